import { sql } from 'kysely';
import type { AccessionNumber, Cik, ParserVersion } from '../../core/ids.ts';
import type { RowMeta } from '../../core/rows.ts';
import type { SourceSpan } from '../../core/spans.ts';
import type { DatasetTable, DatasetValues } from '../../core/table-rows.ts';
import type { Database } from '../../db/database.ts';
import { replaceRows } from '../../db/repositories/datasets/dataset-rows.ts';
import { parserSetOf } from '../../db/repositories/filings/parser-sets.ts';
import { recordDiscovery } from '../../db/repositories/filings/raw-objects.ts';
import { ensurePromoted } from '../../db/repositories/runs/promotions.ts';
import { date, OFFERING_VALUES, RAW_KEY, rowMeta } from '../db/fixtures.ts';

/** An issuer with rows of every dataset, and another one whose filings state nothing. */
export const ISSUER = '100' as Cik;
export const OTHER = '101' as Cik;
export const SILENT = '102' as Cik;

export const VERSIONS = [
  'cash-position@1',
  'cash-prose@1',
  'corporate-actions@1',
  'exchange-compliance@1',
  'financing-reports@1',
  'lockups-and-rofr@1',
  'offering-events@1',
  'overhang@1',
  'reverse-splits@1',
  'share-count-prose@1',
  'share-float@1',
] as ParserVersion[];

type Dilution = Extract<DatasetTable, `dilution.${string}`>;
export type Listed = Exclude<
  Dilution,
  'dilution.registration_events' | 'dilution.issuances' | 'dilution.offering_closings' | 'dilution.runway_securities'
>;

export const PARSER_OF: Readonly<Record<Listed, string>> = {
  'dilution.cash_position': 'cash-position',
  'dilution.convertibles': 'overhang',
  'dilution.corporate_actions': 'corporate-actions',
  'dilution.exchange_compliance': 'exchange-compliance',
  'dilution.lockups': 'lockups-and-rofr',
  'dilution.offering_events': 'offering-events',
  'dilution.reverse_splits': 'reverse-splits',
  'dilution.rights_of_first_refusal': 'lockups-and-rofr',
  'dilution.share_float_history': 'share-float',
  'dilution.warrants': 'overhang',
};

/** What the row number `n` of a filing of a day states; every column has a value in some row. */
export const VALUES: { readonly [T in Listed]: (n: number, day: string) => DatasetValues[T] } = {
  'dilution.cash_position': (n, day) => ({
    asOf: date(`2023-${String(n + 1).padStart(2, '0')}-28`),
    currency: 'USD',
    cashAndEquivalents: '1234567.25',
    shortTermInvestments: n % 2 === 0 ? null : '500',
    operatingCashFlow: '-300000',
    operatingCashFlowStart: date('2023-01-01'),
    operatingCashFlowEnd: date(day),
    ttmOperatingCashFlow: null,
    monthlyBurn: '100000',
    runwayMonths: String(6 + 6 * n),
    goingConcern: n % 2 === 0,
    runwayStatement: n % 2 === 0 ? 'into the third quarter' : null,
  }),
  'dilution.convertibles': (n, day) => ({
    asOf: date(day),
    label: `Note ${n}`,
    principal: '2500000',
    conversionPrice: n % 2 === 0 ? '0.35' : null,
    maturity: n % 2 === 0 ? date('2026-06-30') : null,
    maturityYear: n % 2 === 0 ? null : 2027,
    interestRate: '8.5',
    variablePrice: n % 2 === 1,
    ratchet: n % 2 === 0,
    sharesIssuable: null,
    discountPercent: n % 2 === 1 ? '20' : null,
    floorPrice: '0.1',
    originalIssueDiscountPercent: null,
    convertibleFrom: null,
    convertibleText: 'at any time',
  }),
  'dilution.corporate_actions': (n, day) => ({
    form: '8-K',
    filedDate: date(day),
    type: n % 2 === 0 ? 'ticker_change' : 'name_change',
    fromValue: 'OLD',
    toValue: 'NEW',
    date: n % 2 === 0 ? date(day) : null,
  }),
  'dilution.exchange_compliance': (n, day) => ({
    form: '8-K',
    filedDate: date(day),
    exchange: n % 2 === 0 ? 'nasdaq' : 'nyse',
    rule: '5550(a)(2)',
    deficiency: n % 2 === 0 ? 'bid_price' : 'late_filing',
    status: 'notified',
    stage: 'notified',
    noticeDate: date(day),
    cureDeadline: date('2024-12-31'),
    security: n % 2 === 0 ? null : 'common',
    isCurrent: true,
  }),
  'dilution.lockups': (n, day) => ({
    parties: n % 2 === 0 ? 'company' : 'holders',
    days: 90,
    startsOn: date(day),
    endsOn: date('2024-09-30'),
    conditions: null,
  }),
  'dilution.offering_events': (n, day) => ({
    ...OFFERING_VALUES,
    form: n % 2 === 0 ? '424B5' : 'S-3',
    filedDate: date(day),
    fileNumber: '333-277095',
    type: n % 2 === 0 ? 'atm' : 'shelf',
    isAtm: n % 2 === 0,
    securities: ['common stock', 'warrants'],
    sharesOffered: '1000000',
    pricePerShare: '1.25',
    grossProceeds: '1250000',
    maxAggregateOffering: '50000000.55',
    babyShelfApplies: true,
    statedPriceDate: date(day),
  }),
  'dilution.reverse_splits': (n, day) => ({
    form: '8-K',
    filedDate: date(day),
    stage: n % 2 === 0 ? 'effective' : 'authorized',
    ratio: n % 2 === 0 ? '1-for-20' : null,
    numerator: n % 2 === 0 ? '1' : null,
    denominator: n % 2 === 0 ? '20' : null,
    effectiveDate: n % 2 === 0 ? date(day) : null,
    effectiveMonth: null,
    sharesBefore: '100000000',
    sharesAfter: '5000000',
    authorizedFrom: n % 2 === 0 ? null : '1-for-5',
    authorizedTo: n % 2 === 0 ? null : '1-for-50',
  }),
  'dilution.rights_of_first_refusal': (n) => ({
    holder: n % 2 === 0 ? 'Northgate Securities' : null,
    scope: 'all future offerings',
    durationMonths: 12,
    tailMonths: n % 2 === 0 ? 6 : null,
    tailFeePercent: n % 2 === 0 ? '7.5' : null,
  }),
  'dilution.share_float_history': (n, day) => ({
    asOf: date(day),
    shareClass: n === 0 ? '' : `Class ${n}`,
    basis: n % 2 === 0 ? 'cover' : 'annual-float',
    sharesOutstanding: '12345678',
    publicFloat: n % 2 === 0 ? null : '9876543.21',
    publicFloatAsOf: n % 2 === 0 ? null : date('2023-06-30'),
  }),
  'dilution.warrants': (n, day) => ({
    asOf: date(day),
    label: `Series ${n} warrants`,
    count: '750000',
    exercisePrice: '1.5',
    purchasePrice: null,
    expires: date(`20${28 + n}-01-31`),
    expiresText: null,
    exercisableFrom: null,
    exercisableText: 'immediately',
    priceProtection: n % 2 === 0,
    ratchet: n % 2 === 1,
    preFunded: n % 3 === 2,
    status: n % 2 === 0 ? 'outstanding' : 'offered',
  }),
};

export const TABLES = Object.keys(VALUES) as Listed[];

export interface StoredFiling {
  readonly accessionNumber: AccessionNumber;
  readonly cik: Cik;
  readonly form: string;
  /** It becomes public at 16:30 US Eastern of that day. */
  readonly day: string;
}

export function filingOf(n: number, cik: Cik, form: string, day: string): StoredFiling {
  return { accessionNumber: `0009999999-24-${String(n).padStart(6, '0')}` as AccessionNumber, cik, form, day };
}

/** A processed filing that all parsers have read. */
export async function storeFiling(db: Database, { accessionNumber, cik, form, day }: StoredFiling): Promise<void> {
  const parserSet = await db.transaction().execute((trx) => parserSetOf(trx, new Set(VERSIONS)));
  await sql`
    insert into raw.filings (accession_number, cik, form, filed_date, public_at, public_at_estimated, url, source, state,
      raw_source_key, retrieved_at, parser_set)
    values (${accessionNumber}, ${cik}, ${form}, ${day}, ${`${day}T20:30:00.000Z`}, false,
      ${`https://www.sec.gov/Archives/edgar/data/${cik}/${accessionNumber}.txt`}, 'edgar', 'processed', ${RAW_KEY},
      '2024-07-01T00:00:00.000Z', ${parserSet})
  `.execute(db);
  await sql`
    insert into raw.filing_filers (cik, accession_number, role, name, is_own, form)
    values (${cik}, ${accessionNumber}, 'filer', ${`ISSUER ${cik}`}, true, ${form})
  `.execute(db);
}

function metaOf({ cik, accessionNumber }: StoredFiling, parser: string): RowMeta {
  return rowMeta({
    cik,
    accessionNumber,
    parserVersion: `${parser}@1` as ParserVersion,
    sourceSpan: `${RAW_KEY}#1:10-20` as SourceSpan,
    valueSpans: { asOf: `${RAW_KEY}#1:10-20` as SourceSpan },
  });
}

/** Stores rows of a filing, `count` of them. */
export async function storeRows<T extends Listed>(
  db: Database,
  table: T,
  filing: StoredFiling,
  count: number,
  overrides: Partial<RowMeta> = {},
): Promise<void> {
  const parser = PARSER_OF[table];
  const meta = { ...metaOf(filing, parser), ...overrides };
  const rows = Array.from({ length: count }, (_, n) => ({
    meta,
    sequence: 1,
    ordinal: n,
    values: VALUES[table](n, filing.day),
  }));
  await db.transaction().execute((trx) => replaceRows<T>(trx, table, [meta], rows));
  await sql`
    insert into ops.parse_runs (cik, accession_number, parser_version, sequence, parser_id, status, confidence, input_hash,
      output_hash, reasons, warnings, cross_validations, duration_ms, materialization_version)
    values (${filing.cik}, ${filing.accessionNumber}, ${meta.parserVersion}, 1, ${parser}, 'parsed', 0.95, 'i', 'o', '[]',
      '[]', '[]', 1, 'm1')
    on conflict do nothing
  `.execute(db);
}

/** Tickers, names and index dates, and the filings of three issuers with two rows of each dataset per filing. */
export async function storeDilution(db: Database): Promise<readonly StoredFiling[]> {
  await ensurePromoted(db, VERSIONS);
  const index = { source: 'edgar', indexKind: 'full-index', cik: null, filings: 1 } as const;
  await recordDiscovery(db, { ...index, from: date('2024-01-01'), to: date('2024-06-30') });
  await sql`
    insert into reference.identifiers (cik, kind, value_key, search_key, source, valid_from, value, last_stated, statements)
    values (${ISSUER}, 'ticker', 'ABCD', 'ABCD', 'filing-cover', '2024-01-01', 'ABCD', '2024-06-30', 1),
      (${OTHER}, 'ticker', 'EFGH', 'EFGH', 'filing-cover', '2024-01-01', 'EFGH', '2024-06-30', 1),
      (${OTHER}, 'ticker', 'TWIN', 'TWIN', 'filing-cover', '2024-01-01', 'TWIN', '2024-06-30', 1),
      (${ISSUER}, 'ticker', 'TWIN', 'TWIN', 'filing-cover', '2024-01-01', 'TWIN', '2024-06-30', 1)
  `.execute(db);
  const filings = [
    filingOf(1, ISSUER, '424B5', '2024-01-10'),
    filingOf(2, ISSUER, '10-Q', '2024-02-10'),
    filingOf(3, OTHER, '8-K', '2024-02-10'),
    filingOf(4, ISSUER, '8-K', '2024-03-10'),
    filingOf(5, OTHER, 'S-3', '2024-04-10'),
  ];
  for (const filing of [...filings, filingOf(6, SILENT, '10-Q', '2024-05-10')]) await storeFiling(db, filing);
  for (const filing of filings) for (const table of TABLES) await storeRows(db, table, filing, 2);
  return filings;
}
