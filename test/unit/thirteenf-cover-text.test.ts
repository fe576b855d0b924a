import { describe, expect, test } from 'vitest';
import { cusipOf, parseThirteenf, thirteenfSubmission } from '../thirteenf-documents.ts';

const A = cusipOf('03783310');
const ROW = `NAME OF ISSUER   TITLE OF CLASS  CUSIP  VALUE  SHARES\nALDER CO         COM             ${A}   1,000   20,000 SH SOLE 20,000 0 0\n`;

function resultOf(lines: string, form = '13F-HR') {
  const body = `FORM 13F COVER PAGE\nReport for the Calendar Year or Quarter Ended: June 30, 2005\n${lines}\n<PAGE>\n${form === '13F-NT' ? '' : ROW}`;
  const documents = [{ type: form, body, xml: false }];
  return parseThirteenf(thirteenfSubmission(documents, { form, filed: '20050812', period: '20050630' })).result;
}

describe('boxes of a text cover', () => {
  test.each([
    ['[ x ] 13F HOLDING REPORT.\n\n[   ] 13F NOTICE.\n\n[   ] 13F COMBINATION REPORT.', '13F HOLDINGS REPORT'],
    ['|X|  13F HOLDINGS REPORT.\n|_|  13F NOTICE.\n|_|  13F COMBINATION REPORT.', '13F HOLDINGS REPORT'],
    ['_____ 13F HOLDING REPORT.\n_____ 13F NOTICE.\n__X___ 13F COMBINATION REPORT.', '13F COMBINATION REPORT'],
    ['13F HOLDINGS REPORT [X]\n13F NOTICE [ ]\n13F COMBINATION REPORT [ ]', '13F HOLDINGS REPORT'],
    ['13F HOLDINGS REPORT [ ]\n13F NOTICE [ ]\n13F COMBINATION REPORT [X]', '13F COMBINATION REPORT'],
    ['[ ] 13F HOLDINGS REPORT. [ ] 13F NOTICE. [X] 13F COMBINATION REPORT.', '13F COMBINATION REPORT'],
    ['[X] 13F HOLDINGS REPORT.\n[X] 13F NOTICE.', null],
    ['[ ] 13F HOLDINGS REPORT.\n[ ] 13F NOTICE.', null],
  ])('%j is %j', (boxes, expected) => {
    expect(resultOf(`Report Type (Check only one.):\n${boxes}`)?.reportType).toBe(expected);
  });

  test.each([
    ['[ ] is a restatement.\n      [X] adds new holdings entries.', 'NEW HOLDINGS'],
    ['|X| is a restatement\n      |_| adds new holdings entries.', 'RESTATEMENT'],
    ['[ X] is a restatement. [  ] adds new holding entries', 'RESTATEMENT'],
    ['[ ] is a restatement [X] adds new holdings entries.', 'NEW HOLDINGS'],
    ['is a restatement [X].    adds new holdings entries [ ].', 'RESTATEMENT'],
    ['is a restatement [ ] adds new holdings entries [X]', 'NEW HOLDINGS'],
    ['__is a restatement. __adds new holdings entries.', null],
    ['[X] is a restatement. [X] adds new holdings entries.', null],
    ['is a restatement.', null],
  ])('an amendment marked %j is %j', (boxes, expected) => {
    const result = resultOf(
      `Check here if Amendment; [X] Amendment Number: 2\nThis Amendment (Check only one.): ${boxes}`,
      '13F-HR/A',
    );
    expect(result).toMatchObject({ isAmendment: true, amendmentNumber: 2, amendmentType: expected });
  });
});

describe('values of a text cover', () => {
  test('a file number without the name of the form', () => {
    expect(resultOf('13F File Number:    28-04321')?.fileNumber).toBe('28-04321');
  });

  test('managers named before their file number, one on two lines', () => {
    const result = resultOf(`Form 13F File Number;   28-04321
List of Other Managers Reporting for this Manager:
Name                                                    13F File No.
-----------------------------------------------------   ------------
Greyfell Asset Management, LLC                            28-00620
Morrow Harrow Dean                                        28-01061
     Investment Management Inc.
Juniper Associates                                        28-00001

I am signing this report as required by the Securities Exchange Act of 1934.
Form 13F SUMMARY PAGE`);
    expect(result?.fileNumber).toBe('28-04321');
    expect(result?.reportingManagers.map(({ fileNumber, name }) => [fileNumber, name])).toEqual([
      ['28-00620', 'Greyfell Asset Management, LLC'],
      ['28-01061', 'Morrow Harrow Dean Investment Management Inc.'],
      ['28-00001', 'Juniper Associates'],
    ]);
  });

  test('a rounded total in words is ignored', () => {
    const result = resultOf(
      'Form 13F Information Table Entry Total 1\nForm 13F Information Table Value Total: $1.2 million',
    );
    expect(result).toMatchObject({ coverEntryTotal: 1, coverValueTotal: null });
  });

  test('included managers without a file number keep their place in the numbering', () => {
    const result = resultOf(`Number of Other Included Mangers: 4
List of Other Included Managers:
NO.   FORM 13F FILE NUMBER   NAME
 1.   28-5678                Greyfell Life Insurance Co.
 2.   28-                    Harrow Investment Managers
 3.   28-852                 Ilford Corp.
 4.   Juniper Trust Company`);
    expect(result?.otherIncludedManagersCount).toBe(4);
    expect(result?.includedManagers.map(({ number, fileNumber, name }) => [number, fileNumber, name])).toEqual([
      [1, '28-5678', 'Greyfell Life Insurance Co.'],
      [2, null, 'Harrow Investment Managers'],
      [3, '28-852', 'Ilford Corp.'],
      [4, null, 'Juniper Trust Company'],
    ]);
  });
});
