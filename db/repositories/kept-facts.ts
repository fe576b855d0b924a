import { readFileSync } from 'node:fs';
import { type RawBuilder, sql } from 'kysely';
import { addDays, type IsoDate, type IsoTimestamp } from '../../core/dates.ts';
import { compareFacts } from '../../core/fact-order.ts';
import { contentHash } from '../../core/hashes.ts';
import type { Cik } from '../../core/ids.ts';
import type { FactRef } from '../../core/score-inputs.ts';
import { copyRows } from '../copy.ts';
import type { Database, Transaction } from '../database.ts';
import { packFacts, unpackFacts } from './packed-facts.ts';
import {
  FACT_TABLES,
  type FactSpan,
  factsWithin,
  loadStoredFacts,
  type PublicWindow,
  publicWindow,
  rowsWithin,
  type StoredFacts,
} from './stored-facts.ts';

/**
 * The facts of `loadStoredFacts`, from the copies that `keepFacts` made of them, as far as the rows are still the same
 * ones: a night reads the rows of the issuers that filed. An issuer's facts become objects when they are asked for.
 *
 * A copy is never trusted for its age: it names the versions of the rows that it was made of, which PostgreSQL gives to
 * every row that is written, and these are looked up each time. The words of a filing are in the copy as in the rows.
 *
 * @returns by issuer; one whose copy no longer stands, or that has none, is not in it
 */
export async function loadKeptFacts(db: Database, span: FactSpan): Promise<ReadonlyMap<Cik, () => StoredFacts>> {
  const window = publicWindow(span);
  const rows = await asOfOneInstant(db, async (trx) => {
    const standing: { readonly cik: Cik; readonly facts: string }[] = [];
    for (const kept of await keptWindows(trx, window)) {
      const { rows } = await sql<{ cik: Cik; facts: string }>`
        select k.cik, k.facts from (${rowVersions(kept)}) v join score.kept_facts k using (cik, made_of)
        where k.written_by = k.xmin::text::bigint
      `.execute(trx);
      standing.push(...rows);
    }
    return standing;
  });
  return new Map(rows.map(({ cik, facts }) => [cik, () => factsOf(facts, window)]));
}

/** The same from the rows, of which copies are kept for the next load. */
export async function keepFacts(db: Database, span: FactSpan): Promise<ReadonlyMap<Cik, () => StoredFacts>> {
  const kept = windowToKeep(span);
  const read = await asOfOneInstant(db, async (trx) => {
    const { rows } = await sql<{ cik: Cik; made_of: string }>`${rowVersions(kept)}`.execute(trx);
    const madeOf = new Map(rows.map(({ cik, made_of }) => [cik, made_of]));
    const storedOf = await loadStoredFacts(trx, kept);
    return span.ciks.map((cik) => ({ cik, madeOf: madeOf.get(cik), text: packFacts(inPublicOrder(storedOf(cik))) }));
  });
  const { from, offeringsFrom, overhang } = kept;
  const start = [from, offeringsFrom, overhang?.since ?? null, overhang?.publicAfter ?? null] as const;
  await db.transaction().execute(async (trx) => {
    // Two loads at once would each write a row that the other writes.
    await sql`select pg_advisory_xact_lock(hashtext('score.kept_facts'), 0)`.execute(trx);
    await sql`delete from score.kept_facts where cik = any(${[...span.ciks]})`.execute(trx);
    await copyRows(
      trx,
      'score.kept_facts',
      ['cik', 'made_of', 'facts', 'public_from', 'offerings_from', 'overhang_since', 'overhang_from'],
      read.flatMap(({ cik, madeOf, text }) => (madeOf === undefined ? [] : [[cik, madeOf, text, ...start]])),
    );
  });
  const window = publicWindow(span);
  return new Map(read.map(({ cik, text }) => [cik, () => factsOf(text, window)]));
}

/** Rows and their versions as of one instant: a row that is written meanwhile is in both or in neither. */
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

/** The windows of the copies that hold all of a window, each with its issuers. */
async function keptWindows(trx: Transaction, window: PublicWindow): Promise<readonly PublicWindow[]> {
  const { ciks, from, offeringsFrom, overhang } = window;
  const { rows } = await sql<{
    readonly ciks: readonly Cik[];
    readonly from: IsoTimestamp;
    readonly offeringsFrom: IsoTimestamp;
    readonly since: IsoDate | null;
    readonly publicAfter: IsoTimestamp | null;
  }>`
    select array_agg(cik) as ciks, public_from as from, offerings_from as "offeringsFrom", overhang_since as since,
      overhang_from as "publicAfter"
    from score.kept_facts
    where cik = any(${[...ciks]}) and public_from <= ${from} and offerings_from <= ${offeringsFrom}
      and (overhang_since is null or overhang_since <= ${overhang?.since ?? null}::date)
    group by 2, 3, 4, 5
  `.execute(trx);
  return rows.map(({ since, publicAfter, ...kept }) => ({
    ...kept,
    to: NO_END,
    ...(since !== null && publicAfter !== null && { overhang: { since, publicAfter } }),
  }));
}

/** A row's place, the transaction that wrote it and its table: never the same again for other contents. */
const ROW_VERSION = sql`hashtidextended(ctid, tableoid::bigint << 32 | xmin::text::bigint)`;

/** By issuer: everything that its facts of a window follow from. None where an issuer has no rows. */
function rowVersions(window: PublicWindow): RawBuilder<{ cik: Cik; made_of: string }> {
  const versions = FACT_TABLES.map(
    (table) => sql`
      select cik, sum(${ROW_VERSION}) as version from ${sql.table(table)} where ${rowsWithin(table, window)} group by cik
    `,
  );
  // Another schema or promotion shows other rows; another database gives other rows the same versions.
  return sql`
    select cik, concat_ws(' ', ${codeHash()}::text, made_in, sum(version)) as made_of
    from (${sql.join(versions, sql` union all `)}) versions,
      (select concat_ws(' ',
        (select oid from pg_database where datname = current_database()),
        (select max(name) from ops.migrations),
        (select sum(${ROW_VERSION}) from ops.promotions where active)
      ) as made_in offset 0) here
    group by cik, made_in
  `;
}

/** The files that make facts of rows: other code may make others. */
const FACT_CODE = [
  '../column-types.ts',
  '../copy-out.ts',
  './stored-facts.ts',
  './listing-facts.ts',
  './overhang-facts.ts',
  './packed-facts.ts',
];
let hashOfCode: string | undefined;

function codeHash(): string {
  hashOfCode ??= contentHash(FACT_CODE.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')));
  return hashOfCode;
}
