import type { IsoDate } from '../../core/dates.ts';
import { parserVersionOf } from '../../core/ids.ts';
import type { ParseOutcome, Parser, Reason } from '../../core/parser.ts';
import type { Submission } from '../../core/submission.ts';
import type { XbrlFact, XbrlResult } from '../../core/xbrl.ts';
import { type ParserRun, runParsers } from '../../parsers/registry.ts';
import { mergeOutcomes } from './merge-outcomes.ts';

/**
 * Runs some of the parsers over the documents each applies to, after those that they depend on. Empty where they apply
 * to none; with `force` each reads the first document then (none, where the file holds none).
 */
export function runSelected(
  selected: readonly Parser[],
  parsers: readonly Parser[],
  submission: Submission,
  options: { readonly filedDate: IsoDate | null; readonly force: boolean },
): readonly ParserRun[] {
  const willing = selected.map(
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
  return runParsers(submission, { filedDate: options.filedDate, parsers: [...others, ...willing] }).filter((run) =>
    willing.includes(run.parser),
  );
}

/** The one answer of parsers of one kind: each parser's over its documents, then theirs united. */
export function answerOf(runs: readonly ParserRun[]): ParseOutcome | null {
  const byParser = Map.groupBy(runs, ({ parser }) => parser);
  return mergeOutcomes([...byParser.values()].flatMap((own) => combineOutcomes(own) ?? []));
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

/** The most telling first: parsed with something found, parsed, rejected, not applicable. */
function rankOf({ outcome: { status, result } }: ParserRun): number {
  if (status === 'parsed') return typeof result === 'object' && result && Object.keys(result).length > 0 ? 0 : 1;
  return status === 'rejected' ? 2 : 3;
}

/**
 * One answer for the submission. XBRL facts of several instances stand together; of other kinds the first document
 * that was parsed and holds something answers (else the first parsed, else the first rejected one) and a warning names the rest: merging them would invent a
 * document that nobody filed.
 */
export function combineOutcomes(results: readonly ParserRun[]): ParseOutcome | null {
  const ranked = [...results].sort((a, b) => rankOf(a) - rankOf(b));
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
