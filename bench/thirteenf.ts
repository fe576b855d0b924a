import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { SaxesParser } from 'saxes';
import { createTableScanner } from '../parsers/thirteenf/table-scanner.ts';
import { thirteenfV1 } from '../parsers/thirteenf/thirteenf.v1.ts';
import { readBareDocument } from '../sources/submission/read-bare-document.ts';
import { tableOfSize, tablePieces } from './thirteenf-documents.ts';

const ROUNDS = 7;
const MEGABYTE = 1_000_000;

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** Median seconds of a call by the clock and of the processor, after one to warm up. */
function medianSeconds(work: () => void): { readonly clock: number; readonly processor: number } {
  work();
  const clock: number[] = [];
  const processor: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    const before = process.cpuUsage();
    work();
    clock.push((performance.now() - start) / 1_000);
    const { user, system } = process.cpuUsage(before);
    processor.push((user + system) / 1_000_000);
  }
  return { clock: medianOf(clock), processor: medianOf(processor) };
}

interface Measured {
  readonly peak: number;
  readonly rows: number;
}

/** In a process that starts as `tidemark` does, with node's compile cache: filled by the first start, used by the next. */
async function inOwnProcess(mode: 'parse' | 'stream', given: string, cacheDir: string): Promise<Measured> {
  const script = fileURLToPath(new URL('./thirteenf-memory.ts', import.meta.url));
  const env = { ...process.env, NODE_COMPILE_CACHE: cacheDir };
  const { stdout } = await promisify(execFile)(process.execPath, [script, mode, given], { env });
  return JSON.parse(stdout) as Measured;
}

/**
 * Measures Form 13F: rows/s of a 20 MB table from bytes to holdings (the parser, decoding included) and as a stream of
 * rows, and peak memory of a process that does so, also for a streamed table of 200 MB. The aim is eight times
 * edgartools 5.62 (11,200 rows/s) under 150 MB.
 */
export async function benchThirteenf(): Promise<Record<string, number | string>> {
  const bytes = Buffer.from(tableOfSize(20 * MEGABYTE));
  let rows = 0;
  const parseSeconds = medianSeconds(() => {
    const submission = readBareDocument(bytes, { filename: 'infotable.xml' });
    const [document] = submission.documents;
    if (!document) throw new Error('bench table has no document');
    const outcome = thirteenfV1.parse(submission, document, { filedDate: null, upstream: new Map() });
    if (outcome.result === null) throw new Error('bench table was not parsed');
    rows = outcome.result.entries;
  });
  // A plain SAX pass over the same text, which does nothing with what it reads: a measure that moves with the machine.
  const saxSeconds = medianSeconds(() => {
    const sax = new SaxesParser();
    let elements = 0;
    sax.on('opentag', () => {
      elements += 1;
    });
    sax.write(new TextDecoder().decode(bytes)).close();
    if (elements === 0) throw new Error('the SAX pass saw nothing');
  });
  const streamSeconds = medianSeconds(() => {
    const scanner = createTableScanner(false, true);
    let seen = 0;
    for (const piece of tablePieces(20 * MEGABYTE)) seen += scanner.push(piece).length;
    if (!scanner.finish().complete || seen !== rows) throw new Error(`streamed ${seen} of ${rows} rows`);
  });
  const directory = await mkdtemp(join(tmpdir(), 'tidemark-bench-'));
  const file = join(directory, 'infotable.xml');
  await writeFile(file, bytes);
  const cacheDir = join(directory, 'node');
  await inOwnProcess('stream', '1', cacheDir);
  const parsed = await inOwnProcess('parse', file, cacheDir);
  const small = await inOwnProcess('stream', String(20 * MEGABYTE), cacheDir);
  const streamed = await inOwnProcess('stream', String(200 * MEGABYTE), cacheDir);
  await rm(directory, { recursive: true });
  return {
    'rows of a 20 MB table': rows,
    'bytes to holdings (rows/s; aim 89,600)': rows / parseSeconds.clock,
    'rows/s ÷ those of a plain saxes pass over the same bytes, which keeps nothing':
      saxSeconds.clock / parseSeconds.clock,
    'bytes to holdings (rows per second of processor time, all threads)': rows / parseSeconds.processor,
    'streamed rows, generating the text included (rows/s)': rows / streamSeconds.clock,
    'peak memory, 20 MB table parsed whole (MB; aim 150)': parsed.peak / MEGABYTE,
    'peak memory, 20 MB table streamed (MB)': small.peak / MEGABYTE,
    'peak memory, 200 MB table streamed (MB)': streamed.peak / MEGABYTE,
    'rows of the 200 MB table': streamed.rows,
  };
}
