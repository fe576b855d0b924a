import { join } from 'node:path';
import type { Command } from 'commander';
import { createDiskRawStore } from '../../sources/raw-store/disk-raw-store.ts';
import { loadCommandConfig } from '../environment.ts';

export const help = 'Reads the raw store of TIDEMARK_HOME; needs no database and no network.';

export function register(command: Command): void {
  command
    .argument('<source-span>', 'sha256:<hex>#<sequence>:<start>-<end>, as stored with every value')
    .option('--json', 'print the text with its filing and document as JSON')
    .action(span);
}

async function span(sourceSpan: string, { json }: { readonly json?: boolean }): Promise<void> {
  const { createSpanReader } = await import('../span-reader.ts');
  const rawStore = createDiskRawStore(join(loadCommandConfig().home, 'raw'));
  const { header, document, text } = await createSpanReader(rawStore)(sourceSpan);
  if (!json) return console.log(text);
  const { accessionNumber, form, filedDate } = header;
  const { sequence, type, filename } = document;
  console.log(JSON.stringify({ sourceSpan, accessionNumber, form, filedDate, sequence, type, filename, text }));
}
