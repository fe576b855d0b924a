import type { IsoDate } from '../../core/dates.ts';
import { addDecimals, compareDecimals } from '../../core/decimal.ts';
import type { DecimalText } from '../../core/rows.ts';
import type { Span } from '../../core/spans.ts';
import { durationOf, instantOf, isNumeric, type ReportedFact } from '../reported-facts/reported-facts.ts';
import { resolveDuplicates } from '../reported-facts/resolve-duplicates.ts';

/** A number of one class at one date. */
export interface ClassValue {
  readonly asOf: IsoDate;
  /** Class member as tagged; '' for all common stock. */
  readonly shareClass: string;
  readonly value: DecimalText;
  readonly spans: readonly Span[];
  readonly confidence: number;
  readonly isInconsistent: boolean;
}

export interface ClassValues {
  /** By date, then class; never a total beside its classes. */
  readonly values: readonly ClassValue[];
  /** Whether classes reported beside a total add up to it; null where no total is reported beside classes. */
  readonly classesSumToTotal: boolean | null;
}

/** Axes that separate classes of stock. A fact with any other axis describes a part, a plan, a co-registrant. */
const CLASS_AXES: ReadonlySet<string> = new Set([
  'us-gaap:StatementClassOfStockAxis',
  'us-gaap:ClassOfStockAxis',
  'ifrs-full:ClassesOfShareCapitalAxis',
  'ifrs-full:ClassesOfOrdinarySharesAxis',
]);

function shareClassOf({ fact }: ReportedFact): string | null {
  const axes = Object.entries(fact.dimensions);
  if (axes.length === 0) return '';
  const [axis, member] = axes[0] ?? ['', ''];
  return axes.length === 1 && CLASS_AXES.has(axis) ? member : null;
}

/**
 * The values of a concept by date and class of stock. A total and classes at one date are one count
 * twice: the classes stay if they reach the total, the total alone stays if they do not (then a class is missing).
 */
export function classValuesOf(candidates: readonly ReportedFact[]): ClassValues {
  const usable = candidates.flatMap((item) => {
    const asOf = instantOf(item) ?? durationOf(item)?.end ?? null;
    const shareClass = shareClassOf(item);
    const isCount = isNumeric(item) && !item.value.startsWith('-');
    return asOf === null || shareClass === null || !isCount ? [] : [{ asOf, shareClass, item }];
  });
  const groups = Map.groupBy(usable, ({ asOf, shareClass }) => `${asOf} ${shareClass}`);
  const resolved = [...groups.values()].flatMap((group): ClassValue[] => {
    const fact = resolveDuplicates(group.map(({ item }) => item));
    if (!fact || !group[0]) return [];
    const { asOf, shareClass } = group[0];
    const { value, spans, confidence, agreement } = fact;
    return [{ asOf, shareClass, value, spans, confidence, isInconsistent: agreement === 'inconsistent' }];
  });
  const byDate = Map.groupBy(resolved, ({ asOf }) => asOf);
  const values: ClassValue[] = [];
  let classesSumToTotal: boolean | null = null;
  for (const [, list] of [...byDate].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const total = list.find((item) => item.shareClass === '');
    const classes = list.filter((item) => item.shareClass !== '');
    if (!total || classes.length === 0) {
      values.push(...list);
      continue;
    }
    const sum = classes.reduce((before, item) => addDecimals(before, item.value), '0');
    const order = compareDecimals(sum, total.value);
    classesSumToTotal = (classesSumToTotal ?? true) && order === 0;
    values.push(...(order < 0 ? [total] : classes));
  }
  return { values, classesSumToTotal };
}
