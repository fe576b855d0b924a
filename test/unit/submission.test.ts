import { describe, expect, test } from 'vitest';
import type { Submission } from '../../core/submission.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';
import { looksLikeSubmission, readSubmission } from '../../sources/submission/read-submission.ts';
import { processorMs } from '../processor-time.ts';

const HEADER = `<SEC-DOCUMENT>0001234567-24-000012.txt : 20240329
<SEC-HEADER>0001234567-24-000012.hdr.sgml : 20240329
ACCESSION NUMBER:		0001234567-24-000012
CONFORMED SUBMISSION TYPE:	8-K
FILED AS OF DATE:		20240329
</SEC-HEADER>
`;
const END = '</SEC-DOCUMENT>\n';

function documentOf(sequence: number | null, body: string, type = 'EX-99'): string {
  const sequenceLine = sequence === null ? '' : `<SEQUENCE>${sequence}\n`;
  const names = `<FILENAME>d${sequence}.htm\n<DESCRIPTION>NO ${sequence}\n`;
  return `<DOCUMENT>\n<TYPE>${type}\n${sequenceLine}${names}<TEXT>\n${body}</TEXT>\n</DOCUMENT>\n`;
}

function read(text: string): Submission {
  return readSubmission(Buffer.from(text));
}

function codes(submission: Submission): string[] {
  return submission.warnings.map((warning) => warning.code);
}

function texts(submission: Submission): string[] {
  return submission.documents.map((document) => document.text);
}

describe('a whole submission', () => {
  const bytes = Buffer.from(
    `${HEADER}${documentOf(1, '<html>one</html>\n', '8-K')}${documentOf(2, '<XBRL>\n<?xml version="1.0"?>\n<x>é</x>\n</XBRL>\n')}${END}`,
  );
  const submission = readSubmission(bytes);

  test('gives type, sequence, name, description and body of every document', () => {
    expect(submission.header.form).toBe('8-K');
    expect(codes(submission)).toEqual([]);
    expect(submission.documents[0]).toMatchObject({
      sequence: 1,
      type: '8-K',
      filename: 'd1.htm',
      description: 'NO 1',
      isBinary: false,
      text: '<html>one</html>\n',
    });
    expect(submission.documents[1]?.text).toBe('<?xml version="1.0"?>\n<x>é</x>\n');
  });

  test('its byte offsets re-read to the same text', () => {
    for (const document of submission.documents) {
      expect(bytes.subarray(document.byteStart, document.byteEnd).toString()).toBe(document.text);
      expect(Buffer.from(document.bytes()).toString()).toBe(document.text);
    }
  });

  test('an offset into a larger buffer is respected', () => {
    const padded = Buffer.concat([Buffer.from('xxxx'), bytes]);
    expect(texts(readSubmission(padded.subarray(4)))).toEqual(texts(submission));
  });
});

test('the PEM-wrapped form of the nineties is read, without names and with its <PAGE> marks', () => {
  const submission = read(`-----BEGIN PRIVACY-ENHANCED MESSAGE-----
Proc-Type: 2001,MIC-CLEAR
Originator-Name: keymaster@town.hall.org
MIC-Info: RSA-MD5,RSA,
 EgEMYgU5QzqMk

<IMS-DOCUMENT>0000950144-94-000103.txt : 19940125
<IMS-HEADER>0000950144-94-000103.hdr.sgml : 19940125
ACCESSION NUMBER:		0000950144-94-000103
CONFORMED SUBMISSION TYPE:	8-K
ITEM INFORMATION:		7
FILED AS OF DATE:		19940124

FILER:

	COMPANY DATA:
		COMPANY CONFORMED NAME:			TURN & CO
		CENTRAL INDEX KEY:			0000100240
</IMS-HEADER>
<DOCUMENT>
<TYPE>8-K
<SEQUENCE>1
<DESCRIPTION>8-K DATED
JANUARY 24, 1994
<TEXT>

<PAGE>   1
<TABLE>
</TABLE>
</TEXT>
</DOCUMENT>
</IMS-DOCUMENT>
-----END PRIVACY-ENHANCED MESSAGE-----
`);
  expect(submission.header).toMatchObject({ form: '8-K', filedDate: '1994-01-24', items: ['7'] });
  expect(submission.documents).toHaveLength(1);
  expect(submission.documents[0]).toMatchObject({ filename: null, description: '8-K DATED JANUARY 24, 1994' });
  expect(submission.documents[0]?.text).toBe('\n<PAGE>   1\n<TABLE>\n</TABLE>\n');
  expect(codes(submission)).toEqual([]);
});

test('the dissemination form is read with LF, CRLF and bare CR alike', () => {
  const text = `<SUBMISSION>\n<ACCESSION-NUMBER>0001562180-25-000280\n<TYPE>4\n<FILING-DATE>20250108\n${documentOf(1, '<XML>\n<a/>\n</XML>\n', '4')}${documentOf(2, 'two\n')}</SUBMISSION>\n`;
  for (const lineEnd of ['\n', '\r\n', '\r']) {
    const submission = read(text.replaceAll('\n', lineEnd));
    expect(submission.header.form).toBe('4');
    expect(texts(submission)).toEqual([`<a/>${lineEnd}`, `two${lineEnd}`]);
    expect(codes(submission)).toEqual([]);
  }
});

describe('what is no submission', () => {
  test.each([
    ['nothing', '', 'empty-submission'],
    ['white space and zero bytes', '\0\0 \n', 'empty-submission'],
    [
      'an HTML error page',
      '<!DOCTYPE html><html><body>Request Rate Threshold Exceeded</body></html>',
      'not-a-submission',
    ],
    ['an error page that quotes a header', '<html><body><pre>\n<SEC-HEADER>\n</pre></body></html>', 'not-a-submission'],
    ['an XML error', '<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>', 'not-a-submission'],
    ['a PDF', '%PDF-1.4 …', 'not-a-submission'],
  ])('%s has no documents and says why', (_name, text, code) => {
    const submission = read(text);
    expect(submission.documents).toEqual([]);
    expect(codes(submission)).toEqual([code]);
    expect(looksLikeSubmission(Buffer.from(text))).toBe(false);
  });

  test('a header alone is named: no documents, truncated', () => {
    expect(codes(read(HEADER))).toEqual(['no-documents', 'truncated']);
    expect(read(HEADER).header.form).toBe('8-K');
  });
});

describe('a damaged submission', () => {
  test('a cut in the middle of a document keeps what there is', () => {
    const submission = read(`${HEADER}${documentOf(1, 'one\n')}<DOCUMENT>\n<TYPE>EX-1\n<SEQUENCE>2\n<TEXT>\nhalf a li`);
    expect(texts(submission)).toEqual(['one\n', 'half a li']);
    expect(codes(submission)).toEqual(['missing-end-tag', 'truncated']);
  });

  test('a cut inside the tags of a document gives an empty body', () => {
    const submission = read(`${HEADER}<DOCUMENT>\n<TYPE>EX-1\n<SEQ`);
    expect(texts(submission)).toEqual(['']);
    expect(submission.documents[0]).toMatchObject({ type: 'EX-1', sequence: 1 });
  });

  test('every cut of a submission is read without a throw, and never gives more documents', () => {
    const whole = `${HEADER}${documentOf(1, 'one\n')}${documentOf(2, '<XML>\n<a/>\n</XML>\n')}${END}`;
    for (let length = 0; length < whole.length - 2; length += 1) {
      const submission = read(whole.slice(0, length));
      expect(submission.documents.length).toBeLessThanOrEqual(2);
      expect(new Set(submission.documents.map((document) => document.sequence)).size).toBe(submission.documents.length);
      expect(codes(submission)).not.toEqual([]);
    }
  });

  test('a missing end tag ends the document at the next one', () => {
    const submission = read(
      `${HEADER}<DOCUMENT>\n<TYPE>8-K\n<SEQUENCE>1\n<TEXT>\none\n${documentOf(2, 'two\n')}${END}`,
    );
    expect(texts(submission)).toEqual(['one\n', 'two\n']);
    expect(codes(submission)).toEqual(['missing-end-tag']);
  });

  test('a missing end tag of the last document does not take the closing lines in', () => {
    const submission = read(`${HEADER}<DOCUMENT>\n<TYPE>8-K\n<SEQUENCE>1\n<TEXT>\none\n${END}`);
    expect(texts(submission)).toEqual(['one']);
    const lone = read(`${HEADER}<DOCUMENT>\n<TYPE>8-K\n<SEQUENCE>1\n<TEXT>\none\n</TEXT>\n${END}`);
    expect(texts(lone)).toEqual(['one\n']);
  });

  test('</TEXT> and </DOCUMENT> that a text quotes do not end it', () => {
    const body = 'the tags </TEXT> and </TEXT>\n</DOCUMENT>\nare quoted\n';
    expect(texts(read(`${HEADER}${documentOf(1, body)}${documentOf(2, 'two\n')}${END}`))).toEqual([body, 'two\n']);
  });

  test('<DOCUMENT> in running text starts nothing', () => {
    const body = 'see the <DOCUMENT> tag\n<DOCUMENT>\nwithout its tags\n';
    const submission = read(`${HEADER}${documentOf(1, body)}${END}`);
    expect(texts(submission)).toEqual([body]);
    expect(codes(submission)).toEqual([]);
  });

  test('a whole document quoted inside the text of another stays there', () => {
    const body = `before\n${documentOf(7, 'quoted\n')}after\n`;
    const submission = read(`${HEADER}${documentOf(1, body)}${documentOf(2, 'two\n')}${END}`);
    expect(texts(submission)).toEqual([body, 'two\n']);
    expect(codes(submission)).toEqual(['document-mark-in-text']);
  });

  test('a document wrapped once more as a whole gives the inner body and names', () => {
    const inner = '<DOCUMENT>\n<TYPE>8-K\n<SEQUENCE>1\n<FILENAME>filed.htm\n<TEXT>\n<html/>\n</TEXT>\n</DOCUMENT>\n';
    const submission = read(`${HEADER}${documentOf(3, inner, '8-K')}${documentOf(4, 'four\n')}${END}`);
    expect(texts(submission)).toEqual(['<html/>\n', 'four\n']);
    expect(submission.documents[0]).toMatchObject({ sequence: 3, filename: 'filed.htm', description: 'NO 3' });
    expect(codes(submission)).toEqual(['nested-document']);
  });

  test('duplicate and missing sequences become unique, in order', () => {
    const submission = read(
      `${HEADER}${[1, null, 1, 5, 0].map((sequence, at) => documentOf(sequence, `${at}\n`)).join('')}${END}`,
    );
    expect(submission.documents.map((document) => document.sequence)).toEqual([1, 6, 7, 5, 8]);
    expect(codes(submission)).toEqual(['missing-sequence', 'duplicate-sequence', 'missing-sequence']);
  });

  test('documents without line breaks between their tags are found', () => {
    const submission = read(
      `${HEADER}<DOCUMENT><TYPE>8-K\n<SEQUENCE>1\n<TEXT>one</TEXT></DOCUMENT><DOCUMENT><TYPE>EX-1\n<SEQUENCE>2\n<TEXT>two</TEXT></DOCUMENT>${END}`,
    );
    expect(texts(submission)).toEqual(['one', 'two']);
    expect(submission.documents.map((document) => document.type)).toEqual(['8-K', 'EX-1']);
  });

  test('a document without <TEXT> has what follows its tags as body', () => {
    const submission = read(`${HEADER}<DOCUMENT>\n<TYPE>8-K\n<SEQUENCE>1\nbody\n</DOCUMENT>\n${END}`);
    expect(texts(submission)[0]?.trim()).toBe('body');
    expect(codes(submission)).toEqual(['missing-text-tag', 'missing-end-tag']);
  });
});

test('binaries are uudecoded, have no text, and say when they are cut', () => {
  const whole = documentOf(1, 'begin 644 a.jpg\n#0V%T\n`\nend\n', 'GRAPHIC');
  const wrapped = documentOf(2, '<PDF>\nbegin 644 a.pdf\n#0V%T\n`\nend\n</PDF>\n', 'PDF');
  const cut = documentOf(3, 'begin 644 b.jpg\n#0V%T\n', 'GRAPHIC');
  const submission = read(`${HEADER}${whole}${wrapped}${cut}${END}`);
  expect(submission.documents.map((document) => Buffer.from(document.bytes()).toString())).toEqual([
    'Cat',
    'Cat',
    'Cat',
  ]);
  expect(
    submission.documents.every(({ isBinary, text, encoding }) => isBinary && text === '' && encoding === 'binary'),
  ).toBe(true);
  expect(codes(submission)).toEqual(['truncated-uuencoding']);
});

test('a document above the limit is listed, but its text is refused', () => {
  const bytes = Buffer.from(`${HEADER}${documentOf(1, 'x'.repeat(2000))}${documentOf(2, 'small\n')}${END}`);
  const submission = readSubmission(bytes, { maxDocumentBytes: 1000 });
  expect(texts(submission)).toEqual(['', 'small\n']);
  expect(codes(submission)).toEqual(['document-too-large']);
});

test('a limit on documents stops the scan with a warning', () => {
  const bytes = Buffer.from(`${HEADER}${documentOf(1, 'one\n').repeat(50)}${END}`);
  const submission = readSubmission(bytes, { maxDocuments: 10 });
  expect(submission.documents).toHaveLength(10);
  expect(texts(submission).at(-1)).toBe('one\n');
  expect(codes(submission)).toContain('too-many-documents');
});

test('200 MB are split without a copy', { timeout: 60_000 }, () => {
  const size = 200_000_000;
  const head = Buffer.from(`${HEADER}${documentOf(1, 'one\n')}<DOCUMENT>\n<TYPE>EX-1\n<SEQUENCE>2\n<TEXT>\n`);
  const tail = Buffer.from(`\n</TEXT>\n</DOCUMENT>\n${documentOf(3, 'three\n')}${END}`);
  const bytes = Buffer.alloc(size, 'line of text\n');
  head.copy(bytes, 0);
  tail.copy(bytes, size - tail.length);
  const before = process.memoryUsage();
  const submission = readSubmission(bytes);
  expect(texts(submission)).toEqual(['one\n', '', 'three\n']);
  expect(codes(submission)).toEqual(['document-too-large']);
  const after = process.memoryUsage();
  expect(after.arrayBuffers - before.arrayBuffers + after.heapUsed - before.heapUsed).toBeLessThan(20_000_000);
});

describe('hostile input stays linear', () => {
  test.each([
    ['start marks', '<DOCUMENT>\n<TYPE>A\n'],
    ['start marks behind <TEXT>', '<DOCUMENT>\n<TEXT>\n'],
    ['end marks', '</DOCUMENT>\n'],
    ['text ends', '</TEXT>\n'],
    ['white space', '      \n'],
    ['wrapped documents', '<DOCUMENT>\n<TYPE>A\n<TEXT>\n<XML>\n'],
  ])('4 MB of %s', (_name, unit) => {
    const started = processorMs();
    const bytes = Buffer.from(`${HEADER}<DOCUMENT>\n<TYPE>A\n<TEXT>\n${unit.repeat(4_000_000 / unit.length)}`);
    expect(readSubmission(bytes).documents.length).toBeGreaterThan(0);
    expect(processorMs() - started).toBeLessThan(5_000);
  });
});

describe('a bare document', () => {
  test('is one document with the given names and an empty header', () => {
    const submission = readBareDocument(Buffer.from('<html>é</html>'), {
      filename: 'a.htm',
      type: 'EX-21',
      form: '10-K',
    });
    expect(submission.header).toMatchObject({ form: '10-K', accessionNumber: null, filers: [] });
    expect(submission.documents).toHaveLength(1);
    expect(submission.documents[0]).toMatchObject({
      sequence: 1,
      type: 'EX-21',
      filename: 'a.htm',
      text: '<html>é</html>',
    });
  });

  test("in its SGML wrapper has the wrapper's type and sequence, and the inner text", () => {
    const submission = readBareDocument(Buffer.from(documentOf(5, '<html/>\n', 'EX-21')), { filename: 'input.htm' });
    expect(submission.documents[0]).toMatchObject({
      sequence: 5,
      type: 'EX-21',
      filename: 'd5.htm',
      text: '<html/>\n',
    });
    const typed = readBareDocument(Buffer.from(documentOf(5, 'x', 'EX-21')), { type: '8-K' });
    expect(typed.documents[0]?.type).toBe('8-K');
  });

  test('that is empty gives no document', () => {
    expect(readBareDocument(Buffer.from(' \n'), {}).documents).toEqual([]);
    expect(codes(readBareDocument(new Uint8Array(), {}))).toEqual(['empty-submission']);
  });

  test('above the limit is refused', () => {
    const submission = readBareDocument(Buffer.from('x'.repeat(20)), { maxDocumentBytes: 10 });
    expect(submission.documents[0]?.text).toBe('');
    expect(codes(submission)).toEqual(['document-too-large']);
  });
});
