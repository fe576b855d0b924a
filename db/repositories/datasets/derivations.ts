import { sql } from 'kysely';
import type { ComplianceState } from '../../../core/compliance.ts';
import type { IsoDate } from '../../../core/dates.ts';
import type { AccessionNumber, Cik } from '../../../core/ids.ts';
import type { Instrument } from '../../../core/instruments.ts';
import type { ShelfProgram } from '../../../core/programs.ts';
import type { Database, Transaction } from '../../database.ts';
import { rowOf } from '../../names.ts';
import { type Row, recordset, type TableName, upsertRows } from '../../upsert.ts';

/** Everything derived from the filings of one issuer. */
export interface Derivation {
  readonly cik: Cik;
  readonly asOf: IsoDate;
  /** First day on which it may change without a new filing; null: never. */
  readonly dueOn: IsoDate | null;
  readonly methodologyVersion: string;
  readonly programs: readonly ShelfProgram[];
  readonly instruments: readonly Instrument[];
  readonly complianceStates: readonly ComplianceState[];
}

/** The tables that derivations read. */
const FACT_TABLES = [
  'dilution.offering_events',
  'dilution.registration_events',
  'dilution.warrants',
  'dilution.convertibles',
  'dilution.exchange_compliance',
] as const;

/** The date to derive as of: the newest of filing dates, earlier derivations and `least`. */
export async function newestKnownDate(db: Database | Transaction, least: IsoDate | null): Promise<IsoDate | null> {
  const { rows } = await sql<{ date: IsoDate | null }>`
    select greatest(${least}::date, (select max(filed_date) from raw.filings),
      (select max(as_of) from dilution.derivations)) as date
  `.execute(db);
  return rows[0]?.date ?? null;
}

/**
 * Issuers whose derived rows may be stale: with filings parsed by this run, or by a run that failed before deriving; never
 * derived; due; or marked. (A reprocess marks those whose current rows it changes.) In ascending text order, after a CIK and up to a number where these are given.
 */
export async function issuersToDerive(
  db: Database | Transaction,
  query: {
    readonly runId: string;
    readonly asOf: IsoDate;
    readonly after?: Cik | null;
    readonly limit?: number;
  },
): Promise<readonly Cik[]> {
  const { runId, asOf, after, limit } = query;
  const anyOf = (of: (table: string) => ReturnType<typeof sql>) => sql.join(FACT_TABLES.map(of), sql` union `);
  const isNext = sql`cik > ${after ?? ''}`;
  const { rows } = await sql<{ cik: Cik }>`
    with facts as (${anyOf((table) => sql`select cik from ${sql.table(table)} where ${isNext}`)})
    select cik from (
      select cik from ops.parse_runs where run_id = ${runId} and ${isNext}
      union
      select p.cik from ops.runs r join ops.parse_runs p using (run_id)
      join dilution.derivations d using (cik)
      where r.status <> 'succeeded' and r.kind <> 'reprocess' and p.parsed_at > d.derived_at
      union
      select cik from dilution.derivations where due_on <= ${asOf}
      union
      select cik from dilution.derivation_marks
      union
      select cik from facts where not exists (select from dilution.derivations d where d.cik = facts.cik)
    ) touched
    where ${isNext} and (exists (select from facts where facts.cik = touched.cik)
      or exists (select from dilution.derivations d where d.cik = touched.cik))
    order by cik
    limit ${limit ?? null}
  `.execute(db);
  return rows.map(({ cik }) => cik);
}

/** Issuers with derived rows and their as-of dates; `ciks` null: all. */
export async function listDerivations(
  db: Database | Transaction,
  ciks: readonly Cik[] | null,
): Promise<readonly { readonly cik: Cik; readonly asOf: IsoDate }[]> {
  return db
    .selectFrom('dilution.derivations')
    .select(['cik', 'as_of as asOf'])
    .where((is) => (ciks === null ? is.lit(true) : sql<boolean>`cik = any(${[...ciks]})`))
    .orderBy('as_of')
    .orderBy('cik')
    .execute();
}

/**
 * Deletes the issuers' marks, before their facts are read: a mark that is committed later stays, since the derivation may
 * not have seen what it is for.
 *
 * @returns issuers that a promotion has marked
 */
export async function takeMarks(trx: Transaction, ciks: readonly Cik[]): Promise<ReadonlySet<Cik>> {
  const marks = await trx
    .deleteFrom('dilution.derivation_marks')
    .where(sql<boolean>`cik = any(${[...ciks]})`)
    .returning(['cik', 'cause'])
    .execute();
  return new Set(marks.flatMap(({ cik, cause }) => (cause === 'promotion' ? [cik] : [])));
}

/** Deletes the marks of issuers of which nothing is derived, and of whom no version has found anything to derive from. */
export async function dropIdleMarks(db: Database | Transaction): Promise<void> {
  const tables = [...FACT_TABLES, 'dilution.derivations'];
  const known = tables.map((table) => sql`exists (select from ${sql.table(table)} t where t.cik = m.cik)`);
  await sql`
    delete from dilution.derivation_marks m where not (${sql.join(known, sql` or `)})
  `.execute(db);
}

/** Filings of some issuers that arrived after the issuer was last derived. */
export async function filingsSinceDerived(
  trx: Transaction,
  ciks: ReadonlySet<Cik>,
): Promise<ReadonlySet<AccessionNumber>> {
  if (ciks.size === 0) return new Set();
  const { rows } = await sql<{ accessionNumber: AccessionNumber }>`
    select f.accession_number as "accessionNumber" from raw.filings f
    left join dilution.derivations d using (cik)
    where f.cik = any(${[...ciks]}) and (d.derived_at is null or f.retrieved_at > d.derived_at)
  `.execute(trx);
  return new Set(rows.map(({ accessionNumber }) => accessionNumber));
}

/** Marks issuers whose current rows a reprocess wrote for the next derivation. */
export async function markReprocessed(trx: Transaction, ciks: readonly Cik[]): Promise<void> {
  if (ciks.length === 0) return;
  const values = [...new Set(ciks)].sort().map((cik) => ({ cik, cause: 'reprocess' as const }));
  await trx.insertInto('dilution.derivation_marks').values(values).execute();
}

/** Serializes derivations of the same issuer. */
export async function lockDerivations(trx: Transaction, ciks: readonly Cik[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('derive/' || cik, 0))
    from (select cik from unnest(${[...ciks]}::text[]) as c (cik) order by cik) ordered
  `.execute(trx);
}

/** The parts of the previous derivation that events depend on. */
export interface DerivedBefore {
  /** Keys of all statements behind the stored instruments. */
  readonly statements: ReadonlySet<string>;
  readonly states: readonly (Pick<ComplianceState, 'exchange' | 'deficiency' | 'status' | 'isOpen' | 'noticeDate'> & {
    readonly cik: Cik;
  })[];
}

export async function loadDerivedBefore(trx: Transaction, ciks: readonly Cik[]): Promise<DerivedBefore> {
  const instruments = await trx
    .selectFrom('dilution.instruments')
    .select('statements')
    .where(sql<boolean>`cik = any(${[...ciks]})`)
    .execute();
  const states = await trx
    .selectFrom('dilution.compliance_states')
    .select(['cik', 'exchange', 'deficiency', 'status', 'is_open as isOpen', 'notice_date as noticeDate'])
    .where(sql<boolean>`cik = any(${[...ciks]})`)
    .execute();
  return { statements: new Set(instruments.flatMap(({ statements }) => statements)), states };
}

/** Rows that a replacement wrote or removed. */
export interface DerivedChanges {
  readonly written: number;
  readonly removed: number;
}

/**
 * Makes the derived rows of the issuers exactly the given ones and writes only differences.
 *
 * @param runId null: no run, such as a verification
 */
export async function replaceDerivations(
  trx: Transaction,
  derivations: readonly Derivation[],
  runId: string | null = null,
): Promise<DerivedChanges> {
  const rowsOf = (rows: (one: Derivation) => readonly object[]): Row[] =>
    derivations.flatMap((one) => rows(one).map((row) => rowOf({ cik: one.cik }, row)));
  const ciks = derivations.map(({ cik }) => cik);
  const changes = [
    await replace(
      trx,
      'dilution.shelf_programs',
      ['program_key'],
      ciks,
      rowsOf((one) => one.programs.map(({ programKey, ...row }) => ({ programKey: programKey, ...row }))),
    ),
    await replace(
      trx,
      'dilution.instruments',
      ['instrument_key'],
      ciks,
      rowsOf((one) => one.instruments.map(({ events: _, ...row }) => row)),
    ),
    await replace(trx, 'dilution.instrument_events', ['instrument_key', 'ordinal'], ciks, rowsOf(eventRows)),
    await replace(
      trx,
      'dilution.compliance_states',
      ['exchange', 'deficiency'],
      ciks,
      rowsOf((one) => one.complianceStates),
    ),
  ];
  const records = derivations.map(({ cik, asOf, dueOn, methodologyVersion }) =>
    rowOf({ cik, asOf, dueOn, methodologyVersion }),
  );
  await sql`
    insert into dilution.derivations (cik, as_of, due_on, methodology_version, derived_at, run_id)
    select cik, as_of, due_on, methodology_version, now(), ${runId} from ${recordset('dilution.derivations', records)}
    on conflict (cik) do update set as_of = excluded.as_of, due_on = excluded.due_on,
      methodology_version = excluded.methodology_version, derived_at = excluded.derived_at, run_id = excluded.run_id
  `.execute(trx);
  return changes.reduce((all, one) => ({ written: all.written + one.written, removed: all.removed + one.removed }));
}

function eventRows({ instruments }: Derivation): readonly object[] {
  return instruments.flatMap(({ instrumentKey, events }) =>
    events.map(({ type, date, field, from, to, source }, ordinal) => ({
      instrumentKey,
      ordinal,
      type,
      date,
      field,
      fromValue: from,
      toValue: to,
      accessionNumber: source.accessionNumber,
      sourceSpan: source.sourceSpan,
      parserVersion: source.parserVersion,
      publicAt: source.publicAt,
    })),
  );
}

async function replace(
  trx: Transaction,
  table: TableName,
  ownKey: readonly string[],
  ciks: readonly Cik[],
  rows: readonly Row[],
): Promise<DerivedChanges> {
  const key = ['cik', ...ownKey];
  const same = sql.join(
    key.map((column) => sql`i.${sql.ref(column)} = t.${sql.ref(column)}`),
    sql` and `,
  );
  const removed = await sql`
    delete from ${sql.table(table)} t
    where t.cik = any(${[...ciks]}) and not exists (select from ${recordset(table, rows)} i where ${same})
  `.execute(trx);
  const { inserted, changed } = await upsertRows(trx, { table, key, rows });
  return { written: inserted + changed, removed: Number(removed.numAffectedRows ?? 0n) };
}
