import type { Command } from 'commander';
import { isIsoDate } from '../../core/dates.ts';
import { isParserVersion, type ParserVersion, parserIdOf } from '../../core/ids.ts';
import type { ParseOutcome, Parser, Reason } from '../../core/parser.ts';
import type { Submission } from '../../core/submission.ts';
import { usageError } from '../errors.ts';
import { readInputFile } from '../parse/read-input-file.ts';

interface ParseOptions {
  readonly kind?: string;
  readonly parser?: string;
  readonly filed?: string;
  readonly json?: boolean;
}

export const help = `Without --kind, every parser that the nightly run would choose reads the file, and --json prints
{"outcomes": [outcome, ...]}, one per kind. With --kind or --parser, --json prints that one outcome: "not_applicable" where no
parser of the kind reads the form, "parsed" with an empty result where the document was searched and nothing found.
The exit code is 0 also when the document is rejected: the outcome gives the reasons.`;

export function register(command: Command): void {
  command
    .argument('<file>', 'a full submission, or one bare document (HTML, XML, text); gzipped or not')
    .option('--kind <kind>', 'parse as this kind; default: every kind that applies')
    .option('--parser <id@version>', 'run this version of one parser, such as voting-results@1; released ones too')
    .option('--filed <date>', 'filing date (YYYY-MM-DD) where the file does not state it')
    .option('--json', 'print JSON')
    .action(parse);
}

async function parse(path: string, { filed, kind, parser, json = false }: ParseOptions): Promise<void> {
  if (filed !== undefined && !isIsoDate(filed)) throw usageError(`--filed ${filed}: not a date; use YYYY-MM-DD`);
  if (kind !== undefined && parser !== undefined) throw usageError('--kind and --parser exclude each other');
  const chosen = parser === undefined ? null : await versionToRun(parser);
  const submission = await readFiling(path, filed ?? null);
  const filedDate = submission.header.filedDate ?? filed ?? null;
  const { outcomeOfKind, outcomeOfVersion, outcomesOfAllKinds } = await import('../parse/run-parser.ts');
  if (chosen !== null) {
    const outcome = outcomeOfVersion(chosen.version, { submission, filedDate, parsers: chosen.parsers });
    return print([outcome], json ? printed(outcome) : null);
  }
  if (kind !== undefined) {
    await assertKind(kind);
    const outcome = outcomeOfKind(kind, { submission, filedDate });
    return print([outcome], json ? printed(outcome) : null);
  }
  const outcomes = outcomesOfAllKinds({ submission, filedDate });
  const none = outcomes.length === 0 ? { reasons: reasonsForNone(submission) } : {};
  if (json || outcomes.length > 0) {
    await print(outcomes, json ? { outcomes: outcomes.map(printed), ...none } : null);
  } else {
    for (const { message } of reasonsForNone(submission)) process.stdout.write(`${path}: ${message}\n`);
  }
}

async function readFiling(path: string, filedDate: Submission['header']['filedDate']): Promise<Submission> {
  const { bytes, filename } = await readInputFile(path);
  const { readBareDocument } = await import('../../sources/submission/read-bare-document.ts');
  const { looksLikeSubmission, readSubmission } = await import('../../sources/submission/read-submission.ts');
  return looksLikeSubmission(bytes) ? readSubmission(bytes) : readBareDocument(bytes, { filename, filedDate });
}

/** A version with the parsers that it builds on. */
async function versionToRun(
  text: string,
): Promise<{ readonly version: ParserVersion; readonly parsers: readonly Parser[] }> {
  const { CATALOG, loadParsers, withDependencies } = await import('../../parsers/parser-catalog.ts');
  if (!isParserVersion(text)) throw usageError(`--parser ${text}: name a version, such as voting-results@1`);
  if (!CATALOG.has(text)) {
    const versions = CATALOG.versions().filter((version) => parserIdOf(version) === parserIdOf(text));
    const known = versions.length > 0 ? versions : CATALOG.versions();
    throw usageError(`--parser ${text}: this build has no such version; it has ${known.join(', ')}`);
  }
  return { version: text, parsers: await loadParsers(CATALOG, await withDependencies(CATALOG, [text])) };
}

async function assertKind(kind: string): Promise<void> {
  const { PARSERS } = await import('../../parsers/registry.ts');
  const kinds = [...new Set(PARSERS.map((known) => known.kind))].sort();
  if (!kinds.includes(kind)) throw usageError(`no parser of kind ${kind}; choose from ${kinds.join(', ')}`);
}

/** Prints `json` where given, else each outcome as text. */
async function print(outcomes: readonly ParseOutcome[], json: unknown): Promise<void> {
  const { outcomeText } = await import('../parse/outcome-text.ts');
  process.stdout.write(json === null ? outcomes.map(outcomeText).join('\n') : `${JSON.stringify(json)}\n`);
}

/** The members of an outcome in their documented order, `confidences` only if there are any. */
function printed({ kind, parserVersion, status, confidence, confidences, ...rest }: ParseOutcome): object {
  const { result, spans, crossValidations, reasons, warnings } = rest;
  const verdict = { kind, parserVersion, status, confidence };
  const overrides = confidences && Object.keys(confidences).length > 0 ? { confidences } : {};
  const evidence = { result, spans, crossValidations, reasons, warnings };
  return { ...verdict, ...overrides, ...evidence };
}

function reasonsForNone({ header, documents, warnings }: Submission): readonly Reason[] {
  if (documents.length === 0 && warnings.length > 0) return warnings;
  const type = documents[0]?.type;
  const name = header.form ? `Form ${header.form}` : type ? `a document of type ${type}` : 'a document without a form';
  return [{ code: 'no-parser-applies', message: `no parser applies to ${name}; choose one with --kind` }];
}
