import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ParserVersion } from '../../core/ids.ts';
import { parserSetOf } from '../../db/repositories/filings/parser-sets.ts';
import { ensurePromoted } from '../../db/repositories/runs/promotions.ts';
import { OWN_KEYS } from '../../db/tables/datasets.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { expectIndexes, planOf } from '../plans.ts';

const FILINGS = 40_000;
/** One filing of this many has a row of a dataset. */
const EVERY = 8;
const PARSER = 'any@1' as ParserVersion;

/** Values that the tables' checks require, by column; `<table>.<column>` where tables differ. */
const REQUIRED: Readonly<Record<string, string>> = {
  channel: 'atm',
  'issuances.basis': 'cumulative',
  basis: 'cover',
  event: 'effective',
  parties: 'company',
  exchange: 'nasdaq',
  deficiency: 'other',
  parsing_confidence: 'high',
  status: 'outstanding',
  'exchange_compliance.status': 'notified',
  stage: 'notified',
  'reverse_splits.stage': 'effective',
  type: 'shelf',
  'corporate_actions.type': 'split',
  role: 'current',
  'segmented_facts.role': 'member',
  period_kind: 'annual',
  sort: 'note',
  title_basis: 'concept',
};
/** Columns of text that a check requires in the rows that are generated. */
const NULLABLE: Readonly<Record<string, readonly string[]>> = { reverse_splits: ['ratio'], footnotes: ['text'] };
const TABLES = Object.keys(OWN_KEYS);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await ensurePromoted(db, [PARSER]);
  const parserSet = await db.transaction().execute((trx) => parserSetOf(trx, [PARSER]));
  await sql`
    insert into raw.filings (accession_number, cik, form, filed_date, public_at, public_at_estimated, url, source, state,
      raw_source_key, retrieved_at, parser_set)
    select lpad((n * 7919 % 1000003)::text, 10, '0') || '-24-' || lpad(n::text, 6, '0'), (1000 + n % 800)::text,
      case when n % 50 = 0 then '424B5' else '8-K' end, date '2014-01-01' + n / 15,
      timestamptz '2014-01-01 21:00Z' + n * interval '96 minutes', false, 'https://www.sec.gov/' || n, 'edgar',
      'processed', 'sha256:x', now(), ${parserSet}
    from generate_series(1, ${FILINGS}::integer) n
  `.execute(db);
  for (const table of TABLES) await generateRows(table);
  await sql`
    update parsed.voting_meetings m set meeting_date = f.filed_date - 3,
      meeting_type = case when hashtext(m.accession_number) % 50 = 0 then 'special' else 'annual' end
    from raw.filings f where f.accession_number = m.accession_number
  `.execute(db);
  await sql`
    update parsed.beneficial_owners set name = 'Holder ' || md5(accession_number) || ' Capital Partners, L.P.'
  `.execute(db);
  await sql`
    update dilution.offering_events o set filed_date = f.filed_date from raw.filings f
    where f.accession_number = o.accession_number
  `.execute(db);
  await generateScores();
  await sql`vacuum analyze`.execute(db);
});
afterAll(() => database.drop());

/** A row of every eighth filing, with the least that its columns allow. */
async function generateRows(table: string): Promise<void> {
  const [schema, name] = table.split('.') as [string, string];
  const { rows } = await sql<{ column: string; type: string }>`
    select column_name as column, udt_name as type from information_schema.columns
    where table_schema = ${schema} and table_name = ${name} and is_nullable = 'NO' and column_default is null
    order by ordinal_position
  `.execute(database.db);
  const columns = [...rows, ...(NULLABLE[name] ?? []).map((column) => ({ column, type: 'text' }))];
  const values = columns.map(({ column, type }): RawBuilder<unknown> => {
    if (column === 'cik' || column === 'accession_number') return sql`f.${sql.ref(column)}`;
    if (column === 'parser_version') return sql`${PARSER}::text`;
    if (type === 'text') return sql`${REQUIRED[`${name}.${column}`] ?? REQUIRED[column] ?? 'x'}::text`;
    const byType: Readonly<Record<string, string>> = { date: '2024-01-01', jsonb: '[]', _text: '{}', bool: 'f' };
    return sql`${byType[type] ?? '0'}::text::${sql.raw(type)}`;
  });
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map(({ column }) => sql.ref(column)))})
    select ${sql.join(values)} from raw.filings f
    where right(f.accession_number, 6)::integer % ${EVERY}::integer = 0
  `.execute(database.db);
}

async function generateScores(): Promise<void> {
  await sql`
    insert into score.methodologies (version, content_hash, body) values ('m1', 'h', '{}')
  `.execute(database.db);
  await sql`
    insert into score.scores (cik, methodology_version, as_of_date, status, score, lo, hi, band_barred, confidence,
      present_weight, priced, factors, sub_ratings, confidence_reasons, withheld_reasons, receipt_hash, materialization_version,
      computed_at)
    select (1000 + n)::text, 'm1', date '2024-06-28' - d, 'published', 50, 0, 100, false, 'high', 100, true, '{}',
      jsonb_build_object('overallRisk', (array['low', 'medium', 'high'])[1 + n % 3]), '[]', '[]', 'r', 'm1',
      timestamptz '2024-06-29Z' - d * interval '1 day' + n * interval '1 second'
    from generate_series(1, 2000) n, generate_series(0, 9) d
  `.execute(database.db);
}

async function expectPlan(query: RawBuilder<unknown>, indexes: readonly string[], { sorts = false } = {}) {
  const plan = await planOf(database.db, query);
  expectIndexes(plan, indexes);
  expect(plan.sorts, plan.text).toBe(sorts);
  await query.execute(database.db);
}

describe('a declared read follows an index', () => {
  const newest = sql`order by public_at desc, accession_number desc limit 50`;

  test.each(TABLES.filter((table) => table !== 'parsed.subsidiaries'))(
    'the newest rows of %s across issuers',
    async (table) => {
      const view = sql.table(table.replace('.', '.current_'));
      const key = `${table.split('.')[1]}_pkey`;
      await expectPlan(sql`select * from ${view} ${newest}`, ['filings_by_public_at', key]);
      const range = sql`public_at >= '2018-01-01' and public_at < '2018-03-01'`;
      await expectPlan(sql`select * from ${view} where ${range} ${newest}`, ['filings_by_public_at', key]);
    },
  );

  test.each(TABLES.filter((table) => table !== 'parsed.subsidiaries'))('the rows of an issuer in %s', async (table) => {
    const view = sql.table(table.replace('.', '.current_'));
    const plan = await planOf(database.db, sql`select * from ${view} where cik = '1500' and public_at < '2018-01-01'`);
    expectIndexes(plan, [`${table.split('.')[1]}_pkey`]);
  });

  test('offerings by date', async () => {
    const view = sql`dilution.current_offering_events`;
    const order = sql`order by filed_date desc, accession_number desc limit 50`;
    await expectPlan(sql`select * from ${view} ${order}`, ['offering_events_by_filed_date']);
    await expectPlan(sql`select * from ${view} where filed_date between '2018-01-01' and '2018-02-01' ${order}`, [
      'offering_events_by_filed_date',
    ]);
  });

  test('shareholder meetings by date and by type', async () => {
    const view = sql`parsed.current_voting_meetings`;
    const order = sql`order by meeting_date desc limit 50`;
    const range = sql`meeting_date between '2018-01-01' and '2018-12-31'`;
    await expectPlan(sql`select * from ${view} where ${range} ${order}`, ['voting_meetings_by_date']);
    await expectPlan(sql`select * from ${view} where meeting_type = 'special' and ${range} ${order}`, [
      'voting_meetings_by_type',
    ]);
  });

  test('filings by form and time', async () => {
    const order = sql`order by public_at desc, accession_number desc limit 50`;
    await expectPlan(sql`select * from raw.filings where form = '424B5' ${order}`, ['filings_by_form']);
    await expectPlan(sql`select * from raw.filings ${order}`, ['filings_by_public_at']);
  });

  test('ratings by risk, last computed first', async () => {
    await expectPlan(
      sql`
        select * from score.ratings where methodology_version = 'm1' and overall_risk = 'high'
        order by computed_at desc, rating_id desc limit 11
      `,
      ['scores_by_risk', 'scores_pkey'],
    );
  });

  test('beneficial owners by the beginning of a name, and by its words', async () => {
    const { rows } = await sql<{ name: string }>`
      select name from parsed.beneficial_owners order by name limit 1
    `.execute(database.db);
    const [, word = ''] = (rows[0]?.name ?? '').split(' ');
    const view = sql`parsed.current_beneficial_owners`;
    const prefix = sql`select * from ${view} where lower(name) like lower(${`HOLDER ${word.slice(0, 6)}`}) || '%'`;
    await expectPlan(prefix, ['beneficial_owners_by_name']);
    expect((await prefix.execute(database.db)).rows).toHaveLength(1);
    const words = sql`
      select * from ${view}
      where to_tsvector('simple', coalesce(name, '')) @@ websearch_to_tsquery('simple', ${`capital ${word}`})
    `;
    await expectPlan(words, ['beneficial_owners_by_name_words']);
    expect((await words.execute(database.db)).rows).toHaveLength(1);
  });
});
