import { expect, test } from 'vitest';
import { parserById, runParsers } from '../../parsers/registry.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';
import { readSubmission } from '../../sources/submission/read-submission.ts';

const LIST = ['Alder Holdings LLC', 'Birch Services Inc.', 'Cedar Finance Ltd.']
  .map((name) => `<tr><td>${name}</td><td>Delaware</td></tr>`)
  .join('\n');
const SUBMISSION = `<SEC-DOCUMENT>0000000001-24-000001.txt : 20240301
<SEC-HEADER>0000000001-24-000001.hdr.sgml : 20240301
ACCESSION NUMBER:		0000000001-24-000001
CONFORMED SUBMISSION TYPE:	10-K
FILED AS OF DATE:		20240301
</SEC-HEADER>
<DOCUMENT>
<TYPE>EX-21.1
<SEQUENCE>1
<FILENAME>ex21.htm
<TEXT>
<html><body><p>Subsidiaries of the Registrant</p>
<table><tr><th>Name</th><th>Jurisdiction</th></tr>
${LIST}
</table></body></html>
</TEXT>
</DOCUMENT>
</SEC-DOCUMENT>
`;

function outcomeOf(text: string) {
  const parser = parserById('subsidiaries');
  if (!parser) throw new Error('no such parser');
  const [run] = runParsers(readSubmission(Buffer.from(text)), { filedDate: null, parsers: [parser] });
  return run?.outcome;
}

test('a document in which the submission breaks off is read, and nothing of it is claimed with high confidence', () => {
  expect(outcomeOf(SUBMISSION)?.confidence).toBeGreaterThanOrEqual(0.9);
  const cut = outcomeOf(SUBMISSION.slice(0, SUBMISSION.indexOf('<tr><td>Cedar')));
  expect(cut?.status).toBe('parsed');
  expect(cut?.confidence).toBeLessThan(0.9);
  expect(cut?.crossValidations).toContainEqual({ name: 'document-complete', passed: false });
  expect(cut?.reasons.map(({ code }) => code)).toContain('document-truncated');
});

const DOCUMENT = SUBMISSION.slice(SUBMISSION.indexOf('<html>'), SUBMISSION.indexOf('</TEXT>'));

function outcomeOfBare(text: string) {
  const parser = parserById('subsidiaries');
  if (!parser) throw new Error('no such parser');
  const submission = readBareDocument(Buffer.from(text), { type: 'EX-21' });
  return runParsers(submission, { filedDate: null, parsers: [parser] })[0]?.outcome;
}

test.each([
  ['between rows', '<tr><td>Cedar', 'within a table'],
  ['within a tag', 'd>Cedar', 'within a tag'],
  ['after the list', '</body>', 'before its end tag </html>'],
])('a document that is cut %s is never claimed high', (_, at, message) => {
  expect(outcomeOfBare(DOCUMENT)?.confidence).toBeGreaterThanOrEqual(0.9);
  const cut = outcomeOfBare(DOCUMENT.slice(0, DOCUMENT.indexOf(at)));
  expect(cut?.confidence).toBeLessThan(0.9);
  expect(cut?.reasons.map((reason) => reason.message).join()).toContain(message);
});

test('a fragment of HTML that closes what it opens is whole', () => {
  const fragment = DOCUMENT.replace('<html><body>', '').replace('</body></html>', '');
  expect(outcomeOfBare(fragment)?.confidence).toBeGreaterThanOrEqual(0.9);
});
