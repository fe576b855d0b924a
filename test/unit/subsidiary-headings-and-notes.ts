import { page, type SubsidiaryDocument, table, top } from './subsidiary-document.ts';

/** Headings with dates, notes in tables, trade names, groups, pages. */
export const HEADINGS_AND_NOTES: readonly SubsidiaryDocument[] = [
  {
    title: 'a heading with a date and a note, and several companies in a cell',
    text: page(
      `${top('Marrowby Industries Inc.')}${table([
        [
          'Name of Corporation',
          'Jurisdiction of Incorporation',
          '% of Voting Securities Held at December 31, 2011 (1)',
        ],
        ['Alder Holdings, Inc.<br>Birch Research, Inc.', 'Delaware<br>Utah', '100%<br>80%'],
        ['Cedar Worldwide, Inc. (2)', 'New Jersey', '59%'],
      ])}${table([
        ['(1)', 'Held by the Registrant or the named subsidiary.'],
        ['(2)', 'Listed on an exchange.'],
      ])}`,
    ),
    rows: [
      ['Alder Holdings, Inc.', 'Delaware', 100],
      ['Birch Research, Inc.', 'Utah', 80],
      ['Cedar Worldwide, Inc.', 'New Jersey', 59],
    ],
  },
  {
    title: 'a table of notes whose marks the heading and rows carry, one without a verb',
    text: page(
      `${top()}${table([
        ['Company Name', 'Country of Incorporation', 'Proportion of Ownership Interest (1)'],
        ['Harbor Rigg AS', 'Norway', '100%'],
        ['Harbor Asia Ltd (2)', 'Hong Kong', '100%'],
      ])}${table([
        ['(1', ')', 'Ownership percentage reflects proportion of voting power.'],
        ['(2', ')', 'No stock issued; inactive company.'],
      ])}`,
    ),
    rows: [
      ['Harbor Rigg AS', 'Norway', 100],
      ['Harbor Asia Ltd', 'Hong Kong', 100],
    ],
  },
  {
    title: 'a heading sentence in capitals',
    text: page(
      `${top()}<p>EACH SUBSIDIARY IS WHOLLY OWNED BY NORTHGATE HARBOR CORP. (THE "COMPANY") UNLESS OTHERWISE INDICATED.</p><p>NG Clinics Corporation (DE)</p><p>Larkfield Hospital Corporation (IL)</p>`,
    ),
    rows: [
      ['NG Clinics Corporation', 'DE'],
      ['Larkfield Hospital Corporation', 'IL'],
    ],
  },
  {
    title: 'percents beside marks that refer to notes',
    text: page(
      `${top()}${table([
        ['Subsidiaries', 'Jurisdiction of Incorporation', 'Percentage Owned', ''],
        ['Puerto Operadora, S.A. de C.V.', 'Mexico', '*', ''],
        ['Puerto Servicios, S.A. de C.V.', 'Mexico', '*', ''],
        ['Puerto Telefonía, S.A. de C.V.', 'Mexico', '**', ''],
        ['NG U.S.A., Inc.', 'Delaware', '100', '%'],
      ])}<p>* All but one share of each is owned by the registrant.</p><p>** One share of each is owned by Puerto Operadora, S.A. de C.V.</p>`,
    ),
    rows: [
      ['Puerto Operadora, S.A. de C.V.', 'Mexico'],
      ['Puerto Servicios, S.A. de C.V.', 'Mexico'],
      ['Puerto Telefonía, S.A. de C.V.', 'Mexico'],
      ['NG U.S.A., Inc.', 'Delaware', 100],
    ],
  },
  {
    title: 'trade names behind a comma, and references to notes inside a name',
    text: page(
      `${top()}${table([
        ['Entity', 'Jurisdiction'],
        ['NG Allegra Circle, LLC, dba, Allegra', 'Delaware'],
        ['NG Bellweather LP, doing business as ("dba"), Bellweather', 'Delaware'],
        ['NG Seeds Limited (note (i)) (“NG Seeds”)', 'PRC'],
        ['NG Software Private Limited6)', 'India'],
      ])}`,
    ),
    rows: [
      ['NG Allegra Circle, LLC', 'Delaware', null, 'Allegra'],
      ['NG Bellweather LP', 'Delaware', null, 'Bellweather'],
      ['NG Seeds Limited (“NG Seeds”)', 'PRC'],
      ['NG Software Private Limited', 'India'],
    ],
  },
  {
    title: 'trade names in a column of their own, one below the other',
    text: page(
      `${top()}${table([
        ['Name of Entity', 'Domestic State', 'Certificate of Assumed Name'],
        ['Autoford, Inc.', 'California', 'Larkfield Motors'],
        ['', '', 'Larkfield Kia'],
        ['NG Imports, Inc.', 'Alabama', ''],
      ])}`,
    ),
    rows: [
      ['Autoford, Inc.', 'California', null, 'Larkfield Motors; Larkfield Kia'],
      ['NG Imports, Inc.', 'Alabama'],
    ],
  },
  {
    title: 'a column of cells that begin with d/b/a, and lines of business over the companies',
    text: page(
      `${top()}${table([
        ['NAME OF CORPORATION', '', 'STATE OF INCORPORATION'],
        ['NEWSPAPER PUBLISHING:', '', ''],
        ['The Larkfield Courier, L.P.', 'd/b/a The Larkfield Courier', 'Delaware'],
        ['Northgate Printing Company, Inc.', '', 'Delaware'],
        ['TELEVISION BROADCASTING:', '', ''],
        ['NGTV Television, Inc.', 'd/b/a NGTV, Channel 24', 'Texas'],
      ])}`,
    ),
    rows: [
      ['The Larkfield Courier, L.P.', 'Delaware', null, 'The Larkfield Courier'],
      ['Northgate Printing Company, Inc.', 'Delaware'],
      ['NGTV Television, Inc.', 'Texas', null, 'NGTV, Channel 24'],
    ],
  },
  {
    title: 'names with their assumed names below them, in one cell or in rows',
    text: page(
      `${top()}${table([
        ['Subsidiaries and Assumed Names', 'Jurisdiction of Incorporation', 'Note'],
        ['LARKFIELD INSURANCE COMPANY', 'Vermont', ''],
        ['LARKFIELD LAND TITLE, INC.<br>Larkfield Title Company<br>Courier Title Company', 'Nevada', ''],
        ['LARKFIELD RELIEF FUND', 'Texas', ''],
      ])}`,
    ),
    rows: [
      ['LARKFIELD INSURANCE COMPANY', 'Vermont'],
      ['LARKFIELD LAND TITLE, INC.', 'Nevada', null, 'Larkfield Title Company; Courier Title Company'],
      ['LARKFIELD RELIEF FUND', 'Texas'],
    ],
  },
  {
    title: 'the only places stand under "Location"',
    text: page(
      `${top()}${table([
        ['', 'Location*', '% Ownership'],
        ['Arbor Chemical Company Limited', 'Saudi Arabia', '50'],
        ['NG Europe GmbH', 'Germany', '60'],
        ['NG Polymers', 'Texas', '50'],
      ])}<p>* Location of incorporation or organization.</p>`,
    ),
    rows: [
      ['Arbor Chemical Company Limited', 'Saudi Arabia', 50],
      ['NG Europe GmbH', 'Germany', 60],
      ['NG Polymers', 'Texas', 50],
    ],
  },
  {
    title: 'towns with their countries, by legal seat',
    text: page(
      `${top()}${table([
        ['Legal Seat', 'Name', 'Percentage ownership'],
        ['Australia – Sydney', 'NG Devices PTY Ltd', '100'],
        ['Belgium – Zaventem', 'NG Devices Belgium N.V.', '50'],
        ['France – Grenoble', 'NG Devices SAS', '100'],
      ])}`,
    ),
    rows: [
      ['NG Devices PTY Ltd', 'Australia – Sydney', 100],
      ['NG Devices Belgium N.V.', 'Belgium – Zaventem', 50],
      ['NG Devices SAS', 'France – Grenoble', 100],
    ],
  },
  {
    title: 'numbers in cells of their own, nested',
    text: page(
      `${top('NG Business Software Inc.')}${table([
        ['', '1.', 'Group Software LLC, a Texas limited liability company, 50.1% owned by the registrant', ''],
        ['', '', 'i.', 'Permit Corp., a Delaware corporation, 100% owned by Group Software LLC'],
        ['', '2.', 'Pavilion Inc., an Ohio corporation, 100% owned by the registrant', ''],
      ])}`,
    ),
    rows: [
      ['Group Software LLC', 'Texas', 50.1],
      ['Permit Corp.', 'Delaware', 100],
      ['Pavilion Inc.', 'Ohio', 100],
    ],
  },
  {
    title: 'pages of fixed width whose columns stand elsewhere',
    text: `                              EXHIBIT 21

Name                                              Incorporation     % Ownership
Northgate Biotechnological Products Company       Delaware          100%
NG Analytic                                       Slovenia          100%
NG Benelux B.V.                                   Netherlands        50%

                                   1
Name                      Incorporation     % Ownership
NG Norway A/S             Norway            100%
NG Medlab                 Bolivia            28%
NG Amerlab Lda.           Portugal         47.5%
`,
    rows: [
      ['Northgate Biotechnological Products Company', 'Delaware', 100],
      ['NG Analytic', 'Slovenia', 100],
      ['NG Benelux B.V.', 'Netherlands', 50],
      ['NG Norway A/S', 'Norway', 100],
      ['NG Medlab', 'Bolivia', 28],
      ['NG Amerlab Lda.', 'Portugal', 47.5],
    ],
  },
  {
    title: 'a row whose vessel takes two lines, place and percent on the second',
    text: `                            EXHIBIT 8.1
Name                         Vessel/Activity     Incorporation     Percentage
Granary Shipping Co Ltd      Harbor Granite      Bahamas                 100%
Bandera Ltd.                 Polymer and
                             Polyglot            Liberia                 100%
Bonnet Shipping Ltd.         Harbor Driver       Liberia                50.1%
`,
    rows: [
      ['Granary Shipping Co Ltd', 'Bahamas', 100],
      ['Bandera Ltd.', 'Liberia', 100],
      ['Bonnet Shipping Ltd.', 'Liberia', 50.1],
    ],
  },
  {
    title: 'place in parentheses behind the name, whose heading says both, with what became of it',
    text: `                                  EXHIBIT 21.1
                             NORTHGATE WELLS COMPANY
                      SUBSIDIARIES AS OF DECEMBER 20, 1996

NAME OF ENTITY/JURISDICTION OF ORGANIZATION                       PERCENTAGE
- ----------------------------------------------------------      ----------
NG Wells Company Middle East (Delaware).....................        100%
NG Wells Company Overseas (Delaware) (Inactive).............        100%
  Gulf Wells Company (Kuwait) (Joint Venture)...............         40%
  Fracture Supply, Inc. (Texas) (being liquidated)..........        100%
`,
    rows: [
      ['NG Wells Company Middle East', 'Delaware', 100],
      ['NG Wells Company Overseas', 'Delaware', 100],
      ['Gulf Wells Company', 'Kuwait', 40],
      ['Fracture Supply, Inc.', 'Texas', 100],
    ],
  },
  {
    title: 'whose subsidiary each is, on a line of its own',
    text: `                           EXHIBIT 21

                        SUBSIDIARIES

                 ANDERS & ASSOCIATES, INC.
                  A Florida corporation

                 CABLE NORTH, INC.
                A Delaware corporation
       A Subsidiary of Anders & Associates, Inc.

                 FIBER NORTH, INC.
                A Delaware corporation
`,
    rows: [
      ['ANDERS & ASSOCIATES, INC.', 'Florida'],
      ['CABLE NORTH, INC.', 'Delaware'],
      ['FIBER NORTH, INC.', 'Delaware'],
    ],
  },
  {
    title: 'leader dots right behind an abbreviation, and a lone dot behind a name',
    text: `                           EXHIBIT 21
                  SUBSIDIARIES OF THE COMPANY

Name                                                     Country
20th Century Northgate Limited ........................  Liberia
NG Life Savers (Panama) S.A............................  Panama
Northgate Apparel Limited .                              Canada
NG Stocking Fund, Inc .                                  Maryland
`,
    rows: [
      ['20th Century Northgate Limited', 'Liberia'],
      ['NG Life Savers (Panama) S.A.', 'Panama'],
      ['Northgate Apparel Limited', 'Canada'],
      ['NG Stocking Fund, Inc .', 'Maryland'],
    ],
  },
  {
    title: 'words about the company behind its name are no certainty',
    text: page(
      '<p>EXHIBIT 8.1</p><p>LIST OF SUBSIDIARIES</p><p>Chipmark Corporation, a federally-incorporated private company</p>',
    ),
    rows: [['Chipmark Corporation, a federally-incorporated private company']],
    doubtful: true,
  },
  {
    title: 'a wholly-owned subsidiary of another, by name',
    text: page(
      '<p>Exhibit 21</p><p>Subsidiaries</p><p>First National Bank of Larkfield, a wholly-owned subsidiary of LNB Banking Company.</p><p>Larkfield Loans, Inc., a wholly-owned subsidiary of First National Bank of Larkfield.</p>',
    ),
    rows: [
      ['First National Bank of Larkfield', null, 100],
      ['Larkfield Loans, Inc.', null, 100],
    ],
  },
  {
    title: 'an end of a name that could be a heading, on the next line',
    text: `EXHIBIT 21
SUBSIDIARIES OF MOMENTUM PHARMA, INC.

Name of Subsidiary          Jurisdiction of Organization
Momentum Pharma             Massachusetts
Securities Corporation
`,
    rows: [['Momentum Pharma Securities Corporation', 'Massachusetts']],
    doubtful: true,
  },
  {
    title: 'references to attachments among the rows, and a percent right behind a long name',
    text: `                (See Attachment A for foreign subsidiaries)

                                              PERCENT   DOMESTIC
COMPANY                                      OWNERSHIP   STATE

  NG Management Services, Inc.                  100     Delaware
    NG Equity of Larkfield, Inc.                 80     New York
      (See attachment A for subsidiaries)
      Analytical Northgate of Alaska, Inc. 100          Alaska
    NG Remediation Services Co., Inc.           100     Florida
`,
    rows: [
      ['NG Management Services, Inc.', 'Delaware', 100],
      ['NG Equity of Larkfield, Inc.', 'New York', 80],
      ['Analytical Northgate of Alaska, Inc.', 'Alaska', 100],
      ['NG Remediation Services Co., Inc.', 'Florida', 100],
    ],
    doubtful: true,
  },
];
