import { join } from 'node:path';
import type { Command } from 'commander';
import { loadCommandConfig } from '../environment.ts';

interface ThresholdListOptions {
  readonly json?: boolean;
}

export function register(command: Command): void {
  command
    .argument('<files...>', 'daily lists of Nasdaq, NYSE, NYSE American, NYSE Arca or Cboe BZX; gzipped or not')
    .option('--json', 'print what was stored as JSON')
    .addHelpText(
      'after',
      `
The exchange and date are read from the file; for Cboe, the date is read from the file name. A list replaces the one
stored for its date. The file's bytes go into the raw store. The nightly run can load lists: --threshold-lists <dir>.`,
    )
    .action(storeLists);
}

async function storeLists(paths: readonly string[], options: ThresholdListOptions): Promise<void> {
  const config = loadCommandConfig();
  const [
    { readInputFile },
    { readThresholdLists },
    { createDiskRawStore },
    { replaceThresholdList },
    { withDatabase },
  ] = await Promise.all([
    import('../parse/read-input-file.ts'),
    import('../../sources/threshold-lists/read-threshold-lists.ts'),
    import('../../sources/raw-store/disk-raw-store.ts'),
    import('../../db/repositories/lists/threshold-lists.ts'),
    import('../with-database.ts'),
  ]);
  const files = await Promise.all(paths.map((path) => readInputFile(path)));
  // All files are read before any is stored: one invalid file rejects the batch.
  const lists = files.flatMap(({ bytes, filename }) =>
    readThresholdLists(new TextDecoder('windows-1252').decode(bytes), filename).map((list) => ({ bytes, list })),
  );
  const rawStore = createDiskRawStore(join(config.home, 'raw'));
  const stored = await withDatabase(config, async (db) => {
    const results: { exchange: string; listDate: string; securities: number; rawSourceKey: string }[] = [];
    for (const { bytes, list } of lists) {
      const { key } = await rawStore.put(bytes);
      await replaceThresholdList(db, { ...list, rawSourceKey: key });
      const { exchange, listDate, securities } = list;
      results.push({ exchange, listDate, securities: securities.length, rawSourceKey: key });
    }
    return results;
  });
  if (options.json) console.log(JSON.stringify(stored, null, 2));
  else
    for (const { exchange, listDate, securities } of stored)
      console.log(`${exchange} ${listDate}: ${securities} securities`);
}
