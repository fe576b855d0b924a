import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import { type Cut, condenseSubmission } from './condense.ts';
import { isInformationTable } from './information-table.ts';
import { readSubmission } from './read-submission.ts';

/**
 * Splits a submission whose Form 13F tables are too large to be held, as it streams by: like `readSubmission`, but of
 * those tables only the beginning is held (`isBeginning`), and their place is told.
 *
 * @returns null where there is no such table: then nothing is won by streaming
 */
export async function readLargeSubmission(
  chunks: AsyncIterable<Uint8Array>,
): Promise<{ readonly submission: Submission; readonly byteLength: number } | null> {
  const kept = await condenseSubmission(chunks);
  if (kept === null || kept.cuts.length === 0) return null;
  const { bytes, cuts, byteLength } = kept;
  const condensed = readSubmission(bytes);
  const owners = cuts.map(({ at }) => condensed.documents.find((one) => one.byteStart < at && at < one.byteEnd));
  // A cut that is not inside of a table (marks quoted in a text) would falsify the document it is in.
  if (!owners.every((owner) => owner !== undefined && isInformationTable(owner.bytes()))) return null;
  const documents = condensed.documents.map((document) =>
    owners.includes(document) ? beginningOf(document, cuts) : moved(document, cuts),
  );
  return { submission: { ...condensed, documents }, byteLength };
}

/** Where a byte of the condensed submission stands in the whole. */
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
