import type { TextRange } from '../prose/flat-text.ts';
import type { AmountRole } from './amounts.ts';
import type { StatedPeriod } from './periods.ts';
import type { IssuanceChannel } from './result.ts';
import type { IssuanceStatement, Placed, PlacedAmount } from './statements.ts';

export type SaleAmounts = Readonly<Partial<Record<AmountRole, PlacedAmount>>>;

/** What a document states for one channel, program and period, from all its sentences. */
export interface Sale {
  readonly channel: IssuanceChannel;
  readonly program: Placed<string> | null;
  readonly fileNumber: Placed<string> | null;
  readonly period: StatedPeriod;
  readonly periodAt: TextRange;
  readonly amounts: SaleAmounts;
  /** Proceeds that are called neither gross nor net stand as gross. */
  readonly isUnnamed: boolean;
  /** Printed in thousands without saying so beside the number. */
  readonly isRescaled?: boolean;
  readonly none: TextRange | null;
  /** Amounts that a second sentence gives alike, or otherwise. */
  readonly restated: readonly AmountRole[];
  readonly conflicts: readonly AmountRole[];
  readonly cashless: TextRange | null;
  readonly preFunded: TextRange | null;
}

function agrees(a: PlacedAmount, b: PlacedAmount): boolean {
  return Math.abs(a.value - b.value) <= a.tolerance + b.tolerance + 1e-9 * Math.max(a.value, b.value);
}

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const WHEN = new RegExp(`\\b(?:(?:${MONTHS}) )?(?:19|20)\\d{2}\\b`);

/** Two programs by name, of another year or month; or two instruments, by price or as pre-funded. */
function differ(a: Sale, b: Sale): boolean {
  const [first, second] = [WHEN.exec(a.program?.value ?? '')?.[0], WHEN.exec(b.program?.value ?? '')?.[0]];
  if (first !== undefined && second !== undefined && first !== second) return true;
  const [strike, other] = [a.amounts.strike, b.amounts.strike];
  if (strike !== undefined && other !== undefined && !agrees(strike, other)) return true;
  return (a.preFunded === null) !== (b.preFunded === null) || (a.cashless === null) !== (b.cashless === null);
}

function keyOf({ channel, period: { basis, from, to } }: IssuanceStatement): string {
  return `${channel}|${basis}|${from}|${to}`;
}

/** A statement alone; unqualified proceeds are gross unless the gross is stated beside them. */
function saleOf(statement: IssuanceStatement): Sale {
  const { channel, program, fileNumber, period, periodAt, none } = statement;
  const { proceeds, ...named } = statement.amounts;
  const isUnnamed = proceeds !== undefined && named.gross === undefined && named.net === undefined;
  const amounts = isUnnamed ? { ...named, gross: proceeds } : named;
  return {
    channel,
    program,
    fileNumber,
    period,
    periodAt,
    amounts,
    isUnnamed,
    none,
    restated: [],
    conflicts: [],
    cashless: statement.cashless ?? null,
    preFunded: statement.preFunded ?? null,
  };
}

/** Least dollars a share at which a total in plain dollars is credible. */
const LEAST_PRICE = 0.05;

/**
 * Notes "in thousands" print "$9,994" for millions: dollars are scaled where shares × price asks for it, or where a share
 * would have cost less than five cents.
 */
export function inPlainDollars(sale: Sale, isInThousands: boolean): Sale {
  const { shares, price } = sale.amounts;
  if (!isInThousands || shares === undefined || shares.value === 0) return sale;
  const scaled = (amount: PlacedAmount | undefined): boolean => {
    if (amount === undefined || amount.tolerance !== 0.5 || amount.value === 0) return false;
    if (price === undefined) return amount.value / shares.value < LEAST_PRICE;
    const times = (shares.value * price.value) / amount.value;
    return times > 900 && times < 1_150;
  };
  const amounts: Partial<Record<AmountRole, PlacedAmount>> = { ...sale.amounts };
  for (const role of ['gross', 'net', 'costs'] as const) {
    const amount = sale.amounts[role];
    if (amount === undefined || !(scaled(sale.amounts.gross) || scaled(sale.amounts.net))) continue;
    amounts[role] = { ...amount, value: amount.value * 1_000, tolerance: 500 };
  }
  const isScaled = amounts.gross !== sale.amounts.gross || amounts.net !== sale.amounts.net;
  return isScaled ? { ...sale, amounts, isRescaled: true } : sale;
}

/** Two sentences on one total: the more exact of two amounts that agree stands. */
function joined(sale: Sale, other: Sale): Sale {
  const amounts: Partial<Record<AmountRole, PlacedAmount>> = { ...sale.amounts };
  const restated = new Set(sale.restated);
  for (const role of Object.keys(other.amounts) as AmountRole[]) {
    const [mine, theirs] = [sale.amounts[role], other.amounts[role]];
    if (theirs === undefined) continue;
    if (mine !== undefined) restated.add(role);
    if (mine === undefined || theirs.tolerance < mine.tolerance) amounts[role] = theirs;
  }
  const isUnnamed = sale.isUnnamed && other.isUnnamed;
  return {
    ...sale,
    program: sale.program ?? other.program,
    fileNumber: sale.fileNumber ?? other.fileNumber,
    amounts,
    isUnnamed,
    restated: [...restated],
  };
}

/** Amounts that both give, and otherwise. */
function contradictions(sale: Sale, other: Sale): readonly AmountRole[] {
  if (sale.none !== null || other.none !== null) return sale.none === null || other.none === null ? ['shares'] : [];
  return (Object.keys(other.amounts) as AmountRole[]).filter((role) => {
    const [mine, theirs] = [sale.amounts[role], other.amounts[role]];
    return mine !== undefined && theirs !== undefined && role !== 'costs' && !agrees(mine, theirs);
  });
}

/**
 * Every total once: sentences on one program and period join where their amounts agree. Programs of other years stay
 * apart. Of two that contradict each other the fuller one stands, in doubt.
 */
export function salesOnce(statements: readonly IssuanceStatement[]): readonly Sale[] {
  const sales: Sale[] = [];
  for (const group of Map.groupBy(statements, keyOf).values()) {
    const own: Sale[] = [];
    for (const statement of group) place(own, saleOf(statement));
    sales.push(...own);
  }
  return sales;
}

function place(own: Sale[], sale: Sale): void {
  const home = own.findIndex((one) => !differ(one, sale) && contradictions(one, sale).length === 0);
  const before = own[home];
  if (before !== undefined) {
    own[home] = joined(before, sale);
    return;
  }
  const rival = own.findIndex((one) => !differ(one, sale));
  const other = own[rival];
  // Holders exercise and convert at several times: two amounts are two events.
  if (other === undefined || sale.channel === 'exercise' || sale.channel === 'conversion') {
    own.push(sale);
    return;
  }
  const conflicts = [...new Set([...other.conflicts, ...contradictions(other, sale)])];
  const fuller = Object.keys(sale.amounts).length > Object.keys(other.amounts).length ? sale : other;
  own[rival] = { ...fuller, conflicts };
}
