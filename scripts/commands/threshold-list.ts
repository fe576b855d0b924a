import { join } from 'node:path';
import type { Command } from 'commander';
import { loadCommandConfig } from '../environment.ts';

interface ThresholdListOptions {
  readonly json?: boolean;
}

export function register(command: Command): void {
  command
    .argument('<files...>', "Nasdaq's daily files (nasdaqthyyyymmdd.txt); gzipped or not")
    .option('--json', 'print what was stored as JSON')
    .addHelpText('after', '\nA list replaces what was stored for its day. The bytes are kept in the raw store.')
    .action(storeLists);
}

async function storeLists(paths: readonly string[], options: ThresholdListOptions): Promise<void> {
  const config = loadCommandConfig();
  const [
    { readInputFile },
    { parseNasdaqThresholdList },
    { createDiskRawStore },
    { replaceThresholdList },
    { withDatabase },
  ] = await Promise.all([
    import('../parse/read-input-file.ts'),
    import('../../sources/threshold-lists/nasdaq-threshold-list.ts'),
    import('../../sources/raw-store/disk-raw-store.ts'),
    import('../../db/repositories/threshold-lists.ts'),
    import('../with-database.ts'),
  ]);
  const files = await Promise.all(paths.map((path) => readInputFile(path)));
  // All are read before any is stored: one bad file of a batch stops it whole.
  const lists = files.map(({ bytes }) => ({
    bytes,
    list: parseNasdaqThresholdList(new TextDecoder('windows-1252').decode(bytes)),
  }));
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
