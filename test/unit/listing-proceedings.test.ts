import { describe, expect, test } from 'vitest';
import { exchangeComplianceV4 } from '../../parsers/exchange-compliance/exchange-compliance.v4.ts';
import { readParagraphs } from './statement-documents.ts';

const noticesOf = (...paragraphs: readonly string[]) =>
  readParagraphs(exchangeComplianceV4, '8-K', paragraphs, '2026-07-20').result?.exchangeCompliance ?? [];

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

describe('deadlines and several rules', () => {
  test('compliance regained with several rules is so with each', () => {
    expect(
      noticesOf(
        'On June 24, 2025, Nasdaq notified the Company that it had regained compliance with both Listing Rule 5550(a)(2) and the periodic filing requirement in Listing Rule 5250(c)(1).',
      ),
    ).toMatchObject([
      { rule: '5550(a)(2)', status: 'regained', noticeDate: '2025-06-24' },
      { rule: '5250(c)(1)', status: 'regained', noticeDate: '2025-06-24' },
    ]);
  });

  test('a standard of an initial listing that bars a second period is no deficiency, the day to ask for a hearing no deadline', () => {
    const notices = noticesOf(
      'On August 12, 2024, the Company received a notice that it was not in compliance with Listing Rule 5550(a)(2).',
      'On February 10, 2025, Nasdaq advised the Company that it is not eligible for a second 180-day compliance period because it does not comply with the $5,000,000 initial listing equity requirement, and that its securities would be delisted unless it requests a hearing by February 18, 2025.',
    );
    expect(notices).toMatchObject([{ rule: '5550(a)(2)', status: 'delisting', noticeDate: '2025-02-10' }]);
    expect(notices[0]?.cureDeadline).toBeUndefined();
  });

  test('six months of an initial cure period for a late report', () => {
    expect(
      noticesOf(
        'On August 14, 2024, the Company received a notice from NYSE Regulation that it is not in compliance with NYSE American continued listing standards due to the failure to timely file its Form 10-Q.',
        'Under Section 1007 of the NYSE American Company Guide, the Company has six months from the date of the Filing Delinquency, or until February 14, 2025, to file the delinquent report.',
      ),
    ).toMatchObject([{ rule: '1007', deficiency: 'late_filing', cureDeadline: '2025-02-14' }]);
  });

  test('what the issuer itself says it no longer complies with', () => {
    expect(
      noticesOf(
        'On March 28, 2025, Dr. Moss resigned, and as a result the Company is no longer in compliance with Nasdaq Listing Rule 5605(c)(2)(A).',
      ),
    ).toMatchObject([{ rule: '5605(c)(2)(A)', deficiency: 'other', status: 'notified' }]);
  });
});
