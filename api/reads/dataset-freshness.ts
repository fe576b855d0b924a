import { businessDayOnOrBefore, edgarBusinessDays } from '../../core/business-days.ts';
import { addDays, easternDateOf, easternToUtc, type IsoDate, type IsoTimestamp } from '../../core/dates.ts';
import type { Database } from '../../db/database.ts';
import {
  loadMaterializedParsers,
  loadMaterializedScores,
  type Materialized,
} from '../../db/repositories/runs/dataset-runs.ts';

/** The parser whose runs materialize each dataset; that of several is the one that most of its rows come from. */
const DATASET_PARSERS = {
  'offering-events': 'offering-events',
  warrants: 'overhang',
  convertibles: 'overhang',
  'rights-of-first-refusal': 'lockups-and-rofr',
  lockups: 'lockups-and-rofr',
  'cash-position': 'cash-position',
  'corporate-actions': 'corporate-actions',
  'exchange-compliance': 'exchange-compliance',
  'reverse-splits': 'reverse-splits',
  'share-float-history': 'share-float',
  'voting-results': 'voting-results',
  subsidiaries: 'subsidiaries',
  thirteenf: 'thirteenf',
  'beneficial-owners': 'beneficial-ownership',
  'income-statements': 'statements',
  'balance-sheets': 'statements',
  'cash-flow-statements': 'statements',
  'segmented-facts': 'segmented-facts',
  entities: 'filer-identity',
} as const satisfies Readonly<Record<string, string>>;

export type FreshDataset = keyof typeof DATASET_PARSERS | `scores/${string}`;

type FreshnessStatus = 'fresh' | 'late' | 'stale' | 'never';

/** The state of a dataset as a whole, for the `freshness` of lists. */
export interface DatasetFreshness {
  /**
   * `fresh`: complete through the last business day whose run should have finished. `late`: that run has not finished.
   * `stale`: complete only through more than three business days before it. `never`: no run has materialized it.
   */
  readonly status: FreshnessStatus;
  /** When the last successful run finished; null: there was none. */
  readonly asOf: IsoTimestamp | null;
  /** When the newest filing that it could read became public. */
  readonly sourcePublishedAt: IsoTimestamp | null;
  /** From publication to `asOf`, milliseconds. */
  readonly lagMs: number | null;
  /** The last filing date that is complete for all issuers. */
  readonly completeThrough: IsoDate | null;
  /** The last business day whose run should have finished by now. */
  readonly expectedThrough: IsoDate;
}

/** A night starts at 22:30 Eastern of its date and has until the next morning. */
const NIGHT_ENDS = '06:00:00';
const STALE_AFTER_DAYS = 3;

/** The last business day whose night should be over at an instant. */
export function expectedDate(now: number): IsoDate {
  const today = easternDateOf(now);
  const last = now >= Date.parse(easternToUtc(today, NIGHT_ENDS)) ? addDays(today, -1) : addDays(today, -2);
  return businessDayOnOrBefore(last);
}

/** @param found undefined: no run has materialized it */
function freshnessOf(found: Materialized | undefined, now: number): DatasetFreshness {
  const expectedThrough = expectedDate(now);
  if (found === undefined) {
    return {
      status: 'never',
      asOf: null,
      sourcePublishedAt: null,
      lagMs: null,
      completeThrough: null,
      expectedThrough,
    };
  }
  const { finishedAt, newestPublicAt, through } = found;
  // Runs over single issuers are complete through the day before they finished.
  const reached = through ?? expectedDate(Date.parse(finishedAt));
  const behind = reached >= expectedThrough ? 0 : edgarBusinessDays(addDays(reached, 1), expectedThrough).length;
  return {
    status: behind === 0 ? 'fresh' : behind <= STALE_AFTER_DAYS ? 'late' : 'stale',
    asOf: finishedAt,
    sourcePublishedAt: newestPublicAt,
    lagMs: newestPublicAt === null ? null : Math.max(0, Date.parse(finishedAt) - Date.parse(newestPublicAt)),
    completeThrough: through,
    expectedThrough,
  };
}

const CACHED_MS = 30_000;

interface Cached {
  readonly readAt: number;
  readonly found: Promise<ReadonlyMap<string, Materialized>>;
}

/** Every list asks for it: one reading serves the requests of half a minute. */
const cached = new WeakMap<Database, Cached>();

/**
 * The freshness of a dataset, or of the scores of a methodology (`scores/2026-12-01.1`); up to half a minute old.
 *
 * @example
 * const freshness = await datasetFreshness(db, 'warrants');
 */
export async function datasetFreshness(
  db: Database,
  dataset: FreshDataset,
  now: number = Date.now(),
): Promise<DatasetFreshness> {
  const known = cached.get(db);
  const isCurrent = known !== undefined && now - known.readAt < CACHED_MS && now >= known.readAt;
  const reading = isCurrent ? known : { readAt: now, found: load(db) };
  if (!isCurrent) {
    cached.set(db, reading);
    // A failed reading is reported by the request that began it, and not cached.
    reading.found.catch(() => cached.delete(db));
  }
  const found = await reading.found;
  return freshnessOf(found.get(dataset.startsWith('scores/') ? dataset : parserKey(dataset)), now);
}

function parserKey(dataset: string): string {
  return `parser/${DATASET_PARSERS[dataset as keyof typeof DATASET_PARSERS]}`;
}

async function load(db: Database): Promise<ReadonlyMap<string, Materialized>> {
  const parsers = await loadMaterializedParsers(db);
  const scores = await loadMaterializedScores(db);
  return new Map([
    ...parsers.map((one) => [`parser/${one.id}`, one] as const),
    ...scores.map((one) => [`scores/${one.id}`, one] as const),
  ]);
}
