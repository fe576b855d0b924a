import { describe, expect, test } from 'vitest';
import { interleaved, itemsOnly, numbersOnly, valuesBesideLabels, wrappedLabels } from '../ownership-classes.ts';
import { parseOwnership } from '../ownership-layouts.ts';

const ISSUER = 'Harrowgate Biologics Inc';
const personsOf = (text: string) =>
  parseOwnership(text).result?.reportingPersons.map((one) => [
    one.name,
    one.sharesOwned,
    one.percentOfClass,
    one.soleVoting,
    one.sharedVoting,
    one.soleDispositive,
    one.sharedDispositive,
    one.memberOfGroup,
    one.typeOfReportingPerson.join(),
  ]);

describe('layouts of text documents', () => {
  test('labels on several lines with the values in a column beside them', () => {
    const { result, spans } = parseOwnership(wrappedLabels);
    expect(result).toMatchObject({ issuer: { name: ISSUER }, eventDate: '2001-12-31', amendment: 3 });
    expect(personsOf(wrappedLabels)).toEqual([
      ['Pellington Advisers Corp', 1_500_400, 6.7, 1_200_300, 0, 1_500_400, 0, false, 'IA'],
    ]);
    expect(spans['reportingPersons[0].soleVoting']?.[0]?.text).toBe('1,200,300');
    expect(spans['reportingPersons[0].name']?.[0]?.text).toBe('Pellington Advisers Corp');
  });

  test('rows with the form’s numbers and without its words, values between underscores', () => {
    const { result, confidence } = parseOwnership(numbersOnly);
    expect(result).toMatchObject({ issuer: { name: ISSUER, cusip: '41355H107' }, eventDate: '1999-03-03' });
    expect(personsOf(numbersOnly)).toEqual([
      ['Pellington Partners L.P.', 1_234_567, 12.3, 1_234_567, 0, 1_234_567, 0, true, 'PN'],
      ['Pellington GP Inc.', 1_234_567, 12.3, 0, 1_234_567, 0, 1_234_567, true, 'CO'],
    ]);
    expect(confidence).toBeGreaterThanOrEqual(0.9);
  });

  test('a value between the lines of its label opens no person; two labels of the cover beside each other', () => {
    const { result, confidence } = parseOwnership(interleaved);
    expect(result).toMatchObject({ issuer: { name: ISSUER }, securitiesClass: 'Common Stock' });
    expect(personsOf(interleaved)).toEqual([
      ['Calder Point Trust Company', 827_500, 5.6, 812_000, 15_500, 812_000, 15_500, false, 'BK'],
    ]);
    expect(confidence).toBeGreaterThanOrEqual(0.9);
  });

  test('labels and values on one line: the line above is no issuer', () => {
    const { result, confidence } = parseOwnership(valuesBesideLabels);
    expect(result).toMatchObject({
      issuer: { name: ISSUER, cusip: '41355H107' },
      securitiesClass: 'Common Stock',
      eventDate: '2010-12-31',
      amendment: 2,
    });
    expect(confidence).toBeGreaterThanOrEqual(0.9);
    const behind = valuesBesideLabels.replace(`Name of Issuer (${ISSUER})`, `\n(Name of Issuer) ${ISSUER}`);
    expect(parseOwnership(behind).result?.issuer.name).toBe(ISSUER);
  });

  test('no cover page: Items 1, 2 and 4 of one person, high where the powers add up', () => {
    const one = itemsOnly.replace('           Ida M. Wexcombe\n', '').replace('2,000,000', '2,345,678');
    const { result, confidence } = parseOwnership(one);
    expect(result).toMatchObject({ form: 'SC 13G/A', issuer: { name: 'Harrowgate Biologics, Inc.' }, amendment: 1 });
    expect(personsOf(one)).toEqual([
      ['Calder Point Capital LLC', 2_345_678, 7.9, 2_345_678, 0, 2_345_678, 0, null, ''],
    ]);
    expect(confidence).toBeGreaterThanOrEqual(0.9);
    const unproven = one.replaceAll('2,345,678\n', '1,111,111\n');
    expect(parseOwnership(unproven).confidence).toBeLessThan(0.9);
  });

  test('no cover page: several persons share one amount, in doubt', () => {
    const { result, confidence } = parseOwnership(itemsOnly);
    expect(result?.reportingPersons.map(({ name, sharesOwned }) => [name, sharesOwned])).toEqual([
      ['Calder Point Capital LLC', 2_345_678],
      ['Ida M. Wexcombe', 2_345_678],
    ]);
    expect(confidence).toBeLessThan(0.7);
  });

  test('no cover page: a table of Item 5, never high', () => {
    const table = `SCHEDULE 13D/A\n(Amendment No. 11)\nHARROWGATE BIOLOGICS INC\n(Name of Issuer)\n41355H107\n(CUSIP Number)\nJune 14, 2002\n(Date of Event)\n
Item 5. Interest in Securities of the Issuer.\n\n(a) As of June 14, 2002:\n
Name                              Shares            Percent\n----                              ------            -------
Pellington Partners L.P.          1,290,000         6.0%\nIda M. Wexcombe ..................2,150,000        10.0%\nTotal                             3,440,000        16.0%\n\nItem 6. Contracts.\n`;
    const { result, confidence, spans } = parseOwnership(table, 'SC 13D/A');
    expect(result).toMatchObject({
      issuer: { name: 'HARROWGATE BIOLOGICS INC' },
      eventDate: '2002-06-14',
      amendment: 11,
    });
    expect(result?.reportingPersons.map((one) => [one.name, one.sharesOwned, one.percentOfClass])).toEqual([
      ['Pellington Partners L.P.', 1_290_000, 6],
      ['Ida M. Wexcombe', 2_150_000, 10],
    ]);
    expect(spans['reportingPersons[1].sharesOwned']?.[0]?.text).toBe('2,150,000');
    expect(confidence).toBeLessThan(0.7);
  });

  test('a page without powers is read where there is no other, never high', () => {
    const lines = [
      'SCHEDULE 13G/A',
      'Names of Reporting Persons: Calder Point Capital LLC',
      `Name of Issuer: ${ISSUER}`,
      'CUSIP No. 41355H107',
      'Aggregate Amount Beneficially Owned by Each Reporting Person: 1,023,456',
      'Percent of Class Represented by Amount in Row (9): 6.87 %',
    ];
    const { result, confidence } = parseOwnership(`<html>${lines.map((line) => `<p>${line}</p>`).join('')}</html>`);
    expect(result?.reportingPersons).toMatchObject([
      { name: 'Calder Point Capital LLC', sharesOwned: 1_023_456, percentOfClass: 6.87, soleVoting: null },
    ]);
    expect(confidence).toBeLessThan(0.7);
  });
});

describe('witnesses of single values', () => {
  test('a name is high where the schedule or its header repeats it', () => {
    const path = 'reportingPersons[0].name';
    expect(parseOwnership(interleaved).confidences?.[path]).toBeLessThan(0.9);
    expect(parseOwnership(`${interleaved}\nCALDER POINT TRUST COMPANY\nBy: /s/`).confidences?.[path]).toBeUndefined();
  });

  test.each([
    ['14,776,785', undefined],
    ['24,776,785', 0.8],
  ])('a percent of %s shares outstanding has confidence %s', (outstanding, expected) => {
    const { confidences } = parseOwnership(
      `${interleaved}\nBased on ${outstanding} shares of Common Stock outstanding.`,
    );
    expect(confidences?.['reportingPersons[0].percentOfClass']).toBe(expected);
  });
});
