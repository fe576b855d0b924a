import type { IsoDate } from '../../core/dates.ts';
import type { Reason } from '../../core/parser.ts';
import type { FactRef, IssuerFacts, ShareCountFact } from '../../core/score-inputs.ts';
import type { InputFlag } from '../../core/score-receipt.ts';
import type { Methodology } from '../methodology.ts';
import { createSelectContext, sourceOf, visibleFacts } from '../select/context.ts';
import { shareSnapshots } from '../select/shares.ts';
import { selectSplits } from '../select/splits.ts';

/** One class's count on one date. */
export interface StatedShares {
  readonly asOf: IsoDate;
  readonly basis: ShareCountFact['basis'];
  /** '' where the filing names none, or states the total. */
  readonly shareClass: string;
  /** As filed. */
  readonly sharesOutstanding: number;
  /** In shares of the as-of date: as filed × every split since. */
  readonly splitAdjusted: number;
  readonly flags: readonly InputFlag[];
  readonly source: FactRef | null;
}

/** The public float in US dollars as stated. A float in dollars does not change with splits. */
export interface StatedFloat {
  readonly asOf: IsoDate;
  readonly basis: ShareCountFact['basis'];
  readonly publicFloat: number;
  readonly source: FactRef;
}

export interface ShareFloatHistory {
  /** Why a split may be missing; null where splits were searched for. */
  readonly unproven: Reason | null;
  /** Newest first; one statement per date, as a score selects it. */
  readonly shares: readonly StatedShares[];
  /** Newest first. */
  readonly floats: readonly StatedFloat[];
}

/** Shares outstanding and public float as stated, the shares as a score selects them. Pure. */
export function deriveShareFloatHistory(
  facts: IssuerFacts,
  asOf: IsoDate,
  methodology: Methodology,
): ShareFloatHistory {
  const context = createSelectContext(facts, asOf, methodology);
  const splits = selectSplits(context);
  const snapshots = shareSnapshots(context, splits.effective);
  const floats = visibleFacts(context, facts.shareCounts).flatMap((fact): StatedFloat[] => {
    const { publicFloat, publicFloatAsOf, basis } = fact;
    if (publicFloat === null || publicFloatAsOf === null) return [];
    return [{ asOf: publicFloatAsOf, basis, publicFloat, source: sourceOf(fact, 'publicFloat') }];
  });
  return {
    unproven: splits.gap,
    shares: snapshots.flatMap(({ items, basis, flags }) =>
      items.map(({ date, shareClass, value, splitFactor, source }) => ({
        asOf: date ?? asOf,
        basis,
        shareClass,
        sharesOutstanding: value,
        splitAdjusted: value * splitFactor,
        flags,
        source,
      })),
    ),
    floats: floats.sort((a, b) => (a.asOf < b.asOf ? 1 : a.asOf > b.asOf ? -1 : 0)),
  };
}
