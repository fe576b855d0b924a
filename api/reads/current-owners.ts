import { compareText } from '../../core/fact-order.ts';
import type { AccessionNumber } from '../../core/ids.ts';
import type { Database } from '../../db/database.ts';
import type { RowClocks } from '../../db/repositories/datasets/list-rows.ts';
import {
  findOwnerStatements,
  type OwnerKey,
  type OwnerSearch,
  ownersOfIssuers,
  ownersOfSchedules,
  type ScheduleOwner,
} from '../../db/repositories/datasets/schedule-owners.ts';
import { type LatestOwner, latestOwners, nameKey } from '../../scoring/ledger/latest-owners.ts';

/** Where a page of current positions begins: after this statement. */
export interface OwnerPlace {
  readonly publicAt: string;
  readonly accessionNumber: string;
  readonly ordinal: number;
}

export interface CurrentOwners {
  /** Newest statements first. */
  readonly owners: readonly LatestOwner<ScheduleOwner>[];
  /** The statement at which the page ended; null: there are no more. */
  readonly last: OwnerKey | null;
}

interface CurrentQuery {
  readonly search: OwnerSearch;
  /** Which current positions to show. */
  readonly isShown: (statement: OwnerKey) => boolean;
  readonly clocks: RowClocks;
  readonly after: OwnerPlace | null;
  readonly limit: number;
}

/**
 * The current position of each reporting person in each issuer: a later schedule replaces an earlier one. Statements of
 * the search are candidates; whether one is current is decided by all schedules of its issuer, which may name the person
 * without its CIK.
 */
export async function readCurrentOwners(db: Database, query: CurrentQuery): Promise<CurrentOwners> {
  const { search, isShown, clocks, after, limit } = query;
  const found = await findOwnerStatements(db, search, clocks);
  const byIssuer = Map.groupBy(found, ({ issuer, accessionNumber }) => issuer.cik ?? issuer.cusip ?? accessionNumber);
  const candidates = [...byIssuer.values()]
    .flatMap((own) => latestOwners(own).owners)
    .filter((statement) => isShown(statement) && (after === null || newestFirst(after, statement) < 0))
    .toSorted(newestFirst);
  const page = candidates.slice(0, limit);
  const current = await currentOf(db, page, clocks);
  return { owners: current, last: candidates.length > limit ? (page.at(-1) ?? null) : null };
}

/** The candidates that are current, or what has replaced them. */
async function currentOf(
  db: Database,
  page: readonly OwnerKey[],
  clocks: RowClocks,
): Promise<readonly LatestOwner<ScheduleOwner>[]> {
  const unnamed = page.filter(({ issuer }) => issuer.cik === null);
  const ownersOfUnnamed = latestOwners(await ownersOfSchedules(db, unnamed, clocks)).owners;
  const issuers = [...new Set(page.flatMap(({ issuer }) => issuer.cik ?? []))];
  const statements = Map.groupBy(await ownersOfIssuers(db, issuers, clocks), ({ issuer }) => issuer.cik);
  const current = new Map([...statements].map(([cik, own]) => [cik, latestOwners(own).owners]));
  const shown = new Map<string, LatestOwner<ScheduleOwner>>();
  for (const { issuer, accessionNumber, ordinal, name, publicAt } of page) {
    const owners = issuer.cik === null ? ownersOfUnnamed : (current.get(issuer.cik) ?? []);
    const isSame = (one: OwnerPlace) => one.accessionNumber === accessionNumber && one.ordinal === ordinal;
    const itself = owners.find(isSame);
    const replacement = owners.filter(
      (one) => name !== null && one.name !== null && nameKey(one.name) === nameKey(name) && one.publicAt >= publicAt,
    );
    for (const owner of itself ? [itself] : replacement) shown.set(placeKey(owner), owner);
  }
  return [...shown.values()];
}

const placeKey = ({ accessionNumber, ordinal }: { accessionNumber: AccessionNumber; ordinal: number }) =>
  `${accessionNumber} ${ordinal}`;

function newestFirst(a: OwnerPlace, b: OwnerPlace): number {
  return (
    compareText(b.publicAt, a.publicAt) || compareText(b.accessionNumber, a.accessionNumber) || a.ordinal - b.ordinal
  );
}
