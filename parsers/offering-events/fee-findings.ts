import { compareDecimals, subtractDecimals, withinTolerance } from '../layout/decimal.ts';
import { joinSplitTables } from '../layout/split-tables.ts';
import type { TextRange } from '../prose/flat-text.ts';
import { CHECKED, DOUBTFUL, STATED } from '../prose/stated-items.ts';
import {
  aggregateMatches,
  type FeeClass,
  type FeeFigure,
  type FeeTable,
  feeMatches,
  readFeeTable,
  sumOf,
} from './fee-table.ts';
import type { Findings } from './findings.ts';
import type { OfferingDocument } from './offering-document.ts';

/** EDGAR's placeholder for an amount stated elsewhere is a dollar or two (Rules 415(a)(6), 457(r)). */
const LEAST_AMOUNT = '100';

/** The fee tables of a document: of an exhibit, or of the facing page of a registration statement before 2022. */
export function feeTablesOf(document: OfferingDocument, within: TextRange): FeeTable[] {
  const tables = document.layout.tables.filter((table) => table.start >= within.start && table.start < within.end);
  return joinSplitTables(document.layout.plain.text, tables)
    .map(readFeeTable)
    .filter((table) => table !== null);
}

export function isEquityTitle(title: string): boolean {
  return /common|ordinary|shares? of beneficial|class [a-c] (?:common|ordinary)|american depositary|capital stock|common units/i.test(
    title,
  );
}

/** Rows that offer a stated number of common shares: not warrants, units or parts of units. */
function shareRows(classes: readonly FeeClass[]): FeeClass[] {
  return classes.filter(
    (row) =>
      row.shares !== null &&
      isEquityTitle(row.title) &&
      !/\b(?:part of|included in) (?:the |each )?units?\b/i.test(row.title) &&
      !/^(?:units?\b|warrants?\b|rights?\b|pre-funded|debt|notes)|debt securities/i.test(row.title),
  );
}

/**
 * Registered amount, fee and shares from a fee table.
 * Checks: shares × price = aggregate; classes = total; fee = rate × amount; net fee = total − paid − offsets.
 */
export function findFees(table: FeeTable, findings: Findings, filedDate: string | null): void {
  const aggregates = table.classes.flatMap(({ aggregate }) => aggregate ?? []);
  const products = table.classes.map(aggregateMatches).filter((match) => match !== null);
  const productsHold = products.length > 0 && products.every(Boolean);
  if (products.length > 0) findings.check('shares × price = aggregate offering price', productsHold, []);

  const sum = sumOf(aggregates.map(({ value }) => value));
  const total = table.totalAmount;
  const sumHolds = total === null || aggregates.length === 0 ? null : compareDecimals(sum, total.value) === 0;
  if (sumHolds !== null) findings.check('class amounts = total offering amount', sumHolds, []);

  const isTotal = total !== null && (sumHolds !== false || !productsHold);
  const amount = isTotal ? total.value : aggregates.length > 0 ? sum : null;
  const rate = table.classes.find((row) => row.rate !== null)?.rate?.value ?? null;
  const matches = (fee: FeeFigure | null): boolean | null =>
    amount === null || fee === null ? null : feeMatches(amount, fee.value, rate, filedDate);
  const gross = table.totalFee ?? soleFee(table);
  const feeHolds = matches(gross);
  if (feeHolds !== null) findings.check('fee = rate × registered amount', feeHolds, []);
  const isFeeSure = feeHolds === true || (table.totalFee === null && matches(table.netFee) === true);

  if (amount !== null && compareDecimals(amount, LEAST_AMOUNT) < 0) {
    findings.warn('placeholder-amount', `a total of ${amount} dollars is a placeholder for an amount stated elsewhere`);
  } else if (amount !== null) {
    const confidence = sumHolds === false ? DOUBTFUL + 0.1 : STATED;
    findings.set('registeredAmount', Number(amount), isTotal ? [total] : aggregates, confidence);
    if (isFeeSure || (productsHold && aggregates.length === 1)) findings.setConfidence('registeredAmount', CHECKED);
  }
  findNetFee(table, findings, gross, isFeeSure);
  findShares(table, findings, sumHolds ?? (isFeeSure || null));
}

/** Without a total row the only class's fee is the fee. */
function soleFee(table: FeeTable): FeeTable['totalFee'] {
  const fees = table.classes.filter((row) => row.fee !== null);
  return fees.length === 1 ? (fees[0]?.fee ?? null) : null;
}

function findNetFee(table: FeeTable, findings: Findings, gross: FeeTable['totalFee'], feeHolds: boolean): void {
  const fee = table.netFee ?? gross;
  // Less than a cent is the rate, in a table that lost a column.
  if (fee === null || (Number(fee.value) > 0 && Number(fee.value) < 0.01)) return;
  let confidence = STATED;
  if (table.netFee !== null && gross !== null) {
    const paid = sumOf([table.previouslyPaid?.value ?? '0', table.offsets?.value ?? '0']);
    const holds = withinTolerance(subtractDecimals(gross.value, paid), table.netFee.value, '0.02');
    findings.check('net fee = total fee − paid − offsets', holds, []);
    confidence = holds && feeHolds ? CHECKED : holds ? STATED : DOUBTFUL;
  } else if (feeHolds && (table.netFee !== null || table.classes.every(({ rate }) => rate === null))) {
    // A table with rates (since 2022) and without a net fee does not show what was paid or offset.
    confidence = CHECKED;
  }
  findings.set('fee', Number(fee.value), [fee], confidence);
}

/**
 * The shares of all rows. Where rows do not add up to the table's total one may be missing or too many: one row is
 * sure by its own product, several need the total or the fee as well.
 */
function findShares(table: FeeTable, findings: Findings, isWhole: boolean | null): void {
  const rows = shareRows(table.classes);
  const shares = rows.flatMap((row) => (row.shares === null ? [] : [row.shares]));
  if (shares.length === 0) return;
  const value = sumOf(shares.map((figure) => figure.value));
  const sure = rows.every((row) => aggregateMatches(row) === true) && (isWhole === true || rows.length === 1);
  findings.set('sharesOffered', Number(value), shares, isWhole === false ? DOUBTFUL : sure ? CHECKED : STATED);
}
