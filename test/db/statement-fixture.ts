import { sql } from 'kysely';
import type { Cik, ParserVersion } from '../../core/ids.ts';
import type { ParseOutcome } from '../../core/parser.ts';
import type { ColumnRole, StatementField, StatementKind } from '../../core/statements.ts';
import type { Database } from '../../db/database.ts';
import { replaceRows } from '../../db/repositories/datasets/dataset-rows.ts';
import { recordDiscovery } from '../../db/repositories/filings/raw-objects.ts';
import { ensurePromoted } from '../../db/repositories/runs/promotions.ts';
import type { PeriodOrigin, StatementPeriod, StatementsResult } from '../../parsers/statements/result.ts';
import { statementRows } from '../../parsers/statements/rows.ts';
import { accessionOf, date, rowMeta } from './fixtures.ts';
import { storeProcessed } from './processed-filing.ts';

export const STATEMENTS = 'statements@1' as ParserVersion;
/** Files the reports below. */
export const FILER = '100' as Cik;
/** Files jointly with it, and its own facts are in a report of the filer. */
export const SUBSIDIARY = '103' as Cik;
/** Its report has no statements. */
export const SILENT = '102' as Cik;

type Amounts = Readonly<Partial<Record<StatementField, string>>>;

const PER_SHARE = /^eps/;
const SHARES = /[sS]hares/;

/** A column whose values are each one reported fact. */
export function period(
  statement: StatementKind,
  [start, end]: readonly [start: string | null, end: string],
  amounts: Amounts,
  { role = 'current', currency = 'USD' }: { readonly role?: ColumnRole; readonly currency?: string } = {},
): StatementPeriod {
  const origins: Partial<Record<StatementField, PeriodOrigin>> = {};
  const fields = Object.entries(amounts) as [StatementField, string][];
  fields.forEach(([field, value], index) => {
    const isShares = SHARES.test(field) && field !== 'shareRepurchases';
    const concept = `us-gaap:${field[0]?.toUpperCase()}${field.slice(1)}`;
    origins[field] = {
      value,
      rule: 'reported',
      confidence: 0.97,
      operands: [
        {
          concept,
          value,
          unit: PER_SHARE.test(field) ? `${currency}/shares` : isShares ? 'shares' : currency,
          decimals: '0',
          start: start === null ? null : date(start),
          end: date(end),
          sign: 1,
          span: { sequence: 1, start: 100 + 10 * index, end: 109 + 10 * index },
        },
      ],
    };
  });
  const values = Object.fromEntries(fields.map(([field, value]) => [field, Number(value)]));
  return { statement, start: start === null ? null : date(start), end: date(end), role, currency, values, origins };
}

export interface StatementFiling {
  readonly n: number;
  readonly form: string;
  readonly day: string;
  readonly cik?: Cik;
  readonly coFiler?: Cik;
  /** Whom the facts are about; default: the filer. */
  readonly entity?: Cik;
  readonly version?: ParserVersion;
  readonly periods: readonly StatementPeriod[];
  readonly otherPeriods?: readonly StatementPeriod[];
}

/** Stores a processed filing with the rows of its statements, as loading does. */
export async function storeStatements(db: Database, filing: StatementFiling): Promise<void> {
  const { n, form, day, cik = FILER, coFiler, entity = cik, version = STATEMENTS, periods, otherPeriods = [] } = filing;
  const result: StatementsResult = {
    entity: { cik: entity.padStart(10, '0'), name: 'NORTHGATE ICE CO', fiscalYearEnd: '--12-31', currency: 'USD' },
    periods,
    otherPeriods,
    unmappedConcepts: [],
  };
  const isEmpty = periods.length + otherPeriods.length === 0;
  const outcome: ParseOutcome<StatementsResult> = {
    kind: 'statements',
    parserVersion: version,
    status: isEmpty ? 'rejected' : 'parsed',
    confidence: isEmpty ? 0 : 0.97,
    result: isEmpty ? null : result,
    spans: {},
    crossValidations: isEmpty ? [] : [{ name: 'balance-sheet-balances', passed: true }],
    reasons: isEmpty ? [{ code: 'no-xbrl-facts', message: 'the filing has no XBRL facts' }] : [],
    warnings: [],
  };
  const tables = statementRows(outcome, { form, filedDate: date(day) });
  const stored = { n, form, day, cik, coFiler, name: 'NORTHGATE ICE CO', parserId: 'statements', version };
  await storeProcessed(db, stored, { outcome, tables });
}

const IDENTITY = 'filer-identity@1' as ParserVersion;
const COVER = {
  securityTitle: 'Common Stock',
  documentType: '10-K',
  documentPeriodEnd: date('2024-12-31'),
  fiscalYearEnd: '--12-31',
  isShellCompany: false,
  filerCategory: null,
};

const year = (n: number) => [`${n}-01-01`, `${n}-12-31`] as const;

function annual(n: number, role: ColumnRole, revenue: number): readonly StatementPeriod[] {
  const text = (share: number) => String(Math.round(revenue * share));
  return [
    period(
      'income',
      year(n),
      {
        revenue: text(1),
        costOfRevenue: text(0.6),
        grossProfit: text(0.4),
        operatingIncome: text(0.2),
        interestExpense: text(0.02),
        incomeBeforeTax: text(0.18),
        incomeTaxExpense: text(0.04),
        netIncome: text(0.14),
        netIncomeIncludingNoncontrolling: text(0.14),
        epsBasic: '1.40',
        epsDiluted: '1.375',
        weightedSharesBasic: text(0.1),
        weightedSharesDiluted: text(0.102),
      },
      { role },
    ),
    period(
      'balance',
      [null, `${n}-12-31`],
      {
        cashAndEquivalents: text(0.3),
        shortTermInvestments: text(0.1),
        totalCurrentAssets: text(0.8),
        totalAssets: text(2),
        totalCurrentLiabilities: text(0.4),
        longTermDebt: text(0.5),
        totalDebt: text(0.6),
        totalLiabilities: text(1.2),
        totalEquity: text(0.8),
        totalEquityIncludingNoncontrolling: text(0.8),
        sharesOutstanding: text(0.1),
      },
      { role },
    ),
    period(
      'cashflow',
      year(n),
      {
        operatingCashFlow: text(0.25),
        capitalExpenditure: text(0.05),
        freeCashFlow: text(0.2),
        depreciationAmortization: text(0.06),
        dividendsPaid: text(0.03),
        investingCashFlow: text(-0.08),
        financingCashFlow: text(-0.1),
        netChangeInCash: text(0.07),
      },
      { role },
    ),
  ];
}

/** Months of 2025 from its beginning, with revenue and operating cash flow in proportion. */
const toDate = (end: string, revenue: string, cash: string): readonly StatementPeriod[] => [
  period('income', ['2025-01-01', end], { revenue }),
  period('cashflow', ['2025-01-01', end], { operatingCashFlow: cash }),
];

/**
 * Annual reports of 2023 to 2025, of which the last restates the revenue of 2024, and the quarterly reports of 2025; an
 * issuer whose report has no XBRL, and a joint report about the second filer.
 */
export async function storeIssuers(db: Database): Promise<void> {
  await ensurePromoted(db, [STATEMENTS, IDENTITY]);
  const index = { source: 'edgar', indexKind: 'full-index', cik: null, filings: 1 } as const;
  await recordDiscovery(db, { ...index, from: date('2023-01-01'), to: date('2026-06-30') });
  await sql`
    insert into reference.identifiers (cik, kind, value_key, search_key, source, valid_from, value, last_stated, statements)
    values (${FILER}, 'ticker', 'NICE', 'NICE', 'filing-cover', '2023-01-01', 'NICE', '2026-06-30', 1),
      (${FILER}, 'ticker', 'TWIN', 'TWIN', 'filing-cover', '2023-01-01', 'TWIN', '2026-06-30', 1),
      (${SILENT}, 'ticker', 'TWIN', 'TWIN', 'filing-cover', '2023-01-01', 'TWIN', '2026-06-30', 1),
      (${FILER}, 'name', 'NORTHGATE ICE CO', 'NORTHGATE ICE CO', 'filing-header', '2023-01-01', 'NORTHGATE ICE CO',
        '2026-06-30', 1)
  `.execute(db);
  const current = (n: number, revenue: number) => annual(n, 'current', revenue);
  const prior = (n: number, revenue: number) => annual(n, 'prior', revenue);
  await storeStatements(db, { n: 1, form: '10-K', day: '2024-02-20', periods: current(2023, 800_000_000) });
  await storeStatements(db, {
    n: 2,
    form: '10-K',
    day: '2025-02-20',
    periods: [...current(2024, 1_000_000_000), ...prior(2023, 800_000_000)],
  });
  const meta = rowMeta({ cik: FILER, accessionNumber: accessionOf(2), parserVersion: IDENTITY });
  const values = { ...COVER, name: 'NORTHGATE ICE CO', ticker: 'NICE', exchange: 'NASDAQ' };
  await db
    .transaction()
    .execute((trx) => replaceRows(trx, 'parsed.filer_identities', [meta], [{ values, meta, ordinal: 0 }]));
  await storeStatements(db, {
    n: 3,
    form: '10-Q',
    day: '2025-05-01',
    periods: toDate('2025-03-31', '250000000', '60000000'),
  });
  await storeStatements(db, {
    n: 4,
    form: '10-Q',
    day: '2025-08-01',
    periods: [
      ...toDate('2025-06-30', '520000000', '130000000'),
      period('income', ['2025-04-01', '2025-06-30'], { revenue: '270000000' }),
    ],
  });
  await storeStatements(db, {
    n: 5,
    form: '10-Q',
    day: '2025-11-01',
    periods: [
      ...toDate('2025-09-30', '810000000', '200000000'),
      period('income', ['2025-07-01', '2025-09-30'], { revenue: '290000000' }),
    ],
  });
  await storeStatements(db, {
    n: 6,
    form: '10-K',
    day: '2026-02-20',
    periods: [...current(2025, 1_100_000_000), ...prior(2024, 990_000_000)],
  });
  await storeStatements(db, { n: 7, form: '10-K', day: '2025-03-10', cik: SILENT, periods: [] });
  await storeStatements(db, {
    n: 8,
    form: '10-K',
    day: '2025-03-12',
    coFiler: SUBSIDIARY,
    entity: SUBSIDIARY,
    periods: current(2024, 50_000_000),
  });
}
