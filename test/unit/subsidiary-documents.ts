/** Exhibits of fictional registrants in layouts that registrants use, with what they say: name, jurisdiction, percent, d/b/a. */
export interface SubsidiaryDocument {
  readonly title: string;
  readonly text: string;
  readonly rows: readonly (readonly [string, (string | null)?, (number | null)?, (string | null)?])[];
  /** Depths, where the layout shows them. */
  readonly levels?: readonly number[];
  /** The parser must not be sure. */
  readonly doubtful?: true;
}

const page = (body: string) => `<html><head><title>EX-21</title></head><body>${body}</body></html>`;
const top = (name = 'Northgate Harbor Corp.') =>
  `<p align="right">Exhibit 21.1</p><p align="center"><b>${name}</b></p><p align="center"><b>SUBSIDIARIES OF THE REGISTRANT</b></p>`;
const table = (rows: readonly (readonly string[])[]) =>
  `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')}</table>`;

export const SUBSIDIARY_DOCUMENTS: readonly SubsidiaryDocument[] = [
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
    title: 'trade names in the names',
    text: page(
      top() +
        '<p>Harbor Freightways, Inc. (d/b/a Harbor Trucking), a Delaware corporation</p><p>Northgate Ice Company, LLC dba Polar Ice, a Maine limited liability company</p><p>NG Leasing LLC, doing business as &quot;Quick Lease&quot; (Texas)</p>',
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware', null, 'Harbor Trucking'],
      ['Northgate Ice Company, LLC', 'Maine', null, 'Polar Ice'],
      ['NG Leasing LLC', 'Texas', null, 'Quick Lease'],
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
    title: 'a tree drawn with no-break spaces, the registrant at its root',
    text: page(
      '<p>Exhibit 21</p><p align=center>Subsidiaries of Northgate Harbor Corp.</p><p>Northgate Harbor Corp. (Delaware)</p><p>&nbsp;&nbsp;&nbsp;&nbsp;Harbor Freightways, Inc. (Delaware)</p><p>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;Northgate Ice Company (Maine)</p><p>&nbsp;&nbsp;&nbsp;&nbsp;NG Leasing LLC (Texas)</p>',
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['Northgate Ice Company', 'Maine'],
      ['NG Leasing LLC', 'Texas'],
    ],
    levels: [0, 1, 0],
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
    title: 'fixed width with wrapped names and places',
    text: `
                                                                    EXHIBIT 21

                     SUBSIDIARIES OF NORTHGATE HARBOR CORP.

                                                     Jurisdiction
     Name                                          of Incorporation
     ----                                          ----------------
     Harbor Freightways and Warehousing             Delaware
       International, Inc.
     Northgate Ice Company                          Maine
     NG Overseas Leasing and                        British Virgin
       Finance Limited                                Islands
     NG Leasing LLC                                 Texas

                                      47
`,
    rows: [
      ['Harbor Freightways and Warehousing International, Inc.', 'Delaware'],
      ['Northgate Ice Company', 'Maine'],
      ['NG Overseas Leasing and Finance Limited', 'British Virgin Islands'],
      ['NG Leasing LLC', 'Texas'],
    ],
  },
  {
    title: 'fixed width with leader dots and percents',
    text: `<PAGE>

EXHIBIT 21.  SUBSIDIARIES OF THE REGISTRANT

<TABLE>
<CAPTION>
                                              State of        Percentage
Subsidiary                                  Incorporation      Owned
- ----------                                -------------     ----------
<S>                                         <C>               <C>
Harbor Freightways, Inc. .................  Delaware            100%
Northgate Ice Company.....................  Maine                80
NG Leasing LLC............................  Texas                50.5
</TABLE>
`,
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware', 100],
      ['Northgate Ice Company', 'Maine', 80],
      ['NG Leasing LLC', 'Texas', 50.5],
    ],
  },
  {
    title: 'dashes between name and place',
    text: page(
      top() +
        '<p>Harbor Freightways, Inc. - Delaware</p><p>Northgate Ice Company &ndash; Maine</p><p>NG Leasing LLC: Texas</p><p>NG-Pacific Pte. Ltd. &mdash; Singapore</p>',
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['Northgate Ice Company', 'Maine'],
      ['NG Leasing LLC', 'Texas'],
      ['NG-Pacific Pte. Ltd.', 'Singapore'],
    ],
  },
  {
    title: 'commas between name and place',
    text: page(
      top() +
        '<p>Harbor Freightways, Inc., Delaware</p><p>Northgate Ice Company, Maine</p><p>NG Leasing LLC, Ontario, Canada</p><p>Harbor Warehousing Co., Texas</p>',
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['Northgate Ice Company', 'Maine'],
      ['NG Leasing LLC', 'Ontario, Canada'],
      ['Harbor Warehousing Co.', 'Texas'],
    ],
  },
  {
    title: 'one subsidiary in a sentence',
    text: page(top() + '<p>The Company has one subsidiary, Harbor Freightways, Inc., a Nevada corporation.</p>'),
    rows: [['Harbor Freightways, Inc.', 'Nevada']],
  },
  {
    title: 'a subsidiary as the subject of a sentence',
    text: page(top() + '<p>Harbor Freightways, Inc., a Nevada corporation, is a subsidiary of the Company.</p>'),
    rows: [['Harbor Freightways, Inc.', 'Nevada']],
  },
  {
    title: 'subsidiaries that were organized under the laws of',
    text: page(
      top() +
        '<p>Harbor Freightways, Inc., organized under the laws of the State of Delaware</p><p>Northgate Ice Company, incorporated in Maine (80% owned)</p><p>NG Leasing LLC, formed in Texas</p>',
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['Northgate Ice Company', 'Maine', 80],
      ['NG Leasing LLC', 'Texas'],
    ],
  },
  {
    title: 'an ordered list with percents in the names',
    text: page(
      top() +
        '<ol><li>Harbor Freightways, Inc. (Delaware) (100%)</li><li>Northgate Ice Company (Maine, 80% owned)</li><li>NG Leasing LLC (51%-owned; Texas)</li></ol>',
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware', 100],
      ['Northgate Ice Company', 'Maine', 80],
      ['NG Leasing LLC', 'Texas', 51],
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
    title: 'a paragraph with line breaks',
    text: page(
      top() + '<p>Harbor Freightways, Inc. (Delaware)<br>Northgate Ice Company (Maine)<br>NG Leasing LLC (Texas)</p>',
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['Northgate Ice Company', 'Maine'],
      ['NG Leasing LLC', 'Texas'],
    ],
  },
  {
    title: 'columns made of no-break spaces',
    text: page(
      top() +
        '<p>Name&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;State of Incorporation</p><p>Harbor Freightways, Inc.&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;Delaware</p><p>Northgate Ice Company&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;Maine</p><p>NG Leasing LLC&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;Texas</p>',
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['Northgate Ice Company', 'Maine'],
      ['NG Leasing LLC', 'Texas'],
    ],
  },
  {
    title: 'preformatted text',
    text: page(
      `<p>Exhibit 21</p><pre>
                 SUBSIDIARIES OF NORTHGATE HARBOR CORP.

Name                                    State of Incorporation
----                                    ----------------------
Harbor Freightways, Inc.                Delaware
Northgate Ice Company                   Maine
NG Leasing LLC                          Texas
</pre>`,
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
    title: 'names alone',
    text: page(top() + '<p>Harbor Freightways, Inc.</p><p>Northgate Ice Company</p><p>NG Leasing LLC</p>'),
    rows: [['Harbor Freightways, Inc.'], ['Northgate Ice Company'], ['NG Leasing LLC']],
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
    title: 'place headings of several wordings',
    text: page(
      top() +
        '<p><b>Delaware Corporations:</b></p><p>Harbor Freightways, Inc.</p><p>Harbor Holdings, Inc.</p><p><b>Incorporated in Maine:</b></p><p>Northgate Ice Company</p><p><b>United Kingdom</b></p><p>NG Ferries Limited</p>',
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['Harbor Holdings, Inc.', 'Delaware'],
      ['Northgate Ice Company', 'Maine'],
      ['NG Ferries Limited', 'United Kingdom'],
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
    title: 'names and places on lines of their own, by turns',
    text: page(
      top() +
        '<p>Harbor Freightways, Inc.</p><p>Delaware</p><p>Northgate Ice Company</p><p>Maine</p><p>NG Leasing LLC</p><p>Texas</p>',
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['Northgate Ice Company', 'Maine'],
      ['NG Leasing LLC', 'Texas'],
    ],
  },
  {
    title: 'the registrant under the title and numbers before the names',
    text: page(
      '<p>EXHIBIT 21</p><p><b>LIST OF SUBSIDIARIES</b></p><p><b>NORTHGATE HARBOR CORP.</b></p><p>1. Harbor Freightways, Inc., a Delaware corporation</p><p>2. Northgate Ice Company, a Maine corporation</p><p>3. NG Leasing LLC, a Texas limited liability company (inactive)</p>',
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['Northgate Ice Company', 'Maine'],
      ['NG Leasing LLC', 'Texas'],
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
    title: 'several states of the page in fixed width, tabs between',
    text: 'EXHIBIT 21\n\nSUBSIDIARIES OF THE COMPANY\n\nHarbor Freightways, Inc.\t\tDelaware\nNorthgate Ice Company\t\t\tMaine\nNG Leasing LLC\t\t\t\tTexas\n\n\t\t\t-23-\n',
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['Northgate Ice Company', 'Maine'],
      ['NG Leasing LLC', 'Texas'],
    ],
  },
  {
    title: 'blank lines between fixed-width entries of two lines',
    text: `EXHIBIT 21

SUBSIDIARIES OF THE REGISTRANT

Harbor Freightways, Inc.
a Delaware corporation

Northgate Ice Company
a Maine corporation

NG Leasing LLC
a Texas limited liability company
`,
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['Northgate Ice Company', 'Maine'],
      ['NG Leasing LLC', 'Texas'],
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
    title: 'a sentence over names with wholly-owned subsidiaries',
    text: page(
      top() +
        '<p>The Registrant has the following wholly-owned subsidiaries: Harbor Freightways, Inc., a Delaware corporation, and Northgate Ice Company, a Maine corporation.</p>',
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware', 100],
      ['Northgate Ice Company', 'Maine', 100],
    ],
    doubtful: true,
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
    title: 'fields under each name',
    text: page(
      `${top()}<p>Name of Subsidiary: Harbor Freightways, Inc.</p><p>State of Incorporation: Nevada</p><p>Percentage Owned: 100%</p><p>Name of Subsidiary: Northgate Ice Ltd.</p><p>State of Incorporation: British Columbia, Canada</p><p>Percentage Owned: 51%</p>`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Nevada', 100],
      ['Northgate Ice Ltd.', 'British Columbia, Canada', 51],
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
    title: 'capitals in fixed width, wrapped without indentation',
    text: `EXHIBIT 21

                 SUBSIDIARIES OF NORTHGATE INSURANCE GROUP

                                                   STATE OF
NAME                                               DOMICILE

NORTHGATE INTERNATIONAL SPECIALTY LINES            ALASKA
INSURANCE COMPANY
NORTHGATE LIFE INSURANCE COMPANY                   NEW YORK
NORTHGATE GENERAL INDEMNITY                        TEXAS
COMPANY OF AMERICA
NG AGENCY, INC.                                    MAINE
`,
    rows: [
      ['NORTHGATE INTERNATIONAL SPECIALTY LINES INSURANCE COMPANY', 'ALASKA'],
      ['NORTHGATE LIFE INSURANCE COMPANY', 'NEW YORK'],
      ['NORTHGATE GENERAL INDEMNITY COMPANY OF AMERICA', 'TEXAS'],
      ['NG AGENCY, INC.', 'MAINE'],
    ],
  },
  {
    title: 'single spaces between legal form and place',
    text: page(
      `${top()}<p>Harbor Freightways, Inc. Delaware</p><p>Northgate Ice Limited United Kingdom</p><p>NG Leasing LLC Texas</p>`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['Northgate Ice Limited', 'United Kingdom'],
      ['NG Leasing LLC', 'Texas'],
    ],
  },
  {
    title: 'sentences that found each company',
    text: page(
      `${top()}<p>Harbor Freightways, Inc. was incorporated in the State of Nevada on May 5, 2010 and is our operating company.</p>`,
    ),
    rows: [['Harbor Freightways, Inc.', 'Nevada']],
    doubtful: true,
  },
  {
    title: 'percents and types in running text',
    text: page(
      `${top()}<p>Harbor Freightways, LLC (51%), a Delaware limited liability company</p><p>Northgate Ice Company, a Maine corporation - 80% owned</p><p>NG Leasing LP, a Texas limited partnership, 99.5% owned</p>`,
    ),
    rows: [
      ['Harbor Freightways, LLC', 'Delaware', 51],
      ['Northgate Ice Company', 'Maine', 80],
      ['NG Leasing LP', 'Texas', 99.5],
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
    title: 'names in two newspaper columns of fixed width',
    text: `EXHIBIT 21

SUBSIDIARIES OF THE REGISTRANT

<TABLE>
<S>                                     <C>
Harbor Freightways, Inc.                NG Leasing LLC
Northgate Ice Company                   NG Lumber Corp.
Northgate Snow Company                  NG Paper Limited
</TABLE>
`,
    rows: [
      ['Harbor Freightways, Inc.'],
      ['Northgate Ice Company'],
      ['Northgate Snow Company'],
      ['NG Leasing LLC'],
      ['NG Lumber Corp.'],
      ['NG Paper Limited'],
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
    title: 'nested lists',
    text: page(
      `${top()}<ul><li>Harbor Holdings, Inc. (Delaware)<ul><li>Harbor Freightways, Inc. (Delaware)<ul><li>Northgate Ice Company (Maine)</li></ul></li></ul></li><li>NG Leasing LLC (Texas)</li></ul>`,
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
    title: 'decimal numbers that show the depth',
    text: page(
      `${top()}<p>1. Harbor Holdings, Inc. (Delaware)</p><p>1.1 Harbor Freightways, Inc. (Delaware)</p><p>1.1.1 Northgate Ice Company (Maine)</p><p>2. 3M Leasing LLC (Texas)</p>`,
    ),
    rows: [
      ['Harbor Holdings, Inc.', 'Delaware'],
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['Northgate Ice Company', 'Maine'],
      ['3M Leasing LLC', 'Texas'],
    ],
    levels: [0, 1, 2, 0],
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
    title: 'one company on a line',
    text: page(`${top()}<p>Harbor Freightways, Inc., a Nevada corporation</p>`),
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
  {
    title: 'semicolons between entries on one line',
    text: page(
      `${top()}<p>Harbor Freightways, Inc. (Delaware); Northgate Ice Company (Maine); NG Leasing LLC (Texas)</p>`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['Northgate Ice Company', 'Maine'],
      ['NG Leasing LLC', 'Texas'],
    ],
  },
  {
    title: 'letters before the names, under numbered groups',
    text: page(
      `${top()}<p>I. Domestic</p><p>A. Harbor Freightways, Inc. (Delaware)</p><p>B. Northgate Ice Company (Maine)</p><p>II. Foreign</p><p>A. NG Ferries Limited (England)</p>`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['Northgate Ice Company', 'Maine'],
      ['NG Ferries Limited', 'England'],
    ],
  },
  {
    title: 'a heading that says wholly-owned',
    text: page(
      '<p>Exhibit 21</p><p>Subsidiaries</p><p>Wholly-owned subsidiaries:</p><p>Harbor Freightways, Inc. (Delaware)</p>',
    ),
    rows: [['Harbor Freightways, Inc.', 'Delaware']],
    doubtful: true,
  },
];
