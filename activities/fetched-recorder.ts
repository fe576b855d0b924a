import type { IsoTimestamp } from '../core/dates.ts';
import { type AccessionNumber, type RawSourceKey, sha256OfRawSourceKey } from '../core/ids.ts';
import type { Database } from '../db/database.ts';
import { markStored } from '../db/repositories/filings/filings.ts';
import { recordObjects } from '../db/repositories/filings/raw-objects.ts';

/** A submission that the raw store holds, and where it came from. */
export interface FetchedSubmission {
  readonly accessionNumber: AccessionNumber;
  readonly rawSourceKey: RawSourceKey;
  readonly bytes: number;
  readonly url: string;
  readonly retrievedAt: IsoTimestamp;
}

export interface FetchedRecorder {
  /** Resolves when Postgres has committed it: from then on it is never fetched again. */
  record(fetched: FetchedSubmission): Promise<void>;
}

/**
 * Records fetched submissions as they arrive; those that arrive during a write go into the next one together. Nothing
 * waits for a batch to fill, and a crash loses at most the writes in flight.
 */
export function createFetchedRecorder(db: Database): FetchedRecorder {
  let gathering: FetchedSubmission[] = [];
  let next: Promise<void> | null = null;
  let writing: Promise<unknown> = Promise.resolve();

  async function write(): Promise<void> {
    // The callers of that write have received its failure.
    await writing.catch(() => undefined);
    const fetched = gathering;
    gathering = [];
    next = null;
    await recordObjects(
      db,
      fetched.map(({ rawSourceKey, bytes, url, retrievedAt }) => {
        const sha256 = sha256OfRawSourceKey(rawSourceKey);
        return { sha256, bytes, storedBytes: bytes, url, fetchedAt: retrievedAt };
      }),
    );
    await markStored(db, fetched);
  }

  return {
    record(fetched) {
      gathering.push(fetched);
      if (next === null) {
        next = write();
        writing = next;
      }
      return next;
    },
  };
}
