import { createHash } from 'node:crypto';
import { type BackfillScope, type BackfillTally, NO_TALLY } from '../core/backfill.ts';
import { edgarBusinessDays } from '../core/business-days.ts';
import { epochDay } from '../core/dates.ts';
import type { Cik, Sha256 } from '../core/ids.ts';
import type { PriceSeries } from '../core/score-inputs.ts';
import type { Database } from '../db/database.ts';
import { listHistoryInputs, replaceHistoryInputs } from '../db/repositories/scores/history-inputs.ts';
import { type IssuerHistory, replaceHistories } from '../db/repositories/scores/score-histories.ts';
import { columnsFrom, createScoreColumns } from '../scoring/columnar/score-columns.ts';
import { createDaysScorer } from '../scoring/columnar/score-days.ts';
import { SCORE_LOOKBACKS } from '../scoring/facts/fact-window.ts';
import type { IssuerFactsByDay } from '../scoring/facts/facts-by-day.ts';
import { methodologyHash } from '../scoring/methodology.ts';
import { methodologyByVersion } from '../scoring/methodology-registry.ts';
import { inPublicOrder } from '../scoring/select/context.ts';
import { loadIssuerFactsByDay } from './issuer-facts.ts';

export interface HistoryPageDeps {
  readonly db: Database;
  /** Code, configuration and promoted parsers, hashed: histories of another build are recomputed. */
  readonly build: string;
  readonly beat: (detail?: unknown) => void;
  readonly signal: AbortSignal;
}

interface ChangedHistory {
  readonly history: IssuerFactsByDay;
  readonly inputHash: Sha256;
}

/**
 * Scores a page of issuers on every day of the scope and stores the histories in one transaction. Issuers whose stored
 * history has the same inputs are skipped.
 */
export async function scoreHistoryPage(
  deps: HistoryPageDeps,
  scope: BackfillScope,
  ciks: readonly Cik[],
): Promise<BackfillTally> {
  const began = performance.now();
  const { methodologyVersion, from, to, prices } = scope;
  // The as-of days of the nightly run.
  const days = Int32Array.from(edgarBusinessDays(from, to), (date) => epochDay(date));
  const histories = await loadIssuerFactsByDay(deps.db, { ciks, days, prices, ...SCORE_LOOKBACKS });
  deps.signal.throwIfAborted();

  const { lookbackDays, offeringLookbackDays } = SCORE_LOOKBACKS;
  const methodology = methodologyHash(methodologyByVersion(methodologyVersion));
  const common = [deps.build, methodology, from, to, days.length, lookbackDays, offeringLookbackDays].join('|');
  const stored = await listHistoryInputs(deps.db, { methodologyVersion, from, to }, ciks);
  const tally = { ...NO_TALLY, issuers: ciks.length };
  const changed: ChangedHistory[] = [];
  for (const history of histories) {
    const inputHash = inputHashOf(common, history);
    const before = stored.get(history.cik);
    if (before?.inputHash === inputHash) {
      tally.unchanged += 1;
      tally.kept += before.computed + before.carried;
    } else changed.push({ history, inputHash });
  }
  const counts = changed.length === 0 ? [] : await replaceChanged(deps, scope, days, changed);
  for (const { computed, carried } of counts) {
    tally.computed += computed;
    tally.carried += carried;
  }
  return { ...tally, busyMs: performance.now() - began };
}

interface DayCounts {
  readonly cik: Cik;
  readonly computed: number;
  readonly carried: number;
}

async function replaceChanged(
  { db, beat, signal }: HistoryPageDeps,
  { methodologyVersion, from, to }: BackfillScope,
  days: Int32Array,
  changed: readonly ChangedHistory[],
): Promise<readonly DayCounts[]> {
  const range = { methodologyVersion, from, to };
  const scorer = createDaysScorer(methodologyByVersion(methodologyVersion));
  const columns = createScoreColumns(days.length);
  const counts: DayCounts[] = [];
  function* scored(): Generator<IssuerHistory> {
    for (const { history } of changed) {
      signal.throwIfAborted();
      const { cik, stretches, regsho } = history;
      beat(cik);
      let [place, computed, carried] = [0, 0, 0];
      for (const { from: first, to: end, facts } of stretches) {
        const own = [days.subarray(first, end), columnsFrom(columns, place), regsho.subarray(first, end)] as const;
        const counted = scorer.score(facts, ...own);
        place += end - first;
        computed += counted.computed;
        carried += counted.carried;
      }
      columns.length = place;
      counts.push({ cik, computed, carried });
      yield { cik, columns };
    }
  }
  await db.transaction().execute(async (trx) => {
    await replaceHistories(trx, { ...range, ciks: changed.map(({ history }) => history.cik) }, scored());
    const inputs = changed.map(({ inputHash }, index) => ({
      inputHash,
      ...(counts[index] as DayCounts),
    }));
    await replaceHistoryInputs(trx, range, inputs);
  });
  return counts;
}

/** Over everything that a history is computed from. */
function inputHashOf(common: string, { stretches, regsho }: IssuerFactsByDay): Sha256 {
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
