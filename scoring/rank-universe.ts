import { AppError } from '../core/errors.ts';
import { contentHash } from '../core/hashes.ts';
import type { Cik } from '../core/ids.ts';
import type { IssuerScore, ScoreRank } from '../core/score-receipt.ts';
import type { Methodology } from './methodology.ts';

type Ranked = Pick<IssuerScore, 'cik' | 'asOf' | 'methodologyVersion' | 'score'>;

/**
 * Percentile = 100 · (count below + ½ ties) ÷ N among the scored issuers (not withheld) of one as-of date and
 * methodology; an issuer ties with itself. Null where N is below the methodology's minimum. The universe hash covers
 * as-of date, methodology and every [CIK, score] in ascending order of CIK. Throws `mixed-universe` for several dates
 * or methodologies or a repeated issuer.
 */
export function rankUniverse(scores: readonly Ranked[], methodology: Methodology): ReadonlyMap<Cik, ScoreRank> {
  const asOf = scores[0]?.asOf;
  const seen = new Set<Cik>();
  for (const { cik, asOf: date, methodologyVersion } of scores) {
    if (date !== asOf || methodologyVersion !== methodology.version || seen.has(cik)) {
      throw new AppError('scores of several dates, methodologies or of one issuer twice cannot be ranked together', {
        code: 'mixed-universe',
        retryable: false,
        context: { cik, asOf: date, methodologyVersion },
      });
    }
    seen.add(cik);
  }
  const scored = scores.flatMap(({ cik, score }) => (score === null ? [] : [{ cik, score }]));
  scored.sort((a, b) => Number(a.cik) - Number(b.cik));
  const universeSize = scored.length;
  const issuers = scored.map(({ cik, score }) => [cik, score]);
  const universeHash = contentHash({ asOf: asOf ?? null, methodology: methodology.version, issuers });
  const ascending = scored.map(({ score }) => score).sort((a, b) => a - b);
  const places = new Map<number, { below: number; ties: number }>();
  for (const [index, score] of ascending.entries()) {
    const place = places.get(score);
    if (place === undefined) places.set(score, { below: index, ties: 1 });
    else place.ties++;
  }
  const ranks = new Map<Cik, ScoreRank>();
  for (const { cik, score } of scored) {
    const { below, ties } = places.get(score) ?? { below: 0, ties: 1 };
    const enough = universeSize >= methodology.percentileMinimumUniverse;
    const percentile = enough ? (100 * (2 * below + ties)) / (2 * universeSize) : null;
    ranks.set(cik, { cik, percentile, universeSize, universeHash });
  }
  return ranks;
}
