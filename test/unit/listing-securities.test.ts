import { describe, expect, test } from 'vitest';
import { exchangeComplianceV4 } from '../../parsers/exchange-compliance/exchange-compliance.v4.ts';
import type { ComplianceNotice } from '../../parsers/exchange-compliance/result.ts';
import { rowsOf } from '../parser-rows.ts';
import { ITEM_301, readParagraphs } from './statement-documents.ts';

function noticesOf(...paragraphs: readonly string[]): readonly ComplianceNotice[] {
  return readParagraphs(exchangeComplianceV4, '8-K', [ITEM_301, ...paragraphs]).result?.exchangeCompliance ?? [];
}

/** A cover's table of the securities registered under Section 12(b). */
function coverOf(...classes: readonly (readonly [title: string, symbol: string, exchange: string])[]): string {
  const headings = ['Title of each class', 'Trading Symbol(s)', 'Name of each exchange on which registered'];
  const rows = [headings, ...classes].map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  return `<p>Securities registered pursuant to Section 12(b) of the Act:</p><table>${rows.join('')}</table>`;
}

const UNITS_COVER = coverOf(['Units, each consisting of one share of common stock and one warrant', 'ORLU', 'NYSE']);
const EQUITY_LETTER =
  "On June 3, 2026, the Company received a letter from the NYSE stating that it was not in compliance with Section 802.01B because its stockholders' equity was less than $50 million.";

describe('the class of security that a notice is about', () => {
  test.each([
    [
      'warrants',
      'On May 5, 2026, NYSE American notified Orlane Corp. that it had determined to commence proceedings to delist its public warrants, each whole warrant exercisable for one share of Class A common stock at $11.50 per share, due to low trading price levels pursuant to Section 1001 of the NYSE American Company Guide.',
    ],
    [
      'warrants',
      'On May 5, 2026, the NYSE notified the Company that it had determined to (a) immediately suspend trading in the Company’s warrants, each exercisable for one share of Class A common stock, due to “abnormally low” price levels under Section 802.01D of the NYSE Listed Company Manual and (b) commence proceedings to delist the warrants. The Class A common stock continues to trade on the NYSE.',
    ],
    [
      'warrants',
      'On May 5, 2026, NYSE American notified the Company that it had determined to delist its warrants. The decision has no effect on the listing of the common stock.',
    ],
    [
      'units',
      'On May 5, 2026, the Company received a notice from Nasdaq that its publicly traded units no longer satisfy Listing Rule 5452(b)(C), since they have fewer than 400 holders.',
    ],
    [
      'preferred',
      'On May 5, 2026, the NYSE notified the Company that its 6.50% Series A Cumulative Preferred Stock did not meet the minimum of 100,000 publicly held shares.',
    ],
    [
      'preferred',
      'On May 5, 2026, Nasdaq notified the Company that the bid price of its depositary shares, each representing a 1/1,000th interest in a share of 8.00% Series C Preferred Stock, was below $1.00 as required by Listing Rule 5550(a)(2).',
    ],
    [
      'notes',
      'On May 5, 2026, the NYSE notified the Company that it was not in compliance with Section 802.01B because its 5.875% Senior Notes due 2028 had an aggregate market value of less than $1,000,000.',
    ],
    [
      'depositary_shares',
      'On May 5, 2026, Nasdaq notified the Company that the closing bid price of its American Depositary Shares, each representing ten ordinary shares, was below $1.00 as required by Listing Rule 5550(a)(2).',
    ],
    [
      'common',
      'On May 5, 2026, Nasdaq notified the Partnership that the bid price of its common units representing limited partner interests had closed below $1.00 as required by Listing Rule 5450(a)(1).',
    ],
    [
      'common',
      'On May 5, 2026, Nasdaq notified the Company that its units, Class A ordinary shares and warrants would be delisted pursuant to IM-5101-2, as no business combination was completed within 36 months.',
    ],
    [
      'units',
      'On May 5, 2026, the Company received a letter from Nasdaq stating that it no longer satisfies Listing Rule 5452(b)(C). The letter relates only to the units.',
    ],
  ])('%s: %s', (security, text) => {
    expect(noticesOf(text)).toMatchObject([{ security }]);
  });

  test.each([
    [
      'an issuance of warrants that broke a rule',
      'On May 5, 2026, the Company received a letter from Nasdaq stating that the issuance of warrants to its officers violated Listing Rule 5635(c), with which it failed to comply.',
    ],
    [
      'preferred stock that was redeemed',
      "On May 5, 2026, Nasdaq notified the Company that, as a result of the redemption of its preferred stock, its stockholders' equity fell below the $2.5 million required by Listing Rule 5550(b)(1).",
    ],
    [
      'a restatement of the accounting for warrants',
      'On May 5, 2026, Nasdaq notified the Company that it did not timely file its Form 10-Q as required by Listing Rule 5250(c)(1), while it restates its accounting for warrants.',
    ],
  ])('%s is no notice about that class', (_, text) => {
    const [notice] = noticesOf(text);
    expect(notice).toBeDefined();
    expect(notice?.security).toBeUndefined();
  });

  test('a notice on warrants and a later one on the common stock are two deficiencies', () => {
    expect(
      noticesOf(
        'On May 5, 2026, NYSE American notified the Company that it had determined to delist its warrants due to their abnormally low price under Section 1001 of the NYSE American Company Guide.',
        'On June 5, 2026, NYSE American notified the Company that its common stock has been selling for a low price, so that it is not in compliance with Section 1003(f)(v) of the NYSE American Company Guide. The Company has until December 5, 2026 to regain compliance.',
      ),
    ).toMatchObject([
      { security: 'warrants', rule: '1001', deficiency: 'bid_price', stage: 'determination' },
      { security: 'common', rule: '1003(f)(v)', deficiency: 'bid_price', stage: 'notified', noticeDate: '2026-06-05' },
    ]);
  });

  test('warrants whose price may become too low have no notice', () => {
    expect(
      noticesOf(
        'If the price of our warrants becomes abnormally low, NYSE American could delist our warrants under Section 1001 of the NYSE American Company Guide.',
      ),
    ).toEqual([]);
  });

  test.each([
    'On June 1, 2026, the Company issued a notice of redemption to holders of its public warrants, which are listed on Nasdaq. Following the redemption date of July 1, 2026, the warrants will be delisted from Nasdaq.',
    'On June 1, 2026, the Company notified the NYSE that it will redeem all of its 5.875% Senior Notes due 2028. The notes will be delisted from the NYSE upon redemption.',
    'On June 1, 2026, we received notices of exercise for fewer than 100,000 of our public warrants listed on Nasdaq.',
    'On June 1, 2026, the units were separated into shares and warrants, and the units will be delisted from Nasdaq.',
  ])('a class that ends by redemption, exercise or separation has no notice: %s', (text) => {
    expect(noticesOf(text)).toEqual([]);
  });

  test('the only class on the cover counts as the common stock; one of several does not', () => {
    expect(noticesOf(UNITS_COVER, EQUITY_LETTER)).toMatchObject([{ security: 'sole_class' }]);
    const single = coverOf(['Common stock, par value $0.01', 'ORL', 'NYSE']);
    expect(noticesOf(single, EQUITY_LETTER)).toMatchObject([{ security: 'common' }]);
    const both = coverOf(['Common stock', 'ORL', 'NYSE'], ['Warrants, each for one share', 'ORL WS', 'NYSE']);
    expect(noticesOf(both, EQUITY_LETTER).map(({ security }) => security)).toEqual([undefined]);
  });

  test('rows carry the class, null where the document does not say', () => {
    const rows = (text: string) =>
      rowsOf(exchangeComplianceV4, readParagraphs(exchangeComplianceV4, '8-K', [ITEM_301, text])).map(
        ({ values }) => values,
      );
    expect(rows(EQUITY_LETTER)).toMatchObject([{ security: null }]);
    expect(rows('On May 5, 2026, Nasdaq notified the Company that its warrants will be delisted.')).toMatchObject([
      { security: 'warrants', deficiency: 'other', status: 'delisting' },
    ]);
  });
});
