import type { StatementFact, StatementField } from '../../core/statements.ts';
import type { PeriodFacts } from './fact-index.ts';
import type { DraftValue } from './read-field.ts';

/** One relation between lines of a statement, and whether it holds. */
export interface RelationCheck {
  readonly name: string;
  readonly passed: boolean;
  /** The fields that it confirms where it holds. */
  readonly fields: readonly StatementField[];
  /** Off by a factor of a thousand or a million: a number without its scale, which is left out. */
  readonly misscaled?: readonly StatementField[];
  /** With the other sign the relation holds: tagged without the minus that is printed. */
  readonly flipped?: readonly StatementField[];
}

export interface CheckedColumn<F extends StatementFact> {
  readonly facts: PeriodFacts<F>;
  readonly values: ReadonlyMap<StatementField, DraftValue<F>>;
  /** The cash and its restricted parts at an instant, by what a cash flow statement rolls forward. */
  readonly cashAt: (concepts: readonly string[], end: string) => number | null;
}

/** Sums that agree within rounding: half a unit for each line, at least one unit of the coarsest. */
export function agree(a: number, b: number, unit: number): boolean {
  return Math.abs(a - b) <= unit * 1.5;
}

export function readers<F extends StatementFact>({ facts, values }: CheckedColumn<F>) {
  const first = (concepts: readonly string[]): number | null => {
    for (const concept of concepts) {
      const stated = facts.stated(concept, null);
      if (stated !== null) return Number(stated.fact.value);
    }
    return null;
  };
  const value = (field: StatementField): number | null => {
    const draft = values.get(field);
    return draft === undefined ? null : Number(draft.value);
  };
  return { first, value, unit: unitOf(values) };
}

/** What the last stated digit of most amounts of a column is worth; half of one where none is rounded. */
function unitOf<F extends StatementFact>(values: ReadonlyMap<StatementField, DraftValue<F>>): number {
  const counts = new Map<number, number>();
  for (const { fact } of [...values.values()].flatMap(({ stated }) => stated)) {
    const decimals = Number(fact.decimals ?? Number.NaN);
    if (!/^[A-Z]{3}$/.test(fact.unit) || !Number.isInteger(decimals) || decimals > 0 || decimals < -9) continue;
    counts.set(decimals, (counts.get(decimals) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return most === undefined ? 0.5 : 10 ** -most[0];
}
