import { sql } from 'kysely';
import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import type { AccessionNumber } from '../../../core/ids.ts';
import type { RunReport, RunScores } from '../../../core/run-report.ts';
import type { Database, Transaction } from '../../database.ts';
import { type FilingScope, selectedFilings } from '../filings/filing-selection.ts';

/** The selected filings by state and form; `since`: first seen from then on counts as newly discovered. */
export async function countFilingsForReport(
  db: Database | Transaction,
  scope: FilingScope,
  since: IsoTimestamp,
): Promise<Omit<RunReport['filings'], 'pendingElsewhere'>> {
  const { rows: states } = await sql<{ state: string; count: number; fresh: number }>`
    select state, count(*)::int as count, (count(*) filter (where first_seen_at >= ${since}))::int as fresh
    from raw.filings f where ${selectedFilings(scope)} group by state order by state
  `.execute(db);
  const { rows: byForm } = await sql<{ form: string; count: number }>`
    select form, count(*)::int as count from raw.filings f where ${selectedFilings(scope)}
    group by form order by count(*) desc, form
  `.execute(db);
  return {
    total: states.reduce((sum, { count }) => sum + count, 0),
    newlyDiscovered: states.reduce((sum, { fresh }) => sum + fresh, 0),
    byState: Object.fromEntries(states.map(({ state, count }) => [state, count])),
    byForm,
  };
}

/** How many of some filings are in which state. */
export async function countStates(
  db: Database | Transaction,
  accessionNumbers: readonly AccessionNumber[],
): Promise<Readonly<Record<string, number>>> {
  if (accessionNumbers.length === 0) return {};
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from raw.filings
    where accession_number = any(${[...accessionNumbers]}) group by 1 order by 1
  `.execute(db);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/**
 * What became of the selected filings by parser version: documents parsed and rejected, and filings in which the parser
 * found nothing to read.
 */
export async function countParseRuns(db: Database | Transaction, scope: FilingScope): Promise<RunReport['parsers']> {
  const { rows } = await sql<RunReport['parsers'][number]>`
    with ran as (
      select v.parser_version, sum(sets.filings) as filings
      from (select parser_set, count(*) as filings from raw.filings f where ${selectedFilings(scope)} group by 1) sets
      join ops.parser_sets s using (parser_set) cross join unnest(s.parser_versions) v (parser_version)
      group by 1
    ),
    read as (
      select r.parser_version, count(distinct accession_number) as filings,
        count(*) filter (where r.status = 'parsed') as parsed, count(*) filter (where r.status = 'rejected') as rejected
      from ops.parse_runs r join raw.filings f using (accession_number)
      where ${selectedFilings(scope)} group by 1
    )
    select parser_version as "parserVersion", coalesce(read.parsed, 0)::int as parsed,
      greatest(coalesce(ran.filings, 0) - coalesce(read.filings, 0), 0)::int as "notApplicable",
      coalesce(read.rejected, 0)::int as rejected
    from ran full join read using (parser_version) order by parser_version
  `.execute(db);
  return rows;
}

/** Reasons for unavailable filings and rejected documents, most frequent first, each with an example. */
export async function countReasons(db: Database | Transaction, scope: FilingScope): Promise<RunReport['reasons']> {
  const { rows } = await sql<RunReport['reasons'][number]>`
    select subject, code, count(*)::int as count, min(accession_number) as example
    from (
      select 'filing ' || f.state as subject, coalesce(f.state_code, 'no-reason') as code, f.accession_number
      from raw.filings f
      where ${selectedFilings(scope)} and f.state in ('missing', 'rejected', 'failed')
      union all
      select r.parser_version, coalesce(r.reasons -> 0 ->> 'code', 'no-reason'), r.accession_number
      from ops.parse_runs r join raw.filings f using (accession_number)
      where ${selectedFilings(scope)} and r.status = 'rejected'
    ) reasons
    group by subject, code order by count(*) desc, subject, code
  `.execute(db);
  return rows;
}

const COUNTED_TABLES = {
  documents: 'raw.documents',
  xbrl_facts: 'parsed.xbrl_facts',
  filer_identities: 'parsed.filer_identities',
  share_float_history: 'dilution.share_float_history',
  cash_position: 'dilution.cash_position',
  offering_events: 'dilution.offering_events',
  registration_events: 'dilution.registration_events',
  warrants: 'dilution.warrants',
  convertibles: 'dilution.convertibles',
  issuances: 'dilution.issuances',
  offering_closings: 'dilution.offering_closings',
  runway_securities: 'dilution.runway_securities',
  lockups: 'dilution.lockups',
  rights_of_first_refusal: 'dilution.rights_of_first_refusal',
  exchange_compliance: 'dilution.exchange_compliance',
  reverse_splits: 'dilution.reverse_splits',
  corporate_actions: 'dilution.corporate_actions',
  voting_proposals: 'parsed.voting_proposals',
  voting_nominees: 'parsed.voting_nominees',
  subsidiaries: 'parsed.subsidiaries',
  income_statements: 'parsed.income_statements',
  balance_sheets: 'parsed.balance_sheets',
  cash_flow_statements: 'parsed.cash_flow_statements',
  footnotes: 'parsed.footnotes',
  segmented_facts: 'parsed.segmented_facts',
  thirteenf_holdings: 'parsed.thirteenf_holdings',
  beneficial_owners: 'parsed.beneficial_owners',
} as const;

/** Derived tables, counted for the issuers of the selected filings. */
const DERIVED_TABLES = {
  shelf_programs: 'dilution.shelf_programs',
  instruments: 'dilution.instruments',
  compliance_states: 'dilution.compliance_states',
} as const;

/** Row counts for the selected filings and their issuers. */
export async function countRows(
  db: Database | Transaction,
  scope: FilingScope,
): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const [name, table] of Object.entries(COUNTED_TABLES)) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} t
      where exists (select from raw.filings f where f.accession_number = t.accession_number and ${selectedFilings(scope)})
    `.execute(db);
    counts[name] = rows[0]?.count ?? 0;
  }
  for (const [name, table] of Object.entries(DERIVED_TABLES)) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} t
      where exists (select from raw.filings f where f.cik = t.cik and ${selectedFilings(scope)})
    `.execute(db);
    counts[name] = rows[0]?.count ?? 0;
  }
  return counts;
}

/** The scores of one date and methodology, and the riskiest of them. */
export async function summarizeScores(
  db: Database | Transaction,
  key: { readonly methodologyVersion: string; readonly asOf: IsoDate },
  riskiest: number,
): Promise<RunScores> {
  const { rows: bands } = await sql<{ status: string; band: string | null; count: number }>`
    select status, band, count(*)::int as count from score.scores
    where methodology_version = ${key.methodologyVersion} and as_of_date = ${key.asOf}
    group by status, band order by status, band
  `.execute(db);
  const { rows: top } = await sql<RunScores['riskiest'][number]>`
    select cik, ticker, name, score, lo, hi, band, confidence, factors from score.scores
    where methodology_version = ${key.methodologyVersion} and as_of_date = ${key.asOf} and status = 'published'
    order by score desc, cik limit ${riskiest}
  `.execute(db);
  const countOf = (status: string) =>
    bands.filter((row) => row.status === status).reduce((sum, { count }) => sum + count, 0);
  const byBand: Record<string, number> = {};
  for (const { status, band, count } of bands) if (status === 'published' && band !== null) byBand[band] = count;
  return {
    asOf: key.asOf,
    methodologyVersion: key.methodologyVersion,
    scored: countOf('published') + countOf('withheld'),
    published: countOf('published'),
    withheld: countOf('withheld'),
    byBand,
    riskiest: top,
    withheldReasons: await countWithheldReasons(db, key),
  };
}

/** A score withheld for two reasons counts in both. */
async function countWithheldReasons(
  db: Database | Transaction,
  key: { readonly methodologyVersion: string; readonly asOf: IsoDate },
): Promise<NonNullable<RunScores['withheldReasons']>> {
  const { rows } = await sql<NonNullable<RunScores['withheldReasons']>[number]>`
    select reason ->> 'code' as code, min(reason ->> 'message') as message, count(*)::int as count, min(coalesce(s.ticker, 'CIK ' || s.cik)) as example
    from score.scores s cross join jsonb_array_elements(s.withheld_reasons) reason
    where s.methodology_version = ${key.methodologyVersion} and s.as_of_date = ${key.asOf} and s.status = 'withheld'
    group by reason ->> 'code' order by count(*) desc, 1
  `.execute(db);
  return rows;
}
