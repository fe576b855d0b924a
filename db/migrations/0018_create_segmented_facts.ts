import { type Kysely, sql } from 'kysely';
import { createAllView, createCurrentView } from './dataset-views.ts';
import { ROW_META } from './row-meta.ts';

const TABLE = 'parsed.segmented_facts';

const SCHEMA = `
  create table parsed.segmented_facts (
    cik text not null,
    accession_number text not null,
    ordinal integer not null,
    entity_cik text,
    metric text not null,
    concept text not null,
    is_primary boolean not null,
    dimension text not null,
    axes jsonb not null,
    members text[] not null,
    label text not null,
    role text not null check (
      role in ('member', 'subtotal', 'detail', 'segment-total', 'corporate', 'elimination', 'reconciling')
    ),
    is_leaf boolean not null,
    parent jsonb,
    depth integer not null,
    period_start date,
    period_end date not null,
    period_kind text not null check (
      period_kind in ('annual', 'quarter', 'half-year', 'nine-months', 'other', 'year-end', 'quarter-end')
    ),
    value numeric not null,
    currency text not null,
    total numeric,
    total_concept text,
    share_of_total numeric,
    compared_with text check (compared_with in ('total', 'segment-total', 'parent')),
    compared_value numeric,
    leaves_sum numeric,
    adjustments_sum numeric,
    agrees boolean,
    ${ROW_META},
    primary key (cik, accession_number, parser_version, ordinal)
  );
  create index segmented_facts_by_period on parsed.segmented_facts (cik, metric, period_end);
  comment on column parsed.segmented_facts.members is 'members of all axes, with their prefixes';
  comment on column parsed.segmented_facts.is_leaf is 'enters the sum of its breakdown';
`;

/** Facts by business segment, product and geography. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(SCHEMA).execute(db);
  await createAllView(db, TABLE);
  await createCurrentView(db, TABLE);
  // A monitor reads what is new by it.
  await sql`create index on ${sql.table(TABLE)} (recorded_at)`.execute(db);
}
