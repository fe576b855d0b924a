import { describe, expect, test } from 'vitest';
import { parseOwnership } from '../ownership-layouts.ts';
import { cusipOf } from '../thirteenf-documents.ts';

const CUSIP = cusipOf('41355H10');

interface Rows {
  readonly name?: string;
  readonly group?: string;
  readonly place?: string;
  readonly powers?: string;
  readonly owned?: string;
  readonly percent?: string;
}

const POWERS = `5. SOLE VOTING POWER
850,000
6. SHARED VOTING POWER
-0-
7. SOLE DISPOSITIVE POWER
850,000
8. SHARED DISPOSITIVE POWER
-0-`;

function schedule(rows: Rows = {}, title = 'Common Stock\n(Title of Class of Securities)'): string {
  return `SCHEDULE 13G
(Amendment No. 2)
Larkmere Optics Inc
(Name of Issuer)
${title}
${CUSIP}
(CUSIP Number)
December 31, 1999
(Date of Event Which Requires Filing of this Statement)

${rows.name ?? '1. NAME OF REPORTING PERSON\n   Silver Birch Capital LLC'}
${rows.group ?? '2. CHECK THE APPROPRIATE BOX IF A MEMBER OF A GROUP\n(a) [ ]\n(b) [X]'}
3. SEC USE ONLY
${rows.place ?? '4. CITIZENSHIP OR PLACE OF ORGANIZATION\n   Delaware'}
${rows.powers ?? POWERS}
${rows.owned ?? '9. AGGREGATE AMOUNT BENEFICIALLY OWNED BY EACH REPORTING PERSON\n850,000'}
10. CHECK BOX IF THE AGGREGATE AMOUNT IN ROW (9) EXCLUDES CERTAIN SHARES [ ]
${rows.percent ?? '11. PERCENT OF CLASS REPRESENTED BY AMOUNT IN ROW (9)\n5.2%'}
12. TYPE OF REPORTING PERSON
IA
`;
}

const personOf = (rows: Rows) => parseOwnership(schedule(rows)).result?.reportingPersons[0];

describe('odd rows of a cover page', () => {
  test.each([
    ['1. NAME OF REPORTING PERSON/S.S. NUMBER:\n   Silver Birch Capital LLC   ###-##-####'],
    ['1. NAME OF REPORTING PERSON\n   Silver Birch Capital LLC - (Tax ID: ###-##-####)'],
    ['1. NAME OF REPORTING PERSON\n   Silver Birch Capital LLC\n   Tax Identification No.: 22-2370029'],
    [
      '1. NAMES OF REPORTING PERSONS\nI.R.S. Identification Nos. of Above Persons [Entities Only]\nSilver Birch Capital LLC',
    ],
    ['1. NAME OF REPORTING PERSON\n   Silver Birch Capital LLC (I.R.S. Identification No. 36-1234567)'],
    ['1. NAME OF REPORTING PERSON\n   Silver Birch Capital LLC    I.D. No.'],
  ])('a name is without the words about its identification number: %j', (name) => {
    expect(personOf({ name })?.name).toBe('Silver Birch Capital LLC');
  });

  test.each([
    ['2. Check the Appropriate Box              (a) [ X ]\n   if a Member of a Group                  (b) [   ]', true],
    ['2. Member of a Group:  (a) [X]  (b) [ ]', true],
    ['2. Check the Appropriate Box if a         (a)\n   Member of a Group                       (b)  X', false],
  ])('the boxes of row 2 may stand beside a label of two lines: %j', (group, isMember) => {
    expect(personOf({ group })?.memberOfGroup).toBe(isMember);
  });

  test('"U.S.A." and "4. Place of organization:" are a citizenship', () => {
    expect(personOf({ place: '4. CITIZENSHIP OR PLACE OF ORGANIZATION\n   U.S.A.' })?.citizenship).toBe('U.S.A.');
    expect(personOf({ place: '4) Place of organization:\n   Nevada' })?.citizenship).toBe('Nevada');
  });

  test('row numbers stacked in a cell of their own are no count', () => {
    const powers = `5. SOLE VOTING POWER
NUMBER OF SHARES BENEFICIALLY OWNED BY EACH REPORTING PERSON WITH
6
7
8
850,000
SHARED VOTING POWER
-0-
SOLE DISPOSITIVE POWER
850,000
SHARED DISPOSITIVE POWER
-0-`;
    expect(personOf({ powers })).toMatchObject({ soleVoting: 850_000, sharedVoting: 0, soleDispositive: 850_000 });
  });

  test('a colon of a drawn column divides a label', () => {
    const powers = POWERS.replace('SOLE DISPOSITIVE POWER', 'SOLE DISPOSITIVE\n     : POWER\n     :').replace(
      '8. :',
      '8.',
    );
    expect(personOf({ powers })?.soleDispositive).toBe(850_000);
  });

  test.each([['Up to 9.99%'], ['not more than 9.9%'], ['<1%']])('a bound is no percent: %s', (percent) => {
    const row = `11. PERCENT OF CLASS REPRESENTED BY AMOUNT IN ROW (9)\n${percent}`;
    expect(personOf({ percent: row })?.percentOfClass).toBeNull();
  });

  test('a percent in parentheses beside a bound that it keeps', () => {
    const row = (words: string) => `11. PERCENT OF CLASS REPRESENTED BY AMOUNT IN ROW (9)\n${words}`;
    expect(personOf({ percent: row('Less than 5% (4.6%)') })?.percentOfClass).toBe(4.6);
    expect(personOf({ percent: row('Less than 5% (5.6%)') })?.percentOfClass).toBeNull();
  });

  test('the right side of a drawn box is no part of a name or citizenship', () => {
    const person = personOf({
      name: '1. NAME OF REPORTING PERSON\n   | Silver Birch Capital LLC          |',
      place: '4. CITIZENSHIP OR PLACE OR ORGANIZATION\n   |  Delaware         |',
    });
    expect(person).toMatchObject({ name: 'Silver Birch Capital LLC', citizenship: 'Delaware' });
  });

  test('numbered rows without labels may name the identification number over the name', () => {
    const rows = [
      'ITEM 1: REPORTING PERSON - FED ID\nSilver Birch Capital LLC - 36-1234567',
      'ITEM 2: (a) ( )\n        (b) ( )',
      'ITEM 4: Delaware',
      'ITEM 5: 850,000',
      'ITEM 6: 0',
      'ITEM 7: 850,000',
      'ITEM 8: 0',
      'ITEM 9: 850,000',
      'ITEM 11: 5.2%',
      'ITEM 12: IA',
    ].join('\n\n');
    const [head = ''] = schedule().split('1. NAME');
    expect(parseOwnership(`${head}${rows}`).result?.reportingPersons[0]).toMatchObject({
      name: 'Silver Birch Capital LLC',
      sharesOwned: 850_000,
    });
  });

  test('a percent within its label', () => {
    const percent = '11. Percent of Class Represented by Amount 25.0% in Row (9)';
    expect(personOf({ percent })?.percentOfClass).toBe(25);
  });

  test('an amount in the row below is taken where it is the sum of the powers, and only there', () => {
    const html = (amount: string) =>
      `<html><body><pre>${schedule()}</pre></body></html>`
        .replace('PERSON\n850,000\n10.', 'PERSON\n')
        .replace('CERTAIN SHARES [ ]', `CERTAIN SHARES [ ]  ${amount}`);
    const amountOf = (amount: string) => parseOwnership(html(amount)).result?.reportingPersons[0]?.sharesOwned;
    expect(amountOf('850,000')).toBe(850_000);
    expect(amountOf('12,000')).toBeNull();
  });
});

describe('the title of the class', () => {
  test('stands over a rule over a label without parentheses', () => {
    const title = 'Preferred Shares\n------------------------\nTITLE OF CLASS OF SECURITIES\n';
    expect(parseOwnership(schedule({}, title)).result?.securitiesClass).toBe('Preferred Shares');
  });

  test('is no CUSIP, and without a word of a title it is never high', () => {
    const bare = parseOwnership(schedule({}, `Title of Class of Securities:\n${CUSIP}`));
    expect(bare.result?.securitiesClass).toBeNull();
    const odd = parseOwnership(schedule({}, 'Larkmere Holdings\n(Title of Class of Securities)'));
    expect(odd.confidences?.['securitiesClass']).toBeLessThan(0.9);
  });
});

describe('labels with their values on the same line', () => {
  test('dots lead from short labels to the values, and a colon from “Issuer”', () => {
    const text = `SCHEDULE 13G
Issuer: Larkmere Optics Inc
CUSIP NUMBER: ${CUSIP}
1.  Name of Reporting Person.........  Silver Birch Capital LLC
2.  Check if a Member of a Group.....  (a) [X]  (b) [ ]
4.  Citizenship......................  Delaware
5.  Sole Voting Power................  850,000
6.  Shared Voting Power..............  0
7.  Sole Dispositive Power...........  850,000
8.  Shared Dispositive Power.........  0
9.  Aggregate Amount Beneficially Owned  850,000
11. Percent of Class Represented by
    Amount in Row 9..................  5.2%
12. Type of Reporting Person.........  OO
`;
    const { result } = parseOwnership(text);
    expect(result?.issuer.name).toBe('Larkmere Optics Inc');
    expect(result?.reportingPersons).toMatchObject([
      { name: 'Silver Birch Capital LLC', memberOfGroup: true, citizenship: 'Delaware', soleVoting: 850_000 },
    ]);
  });
});
