import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyEverything } from '../../cli/verify/verify-everything.ts';
import { addDays, parseIsoDate } from '../../core/dates.ts';
import { generateSampleArchive } from '../../sample/archive.ts';
import { parseCompanyTickers } from '../../sources/discovery/company-tickers.ts';
import { createDiskRawStore } from '../../sources/raw-store/disk-raw-store.ts';
import { createTestStack, type TestStack } from './test-stack.ts';

const SILENT = { show: () => undefined, note: () => undefined, clear: () => undefined };
const END = '2026-11-13';

let dir = '';
let stack: TestStack;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'tidemark-demo-'));
  stack = await createTestStack();
  await stack.startWorker();
});
afterAll(async () => {
  await stack.close();
  await rm(dir, { recursive: true, force: true });
});

test('after the steps of the demo every row holds against the bytes, also where issuer lists gave later times', {
  timeout: 300_000,
}, async () => {
  // The demo's archive with fewer issuers, and its steps (cli/commands/demo.ts).
  const sample = await generateSampleArchive({ dir, seed: '1', issuers: 6, endDate: END, gzip: false, damaged: true });
  const [from, to] = [parseIsoDate(sample.from), parseIsoDate(sample.to)];
  await stack.ingest({ by: 'filed-date', from, to: addDays(to, -1) }, dir);
  const tickers = parseCompanyTickers(readFileSync(join(dir, 'files/company_tickers.json')));
  const ciks = [...new Set(tickers.map(({ cik }) => cik))];
  await stack.ingest({ by: 'cik', ciks }, dir, { discoverOnly: true });
  await stack.nightly(to, dir, join(dir, 'prices.csv'));

  const { rows: times } = await sql<{ changed: number }>`
    select count(*)::int as changed from raw.superseded_filing_times
  `.execute(stack.db);
  expect(times[0]?.changed).toBeGreaterThan(0);
  const verified = await verifyEverything(stack.db, createDiskRawStore(join(stack.home, 'raw')), SILENT);
  expect(verified.filings.problems).toEqual([]);
  expect(verified.derived.problems).toEqual([]);
  expect(verified.filings.spans).toBeGreaterThan(1_000);
  expect(verified.derived.issuers).toBeGreaterThan(0);
});
