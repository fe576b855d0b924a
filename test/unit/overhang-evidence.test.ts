import { describe, expect, it, test } from 'vitest';
import { weighed } from '../../parsers/evidence/weighed.ts';
import { confidenceOf, witnessed } from '../../parsers/evidence/witnesses.ts';
import { OVERHANG_CHECKS } from '../../parsers/overhang/evidence.ts';
import { exercisableDay } from '../../parsers/overhang/exercisability.ts';
import { overhangV5 } from '../../parsers/overhang/overhang.v5.ts';
import { warrantRows } from '../../parsers/overhang/rows.ts';
import { periodicReport } from '../periodic-report.ts';
import { currentReport, outcomeOf, supplement } from '../terms-documents.ts';

const ITEM = 'Item 1.01 Entry into a Material Definitive Agreement.';
const AT = { start: 0, end: 1 };
const FILED = '2025-11-14' as never;

describe('confidence by evidence', () => {
  test('one witness is not sure, two kinds are, and a kind counts once', () => {
    expect(confidenceOf([])).toBe(0.8);
    expect(confidenceOf(['words'])).toBe(0.8);
    expect(confidenceOf(['place'])).toBe(0.9);
    expect(confidenceOf(['place', 'place'])).toBe(0.9);
    expect(confidenceOf(['place', 'tag'])).toBe(0.95);
  });

  test('a failed check is a doubt that no witness takes away, and doubt in reading stays', () => {
    const item = new Map([
      ['count', witnessed(5, AT, 'place', 'total')],
      ['exercisePrice', { ...witnessed(1, AT, 'place'), confidence: 0.6 }],
      ['expires', witnessed('2030-01-01', AT)],
    ]);
    const checks = [
      { name: 'count-equals-its-xbrl-fact', passed: false, path: 'warrants[0].count' },
      { name: 'expires-after-report-date', passed: true, path: 'warrants[0].expires' },
    ];
    const [result] = weighed('warrants', [item], checks, OVERHANG_CHECKS);
    expect(result?.get('count')?.confidence).toBe(0.6);
    expect(result?.get('exercisePrice')?.confidence).toBe(0.6);
    // That an expiry lies ahead is possible, not proven.
    expect(result?.get('expires')?.confidence).toBe(0.8);
  });

  it('does not take count and price of one sentence for two witnesses, and takes the cash of their exercise for one', () => {
    const alone =
      'It issued Series A warrants to purchase 300,000 shares of common stock at an exercise price of $1.50.';
    const proceeds = 'We would receive $450,000 of proceeds if all Series A warrants were exercised for cash.';
    const once = outcomeOf(overhangV5, currentReport(ITEM, alone)).confidences;
    expect(once).toMatchObject({ 'warrants[0].count': 0.8, 'warrants[0].exercisePrice': 0.8 });
    const twice = outcomeOf(overhangV5, currentReport(ITEM, alone, proceeds));
    expect(twice.confidences).toMatchObject({ 'warrants[0].count': 0.9, 'warrants[0].exercisePrice': 0.9 });
    const other = outcomeOf(overhangV5, currentReport(ITEM, alone, proceeds.replace('450,000', '460,000')));
    expect(other.confidences).toMatchObject({ 'warrants[0].count': 0.8, 'warrants[0].exercisePrice': 0.8 });
  });

  it('takes a printed total, and a price that is a stated percentage of another, for witnesses', () => {
    const { confidences } = outcomeOf(
      overhangV5,
      currentReport(
        ITEM,
        'It sold Series A warrants to purchase 1,250,000 shares of common stock at an exercise price of $1.75 (125% of the offering price).',
        'It sold Series B warrants to purchase 2,500,000 shares of common stock at an exercise price of $2.00.',
        'The offering price was $1.40. A total of 3,750,000 shares are issuable upon exercise of the warrants.',
      ),
    );
    expect(confidences?.['warrants[0].count']).toBe(0.9);
    expect(confidences?.['warrants[1].count']).toBe(0.9);
    expect(confidences?.['warrants[0].exercisePrice']).toBe(0.9);
    expect(confidences?.['warrants[1].exercisePrice']).toBe(0.8);
  });

  it('gives rows of a table under its headings, so that a score may count them as verified', () => {
    const outcome = outcomeOf(
      overhangV5,
      periodicReport('The following warrants were outstanding as of September 30, 2025:', [
        ['Warrants', 'Number of shares', 'Exercise price', 'Expiration'],
        ['Series A Warrants', '1,200,000', '$ 2.50', 'March 5, 2030'],
        ['Series B Warrants', '640,000', '$ 4.00', 'June 1, 2028'],
      ]),
    );
    const rows = warrantRows(outcome, { filedDate: FILED });
    expect(rows.map(({ confidence }) => confidence)).toEqual([0.9, 0.9]);
    // Only the name, which no score reads, has one witness.
    expect(outcome.confidences?.['warrants[0].label']).toBe(0.8);
  });

  it('takes a tag for a witness only where its concept says what the figure is', () => {
    const other = supplement(['We are offering warrants to purchase up to 2,000,000 shares of common stock.']);
    expect(outcomeOf(overhangV5, other).confidences?.['warrants[0].count']).toBe(0.8);
  });
});

describe('what was issued against what remains', () => {
  it('lets a balance at the end of a history beat the issues before it', () => {
    const outcome = outcomeOf(
      overhangV5,
      periodicReport(
        'In June 2025 investors received 6,077,835 shares of common stock and 5,496,238 prefunded warrants exercisable for one share of common stock each, as well as 21,412,036 Class D Warrants. As of September 30, 2025, 2,482,585 prefunded warrants exercisable into the same number of shares, as well as 9,052,573 Class D Warrants with fair value of $15,084,173 remained outstanding.',
      ),
    );
    expect(outcome.result?.warrants).toMatchObject([
      { count: 2_482_585, preFunded: true },
      { label: 'Class D Warrants', count: 9_052_573 },
    ]);
    expect(outcome.result?.warrants).toHaveLength(2);
  });

  it('skips the opening balance of a roll-forward that goes on after a page break', () => {
    const heading = ['', 'Shares', 'Weighted Average Exercise Price', 'Expiration'];
    const { result } = outcomeOf(
      overhangV5,
      periodicReport(
        'Note 7. Warrants',
        [
          heading,
          ['Outstanding, December 31, 2024', '1,380,000', '$ 6.10', '2025-2028'],
          ['Issued', '400,000', '$ 2.25', '2029'],
          ['Expired', '(95,000)', '$ 14.00', ''],
        ],
        [heading, ['Outstanding, September 30, 2025', '1,685,000', '$ 4.74', '2025-2029']],
      ),
    );
    expect(result?.warrants).toMatchObject([{ label: 'outstanding warrants', count: 1_685_000, exercisePrice: 4.74 }]);
    expect(result?.warrants).toHaveLength(1);
  });

  it('counts no warrants that were fully exercised', () => {
    const words =
      'During the quarter, 13,215 Series C Warrants that remained outstanding at year-end were fully exercised.';
    expect(outcomeOf(overhangV5, periodicReport(words)).result).toEqual({});
  });
});

describe('from when warrants can be exercised', () => {
  test.each([
    ['beginning six months after the date of issuance', '2026-05-14'],
    ['beginning on the date that is 180 days following the closing', '2026-05-13'],
    ['on the first anniversary of the issue date', '2026-11-14'],
    ['commencing twelve (12) months from issuance', '2026-11-14'],
    ['currently', FILED],
    ['beginning on the date of issuance', FILED],
    ['until June 30, 2028', FILED],
    // How long, not from when.
    ['for a period of five years from the date of issuance', FILED],
  ])('"%s" is at the latest %s for a filing of 2025-11-14', (words, day) => {
    expect(exercisableDay(words, FILED)).toBe(day);
  });

  test.each([
    'immediately',
    'at any time',
    'upon receipt of stockholder approval',
    'on the later of 30 days after the business combination and 12 months from the closing',
    'after the registration statement is effective',
  ])('"%s" gives no day', (words) => {
    expect(exercisableDay(words, FILED)).toBeNull();
  });

  it('reads what a report says of it, and stores the day beside the words', () => {
    const words = (when: string) =>
      outcomeOf(
        overhangV5,
        currentReport(
          ITEM,
          `It issued warrants to purchase 300,000 shares at an exercise price of $1.50. The warrants ${when}.`,
        ),
      );
    const rowOf = (when: string) => warrantRows(words(when), { filedDate: FILED })[0]?.values;
    expect(rowOf('will be exercisable beginning six months after the date of issuance')?.exercisableFrom).toBe(
      '2026-05-14',
    );
    expect(rowOf('become exercisable on March 13, 2026 and expire on March 13, 2031')).toMatchObject({
      exercisableFrom: '2026-03-13',
      expires: '2031-03-13',
    });
    expect(rowOf('are currently exercisable')).toMatchObject({ exercisableFrom: FILED, exercisableText: 'currently' });
  });
});
