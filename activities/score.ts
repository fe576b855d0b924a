import type { Logger } from 'pino';
import type { IsoDate } from '../core/dates.ts';
import type { Cik } from '../core/ids.ts';
import type { RunRef, StageTally } from '../core/run-plan.ts';
import type { IssuerFacts } from '../core/score-inputs.ts';
import type { Database } from '../db/database.ts';
import { pageScoredIssuers } from '../db/repositories/scores/scored-issuers.ts';
import { listScoresToRank, registerMethodology, updateRanks, upsertScores } from '../db/repositories/scores/scores.ts';
import { SCORE_LOOKBACKS } from '../scoring/facts/fact-window.ts';
import { methodologyHash } from '../scoring/methodology.ts';
import { methodologyByVersion } from '../scoring/methodology-registry.ts';
import { rankUniverse } from '../scoring/rank-universe.ts';
import { createReceipt } from '../scoring/receipt.ts';
import { encodeReceipt } from '../scoring/receipt-codec.ts';
import { scoreIssuer } from '../scoring/score-issuer.ts';
import { loadIssuerFacts } from './issuer-facts.ts';

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

const ISSUERS_PER_PAGE = 300;

/** Scores every covered issuer as of a date, stores scores with receipts, and ranks them. */
export async function scoreUniverse(deps: ScoreDeps, run: RunRef, request: ScoreRequest): Promise<StageTally> {
  const began = performance.now();
  const { asOf, methodologyVersion } = request;
  const methodology = methodologyByVersion(methodologyVersion);
  const contentHash = methodologyHash(methodology);
  await registerMethodology(deps.db, { version: methodologyVersion, contentHash, body: methodology });

  let scored = 0;
  for await (const page of factPages(deps, request)) {
    const scores = page.map((facts) => {
      const score = scoreIssuer(facts, asOf, methodology);
      return { score, receipt: encodeReceipt(createReceipt(score, methodology)) };
    });
    await deps.db.transaction().execute((trx) => upsertScores(trx, run, scores));
    scored += scores.length;
    deps.beat(scored);
  }
  const ranked = rankUniverse(await listScoresToRank(deps.db, { methodologyVersion, asOf }), methodology);
  await deps.db.transaction().execute((trx) => updateRanks(trx, { methodologyVersion, asOf }, [...ranked.values()]));
  deps.logger.info({ runId: run.runId, asOf, methodologyVersion, scored }, 'scored');
  return { busyMs: performance.now() - began, items: scored, bytes: 0 };
}

/** Facts by pages of issuers; PostgreSQL reads the next page while one is scored. */
export async function* factPages(
  { db, signal }: Pick<ScoreDeps, 'db' | 'signal'>,
  { asOf, prices }: Pick<ScoreRequest, 'asOf' | 'prices'>,
): AsyncGenerator<readonly IssuerFacts[]> {
  async function load(after: Cik | null): Promise<readonly IssuerFacts[]> {
    const page = { asOf, lookbackDays: SCORE_LOOKBACKS.lookbackDays, after, limit: ISSUERS_PER_PAGE };
    const ciks = await pageScoredIssuers(db, page);
    return ciks.length === 0 ? [] : loadIssuerFacts(db, { ciks, asOf, prices, ...SCORE_LOOKBACKS });
  }
  for (let next = load(null); ; ) {
    signal.throwIfAborted();
    const page = await next;
    const last = page.at(-1);
    if (last === undefined) return;
    next = load(last.cik);
    // A failure is thrown where the page is awaited.
    next.catch(() => undefined);
    yield page;
  }
}
