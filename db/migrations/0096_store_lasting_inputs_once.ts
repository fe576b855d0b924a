import { type Kysely, sql } from 'kysely';

/**
 * Three quarters of a receipt are inputs that the night before had too. They are stored once and the receipts of all
 * nights name them; `score.receipts`, a view now, puts a receipt together byte for byte. Receipts from before are whole.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table score.receipts rename to stored_receipts;
    alter index score.receipts_pkey rename to stored_receipts_pkey;
    alter table score.stored_receipts add column inputs_hash text;
    comment on column score.stored_receipts.body is
      'canonical JSON; where inputs_hash is given, with {"in":"score.receipt_inputs"} in place of each of those inputs';

    create table score.receipt_inputs (
      cik text not null,
      inputs_hash text not null,
      body text not null,
      recorded_at timestamptz not null default now(),
      primary key (cik, inputs_hash)
    );
    comment on column score.receipt_inputs.body is
      'canonical JSON, byte for byte what the hash was taken over: inputs by name, in the order of their places in a receipt';

    -- json, unlike jsonb, gives a member as it is written.
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
    comment on column score.receipts.body is 'canonical JSON, byte for byte what the hash was taken over';

    -- Who could read the table that had this name can read the view.
    do $$
    declare reader text;
    begin
      for reader in
        select case when grantee = 0 then 'public' else grantee::regrole::text end
        from pg_class, aclexplode(relacl) where oid = 'score.stored_receipts'::regclass and privilege_type = 'SELECT'
      loop
        execute 'grant select on score.receipts to ' || reader;
      end loop;
    end $$;
  `.execute(db);
}
