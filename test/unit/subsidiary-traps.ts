import { page, type SubsidiaryDocument, table, top } from './subsidiary-document.ts';

/** Exhibits that invite a wrong row. */
export const SUBSIDIARY_TRAPS: readonly SubsidiaryDocument[] = [
  {
    title: 'headings in words of their own',
    text: page(
      `${top()}${table([
        ['Corporate Entity', 'Home State'],
        ['Harbor Freightways, Inc.', 'Delaware'],
        ['NG Leasing LLC', 'Texas'],
      ])}`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['NG Leasing LLC', 'Texas'],
    ],
  },
  {
    title: 'a bold holding company over its plain subsidiaries, the registrant named in the title',
    text: page(
      '<p>Exhibit 21</p><p align="center"><b>Subsidiaries of Northgate Harbor Corp.</b></p><p><b>Harbor Holdings, Inc.</b></p><p>Harbor Freightways, Inc.</p><p>NG Leasing LLC</p>',
    ),
    rows: [['Harbor Holdings, Inc.'], ['Harbor Freightways, Inc.'], ['NG Leasing LLC']],
  },
  {
    title: 'places in names beside a column of percents',
    text: page(
      `${top()}${table([
        ['Name', 'Percent'],
        ['NG Ferries (UK) Limited', '100%'],
        ['NG Leasing (Bermuda) Ltd.', '100%'],
        ['Harbor Freightways of Texas, Inc.', '51%'],
      ])}`,
    ),
    rows: [
      ['NG Ferries (UK) Limited', null, 100],
      ['NG Leasing (Bermuda) Ltd.', null, 100],
      ['Harbor Freightways of Texas, Inc.', null, 51],
    ],
  },
  {
    title: 'a company that is mentioned after the list',
    text: page(
      `${top()}${table([
        ['Name', 'State'],
        ['Harbor Freightways, Inc.', 'Delaware'],
        ['Northgate Ice Company', 'Maine'],
      ])}<p>The Company also owns 51% of the outstanding shares of NG Leasing LLC.</p>`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['Northgate Ice Company', 'Maine'],
    ],
    doubtful: true,
  },
  {
    title: 'a wrapped name whose second line stands by itself',
    text: page(
      `${top()}${table([
        ['Name', 'State'],
        ['Harbor Freightways Maintenance', 'Delaware'],
        ['Services', ''],
        ['NG Leasing LLC', 'Texas'],
        ['Northgate Ice Distribution', 'Maine'],
        ['and Storage Company', ''],
      ])}`,
    ),
    rows: [
      ['Harbor Freightways Maintenance Services', 'Delaware'],
      ['NG Leasing LLC', 'Texas'],
      ['Northgate Ice Distribution and Storage Company', 'Maine'],
    ],
  },
  {
    title: 'a wrapped name that ends in two words',
    text: page(
      `${top()}${table([
        ['Name', 'State'],
        ['Harbor Freightways Maintenance', 'Delaware'],
        ['Services, Inc.', ''],
        ['NG Leasing LLC', 'Texas'],
      ])}`,
    ),
    rows: [
      ['Harbor Freightways Maintenance Services, Inc.', 'Delaware'],
      ['NG Leasing LLC', 'Texas'],
    ],
  },
  {
    title: 'marks without parentheses that the text lost as raised type',
    text: page(
      `${top()}${table([
        ['Name', 'State'],
        ['Harbor Freightways, Inc.1', 'Delaware'],
        ['NG Leasing LLC2', 'Texas'],
      ])}<p>1 Inactive.</p><p>2 Owned by Harbor Freightways, Inc.</p>`,
    ),
    rows: [
      ['Harbor Freightways, Inc.1', 'Delaware'],
      ['NG Leasing LLC2', 'Texas'],
    ],
    doubtful: true,
  },
  {
    title: 'all in one table cell, entries on lines',
    text: page(
      '<table><tr><td>Exhibit 21<br>Subsidiaries of the Registrant<br><br>Harbor Freightways, Inc., a Delaware corporation<br>NG Leasing LLC, a Texas limited liability company</td></tr></table>',
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['NG Leasing LLC', 'Texas'],
    ],
  },
  {
    title: 'registered agents in a column',
    text: page(
      `${top()}${table([
        ['Name', 'State', 'Registered Agent'],
        ['Harbor Freightways, Inc.', 'Delaware', 'Corporate Filings Company'],
        ['NG Leasing LLC', 'Texas', 'Lone Star Agents, Inc.'],
      ])}`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['NG Leasing LLC', 'Texas'],
    ],
  },
  {
    title: 'states of qualification beside the state of incorporation',
    text: page(
      `${top()}${table([
        ['Subsidiary', 'State of Incorporation', 'Qualified to do business in'],
        ['Harbor Freightways, Inc.', 'Delaware', 'Maine, New York'],
        ['NG Leasing LLC', 'Texas', 'Oklahoma'],
      ])}`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['NG Leasing LLC', 'Texas'],
    ],
  },
  {
    title: 'the place of business before the state of incorporation',
    text: page(
      `${top()}${table([
        ['Subsidiary', 'Location', 'State of Incorporation'],
        ['Harbor Freightways, Inc.', 'Maine', 'Delaware'],
        ['NG Leasing LLC', 'Texas', 'Nevada'],
      ])}`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['NG Leasing LLC', 'Nevada'],
    ],
  },
  {
    title: 'directors of the company below the list',
    text: page(
      `${top()}<p>Harbor Freightways, Inc. (Delaware)</p><p>NG Leasing LLC (Texas)</p><p>SIGNATURES</p><p>John Q. Harbor</p>`,
    ),
    rows: [['Harbor Freightways, Inc.', 'Delaware'], ['NG Leasing LLC', 'Texas'], ['SIGNATURES'], ['John Q. Harbor']],
    doubtful: true,
  },
  {
    title: 'consolidated and unconsolidated companies under headings of the table',
    text: page(
      `${top()}${table([
        ['Name', 'State', 'Ownership'],
        ['Consolidated subsidiaries'],
        ['Harbor Freightways, Inc.', 'Delaware', '100%'],
        ['Unconsolidated affiliates'],
        ['NG Leasing LLC', 'Texas', '50%'],
      ])}`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware', 100],
      ['NG Leasing LLC', 'Texas', 50],
    ],
  },
  {
    title: 'formerly known as, on a line below',
    text: page(
      `${top()}${table([
        ['Name', 'State'],
        ['Harbor Freightways, Inc.', 'Delaware'],
        ['(formerly Harbor Trucking, Inc.)', ''],
        ['NG Leasing LLC', 'Texas'],
      ])}`,
    ),
    rows: [
      ['Harbor Freightways, Inc. (formerly Harbor Trucking, Inc.)', 'Delaware'],
      ['NG Leasing LLC', 'Texas'],
    ],
  },
  {
    title: 'fixed width where a long name runs into the column of places',
    text: `EXHIBIT 21

SUBSIDIARIES OF THE REGISTRANT

NAME                                 STATE
Harbor Freightways, Inc.             Delaware
Harbor Freightways International Shipping, Inc.  Delaware
NG Leasing LLC                       Texas
`,
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['Harbor Freightways International Shipping, Inc.', 'Delaware'],
      ['NG Leasing LLC', 'Texas'],
    ],
    doubtful: true,
  },
  {
    title: 'one space between columns in fixed width',
    text: `EXHIBIT 21

SUBSIDIARIES OF THE REGISTRANT

Name of Subsidiary State of Incorporation
Harbor Freightways, Inc. Delaware
Northgate Ice Company Maine
NG Leasing LLC Texas
`,
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['Northgate Ice Company', 'Maine'],
      ['NG Leasing LLC', 'Texas'],
    ],
    doubtful: true,
  },
  {
    title: 'headings of lines of business',
    text: page(
      `${top()}${table([
        ['Name', 'State'],
        ['Insurance Subsidiaries'],
        ['Northgate Indemnity Company', 'Ohio'],
        ['Real Estate Entities:'],
        ['LRT Oaks LLC', 'Delaware'],
      ])}`,
    ),
    rows: [
      ['Northgate Indemnity Company', 'Ohio'],
      ['LRT Oaks LLC', 'Delaware'],
    ],
  },
  {
    title: 'capital numerals and numbers that are parts of names',
    text: page(
      `${top()}${table([
        ['Name', 'Jurisdiction'],
        ['Harbor Ventures (II)', 'Delaware'],
        ['1234567 Ontario Inc.', 'Ontario'],
        ['0890123 B.C. Ltd.', 'British Columbia'],
        ['Harbor Drilling Fund No. 3, L.P.', 'Texas'],
        ['Harbor Fund 2012', 'Cayman Islands'],
      ])}`,
    ),
    rows: [
      ['Harbor Ventures (II)', 'Delaware'],
      ['1234567 Ontario Inc.', 'Ontario'],
      ['0890123 B.C. Ltd.', 'British Columbia'],
      ['Harbor Drilling Fund No. 3, L.P.', 'Texas'],
      ['Harbor Fund 2012', 'Cayman Islands'],
    ],
  },
  {
    title: 'country and state in columns of their own',
    text: page(
      `${top()}${table([
        ['Name', 'Country', 'State'],
        ['Harbor Freightways, Inc.', 'United States', 'Delaware'],
        ['NG Leasing LLC', 'United States', 'Texas'],
      ])}`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'United States'],
      ['NG Leasing LLC', 'United States'],
    ],
    doubtful: true,
  },
];
