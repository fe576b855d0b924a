import { join } from 'node:path';
import type { Command } from 'commander';
import { storeTickerFile } from '../../activities/ticker-file.ts';
import { easternDateOf, parseIsoDate } from '../../core/dates.ts';
import { createDiskRawStore } from '../../sources/raw-store/disk-raw-store.ts';
import { loadCommandConfig } from '../environment.ts';
import { readInputFile } from '../parse/read-input-file.ts';
import { countText } from '../report/text.ts';
import { withDatabase } from '../with-database.ts';

export const help = `For example: tidemark ticker-file company_tickers_exchange.json --as-of 2026-11-20

The nightly run reads the list from its source, so this is only for files of your own. Load versions in order of time: a
ticker begins on the date of the first version that has it and ends on the date of the first that no longer does.`;

export function register(command: Command): void {
  command
    .argument('<file>', "the SEC's company_tickers.json or company_tickers_exchange.json; gzipped or not")
    .option('--as-of <date>', 'date on which the SEC published this version; default: today')
    .option('--json', 'print what was stored as JSON')
    .action(loadFile);
}

async function loadFile(path: string, options: { readonly asOf?: string; readonly json?: boolean }): Promise<void> {
  const config = loadCommandConfig();
  const asOf = options.asOf === undefined ? easternDateOf(Date.now()) : parseIsoDate(options.asOf);
  const { bytes } = await readInputFile(path);
  const rawStore = createDiskRawStore(join(config.home, 'raw'));
  const stored = await withDatabase(config, (db) => storeTickerFile({ db, rawStore }, { bytes, asOf, url: null }));
  if (options.json) return console.log(JSON.stringify({ asOf, ...stored }, null, 2));
  const { added, ended, unchanged } = stored;
  console.log(
    `${asOf}: ${countText(added)} tickers and names begin, ${countText(ended)} end, ${countText(unchanged)} unchanged`,
  );
}
