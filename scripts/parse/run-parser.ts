import type { IsoDate } from '../../core/dates.ts';
import { parserVersionOf } from '../../core/ids.ts';
import type { ParseContext, ParseOutcome, Parser, Reason } from '../../core/parser.ts';
import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import { newestVersions } from './choose-parser.ts';

/** One document's outcome, with the document it is of. */
export interface DocumentOutcome {
  readonly document: SubmissionDocument;
  readonly outcome: ParseOutcome;
}

export interface RunOptions {
  readonly filedDate: IsoDate | null;
  /** True: where the parser does not apply, it reads the first document all the same. */
  readonly force: boolean;
}

/**
 * Runs a parser over the documents it applies to, after the parsers that it depends on. Documents that the reader
 * refused (none at all, too large) are left to the caller: the list is empty then.
 */
export function runParser(
  parser: Parser,
  parsers: readonly Parser[],
  submission: Submission,
  options: RunOptions,
): readonly DocumentOutcome[] {
  const upstream = new Map<string, readonly ParseOutcome[]>();
  const context: ParseContext = { filedDate: options.filedDate, upstream };
  for (const dependency of dependenciesOf(parser, newestVersions(parsers))) {
    const documents = dependency.appliesTo(submission);
    upstream.set(
      dependency.id,
      documents.map((document) => dependency.parse(submission, document, context)),
    );
  }
  const applying = parser.appliesTo(submission);
  const documents = applying.length > 0 || !options.force ? applying : submission.documents.slice(0, 1);
  return documents.map((document) => ({ document, outcome: parser.parse(submission, document, context) }));
}

/** Every parser that must run before, each after its own dependencies. */
function dependenciesOf(parser: Parser, parsers: readonly Parser[], seen: Set<string> = new Set()): Parser[] {
  return parser.dependsOn.flatMap((id) => {
    const dependency = parsers.find((candidate) => candidate.id === id);
    if (!dependency || seen.has(id)) return [];
    seen.add(id);
    return [...dependenciesOf(dependency, parsers, seen), dependency];
  });
}

const SOUNDNESS = { parsed: 0, rejected: 1, not_applicable: 2 } as const;

/**
 * One answer for the submission. XBRL facts of several instances stand together; of other kinds the first document
 * that was parsed answers (else the first rejected one) and a warning names the rest: merging them would invent a
 * document that nobody filed.
 */
export function combineOutcomes(results: readonly DocumentOutcome[]): ParseOutcome | null {
  const ranked = [...results].sort((a, b) => SOUNDNESS[a.outcome.status] - SOUNDNESS[b.outcome.status]);
  const [primary, ...others] = ranked;
  if (!primary) return null;
  if (others.length === 0) return primary.outcome;
  if (primary.outcome.kind === 'xbrl' && primary.outcome.status === 'parsed') return concatenateFacts(results);
  const named = others.map(({ document, outcome }) => `${document.sequence} (${document.type}: ${outcome.status})`);
  const message = `this is document ${primary.document.sequence}; also of this kind: documents ${named.join(', ')}`;
  return {
    ...primary.outcome,
    warnings: [...primary.outcome.warnings, { code: 'other-documents', message }],
  };
}

function concatenateFacts(results: readonly DocumentOutcome[]): ParseOutcome | null {
  const parsed = results.filter(({ outcome }) => outcome.status === 'parsed').map(({ outcome }) => outcome);
  const [first] = parsed;
  if (!first) return null;
  const facts: unknown[] = [];
  const spans: Record<string, ParseOutcome['spans'][string]> = {};
  const confidences: Record<string, number> = {};
  for (const outcome of parsed) {
    const shift = facts.length;
    const moved = (path: string) =>
      path.replace(/^facts\[(\d+)\]/, (_, index: string) => `facts[${Number(index) + shift}]`);
    for (const [path, span] of Object.entries(outcome.spans)) spans[moved(path)] = span;
    for (const [path, value] of Object.entries(outcome.confidences ?? {})) confidences[moved(path)] = value;
    for (const fact of factsOf(outcome)) facts.push(fact);
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

function factsOf(outcome: ParseOutcome): readonly unknown[] {
  const { facts } = outcome.result as { readonly facts: readonly unknown[] };
  return facts;
}

/** The outcome of bytes that hold no document a parser could read. */
export function refusedOutcome(parser: Parser, reasons: readonly Reason[]): ParseOutcome {
  return {
    kind: parser.kind,
    parserVersion: parserVersionOf(parser.id, parser.version),
    status: 'rejected',
    confidence: 0,
    result: null,
    spans: {},
    crossValidations: [],
    reasons,
    warnings: [],
  };
}
