import { type RawBuilder, type Selectable, sql } from 'kysely';
import { addDays, endOfEasternDay, type IsoDate, type IsoTimestamp } from '../../core/dates.ts';
import type { Cik } from '../../core/ids.ts';
import type {
  CashFact,
  FactRef,
  IssuerFacts,
  MergerFact,
  OfferingFact,
  PricePoint,
  RegistrationFact,
  ShareCountFact,
} from '../../core/score-inputs.ts';
import type { Database, Transaction } from '../database.ts';
import type { RowMetaColumns } from '../tables/columns.ts';
import type {
  CashPositionTable,
  OfferingEventsTable,
  RegistrationEventsTable,
  ShareFloatHistoryTable,
} from '../tables/dilution.ts';
import type { CorporateActionsTable, ExchangeComplianceTable, ReverseSplitsTable } from '../tables/listing.ts';
import type { ConvertiblesTable, WarrantsTable } from '../tables/offering-terms.ts';
import { loadCoverage } from './issuer-coverage.ts';
import { loadIssuerNames } from './issuer-names.ts';
import { complianceFacts, mergerFacts, splitFacts } from './listing-facts.ts';
import { overhangFacts } from './overhang-facts.ts';
import { loadThresholdDates, regshoOf } from './threshold-lists.ts';

export interface IssuerFactsQuery {
  readonly ciks: readonly Cik[];
  readonly asOf: IsoDate;
  /** Facts public earlier than this many days before `asOf` are left out; three years of shares need about 1,300. */
  readonly lookbackDays: number;
  /** Daily closes by ticker, in ascending order of date. */
  readonly prices: ReadonlyMap<string, readonly PricePoint[]>;
}

/**
 * Everything a score may look at, for a page of issuers: rows of the promoted parser versions that were public by the
 * end of the as-of date (US Eastern). One query per dataset, however many issuers.
 */
export async function loadIssuerFacts(
  db: Database | Transaction,
  query: IssuerFactsQuery,
): Promise<readonly IssuerFacts[]> {
  const window: PublicWindow = {
    ciks: query.ciks,
    from: endOfEasternDay(addDays(query.asOf, -query.lookbackDays)),
    to: endOfEasternDay(query.asOf),
  };
  const storedOf = await loadStoredFacts(db, window);
  const names = await loadIssuerNames(db, query.ciks, window.to);
  const threshold = await loadThresholdDates(db, {
    symbols: [...names.values()].flatMap(({ ticker }) => ticker ?? []),
    from: addDays(query.asOf, -query.lookbackDays),
    to: query.asOf,
  });
  const coverageOf = await loadCoverage(db, {
    ciks: query.ciks,
    asOf: query.asOf,
    publicFrom: window.from,
    publicTo: window.to,
  });
  return query.ciks.map((cik) => {
    const { ticker, name, exchange } = names.get(cik) ?? { ticker: null, name: null, exchange: null };
    const regsho = regshoOf(threshold, ticker, exchange, query.asOf);
    const { cashRows, mergers, ...stored } = storedOf(cik);
    return {
      cik,
      ticker,
      name,
      ...stored,
      cash: cashFacts(taggedFirst(cashRows)),
      // Only de-SPAC closings are read: that none is found does not say that mergers were searched.
      ...(mergers.length > 0 ? { mergers } : {}),
      prices: (ticker !== null && query.prices.get(ticker)) || [],
      regshoDates: regsho.dates,
      coverage: { ...coverageOf(cik), regsho: regsho.coverage },
    };
  });
}

/** An issuer's facts of a window of time, before anything is chosen by an as-of date. */
export interface StoredFacts
  extends Pick<IssuerFacts, 'shareCounts' | 'offerings' | 'registrations' | 'overhang' | 'compliance' | 'splits'> {
  readonly mergers: readonly MergerFact[];
  /** In every currency, tagged and told in words. */
  readonly cashRows: readonly Selectable<CashPositionTable>[];
}

/** What the promoted parser versions read in filings that were public in a window. One query per dataset. */
export async function loadStoredFacts(
  db: Database | Transaction,
  window: PublicWindow,
): Promise<(cik: Cik) => StoredFacts> {
  const shareCounts = byIssuer(
    await currentRows<ShareFloatHistoryTable>(db, 'dilution.current_share_float_history', window),
  );
  const cash = byIssuer(await currentRows<CashPositionTable>(db, 'dilution.current_cash_position', window));
  const offerings = byIssuer(await currentRows<OfferingEventsTable>(db, 'dilution.current_offering_events', window));
  const registrations = byIssuer(
    await currentRows<RegistrationEventsTable>(db, 'dilution.current_registration_events', window),
  );
  const warrants = byIssuer(await currentRows<WarrantsTable>(db, 'dilution.current_warrants', window));
  const convertibles = byIssuer(await currentRows<ConvertiblesTable>(db, 'dilution.current_convertibles', window));
  const notices = byIssuer(
    await currentRows<ExchangeComplianceTable>(db, 'dilution.current_exchange_compliance', window),
  );
  const splits = byIssuer(await currentRows<ReverseSplitsTable>(db, 'dilution.current_reverse_splits', window));
  const actions = byIssuer(await currentRows<CorporateActionsTable>(db, 'dilution.current_corporate_actions', window));
  return (cik) => ({
    shareCounts: (shareCounts.get(cik) ?? []).map(shareCountFact),
    cashRows: cash.get(cik) ?? [],
    offerings: (offerings.get(cik) ?? []).map(offeringFact),
    registrations: (registrations.get(cik) ?? []).map(registrationFact),
    overhang: overhangFacts(warrants.get(cik) ?? [], convertibles.get(cik) ?? [], factRef),
    compliance: complianceFacts(notices.get(cik) ?? [], factRef),
    splits: splitFacts(splits.get(cik) ?? [], actions.get(cik) ?? [], factRef),
    mergers: mergerFacts(actions.get(cik) ?? [], factRef),
  });
}

export interface ScoredIssuersQuery {
  readonly asOf: IsoDate;
  /** First as-of date of a range that ends with `asOf`; absent: that date alone. */
  readonly from?: IsoDate;
  readonly lookbackDays: number;
}

/** The next page of issuers that have any row a score is made from, in ascending order of CIK as text. */
export async function pageScoredIssuers(
  db: Database | Transaction,
  query: ScoredIssuersQuery & {
    readonly after: Cik | null;
    readonly limit: number;
    /** Only these; absent: all. */
    readonly ciks?: readonly Cik[];
  },
): Promise<readonly Cik[]> {
  const among = query.ciks === undefined ? sql`` : sql`and cik = any(${[...query.ciks]})`;
  const { rows } = await sql<{ cik: Cik }>`
    ${scoredIssuers(query, sql`cik > ${query.after ?? ''} ${among}`)} order by cik limit ${query.limit}
  `.execute(db);
  return rows.map(({ cik }) => cik);
}

/** How many issuers the pages come to. */
export async function countScoredIssuers(
  db: Database | Transaction,
  query: ScoredIssuersQuery & { readonly ciks?: readonly Cik[] },
): Promise<number> {
  const among = query.ciks === undefined ? sql`true` : sql`cik = any(${[...query.ciks]})`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${scoredIssuers(query, among)}) issuers
  `.execute(db);
  return rows[0]?.count ?? 0;
}

function scoredIssuers({ asOf, from = asOf, lookbackDays }: ScoredIssuersQuery, which: RawBuilder<unknown>) {
  const since = endOfEasternDay(addDays(from, -lookbackDays));
  const until = endOfEasternDay(asOf);
  const issuersOf = (view: string) => sql`
    select cik from ${sql.table(view)} where ${which} and public_at > ${since} and public_at <= ${until}
  `;
  return sql`
    ${issuersOf('dilution.current_share_float_history')}
    union ${issuersOf('dilution.current_cash_position')}
    union ${issuersOf('dilution.current_offering_events')}
  `;
}

/** Cash told in words is rounded: where a report's own facts state the same balance date, those alone count. */
function taggedFirst(rows: readonly Selectable<CashPositionTable>[]): readonly Selectable<CashPositionTable>[] {
  const tagged = new Set(rows.filter((row) => !isToldInWords(row)).map(({ as_of }) => as_of));
  return rows.filter((row) => !isToldInWords(row) || !tagged.has(row.as_of));
}

export function isToldInWords(row: Selectable<CashPositionTable>): boolean {
  return row.parser_version.startsWith('cash-text@');
}

/** The formulas are in US dollars; a report in another currency has no figures for them. */
export function cashFacts(rows: readonly Selectable<CashPositionTable>[]): readonly CashFact[] {
  return rows.filter(({ currency }) => currency === 'USD').map(cashFact);
}

export interface PublicWindow {
  readonly ciks: readonly Cik[];
  /** Exclusive. */
  readonly from: IsoTimestamp;
  /** Inclusive. */
  readonly to: IsoTimestamp;
}

async function currentRows<T extends RowMetaColumns>(
  db: Database | Transaction,
  view: string,
  window: PublicWindow,
): Promise<readonly Selectable<T>[]> {
  const { rows } = await sql<Selectable<T>>`
    select * from ${sql.table(view)}
    where cik = any(${[...window.ciks]}) and public_at > ${window.from} and public_at <= ${window.to}
    order by cik, public_at, accession_number
  `.execute(db);
  return rows;
}

function byIssuer<R extends { cik: Cik }>(rows: readonly R[]): ReadonlyMap<Cik, readonly R[]> {
  return Map.groupBy(rows, ({ cik }) => cik);
}

/** Where a row of a dataset came from. */
export function factRef(row: Selectable<RowMetaColumns>): FactRef {
  return {
    accessionNumber: row.accession_number,
    sourceSpan: row.source_span,
    parserVersion: row.parser_version,
    publicAt: row.public_at,
    confidence: row.confidence,
    verified: row.cross_validations.every(({ passed }) => passed),
  };
}

/** Scores are computed in doubles; the stored decimal stays what it is. */
function numberOf(decimal: string | null): number | null {
  return decimal === null ? null : Number(decimal);
}

function shareCountFact(row: Selectable<ShareFloatHistoryTable>): ShareCountFact {
  return {
    ...factRef(row),
    valueSpans: row.value_spans,
    asOf: row.as_of,
    shareClass: row.share_class,
    basis: row.basis,
    sharesOutstanding: numberOf(row.shares_outstanding),
    publicFloat: numberOf(row.public_float),
    publicFloatAsOf: row.public_float_as_of,
  };
}

function cashFact(row: Selectable<CashPositionTable>): CashFact {
  return {
    ...factRef(row),
    valueSpans: row.value_spans,
    asOf: row.as_of,
    cash: numberOf(row.cash_and_equivalents),
    shortTermInvestments: numberOf(row.short_term_investments),
    operatingCashFlow: numberOf(row.operating_cash_flow),
    operatingCashFlowStart: row.operating_cash_flow_start,
    operatingCashFlowEnd: row.operating_cash_flow_end,
    ttmOperatingCashFlow: numberOf(row.ttm_operating_cash_flow),
    goingConcern: row.going_concern,
  };
}

function offeringFact(row: Selectable<OfferingEventsTable>): OfferingFact {
  return {
    ...factRef(row),
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

function registrationFact(row: Selectable<RegistrationEventsTable>): RegistrationFact {
  return { ...factRef(row), fileNumber: row.file_number, form: row.form, event: row.event, date: row.date };
}
