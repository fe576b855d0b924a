import type { ParserVersion } from '../../core/ids.ts';
import type { ParseOutcome, Reason } from '../../core/parser.ts';
import { leafPaths } from './result-paths.ts';

/**
 * Merges the outcomes of several parsers of one kind: result keys, spans, confidences, cross-checks and warnings. Parsed if
 * any parser parsed; the rejections of the others become warnings. A parser that found nothing adds no key and no version.
 * If two parsers give the same key, the first wins.
 */
export function mergeOutcomes(outcomes: readonly ParseOutcome[]): ParseOutcome | null {
  const [first] = outcomes;
  if (!first || outcomes.length === 1) return first ?? null;
  const parsed = outcomes.filter(({ status }) => status === 'parsed');
  if (parsed.length === 0) return rejection(outcomes);
  const found = parsed.filter(({ result }) => Object.keys(membersOf(result)).length > 0);
  const contributing = found.length > 0 ? found : parsed;
  const result: Record<string, unknown> = {};
  const spans: Record<string, ParseOutcome['spans'][string]> = {};
  const confidences: Record<string, number> = {};
  for (const outcome of found) {
    for (const [key, value] of Object.entries(membersOf(outcome.result))) {
      if (key in result) continue;
      result[key] = value;
      // The merged confidence may be lower: values without their own keep that of their parser.
      for (const path of [key, ...leafPaths(value, key)]) confidences[path] = outcome.confidence;
      const own = (path: string) => path === key || path.startsWith(`${key}.`) || path.startsWith(`${key}[`);
      for (const [path, span] of Object.entries(outcome.spans)) if (own(path)) spans[path] = span;
      for (const [path, value] of Object.entries(outcome.confidences ?? {})) if (own(path)) confidences[path] = value;
    }
  }
  return {
    kind: first.kind,
    parserVersion: contributing.map(({ parserVersion }) => parserVersion).join('+') as ParserVersion,
    status: 'parsed',
    confidence: Math.min(...contributing.map(({ confidence }) => confidence)),
    result,
    spans,
    confidences,
    crossValidations: parsed.flatMap(({ crossValidations }) => crossValidations),
    reasons: [],
    warnings: [
      ...parsed.flatMap(({ warnings }) => warnings),
      ...outcomes.filter(({ status }) => status === 'rejected').flatMap(rejectionWarnings),
    ],
  };
}

function membersOf(result: unknown): Readonly<Record<string, unknown>> {
  return typeof result === 'object' && result !== null ? (result as Record<string, unknown>) : {};
}

function rejectionWarnings({ parserVersion, reasons }: ParseOutcome): Reason[] {
  return reasons.map(({ code, message }) => ({ code, message: `${parserVersion}: ${message}` }));
}

/** No parser parsed: rejected outranks not applicable; duplicate reasons are dropped. */
function rejection(outcomes: readonly ParseOutcome[]): ParseOutcome | null {
  const rejected = outcomes.filter(({ status }) => status === 'rejected');
  const contributing = rejected.length > 0 ? rejected : outcomes;
  const [first] = contributing;
  if (!first) return null;
  const reasons = new Map(contributing.flatMap((one) => one.reasons.map((reason) => [JSON.stringify(reason), reason])));
  return { ...first, reasons: [...reasons.values()], warnings: contributing.flatMap(({ warnings }) => warnings) };
}
