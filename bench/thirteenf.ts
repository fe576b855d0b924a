import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { createTableScanner } from '../parsers/thirteenf/table-scanner.ts';
import { thirteenfV1 } from '../parsers/thirteenf/thirteenf.v1.ts';
import { readBareDocument } from '../sources/submission/read-bare-document.ts';
import { type Figures, MEGABYTE, medianSeconds, runChild } from './measure.ts';
import { withTemporaryDirectory } from './temporary.ts';
import { tableOfSize, tablePieces } from './thirteenf-documents.ts';

const ROUNDS = 7;

/**
 * Measures Form 13F: rows/s of a 20 MB table from bytes to holdings (decoding included) and as a stream of rows, and
 * peak memory of both, also for a streamed table of 200 MB. The target is eight times edgartools 5.62 (11,200 rows/s)
 * under 150 MB.
 */
export async function benchThirteenf(): Promise<Figures> {
  const bytes = Buffer.from(tableOfSize(20 * MEGABYTE));
  let rows = 0;
  const parsing = medianSeconds(() => {
    const submission = readBareDocument(bytes, { filename: 'infotable.xml' });
    const [document] = submission.documents;
    if (!document) throw new Error('bench table has no document');
    const outcome = thirteenfV1.parse(submission, document, { filedDate: null, upstream: new Map() });
    if (outcome.result === null) throw new Error('bench table was not parsed');
    rows = outcome.result.entries;
  }, ROUNDS);
  // A plain SAX pass over the same text, which does nothing with it: a measure that moves with the machine.
  const sax = medianSeconds(() => {
    const parser = new SaxesParser();
    let elements = 0;
    parser.on('opentag', () => {
      elements += 1;
    });
    parser.write(new TextDecoder().decode(bytes)).close();
    if (elements === 0) throw new Error('the SAX pass found no element');
  }, ROUNDS);
  const streaming = medianSeconds(() => {
    const scanner = createTableScanner(false, true);
    let count = 0;
    for (const piece of tablePieces(20 * MEGABYTE)) count += scanner.push(piece).length;
    if (!scanner.finish().isWhole || count !== rows) throw new Error(`streamed ${count} of ${rows} rows`);
  }, ROUNDS);
  return {
    'rows of a 20 MB table': rows,
    'bytes to holdings (rows/s; aim 89,600)': rows / parsing.clock,
    'rows/s ÷ those of a plain saxes pass over the same bytes': sax.clock / parsing.clock,
    'bytes to holdings (rows per second of processor time, all threads)': rows / parsing.processor,
    'streamed rows, including generating the text (rows/s)': rows / streaming.clock,
    ...(await memoryFigures(bytes)),
  };
}

/** Peaks of processes that start as `tidemark` does, with node's compile cache, which the first start fills. */
function memoryFigures(bytes: Buffer): Promise<Figures> {
  return withTemporaryDirectory(async (directory) => {
    const file = join(directory, 'infotable.xml');
    await writeFile(file, bytes);
    const env = { NODE_COMPILE_CACHE: join(directory, 'node') };
    const measure = (mode: string, given: string): Promise<{ peak: number; rows: number }> =>
      runChild('./parse-memory.ts', [mode, given], { env });
    await measure('thirteenf-stream', '1');
    const parsed = await measure('thirteenf', file);
    const small = await measure('thirteenf-stream', String(20 * MEGABYTE));
    const large = await measure('thirteenf-stream', String(200 * MEGABYTE));
    return {
      'peak memory, 20 MB table parsed whole (MB; aim 150)': parsed.peak / MEGABYTE,
      'peak memory, 20 MB table streamed (MB)': small.peak / MEGABYTE,
      'peak memory, 200 MB table streamed (MB)': large.peak / MEGABYTE,
      'rows of the 200 MB table': large.rows,
    };
  });
}
