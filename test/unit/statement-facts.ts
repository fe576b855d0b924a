import { isIsoDate, parseIsoDate } from '../../core/dates.ts';
import type { StatementColumn, StatementFact, StatementField, StatementKind } from '../../core/statements.ts';

/** A fact of `us-gaap`, or with its own prefix; `2024-12-31` is an instant, `2024-01-01/2024-12-31` a duration. */
export function taken(concept: string, value: number | string, period: string, more: Partial<StatementFact> = {}) {
  const [first = '', second] = period.split('/');
  return {
    concept: concept.includes(':') ? concept : `us-gaap:${concept}`,
    value: String(value),
    unit: 'USD',
    decimals: '0',
    start: second === undefined || !isIsoDate(first) ? null : first,
    end: parseIsoDate(second ?? first),
    dimensions: {},
    ...more,
  } satisfies StatementFact;
}

/** Facts of one period. */
export function takenAll(period: string, values: Readonly<Record<string, number | string>>): readonly StatementFact[] {
  return Object.entries(values).map(([concept, value]) => taken(concept, value, period, unitOf(concept)));
}

function unitOf(concept: string): Partial<StatementFact> {
  if (concept.includes('EarningsPerShare') || concept.includes('EarningsLossPerShare')) return { unit: 'USD/shares' };
  return concept.includes('Weighted') ? { unit: 'shares' } : {};
}

/** `income 2024-01-01..2024-12-31 current`. */
export function named({ statement, start, end, role }: StatementColumn): string {
  return `${statement} ${start === null ? '' : `${start}..`}${end} ${role}`;
}

/** The values of one column, as numbers. */
export function valuesOf(
  columns: readonly StatementColumn[],
  statement: StatementKind,
  end: string,
): Readonly<Partial<Record<StatementField, number>>> {
  const column = columns.find((one) => one.statement === statement && one.end === end);
  if (column === undefined) throw new Error(`no ${statement} column that ends on ${end}`);
  return Object.fromEntries(Object.entries(column.values).map(([field, { value }]) => [field, Number(value)]));
}
