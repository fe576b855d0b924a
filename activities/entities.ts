import type { Cik } from '../core/ids.ts';
import type { Database, Transaction } from '../db/database.ts';
import {
  coverStatements,
  formerNameStatements,
  headerStatements,
  listedSecurities,
  scheduleCusips,
} from '../db/repositories/reference/identifier-statements.ts';
import { replaceIdentifiers, takeMarkedEntities } from '../db/repositories/reference/identifiers.ts';
import { type EntityStatements, entityIdentifiers } from '../scoring/ledger/entity-identifiers.ts';

/** Entities of one transaction. */
const PAGE = 200;

/**
 * Recomputes the identifiers of marked entities, a page to a transaction; returns how many entities it took, fewer than
 * `most` only if none are left.
 */
export async function refreshEntities(
  db: Database,
  most: number,
  onPage: (last: Cik | null) => void = () => undefined,
): Promise<number> {
  let taken = 0;
  while (taken < most) {
    const limit = Math.min(PAGE, most - taken);
    const page = await db.transaction().execute(async (trx) => {
      const ciks = await takeMarkedEntities(trx, limit);
      if (ciks.length > 0) await replaceIdentifiers(trx, ciks, await identifiersOfPage(trx, ciks));
      return ciks;
    });
    taken += page.length;
    onPage(page.at(-1) ?? null);
    if (page.length < limit) break;
  }
  return taken;
}

async function identifiersOfPage(trx: Transaction, ciks: readonly Cik[]) {
  const byCik = <R extends { readonly cik: Cik }>(rows: readonly R[]) => Map.groupBy(rows, ({ cik }) => cik);
  const headers = byCik(await headerStatements(trx, ciks));
  const formerNames = byCik(await formerNameStatements(trx, ciks));
  const covers = byCik(await coverStatements(trx, ciks));
  const stated = await scheduleCusips(trx, ciks);
  const cusips = byCik(stated);
  const listed = await listedSecurities(trx, [...new Set(stated.map(({ cusip }) => cusip))]);
  return ciks.flatMap((cik) => {
    const statements: EntityStatements = {
      cik,
      headers: headers.get(cik) ?? [],
      formerNames: formerNames.get(cik)?.[0] ?? null,
      covers: covers.get(cik) ?? [],
      cusips: cusips.get(cik) ?? [],
      listed,
    };
    return entityIdentifiers(statements);
  });
}
