import { describe, expect, test } from 'vitest';
import { corporateActionsV3 } from '../../parsers/corporate-actions/corporate-actions.v3.ts';
import { readParagraphs } from './statement-documents.ts';

const actionsOf = (...paragraphs: readonly string[]) =>
  readParagraphs(corporateActionsV3, '8-K', paragraphs).result?.corporateActions ?? [];

describe('changes of name', () => {
  test('are announced, completed and passive in many frames', () => {
    expect(
      actionsOf(
        'Fennel Labs, Inc. (Nasdaq: FNLB), a maker of sensors, announced a corporate name change to oPtix Sensors, Inc.',
      ),
    ).toMatchObject([{ type: 'name_change', from: 'Fennel Labs, Inc.', to: 'oPtix Sensors, Inc.' }]);
    expect(
      actionsOf(
        "FINRA has completed the processing of the change of the Company's name for trading purposes from Elm Corp. to Elm Holdings, Inc.",
      ),
    ).toMatchObject([{ from: 'Elm Corp.', to: 'Elm Holdings, Inc.' }]);
    expect(
      actionsOf(
        "Effective October 1, 2024, the registrant's name was changed from TARN HOLDINGS, INC. to TARN PARTNERS, INC.",
      ),
    ).toMatchObject([{ from: 'TARN HOLDINGS, INC.', to: 'TARN PARTNERS, INC.', date: '2024-10-01' }]);
  });

  test('have the filer as the old name, by its definition or by an apposition', () => {
    expect(
      actionsOf(
        'On August 12, 2025, Tarn Minerals Corp. (the "Company") filed Articles of Amendment to effect a change of the Company\'s name to "Lumen Energy Corp.", which became effective on August 15, 2025.',
      ),
    ).toMatchObject([{ from: 'Tarn Minerals Corp.', to: 'Lumen Energy Corp.', date: '2025-08-15' }]);
    expect(
      actionsOf(
        'Tarn Water Co., the inland utility, has changed its name to Lumen Corp. effective January 1, 2024. Its ticker symbol on the NYSE has changed from TWC to LMN.',
      ),
    ).toMatchObject([
      { type: 'name_change', from: 'Tarn Water Co.', to: 'Lumen Corp.' },
      { type: 'ticker_change', from: 'TWC', to: 'LMN' },
    ]);
  });

  test('have a whole name as the old one, not what follows its comma or the words before it', () => {
    const renamed = 'a change of its name to "Lumen Corp."';
    expect(actionsOf(`On May 28, 2010 the Board of Directors of Tarn Gold, Inc. approved ${renamed}`)[0]?.from).toBe(
      'Tarn Gold, Inc.',
    );
    expect(
      actionsOf(`On May 28, 2010, the shareholders of Tarn Gold, Inc. (the "Company") approved ${renamed}`)[0]?.from,
    ).toBe('Tarn Gold, Inc.');
  });

  test('are none while a company is yet to ask for them, and of companies beside the registrant', () => {
    expect(
      actionsOf(
        'Tarn AI Ltd. to File for Corporate Name Change to Brindle Technologies Inc. as Part of Rebranding',
        'On July 22, 2025, Tarn AI Ltd. announced that it is expected to formally initiate the process to change its corporate name to Brindle Technologies Inc.',
      ),
    ).toEqual([]);
    expect(
      actionsOf('On May 6, 2024, Tarn Advisors LLC, our investment adviser, changed its name to Lumen Advisors LLC.'),
    ).toEqual([]);
    expect(
      actionsOf(
        'On January 21, 2025, Tarn Bancorp (the "Registrant") filed an amendment changing its name to Lumen Financial, Inc. A wholly owned subsidiary, Tarn Bank, will retain its name.',
      ),
    ).toMatchObject([{ from: 'Tarn Bancorp', to: 'Lumen Financial, Inc.' }]);
  });

  test('take place on another day than the one on which they are announced or decided', () => {
    expect(
      actionsOf(
        'On May 6, 2024, Tarn Kettle Inc. announced that it will change its name to Kettle Brands Inc. and its ticker symbol from "TKTL" to "KBRN". The common stock will begin trading under the new name and symbol effective at the start of trading on May 13, 2024.',
      ),
    ).toMatchObject([{ date: '2024-05-13' }, { date: '2024-05-13' }]);
    expect(
      actionsOf(
        'On December 10, 2024, the Board approved the change of our corporate name to "Juniper Data, Inc." from "Juniper Trust, Inc." The amendment was filed with the Department on December 12, 2024 and was effective upon filing.',
      ),
    ).toMatchObject([{ from: 'Juniper Trust, Inc.', to: 'Juniper Data, Inc.', date: '2024-12-12' }]);
  });

  test('that take effect today do so on the day of the release, and one that does not say so has no day', () => {
    const release = 'DENVER, CO, June 3, 2025 (WIRE) - Tarn Corp. (OTC: TRNC) announced ';
    expect(actionsOf(`${release}a name change to Lumen Corp., effective today.`)).toMatchObject([
      { date: '2025-06-03' },
    ]);
    expect(actionsOf(`${release}a name change to Lumen Corp.`)[0]).not.toHaveProperty('date');
  });
});

describe('changes of symbol', () => {
  test('name the new one before the old one', () => {
    expect(
      actionsOf(
        'Effective at the opening of trading on December 1, 2025, the ticker symbol for the common stock listed on the Nasdaq Global Select Market will change to "NOVX" from "NXPR".',
        'The warrants will trade under the symbol "NOVXW".',
      ),
    ).toMatchObject([{ type: 'ticker_change', from: 'NXPR', to: 'NOVX', date: '2025-12-01' }]);
  });

  test('are announced in the title, with the old one behind the name of the company', () => {
    expect(
      actionsOf(
        'Tarn Corporation Announces New Stock Ticker',
        'Tarn Corporation (NYSE American: TRNC) today announced its plans for 2026. Beginning June 9, 2025, its common shares will trade on the NYSE American under the symbol "LUMN."',
      ),
    ).toMatchObject([{ type: 'ticker_change', from: 'TRNC', to: 'LUMN', date: '2025-06-09' }]);
  });

  test('give each class its own, also where the old symbol has a space', () => {
    expect(
      actionsOf(
        'The common stock and warrants, which previously traded on the New York Stock Exchange under "TRN.A" and "TRN WS", are now quoted under the symbols "TRNQ" and "TRNWQ" since August 14, 2025.',
      ).map(({ from, to }) => [from, to]),
    ).toEqual([
      ['TRN.A', 'TRNQ'],
      ['TRN WS', 'TRNWQ'],
    ]);
  });

  test('are none where quotes define the short name of a market', () => {
    expect(
      actionsOf(
        'Our stock was delisted from trading on Nasdaq on February 9, 2024. Effective February 12, 2024, our common stock qualified to trade on the OTCQX Best Market (the "OTC").',
      ),
    ).toEqual([{ type: 'exchange_move', from: 'Nasdaq', to: 'OTCQX Best Market', date: '2024-02-12' }]);
  });
});

describe('moves between markets', () => {
  test('have the day on which trading begins, not the one on which it ends', () => {
    expect(
      actionsOf(
        'On July 23, 2013, the Company notified the NYSE MKT that it intends to transfer the listing of its common stock from the NYSE MKT to The NASDAQ Capital Market.',
        'It expects that its common stock will cease trading on the NYSE MKT at the close of business on or about August 2, 2013, and will begin trading on The NASDAQ Capital Market on or about August 5, 2013.',
      ),
    ).toMatchObject([{ from: 'NYSE MKT', to: 'NASDAQ Capital Market', date: '2013-08-05' }]);
  });

  test('begin at the market on which trading ceases, whoever is notified', () => {
    expect(
      actionsOf(
        'The Company provided notice to The New York Stock Exchange that it expects to voluntarily cease trading on the NYSE MKT and intends to transfer its listing to the NASDAQ Capital Market to commence trading on June 15, 2015.',
      ),
    ).toMatchObject([{ from: 'NYSE MKT', to: 'NASDAQ Capital Market', date: '2015-06-15' }]);
  });

  test('are a delisting and a listing in one sentence, or an approved application', () => {
    expect(
      actionsOf(
        'The Company intends to voluntarily delist its common stock from the NYSE American and to list the common stock on the Nasdaq Capital Market. Trading is expected to commence on January 22, 2026.',
      ),
    ).toMatchObject([{ from: 'NYSE American', to: 'Nasdaq Capital Market', date: '2026-01-22' }]);
    expect(
      actionsOf(
        'Nasdaq approved the application of the Company to have its common stock, par value $0.01 per share, listed on The Nasdaq Capital Market. The common stock is expected to begin trading there on May 9, 2014. It will trade on the OTCQB until then.',
      ),
    ).toMatchObject([{ from: 'OTCQB', to: 'Nasdaq Capital Market', date: '2014-05-09' }]);
    expect(
      actionsOf(
        'The Company received a letter from Nasdaq approving its application to transfer the listing from The Nasdaq Global Market to The Nasdaq Capital Market. The transfer took effect at the opening of business on September 5, 2025.',
      ),
    ).toMatchObject([{ from: 'Nasdaq Global Market', to: 'Nasdaq Capital Market', date: '2025-09-05' }]);
  });

  test('are a first day on one exchange and a day on another before it', () => {
    expect(
      actionsOf(
        'On July 26, 2021, the common stock began trading on The Nasdaq Global Select Market. Prior to that it was listed on the NYSE.',
      ),
    ).toMatchObject([{ from: 'NYSE', to: 'Nasdaq Global Select Market', date: '2021-07-26' }]);
    expect(
      actionsOf(
        'On July 26, 2021, the rights began trading on The Nasdaq Global Market. The units previously traded on Nasdaq.',
      ),
    ).toEqual([]);
  });

  test('name markets of earlier years', () => {
    expect(
      actionsOf(
        'Effective with the opening of trading on January 14, 2002, the common stock was delisted from The Nasdaq National Market and began trading on the OTC Bulletin Board.',
      ),
    ).toMatchObject([{ from: 'Nasdaq National Market', to: 'OTC Bulletin Board', date: '2002-01-14' }]);
    expect(
      actionsOf(
        'The shares, which had been listed on the NASDAQ Global Market, began trading on the NYSE Amex on May 4, 2010.',
      ),
    ).toMatchObject([{ from: 'NASDAQ Global Market', to: 'NYSE Amex', date: '2010-05-04' }]);
  });

  test('lead from one tier over the counter to another', () => {
    expect(
      actionsOf(
        'Tarn Health, Inc. has been approved to have its common shares uplisted from the OTC "Pink" market to the OTCQB Venture Market. The uplisting is effective May 1, 2025.',
      ),
    ).toMatchObject([{ from: 'OTC Pink market', to: 'OTCQB Venture Market', date: '2025-05-01' }]);
    expect(
      actionsOf(
        'Effective June 24, 2025, the common shares have been upgraded to trade on the OTCQX Best Market. The Company previously traded on the OTCQB Venture Market.',
      ),
    ).toMatchObject([{ from: 'OTCQB Venture Market', to: 'OTCQX Best Market', date: '2025-06-24' }]);
    expect(
      actionsOf('The Company intends to apply for a move from the OTC Pink market to the OTCQB Venture Market.'),
    ).toEqual([]);
  });
});

test('a split that waits for an approval is none, one whose declaration is announced is', () => {
  const declared =
    'On February 1, 2022, the Company announced that the Board had declared a 20-for-one stock split in the form of a special stock dividend. ';
  expect(actionsOf(`${declared}The Stock Split is subject to stockholder approval of an amendment.`)).toEqual([]);
  expect(actionsOf(`${declared}It will be distributed on July 15, 2022.`)).toMatchObject([{ from: '1', to: '20' }]);
  expect(
    actionsOf(
      'The Registrant announces the declaration of a 3-for-2 stock split in the form of a 50% dividend. The dividend will be paid on or about October 31, 2003 to holders of record as of October 20, 2003.',
    ),
  ).toMatchObject([{ from: '2', to: '3', date: '2003-10-31' }]);
});

test('a spin-off has the day of the distribution, not that of the record', () => {
  expect(
    actionsOf(
      'On the same date the Company completed the separation of its cereal business by the distribution of all outstanding shares of Tarn Foods Co pro rata to holders of record as of September 21, 2023.',
    ),
  ).toEqual([]);
});

test('a split in articles of amendment, beside its record date and shares that may be reserved', () => {
  expect(
    actionsOf(
      'On the close of business on May 16, 2017 (the "Effective Date"), each share of Common Stock as of the close of business on the record date of May 8, 2017, is hereby the subject of a two for one stock split, to be effected by way of a distribution of one share for each share and by adjusting the shares as may be reserved for issuance.',
    ),
  ).toMatchObject([{ type: 'split', from: '1', to: '2', date: '2017-05-16' }]);
});
