import type { ParserVersion } from '../../core/ids.ts';
import type { ParseOutcome, Reason } from '../../core/parser.ts';
import { leafPaths } from './result-paths.ts';

/**
 * One answer of several parsers of one kind, each with result keys of its own: keys, spans, confidences, cross-checks
 * and warnings united. Parsed if any parser parsed; what the others refused stands among the warnings. A parser that
 * found nothing adds no key and no version. Of two parsers that give the same key the first is kept.
 */
export function mergeOutcomes(outcomes: readonly ParseOutcome[]): ParseOutcome | null {
  const [first] = outcomes;
  if (!first || outcomes.length === 1) return first ?? null;
  const parsed = outcomes.filter(({ status }) => status === 'parsed');
  if (parsed.length === 0) return refusal(outcomes);
  const found = parsed.filter(({ result }) => Object.keys(membersOf(result)).length > 0);
  const speaking = found.length > 0 ? found : parsed;
  const result: Record<string, unknown> = {};
  const spans: Record<string, ParseOutcome['spans'][string]> = {};
  const confidences: Record<string, number> = {};
  for (const outcome of found) {
    for (const [key, value] of Object.entries(membersOf(outcome.result))) {
      if (key in result) continue;
      result[key] = value;
      // The document's confidence is now another one: what leant on its own parser's keeps that.
      for (const path of [key, ...leafPaths(value, key)]) confidences[path] = outcome.confidence;
      const own = (path: string) => path === key || path.startsWith(`${key}.`) || path.startsWith(`${key}[`);
      for (const [path, span] of Object.entries(outcome.spans)) if (own(path)) spans[path] = span;
      for (const [path, value] of Object.entries(outcome.confidences ?? {})) if (own(path)) confidences[path] = value;
    }
  }
  return {
    kind: first.kind,
    parserVersion: speaking.map(({ parserVersion }) => parserVersion).join('+') as ParserVersion,
    status: 'parsed',
    confidence: Math.min(...speaking.map(({ confidence }) => confidence)),
    result,
    spans,
    confidences,
    crossValidations: parsed.flatMap(({ crossValidations }) => crossValidations),
    reasons: [],
    warnings: [
      ...parsed.flatMap(({ warnings }) => warnings),
      ...outcomes.filter(({ status }) => status === 'rejected').flatMap(refusalWarnings),
    ],
  };
}

function membersOf(result: unknown): Readonly<Record<string, unknown>> {
  return typeof result === 'object' && result !== null ? (result as Record<string, unknown>) : {};
}

function refusalWarnings({ parserVersion, reasons }: ParseOutcome): Reason[] {
  return reasons.map(({ code, message }) => ({ code, message: `${parserVersion}: ${message}` }));
}

/** Nobody parsed: rejected outranks not applicable, reasons told once each. */
function refusal(outcomes: readonly ParseOutcome[]): ParseOutcome | null {
  const rejected = outcomes.filter(({ status }) => status === 'rejected');
  const speaking = rejected.length > 0 ? rejected : outcomes;
  const [first] = speaking;
  if (!first) return null;
  const reasons = new Map(speaking.flatMap((one) => one.reasons.map((reason) => [JSON.stringify(reason), reason])));
  return { ...first, reasons: [...reasons.values()], warnings: speaking.flatMap(({ warnings }) => warnings) };
}
