import type { RunScores } from '../../core/run-report.ts';

/** One line where a run had fewer inputs than the ratings before it; null where it had not. */
export function ratingsLine({ asOf, ratings }: Pick<RunScores, 'asOf' | 'ratings'>): string | null {
  if (!ratings || ratings.fewer.length === 0) return null;
  const why = ratings.fewer.join('; ');
  if (ratings.replaced) return `Ratings replaced, as told, although this run had fewer inputs: ${why}.`;
  const shown =
    ratings.currentAsOf === asOf ? `the earlier scores of ${asOf}, as this report does` : ratings.currentAsOf;
  return `Ratings not replaced: they still show ${shown}, because this run had fewer inputs: ${why}. Its scores are stored; --replace-ratings shows them.`;
}
