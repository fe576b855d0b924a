import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBatch } from '../../activities/load-batch.ts';
import { type LargeTables, openFiling } from '../../activities/open-filing.ts';
import { parseSubmission } from '../../activities/parse-submission.ts';
import { submissionPieces } from '../../bench/thirteenf-documents.ts';
import { verifyFiling } from '../../cli/verify/verify-filing.ts';
import type { IsoDate } from '../../core/dates.ts';
import { parseAccessionNumber, parseCik, type RawSourceKey } from '../../core/ids.ts';
import type { Reason } from '../../core/parser.ts';
import type { SourceSpan } from '../../core/spans.ts';
import {
  decodeStaged,
  encodeStaged,
  STAGED_NAMESPACE,
  type StagedFiling,
  type StagedParseRun,
} from '../../core/staged-filing.ts';
import { holdingSpans } from '../../db/repositories/datasets/verification.ts';
import { getFilings, insertDiscovered, markStored } from '../../db/repositories/filings/filings.ts';
import { CATALOG } from '../../parsers/parser-catalog.ts';
import { createDiskRawStore } from '../../sources/raw-store/disk-raw-store.ts';
import type { RawStore } from '../../sources/raw-store/raw-store.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';

const RUN = { runId: 'run', source: 'test', materializationVersion: 'm' };
const FILING = { accessionNumber: parseAccessionNumber('0000000777-25-000001'), cik: parseCik('777') };
const FILED = '2025-02-14' as IsoDate;
/** Far below the size from which filings are streamed, so that these small ones are. */
const STREAMED = 100_000;
const WHOLE = 100_000_000;

/** An outcome but for its rows and, where a table is held, the places of their values. */
function withoutRows(run: StagedParseRun | undefined): unknown {
  const spans = Object.entries(run?.outcome.spans ?? {}).filter(([path]) => !path.startsWith('holdings['));
  const result = { ...(run?.outcome.result as object), holdings: [] };
  return { ...run?.outcome, result, spans: Object.fromEntries(spans) };
}

describe('Form 13F whose table is too large to be held', () => {
  let database: TestDatabase;
  let dir: string;
  let rawStore: RawStore;
  beforeAll(async () => {
    database = await createTestDatabase();
    dir = await mkdtemp(join(tmpdir(), 'tidemark-large-'));
    rawStore = createDiskRawStore(dir);
  });
  afterAll(async () => {
    await database.drop();
    await rm(dir, { recursive: true, force: true });
  });

  const text = (bytes: number): string => [...submissionPieces(bytes, { ...FILING, filedDate: FILED })].join('');

  async function parsed(
    content: Buffer,
    largeBytes: number,
    mostRows?: number,
  ): Promise<{ staged: StagedFiling; large: LargeTables | null; key: RawSourceKey } | Reason> {
    const { key } = await rawStore.put(content);
    const put = (part: Uint8Array) => rawStore.putStaged(STAGED_NAMESPACE, part);
    const opened = await openFiling(rawStore, key, put, { largeBytes, ...(mostRows ? { mostRows } : {}) });
    if (!('submission' in opened)) return opened;
    const task = { accessionNumber: FILING.accessionNumber, rawSourceKey: key, filedDate: FILED };
    const staged = parseSubmission(opened.submission, task, opened.large);
    return { staged: decodeStaged(encodeStaged(staged)), large: opened.large, key };
  }

  async function read(content: Buffer, largeBytes: number) {
    const result = await parsed(content, largeBytes);
    if (!('staged' in result)) throw new Error(result.message);
    return result;
  }

  /** Stores a parsed filing and gives its rows as they then stand. */
  async function stored({ staged, key }: { readonly staged: StagedFiling; readonly key: RawSourceKey }) {
    const { db } = database;
    const url = `https://www.sec.gov/Archives/edgar/data/777/${FILING.accessionNumber}.txt`;
    const names = { companyName: null, form: '13F-HR', acceptedAt: null, periodOfReport: null, source: 'test' };
    await insertDiscovered(db, [{ ...FILING, ...names, filedDate: FILED, url }]);
    const retrievedAt = '2025-02-15T00:00:00.000Z' as never;
    await markStored(db, [{ ...FILING, rawSourceKey: key, bytes: 1, retrievedAt }]);
    await loadBatch({ db, rawStore, logger: pino({ level: 'silent' }) }, RUN, [staged]);
    const { rows: holdings } = await sql`
      select to_jsonb(t) - 'recorded_at' as row, recorded_at from parsed.thirteenf_holdings t order by ordinal
    `.execute(db);
    const { rows: reports } = await sql`
      select to_jsonb(t) - ${['recorded_at', 'extraction_trace_id']}::text[] as row from parsed.thirteenf_reports t
    `.execute(db);
    return { holdings: holdings as { row: unknown; recorded_at: unknown }[], reports };
  }

  it('is stored row for row as when it is held, and again without a change', async () => {
    const content = Buffer.from(text(4_500_000));
    const whole = await read(content, WHOLE);
    const streamed = await read(content, STREAMED);
    const outcomes = [whole, streamed].map(({ staged }) => staged.runs.find((run) => run.parserId === 'thirteenf'));
    const [held, inParts] = outcomes;
    expect(whole.large).toBeNull();
    expect(held?.parts).toBeUndefined();
    expect(inParts?.parts?.length).toBeGreaterThan(1);
    expect(inParts?.outcome.result).toMatchObject({ holdings: [], entries: expect.any(Number) });
    expect(withoutRows(inParts)).toEqual(withoutRows(held));
    expect(streamed.staged.documents).toEqual(whole.staged.documents);
    expect(encodeStaged(streamed.staged).length).toBeLessThan(50_000);

    const first = await stored(whole);
    expect(first.holdings.length).toBeGreaterThan(5_000);
    const second = await stored(streamed);
    expect(second).toEqual(first);

    const { accessionNumber } = FILING;
    const runs = streamed.staged.runs.filter(({ outcome }) => outcome.status !== 'not_applicable');
    const parserVersions = streamed.staged.runs.map(({ parserVersion }) => parserVersion);
    const [record] = await getFilings(database.db, [accessionNumber]);
    if (record === undefined) throw new Error('the filing is not stored');
    const filing = {
      ...record,
      rawSourceKey: streamed.key,
      parserVersions,
      runs,
      rejections: [],
    };
    const beyond = `${streamed.key}#2:0-${content.length}` as SourceSpan;
    const spans = async function* () {
      yield* holdingSpans(database.db, accessionNumber);
      yield [{ accessionNumber, table: 't', column: 'c', sourceSpan: beyond }];
    };
    const verified = await verifyFiling(rawStore, filing, spans(), CATALOG, { largeBytes: STREAMED });
    expect(verified.spans).toBe(first.holdings.length + 1);
    expect(verified.problems.map(({ code }) => code)).toEqual(['span-outside-document']);
  });

  it('whose bytes are not UTF-8, or break off, gives what it gives when it is held', async () => {
    const [before = '', after = ''] = text(600_000).split('GENERATED HOLDINGS 900 INC');
    const odd = Buffer.concat([Buffer.from(`${before}SOCIÉTÉ`, 'latin1'), Buffer.from([0x93]), Buffer.from(after)]);
    for (const content of [odd, odd.subarray(0, 500_000)]) {
      const results = await Promise.all([WHOLE, STREAMED].map((size) => read(content, size)));
      const [held, inParts] = results.map(({ staged }) => staged.runs.find(({ parserId }) => parserId === 'thirteenf'));
      expect(inParts?.parts).toBeDefined();
      expect(withoutRows(inParts)).toEqual(withoutRows(held));
      expect(inParts?.outcome.result).toMatchObject({ holdings: [], entries: expect.any(Number) });
      expect(results[1]?.staged.documents).toEqual(results[0]?.staged.documents);
      const rows = [];
      for (const result of results.reverse()) rows.push((await stored(result)).holdings.map(({ row }) => row));
      expect(rows[0]).toEqual(rows[1]);
    }
  });

  it('that never ends is refused with a reason, and what was stored of a filing stays', async () => {
    const { length } = (await stored(await read(Buffer.from(text(600_000)), STREAMED))).holdings;
    const endless = text(200_000).replace('</informationTable>', '<infoTable/>'.repeat(50_000));
    expect(await parsed(Buffer.from(endless), STREAMED, 40_000)).toMatchObject({ code: 'too-many-rows' });

    const { staged, key } = await read(Buffer.from(text(900_000)), STREAMED);
    const run = staged.runs.find(({ parts }) => parts !== undefined);
    const [part] = run?.parts ?? [];
    const missing = { ...part, key: key.replace('sha256:', '') };
    const broken = { ...staged, runs: [{ ...run, parts: [part, missing] }] } as StagedFiling;
    await expect(stored({ staged: broken, key })).rejects.toThrow(/not in the raw store/);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from parsed.thirteenf_holdings`.execute(
      database.db,
    );
    expect(rows[0]?.n).toBe(length);
  });
});
