import { describe, expect, test } from 'vitest';
import { exchangeComplianceV3 } from '../../parsers/exchange-compliance/exchange-compliance.v3.ts';
import { readParagraphs } from './statement-documents.ts';

const noticesOf = (...paragraphs: readonly string[]) =>
  readParagraphs(exchangeComplianceV3, '8-K', paragraphs, '2026-07-20').result?.exchangeCompliance ?? [];

describe('proceedings of exchanges', () => {
  test('an exception that follows the review of a plan, on the day of the exchange', () => {
    expect(
      noticesOf(
        'On April 18, 2024, Nasdaq notified the Company that it did not comply with Listing Rule 5250(c)(1) because it had not filed its Form 10-K.',
        'On June 20, 2024, after reviewing the plan of compliance submitted on June 14, 2024, Nasdaq granted an exception until October 14, 2024 to file the delinquent reports.',
      ),
    ).toMatchObject([
      { rule: '5250(c)(1)', status: 'extension', noticeDate: '2024-06-20', cureDeadline: '2024-10-14' },
    ]);
  });

  test('a determination of NYSE Regulation after voluntary petitions is no delisting at the request of the issuer', () => {
    expect(
      noticesOf(
        'On January 9, 2024, NYSE Regulation notified the Company that it had determined to commence proceedings to delist the common stock, following the filing of voluntary petitions under chapter 11.',
      ),
    ).toMatchObject([{ exchange: 'NYSE', deficiency: 'other', status: 'delisting', noticeDate: '2024-01-09' }]);
    expect(
      noticesOf('On January 9, 2024, the Company notified the NYSE of its intention to voluntarily delist its stock.'),
    ).toEqual([]);
  });

  test('the grounds that a list gives have the day of the letter', () => {
    expect(
      noticesOf(
        'On April 8, 2014, the Company received notice that Nasdaq determined to delist its common stock as a result of:',
        'the bid price having closed below $1 per share for 30 days, resulting in non-compliance with Nasdaq Listing Rule 5450(a)(1); and',
      ),
    ).toMatchObject([{ noticeDate: '2014-04-08' }, { rule: '5450(a)(1)', noticeDate: '2014-04-08' }]);
  });

  test('a tier of the over-the-counter markets has its standards; a market that shares moved to gives no notice', () => {
    expect(
      noticesOf(
        'On July 29, 2025, OTC Markets Group notified the Company that its bid price has closed below $0.10 and no longer meets the Standards for Continued Qualification for OTCQX. The Company has a cure period of 180 calendar days, until January 26, 2026.',
      ),
    ).toMatchObject([
      {
        exchange: 'other',
        deficiency: 'bid_price',
        status: 'notified',
        noticeDate: '2025-07-29',
        cureDeadline: '2026-01-26',
      },
    ]);
    expect(noticesOf('On July 29, 2025, the common stock began trading on the OTC Pink market.')).toEqual([]);
  });
});
