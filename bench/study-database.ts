import { writeFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { edgarBusinessDays } from '../core/business-days.ts';
import { addDays, epochDay, type IsoDate } from '../core/dates.ts';
import { parseCik } from '../core/ids.ts';
import type { Database } from '../db/database.ts';
import { parserSetOf } from '../db/repositories/filings/parser-sets.ts';
import { recordDiscovery } from '../db/repositories/filings/raw-objects.ts';
import { ensurePromoted } from '../db/repositories/runs/promotions.ts';
import { type IssuerHistory, insertHistories } from '../db/repositories/scores/score-histories.ts';
import { registerMethodology } from '../db/repositories/scores/scores.ts';
import { createScoreColumns } from '../scoring/columnar/score-columns.ts';
import type { Methodology } from '../scoring/methodology.ts';
import { methodologyHash } from '../scoring/methodology.ts';
import { createRandom } from '../scoring/study/bootstrap.ts';
import { PARSER_VERSIONS } from './scale-database.ts';

export interface StudySize {
  readonly issuers: number;
  /** Business days with a score. */
  readonly days: number;
}

/** The last scored day; a year of filings follows it. */
export const LAST_SCORED = '2025-06-30' as IsoDate;
const QUARTERS = 36;

/** Issuers' risk in [0, 1), by number: growth, offerings and scores follow it. */
const RISK = sql.raw(`((i * 7919) % 1000 / 1000.0)`);
const CIK = sql.raw(`(1000000 + i)::text`);
const DAY = sql.raw(`(date '2026-08-12' - 91 * (${QUARTERS - 1} - q))`);
const ACCESSION = sql.raw(`lpad((1000000 + i)::text, 10, '0') || '-26-' || lpad(q::text, 6, '0')`);
const SALE = sql.raw(`lpad((1000000 + i)::text, 10, '0') || '-27-' || lpad(q::text, 6, '0')`);
const META_COLUMNS = sql.raw(
  'parser_version, raw_source_key, materialization_version, source_span, value_spans, extraction_trace_id, confidence, cross_validations',
);
const metaOf = (version: string) => sql`${version}, 'sha256:' || lpad(i::text, 64, '0'), 'm',
  'sha256:' || lpad(i::text, 64, '0') || '#1:0-9', '{}', 't', 1, '[{"name": "generated", "passed": true}]'`;

/**
 * Nine years of quarterly reports, with counts that grow by the issuer's risk, cash, tickers and yearly offerings;
 * a score on each of the days under both methodologies.
 *
 * @param prices file to write month-end closes to
 */
export async function fillStudy(
  db: Database,
  { issuers, days }: StudySize,
  methodologies: readonly Methodology[],
  prices: string,
): Promise<readonly [from: IsoDate, to: IsoDate]> {
  await ensurePromoted(db, PARSER_VERSIONS);
  const from = '2015-01-01' as IsoDate;
  const to = '2026-09-30' as IsoDate;
  await recordDiscovery(db, { source: 'edgar', indexKind: 'full-index', cik: null, from, to, filings: 1 });
  await insertReports(db, issuers);
  await insertOfferings(db, issuers);
  const scored = edgarBusinessDays(addDays(LAST_SCORED, -Math.ceil(days * 1.5) - 30), LAST_SCORED).slice(-days);
  const range = [scored[0] ?? LAST_SCORED, LAST_SCORED] as const;
  for (const methodology of methodologies) await insertScores(db, issuers, scored, methodology);
  await writeFile(prices, closesOf(issuers, scored));
  await sql`vacuum analyze`.execute(db);
  return range;
}

async function insertReports(db: Database, issuers: number): Promise<void> {
  const parserSet = await db.transaction().execute((trx) => parserSetOf(trx, new Set(PARSER_VERSIONS)));
  const each = sql`from generate_series(1, ${issuers}::int) as i, generate_series(0, ${QUARTERS - 1}::int) as q`;
  await sql`
    insert into raw.filings (accession_number, cik, form, filed_date, public_at, public_at_estimated, url, source, state,
      raw_source_key, retrieved_at, parser_set)
    select ${ACCESSION}, ${CIK}, case when q % 4 = 0 then '10-K' else '10-Q' end, ${DAY},
      (${DAY} + time '21:00') at time zone 'UTC', false, 'https://www.sec.gov/Archives/' || i || '/' || q, 'edgar',
      'processed', 'sha256:' || lpad(i::text, 64, '0'), now(), ${parserSet}::int
    ${each}
  `.execute(db);
  await sql`
    insert into dilution.share_float_history (cik, accession_number, as_of, share_class, basis, shares_outstanding,
      ${META_COLUMNS})
    select ${CIK}, ${ACCESSION}, ${DAY} - 5, '', 'cover',
      round(10000000 * (1 + 0.12 * ${RISK} * ${RISK} + 0.03 * ((i * 31) % 10) / 10.0) ^ q), ${metaOf('share-float@1')}
    ${each}
  `.execute(db);
  await sql`
    insert into dilution.cash_position (cik, accession_number, as_of, currency, cash_and_equivalents, operating_cash_flow,
      operating_cash_flow_start, operating_cash_flow_end, ttm_operating_cash_flow, going_concern, ${META_COLUMNS})
    select ${CIK}, ${ACCESSION}, ${DAY} - 43, 'USD', 3000000 * (1 + (i * 13 + q) % 12) * (1.1 - ${RISK}), -3000000,
      ${DAY} - 133, ${DAY} - 43, -12000000, false, ${metaOf('cash-position@1')}
    ${each}
  `.execute(db);
  await sql`
    insert into parsed.filer_identities (cik, accession_number, ordinal, name, ticker, exchange, security_title,
      ${META_COLUMNS})
    select ${CIK}, ${ACCESSION}, 0, 'Issuer ' || i, 'T' || i, 'NASDAQ', 'Common Stock', ${metaOf('filer-identity@1')}
    ${each} where q % 4 = 0
  `.execute(db);
}

/** Risky issuers sell stock in most quarters. */
async function insertOfferings(db: Database, issuers: number): Promise<void> {
  const parserSet = await db.transaction().execute((trx) => parserSetOf(trx, new Set(PARSER_VERSIONS)));
  const each = sql`
    from generate_series(1, ${issuers}::int) as i, generate_series(0, ${QUARTERS - 1}::int) as q
    where (i * 17 + q * 29) % 100 < 60 * ${RISK}
  `;
  await sql`
    insert into raw.filings (accession_number, cik, form, filed_date, public_at, public_at_estimated, url, source, state,
      raw_source_key, retrieved_at, parser_set)
    select ${SALE}, ${CIK}, '424B5', ${DAY} + 30, (${DAY} + 30 + time '21:00') at time zone 'UTC', false,
      'https://www.sec.gov/Archives/' || i || '/s' || q, 'edgar', 'processed', 'sha256:' || lpad(i::text, 64, '0'), now(),
      ${parserSet}::int
    ${each}
  `.execute(db);
  await sql`
    insert into dilution.offering_events (cik, accession_number, sequence, ordinal, form, filed_date, type, is_atm,
      is_primary, is_resale, securities, gross_proceeds, ${META_COLUMNS})
    select ${CIK}, ${SALE}, 1, 0, '424B5', ${DAY} + 30, 'registered_direct', false,
      true, false, '{"common stock"}', 1000000 + i * 100, ${metaOf('offering-events@1')}
    ${each}
  `.execute(db);
}

async function insertScores(
  db: Database,
  issuers: number,
  scored: readonly IsoDate[],
  methodology: Methodology,
): Promise<void> {
  const { version } = methodology;
  await registerMethodology(db, { version, contentHash: methodologyHash(methodology), body: methodology });
  const columns = createScoreColumns(scored.length);
  columns.length = scored.length;
  columns.asOf.set(scored.map((day) => epochDay(day)));
  columns.computedOn.set(columns.asOf);
  const random = createRandom(version.length);
  function* histories(): Generator<IssuerHistory> {
    for (let issuer = 1; issuer <= issuers; issuer++) {
      const risk = ((issuer * 7919) % 1000) / 1000;
      for (let day = 0; day < scored.length; day++) fillDay(day, risk);
      yield { cik: parseCik(1_000_000 + issuer), columns };
    }
  }
  function fillDay(day: number, risk: number): void {
    let score = 0;
    for (const [at, weight] of [30, 25, 20, 15, 10].entries()) {
      const factor = 100 * Math.min(1, Math.max(0, risk + 0.8 * (random() - 0.5)));
      (columns.factors[at] ?? new Float64Array(1))[day] = factor;
      score += (weight * factor) / 100;
    }
    columns.score[day] = Math.round(score * 10) / 10;
    columns.lo[day] = columns.score[day] ?? 0;
    columns.hi[day] = columns.score[day] ?? 0;
    columns.presentWeight[day] = 100;
    columns.band[day] = 0;
    columns.confidence[day] = Math.floor(3 * random());
  }
  await insertHistories(db, version, histories());
  await sql`
    insert into score.history_inputs (cik, methodology_version, from_date, to_date, input_hash, computed, carried)
    select ${CIK}, ${version}, ${scored[0]}, ${LAST_SCORED}, 'h', 1, 0 from generate_series(1, ${issuers}::int) as i
  `.execute(db);
}

/** Closes of the last business days of months: a market value needs one of the ten days before. */
function closesOf(issuers: number, scored: readonly IsoDate[]): string {
  const ends = scored.filter((day, at) => scored[at + 1]?.slice(0, 7) !== day.slice(0, 7));
  const lines = ['ticker,date,close,volume'];
  for (let issuer = 1; issuer <= issuers; issuer++) {
    for (const day of ends) lines.push(`T${issuer},${day},${(0.5 + (issuer % 97)).toFixed(2)},1000`);
  }
  return lines.join('\n');
}
