import { describe, expect, test } from 'vitest';
import type { IsoDate } from '../../core/dates.ts';
import { renderSchedule, type ScheduleTruth } from '../../sample/render-schedule.ts';
import { parseOwnership } from '../ownership-layouts.ts';
import { cusipOf } from '../thirteenf-documents.ts';

const TRUTH: ScheduleTruth = {
  kind: 'G',
  amendment: 2,
  issuer: 'WIDGET WORKS INC',
  cusip: cusipOf('12345678'),
  eventDate: '2023-12-29' as IsoDate,
  persons: [
    {
      name: 'Larkmere Capital, L.P.',
      soleVoting: 0,
      sharedVoting: 3_394_114,
      soleDispositive: 0,
      sharedDispositive: 3_394_114,
      sharesOwned: 3_394_114,
      percentOfClass: 5.3,
      memberOfGroup: false,
      types: ['IA', 'OO'],
      citizenship: 'Delaware',
    },
  ],
};

/** The first person of a page whose row is written otherwise. */
function personWith(from: string, to: string) {
  const text = renderSchedule(TRUTH, 'ascii-parentheses');
  if (!text.includes(from)) throw new Error(`the page has no ${from}`);
  const outcome = parseOwnership(text.replace(from, to));
  return { person: outcome.result?.reportingPersons[0], outcome };
}

describe('rows of a cover page', () => {
  test.each([
    ['3,394,114 (1)', 3_394_114],
    ['3,394,114 shares of Common Stock (including 500,000 shares under warrants)', 3_394_114],
    ['(1) 3,394,114', 3_394_114],
    ['-0-', 0],
    ['None', 0],
    ['0 (See Item 4(a))', 0],
    ['N/A', null],
    ['--', null],
    ['See Item 5', null],
    ['See Row 9 above', null],
    ['', null],
  ])('a count written %j is %j', (words, expected) => {
    const { person } = personWith('SHARED DISPOSITIVE POWER\n\n 3,394,114', `SHARED DISPOSITIVE POWER\n\n ${words}`);
    expect(person?.sharedDispositive).toBe(expected);
    // What stands beside it is not touched.
    expect(person).toMatchObject({ sharedVoting: 3_394_114, sharesOwned: 3_394_114, percentOfClass: 5.3 });
  });

  test.each([
    ['5.3%', 5.3],
    ['5.31 % (2)', 5.31],
    ['17.1', 17.1],
    ['9.8% based on 63,963,302 shares outstanding', 9.8],
    ['0.0%', 0],
    ['100%', 100],
    ['Less than 1%', null],
    ['*', null],
    ['See Item 4', null],
  ])('a percent written %j is %j', (words, expected) => {
    expect(personWith('5.3%', words).person?.percentOfClass).toBe(expected);
  });

  test.each([
    ['Larkmere Capital, L.P.\n 13-2624428', 'Larkmere Capital, L.P.'],
    ['I.R.S. IDENTIFICATION NOS. OF ABOVE PERSONS (ENTITIES ONLY)\n LARKMERE CAPITAL\n 13-2624428', 'LARKMERE CAPITAL'],
    ['S.S. OR I.R.S. IDENTIFICATION NO. OF ABOVE PERSON   Larkmere Capital   EIN: 13-2624428', 'Larkmere Capital'],
    ['Larkmere Capital\n S.S. OR I.R.S. IDENTIFICATION NO. OF ABOVE PERSON: 13-2624428', 'Larkmere Capital'],
    ['Larkmere Capital\n (I.R.S. No. 13-2624428)', 'Larkmere Capital'],
    ['Larkmere Funds, LLC      I.D. No.  13-2624428', 'Larkmere Funds, LLC'],
    ['The Larkmere Group - 13-2624428', 'The Larkmere Group'],
    ['Larkmere Capital Management\n International, Limited', 'Larkmere Capital Management International, Limited'],
    ['A. B. Person (1)', 'A. B. Person'],
  ])('a name written %j is %j', (words, expected) => {
    expect(personWith('Larkmere Capital, L.P.', words).person?.name).toBe(expected);
  });

  test.each([
    ['(a) [X]   (b) [ ]', true],
    ['(a) [ ]   (b) [X]', false],
    ['(a) o   (b) x', false],
    ['(a) ý   (b) ¨', true],
    ['(a) [ ]   (b) [ ]', null],
    ['(a) [X]   (b) [X]', null],
  ])('boxes written %j mean %j', (words, expected) => {
    expect(personWith('(a) [ ]   (b) [X]', words).person?.memberOfGroup).toBe(expected);
  });

  test('missing rows, powers above the amount and a bad CUSIP never have high confidence', () => {
    expect(personWith('5.3%', '').outcome.confidence).toBeLessThan(0.9);
    expect(
      personWith('OWNED BY EACH REPORTING PERSON\n\n 3,394,114', 'OWNED BY EACH REPORTING PERSON\n\n 394,114').outcome
        .confidence,
    ).toBeLessThan(0.5);
    const wrong = `${TRUTH.cusip.slice(0, 8)}${(Number(TRUTH.cusip.at(-1)) + 1) % 10}`;
    const text = renderSchedule(TRUTH, 'ascii-parentheses').replaceAll(TRUTH.cusip, wrong);
    expect(parseOwnership(text).confidences?.['issuer.cusip']).toBeLessThan(0.9);
    expect(parseOwnership(text).result?.issuer.cusip).toBe(wrong);
  });

  test('an amount confirmed only by Item 4 has high confidence, one that Item 4 contradicts does not', () => {
    const split = renderSchedule(
      { ...TRUTH, persons: TRUTH.persons.map((one) => ({ ...one, sharedVoting: 25, sharedDispositive: 3_000_000 })) },
      'ascii-parentheses',
    );
    expect(parseOwnership(split).confidence).toBeLessThan(0.9);
    const item = (amount: string) =>
      `${split}\nItem 4. Ownership.\n(a) Amount beneficially owned: ${amount}\n(b) Percent of class: 5.3%\n(c) Number of shares\nItem 5. x`;
    expect(parseOwnership(item('3,394,114')).confidence).toBeGreaterThanOrEqual(0.9);
    expect(parseOwnership(item('3,394,115')).confidence).toBeLessThan(0.9);
  });
});

describe('schedules', () => {
  test('spans hold the words of each value', () => {
    for (const layout of ['html-rows', 'ascii-side-words', 'xml'] as const) {
      const text = renderSchedule(TRUTH, layout);
      const { spans } = parseOwnership(text);
      for (const [span] of Object.values(spans)) expect(text.slice(span?.start, span?.end)).toBe(span?.text);
      expect(spans['reportingPersons[0].name']?.[0]?.text).toBe('Larkmere Capital, L.P.');
      expect(spans['issuer.cusip']?.[0]?.text).toBe(TRUTH.cusip);
    }
  });

  test('a schedule without a cover page is rejected with a reason, another form is not applicable', () => {
    const { status, reasons } = parseOwnership('SCHEDULE 13G (Name of Issuer) (CUSIP Number) nothing more');
    expect(status).toBe('rejected');
    expect(reasons[0]?.code).toBe('no-cover-page');
    const other =
      '<SEC-HEADER>\nCONFORMED SUBMISSION TYPE:\t8-K\n</SEC-HEADER>\n<DOCUMENT>\n<TYPE>8-K\n<TEXT>\nx\n</TEXT>\n</DOCUMENT>';
    expect(parseOwnership(other).status).toBe('not_applicable');
  });
});
