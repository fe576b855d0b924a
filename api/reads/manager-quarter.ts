import type { IsoDate, IsoTimestamp } from '../../core/dates.ts';
import { AppError } from '../../core/errors.ts';
import type { AccessionNumber, Cik } from '../../core/ids.ts';
import type { Database } from '../../db/database.ts';
import { statementsOfCusips } from '../../db/repositories/datasets/cusip-statements.ts';
import type { RowClocks } from '../../db/repositories/datasets/list-rows.ts';
import {
  quartersOfManager,
  reportsOfQuarter,
  type StoredReport,
} from '../../db/repositories/datasets/manager-reports.ts';
import {
  type FullHolding,
  fullHoldings,
  holdingsOfReports,
  type ReportedHolding,
} from '../../db/repositories/datasets/report-holdings.ts';
import { cusipListPublicAt, loadCusipList } from '../../db/repositories/lists/cusip-lists.ts';
import { total } from '../../scoring/ledger/holder-positions.ts';
import {
  createIssuerResolver,
  cusipsToResolve,
  type HoldingIssuer,
  type IssuerOfCusip,
} from '../../scoring/ledger/holding-issuers.ts';
import { comparePositions, type PositionComparison } from '../../scoring/ledger/manager-positions.ts';
import { type ComposedQuarter, composeQuarter, coversDecide } from '../../scoring/ledger/manager-quarter.ts';
import { quarterEnd } from '../../scoring/ledger/thirteenf-quarters.ts';

type ResolvedHolding = ReportedHolding & { readonly issuer: HoldingIssuer };

export interface ManagerQuarter<H extends ReportedHolding = ResolvedHolding> {
  readonly managerName: string | null;
  readonly quarter: ComposedQuarter<H>;
}

/** A composed quarter with the reports that were read for it. */
export interface ReadQuarter extends ManagerQuarter<ReportedHolding> {
  readonly cik: Cik;
  /** All reports of the quarter, in order of publication. */
  readonly reports: readonly StoredReport[];
  readonly clocks: RowClocks;
}

export interface ManagerComparison {
  readonly managerName: string | null;
  readonly before: ComposedQuarter<ResolvedHolding>;
  readonly after: ComposedQuarter<ResolvedHolding>;
  /** Issuers by the later quarter's list; for closed positions, by the earlier one's. */
  readonly positions: readonly (PositionComparison & { readonly issuer: HoldingIssuer })[];
}

interface QuarterQuery {
  readonly cik: Cik;
  /** Null for the newest quarter. */
  readonly period: IsoDate | null;
  readonly clocks: RowClocks;
}

/** A manager's quarter, amendments applied and issuers resolved. */
export async function readManagerQuarter(db: Database, query: QuarterQuery): Promise<ManagerQuarter> {
  const read = await readQuarter(db, query);
  const { managerName, quarter } = withIssuers(read, await readIssuers(db, read.quarter, query.clocks.publicTo));
  return { managerName, quarter };
}

/** A quarter compared with the stored quarter before it: new, closed, increased and reduced positions. */
export async function compareManagerQuarters(db: Database, query: QuarterQuery): Promise<ManagerComparison> {
  const { cik, clocks } = query;
  const later = await readQuarter(db, query);
  const current = later.quarter.periodOfReport;
  const period = (await quartersOfManager(db, cik, clocks)).find((one) => one < current);
  if (period === undefined) {
    throw missing('no-earlier-thirteenf', `no Form 13F before ${current} is stored for CIK ${cik}`);
  }
  const earlier = await readQuarter(db, { ...query, period });
  const laterIssuers = await readIssuers(db, later.quarter, clocks.publicTo);
  const earlierIssuers = await readIssuers(db, earlier.quarter, clocks.publicTo);
  const before = withIssuers(earlier, earlierIssuers).quarter;
  const after = withIssuers(later, laterIssuers).quarter;
  const positions = comparePositions(before.holdings, after.holdings).map((position) => ({
    ...position,
    issuer: position.after ? laterIssuers(position.after.cusip) : earlierIssuers(position.before?.cusip ?? null),
  }));
  return { managerName: later.managerName, before, after, positions };
}

/** A manager's quarter with all its holdings, amendments applied. */
export async function readQuarter(db: Database, query: QuarterQuery): Promise<ReadQuarter> {
  const reports = await readReports(db, query);
  const { cik, clocks } = query;
  const accessionNumbers = reports.map(({ accessionNumber }) => accessionNumber);
  const holdings = Map.groupBy(
    await holdingsOfReports(db, { cik, accessionNumbers, clocks }),
    ({ accessionNumber }) => accessionNumber,
  );
  const whole = reports.map((report) => ({ ...report, holdings: holdings.get(report.accessionNumber) ?? [] }));
  return composed(query, reports, composeQuarter(whole));
}

/** A manager's quarter by its reports, with its holdings only where they had to be read. */
export interface QuarterComposition extends Omit<ReadQuarter, 'quarter'> {
  readonly quarter: Omit<ComposedQuarter, 'holdings'>;
  /** All composed holdings; null where the covers of the reports say which of them apply. */
  readonly holdings: readonly ReportedHolding[] | null;
}

/** Which reports of a quarter apply. An amendment that adds holdings is compared with the whole book. */
export async function readComposition(db: Database, query: QuarterQuery): Promise<QuarterComposition> {
  const reports = await readReports(db, query);
  const isDecided = coversDecide(reports);
  const read = isDecided
    ? composed(query, reports, composeQuarter(reports.map((report) => ({ ...report, holdings: [] }))))
    : await readQuarter(db, query);
  const { holdings, ...quarter } = read.quarter;
  return { ...read, quarter, holdings: isDecided ? null : holdings };
}

/** A page of a manager's quarter. */
export interface QuarterPage extends Omit<QuarterComposition, 'holdings'> {
  readonly holdings: readonly FullHolding[];
  readonly hasMore: boolean;
  /** Composed holdings of the quarter, and their value in US dollars; null where a row states none. */
  readonly entries: number;
  readonly totalValueDollars: number | null;
}

/** Holdings of a quarter from a position on, in the order of reports and their tables. */
export async function readQuarterPage(
  db: Database,
  query: QuarterQuery & { readonly from: number; readonly limit: number },
): Promise<QuarterPage> {
  const { cik, clocks, from, limit } = query;
  const read = await readComposition(db, query);
  // Where covers decide, one report has all holdings of the quarter.
  const only = read.reports.find(({ accessionNumber }) => accessionNumber === read.quarter.composedOf[0]);
  const places =
    read.holdings?.slice(from, from + limit + 1) ??
    Array.from({ length: only === undefined || from >= only.entries ? 0 : limit + 1 }, (_, n) => ({
      accessionNumber: only?.accessionNumber as AccessionNumber,
      ordinal: from + n,
    }));
  const found: FullHolding[] = [];
  for (const [accessionNumber, own] of Map.groupBy(places, (place) => place.accessionNumber)) {
    const ordinals = own.map(({ ordinal }) => ordinal);
    found.push(...(await fullHoldings(db, { cik, clocks, accessionNumber, ordinals })));
  }
  return {
    ...read,
    holdings: found.slice(0, limit),
    hasMore: found.length > limit,
    entries: read.holdings?.length ?? only?.entries ?? 0,
    totalValueDollars:
      read.holdings === null
        ? only?.reportType === '13F NOTICE'
          ? null
          : (only?.totalValueDollars ?? null)
        : total(read.holdings.map(({ valueDollars }) => valueDollars)),
  };
}

async function readReports(db: Database, { cik, period, clocks }: QuarterQuery): Promise<readonly StoredReport[]> {
  const wanted = period ?? (await quartersOfManager(db, cik, clocks))[0] ?? null;
  return wanted === null ? [] : reportsOfQuarter(db, { ciks: [cik], period: wanted, clocks });
}

function composed(
  { cik, period, clocks }: QuarterQuery,
  reports: readonly StoredReport[],
  quarter: ComposedQuarter<ReportedHolding> | null,
): ReadQuarter {
  if (!quarter) {
    const which = `of CIK ${cik}${period ? ` for ${period}` : ''}`;
    const publicBy = clocks.publicTo ? ` that was public by ${clocks.publicTo}` : '';
    throw missing('no-thirteenf', `no Form 13F ${which} is stored${publicBy}`);
  }
  const managerName = reports.findLast((report) => report.managerName !== null)?.managerName ?? null;
  return { cik, managerName, quarter, reports, clocks };
}

function missing(code: string, message: string): AppError {
  return new AppError(message, { code, retryable: false });
}

function withIssuers({ managerName, quarter }: ReadQuarter, issuerOf: IssuerOfCusip): ManagerQuarter {
  const holdings = quarter.holdings.map((holding) => ({ ...holding, issuer: issuerOf(holding.cusip) }));
  return { managerName, quarter: { ...quarter, holdings } };
}

/** Reads what was public at `asOf` about the issuers of a quarter's holdings. */
export async function readIssuers(
  db: Database,
  {
    periodOfReport,
    holdings,
  }: {
    readonly periodOfReport: IsoDate;
    readonly holdings: Parameters<typeof cusipsToResolve>[0];
  },
  asOf: IsoTimestamp | null,
): Promise<IssuerOfCusip> {
  const cusips = cusipsToResolve(holdings);
  const quarter = quarterEnd(periodOfReport);
  const list = await loadCusipList(db, { quarter, cusips, publicTo: asOf });
  const listPublicAt = list ? null : await cusipListPublicAt(db, quarter);
  const statements = await statementsOfCusips(db, { cusips, publicTo: asOf });
  return createIssuerResolver({ quarter, list, listPublicAt, statements });
}
