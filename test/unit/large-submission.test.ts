import { describe, expect, it } from 'vitest';
import type { SubmissionDocument } from '../../core/submission.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';
import { readLargeSubmission } from '../../sources/submission/read-large-submission.ts';
import { readSubmission } from '../../sources/submission/read-submission.ts';

const row = (n: number): string =>
  `<infoTable><nameOfIssuer>ISSUER ${n}</nameOfIssuer><value>${n}</value></infoTable>\n`;
const table = (rows: number): string =>
  `<XML>\n<?xml version="1.0"?>\n<!-- by hand -->\n<ns1:informationTable xmlns:ns1="u">\n${Array.from({ length: rows }, (_, n) => row(n)).join('')}</ns1:informationTable>\n</XML>`;
const document = (type: string, sequence: number, text: string): string =>
  `<DOCUMENT>\n<TYPE>${type}\n<SEQUENCE>${sequence}\n<FILENAME>d${sequence}.xml\n<TEXT>\n${text}\n</TEXT>\n</DOCUMENT>\n`;
const submission = (documents: readonly string[], end = '</SEC-DOCUMENT>\n'): Buffer =>
  Buffer.from(
    `<SEC-DOCUMENT>0000000777-25-000001.txt : 20250214\n<SEC-HEADER>h\nACCESSION NUMBER:\t\t0000000777-25-000001\n` +
      `CONFORMED SUBMISSION TYPE:\t13F-HR\n</SEC-HEADER>\n${documents.join('')}${end}`,
  );

async function* inChunks(bytes: Uint8Array, length: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

const COVER = document('13F-HR', 1, '<XML>\n<edgarSubmission><a>ü</a></edgarSubmission>\n</XML>');
const LETTER = document('EX-99', 4, 'A letter about <DOCUMENT> marks, of 100 words. '.repeat(2_000));

const placeOf = ({ byteStart, byteEnd }: SubmissionDocument): readonly number[] => [byteStart, byteEnd];

/** What is held of a document: its text, or the beginning of it. */
const heldOf = (one: SubmissionDocument): readonly string[] =>
  one.isBeginning ? [one.text, Buffer.from(one.bytes()).toString()] : [one.text];

/** What should be held of it, by the same document of the whole submission: of tables, some part from the start. */
const heldAs = (one: SubmissionDocument, whole: SubmissionDocument | undefined): readonly (string | undefined)[] =>
  one.isBeginning ? ['', whole?.text.slice(0, Math.max(20_000, one.bytes().length))] : [whole?.text];

describe('submissions with tables that are too large to be held', () => {
  it.each([97, 4_096, 65_536, 1_000_000])('split as whole ones do, arriving in pieces of %i bytes', async (length) => {
    const bytes = submission([
      COVER,
      document('INFORMATION TABLE', 2, table(3_000)),
      document('INFORMATION TABLE', 3, table(10)),
      LETTER,
      document('INFORMATION TABLE', 5, table(2_500)),
    ]);
    const whole = readSubmission(bytes);
    const large = await readLargeSubmission(inChunks(bytes, length));
    expect(large?.byteLength).toBe(bytes.length);
    const { header, documents, warnings } = large?.submission ?? readSubmission(Buffer.alloc(0));
    expect([header, warnings]).toEqual([whole.header, whole.warnings]);
    const named = ({
      sequence,
      type,
      filename,
      byteStart,
      byteEnd,
      isBinary,
      encoding,
    }: (typeof documents)[number]) => ({
      sequence,
      type,
      filename,
      byteStart,
      byteEnd,
      isBinary,
      encoding,
    });
    expect(documents.map(named)).toEqual(whole.documents.map(named));
    expect(documents.map(({ isBeginning }) => isBeginning ?? false)).toEqual([false, true, false, false, true]);
    expect(documents.map(heldOf)).toEqual(documents.map((one, index) => heldAs(one, whole.documents[index])));
  });

  it.each([
    ['without its end', [COVER, document('INFORMATION TABLE', 2, table(3_000)).slice(0, 150_000)], ''],
    [
      'whose table lacks its end tag',
      [COVER, document('INFORMATION TABLE', 2, table(3_000)).slice(0, -25), LETTER],
      undefined,
    ],
  ])('a submission %s has the same places and warnings', async (_, parts, end) => {
    const bytes = submission(parts, end);
    const whole = readSubmission(bytes);
    const large = await readLargeSubmission(inChunks(bytes, 10_000));
    expect(large?.submission.warnings).toEqual(whole.warnings);
    expect(large?.submission.documents.map(placeOf)).toEqual(whole.documents.map(placeOf));
  });

  it('nothing is left out of documents that are no tables, also where they quote one', async () => {
    const quoting = document(
      'EX-99',
      2,
      `<html>words <p>\n${document('INFORMATION TABLE', 2, table(3_000)).slice(0, -25)}</html>`,
    );
    expect(await readLargeSubmission(inChunks(submission([COVER, LETTER]), 10_000))).toBeNull();
    const bytes = submission([COVER, quoting]);
    const large = await readLargeSubmission(inChunks(bytes, 10_000));
    const whole = readSubmission(bytes);
    const { documents } = large?.submission ?? whole;
    expect(documents.map(placeOf)).toEqual(whole.documents.map(placeOf));
    expect(documents.map(heldOf)).toEqual(documents.map((one, index) => heldAs(one, whole.documents[index])));
  });

  it('a table may be longer than other documents, which are refused', () => {
    const text = (bytes: Buffer) => {
      const read = readBareDocument(bytes, { maxDocumentBytes: 1_000 });
      return [read.documents[0]?.text.length, read.warnings.map(({ code }) => code)];
    };
    const bytes = Buffer.from(table(100).slice('<XML>\n'.length, -'\n</XML>'.length));
    expect(text(bytes)).toEqual([bytes.length, []]);
    expect(text(Buffer.from(`<html>${bytes.toString()}</html>`))).toEqual([0, ['document-too-large']]);
  });
});
