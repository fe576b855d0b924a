import { join } from 'node:path';
import type { Command } from 'commander';
import { createDiskRawStore } from '../../sources/raw-store/disk-raw-store.ts';
import { loadCommandConfig } from '../environment.ts';

interface SpanOptions {
  readonly fact?: boolean;
  readonly html?: boolean;
  readonly json?: boolean;
}

export const help = `Prints the words of a span as a reader of the filing sees them. Reads the raw store of TIDEMARK_HOME; needs no database and
no network.`;

export function register(command: Command): void {
  command
    .argument('<source-span>', 'sha256:<hex>#<sequence>:<start>-<end>, as stored with every value')
    .option('--html', 'print the markup as filed instead of its text')
    .option('--fact', 'print the whole value of the XBRL fact at the span, also of a text too long to be stored')
    .option('--json', 'print text and markup with the filing and document as JSON')
    .action(span);
}

async function span(sourceSpan: string, { fact, html, json }: SpanOptions): Promise<void> {
  const { createSpanReader, wordsOf } = await import('../span-reader.ts');
  const rawStore = createDiskRawStore(join(loadCommandConfig().home, 'raw'));
  const found = await createSpanReader(rawStore)(sourceSpan);
  const { submission, document, text: markup } = found;
  if (fact) {
    const { factsAt } = await import('../fact-values.ts');
    const facts = factsAt(submission, sourceSpan);
    return console.log(json ? JSON.stringify(facts) : facts.map(({ value }) => value ?? '').join('\n'));
  }
  if (html) return console.log(markup);
  const text = wordsOf(found);
  if (!json) {
    if (text === '' && markup !== '') console.error('the span has no text; --html prints its markup');
    return console.log(text);
  }
  const { accessionNumber, form, filedDate } = submission.header;
  const { sequence, type, filename } = document;
  console.log(JSON.stringify({ sourceSpan, accessionNumber, form, filedDate, sequence, type, filename, text, markup }));
}
