import { sql } from 'kysely';
import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import type { Cik, Sha256 } from '../../../core/ids.ts';
import type { StoredOutcome } from '../../../core/outcomes.ts';
import type { ListedFiling } from '../../../core/score-inputs.ts';
import type { Database, Transaction } from '../../database.ts';
import { upsertRows } from '../../upsert.ts';

/** A filing whose rows an outcome may read, and when its state last changed. */
export interface OutcomeFiling extends ListedFiling {
  readonly state: string;
  readonly stateChangedAt: IsoTimestamp;
}

/** The known filings of some forms by issuer, in the order of publication. */
export async function loadOutcomeFilings(
  db: Database,
  query: { readonly ciks: readonly Cik[]; readonly publicFrom: IsoTimestamp; readonly publicTo: IsoTimestamp },
  forms: readonly string[],
): Promise<ReadonlyMap<Cik, readonly OutcomeFiling[]>> {
  const { ciks, publicFrom, publicTo } = query;
  const chosen = sql`g.public_at between ${publicFrom} and ${publicTo} and g.form = any(${[...forms]})`;
  const { rows } = await sql<OutcomeFiling & { readonly cik: Cik }>`
    select g.cik, g.accession_number as "accessionNumber", g.form, g.filed_date as "filedDate",
      g.public_at as "publicAt", g.period_of_report as "periodOfReport", g.state,
      g.state_changed_at as "stateChangedAt"
    from raw.filings g where g.cik = any(${[...ciks]}) and ${chosen}
    union
    select f.cik, g.accession_number, g.form, g.filed_date, g.public_at, g.period_of_report, g.state, g.state_changed_at
    from raw.filing_filers f
    cross join lateral (
      select * from raw.filings g where g.accession_number = f.accession_number and ${chosen} offset 0
    ) g
    where f.cik = any(${[...ciks]}) and not f.is_own and f.role in ('filer', 'subject-company', 'issuer', 'other')
    order by "publicAt", "accessionNumber"
  `.execute(db);
  return Map.groupBy(rows, ({ cik }) => cik);
}

/** A scored as-of date, with what tells whether its stored outcome must be recomputed. */
export interface OutcomeKey {
  readonly asOf: IsoDate;
  /** Null where none is stored. */
  readonly stored: Pick<StoredOutcome, 'state' | 'followedUntil' | 'inputHash'> | null;
}

/** Dates on which a methodology has scored issuers, ascending, among the given ones. */
export async function listOutcomeKeys(
  db: Database,
  methodology: string,
  ciks: readonly Cik[],
  dates: readonly IsoDate[],
): Promise<ReadonlyMap<Cik, readonly OutcomeKey[]>> {
  const { rows } = await sql<{
    cik: Cik;
    asOf: IsoDate;
    state: StoredOutcome['state'];
    followedUntil: IsoDate;
    inputHash: Sha256 | null;
  }>`
    select h.cik, h.as_of_date as "asOf", o.state, o.followed_until as "followedUntil", o.input_hash as "inputHash"
    from score.score_histories h left join score.outcomes o using (cik, as_of_date)
    where h.methodology_version = ${methodology} and h.cik = any(${[...ciks]})
      and h.as_of_date = any(${[...dates]}::date[])
    order by h.cik, h.as_of_date
  `.execute(db);
  const keys = rows.map(({ cik, asOf, state, followedUntil, inputHash }) => ({
    cik,
    asOf,
    stored: inputHash === null ? null : { state, followedUntil, inputHash },
  }));
  return Map.groupBy(keys, ({ cik }) => cik);
}

/** Inserts outcomes, or replaces those of the same issuer and date. */
export async function replaceOutcomes(db: Database | Transaction, outcomes: readonly StoredOutcome[]): Promise<void> {
  const rows = outcomes.map(({ known, growth, proceeds, ...outcome }) => ({
    cik: outcome.cik,
    as_of_date: outcome.asOf,
    state: outcome.state,
    followed_until: outcome.followedUntil,
    market_value: known.marketValue,
    runway_months: known.runwayMonths,
    is_burning: known.isBurning,
    sold_last_year: known.soldLastYear,
    growth_6: growth[6].growth,
    growth_12: growth[12].growth,
    growth_reason_6: growth[6].reason,
    growth_reason_12: growth[12].reason,
    base_date: growth[12].baseDate ?? growth[6].baseDate,
    end_date_6: growth[6].endDate,
    end_date_12: growth[12].endDate,
    across_merger: outcome.acrossMerger,
    proceeds_6: proceeds[6].proceeds,
    proceeds_12: proceeds[12].proceeds,
    unstated_6: proceeds[6].unstated,
    unstated_12: proceeds[12].unstated,
    next_offering: outcome.nextOffering,
    next_reverse_split: outcome.nextReverseSplit,
    delisted: outcome.delisted,
    accession_numbers: outcome.accessionNumbers,
    input_hash: outcome.inputHash,
  }));
  await upsertRows(db, { table: 'score.outcomes', key: ['cik', 'as_of_date'], touched: [], rows });
}
