import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ParserVersion } from '../../core/ids.ts';
import type { WarrantValues } from '../../core/rows-lockups-and-rofr.ts';
import { replaceRows } from '../../db/repositories/datasets/dataset-rows.ts';
import { ensurePromoted, promote } from '../../db/repositories/runs/promotions.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { accessionOf, date, publish, rowMeta } from './fixtures.ts';

const VERSIONS = ['overhang@1', 'overhang@2'] as ParserVersion[];
const [V1, V2] = VERSIONS as [ParserVersion, ParserVersion];
const WARRANT: WarrantValues = {
  asOf: date('2024-03-28'),
  label: 'Warrants',
  count: '500000.25',
  exercisePrice: '2.25',
  expires: date('2029-03-28'),
  expiresText: null,
  exercisableFrom: date('2024-03-28'),
  exercisableText: null,
  priceProtection: false,
  ratchet: false,
  preFunded: false,
  status: 'outstanding',
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  for (const n of [1, 2]) await publish(database.db, rowMeta({ accessionNumber: accessionOf(n) }));
});
afterAll(() => database.drop());
beforeEach(async () => {
  await sql`truncate dilution.warrants, ops.row_history, ops.promotions`.execute(database.db);
  await ensurePromoted(database.db, [V1]);
});

/** One output of a parser for a filing: the count of each position. */
interface Output {
  readonly filing: number;
  readonly version: ParserVersion;
  readonly counts: readonly number[];
  readonly runId: string;
}

function store({ filing, version, counts, runId }: Output) {
  const meta = rowMeta({
    accessionNumber: accessionOf(filing),
    parserVersion: version,
    materializationVersion: `m of ${runId}`,
    extractionTraceId: `trace of ${runId}`,
  });
  const rows = counts.map((count, ordinal) => ({
    values: { ...WARRANT, count: String(count) },
    meta,
    sequence: 1,
    ordinal,
  }));
  return database.db.transaction().execute((trx) => replaceRows(trx, 'dilution.warrants', [meta], rows, runId));
}

async function now(): Promise<string> {
  const { rows } = await sql<{ now: string }>`select clock_timestamp()::text as now`.execute(database.db);
  return rows[0]?.now ?? '';
}

async function computedAt(instant: string): Promise<readonly string[]> {
  const { rows } = await sql<{ row: string }>`
    select accession_number || ' ' || parser_version || ' ' || ordinal || ' ' || count as row
    from dilution.warrants_as_computed(${instant}::timestamptz) where cik = '100' order by 1
  `.execute(database.db);
  return rows.map(({ row }) => row);
}

const historyRows = () => database.db.selectFrom('ops.row_history').selectAll().orderBy('superseded_at').execute();

test('a replaced, changed or removed row stays readable as of the time before, with the run that ended it', async () => {
  await store({ filing: 1, version: V1, counts: [100, 200, 300], runId: 'first' });
  const first = await now();
  await store({ filing: 1, version: V1, counts: [100, 250], runId: 'second' });
  const second = await now();
  await store({ filing: 1, version: V1, counts: [], runId: 'third' });
  const row = (ordinal: number, count: number) => `${accessionOf(1)} ${V1} ${ordinal} ${count}`;
  expect(await computedAt(first)).toEqual([row(0, 100), row(1, 200), row(2, 300)]);
  expect(await computedAt(second)).toEqual([row(0, 100), row(1, 250)]);
  expect(await computedAt(await now())).toEqual([]);
  const ended = (await historyRows()).map((past) => past.superseded_by_run);
  expect(ended).toEqual(['second', 'second', 'third', 'third']);
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(w) as row from dilution.warrants_as_computed(${first}::timestamptz) w where ordinal = 1
  `.execute(database.db);
  expect(rows[0]?.row).toMatchObject({ label: 'Warrants', source_span: rowMeta().sourceSpan, exercise_price: 2.25 });
});

test('a rerun by another build leaves no history, and neither does a verification that is rolled back', async () => {
  await store({ filing: 1, version: V1, counts: [100, 200], runId: 'first' });
  await store({ filing: 1, version: V1, counts: [100, 200], runId: 'second' });
  expect(await historyRows()).toEqual([]);
});

test('what was current follows the promotion of that time', async () => {
  await store({ filing: 1, version: V1, counts: [1], runId: 'first' });
  await store({ filing: 1, version: V2, counts: [2], runId: 'first' });
  const before = await now();
  await promote(database.db, V2, 'reads better');
  expect(await computedAt(before)).toEqual([`${accessionOf(1)} ${V1} 0 1`]);
  expect(await computedAt(await now())).toEqual([`${accessionOf(1)} ${V2} 0 2`]);
});

test('after any reruns each instant has exactly the rows that stood then', { timeout: 120_000 }, async () => {
  const output = fc.record({
    filing: fc.constantFrom(1, 2),
    version: fc.constantFrom(V1, V2),
    counts: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(output, { minLength: 1, maxLength: 8 }), async (outputs) => {
      await sql`truncate dilution.warrants, ops.row_history`.execute(database.db);
      const model = new Map<string, Output>();
      const expected: { readonly at: string; readonly rows: readonly string[] }[] = [];
      for (const [index, one] of outputs.entries()) {
        const given = { ...one, runId: `run ${index}` };
        await store(given);
        model.set(`${one.filing} ${one.version}`, given);
        const rows = [...model.values()]
          .filter(({ version }) => version === V1)
          .flatMap(({ filing, version, counts }) =>
            counts.map((count, ordinal) => `${accessionOf(filing)} ${version} ${ordinal} ${count}`),
          );
        expected.push({ at: await now(), rows: rows.sort() });
      }
      for (const { at, rows } of expected) expect(await computedAt(at)).toEqual(rows);
      const { rows: overlaps } = await sql`
        with versions as (
          select cik, accession_number, parser_version, (row ->> 'ordinal')::integer as ordinal, recorded_at, superseded_at
          from ops.row_history
          union all
          select cik, accession_number, parser_version, ordinal, recorded_at, 'infinity' from dilution.warrants
        )
        select from versions a join versions b using (cik, accession_number, parser_version, ordinal)
        where a.recorded_at < b.recorded_at and a.superseded_at > b.recorded_at
      `.execute(database.db);
      expect(overlaps).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

test('a row that is older than the clock says, after the clock was set back, is followed by a later one', async () => {
  await store({ filing: 1, version: V1, counts: [1], runId: 'first' });
  await sql`update dilution.warrants set recorded_at = now() + interval '1 hour'`.execute(database.db);
  await store({ filing: 1, version: V1, counts: [2], runId: 'second' });
  await store({ filing: 1, version: V1, counts: [], runId: 'third' });
  await store({ filing: 1, version: V1, counts: [3], runId: 'fourth' });
  const past = await historyRows();
  expect(past.map(({ row }) => (row as { count: number }).count)).toEqual([1, 2]);
  expect(past[0]?.superseded_at).toEqual(past[1]?.recorded_at);
  const { rows } = await sql<{ later: boolean }>`
    select w.recorded_at > max(h.superseded_at) as later from dilution.warrants w, ops.row_history h group by w.recorded_at
  `.execute(database.db);
  expect(rows).toEqual([{ later: true }]);
});
