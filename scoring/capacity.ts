import type { Reason } from '../core/parser.ts';
import type { AppliedRule, InputFlag, OfferingItem, ProgrammeItem, ScoreInputs } from '../core/score-receipt.ts';
import { type Market, shareTotal } from './market.ts';
import type { Methodology } from './methodology.ts';

/** Usable capacity in USD and its parts; a part is null where it is unknown, and `reasons` say why. */
export interface Capacity {
  readonly usable: number | null;
  readonly shelfRemaining: number | null;
  /** What may be sold from shelves: `shelfRemaining` under the baby-shelf cap. */
  readonly usableShelf: number | null;
  readonly nonAffiliateFloat: number | null;
  readonly babyShelfApplies: boolean | null;
  readonly babyShelfRemaining: number | null;
  readonly shelfSales: number | null;
  readonly equityLines: number | null;
  readonly pendingRegistrations: number | null;
  /** An active ATM or equity line. */
  readonly hasProgramme: boolean;
  /** A pending S-1 or F-1 primary offering. */
  readonly hasPendingRegistration: boolean;
  readonly reasons: readonly Reason[];
  readonly flags: readonly InputFlag[];
}

interface Sum {
  readonly value: number | null;
  readonly reasons: readonly Reason[];
}

function sumOf(items: readonly ProgrammeItem[]): Sum {
  let value = 0;
  const reasons: Reason[] = [];
  for (const item of items) {
    if (item.value === null) reasons.push({ code: 'amount-unknown', message: `${item.label}: no amount stated` });
    else value += item.value;
  }
  return { value: reasons.length > 0 ? null : value, reasons };
}

export interface ShelfBalance {
  /** Stated takedowns; one without an amount counts as nothing here and is named in `reasons`. USD. */
  readonly used: number;
  /** Never below zero. USD; of a registered amount that is not stated it is zero, and `reasons` say so. */
  readonly left: number;
  /** Why the balance is unknown; empty where it is known. */
  readonly reasons: readonly Reason[];
}

/** What a shelf has left of its registered amount. */
export function shelfBalanceOf(item: ProgrammeItem): ShelfBalance {
  const reasons: Reason[] = [];
  const unknownSale = item.takedowns.find((sale) => sale.value === null);
  if (item.value === null) reasons.push({ code: 'amount-unknown', message: `${item.label}: no amount stated` });
  if (unknownSale !== undefined) {
    reasons.push({ code: 'takedown-amount-unknown', message: `${item.label}: ${unknownSale.form} states no amount` });
  }
  const used = item.takedowns.reduce((sum, sale) => sum + (sale.value ?? 0), 0);
  return { used, left: Math.max(0, (item.value ?? 0) - used), reasons };
}

/** Registered amounts less what was taken down, never below zero for any one shelf. */
function shelfRemaining(programmes: readonly ProgrammeItem[]): Sum {
  let value = 0;
  const reasons: Reason[] = [];
  for (const item of programmes) {
    if (item.kind === 'atm' && item.status === 'active' && !item.insideShelf) {
      reasons.push({ code: 'atm-shelf-unknown', message: `${item.label}: its shelf is not among the facts` });
    }
    if (item.kind !== 'shelf' || item.amountKind !== 'amount') continue;
    if (item.status === 'effect-unknown') {
      reasons.push({ code: 'effect-unknown', message: `${item.label}: no notice of effectiveness is known` });
    }
    if (item.status !== 'active') continue;
    const balance = shelfBalanceOf(item);
    reasons.push(...balance.reasons);
    value += balance.left;
  }
  return { value: reasons.length > 0 ? null : value, reasons };
}

/** Sales on S-3/F-3: those known one by one, or a filing's own statement plus what followed it, if that is more. */
export function shelfSalesOf(items: readonly OfferingItem[]): number | null {
  const sales = items.filter((item) => item.type !== 'baby-shelf-statement');
  if (sales.some((item) => item.value === null)) return null;
  const sum = (list: readonly OfferingItem[]) => list.reduce((total, item) => total + (item.value ?? 0), 0);
  const stated = items.find((item) => item.type === 'baby-shelf-statement');
  if (stated === undefined) return sum(sales);
  const since = sales.filter((item) => (item.date ?? '') >= (stated.date ?? ''));
  return Math.max(sum(sales), (stated.value ?? 0) + sum(since));
}

interface BabyShelf {
  readonly float: number | null;
  readonly applies: boolean | null;
  readonly sales: number | null;
  readonly remaining: number | null;
  readonly reasons: readonly Reason[];
}

function babyShelfOf(inputs: ScoreInputs, rule: AppliedRule | undefined, methodology: Methodology): BabyShelf {
  const none: BabyShelf = { float: null, applies: null, sales: null, remaining: null, reasons: [] };
  const [threshold, divisor] = [rule?.parameters['floatThresholdUsd'], rule?.parameters['floatDivisor']];
  if (threshold === undefined || divisor === undefined) return { ...none, applies: false };
  const item = inputs.publicFloat.items[0];
  if (inputs.publicFloat.state !== 'present' || item === undefined) {
    return { ...none, reasons: inputs.publicFloat.reason === null ? [] : [inputs.publicFloat.reason] };
  }
  const carried = item.priceThen !== null && item.highestClose !== null;
  const float = carried ? item.value * ((item.highestClose ?? 0) / (item.priceThen ?? 1)) : item.value;
  const shares = shareTotal(inputs.shares);
  const ceiling = shares === null || item.highestClose === null ? null : shares * item.highestClose;
  if (ceiling !== null && float > ceiling * methodology.market.floatMaxMarketMultiple) {
    const message = `the stated float comes to ${Math.round(float)}, above all shares at their highest close (${Math.round(ceiling)})`;
    return { ...none, float, reasons: [{ code: 'float-implausible', message }] };
  }
  if (float >= threshold) return { ...none, float, applies: false };
  const sales = inputs.shelfSales.state === 'missing' ? null : shelfSalesOf(inputs.shelfSales.items);
  if (sales === null) {
    const reason = inputs.shelfSales.reason ?? {
      code: 'shelf-sales-unknown',
      message: 'a shelf sale states no amount',
    };
    return { ...none, float, applies: true, reasons: [reason] };
  }
  return { float, applies: true, sales, remaining: Math.max(0, float / divisor - sales), reasons: [] };
}

function activeShelves({ programmes }: ScoreInputs): readonly ProgrammeItem[] {
  return programmes.items.filter(
    (item) => item.kind === 'shelf' && item.status === 'active' && item.amountKind === 'amount',
  );
}

/** I.B.6 of Form S-3, or I.B.5 where a shelf is on Form F-3; undefined where neither is in force. */
export function babyShelfRule(inputs: ScoreInputs): AppliedRule | undefined {
  const ruleId = activeShelves(inputs).some((item) => /^F-3/i.test(item.form)) ? 'baby-shelf-f3' : 'baby-shelf-s3';
  return inputs.rules.find((candidate) => candidate.id === ruleId);
}

/**
 * Usable capacity = min(shelf remaining, baby-shelf remaining where I.B.6 applies) + equity lines + pending S-1
 * primary amounts. An ATM inside a shelf adds nothing: the shelf already counts it.
 */
export function capacityOf(inputs: ScoreInputs, market: Market, methodology: Methodology): Capacity {
  const { items } = inputs.programmes;
  const shelf = shelfRemaining(items);
  const lines = items.filter((item) => item.kind === 'equity-line');
  const open = lines.filter((item) => item.status === 'active' && !item.insideShelf);
  const equity = sumOf(open);
  const pendingItems = items.filter((item) => item.kind === 'pending-registration' && item.status === 'active');
  const pending = sumOf(pendingItems);
  const reasons: Reason[] = [...shelf.reasons, ...equity.reasons, ...pending.reasons];
  const unsure = lines.find((item) => item.status === 'effect-unknown');
  if (unsure !== undefined) {
    reasons.push({ code: 'effect-unknown', message: `${unsure.label}: no notice of effectiveness is known` });
  }
  if (inputs.programmes.state === 'missing' && inputs.programmes.reason !== null)
    reasons.push(inputs.programmes.reason);

  const needsCap = activeShelves(inputs).length > 0 && shelf.value !== 0;
  const baby = needsCap ? babyShelfOf(inputs, babyShelfRule(inputs), methodology) : null;
  if (baby !== null) reasons.push(...baby.reasons);
  let usableShelf = shelf.value;
  if (baby !== null && baby.applies === null) usableShelf = null;
  if (baby?.applies === true) {
    usableShelf = shelf.value === null || baby.remaining === null ? null : Math.min(shelf.value, baby.remaining);
  }
  const flags: InputFlag[] = [...inputs.programmes.flags];
  if (market.value !== null && open.length > 0) {
    flags.push({
      code: 'equity-line-use-unknown',
      message: 'what was drawn on the equity line is not known',
      doubt: false,
    });
  }
  const known = reasons.length === 0 && usableShelf !== null && equity.value !== null && pending.value !== null;
  return {
    usable: known ? (usableShelf ?? 0) + (equity.value ?? 0) + (pending.value ?? 0) : null,
    shelfRemaining: shelf.value,
    usableShelf,
    nonAffiliateFloat: baby?.float ?? null,
    babyShelfApplies: baby === null ? false : baby.applies,
    babyShelfRemaining: baby?.remaining ?? null,
    shelfSales: baby?.sales ?? null,
    equityLines: equity.value,
    pendingRegistrations: pending.value,
    hasProgramme: items.some(
      (item) => (item.kind === 'atm' || item.kind === 'equity-line') && item.status === 'active',
    ),
    hasPendingRegistration: pendingItems.length > 0,
    reasons,
    flags,
  };
}
