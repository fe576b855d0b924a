import type { SubsidiaryDocument } from './subsidiary-document.ts';

/** Names and places by turns, marks before names, roots of groups, towns, and lists of several columns. */
export const LISTS_BY_TURNS: readonly SubsidiaryDocument[] = [
  {
    title: 'marks right before names',
    text: '<html><body><p>Exhibit 21</p><p>Subsidiaries of Registrant</p><table><tr><td>Subsidiaries</td><td>State or Jurisdiction of Incorporation</td><td>Percentage of Voting Securities Owned</td></tr>\n<tr><td>Harbor Analytics, LLC</td><td>Colorado</td><td>100</td></tr>\n<tr><td>*Harbor Analytics (India) Pvt. Ltd.</td><td>India</td><td>100</td></tr>\n<tr><td>*Harbor Ratings K.K.</td><td>Japan</td><td>100</td></tr>\n<tr><td>Harbor Press, Inc.</td><td>New York</td><td>100</td></tr></table><p>*Subsidiary of a subsidiary</p></body></html>',
    rows: [
      ['Harbor Analytics, LLC', 'Colorado', 100],
      ['Harbor Analytics (India) Pvt. Ltd.', 'India', 100],
      ['Harbor Ratings K.K.', 'Japan', 100],
      ['Harbor Press, Inc.', 'New York', 100],
    ],
  },
  {
    title: 'names and places by turns, with headings between',
    text: '<html><body><p>Exhibit 8.1</p>\n<p>Principal Subsidiaries and VIEs of the Registrant</p>\n<p>Subsidiaries</p>\n<p>Place of Incorporation</p>\n<p>Willow Technology Inc.</p>\n<p>Cayman Islands</p>\n<p>WILLOW YARD LIMITED</p>\n<p>British Virgin Islands</p>\n<p>Willow (HK) Limited</p>\n<p>Hong Kong</p>\n<p>Beijing Willow Technology Co., Ltd.</p>\n<p>PRC</p>\n<p>VIE:</p>\n<p>Place of Incorporation</p>\n<p>Beijing Xiaoliu Science Co., Ltd.</p>\n<p>PRC</p>\n<p>Subsidiaries of VIEs:</p>\n<p>Place of Incorporation</p>\n<p>Tianjin Xiaoliu Network Co., Ltd.</p>\n<p>PRC</p></body></html>',
    rows: [
      ['Willow Technology Inc.', 'Cayman Islands'],
      ['WILLOW YARD LIMITED', 'British Virgin Islands'],
      ['Willow (HK) Limited', 'Hong Kong'],
      ['Beijing Willow Technology Co., Ltd.', 'PRC'],
      ['Beijing Xiaoliu Science Co., Ltd.', 'PRC'],
      ['Tianjin Xiaoliu Network Co., Ltd.', 'PRC'],
    ],
  },
  {
    title: 'the registrant above its companies, in capitals and without a share',
    text: '<html><body><p>Exhibit 21</p><p>SUBSIDIARIES OF THE REGISTRANT</p><table><tr><td></td><td>STATE OF</td><td>PERCENTAGE</td></tr>\n<tr><td>LEGAL NAME</td><td>INCORPORATION</td><td>OWNED</td></tr>\n<tr><td>HARBORSIDE BANKSHARES CORPORATION</td><td>Maryland</td><td></td></tr>\n<tr><td>Calvert Trust Company, The</td><td>Maryland</td><td>100</td></tr>\n<tr><td>Calvert Insurance Agency, Inc.</td><td>Maryland</td><td>100</td></tr>\n<tr><td>Potomac Title, LLC</td><td>Virginia</td><td>60</td></tr></table></body></html>',
    rows: [
      ['Calvert Trust Company, The', 'Maryland', 100],
      ['Calvert Insurance Agency, Inc.', 'Maryland', 100],
      ['Potomac Title, LLC', 'Virginia', 60],
    ],
  },
  {
    title: 'towns in a column of locations',
    text: '<html><body><p>Exhibit 21</p><p>SUBSIDIARIES OF THE REGISTRANT</p><table><tr><td>Name</td><td>Location</td></tr>\n<tr><td>Abbey Properties, Inc.</td><td>Baltimore, MD</td></tr>\n<tr><td>Alder Funding, Inc.</td><td>Dallas, TX</td></tr>\n<tr><td>Ninth Street Leasing, Inc.</td><td>Charlotte, NC</td></tr></table></body></html>',
    rows: [
      ['Abbey Properties, Inc.', 'Baltimore, MD'],
      ['Alder Funding, Inc.', 'Dallas, TX'],
      ['Ninth Street Leasing, Inc.', 'Charlotte, NC'],
    ],
    doubtful: true,
  },
  {
    title: 'defined terms behind names, one with an adjective',
    text: '<html><body><p>EXHIBIT 21.1</p>\n<p>SUBSIDIARIES OF ORCHARD BIOTECH CORP.</p>\n<p>As of the date of this report, Orchard Biotech Corp. has the following subsidiaries:</p>\n<p>1. Orchard Labs, Inc. (“Orchard Labs”), a Nevada corporation, wholly owned;</p>\n<p>2. Orchard Genetics Ltd. (“OGL”), an Israeli company, of which we own 62%;</p>\n<p>3. OB Diagnostics LLC, a Florida limited liability company, 51% owned by Orchard Labs.</p></body></html>',
    rows: [
      ['Orchard Labs, Inc. (“Orchard Labs”)', 'Nevada', 100],
      ['Orchard Genetics Ltd. (“OGL”)', 'Israeli', 62],
      ['OB Diagnostics LLC', 'Florida', 51],
    ],
    doubtful: true,
  },
  {
    title: 'places over indented names',
    text: `                                                            EXHIBIT 21

                     MERIDIAN PAPER COMPANY
                  SUBSIDIARIES OF THE REGISTRANT

DELAWARE
   Meridian Tissue, Inc.
   Meridian Packaging Corporation
   MP Transport, Inc.

CANADA
   Meridian Paper of Canada Limited
   Kootenay Pulp Ltd. (60% owned)

GERMANY
   Meridian Papier GmbH
`,
    rows: [
      ['Meridian Tissue, Inc.', 'DELAWARE'],
      ['Meridian Packaging Corporation', 'DELAWARE'],
      ['MP Transport, Inc.', 'DELAWARE'],
      ['Meridian Paper of Canada Limited', 'CANADA'],
      ['Kootenay Pulp Ltd.', 'CANADA', 60],
      ['Meridian Papier GmbH', 'GERMANY'],
    ],
  },
  {
    title: 'two columns of names and places that wrap',
    text: `EXHIBIT 21

SUBSIDIARIES OF VANTAGE HOTELS CORPORATION

                            STATE OF                                 STATE OF
NAME                        INCORP.      NAME                        INCORP.

Vantage Airport Inn, Inc.   Texas        VH Beverage Corp.           Texas
Vantage Beach Resort        Florida      VH Gift Shops, Inc.         Delaware
  Partners, Ltd.                         VH Laundry Services         Arizona
Vantage Denver, L.L.C.      Colorado       Company
Vantage Employees Co.       Nevada       VH Parking, Inc.            Illinois
`,
    rows: [
      ['Vantage Airport Inn, Inc.', 'Texas'],
      ['Vantage Beach Resort Partners, Ltd.', 'Florida'],
      ['Vantage Denver, L.L.C.', 'Colorado'],
      ['Vantage Employees Co.', 'Nevada'],
      ['VH Beverage Corp.', 'Texas'],
      ['VH Gift Shops, Inc.', 'Delaware'],
      ['VH Laundry Services Company', 'Arizona'],
      ['VH Parking, Inc.', 'Illinois'],
    ],
  },
  {
    title: 'three columns of names',
    text: `EXHIBIT 21

SUBSIDIARIES OF THE REGISTRANT

Acorn Cable, Inc.         Fern Cable, LLC           Moss Media Corp.
Birch Cable, Inc.         Gorse Holdings, Inc.      Nettle Systems, Inc.
Cedar TV Company          Hazel Cable of            Oak Radio, Inc.
Daisy Cable, L.P.           Vermont, Inc.           Pine Outdoor, Inc.
Elder Media, Inc.         Ivy Finance Co.           Quince Network, LLC
`,
    rows: [
      ['Acorn Cable, Inc.'],
      ['Birch Cable, Inc.'],
      ['Cedar TV Company'],
      ['Daisy Cable, L.P.'],
      ['Elder Media, Inc.'],
      ['Fern Cable, LLC'],
      ['Gorse Holdings, Inc.'],
      ['Hazel Cable of Vermont, Inc.'],
      ['Ivy Finance Co.'],
      ['Moss Media Corp.'],
      ['Nettle Systems, Inc.'],
      ['Oak Radio, Inc.'],
      ['Pine Outdoor, Inc.'],
      ['Quince Network, LLC'],
    ],
  },
  {
    title: 'remarks behind a place',
    text: '<html><body><p>Exhibit 21</p>\n<p>Subsidiaries</p>\n<p>Ferris Tool Corp. (New Jersey)</p>\n<p>Ferris Gauge, Inc. (Pennsylvania) (inactive)</p>\n<p>Ferris Export Ltd. (U.S. Virgin Islands) - dissolved in 1997</p>\n<p>FTC Realty Corp. (New Jersey) (formerly Ferris Land Company)</p></body></html>',
    rows: [
      ['Ferris Tool Corp.', 'New Jersey'],
      ['Ferris Gauge, Inc.', 'Pennsylvania'],
      ['Ferris Export Ltd.', 'U.S. Virgin Islands'],
      ['FTC Realty Corp.', 'New Jersey'],
    ],
  },
  {
    title: 'a share before the place',
    text: '<html><body><p>Exhibit 21</p>\n<p>List of Subsidiaries of Zephyr Mining Corp.</p>\n<p>Minera Zephyr S.A.C. – 100% – Peru</p>\n<p>Zephyr Exploraciones S.A. de C.V. – 99.99% – Mexico</p>\n<p>Zephyr Gold (BVI) Ltd. – 80% – British Virgin Islands</p></body></html>',
    rows: [
      ['Minera Zephyr S.A.C.', 'Peru', 100],
      ['Zephyr Exploraciones S.A. de C.V.', 'Mexico', 99.99],
      ['Zephyr Gold (BVI) Ltd.', 'British Virgin Islands', 80],
    ],
  },
  {
    title: 'an indented table with a decimal comma',
    text: `EXHIBIT 21

SUBSIDIARIES OF OSPREY FINANCIAL GROUP

                                              Jurisdiction      %
Osprey Life Insurance Company                 Iowa             100
   Osprey Annuity Company                     Iowa             100
      OAC Distributors, Inc.                  Iowa             100
   Osprey Re Limited                          Bermuda         51,5
Osprey Capital Trust II                       Delaware         100
`,
    rows: [
      ['Osprey Life Insurance Company', 'Iowa', 100],
      ['Osprey Annuity Company', 'Iowa', 100],
      ['OAC Distributors, Inc.', 'Iowa', 100],
      ['Osprey Re Limited', 'Bermuda', 51.5],
      ['Osprey Capital Trust II', 'Delaware', 100],
    ],
  },
];
