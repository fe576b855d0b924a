import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { AppError } from '../../core/errors.ts';
import type { PriceColumns } from './price-columns.ts';

/** Longer lines are no prices. */
const MAX_LINE = 100_000;
const REQUIRED = ['ticker', 'date', 'close', 'volume'] as const;
type Column = (typeof REQUIRED)[number];

function invalid(file: string, line: number, why: string): AppError {
  return new AppError(`${file}:${line}: ${why}`, { code: 'prices-invalid', retryable: false, context: { file, line } });
}

/** The cells of one CSV line (RFC 4180 quoting); null where a quote is not closed. */
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

/** Where each required column stands in a heading. */
export function columnsOf(heading: readonly string[], file: string): Readonly<Record<Column, number>> {
  const names = heading.map((name) => name.trim().toLowerCase());
  const missing = REQUIRED.filter((name) => !names.includes(name));
  if (missing.length > 0) {
    throw invalid(file, 1, `the heading lacks ${missing.join(', ')}; it needs ticker,date,close,volume in any order`);
  }
  const twice = REQUIRED.filter((name) => names.indexOf(name) !== names.lastIndexOf(name));
  if (twice.length > 0) throw invalid(file, 1, `the heading has ${twice.join(', ')} twice`);
  return Object.fromEntries(REQUIRED.map((name) => [name, names.indexOf(name)])) as Record<Column, number>;
}

async function* linesOf(chunks: AsyncIterable<Uint8Array>, file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  let rest = '';
  let count = 0;
  for await (const chunk of chunks) {
    const pieces = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = pieces.pop() ?? '';
    for (const piece of pieces) {
      count += 1;
      yield piece.endsWith('\r') ? piece.slice(0, -1) : piece;
    }
    if (rest.length > MAX_LINE) throw invalid(file, count + 1, `a line of more than ${MAX_LINE} characters`);
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}

/** Reads a CSV (`.csv`, `.csv.gz`) into price columns, line by line. */
export async function readCsvPrices(file: string, isGzip: boolean, columns: PriceColumns): Promise<void> {
  const stored = createReadStream(file);
  const plain = isGzip ? pipeline(stored, createGunzip(), () => undefined) : stored;
  try {
    await readLines(plain as AsyncIterable<Uint8Array>, file, columns);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw /^(?:Z_|ERR_ZLIB)/.test(code) ? invalid(file, 1, `not a whole gzip file (${code})`) : error;
  }
}

async function readLines(plain: AsyncIterable<Uint8Array>, file: string, columns: PriceColumns): Promise<void> {
  let at: Readonly<Record<Column, number>> | null = null;
  let number = 0;
  for await (const line of linesOf(plain, file)) {
    number += 1;
    if (at === null) {
      at = columnsOf(splitCsvLine(line) ?? [], file);
      continue;
    }
    if (line.trim() === '') continue;
    const cells = splitCsvLine(line);
    const needed = Math.max(...Object.values(at));
    if (!cells) columns.report(number, 'price-line', 'a quote is not closed');
    else if (cells.length <= needed) columns.report(number, 'price-line', `only ${cells.length} cells`);
    else {
      const cell = (name: Column) => cells[at?.[name] ?? -1] ?? '';
      columns.add(number, { ticker: cell('ticker'), date: cell('date'), close: cell('close'), volume: cell('volume') });
    }
  }
  if (at === null) throw invalid(file, 1, 'empty file: it needs the heading ticker,date,close,volume');
}
