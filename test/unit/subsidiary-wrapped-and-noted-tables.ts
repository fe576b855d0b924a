import { page, type SubsidiaryDocument, table, top } from './subsidiary-document.ts';

export const WRAPPED_AND_NOTED_TABLES: readonly SubsidiaryDocument[] = [
  {
    title: 'wrapped names in rows of their own',
    text: page(
      top() +
        table([
          ['Name', 'State'],
          ['Harbor Freightways and Warehousing of', 'Delaware'],
          ['New England, Inc.', ''],
          ['Northgate Ice Company', 'Maine'],
          ['NG Overseas Leasing and Finance', ''],
          ['(Singapore) Pte. Ltd.', 'Singapore'],
        ]),
    ),
    rows: [
      ['Harbor Freightways and Warehousing of New England, Inc.', 'Delaware'],
      ['Northgate Ice Company', 'Maine'],
      ['NG Overseas Leasing and Finance (Singapore) Pte. Ltd.', 'Singapore'],
    ],
  },
  {
    title: 'a bank and its own subsidiaries',
    text: page(
      top('Northgate Bancorp') +
        table([
          ['Subsidiary', 'Percent Owned', 'Jurisdiction or State of Incorporation'],
          ['Northgate Bank', '100%', 'Massachusetts'],
          ['Subsidiaries of Northgate Bank:'],
          ['Northgate Securities Corporation', '100%', 'Massachusetts'],
          ['NG Insurance Agency', '100%', 'Massachusetts'],
          ['Northgate Statutory Trust II', '100%', 'Connecticut'],
        ]),
    ),
    rows: [
      ['Northgate Bank', 'Massachusetts', 100],
      ['Northgate Securities Corporation', 'Massachusetts', 100],
      ['NG Insurance Agency', 'Massachusetts', 100],
      ['Northgate Statutory Trust II', 'Connecticut', 100],
    ],
  },
  {
    title: 'the percent beside its sign in a cell of its own',
    text: page(
      top() +
        table([
          ['Name', '', 'Jurisdiction', '', 'Ownership', '', ''],
          ['Harbor Freightways, Inc.', '', 'Delaware', '', '100', '%', ''],
          ['Northgate Ice Company', '', 'Maine', '', '80.5', '%', '(1)'],
        ]) +
        '<p>(1) The rest is owned by its managers.</p>',
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware', 100],
      ['Northgate Ice Company', 'Maine', 80.5],
    ],
  },
  {
    title: 'the registrant as first row of the table, beside words for it',
    text: page(
      top() +
        table([
          [
            'Name of Company',
            'Percentage of Voting Securities Beneficially Owned by Registrant',
            'Organized Under Law of',
          ],
          ['Registrant - Northgate Harbor Corp.', '', 'Delaware'],
          ['Consolidated subsidiaries of the Registrant -', '', ''],
          ['Harbor Freightways, Inc.', '100', 'Delaware'],
          ['Northgate Ice Company', '80', 'Maine'],
        ]),
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware', 100],
      ['Northgate Ice Company', 'Maine', 80],
    ],
  },
  {
    title: 'percents of the immediate parent, with notes',
    text: page(
      '<p>Exhibit 21</p><p>Subsidiaries of the Registrant (1), (2) and (3) - at December 31, 2012</p>' +
        table([
          ['', 'Percentage of Voting Securities Owned by Immediate Parent(s)', 'State or Country of Organization'],
          ['Harbor Petroleum Company Limited (5)', '23.75', 'United Kingdom'],
          ['Northgate Refining B.V.', '100', 'Netherlands'],
          ['Northgate LNG Limited (5)', '25', 'Bahamas'],
        ]) +
        '<p>NOTES:</p><p>(1) For the purposes of this list, if the registrant owns directly or indirectly approximately 50 percent of the voting securities of any person, such person is deemed to be a subsidiary.</p><p>(5) Dual ownership is shown where two companies of the group own it.</p>',
    ),
    rows: [
      ['Harbor Petroleum Company Limited', 'United Kingdom', 23.75],
      ['Northgate Refining B.V.', 'Netherlands', 100],
      ['Northgate LNG Limited', 'Bahamas', 25],
    ],
  },
  {
    title: 'a table of headings above the table of names',
    text: page(
      top() +
        table([['Name', 'Jurisdiction of Incorporation', 'Ownership']]) +
        table([
          ['Harbor Freightways, Inc.', 'Delaware', '100%'],
          ['Northgate Ice Company', 'Maine', '80%'],
        ]),
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware', 100],
      ['Northgate Ice Company', 'Maine', 80],
    ],
  },
  {
    title: 'former names, which are no trade names',
    text: page(
      top() +
        table([
          ['Name', 'State'],
          ['Harbor Freightways, Inc. (f/k/a Harbor Trucking, Inc.)', 'Delaware'],
          ['Northgate Ice Company (formerly known as Polar Co.)', 'Maine'],
        ]),
    ),
    rows: [
      ['Harbor Freightways, Inc. (f/k/a Harbor Trucking, Inc.)', 'Delaware'],
      ['Northgate Ice Company (formerly known as Polar Co.)', 'Maine'],
    ],
  },
  {
    title: 'bullets in cells of their own',
    text: page(
      top() +
        table([
          ['&#149;', 'Harbor Freightways, Inc., a Delaware corporation'],
          ['&#149;', 'Northgate Ice Company, a Maine corporation'],
          ['&#149;', 'NG Leasing LLC, a Texas limited liability company'],
        ]),
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['Northgate Ice Company', 'Maine'],
      ['NG Leasing LLC', 'Texas'],
    ],
  },
  {
    title: 'the status of each in a column',
    text: page(
      top() +
        table([
          ['Subsidiary', 'Jurisdiction', 'Status', 'Date of Incorporation'],
          ['Harbor Freightways, Inc.', 'Delaware', 'Active', 'May 1, 1999'],
          ['Northgate Ice Company', 'Maine', 'Inactive', 'June 30, 2004'],
        ]),
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['Northgate Ice Company', 'Maine'],
    ],
  },
  {
    title: 'names that look like other things',
    text: page(
      top() +
        table([
          ['Name', 'State'],
          ['Texas Gas, Inc.', 'Delaware'],
          ['1850 Harbor Street LLC', 'Maine'],
          ['The Subsidiaries Company', 'Maine'],
          ['Delaware Valley Ice', 'Pennsylvania'],
          ['Company B Limited', 'Guernsey'],
          ['Exhibit Hall Partners, L.P.', 'Nevada'],
          ['Northgate (2005) Ltd.', 'Israel'],
          ['21st Century Harbor Inc.', 'Florida'],
          ['"Harbor Ukraine" LLC', 'Ukraine'],
          ['eHarbor.com, inc.', 'Delaware'],
          ['100% Ice, LLC', 'Texas'],
        ]),
    ),
    rows: [
      ['Texas Gas, Inc.', 'Delaware'],
      ['1850 Harbor Street LLC', 'Maine'],
      ['The Subsidiaries Company', 'Maine'],
      ['Delaware Valley Ice', 'Pennsylvania'],
      ['Company B Limited', 'Guernsey'],
      ['Exhibit Hall Partners, L.P.', 'Nevada'],
      ['Northgate (2005) Ltd.', 'Israel'],
      ['21st Century Harbor Inc.', 'Florida'],
      ['"Harbor Ukraine" LLC', 'Ukraine'],
      ['eHarbor.com, inc.', 'Delaware'],
      ['100% Ice, LLC', 'Texas'],
    ],
    doubtful: true,
  },
  {
    title: 'jurisdictions that few lists have',
    text: page(
      top() +
        table([
          ['Name', 'Jurisdiction'],
          ['A Harbor GmbH', 'Federal Republic of Germany'],
          ['B Harbor Ltd.', 'England & Wales'],
          ['C Harbor Ltd.', 'Republic of Ireland'],
          ['D Harbor SA', 'Switzerland (Zug)'],
          ['E Harbor Co., Ltd.', 'P.R. China'],
          ['F Harbor', 'Côte d’Ivoire'],
          ['G Harbor Pvt. Ltd.', 'India'],
          ['H Harbor Inc.', 'Québec, Canada'],
          ['I Harbor LLC', 'D.C.'],
          ['J Harbor Corp.', 'N.Y.'],
          ['K Harbor Sdn Bhd', 'Labuan, Malaysia'],
          ['L Harbor Ltd.', 'Cayman Islands, B.W.I.'],
        ]),
    ),
    rows: [
      ['A Harbor GmbH', 'Federal Republic of Germany'],
      ['B Harbor Ltd.', 'England & Wales'],
      ['C Harbor Ltd.', 'Republic of Ireland'],
      ['D Harbor SA', 'Switzerland (Zug)'],
      ['E Harbor Co., Ltd.', 'P.R. China'],
      ['F Harbor', 'Côte d’Ivoire'],
      ['G Harbor Pvt. Ltd.', 'India'],
      ['H Harbor Inc.', 'Québec, Canada'],
      ['I Harbor LLC', 'D.C.'],
      ['J Harbor Corp.', 'N.Y.'],
      ['K Harbor Sdn Bhd', 'Labuan, Malaysia'],
      ['L Harbor Ltd.', 'Cayman Islands, B.W.I.'],
    ],
  },
  {
    title: 'one company in a table without headings',
    text: page(top() + table([['Harbor Freightways, Inc.', 'Nevada']])),
    rows: [['Harbor Freightways, Inc.', 'Nevada']],
  },
  {
    title: 'the title in a table of its own and the list in fixed-width paragraphs',
    text: page(
      '<table><tr><td>Exhibit 21</td></tr><tr><td>LIST OF SUBSIDIARIES</td></tr></table><p style="font-family:Courier New">Harbor Freightways, Inc.&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;Delaware</p><p style="font-family:Courier New">Northgate Ice Company&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;Maine</p>',
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['Northgate Ice Company', 'Maine'],
    ],
  },
  {
    title: 'two owners of one company',
    text: page(
      top() +
        table([
          ['Name', 'Jurisdiction', 'Ownership'],
          ['Harbor Freightways, Inc.', 'Delaware', '100%'],
          [
            'Northgate México, S. de R.L. de C.V.',
            'Mexico',
            '99% by Harbor Freightways, Inc.; 1% by Northgate Ice Company',
          ],
        ]),
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware', 100],
      ['Northgate México, S. de R.L. de C.V.', 'Mexico'],
    ],
    doubtful: true,
  },
  {
    title: 'notes in rows with marks beside places',
    text: page(
      top() +
        table([
          ['Name', 'State', '% Owned'],
          ['Harbor Freightways, Inc.', 'Delaware (a)', '100 (b)'],
          ['Northgate Ice Company (a)(b)', 'Maine', '80'],
          ['(a)', 'Also qualified to do business in Quebec.', ''],
          ['(b)', 'Guarantees the senior notes.', ''],
        ]),
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware', 100],
      ['Northgate Ice Company', 'Maine', 80],
    ],
  },
  {
    title: 'phrases about the companies in a column',
    text: page(
      `${top()}${table([
        ['Harbor Freightways, Inc.', 'a Delaware corporation'],
        ['NG Leasing Ltd.', 'a Cayman Islands exempted company'],
      ])}`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['NG Leasing Ltd.', 'Cayman Islands'],
    ],
  },
  {
    title: 'owners in a column without heading',
    text: page(
      `${top()}${table([
        ['Harbor Freightways, Inc.', 'Delaware', 'Northgate Harbor Corp.'],
        ['Northgate Ice Company', 'Maine', 'Northgate Harbor Corp.'],
        ['NG Leasing LLC', 'Texas', 'Harbor Freightways, Inc.'],
      ])}`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['Northgate Ice Company', 'Maine'],
      ['NG Leasing LLC', 'Texas'],
    ],
    doubtful: true,
  },
];
