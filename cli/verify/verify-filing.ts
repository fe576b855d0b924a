import { type OpenedFiling, type OpenFilingOptions, openFiling } from '../../activities/open-filing.ts';
import { parseSubmission } from '../../activities/parse-thread.ts';
import { AppError } from '../../core/errors.ts';
import type { AccessionNumber } from '../../core/ids.ts';
import { parseSourceSpan, type SourceSpanParts } from '../../core/spans.ts';
import { STAGED_NAMESPACE } from '../../core/staged-filing.ts';
import type { FilingToVerify, StoredSpan } from '../../db/repositories/datasets/verification.ts';
import type { RawStore } from '../../sources/raw-store/raw-store.ts';
import type { FilingAgain } from './verify-rows.ts';

export interface VerificationProblem {
  readonly accessionNumber: AccessionNumber;
  readonly code:
    | 'raw-bytes'
    | 'output-differs'
    | 'output-missing'
    | 'row-differs'
    | 'row-missing'
    | 'row-extra'
    | 'span-malformed'
    | 'span-outside-document'
    | 'span-of-other-filing'
    | 'span-empty';
  readonly message: string;
}

export interface FilingVerification {
  readonly problems: readonly VerificationProblem[];
  readonly spans: number;
  readonly runs: number;
  /** As parsed anew, to hold the stored rows against; null where the bytes cannot be read. */
  readonly again: FilingAgain | null;
}

/**
 * Reads a filing anew from its raw bytes (held against their hash), runs its parsers and their cross-checks again, and
 * resolves every span that its rows carry. Runs of parser versions that this code no longer has are left out.
 */
export async function verifyFiling(
  rawStore: RawStore,
  filing: FilingToVerify,
  spans: AsyncIterable<readonly StoredSpan[]>,
  knownVersions: ReadonlySet<string>,
  options: OpenFilingOptions = {},
): Promise<FilingVerification> {
  const { accessionNumber, rawSourceKey, filedDate } = filing;
  const problems: VerificationProblem[] = [];
  const note = (code: VerificationProblem['code'], message: string): void =>
    void problems.push({ accessionNumber, code, message });
  let opened: OpenedFiling;
  try {
    const put = (part: Uint8Array) => rawStore.putStaged(STAGED_NAMESPACE, part);
    const found = await openFiling(rawStore, rawSourceKey, put, options);
    if (!('submission' in found)) {
      note('output-missing', found.message);
      return { problems, spans: 0, runs: 0, again: null };
    }
    opened = found;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    note('raw-bytes', error.message);
    return { problems, spans: 0, runs: 0, again: null };
  }

  const { submission, large } = opened;
  const staged = parseSubmission(submission, { accessionNumber, rawSourceKey, filedDate }, large);
  const again = new Map(staged.runs.map((run) => [`${run.parserVersion}/${run.sequence}`, run.outputHash]));
  const checked = filing.runs.filter(({ parserVersion }) => knownVersions.has(parserVersion));
  if (filing.runs.length === 0) note('output-missing', 'no run of a parser is stored for this processed filing');
  for (const { parserVersion, sequence, outputHash } of checked) {
    const found = again.get(`${parserVersion}/${sequence}`);
    const what = `${parserVersion} of document ${sequence}`;
    if (found === undefined) note('output-missing', `${what} gives nothing now`);
    else if (found !== outputHash) note('output-differs', `${what} gives something else now`);
  }

  const documents = new Map(submission.documents.map((document) => [document.sequence, document]));
  const lengthOf = (sequence: number): number | undefined =>
    large?.streamed.tables.get(sequence)?.length ?? documents.get(sequence)?.text.length;
  let resolved = 0;
  for await (const page of spans) {
    for (const span of page) resolve(span, rawSourceKey, lengthOf, note);
    resolved += page.length;
  }
  const versions = new Set(checked.map(({ parserVersion }) => parserVersion));
  return { problems, spans: resolved, runs: checked.length, again: { staged, versions } };
}

function resolve(
  span: StoredSpan,
  rawSourceKey: string,
  lengthOf: (sequence: number) => number | undefined,
  note: (code: VerificationProblem['code'], message: string) => void,
): void {
  const where = `${span.table}.${span.column} ${span.sourceSpan}`;
  const place = placeOf(span.sourceSpan);
  const length = place === null ? undefined : lengthOf(place.sequence);
  if (place === null) note('span-malformed', where);
  else if (place.rawSourceKey !== rawSourceKey) note('span-of-other-filing', where);
  else if (length === undefined || place.end > length) note('span-outside-document', where);
  // A nil fact and an empty text have a place and no words.
  else if (place.end === place.start && span.table !== 'parsed.xbrl_facts') note('span-empty', where);
}

function placeOf(span: string | null): SourceSpanParts | null {
  try {
    return parseSourceSpan(span ?? '');
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
