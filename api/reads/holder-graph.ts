import { restoredCusip } from '../../core/cusip.ts';
import type { IsoDate, IsoTimestamp } from '../../core/dates.ts';
import type { Cik } from '../../core/ids.ts';
import type { Database } from '../../db/database.ts';
import { cusipsOfIssuer } from '../../db/repositories/datasets/cusip-statements.ts';
import type { RowClocks } from '../../db/repositories/datasets/list-rows.ts';
import {
  coversOfQuarter,
  latestReportedQuarter,
  managersWithReport,
  type StoredCover,
} from '../../db/repositories/datasets/manager-reports.ts';
import { holdingsOfCusips, type ReportedHolding } from '../../db/repositories/datasets/report-holdings.ts';
import {
  type HolderPositions,
  holderPositions,
  type RankedHolder,
  rankHolders,
} from '../../scoring/ledger/holder-positions.ts';
import { type ComposedQuarter, composeQuarter, isAnyWholeBook } from '../../scoring/ledger/manager-quarter.ts';
import { latestDueQuarter, nextQuarter, thirteenfDeadline } from '../../scoring/ledger/thirteenf-quarters.ts';
import { readIssuers, readQuarter } from './manager-quarter.ts';

/** A manager that disclosed securities of the issuer for the cohort's quarter, amendments applied. */
export interface Holder extends HolderPositions {
  readonly cik: Cik;
  readonly managerName: string | null;
  /** The composed rows behind the positions. */
  readonly holdings: readonly ReportedHolding[];
  /** The reports that the quarter is composed of. */
  readonly composedOf: readonly string[];
  readonly notApplied: ComposedQuarter['notApplied'];
}

/** The managers' reports that a holder graph is made of. */
export interface Cohort {
  readonly quarter: IsoDate;
  /** When its reports were due. */
  readonly deadline: IsoDate;
  /**
   * `requested`; `deadline-passed`: the latest quarter with stored reports whose deadline is over; `all-reported`: a later
   * one, not due yet, for which every holder of the quarter before has already reported.
   */
  readonly basis: 'requested' | 'deadline-passed' | 'all-reported';
}

export interface IssuerCusip {
  readonly cusip: string;
  /** Null: its holders count. Otherwise why the CUSIP is left out. */
  readonly leftOut: string | null;
}

export interface HolderGraph {
  /** Null where no report of the quarter is stored. */
  readonly cohort: Cohort | null;
  readonly cusips: readonly IssuerCusip[];
  readonly holders: readonly RankedHolder<Holder>[];
}

interface GraphQuery {
  readonly cik: Cik;
  /** Null for the latest cohort. */
  readonly quarter: IsoDate | null;
  readonly clocks: RowClocks;
  /** The instant by which deadlines are judged: `clocks.publicTo`, or now. */
  readonly at: IsoTimestamp;
}

/**
 * Who holds an issuer's securities by Form 13F, ranked by disclosed value. The CUSIPs are those that Schedules 13D and 13G
 * about the issuer state, and that lead back to it alone.
 */
export async function readHolderGraph(db: Database, query: GraphQuery): Promise<HolderGraph> {
  const { cik, clocks } = query;
  const wanted = query.quarter ?? latestDueQuarter(query.at);
  const reported = wanted === null ? null : await latestReportedQuarter(db, wanted, clocks);
  const due = query.quarter === null || reported === wanted ? reported : null;
  const stated = await cusipsOfIssuer(db, { cik, publicTo: clocks.publicTo });
  if (due === null) return { cohort: null, cusips: stated.map((cusip) => ({ cusip, leftOut: null })), holders: [] };
  const cusips = await checkCusips(db, { ...query, stated, quarter: due });
  const known = cusips.flatMap(({ cusip, leftOut }) => (leftOut === null ? [cusip] : []));
  const read = async (quarter: IsoDate, basis: Cohort['basis']): Promise<HolderGraph> => {
    const holders = rankHolders(await readHolders(db, { cusips: known, quarter, clocks }));
    return { cohort: { quarter, deadline: thirteenfDeadline(quarter), basis }, cusips, holders };
  };
  if (query.quarter !== null) return read(due, 'requested');
  const graph = await read(due, 'deadline-passed');
  const next = nextQuarter(due);
  const ciks = graph.holders.map((holder) => holder.cik);
  if (ciks.length === 0 || (await managersWithReport(db, { ciks, period: next, clocks })).size < ciks.length)
    return graph;
  return read(next, 'all-reported');
}

/** The stated CUSIPs, each with the reason if it does not lead to the issuer alone. */
async function checkCusips(
  db: Database,
  { cik, stated, quarter, clocks }: GraphQuery & { readonly stated: readonly string[]; readonly quarter: IsoDate },
): Promise<readonly IssuerCusip[]> {
  const issuerOf = await readIssuers(
    db,
    { periodOfReport: quarter, holdings: stated.map((cusip) => ({ cusip })) },
    clocks.publicTo,
  );
  return stated.map((cusip) => {
    const issuer = issuerOf(cusip);
    const reason = issuer.reasons.at(-1)?.message ?? 'it leads to another issuer';
    return { cusip: restoredCusip(cusip), leftOut: issuer.cik === cik ? null : reason };
  });
}

interface HoldersQuery {
  readonly cusips: readonly string[];
  readonly quarter: IsoDate;
  readonly clocks: RowClocks;
}

/** Every manager with a position in some CUSIPs for a quarter. */
async function readHolders(db: Database, { cusips, quarter, clocks }: HoldersQuery): Promise<readonly Holder[]> {
  if (cusips.length === 0) return [];
  const found = Map.groupBy(await holdingsOfCusips(db, { cusips, period: quarter, clocks }), ({ cik }) => cik);
  const reports = Map.groupBy(
    await coversOfQuarter(db, { ciks: [...found.keys()], period: quarter, clocks }),
    ({ cik }) => cik,
  );
  const wanted = new Set(cusips);
  const holders: Holder[] = [];
  for (const [cik, own] of reports) {
    const composed = isAnyWholeBook(own)
      ? (await readQuarter(db, { cik, period: quarter, clocks })).quarter
      : composeQuarter(withHoldings(own, found.get(cik) ?? []), null, 'some');
    const holdings = (composed?.holdings ?? []).filter(({ cusip }) => cusip !== null && wanted.has(cusipKey(cusip)));
    if (!composed || holdings.length === 0) continue;
    const { composedOf, notApplied } = composed;
    const managerName = own.findLast((report) => report.managerName !== null)?.managerName ?? null;
    holders.push({ cik, managerName, ...holderPositions(holdings), holdings, composedOf, notApplied });
  }
  return holders;
}

const cusipKey = (cusip: string): string => restoredCusip(cusip.trim().toUpperCase());

function withHoldings(reports: readonly StoredCover[], holdings: readonly ReportedHolding[]) {
  const byReport = Map.groupBy(holdings, ({ accessionNumber }) => accessionNumber);
  return reports.map((report) => ({ ...report, holdings: byReport.get(report.accessionNumber) ?? [] }));
}
