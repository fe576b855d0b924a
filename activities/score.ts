import type { Logger } from 'pino';
import type { IsoDate } from '../core/dates.ts';
import type { Cik } from '../core/ids.ts';
import type { RunRef, StagePage, StageTally } from '../core/run-plan.ts';
import type { IssuerFacts } from '../core/score-inputs.ts';
import type { Database } from '../db/database.ts';
import { takeScoreMarks } from '../db/repositories/scores/score-marks.ts';
import { pageScoredIssuers } from '../db/repositories/scores/scored-issuers.ts';
import {
  listScoresToRank,
  registerMethodology,
  type ScoreWithReceipt,
  updateRanks,
} from '../db/repositories/scores/scores.ts';
import { SCORE_LOOKBACKS } from '../scoring/facts/fact-window.ts';
import { type Methodology, methodologyHash } from '../scoring/methodology.ts';
import { methodologyByVersion } from '../scoring/methodology-registry.ts';
import { rankUniverse } from '../scoring/rank-universe.ts';
import { createReceipt } from '../scoring/receipt.ts';
import { encodeReceipt } from '../scoring/receipt-codec.ts';
import { scoreIssuer } from '../scoring/score-issuer.ts';
import { loadIssuerFacts } from './issuer-facts.ts';
import { settleRatings, storeScores } from './settle-ratings.ts';

export interface ScoreRequest {
  readonly asOf: IsoDate;
  readonly methodologyVersion: string;
  /** Path of a price table on the worker's machine; null: no market prices. */
  readonly prices: string | null;
  /** Ratings show the scores even if the run had fewer inputs than the current ones. */
  readonly replaceRatings?: boolean;
}

export interface ScoreDeps {
  readonly db: Database;
  readonly logger: Logger;
  readonly beat: (detail?: unknown) => void;
  readonly signal: AbortSignal;
}

const ISSUERS_PER_STEP = 300;
/** A page takes seconds, and is what a crash repeats. */
const STEPS_PER_PAGE = 5;

/** Scores a page of the covered issuers as of a date and stores the scores with their receipts. */
export async function scorePage(
  deps: ScoreDeps,
  run: RunRef,
  request: ScoreRequest,
  after: Cik | null,
): Promise<StagePage<Cik>> {
  const began = performance.now();
  const { asOf, methodologyVersion } = request;
  const methodology = methodologyByVersion(methodologyVersion);
  const contentHash = methodologyHash(methodology);
  await registerMethodology(deps.db, { version: methodologyVersion, contentHash, body: methodology });

  if (after === null) await takeScoreMarks(deps.db, { runId: run.runId, methodologyVersion });

  let scored = 0;
  let next: Cik | null = null;
  for await (const { facts, next: following } of factPages(deps, request, after)) {
    const scores = scoresOf(facts, asOf, methodology);
    if (scores.length > 0) await storeScores(deps.db, run, request, scores);
    scored += scores.length;
    next = following;
    deps.beat(next);
  }
  deps.logger.info({ runId: run.runId, asOf, methodologyVersion, scored, after }, 'scored');
  return { tally: { busyMs: performance.now() - began, items: scored, bytes: 0 }, next };
}

/** The scores of some issuers with their receipts. */
export function scoresOf(
  facts: readonly IssuerFacts[],
  asOf: IsoDate,
  methodology: Methodology,
): readonly ScoreWithReceipt[] {
  return facts.map((issuer) => {
    const score = scoreIssuer(issuer, asOf, methodology);
    return { score, receipt: encodeReceipt(createReceipt(score, methodology)) };
  });
}

/** Once all scores of a date are stored: decides whether ratings show them, and ranks the date's. */
export async function rankScores(
  { db, logger }: Pick<ScoreDeps, 'db' | 'logger'>,
  run: RunRef,
  request: ScoreRequest,
): Promise<StageTally> {
  const began = performance.now();
  const { asOf } = request;
  const { replaced, fewer } = await settleRatings(db, run, request);
  if (fewer.length > 0) logger.warn({ runId: run.runId, asOf, replaced, fewer }, 'fewer inputs than the ratings');
  await rankDate(db, request);
  return { busyMs: performance.now() - began, items: 0, bytes: 0 };
}

/** Percentiles of the scores of a date. */
export async function rankDate(
  db: Database,
  { asOf, methodologyVersion }: Pick<ScoreRequest, 'asOf' | 'methodologyVersion'>,
): Promise<void> {
  const methodology = methodologyByVersion(methodologyVersion);
  const ranked = rankUniverse(await listScoresToRank(db, { methodologyVersion, asOf }), methodology);
  await db.transaction().execute((trx) => updateRanks(trx, { methodologyVersion, asOf }, [...ranked.values()]));
}

/** Facts of the next issuers, in some steps: PostgreSQL reads the next one while one is scored. `next` null: none follow. */
export async function* factPages(
  { db, signal }: Pick<ScoreDeps, 'db' | 'signal'>,
  { asOf, prices }: Pick<ScoreRequest, 'asOf' | 'prices'>,
  after: Cik | null,
): AsyncGenerator<{ readonly facts: readonly IssuerFacts[]; readonly next: Cik | null }> {
  async function load(from: Cik | null) {
    const step = { asOf, lookbackDays: SCORE_LOOKBACKS.lookbackDays, after: from, limit: ISSUERS_PER_STEP };
    const ciks = await pageScoredIssuers(db, step);
    const facts = ciks.length === 0 ? [] : await loadIssuerFacts(db, { ciks, asOf, prices, ...SCORE_LOOKBACKS });
    return { facts, next: ciks.length < ISSUERS_PER_STEP ? null : (ciks.at(-1) ?? null) };
  }
  let step = load(after);
  for (let steps = 1; ; steps += 1) {
    signal.throwIfAborted();
    const { facts, next } = await step;
    const isLast = next === null || steps === STEPS_PER_PAGE;
    if (!isLast) {
      step = load(next);
      // A failure is thrown where the step is awaited.
      step.catch(() => undefined);
    }
    yield { facts, next };
    if (isLast) return;
  }
}
