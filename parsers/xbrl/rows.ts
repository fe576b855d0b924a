import { isIsoDate } from '../../core/dates.ts';
import type { ParseOutcome } from '../../core/parser.ts';
import { isStorable } from '../../core/storable-text.ts';
import type { BulkRow } from '../../core/table-rows.ts';
import type { DuplicateClass, XbrlFact, XbrlFactValues, XbrlPeriod, XbrlResult } from '../../core/xbrl.ts';
import { classifyDuplicates } from './duplicates.ts';

/** A row for each fact, in document order; `sequence` is the document set's. */
export function* xbrlFactRows(
  outcome: ParseOutcome<XbrlResult>,
  sequence: number,
): Generator<BulkRow<XbrlFactValues>, void> {
  const facts = outcome.result?.facts ?? [];
  const classes = classifyDuplicates(facts);
  for (const [index, fact] of facts.entries()) {
    const path = `facts[${index}]`;
    const span = outcome.spans[path]?.[0] ?? null;
    yield {
      values: factValues(fact, span?.sequence ?? sequence, classes[index] ?? 'unique'),
      span,
      confidence: outcome.confidences?.[path] ?? outcome.confidence,
    };
  }
}

/** What cannot be stored as stated is null or replaced, and `storageNotes` names it. */
export function factValues(fact: XbrlFact, sequence: number, duplicateClass: DuplicateClass): XbrlFactValues {
  const { id, period: stated, ...columns } = fact;
  const { period, isPlain } = periodColumns(stated);
  const numericValue = numericValueOf(fact);
  const notes = [
    ...(isPlain ? [] : ['period-not-a-date']),
    ...(fact.value === null || isStorable(fact.value) ? [] : ['nul-characters-replaced']),
    ...(fact.unit === null || fact.value === null || numericValue !== null ? [] : ['value-not-a-numeric']),
  ];
  const storageNotes = notes.length === 0 ? null : notes;
  return { ...columns, sequence, numericValue, ...period, factId: id, duplicateClass, storageNotes };
}

function periodColumns(stated: XbrlPeriod): {
  readonly period: Pick<XbrlFactValues, 'periodStart' | 'periodEnd' | 'isInstant'>;
  readonly isPlain: boolean;
} {
  const isInstant = 'instant' in stated;
  if ('forever' in stated) return { period: { periodStart: null, periodEnd: null, isInstant }, isPlain: true };
  const { start, end } = isInstant ? { start: null, end: stated.instant } : stated;
  const periodStart = start !== null && isIsoDate(start) ? start : null;
  const periodEnd = isIsoDate(end) ? end : null;
  return { period: { periodStart, periodEnd, isInstant }, isPlain: periodStart === start && periodEnd === end };
}

/** The number of a fact with a unit; null where it is not one, or longer than any real number. */
function numericValueOf({ unit, value }: XbrlFact): string | null {
  if (unit === null || value === null || value.length > 200) return null;
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,3})?$/.test(value) ? value : null;
}
