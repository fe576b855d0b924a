import { describe, expect, test } from 'vitest';
import { exchangeComplianceV4 } from '../../parsers/exchange-compliance/exchange-compliance.v4.ts';
import type { ComplianceNotice } from '../../parsers/exchange-compliance/result.ts';
import { rowsOf } from '../parser-rows.ts';
import { ITEM_301, readParagraphs } from './statement-documents.ts';

function read(...paragraphs: readonly string[]) {
  return readParagraphs(exchangeComplianceV4, '8-K', [ITEM_301, ...paragraphs]);
}

function noticesOf(...paragraphs: readonly string[]): readonly ComplianceNotice[] {
  return read(...paragraphs).result?.exchangeCompliance ?? [];
}

describe('listing notices of current reports', () => {
  test('a bid-price notice: the deadline is 180 days from the letter, and both are high', () => {
    const outcome = read(
      'On January 8, 2026, Fennel Optics Inc. received a letter from the Listing Qualifications Department of The Nasdaq Stock Market LLC ("Nasdaq") stating that, for the last 30 consecutive business days, the closing bid price of its common stock was below the $1.00 minimum required for continued listing under Nasdaq Listing Rule 5550(a)(2). In accordance with Listing Rule 5810(c)(3)(A), the Company has 180 calendar days, or until July 7, 2026, to regain compliance.',
      'If the Company does not regain compliance by July 7, 2026, it may be eligible for an additional 180 calendar day period. The Company may appeal to a hearings panel.',
    );
    expect(outcome.result?.exchangeCompliance).toEqual([
      {
        exchange: 'Nasdaq',
        rule: '5550(a)(2)',
        deficiency: 'bid_price',
        security: 'common',
        status: 'notified',
        stage: 'notified',
        noticeDate: '2026-01-08',
        cureDeadline: '2026-07-07',
        history: [],
      },
    ]);
    expect(outcome.crossValidations).toContainEqual({ name: 'notice + 180 days = deadline', passed: true });
    for (const key of ['exchange', 'rule', 'deficiency', 'noticeDate', 'cureDeadline']) {
      expect(outcome.confidences?.[`exchangeCompliance[0].${key}`]).toBeGreaterThanOrEqual(0.9);
    }
  });

  test('the date of an announcement is not taken for the date of the letter it reports', () => {
    const outcome = read(
      'On January 12, 2026, Fennel Optics Inc. announced that it had received a letter from Nasdaq stating that the bid price of its common stock was below $1.00 as required by Rule 5550(a)(2).',
    );
    expect(outcome.result?.exchangeCompliance?.map(({ noticeDate }) => noticeDate)).toEqual([undefined]);
  });

  test('the day of an earlier step is not borne out by the report, whose day is another', () => {
    const outcome = readParagraphs(exchangeComplianceV4, '8-K', [
      'Date of Report (Date of earliest event reported): January 9, 2026',
      ITEM_301,
      'On January 12, 2026, Fennel Optics Inc. announced that it had received a letter from Nasdaq stating that it had not been in compliance with the audit committee requirements of Nasdaq Listing Rule 5605(c)(2). On January 9, 2026, the Company regained compliance with the Rule.',
    ]);
    const [notice] = outcome.result?.exchangeCompliance ?? [];
    const isClaimed = (outcome.confidences?.['exchangeCompliance[0].noticeDate'] ?? 0) >= 0.9;
    expect(notice?.noticeDate === '2026-01-12' && isClaimed).toBe(false);
  });

  test('a date after the report that states it is never high confidence', () => {
    const dated = (day: string) =>
      readParagraphs(exchangeComplianceV4, '8-K', [
        'Date of Report (Date of earliest event reported): March 9, 2026',
        ITEM_301,
        `On ${day}, 2026, Fennel Optics Inc. received a letter from Nasdaq stating that the bid price of its common stock was below $1.00 as required by Rule 5550(a)(2).`,
      ]).confidences?.['exchangeCompliance[0].noticeDate'];
    expect(dated('May 9')).toBeLessThan(0.9);
    expect(dated('March 9')).toBeGreaterThanOrEqual(0.9);
  });

  test('the boxes of a cover without line ends are no notice', () => {
    const cover =
      'Name of each exchange on which registered Common Stock FNOP The Nasdaq Capital Market Indicate by check mark whether the registrant is an emerging growth company as defined in Rule 405 of the Securities Act of 1933 (230.405 of this chapter). If an emerging growth company, indicate by check mark if the registrant has elected not to use the extended transition period for complying with any new or revised financial accounting standards provided pursuant to Section 13(a) of the Exchange Act. Item 8.01 Other Events.';
    expect(
      readParagraphs(exchangeComplianceV4, '8-K', [`${cover} On January 12, 2026, Fennel Optics Inc. opened a plant.`])
        .result,
    ).toEqual({});
  });

  test('a deadline that is not 180 days off fails its check and is not high', () => {
    const outcome = read(
      'On January 8, 2026, the Company received a letter from Nasdaq stating that the bid price of its common stock was below $1.00 as required by Rule 5550(a)(2). The Company has until August 30, 2026 to regain compliance.',
    );
    expect(outcome.crossValidations).toContainEqual({ name: 'notice + 180 days = deadline', passed: false });
    expect(outcome.confidences?.['exchangeCompliance[0].cureDeadline']).toBeLessThan(0.9);
  });

  test('a second period names its own letter and deadline; the first notice is history', () => {
    const [notice] = noticesOf(
      'As previously disclosed, on July 11, 2024, the Company was notified by Nasdaq that it was not in compliance with the bid price requirement of Listing Rule 5550(a)(2). The Company was given until January 7, 2025 to regain compliance. On January 8, 2025, Nasdaq notified the Company that it is eligible for an additional 180 calendar day period, or until July 7, 2025, to regain compliance.',
    );
    expect(notice).toMatchObject({
      status: 'extension',
      stage: 'second_period',
      noticeDate: '2025-01-08',
      cureDeadline: '2025-07-07',
      history: [{ stage: 'notified', date: '2024-07-11' }],
    });
  });

  test('days to submit a plan are no deadline to comply', () => {
    const [equity] = noticesOf(
      "On May 20, 2025, the Company received a deficiency letter from Nasdaq notifying it that it no longer meets the minimum stockholders' equity requirement of $2,500,000 under Nasdaq Listing Rule 5550(b)(1), nor the alternatives of market value of listed securities or net income. The Company has 45 calendar days, until July 4, 2025, to submit a plan to regain compliance. If the plan is accepted, Nasdaq can grant an extension of up to 180 calendar days, or until November 16, 2025.",
    );
    expect(equity).toMatchObject({ deficiency: 'equity', rule: '5550(b)(1)', status: 'notified' });
    expect(equity?.cureDeadline).toBeUndefined();
  });

  test('a late report', () => {
    const notices = noticesOf(
      'On April 17, 2025, the Company received a notice from Nasdaq stating that because the Company has not yet filed its Annual Report on Form 10-K for the year ended December 31, 2024, the Company is not in compliance with Nasdaq Listing Rule 5250(c)(1), which requires timely filing of periodic financial reports.',
    );
    expect(notices).toMatchObject([
      { deficiency: 'late_filing', rule: '5250(c)(1)', status: 'notified', noticeDate: '2025-04-17' },
    ]);
  });

  test('New York rules: 802.01C is the price, 802.01B the market capitalization, 1003(a) equity', () => {
    expect(
      noticesOf(
        'On September 3, 2024, the Company received written notice from the New York Stock Exchange ("NYSE") that it was not in compliance with Section 802.01C of the NYSE Listed Company Manual because the average closing price of its common stock was less than $1.00 over 30 trading days. It has six months, or until March 3, 2025, to regain compliance.',
      ),
    ).toMatchObject([{ exchange: 'NYSE', rule: '802.01C', deficiency: 'bid_price', cureDeadline: '2025-03-03' }]);
    expect(
      noticesOf(
        "On June 5, 2024, the Company was notified by the NYSE that it is not in compliance with Section 802.01B because its average global market capitalization was less than $50 million and its stockholders' equity was less than $50 million.",
      ),
    ).toMatchObject([{ exchange: 'NYSE', rule: '802.01B', deficiency: 'market_value' }]);
    expect(
      noticesOf(
        "On August 12, 2024, NYSE American LLC notified the Company that it had accepted the Company's plan to regain compliance with Section 1003(a)(ii) of the NYSE American Company Guide, with a plan period through November 30, 2025.",
      ),
    ).toMatchObject([
      { exchange: 'NYSE American', deficiency: 'equity', status: 'compliance_plan', cureDeadline: '2025-11-30' },
    ]);
  });

  test('a determination, a hearing asked for, a panel that grants time', () => {
    const letter =
      'On March 4, 2025, the Company received a letter from the Staff of Nasdaq stating that the Company had not regained compliance with Listing Rule 5550(a)(2) and that the Staff had determined to delist the common stock unless the Company timely requests a hearing.';
    expect(noticesOf(`${letter} The Company intends to request a hearing.`)).toMatchObject([
      { status: 'delisting', stage: 'determination', noticeDate: '2025-03-04' },
    ]);
    expect(noticesOf(`${letter} The Company has requested a hearing before the Panel.`)).toMatchObject([
      { status: 'hearing', history: [{ stage: 'determination', date: '2025-03-04' }] },
    ]);
    expect(
      noticesOf(
        "On October 2, 2024, the Nasdaq Hearings Panel notified the Company that it had granted the Company's request for continued listing, subject to the Company demonstrating compliance with the bid price requirement in Listing Rule 5550(a)(2) on or before December 20, 2024.",
      ),
    ).toMatchObject([{ status: 'extension', noticeDate: '2024-10-02', cureDeadline: '2024-12-20' }]);
  });

  test('compliance regained, and short again a year later, are two entries', () => {
    expect(
      noticesOf(
        'On March 20, 2023, we received a letter from Nasdaq notifying us that our bid price was below $1.00 as required by Listing Rule 5550(a)(2). On September 12, 2023, Nasdaq notified us that we had regained compliance. On June 6, 2024, we received another letter from Nasdaq that we were again not in compliance with Listing Rule 5550(a)(2), and we have until December 3, 2024 to regain compliance.',
      ),
    ).toMatchObject([
      { status: 'regained', noticeDate: '2023-09-12' },
      { status: 'notified', noticeDate: '2024-06-06', cureDeadline: '2024-12-03' },
    ]);
  });

  test('the letter dates its notice, not the trading days it mentions', () => {
    const [notice] = noticesOf(
      'On December 18, 2024, the Company received a letter from Nasdaq informing it that since the closing bid price had been at $1.00 or greater from December 3, 2024 through December 17, 2024, the Company had regained compliance with Listing Rule 5550(a)(2).',
    );
    expect(notice).toMatchObject({ status: 'regained', noticeDate: '2024-12-18' });
  });

  test('two rules of one letter are two entries with one deadline', () => {
    const notices = noticesOf(
      'On May 2, 2025, the Company received a letter from Nasdaq stating that it was not in compliance with (i) the minimum bid price requirement of Rule 5550(a)(2) and (ii) the market value of publicly held shares requirement of Rule 5550(a)(5). It has until October 29, 2025 to regain compliance with both.',
    );
    expect(notices).toMatchObject([
      { rule: '5550(a)(2)', deficiency: 'bid_price', cureDeadline: '2025-10-29' },
      { rule: '5550(a)(5)', deficiency: 'market_value', cureDeadline: '2025-10-29' },
    ]);
  });

  test('two letters of one day: each rule with the sentence that states it', () => {
    const notices = noticesOf(
      'Fennel Optics Inc. received two letters from Nasdaq dated September 19, 2025.',
      'The first states that the bid price of its shares closed below the $1.00 minimum required by Rule 5450(a)(1). It has 180 calendar days, to March 18, 2026, to regain compliance.',
      'The second states that the market value of publicly held shares was below the minimum required by Rule 5450(b)(1)(C). It has 180 calendar days, to March 18, 2026, to regain compliance.',
    );
    expect(notices).toMatchObject([
      { rule: '5450(a)(1)', noticeDate: '2025-09-19', cureDeadline: '2026-03-18' },
      { rule: '5450(b)(1)(C)', noticeDate: '2025-09-19', cureDeadline: '2026-03-18' },
    ]);
  });

  test('a notice of the month of May is no "may"', () => {
    expect(
      noticesOf(
        'On May 6, 2025, Nasdaq informed the Company that, based on its report, it complies with the equity requirement of Listing Rule 5550(b)(1).',
      ),
    ).toMatchObject([{ status: 'regained', noticeDate: '2025-05-06' }]);
  });
});

describe('what is no listing notice', () => {
  test.each([
    [
      'a risk factor',
      'If we fail to regain compliance with the minimum bid price requirement of Nasdaq Listing Rule 5550(a)(2), our common stock could be delisted. Nasdaq could notify us that we are not in compliance.',
    ],
    [
      'a covenant of a loan',
      'On June 30, 2024, the lender notified the Company that it was not in compliance with the liquidity covenant. On July 15, 2024 the Company regained compliance with the covenant.',
    ],
    [
      'a delisting after a merger',
      'In connection with the consummation of the Merger, on May 1, 2025, the Company notified Nasdaq that the Merger had been completed and requested that Nasdaq file with the SEC a Form 25 to delist the shares. The shares were suspended from trading on May 1, 2025.',
    ],
    [
      'a voluntary transfer',
      "On May 29, 2025, the Company notified Nasdaq of its intention to voluntarily withdraw its listing and transfer it to NYSE American. The decision was not prompted by any deficiency under Nasdaq's rules.",
    ],
  ])('%s', (_name, text) => {
    expect(read(text)).toMatchObject({ status: 'parsed', result: {} });
  });
});

test('rows: the standing first, earlier steps as history, with spans and the least confidence', () => {
  const outcome = read(
    "As previously disclosed, on May 1, 2025, Nasdaq notified the Company that it did not comply with the stockholders' equity requirement of Listing Rule 5550(b)(1). The Company submitted its plan of compliance on June 13, 2025. On July 8, 2025, Nasdaq granted the Company an extension until October 28, 2025 to regain compliance.",
  );
  const rows = rowsOf(exchangeComplianceV4, outcome, { filedDate: '2025-07-09' });
  expect(
    rows.map(({ values }) => [values['stage'], values['status'], values['noticeDate'], values['isCurrent']]),
  ).toEqual([
    ['extension', 'extension', '2025-07-08', true],
    ['notified', 'notified', '2025-05-01', false],
    ['compliance_plan', 'compliance_plan', '2025-06-13', false],
  ]);
  expect(rows[0]?.values).toMatchObject({ exchange: 'nasdaq', cureDeadline: '2025-10-28' });
  expect(rows[0]?.valueSpans['noticeDate']?.[0]?.text).toBe('July 8, 2025');
});
