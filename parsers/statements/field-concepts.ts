import type { StatementField, StatementKind } from '../../core/statements.ts';
import { CHECK_CONCEPTS } from './checks.ts';
import { LINE_CONCEPTS } from './columns.ts';
import { BALANCE_RULES } from './concepts/balance.ts';
import { CASH_FLOW_RULES } from './concepts/cash-flow.ts';
import type { FieldRule } from './concepts/field-rule.ts';
import { INCOME_RULES } from './concepts/income.ts';

type FieldAndRule = readonly [field: StatementField, rule: FieldRule];

/** The fields of each statement that are read by concepts. */
export const STATEMENT_RULES: Readonly<Record<StatementKind, readonly FieldAndRule[]>> = {
  income: rulesOf(INCOME_RULES),
  balance: rulesOf(BALANCE_RULES),
  cashflow: rulesOf(CASH_FLOW_RULES),
};

function rulesOf(rules: Readonly<Partial<Record<string, FieldRule>>>): readonly FieldAndRule[] {
  return Object.entries(rules).flatMap(([field, rule]) =>
    rule === undefined ? [] : [[field as StatementField, rule]],
  );
}

/** The concepts that fields and lines of each statement are read from. */
export const FIELD_CONCEPTS: Readonly<Record<StatementKind, ReadonlySet<string>>> = {
  income: conceptsOf('income'),
  balance: conceptsOf('balance'),
  cashflow: conceptsOf('cashflow'),
};

function conceptsOf(kind: StatementKind): ReadonlySet<string> {
  const read = STATEMENT_RULES[kind].flatMap(([, { candidates }]) =>
    candidates.flatMap(({ parts, more = [], unless = [], beside = [] }) => [
      ...parts.flat(),
      ...more.flat(),
      ...unless,
      ...beside,
    ]),
  );
  return new Set([...read, ...LINE_CONCEPTS[kind]]);
}

/** Every concept that a field, a line or a check may read. */
export const STATEMENT_CONCEPTS: ReadonlySet<string> = new Set([
  ...Object.values(FIELD_CONCEPTS).flatMap((concepts) => [...concepts]),
  ...CHECK_CONCEPTS,
]);
