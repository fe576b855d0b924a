import type { IsoDate, IsoTimestamp } from '../core/dates.ts';
import type { Cik } from '../core/ids.ts';
import type { Database } from '../db/database.ts';
import { statementsOfCusips } from '../db/repositories/datasets/cusip-statements.ts';
import {
  quartersOfManager,
  reportsOfQuarter,
  type StoredHolding,
} from '../db/repositories/datasets/manager-reports.ts';
import { cusipListPublicAt, loadCusipList } from '../db/repositories/lists/cusip-lists.ts';
import {
  createIssuerResolver,
  cusipsToResolve,
  type HoldingIssuer,
  type IssuerOfCusip,
  quarterEnd,
} from '../scoring/ledger/holding-issuers.ts';
import { comparePositions, type PositionComparison } from '../scoring/ledger/manager-positions.ts';
import { type ComposedQuarter, composeQuarter } from '../scoring/ledger/manager-quarter.ts';
import { permanentError } from './errors.ts';

type ResolvedHolding = StoredHolding & { readonly issuer: HoldingIssuer };

export interface ManagerQuarter {
  readonly managerName: string | null;
  readonly quarter: ComposedQuarter<ResolvedHolding>;
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
  readonly asOf: IsoTimestamp | null;
}

/** A manager's quarter, amendments applied and issuers resolved, from what was public at `asOf`. */
export async function readManagerQuarter(db: Database, query: QuarterQuery): Promise<ManagerQuarter> {
  const { managerName, quarter } = await readResolvedQuarter(db, query);
  return { managerName, quarter };
}

/** A quarter compared with the stored quarter before it: new, closed, increased and reduced positions. */
export async function compareManagerQuarters(db: Database, query: QuarterQuery): Promise<ManagerComparison> {
  const later = await readResolvedQuarter(db, query);
  const { managerName, quarter: after } = later;
  const period = (await quartersOfManager(db, query.cik, query.asOf)).find((one) => one < after.periodOfReport);
  if (period === undefined) {
    throw permanentError(
      'no-earlier-thirteenf',
      `no Form 13F before ${after.periodOfReport} is stored for CIK ${query.cik}`,
    );
  }
  const earlier = await readResolvedQuarter(db, { ...query, period });
  const before = earlier.quarter;
  const positions = comparePositions(before.holdings, after.holdings).map((position) => ({
    ...position,
    issuer: position.after ? later.issuerOf(position.after.cusip) : earlier.issuerOf(position.before?.cusip ?? null),
  }));
  return { managerName, before, after, positions };
}

async function readResolvedQuarter(
  db: Database,
  { cik, period, asOf }: QuarterQuery,
): Promise<ManagerQuarter & { readonly issuerOf: IssuerOfCusip }> {
  const wanted = period ?? (await quartersOfManager(db, cik, asOf))[0] ?? null;
  const reports = wanted === null ? [] : await reportsOfQuarter(db, cik, wanted);
  const quarter = composeQuarter(reports, asOf);
  if (!quarter) {
    const which = `of CIK ${cik}${wanted ? ` for ${wanted}` : ''}`;
    const message = `no Form 13F ${which} is stored${asOf ? ` that was public by ${asOf}` : ''}`;
    throw permanentError('no-thirteenf', message);
  }
  const issuerOf = await readIssuers(db, quarter, asOf);
  const holdings = quarter.holdings.map((holding) => ({ ...holding, issuer: issuerOf(holding.cusip) }));
  return { managerName: reports[0]?.managerName ?? null, quarter: { ...quarter, holdings }, issuerOf };
}

/** Reads what was public at `asOf` about the issuers of a quarter's holdings. */
export async function readIssuers(
  db: Database,
  {
    periodOfReport,
    holdings,
  }: Pick<ComposedQuarter, 'periodOfReport'> & {
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
