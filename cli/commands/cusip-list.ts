import { join } from 'node:path';
import type { Command } from 'commander';
import { endOfEasternDay, type IsoTimestamp, parseIsoDate } from '../../core/dates.ts';
import { recordObjects } from '../../db/repositories/filings/raw-objects.ts';
import { replaceCusipList } from '../../db/repositories/lists/cusip-lists.ts';
import { quarterOfList } from '../../sources/cusip-list/official-list.ts';
import { readCusipList } from '../../sources/cusip-list/read-cusip-list.ts';
import { createDiskRawStore } from '../../sources/raw-store/disk-raw-store.ts';
import { loadCommandConfig } from '../environment.ts';
import { usageError } from '../errors.ts';
import { readInputFile } from '../parse/read-input-file.ts';
import { withDatabase } from '../with-database.ts';

interface CusipListOptions {
  readonly quarter?: string;
  readonly published?: string;
  readonly url?: string;
  readonly json?: boolean;
}

export const help = `For example: tidemark cusip-list 13flist2026q2-txt.txt --published 2026-07-08

"tidemark holdings" names the issuers of a quarter's holdings from that quarter's list; with --as-of, only from a list that
was public by then. The file's bytes go into the raw store. Loading the same file again is a no-op.`;

export function register(command: Command): void {
  command
    .argument('<file>', "the SEC's Official List of Section 13(f) Securities, text edition; gzipped or not")
    .option('--quarter <quarter>', 'quarter of the list, 2026Q2; default: from the file name (13flist2026q2-txt.txt)')
    .option('--published <date>', 'date the SEC published it; default: public from now on')
    .option('--url <address>', 'where the file came from, stored with its bytes')
    .option('--json', 'print what was stored as JSON')
    .action(storeList);
}

async function storeList(path: string, { json, ...options }: CusipListOptions): Promise<void> {
  const config = loadCommandConfig();
  const published = options.published === undefined ? null : endOfEasternDay(parseIsoDate(options.published));
  const { bytes, filename } = await readInputFile(path);
  const given = options.quarter ?? filename;
  const quarter = quarterOfList(given);
  if (quarter === null) throw usageError(`cannot tell the quarter of ${given}: pass --quarter 2026Q2`);
  const now = new Date().toISOString() as IsoTimestamp;
  if ((published ?? now) < `${quarter}T00:00:00.000Z`) {
    throw usageError(`a list of ${quarter} cannot have been published before the quarter's end`);
  }
  const { securities, unread } = readCusipList(bytes);
  const { key: rawSourceKey, sha256, byteLength } = await createDiskRawStore(join(config.home, 'raw')).put(bytes);
  const object = { sha256, bytes: byteLength, storedBytes: byteLength, url: options.url ?? null, fetchedAt: now };
  const counts = await withDatabase(config, async (db) => {
    await recordObjects(db, [object]);
    return replaceCusipList(db, {
      quarter,
      rawSourceKey,
      publicAt: published ?? now,
      publicAtBasis: published === null ? 'stored' : 'stated',
      unreadLines: unread.length,
      securities,
    });
  });
  if (json) {
    const stored = { quarter, rawSourceKey, securities: securities.length, ...counts, unread };
    return console.log(JSON.stringify(stored, null, 2));
  }
  const { inserted, changed, unchanged, removed, publicAt, publicAtBasis } = counts;
  const since = `public ${publicAtBasis === 'stated' ? 'since' : 'at the latest'} ${publicAt}`;
  const changes = `${inserted} new, ${changed} changed, ${unchanged} unchanged, ${removed} removed`;
  console.log(`${quarter}: ${securities.length.toLocaleString('en-US')} securities (${changes}), ${since}`);
  for (const { line, text } of unread.slice(0, 10)) console.error(`tidemark: line ${line} skipped: ${text}`);
  if (unread.length > 10) console.error(`tidemark: … ${unread.length} lines skipped (--json lists all)`);
}
