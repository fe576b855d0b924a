import { addDecimals, compareDecimals, withinTolerance } from '../../core/decimal.ts';
import type { DecimalText } from '../../core/rows.ts';
import type { Span } from '../../core/spans.ts';
import type { DuplicateClass } from '../../core/xbrl.ts';
import { isNumeric, type ReportedFact } from './reported-facts.ts';

/** One number out of all the facts that state it. */
export interface ResolvedFact {
  readonly value: DecimalText;
  /** Of the fact whose value it is. */
  readonly spans: readonly Span[];
  readonly confidence: number;
  readonly agreement: DuplicateClass;
  readonly source: ReportedFact;
}

/**
 * Takes facts of one concept, period, unit and dimensions for one number: the most precise of them (the first among
 * equals). `complete`: all the same number. `consistent`: the same within their stated `decimals`. `inconsistent`:
 * they contradict each other; the number is then not to be trusted. Null where no fact is a number.
 */
export function resolveDuplicates(candidates: readonly ReportedFact[]): ResolvedFact | null {
  const resolution = resolveValues(candidates.filter(isNumeric), ({ fact, value }) => ({
    value,
    decimals: fact.decimals,
  }));
  if (resolution === null) return null;
  const { chosen, agreement } = resolution;
  const { value, spans, confidence } = chosen;
  return { value, spans, confidence, agreement, source: chosen };
}

/** A number with the accuracy that it is stated to. */
interface StatedNumber {
  readonly value: DecimalText;
  readonly decimals: string | null;
}

/** As `resolveDuplicates`, for numbers of any shape. */
export function resolveValues<T>(
  candidates: readonly T[],
  read: (candidate: T) => StatedNumber,
): { readonly chosen: T; readonly agreement: DuplicateClass } | null {
  let [chosen] = candidates;
  if (chosen === undefined) return null;
  if (candidates.length === 1) return { chosen, agreement: 'unique' };
  for (const candidate of candidates) if (precisionOf(read(candidate)) > precisionOf(read(chosen))) chosen = candidate;
  const best = read(chosen);
  let agreement: DuplicateClass = 'complete';
  for (const candidate of candidates.map(read)) {
    if (compareDecimals(candidate.value, best.value) === 0) continue;
    const tolerance = addDecimals(halfUnit(candidate), halfUnit(best));
    if (!withinTolerance(candidate.value, best.value, tolerance)) agreement = 'inconsistent';
    else if (agreement !== 'inconsistent') agreement = 'consistent';
  }
  return { chosen, agreement };
}

function precisionOf({ decimals: stated }: StatedNumber): number {
  if (stated === 'INF') return Number.POSITIVE_INFINITY;
  const decimals = stated === null ? Number.NaN : Number(stated);
  return Number.isInteger(decimals) && Math.abs(decimals) <= 40 ? decimals : Number.NEGATIVE_INFINITY;
}

/** Half a unit of the last stated digit: 500 for decimals -3; 0 where nothing is stated. */
function halfUnit(stated: StatedNumber): DecimalText {
  const decimals = precisionOf(stated);
  if (!Number.isFinite(decimals)) return '0';
  return decimals < 0 ? `5${'0'.repeat(-decimals - 1)}` : `0.${'0'.repeat(decimals)}5`;
}
