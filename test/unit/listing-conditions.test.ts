import { describe, expect, test } from 'vitest';
import { exchangeComplianceV4 } from '../../parsers/exchange-compliance/exchange-compliance.v4.ts';
import type { ComplianceNotice } from '../../parsers/exchange-compliance/result.ts';
import { ITEM_301, readParagraphs } from './statement-documents.ts';

function read(...paragraphs: readonly string[]) {
  return readParagraphs(exchangeComplianceV4, '8-K', [ITEM_301, ...paragraphs], '2026-07-20');
}

function noticesOf(...paragraphs: readonly string[]): readonly ComplianceNotice[] {
  return read(...paragraphs).result?.exchangeCompliance ?? [];
}

/** Of the first notice; null where it has no date. */
const dateOf = (...paragraphs: readonly string[]) => {
  const outcome = read(...paragraphs);
  const [notice] = outcome.result?.exchangeCompliance ?? [];
  if (notice === undefined) throw new Error('no notice was read');
  const isHigh = (outcome.confidences?.['exchangeCompliance[0].noticeDate'] ?? 0) >= 0.9;
  return { date: notice.noticeDate ?? null, isHigh };
};

describe('conditions of a decision to continue the listing', () => {
  const GRANTED = 'On July 1, 2026, a Nasdaq Hearings Panel granted the Company’s request for continued listing';
  const BOTH = [
    { rule: '5550(a)(2)', deficiency: 'bid_price', status: 'extension', cureDeadline: '2026-10-30' },
    { rule: '5550(b)(1)', deficiency: 'equity', status: 'extension', cureDeadline: '2026-09-30' },
  ].map((one) => ({ ...one, exchange: 'Nasdaq', noticeDate: '2026-07-01' }));

  test.each([
    [
      'items of their own paragraphs',
      [
        `${GRANTED}, subject to the following:`,
        '1. On or before October 30, 2026, the Company shall demonstrate compliance with Listing Rule 5550(a)(2); and',
        '2. On or before September 30, 2026, the Company shall file a report evidencing compliance with Listing Rule 5550(b)(1).',
      ],
    ],
    [
      'items of one sentence, among others',
      [
        `${GRANTED}, subject to the following conditions: (1) on or before August 14, 2026, the Company shall file its Form 10-K; (2) on or before October 30, 2026, the Company shall demonstrate compliance with Listing Rule 5550(a)(2); and (3) by September 30, 2026, the Company shall evidence compliance with Listing Rule 5550(b)(1).`,
      ],
    ],
    [
      'sentences',
      [
        `${GRANTED}, provided that it meets the following conditions: By August 14, 2026, the Company shall advise the Panel of its offering. On or before October 30, 2026, the Company shall demonstrate compliance with Listing Rule 5550(a)(2). On or before September 30, 2026, the Company shall demonstrate compliance with Listing Rule 5550(b)(1).`,
      ],
    ],
    [
      'a sentence without a list',
      [
        `${GRANTED} and an extension until October 30, 2026 to regain compliance with Listing Rule 5550(a)(2) and until September 30, 2026 to regain compliance with Listing Rule 5550(b)(1).`,
      ],
    ],
  ])('each standard has its own deadline: %s', (_, paragraphs) => {
    expect(noticesOf(...paragraphs)).toMatchObject(BOTH);
  });

  test('a split or an offering to be done by a day is no deadline to comply', () => {
    expect(
      noticesOf(
        `${GRANTED}, subject to the following:`,
        '(i) on or before August 7, 2026, the Company must effect a reverse split at a ratio sufficient to achieve compliance with the Bid Price Rule; and',
        '(ii) on or before September 4, 2026, the Company must demonstrate compliance with the Bid Price Rule.',
      ),
    ).toMatchObject([{ deficiency: 'bid_price', status: 'extension', cureDeadline: '2026-09-04' }]);
    const [offering, ...none] = noticesOf(
      `${GRANTED} subject to the following: by July 31, 2026 the Company shall have closed its offering. There can be no assurance that the Company will regain compliance with Listing Rule 5550(b)(1).`,
    );
    expect([offering?.cureDeadline, none]).toEqual([undefined, []]);
  });

  test('conditions add to the deficiencies that are known, which the document names itself', () => {
    expect(
      noticesOf(
        'On January 6, 2026, Nasdaq notified the Company that it did not comply with Listing Rule 5550(a)(2) (the “Bid Price Rule”).',
        'On February 3, 2026, Nasdaq notified the Company that it did not comply with Listing Rule 5550(b)(1) (the “Equity Rule”).',
        `${GRANTED}, subject to the following:`,
        '• on or before October 30, 2026, the Company shall regain compliance with the Bid Price Rule; and',
        '• on or before September 30, 2026, the Company shall demonstrate compliance with the Equity Rule.',
        'On July 3, 2026, the Company filed a registration statement.',
      ),
    ).toMatchObject([
      { ...BOTH[0], history: [{ stage: 'notified', date: '2026-01-06' }] },
      { ...BOTH[1], history: [{ stage: 'notified', date: '2026-02-03' }] },
    ]);
  });
});

describe('the date of a notice', () => {
  const BID = 'stating that the bid price of its common stock was below $1.00 as required by Listing Rule 5550(a)(2).';

  test.each([
    ['2026-07-14', `On July 14, 2026, the Company received a letter from Nasdaq dated July 10, 2026 ${BID}`],
    ['2026-07-14', `The Company received on July 14, 2026 a letter from Nasdaq, dated July 10, 2026, ${BID}`],
    ['2026-07-14', `Orlane Corp. reports that on July 14, 2026 it received a letter from Nasdaq ${BID}`],
    ['2026-07-10', `By letter dated July 10, 2026, Nasdaq notified the Company ${BID.replace('stating ', '')}`],
    [
      '2026-07-14',
      'On July 14, 2026, Nasdaq confirmed that the Company had regained compliance with Listing Rule 5550(a)(2), the Company having been notified of the deficiency on January 12, 2026.',
    ],
    [
      '2026-07-14',
      'The Company is pleased to report that on July 14, 2026 it received a letter from Nasdaq confirming that it has regained compliance with Listing Rule 5550(a)(2), as required by the Panel’s decision dated March 3, 2026.',
    ],
    [
      '2026-07-14',
      `On July 16, 2026, the Company issued a press release announcing that it received a letter from Nasdaq on July 14, 2026 ${BID}`,
    ],
    [
      '2026-07-14',
      'On July 14, 2026, Nasdaq notified the Company that it had determined to delist its common stock for failure to comply with Listing Rule 5550(a)(2). On July 16, 2026, the Company requested a hearing before a Panel.',
    ],
  ])('is %s: %s', (date, text) => {
    expect(dateOf(text).date).toBe(date);
  });

  test.each([
    ['a press release', `On July 16, 2026, Orlane Corp. announced that it had received a letter from Nasdaq ${BID}`],
    [
      'a dateline',
      `AUSTIN, July 16, 2026 - Orlane Corp. today announced that it had received a letter from Nasdaq ${BID}`,
    ],
    [
      'a meeting',
      'On July 16, 2026, the Company held its annual meeting, after Nasdaq had notified it that it was not in compliance with Listing Rule 5620(a).',
    ],
  ])('is not that of %s', (_, text) => {
    expect(dateOf(text).date).toBeNull();
  });

  test('is high only with a second witness', () => {
    const letter = (day: string) =>
      `On ${day}, the Company received a letter from Nasdaq that it failed to comply with Listing Rule 5620(a).`;
    expect(dateOf(letter('May 12, 2026'))).toEqual({ date: '2026-05-12', isHigh: false });
    expect(dateOf(letter('July 15, 2026')), 'within the four business days of the form').toEqual({
      date: '2026-07-15',
      isHigh: true,
    });
    expect(
      dateOf(letter('May 12, 2026'), 'The Nasdaq letter of May 12, 2026 has no immediate effect on the listing.'),
    ).toEqual({
      date: '2026-05-12',
      isHigh: true,
    });
  });
});

describe('rules and exchanges', () => {
  test('ten days at ten cents: the rule is cited, and the notice is a determination', () => {
    expect(
      noticesOf(
        'On July 14, 2026, Nasdaq notified the Company that its common stock had a closing bid price of $0.10 or less for ten consecutive trading days and that it is subject to Listing Rule 5810(c)(3)(A)(iii). As a result, the Staff has determined to delist the common stock, and trading will be suspended on July 23, 2026 unless the Company requests a hearing.',
        'At that time the Company was in a compliance period, to end October 5, 2026, under Listing Rule 5550(a)(2).',
      ),
    ).toMatchObject([
      { rule: '5810(c)(3)(A)(iii)', deficiency: 'bid_price', stage: 'determination', noticeDate: '2026-07-14' },
    ]);
  });

  test('the other parts of Rule 5810 are procedure', () => {
    expect(
      noticesOf(
        'On July 14, 2026, Nasdaq notified the Company that it had determined to delist its common stock under Listing Rule 5550(a)(2). It is not eligible for a compliance period under Listing Rule 5810(c)(3)(A)(iv), since it effected a reverse split within one year.',
      ),
    ).toMatchObject([{ rule: '5550(a)(2)', stage: 'determination' }]);
  });

  test('a rule is cited only for its own exchange', () => {
    const notice = (exchange: string, rule: string) =>
      `On June 3, 2026, ${exchange} notified the Company that it was not in compliance with ${rule} because its average closing price was less than $1.00.`;
    const cited = (exchange: string, rule: string) => {
      const [{ exchange: of, rule: number } = {}] = noticesOf(notice(exchange, rule));
      return [of, number];
    };
    expect(cited('the NYSE', 'Section 802.01C of the NYSE Listed Company Manual')).toEqual(['NYSE', '802.01C']);
    const guide = 'Section 1003(f)(v) of the NYSE American Company Guide';
    expect(cited('NYSE American', guide)).toEqual(['NYSE American', '1003(f)(v)']);
    expect(cited('NYSE American LLC (the "NYSE")', guide)).toEqual(['NYSE American', '1003(f)(v)']);
    expect(cited('NYSE American', 'Section 802.01C of the NYSE Listed Company Manual')).toEqual([
      'NYSE American',
      undefined,
    ]);
    expect(cited('the NYSE', 'Nasdaq Listing Rule 5550(a)(2)')).toEqual(['NYSE', undefined]);
  });

  test('"the Exchange" is the one that the document defines, else the one of the cover', () => {
    const cover =
      '<p>Securities registered pursuant to Section 12(b) of the Act:</p><table><tr><td>Title of each class</td><td>Trading Symbol</td><td>Name of each exchange on which registered</td></tr><tr><td>Common stock</td><td>ORL</td><td>NYSE American LLC</td></tr></table>';
    const filler = Array.from({ length: 14 }, (_, index) => `Paragraph ${index + 1} is about other listing matters.`);
    const letter =
      "On June 3, 2026, the Company received a letter from the Exchange stating that its stockholders' equity was below the required minimum for continued listing.";
    expect(noticesOf(cover, ...filler, letter)).toMatchObject([{ exchange: 'NYSE American', deficiency: 'equity' }]);
    const defined = 'The shares of the Company are listed on The Nasdaq Stock Market LLC (the "Exchange").';
    expect(noticesOf(cover, defined, ...filler, letter)).toMatchObject([{ exchange: 'Nasdaq' }]);
  });

  test('a rule is known by the name that the document gives it', () => {
    expect(
      noticesOf(
        'On June 3, 2026, Nasdaq notified the Company that it no longer met Listing Rule 5605(c)(2) (the "Audit Committee Rule").',
        'The letter has no immediate effect on the listing.',
        'On July 14, 2026, Nasdaq notified the Company that it had regained compliance with the Audit Committee Rule.',
      ),
    ).toMatchObject([{ rule: '5605(c)(2)', status: 'regained', noticeDate: '2026-07-14' }]);
  });

  test('every rule of a list is read', () => {
    const rules = noticesOf(
      'On June 3, 2026, Nasdaq notified the Company that it does not comply with Listing Rules 5550(a)(2), 5550(b)(1) and 5250(c)(1).',
    ).map(({ rule }) => rule);
    expect(rules).toEqual(['5550(a)(2)', '5550(b)(1)', '5250(c)(1)']);
  });
});
