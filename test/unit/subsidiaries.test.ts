import { describe, expect, test } from 'vitest';
import type { ParseOutcome } from '../../core/parser.ts';
import type { SubsidiariesResult } from '../../parsers/subsidiaries/result.ts';
import { subsidiaryListRows, subsidiaryRows } from '../../parsers/subsidiaries/rows.ts';
import { subsidiariesV3 } from '../../parsers/subsidiaries/subsidiaries.v3.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';
import { readSubmission } from '../../sources/submission/read-submission.ts';
import { date } from '../db/fixtures.ts';
import { SUBSIDIARY_DOCUMENTS } from './subsidiary-documents.ts';

function parse(text: string, type = 'EX-21.1'): ParseOutcome<SubsidiariesResult> {
  const submission = readBareDocument(new TextEncoder().encode(text), { type });
  const [document] = submission.documents;
  if (document === undefined) throw new Error('no document');
  return subsidiariesV3.parse(submission, document, { filedDate: null, upstream: new Map() });
}

const exhibit = (...lines: string[]) =>
  `<html><body><p>Exhibit 21</p><p>Northgate Harbor Corp.</p><p>SUBSIDIARIES OF THE REGISTRANT</p>${lines.map((line) => `<p>${line}</p>`).join('')}</body></html>`;

describe('layouts of Exhibit 21', () => {
  test.each(SUBSIDIARY_DOCUMENTS)('$title', ({ text, rows, levels, doubtful }) => {
    const outcome = parse(text);
    const read = outcome.result?.subsidiaries ?? [];
    expect(
      read.map(({ name, jurisdiction, ownershipPercent, doingBusinessAs }) => [
        name,
        jurisdiction,
        ownershipPercent,
        doingBusinessAs,
      ]),
    ).toEqual(rows.map(([name, place = null, percent = null, trade = null]) => [name, place, percent, trade]));
    expect(levels === undefined ? null : read.map(({ level }) => level)).toEqual(levels ?? null);
    // A right list that no check contradicts is claimed; one that had to be guessed at is not.
    expect(outcome.confidence >= 0.9).toBe(doubtful !== true);
  });

  test.each(SUBSIDIARY_DOCUMENTS)('spans of: $title', ({ text }) => {
    const outcome = parse(text);
    for (const [path, spans] of Object.entries(outcome.spans)) {
      expect(spans.length, path).toBeGreaterThan(0);
      for (const span of spans) expect(text.slice(span.start, span.end)).toBe(span.text);
    }
    (outcome.result?.subsidiaries ?? []).forEach(({ name }, index) => {
      const [first] = outcome.spans[`subsidiaries[${index}].name`] ?? [];
      const [word = ''] = name.split(' ');
      expect(first?.text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')).toContain(word.slice(0, 4));
    });
  });
});

describe('documents without a list', () => {
  test.each([
    'None.',
    'The Company has no subsidiaries.',
    'As of December 31, 2014, the registrant does not have any subsidiaries.',
    'There are no subsidiaries of the Company.',
  ])('%s: an empty list', (words) => {
    const outcome = parse(exhibit(words));
    expect(outcome).toMatchObject({ status: 'parsed', result: { count: 0, subsidiaries: [] } });
    expect(outcome.confidence).toBeGreaterThanOrEqual(0.9);
    expect(outcome.spans['count']?.[0]?.text).toBe(words);
  });

  test('no subsidiaries of one company and one of another do not give an empty list', () => {
    const outcome = parse(
      exhibit(
        'Northgate Harbor LLC currently has no subsidiaries.',
        'Northgate Harbor, the Minnesota cooperative, has one subsidiary, Larkfield Sugars, Inc., which is incorporated in California.',
      ),
    );
    expect(outcome.result?.subsidiaries.map(({ name, jurisdiction }) => [name, jurisdiction])).toEqual([
      ['Larkfield Sugars, Inc.', 'California'],
    ]);
  });

  test('a paragraph whose first sentence names the only subsidiary', () => {
    const outcome = parse(
      exhibit(
        'Northgate Harbor has one subsidiary, Larkfield Sugars, Inc., which is incorporated in California. The Subsidiary is wholly owned by Northgate Harbor. In connection with the merger it will be dissolved.',
      ),
    );
    expect(outcome.result?.subsidiaries.map(({ name, jurisdiction }) => [name, jurisdiction])).toEqual([
      ['Larkfield Sugars, Inc.', 'California'],
    ]);
    expect(outcome.confidence).toBeLessThan(0.9);
  });

  test('an image is rejected, never an empty list', () => {
    const outcome = parse('<html><body><p>Exhibit 21</p><img src="ex21_001.jpg"></body></html>');
    expect(outcome).toMatchObject({ status: 'rejected', result: null, confidence: 0 });
    expect(outcome.reasons[0]?.code).toBe('image-only');
  });

  test.each(['[FLOW CHART]', '[ORGANIZATIONAL CHART OMITTED]'])('%s in place of a picture is rejected', (mark) => {
    const outcome = parse(exhibit('(ALL COMPANIES WHOLLY OWNED UNLESS INDICATED OTHERWISE)', mark));
    expect(outcome).toMatchObject({ status: 'rejected', result: null, confidence: 0 });
    expect(outcome.reasons[0]?.code).toBe('image-only');
  });

  test.each([
    ['Omitted pursuant to Item 601(b)(21)(ii) of Regulation S-K.', 'list-omitted'],
    ['The list is incorporated by reference to Exhibit 21 of the report for 2009.', 'list-omitted'],
    ['', 'empty-document'],
  ])('%s is rejected', (words, code) => {
    const outcome = parse(exhibit(words).replace('<p>Northgate Harbor Corp.</p>', ''));
    expect(outcome).toMatchObject({ status: 'rejected', result: null });
    expect(outcome.reasons[0]?.code).toBe(code);
  });

  test('a pdf is rejected', () => {
    const text =
      '<DOCUMENT>\n<TYPE>EX-21\n<SEQUENCE>2\n<FILENAME>a.pdf\n<TEXT>\n<PDF>\nbegin 644 a.pdf\n#0V%T\n`\nend\n</PDF>\n</TEXT>\n</DOCUMENT>\n';
    expect(parse(text)).toMatchObject({ status: 'rejected', reasons: [{ code: 'not-text' }] });
  });
});

describe('lists in doubt', () => {
  test('a stated count that differs lowers confidence', () => {
    const outcome = parse(
      exhibit(
        'The Company has three subsidiaries: Harbor Freightways, Inc., a Delaware corporation; and NG Leasing LLC, a Texas limited liability company.',
      ),
    );
    expect(outcome.confidence).toBeLessThan(0.9);
    expect(outcome.reasons.map(({ code }) => code)).toContain('count-differs');
  });

  test('a line that is not understood lowers confidence', () => {
    const outcome = parse(exhibit('Harbor Freightways, Inc. (Delaware)', 'NG Leasing LLC (Texas)', '%%% 17 // x'));
    expect(outcome.result?.count).toBe(2);
    expect(outcome.confidence).toBeLessThan(0.9);
  });

  test('two names run together lower confidence', () => {
    const outcome = parse(
      exhibit('Harbor Freightways, Inc. Northgate Ice Company Ltd. (Delaware)', 'NG Leasing LLC (Texas)'),
    );
    expect(outcome.confidence).toBeLessThan(0.9);
  });

  test('a line that names a company and its subsidiary gives both', () => {
    const outcome = parse(
      exhibit(
        'Harbor Freightways Inc., a corporation organized under the laws of Delaware;',
        'NG Test Holdings, Ltd., a corporation organized under the laws of Bermuda, and its wholly-owned subsidiary, NG Labs, Inc., a corporation organized under the laws of Texas.',
      ),
    );
    const read = outcome.result?.subsidiaries.map(({ name, jurisdiction }) => [name, jurisdiction]);
    expect(read).toEqual([
      ['Harbor Freightways Inc.', 'Delaware'],
      ['NG Test Holdings, Ltd.', 'Bermuda'],
      ['NG Labs, Inc.', 'Texas'],
    ]);
  });

  test('a sentence after the list that names another company lowers confidence', () => {
    const outcome = parse(
      exhibit(
        'Harbor Freightways, Inc. (Delaware)',
        'We have also acquired a majority of NG Leasing LLC, a Texas limited liability company, which is not yet consolidated.',
      ),
    );
    expect(outcome.confidence).toBeLessThan(0.9);
  });
});

describe('which documents are read', () => {
  const submission = (form: string, filed: string, ...types: string[]) =>
    readSubmission(
      new TextEncoder().encode(
        `<SEC-DOCUMENT>x.txt : ${filed}\n<SEC-HEADER>x.hdr.sgml : ${filed}\nACCESSION NUMBER:\t\t0001234567-10-000001\nCONFORMED SUBMISSION TYPE:\t${form}\nFILED AS OF DATE:\t\t${filed}\n</SEC-HEADER>\n${types.map((type, index) => `<DOCUMENT>\n<TYPE>${type}\n<SEQUENCE>${index + 1}\n<FILENAME>d${index}.txt\n<TEXT>\nSome words of the document.\n</TEXT>\n</DOCUMENT>\n`).join('')}</SEC-DOCUMENT>\n`,
      ),
    );
  const typesOf = (...given: Parameters<typeof submission>) =>
    subsidiariesV3.appliesTo(submission(...given)).map(({ type }) => type);

  test('Exhibits 21 of any number', () => {
    expect(typesOf('10-K', '20100301', '10-K', 'EX-21.1', 'EX-21.2', 'EX-23')).toEqual(['EX-21.1', 'EX-21.2']);
    expect(typesOf('10-K405', '20000301', '10-K405', 'EX-21')).toEqual(['EX-21']);
  });
  test('Exhibit 8 of Form 20-F only', () => {
    expect(typesOf('20-F', '20100301', '20-F', 'EX-8.1')).toEqual(['EX-8.1']);
    expect(typesOf('S-4', '20100301', 'S-4', 'EX-8.1')).toEqual([]);
  });
  test('Exhibit 22 before it became the list of guarantors', () => {
    expect(typesOf('10-K', '19950301', '10-K', 'EX-22')).toEqual(['EX-22']);
    expect(typesOf('10-K', '20210301', '10-K', 'EX-22')).toEqual([]);
  });
  test('a report without a list of its own', () => {
    expect(typesOf('10-K', '20100301', '10-K')).toEqual([]);
  });
});

test('a registrant spelled differently in the header is not its own subsidiary', () => {
  const submission = readSubmission(
    new TextEncoder().encode(
      '<SEC-DOCUMENT>x.txt : 20100301\n<SEC-HEADER>x.hdr.sgml : 20100301\nACCESSION NUMBER:\t\t0001234567-10-000001\nCONFORMED SUBMISSION TYPE:\t10-K\nFILED AS OF DATE:\t\t20100301\n\nFILER:\n\n\tCOMPANY DATA:\n\t\tCOMPANY CONFORMED NAME:\t\t\tNORTHGATE HARBOR CORP /DE/\n\t\tCENTRAL INDEX KEY:\t\t\t0009800001\n</SEC-HEADER>\n<DOCUMENT>\n<TYPE>EX-21\n<SEQUENCE>1\n<FILENAME>d.htm\n<TEXT>\n<html><body><p>Exhibit 21</p><p>Subsidiaries</p><table><tr><td>Name</td><td>State</td></tr><tr><td>Northgate Harbor Corporation</td><td>Delaware</td></tr><tr><td>NG Leasing LLC</td><td>Texas</td></tr></table></body></html>\n</TEXT>\n</DOCUMENT>\n</SEC-DOCUMENT>\n',
    ),
  );
  const [document] = subsidiariesV3.appliesTo(submission);
  if (document === undefined) throw new Error('no exhibit');
  const outcome = subsidiariesV3.parse(submission, document, { filedDate: null, upstream: new Map() });
  expect(outcome.result?.subsidiaries.map(({ name }) => name)).toEqual(['NG Leasing LLC']);
});

test('rows carry values, words and confidence', () => {
  const outcome = parse(
    exhibit('Harbor Freightways, Inc. (Delaware, 66.67% owned) (1)', '(1) The rest is owned by its managers.'),
  );
  expect(subsidiaryListRows(outcome, { form: '10-K', filedDate: date('2020-03-01') })[0]?.values).toEqual({
    form: '10-K',
    filedDate: '2020-03-01',
    count: 1,
    notes: ['(1) The rest is owned by its managers.'],
  });
  const [row] = subsidiaryRows(outcome);
  expect(row?.values).toEqual({
    position: 0,
    name: 'Harbor Freightways, Inc.',
    nameKey: 'harbor freightways inc',
    jurisdiction: 'Delaware',
    ownershipPercent: '66.67',
    doingBusinessAs: null,
    level: 0,
    noteMarks: ['1'],
  });
  expect(row?.valueSpans['ownershipPercent']?.[0]?.text).toMatch(/^66\.67%/);
  expect(row?.confidence).toBe(outcome.confidence);
});
