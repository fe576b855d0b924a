import { page, type SubsidiaryDocument, top } from './subsidiary-document.ts';

/** Sentences and fixed-width pages of small companies. */
export const SUBSIDIARY_SENTENCES: readonly SubsidiaryDocument[] = [
  {
    title: 'two companies in one sentence with "both"',
    text: page(
      `${top()}<p>Harbor Freightways, Inc., a Delaware corporation, and NG Leasing LLC, a Texas limited liability company, are both subsidiaries of the Company.</p>`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['NG Leasing LLC', 'Texas'],
    ],
  },
  {
    title: 'a sentence that names the place of the only subsidiary in parentheses',
    text: page(`${top()}<p>The Company’s sole subsidiary is Harbor Freightways, Inc. (Nevada).</p>`),
    rows: [['Harbor Freightways, Inc.', 'Nevada']],
  },
  {
    title: 'letters in parentheses before entries of a sentence',
    text: page(
      `${top()}<p>The Registrant has the following subsidiaries:</p><p>(a) Harbor Freightways, Inc., incorporated under the laws of the State of Delaware;</p><p>(b) NG Leasing LLC, organized under the laws of the State of Texas; and</p><p>(c) NG Ferries Limited, incorporated under the laws of England and Wales.</p>`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['NG Leasing LLC', 'Texas'],
      ['NG Ferries Limited', 'England and Wales'],
    ],
  },
  {
    title: 'fixed width, a subsidiary of three lines each',
    text: `EXHIBIT 21

SUBSIDIARIES OF THE REGISTRANT

     Harbor Freightways, Inc.
     Incorporated in Delaware
     100% owned

     NG Leasing LLC
     Organized in Texas
     51% owned
`,
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware', 100],
      ['NG Leasing LLC', 'Texas', 51],
    ],
  },
  {
    title: 'fixed width, a long sentence over several lines',
    text: `                                   EXHIBIT 21

                    SUBSIDIARIES OF THE REGISTRANT

     The Registrant has two wholly-owned subsidiaries, Harbor Freightways,
Inc., a Delaware corporation, and NG Leasing LLC, a Texas limited liability
company.
`,
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware', 100],
      ['NG Leasing LLC', 'Texas', 100],
    ],
    doubtful: true,
  },
  {
    title: 'fixed width, capitals, percents in words of the heading',
    text: `EXHIBIT 22

                   NORTHGATE HARBOR CORP. AND SUBSIDIARIES

                        PARENTS AND SUBSIDIARIES

                                      JURISDICTION          PERCENT OF VOTING
                                           OF               STOCK OWNED BY
COMPANY                               INCORPORATION         PARENT
- -------                               -------------         -----------------

NORTHGATE HARBOR CORP. (REGISTRANT)   DELAWARE
  HARBOR FREIGHTWAYS, INC.            DELAWARE              100%
  NORTHGATE ICE COMPANY               MAINE                  80%
    NORTHGATE SNOW COMPANY            MAINE                 100%
`,
    rows: [
      ['HARBOR FREIGHTWAYS, INC.', 'DELAWARE', 100],
      ['NORTHGATE ICE COMPANY', 'MAINE', 80],
      ['NORTHGATE SNOW COMPANY', 'MAINE', 100],
    ],
    levels: [0, 0, 1],
  },
  {
    title: 'the jurisdiction after "jurisdiction:" in each line',
    text: page(
      `${top()}<p>Harbor Freightways, Inc. (jurisdiction of incorporation: Delaware)</p><p>NG Leasing LLC (jurisdiction of organization: Texas)</p>`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['NG Leasing LLC', 'Texas'],
    ],
  },
  {
    title: 'trade names behind slashes and commas',
    text: page(
      `${top('Copper Kettle Restaurants, Inc.')}<p>CK Steakhouse of Ohio, LLC, an Ohio limited liability company, d/b/a Copper Kettle</p><p>CK Management, Inc., a Delaware corporation</p>`,
    ),
    rows: [
      ['CK Steakhouse of Ohio, LLC', 'Ohio', null, 'Copper Kettle'],
      ['CK Management, Inc.', 'Delaware'],
    ],
  },
];
