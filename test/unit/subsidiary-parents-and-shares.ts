import { page, type SubsidiaryDocument, table, top } from './subsidiary-document.ts';

/** Parents over their lists, trade names and shares of several forms, places in parentheses, and sentences on owners. */
export const PARENTS_AND_SHARES: readonly SubsidiaryDocument[] = [
  {
    title: 'parents over "Subsidiaries:", in cells of several lines',
    text: page(
      `<p>EXHIBIT 21</p>${table([
        ['Subsidiary Name', 'Jurisdiction of Incorporation'],
        ['Fernhill Global Education Inc.', 'Delaware'],
        ['Subsidiaries:', ''],
        ['Fern University, Inc.', 'Illinois'],
        ['Fern Colleges LLC (d/b/a: Marlow Colleges Group, Inc.)', 'Delaware'],
        ['Fern Professional<br>Development<br>Corporation', ''],
        ['Subsidiaries:', ''],
        ['Marlow CPA LTD', 'Israel'],
        ['Fern University, Inc.', ''],
        ['Subsidiaries:', ''],
        ['Coe Development Corp.', 'Delaware'],
      ])}`,
    ),
    rows: [
      ['Fern University, Inc.', 'Illinois'],
      ['Fern Colleges LLC', 'Delaware', null, 'Marlow Colleges Group, Inc.'],
      ['Marlow CPA LTD', 'Israel'],
      ['Coe Development Corp.', 'Delaware'],
    ],
    doubtful: true,
  },
  {
    title: 'several d/b/a names below each other, and a sentence on listed companies',
    text: page(
      `${top()}${table([
        ['NAME OF CORPORATION', '', 'STATE OF INCORPORATION'],
        ['Fern Television, Inc.', 'd/b/a FERN, Channel 24', 'Delaware'],
        ['Marlow Broadcasting Company', 'd/b/a MARL, Channel 5', 'Washington'],
        ['', 'd/b/a MTVB, Channel 7', ''],
        ['Hill Tower, Inc.', '', 'Texas'],
        ['Ohio Tall Tower', '', 'Ohio'],
      ])}<p>The Company through wholly-owned subsidiaries owns 50% of the outstanding common stock of Hill Tower, Inc. and Ohio Tall Tower.</p>`,
    ),
    rows: [
      ['Fern Television, Inc.', 'Delaware', null, 'FERN, Channel 24'],
      ['Marlow Broadcasting Company', 'Washington', null, 'MARL, Channel 5; MTVB, Channel 7'],
      ['Hill Tower, Inc.', 'Texas'],
      ['Ohio Tall Tower', 'Ohio'],
    ],
  },
  {
    title: 'an approximate share behind the name',
    text: page(
      `${top()}${table([
        ['Name of Subsidiary', 'Jurisdiction of Incorporation'],
        ['Fern Courier Company, Inc., approximately 94%-owned', 'Indiana'],
        ['Marlow Publishing Company, approximately 96%-owned', 'Delaware'],
        ['Coe Media, Inc.', 'Delaware'],
      ])}`,
    ),
    rows: [
      ['Fern Courier Company, Inc.', 'Indiana', 94],
      ['Marlow Publishing Company', 'Delaware', 96],
      ['Coe Media, Inc.', 'Delaware'],
    ],
  },
  {
    title: 'a mixed fraction of a percent',
    text: page(
      `${top()}${table([
        ['Name', 'State', '% Owned'],
        ['Fern Herald S.A.S', 'France', '33-1/3 %'],
        ['Fern Cable, Inc.', 'Delaware', '100%'],
        ['Marlow Fiber, Inc.', 'Maryland', '80%'],
      ])}`,
    ),
    rows: [
      ['Fern Herald S.A.S', 'France', 33.33],
      ['Fern Cable, Inc.', 'Delaware', 100],
      ['Marlow Fiber, Inc.', 'Maryland', 80],
    ],
  },
  {
    title: '"The" behind a name, and a kind of company that is missing',
    text: `
                                   EXHIBIT 21

                         LIST OF SUBSIDIARIES

Fern Southern Railroad Company, The; Alabama
Fern Gas Railroad Company, Ohio
Marlow Next Day Corporation, a Pennsylvania
Coe Air Corporation, a Delaware corporation
`,
    rows: [
      ['Fern Southern Railroad Company, The', 'Alabama'],
      ['Fern Gas Railroad Company', 'Ohio'],
      ['Marlow Next Day Corporation', 'Pennsylvania'],
      ['Coe Air Corporation', 'Delaware'],
    ],
    doubtful: true,
  },
  {
    title: 'lists within trade names that may go on',
    text: `
                                   EXHIBIT 21

                              LIST OF SUBSIDIARIES

                                                     Jurisdiction of            Other names under which
                                                     Incorporation              subsidiary does business
                                                     -------------              ------------------------
Fern Sun Company                                     Maryland                   The Sun
     Marlow Media, Inc.                              Maryland                   Male and Family, Fifty, Maryland
                                                                                Market, Jubilee
     Coe Publishing Co.                              Ohio
`,
    rows: [
      ['Fern Sun Company', 'Maryland', null, 'The Sun'],
      ['Marlow Media, Inc.', 'Maryland', null, 'Male and Family, Fifty, Maryland; Market, Jubilee'],
      ['Coe Publishing Co.', 'Ohio'],
    ],
    doubtful: true,
  },
  {
    title: 'a country with its province in parentheses',
    text: page(
      `${top()}<p>(a) Fern Software, Inc., a Delaware Corporation</p><p>(b) Fern Canada Inc., a Canadian (Nova Scotia) corporation</p>`,
    ),
    rows: [
      ['Fern Software, Inc.', 'Delaware'],
      ['Fern Canada Inc.', 'Canadian (Nova Scotia)'],
    ],
    doubtful: true,
  },
  {
    title: 'places in parentheses, one of them torn',
    text: page(
      `${top()}${table([
        ['Name', 'State or Jurisdiction of Incorporation'],
        ['Fern Arizona, Inc.', '(Arizona, USA)'],
        ['Fern Texas I, LLC', 'Delaware, USA)'],
        ['Fern France, SAS', '(France)'],
      ])}`,
    ),
    rows: [
      ['Fern Arizona, Inc.', 'Arizona, USA'],
      ['Fern Texas I, LLC', 'Delaware, USA'],
      ['Fern France, SAS', 'France'],
    ],
  },
  {
    title: 'titles in a table, with the registrant as number one',
    text: page(
      `${table([['FERNHILL ELECTRONICS, INC'], ['FORM 10-K - EXHIBIT 21']])}<p>FERNHILL ELECTRONICS, INC. &amp; SUBSIDIARIES</p><p>Organizational (Legal Entity) Structure</p><p>As of December 31, 2005</p>${table(
        [
          ['1.', 'Fernhill Electronics, Inc., a New York corporation'],
          ['2.', 'Fern International, Inc., a Delaware corporation'],
          ['3.', 'Marlow Metals, Inc., an Ohio corporation'],
          ['4.', 'Coe Distributing, Inc., a Delaware corporation'],
        ],
      )}`,
    ),
    rows: [
      ['Fern International, Inc.', 'Delaware'],
      ['Marlow Metals, Inc.', 'Ohio'],
      ['Coe Distributing, Inc.', 'Delaware'],
    ],
  },
  {
    title: 'the registrant under a title with a misplaced apostrophe',
    text: `EXHIBIT 21

Fernhill CORPORATION AND IT'S SUBSIDIARIES (AS OF DECEMBER 31, 2000)


Fernhill Corporation                                     Delaware
120524 Canada Inc.                                       Canada
Fern Newco, Inc.                                         Delaware
A/S Marlow                                               Norway
`,
    rows: [
      ['120524 Canada Inc.', 'Canada'],
      ['Fern Newco, Inc.', 'Delaware'],
      ['A/S Marlow', 'Norway'],
    ],
  },
  {
    title: 'rows apart, with names and short forms that go on below',
    text: `
                                   EXHIBIT 21

                           SUBSIDIARIES OF REGISTRANT

                                                             STATE OF                PERCENTAGE
                   COMPANY NAME                           INCORPORATION               OWNERSHIP
                   ------------                           -------------              ----------
Fern Alliance Insurance
Management, Inc. (FAIM)                                      Kentucky               100% Indirect

Marlow Insurance Company of America (MICA)                   Colorado                100% Direct

Combined Marlow Life Insurance
Company (Combined)                                            Texas                 100% Indirect

Coe Technology, Inc.
(CTI)                                                        Colorado               100% Indirect

Coe Alliance Insurance Company (CAIC)                        Kentucky               100% Indirect

Coe Fire Insurance Company (CFIC)                            Kentucky               100% Indirect
`,
    rows: [
      ['Fern Alliance Insurance Management, Inc. (FAIM)', 'Kentucky', 100],
      ['Marlow Insurance Company of America (MICA)', 'Colorado', 100],
      ['Combined Marlow Life Insurance Company (Combined)', 'Texas', 100],
      ['Coe Technology, Inc. (CTI)', 'Colorado', 100],
      ['Coe Alliance Insurance Company (CAIC)', 'Kentucky', 100],
      ['Coe Fire Insurance Company (CFIC)', 'Kentucky', 100],
    ],
  },
  {
    title: 'a share in two rows',
    text: page(
      `${top()}${table([
        ['Company Name', 'State of Incorporation', 'Percentage Ownership'],
        ['Fern Life Company', 'Colorado', '100% Direct'],
        ['Marlow Capital Corporation', 'Indiana', '87% Direct'],
        ['', '', '13% Indirect'],
        ['Coe Fire Company', 'Louisiana', '100% Indirect'],
      ])}`,
    ),
    rows: [
      ['Fern Life Company', 'Colorado', 100],
      ['Marlow Capital Corporation', 'Indiana'],
      ['Coe Fire Company', 'Louisiana', 100],
    ],
    doubtful: true,
  },
  {
    title: 'two columns of names, each over what it is',
    text: `
                                   EXHIBIT 21

                           SUBSIDIARIES OF REGISTRANT

              FERN DIGITAL, INC.                                   IVY MARLOW COMPANY
            A Kentucky corporation                                A Florida corporation

        FERN CONSTRUCTION CO., INC.                          K.H. MARLOW COMMUNICATIONS, INC.
            An Oregon corporation                              A North Carolina corporation
                                                     A Subsidiary of Coe Cable Splicing Company
        COE UTILITY CONTRACTORS, INC.
            An Oregon corporation                           COE CONSTRUCTION COMPANY, INC.
                                                                  A Florida corporation
                CABLE FERN INC.
            A Delaware corporation                           LAMB CABLE SPLICING COMPANY
                                                               A North Carolina corporation
    FERN CONSTRUCTION GROUP, INC.
          A Pennsylvania corporation                                  LOCATING, INC.
                                                                 A Washington corporation
`,
    rows: [
      ['FERN DIGITAL, INC.', 'Kentucky'],
      ['FERN CONSTRUCTION CO., INC.', 'Oregon'],
      ['COE UTILITY CONTRACTORS, INC.', 'Oregon'],
      ['CABLE FERN INC.', 'Delaware'],
      ['FERN CONSTRUCTION GROUP, INC.', 'Pennsylvania'],
      ['IVY MARLOW COMPANY', 'Florida'],
      ['K.H. MARLOW COMMUNICATIONS, INC.', 'North Carolina'],
      ['COE CONSTRUCTION COMPANY, INC.', 'Florida'],
      ['LAMB CABLE SPLICING COMPANY', 'North Carolina'],
      ['LOCATING, INC.', 'Washington'],
    ],
  },
  {
    title: 'an entry without a space behind the last sentence before the list',
    text: page(
      `${top()}<p>The following table sets forth the subsidiaries. Each subsidiary is owned by the Registrant.FERN CABLE, INC. A Florida corporation</p><p>MARLOW DIGITAL, INC. A Kentucky corporation</p><p>COE CABLE CO., INC. An Oregon corporation</p>`,
    ),
    rows: [
      ['MARLOW DIGITAL, INC.', 'Kentucky'],
      ['COE CABLE CO., INC.', 'Oregon'],
    ],
    doubtful: true,
  },
  {
    title: 'the registrant in the middle of the page between the headings and the rows',
    text: `
                                   EXHIBIT 21

                          FERNHILL FOODS INC. SUBSIDIARIES

                                                            STATE OR
                                                           COUNTRY OF
            NAME                                          ORGANIZATION
            ----                                          ------------
                                 FERNHILL FOODS INC.

152999 Canada Inc. ....................................     Canada
Fern Especiales, Sociedad Anonima .....................     Guatemala
Marlow & Coe, Inc. ....................................     Delaware
`,
    rows: [
      ['152999 Canada Inc.', 'Canada'],
      ['Fern Especiales, Sociedad Anonima', 'Guatemala'],
      ['Marlow & Coe, Inc.', 'Delaware'],
    ],
  },
  {
    title: 'what companies own and do in parentheses behind their names',
    text: page(
      `${top()}${table([
        ['Subsidiary', 'Jurisdiction of Incorporation'],
        ['Fern Grain, Inc. (principally engaged in commodity marketing)', 'Delaware'],
        ['Fern Dairy Company (owns 100% of three domestic corporations)', 'Delaware'],
        ['Fern Limited/Fern Limitee (owns 100% of one foreign entity and 50% of two foreign entities)', 'Canada'],
      ])}`,
    ),
    rows: [
      ['Fern Grain, Inc.', 'Delaware'],
      ['Fern Dairy Company', 'Delaware'],
      ['Fern Limited/Fern Limitee', 'Canada'],
    ],
    doubtful: true,
  },
  {
    title: 'a chain of owners in one sentence',
    text: page(
      `${top()}<p>Northgate Harbor Corp. has one subsidiary, Fern Foods (BVI) Limited, a British Virgin Islands company, which in turn owns 100% of the equity interest of Fern Foods Co., Ltd., a company organized under the laws of Malta. Fern Foods Co., Ltd. owns 90% of Marlow Juice Co., Ltd., also a Malta company.</p>`,
    ),
    rows: [
      ['Fern Foods (BVI) Limited', 'British Virgin Islands'],
      ['Fern Foods Co., Ltd.', 'Malta', 100],
      ['Marlow Juice Co., Ltd.', 'Malta', 90],
    ],
    doubtful: true,
  },
  {
    title: 'an interest in percent, and companies that one wholly owns',
    text: page(
      `${top()}<p>Our only direct subsidiary is Fern Holdings B.V., a company incorporated in Malta. Fern Holdings B.V. wholly owns Fern GmbH (Germany) and Fern, Inc. (Delaware). Fern, Inc. owns a 60% interest in Marlow Gathering, L.P., a Texas limited partnership.</p>`,
    ),
    rows: [
      ['Fern Holdings B.V.', 'Malta'],
      ['Fern GmbH', 'Germany', 100],
      ['Fern, Inc.', 'Delaware', 100],
      ['Marlow Gathering, L.P.', 'Texas', 60],
    ],
    doubtful: true,
  },
  {
    title: 'paragraphs that say what the registrant owns of "its stock"',
    text: page(
      `${top()}<p>Fern Molding, Inc. was incorporated under the laws of the State of Ohio on March 3, 1988. The Registrant owns 100% of its stock.</p><p>Marlow de Mexico, S.A. de C.V. was organized under the laws of Mexico in 1995. The Registrant owns 99% of its stock.</p>`,
    ),
    rows: [
      ['Fern Molding, Inc.', 'Ohio', 100],
      ['Marlow de Mexico, S.A. de C.V.', 'Mexico', 99],
    ],
    doubtful: true,
  },
];
