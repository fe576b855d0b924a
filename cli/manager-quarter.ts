import type { IsoDate, IsoTimestamp } from '../core/dates.ts';
import { AppError } from '../core/errors.ts';
import type { Cik } from '../core/ids.ts';
import type { Database } from '../db/database.ts';
import {
  quartersOfManager,
  reportsOfQuarter,
  type StoredHolding,
} from '../db/repositories/datasets/manager-reports.ts';
import {
  type ComposedQuarter,
  comparePositions,
  composeQuarter,
  type PositionComparison,
} from '../parsers/thirteenf/compose.ts';
import { type HoldingIssuer, type IssuerOfCusip, issuersOfHoldings } from './holding-issuers.ts';

type ResolvedHolding = StoredHolding & { readonly issuer: HoldingIssuer };

export interface ManagerQuarter {
  readonly managerName: string | null;
  readonly quarter: ComposedQuarter<ResolvedHolding>;
}

export interface ManagerComparison {
  readonly managerName: string | null;
  readonly before: ComposedQuarter<ResolvedHolding>;
  readonly after: ComposedQuarter<ResolvedHolding>;
  /** Issuers by the later quarter's list; of closed positions, by the earlier one's. */
  readonly positions: readonly (PositionComparison & { readonly issuer: HoldingIssuer })[];
}

interface QuarterQuery {
  readonly cik: Cik;
  readonly period: IsoDate | null;
  readonly asOf: IsoTimestamp | null;
}

/**
 * What a manager reported for a quarter after its amendments, each holding with its issuer, all as public by `asOf`;
 * the newest quarter where none is named.
 */
export async function managerQuarter(db: Database, query: QuarterQuery): Promise<ManagerQuarter> {
  const { managerName, quarter } = await resolvedQuarter(db, query);
  return { managerName, quarter };
}

async function resolvedQuarter(
  db: Database,
  query: QuarterQuery,
): Promise<ManagerQuarter & { readonly issuerOf: IssuerOfCusip }> {
  const period = query.period ?? (await quartersOfManager(db, query.cik, query.asOf))[0] ?? null;
  const reports = period === null ? [] : await reportsOfQuarter(db, query.cik, period);
  const quarter = composeQuarter(reports, query.asOf);
  if (!quarter) {
    throw new AppError(
      `no Form 13F of CIK ${query.cik}${period ? ` for ${period}` : ''} is stored${query.asOf ? ` that was public by ${query.asOf}` : ''}`,
      {
        code: 'no-thirteenf',
        retryable: false,
      },
    );
  }
  const issuerOf = await issuersOfHoldings(db, {
    period: quarter.periodOfReport,
    cusips: quarter.holdings.map(({ cusip }) => cusip),
    asOf: query.asOf,
  });
  const holdings = quarter.holdings.map((holding) => ({ ...holding, issuer: issuerOf(holding.cusip) }));
  return { managerName: reports[0]?.managerName ?? null, quarter: { ...quarter, holdings }, issuerOf };
}

/** The quarter beside the one before it that is stored: new, closed, increased and reduced positions. */
export async function compareManagerQuarters(db: Database, query: QuarterQuery): Promise<ManagerComparison> {
  const { managerName, quarter: after, issuerOf: laterIssuer } = await resolvedQuarter(db, query);
  const earlier = (await quartersOfManager(db, query.cik, query.asOf)).find((period) => period < after.periodOfReport);
  if (earlier === undefined) {
    throw new AppError(`nothing before ${after.periodOfReport} is stored for CIK ${query.cik}`, {
      code: 'no-earlier-thirteenf',
      retryable: false,
    });
  }
  const { quarter: before, issuerOf: earlierIssuer } = await resolvedQuarter(db, { ...query, period: earlier });
  const positions = comparePositions(before.holdings, after.holdings).map((position) => ({
    ...position,
    issuer: position.after ? laterIssuer(position.after.cusip) : earlierIssuer(position.before?.cusip ?? null),
  }));
  return { managerName, before, after, positions };
}
