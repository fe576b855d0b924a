import type { IsoDate, IsoTimestamp } from './dates.ts';

/** The SEC's feeds of enforcement releases. */
export const ENFORCEMENT_FEEDS = ['litigation-releases', 'administrative-proceedings'] as const;
export type EnforcementFeed = (typeof ENFORCEMENT_FEEDS)[number];

/** One release, as a feed lists it. */
export interface EnforcementRelease {
  readonly feed: EnforcementFeed;
  /** `LR-26562`, `34-106250`, `IA-6984`: of several the one that names the document. */
  readonly releaseNumber: string;
  /** Further numbers of the same release: `["33-11440", "AAER-4602"]`. */
  readonly otherNumbers: readonly string[];
  /** In US Eastern time. */
  readonly releaseDate: IsoDate;
  readonly publishedAt: IsoTimestamp;
  /** As printed: `SEC v. …`, or the names alone. */
  readonly respondents: string;
  /** Null where it only repeats the respondents. */
  readonly description: string | null;
  readonly url: string;
}
