import { type RawBuilder, sql } from 'kysely';
import type { IsoTimestamp } from '../../../core/dates.ts';
import type {
  ClosingRow,
  ComplianceNoticeRow,
  ConvertibleRow,
  CorporateActionRow,
  FactRows,
  FactWindow,
  IssuanceRow,
  ReverseSplitRow,
  RunwaySecuritiesRow,
  WarrantRow,
} from '../../../core/fact-rows.ts';
import type { Cik } from '../../../core/ids.ts';
import type { CashFact, FactRef, OfferingFact, RegistrationFact, ShareCountFact } from '../../../core/score-inputs.ts';
import type { Database, Transaction } from '../../database.ts';
import { datasetSource } from '../datasets/dataset-source.ts';

/** Names of a row's numbers. */
type NumberName<R> = { [N in keyof R]-?: NonNullable<R[N]> extends number ? N : never }[keyof R];

/** Stated in filings, but read by no parser yet, so that no view has them. */
type Unread = 'pricedOn' | 'closesOn' | 'longTermInvestments' | 'countsLongTerm';

/** Where a row's values come from: property → column or expression of the view's row `t`. */
export interface RowPlan<R extends FactRef> {
  readonly view: string;
  readonly columns: Readonly<Record<Exclude<keyof R, keyof FactRef | NumberName<R> | Unread>, string>>;
  /** Read as JavaScript numbers, while `numeric` is read as text elsewhere. */
  readonly numbers: Readonly<Record<Exclude<NumberName<R>, keyof FactRef | Unread>, string>>;
}

const REF_COLUMNS: Readonly<Record<keyof FactRef, string>> = {
  accessionNumber: 'accession_number',
  sourceSpan: 'source_span',
  parserVersion: 'parser_version',
  publicAt: 'public_at',
  confidence: 'confidence',
  verified: `not (cross_validations @> '[{"passed": false}]')`,
};

const SHARE_COUNTS: RowPlan<ShareCountFact> = {
  view: 'dilution.current_share_float_history',
  columns: {
    valueSpans: 'value_spans',
    asOf: 'as_of',
    shareClass: 'share_class',
    basis: 'basis',
    publicFloatAsOf: 'public_float_as_of',
  },
  numbers: { sharesOutstanding: 'shares_outstanding', publicFloat: 'public_float' },
};

const CASH: RowPlan<CashFact> = {
  view: 'dilution.current_cash_position',
  columns: {
    valueSpans: 'value_spans',
    asOf: 'as_of',
    currency: 'currency',
    operatingCashFlowStart: 'operating_cash_flow_start',
    operatingCashFlowEnd: 'operating_cash_flow_end',
    goingConcern: 'going_concern',
  },
  numbers: {
    cash: 'cash_and_equivalents',
    shortTermInvestments: 'short_term_investments',
    operatingCashFlow: 'operating_cash_flow',
    ttmOperatingCashFlow: 'ttm_operating_cash_flow',
  },
};

const OFFERINGS: RowPlan<OfferingFact> = {
  view: 'dilution.current_offering_events',
  columns: {
    valueSpans: 'value_spans',
    form: 'form',
    filedDate: 'filed_date',
    fileNumber: 'file_number',
    type: 'type',
    isAtm: 'is_atm',
    isPrimary: 'is_primary',
    isResale: 'is_resale',
    securities: 'securities',
    babyShelfApplies: 'baby_shelf_applies',
    statedPriceDate: 'stated_price_date',
  },
  numbers: {
    grossProceeds: 'gross_proceeds',
    netProceeds: 'net_proceeds',
    sharesOffered: 'shares_offered',
    pricePerShare: 'price_per_share',
    maxAggregateOffering: 'max_aggregate_offering',
    registeredAmount: 'registered_amount',
    babyShelfPublicFloat: 'baby_shelf_public_float',
    babyShelfSoldLast12Months: 'baby_shelf_sold_last12_months',
    statedPrice: 'stated_price',
  },
};

const REGISTRATIONS: RowPlan<RegistrationFact> = {
  view: 'dilution.current_registration_events',
  columns: { fileNumber: 'file_number', form: 'form', event: 'event', date: 'date' },
  numbers: {},
};

export const WARRANTS: RowPlan<WarrantRow> = {
  view: 'dilution.current_warrants',
  columns: {
    asOf: 'as_of',
    exercisableFrom: 'exercisable_from',
    exercisableText: 'exercisable_text',
    expires: 'expires',
    preFunded: 'pre_funded',
    label: 'label',
    state: 'status',
  },
  numbers: { sequence: 'sequence', ordinal: 'ordinal', count: 'count', exercisePrice: 'exercise_price' },
};

export const CONVERTIBLES: RowPlan<ConvertibleRow> = {
  view: 'dilution.current_convertibles',
  columns: {
    asOf: 'as_of',
    maturity: 'maturity',
    variablePrice: 'variable_price',
    label: 'label',
    convertibleFrom: 'convertible_from',
    convertibleText: 'convertible_text',
  },
  numbers: {
    sequence: 'sequence',
    ordinal: 'ordinal',
    principal: 'principal',
    conversionPrice: 'conversion_price',
    sharesIssuable: 'shares_issuable',
    discountPercent: 'discount_percent',
    floorPrice: 'floor_price',
  },
};

const ISSUANCES: RowPlan<IssuanceRow> = {
  view: 'dilution.current_issuances',
  columns: {
    valueSpans: 'value_spans',
    form: 'form',
    channel: 'channel',
    fileNumber: 'file_number',
    periodStart: 'period_start',
    periodEnd: 'period_end',
    cashless: 'cashless',
    preFunded: 'pre_funded',
  },
  numbers: {
    sequence: 'sequence',
    shares: 'shares',
    grossProceeds: 'gross_proceeds',
    netProceeds: 'net_proceeds',
    averagePrice: 'average_price',
    principal: 'principal',
    strike: 'strike',
  },
};

const CLOSINGS: RowPlan<ClosingRow> = {
  view: 'dilution.current_offering_closings',
  columns: { form: 'form', filedDate: 'filed_date', closedOn: 'closed_on', agreedOn: 'agreed_on' },
  numbers: {
    shares: 'shares',
    pricePerShare: 'price_per_share',
    grossProceeds: 'gross_proceeds',
    netProceeds: 'net_proceeds',
  },
};

const RUNWAY_SECURITIES: RowPlan<RunwaySecuritiesRow> = {
  view: 'dilution.current_runway_securities',
  columns: { asOf: 'as_of', counted: 'counted' },
  numbers: { longTermInvestments: 'long_term_investments' },
};

const NOTICES: RowPlan<ComplianceNoticeRow> = {
  view: 'dilution.current_exchange_compliance',
  columns: {
    form: 'form',
    filedDate: 'filed_date',
    exchange: 'exchange',
    deficiency: 'deficiency',
    stage: 'stage',
    security: 'security',
    noticeDate: 'notice_date',
    cureDeadline: 'cure_deadline',
  },
  numbers: {},
};

const REVERSE_SPLITS: RowPlan<ReverseSplitRow> = {
  view: 'dilution.current_reverse_splits',
  columns: { form: 'form', filedDate: 'filed_date', stage: 'stage', effectiveDate: 'effective_date' },
  numbers: { numerator: 'numerator', denominator: 'denominator' },
};

const CORPORATE_ACTIONS: RowPlan<CorporateActionRow> = {
  view: 'dilution.current_corporate_actions',
  columns: { type: 'type', date: 'date', fromValue: 'from_value', toValue: 'to_value' },
  numbers: {},
};

/** By dataset, where the rows that scoring reads come from. */
export const FACT_PLANS: { readonly [dataset in keyof FactRows]: RowPlan<FactRows[dataset][number]> } = {
  shareCounts: SHARE_COUNTS,
  cash: CASH,
  offerings: OFFERINGS,
  registrations: REGISTRATIONS,
  warrants: WARRANTS,
  convertibles: CONVERTIBLES,
  issuances: ISSUANCES,
  closings: CLOSINGS,
  runwaySecurities: RUNWAY_SECURITIES,
  notices: NOTICES,
  reverseSplits: REVERSE_SPLITS,
  corporateActions: CORPORATE_ACTIONS,
};

/** Before the first filing on EDGAR. */
const EVER = '1990-01-01T00:00:00Z' as IsoTimestamp;

/**
 * The issuers' rows that became public in a window, as the promoted parser versions read them: a query per dataset.
 *
 * @param computedBy the rows as they were at that instant; null: now
 */
export async function loadFactRows(
  db: Database | Transaction,
  ciks: readonly Cik[],
  window: FactWindow,
  computedBy: IsoTimestamp | null = null,
): Promise<(cik: Cik) => FactRows> {
  const read = <R extends FactRef>(plan: RowPlan<R>, from = window.from) =>
    readRows(db, plan, sql`${ofIssuers(ciks)} and public_at > ${from} and public_at <= ${window.to}`, computedBy);
  const shareCounts = await read(FACT_PLANS.shareCounts);
  const cash = await read(FACT_PLANS.cash);
  const offerings = await read(FACT_PLANS.offerings, window.offeringsFrom);
  const registrations = await read(FACT_PLANS.registrations, window.offeringsFrom);
  // Terms of an instrument may have been stated long before: all statements count, whenever they became public.
  const warrants = await read(FACT_PLANS.warrants, EVER);
  const convertibles = await read(FACT_PLANS.convertibles, EVER);
  const issuances = await read(FACT_PLANS.issuances, window.offeringsFrom);
  const closings = await read(FACT_PLANS.closings, window.offeringsFrom);
  const runwaySecurities = await read(FACT_PLANS.runwaySecurities);
  const notices = await read(FACT_PLANS.notices);
  const reverseSplits = await read(FACT_PLANS.reverseSplits);
  const corporateActions = await read(FACT_PLANS.corporateActions);
  return (cik) => ({
    shareCounts: shareCounts.get(cik) ?? [],
    cash: cash.get(cik) ?? [],
    offerings: offerings.get(cik) ?? [],
    registrations: registrations.get(cik) ?? [],
    warrants: warrants.get(cik) ?? [],
    convertibles: convertibles.get(cik) ?? [],
    issuances: issuances.get(cik) ?? [],
    closings: closings.get(cik) ?? [],
    runwaySecurities: runwaySecurities.get(cik) ?? [],
    notices: notices.get(cik) ?? [],
    reverseSplits: reverseSplits.get(cik) ?? [],
    corporateActions: corporateActions.get(cik) ?? [],
  });
}

/** A condition on a dataset view. It names the issuers for its filings too: see `FilingColumns.filing_cik`. */
export function ofIssuers(ciks: readonly Cik[]): RawBuilder<unknown> {
  return sql`cik = any(${[...ciks]}) and filing_cik = any(${[...ciks]})`;
}

/** Rows of a view by issuer, in no order. */
export async function readRows<R extends FactRef>(
  db: Database | Transaction,
  { view, columns, numbers }: RowPlan<R>,
  conditions: RawBuilder<unknown>,
  computedBy: IsoTimestamp | null = null,
): Promise<ReadonlyMap<Cik, readonly R[]>> {
  const expressions = Object.entries<string>({ ...REF_COLUMNS, ...columns, ...numbers });
  const { rows } = await sql<R & { readonly cik: Cik }>`
    select cik, ${sql.join(expressions.map(([name, column]) => sql`${sql.raw(column)} as ${sql.ref(name)}`))}
    from ${datasetSource(view, computedBy)} t where ${conditions}
  `.execute(db);
  for (const row of rows) {
    for (const name of Object.keys(numbers)) {
      const value: unknown = Reflect.get(row, name);
      if (typeof value === 'string') Reflect.set(row, name, Number(value));
    }
  }
  return Map.groupBy(rows, ({ cik }) => cik);
}
