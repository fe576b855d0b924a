import { restoredCusip } from '../../core/cusip.ts';

/** A holding as composition needs it; amounts are whole US dollars, and shares or dollars of principal. */
export interface ComposableHolding {
  readonly nameOfIssuer: string | null;
  readonly titleOfClass: string | null;
  readonly cusip: string | null;
  readonly valueDollars: number | null;
  readonly sshPrnamt: number | null;
  readonly sshPrnamtType: 'SH' | 'PRN' | null;
  readonly putCall: 'Put' | 'Call' | null;
}

/** A manager's position in one security: its rows summed over other managers. Sums are null if one row has no amount. */
export interface Position extends ComposableHolding {
  readonly rows: number;
}

/** Identifies a position: CUSIP (or name and class without one), put or call, and kind of amount. */
export function holdingKey({ nameOfIssuer, titleOfClass, cusip, putCall, sshPrnamtType }: ComposableHolding): string {
  const security = cusip === null ? `${nameOfIssuer ?? ''}/${titleOfClass ?? ''}`.toUpperCase() : restoredCusip(cusip);
  return `${security}|${putCall ?? ''}|${sshPrnamtType ?? 'SH'}`;
}

/** Holdings summed by security. */
export function positionsOf(holdings: readonly ComposableHolding[]): ReadonlyMap<string, Position> {
  const positions = new Map<string, Position>();
  for (const { cusip, putCall, sshPrnamtType, ...holding } of holdings) {
    const key = holdingKey({ cusip, putCall, sshPrnamtType, ...holding });
    const other = positions.get(key);
    positions.set(key, {
      cusip: cusip === null ? null : restoredCusip(cusip),
      putCall,
      sshPrnamtType,
      nameOfIssuer: other?.nameOfIssuer ?? holding.nameOfIssuer,
      titleOfClass: other?.titleOfClass ?? holding.titleOfClass,
      valueDollars: sum(other, 'valueDollars', holding.valueDollars),
      sshPrnamt: sum(other, 'sshPrnamt', holding.sshPrnamt),
      rows: (other?.rows ?? 0) + 1,
    });
  }
  return positions;
}

type AmountField = 'valueDollars' | 'sshPrnamt';

function sum(other: Position | undefined, field: AmountField, amount: number | null): number | null {
  const before = other === undefined ? 0 : other[field];
  return before === null || amount === null ? null : before + amount;
}

export type PositionChange = 'new' | 'closed' | 'increased' | 'reduced' | 'unchanged' | 'unknown';

export interface PositionComparison {
  readonly change: PositionChange;
  readonly before: Position | null;
  readonly after: Position | null;
  /** Change of shares or principal; null where either amount is unknown. */
  readonly sharesChange: number | null;
  /** Change of value in dollars. */
  readonly valueChange: number | null;
}

/**
 * How positions changed between two quarters, judged by shares (prices move values without a trade), largest change of
 * value first. Share counts are as filed: a split between the quarters shows as an increase.
 */
export function comparePositions(
  before: readonly ComposableHolding[],
  after: readonly ComposableHolding[],
): readonly PositionComparison[] {
  const earlier = positionsOf(before);
  const later = positionsOf(after);
  return [...new Set([...earlier.keys(), ...later.keys()])]
    .map((key) => comparison(earlier.get(key) ?? null, later.get(key) ?? null))
    .sort((a, b) => Math.abs(b.valueChange ?? 0) - Math.abs(a.valueChange ?? 0));
}

function comparison(before: Position | null, after: Position | null): PositionComparison {
  const difference = (field: AmountField): number | null => {
    const [earlier, later] = [before === null ? 0 : before[field], after === null ? 0 : after[field]];
    return earlier === null || later === null ? null : later - earlier;
  };
  const sharesChange = difference('sshPrnamt');
  const change = before === null ? 'new' : after === null ? 'closed' : changeOf(sharesChange);
  return { change, before, after, sharesChange, valueChange: difference('valueDollars') };
}

function changeOf(sharesChange: number | null): PositionChange {
  if (sharesChange === null) return 'unknown';
  if (sharesChange === 0) return 'unchanged';
  return sharesChange > 0 ? 'increased' : 'reduced';
}
