import { join } from 'node:path';
import type { Command } from 'commander';
import { endOfEasternDay, type IsoTimestamp, parseIsoDate } from '../../core/dates.ts';
import { AppError } from '../../core/errors.ts';
import { loadCommandConfig } from '../environment.ts';

interface CusipListOptions {
  readonly quarter?: string;
  readonly published?: string;
  readonly url?: string;
  readonly json?: boolean;
}

export function register(command: Command): void {
  command
    .argument('<file>', "the SEC's Official List of Section 13(f) Securities, text edition; gzipped or not")
    .option('--quarter <quarter>', 'quarter of the list, 2026Q2; default: from the file name (13flist2026q2-txt.txt)')
    .option('--published <date>', 'date the SEC published it; default: public from now on')
    .option('--url <address>', 'where the file came from, stored with its bytes')
    .option('--json', 'print what was stored as JSON')
    .addHelpText(
      'after',
      `
For example: tidemark cusip-list 13flist2026q2-txt.txt --published 2026-07-08

"tidemark holdings" names the issuers of a quarter's holdings from that quarter's list; with --as-of, only from a list that
was public by then. The file's bytes go into the raw store. Loading the same file again is a no-op.`,
    )
    .action(storeList);
}

async function storeList(path: string, options: CusipListOptions): Promise<void> {
  const config = loadCommandConfig();
  const [
    { readInputFile },
    { quarterOfList },
    { readCusipList },
    { createDiskRawStore },
    { replaceCusipList },
    { recordObjects },
    { withDatabase },
  ] = await Promise.all([
    import('../parse/read-input-file.ts'),
    import('../../sources/cusip-list/official-list.ts'),
    import('../../sources/cusip-list/read-cusip-list.ts'),
    import('../../sources/raw-store/disk-raw-store.ts'),
    import('../../db/repositories/lists/cusip-lists.ts'),
    import('../../db/repositories/filings/raw-objects.ts'),
    import('../with-database.ts'),
  ]);
  const published = options.published === undefined ? null : endOfEasternDay(parseIsoDate(options.published));
  const { bytes, filename } = await readInputFile(path);
  const quarter = quarterOfList(options.quarter ?? filename);
  if (quarter === null) {
    throw new AppError(`cannot tell the quarter of ${options.quarter ?? filename}: pass --quarter 2026Q2`, {
      code: 'usage',
      retryable: false,
    });
  }
  const now = new Date().toISOString() as IsoTimestamp;
  if ((published ?? now) < `${quarter}T00:00:00.000Z`) {
    throw new AppError(`a list of ${quarter} cannot have been published before the quarter's end`, {
      code: 'usage',
      retryable: false,
    });
  }
  const list = readCusipList(bytes);
  const { key, sha256, byteLength } = await createDiskRawStore(join(config.home, 'raw')).put(bytes);
  const counts = await withDatabase(config, async (db) => {
    const fetchedAt = now;
    await recordObjects(db, [
      { sha256, bytes: byteLength, storedBytes: byteLength, url: options.url ?? null, fetchedAt },
    ]);
    return replaceCusipList(db, {
      quarter,
      rawSourceKey: key,
      publicAt: published ?? now,
      publicAtBasis: published === null ? 'stored' : 'stated',
      unreadLines: list.unread.length,
      securities: list.securities,
    });
  });
  if (options.json) {
    const { unread } = list;
    console.log(
      JSON.stringify({ quarter, rawSourceKey: key, securities: list.securities.length, ...counts, unread }, null, 2),
    );
    return;
  }
  const { inserted, changed, unchanged, removed } = counts;
  console.log(
    `${quarter}: ${list.securities.length.toLocaleString('en-US')} securities (${inserted} new, ${changed} changed, ${unchanged} unchanged, ${removed} removed), public ${counts.publicAtBasis === 'stated' ? 'since' : 'at the latest'} ${counts.publicAt}`,
  );
  for (const { line, text } of list.unread.slice(0, 10)) console.error(`tidemark: line ${line} skipped: ${text}`);
  if (list.unread.length > 10) console.error(`tidemark: … ${list.unread.length} lines skipped (--json lists all)`);
}
