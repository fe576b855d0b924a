import { join } from 'node:path';
import type { Command } from 'commander';
import { replaceThresholdList } from '../../db/repositories/lists/threshold-lists.ts';
import { createDiskRawStore } from '../../sources/raw-store/disk-raw-store.ts';
import { readThresholdLists } from '../../sources/threshold-lists/read-threshold-lists.ts';
import { loadCommandConfig } from '../environment.ts';
import { readInputFile } from '../parse/read-input-file.ts';
import { withDatabase } from '../with-database.ts';

export const help = `The exchange and date are read from the file; for Cboe, the date is read from the file name. A list replaces the one
stored for its date. The file's bytes go into the raw store. The nightly run can load lists: --threshold-lists <dir>.`;

export function register(command: Command): void {
  command
    .argument('<files...>', 'daily lists of Nasdaq, NYSE, NYSE American, NYSE Arca or Cboe BZX; gzipped or not')
    .option('--json', 'print what was stored as JSON')
    .action(storeLists);
}

async function storeLists(paths: readonly string[], { json }: { readonly json?: boolean }): Promise<void> {
  const config = loadCommandConfig();
  const files = await Promise.all(paths.map((path) => readInputFile(path)));
  // All files are read before any is stored: one invalid file rejects the batch.
  const lists = files.flatMap(({ bytes, filename }) =>
    readThresholdLists(new TextDecoder('windows-1252').decode(bytes), filename).map((list) => ({ bytes, list })),
  );
  const rawStore = createDiskRawStore(join(config.home, 'raw'));
  const stored = await withDatabase(config, async (db) => {
    const results = [];
    for (const { bytes, list } of lists) {
      const { key: rawSourceKey } = await rawStore.put(bytes);
      await replaceThresholdList(db, { ...list, rawSourceKey });
      const { exchange, listDate, securities } = list;
      results.push({ exchange, listDate, securities: securities.length, rawSourceKey });
    }
    return results;
  });
  if (json) return console.log(JSON.stringify(stored, null, 2));
  for (const { exchange, listDate, securities } of stored)
    console.log(`${exchange} ${listDate}: ${securities} securities`);
}
