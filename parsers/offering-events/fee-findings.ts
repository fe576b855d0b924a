import type { DecimalText } from '../../core/rows.ts';
import { compareDecimals, subtractDecimals, withinTolerance } from '../layout/decimal.ts';
import { joinSplitTables } from '../layout/split-tables.ts';
import { aggregateMatches, type FeeClass, type FeeTable, feeMatches, readFeeTable, sumOf } from './fee-table.ts';
import { DOUBTFUL, type Findings, STATED } from './findings.ts';
import type { OfferingDocument, Range } from './offering-document.ts';

/** A total of a dollar or two is the system's placeholder for an amount stated elsewhere (Rules 415(a)(6), 457(r)). */
const LEAST_AMOUNT = '100';

/** The fee tables of a document: of an exhibit, or of the facing page of a registration statement before 2022. */
export function feeTablesOf(document: OfferingDocument, within: Range): FeeTable[] {
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

/** Rows that offer a stated number of common shares: not warrants, units or what units are made of. */
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
  const withAmount = table.classes.filter((row) => row.aggregate !== null);
  const products = table.classes.map(aggregateMatches).filter((match) => match !== null);
  const productsHold = products.length > 0 && products.every(Boolean);
  if (products.length > 0) findings.check('shares × price = aggregate offering price', productsHold, []);

  const sum = sumOf(withAmount.map((row) => row.aggregate?.value ?? '0'));
  const total = table.totalAmount;
  const sumHolds = total === null || withAmount.length === 0 ? null : compareDecimals(sum, total.value) === 0;
  if (sumHolds !== null) findings.check('class amounts = total offering amount', sumHolds, []);

  let amount: DecimalText | null = null;
  let ranges: Range[] = [];
  if (total !== null && (sumHolds !== false || !productsHold)) {
    amount = total.value;
    ranges = [total];
  } else if (withAmount.length > 0) {
    amount = sum;
    ranges = withAmount.flatMap((row) => (row.aggregate === null ? [] : [row.aggregate]));
  }
  const rate = table.classes.find((row) => row.rate !== null)?.rate?.value ?? null;
  const gross = table.totalFee ?? soleFee(table);
  const feeHolds = amount === null || gross === null ? null : feeMatches(amount, gross.value, rate, filedDate);
  if (feeHolds !== null) findings.check('fee = rate × registered amount', feeHolds, []);
  const feeOfClasses =
    table.totalFee === null && table.netFee !== null && amount !== null
      ? feeMatches(amount, table.netFee.value, rate, filedDate)
      : false;

  if (amount !== null && compareDecimals(amount, LEAST_AMOUNT) < 0) {
    findings.warn('placeholder-amount', `a total of ${amount} dollars stands for an amount that is not stated here`);
  } else if (amount !== null) {
    findings.set('registeredAmount', Number(amount), ranges, sumHolds === false ? DOUBTFUL + 0.1 : STATED);
    const holds = [feeHolds, feeOfClasses || null, productsHold && withAmount.length === 1 ? true : null];
    if (holds.includes(true)) findings.confidence('registeredAmount', 0.95);
  }
  findNetFee(table, findings, gross, feeHolds === true || feeOfClasses);
  const isWhole = sumHolds ?? (feeHolds === true || feeOfClasses ? true : null);
  findShares(table, findings, isWhole);
}

/** Without a total row the only class's fee is the fee. */
function soleFee(table: FeeTable): FeeTable['totalFee'] {
  const fees = table.classes.filter((row) => row.fee !== null);
  return fees.length === 1 ? (fees[0]?.fee ?? null) : null;
}

/** Tables since 2022 state the rate and end in the net fee: without it, what was paid or offset is not told yet. */
function hasNetFee(table: FeeTable): boolean {
  return table.classes.some(({ rate }) => rate !== null);
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
    confidence = holds && feeHolds ? 0.95 : holds ? STATED : DOUBTFUL;
  } else if (feeHolds && (table.netFee !== null || !hasNetFee(table))) confidence = 0.95;
  findings.set('fee', Number(fee.value), [fee], confidence);
}

/**
 * The shares of all rows. Rows that do not make the table's total may be a row too many or too few: one row bears
 * itself out by its product, several also by the total or the fee.
 */
function findShares(table: FeeTable, findings: Findings, isWhole: boolean | null): void {
  const rows = shareRows(table.classes);
  const shares = rows.flatMap((row) => (row.shares === null ? [] : [row.shares]));
  if (shares.length === 0) return;
  const value = sumOf(shares.map((figure) => figure.value));
  const sure = rows.every((row) => aggregateMatches(row) === true) && (isWhole === true || rows.length === 1);
  findings.set('sharesOffered', Number(value), shares, isWhole === false ? DOUBTFUL : sure ? 0.95 : STATED);
}
