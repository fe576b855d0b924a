import type { IsoDate } from '../../core/dates.ts';
import type { Cik } from '../../core/ids.ts';
import type { Database } from '../../db/database.ts';
import type { RowClocks } from '../../db/repositories/datasets/list-rows.ts';
import type { ReportedHolding } from '../../db/repositories/datasets/report-holdings.ts';
import type { HoldingIssuer } from '../../scoring/ledger/holding-issuers.ts';
import {
  comparePositions,
  holdingKey,
  type Position,
  type PositionChange,
  type PositionComparison,
} from '../../scoring/ledger/manager-positions.ts';
import { type ReadQuarter, readIssuers, readQuarter } from './manager-quarter.ts';

interface ChangesQuery {
  readonly cik: Cik;
  readonly period: IsoDate;
  /** Null: there is no quarter to compare with. */
  readonly previous: IsoDate | null;
  readonly clocks: RowClocks;
}

export interface QuarterChanges {
  readonly after: ReadQuarter;
  readonly before: ReadQuarter | null;
  /** Largest change of value first. Without an earlier quarter every position is `new`. */
  readonly positions: readonly PositionComparison[];
  /** How many positions changed in which way. */
  readonly counts: Readonly<Record<PositionChange, number>>;
}

/** The positions of a manager's quarter beside those of an earlier one, amendments of both applied. */
export async function readQuarterChanges(
  db: Database,
  { cik, period, previous, clocks }: ChangesQuery,
): Promise<QuarterChanges> {
  const after = await readQuarter(db, { cik, period, clocks });
  const before = previous === null ? null : await readQuarter(db, { cik, period: previous, clocks });
  const positions = comparePositions(before?.quarter.holdings ?? [], after.quarter.holdings);
  const counts = { new: 0, closed: 0, increased: 0, reduced: 0, unchanged: 0, unknown: 0 };
  for (const { change } of positions) counts[change] += 1;
  return { after, before, positions, counts };
}

/** A position with what it was read from. */
export type SourcedPosition = PositionComparison & {
  readonly issuer: HoldingIssuer;
  /** The rows that are summed, of the later quarter where there are any. */
  readonly rows: readonly ReportedHolding[];
  /** The quarter of `rows`. */
  readonly of: ReadQuarter;
};

/** Adds issuers and rows to the positions of a page. Issuers are by the later quarter; of closed positions by the earlier. */
export async function sourcedPositions(
  db: Database,
  { after, before }: QuarterChanges,
  page: readonly PositionComparison[],
): Promise<readonly SourcedPosition[]> {
  const shown = page.map((position) => ({ position, side: position.after ?? (position.before as Position) }));
  const readSide = async (quarter: ReadQuarter, sides: readonly Position[]) => {
    const issuerOf = await readIssuers(
      db,
      { periodOfReport: quarter.quarter.periodOfReport, holdings: sides },
      quarter.clocks.publicTo,
    );
    const keys = new Set(sides.map(holdingKey));
    const rows = Map.groupBy(
      quarter.quarter.holdings.filter((holding) => keys.has(holdingKey(holding))),
      holdingKey,
    );
    return { quarter, issuerOf, rows };
  };
  const held = shown.flatMap(({ position, side }) => (position.after === null ? [] : [side]));
  const closed = shown.flatMap(({ position, side }) => (position.after === null ? [side] : []));
  const later = await readSide(after, held);
  const earlier = before === null ? later : await readSide(before, closed);
  return shown.map(({ position, side }) => {
    const { quarter, issuerOf, rows } = position.after === null ? earlier : later;
    return { ...position, issuer: issuerOf(side.cusip), rows: rows.get(holdingKey(side)) ?? [], of: quarter };
  });
}
