import { dateOfEpochDay, type IsoDate } from '../core/dates.ts';
import { type ScoreColumns, SUB_RATING_NAMES } from '../core/score-columns.ts';
import { BANDS, FACTOR_IDS, type FactorId, type IssuerScore, LEVELS, type SubRatings } from '../core/score-receipt.ts';

/** The numbers of one day as `IssuerScore` names them. */
export type ScoreNumbers = Pick<
  IssuerScore,
  'asOf' | 'score' | 'lo' | 'hi' | 'band' | 'bandBarred' | 'confidence' | 'presentWeight' | 'subRatings' | 'regsho'
> & {
  readonly factors: Readonly<Record<FactorId, number | null>>;
  readonly computedOn: IsoDate;
};

function orNull(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value;
}

/** One entry of the columns, decoded. */
export function scoreAt(columns: ScoreColumns, at: number): ScoreNumbers {
  const factors = Object.fromEntries(FACTOR_IDS.map((id, index) => [id, orNull(columns.factors[index]?.[at])]));
  const subRatings = Object.fromEntries(
    SUB_RATING_NAMES.map((name, index) => [name, LEVELS[columns.subRatings[index]?.[at] ?? -1] ?? null]),
  );
  const regsho = columns.regsho[at];
  return {
    asOf: dateOfEpochDay(columns.asOf[at] ?? 0),
    score: orNull(columns.score[at]),
    lo: columns.lo[at] ?? 0,
    hi: columns.hi[at] ?? 0,
    factors: factors as Record<FactorId, number | null>,
    band: BANDS[columns.band[at] ?? -1] ?? null,
    bandBarred: columns.bandBarred[at] === 1,
    confidence: LEVELS[columns.confidence[at] ?? -1] ?? 'low',
    presentWeight: columns.presentWeight[at] ?? 0,
    subRatings: subRatings as unknown as SubRatings,
    regsho: regsho === 0 ? false : regsho === 1 ? true : null,
    computedOn: dateOfEpochDay(columns.computedOn[at] ?? 0),
  };
}
