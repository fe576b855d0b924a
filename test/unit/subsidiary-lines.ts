import { page, type SubsidiaryDocument, top } from './subsidiary-document.ts';

export const SUBSIDIARY_LINES: readonly SubsidiaryDocument[] = [
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
    text: page(`${top()}<p>The Company has one subsidiary, Harbor Freightways, Inc., a Nevada corporation.</p>`),
    rows: [['Harbor Freightways, Inc.', 'Nevada']],
  },
  {
    title: 'a subsidiary as the subject of a sentence',
    text: page(`${top()}<p>Harbor Freightways, Inc., a Nevada corporation, is a subsidiary of the Company.</p>`),
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
    title: 'a paragraph with line breaks',
    text: page(
      `${top()}<p>Harbor Freightways, Inc. (Delaware)<br>Northgate Ice Company (Maine)<br>NG Leasing LLC (Texas)</p>`,
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
    title: 'names alone',
    text: page(`${top()}<p>Harbor Freightways, Inc.</p><p>Northgate Ice Company</p><p>NG Leasing LLC</p>`),
    rows: [['Harbor Freightways, Inc.'], ['Northgate Ice Company'], ['NG Leasing LLC']],
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
    title: 'one company on a line',
    text: page(`${top()}<p>Harbor Freightways, Inc., a Nevada corporation</p>`),
    rows: [['Harbor Freightways, Inc.', 'Nevada']],
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
    rows: [['Harbor Freightways, Inc.', 'Delaware', 100]],
    doubtful: true,
  },
];
