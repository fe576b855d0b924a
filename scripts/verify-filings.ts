import { type FilingVerification, type VerificationProblem, verifyFiling } from '../activities/verify-filing.ts';
import { type AccessionNumber, parserVersionOf } from '../core/ids.ts';
import type { FilingSelector } from '../core/run-plan.ts';
import type { Database } from '../db/database.ts';
import { markVerified, pageFilingsToVerify, storedSpans, tablesWithSpans } from '../db/repositories/verification.ts';
import { currentParsers } from '../parsers/registry.ts';
import type { RawStore } from '../sources/raw-store/raw-store.ts';
import type { ProgressLine } from './progress-line.ts';

export interface VerifyRequest {
  readonly db: Database;
  readonly rawStore: RawStore;
  readonly selector: FilingSelector;
  /** Null: every parser. */
  readonly parserIds: readonly string[] | null;
  readonly progress: ProgressLine;
}

export interface VerifyResult {
  readonly filings: number;
  readonly runs: number;
  readonly spans: number;
  readonly problems: readonly VerificationProblem[];
}

const FILINGS_PER_PAGE = 50;

/** Verifies filings page by page, and notes on the rows of those that hold when they were verified. */
export async function verifyFilings({
  db,
  rawStore,
  selector,
  parserIds,
  progress,
}: VerifyRequest): Promise<VerifyResult> {
  const tables = await tablesWithSpans(db);
  const known = new Set<string>(currentParsers().map(({ id, version }) => parserVersionOf(id, version)));
  const problems: VerificationProblem[] = [];
  let [filings, runs, spans] = [0, 0, 0];
  for (let after: AccessionNumber | null = null; ; ) {
    const page = await pageFilingsToVerify(db, { selector, parserIds, after, limit: FILINGS_PER_PAGE });
    if (page.length === 0) return { filings, runs, spans, problems };
    const accessionNumbers = page.map(({ accessionNumber }) => accessionNumber);
    const byFiling = Map.groupBy(
      await storedSpans(db, tables, accessionNumbers),
      ({ accessionNumber }) => accessionNumber,
    );
    const held: AccessionNumber[] = [];
    for (const filing of page) {
      const verified: FilingVerification = await verifyFiling(
        rawStore,
        filing,
        byFiling.get(filing.accessionNumber) ?? [],
        known,
      );
      filings += 1;
      runs += verified.runs;
      spans += verified.spans;
      problems.push(...verified.problems);
      if (verified.problems.length === 0) held.push(filing.accessionNumber);
      progress.show(`verified ${filings} filings, ${problems.length} problems`, null);
    }
    await markVerified(db, tables, held);
    after = accessionNumbers.at(-1) ?? null;
  }
}
