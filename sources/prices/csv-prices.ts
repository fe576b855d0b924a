import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { AppError } from '../../core/errors.ts';
import type { PriceColumns, RawPrice } from './price-columns.ts';

/** Longer lines are not prices. */
const MAX_LINE = 100_000;

/** An error about a price file, at a line of it. */
export function invalidPrices(file: string, line: number, why: string): AppError {
  return new AppError(`${file}:${line}: ${why}`, { code: 'prices-invalid', retryable: false, context: { file, line } });
}

/** The cells of one CSV line (RFC 4180 quoting); null where a quote is unclosed. */
export function splitCsvLine(line: string): string[] | null {
  if (!line.includes('"')) return line.split(',');
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    if (line[at] !== '"') {
      const comma = line.indexOf(',', at);
      cells.push(comma < 0 ? line.slice(at) : line.slice(at, comma));
      if (comma < 0) return cells;
      at = comma + 1;
      continue;
    }
    let cell = '';
    for (at += 1; ; ) {
      const quote = line.indexOf('"', at);
      if (quote < 0) return null;
      cell += line.slice(at, quote);
      at = quote + 1;
      if (line[at] !== '"') break;
      cell += '"';
      at += 1;
    }
    cells.push(cell);
    if (at >= line.length) return cells;
    if (line[at] !== ',') return null;
    at += 1;
  }
}

/** The position of each required column in a heading. */
export function columnsOf(heading: readonly string[], file: string): Readonly<Record<keyof RawPrice, number>> {
  const names = heading.map((name) => name.trim().toLowerCase());
  const at = (name: keyof RawPrice) => names.indexOf(name);
  const columns = { ticker: at('ticker'), date: at('date'), close: at('close'), volume: at('volume') };
  const missing = Object.entries(columns).flatMap(([name, index]) => (index < 0 ? [name] : []));
  if (missing.length > 0) {
    throw invalidPrices(
      file,
      1,
      `the heading lacks ${missing.join(', ')}; it needs ticker,date,close,volume in any order`,
    );
  }
  const repeated = Object.entries(columns).flatMap(([name, index]) => (names.lastIndexOf(name) > index ? [name] : []));
  if (repeated.length > 0) throw invalidPrices(file, 1, `the heading repeats ${repeated.join(', ')}`);
  return columns;
}

/** Passes on each line without its line end, one chunk at a time: there are millions. */
async function eachLine(
  chunks: AsyncIterable<Uint8Array>,
  file: string,
  take: (line: string, number: number) => void,
): Promise<void> {
  const decoder = new TextDecoder('utf-8');
  let rest = '';
  let number = 0;
  for await (const chunk of chunks) {
    const pieces = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = pieces.pop() ?? '';
    for (const piece of pieces) {
      number += 1;
      take(piece.endsWith('\r') ? piece.slice(0, -1) : piece, number);
    }
    if (rest.length > MAX_LINE) throw invalidPrices(file, number + 1, `a line longer than ${MAX_LINE} characters`);
  }
  rest += decoder.decode();
  if (rest !== '') take(rest, number + 1);
}

/** Reads a CSV file, gzipped or not, into price columns. */
export async function readCsvPrices(file: string, isGzip: boolean, columns: PriceColumns): Promise<void> {
  const stored = createReadStream(file);
  const plain = isGzip ? pipeline(stored, createGunzip(), () => undefined) : stored;
  await readLines(plain as AsyncIterable<Uint8Array>, file, columns).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw /^(?:Z_|ERR_ZLIB)/.test(code) ? invalidPrices(file, 1, `not a complete gzip file (${code})`) : error;
  });
}

async function readLines(plain: AsyncIterable<Uint8Array>, file: string, columns: PriceColumns): Promise<void> {
  let at: ReturnType<typeof columnsOf> | null = null;
  let needed = 0;
  await eachLine(plain, file, (line, number) => {
    if (at === null) {
      at = columnsOf(splitCsvLine(line) ?? [], file);
      needed = Math.max(...Object.values(at));
      return;
    }
    if (line.trim() === '') return;
    const cells = splitCsvLine(line);
    if (!cells) columns.report(number, 'price-line', 'an unclosed quote');
    else if (cells.length <= needed) columns.report(number, 'price-line', `only ${cells.length} cells`);
    else {
      columns.add(number, {
        ticker: cells[at.ticker] ?? '',
        date: cells[at.date] ?? '',
        close: cells[at.close] ?? '',
        volume: cells[at.volume] ?? '',
      });
    }
  });
  if (at === null) throw invalidPrices(file, 1, 'empty file: it needs the heading ticker,date,close,volume');
}
