import { page, type SubsidiaryDocument, top } from './subsidiary-document.ts';

/** Lists and sentences as small issuers print them. */
export const SMALL_ISSUER_LISTS: readonly SubsidiaryDocument[] = [
  {
    title: 'a numbered list, places in parentheses',
    text: page(
      `${top()}<p>1. Harbor Freightways, Inc. (Delaware)</p><p>2. NG Ferries Limited (England &amp; Wales)</p><p>3. NG Rederi AB (Sweden)</p><p>4. NG Leasing (Bermuda) Ltd. (Bermuda)</p>`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['NG Ferries Limited', 'England & Wales'],
      ['NG Rederi AB', 'Sweden'],
      ['NG Leasing (Bermuda) Ltd.', 'Bermuda'],
    ],
  },
  {
    title: 'domestic and foreign subsidiaries under headings',
    text: page(
      `${top()}<p><u>Domestic subsidiaries:</u></p><p>Harbor Freightways, Inc. - Delaware</p><p>NG Leasing LLC - Texas</p><p><u>Foreign subsidiaries:</u></p><p>NG Ferries Limited - United Kingdom</p><p>NG Fähren GmbH - Germany</p>`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['NG Leasing LLC', 'Texas'],
      ['NG Ferries Limited', 'United Kingdom'],
      ['NG Fähren GmbH', 'Germany'],
    ],
  },
  {
    title: 'two subsidiaries in a sentence, places in parentheses',
    text: page(
      `${top()}<p>The registrant has two subsidiaries: Harbor Freightways, Inc. (Delaware) and NG Ferries Limited (England).</p>`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['NG Ferries Limited', 'England'],
    ],
  },
  {
    title: 'nationalities of companies',
    text: page(
      `${top()}<p>NG Fähren GmbH, a German company</p><p>NG Ferries Limited, an English company</p><p>NG Navigation S.A., a French corporation</p><p>NG Trading Co., Ltd., a Chinese limited liability company</p>`,
    ),
    rows: [
      ['NG Fähren GmbH', 'German'],
      ['NG Ferries Limited', 'English'],
      ['NG Navigation S.A.', 'French'],
      ['NG Trading Co., Ltd.', 'Chinese'],
    ],
    doubtful: true,
  },
  {
    title: 'a blank-check company after its merger, with a statement of the share',
    text: page(
      '<p>Exhibit 21.1</p><p>Subsidiaries of the Company</p><p>The following is a list of our subsidiaries as of December 31, 2021:</p><p>Blue Kestrel Mobility, Inc., a Delaware corporation (100% owned)</p><p>Blue Kestrel Charging LLC, a California limited liability company (100% owned by Blue Kestrel Mobility, Inc.)</p><p>Kestrel Motors Pvt. Ltd., an Indian private limited company (51% owned)</p>',
    ),
    rows: [
      ['Blue Kestrel Mobility, Inc.', 'Delaware', 100],
      ['Blue Kestrel Charging LLC', 'California', 100],
      ['Kestrel Motors Pvt. Ltd.', 'Indian', 51],
    ],
    doubtful: true,
  },
  {
    title: 'bullets with entity kinds after dashes',
    text: page(
      `${top()}<p>•&nbsp;&nbsp;Harbor Freightways, Inc. – Delaware corporation</p><p>•&nbsp;&nbsp;NG Leasing LLC – Texas limited liability company</p><p>•&nbsp;&nbsp;NG Ferries Limited – United Kingdom private limited company</p>`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['NG Leasing LLC', 'Texas'],
      ['NG Ferries Limited', 'United Kingdom'],
    ],
  },
  {
    title: 'one wholly-owned subsidiary in a sentence of a shell company',
    text: page(
      '<p>Exhibit 21.1</p><p>Subsidiaries of the Registrant</p><p>Tumbleweed Ventures Corp. has one wholly-owned subsidiary, Tumbleweed Mining (Ghana) Limited, a company incorporated under the laws of Ghana.</p>',
    ),
    rows: [['Tumbleweed Mining (Ghana) Limited', 'Ghana', 100]],
    doubtful: true,
  },
  {
    title: 'an introduction, then names with their places after commas',
    text: page(
      `${top()}<p>The subsidiaries of the Registrant, each of which is wholly owned, are as follows:</p><p>Harbor Freightways, Inc., a corporation organized under the laws of the State of Delaware</p><p>NG Leasing LLC, a limited liability company organized under the laws of the State of Texas</p>`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['NG Leasing LLC', 'Texas'],
    ],
  },
  {
    title: 'a tree by margins',
    text: page(
      `${top()}<p>Harbor Holdings, Inc. (Delaware)</p><p style="margin-left:24pt">Harbor Freightways, Inc. (Delaware)</p><p style="margin-left:48pt">NG Ferries Limited (United Kingdom)</p><p style="margin-left:24pt">NG Leasing LLC (Texas)</p>`,
    ),
    rows: [
      ['Harbor Holdings, Inc.', 'Delaware'],
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['NG Ferries Limited', 'United Kingdom'],
      ['NG Leasing LLC', 'Texas'],
    ],
    levels: [0, 1, 2, 1],
  },
  {
    title: 'names that hold a place and nothing else said',
    text: page(
      `${top('Larkmeadow Realty Trust')}<p>LRT Texas, LLC</p><p>LRT (Georgia), LLC</p><p>LRT Carolina Holdings, LLC</p><p>LRT Maryland GP, Inc.</p>`,
    ),
    rows: [['LRT Texas, LLC'], ['LRT (Georgia), LLC'], ['LRT Carolina Holdings, LLC'], ['LRT Maryland GP, Inc.']],
  },
  {
    title: 'fixed width, two lists side by side',
    text: `                                                          EXHIBIT 21

                  SUBSIDIARIES OF NORTHGATE HARBOR CORP.

                           STATE OF                                 STATE OF
NAME                       INCORP.     NAME                         INCORP.
----                       --------    ----                         --------
Harbor Freightways, Inc.   Delaware    NG Leasing LLC               Texas
Northgate Ice Company      Maine       NG Lumber Corp.              Oregon
NG Tugs, Inc.              Florida     NG Paper Mills, Inc.         Georgia
`,
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['Northgate Ice Company', 'Maine'],
      ['NG Tugs, Inc.', 'Florida'],
      ['NG Leasing LLC', 'Texas'],
      ['NG Lumber Corp.', 'Oregon'],
      ['NG Paper Mills, Inc.', 'Georgia'],
    ],
  },
  {
    title: 'fixed width, spaced leader dots and pages',
    text: `                                  EXHIBIT 21

                     SUBSIDIARIES OF THE REGISTRANT

         The following are the significant subsidiaries of the Registrant
as of December 31, 1998. All are included in the consolidated financial
statements of the Registrant.

                                                   Place of
                                                 Incorporation
                                                 -------------

Harbor Freightways, Inc. . . . . . . . . . . .   Delaware
Northgate Ice Company. . . . . . . . . . . . .   Maine
  Northgate Snow Company . . . . . . . . . . .   Maine
NG Leasing, Inc. . . . . . . . . . . . . . . .   Texas

                                    E-21-1
<PAGE>

                                                   Place of
                                                 Incorporation
                                                 -------------

NG Lumber Corp.. . . . . . . . . . . . . . . .   Oregon
NG Overseas Finance N.V. . . . . . . . . . . .   Netherlands Antilles
`,
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['Northgate Ice Company', 'Maine'],
      ['Northgate Snow Company', 'Maine'],
      ['NG Leasing, Inc.', 'Texas'],
      ['NG Lumber Corp.', 'Oregon'],
      ['NG Overseas Finance N.V.', 'Netherlands Antilles'],
    ],
    levels: [0, 0, 1, 0, 0, 0],
  },
  {
    title: 'fixed width, percents in parentheses and a note',
    text: `EX-21
                        NORTHGATE HARBOR CORPORATION
                        SUBSIDIARIES OF REGISTRANT
                            DECEMBER 31, 1996

 Name                                              Incorporated In
 ----                                              ---------------
 Harbor Freightways, Inc. (100%)                   Delaware
 Northgate Ice Company (80%)                       Maine
 NG Joint Ventures, Ltd. (50.5%)*                  Hong Kong

 * Consolidated because the Company elects the majority of its directors.
`,
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware', 100],
      ['Northgate Ice Company', 'Maine', 80],
      ['NG Joint Ventures, Ltd.', 'Hong Kong', 50.5],
    ],
  },
  {
    title: 'three subsidiaries in a flowing sentence, with legal forms that hold commas',
    text: page(
      `${top()}<p>As of June 30, 2016, the Company had three subsidiaries: Harbor Freightways, Inc., a Delaware corporation, NG Leasing, LLC, a Texas limited liability company, and NG Ferries, Ltd., a United Kingdom company.</p>`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['NG Leasing, LLC', 'Texas'],
      ['NG Ferries, Ltd.', 'United Kingdom'],
    ],
  },
  {
    title: 'brackets of a wholly-owned phrase and inactive ones',
    text: page(
      `${top()}<p>Harbor Freightways, Inc. (Nevada) - wholly owned</p><p>NG Leasing LLC (Texas) - wholly owned (inactive)</p><p>NG Mining Ltd. (British Columbia) - 55% owned</p>`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Nevada', 100],
      ['NG Leasing LLC', 'Texas', 100],
      ['NG Mining Ltd.', 'British Columbia', 55],
    ],
  },
  {
    title: 'the name of one that is a place and a word',
    text: page(
      `${top()}<p>Georgia Ports Company, Georgia</p><p>Harbor Delaware, Inc., Delaware</p><p>NG of Texas, Inc., Texas</p><p>New York Ice, LLC, New York</p>`,
    ),
    rows: [
      ['Georgia Ports Company', 'Georgia'],
      ['Harbor Delaware, Inc.', 'Delaware'],
      ['NG of Texas, Inc.', 'Texas'],
      ['New York Ice, LLC', 'New York'],
    ],
  },
  {
    title: 'fixed width, indented tree with percents',
    text: `EXHIBIT 21 - SUBSIDIARIES OF THE COMPANY

                                                                 % Owned by
                                           State or Country      Immediate
Company                                    of Incorporation      Parent
--------------------------------------------------------------------------
Northgate Harbor Corp. (Registrant)        Delaware
   Harbor Freightways, Inc.                Delaware               100.0
      Harbor Freightways of Canada, Ltd.   Ontario, Canada        100.0
   Northgate Ice Company                   Maine                   80.0
      Northgate Snow Company               New Hampshire           66.7
`,
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware', 100],
      ['Harbor Freightways of Canada, Ltd.', 'Ontario, Canada', 100],
      ['Northgate Ice Company', 'Maine', 80],
      ['Northgate Snow Company', 'New Hampshire', 66.7],
    ],
    levels: [0, 1, 0, 1],
  },
  {
    title: 'each place under its name, indented',
    text: page(
      `${top()}<p>Harbor Freightways, Inc.<br>&nbsp;&nbsp;&nbsp;Incorporated in Delaware</p><p>NG Leasing LLC<br>&nbsp;&nbsp;&nbsp;Organized in Texas</p>`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['NG Leasing LLC', 'Texas'],
    ],
  },
];
