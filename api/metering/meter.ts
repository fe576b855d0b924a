import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { MeteredCall, Recorded } from '../../db/repositories/organizations/metered-calls.ts';
import type { Budgets } from './budgets.ts';
import { unitsOf } from './prices.ts';

export interface MeterDeps {
  /** Stores calls; may be repeated with the same calls. */
  readonly store: (calls: readonly MeteredCall[]) => Promise<readonly Recorded[]>;
  readonly budgets: Budgets;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
  readonly settings?: Partial<MeterSettings>;
}

export interface MeterSettings {
  /** Time after which a call is stored. */
  readonly flushMs: number;
  /** Calls of one transaction; so many are stored at once. */
  readonly batchSize: number;
  /** Calls in memory while they cannot be stored; more are lost, counted and logged. */
  readonly maxCalls: number;
  /** Waits between attempts to store calls grow from the first to the second. */
  readonly retryMs: readonly [first: number, most: number];
  /** Time for which a stopping instance tries to store what is left. */
  readonly stopMs: number;
}

export interface MeterCounts {
  readonly stored: number;
  readonly waiting: number;
  readonly lost: number;
}

/** Records calls beside the requests that made them. */
export interface Meter {
  record(call: MeteredCall): void;
  counts(): MeterCounts;
  /** Stores what is left. */
  stop(): Promise<void>;
}

const SETTINGS: MeterSettings = {
  flushMs: 1_000,
  batchSize: 1_000,
  maxCalls: 100_000,
  retryMs: [500, 15_000],
  stopMs: 10_000,
};

/**
 * Collects calls and stores them in batches: after a second, or as soon as a batch is full. While the database is away,
 * calls wait in memory.
 */
export function createMeter({ store, budgets, logger, settings: given }: MeterDeps): Meter {
  const settings = { ...SETTINGS, ...given };
  const { flushMs, batchSize, maxCalls } = settings;
  const waiting: MeteredCall[] = [];
  let stored = 0;
  let lost = 0;
  let lostLogged = 0;
  let failures = 0;
  let stopped = false;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;

  function schedule(): void {
    if (stopped || running !== null || waiting.length === 0) return;
    const [first, most] = settings.retryMs;
    if (failures > 0) timer ??= setTimeout(start, Math.min(first * 2 ** (failures - 1), most));
    else if (waiting.length >= batchSize) start();
    else timer ??= setTimeout(start, flushMs);
  }

  function start(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    running = storeBatch().finally(() => {
      running = null;
      schedule();
    });
  }

  async function storeBatch(): Promise<void> {
    const batch = waiting.slice(0, batchSize);
    try {
      const spent = await store(batch);
      waiting.splice(0, batch.length);
      for (const { organizationId, ...budget } of spent) budgets.observe(organizationId, budget);
      for (const call of batch) budgets.settle(call.organizationId, periodOfCall(call), unitsOf(call.cost));
      stored += batch.length;
      failures = 0;
      logLost();
    } catch (error) {
      failures += 1;
      const fields = { error: error instanceof Error ? error.message : String(error), waiting: waiting.length };
      logger.warn(fields, 'metered calls were not stored; trying again');
    }
  }

  function logLost(): void {
    if (lost > lostLogged) logger.error({ lost: lost - lostLogged, total: lost }, 'calls were not metered');
    lostLogged = lost;
  }

  return {
    record(call) {
      if (waiting.length >= maxCalls || stopped) {
        lost += 1;
        // The first of an outage; how many they were is logged when it is over.
        if (lost === lostLogged + 1) logger.error({ waiting: waiting.length }, 'calls are not metered: too many wait');
        return;
      }
      budgets.charge(call.organizationId, periodOfCall(call), unitsOf(call.cost));
      waiting.push(call);
      schedule();
    },
    counts: () => ({ stored, waiting: waiting.length, lost }),
    async stop() {
      stopped = true;
      if (timer !== null) clearTimeout(timer);
      const giveUp = performance.now() + settings.stopMs;
      const drained = (async () => {
        await running;
        while (waiting.length > 0 && performance.now() < giveUp) {
          await storeBatch();
          if (failures > 0) await sleep(settings.retryMs[0]);
        }
      })();
      await Promise.race([drained, sleep(settings.stopMs, undefined, { ref: false })]);
      lost += waiting.length;
      logLost();
    },
  };
}

function periodOfCall({ calledAt }: MeteredCall): string {
  return calledAt.slice(0, 7);
}
