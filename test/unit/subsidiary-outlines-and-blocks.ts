import { page, type SubsidiaryDocument, table, top } from './subsidiary-document.ts';

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
      `${top()}${table([
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
      `${top()}${table([
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
      `${top()}${table([
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
      `<p>Exhibit 21.1</p><p>Subsidiaries</p>${table([
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
];
