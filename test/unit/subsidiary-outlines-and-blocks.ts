import { page, type SubsidiaryDocument, top } from './subsidiary-document.ts';

const cells = (rows: readonly (readonly string[])[]) =>
  `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

/** Outlines, blocks of lines for each company, headings of several lines, and pages that repeat their heads. */
export const OUTLINES_AND_BLOCKS: readonly SubsidiaryDocument[] = [
  {
    title: 'a bullet under a title that ends openly',
    text: `
                                   Exhibit 21

                             LIST OF SUBSIDIARIES OF


                  - Fernhill Tools Corporation, an Ohio Corporation

                  - Marlow & Associates, a New York Corporation
`,
    rows: [
      ['Fernhill Tools Corporation', 'Ohio'],
      ['Marlow & Associates', 'New York'],
    ],
  },
  {
    title: 'a sentence with "for which" in the first row of the table',
    text: page(
      `${top()}${cells([
        ['', 'Location', '% Ownership'],
        [
          'This list includes companies for which the effective ownership by Northgate Harbor is 50 percent or more.',
          '',
          '',
        ],
        ['Fernhill Chemicals (Latex) Ltd.', 'Kenya', '50'],
        ['Fernhill Water Company', 'Texas', '90'],
        ['Marlow Inks LLC', 'Delaware', '100'],
      ])}`,
    ),
    rows: [
      ['Fernhill Chemicals (Latex) Ltd.', 'Kenya', 50],
      ['Fernhill Water Company', 'Texas', 90],
      ['Marlow Inks LLC', 'Delaware', 100],
    ],
  },
  {
    title: 'footnotes of several lines that name other companies',
    text: `
                                   EXHIBIT 21

Subsidiaries of Northgate Bancorp, Inc.

                                                           Jurisdiction of
     Name                                                   Incorporation
     ----                                                  ---------------
Northgate Trust Company                                    Maine
Northgate Leasing Corp. (1)                                Maine
Northgate Insurance Group, Inc. (1)(2)                     Vermont

(1)  Subsidiary of Northgate Bank.

(2)  Holds as subsidiaries Fern, Marlow & Coe Insurance, an Ohio corporation,
     Marlow Insurance Agency, Inc., a Massachusetts corporation, and Arthur B.
     Coe & Co., Inc., a Connecticut corporation.
`,
    rows: [
      ['Northgate Trust Company', 'Maine'],
      ['Northgate Leasing Corp.', 'Maine'],
      ['Northgate Insurance Group, Inc.', 'Vermont'],
    ],
  },
  {
    title: 'trade names under the title of the exhibit',
    text: `
                                   EXHIBIT 21

                         Subsidiaries of the Registrant

                                                                                      Jurisdiction of
              Subsidiary                 Trade name(s)                                Incorporation
              ----------                 -------------                                -------------
Fern 47th St. Corp.                      The Copper Kettle                            New York
Fern 50th Street, Inc.                   N/A                                          New York
Fern Island Corp.                        Harbor Restaurant                            Florida
                                         and Cabana Bar
Fern Museum Corp.                        Robert                                       Delaware
`,
    rows: [
      ['Fern 47th St. Corp.', 'New York', null, 'The Copper Kettle'],
      ['Fern 50th Street, Inc.', 'New York'],
      ['Fern Island Corp.', 'Florida', null, 'Harbor Restaurant and Cabana Bar'],
      ['Fern Museum Corp.', 'Delaware', null, 'Robert'],
    ],
  },
  {
    title: 'countries over their companies on pages that repeat the head',
    text: `
03/05/01                  Fernhill Hotels, Inc.
                Foreign Subsidiaries - Country of Incorporation

                                                                      Exhibit 21
                                                                          Page 1

Country: Antigua and Barbuda
Fernhill Hotel Company of Antigua Limited

Country: Aruba
Aruba Fernhill Resort & Casino
Vereniging Fernhill Vacation Club International of Aruba
Fernhill Aruba N.V.

<PAGE>

03/05/01                  Fernhill Hotels, Inc.
                Foreign Subsidiaries - Country of Incorporation

                                                                          Page 2

Country: Brazil
Alameda Hotelaria Ltda.
`,
    rows: [
      ['Fernhill Hotel Company of Antigua Limited', 'Antigua and Barbuda'],
      ['Aruba Fernhill Resort & Casino', 'Aruba'],
      ['Vereniging Fernhill Vacation Club International of Aruba', 'Aruba'],
      ['Fernhill Aruba N.V.', 'Aruba'],
      ['Alameda Hotelaria Ltda.', 'Brazil'],
    ],
  },
  {
    title: 'a first row that has no parent, unlike the others',
    text: page(
      `${top()}${cells([
        ['Name', 'Jurisdiction of Organization', 'Parent'],
        ['Fernhill Worldwide, Inc.', 'Maryland', '—'],
        ['Fern Operating Limited Partnership', 'Delaware', 'FW'],
        ['Fern Holdings, Inc.', 'Arizona', 'FW'],
        ['Marlow LLC', 'Delaware', 'FW'],
      ])}`,
    ),
    rows: [
      ['Fern Operating Limited Partnership', 'Delaware'],
      ['Fern Holdings, Inc.', 'Arizona'],
      ['Marlow LLC', 'Delaware'],
    ],
    doubtful: true,
  },
  {
    title: 'a note on one of the companies that no mark refers to',
    text: page(
      `${top()}<p>Fern Resources Corp., a Delaware corporation</p><p>Marlow Holdings, Inc., a Texas corporation</p><p>(1) The registrant has omitted the names of subsidiaries which, considered in the aggregate, would not constitute a significant subsidiary.</p><p>(2) Fern Resources Corp. also conducts business under the names of its three divisions: Fern North, Fern South and Fern Gas.</p>`,
    ),
    rows: [
      ['Fern Resources Corp.', 'Delaware'],
      ['Marlow Holdings, Inc.', 'Texas'],
    ],
  },
  {
    title: 'companies with what they do, and one place for all',
    text: page(
      `${top()}<p>The company held the following subsidiaries (all of which are formed or organized as Ohio entities):</p><p>Fern Gas and Electric Company – a regulated utility that distributes electricity to 146,000 customers.</p><p>Fern Power LLC – owns Fern Power West, LLC, and Fern Power East, LLC.</p><p>Fern Power West, LLC – owns a controlling interest in a plant.</p><p>Fern Power East, LLC – owns an 8.33% undivided interest in two units.</p>`,
    ),
    rows: [
      ['Fern Gas and Electric Company', 'Ohio'],
      ['Fern Power LLC', 'Ohio'],
      ['Fern Power West, LLC', 'Ohio'],
      ['Fern Power East, LLC', 'Ohio'],
    ],
    doubtful: true,
  },
  {
    title: 'letters and numbers of an outline in a table',
    text: page(
      `${top()}${cells([
        ['Name', 'Jurisdiction of Formation'],
        ['1. Fern Realty Limited Partnership', 'Delaware'],
        ['A. Fern Services Limited Partnership', 'Delaware'],
        ['B. Fern Services, Inc.', 'Alabama'],
        ['1. Marlow 4, LLC', 'Delaware'],
        ['2. Marlow Oaks, LLC', 'Delaware'],
        ['C. Coe Place Limited Partnership', 'Alabama'],
        ['D. Coe West LLC', 'Delaware'],
      ])}`,
    ),
    rows: [
      ['Fern Realty Limited Partnership', 'Delaware'],
      ['Fern Services Limited Partnership', 'Delaware'],
      ['Fern Services, Inc.', 'Alabama'],
      ['Marlow 4, LLC', 'Delaware'],
      ['Marlow Oaks, LLC', 'Delaware'],
      ['Coe Place Limited Partnership', 'Alabama'],
      ['Coe West LLC', 'Delaware'],
    ],
  },
  {
    title: 'a misspelled title and numbers with a parenthesis',
    text: `
                                   EXHIBIT 21

                              LIST OF SUBSIDARIES
                              -------------------

1.)  Fern Properties, L. P.
2.)  Fern at Larkfield, L.L.C.

                                      37
`,
    rows: [['Fern Properties, L. P.'], ['Fern at Larkfield, L.L.C.']],
  },
  {
    title: 'blocks of a name, its trade names and what it is',
    text: `
                                  EXHIBIT 21.1
                                 SUBSIDIARY LIST

Fern Motors-D, LLC
dba
Don Fern Trucks
a Delaware limited liability company

Fern Holdings-F, LLC
a Delaware limited liability company

Marlow GM, LLC
dba
Don Marlow Vans, Trucks and Cars
Don Marlow Used Cars
a Texas limited liability company

<PAGE>

Coe-T, Inc.
a Delaware corporation
`,
    rows: [
      ['Fern Motors-D, LLC', 'Delaware', null, 'Don Fern Trucks'],
      ['Fern Holdings-F, LLC', 'Delaware'],
      ['Marlow GM, LLC', 'Texas', null, 'Don Marlow Vans, Trucks and Cars; Don Marlow Used Cars'],
      ['Coe-T, Inc.', 'Delaware'],
    ],
  },
  {
    title: 'blocks with "dba" on each line',
    text: `
                                  EXHIBIT 21.1
                                 SUBSIDIARY LIST

Fern Ford, Inc.
dba World Motors Larkfield
Delaware corporation

Marlow-T, Inc.
dba World Vans
dba World Collision Center
Georgia corporation

Coe-T, Inc.
Delaware corporation

                                  Page 1 of 10
`,
    rows: [
      ['Fern Ford, Inc.', 'Delaware', null, 'World Motors Larkfield'],
      ['Marlow-T, Inc.', 'Georgia', null, 'World Vans; World Collision Center'],
      ['Coe-T, Inc.', 'Delaware'],
    ],
  },
  {
    title: 'what a company is on the line below a name without a form at its end',
    text: page(
      `${top()}<p>FERN HOTELS, INC.<br>a Nevada corporation<br>dba Fern Palace</p><p>FERN RESORTS OF OHIO, L.L.C.-LARKFIELD<br>an Ohio Limited Liability Company<br>dba Fern Larkfield</p><p>MARLOW COUNTRY CLUB, INC.<br>a New Jersey corporation</p>`,
    ),
    rows: [
      ['FERN HOTELS, INC.', 'Nevada', null, 'Fern Palace'],
      ['FERN RESORTS OF OHIO, L.L.C.-LARKFIELD', 'Ohio', null, 'Fern Larkfield'],
      ['MARLOW COUNTRY CLUB, INC.', 'New Jersey'],
    ],
  },
  {
    title: 'the registrant over the names of its subsidiaries',
    text: page(
      `<p>Exhibit 21.1</p><p>Subsidiaries</p>${cells([
        ['Fernhill Group, Inc.', 'State or Other Jurisdiction of Incorporation'],
        ['Fern Securities, Inc.', 'Delaware'],
        ['Marlow Capital Corporation', 'Texas'],
        ['Coe A, LLC (90%)', 'Texas'],
      ])}`,
    ),
    rows: [
      ['Fern Securities, Inc.', 'Delaware'],
      ['Marlow Capital Corporation', 'Texas'],
      ['Coe A, LLC', 'Texas', 90],
    ],
  },
  {
    title: 'holders of a company in parentheses',
    text: page(
      `${top()}<p>Fern Hospital Corporation (Illinois)</p><p>Fern Health Systems, LLC (Ohio)<br>(Fern Hospital Corporation—100%)</p><p>Marlow MRI, LLC (Arizona)<br>(Members: Fern Hospital Corporation —51%; Marlow Radiology, P.C. —49%)</p>`,
    ),
    rows: [
      ['Fern Hospital Corporation', 'Illinois'],
      ['Fern Health Systems, LLC', 'Ohio'],
      ['Marlow MRI, LLC', 'Arizona'],
    ],
    doubtful: true,
  },
  {
    title: 'facilities indented right under their companies',
    text: `
                                   EXHIBIT 21

                                     ALASKA

Fern Therapy, Inc.
         Fern Therapy & Fitness Center

Fern Behavioral Healthcare, Inc.

Fern North Healthcare, Inc.

                                     OHIO

Marlow Community Hospital, Inc.
         Marlow Valley Medical Center

Coe Health, LLC
`,
    rows: [
      ['Fern Therapy, Inc.', 'ALASKA', null, 'Fern Therapy & Fitness Center'],
      ['Fern Behavioral Healthcare, Inc.', 'ALASKA'],
      ['Fern North Healthcare, Inc.', 'ALASKA'],
      ['Marlow Community Hospital, Inc.', 'OHIO', null, 'Marlow Valley Medical Center'],
      ['Coe Health, LLC', 'OHIO'],
    ],
    doubtful: true,
  },
  {
    title: 'remarks in parentheses before the laws of a state',
    text: page(
      `${top()}<p>1. Fern Bank (federally chartered stock savings association), organized under the laws of Ohio</p><p>2. Fern Mortgage, Inc. (residential construction lending), organized under the laws of the State of Alabama</p>`,
    ),
    rows: [
      ['Fern Bank', 'Ohio'],
      ['Fern Mortgage, Inc.', 'Alabama'],
    ],
    doubtful: true,
  },
  {
    title: 'headings of three lines, and a name that goes on without a form',
    text: `
                                   Exhibit 21

                         FERNHILL ENTERTAINMENT, INC.
                                 SUBSIDIARIES

                                             JURISDICTION        PERCENTAGE     DATE OF
                                                  OF                 OF         INCORPOR-    FEIN
  NAME                                      INCORPORATION         OWNERSHIP     ATION        NUMBER
  ----                                      -------------         ---------     ---------    ------
  Fern Insurance Ltd.                             Bermuda            100%       02/06/90     62-1428220
  Fern Operating Company, Inc.                    Delaware           100%       08/08/83     75-1941623
  Queen Partnership
     In Commendam                                 Louisiana          100%       07/02/98     88-0398744
  Marlow South Shore Corporation                  California         100%       10/02/59     88-0074793
`,
    rows: [
      ['Fern Insurance Ltd.', 'Bermuda', 100],
      ['Fern Operating Company, Inc.', 'Delaware', 100],
      ['Queen Partnership In Commendam', 'Louisiana', 100],
      ['Marlow South Shore Corporation', 'California', 100],
    ],
  },
  {
    title: 'parents over "Subsidiaries:", in cells of several lines',
    text: page(
      `<p>EXHIBIT 21</p>${cells([
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
      `${top()}${cells([
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
      `${top()}${cells([
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
      `${top()}${cells([
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
      `${top()}${cells([
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
      `${cells([['FERNHILL ELECTRONICS, INC'], ['FORM 10-K - EXHIBIT 21']])}<p>FERNHILL ELECTRONICS, INC. &amp; SUBSIDIARIES</p><p>Organizational (Legal Entity) Structure</p><p>As of December 31, 2005</p>${cells(
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
      `${top()}${cells([
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
      `${top()}${cells([
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
