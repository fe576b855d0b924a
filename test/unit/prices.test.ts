import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { parquetWriteFile } from 'hyparquet-writer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dateOfEpochDay, parseIsoDate } from '../../core/dates.ts';
import { splitCsvLine } from '../../sources/prices/csv-prices.ts';
import { loadPrices } from '../../sources/prices/load-prices.ts';
import { pricesByTicker } from '../../sources/prices/prices-by-ticker.ts';
import { pricePoints } from '../price-points.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'tidemark-prices-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

let count = 0;
async function fileOf(content: string | Uint8Array, extension = 'csv'): Promise<string> {
  count += 1;
  const file = join(dir, `prices-${count}.${extension}`);
  await writeFile(file, content);
  return file;
}
function pointsByTicker(...query: Parameters<typeof pricesByTicker>) {
  return new Map([...pricesByTicker(...query)].map(([ticker, series]) => [ticker, pricePoints(series)]));
}
const all = [parseIsoDate('1990-01-01'), parseIsoDate('2030-01-01')] as const;

describe('prices from CSV', () => {
  test('have any order of columns, extra ones, quotes, CRLF, gzip and lower-case tickers', async () => {
    const text =
      'Close,name,DATE,"volume",ticker\r\n1.25,"A, ""B"" Co",2024-03-28,1000,acme\r\n0.0301,x,20240327,,ACME\r\n\r\n7,y,2024-03-28T00:00:00Z,5.5e3,BRK.B';
    for (const file of [await fileOf(text), await fileOf(gzipSync(text), 'csv.gz')]) {
      const prices = await loadPrices(file);
      expect(prices.problems).toEqual([]);
      expect(prices.rowCount).toBe(3);
      expect(pointsByTicker(prices, ['Acme', 'BRK.B', 'NONE'], ...all)).toEqual(
        new Map([
          [
            'ACME',
            [
              { date: '2024-03-27', close: 0.0301, volume: null },
              { date: '2024-03-28', close: 1.25, volume: 1000 },
            ],
          ],
          ['BRK.B', [{ date: '2024-03-28', close: 7, volume: 5500 }]],
        ]),
      );
    }
  });

  test('are limited to the time asked for, both ends included', async () => {
    const prices = await loadPrices(
      await fileOf(
        'ticker,date,close,volume\nA,2024-01-01,1,1\nA,2024-01-02,2,1\nA,2024-01-03,3,1\nA,2024-01-04,4,1\nB,2024-02-01,5,1\n',
      ),
    );
    const found = pricesByTicker(prices, ['A', 'B'], parseIsoDate('2024-01-02'), parseIsoDate('2024-01-03'));
    expect([...found.keys()]).toEqual(['A']);
    expect(pricePoints(found.get('A') ?? []).map((point) => point.close)).toEqual([2, 3]);
    expect(pricesByTicker(prices, [], ...all).size).toBe(0);
  });

  test('without a heading, or with half of one, are refused by file and line', async () => {
    for (const [text, why] of [
      ['', 'empty file'],
      ['ACME,2024-03-28,1,1\n', 'lacks ticker, date, close, volume'],
      ['ticker,date,price,volume\n', 'lacks close'],
      ['ticker,date,close,volume,Close\n', 'repeats close'],
    ] as const) {
      const file = await fileOf(text);
      await expect(loadPrices(file)).rejects.toThrow(`${file}:1: `);
      await expect(loadPrices(file)).rejects.toThrow(why);
    }
    await expect(loadPrices(join(dir, 'none.csv'))).rejects.toMatchObject({ code: 'prices-not-found' });
    await expect(loadPrices(dir)).rejects.toMatchObject({ code: 'prices-not-found' });
    const half = await fileOf(gzipSync('ticker,date,close,volume\n').subarray(0, 30), 'csv.gz');
    await expect(loadPrices(half)).rejects.toMatchObject({ code: 'prices-invalid' });
  });

  test('leave out every doubtful row and name its line', async () => {
    const file = await fileOf(
      [
        'ticker,date,close,volume',
        'A,2024-03-28,1.5,10',
        'A,2024-03-28,1.5,10',
        'A,2024-03-29,0,10',
        'A,2024-03-30,-2,10',
        'A,2024-02-30,2,10',
        ',2024-03-28,2,10',
        'A,2024-04-01,"1,5",10',
        'A,2024-04-02,NaN,10',
        'A,2024-04-03,0x10,10',
        'A,2024-04-04',
        'A,"2024-04-05,1,1',
        'A,2024-04-08,3,-5',
        'A,2024-04-09,4,1',
        'A,2024-04-09,5,1',
        'A,2024-04-10,1e999,1',
      ].join('\n'),
    );
    const prices = await loadPrices(file);
    expect(
      prices.problems.map((problem) => [problem.line, problem.code]).sort((a, b) => Number(a[0]) - Number(b[0])),
    ).toEqual([
      [3, 'price-duplicate'],
      [4, 'price-not-positive'],
      [5, 'price-not-positive'],
      [6, 'price-date'],
      [7, 'price-without-ticker'],
      [8, 'price-close'],
      [9, 'price-close'],
      [10, 'price-close'],
      [11, 'price-line'],
      [12, 'price-line'],
      [13, 'price-volume'],
      [14, 'price-conflict'],
      [15, 'price-conflict'],
      [16, 'price-close'],
    ]);
    expect(prices.problems[0]?.message).toContain(`${file}:`);
    expect(pointsByTicker(prices, ['A'], ...all).get('A')).toEqual([
      { date: '2024-03-28', close: 1.5, volume: 10 },
      { date: '2024-04-08', close: 3, volume: null },
    ]);
  });

  test('keep a short list of problems and the whole count', async () => {
    const prices = await loadPrices(await fileOf(`ticker,date,close,volume\n${'A,never,1,1\n'.repeat(3000)}`));
    expect([prices.rowCount, prices.problems.length, prices.problemCount]).toEqual([0, 1000, 3000]);
    await expect(loadPrices(await fileOf(`ticker,date,close,volume\n${'x'.repeat(300_000)}`))).rejects.toThrow(
      ':2: a line longer',
    );
  });
});

describe('prices from Parquet', () => {
  const day = (text: string) => new Date(`${text}T00:00:00Z`);

  test.each(['UNCOMPRESSED', 'SNAPPY'] as const)(
    'come out the same, from %s pages, with dates, big integers and nulls',
    async (codec) => {
      const filename = join(dir, `prices-${codec}.parquet`);
      parquetWriteFile({
        filename,
        codec,
        columnData: [
          { name: 'volume', data: [1000n, null, 7n], type: 'INT64' },
          { name: 'date', data: [day('2024-03-28'), day('2024-03-27'), day('2024-03-28')], type: 'TIMESTAMP' },
          { name: 'close', data: [1.25, 0.0301, 7], type: 'DOUBLE' },
          { name: 'note', data: ['x', 'y', 'z'], type: 'STRING' },
          { name: 'ticker', data: ['ACME', 'acme', 'BETA'], type: 'STRING' },
        ],
      });
      const prices = await loadPrices(filename);
      expect(prices.problems).toEqual([]);
      expect(pointsByTicker(prices, ['ACME', 'BETA'], ...all)).toEqual(
        new Map([
          [
            'ACME',
            [
              { date: '2024-03-27', close: 0.0301, volume: null },
              { date: '2024-03-28', close: 1.25, volume: 1000 },
            ],
          ],
          ['BETA', [{ date: '2024-03-28', close: 7, volume: 7 }]],
        ]),
      );
    },
  );

  test('may have text for dates and decimals, and report rows as CSV does', async () => {
    const filename = join(dir, 'prices-text.parquet');
    parquetWriteFile({
      filename,
      columnData: [
        { name: 'ticker', data: ['A', 'A', null], type: 'STRING' },
        { name: 'date', data: ['2024-03-28', '28/03/2024', '2024-03-28'], type: 'STRING' },
        { name: 'close', data: ['1.10', '2', '3'], type: 'STRING' },
        { name: 'volume', data: [1, 2, 3], type: 'INT32' },
      ],
    });
    const prices = await loadPrices(filename);
    expect(prices.problems.map((problem) => [problem.line, problem.code])).toEqual([
      [2, 'price-date'],
      [3, 'price-without-ticker'],
    ]);
    expect(pointsByTicker(prices, ['A'], ...all).get('A')).toEqual([{ date: '2024-03-28', close: 1.1, volume: 1 }]);
  });

  test('that are damaged or lack a column are refused by name', async () => {
    const damaged = await fileOf('PAR1 and then nothing that follows from it', 'parquet');
    await expect(loadPrices(damaged)).rejects.toMatchObject({ code: 'prices-invalid' });
    const filename = join(dir, 'prices-short.parquet');
    parquetWriteFile({ filename, columnData: [{ name: 'ticker', data: ['A'], type: 'STRING' }] });
    await expect(loadPrices(filename)).rejects.toThrow('lacks date, close, volume');
  });
});

test('any table of prices comes back as it was written', async () => {
  const rows = fc.uniqueArray(
    fc.record({
      ticker: fc.stringMatching(/^[A-Z]{1,5}(?:\.[A-Z])?$/),
      day: fc.integer({ min: 0, max: 20_000 }),
      close: fc.double({ min: 1e-6, max: 1e7, noNaN: true }),
      volume: fc.option(fc.nat()),
    }),
    { selector: (row) => `${row.ticker} ${row.day}`, maxLength: 30 },
  );
  await fc.assert(
    fc.asyncProperty(rows, async (written) => {
      const lines = written.map(
        ({ ticker, day, close, volume }) => `${day},${ticker},${close},${dateOfEpochDay(day)},${volume ?? ''}`,
      );
      const prices = await loadPrices(await fileOf(`n,ticker,close,date,volume\n${lines.join('\n')}`));
      expect(prices.problems).toEqual([]);
      const found = pricesByTicker(
        prices,
        written.map((row) => row.ticker),
        dateOfEpochDay(0),
        dateOfEpochDay(20_000),
      );
      const read = [...found].flatMap(([ticker, points]) => pricePoints(points).map((point) => ({ ticker, ...point })));
      const order = (a: { ticker: string; date: string }, b: { ticker: string; date: string }) =>
        `${a.ticker} ${a.date}` < `${b.ticker} ${b.date}` ? -1 : 1;
      expect(read.sort(order)).toEqual(
        written
          .map(({ ticker, day, close, volume }) => ({ ticker, date: dateOfEpochDay(day), close, volume }))
          .sort(order),
      );
    }),
    { numRuns: 50 },
  );
});

test('a CSV line splits as RFC 4180 says', () => {
  expect(splitCsvLine('a,"b,""c""",,')).toEqual(['a', 'b,"c"', '', '']);
  expect(splitCsvLine('"a"')).toEqual(['a']);
  expect(splitCsvLine('"a","b')).toBeNull();
  expect(splitCsvLine('"a"b,c')).toBeNull();
});
