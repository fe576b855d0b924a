import { sql } from 'kysely';
import type { IssuerFacts } from '../core/score-inputs.ts';
import { copyBinary } from '../db/copy.ts';
import {
  HISTORY_COLUMNS,
  historyChunks,
  type IssuerHistory,
  insertHistories,
} from '../db/repositories/scores/score-histories.ts';
import { registerMethodology } from '../db/repositories/scores/scores.ts';
import { createScoreColumns } from '../scoring/columnar/score-columns.ts';
import { createDaysScorer } from '../scoring/columnar/score-days.ts';
import { methodologyHash } from '../scoring/methodology.ts';
import { CURRENT_METHODOLOGY_VERSION, methodologyByVersion } from '../scoring/methodology-registry.ts';
import { createReceipt } from '../scoring/receipt.ts';
import { scoreIssuer } from '../scoring/score-issuer.ts';
import { verifyReceipt } from '../scoring/verify-receipt.ts';
import { elapsedSeconds, type Figures, runChild } from './measure.ts';
import { END, generateUniverse, scoredDays } from './score-facts.ts';
import { withTemporaryDatabase } from './temporary.ts';

const METHODOLOGY = methodologyByVersion(CURRENT_METHODOLOGY_VERSION);
const BARE_TABLE = 'score.bare_histories';
const COPIED_ISSUERS = 500;

export interface ScoreBenchOptions {
  readonly issuers?: number;
  readonly days?: number;
}

/** What `bench/score-run.ts` prints. */
interface HistoryFigures {
  readonly computed: number;
  readonly carried: number;
  readonly wallMs: number;
  readonly processorMs: number;
  readonly peakBytes: number;
}

/**
 * Scores histories of generated issuers. Reports processor time of the computing thread (other programs affect wall-
 * clock time), growth from a tenth of the issuers to all, peak memory, and end-to-end speed into PostgreSQL relative to
 * a bare COPY of the same rows.
 */
export async function benchScore(options: ScoreBenchOptions = {}): Promise<Figures> {
  const { issuers = 5_000, days = 1_250 } = options;
  const few = await scoreHistories(Math.ceil(issuers / 10), days);
  const all = await scoreHistories(issuers, days);
  const perScore = ({ processorMs, computed, carried }: HistoryFigures) => processorMs / (computed + carried);
  return {
    issuers,
    days,
    scores: issuers * days,
    computed: all.computed,
    'carried from the day before': all.carried,
    'computed scores per processor second': (all.computed * 1_000) / all.processorMs,
    'computed scores per wall-clock second': (all.computed * 1_000) / all.wallMs,
    'processor time for all (s)': all.processorMs / 1_000,
    [`time per score against ${Math.ceil(issuers / 10)} issuers (linear: 1)`]: perScore(all) / perScore(few),
    'peak memory (MB)': all.peakBytes / 1e6,
    [`peak memory with ${Math.ceil(issuers / 10)} issuers (MB)`]: few.peakBytes / 1e6,
    ...(await benchCopy(issuers, days)),
    ...benchReceipts(50),
  };
}

function scoreHistories(issuers: number, days: number): Promise<HistoryFigures> {
  return runChild('./score-run.ts', [String(issuers), String(days)]);
}

/**
 * From facts in memory to rows in PostgreSQL, compared with COPY of the same bytes into an identical table, on a server
 * with fsync. Both tables grow batch by batch and in alternating order, since the load of the machine varies.
 */
function benchCopy(issuers: number, howMany: number): Promise<Figures> {
  return withTemporaryDatabase(async (db) => {
    const { version } = METHODOLOGY;
    await registerMethodology(db, { version, contentHash: methodologyHash(METHODOLOGY), body: METHODOLOGY });
    await sql`create table ${sql.table(BARE_TABLE)} (like score.score_histories including all)`.execute(db);
    const days = scoredDays(howMany);
    const columns = createScoreColumns(days.length);
    const scorer = createDaysScorer(METHODOLOGY);
    function* histories(universe: readonly IssuerFacts[]): Generator<IssuerHistory> {
      for (const facts of universe) {
        scorer.score(facts, days, columns);
        yield { cik: facts.cik, columns };
      }
    }
    const times: { readonly bare: number; readonly whole: number }[] = [];
    for (const universe of generateUniverse(1, issuers, COPIED_ISSUERS)) {
      const ready = [...historyChunks(version, histories(universe))];
      const copyBare = () => elapsedSeconds(() => copyBinary(db, BARE_TABLE, HISTORY_COLUMNS, ready));
      const copyScored = () => elapsedSeconds(() => insertHistories(db, version, histories(universe)));
      if (times.length % 2 === 0) times.push({ bare: await copyBare(), whole: await copyScored() });
      else times.push({ whole: await copyScored(), bare: await copyBare() });
    }
    const sum = (key: 'bare' | 'whole') => times.reduce((total, time) => total + time[key], 0);
    const rows = issuers * days.length;
    const [early = { bare: 0, whole: 1 }] = times;
    return {
      'rows copied': rows,
      'bare COPY (rows/s)': rows / sum('bare'),
      'scored and copied (rows/s)': rows / sum('whole'),
      'end to end as a share of a bare COPY (%)': (100 * sum('bare')) / sum('whole'),
      [`of its first ${Math.min(COPIED_ISSUERS, issuers)} issuers (%)`]: (100 * early.bare) / early.whole,
    };
  });
}

/** Scores with their receipts, as the nightly run computes them. */
function benchReceipts(issuers: number): Figures {
  const [universe = []] = generateUniverse(1, issuers, issuers);
  const start = process.cpuUsage();
  let bytes = 0;
  for (const facts of universe) {
    const receipt = createReceipt(scoreIssuer(facts, END, METHODOLOGY), METHODOLOGY);
    bytes += JSON.stringify(receipt).length;
    if (!verifyReceipt(receipt).ok) throw new Error(`the receipt of ${facts.cik} does not verify`);
  }
  const { user, system } = process.cpuUsage(start);
  return {
    'receipts created and verified per processor second': (issuers * 1e6) / (user + system),
    'receipt (bytes)': bytes / issuers,
  };
}
