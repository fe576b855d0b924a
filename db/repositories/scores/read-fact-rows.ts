import { type RawBuilder, type Selectable, sql } from 'kysely';
import { addDays, endOfEasternDay, type IsoDate, type IsoTimestamp } from '../../../core/dates.ts';
import type { Cik } from '../../../core/ids.ts';
import type {
  CashFact,
  FactRef,
  IssuerFacts,
  MergerFact,
  OfferingFact,
  RegistrationFact,
  ShareCountFact,
} from '../../../core/score-inputs.ts';
import { textArrayLiteral } from '../../copy.ts';
import { selectByCopy } from '../../copy-out.ts';
import type { Database, Transaction } from '../../database.ts';
import type { RowMetaColumns } from '../../tables/columns.ts';
import type { CorporateActionsTable, ExchangeComplianceTable, ReverseSplitsTable } from '../../tables/compliance.ts';
import type {
  CashPositionTable,
  OfferingEventsTable,
  RegistrationEventsTable,
  ShareFloatHistoryTable,
} from '../../tables/dilution.ts';
import type { ConvertiblesTable, WarrantsTable } from '../../tables/lockups-and-rofr.ts';
import { complianceFacts, mergerFacts, splitFacts } from './compliance-facts.ts';
import { overhangFacts } from './overhang-facts.ts';

/** An issuer's facts of a window of time, before anything is chosen by an as-of date. */
export interface StoredFacts
  extends Pick<IssuerFacts, 'shareCounts' | 'offerings' | 'registrations' | 'overhang' | 'compliance' | 'splits'> {
  readonly mergers: readonly MergerFact[];
  /** In every currency, tagged and told in words. */
  readonly cashStatements: readonly CashStatement[];
}

export interface CashStatement extends CashFact {
  readonly currency: string;
}

/** What facts are made of. */
export const FACT_TABLES = [
  'dilution.share_float_history',
  'dilution.cash_position',
  'dilution.offering_events',
  'dilution.registration_events',
  'dilution.warrants',
  'dilution.convertibles',
  'dilution.exchange_compliance',
  'dilution.reverse_splits',
  'dilution.corporate_actions',
] as const;
export type FactTable = (typeof FACT_TABLES)[number];

/** Which rows of a table facts of a window are made of; values are literals, as COPY needs them. */
function rowsWithin(table: FactTable, window: PublicWindow): RawBuilder<unknown> {
  const { ciks, to, overhang } = window;
  const isOffering = table === 'dilution.offering_events' || table === 'dilution.registration_events';
  const isOverhang = table === 'dilution.warrants' || table === 'dilution.convertibles';
  // Rows of a filing stay together: which of its documents counts is told by all of them.
  const isStated =
    isOverhang && overhang
      ? sql` and (as_of >= ${sql.lit(overhang.since)} or public_at > ${sql.lit(overhang.publicAfter)})`
      : sql``;
  return sql`
    cik = any(${sql.lit(textArrayLiteral(ciks))}) and public_at <= ${sql.lit(to)}
    and public_at > ${sql.lit(isOffering ? window.offeringsFrom : window.from)}${isStated}
  `;
}

/** What the promoted parser versions read in filings that were public in a window. One query per dataset. */
export async function loadStoredFacts(
  db: Database | Transaction,
  window: PublicWindow,
): Promise<(cik: Cik) => StoredFacts> {
  const rows = <T extends RowMetaColumns, C extends keyof T & string>(table: FactTable, columns: Columns<T, C>) =>
    currentRows(db, table, columns, rowsWithin(table, window));
  const shareCounts = await rows('dilution.share_float_history', SHARE_COLUMNS);
  const cash = await rows('dilution.cash_position', CASH_COLUMNS);
  const offerings = await rows('dilution.offering_events', OFFERING_COLUMNS);
  const registrations = await rows('dilution.registration_events', REGISTRATION_COLUMNS);
  const warrants = await rows('dilution.warrants', WARRANT_COLUMNS);
  const convertibles = await rows('dilution.convertibles', CONVERTIBLE_COLUMNS);
  const notices = await rows('dilution.exchange_compliance', COMPLIANCE_COLUMNS);
  const splits = await rows('dilution.reverse_splits', SPLIT_COLUMNS);
  const actions = await rows('dilution.corporate_actions', ACTION_COLUMNS);
  return (cik) => ({
    shareCounts: (shareCounts.get(cik) ?? []).map(shareCountFact),
    cashStatements: (cash.get(cik) ?? []).map(cashStatement),
    offerings: (offerings.get(cik) ?? []).map(offeringFact),
    registrations: (registrations.get(cik) ?? []).map(registrationFact),
    overhang: overhangFacts(warrants.get(cik) ?? [], convertibles.get(cik) ?? [], refOf),
    compliance: complianceFacts(notices.get(cik) ?? [], refOf),
    splits: splitFacts(splits.get(cik) ?? [], actions.get(cik) ?? [], refOf),
    mergers: mergerFacts(actions.get(cik) ?? [], refOf),
  });
}

/** Cash told in words is rounded: where a report's own facts state the same balance date, those alone count. */
export function taggedFirst(statements: readonly CashStatement[]): readonly CashStatement[] {
  const tagged = new Set(statements.filter((statement) => !isToldInWords(statement)).map(({ asOf }) => asOf));
  return statements.filter((statement) => !isToldInWords(statement) || !tagged.has(statement.asOf));
}

export function isToldInWords({ parserVersion }: CashStatement): boolean {
  return parserVersion.startsWith('cash-prose@');
}

/** The formulas are in US dollars; a report in another currency has no figures for them. */
export function cashFacts(statements: readonly CashStatement[]): readonly CashFact[] {
  return statements.filter(({ currency }) => currency === 'USD');
}

/** The facts that an as-of date may look at. */
export interface FactSpan {
  readonly ciks: readonly Cik[];
  readonly asOf: IsoDate;
  /** Facts public earlier than this many days before `asOf` are left out; three years of shares need about 1,300. */
  readonly lookbackDays: number;
  /** The same for offerings and registrations; absent: as all others. */
  readonly offeringLookbackDays?: number;
  /** Warrants and convertibles that were stated earlier than this many days before `asOf` are left out; absent: none. */
  readonly overhangDays?: number;
}

export interface PublicWindow {
  readonly ciks: readonly Cik[];
  /** Exclusive. */
  readonly from: IsoTimestamp;
  /** The same for offerings and registrations. */
  readonly offeringsFrom: IsoTimestamp;
  /** Inclusive. */
  readonly to: IsoTimestamp;
  /** Statements of warrants and convertibles before it are left out; absent: none. */
  readonly overhang?: {
    readonly since: IsoDate;
    /** A filing that was public later counts whatever date its statements are of. */
    readonly publicAfter: IsoTimestamp;
  };
}

export function publicWindow(span: FactSpan): PublicWindow {
  const { ciks, asOf, lookbackDays, offeringLookbackDays = lookbackDays, overhangDays } = span;
  return {
    ciks,
    from: endOfEasternDay(addDays(asOf, -lookbackDays)),
    offeringsFrom: endOfEasternDay(addDays(asOf, -offeringLookbackDays)),
    to: endOfEasternDay(asOf),
    ...(overhangDays !== undefined && { overhang: statedSince(addDays(asOf, -overhangDays)) }),
  };
}

function statedSince(since: IsoDate): NonNullable<PublicWindow['overhang']> {
  return { since, publicAfter: endOfEasternDay(since) };
}

/** Of facts that were read for a wider window, those of this one. */
export function factsWithin(stored: StoredFacts, window: PublicWindow): StoredFacts {
  const { from, offeringsFrom, to, overhang } = window;
  const isPublic = ({ publicAt }: FactRef) => publicAt > from && publicAt <= to;
  const isOffered = ({ publicAt }: FactRef) => publicAt > offeringsFrom && publicAt <= to;
  return {
    shareCounts: stored.shareCounts.filter(isPublic),
    cashStatements: stored.cashStatements.filter(isPublic),
    offerings: stored.offerings.filter(isOffered),
    registrations: stored.registrations.filter(isOffered),
    overhang: stored.overhang.filter(
      (fact) => isPublic(fact) && (!overhang || fact.asOf >= overhang.since || fact.publicAt > overhang.publicAfter),
    ),
    compliance: stored.compliance.filter(isPublic),
    splits: stored.splits.filter(isPublic),
    mergers: stored.mergers.filter(isPublic),
  };
}

/** What is read of every dataset: where a row came from. */
const REF_COLUMNS = ['cik', 'accession_number', 'source_span', 'parser_version', 'public_at', 'confidence'] as const;

/** A row of some columns of a dataset. */
type FactRow<T extends RowMetaColumns, C extends keyof T> = Pick<Selectable<T>, C & keyof Selectable<T>> &
  Pick<Selectable<RowMetaColumns>, (typeof REF_COLUMNS)[number]> & {
    /** Every cross-check passed. */
    readonly verified: boolean;
  };

/** Names columns of a table, as TypeScript checks them. */
function columnsOf<T extends RowMetaColumns>() {
  return <const C extends keyof T & string>(...columns: C[]): Columns<T, C> => ({ columns });
}

interface Columns<T extends RowMetaColumns, C extends keyof T & string> {
  readonly columns: readonly C[];
  readonly table?: T;
}

const SHARE_COLUMNS = columnsOf<ShareFloatHistoryTable>()(
  'value_spans',
  'as_of',
  'share_class',
  'basis',
  'shares_outstanding',
  'public_float',
  'public_float_as_of',
);
const CASH_COLUMNS = columnsOf<CashPositionTable>()(
  'value_spans',
  'as_of',
  'currency',
  'cash_and_equivalents',
  'short_term_investments',
  'operating_cash_flow',
  'operating_cash_flow_start',
  'operating_cash_flow_end',
  'ttm_operating_cash_flow',
  'going_concern',
);
const OFFERING_COLUMNS = columnsOf<OfferingEventsTable>()(
  'value_spans',
  'form',
  'filed_date',
  'file_number',
  'type',
  'is_atm',
  'is_primary',
  'is_resale',
  'securities',
  'gross_proceeds',
  'net_proceeds',
  'shares_offered',
  'price_per_share',
  'max_aggregate_offering',
  'registered_amount',
  'baby_shelf_applies',
  'baby_shelf_public_float',
  'baby_shelf_sold_last12_months',
  'stated_price',
  'stated_price_date',
);
const REGISTRATION_COLUMNS = columnsOf<RegistrationEventsTable>()('file_number', 'form', 'event', 'date');
const WARRANT_COLUMNS = columnsOf<WarrantsTable>()(
  'sequence',
  'as_of',
  'count',
  'exercise_price',
  'exercisable_from',
  'exercisable_text',
  'expires',
  'pre_funded',
);
const CONVERTIBLE_COLUMNS = columnsOf<ConvertiblesTable>()(
  'sequence',
  'as_of',
  'principal',
  'conversion_price',
  'maturity',
  'variable_price',
  'shares_issuable',
);
const COMPLIANCE_COLUMNS = columnsOf<ExchangeComplianceTable>()(
  'form',
  'filed_date',
  'exchange',
  'deficiency',
  'stage',
  'notice_date',
);
const SPLIT_COLUMNS = columnsOf<ReverseSplitsTable>()('effective_date', 'numerator', 'denominator');
const ACTION_COLUMNS = columnsOf<CorporateActionsTable>()('type', 'date', 'from_value', 'to_value');

type RowOf<L> = L extends Columns<infer T, infer C> ? FactRow<T, C> : never;

/** Rows of the promoted parser versions by issuer, in no order: scoring puts facts in one. */
async function currentRows<T extends RowMetaColumns, C extends keyof T & string>(
  db: Database | Transaction,
  table: FactTable,
  { columns }: Columns<T, C>,
  conditions: RawBuilder<unknown>,
): Promise<ReadonlyMap<Cik, readonly FactRow<T, C>[]>> {
  const rows = await selectByCopy(
    db,
    sql<FactRow<T, C>>`
      select ${sql.join([...REF_COLUMNS, ...columns].map((column) => sql.ref(column)))},
        not (cross_validations @> '[{"passed": false}]') as verified
      from ${sql.table(table.replace('.', '.current_'))}
    `,
    conditions,
  );
  return Map.groupBy(rows, ({ cik }) => cik);
}

type RefRow = Pick<Selectable<RowMetaColumns>, (typeof REF_COLUMNS)[number]> & { readonly verified: boolean };

function refOf(row: RefRow): FactRef {
  return {
    accessionNumber: row.accession_number,
    sourceSpan: row.source_span,
    parserVersion: row.parser_version,
    publicAt: row.public_at,
    confidence: row.confidence,
    verified: row.verified,
  };
}

/** Where a row of a dataset came from. */
export function factRef(row: Selectable<RowMetaColumns>): FactRef {
  return refOf({ ...row, verified: row.cross_validations.every(({ passed }) => passed) });
}

/** Scores are computed in doubles; the stored decimal stays what it is. */
function numberOf(decimal: string | null): number | null {
  return decimal === null ? null : Number(decimal);
}

function shareCountFact(row: RowOf<typeof SHARE_COLUMNS>): ShareCountFact {
  return {
    ...refOf(row),
    valueSpans: row.value_spans,
    asOf: row.as_of,
    shareClass: row.share_class,
    basis: row.basis,
    sharesOutstanding: numberOf(row.shares_outstanding),
    publicFloat: numberOf(row.public_float),
    publicFloatAsOf: row.public_float_as_of,
  };
}

function cashStatement(row: RowOf<typeof CASH_COLUMNS>): CashStatement {
  return {
    ...refOf(row),
    valueSpans: row.value_spans,
    asOf: row.as_of,
    currency: row.currency,
    cash: numberOf(row.cash_and_equivalents),
    shortTermInvestments: numberOf(row.short_term_investments),
    operatingCashFlow: numberOf(row.operating_cash_flow),
    operatingCashFlowStart: row.operating_cash_flow_start,
    operatingCashFlowEnd: row.operating_cash_flow_end,
    ttmOperatingCashFlow: numberOf(row.ttm_operating_cash_flow),
    goingConcern: row.going_concern,
  };
}

function offeringFact(row: RowOf<typeof OFFERING_COLUMNS>): OfferingFact {
  return {
    ...refOf(row),
    valueSpans: row.value_spans,
    form: row.form,
    filedDate: row.filed_date,
    fileNumber: row.file_number,
    type: row.type,
    isAtm: row.is_atm,
    isPrimary: row.is_primary,
    isResale: row.is_resale,
    securities: row.securities,
    grossProceeds: numberOf(row.gross_proceeds),
    netProceeds: numberOf(row.net_proceeds),
    sharesOffered: numberOf(row.shares_offered),
    pricePerShare: numberOf(row.price_per_share),
    maxAggregateOffering: numberOf(row.max_aggregate_offering),
    registeredAmount: numberOf(row.registered_amount),
    babyShelfApplies: row.baby_shelf_applies,
    babyShelfPublicFloat: numberOf(row.baby_shelf_public_float),
    babyShelfSoldLast12Months: numberOf(row.baby_shelf_sold_last12_months),
    statedPrice: numberOf(row.stated_price),
    statedPriceDate: row.stated_price_date,
  };
}

function registrationFact(row: RowOf<typeof REGISTRATION_COLUMNS>): RegistrationFact {
  return { ...refOf(row), fileNumber: row.file_number, form: row.form, event: row.event, date: row.date };
}
