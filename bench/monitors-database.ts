import { sql } from 'kysely';
import type { ParserVersion } from '../core/ids.ts';
import type { Database } from '../db/database.ts';
import { ensurePromoted } from '../db/repositories/runs/promotions.ts';
import { CURRENT_METHODOLOGY_VERSION } from '../scoring/methodology-registry.ts';

export const ISSUERS = 3_000;
const RAW_KEY = `sha256:${'e'.repeat(64)}`;
const META = sql`'m1', ${`${RAW_KEY}#1:100-200`},
  '{"first": "a", "second": "b", "third": "c"}'::jsonb, 'trace', 0.9, '[{"name": "total", "passed": true}]'::jsonb`;
const META_COLUMNS = sql`materialization_version, source_span, value_spans, extraction_trace_id, confidence,
  cross_validations`;
const ACCESSION = sql`'0001234567-26-' || lpad(n::text, 6, '0')`;
const CIK = sql`(1000 + n % ${ISSUERS}::int)::text`;

/** A methodology and promoted parsers, before monitors are made. */
export async function prepareNight(db: Database): Promise<void> {
  await ensurePromoted(db, ['offering-events@1', 'cash-position@1'] as ParserVersion[]);
  await sql`
    insert into score.methodologies (version, content_hash, body) values (${CURRENT_METHODOLOGY_VERSION}, 'a', '{}')
  `.execute(db);
  await storeScores(db, 1);
}

/** A night: filings, each with an offering and a cash position, and a score for each issuer. */
export async function storeNight(db: Database, filings: number): Promise<void> {
  await sql`
    insert into raw.filings (accession_number, cik, form, filed_date, public_at, public_at_estimated, url, source, state,
      raw_source_key, header)
    select ${ACCESSION}, ${CIK}, (array['8-K', '10-Q', '424B5', '4', 'SC 13G', 'S-3'])[1 + n % 6], '2026-03-02',
      '2026-03-02T21:00:00Z', false, 'https://www.sec.gov/Archives/edgar/data/1/' || n || '.txt', 'edgar', 'stored',
      ${RAW_KEY}, jsonb_build_object('items', jsonb_build_array('Item ' || n % 9 || '.01'), 'filers', '[]'::jsonb)
    from generate_series(1, ${filings}::int) n
  `.execute(db);
  await sql`
    insert into raw.filing_filers (cik, accession_number, role, name, is_own)
    select ${CIK}, ${ACCESSION}, 'filer', 'Issuer ' || n % ${ISSUERS}::int, true from generate_series(1, ${filings}::int) n
  `.execute(db);
  await sql`
    insert into dilution.offering_events (cik, accession_number, sequence, ordinal, form, filed_date, type, is_atm,
      is_primary, is_resale, securities, gross_proceeds, price_per_share, parser_version, raw_source_key, ${META_COLUMNS})
    select ${CIK}, ${ACCESSION}, 1, 0, '424B5', '2026-03-02', (array['atm', 'resale', 'shelf', 'ipo'])[1 + n % 4],
      n % 4 = 0, true, false, array['common stock', 'warrants'], n * 10000, n % 500 / 10.0, 'offering-events@1',
      ${RAW_KEY}, ${META}
    from generate_series(1, ${filings}::int) n
  `.execute(db);
  await sql`
    insert into dilution.cash_position (cik, accession_number, as_of, currency, cash_and_equivalents, runway_months,
      going_concern, parser_version, raw_source_key, ${META_COLUMNS})
    select ${CIK}, ${ACCESSION}, '2025-12-31', 'USD', n * 1000, n % 60, n % 7 = 0, 'cash-position@1', ${RAW_KEY}, ${META}
    from generate_series(1, ${filings}::int) n
  `.execute(db);
  await storeScores(db, 2);
  await sql`analyze`.execute(db);
}

async function storeScores(db: Database, day: number): Promise<void> {
  await sql`
    insert into score.scores (cik, methodology_version, as_of_date, status, score, lo, hi, band, band_barred, confidence,
      present_weight, factors, sub_ratings, priced, confidence_reasons, withheld_reasons, receipt_hash,
      materialization_version)
    select (1000 + n)::text, ${CURRENT_METHODOLOGY_VERSION}, make_date(2026, 3, ${day}), 'published', v, 0, 100,
      case when v >= 75 then 'high' else 'low' end, false, 'high', 100, '{"cashRunwayPressure": 50}',
      '{"overallRisk": "high"}', true, '[]', '[]', 'r', 'm1'
    from (
      select n, (n * 7 + ${day}::int * 13) % 100 as v from generate_series(0, ${ISSUERS}::int - 1) n
    ) scores
  `.execute(db);
}

/** Tables of the night with the column that says what is new. */
export const NIGHT_TABLES = {
  'raw.filings': sql`state_changed_at`,
  'dilution.offering_events': sql`recorded_at`,
  'dilution.cash_position': sql`recorded_at`,
  'score.scores': sql`computed_at`,
} as const;
