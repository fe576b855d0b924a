import {
  type LargeTables,
  type OpenedFiling,
  type OpenFilingOptions,
  openFiling,
} from '../../activities/open-filing.ts';
import { parseSubmission } from '../../activities/parse-submission.ts';
import type { IsoTimestamp } from '../../core/dates.ts';
import { AppError } from '../../core/errors.ts';
import type { ParserVersion } from '../../core/ids.ts';
import { publicTimeOf } from '../../core/public-time.ts';
import { parseSourceSpan, type SourceSpanParts } from '../../core/spans.ts';
import { STAGED_NAMESPACE, type StagedParseRun } from '../../core/staged-filing.ts';
import type { FilingToVerify, StoredSpan } from '../../db/repositories/datasets/verification.ts';
import { loadParsers, type ParserCatalog, withDependencies } from '../../parsers/parser-catalog.ts';
import type { RawStore } from '../../sources/raw-store/raw-store.ts';
import type { ReparsedFiling, VerificationProblem } from './verify-rows.ts';

export interface FilingVerification {
  readonly problems: readonly VerificationProblem[];
  readonly spans: number;
  readonly runs: number;
  /** Versions that ran and that this build does not have. */
  readonly lacking: readonly ParserVersion[];
  /** For the comparison with the stored rows; null where the bytes cannot be read. */
  readonly reparsed: ReparsedFiling | null;
}

/**
 * Re-reads a filing from its raw bytes (checked against their hash), re-runs its parsers with their cross-checks and
 * resolves every span of its rows: each version that ran, older ones from their releases. Parsers rejected for their
 * budget are not re-run. Runs of parser versions that this build does not have are skipped and counted.
 */
export async function verifyFiling(
  rawStore: RawStore,
  filing: FilingToVerify,
  spans: AsyncIterable<readonly StoredSpan[]>,
  catalog: ParserCatalog,
  options: OpenFilingOptions = {},
): Promise<FilingVerification> {
  const { accessionNumber, rawSourceKey, filedDate } = filing;
  // Parsers that exceeded their budget left no output to compare, and would exceed it again.
  const skipped = filing.rejections;
  const problems: VerificationProblem[] = [];
  const note = (code: VerificationProblem['code'], message: string): void =>
    void problems.push({ accessionNumber, code, message });
  const versions = new Set(filing.parserVersions.filter((version) => catalog.has(version)));
  const lacking = filing.parserVersions.filter((version) => !catalog.has(version));
  const parsers = await loadParsers(catalog, await withDependencies(catalog, versions));
  let opened: OpenedFiling;
  try {
    const put = (part: Uint8Array) => rawStore.putStaged(STAGED_NAMESPACE, part);
    const found = await openFiling(rawStore, rawSourceKey, put, { ...options, parsers, skipped });
    if (!('submission' in found)) {
      note('output-missing', found.message);
      return { problems, spans: 0, runs: 0, lacking, reparsed: null };
    }
    opened = found;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    note('raw-bytes', error.message);
    return { problems, spans: 0, runs: 0, lacking, reparsed: null };
  }

  const { submission, large } = opened;
  notePublicTime(filing, submission.header.acceptedAt, note);
  const task = { accessionNumber, rawSourceKey, filedDate, skipped };
  const staged = parseSubmission(submission, task, large, { parsers, begin: null });
  const checked = staged.runs.filter(({ parserVersion }) => versions.has(parserVersion));
  noteOutputs(
    filing.runs.filter(({ parserVersion }) => versions.has(parserVersion)),
    checked,
    note,
  );

  const documents = new Map(submission.documents.map((document) => [document.sequence, document]));
  const lengthOf = (sequence: number): number | undefined =>
    tableLength(large, sequence) ?? documents.get(sequence)?.text.length;
  let resolved = 0;
  for await (const page of spans) {
    for (const span of page) resolve(span, rawSourceKey, lengthOf, note);
    resolved += page.length;
  }
  return { problems, spans: resolved, runs: checked.length, lacking, reparsed: { staged, versions } };
}

/** A header's acceptance time counts before one that only a list states. */
function notePublicTime(
  { form, filedDate, acceptedAt, publicAt }: FilingToVerify,
  stated: IsoTimestamp | null,
  note: (code: VerificationProblem['code'], message: string) => void,
): void {
  const expected = publicTimeOf({ form, filedDate, acceptedAt: stated ?? acceptedAt }).publicAt;
  if (publicAt !== expected)
    note('public-time-differs', `public_at is stored as ${publicAt}, its times give ${expected}`);
}

/** The length of a document that was streamed. */
function tableLength(large: LargeTables | null, sequence: number): number | undefined {
  for (const { streamed } of large?.values() ?? []) {
    const table = streamed.tables.get(sequence);
    if (table !== undefined) return table.length;
  }
  return undefined;
}

/** Compares stored runs with those that the parsers give now. A document that a parser does not read has no stored run. */
function noteOutputs(
  stored: FilingToVerify['runs'],
  given: readonly StagedParseRun[],
  note: (code: VerificationProblem['code'], message: string) => void,
): void {
  const keyOf = (run: { parserVersion: string; sequence: number }) =>
    `${run.parserVersion} of document ${run.sequence}`;
  const read = given.filter(({ outcome }) => outcome.status !== 'not_applicable');
  const now = new Map(read.map((run) => [keyOf(run), run.outputHash]));
  for (const run of stored) {
    const found = now.get(keyOf(run));
    if (found === undefined) note('output-missing', `${keyOf(run)} gives no output now`);
    else if (found !== run.outputHash) note('output-differs', `${keyOf(run)} gives a different output now`);
  }
  const known = new Set(stored.map(keyOf));
  for (const what of now.keys()) if (!known.has(what)) note('output-missing', `${what} has no stored run`);
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
  // A nil fact or an empty text has a position but no characters.
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
