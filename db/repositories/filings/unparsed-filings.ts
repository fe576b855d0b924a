import { sql } from 'kysely';
import type { ActivePlan } from '../../../core/dataset-plans.ts';
import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import type { Cik } from '../../../core/ids.ts';
import { type DatasetCoverage, NOT_UNDERSTOOD, type ScoreDataset } from '../../../core/score-inputs.ts';
import type { Database, Transaction } from '../../database.ts';

export type UnparsedFiling = DatasetCoverage['unparsed'][number] & {
  readonly cik: Cik;
  readonly dataset: ScoreDataset;
  readonly filedDate: IsoDate;
};

export interface UnparsedQuery {
  readonly ciks: readonly Cik[];
  /** Both included. */
  readonly publicFrom: IsoTimestamp;
  readonly publicTo: IsoTimestamp;
}

/**
 * Filings of a dataset's forms that its promoted parser version has not read in full: pending, unavailable, rejected,
 * processed before that version ran, or read without understanding what it says of outstanding convertibles. One in which
 * it found nothing to read counts as read.
 */
export async function loadUnparsedFilings(
  db: Database | Transaction,
  query: UnparsedQuery,
  plans: readonly ActivePlan[],
): Promise<readonly UnparsedFiling[]> {
  const wanted = plans.flatMap(({ dataset, parserVersion, forms }) =>
    forms.flatMap((form) => [
      { dataset, parser_version: parserVersion, form },
      { dataset, parser_version: parserVersion, form: `${form}/A` },
    ]),
  );
  if (wanted.length === 0 || query.ciks.length === 0) return [];
  const forms = [...new Set(wanted.map(({ form }) => form))];
  const ciks = sql`any(${[...query.ciks]})`;
  const roles = sql`f.role in ('filer', 'subject-company', 'issuer', 'other')`;
  const notUnderstood = sql`warnings @> '[{"code": "outstanding-convertibles-not-read"}]'`;
  const inTime = sql`g.public_at between ${query.publicFrom} and ${query.publicTo}`;
  // Nearly every filing is read. Indexes find the few that may not be: processed by a set of parsers that lacks the wanted
  // one, rejected, not processed, or filed by someone else. Only those are examined.
  const { rows } = await sql<UnparsedFiling>`
    with wanted as materialized (
      select w.*, array(
        select s.parser_set from ops.parser_sets s where s.parser_versions @> array[w.parser_version]
      ) as parser_sets
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w (dataset text, parser_version text, form text)
    ),
    doubtful as (
      select g.accession_number, w.parser_version from raw.filings g join wanted w using (form)
      where g.cik = ${ciks} and ${inTime}
        and (g.state <> 'processed' or g.parser_set <> all(w.parser_sets))
      union
      select accession_number, parser_version from ops.parse_runs where cik = ${ciks} and status = 'rejected'
      union
      select accession_number, parser_version from ops.parse_runs where cik = ${ciks} and ${notUnderstood}
      union
      select g.accession_number, w.parser_version
      from raw.filing_filers f
      cross join lateral (
        select g.accession_number, g.form from raw.filings g
        where g.accession_number = f.accession_number and ${inTime} offset 0
      ) g
      join wanted w on w.form = g.form
      where f.cik = ${ciks} and not f.is_own and ${roles} and (f.form is null or f.form = any(${forms}))
    )
    select distinct on (f.cik, w.dataset, g.accession_number)
      f.cik, w.dataset, g.accession_number as "accessionNumber", g.form, g.filed_date as "filedDate",
      g.public_at as "publicAt",
      case
        when g.state in ('missing', 'rejected', 'failed') then g.state || coalesce(': ' || g.state_code, '')
        when g.state in ('discovered', 'stored') then 'pending: ' || g.state
        when r.rejected > 0 then 'rejected: ' || coalesce(r.code, 'no reason')
        when r.unclear > 0 then ${NOT_UNDERSTOOD}::text
        else 'pending: no run of ' || w.parser_version
      end as reason
    from doubtful d
    cross join lateral (
      select * from raw.filings g where g.accession_number = d.accession_number and ${inTime} offset 0
    ) g
    cross join lateral (
      select f.cik from raw.filing_filers f
      where f.accession_number = d.accession_number and f.cik = ${ciks} and ${roles} offset 0
    ) f
    join wanted w on w.form = g.form and w.parser_version = d.parser_version
    cross join lateral (
      select
        count(*) filter (where p.status = 'rejected') as rejected,
        min(p.reasons -> 0 ->> 'code') filter (where p.status = 'rejected') as code,
        count(*) filter (where ${notUnderstood}) as unclear
      from ops.parse_runs p
      where p.accession_number = d.accession_number and p.parser_version = d.parser_version
    ) r
    where g.state <> 'processed' or g.parser_set <> all(w.parser_sets) or r.rejected > 0 or r.unclear > 0
    order by f.cik, w.dataset, g.accession_number
  `.execute(db);
  return rows;
}
