import type { SubsidiaryDocument } from './subsidiary-document.ts';

/** Addresses, section titles, former names and trade names beside the companies. */
export const LINES_BESIDES: readonly SubsidiaryDocument[] = [
  {
    title: 'postal addresses below names',
    text: '<html><body><p>Exhibit 21.1</p>\n<p>Subsidiaries of the Company</p>\n<p>Tern Biologics, Inc.</p>\n<p>1200 Harbor Drive, Suite 400</p>\n<p>San Diego, California 92101</p>\n<p>Tern Biologics Pty Ltd</p>\n<p>Level 12, 60 Collins Street</p>\n<p>Melbourne VIC 3000, Australia</p></body></html>',
    rows: [['Tern Biologics, Inc.'], ['Tern Biologics Pty Ltd']],
  },
  {
    title: 'section titles and a date among rows',
    text: '<html><body><p>Exhibit 21</p><p>Tavistock Communities, Inc.</p><table><tr><td>Name</td><td>Jurisdiction</td></tr>\n<tr><td>Principal Operating Subsidiaries</td><td></td></tr>\n<tr><td>Tavistock Homes, Inc.</td><td>Delaware</td></tr>\n<tr><td>Tavistock Mortgage, LLC</td><td>Florida</td></tr>\n<tr><td>Homebuilding Joint Ventures</td><td></td></tr>\n<tr><td>TH/Regent Partners</td><td>Florida</td></tr>\n<tr><td>As of December 31, 2011</td><td></td></tr>\n<tr><td>Tavistock Title Agency, Inc.</td><td>Florida</td></tr></table></body></html>',
    rows: [
      ['Tavistock Homes, Inc.', 'Delaware'],
      ['Tavistock Mortgage, LLC', 'Florida'],
      ['TH/Regent Partners', 'Florida'],
      ['Tavistock Title Agency, Inc.', 'Florida'],
    ],
  },
  {
    title: 'a column of previous names',
    text: '<html><body><p>Exhibit 21</p><p>Subsidiaries</p><table><tr><td>Legal Name</td><td>Previous name</td><td>Jurisdiction</td></tr>\n<tr><td>Crane Point Bank</td><td>First Federal of Crane</td><td>Ohio</td></tr>\n<tr><td>CP Insurance, Inc.</td><td>n/a</td><td>Ohio</td></tr>\n<tr><td>CP Title LLC</td><td>Crane Abstract LLC</td><td>Indiana</td></tr></table></body></html>',
    rows: [
      ['Crane Point Bank', 'Ohio'],
      ['CP Insurance, Inc.', 'Ohio'],
      ['CP Title LLC', 'Indiana'],
    ],
  },
  {
    title: 'trade names behind the kind of company',
    text: '<html><body><p>EXHIBIT 21.1</p>\n<p>List of Subsidiaries</p>\n<p>Lantern Health Partners, LLC, a Nevada limited liability company doing business as “Lantern Clinics”</p>\n<p>LH Staffing, Inc. d/b/a Lantern Staffing, a Florida corporation</p>\n<p>Lantern Pharmacy, Inc. (Florida) (dba Lantern Rx)</p></body></html>',
    rows: [
      ['Lantern Health Partners, LLC', 'Nevada', null, 'Lantern Clinics'],
      ['LH Staffing, Inc.', 'Florida', null, 'Lantern Staffing'],
      ['Lantern Pharmacy, Inc.', 'Florida', null, 'Lantern Rx'],
    ],
  },
  {
    title: 'a bank with a trust and a subsidiary of its own',
    text: '<html><body><p>EXHIBIT 21</p>\n<p>SUBSIDIARIES OF HICKORY VALLEY BANCORP</p>\n<p>Hickory Valley Bank (chartered under the laws of Tennessee)</p>\n<p>Hickory Valley Statutory Trust I (Delaware)</p>\n<p>HV Properties, Inc. (Tennessee), a subsidiary of Hickory Valley Bank</p></body></html>',
    rows: [
      ['Hickory Valley Bank', 'Tennessee'],
      ['Hickory Valley Statutory Trust I', 'Delaware'],
      ['HV Properties, Inc.', 'Tennessee'],
    ],
  },
  {
    title: 'entities of a foreign issuer under headings',
    text: '<html><body><p>Exhibit 8.1</p>\n<p>List of Significant Subsidiaries and Consolidated Variable Interest Entities of Jade Harbor Holdings Ltd.</p>\n<p>Subsidiaries:</p>\n<p>Jade Harbor Limited, incorporated in the British Virgin Islands</p>\n<p>Jade Harbor (HK) Limited, incorporated in Hong Kong</p>\n<p>Shenzhen Jade Consulting Co., Ltd., incorporated in the PRC</p>\n<p>Consolidated Variable Interest Entities:</p>\n<p>Shenzhen Gangwan Network Co., Ltd., incorporated in the PRC</p></body></html>',
    rows: [
      ['Jade Harbor Limited', 'the British Virgin Islands'],
      ['Jade Harbor (HK) Limited', 'Hong Kong'],
      ['Shenzhen Jade Consulting Co., Ltd.', 'the PRC'],
      ['Shenzhen Gangwan Network Co., Ltd.', 'the PRC'],
    ],
  },
];
