/**
 * Hours until each retry of a filing, by the cause of its failure; after the last one the failure is final until
 * `tidemark retry`. Codes without a schedule are final at once: the same bytes would fail the same way.
 */
const HOUR_SCHEDULES = {
  /** The source or the store failed: soon, then ever more rarely. */
  outage: [1, 4, 24, 72, 168, 336],
  /** The source has no such file, though its index lists it: EDGAR's indexes precede some documents. */
  freshlyMissing: [1, 4, 24, 72, 168, 336],
  /** Old documents do not appear late, but a blocked client is also answered as if there were no file. */
  longMissing: [24, 168, 720],
  /** A parser's budget, or rows that the database refused: a later build may manage. */
  processing: [24, 168],
  /** Bytes without a document: nearly always what was filed, and sometimes a transfer that broke off. */
  content: [24, 168],
} as const;

const FRESH_DAYS = 14;
const CONTENT_CODES: ReadonlySet<string> = new Set(['no-documents', 'empty-submission']);

/** Failures of processing stored bytes, which a retry reuses. */
const PROCESSING_CODES: ReadonlySet<string> = new Set([
  'parse-timeout',
  'parse-out-of-memory',
  'parse-crashed',
  'load-refused',
]);
/** Other failures of the source or the store that may pass. */
const OUTAGE_CODES: ReadonlySet<string> = new Set(['archive-file-corrupt', 'raw-object-missing', 'raw-object-corrupt']);

interface Failure {
  readonly code: string;
  /** Failures in a row before this one. */
  readonly attempts: number;
  /** Since the filing date. */
  readonly ageDays: number;
  /** Its retry is not due yet. */
  readonly isWaiting: boolean;
}

/**
 * What to store of a filing's failure: how many there were in a row, and the hours until the next try (null: never).
 *
 * @example retryOf({ code: 'edgar-timeout', attempts: 1, ageDays: 1, isWaiting: false }) // { attempts: 2, afterHours: 4 }
 */
export function retryOf({ code, ageDays, attempts, isWaiting }: Failure): {
  readonly attempts: number;
  readonly afterHours: number | null;
} {
  const schedule = scheduleOf(code, ageDays);
  if (schedule.length === 0) return { attempts: 0, afterHours: null };
  // A filing that waits already has this failure counted: an activity was repeated.
  const failures = isWaiting ? attempts : attempts + 1;
  return { attempts: failures, afterHours: schedule[failures - 1] ?? null };
}

function scheduleOf(code: string, ageDays: number): readonly number[] {
  if (code === 'edgar-not-found') {
    return ageDays <= FRESH_DAYS ? HOUR_SCHEDULES.freshlyMissing : HOUR_SCHEDULES.longMissing;
  }
  if (PROCESSING_CODES.has(code)) return HOUR_SCHEDULES.processing;
  if (CONTENT_CODES.has(code)) return HOUR_SCHEDULES.content;
  return code.startsWith('edgar-') || OUTAGE_CODES.has(code) ? HOUR_SCHEDULES.outage : [];
}

/** Codes after which a retry reuses the stored bytes; after others the bytes themselves may be at fault. */
export const REUSING_CODES: readonly string[] = [...PROCESSING_CODES];
