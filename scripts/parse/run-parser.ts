import type { IsoDate } from '../../core/dates.ts';
import { parserVersionOf } from '../../core/ids.ts';
import type { ParseOutcome, Parser, Reason } from '../../core/parser.ts';
import type { Submission } from '../../core/submission.ts';
import type { XbrlFact, XbrlResult } from '../../core/xbrl.ts';
import { type ParserRun, runParsers } from '../../parsers/registry.ts';

/**
 * Runs one of the parsers over the documents it applies to, after those that it depends on. Empty where it applies to
 * none; with `force` it reads the first document then (none, where the file holds none).
 */
export function runParser(
  parser: Parser,
  parsers: readonly Parser[],
  submission: Submission,
  options: { readonly filedDate: IsoDate | null; readonly force: boolean },
): readonly ParserRun[] {
  const willing: Parser = {
    ...parser,
    appliesTo: (given) => {
      const documents = parser.appliesTo(given);
      return documents.length > 0 || !options.force ? documents : given.documents.slice(0, 1);
    },
  };
  const selected = [...dependenciesOf(parser, parsers), willing];
  return runParsers(submission, { filedDate: options.filedDate, parsers: selected }).filter(
    (run) => run.parser === willing,
  );
}

/** Every parser whose outcomes this one may read, directly or through another. */
function dependenciesOf(parser: Parser, parsers: readonly Parser[]): readonly Parser[] {
  const needed = new Set<Parser>();
  const pending = [parser];
  for (let next = pending.pop(); next; next = pending.pop()) {
    for (const id of next.dependsOn) {
      const dependency = parsers.find((candidate) => candidate.id === id);
      if (!dependency || needed.has(dependency)) continue;
      needed.add(dependency);
      pending.push(dependency);
    }
  }
  return [...needed];
}

const SOUNDNESS = { parsed: 0, rejected: 1, not_applicable: 2 } as const;

/**
 * One answer for the submission. XBRL facts of several instances stand together; of other kinds the first document
 * that was parsed answers (else the first rejected one) and a warning names the rest: merging them would invent a
 * document that nobody filed.
 */
export function combineOutcomes(results: readonly ParserRun[]): ParseOutcome | null {
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
