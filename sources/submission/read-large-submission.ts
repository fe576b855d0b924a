import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import { type Cut, condenseSubmission } from './condense.ts';
import { isInformationTable } from './information-table.ts';
import { readSubmission } from './read-submission.ts';

/**
 * Splits a submission whose Form 13F tables exceed memory while it streams: like `readSubmission`, but those tables have
 * only their beginning (`isBeginning`) and their place.
 *
 * @returns null where there is no such table and streaming gains nothing
 */
export async function readLargeSubmission(
  chunks: AsyncIterable<Uint8Array>,
): Promise<{ readonly submission: Submission; readonly byteLength: number } | null> {
  const result = await condenseSubmission(chunks);
  if (result === null || result.cuts.length === 0) return null;
  const { bytes, cuts, byteLength } = result;
  const condensed = readSubmission(bytes);
  const owners = cuts.map(({ at }) => condensed.documents.find((one) => one.byteStart < at && at < one.byteEnd));
  // A cut outside a table (marks quoted in text) would corrupt its document.
  if (!owners.every((owner) => owner !== undefined && isInformationTable(owner.bytes()))) return null;
  const documents = condensed.documents.map((document) =>
    owners.includes(document) ? beginningOf(document, cuts) : moved(document, cuts),
  );
  return { submission: { ...condensed, documents }, byteLength };
}

/** Maps an offset of the condensed submission to the whole one. */
function inWhole(at: number, cuts: readonly Cut[]): number {
  return cuts.reduce((sum, cut) => (cut.at < at ? sum + cut.length : sum), at);
}

const placeOf = ({ byteStart, byteEnd }: SubmissionDocument, cuts: readonly Cut[]) => ({
  byteStart: inWhole(byteStart, cuts),
  byteEnd: inWhole(byteEnd, cuts),
});

function beginningOf(document: SubmissionDocument, cuts: readonly Cut[]): SubmissionDocument {
  const { sequence, type, filename, description, byteStart, encoding } = document;
  const [cut] = cuts.filter(({ at }) => at > byteStart);
  const head = document.bytes().subarray(0, (cut?.at ?? byteStart) - byteStart);
  const names = { sequence, type, filename, description, ...placeOf(document, cuts) };
  return { ...names, encoding, isBinary: false, isBeginning: true, text: '', bytes: () => head };
}

function moved(document: SubmissionDocument, cuts: readonly Cut[]): SubmissionDocument {
  const { sequence, type, filename, description, isBinary } = document;
  const names = { sequence, type, filename, description, isBinary, ...placeOf(document, cuts) };
  return {
    ...names,
    get encoding(): string {
      return document.encoding;
    },
    get text(): string {
      return document.text;
    },
    bytes: () => document.bytes(),
  };
}
