import type { DecimalText } from '../../core/rows.ts';
import type { Span } from '../../core/spans.ts';
import type { DuplicateClass } from '../../core/xbrl.ts';
import { addDecimals, compareDecimals, withinTolerance } from '../layout/decimal.ts';
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
  const numeric = candidates.filter(isNumeric);
  let best = numeric[0];
  if (!best) return null;
  for (const candidate of numeric) if (precisionOf(candidate) > precisionOf(best)) best = candidate;
  const chosen = best;
  let agreement: DuplicateClass = numeric.length === 1 ? 'unique' : 'complete';
  for (const candidate of numeric) {
    if (compareDecimals(candidate.value, chosen.value) === 0) continue;
    const tolerance = addDecimals(halfUnit(candidate), halfUnit(chosen));
    if (!withinTolerance(candidate.value, chosen.value, tolerance)) agreement = 'inconsistent';
    else if (agreement !== 'inconsistent') agreement = 'consistent';
  }
  const { value, spans, confidence } = chosen;
  return { value, spans, confidence, agreement, source: chosen };
}

function precisionOf({ fact }: ReportedFact): number {
  if (fact.decimals === 'INF') return Number.POSITIVE_INFINITY;
  const decimals = fact.decimals === null ? Number.NaN : Number(fact.decimals);
  return Number.isInteger(decimals) && Math.abs(decimals) <= 40 ? decimals : Number.NEGATIVE_INFINITY;
}

/** Half a unit of the last stated digit: 500 for decimals -3; 0 where nothing is stated. */
function halfUnit(reported: ReportedFact): DecimalText {
  const decimals = precisionOf(reported);
  if (!Number.isFinite(decimals)) return '0';
  return decimals < 0 ? `5${'0'.repeat(-decimals - 1)}` : `0.${'0'.repeat(decimals)}5`;
}
