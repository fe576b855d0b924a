import { createHash } from 'node:crypto';
import { type BackfillScope, type BackfillTally, NO_TALLY } from '../core/backfill.ts';
import { edgarBusinessDays } from '../core/business-days.ts';
import { epochDay } from '../core/dates.ts';
import type { Cik, Sha256 } from '../core/ids.ts';
import type { PriceSeries } from '../core/score-inputs.ts';
import type { Database } from '../db/database.ts';
import { listHistoryInputs, replaceHistoryInputs } from '../db/repositories/scores/history-inputs.ts';
import { type IssuerFactHistory, loadIssuerFactHistories } from '../db/repositories/scores/issuer-facts-by-day.ts';
import { type IssuerHistory, replaceHistories } from '../db/repositories/scores/score-histories.ts';
import { columnsFrom, createScoreColumns } from '../scoring/columnar/score-columns.ts';
import { createDaysScorer } from '../scoring/columnar/score-days.ts';
import { methodologyHash } from '../scoring/methodology.ts';
import { methodologyByVersion } from '../scoring/methodology-registry.ts';
import { inPublicOrder } from '../scoring/select/context.ts';
import { pricesByTicker } from '../sources/prices/prices-by-ticker.ts';
import { priceTable } from './price-tables.ts';
import { LOOKBACK_DAYS, OFFERING_LOOKBACK_DAYS } from './scored-facts.ts';

export interface HistoryPageDeps {
  readonly db: Database;
  /** What computes: histories of another build are computed anew. */
  readonly build: string;
  readonly signal: AbortSignal;
}

/** The as-of days of a range as the nightly run has them, since 1970-01-01. */
function scoredDays({ from, to }: Pick<BackfillScope, 'from' | 'to'>): Int32Array {
  return Int32Array.from(edgarBusinessDays(from, to), (date) => epochDay(date));
}

/**
 * Scores a page of issuers on every day of the scope and stores it, all in one transaction. Issuers whose stored
 * history rests on the very same inputs are left alone.
 */
export async function scoreHistoryPage(
  deps: HistoryPageDeps,
  scope: BackfillScope,
  ciks: readonly Cik[],
): Promise<BackfillTally> {
  const began = performance.now();
  const { methodologyVersion, from, to, prices } = scope;
  const days = scoredDays(scope);
  const histories = await loadIssuerFactHistories(deps.db, {
    ciks,
    days,
    lookbackDays: LOOKBACK_DAYS,
    offeringLookbackDays: OFFERING_LOOKBACK_DAYS,
    pricesOf: async (tickers, since, until) =>
      prices === null ? new Map() : pricesByTicker(await priceTable(prices), tickers, since, until),
  });
  deps.signal.throwIfAborted();

  const methodology = methodologyByVersion(methodologyVersion);
  const common = [
    deps.build,
    methodologyHash(methodology),
    from,
    to,
    days.length,
    LOOKBACK_DAYS,
    OFFERING_LOOKBACK_DAYS,
  ].join('|');
  const range = { methodologyVersion, from, to };
  const standing = await listHistoryInputs(deps.db, range, ciks);
  const tally = { ...NO_TALLY, issuers: ciks.length };
  const changed: { readonly history: IssuerFactHistory; readonly inputHash: Sha256 }[] = [];
  for (const history of histories) {
    const inputHash = inputHashOf(common, history);
    const stored = standing.get(history.cik);
    if (stored?.inputHash !== inputHash) {
      changed.push({ history, inputHash });
      continue;
    }
    tally.unchanged += 1;
    tally.kept += stored.computed + stored.carried;
  }

  const scorer = createDaysScorer(methodology);
  const columns = createScoreColumns(days.length);
  const tallies = new Map<Cik, { readonly computed: number; readonly carried: number }>();
  function* scored(): Generator<IssuerHistory> {
    for (const { history } of changed) {
      deps.signal.throwIfAborted();
      const { cik, stretches, regsho } = history;
      let [place, computed, carried] = [0, 0, 0];
      for (const { from: first, to: end, facts } of stretches) {
        const counted = scorer.score(
          facts,
          days.subarray(first, end),
          columnsFrom(columns, place),
          regsho.subarray(first, end),
        );
        place += end - first;
        computed += counted.computed;
        carried += counted.carried;
      }
      columns.length = place;
      tallies.set(cik, { computed, carried });
      yield { cik, columns };
    }
  }
  if (changed.length > 0) {
    await deps.db.transaction().execute(async (trx) => {
      await replaceHistories(trx, { ...range, ciks: changed.map(({ history }) => history.cik) }, scored());
      const inputs = changed.map(({ history: { cik }, inputHash }) => ({
        cik,
        inputHash,
        ...(tallies.get(cik) ?? { computed: 0, carried: 0 }),
      }));
      await replaceHistoryInputs(trx, range, inputs);
    });
  }
  for (const { computed, carried } of tallies.values()) {
    tally.computed += computed;
    tally.carried += carried;
  }
  return { ...tally, busyMs: performance.now() - began };
}

/** Over everything that a history follows from. */
function inputHashOf(common: string, { stretches, regsho }: IssuerFactHistory): Sha256 {
  const hash = createHash('sha256').update(common).update(regsho);
  for (const { from, to, facts } of stretches) {
    const { prices, ...others } = inPublicOrder(facts);
    hash.update(`|${from}-${to}|`).update(JSON.stringify(others)).update(closesOf(prices));
  }
  return hash.digest('hex') as Sha256;
}

/** Day and close of each price. */
function closesOf(prices: PriceSeries): Float64Array {
  const numbers = new Float64Array(2 * prices.length);
  for (let index = 0; index < prices.length; index++) {
    const point = prices.at(index);
    if (point !== undefined) numbers.set([epochDay(point.date), point.close], 2 * index);
  }
  return numbers;
}
