import { dateOfEpochDay, type IsoDate } from '../../core/dates.ts';
import { FACTOR_IDS, type IssuerScore } from '../../core/score-receipt.ts';
import { BAND_CODES, LEVEL_CODES, type ScoreColumns, SUB_RATING_NAMES } from './score-columns.ts';

/** The numbers of one day, spelled out. */
export type ScoreNumbers = Pick<
  IssuerScore,
  'asOf' | 'score' | 'lo' | 'hi' | 'band' | 'bandBarred' | 'confidence' | 'presentWeight' | 'subRatings' | 'regsho'
> & {
  readonly factors: Readonly<Record<(typeof FACTOR_IDS)[number], number | null>>;
  readonly computedOn: IsoDate;
};

function orNull(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value;
}

/** One place of the columns in the words of `IssuerScore`. */
export function scoreAt(columns: ScoreColumns, at: number): ScoreNumbers {
  const factors = Object.fromEntries(FACTOR_IDS.map((id, index) => [id, orNull(columns.factors[index]?.[at])]));
  const subRatings = Object.fromEntries(
    SUB_RATING_NAMES.map((name, index) => [name, LEVEL_CODES[columns.subRatings[index]?.[at] ?? -1] ?? null]),
  );
  const regsho = columns.regsho[at];
  return {
    asOf: dateOfEpochDay(columns.asOf[at] ?? 0),
    score: orNull(columns.score[at]),
    lo: columns.lo[at] ?? 0,
    hi: columns.hi[at] ?? 0,
    factors: factors as ScoreNumbers['factors'],
    band: BAND_CODES[columns.band[at] ?? -1] ?? null,
    bandBarred: columns.bandBarred[at] === 1,
    confidence: LEVEL_CODES[columns.confidence[at] ?? -1] ?? 'low',
    presentWeight: columns.presentWeight[at] ?? 0,
    subRatings: subRatings as unknown as ScoreNumbers['subRatings'],
    regsho: regsho === 0 ? false : regsho === 1 ? true : null,
    computedOn: dateOfEpochDay(columns.computedOn[at] ?? 0),
  };
}
