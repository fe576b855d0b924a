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
  {
    title: 'who owns whom, in the sentences of a paragraph',
    text: page(
      `${top('Halbrook Bancorp, Inc.')}<p>Halbrook Bancorp, Inc. owns 100% of the outstanding stock of Halbrook Savings Bank, a Wisconsin-chartered savings bank. Halbrook Savings Bank owns 100% of Halbrook Investments, Inc. and HSB Mortgage Company, both Wisconsin corporations.</p>`,
    ),
    rows: [
      ['Halbrook Savings Bank', 'Wisconsin', 100],
      ['Halbrook Investments, Inc.', 'Wisconsin', 100],
      ['HSB Mortgage Company', 'Wisconsin', 100],
    ],
    doubtful: true,
  },
  {
    title: 'a national bank as the one subsidiary, which has its own',
    text: page(
      `${top('First Corwin Financial Corporation')}<p>First Corwin Financial Corporation has one wholly owned subsidiary, First Corwin Bank, N.A., a national banking association. First Corwin Bank, N.A. has two wholly owned subsidiaries, Corwin Insurance Agency, LLC, an Ohio limited liability company, and Corwin Title Services, Inc., an Ohio corporation.</p>`,
    ),
    rows: [
      ['First Corwin Bank, N.A.', null, 100],
      ['Corwin Insurance Agency, LLC', 'Ohio', 100],
      ['Corwin Title Services, Inc.', 'Ohio', 100],
    ],
    doubtful: true,
  },
  {
    title: 'a bank in a sentence before one with a colon',
    text: page(
      `${top('Mill Valley Bancorp')}<p>The Company’s only direct subsidiary is Mill Valley Bank, a California state-chartered bank. Mill Valley Bank has one subsidiary: MVB Realty, Inc. (California).</p>`,
    ),
    rows: [
      ['Mill Valley Bank', 'California'],
      ['MVB Realty, Inc.', 'California'],
    ],
    doubtful: true,
  },
  {
    title: 'numbered sentences on a bank and a trust without a legal form',
    text: page(
      `${top('Trellis Financial Corp.')}<p>1. Trellis Bank, a Georgia banking corporation, is a wholly-owned subsidiary of the Registrant.</p><p>2. Trellis Statutory Trust I, a Delaware statutory trust, is a wholly-owned subsidiary of the Registrant.</p><p>3. TB Properties, Inc., a Georgia corporation, is a wholly-owned subsidiary of Trellis Bank.</p>`,
    ),
    rows: [
      ['Trellis Bank', 'Georgia', 100],
      ['Trellis Statutory Trust I', 'Delaware', 100],
      ['TB Properties, Inc.', 'Georgia', 100],
    ],
  },
  {
    title: 'shares before the names of a sentence',
    text: page(
      `${top('Ridgemont Financial Corp.')}<p>Ridgemont Financial Corp. owns 100% of the capital stock of Ridgemont Bank. The Bank owns 100% of RB Services, Inc. and 51% of Ridge Title Agency, LLC.</p>`,
    ),
    rows: [
      ['Ridgemont Bank', null, 100],
      ['RB Services, Inc.', null, 100],
      ['Ridge Title Agency, LLC', null, 51],
    ],
    doubtful: true,
  },
];
