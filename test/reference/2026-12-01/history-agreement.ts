import fc from 'fast-check';
import type { IsoDate } from '../../../core/dates.ts';
import type { Methodology } from '../../../scoring/methodology.ts';
import { scoreInputs } from '../../../scoring/score-issuer.ts';
import { selectInputs } from '../../../scoring/select-inputs.ts';
import { plusDays } from '../calendar.ts';
import { difference } from './agreement.ts';
import { arbitraryHistory } from './arbitrary-history.ts';
import { LAST_DAY } from './arbitrary-papers.ts';
import { factsOfHistory } from './facts-of-history.ts';
import type { History } from './history.ts';
import { scoreHistory } from './score.ts';

/** A random issuer's filings, and one of the days of its last year and a month. */
const datedHistory = fc.tuple(
  arbitraryHistory,
  fc.integer({ min: 0, max: 400 }).map((back) => plusDays(LAST_DAY, -back)),
);

/** The first figure on which reference and engine differ from filings to score; null where they agree. */
export function historyDifference(history: History, asOf: string, methodology: Methodology): string | null {
  const reference = scoreHistory(history, asOf);
  const inputs = selectInputs(factsOfHistory(history, asOf), asOf as IsoDate, methodology);
  return difference(reference, scoreInputs(inputs, asOf as IsoDate, methodology));
}

export interface HistoryAgreement {
  readonly agreed: number;
  /** By the figure that differs first: the cases, by their place in the sample. */
  readonly differences: ReadonlyMap<string, readonly string[]>;
}

/** Scores random histories with both. */
export function compareHistories(methodology: Methodology, count: number, seed: number): HistoryAgreement {
  const differences = new Map<string, string[]>();
  let agreed = 0;
  for (const [place, [history, asOf]] of fc.sample(datedHistory, { numRuns: count, seed }).entries()) {
    const differs = historyDifference(history, asOf, methodology);
    if (differs === null) {
      agreed++;
      continue;
    }
    const [figure = differs] = differs.split(':');
    differences.set(figure, [...(differences.get(figure) ?? []), `history ${place} on ${asOf}: ${differs}`]);
  }
  return { agreed, differences };
}
