import type { IsoDate, IsoTimestamp } from '../core/dates.ts';
import { AppError } from '../core/errors.ts';
import type { Cik } from '../core/ids.ts';
import type { Database } from '../db/database.ts';
import { quartersOfManager, reportsOfQuarter, type StoredHolding } from '../db/repositories/manager-reports.ts';
import {
  type ComposedQuarter,
  comparePositions,
  composeQuarter,
  type PositionComparison,
} from '../parsers/thirteenf/compose.ts';

export interface ManagerQuarter {
  readonly managerName: string | null;
  readonly quarter: ComposedQuarter<StoredHolding>;
}

export interface ManagerComparison {
  readonly managerName: string | null;
  readonly before: ComposedQuarter<StoredHolding>;
  readonly after: ComposedQuarter<StoredHolding>;
  readonly positions: readonly PositionComparison[];
}

/** What a manager reported for a quarter after its amendments, as public by `asOf`; the newest quarter where none is named. */
export async function managerQuarter(
  db: Database,
  query: { readonly cik: Cik; readonly period: IsoDate | null; readonly asOf: IsoTimestamp | null },
): Promise<ManagerQuarter> {
  const period = query.period ?? (await quartersOfManager(db, query.cik))[0] ?? null;
  const reports = period === null ? [] : await reportsOfQuarter(db, query.cik, period);
  const quarter = composeQuarter(reports, query.asOf);
  if (!quarter) {
    throw new AppError(`no Form 13F of CIK ${query.cik}${period ? ` for ${period}` : ''} is stored`, {
      code: 'no-thirteenf',
      retryable: false,
    });
  }
  return { managerName: reports[0]?.managerName ?? null, quarter };
}

/** The quarter beside the one before it that is stored: new, closed, increased and reduced positions. */
export async function compareManagerQuarters(
  db: Database,
  query: { readonly cik: Cik; readonly period: IsoDate | null; readonly asOf: IsoTimestamp | null },
): Promise<ManagerComparison> {
  const { managerName, quarter: after } = await managerQuarter(db, query);
  const earlier = (await quartersOfManager(db, query.cik)).find((period) => period < after.periodOfReport);
  if (earlier === undefined) {
    throw new AppError(`nothing before ${after.periodOfReport} is stored for CIK ${query.cik}`, {
      code: 'no-earlier-thirteenf',
      retryable: false,
    });
  }
  const { quarter: before } = await managerQuarter(db, { ...query, period: earlier });
  return { managerName, before, after, positions: comparePositions(before.holdings, after.holdings) };
}
