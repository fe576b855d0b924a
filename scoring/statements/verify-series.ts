import { daysBetween, type IsoDate } from '../../core/dates.ts';
import {
  addDecimals,
  compareDecimals,
  multiplyDecimals,
  subtractDecimals,
  withinTolerance,
} from '../../core/decimal.ts';
import type { DecimalText } from '../../core/rows.ts';
import { STATEMENT_FIELDS, type StatementField, type StatementKind } from '../../core/statements.ts';
import { type FinancialPeriod, fieldOf } from './financials.ts';
import type { SeriesPeriod } from './series-types.ts';
import { near } from './spans.ts';
import { measureOf, unitOfValues } from './versions.ts';

export type SeriesCheckName =
  | 'year-sum-of-quarters'
  | 'assets-liabilities-equity'
  | 'gross-profit'
  | 'cash-flow-sum'
  | 'cash-roll-forward'
  | 'shares-times-eps';

/** One relation between values of a series. */
export interface SeriesCheck {
  readonly name: SeriesCheckName;
  readonly start: IsoDate | null;
  readonly end: IsoDate;
  readonly currency: string;
  readonly field: StatementField;
  /** What the field says, and what the other values make of it. */
  readonly stated: DecimalText;
  readonly computed: DecimalText;
  readonly tolerance: DecimalText;
  /**
   * Null where values that the statements hold elsewhere may explain the difference: exchange effects between the three cash
   * flows and the change in cash, restricted cash in the roll-forward, mezzanine equity in the balance, preferred dividends
   * between income and earnings per share.
   */
  readonly passed: boolean | null;
}

type Statements = FinancialPeriod['statements'];

/** 10^power × `times`. */
function unitsOf(power: number, times: number): DecimalText {
  return power >= 0 ? `${times}${'0'.repeat(power)}` : multiplyDecimals(String(times), `0.${'0'.repeat(-power - 1)}1`);
}

function unitOf(periods: readonly (SeriesPeriod | null)[]): number {
  const units = periods.flatMap((period) => {
    const amounts = Object.entries(period?.values ?? {}).flatMap(([field, { value }]) =>
      value !== null && measureOf(field as StatementField) === 'money' ? [value] : [],
    );
    return amounts.length > 0 ? [unitOfValues(amounts, 'money')] : [];
  });
  return Math.max(0, ...units);
}

function numberOf(statements: Statements, statement: StatementKind, field: StatementField): DecimalText | null {
  return fieldOf(statements, statement, field).value;
}

type Place = Pick<SeriesCheck, 'start' | 'end' | 'currency'>;

interface Relation extends Place {
  readonly name: SeriesCheckName;
  readonly field: StatementField;
  readonly stated: DecimalText;
  readonly computed: DecimalText;
  readonly tolerance: DecimalText;
  /** Whether other lines may explain a difference. */
  readonly isOpen?: boolean;
}

function check({ isOpen = false, ...relation }: Relation): SeriesCheck {
  const { start, end, currency, name, field, stated, computed, tolerance } = relation;
  const agrees = withinTolerance(stated, computed, tolerance);
  const passed = agrees ? true : isOpen ? null : false;
  return { name, start, end, currency, field, stated, computed, tolerance, passed };
}

function balanceCheck(period: FinancialPeriod): SeriesCheck[] {
  const { statements } = period;
  const assets = numberOf(statements, 'balance', 'totalAssets');
  const liabilities = numberOf(statements, 'balance', 'totalLiabilities');
  const whole = numberOf(statements, 'balance', 'totalEquityIncludingNoncontrolling');
  const equity = whole ?? numberOf(statements, 'balance', 'totalEquity');
  if (assets === null || liabilities === null || equity === null) return [];
  const computed = addDecimals(liabilities, equity);
  return [
    check({
      ...placeOf(period),
      start: null,
      name: 'assets-liabilities-equity',
      field: 'totalAssets',
      stated: assets,
      computed,
      tolerance: unitsOf(unitOf([statements.balance]), 2),
      // Mezzanine equity and, without a total, minorities only ever add to the right side.
      isOpen: compareDecimals(computed, assets) < 0,
    }),
  ];
}

function placeOf({ start, end, currency }: FinancialPeriod): Place {
  return { start, end, currency };
}

function incomeChecks(period: FinancialPeriod): SeriesCheck[] {
  const { statements } = period;
  const income = (field: StatementField) => numberOf(statements, 'income', field);
  const found: SeriesCheck[] = [];
  const [revenue, cost, gross] = [income('revenue'), income('costOfRevenue'), income('grossProfit')];
  const tolerance = unitsOf(unitOf([statements.income]), 2);
  if (revenue !== null && cost !== null && gross !== null) {
    const computed = subtractDecimals(revenue, cost);
    found.push(
      check({ ...placeOf(period), name: 'gross-profit', field: 'grossProfit', stated: gross, computed, tolerance }),
    );
  }
  for (const [eps, shares] of [
    ['epsBasic', 'weightedSharesBasic'],
    ['epsDiluted', 'weightedSharesDiluted'],
  ] as const) {
    const perShare = income(eps);
    const count = income(shares);
    const net = income('netIncome');
    if (perShare === null || count === null || net === null) continue;
    // Half a cent for each share, and half a unit of shares and of income.
    const rounding = addDecimals(multiplyDecimals(count, '0.006'), tolerance);
    const computed = multiplyDecimals(count, perShare);
    found.push(
      check({
        ...placeOf(period),
        name: 'shares-times-eps',
        field: eps,
        stated: net,
        computed,
        tolerance: rounding,
        isOpen: true,
      }),
    );
  }
  return found;
}

function cashChecks(period: FinancialPeriod, opening: FinancialPeriod | null): SeriesCheck[] {
  const { statements } = period;
  const change = numberOf(statements, 'cashflow', 'netChangeInCash');
  if (change === null) return [];
  const flows = (['operatingCashFlow', 'investingCashFlow', 'financingCashFlow'] as const).flatMap(
    (field) => numberOf(statements, 'cashflow', field) ?? [],
  );
  const tolerance = unitsOf(unitOf([statements.cashflow, statements.balance]), 2);
  const shared = { ...placeOf(period), stated: change, tolerance, isOpen: true, field: 'netChangeInCash' } as const;
  const found: SeriesCheck[] = [];
  if (flows.length === 3) found.push(check({ ...shared, name: 'cash-flow-sum', computed: flows.reduce(addDecimals) }));
  const before = opening && numberOf(opening.statements, 'balance', 'cashAndEquivalents');
  const after = numberOf(statements, 'balance', 'cashAndEquivalents');
  if (before !== null && after !== null) {
    found.push(check({ ...shared, name: 'cash-roll-forward', computed: subtractDecimals(after, before) }));
  }
  return found;
}

/** A year against its four quarters, for flows; three quarters and nine months are four numbers with half a unit each. */
function quarterSums(year: FinancialPeriod, quarters: readonly FinancialPeriod[]): SeriesCheck[] {
  const own = quarters.filter(
    ({ start, end, currency }) =>
      start !== null && year.start !== null && start >= year.start && end <= year.end && currency === year.currency,
  );
  const days = own.reduce((total, { start, end }) => total + (start ? daysBetween(start, end) + 1 : 0), 0);
  if (own.length !== 4 || year.start === null || days !== daysBetween(year.start, year.end) + 1) return [];
  return (['income', 'cashflow'] as const).flatMap((statement) => {
    const parts = own.map(({ statements }) => statements);
    const unit = unitOf([year.statements[statement], ...parts.map((each) => each[statement])]);
    return STATEMENT_FIELDS[statement].flatMap((field) => {
      const stated = numberOf(year.statements, statement, field);
      const values = parts.flatMap((each) => numberOf(each, statement, field) ?? []);
      if (stated === null || values.length !== 4 || measureOf(field) !== 'money') return [];
      const computed = values.reduce(addDecimals);
      const tolerance = unitsOf(unit, 2);
      return [check({ ...placeOf(year), name: 'year-sum-of-quarters', field, stated, computed, tolerance })];
    });
  });
}

/**
 * Relations that the values of an issuer's series ought to satisfy. They verify; they change no value.
 *
 * @param years,quarters of the same issuer and mode, from `combineStatements`
 */
export function verifySeries(years: readonly FinancialPeriod[], quarters: readonly FinancialPeriod[]): SeriesCheck[] {
  const withinPeriods = [years, quarters].flatMap((periods) =>
    periods.flatMap((period) => {
      const { start, end, currency } = period;
      const opening = periods.find(
        (other) => start !== null && other.end < end && other.currency === currency && near(other.end, start),
      );
      return [...balanceCheck(period), ...incomeChecks(period), ...cashChecks(period, opening ?? null)];
    }),
  );
  // A balance sheet at the end of a year is among the years and among the quarters.
  const distinct = new Map(
    withinPeriods.map((each) => [`${each.name} ${each.field} ${each.start} ${each.end} ${each.currency}`, each]),
  );
  return [...years.flatMap((year) => quarterSums(year, quarters)), ...distinct.values()];
}
