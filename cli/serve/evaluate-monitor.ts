import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { evaluateMonitors } from '../../activities/monitors/evaluate-monitors.ts';
import type { ApiServices } from '../../api/services.ts';
import { sequenceEvents } from '../../db/repositories/runs/outbox-reader.ts';
import { createDiskRawStore } from '../../sources/raw-store/disk-raw-store.ts';

/** Evaluations that one server runs at once: each may take a connection for as long as its statements may run. */
const AT_ONCE = 2;

/** Evaluates one monitor at a time for each of a few callers; others wait their turn. */
export function createMonitorEvaluator(home: string): ApiServices['evaluateMonitor'] {
  const folder = join(home, 'raw');
  const rawStore = createDiskRawStore(folder);
  const logger = pino({ level: 'silent' });
  const inTurn = createTurns(AT_ONCE);
  return async (db, { monitorId, search }) => {
    // Without documents every text would be stored as missing.
    if (search.text !== null && !(await exists(folder))) return 'skipped';
    return inTurn(async () => {
      const { failed, matches } = await evaluateMonitors({ db, rawStore, logger }, [monitorId]);
      if (matches > 0) await sequenceEvents(db);
      return failed > 0 ? 'failed' : 'evaluated';
    });
  };
}

/** Runs at most so many at once, in the order of their calls. */
function createTurns(atOnce: number): <T>(run: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (run) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await run();
    } finally {
      // A place goes to the next one directly.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

async function exists(folder: string): Promise<boolean> {
  return access(folder).then(
    () => true,
    () => false,
  );
}
