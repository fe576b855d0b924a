import { type RawBuilder, sql } from 'kysely';
import type { IsoDate } from '../../../core/dates.ts';
import type { AccessionNumber, Cik, ParserVersion, Sha256 } from '../../../core/ids.ts';
import type { ReadStatus } from '../../../core/parser.ts';
import type { Database } from '../../database.ts';

/** Two versions of a parser, and the filings over which they are compared; null: no limit. */
export interface ComparedVersions {
  readonly before: ParserVersion;
  readonly after: ParserVersion;
  readonly ciks: readonly Cik[] | null;
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
}

/** A run of one of the versions over a document. */
export interface ComparedRun {
  readonly parserVersion: ParserVersion;
  readonly sequence: number;
  readonly status: ReadStatus;
  readonly confidence: number;
  readonly inputHash: Sha256;
  readonly outputHash: Sha256;
  /** Of the first reason: why it was rejected. */
  readonly code: string | null;
}

/** A filing of which at least one of the versions read a document. */
export interface ComparedFiling {
  readonly cik: Cik;
  readonly accessionNumber: AccessionNumber;
  readonly form: string;
  readonly filedDate: IsoDate;
  /** Whether each version has run over the filing, also where it read nothing in it. */
  readonly ranBefore: boolean;
  readonly ranAfter: boolean;
  readonly runs: readonly ComparedRun[];
}

export type FilingKey = Pick<ComparedFiling, 'cik' | 'accessionNumber'>;

/** Filings by the versions that have run over them. */
export interface ReadFilings {
  readonly both: number;
  readonly onlyBefore: number;
  readonly onlyAfter: number;
}

function scopeOf({ ciks, from, to }: ComparedVersions): RawBuilder<unknown> {
  const conditions = [
    sql`true`,
    ...(ciks === null ? [] : [sql`f.cik = any(${[...ciks]})`]),
    ...(from === null ? [] : [sql`f.filed_date >= ${from}::date`]),
    ...(to === null ? [] : [sql`f.filed_date <= ${to}::date`]),
  ];
  return sql.join(conditions, sql` and `);
}

/** How many filings both versions, or only one of them, have run over. */
export async function countReadFilings(db: Database, versions: ComparedVersions): Promise<ReadFilings> {
  const { before, after } = versions;
  const { rows } = await sql<ReadFilings>`
    with sets as (
      select parser_set, parser_versions @> array[${before}]::text[] as "before",
        parser_versions @> array[${after}]::text[] as "after"
      from ops.parser_sets where parser_versions && array[${before}, ${after}]::text[]
    ),
    counted as (
      select f.parser_set, count(*) as filings from raw.filings f
      where f.parser_set in (select parser_set from sets) and ${scopeOf(versions)} group by 1
    )
    select coalesce(sum(filings) filter (where "before" and "after"), 0)::float8 as "both",
      coalesce(sum(filings) filter (where not "after"), 0)::float8 as "onlyBefore",
      coalesce(sum(filings) filter (where not "before"), 0)::float8 as "onlyAfter"
    from counted join sets using (parser_set)
  `.execute(db);
  return rows[0] ?? { both: 0, onlyBefore: 0, onlyAfter: 0 };
}

/** A bounded number of runs is read at a time, whatever a filing has. */
const RUNS_PER_PAGE = 2_000;

export interface ComparedPage {
  /** Those of the page that are in scope. */
  readonly filings: readonly ComparedFiling[];
  /** Every filing up to it has been on a page; null: that was all. */
  readonly last: FilingKey | null;
}

/** The next filings after a key, in its order. */
export async function nextComparedFilings(
  db: Database,
  versions: ComparedVersions,
  after: FilingKey | null,
  limit: number = RUNS_PER_PAGE,
): Promise<ComparedPage> {
  type Found = ComparedRun & Omit<ComparedFiling, 'runs'> & { readonly isInScope: boolean };
  const { before, after: second, ciks } = versions;
  // The page is chosen before filings are joined: the primary key gives it in order, whatever the planner expects.
  const { rows } = await sql<Found>`
    with page as materialized (
      select cik, accession_number, parser_version, sequence, status, confidence, input_hash, output_hash, reasons
      from ops.parse_runs
      where parser_version in (${before}, ${second})
        and (cik, accession_number) > (${after?.cik ?? ''}, ${after?.accessionNumber ?? ''})
        ${ciks === null ? sql`` : sql`and cik = any(${[...ciks]})`}
      order by cik, accession_number, parser_version, sequence limit ${limit}
    )
    select r.cik, r.accession_number as "accessionNumber", r.parser_version as "parserVersion", r.sequence, r.status,
      r.confidence, r.input_hash as "inputHash", r.output_hash as "outputHash", r.reasons -> 0 ->> 'code' as code,
      f.form, f.filed_date as "filedDate", f.cik is not null and ${scopeOf(versions)} as "isInScope",
      coalesce(s.parser_versions @> array[${before}]::text[], false) as "ranBefore",
      coalesce(s.parser_versions @> array[${second}]::text[], false) as "ranAfter"
    from page r
    left join raw.filings f on f.cik = r.cik and f.accession_number = r.accession_number
    left join ops.parser_sets s on s.parser_set = f.parser_set
    order by r.cik, r.accession_number, r.parser_version, r.sequence
  `.execute(db);
  const filings: (ComparedFiling & { readonly isInScope: boolean; runs: ComparedRun[] })[] = [];
  for (const row of rows) {
    const { cik, accessionNumber, form, filedDate, isInScope, ranBefore, ranAfter, ...run } = row;
    let filing = filings.at(-1);
    if (filing?.accessionNumber !== accessionNumber || filing.cik !== cik) {
      filing = { cik, accessionNumber, form, filedDate, isInScope, ranBefore, ranAfter, runs: [] };
      filings.push(filing);
    }
    filing.runs.push(run);
  }
  const isEnd = rows.length < limit;
  // The page may end within its last filing.
  if (!isEnd && filings.length === 1) return nextComparedFilings(db, versions, after, 4 * limit);
  const whole = isEnd ? filings : filings.slice(0, -1);
  return {
    filings: whole.filter(({ isInScope }) => isInScope).map(({ isInScope: _, ...filing }) => filing),
    last: isEnd ? null : (whole.at(-1) ?? null),
  };
}

/** The outputs of other parsers' versions for some filings, by accession number: what two readings were built on. */
export async function outputsOfVersions(
  db: Database,
  filings: readonly FilingKey[],
  versions: readonly ParserVersion[],
): Promise<ReadonlyMap<AccessionNumber, ReadonlyMap<ParserVersion, string>>> {
  const found = new Map<AccessionNumber, Map<ParserVersion, string>>();
  if (versions.length === 0 || filings.length === 0) return found;
  const { rows } = await sql<{ accessionNumber: AccessionNumber; parserVersion: ParserVersion; outputs: string }>`
    select r.accession_number as "accessionNumber", r.parser_version as "parserVersion",
      string_agg(r.sequence || ' ' || r.output_hash, ',' order by r.sequence) as outputs
    from ops.parse_runs r join ${keysOf(filings)} using (cik, accession_number)
    where r.parser_version = any(${[...versions]}) group by 1, 2
  `.execute(db);
  for (const { accessionNumber, parserVersion, outputs } of rows) {
    const own = found.get(accessionNumber) ?? new Map<ParserVersion, string>();
    found.set(accessionNumber, own.set(parserVersion, outputs));
  }
  return found;
}

/** Filings as a table expression. */
export function keysOf(filings: readonly FilingKey[]): RawBuilder<unknown> {
  return sql`unnest(
    ${filings.map(({ cik }) => cik)}::text[], ${filings.map(({ accessionNumber }) => accessionNumber)}::text[]
  ) as k (cik, accession_number)`;
}
