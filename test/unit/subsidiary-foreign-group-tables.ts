import { page, type SubsidiaryDocument, table, top } from './subsidiary-document.ts';

/** Tables as small issuers, foreign groups and property trusts print them. */
export const FOREIGN_GROUP_TABLES: readonly SubsidiaryDocument[] = [
  {
    title: 'a holding company with wholly foreign-owned enterprises and entities under contract',
    text: page(
      `<p style="text-align:right"><b>Exhibit 21.1</b></p><p style="text-align:center"><b>List of Subsidiaries and Consolidated VIE</b></p>${table(
        [
          ['<b>Name of Entity</b>', '<b>Place of Incorporation</b>', '<b>Ownership Interest</b>'],
          ['Golden Carp Group (BVI) Limited', 'British Virgin Islands', '100%'],
          ['Golden Carp (Hong Kong) Limited', 'Hong Kong SAR', '100%'],
          ['Xi’an Golden Carp Information Technology Co., Ltd. (“WFOE”)', 'PRC', '100%'],
          ['Shaanxi Carp Supply Chain Management Co., Ltd.', 'PRC', 'Contractual Arrangements'],
          ['Xi’an Little Carp E-commerce Co., Ltd.', 'PRC', '51% owned by Shaanxi Carp'],
        ],
      )}`,
    ),
    rows: [
      ['Golden Carp Group (BVI) Limited', 'British Virgin Islands', 100],
      ['Golden Carp (Hong Kong) Limited', 'Hong Kong SAR', 100],
      ['Xi’an Golden Carp Information Technology Co., Ltd. (“WFOE”)', 'PRC', 100],
      ['Shaanxi Carp Supply Chain Management Co., Ltd.', 'PRC'],
      ['Xi’an Little Carp E-commerce Co., Ltd.', 'PRC', 51],
    ],
  },
  {
    title: 'property companies of a trust, named by their street',
    text: page(
      `${top('Larkmeadow Realty Trust, Inc.')}${table([
        ['<u>Entity</u>', '<u>State of Formation</u>'],
        ['Larkmeadow Operating Partnership, L.P.', 'Delaware'],
        ['LRT 1200 Main Street, LLC', 'Delaware'],
        ['LRT 45 West 18th Street Owner, LLC', 'New York'],
        ['LRT Ohio Portfolio I, LLC', 'Ohio'],
        ['LRT TRS, Inc.', 'Delaware'],
        ['Texas Plaza Associates', 'Texas'],
        ['Two Park Center Realty Trust', 'Massachusetts'],
        ['8000 Virginia Manor Road, LLC', 'Maryland'],
      ])}`,
    ),
    rows: [
      ['Larkmeadow Operating Partnership, L.P.', 'Delaware'],
      ['LRT 1200 Main Street, LLC', 'Delaware'],
      ['LRT 45 West 18th Street Owner, LLC', 'New York'],
      ['LRT Ohio Portfolio I, LLC', 'Ohio'],
      ['LRT TRS, Inc.', 'Delaware'],
      ['Texas Plaza Associates', 'Texas'],
      ['Two Park Center Realty Trust', 'Massachusetts'],
      ['8000 Virginia Manor Road, LLC', 'Maryland'],
    ],
  },
  {
    title: 'an Irish plc with registered offices beside the countries',
    text: page(
      `${top('Corrib Therapeutics plc')}${table([
        ['Company', 'Country of Incorporation', 'Registered Office'],
        ['Corrib Research Limited', 'Ireland', '12 Merrion Square North, Dublin 2, Ireland'],
        ['Corrib Pharma UK Limited', 'United Kingdom', '5 New Street Square, London EC4A 3TW, United Kingdom'],
        ['Corrib US Holdings, Inc.', 'Delaware', '1209 Orange Street, Wilmington, Delaware 19801'],
        ['Corrib Bermuda Limited', 'Bermuda', 'Clarendon House, 2 Church Street, Hamilton HM 11, Bermuda'],
      ])}`,
    ),
    rows: [
      ['Corrib Research Limited', 'Ireland'],
      ['Corrib Pharma UK Limited', 'United Kingdom'],
      ['Corrib US Holdings, Inc.', 'Delaware'],
      ['Corrib Bermuda Limited', 'Bermuda'],
    ],
  },
  {
    title: 'name, jurisdiction, percent and parent',
    text: page(
      `${top()}${table([
        ['Subsidiary', 'Jurisdiction of Incorporation', 'Percentage Ownership', 'Parent'],
        ['Harbor Holdings, Inc.', 'Delaware', '100%', 'Northgate Harbor Corp.'],
        ['Harbor Freightways, Inc.', 'Delaware', '100%', 'Harbor Holdings, Inc.'],
        ['NG Mexicana, S. de R.L. de C.V.', 'Mexico', '99.9%', 'Harbor Holdings, Inc.'],
        ['NG do Brasil Ltda.', 'Brazil', '99%', 'Harbor Holdings, Inc.'],
      ])}`,
    ),
    rows: [
      ['Harbor Holdings, Inc.', 'Delaware', 100],
      ['Harbor Freightways, Inc.', 'Delaware', 100],
      ['NG Mexicana, S. de R.L. de C.V.', 'Mexico', 99.9],
      ['NG do Brasil Ltda.', 'Brazil', 99],
    ],
  },
  {
    title: 'state and doing business as, blank where there is no other name',
    text: page(
      `${top()}${table([
        ['Name', 'State of Incorporation', 'Doing Business As'],
        ['Harbor Freightways, Inc.', 'Delaware', ''],
        ['Northgate Ice Company', 'Maine', 'Polar Ice'],
        ['NG Leasing LLC', 'Texas', '—'],
        ['NG Dental of Ohio, Inc.', 'Ohio', 'Bright Smile Dental'],
      ])}`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['Northgate Ice Company', 'Maine', null, 'Polar Ice'],
      ['NG Leasing LLC', 'Texas'],
      ['NG Dental of Ohio, Inc.', 'Ohio', null, 'Bright Smile Dental'],
    ],
  },
  {
    title: 'entity, place of formation and ownership, all wholly owned',
    text: page(
      `<p>EXHIBIT 21</p><p align="center">Subsidiaries of Sagebrush Lithium Corp.</p>${table([
        ['<b>Entity</b>', '<b>Place of Formation</b>', '<b>Ownership %</b>'],
        ['Sagebrush Nevada LLC', 'Nevada', '100%'],
        ['Sagebrush Exploration (Quebec) Inc.', 'Quebec, Canada', '100%'],
        ['Minera Sagebrush S.A. de C.V.', 'Mexico', '100%'],
      ])}`,
    ),
    rows: [
      ['Sagebrush Nevada LLC', 'Nevada', 100],
      ['Sagebrush Exploration (Quebec) Inc.', 'Quebec, Canada', 100],
      ['Minera Sagebrush S.A. de C.V.', 'Mexico', 100],
    ],
  },
  {
    title: 'the percent in two cells, spacer cells between, as filing software writes',
    text: page(
      `${top()}<table><tr><td style="width:60%">Name</td><td style="width:1%">&nbsp;</td><td>Jurisdiction</td><td>&nbsp;</td><td colspan="3">Ownership</td></tr><tr><td>Harbor Freightways, Inc.</td><td>&nbsp;</td><td>Delaware</td><td>&nbsp;</td><td>&nbsp;</td><td style="text-align:right">100</td><td>%</td></tr><tr><td>NG Pacific Pty Ltd</td><td>&nbsp;</td><td>Australia</td><td>&nbsp;</td><td>&nbsp;</td><td style="text-align:right">50.5</td><td>%</td></tr><tr><td>NG Joint Venture Co., Ltd.</td><td>&nbsp;</td><td>Thailand</td><td>&nbsp;</td><td>&nbsp;</td><td style="text-align:right">49</td><td>%</td></tr></table>`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware', 100],
      ['NG Pacific Pty Ltd', 'Australia', 50.5],
      ['NG Joint Venture Co., Ltd.', 'Thailand', 49],
    ],
  },
  {
    title: 'ownership that is not applicable',
    text: page(
      `${top()}${table([
        ['Subsidiary', 'State', 'Ownership', 'Trade name'],
        ['Harbor Freightways, Inc.', 'Delaware', '100%', 'N/A'],
        ['Northgate Foundation', 'Maine', 'N/A', 'N/A'],
        ['NG Leasing LLC', 'Texas', '100%', 'Quick Lease'],
      ])}`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware', 100],
      ['Northgate Foundation', 'Maine'],
      ['NG Leasing LLC', 'Texas', 100, 'Quick Lease'],
    ],
  },
  {
    title: 'a bank holding company, tiers by headings',
    text: page(
      `<p>Exhibit 21</p><p align="center"><b>Subsidiaries of Quail Ridge Bancshares, Inc.</b></p>${table([
        ['<b>Name</b>', '<b>Jurisdiction of Organization</b>'],
        ['<i>Direct Subsidiaries</i>', ''],
        ['Quail Ridge Bank, National Association', 'United States'],
        ['Quail Ridge Capital Trust I', 'Delaware'],
        ['<i>Subsidiaries of Quail Ridge Bank, National Association</i>', ''],
        ['QRB Insurance Services, Inc.', 'Oklahoma'],
        ['QRB OREO Holdings, LLC', 'Oklahoma'],
      ])}`,
    ),
    rows: [
      ['Quail Ridge Bank, National Association', 'United States'],
      ['Quail Ridge Capital Trust I', 'Delaware'],
      ['QRB Insurance Services, Inc.', 'Oklahoma'],
      ['QRB OREO Holdings, LLC', 'Oklahoma'],
    ],
  },
  {
    title: 'a footnote that gives the share, under the table',
    text: page(
      `${top()}${table([
        ['Name of Subsidiary', 'Jurisdiction'],
        ['Harbor Freightways, Inc.', 'Delaware'],
        ['NG Coastal Terminals LLC (1)', 'Louisiana'],
        ['NG Shipping S.A. (2)', 'Marshall Islands'],
      ])}<p>______________</p><p>(1) 51% owned</p><p>(2) 80% owned</p>`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['NG Coastal Terminals LLC', 'Louisiana'],
      ['NG Shipping S.A.', 'Marshall Islands'],
    ],
  },
  {
    title: 'a tree by no-break spaces inside cells',
    text: page(
      `${top()}${table([
        ['Harbor Holdings, Inc.', 'Delaware'],
        ['&nbsp;&nbsp;&nbsp;&nbsp;Harbor Freightways, Inc.', 'Delaware'],
        ['&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;Harbor Freightways Canada ULC', 'Nova Scotia'],
        ['NG Leasing LLC', 'Texas'],
      ])}`,
    ),
    rows: [
      ['Harbor Holdings, Inc.', 'Delaware'],
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['Harbor Freightways Canada ULC', 'Nova Scotia'],
      ['NG Leasing LLC', 'Texas'],
    ],
    levels: [0, 1, 2, 0],
  },
  {
    title: 'dates of incorporation and activities beside places',
    text: page(
      `${top('Silver Heron Holdings Limited')}${table([
        ['Entity', 'Date of incorporation', 'Place of incorporation', '% of ownership', 'Principal activities'],
        ['Heron Asia Limited', 'March 3, 2016', 'Hong Kong', '100%', 'Investment holding'],
        ['Heron Logistics Sdn. Bhd.', 'July 19, 2018', 'Malaysia', '70%', 'Provision of logistics services'],
        ['Heron (Shenzhen) Trading Co., Ltd.', 'May 1, 2019', 'PRC', '100%', 'Trading'],
      ])}`,
    ),
    rows: [
      ['Heron Asia Limited', 'Hong Kong', 100],
      ['Heron Logistics Sdn. Bhd.', 'Malaysia', 70],
      ['Heron (Shenzhen) Trading Co., Ltd.', 'PRC', 100],
    ],
  },
  {
    title: 'names wrapped over two rows with the place on the first or the second',
    text: page(
      `${top()}${table([
        ['Name of subsidiary', 'State or other jurisdiction of incorporation'],
        ['Harbor Marine Transportation and Stevedoring', 'Delaware'],
        ['&nbsp;&nbsp;Services, LLC', ''],
        ['NG Leasing LLC', 'Texas'],
        ['Northgate Ice and Cold Storage', 'Maine'],
        ['&nbsp;&nbsp;Company', ''],
      ])}`,
    ),
    rows: [
      ['Harbor Marine Transportation and Stevedoring Services, LLC', 'Delaware'],
      ['NG Leasing LLC', 'Texas'],
      ['Northgate Ice and Cold Storage Company', 'Maine'],
    ],
  },
  {
    title: 'German, French and Nordic companies with places in parentheses after states',
    text: page(
      `${top()}${table([
        ['Legal Name', 'Jurisdiction'],
        ['Fjellvik Instruments AS', 'Norway'],
        ['Fjellvik Mätteknik AB', 'Sweden'],
        ['Fjellvik Meßtechnik GmbH & Co. KG', 'Germany'],
        ['Fjellvik Instruments SAS', 'France'],
        ['Fjellvik Japan K.K.', 'Japan'],
        ['OOO Fjellvik Rus', 'Russian Federation'],
        ['Fjellvik Instruments (Pty) Ltd', 'South Africa'],
        ['Fjellvik Instruments India Private Limited', 'India'],
        ['PT Fjellvik Indonesia', 'Indonesia'],
        ['Fjellvik Korea Yuhan Hoesa', 'Korea, Republic of'],
      ])}`,
    ),
    rows: [
      ['Fjellvik Instruments AS', 'Norway'],
      ['Fjellvik Mätteknik AB', 'Sweden'],
      ['Fjellvik Meßtechnik GmbH & Co. KG', 'Germany'],
      ['Fjellvik Instruments SAS', 'France'],
      ['Fjellvik Japan K.K.', 'Japan'],
      ['OOO Fjellvik Rus', 'Russian Federation'],
      ['Fjellvik Instruments (Pty) Ltd', 'South Africa'],
      ['Fjellvik Instruments India Private Limited', 'India'],
      ['PT Fjellvik Indonesia', 'Indonesia'],
      ['Fjellvik Korea Yuhan Hoesa', 'Korea, Republic of'],
    ],
  },
  {
    title: 'addresses under the names',
    text: page(
      `${top()}${table([
        ['Name and address', 'State'],
        ['Harbor Freightways, Inc.<br>100 Pier Road<br>Portland, Maine 04101', 'Delaware'],
        ['NG Leasing LLC<br>4 Ranch Drive<br>Austin, Texas 78701', 'Texas'],
      ])}`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['NG Leasing LLC', 'Texas'],
    ],
    doubtful: true,
  },
  {
    title: 'the place and the kind of entity in one cell',
    text: page(
      `${top()}${table([
        ['Subsidiary', 'Jurisdiction and Form of Entity'],
        ['Harbor Freightways, Inc.', 'Delaware corporation'],
        ['NG Leasing LLC', 'Texas limited liability company'],
        ['NG Partners, L.P.', 'Delaware limited partnership'],
      ])}`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['NG Leasing LLC', 'Texas'],
      ['NG Partners, L.P.', 'Delaware'],
    ],
    doubtful: true,
  },
  {
    title: 'the registrant heads the table with a percent of its own',
    text: page(
      `<p>Exhibit 21</p><p align="center">NORTHGATE HARBOR CORP.<br>LIST OF SUBSIDIARIES</p>${table([
        ['Company', 'State of Incorporation', 'Percent Owned'],
        ['Northgate Harbor Corp.', 'Delaware', 'Registrant'],
        ['Harbor Freightways, Inc.', 'Delaware', '100%'],
        ['NG Leasing LLC', 'Texas', '75%'],
      ])}`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware', 100],
      ['NG Leasing LLC', 'Texas', 75],
    ],
  },
  {
    title: 'states as headings in the table and percents beside names',
    text: page(
      `${top()}${table([
        ['Name', 'Ownership'],
        ['<b>Delaware</b>', ''],
        ['Harbor Freightways, Inc.', '100%'],
        ['Harbor Holdings, Inc.', '100%'],
        ['<b>Nova Scotia, Canada</b>', ''],
        ['NG Fisheries ULC', '60%'],
      ])}`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware', 100],
      ['Harbor Holdings, Inc.', 'Delaware', 100],
      ['NG Fisheries ULC', 'Nova Scotia, Canada', 60],
    ],
  },
];
