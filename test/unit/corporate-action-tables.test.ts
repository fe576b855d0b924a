import { expect, test } from 'vitest';
import { corporateActionsV3 } from '../../parsers/corporate-actions/corporate-actions.v3.ts';
import { readParagraphs } from './statement-documents.ts';

const table = (...rows: readonly (readonly string[])[]) =>
  `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
const outcomeOf = (...paragraphs: readonly string[]) => readParagraphs(corporateActionsV3, '8-K', paragraphs);
const actionsOf = (...paragraphs: readonly string[]) => outcomeOf(...paragraphs).result?.corporateActions ?? [];

test('a row per label gives the old and the new name and symbol, and the day', () => {
  expect(
    actionsOf(
      'The changes are described in the table below.',
      table(
        ['Current Name:', 'Tarn Mining Ltd.'],
        ['New Name:', 'Lumen Metals Ltd.'],
        ['Current Symbol:', 'TRNM'],
        ['New Symbol:', 'LMTL'],
        ['Effective Date:', 'June 9, 2025'],
      ),
    ),
  ).toEqual([
    { type: 'name_change', from: 'Tarn Mining Ltd.', to: 'Lumen Metals Ltd.', date: '2025-06-09' },
    { type: 'ticker_change', from: 'TRNM', to: 'LMTL', date: '2025-06-09' },
  ]);
});

test('a row per security under the two symbols has the day of the sentence above', () => {
  expect(
    actionsOf(
      "On June 2, 2025, the symbols of the Company's securities changed as follows:",
      table(
        ['Security', 'Former Symbol', 'New Symbol'],
        ['Common stock', 'TRN', 'LMN'],
        ['Warrants', 'TRN WS', 'LMN WS'],
      ),
    ),
  ).toEqual([
    { type: 'ticker_change', from: 'TRN', to: 'LMN', date: '2025-06-02' },
    { type: 'ticker_change', from: 'TRN WS', to: 'LMN WS', date: '2025-06-02' },
  ]);
});

test('a table of other things, and one symbol alone, give no change', () => {
  expect(
    actionsOf(
      table(['Title of each class', 'Trading Symbol', 'Name of each exchange'], ['Common Stock', 'TRN', 'NYSE']),
      table(['Current Name:', 'Tarn Mining Ltd.'], ['Telephone:', '(555) 010-1234']),
    ),
  ).toEqual([]);
});

test('a name in the capitals of the cover is a second place', () => {
  const outcome = outcomeOf(
    'TARN FOUNDRY, INC. (Exact name of registrant as specified in its charter)',
    'Effective June 2, 2025, Tarn Foundry, Inc. changed its name to Lattice Compute, Inc.',
  );
  expect(outcome.confidences).toMatchObject({ 'corporateActions[0].from': 0.9, 'corporateActions[0].to': 0.8 });
});

test('a dividend of so many percent of the shares is a split, one of a few percent is not', () => {
  const paid = 'to be paid on June 16, 2025 to shareholders of record on June 2, 2025.';
  expect(actionsOf(`On May 14, 2025, the Board approved a 100% stock dividend on its common stock, ${paid}`)).toEqual([
    { type: 'split', from: '1', to: '2', date: '2025-06-16' },
  ]);
  expect(actionsOf(`The Board approved a 50% stock dividend on its common stock, ${paid}`)).toMatchObject([
    { from: '2', to: '3' },
  ]);
  expect(actionsOf(`The Board approved a 10% stock dividend on its common stock, ${paid}`)).toEqual([]);
});

test('who is known by another name is a company, and a renamed class of shares is none', () => {
  expect(
    actionsOf(
      'Effective January 2, 2026, following its reorganization, Tarn Chemical Company is now known as Tarn Holdings Corporation.',
    ),
  ).toMatchObject([{ from: 'Tarn Chemical Company', to: 'Tarn Holdings Corporation', date: '2026-01-02' }]);
  expect(actionsOf('On May 2, 2025, the drug candidate formerly called TR-101 is now known as Tarnavir.')).toEqual([]);
  expect(
    actionsOf('On November 20, 2025, the Class A common stock of the Company was renamed "Common Stock".'),
  ).toEqual([]);
});

test('the subject of an earlier verb, and what "would be effective"', () => {
  expect(
    actionsOf(
      'On March 28, 2025, Tarn Acquisition Corp. I changed its jurisdiction of incorporation to Delaware and changed its name to "Lumen Aerospace, Inc."',
    ),
  ).toMatchObject([{ from: 'Tarn Acquisition Corp. I', to: 'Lumen Aerospace, Inc.' }]);
  expect(
    actionsOf(
      'Tarn Minerals Inc. (the "Company") received confirmation that its name change to Tarn Lithium Corp. and symbol change to "TLIT" would be effective at the opening of trading on February 6, 2026. The former symbol was "TRNM".',
    ),
  ).toMatchObject([
    { type: 'name_change', from: 'Tarn Minerals Inc.', to: 'Tarn Lithium Corp.', date: '2026-02-06' },
    { type: 'ticker_change', from: 'TRNM', to: 'TLIT', date: '2026-02-06' },
  ]);
});

test('a share exchange under its agreement is a merger', () => {
  expect(
    actionsOf(
      'Item 2.01 Completion of Acquisition or Disposition of Assets',
      'On April 30, 2025, pursuant to the Share Exchange Agreement, Tarn Shell Holdings, Inc. acquired all of the outstanding shares of Lumen Biotech Ltd. in exchange for the issuance of 35,000,000 shares of its common stock to the shareholders of Lumen.',
    ),
  ).toMatchObject([{ type: 'merger', date: '2025-04-30' }]);
});

test('what happens to others is no action of the registrant', () => {
  expect(
    actionsOf(
      'The Company announced that its customer, Tarn Stores, Inc. (NYSE: TRNS), has changed its name to Lumen Retail, Inc.',
    ),
  ).toEqual([]);
  const cover = 'FENNEL SYSTEMS, INC. (Exact name of registrant as specified in its charter)';
  expect(actionsOf(cover, 'On June 2, 2025, Harbor changed its name from Tarn LLC to Lumen LLC.')).toEqual([]);
  expect(
    actionsOf(cover, 'On June 2, 2025, the Company changed its name from Fennel Systems Corp. to Lumen, Inc.'),
  ).toMatchObject([{ from: 'Fennel Systems Corp.', to: 'Lumen, Inc.' }]);
  expect(
    actionsOf(
      'Mr. Hale joined from Tarn Systems, Inc., which completed its merger with Lumen Corp. on May 1, 2024 in exchange for 20,000,000 shares of Lumen common stock issued to holders of Tarn.',
    ),
  ).toEqual([]);
});
