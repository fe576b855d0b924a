import type { Reason } from '../core/parser.ts';
import type { AppliedRule, InputFlag, OfferingItem, ProgramItem, ScoreInputs } from '../core/score-receipt.ts';
import { type Market, orNaN, orNull, shareTotal } from './market.ts';
import type { Methodology } from './methodology.ts';

/** Usable capacity in USD and its parts; unknown parts are null, and `reasons` say why. */
export interface Capacity {
  readonly usable: number | null;
  readonly shelfRemaining: number | null;
  /** What may be sold from shelves: `shelfRemaining` limited by the baby-shelf cap. */
  readonly usableShelf: number | null;
  readonly nonAffiliateFloat: number | null;
  readonly babyShelfApplies: boolean | null;
  readonly babyShelfRemaining: number | null;
  readonly shelfSales: number | null;
  readonly equityLines: number | null;
  readonly pendingRegistrations: number | null;
  readonly reasons: readonly Reason[];
  readonly flags: readonly InputFlag[];
}

/** A sum in USD; NaN where a part is unknown. */
interface Sum {
  readonly value: number;
  readonly reasons: readonly Reason[];
}

function amountUnknown(item: ProgramItem): Reason {
  return { code: 'amount-unknown', message: `${item.label}: no amount stated` };
}

function effectUnknown(item: ProgramItem): Reason {
  return { code: 'effect-unknown', message: `${item.label}: no notice of effectiveness is known` };
}

function sumOf(items: readonly ProgramItem[]): Sum {
  const reasons = items.filter(({ value }) => value === null).map(amountUnknown);
  return { value: items.reduce((sum, { value }) => sum + orNaN(value), 0), reasons };
}

/** What remains of programs, each never below zero. */
function remainingOf(items: readonly ProgramItem[]): Sum {
  const balances = items.map(shelfBalanceOf);
  const reasons = balances.flatMap((balance) => balance.reasons);
  return { value: reasons.length > 0 ? Number.NaN : balances.reduce((sum, { left }) => sum + left, 0), reasons };
}

export interface ShelfBalance {
  /** Sum of the stated takedowns, USD; `reasons` name those without an amount. */
  readonly used: number;
  /** USD, never below zero; zero where the registered amount is not stated. */
  readonly left: number;
  /** Why the balance is unknown; empty where it is known. */
  readonly reasons: readonly Reason[];
}

/** What remains of a shelf's registered amount, or of the amount agreed for an ATM or equity line. */
export function shelfBalanceOf(item: ProgramItem): ShelfBalance {
  const reasons: Reason[] = [];
  const unknownSale = item.takedowns.find((sale) => sale.value === null);
  if (item.value === null) reasons.push(amountUnknown(item));
  if (unknownSale !== undefined) {
    reasons.push({ code: 'takedown-amount-unknown', message: `${item.label}: ${unknownSale.form} states no amount` });
  }
  const used = item.takedowns.reduce((sum, sale) => sum + (sale.value ?? 0), 0);
  return { used, left: Math.max(0, (item.value ?? 0) - used), reasons };
}

/** Registered amounts less takedowns, never below zero for any one shelf. */
function shelfRemaining(programs: readonly ProgramItem[]): Sum {
  let value = 0;
  const reasons: Reason[] = [];
  for (const item of programs) {
    if (item.kind === 'atm' && item.status === 'active' && !item.insideShelf) {
      reasons.push({ code: 'atm-shelf-unknown', message: `${item.label}: its shelf is not among the facts` });
    }
    if (item.kind !== 'shelf' || item.amountKind !== 'amount') continue;
    if (item.status === 'effect-unknown') reasons.push(effectUnknown(item));
    if (item.status !== 'active') continue;
    const balance = shelfBalanceOf(item);
    reasons.push(...balance.reasons);
    value += balance.left;
  }
  return { value: reasons.length > 0 ? Number.NaN : value, reasons };
}

/**
 * Sales on S-3/F-3 in twelve months: the known ones, or if more a filing's own total without the known sales that have
 * left its window since (`left-window`) and with those after it; NaN where unknown.
 */
function shelfSalesOf({ state, items }: ScoreInputs['shelfSales']): number {
  if (state === 'missing') return Number.NaN;
  const sales = items.filter(({ type }) => type !== 'baby-shelf-statement' && type !== 'left-window');
  const sum = (list: readonly OfferingItem[]) => list.reduce((total, item) => total + orNaN(item.value), 0);
  const stated = items.find((item) => item.type === 'baby-shelf-statement');
  if (stated === undefined) return sum(sales);
  const known = (list: readonly OfferingItem[]) => list.reduce((total, item) => total + (item.value ?? 0), 0);
  const left = known(items.filter(({ type }) => type === 'left-window'));
  // The statement's own window ends on its date.
  const after = sum(sales.filter(({ date }) => (date ?? '') > (stated.date ?? '')));
  return Math.max(known(sales), (stated.value ?? 0) - left + after);
}

/** A stated float carried to the highest close of the window; as stated where either price is unknown (NaN). */
export function carriedFloat(stated: number, priceThen: number, highestClose: number): number {
  return Number.isNaN(priceThen) || Number.isNaN(highestClose) ? stated : stated * (highestClose / priceThen);
}

/** Whether a float exceeds the value of all shares at their highest close by more than the multiple, if there is one. */
export function isFloatImplausible(float: number, ceiling: number, { market }: Methodology): boolean {
  return market.floatMaxMarketMultiple !== null && float > ceiling * market.floatMaxMarketMultiple;
}

/** The terms of the baby-shelf cap. USD; `sales` is NaN where unknown. */
export interface BabyShelfTerms {
  readonly threshold: number;
  readonly divisor: number;
  readonly sales: number;
  /** A used-up cap leaves nothing even where what the shelves hold is unknown. */
  readonly isDecisive: boolean;
}

function babyShelfRemaining(float: number, { divisor, sales }: BabyShelfTerms): number {
  return Math.max(0, float / divisor - sales);
}

/** What is known of capacity before the float of the day. USD; NaN where unknown. */
export interface CapacityTerms {
  readonly shelfRemaining: number;
  readonly equityLines: number;
  readonly pendingRegistrations: number;
  /** Null where no cap can apply: no rule is in force, or no shelf has an amount remaining. */
  readonly babyShelf: BabyShelfTerms | null;
  /** What active ATMs may still sell as agreed; null where there is no ATM. */
  readonly atmRemaining: number | null;
  /** An active equity line. */
  readonly hasLine: boolean;
  /** A pending S-1 or F-1 primary offering. */
  readonly hasPendingRegistration: boolean;
  readonly hasUndrawnLine: boolean;
  /** Whether the sum is unknown for a reason that none of its parts shows. */
  readonly isUnknown: boolean;
  readonly reasons: readonly Reason[];
}

/** What may be sold from shelves; `float` is NaN where unknown or implausible. */
export function usableShelfOf({ shelfRemaining, babyShelf }: CapacityTerms, float: number): number {
  if (babyShelf === null) return shelfRemaining;
  if (Number.isNaN(float)) return Number.NaN;
  if (float >= babyShelf.threshold) return shelfRemaining;
  const left = babyShelfRemaining(float, babyShelf);
  return babyShelf.isDecisive && left === 0 ? 0 : Math.min(shelfRemaining, left);
}

/**
 * Usable capacity = min(shelf remaining, baby-shelf remaining where I.B.6 applies) + equity lines + pending S-1 primary
 * amounts; NaN where unknown. An ATM inside a shelf adds nothing: the shelf already counts it.
 */
export function usableCapacity(terms: CapacityTerms, usableShelf: number): number {
  return terms.isUnknown ? Number.NaN : usableShelf + terms.equityLines + terms.pendingRegistrations;
}

/** I.B.6 of Form S-3, or I.B.5 where a shelf is on Form F-3. */
function babyShelfTerms(
  { rules, shelfSales }: Pick<ScoreInputs, 'rules' | 'shelfSales'>,
  shelves: readonly ProgramItem[],
  isCorrected: boolean,
): BabyShelfTerms | null {
  const id = shelves.some((item) => /^F-3/i.test(item.form)) ? 'baby-shelf-f3' : 'baby-shelf-s3';
  const rule: AppliedRule | undefined = rules.find((candidate) => candidate.id === id);
  const [threshold, divisor] = [rule?.parameters['floatThresholdUsd'], rule?.parameters['floatDivisor']];
  return threshold === undefined || divisor === undefined
    ? null
    : { threshold, divisor, sales: shelfSalesOf(shelfSales), isDecisive: isCorrected };
}

export function capacityTerms(
  inputs: Pick<ScoreInputs, 'programs' | 'shelfSales' | 'rules'>,
  { corrections }: Methodology,
): CapacityTerms {
  const isCorrected = corrections !== undefined;
  const { items, state, reason } = inputs.programs;
  const shelf = shelfRemaining(items);
  const lines = items.filter((item) => item.kind === 'equity-line');
  const open = lines.filter((item) => item.status === 'active' && !item.insideShelf);
  const equity = remainingOf(open);
  const pendingItems = items.filter((item) => item.kind === 'pending-registration' && item.status === 'active');
  const pending = sumOf(pendingItems);
  const unsure = lines.find((item) => item.status === 'effect-unknown');
  const reasons: Reason[] = [...shelf.reasons, ...equity.reasons, ...pending.reasons];
  if (unsure !== undefined) reasons.push(effectUnknown(unsure));
  if (state === 'missing' && reason !== null) reasons.push(reason);
  const live = items.filter(({ status }) => status === 'active');
  const shelves = live.filter((item) => item.kind === 'shelf' && item.amountKind === 'amount');
  const atms = live.filter(({ kind }) => kind === 'atm');
  return {
    shelfRemaining: shelf.value,
    equityLines: isCorrected && unsure !== undefined ? Number.NaN : equity.value,
    pendingRegistrations: pending.value,
    babyShelf: shelves.length > 0 && shelf.value !== 0 ? babyShelfTerms(inputs, shelves, isCorrected) : null,
    atmRemaining: atms.length > 0 ? remainingOf(atms).value : null,
    hasLine: live.some(({ kind }) => kind === 'equity-line'),
    hasPendingRegistration: pendingItems.length > 0,
    hasUndrawnLine: open.some(({ takedowns }) => takedowns.length === 0),
    // Before 2026-12-01.1 a doubt about the shelves left capacity unknown whatever the cap.
    isUnknown: isCorrected ? state === 'missing' : reasons.length > 0,
    reasons,
  };
}

/** The float of the day, NaN where unknown or implausible, with what a receipt shows of the cap. */
function babyShelfOf(inputs: ScoreInputs, terms: BabyShelfTerms, methodology: Methodology) {
  const unknown = { float: Number.NaN, nonAffiliateFloat: null, babyShelfApplies: null, reasons: [] as Reason[] };
  const { state, reason, items } = inputs.publicFloat;
  const [item] = items;
  if (state !== 'present' || item === undefined) return { ...unknown, reasons: reason === null ? [] : [reason] };
  const highest = orNaN(item.highestClose);
  const float = carriedFloat(item.value, orNaN(item.priceThen), highest);
  const ceiling = orNaN(shareTotal(inputs.shares)) * highest;
  if (isFloatImplausible(float, ceiling, methodology)) {
    const message = `the stated float comes to ${Math.round(float)}, above all shares at their highest close (${Math.round(ceiling)})`;
    return { ...unknown, nonAffiliateFloat: float, reasons: [{ code: 'float-implausible', message }] };
  }
  const capped = {
    float,
    nonAffiliateFloat: float,
    babyShelfApplies: float < terms.threshold,
    reasons: [] as Reason[],
  };
  if (capped.babyShelfApplies && Number.isNaN(terms.sales)) {
    const message = 'a shelf sale states no amount';
    capped.reasons.push(inputs.shelfSales.reason ?? { code: 'shelf-sales-unknown', message });
  }
  return capped;
}

/** Capacity on the as-of date with the reasons for what is unknown. */
export function capacityOf(
  inputs: ScoreInputs,
  terms: CapacityTerms,
  market: Market,
  methodology: Methodology,
): Capacity {
  const { babyShelf, shelfRemaining, equityLines, pendingRegistrations } = terms;
  const cap = babyShelf === null ? null : babyShelfOf(inputs, babyShelf, methodology);
  const usableShelf = usableShelfOf(terms, cap?.float ?? Number.NaN);
  const isCapped = babyShelf !== null && cap !== null && cap.babyShelfApplies === true;
  const flags: InputFlag[] = [...inputs.programs.flags];
  if (market.value !== null && terms.hasUndrawnLine) {
    const message = 'amounts drawn on the equity line are unknown';
    flags.push({ code: 'equity-line-use-unknown', message, doubt: false });
  }
  return {
    usable: orNull(usableCapacity(terms, usableShelf)),
    shelfRemaining: orNull(shelfRemaining),
    usableShelf: orNull(usableShelf),
    nonAffiliateFloat: cap?.nonAffiliateFloat ?? null,
    babyShelfApplies: cap === null ? false : cap.babyShelfApplies,
    babyShelfRemaining: isCapped ? orNull(babyShelfRemaining(cap.float, babyShelf)) : null,
    shelfSales: isCapped ? orNull(babyShelf.sales) : null,
    equityLines: orNull(equityLines),
    pendingRegistrations: orNull(pendingRegistrations),
    reasons: cap === null ? terms.reasons : [...terms.reasons, ...cap.reasons],
    flags,
  };
}
