import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { discoverPage } from '../../activities/discover.ts';
import type { Cik } from '../../core/ids.ts';
import type { FilingSelector } from '../../core/run-plan.ts';
import { loadDiscoveredRanges } from '../../db/repositories/filings/discovered-ranges.ts';
import { renderMasterIndex } from '../../sample/index-writer.ts';
import { createArchiveSource } from '../../sources/archive/archive-source.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { createArchiveFixture, submissionText } from '../unit/archive-fixture.ts';
import { date } from './fixtures.ts';

const CIK = '100' as Cik;
const ENTRY = { cik: CIK, company: 'ALPHA CORP', form: '8-K' };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => sql`truncate raw.filings, raw.discoveries cascade`.execute(database.db));

async function archiveOf(files: Readonly<Record<string, string>>): Promise<string> {
  const archive = await createArchiveFixture();
  onTestFinished(() => archive.remove());
  for (const [name, content] of Object.entries(files)) await archive.write(`Archives/edgar/${name}`, content);
  return archive.dir;
}

async function discover(source: string, selector: FilingSelector = { by: 'all' }) {
  const client = await createArchiveSource(source);
  const nothing = () => undefined;
  const { counts } = await discoverPage(
    { db: database.db, source, client, onStep: nothing, onProblem: nothing },
    selector,
    null,
  );
  const { rows } = await sql<{ kind: string; from: string; to: string }>`
    select index_kind as kind, from_date as from, to_date as to from raw.discoveries order by 2, 3
  `.execute(database.db);
  const ranges = (await loadDiscoveredRanges(database.db, [CIK], date('9999-12-31')))(CIK);
  return { counts, rows, ranges: ranges.map(({ from, to }) => [from, to]) };
}

const daily = (day: string, accession: string) => ({
  [`daily-index/2025/QTR1/master.${day.replaceAll('-', '')}.idx`]: renderMasterIndex(
    [{ ...ENTRY, filedDate: date(day), accessionNumber: accession as never }],
    'daily',
    date(day),
  ),
});
const quarter = (year: number, number: number, filed: string, last: string, accession: string) => ({
  [`full-index/${year}/QTR${number}/master.idx`]: renderMasterIndex(
    [{ ...ENTRY, filedDate: date(filed), accessionNumber: accession as never }],
    'full',
    date(last),
  ),
});

test('an archive covers the quarters and days whose indexes it holds, and not what lies between them', async () => {
  const source = await archiveOf({
    ...quarter(2024, 1, '2024-02-01', '2024-03-31', '0000000100-24-000001'),
    // The archive lacks two quarters; the last index ends within its own.
    ...quarter(2024, 4, '2024-10-15', '2024-11-20', '0000000100-24-000002'),
    ...daily('2025-01-03', '0000000100-25-000001'),
    ...daily('2025-01-06', '0000000100-25-000002'),
    ...daily('2025-01-08', '0000000100-25-000003'),
  });
  const { counts, rows, ranges } = await discover(source);
  expect(counts.found).toBe(5);
  expect(rows.map(({ kind }) => kind)).toEqual([
    'full-index',
    'full-index',
    'daily-index',
    'daily-index',
    'daily-index',
  ]);
  expect(ranges).toEqual([
    ['2024-01-01', '2024-03-31'],
    ['2024-10-01', '2024-11-20'],
    // A Friday and the Monday after it; Tuesday has no index.
    ['2025-01-03', '2025-01-06'],
    ['2025-01-08', '2025-01-08'],
  ]);
  // Discovering it again is a no-op.
  expect((await discover(source)).rows).toEqual(rows);
});

test('files without an index, and an index that breaks off, prove nothing beyond the filings they name', async () => {
  const whole = Object.entries(daily('2025-01-03', '0000000100-25-000001'));
  const [name = '', text = ''] = whole[0] ?? [];
  const loose = submissionText({
    accession: '0000000100-25-000009',
    cik: CIK,
    form: '10-K',
    filed: '2025-02-03',
    name: 'ALPHA CORP',
  });
  const source = await archiveOf({
    'data/100/0000000100-25-000009.txt': loose,
    // Cut within its last line.
    [name]: `${text.trimEnd()}\n${text.trimEnd().split('\n').at(-1)?.slice(0, 40)}`,
  });
  const { counts, ranges } = await discover(source);
  expect(counts.found).toBe(2);
  expect(ranges).toEqual([]);
});

test('a weekend without an index proves nothing, and business days join over it', async () => {
  const source = await archiveOf({
    ...daily('2025-01-03', '0000000100-25-000001'),
    ...daily('2025-01-06', '0000000100-25-000002'),
  });
  const days = { by: 'filed-date', from: date('2025-01-03'), to: date('2025-01-07') } as const;
  const { counts, rows, ranges } = await discover(source, days);
  expect(counts.notIndexed).toEqual(['2025-01-07']);
  expect(rows.map(({ from }) => from)).toEqual(['2025-01-03', '2025-01-06']);
  expect(ranges).toEqual([['2025-01-03', '2025-01-06']]);
});

test("a copy of an issuer's submission list proves no more than the dates that it spans", async () => {
  const archive = await createArchiveFixture();
  onTestFinished(() => archive.remove());
  const columns = (filed: string, accession: string) => ({
    accessionNumber: [accession],
    filingDate: [filed],
    form: ['8-K'],
    acceptanceDateTime: [`${filed}T16:05:00.000Z`],
    items: ['8.01'],
  });
  const list = (files: readonly { readonly name: string }[]) =>
    JSON.stringify({
      cik: CIK,
      name: 'ALPHA CORP',
      filings: { recent: columns('2024-05-06', '0000000100-24-000005'), files },
    });
  await archive.write('submissions/CIK0000000100.json', list([]));
  const selector = { by: 'cik', ciks: [CIK] } as const;
  expect((await discover(archive.dir, selector)).ranges).toEqual([['1993-01-01', '2024-05-06']]);
  // The file with older filings is missing: the oldest day that is listed may be incomplete.
  await sql`truncate raw.filings, raw.discoveries cascade`.execute(database.db);
  await archive.write('submissions/CIK0000000100.json', list([{ name: 'CIK0000000100-submissions-001.json' }]));
  expect((await discover(archive.dir, selector)).ranges).toEqual([]);
});
