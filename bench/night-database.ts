import { sql } from 'kysely';
import { DATASET_PLANS } from '../core/dataset-plans.ts';
import { addDays } from '../core/dates.ts';
import type { FactRows } from '../core/fact-rows.ts';
import { type Cik, parserVersionOf, type RawSourceKey } from '../core/ids.ts';
import { type FactRef, type IssuerFacts, SCORE_DATASETS } from '../core/score-inputs.ts';
import { type CopyValue, copyRows, textArrayLiteral } from '../db/copy.ts';
import type { Database } from '../db/database.ts';
import { parserSetOf } from '../db/repositories/filings/parser-sets.ts';
import { recordDiscovery } from '../db/repositories/filings/raw-objects.ts';
import { replaceThresholdList } from '../db/repositories/lists/threshold-lists.ts';
import { ensurePromoted } from '../db/repositories/runs/promotions.ts';
import { FACT_PLANS } from '../db/repositories/scores/read-fact-rows.ts';
import { END, generateUniverse } from './score-facts.ts';

type Row = Readonly<Record<string, CopyValue>>;
type Dataset = keyof typeof FACT_PLANS;

const PARSER_OF: Readonly<Record<Dataset, string>> = {
  shareCounts: 'share-float',
  cash: 'cash-position',
  offerings: 'offering-events',
  registrations: 'registration-events',
  warrants: 'overhang',
  convertibles: 'overhang',
  issuances: 'issuances',
  closings: 'issuances',
  runwaySecurities: 'issuances',
  notices: 'exchange-compliance',
  reverseSplits: 'reverse-splits',
  corporateActions: 'corporate-actions',
};
/** Columns that no score reads and every row has. */
const OTHER_COLUMNS: Readonly<Record<Dataset, Row>> = {
  shareCounts: {},
  cash: {},
  offerings: { sequence: 1, ordinal: 0 },
  registrations: {},
  warrants: { ordinal: 0, label: 'Common stock warrants', status: 'outstanding' },
  convertibles: { ordinal: 1, label: 'Convertible notes' },
  issuances: { ordinal: 0, basis: 'period' },
  closings: {},
  runwaySecurities: {},
  notices: { sequence: 1, ordinal: 0, status: 'notified', is_current: true },
  reverseSplits: { sequence: 1, ordinal: 0, form: '8-K', filed_date: '2026-01-02', stage: 'effective', ratio: '1:10' },
  corporateActions: {},
};
const VERSIONS = ['filer-identity', ...new Set(Object.values(PARSER_OF))].map((id) => parserVersionOf(id, 1));
const RAW_KEY = `sha256:${'c'.repeat(64)}` as RawSourceKey;
const BATCH = 250;

/** The rows that an issuer's facts are read from. */
function factRowsOf({ overhang, compliance, splits, ...facts }: IssuerFacts): FactRows {
  const statements = overhang.map((fact, ordinal) => ({ label: '', state: null, ...fact, sequence: 2, ordinal }));
  return {
    shareCounts: facts.shareCounts,
    cash: facts.cash,
    offerings: facts.offerings,
    registrations: facts.registrations,
    warrants: statements
      .filter(({ instrument }) => instrument === 'warrant')
      .map((fact) => ({ ...fact, count: fact.shares, exercisableText: null })),
    convertibles: statements
      .filter(({ instrument }) => instrument === 'convertible')
      .map(({ exercisePrice, expires, shares, ...fact }) => ({
        ...fact,
        principal: null,
        conversionPrice: exercisePrice,
        maturity: expires,
        sharesIssuable: shares,
      })),
    issuances: (facts.issuances ?? []).map(({ from, to, gross, net, ...fact }) => ({
      ...fact,
      sequence: 1,
      periodStart: from ?? to,
      periodEnd: to,
      grossProceeds: gross,
      netProceeds: net,
      averagePrice: null,
      cashless: null,
      preFunded: null,
    })),
    closings: [],
    runwaySecurities: [],
    notices: compliance.map((fact) => ({
      ...fact,
      form: '8-K',
      filedDate: fact.noticeDate,
      stage: fact.status,
      security: null,
      cureDeadline: fact.periodEnds ?? null,
    })),
    reverseSplits: splits.map((fact) => ({ ...fact, form: '8-K', filedDate: fact.effectiveDate, stage: 'effective' })),
    corporateActions: [],
  };
}

/** What every row of a dataset carries, as wide as real rows are. */
function metaOf(cik: Cik, fact: FactRef, parser: string): Row {
  return {
    cik,
    accession_number: fact.accessionNumber,
    parser_version: `${parser}@1`,
    raw_source_key: RAW_KEY,
    materialization_version: 'bench',
    source_span: fact.sourceSpan,
    value_spans: { first: fact.sourceSpan, second: fact.sourceSpan, third: fact.sourceSpan },
    extraction_trace_id: `trace-${fact.accessionNumber}`,
    confidence: fact.confidence,
    cross_validations: ['span-resolves', 'total-matches-cover', 'date-within-period'].map((name) => ({
      name,
      passed: true,
    })),
  };
}

async function copyFacts(db: Database, page: readonly IssuerFacts[]): Promise<void> {
  const issuers = page.map((facts) => ({ cik: facts.cik, rows: factRowsOf(facts) }));
  for (const dataset of Object.keys(FACT_PLANS) as Dataset[]) {
    const { view, columns, numbers } = FACT_PLANS[dataset];
    const names = Object.entries<string>({ ...columns, ...numbers }).filter(([name]) => name !== 'valueSpans');
    const rows = issuers.flatMap(({ cik, rows: own }) =>
      own[dataset].map((fact) => {
        const others = OTHER_COLUMNS[dataset];
        const values = names
          .map(([name, column]) => [column, copyValue(Reflect.get(fact, name))] as const)
          .filter(([column, value]) => value != null || !(column in others));
        return { ...metaOf(cik, fact, PARSER_OF[dataset]), ...others, ...Object.fromEntries(values) };
      }),
    );
    await copyAll(db, view.replace('.current_', '.'), rows);
  }
  const identities = page.flatMap(({ cik, ticker, shareCounts }) =>
    shareCounts
      .filter(({ publicFloat }) => publicFloat !== null)
      .map((fact) => ({
        ...metaOf(cik, fact, 'filer-identity'),
        ordinal: 0,
        name: `Issuer ${cik} Holdings, Inc.`,
        ticker,
        exchange: 'NASDAQ',
        security_title: 'Common Stock, par value $0.001 per share',
      })),
  );
  await copyAll(db, 'parsed.filer_identities', identities);
}

function copyValue(value: CopyValue | readonly string[]): CopyValue {
  return Array.isArray(value) ? textArrayLiteral(value) : value;
}

/** The filings that an issuer's facts are from, and current reports that state none. */
function filingsOf({ cik, ...facts }: IssuerFacts, parserSet: number): readonly Row[] {
  const reports = Array.from({ length: 40 }, (_, number) => {
    const day = addDays(END, -1 - number * 32);
    const accessionNumber = `${String(cik).padStart(10, '0')}-${day.slice(2, 4)}-${String(900_000 + number)}`;
    return { accessionNumber, form: '8-K', publicAt: `${day}T21:00:00.000Z` };
  });
  const filings = [
    ...[...facts.shareCounts, ...facts.overhang].map((fact) => ({ ...fact, form: '10-K' })),
    ...facts.cash.map((fact) => ({ ...fact, form: '10-Q' })),
    ...facts.offerings,
    ...facts.registrations,
    ...[...facts.compliance, ...facts.splits].map((fact) => ({ ...fact, form: '8-K' })),
    ...reports,
  ];
  const unique = new Map(filings.map((filing) => [filing.accessionNumber, filing]));
  return [...unique.values()].map(({ accessionNumber, form, publicAt }) => ({
    accession_number: accessionNumber,
    cik,
    form,
    filed_date: publicAt.slice(0, 10),
    public_at: publicAt,
    public_at_estimated: false,
    url: `https://www.sec.gov/Archives/edgar/data/${cik}/${accessionNumber}.txt`,
    source: 'bench',
    state: 'processed',
    raw_source_key: RAW_KEY,
    parser_set: parserSet,
  }));
}

async function copyFilings(db: Database, page: readonly IssuerFacts[], parserSet: number): Promise<void> {
  const filings = page.flatMap((facts) => filingsOf(facts, parserSet));
  await copyAll(db, 'raw.filings', filings);
  const filers = filings.map(({ cik, accession_number, form }) => ({
    cik,
    accession_number,
    form,
    is_own: true,
    role: 'filer',
    name: 'ISSUER HOLDINGS INC',
  }));
  await copyAll(db, 'raw.filing_filers', filers);
}

/** Fills a migrated database with issuers as years of nightly runs leave it; `onPrices` receives their closes. */
export async function fillNight(
  db: Database,
  issuers: number,
  onPrices: (ticker: string, prices: IssuerFacts['prices']) => void,
): Promise<void> {
  await ensurePromoted(db, VERSIONS);
  const discovered = { source: 'bench', indexKind: 'full-index', cik: null, filings: issuers * 100 } as const;
  await recordDiscovery(db, { ...discovered, from: addDays(END, -4_000), to: END });
  const parserSet = await db.transaction().execute((trx) => parserSetOf(trx, VERSIONS));
  for (const page of generateUniverse(1, issuers, BATCH)) {
    for (const { ticker, prices } of page) if (ticker !== null) onPrices(ticker, prices);
    await copyFilings(db, page, parserSet);
    await copyFacts(db, page);
  }
  await copyParseRuns(db);
  await replaceThresholdList(db, {
    exchange: 'nasdaq',
    listDate: END,
    madeAt: `${END.replaceAll('-', '')}220000`,
    rawSourceKey: RAW_KEY,
    securities: Array.from({ length: Math.ceil(issuers / 100) }, (_, index) => ({
      symbol: `T${index * 100 + 1}`,
      securityName: 'Common Stock',
      marketCategory: 'S',
    })),
  });
  await sql`vacuum analyze`.execute(db);
}

/** Every parser that applies to a filing's form has run over it. */
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
}

async function copyAll(db: Database, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const values = rows.map((row) => columns.map((column) => row[column]));
  await copyRows(db, table, columns, values);
}
