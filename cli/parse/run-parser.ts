import type { IsoDate } from '../../core/dates.ts';
import type { ParserVersion } from '../../core/ids.ts';
import type { ParseOutcome, Parser, Reason } from '../../core/parser.ts';
import type { Submission } from '../../core/submission.ts';
import type { XbrlFact, XbrlResult } from '../../core/xbrl.ts';
import { PARSERS, type ParserRun, runParsers, versionOf } from '../../parsers/registry.ts';
import { mergeOutcomes } from './merge-outcomes.ts';

interface ParseInput {
  readonly submission: Submission;
  /** Filing date where the header gives none. */
  readonly filedDate: IsoDate | null;
  /** Defaults to the newest version of every parser. */
  readonly parsers?: readonly Parser[];
}

/**
 * One outcome per kind that applies to a submission, by the rule of the nightly run: every parser reads the documents
 * it applies to. Omits kinds whose parsers all return `not_applicable`.
 */
export function outcomesOfAllKinds({ submission, filedDate, parsers = PARSERS }: ParseInput): ParseOutcome[] {
  const runs = runParsers(submission, { filedDate, parsers });
  const byKind = Map.groupBy(runs, ({ parser }) => parser.kind);
  return [...byKind.values()]
    .flatMap((own) => answerOf(own) ?? [])
    .filter(({ status }) => status !== 'not_applicable')
    .map((outcome) => withSubmissionWarnings(outcome, submission));
}

/**
 * The outcome of one kind. A bare document is always read. A submission whose form no parser of the kind reads is
 * `not_applicable`, unlike a document that was searched without a result (`parsed`, with an empty result).
 *
 * @param selected the parsers of the kind to run, where `parsers` has several versions of one; default: all of the kind
 */
export function outcomeOfKind(kind: string, input: ParseInput, selected?: readonly Parser[]): ParseOutcome {
  const { parsers = PARSERS } = input;
  const ofKind = selected ?? parsersOfKind(parsers, kind);
  return outcomeOfParsers(ofKind, `no parser of kind ${kind} reads`, { ...input, parsers });
}

/** The outcome of one version of a parser, by the same rules; `parsers` holds it and those that it builds on. */
export function outcomeOfVersion(
  version: ParserVersion,
  input: ParseInput & Required<Pick<ParseInput, 'parsers'>>,
): ParseOutcome {
  const selected = input.parsers.filter((parser) => versionOf(parser) === version);
  return outcomeOfParsers(selected, `${version} does not read`, input);
}

function outcomeOfParsers(
  selected: readonly Parser[],
  notRead: string,
  { submission, filedDate, parsers }: ParseInput & Required<Pick<ParseInput, 'parsers'>>,
): ParseOutcome {
  const { form } = submission.header;
  if (submission.documents.length === 0) {
    const none = { code: 'no-document', message: 'the file holds no document' };
    return emptyOutcome(selected, 'rejected', submission.warnings.length > 0 ? submission.warnings : [none]);
  }
  const applies = selected.some((parser) => parser.appliesTo(submission).length > 0);
  if (form !== null && !applies) {
    const message = `${notRead} this Form ${form} filing`;
    return emptyOutcome(selected, 'not_applicable', [{ code: 'form-not-read', message }]);
  }
  const outcome = answerOf(runSelected(selected, parsers, submission, { filedDate, force: true }));
  return withSubmissionWarnings(outcome ?? emptyOutcome(selected, 'not_applicable', []), submission);
}

/** Every parser of a kind, in the registry's order: each has its own result keys or documents. */
export function parsersOfKind(parsers: readonly Parser[], kind: string): readonly Parser[] {
  return parsers.filter((parser) => parser.kind === kind);
}

function withSubmissionWarnings(outcome: ParseOutcome, { warnings }: Submission): ParseOutcome {
  return { ...outcome, warnings: [...warnings, ...outcome.warnings] };
}

/**
 * Runs selected parsers over the documents each applies to, after those they depend on. With `force`, a parser that
 * applies to no document reads the first one.
 */
export function runSelected(
  selected: readonly Parser[],
  parsers: readonly Parser[],
  submission: Submission,
  options: { readonly filedDate: IsoDate | null; readonly force: boolean },
): readonly ParserRun[] {
  const runnable = selected.map(
    (parser): Parser => ({
      ...parser,
      appliesTo: (given) => {
        const documents = parser.appliesTo(given);
        return documents.length > 0 || !options.force ? documents : given.documents.slice(0, 1);
      },
    }),
  );
  const needed = selected.flatMap((parser) => dependenciesOf(parser, parsers));
  const others = [...new Set(needed)].filter((parser) => !selected.includes(parser));
  return runParsers(submission, { filedDate: options.filedDate, parsers: [...others, ...runnable] }).filter((run) =>
    runnable.includes(run.parser),
  );
}

/** Merges the runs of one kind's parsers: per parser over its documents, then across parsers. */
export function answerOf(runs: readonly ParserRun[]): ParseOutcome | null {
  const byParser = Map.groupBy(runs, ({ parser }) => parser);
  return mergeOutcomes([...byParser.values()].flatMap((own) => combineOutcomes(own) ?? []));
}

/** Every parser that this one depends on, directly or through another. */
function dependenciesOf(parser: Parser, parsers: readonly Parser[]): readonly Parser[] {
  const needed = new Set<Parser>();
  const pending = [parser];
  for (let next = pending.pop(); next; next = pending.pop()) {
    for (const version of next.dependsOn) {
      const dependency = parsers.find((candidate) => versionOf(candidate) === version);
      if (!dependency || needed.has(dependency)) continue;
      needed.add(dependency);
      pending.push(dependency);
    }
  }
  return [...needed];
}

/** Best first: parsed with something found, parsed, rejected, not applicable. */
function rankOf({ outcome: { status, result } }: ParserRun): number {
  if (status === 'parsed') return typeof result === 'object' && result && Object.keys(result).length > 0 ? 0 : 1;
  return status === 'rejected' ? 2 : 3;
}

/**
 * One parser's outcome for the whole submission. XBRL facts of several instances are concatenated. For other kinds the
 * best-ranked document is used and a warning names the others: merging them would invent a document that was never filed.
 */
export function combineOutcomes(results: readonly ParserRun[]): ParseOutcome | null {
  const ranked = [...results].sort((a, b) => rankOf(a) - rankOf(b));
  const [primary, ...others] = ranked;
  if (!primary) return null;
  if (others.length === 0) return primary.outcome;
  if (primary.outcome.kind === 'xbrl' && primary.outcome.status === 'parsed') return concatenateFacts(results);
  const named = others.map(({ document, outcome }) => `${document.sequence} (${document.type}: ${outcome.status})`);
  const message = `read from document ${primary.document.sequence}; other documents of this kind: ${named.join(', ')}`;
  return {
    ...primary.outcome,
    warnings: [...primary.outcome.warnings, { code: 'other-documents', message }],
  };
}

function concatenateFacts(results: readonly ParserRun[]): ParseOutcome | null {
  const parsed = results.filter(({ outcome }) => outcome.status === 'parsed').map(({ outcome }) => outcome);
  const [first] = parsed;
  if (!first) return null;
  const facts: XbrlFact[] = [];
  const spans: Record<string, ParseOutcome['spans'][string]> = {};
  const confidences: Record<string, number> = {};
  for (const outcome of parsed) {
    const shift = facts.length;
    const moved = (path: string) =>
      path.replace(/^facts\[(\d+)\]/, (_, index: string) => `facts[${Number(index) + shift}]`);
    for (const [path, span] of Object.entries(outcome.spans)) spans[moved(path)] = span;
    for (const [path, value] of Object.entries(outcome.confidences ?? {})) confidences[moved(path)] = value;
    for (const fact of (outcome.result as XbrlResult).facts) facts.push(fact);
  }
  return {
    ...first,
    confidence: Math.min(...parsed.map((outcome) => outcome.confidence)),
    result: { ...(first.result as object), facts },
    spans,
    confidences,
    crossValidations: parsed.flatMap((outcome) => outcome.crossValidations),
    reasons: results.flatMap(({ outcome }) => outcome.reasons),
    warnings: parsed.flatMap((outcome) => outcome.warnings),
  };
}

function emptyOutcome(
  selected: readonly Parser[],
  status: 'rejected' | 'not_applicable',
  reasons: readonly Reason[],
): ParseOutcome {
  const [first] = selected;
  if (first === undefined) throw new RangeError('no parser of this kind');
  const parserVersion = versionOf(first);
  const nothing = { confidence: 0, result: null, spans: {}, crossValidations: [], warnings: [] };
  return { kind: first.kind, parserVersion, status, reasons, ...nothing };
}
