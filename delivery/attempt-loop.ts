import type { AttemptReport, ClaimedAttempt, ClaimRequest, SettledAttempt } from '../core/delivery-attempts.ts';
import { endAttempt } from '../core/delivery-schedule.ts';
import { AppError } from '../core/errors.ts';
import { type AttemptLimits, createLanes } from './lanes.ts';
import { startRecorder } from './result-recorder.ts';
import { createWaker } from './waker.ts';

type Result<Job> = SettledAttempt & { readonly job: Job };

/** What the loop drives: where jobs come from, how one is attempted, and where its result goes. */
export interface AttemptQueue<Job extends ClaimedAttempt> {
  claim(request: ClaimRequest): Promise<readonly Job[]>;
  /** One attempt. Aborted by the signal, it reports `interrupted`. */
  attempt(job: Job, signal: AbortSignal): Promise<AttemptReport>;
  /** Records results; repeating it must be a no-op. */
  settle(results: readonly Result<Job>[]): Promise<void>;
  /** Returns the jobs of dead workers to the queue. */
  recover(): Promise<void>;
  /** Milliseconds until the next job is due; null: none is. */
  nextDueMs(): Promise<number | null>;
}

const ATTEMPT_LIMITS: AttemptLimits = { total: 200, perLane: 8, failing: 60 };

export interface AttemptLoopOptions {
  readonly limits?: AttemptLimits;
  /** How long a stop waits for attempts in flight before it aborts them. */
  readonly graceMs?: number;
  /** Infrastructure failed (the database); the loop pauses and continues. */
  readonly onError?: (error: unknown) => void;
}

export interface AttemptLoop {
  /** Looks for due jobs now. */
  wake(): void;
  /** Claims nothing more, waits for attempts in flight, records them. */
  stop(): Promise<void>;
}

/** Without any wake-up: leases of dead workers, and notifications that were lost. */
const LONGEST_SLEEP_MS = 5_000;
const RECOVERY_INTERVAL_MS = 5_000;
/** Between two claims: what becomes due or free meanwhile shares the next one. */
const CLAIM_INTERVAL_MS = 10;
const ERROR_PAUSE_MS = 1_000;
/** Before an attempt that could not be made is repeated. */
const OUTAGE_PAUSE_MS = 5_000;
const GRACE_MS = 5_000;

/**
 * Attempts due jobs until it is stopped, within limits: a lane has few attempts in flight, and lanes that fail share a part
 * of all slots, so a dead or slow receiver delays no other. Results are recorded in batches; an attempt holds its slot until
 * its result is recorded.
 */
export function startAttemptLoop<Job extends ClaimedAttempt>(
  queue: AttemptQueue<Job>,
  { limits = ATTEMPT_LIMITS, graceMs = GRACE_MS, onError = () => undefined }: AttemptLoopOptions = {},
): AttemptLoop {
  const lanes = createLanes(limits);
  const waker = createWaker();
  const aborted = new AbortController();
  let stopping = false;
  /** When a job is due next, by this process's monotonic clock: as read, or as results of its own say. */
  let dueAt = Number.NEGATIVE_INFINITY;

  function onRecorded(batch: readonly Result<Job>[]): void {
    const isAwaited = batch.map(({ job }) => lanes.leave(job.lane)).includes(true);
    const pauses = batch.flatMap(({ afterMs }) => (afterMs === null ? [] : [afterMs]));
    dueAt = Math.min(dueAt, performance.now() + Math.min(...pauses));
    if (isAwaited || pauses.length > 0) waker.wake();
  }
  const recorder = startRecorder<Result<Job>>({
    record: (batch) => queue.settle(batch),
    onRecorded,
    onError,
    isHurried: () => stopping,
  });

  async function attempt(job: Job): Promise<void> {
    const began = performance.now();
    const report = await queue.attempt(job, aborted.signal).catch(unexpected);
    lanes.noteResult(job.lane, report.verdict === 'accepted');
    recorder.push({ ...endAttempt(job, report, performance.now() - began), job });
  }

  async function claimOnce(): Promise<void> {
    const request = lanes.request();
    const jobs = request.limit > 0 ? await queue.claim(request) : [];
    lanes.noteClaim(request, jobs);
    for (const job of jobs) void attempt(job);
    if (dueAt > performance.now()) return;
    dueAt = performance.now() + ((await queue.nextDueMs()) ?? Number.POSITIVE_INFINITY);
  }

  async function claimLoop(): Promise<void> {
    let recoveredAt = Number.NEGATIVE_INFINITY;
    while (!stopping) {
      try {
        if (performance.now() - recoveredAt >= RECOVERY_INTERVAL_MS) {
          await queue.recover();
          recoveredAt = performance.now();
          dueAt = Number.NEGATIVE_INFINITY;
        }
        await claimOnce();
        await waker.sleep(CLAIM_INTERVAL_MS, 'uninterrupted');
        await waker.sleep(Math.min(dueAt - performance.now(), LONGEST_SLEEP_MS));
      } catch (error) {
        onError(error);
        await waker.sleep(ERROR_PAUSE_MS, 'uninterrupted');
      }
    }
  }
  const claiming = claimLoop();

  async function drain(): Promise<void> {
    stopping = true;
    waker.wake();
    await claiming;
    const grace = setTimeout(() => aborted.abort(), graceMs);
    await Promise.race([lanes.empty(), recorder.ended]);
    clearTimeout(grace);
    await recorder.stop();
  }
  let stopped: Promise<void> | null = null;
  return {
    wake: () => waker.wake(),
    stop: () => {
      stopped ??= drain();
      return stopped;
    },
  };
}

/** Nothing was sent: the infrastructure failed, which is no attempt, or a defect, which counts so that it ends. */
function unexpected(error: unknown): AttemptReport {
  const isTransient = error instanceof AppError && error.retryable;
  return {
    verdict: isTransient ? 'interrupted' : 'rejected',
    latencyMs: 0,
    retryAfterMs: isTransient ? OUTAGE_PAUSE_MS : null,
    status: null,
    errorCode: isTransient ? error.code : 'internal',
    errorMessage: error instanceof Error ? error.message : String(error),
    responseExcerpt: null,
  };
}
