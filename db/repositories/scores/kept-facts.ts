import { readFileSync } from 'node:fs';
import { type RawBuilder, sql } from 'kysely';
import { addDays, type IsoDate, type IsoTimestamp } from '../../../core/dates.ts';
import { compareFacts } from '../../../core/fact-order.ts';
import { contentHash } from '../../../core/hashes.ts';
import type { Cik } from '../../../core/ids.ts';
import type { FactRef } from '../../../core/score-inputs.ts';
import { copyRows } from '../../copy.ts';
import type { Database, Transaction } from '../../database.ts';
import { packFacts, unpackFacts } from './packed-facts.ts';
import {
  FACT_TABLES,
  type FactSpan,
  factsWithin,
  loadStoredFacts,
  type PublicWindow,
  publicWindow,
  type StoredFacts,
} from './read-fact-rows.ts';

/**
 * The facts of `loadStoredFacts`, from the copies that `keepFacts` made of them, as far as the rows are still the same
 * ones: a night reads the rows of the issuers that filed. An issuer's facts become objects when they are asked for.
 *
 * A copy is never trusted for its age: whoever writes rows leaves a note of it in the same transaction
 * (`score.fact_changes`), and a copy stands while its own note is the issuer's only one. The words of a filing are in
 * the copy as in the rows.
 *
 * @returns by issuer; one whose copy no longer stands, or that has none, is not in it
 */
export async function loadKeptFacts(db: Database, span: FactSpan): Promise<ReadonlyMap<Cik, () => StoredFacts>> {
  const window = publicWindow(span);
  const { rows } = await sql<{ cik: Cik; facts: string }>`select cik, facts from (${standing(window)}) k`.execute(db);
  return new Map(rows.map(({ cik, facts }) => [cik, () => factsOf(facts, window)]));
}

/** The issuers of a span whose copies stand: those that `loadKeptFacts` would give. */
export async function issuersWithKeptFacts(db: Database, span: FactSpan): Promise<ReadonlySet<Cik>> {
  const { rows } = await sql<{ cik: Cik }>`select cik from (${standing(publicWindow(span))}) k`.execute(db);
  return new Set(rows.map(({ cik }) => cik));
}

/** Copies that stand and hold all of a window. */
function standing({ ciks, from, offeringsFrom, overhang }: PublicWindow): RawBuilder<unknown> {
  return sql`
    select k.cik, k.facts
    from (
      select cik, min(change_id) as first, max(change_id) as last from score.fact_changes
      where cik = any(${[...ciks]}) group by cik
    ) c
    join score.kept_facts k on k.cik = c.cik and k.change_id = c.first and k.change_id = c.last
    join (${madeOf()}) here using (made_of)
    where k.written_by = k.xmin::text::bigint
      and k.public_from <= ${from} and k.offerings_from <= ${offeringsFrom}
      and (k.overhang_since is null or k.overhang_since <= ${overhang?.since ?? null}::date)
  `;
}

/** The same from the rows, of which copies are kept for the next load. */
export async function keepFacts(db: Database, span: FactSpan): Promise<ReadonlyMap<Cik, () => StoredFacts>> {
  const { ciks } = span;
  const kept = windowToKeep(span);
  const read = await asOfOneInstant(db, async (trx) => {
    const here = await sql<{ made_of: string | null }>`${madeOf()}`.execute(trx);
    const changes = await sql<{ change_id: string }>`
      select change_id::text from score.fact_changes where cik = any(${[...ciks]})
    `.execute(trx);
    const storedOf = await loadStoredFacts(trx, kept);
    return {
      madeOf: here.rows[0]?.made_of ?? null,
      changes: changes.rows.map(({ change_id }) => change_id),
      facts: ciks.map((cik) => ({ cik, stored: storedOf(cik) })),
    };
  });
  const copies = read.facts.map(({ cik, stored }) => ({ cik, text: packFacts(inPublicOrder(stored)) }));
  if (read.madeOf !== null) await storeCopies(db, kept, read.madeOf, read.changes, copies);
  const window = publicWindow(span);
  return new Map(copies.map(({ cik, text }) => [cik, () => factsOf(text, window)]));
}

/** @param changes the notes of what the copies were read after */
async function storeCopies(
  db: Database,
  { ciks, from, offeringsFrom, overhang }: PublicWindow,
  madeOf: string,
  changes: readonly string[],
  copies: readonly { readonly cik: Cik; readonly text: string }[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Two loads at once would each write a row that the other writes.
    await sql`select pg_advisory_xact_lock(hashtext('score.kept_facts'), 0)`.execute(trx);
    // A note of its own in the place of those that each copy knows, always: one that was read earlier, and is stored
    // later, finds it and does not stand.
    await sql`delete from score.fact_changes where change_id = any(${[...changes]}::bigint[])`.execute(trx);
    const { rows } = await sql<{ cik: Cik; change_id: string }>`
      insert into score.fact_changes (cik) select unnest(${[...ciks]}::text[]) returning cik, change_id::text
    `.execute(trx);
    const changeOf = new Map(rows.map(({ cik, change_id }) => [cik, change_id]));
    await sql`delete from score.kept_facts where cik = any(${[...ciks]})`.execute(trx);
    const start = [from, offeringsFrom, overhang?.since ?? null, overhang?.publicAfter ?? null];
    await copyRows(
      trx,
      'score.kept_facts',
      ['cik', 'made_of', 'change_id', 'facts', 'public_from', 'offerings_from', 'overhang_since', 'overhang_from'],
      copies.map(({ cik, text }) => [cik, madeOf, changeOf.get(cik), text, ...start]),
    );
  });
}

/** Rows and the notes of what was written as of one instant: what is written meanwhile is in both or in neither. */
function asOfOneInstant<T>(db: Database, read: (trx: Transaction) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      // Pages are read side by side already; the processes that would help with each cost more than they save.
      await sql`set local max_parallel_workers_per_gather = 0`.execute(trx);
      return read(trx);
    });
}

/** As scoring wants them, so that it need not put them in order every night. */
function inPublicOrder(facts: StoredFacts): StoredFacts {
  const lists = Object.entries<readonly FactRef[]>({ ...facts });
  return Object.fromEntries(lists.map(([name, list]) => [name, list.toSorted(compareFacts)])) as unknown as StoredFacts;
}

function factsOf(text: string, window: PublicWindow): StoredFacts {
  return factsWithin(unpackFacts(text), window);
}

const NO_END = '9999-12-31T23:59:59.999Z' as IsoTimestamp;
/** A copy serves earlier as-of dates too, as far as nights are caught up with. */
const DAYS_BEFORE = 60;

/** What is kept begins with a month, so that issuers who file at different times have few windows; it has no end. */
function windowToKeep(span: FactSpan): PublicWindow {
  const month = `${addDays(span.asOf, -DAYS_BEFORE).slice(0, 7)}-01` as IsoDate;
  return { ...publicWindow({ ...span, asOf: month }), to: NO_END };
}

/** A row's place, the transaction that wrote it and its table: never the same again for other contents. */
const ROW_VERSION = sql`hashtidextended(ctid, tableoid::bigint << 32 | xmin::text::bigint)`;

/** Each table notes what is inserted, updated and deleted. */
const NOTES = 3 * FACT_TABLES.length;

/**
 * What copies follow from beside rows: another schema or promotion shows other rows, other code makes other facts of
 * them, another database has other rows. Where a table was emptied or rewritten, which no note tells of, its file is
 * another; where notes were switched off for a time, the triggers' own rows are. Null while they are: no copy stands.
 */
function madeOf(): RawBuilder<{ made_of: string | null }> {
  const tables = sql`${sql.lit(`{${FACT_TABLES.join(',')}}`)}::regclass[]`;
  return sql`
    select case when notes.count = ${NOTES} then concat_ws(' ', ${codeHash()}::text,
      (select oid from pg_database where datname = current_database()),
      (select max(name) from ops.migrations),
      (select sum(${ROW_VERSION}) from ops.promotions where active),
      notes.version,
      (select string_agg(pg_relation_filenode(name)::text, ' ' order by name) from unnest(${tables}) names (name))
    ) end as made_of
    from (
      select count(*) as count, sum(${ROW_VERSION}) as version from pg_trigger
      where tgrelid = any(${tables}) and tgfoid = 'score.note_changed_facts()'::regprocedure and tgenabled = 'A'
    ) notes
  `;
}

/** The files that make facts of rows: other code may make others. */
const FACT_CODE = [
  '../../column-types.ts',
  '../../copy-out.ts',
  './read-fact-rows.ts',
  './compliance-facts.ts',
  './overhang-facts.ts',
  './packed-facts.ts',
];
let hashOfCode: string | undefined;

function codeHash(): string {
  hashOfCode ??= contentHash(FACT_CODE.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')));
  return hashOfCode;
}
