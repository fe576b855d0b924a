import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase } from '../../db/database.ts';
import { assertSchemaCurrent, migrateToLatest } from '../../db/migrate.ts';
import { up as keepParserSets } from '../../db/migrations/0090_keep_parser_sets.ts';
import { up as noteWhereFactsWereKept } from '../../db/migrations/0095_note_where_facts_were_kept.ts';
import { up as storeLastingInputsOnce } from '../../db/migrations/0096_store_lasting_inputs_once.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';

describe('migrations', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase({ empty: true });
  });
  afterAll(() => database.drop());

  test('an empty database is refused before they have run', async () => {
    await expect(assertSchemaCurrent(database.db)).rejects.toMatchObject({ code: 'schema-outdated', retryable: false });
  });

  test('eight processes migrate an empty database at once: each is applied exactly once, none fails', async () => {
    const clients = Array.from({ length: 8 }, () => createDatabase(database.url, { poolSize: 2 }));
    try {
      const applied = await Promise.all(clients.map((db) => migrateToLatest(db)));
      const winners = applied.filter((names) => names.length > 0);
      expect(winners).toHaveLength(1);
      expect(winners[0]?.[0]).toBe('0001_create_raw');
    } finally {
      await Promise.all(clients.map((db) => db.destroy()));
    }
    await assertSchemaCurrent(database.db);
  });

  test('running them again applies none', async () => {
    expect(await migrateToLatest(database.db)).toEqual([]);
  });

  test('every station has its schema', async () => {
    const { rows } = await sql<{ name: string }>`
      select nspname as name from pg_namespace where nspname !~ '^pg_' order by nspname
    `.execute(database.db);
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['dilution', 'events', 'ops', 'parsed', 'raw', 'score']),
    );
  });

  test('filings that were processed before sets of parsers were noted get theirs from their runs', async () => {
    await sql`
      alter table raw.filings drop column parser_set;
      drop table ops.parser_sets;
      create index filings_by_cik on raw.filings (cik, accession_number);
      insert into raw.filings (accession_number, cik, form, filed_date, public_at, public_at_estimated, url, source, state, raw_source_key)
      select n, '1', '8-K', '2024-01-02', '2024-01-02', false, 'u', 'edgar', state, 'k'
      from (values ('a', 'processed'), ('b', 'processed'), ('c', 'stored'), ('d', 'processed')) f (n, state);
      insert into ops.parse_runs (cik, accession_number, parser_version, sequence, parser_id, status, confidence, input_hash,
        output_hash, reasons, warnings, cross_validations, duration_ms, materialization_version)
      select '1', n, version, sequence, 'x', 'parsed', 1, 'i', 'o', '[]', '[]', '[]', 1, 'm'
      from (values ('a', 'y@1', 1), ('a', 'x@1', 0), ('b', 'x@1', 1), ('b', 'y@1', 1), ('b', 'y@1', 2), ('c', 'x@1', 1)) r (n, version, sequence)
    `.execute(database.db);
    await keepParserSets(database.db as unknown as Kysely<unknown>);
    const { rows } = await sql`
      select f.accession_number as filing, s.parser_versions as versions
      from raw.filings f left join ops.parser_sets s using (parser_set) order by 1
    `.execute(database.db);
    expect(rows).toEqual([
      { filing: 'a', versions: ['x@1', 'y@1'] },
      { filing: 'b', versions: ['x@1', 'y@1'] },
      { filing: 'c', versions: null },
      { filing: 'd', versions: null },
    ]);
  });

  test('a table of kept facts has the place of each whether it was made with it or before', async () => {
    const { db } = database;
    for (const before of [sql`select`, sql`alter table score.kept_facts drop column written_by`]) {
      await before.execute(db);
      await noteWhereFactsWereKept(db as unknown as Kysely<unknown>);
      await sql`insert into score.kept_facts (cik, made_of, facts) values ('1', 'rows', '{}')`.execute(db);
      const { rows } = await sql`select written_by = xmin::text::bigint as "isHere" from score.kept_facts`.execute(db);
      expect(rows).toEqual([{ isHere: true }]);
    }
  });

  test('receipts from before are told by the view as they were, to whoever could read them', async () => {
    const { db } = database;
    const reader = `reader_${randomUUID().replaceAll('-', '')}`;
    await sql`
      drop view score.receipts;
      drop function score.whole_receipt;
      drop table score.receipt_inputs;
      alter table score.stored_receipts drop column inputs_hash;
      alter index score.stored_receipts_pkey rename to receipts_pkey;
      alter table score.stored_receipts rename to receipts;
      create role ${sql.ref(reader)};
      grant select on score.receipts to ${sql.ref(reader)}, public;
      insert into score.receipts (cik, receipt_hash, methodology_version, as_of_date, body)
      values ('1', 'h', 'm', '2024-03-28', '{"a":1.50}')
    `.execute(db);
    try {
      await storeLastingInputsOnce(db as unknown as Kysely<unknown>);
      const { rows } = await sql`
        select body, has_table_privilege(${reader}, 'score.receipts', 'select') as may,
          has_table_privilege(${reader}, 'score.receipts', 'insert') as "mayWrite"
        from score.receipts
      `.execute(db);
      expect(rows).toEqual([{ body: '{"a":1.50}', may: true, mayWrite: false }]);
    } finally {
      await sql`drop owned by ${sql.ref(reader)}; drop role ${sql.ref(reader)}`.execute(db);
    }
  });

  test('an old build refuses a schema with a migration it does not know', async () => {
    await sql`insert into ops.migrations (name, timestamp) values ('9999_from_the_future', 'now')`.execute(database.db);
    await expect(assertSchemaCurrent(database.db)).rejects.toMatchObject({ code: 'schema-newer' });
    await expect(migrateToLatest(database.db)).rejects.toMatchObject({ code: 'schema-newer' });
  });
});
