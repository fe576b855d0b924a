import { type Kysely, sql } from 'kysely';

/** The tables that facts are made of, as they are in this schema. */
const TABLES = [
  'dilution.share_float_history',
  'dilution.cash_position',
  'dilution.offering_events',
  'dilution.registration_events',
  'dilution.warrants',
  'dilution.convertibles',
  'dilution.exchange_compliance',
  'dilution.reverse_splits',
  'dilution.corporate_actions',
];

/**
 * Whether an issuer's kept facts stand was told by the version of each of its rows: some fifty, spread over tables that
 * do not fit into memory, for every issuer and every night. Now whoever writes such rows leaves a note of it in the same
 * transaction, and a copy stands while its own note is the only one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table score.fact_changes (
      change_id bigint generated always as identity primary key,
      cik text not null
    );
    create index fact_changes_by_cik on score.fact_changes (cik, change_id);
    comment on table score.fact_changes is
      'issuers whose facts were written, each time; emptied by a crash together with score.kept_facts';

    -- Whoever may write the facts need not be let into this schema.
    create function score.note_changed_facts() returns trigger
    language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
    begin
      if tg_op = 'UPDATE' then
        insert into score.fact_changes (cik) select cik from gone union select cik from changed;
      else
        insert into score.fact_changes (cik) select distinct cik from changed;
      end if;
      return null;
    end $$;

    truncate score.kept_facts;
    alter table score.kept_facts add column change_id bigint not null default 0;
    comment on column score.kept_facts.change_id is
      'the copy stands while this is the only change of the issuer in score.fact_changes';
    comment on column score.kept_facts.made_of is
      'the code that made them, the promotions, and the files and triggers of the tables they were made of';
  `.execute(db);
  for (const table of TABLES) {
    for (const [operation, transitions] of [
      ['insert', 'new table as changed'],
      ['update', 'old table as gone new table as changed'],
      ['delete', 'old table as changed'],
    ] as const) {
      const name = sql.ref(`note_${operation}`);
      // Always: also where a replica applies what another server wrote.
      await sql`
        create trigger ${name} after ${sql.raw(operation)} on ${sql.table(table)}
        referencing ${sql.raw(transitions)} for each statement execute function score.note_changed_facts();
        alter table ${sql.table(table)} enable always trigger ${name};
      `.execute(db);
    }
  }
}
