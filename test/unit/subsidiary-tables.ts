import { page, type SubsidiaryDocument, table, top } from './subsidiary-document.ts';

export const SUBSIDIARY_TABLES: readonly SubsidiaryDocument[] = [
  {
    title: 'a column of trade names',
    text: page(
      top() +
        table([
          [
            '<b>Name of Subsidiary</b>',
            '<b>State of Incorporation</b>',
            '<b>Names Under Which Subsidiary Does Business</b>',
          ],
          ['Harbor Freightways, Inc.', 'Delaware', 'Harbor Trucking'],
          ['Northgate Ice Company', 'Maine', 'N/A'],
          ['NG Leasing LLC', 'Texas', 'Same'],
        ]),
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware', null, 'Harbor Trucking'],
      ['Northgate Ice Company', 'Maine'],
      ['NG Leasing LLC', 'Texas'],
    ],
  },
  {
    title: 'a foreign group with variable interest entities',
    text: page(
      '<p>Exhibit 8.1</p><p><b>List of Principal Subsidiaries and Consolidated Affiliated Entities of Jade Lantern Holdings Ltd.</b></p>' +
        table([
          ['<b>Subsidiaries</b>', '<b>Place of Incorporation</b>'],
          ['Jade Lantern (HK) Limited', 'Hong Kong'],
          ['Beijing Jade Lantern Technology Co., Ltd.', 'PRC'],
          ['<b>Consolidated Variable Interest Entities</b>', '<b>Place of Incorporation</b>'],
          ['Shanghai Lantern Culture Media Co., Ltd.', 'PRC'],
          ['<b>Subsidiaries of VIEs</b>', '<b>Place of Incorporation</b>'],
          ['Hangzhou Lantern Network Co., Ltd.', 'PRC'],
        ]),
    ),
    rows: [
      ['Jade Lantern (HK) Limited', 'Hong Kong'],
      ['Beijing Jade Lantern Technology Co., Ltd.', 'PRC'],
      ['Shanghai Lantern Culture Media Co., Ltd.', 'PRC'],
      ['Hangzhou Lantern Network Co., Ltd.', 'PRC'],
    ],
  },
  {
    title: 'ownership of variable interest entities in words',
    text: page(
      '<p>Exhibit 8.1</p><p>Subsidiaries of the Registrant</p>' +
        table([
          ['Name', 'Jurisdiction of Incorporation', 'Percentage of Ownership'],
          ['Jade Lantern BVI Limited', 'British Virgin Islands', '100%'],
          ['Jade Lantern WFOE Co., Ltd.', "People's Republic of China", '100% (indirect)'],
          ['Ningbo Lantern Trading Co., Ltd.*', "People's Republic of China", 'VIE'],
          ['* Variable interest entity, which we control by contractual arrangements.'],
        ]),
    ),
    rows: [
      ['Jade Lantern BVI Limited', 'British Virgin Islands', 100],
      ['Jade Lantern WFOE Co., Ltd.', "People's Republic of China", 100],
      ['Ningbo Lantern Trading Co., Ltd.', "People's Republic of China"],
    ],
  },
  {
    title: 'a column of running numbers',
    text: page(
      top() +
        table([
          ['No.', 'Company Name', 'Jurisdiction'],
          ['1.', 'Harbor Freightways, Inc.', 'Delaware'],
          ['2.', 'Northgate Ice Company', 'Maine'],
          ['3.', 'NG Leasing LLC', 'Texas'],
        ]),
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['Northgate Ice Company', 'Maine'],
      ['NG Leasing LLC', 'Texas'],
    ],
  },
  {
    title: 'raised footnote marks',
    text: page(
      top() +
        table([
          ['Name', 'Jurisdiction'],
          ['Harbor Freightways, Inc.<sup>1</sup>', 'Delaware'],
          ['Northgate Ice Company<font style="vertical-align:super;font-size:60%">2</font>', 'Maine<sup>(3)</sup>'],
          ['NG Leasing 3 LLC', 'Texas'],
        ]) +
        '<p><sup>1</sup> Owned through an intermediate holding company that is listed above.</p><p><sup>2</sup> This company is inactive and has no assets.</p><p>(3) Reincorporated from New Hampshire, which had been its home.</p>',
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['Northgate Ice Company', 'Maine'],
      ['NG Leasing 3 LLC', 'Texas'],
    ],
  },
  {
    title: 'percent first',
    text: page(
      top() +
        table([
          ['Percentage<br>Owned', 'Subsidiary', 'State or Country<br>of Incorporation'],
          ['100', 'Harbor Freightways, Inc.', 'Delaware'],
          ['66.67', 'Northgate Ice Company', 'Maine'],
          ['50.1', 'NG Leasing LLC', 'Texas'],
        ]),
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware', 100],
      ['Northgate Ice Company', 'Maine', 66.67],
      ['NG Leasing LLC', 'Texas', 50.1],
    ],
  },
  {
    title: 'indentation by padding in a table',
    text: page(
      top() +
        '<table><tr><td>Name</td><td>Jurisdiction</td></tr><tr><td style="padding-left:0pt">Harbor Holdings, Inc.</td><td>Delaware</td></tr><tr><td style="padding-left:12pt">Harbor Freightways, Inc.</td><td>Delaware</td></tr><tr><td style="padding-left:24pt">Northgate Ice Company</td><td>Maine</td></tr><tr><td style="padding-left:0pt">NG Leasing LLC</td><td>Texas</td></tr></table>',
    ),
    rows: [
      ['Harbor Holdings, Inc.', 'Delaware'],
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['Northgate Ice Company', 'Maine'],
      ['NG Leasing LLC', 'Texas'],
    ],
    levels: [0, 1, 2, 0],
  },
  {
    title: 'indentation by empty cells',
    text: page(
      top() +
        table([
          ['Harbor Holdings, Inc.', '', '', 'Delaware'],
          ['', 'Harbor Freightways, Inc.', '', 'Delaware'],
          ['', '', 'Northgate Ice Company', 'Maine'],
          ['', '', 'Northgate Snow Company', 'Maine'],
          ['NG Leasing LLC', '', '', 'Texas'],
        ]),
    ),
    rows: [
      ['Harbor Holdings, Inc.', 'Delaware'],
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['Northgate Ice Company', 'Maine'],
      ['Northgate Snow Company', 'Maine'],
      ['NG Leasing LLC', 'Texas'],
    ],
    levels: [0, 1, 2, 2, 0],
  },
  {
    title: 'jurisdictions first, spanning rows',
    text: page(
      top() +
        '<table><tr><th>State</th><th>Subsidiary</th></tr><tr><td rowspan="2">Delaware</td><td>Harbor Holdings, Inc.</td></tr><tr><td>Harbor Freightways, Inc.</td></tr><tr><td>Maine</td><td>Northgate Ice Company</td></tr><tr><td></td><td>Northgate Snow Company</td></tr><tr><td>Texas</td><td>NG Leasing LLC</td></tr></table>',
    ),
    rows: [
      ['Harbor Holdings, Inc.', 'Delaware'],
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['Northgate Ice Company', 'Maine'],
      ['Northgate Snow Company', 'Maine'],
      ['NG Leasing LLC', 'Texas'],
    ],
  },
  {
    title: 'pairs of columns side by side',
    text: page(
      top() +
        table([
          ['Name', 'State', '&nbsp;', 'Name', 'State'],
          ['Harbor Freightways, Inc.', 'Delaware', '', 'NG Leasing LLC', 'Texas'],
          ['Northgate Ice Company', 'Maine', '', 'NG Lumber Corp.', 'Oregon'],
          ['Northgate Snow Company', 'Maine', '', '', ''],
        ]),
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['Northgate Ice Company', 'Maine'],
      ['Northgate Snow Company', 'Maine'],
      ['NG Leasing LLC', 'Texas'],
      ['NG Lumber Corp.', 'Oregon'],
    ],
  },
  {
    title: 'lines broken inside cells',
    text: page(
      top() +
        table([
          ['Subsidiary', 'State'],
          ['Harbor Freightways, Inc.<br>Northgate Ice Company<br>NG Leasing LLC', 'Delaware<br>Maine<br>Texas'],
        ]),
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['Northgate Ice Company', 'Maine'],
      ['NG Leasing LLC', 'Texas'],
    ],
  },
  {
    title: 'a table in a cell of a table',
    text: page(
      `<table><tr><td><p>Exhibit 21</p><p>Subsidiaries of the Company</p>${table([
        ['Name', 'State'],
        ['Harbor Freightways, Inc.', 'Delaware'],
        ['Northgate Ice Company', 'Maine'],
      ])}</td></tr></table>`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['Northgate Ice Company', 'Maine'],
    ],
  },
  {
    title: 'headings repeated on every page',
    text: page(
      top() +
        table([
          ['Subsidiary', 'Jurisdiction'],
          ['Harbor Freightways, Inc.', 'Delaware'],
          ['Northgate Ice Company', 'Maine'],
        ]) +
        '<p align="center">E-1</p><hr><p>Exhibit 21.1 (continued)</p>' +
        table([
          ['Subsidiary', 'Jurisdiction'],
          ['NG Leasing LLC', 'Texas'],
          ['NG Lumber Corp.', 'Oregon'],
        ]) +
        '<p align="center">E-2</p>',
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['Northgate Ice Company', 'Maine'],
      ['NG Leasing LLC', 'Texas'],
      ['NG Lumber Corp.', 'Oregon'],
    ],
  },
  {
    title: 'capitals and postal abbreviations',
    text: page(
      top() +
        table([
          ['NAME', 'ST'],
          ['HARBOR FREIGHTWAYS, INC.', 'DE'],
          ['NORTHGATE ICE COMPANY', 'ME'],
          ['NG LEASING LLC', 'TX'],
        ]),
    ),
    rows: [
      ['HARBOR FREIGHTWAYS, INC.', 'DE'],
      ['NORTHGATE ICE COMPANY', 'ME'],
      ['NG LEASING LLC', 'TX'],
    ],
  },
  {
    title: 'the parent of each in a column',
    text: page(
      top() +
        table([
          ['Entity Name', 'Immediate Parent', 'Jurisdiction of Formation', '% Owned'],
          ['Harbor Holdings, Inc.', 'Northgate Harbor Corp.', 'Delaware', '100%'],
          ['Harbor Freightways, Inc.', 'Harbor Holdings, Inc.', 'Delaware', '100%'],
          ['Northgate Ice Company', 'Harbor Holdings, Inc.', 'Maine', '62.5%'],
        ]),
    ),
    rows: [
      ['Harbor Holdings, Inc.', 'Delaware', 100],
      ['Harbor Freightways, Inc.', 'Delaware', 100],
      ['Northgate Ice Company', 'Maine', 62.5],
    ],
  },
  {
    title: 'entity types beside places',
    text: page(
      top() +
        table([
          ['Name', 'Type of Entity', 'State of Organization'],
          ['Harbor Freightways, Inc.', 'Corporation', 'Delaware'],
          ['Northgate Ice Company', 'Corporation', 'Maine'],
          ['NG Leasing LLC', 'Limited Liability Company', 'Texas'],
        ]),
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['Northgate Ice Company', 'Maine'],
      ['NG Leasing LLC', 'Texas'],
    ],
  },
  {
    title: 'domestic and foreign under headings in a table',
    text: page(
      top() +
        table([
          ['Subsidiary', 'Jurisdiction'],
          ['<b>Domestic:</b>'],
          ['Harbor Freightways, Inc.', 'Delaware'],
          ['<b>Foreign:</b>'],
          ['NG Ferries Limited', 'England and Wales'],
          ['NG Fähren GmbH', 'Germany'],
        ]),
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['NG Ferries Limited', 'England and Wales'],
      ['NG Fähren GmbH', 'Germany'],
    ],
  },
  {
    title: 'an introduction and a closing remark about omitted ones',
    text: page(
      '<p>Exhibit 21</p><p>SUBSIDIARIES</p><p>The following is a list of the subsidiaries of Northgate Harbor Corp., a Delaware corporation, as of December 31, 2019, all of which are included in its consolidated financial statements:</p>' +
        table([
          ['Name', 'State'],
          ['Harbor Freightways, Inc.', 'Delaware'],
          ['Northgate Ice Company', 'Maine'],
        ]) +
        '<p>The names of certain subsidiaries are omitted because, considered in the aggregate as a single subsidiary, they would not constitute a significant subsidiary.</p>',
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['Northgate Ice Company', 'Maine'],
    ],
  },
];
