import { join } from 'node:path';
import type { Command } from 'commander';
import { loadCommandConfig } from '../environment.ts';

export function register(command: Command): void {
  command
    .argument('<source-span>', 'sha256:<hex>#<sequence>:<start>-<end>, as stored with every value')
    .option('--json', 'print the text with its filing and document as JSON')
    .addHelpText('after', '\nReads the raw store of TIDEMARK_HOME; needs no database and no network.')
    .action(span);
}

async function span(sourceSpan: string, options: { readonly json?: boolean }): Promise<void> {
  const config = loadCommandConfig();
  const [{ createDiskRawStore }, { createSpanReader }] = await Promise.all([
    import('../../sources/raw-store/disk-raw-store.ts'),
    import('../span-reader.ts'),
  ]);
  const { header, document, text } = await createSpanReader(createDiskRawStore(join(config.home, 'raw')))(sourceSpan);
  if (!options.json) {
    process.stdout.write(`${text}\n`);
    return;
  }
  const { accessionNumber, form, filedDate } = header;
  const { sequence, type, filename } = document;
  console.log(JSON.stringify({ sourceSpan, accessionNumber, form, filedDate, sequence, type, filename, text }));
}
