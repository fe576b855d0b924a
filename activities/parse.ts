import type { Logger } from 'pino';
import type { AccessionNumber, Sha256 } from '../core/ids.ts';
import type { RunRef, StageTally } from '../core/run-plan.ts';
import type { Database } from '../db/database.ts';
import { getFilings } from '../db/repositories/filings/filings.ts';
import type { FilingRef } from './fetch-batch.ts';
import { withHeartbeat } from './heartbeats.ts';
import type { ParsePool } from './parse-pool.ts';

export interface ParseDeps {
  readonly db: Database;
  readonly pool: ParsePool;
  readonly logger: Logger;
}

/** A filing with the hash of its staged parse output. */
export interface StagedRef {
  readonly accessionNumber: AccessionNumber;
  readonly stagedKey: Sha256;
}

export interface ParseActivities {
  parseFilings(
    run: RunRef,
    filings: readonly FilingRef[],
  ): Promise<{ readonly staged: readonly StagedRef[]; readonly tally: StageTally }>;
}

/** Progress is a parsed filing, and a process may take 20 minutes for one before the pool gives it up. */
const PATIENCE = { stalledAfterMs: 25 * 60_000 };

/** Parses filings in processes of their own. The output of each goes into the store; only its hash is returned. */
export function createParseActivities(deps: ParseDeps): ParseActivities {
  return {
    parseFilings: (run, filings) =>
      withHeartbeat(async (beat, signal) => {
        const known = await getFilings(
          deps.db,
          filings.map(({ accessionNumber }) => accessionNumber),
        );
        const filedDates = new Map(known.map(({ accessionNumber, filedDate }) => [accessionNumber, filedDate]));
        const chosen = run.parserVersions === undefined ? {} : { parserVersions: run.parserVersions };
        let tally: StageTally = { busyMs: 0, items: 0, bytes: 0 };
        const staged = await Promise.all(
          filings.map(async ({ accessionNumber, rawSourceKey }) => {
            signal.throwIfAborted();
            const filedDate = filedDates.get(accessionNumber) ?? null;
            const parsed = await deps.pool.parse(
              { accessionNumber, rawSourceKey, filedDate, ...chosen },
              signal,
              run.priority,
            );
            tally = {
              busyMs: tally.busyMs + parsed.busyMs,
              items: tally.items + 1,
              bytes: tally.bytes + parsed.bytes,
            };
            beat(accessionNumber);
            deps.logger.debug({ runId: run.runId, accessionNumber, ms: Math.round(parsed.busyMs) }, 'parsed');
            return { accessionNumber, stagedKey: parsed.stagedKey };
          }),
        );
        return { staged, tally };
      }, PATIENCE),
  };
}
