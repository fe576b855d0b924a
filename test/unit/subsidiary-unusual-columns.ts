import { page, type SubsidiaryDocument, table, top } from './subsidiary-document.ts';

/** Tables without titles, percents of several years, parents in names, columns set flush right. */
export const UNUSUAL_COLUMNS: readonly SubsidiaryDocument[] = [
  {
    title: 'column headings that begin like a title, above numbered rows',
    text: page(
      `<p>Exhibit 8.1</p>${table([
        ['', 'Subsidiaries', 'Percentage', '', 'Place of'],
        ['1.', 'NG Holdings Ltd.', '100', '%', 'BVI'],
        ['2.', 'Northgate Management Limited', '65.1', '%', 'Hong Kong'],
      ])}`,
    ),
    rows: [
      ['NG Holdings Ltd.', 'BVI', 100],
      ['Northgate Management Limited', 'Hong Kong', 65.1],
    ],
  },
  {
    title: 'a charter and a share in one cell',
    text: `<PAGE>
                                   EXHIBIT 21

                         SUBSIDIARIES OF THE REGISTRANT

Larkfield Savings Bank                                    Federal 100% ownership
`,
    rows: [['Larkfield Savings Bank', 'Federal', 100]],
  },
  {
    title: 'parentheses that say what a company is and whose',
    text: `<PAGE>
                                                                      EXHIBIT 21
                    SUBSIDIARIES OF NORTHGATE ENERGY CORPORATION

<TABLE>
                                                   State of               Percent of
                         Name                    Incorporation             Ownership
----------------------------------------------   -------------            -----------
<S>                                              <C>                      <C>
NORTHGATE HOLDINGS, INC.                           Delaware                 100%

NG SERVICES, LLC                                   Delaware                 100%
(a limited liability company)
(wholly-owned by Northgate Holdings, Inc.)

NG TRUST                                         Pennsylvania               100%
(a business trust)
(wholly-owned by NG
Services, LLC)

NG PROPANE, INC.                                   Tennessee                100%
(a wholly-owned subsidiary of Northgate Holdings, Inc.)
</TABLE>
`,
    rows: [
      ['NORTHGATE HOLDINGS, INC.', 'Delaware', 100],
      ['NG SERVICES, LLC', 'Delaware', 100],
      ['NG TRUST', 'Pennsylvania', 100],
      ['NG PROPANE, INC.', 'Tennessee', 100],
    ],
  },
  {
    title: 'columns set flush right, a place two blanks behind another column',
    text: `EXHIBIT 8.1
<TABLE>
Name                                             Vessel/Activity   Incorporation  Ownership
<S>                                          <C>                 <C>                  <C>
NG Tankers (Bahamas I) Ltd                       Grey Voyager         Bahamas        100%
NG Tankers (Bahamas II) Ltd                      Blue Voyager         Bahamas        100%
NG Management (Bermuda) Ltd                Management company         Bermuda        100%
Harbor Finance International Limited          Holding company         Bermuda       16.2%
Larkfield Tankers Corporation                 Holding company  Cayman Islands        100%
</TABLE>
`,
    rows: [
      ['NG Tankers (Bahamas I) Ltd', 'Bahamas', 100],
      ['NG Tankers (Bahamas II) Ltd', 'Bahamas', 100],
      ['NG Management (Bermuda) Ltd', 'Bermuda', 100],
      ['Harbor Finance International Limited', 'Bermuda', 16.2],
      ['Larkfield Tankers Corporation', 'Cayman Islands', 100],
    ],
  },
  {
    title: 'a paragraph in capitals above the list',
    text: `EXHIBIT 21

FOLLOWING IS A LIST OF ACTIVE SUBSIDIARIES OF THE REGISTRANT. CERTAIN
SUBSIDIARIES THAT ARE INACTIVE OR EXIST SOLELY TO PROTECT BUSINESS NAMES
HAVE BEEN OMITTED. THE OMITTED SUBSIDIARIES DO NOT CONSTITUTE A SIGNIFICANT
SUBSIDIARY.

<TABLE>
ENTITY:                                     PLACE OF FORMATION:
------------------------------------        -------------------
10 HARBOR BUSINESS TRUST                    MARYLAND
A/T HARBOR LIMITED PARTNERSHIP, THE         DELAWARE
LARKFIELD MALL ASSOCIATES                   ILLINOIS
</TABLE>
`,
    rows: [
      ['10 HARBOR BUSINESS TRUST', 'MARYLAND'],
      ['A/T HARBOR LIMITED PARTNERSHIP, THE', 'DELAWARE'],
      ['LARKFIELD MALL ASSOCIATES', 'ILLINOIS'],
    ],
  },
  {
    title: 'places with dates, and direct and indirect shares',
    text: page(
      `${top()}${table([
        ['Name', 'Place and date of incorporation', 'Percentage of equity attributable to the Company', ''],
        ['', '', 'Direct', 'Indirect'],
        ['NG Jiangsu Co., Ltd.', 'PRC<br>April 7, 1993', '62.56%', '—'],
        ['NG Overseas (Hong Kong) Co., Ltd.', 'Hong Kong<br>June 10, 2011', '100%', '—'],
        ['NG Yunnan Co., Ltd.', 'PRC<br>August 2, 2011', '90.36%', '—'],
      ])}`,
    ),
    rows: [
      ['NG Jiangsu Co., Ltd.', 'PRC', 62.56],
      ['NG Overseas (Hong Kong) Co., Ltd.', 'Hong Kong', 100],
      ['NG Yunnan Co., Ltd.', 'PRC', 90.36],
    ],
  },
  {
    title: 'shares at the ends of two years: the latest, or none',
    text: page(
      `<p>Exhibit 8.1</p><p>List of subsidiaries:</p>${table([
        ['Particulars', 'Country', 'Holding as of', ''],
        ['', '', 'March 31, 2015', 'March 31, 2014'],
        ['NG Software Limited', 'India', '99.98%', '99.98%'],
        ['NG Technologies (Sweden) AB', 'Sweden', '100%', '100%'],
        ['NG Procurement Pty Ltd', 'Australia', '–', '99.98%'],
        ['NG Consulting AG', 'Switzerland', '100%', '51%'],
      ])}`,
    ),
    rows: [
      ['NG Software Limited', 'India', 99.98],
      ['NG Technologies (Sweden) AB', 'Sweden', 100],
      ['NG Procurement Pty Ltd', 'Australia'],
      ['NG Consulting AG', 'Switzerland', 100],
    ],
  },
  {
    title: 'marks behind the sign of percent, in a cell of their own',
    text: page(
      `${top()}${table([
        ['Name of Subsidiary', 'State of Jurisdiction', 'Percentage of Voting', ''],
        ['Harbor Bioscience, Inc.', 'Delaware', '100', '%'],
        ['NG Australia Pty Ltd', 'Australia', '100', '% (1)'],
        ['NG Norge AS', 'Norway', '100', '% (1)'],
        ['NG Labs LLC', 'Delaware', '100', '%'],
      ])}<p>(1) owned by a wholly-owned subsidiary of the registrant</p>`,
    ),
    rows: [
      ['Harbor Bioscience, Inc.', 'Delaware', 100],
      ['NG Australia Pty Ltd', 'Australia', 100],
      ['NG Norge AS', 'Norway', 100],
      ['NG Labs LLC', 'Delaware', 100],
    ],
  },
  {
    title: 'owners with their jurisdiction in a column, charters beside places, words for a country',
    text: page(
      `${top()}${table([
        [
          'Subsidiaries:',
          'Jurisdiction of',
          'Direct Parent Company of the Subsidiary and its Jurisdiction of Incorporation',
        ],
        ['Larkfield National Bank', 'United States/National Bank', 'Northgate Harbor Corp. (Delaware)'],
        ['NG Technology Co., Ltd.', 'Mainland China', 'NG Holdings Limited (Hong Kong)'],
        ['NG Reinsurance Limited', 'BDA', 'NG Holdings Limited (Hong Kong)'],
        ['NG Holdings Limited', 'Hong Kong', 'Northgate Harbor Corp. (Delaware)'],
        ['NG Minera, S.A. de C.V.', 'Mexican Republic', 'NG Holdings Limited (Hong Kong)'],
      ])}`,
    ),
    rows: [
      ['Larkfield National Bank', 'United States/National Bank'],
      ['NG Technology Co., Ltd.', 'Mainland China'],
      ['NG Reinsurance Limited', 'BDA'],
      ['NG Holdings Limited', 'Hong Kong'],
      ['NG Minera, S.A. de C.V.', 'Mexican Republic'],
    ],
  },
  {
    title: 'whose a company is, behind its name; a name in brackets; a serial number',
    text: page(
      `<p>EXHIBIT 8.1</p>${table([
        ['Sr. No.', 'Name of the Subsidiary Company', 'Country of incorporation', '% of Equity Shareholding'],
        ['(A) DIRECT SUBSIDIARIES', '', '', ''],
        ['1', 'NG Services Limited [formerly known as Harbor Motors (India) Limited]', 'India', '100.00'],
        ['2', 'NG Agency Inc, a subsidiary of NG Services Limited', 'Montana', '78.39'],
      ])}`,
    ),
    rows: [
      ['NG Services Limited [formerly known as Harbor Motors (India) Limited]', 'India', 100],
      ['NG Agency Inc', 'Montana', 78.39],
    ],
  },
  {
    title: 'a title of the registrant and the word, and short names before the places',
    text: page(
      [
        'Exhibit 21.1',
        'Northgate Mining &amp; Resources, Inc. Subsidiaries',
        'Harbor Mining Group, Inc. (HMG) (Illinois, U.S.A.)',
        'Larkfield Mining Co., Ltd (Larkfield Mining) (Xinjiang, PRC)',
      ]
        .map((line) => `<p>${line}</p>`)
        .join(''),
    ),
    rows: [
      ['Harbor Mining Group, Inc. (HMG)', 'Illinois, U.S.A.'],
      ['Larkfield Mining Co., Ltd (Larkfield Mining)', 'Xinjiang, PRC'],
    ],
  },
  {
    title: 'marks of levels, headings over three lines',
    text: `EXHIBIT 21
SUBSIDIARIES OF NORTHGATE HARBOR CORP.
--------------------------------------
<TABLE>
                                                    Organized          Owned
                                                      Under              By
Names of Subsidiaries                               Laws of:          Parent
---------------------                               --------          ------
NG Aviation, LLC                                    Delaware            N/A
Harbor Investments, Inc.                            Delaware           100%
>Larkfield Corporation                              Delaware           100%
>Larkfield Bankcard Services                        Oregon             100%
</TABLE>
`,
    rows: [
      ['NG Aviation, LLC', 'Delaware'],
      ['Harbor Investments, Inc.', 'Delaware', 100],
      ['Larkfield Corporation', 'Delaware', 100],
      ['Larkfield Bankcard Services', 'Oregon', 100],
    ],
  },
  {
    title: 'a name without legal form under a company may be its trade name',
    text: `EXHIBIT 21

                                     ALASKA

Harbor Therapy, Inc.
         Harbor Therapy & Fitness Center

Larkfield Healthcare, Inc.
`,
    rows: [
      ['Harbor Therapy, Inc.', 'ALASKA'],
      ['Harbor Therapy & Fitness Center', 'ALASKA'],
      ['Larkfield Healthcare, Inc.', 'ALASKA'],
    ],
    doubtful: true,
  },
  {
    title: 'numbers in parentheses that no note explains may count companies',
    text: page(
      `${top()}${table([
        ['Name', 'Jurisdiction', 'Ownership'],
        ['NG Chartering Limited', 'Marshall Islands', '100%'],
        ['Single Ship Companies (3)', 'Australia', '100%'],
        ['Single Ship Limited Liability Companies (47)', 'Marshall Islands', '100%'],
      ])}`,
    ),
    rows: [
      ['NG Chartering Limited', 'Marshall Islands', 100],
      ['Single Ship Companies', 'Australia', 100],
      ['Single Ship Limited Liability Companies', 'Marshall Islands', 100],
    ],
    doubtful: true,
  },
  {
    title: 'a second place under a row',
    text: `EXHIBIT 21

Name                                               Jurisdiction of Incorporation
----                                               -----------------------------

Harbor Trust Company                                    Pennsylvania

Larkfield Leasing Company                               Pennsylvania
                                                        Delaware

NG Securities, Inc.                                     Pennsylvania
`,
    rows: [
      ['Harbor Trust Company', 'Pennsylvania'],
      ['Larkfield Leasing Company', 'Pennsylvania'],
      ['NG Securities, Inc.', 'Pennsylvania'],
    ],
    doubtful: true,
  },
  {
    title: 'fields under the names, in two columns of blanks, over a page',
    text: `EXHIBIT 21

14 HARBOR STREET LLC

Incorporated State:   Massachusetts

NG FINANCE CO., INC.

Incorporated State:   Delaware

NG ASSIST, INC.

                                     Page 1
<PAGE>


Incorporated State:   Idaho

LARKFIELD FARMS

Incorporated State:   California
`,
    rows: [
      ['14 HARBOR STREET LLC', 'Massachusetts'],
      ['NG FINANCE CO., INC.', 'Delaware'],
      ['NG ASSIST, INC.', 'Idaho'],
      ['LARKFIELD FARMS', 'California'],
    ],
  },
  {
    title: 'places that only the text tells',
    text: page(
      `${top()}<p>The Company's subsidiaries, all wholly-owned and incorporated in California (except where noted otherwise) were:</p>${table(
        [
          ['NG Marketing, Inc.', ''],
          ['Northgate Grocers, Ltd.', '(1)'],
          ['Larkfield Capital Company', ''],
          ['(1)', 'Incorporated in Oregon'],
        ],
      )}`,
    ),
    rows: [['NG Marketing, Inc.'], ['Northgate Grocers, Ltd.'], ['Larkfield Capital Company']],
    doubtful: true,
  },
];
