import type { StatementFact, StatementKind } from '../../core/statements.ts';
import { gaap, ifrs } from './concepts/field-rule.ts';
import { type FactPlaces, hasDimensions } from './fact-index.ts';

/** Lines that two statements share, with and without restricted cash. */
const SHARED = [
  [
    ...gaap(
      'CashAndCashEquivalentsAtCarryingValue',
      'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents',
      'Cash',
    ),
    ...ifrs('CashAndCashEquivalents'),
  ],
  [...gaap('NetIncomeLoss', 'ProfitLoss'), ...ifrs('ProfitLoss')],
];

/**
 * The statements of which one was tagged without its scale: a line that both state, for one period, is a thousand or a
 * million times as large in one, to the last digit. Which of the two is wrong remains open.
 */
export function conflictingScales<F extends StatementFact>(
  facts: readonly F[],
  places: FactPlaces<F>,
): ReadonlySet<StatementKind> {
  const found = new Set<StatementKind>();
  for (const concepts of SHARED) {
    const lines = facts.flatMap((fact) =>
      concepts.includes(fact.concept) && !hasDimensions(fact)
        ? places.facesOf(fact).map((face) => ({ face, fact }))
        : [],
    );
    const periods = Map.groupBy(lines, ({ fact: { start, end, unit } }) => `${start ?? ''} ${end} ${unit}`);
    for (const own of periods.values()) {
      for (const { face, fact } of own) {
        for (const other of own) {
          if (face === other.face || !isScaled(Number(fact.value), Number(other.fact.value))) continue;
          found.add(face);
          found.add(other.face);
        }
      }
    }
  }
  return found;
}

function isScaled(small: number, large: number): boolean {
  return small !== 0 && (large === small * 1e3 || large === small * 1e6);
}
