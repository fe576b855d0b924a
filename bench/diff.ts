import { join } from 'node:path';
import { createDiskRawStore } from '../sources/raw-store/disk-raw-store.ts';
import { fillDiff } from './diff-database.ts';
import type { DiffRun } from './diff-run.ts';
import { type Figures, MEGABYTE, runChild } from './measure.ts';
import { withTemporaryDatabase } from './temporary.ts';

/** As large as long annual reports are. */
const DOCUMENT_WORDS = 4_000_000;

/**
 * A diff of two versions with every row compared, words, scores and page included: over a million rows of a table with
 * spans and cross-checks, and over a million facts, half of them in one filing. Each diff is a process of its own, whose
 * peak memory is measured; PostgreSQL is not counted.
 */
export function benchDiff(): Promise<Figures> {
  return withTemporaryDatabase(async (db, directory, url) => {
    const store = join(directory, 'raw');
    const text = 'The warrants to purchase 1,000,000 shares of common stock are exercisable at $1.50 per share. ';
    const document = `<html><body>${`<p>${text}</p>`.repeat(DOCUMENT_WORDS / text.length)}</body></html>`;
    const { key } = await createDiskRawStore(store).put(Buffer.from(document));
    await fillDiff(db, key);
    const figures: Figures = {};
    for (const id of ['overhang', 'xbrl']) {
      const args = [url, store, join(directory, `${id}.html`), `${id}@1`, `${id}@2`];
      const run = await runChild<DiffRun>('./diff-run.ts', args);
      figures[`${id}: rows of both versions`] = run.rows;
      figures[`${id}: rows that differ`] = run.differing;
      figures[`${id}: issuers scored under both`] = run.scored;
      figures[`${id}: whole diff (s)`] = run.seconds;
      figures[`${id}: rows/s`] = run.rows / run.seconds;
      figures[`${id}: PEAK MEMORY of the diff (MB)`] = run.peakBytes / MEGABYTE;
    }
    return figures;
  });
}
