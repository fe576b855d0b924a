import { sql } from 'kysely';
import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import type { AccessionNumber, Cik, ParserVersion } from '../../../core/ids.ts';
import { type DatasetCoverage, SCORE_DATASETS, type ScoreDataset } from '../../../core/score-inputs.ts';
import type { Database, Transaction } from '../../database.ts';
import { DATASET_PLANS } from '../datasets/dataset-plans.ts';
import { activeParserVersions } from '../runs/promotions.ts';
import { discoveredSince } from './discovered-ranges.ts';

export type IssuerCoverage = Readonly<Record<ScoreDataset, DatasetCoverage>>;

const NOT_COVERED: DatasetCoverage = { status: 'not-covered', from: null, unparsed: [] };

interface ActivePlan {
  readonly dataset: ScoreDataset;
  readonly parserVersion: ParserVersion;
  readonly forms: readonly string[];
}

interface UnparsedRow {
  readonly cik: Cik;
  readonly dataset: ScoreDataset;
  readonly accession_number: AccessionNumber;
  readonly form: string;
  readonly filed_date: IsoDate;
  readonly public_at: IsoTimestamp;
  readonly reason: string;
}

export interface CoverageQuery {
  readonly ciks: readonly Cik[];
  readonly asOf: IsoDate;
  /** Instants between which filings are looked at, both included. */
  readonly publicFrom: IsoTimestamp;
  readonly publicTo: IsoTimestamp;
}

/** What was searched for each dataset of each issuer, by its discovered filings and the promoted parsers' runs. */
export async function loadCoverage(
  db: Database | Transaction,
  query: CoverageQuery,
): Promise<(cik: Cik) => IssuerCoverage> {
  const since = await discoveredSince(db, query.ciks, query.asOf);
  const coverageSince = await loadCoverageSince(db, query);
  return (cik) => coverageSince(cik, since.get(cik) ?? null);
}

/** The same where it is known already since when all filings of an issuer are known; null: they are not. */
export async function loadCoverageSince(
  db: Database | Transaction,
  query: Omit<CoverageQuery, 'asOf'>,
): Promise<(cik: Cik, from: IsoDate | null) => IssuerCoverage> {
  const active = await activeParserVersions(db);
  const plans: ActivePlan[] = SCORE_DATASETS.flatMap((dataset) => {
    const plan = DATASET_PLANS[dataset];
    const parserVersion = plan && active.get(plan.parserId);
    return plan && parserVersion ? [{ dataset, parserVersion, forms: plan.forms }] : [];
  });
  const unparsed = Map.groupBy(await unparsedFilings(db, query, plans), ({ cik }) => cik);

  function coverageOf(filings: readonly UnparsedRow[], from: IsoDate | null): IssuerCoverage {
    const ofDataset = (dataset: ScoreDataset): DatasetCoverage => {
      if (from === null || !plans.some((plan) => plan.dataset === dataset)) return NOT_COVERED;
      return { status: 'covered', from, unparsed: unparsedOf(dataset, filings, from) };
    };
    return Object.fromEntries(SCORE_DATASETS.map((dataset) => [dataset, ofDataset(dataset)])) as IssuerCoverage;
  }
  // Of most issuers every filing is parsed, and then they differ only in since when.
  const whole = new Map<IsoDate | null, IssuerCoverage>();
  return (cik, from) => {
    const filings = unparsed.get(cik);
    if (filings !== undefined) return coverageOf(filings, from);
    const known = whole.get(from) ?? coverageOf([], from);
    whole.set(from, known);
    return known;
  };
}

function unparsedOf(
  dataset: ScoreDataset,
  filings: readonly UnparsedRow[],
  from: IsoDate,
): DatasetCoverage['unparsed'] {
  return filings
    .filter((filing) => filing.dataset === dataset && filing.filed_date >= from)
    .map((filing) => ({
      accessionNumber: filing.accession_number,
      form: filing.form,
      publicAt: filing.public_at,
      reason: filing.reason,
    }));
}

/**
 * Filings of a dataset's forms that its promoted parser version has not read in full: not processed yet, not to be had,
 * rejected, or processed without a run of that version. A run that says `not_applicable` did look.
 */
async function unparsedFilings(
  db: Database | Transaction,
  query: Omit<CoverageQuery, 'asOf'>,
  plans: readonly ActivePlan[],
): Promise<readonly UnparsedRow[]> {
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
  const inTime = sql`g.public_at between ${query.publicFrom} and ${query.publicTo}`;
  // Nearly every filing is read, and the indexes tell the few that may not be: processed by a set of parsers that lacks
  // a wanted one, rejected, not processed, or filed under another's number. Only those are looked at closely.
  const { rows } = await sql<UnparsedRow>`
    with wanted as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        as w (dataset text, parser_version text, form text)
    ),
    complete as materialized (
      select array_agg(s.parser_set) as parser_sets from ops.parser_sets s
      where not exists (select from wanted w where w.parser_version <> all(s.parser_versions))
    ),
    doubtful as (
      select g.accession_number, w.parser_version from raw.filings g join wanted w using (form)
      where g.cik = ${ciks} and ${inTime}
        and (g.state <> 'processed' or (g.parser_set = any((select parser_sets from complete)::int[])) is not true)
        and (g.state <> 'processed' or not exists (
          select from ops.parse_runs p
          where p.cik = g.cik and p.accession_number = g.accession_number and p.parser_version = w.parser_version
        ))
      union
      select accession_number, parser_version from ops.parse_runs where cik = ${ciks} and status = 'rejected'
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
      f.cik, w.dataset, g.accession_number, g.form, g.filed_date, g.public_at,
      case
        when g.state in ('missing', 'rejected', 'failed') then g.state || coalesce(': ' || g.state_code, '')
        when g.state in ('discovered', 'stored') then 'pending: ' || g.state
        when r.rejected > 0 then 'rejected: ' || coalesce(r.code, 'no reason')
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
      select count(*) as runs, count(*) filter (where p.status = 'rejected') as rejected,
        min(p.reasons -> 0 ->> 'code') filter (where p.status = 'rejected') as code
      from ops.parse_runs p
      where p.accession_number = d.accession_number and p.parser_version = d.parser_version
    ) r
    where g.state <> 'processed' or r.runs = 0 or r.rejected > 0
    order by f.cik, w.dataset, g.accession_number
  `.execute(db);
  return rows;
}
