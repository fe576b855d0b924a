import { type Kysely, sql } from 'kysely';

/**
 * Each copy of an issuer's facts says since when it holds them, so that it goes on standing however far the as-of date
 * moves: before, all of them were made anew on the first night of a quarter.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    truncate score.kept_facts;
    alter table score.kept_facts
      add column public_from timestamptz not null default 'infinity',
      add column offerings_from timestamptz not null default 'infinity',
      add column overhang_since date,
      add column overhang_from timestamptz;
    comment on column score.kept_facts.public_from is 'exclusive; what was public by then is not in it';
    comment on column score.kept_facts.offerings_from is 'the same for offerings and registrations';
    comment on column score.kept_facts.overhang_since is
      'warrants and convertibles stated before are not in it, unless public after overhang_from; null: all are';
    comment on column score.kept_facts.made_of is
      'the code that made them, the promotions, and the versions of the very rows they were made of';
  `.execute(db);
}
