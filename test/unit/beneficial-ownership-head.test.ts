import { describe, expect, test } from 'vitest';
import type { IsoDate } from '../../core/dates.ts';
import { renderSchedule, type ScheduleTruth } from '../../sample/render-schedule.ts';
import { parseOwnership } from '../ownership-layouts.ts';
import { cusipOf } from '../thirteenf-documents.ts';

const TRUTH: ScheduleTruth = {
  kind: 'D',
  amendment: 2,
  issuer: 'LARKMERE OPTICS INC',
  cusip: cusipOf('12345678'),
  eventDate: '2014-03-03' as IsoDate,
  persons: [
    {
      name: 'Silver Birch Capital LLC',
      soleVoting: 0,
      sharedVoting: 850_000,
      soleDispositive: 0,
      sharedDispositive: 850_000,
      sharesOwned: 850_000,
      percentOfClass: 5.2,
      memberOfGroup: null,
      types: ['OO'],
      citizenship: 'Delaware',
    },
  ],
};
const TEXT = renderSchedule(TRUTH, 'ascii-parentheses');

function changed(from: string | RegExp, to: string): string {
  if (TEXT.search(from) < 0) throw new Error(`the cover has no ${from}`);
  return TEXT.replace(from, to);
}

describe('the cover before its first person', () => {
  test.each([
    ['(Amendment No. __2__)', 2],
    ['(Amendment No.: 2)*', 2],
    ['AMENDMENT NO. TWO', 2],
    ['(Amendment No. 12)(1)', 12],
    ['(Amendment No.     )*', null],
    ['(Amendment No. )1', null],
  ])('an amendment written %j is %j', (words, expected) => {
    const { result } = parseOwnership(changed('(Amendment No. 2)*', words));
    expect(result?.amendment).toBe(expected);
    expect(result?.form).toBe(expected === null ? 'SC 13D' : 'SC 13D/A');
    expect(result?.issuer.name).toBe('LARKMERE OPTICS INC');
  });

  test.each([
    ['LARKMERE\n            OPTICS INC', 'LARKMERE OPTICS INC'],
    ['LARKMERE OPTICS\n\n            Corporation', 'LARKMERE OPTICS Corporation'],
    ['LARKMERE OPTICS INC**', 'LARKMERE OPTICS INC'],
  ])('a name set as %j is %j', (words, expected) => {
    expect(parseOwnership(changed('LARKMERE OPTICS INC', words)).result?.issuer.name).toBe(expected);
  });

  test('labels in front of their values, as some institutions set them', () => {
    const head = [
      'SCHEDULE 13G',
      'Under the Securities and Exchange Act of 1934',
      '(Amendment No.: 7)*',
      'Name of issuer:  Larkmere Optics Inc',
      'Title of Class of Securities:  Common Stock',
      `CUSIP Number:  ${TRUTH.cusip}`,
      'Date of Event Which Requires Filing of this Statement: December 31, 2018',
      '',
    ].join('\n\n');
    const { result, confidence } = parseOwnership(head + TEXT.slice(TEXT.indexOf('CUSIP No.')));
    expect(result).toMatchObject({
      form: 'SC 13G/A',
      issuer: { name: 'Larkmere Optics Inc', cusip: TRUTH.cusip },
      securitiesClass: 'Common Stock',
      eventDate: '2018-12-31',
      amendment: 7,
    });
    expect(confidence).toBeGreaterThanOrEqual(0.9);
  });

  test('all on one line: the name begins after the heading', () => {
    const line = `SCHEDULE 13D (Amendment No. 2)* Larkmere Optics Inc (Name of Issuer) Common Stock (Title of Class of Securities) ${TRUTH.cusip} (CUSIP Number) March 3, 2014 (Date of Event Which Requires Filing of this Statement)\n`;
    const { result } = parseOwnership(line + TEXT.slice(TEXT.indexOf('CUSIP No.')));
    expect(result).toMatchObject({ issuer: { name: 'Larkmere Optics Inc' }, securitiesClass: 'Common Stock' });
  });

  test('a CUSIP may have spaces or take two lines; a class without one is not a fault', () => {
    const spaced = `${TRUTH.cusip.slice(0, 6)} ${TRUTH.cusip.slice(6, 8)} ${TRUTH.cusip.slice(8)}`;
    const broken = `${TRUTH.cusip.slice(0, 6)}\n            ${TRUTH.cusip.slice(6)}**`;
    for (const words of [spaced, broken]) {
      const { result } = parseOwnership(changed(TRUTH.cusip, words).replaceAll(`CUSIP No. ${TRUTH.cusip}`, ''));
      expect(result?.issuer.cusip, words).toBe(TRUTH.cusip);
    }
    const none = parseOwnership(TEXT.replaceAll(TRUTH.cusip, 'N/A'));
    expect(none.result?.issuer.cusip).toBeNull();
    expect(none.confidence).toBeGreaterThanOrEqual(0.9);
  });

  test.each([
    ['LARKMERE OPTICS INC', true],
    ['LARKMERE OPTICAL INTL AG', true],
    ['SOMEBODY ELSE CORP', false],
  ])('a header that names %j: high is %j', (issuer, isHigh) => {
    const header = `<SEC-HEADER>\nCONFORMED SUBMISSION TYPE:\tSC 13D/A\n\nSUBJECT COMPANY:\n\n\tCOMPANY DATA:\n\t\tCOMPANY CONFORMED NAME:\t\t${issuer}\n\t\tCENTRAL INDEX KEY:\t\t0000012345\n</SEC-HEADER>\n`;
    const { confidence } = parseOwnership(
      `${header}<DOCUMENT>\n<TYPE>SC 13D/A\n<TEXT>\n${TEXT}\n</TEXT>\n</DOCUMENT>\n`,
    );
    expect(confidence >= 0.9).toBe(isHigh);
  });
});

describe('amendments without a cover page', () => {
  const prose = (item: string): string =>
    `${TEXT.slice(0, TEXT.indexOf('CUSIP No.'))}\nThis Amendment is filed by Silver Birch Capital LLC (the "Reporting Person").\n\nItem 5. Interest in Securities of the Issuer.\n\n${item}\n\nItem 6. Contracts.\n`;

  test.each([
    [
      '(a) As of the date hereof, the Reporting Person beneficially owns 1,234,567 shares of Common Stock, representing approximately 8.3% of the outstanding shares.',
      [['Silver Birch Capital LLC', 1_234_567, 8.3]],
    ],
    [
      '(a) As of the date hereof, Alder Fund beneficially owned 600 shares, including 40 shares under swaps, constituting 1.3% of the class. Alder GP, as the general partner of Alder Fund, may be deemed to beneficially own the 600 shares owned by Alder Fund, constituting 1.3% of the class.',
      [
        ['Alder Fund', 600, 1.3],
        ['Alder GP', 600, 1.3],
      ],
    ],
  ])('are read from Item 5 where it is plain, never high: %j', (item, expected) => {
    const { status, result, confidence, spans } = parseOwnership(prose(item));
    expect(status).toBe('parsed');
    expect(result?.reportingPersons.map((one) => [one.name, one.sharesOwned, one.percentOfClass])).toEqual(expected);
    expect(spans['reportingPersons[0].sharesOwned']?.[0]?.text.replaceAll(',', '')).toBe(String(expected[0]?.[1]));
    expect(confidence).toBeLessThan(0.7);
  });

  test.each([
    ['The Reporting Persons may be deemed to beneficially own 5,125 common units and 13,750 subordinated units.'],
    ['Item 5(a) is hereby amended: the Reporting Persons have ceased to be part of any group.'],
    ['(c) On March 3, 2014 the Reporting Person sold 1,000 shares at $2.00 per share, or 5% of its holding.'],
  ])('are rejected with a reason where it is not: %j', (item) => {
    const { status, reasons } = parseOwnership(prose(item));
    expect(status).toBe('rejected');
    expect(reasons[0]?.code).toBe('no-cover-page');
  });
});
