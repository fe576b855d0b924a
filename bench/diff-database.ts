import { type RawBuilder, sql } from 'kysely';
import { type ParserVersion, parserVersionOf, type RawSourceKey } from '../core/ids.ts';
import type { Database } from '../db/database.ts';
import { parserSetOf } from '../db/repositories/filings/parser-sets.ts';
import { fillNight } from './night-database.ts';

const ISSUERS = 2_000;
/** Per issuer, besides those of the universe. */
const FILINGS = 50;
/** Per filing: with those of the universe, over a million of either version. */
const WARRANTS = 10;
const REPORTS = 1_000;
const FACTS = 500;
/** Of the largest filing, of which one row in ten differs. */
const MOST_FACTS = 500_000;

/** The words that a row cites, in the document under `key`. */
const SPANS = {
  row: '1000-1400',
  count: '1010-1020',
  price: '1100-1104',
} as const;

/** Fills a migrated database with rows of overhang and xbrl in two versions, over a million of each. */
export async function fillDiff(db: Database, key: RawSourceKey): Promise<void> {
  await fillNight(db, ISSUERS, () => undefined);
  await insertWarrants(db, key);
  await readByBoth(db, parserVersionOf('overhang', 1), parserVersionOf('overhang', 2));
  await changeWarrants(db);
  await insertFacts(db, key);
  await sql`vacuum analyze`.execute(db);
}

async function insertWarrants(db: Database, key: RawSourceKey): Promise<void> {
  const filings = sql`
    (select cik, lpad(cik, 10, '0') || '-09-' || lpad(k::text, 6, '0') as accession, date '2009-01-05' + k * 7 as day, k
    from (select distinct cik from raw.filings) issuers cross join generate_series(0, ${FILINGS - 1}::int) k) f
  `;
  await insertFilings(db, filings, key, '10-Q');
  await sql`
    insert into dilution.warrants (cik, accession_number, sequence, ordinal, as_of, label, count, exercise_price, expires,
      pre_funded, status, parser_version, raw_source_key, materialization_version, source_span, value_spans,
      extraction_trace_id, confidence, cross_validations)
    select cik, accession, 1, w, day, 'Series ' || chr(65 + w) || ' Warrants', 100000 + k * 10 + w, 1.5 + w, day + 1825,
      false, 'outstanding', 'overhang@1', ${key}, 'bench', ${`${key}#1:${SPANS.row}`},
      jsonb_build_object('count', ${`${key}#1:${SPANS.count}`}::text, 'exercisePrice', ${`${key}#1:${SPANS.price}`}::text),
      accession || '/overhang@1/1/0', 0.8 + 0.05 * (w % 3), '[{"name": "span-resolves", "passed": true}]'
    from ${filings} cross join generate_series(0, ${WARRANTS - 1}::int) w
  `.execute(db);
}

async function insertFilings(
  db: Database,
  filings: RawBuilder<unknown>,
  key: RawSourceKey,
  form: string,
): Promise<void> {
  await sql`
    insert into raw.filings (accession_number, cik, form, filed_date, public_at, public_at_estimated, url, source, state,
      raw_source_key, parser_set)
    select accession, cik, ${form}, day, day + time '21:00', false, 'https://www.sec.gov/' || accession, 'bench',
      'processed', ${key}, (select min(parser_set) from ops.parser_sets) from ${filings}
  `.execute(db);
  await sql`
    insert into raw.filing_filers (cik, accession_number, role, name, is_own, form)
    select cik, accession, 'filer', 'ISSUER HOLDINGS INC', true, ${form} from ${filings}
  `.execute(db);
  await insertRuns(db, filings, parserVersionOf('overhang', 1));
}

async function insertRuns(db: Database, filings: RawBuilder<unknown>, version: ParserVersion): Promise<void> {
  await sql`
    insert into ops.parse_runs (cik, accession_number, parser_version, sequence, parser_id, status, confidence, input_hash,
      output_hash, reasons, warnings, cross_validations, duration_ms, materialization_version)
    select cik, accession, ${version}, 1, split_part(${version}, '@', 1), 'parsed', 1, md5(accession), md5(accession),
      '[]', '[]', '[]', 1, 'bench' from ${filings}
    on conflict do nothing
  `.execute(db);
}

/** Gives the second version the rows and runs of the first. */
async function readByBoth(db: Database, first: ParserVersion, second: ParserVersion): Promise<void> {
  for (const table of ['dilution.warrants', 'dilution.convertibles', 'ops.parse_runs']) {
    const { rows } = await sql<{ name: string }>`
      select attname::text as name from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attname <> 'parser_version'
    `.execute(db);
    const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
    await sql`
      insert into ${sql.table(table)} (parser_version, ${columns})
      select ${second}, ${columns} from ${sql.table(table)} where parser_version = ${first}
    `.execute(db);
  }
  await addToSets(db, second);
}

async function addToSets(db: Database, version: ParserVersion): Promise<void> {
  const sets = await db.selectFrom('ops.parser_sets').selectAll().execute();
  for (const { parser_set: old, parser_versions: versions } of sets) {
    const set = await db.transaction().execute((trx) => parserSetOf(trx, new Set([...versions, version])));
    await sql`update raw.filings set parser_set = ${set} where parser_set = ${old}`.execute(db);
  }
}

/** Of each 25th issuer: a count and a label read differently, a row left out, another one found. */
async function changeWarrants(db: Database): Promise<void> {
  const ofSecond = sql`parser_version = 'overhang@2' and right(cik, 2) in ('07', '37', '57', '87')`;
  await sql`update dilution.warrants set count = count * 10 where ${ofSecond} and ordinal = 0`.execute(db);
  await sql`
    update dilution.warrants set label = 'Placement Agent Warrants' where ${ofSecond} and ordinal = 1
  `.execute(db);
  await sql`delete from dilution.warrants where ${ofSecond} and ordinal = 2`.execute(db);
  await sql`
    update dilution.warrants set ordinal = 99, label = 'Other Warrants', exercise_price = 40, expires = null,
      source_span = replace(source_span, ${SPANS.row}, '2000-2100') where ${ofSecond} and ordinal = 3
  `.execute(db);
  await sql`update ops.parse_runs set output_hash = md5(output_hash) where ${ofSecond}`.execute(db);
}

/** A thousand reports, and one filing with as many facts as all of them. */
async function insertFacts(db: Database, key: RawSourceKey): Promise<void> {
  const reports = sql`
    (select cik, '0000000009-10-' || lpad(k::text, 6, '0') as accession, date '2010-01-04' + k as day, k
    from generate_series(0, ${REPORTS}::int) k, lateral (select (5000000 + k)::text as cik) c) f
  `;
  await insertFilings(db, reports, key, '10-K');
  for (const version of [parserVersionOf('xbrl', 1), parserVersionOf('xbrl', 2)]) {
    await insertRuns(db, reports, version);
    await addToSets(db, version);
  }
  await sql`
    insert into parsed.concepts (content_hash, concept)
    select md5(c::text)::uuid, 'us-gaap:Concept' || c from generate_series(1, 3000) c
  `.execute(db);
  await sql`insert into parsed.units (content_hash, unit, decimals) values (md5('USD')::uuid, 'USD', '-3')`.execute(db);
  await sql`
    insert into parsed.bulk_outputs (output_id, sequence, confidence, cik, accession_number, parser_version, raw_sha256,
      extraction_trace_id, materialization_version, cross_validations)
    select k * 2 + n, 1, 1, cik, accession, 'xbrl@' || n, decode(substr(${key}, 8), 'hex'), 't', 'bench', '[]'
    from ${reports} cross join generate_series(1, 2) n
  `.execute(db);
  // A tenth of the facts has another number in the second version, and one in a hundred another concept.
  await sql`
    insert into parsed.fact_rows (output_id, position, concept_id, unit_id, period_start, period_end, span_start, span_end,
      revision, is_instant, is_nil, cik, numeric_value)
    select k * 2 + n, p, 1 + (p + case when n = 2 and p % 100 = 7 then 1500 else 0 end) % 3000, 1, day - p / 3000, day,
      1000, 1009, 0, false, false, cik, p::numeric * case when n = 2 and p % 10 = 3 then 1000 else 1 end
    from ${reports} cross join generate_series(1, 2) n
    cross join lateral generate_series(0, case when k = 0 then ${MOST_FACTS - 1}::int else ${FACTS - 1}::int end) p
  `.execute(db);
  await sql`update ops.parse_runs set output_hash = md5(output_hash) where parser_version = 'xbrl@2'`.execute(db);
}
