import { deriveAsOf } from '../../activities/derive.ts';
import type { IsoDate } from '../../core/dates.ts';
import type { Cik } from '../../core/ids.ts';
import type { Database } from '../../db/database.ts';
import {
  type DerivedChanges,
  listDerivations,
  replaceDerivations,
} from '../../db/repositories/datasets/derivations.ts';

/** An issuer whose derived rows do not follow from its facts. */
export interface DerivationProblem {
  readonly cik: Cik;
  readonly asOf: IsoDate;
  /** Rows that a recomputation writes and removes. */
  readonly written: number;
  readonly removed: number;
}

export interface DerivationsVerified {
  readonly issuers: number;
  readonly problems: readonly DerivationProblem[];
}

const ISSUERS_PER_PAGE = 100;

/**
 * Recomputes the derived rows of issuers, each as of the date of its rows, and reports what changes. Writes the rows as a
 * run would, in transactions that are rolled back.
 *
 * @param ciks null: every issuer
 */
export async function verifyDerivations(db: Database, ciks: readonly Cik[] | null): Promise<DerivationsVerified> {
  const derived = await listDerivations(db, ciks);
  const problems: DerivationProblem[] = [];
  for (const [asOf, of] of Map.groupBy(derived, (one) => one.asOf)) {
    for (let start = 0; start < of.length; start += ISSUERS_PER_PAGE) {
      const page = of.slice(start, start + ISSUERS_PER_PAGE).map(({ cik }) => cik);
      if (isUnchanged(await changesOf(db, page, asOf))) continue;
      for (const cik of page) {
        const changes = await changesOf(db, [cik], asOf);
        if (!isUnchanged(changes)) problems.push({ cik, asOf, ...changes });
      }
    }
  }
  return { issuers: derived.length, problems };
}

async function changesOf(db: Database, ciks: readonly Cik[], asOf: IsoDate): Promise<DerivedChanges> {
  const trx = await db.startTransaction().execute();
  try {
    return await replaceDerivations(trx, await deriveAsOf(trx, ciks, asOf));
  } finally {
    await trx.rollback().execute();
  }
}

function isUnchanged({ removed, written }: DerivedChanges): boolean {
  return removed === 0 && written === 0;
}
