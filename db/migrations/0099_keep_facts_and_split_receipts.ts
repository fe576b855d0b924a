import { type Kysely, sql } from 'kysely';

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

/** The facts cache and the spliced receipts, until the code that uses them is gone: delete this file with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table score.receipts, score.receipt_inputs;

    create table score.stored_receipts (
      cik text not null,
      receipt_hash text not null,
      methodology_version text not null,
      as_of_date date not null,
      body text not null,
      recorded_at timestamptz not null default now(),
      inputs_hash text,
      primary key (cik, receipt_hash)
    );
    create table score.receipt_inputs (
      cik text not null,
      inputs_hash text not null,
      body text not null,
      recorded_at timestamptz not null default now(),
      primary key (cik, inputs_hash)
    );
    create function score.whole_receipt(receipt text, inputs text) returns text
    language sql immutable strict parallel safe
    begin atomic
      select string_agg(piece || coalesce(input, ''), '' order by place)
      from unnest(string_to_array(receipt, '{"in":"score.receipt_inputs"}')) with ordinality as pieces (piece, place)
      left join (
        select value::text as input, place from json_each(inputs::json) with ordinality as members (key, value, place)
      ) members using (place);
    end;
    create view score.receipts as
      select r.cik, r.receipt_hash, r.methodology_version, r.as_of_date,
        case when r.inputs_hash is null then r.body else score.whole_receipt(r.body, i.body) end as body, r.recorded_at
      from score.stored_receipts r left join score.receipt_inputs i using (cik, inputs_hash);

    create unlogged table score.kept_facts (
      cik text primary key,
      made_of text not null,
      facts text not null,
      written_by bigint not null default (pg_current_xact_id()::text::bigint % 4294967296),
      public_from timestamptz not null default 'infinity',
      offerings_from timestamptz not null default 'infinity',
      overhang_since date,
      overhang_from timestamptz,
      change_id bigint not null default 0
    );
    create unlogged table score.fact_changes (
      change_id bigint generated always as identity primary key,
      cik text not null
    );
    create index fact_changes_by_cik on score.fact_changes (cik, change_id);
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
  `.execute(db);
  for (const table of TABLES) {
    for (const [operation, transitions] of [
      ['insert', 'new table as changed'],
      ['update', 'old table as gone new table as changed'],
      ['delete', 'old table as changed'],
    ] as const) {
      const name = sql.ref(`note_${operation}`);
      await sql`
        create trigger ${name} after ${sql.raw(operation)} on ${sql.table(table)}
        referencing ${sql.raw(transitions)} for each statement execute function score.note_changed_facts();
        alter table ${sql.table(table)} enable always trigger ${name};
      `.execute(db);
    }
  }
}
