import { type Kysely, sql } from 'kysely';

const TABLES = [
  'parsed.filer_identities',
  'parsed.thirteenf_reports',
  'parsed.subsidiary_lists',
  'parsed.subsidiaries',
  'parsed.voting_meetings',
  'parsed.voting_proposals',
  'parsed.voting_nominees',
  'parsed.beneficial_owners',
  'dilution.share_float_history',
  'dilution.cash_position',
  'dilution.offering_events',
  'dilution.registration_events',
  'dilution.warrants',
  'dilution.convertibles',
  'dilution.issuances',
  'dilution.offering_closings',
  'dilution.runway_securities',
  'dilution.rights_of_first_refusal',
  'dilution.lockups',
  'dilution.exchange_compliance',
  'dilution.reverse_splits',
  'dilution.corporate_actions',
];

/**
 * Per dataset, `all_…`: the rows of every parser version with what their filing knows, so that a filing has one time for
 * every reader; and `current_…`: those of the promoted version. A promotion changes one row of `ops.promotions` and
 * copies nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) {
    const all = table.replace('.', '.all_');
    await sql`
      create view ${sql.table(all)} as
      select t.*, f.url as filing_url, f.retrieved_at, f.public_at, f.public_at_estimated,
        f.state = 'processed' and f.raw_source_key = t.raw_source_key as is_fresh,
        f.cik as filing_cik
      from ${sql.table(table)} t
      join raw.filings f on f.cik = t.cik and f.accession_number = t.accession_number
    `.execute(db);
    await createAsComputed(db, table);
    if (table === 'parsed.subsidiaries') continue;
    await sql`
      create view ${sql.table(table.replace('.', '.current_'))} as
      select t.* from ${sql.table(all)} t
      join ops.promotions p on p.parser_version = t.parser_version and p.active
    `.execute(db);
  }
  await createDerivedViews(db);
  await sql`
    create view parsed.current_subsidiaries as
    select s.* from parsed.all_subsidiaries s
    join (
      select distinct on (cik) cik, accession_number, parser_version
      from parsed.current_subsidiary_lists
      order by cik, public_at desc, accession_number desc
    ) latest using (cik, accession_number, parser_version);
    comment on view parsed.current_subsidiaries is
      'companies of each issuer''s latest list as the promoted parser read it; none where that list is empty';
  `.execute(db);
}

/** Derived rows with what their derivation states. They have no versions, and `sources` has the spans of their fields. */
async function createDerivedViews(db: Kysely<unknown>): Promise<void> {
  for (const name of ['shelf_programs', 'instruments', 'compliance_states']) {
    await sql`
      create view ${sql.table(`dilution.current_${name}`)} as
      select t.*, d.as_of, d.due_on, d.methodology_version, d.derived_at as verified_at,
        (d.due_on > current_date) is not false
          and not exists (select from dilution.derivation_marks m where m.cik = t.cik) as is_fresh
      from ${sql.table(`dilution.${name}`)} t join dilution.derivations d on d.cik = t.cik
    `.execute(db);
  }
}

/** What the view of all rows, restricted to promoted versions, showed at an instant. */
async function createAsComputed(db: Kysely<unknown>, table: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select attname::text as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attnum
  `.execute(db);
  // The key is read from columns of the history, so that a search by issuer uses its index.
  const indexed = ['cik', 'accession_number', 'parser_version'];
  const past = rows.map(({ name }) => sql.ref(`${indexed.includes(name) ? 'h' : 'r'}.${name}`));
  const present = rows.map(({ name }) => sql.ref(`t.${name}`));
  await sql`
    create function ${sql.table(`${table}_as_computed`)} (at timestamptz)
    returns setof ${sql.table(table.replace('.', '.all_'))} language sql stable as $$
      select t.*, f.url, f.retrieved_at, coalesce(s.public_at, f.public_at),
        coalesce(s.public_at_estimated, f.public_at_estimated),
        f.state = 'processed' and f.raw_source_key = t.raw_source_key, f.cik
      from (
        select ${sql.join(present)} from ${sql.table(table)} t where t.recorded_at <= at
        union all
        select ${sql.join(past)} from ops.row_history h
        cross join lateral jsonb_populate_record(null::${sql.table(table)}, h.row) r
        where h.table_name = ${sql.lit(table)} and h.recorded_at <= at and h.superseded_at > at
      ) t
      join raw.filings f on f.accession_number = t.accession_number
      left join lateral (
        select o.public_at, o.public_at_estimated from raw.superseded_filing_times o
        where o.accession_number = t.accession_number and o.superseded_at > at
        order by o.superseded_at limit 1
      ) s on true
      where exists (
        select from ops.promotions p
        where p.parser_version = t.parser_version and p.promoted_at <= at and (p.retired_at > at) is not false
      )
    $$
  `.execute(db);
}
