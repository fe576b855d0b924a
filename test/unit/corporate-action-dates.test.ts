import { describe, expect, test } from 'vitest';
import { corporateActionsV3 } from '../../parsers/corporate-actions/corporate-actions.v3.ts';
import { readParagraphs } from './statement-documents.ts';

const actionsOf = (...paragraphs: readonly string[]) =>
  readParagraphs(corporateActionsV3, '8-K', paragraphs).result?.corporateActions ?? [];

describe('the day of a forward split', () => {
  test('is the day on which the shares come, not that of the declaration', () => {
    expect(
      actionsOf(
        'On May 9, 2023, the Board declared a three-for-one stock split in the form of a stock dividend. Holders of record on May 26, 2023 will receive two additional shares for each share. The additional shares will be distributed on June 12, 2023, and trading on a split-adjusted basis will begin on June 13, 2023.',
      ),
    ).toEqual([{ type: 'split', from: '1', to: '3', date: '2023-06-12' }]);
  });

  test('is not that of the filing of the charter', () => {
    expect(
      actionsOf(
        'On July 11, 2022, the Company filed a Certificate of Amendment to effect a ten-for-one forward split. The forward split became effective at 5:00 p.m. Eastern Time on July 15, 2022.',
      ),
    ).toEqual([{ type: 'split', from: '1', to: '10', date: '2022-07-15' }]);
  });
});

test('a name that the holders resolve to change, with its day in the next sentence', () => {
  expect(
    actionsOf(
      'The shareholders passed a special resolution that the name of the Company be changed from "Lotus Quay Limited" to "Meridian Cove Holdings Ltd". The change of name took effect on July 8, 2024.',
    ),
  ).toEqual([
    { type: 'name_change', from: 'Lotus Quay Limited', to: 'Meridian Cove Holdings Ltd', date: '2024-07-08' },
  ]);
});

describe('the former symbol', () => {
  test.each([
    [
      'in place of it',
      'On July 15, 2024 the shares will begin trading under the new symbol "MCOV" in place of "LQAY".',
      'LQAY',
      'MCOV',
    ],
    [
      'until the change',
      'Trading will begin on July 15, 2024 under the new symbol "SVL". The shares will continue to trade on the OTCQX under "SVLI" until July 12, 2024.',
      'SVLI',
      'SVL',
    ],
    [
      'behind the name of the company, symbols without quotes',
      'Orchard Foods, Inc. (OTCQB: ORLF) announced that its shares will begin trading on July 15, 2024 under the new ticker symbol GFLD.',
      'ORLF',
      'GFLD',
    ],
  ])('%s', (_name, text, from, to) => {
    expect(actionsOf(text).filter(({ type }) => type === 'ticker_change')).toEqual([
      { type: 'ticker_change', from, to, date: '2024-07-15' },
    ]);
  });
});

test('a market by its short name in a title and by its full name in the text is one', () => {
  expect(
    actionsOf(
      'Aspria to Transfer Its Listing to Nasdaq from NYSE',
      'Aspria Inc. will transfer its listing from the New York Stock Exchange to the Nasdaq Global Select Market. The shares will begin trading on Nasdaq on June 8, 2020.',
    ),
  ).toMatchObject([{ type: 'exchange_move', to: 'Nasdaq Global Select Market', date: '2020-06-08' }]);
});

test('a merger told by the fate of the merger subsidiary', () => {
  const paid = 'Each share of Helix common stock was converted into 0.2465 of a share of common stock of the Company.';
  const merged = 'On May 31, 2024, Merger Sub merged with and into Helix Bay Corp., with Helix surviving.';
  const ahead = 'On the closing date, Merger Sub will be merged with and into Helix Bay Corp. on May 31, 2024.';
  const item = 'Item 2.01 Completion of Acquisition or Disposition of Assets';
  expect(actionsOf(item, merged, paid)).toEqual([{ type: 'merger', date: '2024-05-31' }]);
  expect(actionsOf(item, ahead, paid)).toEqual([]);
});

test('rights plans, share increases, new states of incorporation and proposals are none of these actions', () => {
  expect(
    actionsOf(
      'On November 4, 2022, the Board declared a dividend of one preferred share purchase right for each outstanding share of common stock, payable on November 15, 2022.',
      'On May 22, 2025 an amendment to increase the authorized shares from 100,000,000 to 250,000,000 became effective.',
      'On June 27, 2025, the Company changed its state of incorporation from the State of Delaware to the State of Nevada.',
      'The Board approved, subject to stockholder approval, an amendment to change the name of the Company to Waypoint, Inc. if approved.',
    ),
  ).toEqual([]);
});

describe('the day of a change', () => {
  test('is that of the amendment in the next sentence, not of its filing', () => {
    expect(
      actionsOf(
        'On February 27, 2025, the Company amended its charter to change its name from Gulf Oil Company to Sable Point Corporation. The amendment was effective on February 28, 2025.',
      ),
    ).toMatchObject([{ type: 'name_change', date: '2025-02-28' }]);
  });

  test('is not that of an announcement of a market', () => {
    expect(
      actionsOf(
        'On April 4, 2024 FINRA announced the effectiveness of a 20-for-1 forward split of the common stock and a change in the trading symbol from "GRYS" to "AFMN". The forward split and symbol change were effective in the market on April 5, 2024.',
      ),
    ).toMatchObject([
      { type: 'ticker_change', date: '2024-04-05' },
      { type: 'split', to: '20', date: '2024-04-05' },
    ]);
  });

  test('is in the sentence behind a title that names the new symbol', () => {
    expect(
      actionsOf(
        'Nimbus to Change Its Ticker Symbol to "NMBS"',
        'Nimbus, Inc. (Nasdaq: DGWR) announced that its stock will begin trading under the ticker symbol "NMBS" effective at market open on June 5, 2025.',
      ),
    ).toEqual([{ type: 'ticker_change', from: 'DGWR', to: 'NMBS', date: '2025-06-05' }]);
  });
});

test('a name that holders were asked to approve, or whose charter is not yet filed, has not changed', () => {
  expect(
    actionsOf(
      'Proposal 3.',
      'To approve an amendment to change the name of the Company to Vireo Power, Inc.',
      'The Board approved a change of our name to "Nova Terra Group Corp.", effective upon filing of articles of amendment, which we have not yet filed.',
    ),
  ).toEqual([]);
});

test('an ADS ratio told as ADSs to shares', () => {
  expect(
    actionsOf(
      'The ratio will change from the current ratio of one (1) ADS to two (2) ordinary shares to a new ratio of one (1) ADS to forty (40) ordinary shares, effective October 14, 2024.',
    ),
  ).toEqual([{ type: 'ads_ratio_change', from: '1:2', to: '1:40', date: '2024-10-14' }]);
});

test('a present symbol beside the former one, and shares issued to the sellers', () => {
  expect(
    actionsOf('Beginning June 17, 2025, the stock trades on Nasdaq under the symbol "JVPH" (formerly "OAKB").'),
  ).toEqual([{ type: 'ticker_change', from: 'OAKB', to: 'JVPH', date: '2025-06-17' }]);
  expect(
    actionsOf(
      'Item 2.01 Completion of Acquisition or Disposition of Assets',
      'On October 1, 2024, the Company completed its acquisition of Corda LLC for $300 million in cash and 6,250,118 shares of its common stock issued to the sellers at closing.',
    ),
  ).toEqual([{ type: 'merger', date: '2024-10-01' }]);
});

test.each([
  ['in single quotes', "'LQAY'", "'MCOV'", 'LQAY', 'MCOV'],
  ['of a preferred series', '"LQA.PR.B"', '"MCO.PR.B"', 'LQA.PR.B', 'MCO.PR.B'],
])('symbols %s', (_, former, later, from, to) => {
  expect(
    actionsOf(`On July 15, 2024 the shares will begin trading under the new symbol ${later} in place of ${former}.`),
  ).toEqual([{ type: 'ticker_change', from, to, date: '2024-07-15' }]);
});
