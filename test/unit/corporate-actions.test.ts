import { expect, test } from 'vitest';
import { corporateActionsV3 } from '../../parsers/corporate-actions/corporate-actions.v3.ts';
import { rowsOf } from '../parser-rows.ts';
import { readParagraphs } from './statement-documents.ts';

const actionsOf = (...paragraphs: readonly string[]) =>
  readParagraphs(corporateActionsV3, '8-K', paragraphs).result?.corporateActions ?? [];

test('a change of name and ticker', () => {
  const outcome = readParagraphs(corporateActionsV3, '8-K', [
    'On June 2, 2025, the Company filed a Certificate of Amendment to change its name from "Alder Therapeutics, Inc." to "Birch AI Holdings, Inc.", effective June 4, 2025. The common stock will cease trading under the ticker symbol "ALDR" and begin trading under the new ticker symbol "BRCH" on June 5, 2025.',
  ]);
  expect(outcome.result?.corporateActions).toEqual([
    { type: 'name_change', from: 'Alder Therapeutics, Inc.', to: 'Birch AI Holdings, Inc.', date: '2025-06-04' },
    { type: 'ticker_change', from: 'ALDR', to: 'BRCH', date: '2025-06-05' },
  ]);
  expect(outcome.spans['corporateActions[1].to']?.[0]?.text).toBe('BRCH');
  const rows = rowsOf(corporateActionsV3, outcome);
  expect(rows[0]?.values).toMatchObject({ type: 'name_change', fromValue: 'Alder Therapeutics, Inc.' });
  expect(rows[0]?.valueSpans['toValue']?.[0]?.text).toBe('Birch AI Holdings, Inc.');
});

test('the name on a cover without line ends begins behind the date of the report', () => {
  expect(
    actionsOf(
      'Date of Report (Date of earliest event reported): March 9, 2026 Cobalt Ferry Holdings, Inc. (Exact name of registrant as specified in its charter) Nevada (State) Ferry Technologies, Inc. (Former name or former address, if changed since last report) Item 8.01 Other Events. The Company announced the effectiveness as of March 10, 2026, of its change of name.',
    ),
  ).toMatchObject([{ from: 'Ferry Technologies, Inc.', to: 'Cobalt Ferry Holdings, Inc.' }]);
});

test('a name does not swallow the next sentence', () => {
  expect(
    actionsOf(
      'The registrant changed its name from Orion Acquisition Corp. to Nova Robotics, Inc. The trust was released.',
    ),
  ).toMatchObject([{ from: 'Orion Acquisition Corp.', to: 'Nova Robotics, Inc.' }]);
});

test('a transfer between markets, with the first day there', () => {
  expect(
    actionsOf(
      "On April 8, 2025, Nasdaq approved the Company's application to transfer the listing of its common stock from the Nasdaq Global Market to the Nasdaq Capital Market. The common stock will begin trading on the Nasdaq Capital Market at the opening of business on April 10, 2025.",
    ),
  ).toEqual([{ type: 'exchange_move', from: 'Nasdaq Global Market', to: 'Nasdaq Capital Market', date: '2025-04-10' }]);
});

test('the closing of a business combination of a blank-check company', () => {
  const closing = [
    'Item 2.01 Completion of Acquisition or Disposition of Assets',
    'Item 5.06 Change in Shell Company Status',
    'On March 14, 2024, Orion Acquisition Corp., a special purpose acquisition company, consummated the previously announced business combination pursuant to the Merger Agreement.',
    'At the closing, the registrant changed its name from Orion Acquisition Corp. to Nova Robotics, Inc. The funds in the trust account were released.',
  ];
  expect(actionsOf(...closing)).toContainEqual({
    type: 'despac_closing',
    from: 'Orion Acquisition Corp.',
    to: 'Nova Robotics, Inc.',
    date: '2024-03-14',
  });
  // The same words years later, in a report without Item 5.06.
  expect(actionsOf(...closing.slice(2)).some(({ type }) => type === 'despac_closing')).toBe(false);
});

test('a forward split; a reverse one is not among these', () => {
  expect(actionsOf('On July 1, 2024, the Company effected a 3-for-1 forward stock split of its common stock.')).toEqual(
    [{ type: 'split', from: '1', to: '3', date: '2024-07-01' }],
  );
  expect(actionsOf('On July 1, 2024, the Company effected a 1-for-3 reverse stock split.')).toEqual([]);
});

test('what may be, and the symbols of shares and warrants, are no changes', () => {
  expect(
    actionsOf(
      'The Company may transfer its listing to the Nasdaq Capital Market. It intends to seek shareholder approval to change its name to Zeta Corp.',
      'The shares began trading on the NYSE under the symbol "GLAD". The warrants formerly traded under the symbol "GLAD.W".',
    ),
  ).toEqual([]);
});

test('a new name without the old one; uplisting with the symbol of before', () => {
  expect(
    actionsOf(
      'On May 1, 2025, the Company amended its certificate of incorporation to change the name of the Company to Cedar Labs Inc., effective May 2, 2025.',
    ),
  ).toEqual([{ type: 'name_change', to: 'Cedar Labs Inc.', date: '2025-05-02' }]);
  expect(
    actionsOf(
      'The common stock will begin trading on the Nasdaq Capital Market on August 4, 2025 under the symbol "UPLS". It previously traded on the OTCQB under the symbol "OLDQ".',
    ),
  ).toEqual([
    { type: 'ticker_change', from: 'OLDQ', to: 'UPLS', date: '2025-08-04' },
    { type: 'exchange_move', from: 'OTCQB', to: 'Nasdaq Capital Market', date: '2025-08-04' },
  ]);
});

test('an empty result says which statements of a change were not used, a proposal gives none', () => {
  const warningsOf = (text: string) => readParagraphs(corporateActionsV3, '8-K', [text]).warnings;
  expect(warningsOf('The registrant changed its name on May 2, 2025.')).toMatchObject([
    { code: 'corporate-actions-not-read' },
  ]);
  expect(warningsOf('The board may propose that the registrant change its name.')).toEqual([]);
});

test('a delisted stock moves to a market over the counter', () => {
  const move = { type: 'exchange_move', from: 'NYSE', to: 'OTC Pink Open Market', date: '2025-05-02' };
  const quoted =
    'Effective May 2, 2025, the Class A common stock is quoted on the OTC Pink Open Market. The NYSE will file a Form 25.';
  expect(
    actionsOf('The NYSE suspended trading in the stock on the NYSE after the close on May 1, 2025.', quoted),
  ).toEqual([move]);
  // Who was never on an exchange does not move, and a risk is no move.
  expect(actionsOf('The stock has no established market.', quoted)).toEqual([]);
  expect(
    actionsOf('If our common stock is delisted from Nasdaq, it may be quoted on the OTC Pink Market from May 2, 2025.'),
  ).toEqual([]);
});
