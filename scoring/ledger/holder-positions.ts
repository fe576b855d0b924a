import { compareText } from '../../core/fact-order.ts';
import { type ComposableHolding, type Position, positionsOf } from './manager-positions.ts';

/** What one manager disclosed about an issuer's securities; amounts are null where a row states none. */
export interface HolderPositions {
  /** Of shares and principal; options are apart. */
  readonly valueDollars: number | null;
  /** Shares of all classes, without options. */
  readonly shares: number | null;
  readonly positions: readonly Position[];
  /** By underlying shares, as Form 13F states them: not a number of contracts. */
  readonly options: readonly Position[];
}

/** A manager's composed holdings of one issuer, options apart from shares. */
export function holderPositions(holdings: readonly ComposableHolding[]): HolderPositions {
  const all = [...positionsOf(holdings).values()];
  const positions = all.filter(({ putCall }) => putCall === null);
  return {
    valueDollars: total(positions.map(({ valueDollars }) => valueDollars)),
    shares: total(positions.filter(({ sshPrnamtType }) => sshPrnamtType !== 'PRN').map(({ sshPrnamt }) => sshPrnamt)),
    positions,
    options: all.filter(({ putCall }) => putCall !== null),
  };
}

/** The sum; null where one amount is unknown. */
export function total(amounts: readonly (number | null)[]): number | null {
  return amounts.reduce<number | null>((sum, amount) => (sum === null || amount === null ? null : sum + amount), 0);
}

export type RankedHolder<H> = H & {
  /** From 1. */
  readonly rank: number;
  /** Share of all known values of the cohort, 0 to 1; null where the holder's own is unknown. */
  readonly weight: number | null;
};

/** Holders by disclosed value, the largest first; those with an unknown value after them, those with options alone last. */
export function rankHolders<H extends HolderPositions & { readonly cik: string }>(
  holders: readonly H[],
): readonly RankedHolder<H>[] {
  const known = holders.reduce((sum, { valueDollars }) => sum + (valueDollars ?? 0), 0);
  const kind = ({ positions, valueDollars }: H): number => (positions.length === 0 ? 2 : valueDollars === null ? 1 : 0);
  return holders
    .toSorted(
      (a, b) =>
        kind(a) - kind(b) ||
        (b.valueDollars ?? 0) - (a.valueDollars ?? 0) ||
        (b.shares ?? 0) - (a.shares ?? 0) ||
        compareText(a.cik.padStart(10, '0'), b.cik.padStart(10, '0')),
    )
    .map((holder, index) => ({
      ...holder,
      rank: index + 1,
      weight: holder.valueDollars === null || known === 0 ? null : holder.valueDollars / known,
    }));
}
