import { page, type SubsidiaryDocument, table, top } from './subsidiary-document.ts';

/** Exhibits of insurers, utilities, partnerships, oil companies, shells and 20-F filers. */
export const INDUSTRY_TEMPLATES: readonly SubsidiaryDocument[] = [
  {
    title: 'an insurer: name, domicile and percent, tree by hyphens',
    text: page(
      `${top('Northgate Mutual Group')}${table([
        ['Company', 'State/Country of Domicile', '% of Ownership'],
        ['Northgate Insurance Company', 'Ohio', '100%'],
        ['- Northgate Indemnity Company', 'Ohio', '100%'],
        ['-- Northgate Lloyds', 'Texas', '100%'],
        ['Northgate Re Ltd.', 'Bermuda', '100%'],
      ])}`,
    ),
    rows: [
      ['Northgate Insurance Company', 'Ohio', 100],
      ['Northgate Indemnity Company', 'Ohio', 100],
      ['Northgate Lloyds', 'Texas', 100],
      ['Northgate Re Ltd.', 'Bermuda', 100],
    ],
  },
  {
    title: 'general and limited partners of each partnership',
    text: page(
      `${top('Larkmeadow Residential, L.P.')}${table([
        ['Partnership', 'State of Organization', 'General Partner'],
        ['Larkmeadow Apartments Associates, L.P.', 'Georgia', 'LRT GP, Inc.'],
        ['Larkmeadow Oaks, Ltd.', 'Florida', 'LRT GP, Inc.'],
        ['Larkmeadow Villas Limited Partnership', 'North Carolina', 'LRT GP II, LLC'],
      ])}`,
    ),
    rows: [
      ['Larkmeadow Apartments Associates, L.P.', 'Georgia'],
      ['Larkmeadow Oaks, Ltd.', 'Florida'],
      ['Larkmeadow Villas Limited Partnership', 'North Carolina'],
    ],
  },
  {
    title: 'a shell company that speaks of its one subsidiary in two sentences',
    text: page(
      '<p>EXHIBIT 21</p><p>SUBSIDIARIES OF TUMBLEWEED VENTURES CORP.</p><p>Tumbleweed Ventures Corp. owns 100% of the issued and outstanding shares of Tumbleweed Mining (Ghana) Limited, a company incorporated in Ghana.</p>',
    ),
    rows: [['Tumbleweed Mining (Ghana) Limited', 'Ghana', 100]],
    doubtful: true,
  },
  {
    title: 'a drilling company with many countries in capitals, in fixed width with percents of several digits',
    text: `                                                                    Exhibit 21

                       NORTHGATE DRILLING COMPANY
                      SUBSIDIARIES OF THE COMPANY
                        AS OF DECEMBER 31, 2001

                                             PERCENTAGE     JURISDICTION OF
NAME                                          OWNERSHIP      INCORPORATION
- ----                                       ----------     ---------------

NG Drilling (Nigeria) Limited                   99.995%      Nigeria
NG Drilling de Venezuela C.A.                  100%          Venezuela
NG Offshore Ltda.                              100%          Brazil
P.T. NG Drilling Indonesia                      95%          Indonesia
NG (Labuan) Ltd.                               100%          Malaysia
`,
    rows: [
      ['NG Drilling (Nigeria) Limited', 'Nigeria', 99.995],
      ['NG Drilling de Venezuela C.A.', 'Venezuela', 100],
      ['NG Offshore Ltda.', 'Brazil', 100],
      ['P.T. NG Drilling Indonesia', 'Indonesia', 95],
      ['NG (Labuan) Ltd.', 'Malaysia', 100],
    ],
  },
  {
    title: 'definition-like paragraphs with bold names and dotted numbers',
    text: page(
      `${top()}<p><b>1.</b>&nbsp;&nbsp;<b>Harbor Freightways, Inc.</b>, a Delaware corporation</p><p><b>2.</b>&nbsp;&nbsp;<b>NG Leasing LLC</b>, a Texas limited liability company</p>`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['NG Leasing LLC', 'Texas'],
    ],
  },
  {
    title: 'headings split over rows of the table',
    text: page(
      `${top()}${table([
        ['', 'State or Other', 'Percentage of'],
        ['', 'Jurisdiction of', 'Voting Securities'],
        ['Name of Subsidiary', 'Incorporation', 'Owned'],
        ['Harbor Freightways, Inc.', 'Delaware', '100'],
        ['NG Leasing LLC', 'Texas', '100'],
      ])}`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware', 100],
      ['NG Leasing LLC', 'Texas', 100],
    ],
  },
  {
    title: 'fiscal-year line, company name with comma, places with commas',
    text: page(
      `<p>Exhibit 21.1</p><p>Subsidiaries of Pale Heron Bio, Inc.</p><p>(as of March 1, 2023)</p>${table([
        ['Subsidiary Name', 'Jurisdiction of Incorporation or Organization'],
        ['Pale Heron Bio Securities Corporation', 'Commonwealth of Massachusetts'],
        ['Pale Heron Bio Canada Inc.', 'Toronto, Ontario, Canada'],
        ['Pale Heron Bio (Ireland) DAC', 'Dublin, Ireland'],
        ['PH Bio Merger Sub, LLC', 'State of Delaware'],
      ])}`,
    ),
    rows: [
      ['Pale Heron Bio Securities Corporation', 'Commonwealth of Massachusetts'],
      ['Pale Heron Bio Canada Inc.', 'Toronto, Ontario, Canada'],
      ['Pale Heron Bio (Ireland) DAC', 'Dublin, Ireland'],
      ['PH Bio Merger Sub, LLC', 'State of Delaware'],
    ],
  },
  {
    title: 'lists of a cell by turns with empty paragraphs',
    text: page(
      `${top()}<table><tr><td><p>Harbor Freightways, Inc.</p><p>&nbsp;</p><p>NG Leasing LLC</p></td><td><p>Delaware</p><p>&nbsp;</p><p>Texas</p></td></tr></table>`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['NG Leasing LLC', 'Texas'],
    ],
  },
  {
    title: 'percents after names in fixed width, tree by spaces, places right',
    text: `EXHIBIT 21

NORTHGATE HARBOR CORP. AND SUBSIDIARIES
Subsidiaries of the Registrant

Subsidiary                                    Organized under laws of
Harbor Holdings, Inc.                                Delaware
     Harbor Freightways, Inc.                        Delaware
          Harbor Trucking Ltd.                       Alberta
     Northgate Ice Company                           Maine
NG Leasing LLC                                       Texas
`,
    rows: [
      ['Harbor Holdings, Inc.', 'Delaware'],
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['Harbor Trucking Ltd.', 'Alberta'],
      ['Northgate Ice Company', 'Maine'],
      ['NG Leasing LLC', 'Texas'],
    ],
    levels: [0, 1, 2, 1, 0],
  },
  {
    title: 'a list of a casino company with indefinite articles and footnote letters',
    text: page(
      `${top()}<p>Harbor Gaming, LLC<sup>(a)</sup>, a Nevada limited liability company</p><p>Harbor Riverboat Corp.<sup>(b)</sup>, a Mississippi corporation</p><p>(a) Holds the gaming licence.</p><p>(b) Ceased operations in 2009.</p>`,
    ),
    rows: [
      ['Harbor Gaming, LLC', 'Nevada'],
      ['Harbor Riverboat Corp.', 'Mississippi'],
    ],
  },
  {
    title: 'three lists side by side of names alone',
    text: page(
      `${top()}${table([
        ['NG Alpha LLC', 'NG Delta LLC', 'NG Eta LLC'],
        ['NG Beta LLC', 'NG Epsilon LLC', 'NG Theta LLC'],
        ['NG Gamma LLC', 'NG Zeta LLC', ''],
      ])}`,
    ),
    rows: [
      ['NG Alpha LLC'],
      ['NG Beta LLC'],
      ['NG Gamma LLC'],
      ['NG Delta LLC'],
      ['NG Epsilon LLC'],
      ['NG Zeta LLC'],
      ['NG Eta LLC'],
      ['NG Theta LLC'],
    ],
  },
  {
    title: 'a sentence with the percent of each',
    text: page(
      `${top()}<p>The Company has the following subsidiaries: (i) Harbor Freightways, Inc., a Delaware corporation (100%); (ii) NG Leasing LLC, a Texas limited liability company (51%); and (iii) NG Ferries Ltd., a Bermuda company (80%).</p>`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware', 100],
      ['NG Leasing LLC', 'Texas', 51],
      ['NG Ferries Ltd.', 'Bermuda', 80],
    ],
  },
  {
    title: 'company numbers and addresses of a British group',
    text: page(
      `${top('Thistle Mining plc')}${table([
        ['Name', 'Registered number', 'Country of incorporation', 'Class of shares', 'Holding'],
        ['Thistle Exploration Limited', '04567890', 'England and Wales', 'Ordinary', '100%'],
        ['Thistle Ghana Limited', 'CS123452013', 'Ghana', 'Ordinary', '90%'],
        ['Thistle Holdings (Jersey) Limited', '112233', 'Jersey', 'Ordinary', '100%'],
      ])}`,
    ),
    rows: [
      ['Thistle Exploration Limited', 'England and Wales', 100],
      ['Thistle Ghana Limited', 'Ghana', 90],
      ['Thistle Holdings (Jersey) Limited', 'Jersey', 100],
    ],
  },
  {
    title: 'mutual holding company: names without any legal form',
    text: page(
      `${top('Alder Creek Financial')}${table([
        ['Name', 'Jurisdiction of Incorporation', 'Parent', 'Ownership'],
        ['Alder Creek Bank', 'New Jersey', 'Alder Creek Financial', '100%'],
        ['Creekside Title Agency', 'New Jersey', 'Alder Creek Bank', '100%'],
        ['ACB Investment Co.', 'Delaware', 'Alder Creek Bank', '100%'],
      ])}`,
    ),
    rows: [
      ['Alder Creek Bank', 'New Jersey', 100],
      ['Creekside Title Agency', 'New Jersey', 100],
      ['ACB Investment Co.', 'Delaware', 100],
    ],
  },
  {
    title: 'fixed-width prose between two lists',
    text: `EXHIBIT 21

                    SUBSIDIARIES OF NORTHGATE HARBOR CORP.

     The following subsidiaries are wholly owned by the Company:

     Harbor Freightways, Inc.                 Delaware
     Northgate Ice Company                    Maine

     The following subsidiaries are majority owned by the Company:

     NG Leasing LLC                           Texas
     NG Ferries Limited                       United Kingdom
`,
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware', 100],
      ['Northgate Ice Company', 'Maine', 100],
      ['NG Leasing LLC', 'Texas'],
      ['NG Ferries Limited', 'United Kingdom'],
    ],
    doubtful: true,
  },
  {
    title: 'names in quotation marks and with ampersands and apostrophes',
    text: page(
      `${top('Copper Kettle Restaurants, Inc.')}${table([
        ['Name of Subsidiary', 'State of Incorporation'],
        ['Mama O&rsquo;Brien&#146;s Kitchen, Inc.', 'Georgia'],
        ['“Kettle” Bar &amp; Grill, LLC', 'Ohio'],
        ['A.B.C. Beverage Co. of Kansas, Inc.', 'Kansas'],
        ['S&amp;P Holdings', 'Delaware'],
      ])}`,
    ),
    rows: [
      ['Mama O’Brien’s Kitchen, Inc.', 'Georgia'],
      ['“Kettle” Bar & Grill, LLC', 'Ohio'],
      ['A.B.C. Beverage Co. of Kansas, Inc.', 'Kansas'],
      ['S&P Holdings', 'Delaware'],
    ],
  },
  {
    title: 'a nominee share in parentheses behind the percent',
    text: page(
      `${top()}${table([
        ['Name', 'Jurisdiction', 'Ownership'],
        ['Harbor Freightways, Inc.', 'Delaware', '100%'],
        ['NG Thailand Co., Ltd.', 'Thailand', '99.99% (1)'],
        ['NG Philippines Inc.', 'Philippines', '100%*'],
        ['NG India Private Limited', 'India', '>99%'],
      ])}<p>(1) One share each is held by two nominees as local law requires.</p><p>* Including qualifying shares of directors.</p>`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware', 100],
      ['NG Thailand Co., Ltd.', 'Thailand', 99.99],
      ['NG Philippines Inc.', 'Philippines', 100],
      ['NG India Private Limited', 'India'],
    ],
    doubtful: true,
  },
  {
    title: 'a dash in the cell of places for a branch',
    text: page(
      `${top()}${table([
        ['Name', 'Jurisdiction'],
        ['Harbor Freightways, Inc.', 'Delaware'],
        ['Harbor Freightways, Inc. (Canadian branch)', '—'],
        ['NG Leasing LLC', 'Texas'],
        ['NG Lumber Corp.', 'Oregon'],
      ])}`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['Harbor Freightways, Inc. (Canadian branch)'],
      ['NG Leasing LLC', 'Texas'],
      ['NG Lumber Corp.', 'Oregon'],
    ],
    doubtful: true,
  },
];
