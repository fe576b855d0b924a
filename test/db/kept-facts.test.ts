import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fillNight } from '../../bench/night-database.ts';
import { addDays, type IsoDate } from '../../core/dates.ts';
import { canonicalJson } from '../../core/hashes.ts';
import type { Cik } from '../../core/ids.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { keepFacts, loadKeptFacts } from '../../db/repositories/scores/kept-facts.ts';
import {
  FACT_TABLES,
  type FactSpan,
  loadStoredFacts,
  publicWindow,
  type StoredFacts,
} from '../../db/repositories/scores/read-fact-rows.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { date } from './fixtures.ts';

const ISSUERS = 4;
const END = date('2026-06-30');

const RARE = { sequence: 1, ordinal: 9, form: '8-K', filed_date: '2025-03-03', stage: 'effective', is_current: true };

describe('kept facts', () => {
  let database: TestDatabase;
  let ciks: readonly Cik[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  beforeEach(async () => {
    const { db } = database;
    const tables = FACT_TABLES.map((table) => sql.table(table));
    await sql`
      truncate ${sql.join(tables)}, parsed.filer_identities, raw.filings, raw.discoveries, ops.parse_runs,
        ops.promotions, score.kept_facts cascade
    `.execute(db);
    await fillNight(db, ISSUERS, END, () => undefined);
    const { rows } = await sql<{ cik: Cik }>`select distinct cik from dilution.cash_position order by cik`.execute(db);
    ciks = rows.map(({ cik }) => cik);
    // Of these the generated issuers have few rows or none.
    for (const [table, values] of [
      ['dilution.corporate_actions', { type: 'merger', date: '2025-03-03' }],
      ['dilution.reverse_splits', { effective_date: '2025-03-03', ratio: '1:5', numerator: 1, denominator: 5 }],
      [
        'dilution.exchange_compliance',
        { exchange: 'nyse', deficiency: 'other', status: 'notified', stage: 'notified' },
      ],
    ] as const) {
      await sql`
        insert into ${sql.table(table)}
        select ${changed(table, { ...RARE, ...values })}
        from (select distinct on (cik) * from dilution.share_float_history order by cik, public_at desc) t
      `.execute(db);
    }
  });
  afterAll(() => database.drop());

  const spanAt = (asOf: IsoDate): FactSpan => ({
    ciks,
    asOf,
    lookbackDays: 1_300,
    offeringLookbackDays: 2_600,
    overhangDays: 400,
  });

  async function loadKept(asOf: IsoDate = END): Promise<readonly StoredFacts[]> {
    const kept = await loadKeptFacts(database.db, spanAt(asOf));
    const changed = ciks.filter((cik) => !kept.has(cik));
    const read = await keepFacts(database.db, { ...spanAt(asOf), ciks: changed });
    return ciks.flatMap((cik) => (kept.get(cik) ?? read.get(cik))?.() ?? []);
  }

  async function loadFromRows(asOf: IsoDate = END): Promise<readonly StoredFacts[]> {
    return ciks.map(await loadStoredFacts(database.db, publicWindow(spanAt(asOf))));
  }

  /** By issuer, which copy there is: it is another one when it has been made anew. */
  async function copies(): Promise<Readonly<Record<string, string>>> {
    const { rows } = await sql<{ cik: Cik; version: string }>`
      select cik, xmin::text || ctid::text as version from score.kept_facts
    `.execute(database.db);
    return Object.fromEntries(rows.map(({ cik, version }) => [cik, version]));
  }

  const change = fc.record({
    kind: fc.constantFrom('update', 'delete', 'add', 'later', 'promote', 'nothing'),
    table: fc.constantFrom(...FACT_TABLES),
    row: fc.nat(200),
    confidence: fc.constantFrom(0.5, 0.7, 0.9),
    // Mostly such as a copy of any of the others serves.
    asOf: fc.constantFrom(0, 0, -1, -2, -29, -60, -500, 45, 200).map((days) => addDays(END, days)),
  });

  async function apply({ kind, table, row, confidence }: typeof change extends fc.Arbitrary<infer C> ? C : never) {
    const one = sql`ctid = (select ctid from ${sql.table(table)} order by ctid offset ${row} % greatest(
      (select count(*) from ${sql.table(table)}), 1) limit 1)`;
    if (kind === 'update') {
      await sql`update ${sql.table(table)} set confidence = ${confidence} where ${one}`.execute(database.db);
    } else if (kind === 'delete') {
      await sql`delete from ${sql.table(table)} where ${one}`.execute(database.db);
    } else if (kind === 'later') {
      await sql`
        update ${sql.table(table)} set public_at = public_at + make_interval(days => ${row}) where ${one}
      `.execute(database.db);
    } else if (kind === 'add') {
      await sql`
        insert into ${sql.table(table)}
        select ${changed(table, { accession_number: `0000000001-27-${100_000 + row}` })}
        from ${sql.table(table)} t where ${one} on conflict do nothing
      `.execute(database.db);
    } else if (kind === 'promote') {
      await sql`
        update ops.promotions set active = not active, retired_at = case when active then now() end where parser_id = (
          select parser_id from ops.promotions order by parser_id offset ${row} % 9 limit 1
        )
      `.execute(database.db);
    }
  }

  test('are what the rows give, whatever happens to the rows, the promotions and the as-of date', async () => {
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
        for (const drawn of changes) {
          await apply(drawn);
          expect((await loadKept(drawn.asOf)).map(comparable)).toEqual(
            (await loadFromRows(drawn.asOf)).map(comparable),
          );
          compared++;
        }
      }),
      { numRuns: 30 },
    );
    expect(compared).toBeGreaterThan(100);
  });

  test.each(FACT_TABLES)('follow each kind of write to %s', async (table) => {
    const { db } = database;
    const ofNewest = sql`ctid = (
      select ctid from ${sql.table(table)} where cik = ${ciks[0]} and public_at < '2026-06-30' order by public_at desc limit 1
    )`;
    const writes = [
      sql`update ${sql.table(table)} set confidence = confidence / 2 where ${ofNewest}`,
      sql`delete from ${sql.table(table)} where ${ofNewest}`,
      sql`
        insert into ${sql.table(table)}
        select ${changed(table, { accession_number: '0000000001-27-000001', public_at: '2026-06-01T12:00:00Z' })}
        from (select * from ${sql.table(table)} order by cik desc limit 1) t
      `,
    ];
    for (const write of writes) {
      const before = (await loadKept()).map(comparable);
      const { numAffectedRows } = await write.execute(db);
      const after = (await loadKept()).map(comparable);
      expect(after).toEqual((await loadFromRows()).map(comparable));
      expect(numAffectedRows).toBe(1n);
      expect(after).not.toEqual(before);
    }
  });

  test('know another row in the place of a removed one', async () => {
    const { db } = database;
    const places = async () => {
      const { rows } = await sql`select ctid::text as place, cik from dilution.convertibles order by ctid`.execute(db);
      return rows;
    };
    const before = await places();
    const facts = (await loadKept()).map(comparable);
    await sql`create table removed as select * from dilution.convertibles order by ctid`.execute(db);
    await sql`delete from dilution.convertibles`.execute(db);
    await sql`vacuum dilution.convertibles`.execute(db);
    await sql`update removed set confidence = 0.125`.execute(db);
    await sql`insert into dilution.convertibles select * from removed order by cik, public_at`.execute(db);
    expect(await places()).toEqual(before);
    const after = (await loadKept()).map(comparable);
    expect(after).not.toEqual(facts);
    expect(after).toEqual((await loadFromRows()).map(comparable));
  });

  test('stand from night to night, and are made anew for the issuer whose rows were written', async () => {
    await loadKept();
    const before = await copies();
    expect(Object.keys(before)).toEqual([...ciks]);
    await loadKept(addDays(END, -1));
    expect(await copies()).toEqual(before);
    const [first = '' as Cik, ...others] = ciks;
    await sql`update dilution.warrants set confidence = confidence where cik = ${first}`.execute(database.db);
    await loadKept();
    const after = await copies();
    expect(after[first]).not.toBe(before[first]);
    for (const cik of others) expect(after[cik]).toBe(before[cik]);
  });

  test('hold nothing of a write that is not committed, and all of it afterwards', async () => {
    const { db } = database;
    const [first = '' as Cik] = ciks;
    const confidences = async () => (await loadKept())[0]?.shareCounts.map(({ confidence }) => confidence);
    const before = await confidences();
    let seenMeanwhile: readonly number[] | undefined;
    const write = (isCommitted: boolean) =>
      db.transaction().execute(async (trx) => {
        await sql`update dilution.share_float_history set confidence = 0.25 where cik = ${first}`.execute(trx);
        // Another issuer's copy is made at the same time.
        await sql`update dilution.warrants set confidence = confidence`.execute(db);
        seenMeanwhile = await confidences();
        if (!isCommitted) throw new Error('taken back');
      });
    await expect(write(false)).rejects.toThrow('taken back');
    expect(seenMeanwhile).toEqual(before);
    expect(await confidences()).toEqual(before);
    await write(true);
    expect(seenMeanwhile).toEqual(before);
    expect(new Set(await confidences())).toEqual(new Set([0.25]));
  });

  test('of another database are none: rows that were restored have been given other versions', async () => {
    await loadKept();
    await sql`create table restored as select * from score.kept_facts`.execute(database.db);
    await sql`truncate score.kept_facts`.execute(database.db);
    await sql`insert into score.kept_facts select * from restored`.execute(database.db);
    expect((await loadKeptFacts(database.db, spanAt(END))).size).toBe(0);
    await loadKept();
    expect((await loadKeptFacts(database.db, spanAt(END))).size).toBe(ciks.length);
  });

  test('of tables whose writes left no note are none: emptied, rewritten, or with the notes switched off', async () => {
    const { db } = database;
    const standing = async () => (await loadKeptFacts(db, spanAt(END))).size;
    const silently = sql`
      alter table dilution.cash_position disable trigger all;
      update dilution.cash_position set confidence = 0.125;
      alter table dilution.cash_position enable always trigger note_insert;
      alter table dilution.cash_position enable always trigger note_update;
      alter table dilution.cash_position enable always trigger note_delete
    `;
    const asReplica = sql`
      set session_replication_role = replica;
      update dilution.warrants set confidence = 0.125;
      set session_replication_role = default
    `;
    for (const write of [
      silently,
      asReplica,
      sql`truncate dilution.convertibles`,
      sql`cluster dilution.warrants using warrants_by_public_at`,
      sql`truncate score.fact_changes`,
    ]) {
      await loadKept();
      expect(await standing()).toBe(ciks.length);
      await write.execute(db);
      expect(await standing()).toBe(0);
      expect((await loadKept()).map(comparable)).toEqual((await loadFromRows()).map(comparable));
    }
  });

  test('are none while a table notes no writes, or not those of a replica', async () => {
    const { db } = database;
    for (const [off, on] of [
      [sql`disable trigger note_delete`, sql`enable always trigger note_delete`],
      [sql`enable trigger note_delete`, sql`enable always trigger note_delete`],
    ]) {
      await sql`alter table dilution.warrants ${off}`.execute(db);
      expect((await loadKept()).map(comparable)).toEqual((await loadFromRows()).map(comparable));
      expect((await loadKeptFacts(db, spanAt(END))).size).toBe(0);
      await sql`alter table dilution.warrants ${on}`.execute(db);
      await loadKept();
      expect((await loadKeptFacts(db, spanAt(END))).size).toBe(ciks.length);
    }
  });

  test('leave one note of an issuer, however often its rows were written', async () => {
    for (let time = 0; time < 3; time++) {
      await sql`update dilution.warrants set confidence = confidence`.execute(database.db);
      await sql`update dilution.cash_position set confidence = confidence`.execute(database.db);
      await loadKept();
    }
    const { rows } = await sql`
      select cik, count(*)::int as notes from score.fact_changes group by cik order by cik
    `.execute(database.db);
    expect(rows).toEqual(ciks.map((cik) => ({ cik, notes: 1 })));
  });

  test.each([
    ['an update', sql`update dilution.warrants set confidence = 0.125`],
    ['the end of all rows of an issuer', sql.join(FACT_TABLES.map(allOfFirst), sql`; `)],
  ])('that were read before %s, and are stored after what was read after it, do not stand', async (_, write) => {
    const { db } = database;
    const gate = Promise.withResolvers<void>();
    const hasRead = Promise.withResolvers<void>();
    const late = keepFacts(storingAfter(db, hasRead.resolve, gate.promise), spanAt(END));
    await hasRead.promise;
    await write.execute(db);
    await keepFacts(db, spanAt(END));
    expect((await loadKeptFacts(db, spanAt(END))).size).toBe(ciks.length);
    gate.resolve();
    const before = [...(await late).values()].map((facts) => comparable(facts()));
    expect((await loadKeptFacts(db, spanAt(END))).size).toBe(0);
    const after = (await loadKept()).map(comparable);
    expect(after).not.toEqual(before);
    expect(after).toEqual((await loadFromRows()).map(comparable));
    expect((await loadKeptFacts(db, spanAt(END))).size).toBe(ciks.length);
  });

  test('are noted to change whoever writes, also one who is let into no other schema', async () => {
    const { db } = database;
    await loadKept();
    const writer = sql.ref(`writer_${randomUUID().replaceAll('-', '')}`);
    await sql`create role ${writer}; grant usage on schema dilution to ${writer};
      grant select, update on dilution.warrants to ${writer}`.execute(db);
    try {
      await sql`set role ${writer}; update dilution.warrants set confidence = 0.125; reset role`.execute(db);
      expect((await loadKeptFacts(db, spanAt(END))).size).toBe(0);
    } finally {
      await sql`reset role; drop owned by ${writer}; drop role ${writer}`.execute(db);
    }
  });

  test('of two loads at once are the same', async () => {
    await sql`truncate score.kept_facts`.execute(database.db);
    const loads = await Promise.all([loadKept(), loadKept(), loadKept()]);
    const rows = (await loadFromRows()).map(comparable);
    for (const kept of loads) expect(kept.map(comparable)).toEqual(rows);
  });
});

/** The same database, of which the second transaction, that of storing, tells that it is asked for and waits. */
function storingAfter(db: Database, asked: () => void, gate: Promise<void>): Database {
  let transactions = 0;
  const transaction = () => {
    transactions += 1;
    if (transactions === 1) return db.transaction();
    asked();
    return {
      execute: (store: (trx: Transaction) => Promise<unknown>) => gate.then(() => db.transaction().execute(store)),
    };
  };
  return { transaction } as Database;
}

function allOfFirst(table: string): RawBuilder<unknown> {
  return sql`delete from ${sql.table(table)} where cik = '1'`;
}

/** Row `t` as one of a table, with some columns otherwise. */
function changed(table: string, values: Readonly<Record<string, unknown>>): RawBuilder<unknown> {
  return sql`(jsonb_populate_record(null::${sql.table(table)}, to_jsonb(t) || ${JSON.stringify(values)}::jsonb)).*`;
}

/** Lists are in no order. */
function comparable(stored: StoredFacts): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(Object.entries(stored).map(([list, facts]) => [list, facts.map(canonicalJson).sort()]));
}
