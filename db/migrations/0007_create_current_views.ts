import { type Kysely, sql } from 'kysely';
import { createAllView, createCurrentView } from './dataset-views.ts';

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

/** The views of every dataset, and of what is derived from them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) {
    await createAllView(db, table);
    if (table !== 'parsed.subsidiaries') await createCurrentView(db, table);
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
