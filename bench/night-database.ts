import { sql } from 'kysely';
import { keepScoredFacts } from '../activities/scored-facts.ts';
import { addDays, epochDay, type IsoDate } from '../core/dates.ts';
import type { Cik } from '../core/ids.ts';
import { parserVersionOf } from '../core/ids.ts';
import { type FactRef, type IssuerFacts, SCORE_DATASETS } from '../core/score-inputs.ts';
import { type CopyValue, copyRows, textArrayLiteral } from '../db/copy.ts';
import type { Database } from '../db/database.ts';
import { DATASET_PLANS } from '../db/repositories/datasets/dataset-plans.ts';
import { parserSetOf } from '../db/repositories/filings/parser-sets.ts';
import { recordDiscovery } from '../db/repositories/filings/raw-objects.ts';
import { replaceThresholdList } from '../db/repositories/lists/threshold-lists.ts';
import { ensurePromoted } from '../db/repositories/runs/promotions.ts';
import { generateFacts } from './score-facts.ts';
import { measured, type Spent } from './spent.ts';

type Row = Readonly<Record<string, CopyValue>>;

const PARSERS = [
  'filer-identity',
  'share-float',
  'cash-position',
  'offering-events',
  'registration-events',
  'overhang',
  'exchange-compliance',
  'reverse-splits',
  'corporate-actions',
];
const VERSIONS = PARSERS.map((id) => parserVersionOf(id, 1));
const RAW_KEY = `sha256:${'c'.repeat(64)}`;
/** Issuers whose rows are made and copied at once. */
const BATCH = 250;

/** What every row of a dataset carries, as wide as real rows are. */
function metaOf(cik: Cik, fact: FactRef, parser: string, valueColumns: readonly string[]): Row {
  return {
    cik,
    accession_number: fact.accessionNumber,
    parser_version: `${parser}@1`,
    raw_source_key: RAW_KEY,
    filing_url: `https://www.sec.gov/Archives/edgar/data/${cik}/${fact.accessionNumber}.txt`,
    retrieved_at: fact.publicAt,
    public_at: fact.publicAt,
    public_at_estimated: false,
    materialization_version: 'bench',
    source_span: fact.sourceSpan,
    value_spans: Object.fromEntries(valueColumns.map((column) => [column, fact.sourceSpan])),
    extraction_trace_id: `trace-${fact.accessionNumber}`,
    confidence: fact.confidence,
    cross_validations: ['span-resolves', 'total-matches-cover', 'date-within-period'].map((name) => ({
      name,
      passed: true,
    })),
  };
}

/** One issuer's facts as rows, by table. */
function rowsOf(facts: IssuerFacts): Readonly<Record<string, readonly Row[]>> {
  const { cik } = facts;
  const annual = facts.shareCounts.filter(({ publicFloat }) => publicFloat !== null);
  return {
    'parsed.filer_identities': annual.map((fact) => ({
      ...metaOf(cik, fact, 'filer-identity', ['ticker']),
      ordinal: 0,
      name: `Issuer ${cik} Holdings, Inc.`,
      ticker: facts.ticker,
      exchange: 'NASDAQ',
      security_title: 'Common Stock, par value $0.001 per share',
    })),
    'dilution.share_float_history': facts.shareCounts.map((fact) => ({
      ...metaOf(cik, fact, 'share-float', ['sharesOutstanding', 'publicFloat']),
      as_of: fact.asOf,
      share_class: fact.shareClass,
      basis: fact.basis,
      shares_outstanding: fact.sharesOutstanding,
      public_float: fact.publicFloat,
      public_float_as_of: fact.publicFloatAsOf,
    })),
    'dilution.cash_position': facts.cash.map((fact) => ({
      ...metaOf(cik, fact, 'cash-position', ['cashAndEquivalents', 'operatingCashFlow', 'goingConcern']),
      as_of: fact.asOf,
      currency: 'USD',
      cash_and_equivalents: fact.cash,
      operating_cash_flow: fact.operatingCashFlow,
      operating_cash_flow_start: fact.operatingCashFlowStart,
      operating_cash_flow_end: fact.operatingCashFlowEnd,
      going_concern: fact.goingConcern,
    })),
    'dilution.offering_events': facts.offerings.map((fact) => ({
      ...metaOf(cik, fact, 'offering-events', ['grossProceeds', 'registeredAmount', 'maxAggregateOffering']),
      sequence: 1,
      ordinal: 0,
      form: fact.form,
      filed_date: fact.filedDate,
      file_number: fact.fileNumber,
      type: fact.type,
      is_atm: fact.isAtm,
      is_primary: fact.isPrimary,
      is_resale: fact.isResale,
      securities: textArrayLiteral(fact.securities),
      gross_proceeds: fact.grossProceeds,
      max_aggregate_offering: fact.maxAggregateOffering,
      registered_amount: fact.registeredAmount,
    })),
    'dilution.registration_events': facts.registrations.map((fact) => ({
      ...metaOf(cik, fact, 'registration-events', []),
      file_number: fact.fileNumber,
      form: fact.form,
      event: fact.event,
      date: fact.date,
    })),
    'dilution.warrants': facts.overhang
      .filter(({ instrument }) => instrument === 'warrant')
      .map((fact) => ({
        ...metaOf(cik, fact, 'overhang', ['count', 'exercisePrice', 'expires']),
        sequence: 2,
        ordinal: 0,
        as_of: fact.asOf,
        label: 'Common stock warrants',
        count: fact.shares,
        exercise_price: fact.exercisePrice,
        expires: fact.expires,
        exercisable_from: fact.exercisableFrom,
        pre_funded: false,
        status: 'outstanding',
      })),
    'dilution.convertibles': facts.overhang
      .filter(({ instrument }) => instrument === 'convertible')
      .map((fact) => ({
        ...metaOf(cik, fact, 'overhang', ['sharesIssuable', 'conversionPrice']),
        sequence: 2,
        ordinal: 1,
        as_of: fact.asOf,
        label: 'Convertible notes',
        conversion_price: fact.exercisePrice,
        maturity: fact.expires,
        shares_issuable: fact.shares,
      })),
    'dilution.exchange_compliance': facts.compliance.map((fact) => ({
      ...metaOf(cik, fact, 'exchange-compliance', ['stage', 'noticeDate']),
      sequence: 1,
      ordinal: 0,
      form: '8-K',
      filed_date: fact.noticeDate,
      exchange: fact.exchange,
      deficiency: fact.deficiency,
      status: fact.status,
      stage: fact.status,
      notice_date: fact.noticeDate,
      is_current: true,
    })),
    'dilution.reverse_splits': facts.splits.map((fact) => ({
      ...metaOf(cik, fact, 'reverse-splits', ['ratio', 'effectiveDate']),
      sequence: 1,
      ordinal: 0,
      form: '8-K',
      filed_date: fact.effectiveDate,
      stage: 'effective',
      ratio: `${fact.numerator}:${fact.denominator}`,
      numerator: fact.numerator,
      denominator: fact.denominator,
      effective_date: fact.effectiveDate,
    })),
  };
}

/** The filings that an issuer's facts are of, and current reports that state none. */
function filingsOf(facts: IssuerFacts, end: IsoDate): readonly Row[] {
  const { cik } = facts;
  const filings = new Map<string, Row>();
  const add = (accession: string, form: string, publicAt: string) => {
    filings.set(accession, {
      accession_number: accession,
      cik,
      form,
      filed_date: publicAt.slice(0, 10),
      public_at: publicAt,
      public_at_estimated: false,
      url: `https://www.sec.gov/Archives/edgar/data/${cik}/${accession}.txt`,
      source: 'bench',
      state: 'processed',
      raw_source_key: RAW_KEY,
    });
  };
  for (const fact of facts.cash) add(fact.accessionNumber, '10-Q', fact.publicAt);
  for (const fact of facts.offerings) add(fact.accessionNumber, fact.form, fact.publicAt);
  for (const fact of facts.registrations) add(fact.accessionNumber, fact.form, fact.publicAt);
  for (const fact of [...facts.compliance, ...facts.splits]) add(fact.accessionNumber, '8-K', fact.publicAt);
  for (let number = 0; number < 40; number++) {
    const day = addDays(end, -1 - number * 32);
    const accession = `${String(cik).padStart(10, '0')}-${day.slice(2, 4)}-${String(900_000 + number)}`;
    add(accession, '8-K', `${day}T21:00:00.000Z`);
  }
  return [...filings.values()];
}

/** Fills a migrated database with issuers as years of nights leave it; prices are told ticker by ticker. */
export async function fillNight(
  db: Database,
  issuers: number,
  end: IsoDate,
  price: (ticker: string, prices: IssuerFacts['prices']) => void,
): Promise<void> {
  await ensurePromoted(db, VERSIONS);
  await recordDiscovery(db, {
    source: 'bench',
    indexKind: 'full-index',
    cik: null,
    from: addDays(end, -4_000),
    to: end,
    filings: issuers * 100,
  });
  for (let first = 1; first <= issuers; first += BATCH) {
    const count = Math.min(BATCH, issuers - first + 1);
    const page = Array.from({ length: count }, (_, index) => generateFacts(first + index, end));
    for (const { ticker, prices } of page) if (ticker !== null) price(ticker, prices);
    const filings = page.flatMap((facts) => filingsOf(facts, end));
    await copyAll(db, 'raw.filings', filings);
    await copyAll(
      db,
      'raw.filing_filers',
      filings.map(({ cik, accession_number, form }) => ({
        cik,
        accession_number,
        form,
        is_own: true,
        role: 'filer',
        name: 'ISSUER HOLDINGS INC',
      })),
    );
    const tables = page.map(rowsOf);
    for (const table of Object.keys(tables[0] ?? {})) {
      await copyAll(
        db,
        table,
        tables.flatMap((rows) => rows[table] ?? []),
      );
    }
  }
  await copyParseRuns(db);
  await replaceThresholdList(db, {
    exchange: 'nasdaq',
    listDate: end,
    madeAt: `${end.replaceAll('-', '')}220000`,
    rawSourceKey: RAW_KEY as never,
    securities: Array.from({ length: Math.ceil(issuers / 100) }, (_, index) => ({
      symbol: `T${index * 100 + 1}`,
      securityName: 'Common Stock',
      marketCategory: 'S',
    })),
  });
  await sql`vacuum analyze`.execute(db);
}

/**
 * A day's filings: rows of one issuer of so many are written anew, as the load of a filing does, and what they come to
 * is kept, as deriving does.
 *
 * @returns what the keeping cost
 */
export async function file(db: Database, oneOf: number, asOf: IsoDate): Promise<Spent> {
  for (const table of ['dilution.share_float_history', 'dilution.cash_position']) {
    await sql`
      update ${sql.table(table)} t set verified_at = now()
      from (select distinct on (cik) cik, accession_number from ${sql.table(table)} order by cik, public_at desc) newest
      where t.cik = newest.cik and t.accession_number = newest.accession_number and newest.cik::bigint % ${oneOf} = 0
    `.execute(db);
  }
  return measured(db, () => keepAsDerived(db, asOf));
}

/** What deriving does before a night is scored. */
export async function keepAsDerived(db: Database, asOf: IsoDate): Promise<void> {
  await keepScoredFacts({ db, signal: new AbortController().signal, beat: () => undefined }, asOf);
}

/** Every parser that reads a filing's form has run over it. */
async function copyParseRuns(db: Database): Promise<void> {
  const forms = SCORE_DATASETS.flatMap((dataset) => {
    const plan = DATASET_PLANS[dataset];
    return (plan?.forms ?? []).map((form) => ({ parser_id: plan?.parserId, form }));
  });
  await sql`
    insert into ops.parse_runs (cik, accession_number, parser_version, sequence, parser_id, status, confidence,
      input_hash, output_hash, reasons, warnings, cross_validations, duration_ms, materialization_version)
    select distinct g.cik, g.accession_number, w.parser_id || '@1', 1, w.parser_id, 'parsed', 1,
      md5(g.accession_number), md5(g.cik), '[]'::jsonb, '[]'::jsonb, '[]'::jsonb, 3, 'bench'
    from raw.filings g
    join jsonb_to_recordset(${JSON.stringify(forms)}::jsonb) as w (parser_id text, form text) using (form)
  `.execute(db);
  const parserSet = await db.transaction().execute((trx) => parserSetOf(trx, VERSIONS));
  await db.updateTable('raw.filings').set({ parser_set: parserSet }).execute();
}

async function copyAll(db: Database, table: string, rows: readonly Row[]): Promise<void> {
  const [head] = rows;
  if (head === undefined) return;
  const columns = Object.keys(head);
  await copyRows(
    db,
    table,
    columns,
    rows.map((row) => columns.map((column) => row[column])),
  );
}

/** Days of closes that a night looks back to. */
export function isWithin(date: IsoDate, end: IsoDate, days: number): boolean {
  return epochDay(date) > epochDay(end) - days;
}
