import { describe, expect, it } from 'vitest';
import { shareCountProseV3 } from '../../parsers/share-count-prose/share-count-prose.v3.ts';
import { readParagraphs } from './statement-documents.ts';

type Expected = Readonly<Record<string, string | number>>;
const COVER = 'ANNUAL REPORT. Commission file number 1-9999.';
/** What the document states, its form, its paragraphs and what is read. */
const CASES: readonly (readonly [string, string, readonly string[], Expected])[] = [
  [
    'classes, each with its own "outstanding"',
    '10-K',
    [
      COVER,
      "As of November 12, 2024, there were 448,979,024 shares outstanding of the registrant's class A common stock, par value $0.0001 per share, 245,513,385 shares outstanding of the registrant's class B common stock, par value $0.0001 per share.",
    ],
    { sharesOutstanding: 448979024, asOf: '2024-11-12' },
  ],
  [
    'two counts before two classes',
    '10-K',
    [
      COVER,
      'As of March 3, 2025, the registrant had 37,303,647 and 8,246,414 shares of Class A common stock and Class B common stock outstanding, respectively.',
    ],
    { sharesOutstanding: 37303647, asOf: '2025-03-03' },
  ],
  [
    'classes named before "shares", one "outstanding"',
    '10-K',
    [
      COVER,
      'As of June 30, 2025, there were 776,086,920 Class A common shares, par value of \u20ac0.01 per share, and 294,842,267 Class B common shares, par value of \u20ac0.10 per share, outstanding.',
    ],
    { sharesOutstanding: 776086920, asOf: '2025-06-30' },
  ],
  [
    "a line for each class under the form's instruction",
    '10-K',
    [
      COVER,
      "Indicate the number of shares outstanding of each of the registrant's classes of common stock, as of the latest practicable date.",
      'Class A Common Stock, $0.001 par value: 21,343,357 shares as of February 28, 2025',
      'Class B Common Stock, $0.001 par value: 5,274,030 shares as of February 28, 2025',
    ],
    { sharesOutstanding: 21343357, asOf: '2025-02-28' },
  ],
  [
    'a table of classes whose heading has the date',
    '10-K',
    [
      COVER,
      '<table><tr><td>Title of class</td><td>Number of shares outstanding at March 10, 2025</td></tr><tr><td>Class A Ordinary Shares</td><td>14,120,554</td></tr><tr><td>Class B Ordinary Shares</td><td>2,000,000</td></tr></table>',
    ],
    { sharesOutstanding: 14120554, asOf: '2025-03-10' },
  ],
  [
    'shares of non-affiliates beside all shares',
    '10-K',
    [
      COVER,
      'The aggregate market value of the voting stock held by non-affiliates of the registrant as of June 28, 2024, based on 9,120,334 shares held by non-affiliates and the closing price of $3.00, was $27,361,002.',
      "The number of shares of the registrant's common stock outstanding on March 14, 2025 was 12,455,120.",
    ],
    { sharesOutstanding: 12455120, asOf: '2025-03-14', publicFloat: 27361002, publicFloatAsOf: '2024-06-28' },
  ],
  [
    'only the shares of non-affiliates are counted',
    '10-K',
    [
      COVER,
      "As of June 28, 2024, the last business day of the registrant's most recently completed second fiscal quarter, 9,120,334 shares of common stock were outstanding and held by non-affiliates, with an aggregate market value of approximately $27,361,002.",
    ],
    { publicFloat: 27361002, publicFloatAsOf: '2024-06-28' },
  ],
  [
    'billions of shares',
    '10-K',
    [
      COVER,
      'The aggregate market value of the common stock held by non-affiliates of the registrant as of July 26, 2024 was approximately $2.7 trillion (based on the closing sales price as reported on that date). The number of shares of common stock outstanding as of February 21, 2025 was 24.4 billion.',
    ],
    { sharesOutstanding: 24400000000, asOf: '2025-02-21', publicFloat: 2700000000000, publicFloatAsOf: '2024-07-26' },
  ],
  [
    'authorized, issued and outstanding in one sentence',
    '10-K',
    [
      COVER,
      'As of March 20, 2025, the registrant had 300,000,000 shares of common stock authorized, of which 41,220,918 shares were issued and 40,118,202 shares were outstanding.',
    ],
    { sharesOutstanding: 40118202, asOf: '2025-03-20' },
  ],
  [
    'issued against outstanding',
    '10-K',
    [COVER, 'On March 20, 2025 there were 41,220,918 shares of common stock issued and 40,118,202 shares outstanding.'],
    { sharesOutstanding: 40118202, asOf: '2025-03-20' },
  ],
  [
    'shares in treasury are left out',
    '10-K',
    [
      COVER,
      'At March 1, 2025, 18,220,918 shares of common stock, par value $.01 per share, were outstanding (excluding 1,102,716 shares held in treasury).',
    ],
    { sharesOutstanding: 18220918, asOf: '2025-03-01' },
  ],
  [
    'ordinary shares, some as ADSs',
    '10-K',
    [
      COVER,
      "Indicate the number of outstanding shares of each of the issuer's classes of capital or common stock as of the close of the period covered by the annual report: 213,445,180 ordinary shares, par value $0.0001 per share, as of December 31, 2024 (including 120,000,000 ordinary shares represented by 12,000,000 American Depositary Shares).",
    ],
    { sharesOutstanding: 213445180, asOf: '2024-12-31' },
  ],
  [
    'ordinary shares of a blank check company',
    '10-Q',
    [
      COVER,
      'As of May 12, 2025, there were 17,250,000 Class A ordinary shares, par value $0.0001 per share, and 4,312,500 Class B ordinary shares, par value $0.0001 per share, of the registrant issued and outstanding.',
    ],
    { sharesOutstanding: 17250000, asOf: '2025-05-12' },
  ],
  [
    'parts of a class are not the class',
    '10-Q',
    [
      COVER,
      'As of May 12, 2025, 1,220,114 Class A ordinary shares subject to possible redemption, 5,312,500 non-redeemable Class A ordinary shares and one Class B ordinary share were issued and outstanding.',
    ],
    {},
  ],
  [
    '"outstanding" before a list of labels',
    '10-Q',
    [
      COVER,
      'Number of shares outstanding as of May 9, 2025: Common Stock: 66,018,223; Class B Common Stock: 9,420,224.',
    ],
    { sharesOutstanding: 66018223, asOf: '2025-05-09' },
  ],
  [
    'common stock beside preferred stock',
    '10-Q',
    [
      COVER,
      'As of May 9, 2025, the registrant had outstanding 8,111,902 shares of common stock and 250,000 shares of Series A Preferred Stock.',
    ],
    { sharesOutstanding: 8111902, asOf: '2025-05-09' },
  ],
  [
    'what the count after an offering is based on',
    '424B5',
    [
      'THE OFFERING',
      'Common stock to be outstanding immediately after this offering 19,444,918 shares.',
      'The number of shares of common stock to be outstanding immediately after this offering is based on 14,444,918 shares of common stock outstanding as of December 31, 2024, and excludes: 1,200,000 shares of common stock issuable upon the exercise of outstanding warrants.',
    ],
    { sharesOutstanding: 14444918, asOf: '2024-12-31' },
  ],
  [
    'rows before and after an offering, dated below',
    '424B5',
    [
      'THE OFFERING',
      '<table><tr><td>Common stock outstanding prior to this offering</td><td>14,444,918 shares</td></tr><tr><td>Common stock to be outstanding after this offering</td><td>19,444,918 shares</td></tr></table>',
      'The number of shares outstanding before this offering is as of March 31, 2025 and excludes 1,500,000 shares reserved.',
    ],
    { sharesOutstanding: 14444918, asOf: '2025-03-31' },
  ],
  [
    'a float computed on shares of non-affiliates',
    '424B5',
    [
      'Pursuant to General Instruction I.B.6, the aggregate market value of our public float, calculated on 5,480,040 shares of common stock outstanding held by non-affiliates at a price of $3.00 per share, the closing price on March 3, 2025, was $16,440,120.',
    ],
    { publicFloat: 16440120, publicFloatAsOf: '2025-03-03' },
  ],
  [
    'a description of capital stock',
    '424B5',
    [
      'Description of Capital Stock',
      'Our authorized capital stock consists of 200,000,000 shares of common stock, par value $0.001 per share, and 10,000,000 shares of preferred stock. As of April 1, 2025, there were 22,410,332 shares of common stock issued and outstanding held by 114 holders of record, and no shares of preferred stock outstanding.',
    ],
    { sharesOutstanding: 22410332, asOf: '2025-04-01' },
  ],
  [
    'what holders own, and what it is a share of',
    '424B5',
    [
      'The selling stockholders hold 4,100,220 shares of our outstanding common stock. Beneficial ownership is based on 31,204,118 shares of common stock outstanding as of April 30, 2025.',
    ],
    { sharesOutstanding: 31204118, asOf: '2025-04-30' },
  ],
  [
    'counts that assume something',
    '424B5',
    [
      'If all of the shares offered are sold, 40,000,000 shares will be outstanding. Assuming conversion of all preferred stock, 28,112,000 shares of common stock would have been outstanding as of March 31, 2025.',
    ],
    {},
  ],
  [
    'a report after a closing',
    '8-K',
    [
      'Following the closing, and after giving effect to the issuance of the Shares, the Company has 9,220,114 shares of common stock issued and outstanding as of May 5, 2025.',
    ],
    { sharesOutstanding: 9220114, asOf: '2025-05-05' },
  ],
  [
    'a date by its defined name',
    '8-K',
    [
      'On May 5, 2025 (the "Effective Date"), the merger was completed.',
      'Immediately following the merger on the Effective Date, there were 38,150,044 shares of common stock of the Company issued and outstanding.',
    ],
    { sharesOutstanding: 38150044, asOf: '2025-05-05' },
  ],
  [
    'issued shares are not the shares outstanding',
    '8-K',
    [
      'On May 5, 2025, the Company issued 3,106,250 shares of common stock to the holders. As previously reported, on August 22, 2024, warrants to purchase 3,106,250 shares were issued.',
    ],
    {},
  ],
  [
    'shares present of those outstanding',
    '8-K',
    [
      'At the meeting, 7,115,902 shares of the 12,115,902 shares of common stock outstanding on the record date of April 2, 2025 were present.',
    ],
    { sharesOutstanding: 12115902, asOf: '2025-04-02' },
  ],
  [
    'classes behind the counts',
    '10-K',
    [COVER, 'Common shares outstanding at February 28, 2025: 55,120,224 Class A; 4,100,000 Class B'],
    { sharesOutstanding: 55120224, asOf: '2025-02-28' },
  ],
  [
    'voting and non-voting shares',
    '10-K',
    [
      COVER,
      'As of March 5, 2025, there were outstanding 83,697,458 Class A Voting Shares and 136,401,981 Class B Non-Voting Shares.',
    ],
    { sharesOutstanding: 83697458, asOf: '2025-03-05' },
  ],
];

describe('shares outstanding in words', () => {
  it.each(CASES)('%s', (_name, form, paragraphs, expected) => {
    const outcome = readParagraphs(shareCountProseV3, form, paragraphs);
    const { classes: _classes, shareClass: _shareClass, ...stated } = outcome.result?.shareFloat ?? {};
    expect(stated).toEqual(expected);
  });
});
