import type { IsoDate } from './dates.ts';

/** What the scores of one run were computed from, in issuers. */
export interface RatingInputs {
  readonly asOf: IsoDate;
  /** Scored, also where the score is withheld. */
  readonly issuers: number;
  readonly published: number;
  /** With a market close. */
  readonly priced: number;
  /** Searched on a Regulation SHO threshold list of the date. */
  readonly listed: number;
}

/** What became of a run's scores: whether ratings show them. */
export interface RatingsVerdict {
  readonly replaced: boolean;
  /** Why the run has less than the ratings that were current; empty: it has not. */
  readonly fewer: readonly string[];
  /** The date whose scores ratings show after the run. */
  readonly currentAsOf: IsoDate;
}

/** Fewer than this share of the issuers is a loss of input, not a change of the universe. */
const LEAST_SHARE = 0.9;

/** What a run lacks that the current ratings had, one phrase each; empty where it lacks nothing. */
export function fewerInputs(run: RatingInputs, current: RatingInputs): readonly string[] {
  const lacks: string[] = [];
  if (run.asOf < current.asOf) lacks.push(`its date ${run.asOf} is before ${current.asOf}`);
  const compare = (what: string, own: number, before: number) => {
    if (own >= before * LEAST_SHARE) return;
    lacks.push(`${own === 0 ? 'no issuer' : `only ${own}`} ${what}, ${before} before`);
  };
  compare('with a market price', run.priced, current.priced);
  compare('with a threshold list of the date', run.listed, current.listed);
  compare('scored', run.published, current.published);
  compare('covered', run.issuers, current.issuers);
  return lacks;
}
