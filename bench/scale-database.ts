import { type RawBuilder, sql } from 'kysely';
import { type Cik, type ParserVersion, parserVersionOf } from '../core/ids.ts';
import type { Database } from '../db/database.ts';
import { parserSetOf } from '../db/repositories/filings/parser-sets.ts';
import { ensurePromoted } from '../db/repositories/runs/promotions.ts';
import { PARSERS } from '../parsers/registry.ts';

/** Filings listed on one business day. */
export const FILINGS_A_DAY = 1_000;
const FILINGS_OF_ISSUER = 200;
/** Of a hundred filings, how many have a form; the rest are insiders' reports, which no parser reads. */
const FORMS = [
  ['10-Q', 10],
  ['10-K', 3],
  ['8-K', 30],
  ['424B5', 3],
  ['SC 13G', 5],
  ['13F-HR', 2],
] as const;
/** Of all filings, 10-K and 10-Q. */
const REPORTS_SHARE = 0.13;
const CONCEPTS = 3_000;
/** Filings without outcome: of a thousand, one is missing and one failed. */
const PENDING = 5_000;

/** Filing `n` as EDGAR would name it; increasing with `n`. */
const ACCESSION = sql.raw(`lpad((n / 1000000)::text, 10, '0') || '-26-' || lpad((n % 1000000)::text, 6, '0')`);
/** Issuers file side by side, so that an issuer's filings are spread over the table. */
const cikOf = (issuers: number) => sql`(1000000 + n % ${issuers})::text`;
const FORM = sql.raw(`case ${formCases()} else '4' end`);
const DAY = sql.raw(`date '2008-01-01' + (n / ${FILINGS_A_DAY})::int`);
const SPAN = sql.raw(`'sha256:' || lpad('', 64, '0') || '#1:0-9'`);

function formCases(): string {
  let from = 0;
  return FORMS.map(([form, share]) => {
    from += share;
    return `when n % 100 < ${from} then '${form}'`;
  }).join(' ');
}

export const PARSER_VERSIONS: readonly ParserVersion[] = PARSERS.map(({ id, version }) => parserVersionOf(id, version));

/** The version that is promoted. */
export function newestOf(id: string): ParserVersion {
  const found = PARSERS.find((parser) => parser.id === id);
  if (found === undefined) throw new Error(`no parser ${id}`);
  return parserVersionOf(found.id, found.version);
}

export interface ScaleSize {
  readonly filings: number;
  readonly facts: number;
}

export function issuersOf(filings: number): number {
  return Math.max(100, Math.round(filings / FILINGS_OF_ISSUER));
}

/** An issuer in the middle of the table. */
export function someIssuer(filings: number): Cik {
  return String(1_000_000 + Math.round(issuersOf(filings) / 2)) as Cik;
}

/**
 * Fills a migrated database with generated filings, facts and dataset rows. What a night meets stays the same at every
 * size (a thousand filings a day, five thousand pending); what it leaves behind grows.
 */
export async function fillScale(db: Database, { filings, facts }: ScaleSize): Promise<void> {
  await ensurePromoted(db, PARSER_VERSIONS);
  const parserSet = await db.transaction().execute((trx) => parserSetOf(trx, new Set(PARSER_VERSIONS)));
  const cik = cikOf(issuersOf(filings));
  await insertFilings(db, filings, parserSet, cik);
  await insertFacts(db, filings, Math.round(facts / (filings * REPORTS_SHARE)), cik);
  await insertDatasets(db, filings, cik);
  await insertScores(db, filings);
  await sql`vacuum analyze`.execute(db);
}

async function insertFilings(
  db: Database,
  filings: number,
  parserSet: number,
  cik: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    insert into raw.filings (accession_number, cik, form, filed_date, accepted_at, public_at, public_at_estimated, url,
      source, state, state_code, raw_source_key, retrieved_at, parser_set)
    select ${ACCESSION}, ${cik}, ${FORM}, ${DAY}, t.at, t.at, false, 'https://www.sec.gov/Archives/' || n, 'edgar', s.state,
      case when s.state in ('missing', 'failed') then 'edgar-not-found' end,
      case when s.state = 'processed' then 'sha256:' || lpad(n::text, 64, '0') end,
      case when s.state = 'processed' then t.at end, case when s.state = 'processed' then ${parserSet}::int end
    from generate_series(0, ${filings - 1}::bigint) as n
    cross join lateral (select (${DAY} + time '21:00' + n % 60 * interval '1 second') at time zone 'UTC' as at) t
    cross join lateral (select case when n >= ${filings - PENDING}::bigint then 'discovered'
      when n % 1000 = 17 then 'missing' when n % 1000 = 18 then 'failed' else 'processed' end as state) s
  `.execute(db);
  await sql`
    insert into raw.filing_filers (cik, accession_number, role, name, is_own, form)
    select ${cik}, ${ACCESSION}, 'filer', 'ISSUER ' || (n % 1000), true, ${FORM}
    from generate_series(0, ${filings - 1}::bigint) as n
  `.execute(db);
  await sql`
    insert into ops.parse_runs (cik, accession_number, parser_version, sequence, parser_id, status, confidence, input_hash,
      output_hash, reasons, warnings, cross_validations, duration_ms, run_id, materialization_version)
    select ${cik}, ${ACCESSION}, 'xbrl@1', 1, 'xbrl', 'parsed', 1, md5(n::text), md5(n::text), '[]', '[]', '[]', 1,
      'nightly/' || (${DAY})::text, 'm'
    from generate_series(0, ${filings - 1 - PENDING}::bigint) as n where n % 100 < 13
  `.execute(db);
  await sql`
    insert into events.outbox (event_id, event_type, natural_key, payload, silent, created_at)
    select gen_random_uuid(), 'filing.published', ${ACCESSION}, '{}', true, ${DAY} from generate_series(0, ${filings - 1}::bigint) as n
  `.execute(db);
}

async function insertFacts(db: Database, filings: number, perReport: number, cik: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into parsed.concepts (content_hash, concept)
    select md5(c::text)::uuid, 'us-gaap:Concept' || c from generate_series(1, ${CONCEPTS}::int) c
  `.execute(db);
  await sql`insert into parsed.units (content_hash, unit, decimals) values (md5('USD')::uuid, 'USD', '-3')`.execute(db);
  await sql`
    insert into parsed.bulk_outputs (output_id, sequence, confidence, cik, accession_number, parser_version, raw_sha256,
      extraction_trace_id, materialization_version, cross_validations)
    select n::int, 1, 1, ${cik}, ${ACCESSION}, 'xbrl@1', sha256(n::text::bytea), 't', 'm', '[]'
    from generate_series(0, ${filings - 1 - PENDING}::bigint) as n where n % 100 < 13
  `.execute(db);
  await sql`
    insert into parsed.fact_rows (output_id, position, concept_id, unit_id, period_start, period_end, span_start, span_end,
      revision, is_instant, is_nil, cik, numeric_value)
    select n::int, k, 1 + (k * 37 + n % 11)::int % ${CONCEPTS}::int, 1, ${DAY} - 90, ${DAY}, k * 100, k * 100 + 9, 0, false,
      false, ${cik}, (n * 1000 + k)::numeric
    from generate_series(0, ${filings - 1 - PENDING}::bigint) as n, generate_series(0, ${perReport - 1}::int) as k
    where n % 100 < 13
  `.execute(db);
  // Generated ids were given explicitly; the next ones follow.
  await sql`
    select setval(pg_get_serial_sequence('parsed.bulk_outputs', 'output_id'), ${filings}::bigint)
  `.execute(db);
}

/** Columns that every dataset row has. */
const META_COLUMNS = sql.raw(
  'parser_version, raw_source_key, materialization_version, source_span, value_spans, ' +
    'extraction_trace_id, confidence, cross_validations',
);
const metaOf = (
  parser: string,
) => sql`${newestOf(parser)}, 'sha256:' || lpad(n::text, 64, '0'), 'm', ${SPAN}, '{}', 't', 1,
  '[{"name": "generated", "passed": true}]'`;

async function insertDatasets(db: Database, filings: number, cik: RawBuilder<unknown>): Promise<void> {
  const source = (form: string) => sql`
    from generate_series(0, ${filings - 1 - PENDING}::bigint) as n where ${FORM} = ${form}
  `;
  await sql`
    insert into dilution.warrants (cik, accession_number, sequence, ordinal, as_of, label, count, exercise_price, pre_funded,
      status, ${META_COLUMNS})
    select ${cik}, ${ACCESSION}, 1, 0, ${DAY}, 'Warrants', 1000000, 1.5, false, 'outstanding', ${metaOf('overhang')}
    ${source('424B5')}
  `.execute(db);
  await sql`
    insert into dilution.offering_events (cik, accession_number, sequence, ordinal, form, filed_date, type, is_atm,
      is_primary, is_resale, securities, ${META_COLUMNS})
    select ${cik}, ${ACCESSION}, 1, 0, '424B5', ${DAY}, 'takedown', false, true, false, '{}', ${metaOf('offering-events')}
    ${source('424B5')}
  `.execute(db);
  await sql`
    insert into parsed.voting_meetings (cik, accession_number, meeting_date, meeting_type, parsing_confidence,
      ${META_COLUMNS})
    select ${cik}, ${ACCESSION}, ${DAY}, case when n % 7 = 0 then 'special' else 'annual' end, 'high',
      ${metaOf('voting-results')}
    ${source('8-K')} and n % 10 = 3
  `.execute(db);
  await sql`
    insert into parsed.beneficial_owners (cik, accession_number, ordinal, form, issuer_cik, cusip, name,
      type_of_reporting_person, ${META_COLUMNS})
    select ${cik}, ${ACCESSION}, 0, 'SC 13G', ${cik}, lpad((n % 9999)::text, 9, '0'),
      'OWNER ' || md5((n % 50021)::text) || ' CAPITAL LP', '{IA}', ${metaOf('beneficial-ownership')}
    ${source('SC 13G')}
  `.execute(db);
  await sql`
    insert into parsed.filer_identities (cik, accession_number, ordinal, name, ticker, exchange, security_title,
      ${META_COLUMNS})
    select ${cik}, ${ACCESSION}, 0, 'Issuer', 'T' || (${cik}), 'NASDAQ', 'Common Stock', ${metaOf('filer-identity')}
    ${source('10-K')}
  `.execute(db);
  await sql`
    insert into parsed.named_securities (content_hash, name_of_issuer, title_of_class, cusip)
    select md5(s::text)::uuid, 'ISSUER ' || s, 'COM', lpad(s::text, 9, '0') from generate_series(1, 10000) s
  `.execute(db);
  await sql`
    insert into parsed.holding_terms (content_hash, ssh_prnamt_type) values (md5('SH')::uuid, 'SH')
  `.execute(db);
  await sql`
    insert into parsed.bulk_outputs (output_id, sequence, confidence, cik, accession_number, parser_version, raw_sha256,
      extraction_trace_id, materialization_version, cross_validations)
    select n::int, 1, 1, ${cik}, ${ACCESSION}, 'thirteenf@1', sha256(n::text::bytea), 't', 'm', '[]' ${source('13F-HR')}
  `.execute(db);
  await sql`
    insert into parsed.holding_rows (output_id, position, security_id, terms_id, period_of_report, span_start, span_end,
      revision, raw_form, voting_form, cik, value_dollars, ssh_prnamt)
    select n::int, k, 1 + (n * 53 + k * 101) % 10000, 1, date_trunc('quarter', ${DAY})::date - 1, k * 100, k * 100 + 50, 0, 0,
      1, ${cik}, n * 10 + k, n + k
    from generate_series(0, 49) as k, generate_series(0, ${filings - 1 - PENDING}::bigint) as n where ${FORM} = '13F-HR'
  `.execute(db);
  await sql`
    insert into reference.identifiers (cik, kind, value_key, search_key, source, valid_from, value, last_stated, statements)
    select (1000000 + i)::text, k.kind, k.value, replace(k.value, ' ', ''), k.source, date '2008-01-01', k.value, date '2008-01-01', 1
    from generate_series(0, ${issuersOf(filings) - 1}::int) i
    cross join lateral (values ('ticker', 'T' || (1000000 + i), 'filing-cover'),
      ('name', 'issuer ' || md5(i::text), 'filing-header')) as k (kind, value, source)
  `.execute(db);
}

async function insertScores(db: Database, filings: number): Promise<void> {
  await sql`
    insert into score.methodologies (version, content_hash, body) values ('generated', 'h', '{}') on conflict do nothing
  `.execute(db);
  await sql`
    insert into score.scores (cik, methodology_version, as_of_date, ticker, name, status, score, lo, hi, band, band_barred,
      confidence, present_weight, factors, sub_ratings, priced, confidence_reasons, withheld_reasons, receipt_hash,
      materialization_version)
    select (1000000 + i)::text, 'generated', date '2013-06-17' + d, 'T' || (1000000 + i), 'Issuer ' || i, 'published',
      (i * 7919) % 1000 / 10.0, 0, 100, 'low', false, 'high', 100, '{}',
      jsonb_build_object('overallRisk', (array['low', 'medium', 'high'])[1 + i % 3]), true, '[]', '[]', 'r', 'm'
    from generate_series(0, ${issuersOf(filings) - 1}::int) i, generate_series(0, 4) d
  `.execute(db);
}
