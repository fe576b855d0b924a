import type { StatementFact, StatementField } from '../../core/statements.ts';
import { gaap, ifrs } from './concepts/field-rule.ts';
import { agree, type CheckedColumn, type RelationCheck, readers } from './relation-check.ts';

const EXCHANGE_EFFECT = [
  ...gaap(
    'EffectOfExchangeRateOnCashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents',
    'EffectOfExchangeRateOnCashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsIncludingDisposalGroupAndDiscontinuedOperations',
    'EffectOfExchangeRateOnCashAndCashEquivalents',
    'EffectOfExchangeRateOnCashAndCashEquivalentsContinuingOperations',
  ),
  ...ifrs('EffectOfExchangeRateChangesOnCashAndCashEquivalents'),
];
const DISCONTINUED_CASH = gaap(
  'NetCashProvidedByUsedInDiscontinuedOperations',
  'CashProvidedByUsedInOperatingActivitiesDiscontinuedOperations',
);
const CASH_ROLLED = [
  ...gaap(
    'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents',
    'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsIncludingDisposalGroupAndDiscontinuedOperations',
    'CashAndCashEquivalentsAtCarryingValue',
  ),
  ...ifrs('CashAndCashEquivalents'),
];

/** Concepts that only these checks read. */
export const CASH_CHECK_CONCEPTS: readonly string[] = [...EXCHANGE_EFFECT, ...DISCONTINUED_CASH, ...CASH_ROLLED];

/** The three flows against the change in cash, and the change against the balances. */
export function cashChecks<F extends StatementFact>(column: CheckedColumn<F>): RelationCheck[] {
  const { first, value, unit } = readers(column);
  const [operating, investing, financing] = [
    value('operatingCashFlow'),
    value('investingCashFlow'),
    value('financingCashFlow'),
  ];
  const change = value('netChangeInCash');
  const { start, end } = column.facts;
  const rollsBy = (amount: number) =>
    start !== null &&
    CASH_ROLLED.some((concept) => {
      const [opening, closing] = [column.cashAt([concept], dayBefore(start)), column.cashAt([concept], end)];
      return opening !== null && closing !== null && agree(closing - opening, amount, unit);
    });
  const rolls = change !== null && rollsBy(change);
  const checks: RelationCheck[] = [];
  if (operating !== null && financing !== null && change !== null) {
    const effects = [0, first(EXCHANGE_EFFECT) ?? 0].flatMap((effect) =>
      [0, first(DISCONTINUED_CASH) ?? 0].map((other) => effect + other),
    );
    const holds = (flows: readonly number[], total: number) =>
      effects.some((effect) =>
        agree(
          flows.reduce((sum, flow) => sum + flow, effect),
          total,
          unit,
        ),
      );
    const flows = [operating, investing ?? 0, financing];
    const name = 'cash-flows-sum-to-change-in-cash';
    const passed = holds(flows, change);
    const isFall = !passed && !rolls && holds(flows, -change) && rollsBy(-change);
    const flipped = isFall
      ? (['netChangeInCash'] as const)
      : passed || !rolls
        ? null
        : flippedFlows(flows, (others) => holds(others, change));
    // The sign alone is wrong: nothing speaks against the other amounts.
    checks.push(flipped === null ? { name, passed, fields: CASH_FLOWS } : { name, passed, fields: flipped, flipped });
  }
  if (rolls) checks.push({ name: 'change-in-cash-rolls-forward', passed: true, fields: ['netChangeInCash'] });
  return checks;
}

const CASH_FLOWS: readonly StatementField[] = [
  'operatingCashFlow',
  'investingCashFlow',
  'financingCashFlow',
  'netChangeInCash',
];

/** The flows that need the other sign, where only one choice of flows makes the sum hold; null for none or several. */
function flippedFlows(
  flows: readonly number[],
  holds: (flows: readonly number[]) => boolean,
): readonly StatementField[] | null {
  const choices: StatementField[][] = [];
  for (let choice = 1; choice < 2 ** flows.length; choice += 1) {
    const isChosen = (index: number) => ((choice >> index) & 1) === 1;
    if (flows.some((flow, index) => flow === 0 && isChosen(index))) continue;
    if (!holds(flows.map((flow, index) => (isChosen(index) ? -flow : flow)))) continue;
    choices.push(CASH_FLOWS.filter((_, index) => index < flows.length && isChosen(index)));
  }
  return choices.length === 1 ? (choices[0] ?? null) : null;
}

function dayBefore(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}
