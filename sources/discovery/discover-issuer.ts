import { AppError } from '../../core/errors.ts';
import type { Cik } from '../../core/ids.ts';
import { submissionsJsonPath } from '../edgar/edgar-paths.ts';
import type { EdgarSource } from '../edgar/edgar-source.ts';
import { type AcceptanceZone, acceptanceZoneOf } from './acceptance-zone.ts';
import { createProblemList, type DiscoveredFiling, type DiscoveryProblem, mergeFilers } from './discovered-filing.ts';
import {
  filingsOfColumns,
  type IssuerProfile,
  parseOlderSubmissionsJson,
  parseSubmissionsJson,
  printedAcceptances,
  type SubmissionColumns,
} from './submissions-json.ts';

const SUBMISSIONS_MAX_BYTES = 64 * 1024 * 1024;

export interface DiscoveredIssuer {
  readonly profile: IssuerProfile;
  /** Newest first. */
  readonly filings: readonly DiscoveredFiling[];
  /** False where a file with older filings could not be had: the history is then known only from the newer ones. */
  readonly complete: boolean;
  readonly acceptanceZone: AcceptanceZone;
  readonly problems: readonly DiscoveryProblem[];
}

/**
 * One issuer's history from its submissions JSON and the files with older filings that it names.
 *
 * @throws AppError `edgar-not-found` where EDGAR knows no such CIK, `edgar-json-malformed`
 */
export async function discoverIssuer(
  client: EdgarSource,
  cik: Cik,
  options: { readonly signal?: AbortSignal } = {},
): Promise<DiscoveredIssuer> {
  const getOptions = { maxBytes: SUBMISSIONS_MAX_BYTES, ...(options.signal ? { signal: options.signal } : {}) };
  const problems = createProblemList();
  const mainPath = submissionsJsonPath(cik);
  const main = parseSubmissionsJson((await client.get(mainPath, getOptions)).bytes, mainPath);
  const parts: SubmissionColumns[] = [main.recent];
  let complete = true;
  for (const name of main.olderFiles) {
    const path = `/submissions/${name}`;
    try {
      parts.push(parseOlderSubmissionsJson((await client.get(path, getOptions)).bytes, path));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'edgar-not-found') throw error;
      complete = false;
      problems.add('missing-submissions-file', `${path} is named but does not exist`);
    }
  }
  const zone = acceptanceZoneOf(parts.flatMap(printedAcceptances));
  const filings = parts.flatMap((part) => filingsOfColumns(part, main.profile, zone, problems));
  return {
    profile: main.profile,
    filings: mergeFilers(filings),
    complete,
    acceptanceZone: zone,
    problems: problems.all(),
  };
}
