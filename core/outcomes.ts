import type { IsoDate } from './dates.ts';
import type { AccessionNumber, Cik, Sha256 } from './ids.ts';

/** Lengths of the windows after an as-of date, in months. */
export const HORIZONS = [6, 12] as const;
export type Horizon = (typeof HORIZONS)[number];

/** Why no growth of shares outstanding was measured. */
export type NoGrowthReason = 'open' | 'ended' | 'no-count-near-date' | 'no-later-count' | 'classes-differ';

/** Growth of split-adjusted shares outstanding from counts of filings public in a window. */
export interface Growth {
  /** 0.2: a fifth more; null where not measured. */
  readonly growth: number | null;
  readonly reason: NoGrowthReason | null;
  /** Dates of the two counts. */
  readonly baseDate: IsoDate | null;
  readonly endDate: IsoDate | null;
}

/** Primary offerings first known in a window. */
export interface Proceeds {
  /** USD, gross, of the offerings that state an amount; null while the window is not known. */
  readonly proceeds: number | null;
  /** How many state none: `proceeds` is a lower bound. */
  readonly unstated: number;
}

/** What a study may say about an issuer on an as-of date without its score, from filings public by then. */
export interface KnownAtDate {
  /** USD. */
  readonly marketValue: number | null;
  /** T; null where unknown, and where operations use no cash. */
  readonly runwayMonths: number | null;
  /** Null where unknown. */
  readonly isBurning: boolean | null;
  /** Whether it sold stock in the 12 months before; null where that was not searched and none is known. */
  readonly soldLastYear: boolean | null;
}

/** What happened in the 12 months after an as-of date. */
export interface Outcome {
  readonly cik: Cik;
  readonly asOf: IsoDate;
  /** `open`: the window is not over, not indexed or not parsed. `ended`: the issuer stopped filing before its end. */
  readonly state: 'open' | 'complete' | 'ended';
  /** Events are known up to it. */
  readonly followedUntil: IsoDate;
  readonly known: KnownAtDate;
  readonly growth: Readonly<Record<Horizon, Growth>>;
  readonly proceeds: Readonly<Record<Horizon, Proceeds>>;
  /** Whether a merger or de-SPAC closed in the window: growth across it is no issue of shares for cash. */
  readonly acrossMerger: boolean;
  readonly nextOffering: IsoDate | null;
  readonly nextReverseSplit: IsoDate | null;
  readonly delisted: IsoDate | null;
  /** Filings that state the counts, offerings and events; each public after the as-of date. */
  readonly accessionNumbers: readonly AccessionNumber[];
}

/** An outcome with what it was computed from. */
export interface StoredOutcome extends Outcome {
  readonly inputHash: Sha256;
}
