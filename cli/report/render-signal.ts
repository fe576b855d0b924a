import type { FactorId } from '../../core/score-receipt.ts';
import type { SeriesPoint } from '../../db/repositories/scores/score-series.ts';
import { SUB_RATING_NAMES, type SubRatingId } from '../../scoring/explain/sub-rating-names.ts';
import { evidenceText } from '../../scoring/search-text.ts';
import type { DilutionSignal, FactorShare } from '../../scoring/signal-rows.ts';
import type { RatingsList } from '../list-ratings.ts';
import { FACTOR_NAMES } from './comparison-words.ts';
import { renderTable } from './table.ts';
import { joinLines, wrapWords } from './text.ts';

const SUB_RATINGS = Object.entries(SUB_RATING_NAMES) as readonly [SubRatingId, string][];
/** Headings of a table: shorter. */
const SUB_RATING_HEADS: Readonly<Record<SubRatingId, string>> = {
  overallRisk: 'overall',
  offeringAbilityRisk: 'can sell',
  dilutionRisk: 'instruments',
  historicalRisk: 'past',
  cashNeedLevel: 'cash need',
  warrantExerciseRating: 'warrants',
};

/** Ratings as text, one per line. */
export function renderRatings({ asOf, data, methodologyVersion, nextCursor, older }: RatingsList): string {
  if (asOf === null) return `no ratings under methodology ${methodologyVersion}`;
  const heading = `ratings as of ${asOf}, methodology ${methodologyVersion}`;
  if (data.length === 0) return `${heading}: none`;
  const hasOlder = Object.keys(older).length > 0;
  const lines = data.map((rating) => [
    rating.ticker ?? rating.id,
    rating.numericScore?.toFixed(1) ?? 'withheld',
    ...SUB_RATINGS.map(([id]) => rating[id] ?? 'missing'),
    regshoText(rating.regsho),
    ...(hasOlder ? [older[rating.id] ?? ''] : []),
    rating.computedAt.slice(0, 16),
    rating.verification.crossValidations.flatMap(({ name, passed }) => (passed ? [] : [`not ${name}`])).join(', '),
  ]);
  const levels = SUB_RATINGS.map(([id]) => SUB_RATING_HEADS[id]);
  const head = ['ticker', 'score', ...levels, 'Reg SHO', ...(hasOlder ? ['as of'] : []), 'computed, UTC', 'doubts'];
  const legend = 'Columns from "overall" to "warrants" are sub-ratings (low, medium, high), not the band of the score.';
  const more = nextCursor === null ? '' : `more: --cursor ${nextCursor}`;
  return joinLines([heading, renderTable(head, [1], lines), legend, more]);
}

/** A signal as text: the score, its factors, and its history. */
export function renderSignal(signal: Omit<DilutionSignal<SeriesPoint>, 'computedAt' | 'verification'>): string {
  const verdict =
    signal.score === null ? 'score withheld' : `dilution score ${signal.score.toFixed(1)} of 100, band ${signal.band}`;
  const place = signal.percentile === null ? '' : `, percentile ${signal.percentile.toFixed(1)}`;
  return [
    `${signal.ticker ?? `CIK ${signal.cik}`}, ${signal.asOf}, methodology ${signal.methodologyVersion}`,
    `${verdict}, confidence ${signal.confidence}${place}`,
    wrapWords(
      SUB_RATINGS.map(([id, title]) => `${title} ${signal[id] ?? 'missing'}`),
      'sub-ratings: ',
      ', ',
    ),
    `on a Regulation SHO threshold list: ${regshoText(signal.regsho)}`,
    renderTable(
      ['factor', 'weight', 'factor score, 0–100', 'points of the score'],
      [1, 2, 3],
      Object.entries(signal.factorBreakdown).map(([id, { weight, score, contribution }]: [string, FactorShare]) => [
        FACTOR_NAMES[id as FactorId] ?? id,
        `${Math.round(weight * 100)} %`,
        score?.toFixed(1) ?? 'missing',
        contribution?.toFixed(1) ?? '',
      ]),
    ),
    ...searchesText(signal.searched),
    ...(signal.history === undefined ? [] : [historyText(signal.history)]),
  ].join('\n');
}

const SEARCHES: Readonly<Record<string, string>> = {
  proceeds: 'recent offerings',
  programs: 'shelves and programs',
  overhang: 'warrants and convertibles',
  compliance: 'deficiency notices',
};

/** "None found" of the factors' own inputs, with what was searched. */
function searchesText(searched: DilutionSignal['searched']): readonly string[] {
  return Object.entries(SEARCHES).flatMap(([name, title]) => {
    const evidence = searched[name];
    return evidence === undefined ? [] : [`${title}: none found in ${evidenceText(evidence)}`];
  });
}

function historyText(points: readonly SeriesPoint[]): string {
  const lines = points.map(({ asOf, score, band, percentile, origin }) => [
    asOf,
    score?.toFixed(1) ?? 'withheld',
    band ?? '',
    percentile?.toFixed(1) ?? '',
    origin,
  ]);
  return renderTable(['as of', 'score', 'band', 'percentile', 'from'], [1, 3], lines);
}

function regshoText(regsho: boolean | null): string {
  return regsho === null ? 'not covered' : regsho ? 'yes' : 'no';
}
