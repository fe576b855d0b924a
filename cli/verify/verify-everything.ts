import type { Database } from '../../db/database.ts';
import type { RawStore } from '../../sources/raw-store/raw-store.ts';
import type { ProgressLine } from '../progress-line.ts';
import { type DerivationsVerified, verifyDerivations } from './verify-derivations.ts';
import { type VerifyResult, verifyFilings } from './verify-filings.ts';

export interface EverythingVerified {
  readonly filings: VerifyResult;
  readonly derived: DerivationsVerified;
  readonly isSound: boolean;
}

/** Verifies every filing and every derived row of a deployment, as `tidemark verify` without options does. */
export async function verifyEverything(
  db: Database,
  rawStore: RawStore,
  progress: ProgressLine,
): Promise<EverythingVerified> {
  const filings = await verifyFilings({ db, rawStore, selector: { by: 'all' }, parserIds: null, progress });
  const derived = await verifyDerivations(db, null);
  const isComplete = Object.keys(filings.lacking).length === 0;
  return { filings, derived, isSound: isComplete && filings.problems.length === 0 && derived.problems.length === 0 };
}
