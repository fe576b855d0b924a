import { addDays, type IsoDate, isIsoDate } from '../../core/dates.ts';
import type { Cik } from '../../core/ids.ts';
import { submissionsJsonPath } from '../edgar/edgar-paths.ts';
import { type EdgarSource, getOrNull } from '../edgar/edgar-source.ts';
import { type AcceptanceZone, acceptanceZoneOf } from './acceptance-zone.ts';
import { createProblemList, type DiscoveredFiling, type DiscoveryProblem, mergeFilers } from './discovered-filing.ts';
import {
  filingsOfColumns,
  parseOlderSubmissionsJson,
  parseSubmissionsJson,
  printedAcceptances,
  type SubmissionColumns,
} from './submissions-json.ts';

const SUBMISSIONS_MAX_BYTES = 64 * 1024 * 1024;

interface DiscoveredIssuer {
  /** Newest first. */
  readonly filings: readonly DiscoveredFiling[];
  /** False where a file with older filings is missing, so the history lacks them. */
  readonly complete: boolean;
  /** First date since which every filing is listed; null: a complete history has none before those listed. */
  readonly listedSince: IsoDate | null;
  readonly acceptanceZone: AcceptanceZone;
  readonly problems: readonly DiscoveryProblem[];
}

/**
 * One issuer's history from its submissions JSON and the files with older filings that it names.
 *
 * @throws AppError `edgar-not-found` where EDGAR has no such CIK, `edgar-json-malformed`
 */
export async function discoverIssuer(client: EdgarSource, cik: Cik): Promise<DiscoveredIssuer> {
  const options = { maxBytes: SUBMISSIONS_MAX_BYTES };
  const problems = createProblemList();
  const mainPath = submissionsJsonPath(cik);
  const main = parseSubmissionsJson((await client.get(mainPath, options)).bytes, mainPath);
  const parts: SubmissionColumns[] = [main.recent];
  let complete = true;
  for (const name of main.olderFiles) {
    const path = `/submissions/${name}`;
    const bytes = await getOrNull(client, path, options);
    if (bytes) {
      parts.push(parseOlderSubmissionsJson(bytes, path));
      continue;
    }
    complete = false;
    problems.add('missing-submissions-file', `${path} is named but does not exist`);
  }
  const acceptanceZone = acceptanceZoneOf(parts.flatMap(printedAcceptances));
  const filings = mergeFilers(parts.flatMap((part) => filingsOfColumns(part, main.issuer, acceptanceZone, problems)));
  const listedSince = complete ? null : dayAfterOldest(main.recent);
  return { filings, complete, listedSince, acceptanceZone, problems: problems.all() };
}

/** The main file lists the latest filings; others of its oldest day may be in the next file. */
function dayAfterOldest({ filingDate }: SubmissionColumns): IsoDate | null {
  const oldest = filingDate.filter(isIsoDate).sort()[0];
  return oldest === undefined ? null : addDays(oldest, 1);
}
