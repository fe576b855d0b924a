import type { Command } from 'commander';
import { isIsoDate } from '../../core/dates.ts';
import { AppError } from '../../core/errors.ts';
import type { ParseOutcome, Parser } from '../../core/parser.ts';
import type { Submission } from '../../core/submission.ts';

interface ParseOptions {
  readonly kind?: string;
  readonly filed?: string;
  readonly json?: boolean;
}

export function register(command: Command): void {
  command
    .argument('<file>', 'a submission as EDGAR gives it, or one bare document (HTML, XML, text); gzipped or not')
    .option('--kind <kind>', 'what to read it as; without it, form and document type decide')
    .option('--filed <date>', 'filing date (YYYY-MM-DD) where the file does not give it')
    .option('--json', 'print the whole outcome as JSON')
    .addHelpText('after', '\nExit code 0 also when the document is rejected: the answer says so, with the reasons.')
    .action(parse);
}

async function parse(path: string, options: ParseOptions): Promise<void> {
  const { filed, kind } = options;
  if (filed !== undefined && !isIsoDate(filed)) {
    throw new AppError(`--filed ${filed}: not a date; write it as YYYY-MM-DD`, { code: 'usage', retryable: false });
  }
  const { readInputFile } = await import('../parse/read-input-file.ts');
  const [{ bytes, filename }, { readBareDocument }, { looksLikeSubmission, readSubmission }, { currentParsers }] =
    await Promise.all([
      readInputFile(path),
      import('../../sources/submission/read-bare-document.ts'),
      import('../../sources/submission/read-submission.ts'),
      import('../../parsers/registry.ts'),
    ]);
  const filedDate = filed ?? null;
  const submission = looksLikeSubmission(bytes)
    ? readSubmission(bytes)
    : readBareDocument(bytes, { filename, filedDate });
  const parsers = currentParsers();
  const { parserFor, parsersOfKind } = await import('../parse/choose-parser.ts');
  const chosen = kind ?? parserFor(parsers, submission)?.kind;
  const selected = chosen === undefined ? [] : parsersOfKind(parsers, chosen);
  if (kind !== undefined && selected.length === 0) {
    const kinds = [...new Set(parsers.map((known) => known.kind))].sort();
    throw new AppError(`no parser of kind ${kind}; there are: ${kinds.join(', ')}`, {
      code: 'usage',
      retryable: false,
    });
  }
  const outcome = await outcomeOf(selected, parsers, submission, options);
  if (options.json) {
    process.stdout.write(`${JSON.stringify(printed(outcome, submission))}\n`);
    return;
  }
  const { outcomeText } = await import('../parse/outcome-text.ts');
  process.stdout.write(
    outcome === null ? `no parser applies to ${path} (${nameOf(submission)})\n` : outcomeText(outcome),
  );
}

async function outcomeOf(
  selected: readonly Parser[],
  parsers: readonly Parser[],
  submission: Submission,
  { filed, kind }: ParseOptions,
): Promise<ParseOutcome | null> {
  const [first] = selected;
  if (!first) return null;
  const { answerOf, refusedOutcome, runSelected } = await import('../parse/run-parser.ts');
  const filedDate = submission.header.filedDate ?? (filed !== undefined && isIsoDate(filed) ? filed : null);
  const outcome = answerOf(runSelected(selected, parsers, submission, { filedDate, force: kind !== undefined }));
  if (outcome === null) {
    const none = { code: 'no-document', message: 'the file holds no document' };
    return refusedOutcome(first, submission.warnings.length > 0 ? submission.warnings : [none]);
  }
  return { ...outcome, warnings: [...submission.warnings, ...outcome.warnings] };
}

/** The members of the answer in their order, `confidences` only where there are any. */
function printed(outcome: ParseOutcome | null, submission: Submission): Record<string, unknown> {
  const answer = outcome ?? {
    kind: null,
    parserVersion: null,
    status: 'not_applicable',
    confidence: 0,
    result: null,
    spans: {},
    confidences: undefined,
    crossValidations: [],
    reasons: [{ code: 'no-parser-applies', message: `no parser applies to ${nameOf(submission)}; --kind names one` }],
    warnings: submission.warnings,
  };
  const { kind, parserVersion, status, confidence, result, spans, confidences } = answer;
  const { crossValidations, reasons, warnings } = answer;
  const overrides = confidences && Object.keys(confidences).length > 0 ? { confidences } : {};
  return {
    kind,
    parserVersion,
    status,
    confidence,
    ...overrides,
    result,
    spans,
    crossValidations,
    reasons,
    warnings,
  };
}

function nameOf({ header, documents }: Submission): string {
  const type = documents[0]?.type;
  return header.form ?? (type ? `a document of type ${type}` : 'a document without form or type');
}
