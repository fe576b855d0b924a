import { BUDGET_CODES } from '../../activities/metered-parsers.ts';
import type { AccessionNumber, ParserVersion } from '../../core/ids.ts';
import type { FilingSelector } from '../../core/run-plan.ts';
import type { Database } from '../../db/database.ts';
import {
  holdingSpans,
  markVerified,
  pageFilingsToVerify,
  storedSpans,
  tablesWithSpans,
  verifiedTables,
} from '../../db/repositories/datasets/verification.ts';
import { CATALOG, type ParserCatalog } from '../../parsers/parser-catalog.ts';
import type { RawStore } from '../../sources/raw-store/raw-store.ts';
import type { ProgressLine } from '../progress-line.ts';
import { verifyFiling } from './verify-filing.ts';
import { type ReparsedFiling, type VerificationProblem, verifyRows } from './verify-rows.ts';

export interface VerifyRequest {
  readonly db: Database;
  readonly rawStore: RawStore;
  readonly selector: FilingSelector;
  /** Null: every parser. */
  readonly parserIds: readonly string[] | null;
  readonly progress: ProgressLine;
  /** Default: the parsers of this build. */
  readonly catalog?: ParserCatalog;
}

export interface VerifyResult {
  readonly filings: number;
  readonly runs: number;
  readonly spans: number;
  /** Versions that ran and that this build does not have, with the filings of which they were not verified. */
  readonly lacking: Readonly<Record<ParserVersion, number>>;
  readonly problems: readonly VerificationProblem[];
}

/** Few enough that the parsed rows of a page stay in memory. */
const FILINGS_PER_PAGE = 20;

/**
 * Verifies filings page by page: bytes, outputs and spans of each, then the stored rows of the page. Rows of filings
 * without a problem get a new `verified_at`.
 */
export async function verifyFilings(request: VerifyRequest): Promise<VerifyResult> {
  const { db, rawStore, selector, parserIds, progress, catalog = CATALOG } = request;
  const tables = await tablesWithSpans(db);
  const withRows = await verifiedTables(db);
  const problems: VerificationProblem[] = [];
  const lacking: Record<ParserVersion, number> = {};
  let [filings, runs, spans] = [0, 0, 0];
  for (let after: AccessionNumber | null = null; ; ) {
    const page = await pageFilingsToVerify(db, {
      selector,
      parserIds,
      rejectionCodes: [...BUDGET_CODES],
      after,
      limit: FILINGS_PER_PAGE,
    });
    if (page.length === 0) return { filings, runs, spans, lacking, problems };
    const accessionNumbers = page.map(({ accessionNumber }) => accessionNumber);
    const byFiling = Map.groupBy(
      await storedSpans(db, tables, accessionNumbers),
      ({ accessionNumber }) => accessionNumber,
    );
    const reparsed: ReparsedFiling[] = [];
    for (const filing of page) {
      const own = byFiling.get(filing.accessionNumber) ?? [];
      const pages = async function* () {
        yield own;
        yield* holdingSpans(db, filing.accessionNumber);
      };
      const verified = await verifyFiling(rawStore, filing, pages(), catalog);
      filings += 1;
      runs += verified.runs;
      spans += verified.spans;
      problems.push(...verified.problems);
      for (const version of verified.lacking) lacking[version] = (lacking[version] ?? 0) + 1;
      if (verified.reparsed !== null) reparsed.push(verified.reparsed);
      progress.show(`verified ${filings} filings, ${problems.length} problems`, null);
    }
    problems.push(...(await verifyRows(db, rawStore, withRows, reparsed, catalog)));
    const faulty = new Set(problems.map(({ accessionNumber }) => accessionNumber));
    const sound = accessionNumbers.filter((accessionNumber) => !faulty.has(accessionNumber));
    const versions = new Set<ParserVersion>(reparsed.flatMap((one) => [...one.versions]));
    await markVerified(db, tables, sound, [...versions]);
    after = accessionNumbers.at(-1) ?? null;
  }
}
