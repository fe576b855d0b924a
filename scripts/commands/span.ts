import { join } from 'node:path';
import type { Command } from 'commander';
import { AppError } from '../../core/errors.ts';
import { parseSourceSpan } from '../../core/spans.ts';
import { loadCommandConfig } from '../environment.ts';

export function register(command: Command): void {
  command
    .argument('<source-span>', 'sha256:<hex>#<sequence>:<start>-<end>, as every stored value carries it')
    .option('--json', 'print the text with its filing and document as JSON')
    .addHelpText('after', '\nReads the raw store of TIDEMARK_HOME; needs no database and no network.')
    .action(span);
}

async function span(sourceSpan: string, options: { readonly json?: boolean }): Promise<void> {
  const { rawSourceKey, sequence, start, end } = parseSourceSpan(sourceSpan);
  const config = loadCommandConfig();
  const [{ createDiskRawStore }, { readBareDocument }, { looksLikeSubmission, readSubmission }] = await Promise.all([
    import('../../sources/raw-store/disk-raw-store.ts'),
    import('../../sources/submission/read-bare-document.ts'),
    import('../../sources/submission/read-submission.ts'),
  ]);
  const bytes = await createDiskRawStore(join(config.home, 'raw')).get(rawSourceKey);
  const { header, documents } = looksLikeSubmission(bytes) ? readSubmission(bytes) : readBareDocument(bytes, {});
  const document = documents.find((candidate) => candidate.sequence === sequence);
  if (!document || end > document.text.length) {
    const found = document
      ? `document ${sequence} has ${document.text.length} characters`
      : `it has documents ${documents.map((candidate) => candidate.sequence).join(', ')}`;
    throw new AppError(`${sourceSpan} is outside of the submission: ${found}`, {
      code: 'span-outside-document',
      retryable: false,
    });
  }
  const text = document.text.slice(start, end);
  if (!options.json) {
    process.stdout.write(`${text}\n`);
    return;
  }
  const { accessionNumber, form, filedDate } = header;
  const { type, filename } = document;
  console.log(JSON.stringify({ sourceSpan, accessionNumber, form, filedDate, sequence, type, filename, text }));
}
