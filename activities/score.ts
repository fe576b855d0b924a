import { setImmediate } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { IsoDate } from '../core/dates.ts';
import type { Cik } from '../core/ids.ts';
import type { RunRef, StageTally } from '../core/run-plan.ts';
import type { IssuerFacts } from '../core/score-inputs.ts';
import type { Database } from '../db/database.ts';
import { keepIssuerFacts, loadKeptIssuerFacts } from '../db/repositories/scores/issuer-facts.ts';
import { pageScoredIssuers } from '../db/repositories/scores/scored-issuers.ts';
import {
  listScoresToRank,
  registerMethodology,
  type ScoreWithReceipt,
  updateRanks,
  upsertScores,
} from '../db/repositories/scores/scores.ts';
import { methodologyHash } from '../scoring/methodology.ts';
import { methodologyByVersion } from '../scoring/methodology-registry.ts';
import { rankUniverse } from '../scoring/rank-universe.ts';
import { scoreIssuer } from '../scoring/score-issuer.ts';
import { writeReceipt } from '../scoring/write-receipt.ts';
import { factsQuery, LOOKBACK_DAYS } from './scored-facts.ts';

export interface ScoreRequest {
  readonly asOf: IsoDate;
  readonly methodologyVersion: string;
  /** Path of a price table on the worker's machine; null: no market prices. */
  readonly prices: string | null;
  /** Directory of exchanges' threshold lists on the worker's machine; none: those of the archive and those stored. */
  readonly thresholdLists?: string | null;
}

export interface ScoreDeps {
  readonly db: Database;
  readonly logger: Logger;
  readonly beat: (detail: unknown) => void;
  readonly signal: AbortSignal;
}

const FIRST_PAGE = 50;
const LARGEST_PAGE = 800;
/** Issuers whose rows are read together, where their kept facts do not stand. */
const CHANGED_AT_ONCE = 400;
const ISSUERS_AT_A_STRETCH = 5;
const STORED_AT_ONCE = 300;
/** Pages loaded at once: PostgreSQL works on them while this process scores. */
const PAGES_AHEAD = 2;

/** Scores every covered issuer as of a date, stores scores with receipts, and ranks them. */
export async function scoreUniverse(deps: ScoreDeps, run: RunRef, request: ScoreRequest): Promise<StageTally> {
  const began = performance.now();
  const { asOf, methodologyVersion } = request;
  const methodology = methodologyByVersion(methodologyVersion);
  const contentHash = methodologyHash(methodology);
  await registerMethodology(deps.db, { version: methodologyVersion, contentHash, body: methodology });

  let scored = 0;
  let gathered: ScoreWithReceipt[] = [];
  let storing: Promise<unknown> = Promise.resolve();
  async function store(): Promise<void> {
    deps.signal.throwIfAborted();
    await storing;
    const scores = gathered;
    gathered = [];
    scored += scores.length;
    deps.beat(scored);
    storing = deps.db.transaction().execute((trx) => upsertScores(trx, run, scores));
    // A failure is told by the next to wait for it.
    storing.catch(() => undefined);
  }
  try {
    for await (const page of factPages(deps, request)) {
      for (const facts of page.values()) {
        const { inputs, ...score } = scoreIssuer(facts(), asOf, methodology);
        gathered.push({ score, receipt: writeReceipt({ ...score, inputs }, methodology) });
        // What the database sends of the next pages is taken in meanwhile.
        if (gathered.length % ISSUERS_AT_A_STRETCH === 0) await setImmediate();
        if (gathered.length === STORED_AT_ONCE) await store();
      }
    }
    await store();
  } finally {
    await storing;
  }
  const ranked = rankUniverse(await listScoresToRank(deps.db, { methodologyVersion, asOf }), methodology);
  await deps.db.transaction().execute((trx) => updateRanks(trx, { methodologyVersion, asOf }, [...ranked.values()]));
  deps.logger.info({ runId: run.runId, asOf, methodologyVersion, scored }, 'scored');
  return { busyMs: performance.now() - began, items: scored, bytes: 0 };
}

type FactPage = ReadonlyMap<Cik, () => IssuerFacts>;

/**
 * Pages of facts, the next ones under way in the database while one is scored. Issuers whose rows were written since
 * their facts were kept are gathered from several pages and read together.
 */
async function* factPages(deps: ScoreDeps, request: ScoreRequest): AsyncGenerator<FactPage> {
  const underWay: Promise<FactPage>[] = [];
  const changed: Cik[] = [];
  let after: Cik | null = null;
  // The first pages are small, so that there is something to score soon.
  let limit = FIRST_PAGE;
  let isMore = true;
  function begin(page: Promise<FactPage>): void {
    // Awaited in its turn; until then nobody else hears of a failure.
    page.catch(() => undefined);
    underWay.push(page);
  }
  async function loadKept(ciks: readonly Cik[]): Promise<FactPage> {
    const page = await loadKeptIssuerFacts(deps.db, factsQuery(ciks, request));
    changed.push(...ciks.filter((cik) => !page.has(cik)));
    return page;
  }
  async function loadAhead(): Promise<void> {
    while (isMore && underWay.length < PAGES_AHEAD) {
      const ciks: readonly Cik[] = await pageScoredIssuers(deps.db, {
        asOf: request.asOf,
        lookbackDays: LOOKBACK_DAYS,
        after,
        limit,
      });
      isMore = ciks.length === limit;
      limit = Math.min(2 * limit, LARGEST_PAGE);
      after = ciks.at(-1) ?? null;
      if (ciks.length > 0) begin(loadKept(ciks));
    }
  }
  for (let ahead = loadAhead(); ; ) {
    if (underWay.length === 0) await ahead;
    const page = await underWay.shift();
    await ahead;
    const isLast = !isMore && underWay.length === 0;
    while (changed.length >= CHANGED_AT_ONCE || (isLast && changed.length > 0)) {
      begin(keepIssuerFacts(deps.db, factsQuery(changed.splice(0, LARGEST_PAGE), request)));
    }
    if (page === undefined && underWay.length === 0) return;
    ahead = loadAhead();
    ahead.catch(() => undefined);
    if (page !== undefined) yield page;
  }
}
