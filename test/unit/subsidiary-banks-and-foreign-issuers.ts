import { page, type SubsidiaryDocument, table, top } from './subsidiary-document.ts';

/** Exhibits of banks and foreign issuers, markup of filing software, prose of small companies. */
export const BANKS_AND_FOREIGN_ISSUERS: readonly SubsidiaryDocument[] = [
  {
    title: 'the markup of filing software: divisions, spans, cells over three columns',
    text: page(
      `<div style="text-align:right"><span style="font-weight:700">Exhibit 21.1</span></div><div style="text-align:center"><span style="font-weight:700">SUBSIDIARIES OF PALE HERON SOFTWARE, INC.</span></div><div><span>&nbsp;</span></div><div><table style="border-collapse:collapse"><tr><td style="width:1.0%"></td><td style="width:58%"></td><td style="width:0.1%"></td><td style="width:1%"></td><td style="width:38%"></td><td style="width:0.1%"></td></tr><tr><td colspan="3" style="padding:2px 1pt"><span style="font-weight:700">Name of Subsidiary</span></td><td colspan="3" style="padding:2px 1pt"><span style="font-weight:700">Jurisdiction of Incorporation</span></td></tr><tr><td colspan="3" style="padding:2px 1pt"><span>Pale Heron Software UK Limited</span></td><td colspan="3" style="padding:2px 1pt"><span>United Kingdom</span></td></tr><tr><td colspan="3" style="padding:2px 1pt"><span>Pale Heron (Australia) Pty Ltd</span></td><td colspan="3" style="padding:2px 1pt"><span>Australia</span></td></tr><tr><td colspan="3" style="padding:2px 1pt"><span>Pale Heron Brasil Software Ltda</span></td><td colspan="3" style="padding:2px 1pt"><span>Brazil</span></td></tr></table></div><div><span>1</span></div>`,
    ),
    rows: [
      ['Pale Heron Software UK Limited', 'United Kingdom'],
      ['Pale Heron (Australia) Pty Ltd', 'Australia'],
      ['Pale Heron Brasil Software Ltda', 'Brazil'],
    ],
  },
  {
    title: 'a bank that is the only subsidiary, in a sentence',
    text: page(
      '<p>Exhibit 21</p><p>Subsidiaries of the Registrant</p><p>The Registrant’s only subsidiary is First Bank of Alder Creek, a commercial bank organized under the laws of the Commonwealth of Virginia.</p>',
    ),
    rows: [['First Bank of Alder Creek', 'Virginia']],
  },
  {
    title: 'a thrift holding company and its bank, each in a line',
    text: page(
      `${top('Alder Creek Bancorp, Inc.')}<p>1. Alder Creek Savings Bank, FSB, a federally chartered savings bank (100% owned by the Registrant)</p><p>2. Alder Creek Financial Services, Inc., a Pennsylvania corporation (100% owned by Alder Creek Savings Bank, FSB)</p>`,
    ),
    rows: [
      ['Alder Creek Savings Bank, FSB', 'federally chartered', 100],
      ['Alder Creek Financial Services, Inc.', 'Pennsylvania', 100],
    ],
    doubtful: true,
  },
  {
    title: 'significant subsidiaries of a foreign private issuer',
    text: page(
      `<p>Exhibit 8.1</p><p>Significant Subsidiaries</p><p>The following table sets forth, as of December 31, 2022, our significant subsidiaries.</p>${table(
        [
          ['Legal name', 'Country of incorporation', 'Proportion of ownership interest'],
          ['Tamarind Foods Colombia S.A.S.', 'Colombia', '99.97%'],
          ['Tamarind Alimentos do Brasil Ltda.', 'Brazil', '100.00%'],
          ['Compañía de Tamarindos del Perú S.A.', 'Peru', '86.5%'],
        ],
      )}`,
    ),
    rows: [
      ['Tamarind Foods Colombia S.A.S.', 'Colombia', 99.97],
      ['Tamarind Alimentos do Brasil Ltda.', 'Brazil', 100],
      ['Compañía de Tamarindos del Perú S.A.', 'Peru', 86.5],
    ],
  },
  {
    title: 'codes of countries and states',
    text: page(
      `${top()}${table([
        ['Entity Name', 'Jurisdiction'],
        ['Harbor Freightways, Inc.', 'Delaware (USA)'],
        ['NG Leasing LLC', 'USA (Texas)'],
        ['NG Asia Limited', 'HK'],
        ['NG Holdings Limited', 'BVI'],
        ['NG Services Limited', 'UK'],
        ['NG Mariner, S.A.', 'Panama'],
        ['NG Ventures, LLC', 'Delaware, United States'],
      ])}`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware (USA)'],
      ['NG Leasing LLC', 'USA (Texas)'],
      ['NG Asia Limited', 'HK'],
      ['NG Holdings Limited', 'BVI'],
      ['NG Services Limited', 'UK'],
      ['NG Mariner, S.A.', 'Panama'],
      ['NG Ventures, LLC', 'Delaware, United States'],
    ],
  },
  {
    title: 'Chinese names beside the English ones',
    text: page(
      `${top('Jade Lantern Holdings Ltd.')}${table([
        ['Subsidiaries', 'Place of Incorporation'],
        ['Beijing Lantern Technology Co., Ltd. (北京灯笼科技有限公司)', 'China'],
        ['Lantern Hong Kong Limited', 'Hong Kong'],
        ['Lantern Inc.', 'Cayman Islands'],
      ])}`,
    ),
    rows: [
      ['Beijing Lantern Technology Co., Ltd. (北京灯笼科技有限公司)', 'China'],
      ['Lantern Hong Kong Limited', 'Hong Kong'],
      ['Lantern Inc.', 'Cayman Islands'],
    ],
  },
  {
    title: 'how each is related in a column',
    text: page(
      `${top()}${table([
        ['Name of Subsidiary', 'Jurisdiction', 'Relationship'],
        ['Harbor Freightways, Inc.', 'Delaware', 'Wholly-owned subsidiary of Northgate Harbor Corp.'],
        ['NG Leasing LLC', 'Texas', 'Wholly-owned subsidiary of Harbor Freightways, Inc.'],
      ])}`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['NG Leasing LLC', 'Texas'],
    ],
  },
  {
    title: 'owners named in a column, percents in another',
    text: page(
      `${top()}${table([
        ['Company', 'Incorporated in', 'Owned by', '%'],
        ['Harbor Freightways, Inc.', 'Delaware', 'Northgate Harbor Corp.', '100'],
        ['NG Leasing LLC', 'Texas', 'Harbor Freightways, Inc.', '51'],
        ['NG Ferries Limited', 'England', 'Harbor Freightways, Inc.', '100'],
      ])}`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware', 100],
      ['NG Leasing LLC', 'Texas', 51],
      ['NG Ferries Limited', 'England', 100],
    ],
  },
  {
    title: 'marks of inactive companies, explained below in two words',
    text: page(
      `${top()}${table([
        ['Name', 'State'],
        ['Harbor Freightways, Inc.*', 'Delaware'],
        ['NG Leasing LLC', 'Texas'],
        ['NG Lumber Corp.**', 'Oregon'],
      ])}<p>* Inactive</p><p>** Not consolidated</p>`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['NG Leasing LLC', 'Texas'],
      ['NG Lumber Corp.', 'Oregon'],
    ],
  },
  {
    title: 'a company and its state in one labelled line',
    text: page(`${top()}<p>Name: Tumbleweed Mining, Inc.</p><p>State of Incorporation: Nevada</p>`),
    rows: [['Tumbleweed Mining, Inc.', 'Nevada']],
  },
  {
    title: 'rows of bold names with the kind of company in the row below',
    text: page(
      `${top()}${table([
        ['<b>Harbor Freightways, Inc.</b>'],
        ['(a Delaware corporation)'],
        ['&nbsp;'],
        ['<b>NG Leasing LLC</b>'],
        ['(a Texas limited liability company)'],
      ])}`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['NG Leasing LLC', 'Texas'],
    ],
  },
  {
    title: 'subsidiaries of subsidiaries under headings that name them',
    text: page(
      `${top()}<p>Harbor Holdings, Inc. (Delaware)</p><p><i>Subsidiaries of Harbor Holdings, Inc.:</i></p><p>Harbor Freightways, Inc. (Delaware)</p><p>NG Leasing LLC (Texas)</p><p><i>Subsidiary of NG Leasing LLC:</i></p><p>NG Truck Leasing LLC (Texas)</p>`,
    ),
    rows: [
      ['Harbor Holdings, Inc.', 'Delaware'],
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['NG Leasing LLC', 'Texas'],
      ['NG Truck Leasing LLC', 'Texas'],
    ],
  },
  {
    title: 'a continued table on the next page without headings',
    text: page(
      `${top()}${table([
        ['Name', 'Jurisdiction', 'Percent'],
        ['Harbor Freightways, Inc.', 'Delaware', '100%'],
        ['NG Leasing LLC', 'Texas', '100%'],
      ])}<p>2</p><hr>${table([
        ['NG Lumber Corp.', 'Oregon', '80%'],
        ['NG Ferries Limited', 'England', '100%'],
      ])}`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware', 100],
      ['NG Leasing LLC', 'Texas', 100],
      ['NG Lumber Corp.', 'Oregon', 80],
      ['NG Ferries Limited', 'England', 100],
    ],
  },
  {
    title: 'fixed width with headings of three lines and a wrapped place',
    text: `<PAGE>
                                                                  EXHIBIT 21.1

                        SUBSIDIARIES OF THE REGISTRANT

                                             STATE OR OTHER
                                             JURISDICTION OF         NAME UNDER
                                             INCORPORATION OR        WHICH SUBSIDIARY
SUBSIDIARY                                   ORGANIZATION            DOES BUSINESS
- -----------------------------------------  ---------------------   ----------------
Harbor Freightways, Inc.                     Delaware                Same
NG Leasing LLC                               Texas                   Quick Lease
NG Overseas Ltd.                             British Virgin          Same
                                             Islands
`,
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['NG Leasing LLC', 'Texas', null, 'Quick Lease'],
      ['NG Overseas Ltd.', 'British Virgin Islands'],
    ],
  },
  {
    title: 'fixed width with the registrant above and percents between',
    text: `Exhibit 21

                              NORTHGATE HARBOR CORP.
                           SUBSIDIARIES OF THE COMPANY

Name of Subsidiary                   % Owned     State of Incorporation

Harbor Freightways, Inc.               100%      Delaware
Northgate Ice Company                   80%      Maine
NG Leasing LLC                          51%      Texas
Pier 9 Partnership                      50%      New Jersey
`,
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware', 100],
      ['Northgate Ice Company', 'Maine', 80],
      ['NG Leasing LLC', 'Texas', 51],
      ['Pier 9 Partnership', 'New Jersey', 50],
    ],
  },
  {
    title: 'fixed width, centred names with places in parentheses',
    text: `                                   EXHIBIT 21

                      Subsidiaries of Northgate Harbor Corp.


                       Harbor Freightways, Inc. (Delaware)

                        Northgate Ice Company (Maine)

                           NG Leasing LLC (Texas)
`,
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['Northgate Ice Company', 'Maine'],
      ['NG Leasing LLC', 'Texas'],
    ],
  },
  {
    title: 'wholly-owned said of each in its line',
    text: page(
      `${top()}<p>Harbor Freightways, Inc., a Delaware corporation, wholly-owned by the Company</p><p>NG Leasing LLC, a Texas limited liability company, wholly-owned by Harbor Freightways, Inc.</p>`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware', 100],
      ['NG Leasing LLC', 'Texas', 100],
    ],
  },
  {
    title: 'companies of countries with long styles',
    text: page(
      `${top('Corrib Therapeutics plc')}${table([
        ['Entity', 'Jurisdiction'],
        ['Corrib Spain, S.L.U.', 'Kingdom of Spain'],
        ['Corrib Holding S.à r.l.', 'Grand Duchy of Luxembourg'],
        ['Corrib Polska Sp. z o.o.', 'Poland'],
        ['Corrib Czech s.r.o.', 'Czech Republic'],
        ['Corrib Israel Ltd', 'State of Israel'],
        ['Corrib Kft.', 'Hungary'],
        ['Corrib Danmark A/S', 'Denmark'],
        ['Corrib Gulf FZ-LLC', 'Dubai, United Arab Emirates'],
        ['Corrib Vietnam Company Limited', 'Socialist Republic of Vietnam'],
        ['Corrib Türkiye A.Ş.', 'Türkiye'],
      ])}`,
    ),
    rows: [
      ['Corrib Spain, S.L.U.', 'Kingdom of Spain'],
      ['Corrib Holding S.à r.l.', 'Grand Duchy of Luxembourg'],
      ['Corrib Polska Sp. z o.o.', 'Poland'],
      ['Corrib Czech s.r.o.', 'Czech Republic'],
      ['Corrib Israel Ltd', 'State of Israel'],
      ['Corrib Kft.', 'Hungary'],
      ['Corrib Danmark A/S', 'Denmark'],
      ['Corrib Gulf FZ-LLC', 'Dubai, United Arab Emirates'],
      ['Corrib Vietnam Company Limited', 'Socialist Republic of Vietnam'],
      ['Corrib Türkiye A.Ş.', 'Türkiye'],
    ],
  },
  {
    title: 'names that end in a word and a number, without legal form',
    text: page(
      `${top('Larkmeadow Realty Trust')}${table([
        ['Name', 'Jurisdiction'],
        ['Larkmeadow Depositor', 'Delaware'],
        ['Larkmeadow Receivables Trust 2019-1', 'Delaware'],
        ['Larkmeadow Auto Owner Trust 2020-A', 'Delaware'],
        ['LRT REIT I', 'Maryland'],
      ])}`,
    ),
    rows: [
      ['Larkmeadow Depositor', 'Delaware'],
      ['Larkmeadow Receivables Trust 2019-1', 'Delaware'],
      ['Larkmeadow Auto Owner Trust 2020-A', 'Delaware'],
      ['LRT REIT I', 'Maryland'],
    ],
  },
  {
    title: 'several trade names on several lines of a cell',
    text: page(
      `${top('Copper Kettle Restaurants, Inc.')}${table([
        ['Subsidiary', 'State', 'Doing Business As'],
        ['CK Steakhouse of Ohio, LLC', 'Ohio', 'Copper Kettle<br>Kettle Grill'],
        ['CK Management, Inc.', 'Delaware', ''],
      ])}`,
    ),
    rows: [
      ['CK Steakhouse of Ohio, LLC', 'Ohio', null, 'Copper Kettle Kettle Grill'],
      ['CK Management, Inc.', 'Delaware'],
    ],
  },
  {
    title: 'two sorts of percent',
    text: page(
      `${top()}${table([
        ['Name', 'Jurisdiction', 'Economic Interest', 'Voting Interest'],
        ['Harbor Freightways, Inc.', 'Delaware', '100%', '100%'],
        ['NG Leasing LLC', 'Texas', '49%', '51%'],
      ])}`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware', 100],
      ['NG Leasing LLC', 'Texas', null],
    ],
    doubtful: true,
  },
  {
    title: 'text flattened to one line an entry, tabs lost',
    text: page(
      '<p>EX-21.1</p><p>Subsidiaries of the Registrant Name State or Other Jurisdiction of Incorporation</p><p>Harbor Freightways, Inc. Delaware</p><p>NG Leasing LLC Texas</p><p>NG Ferries Limited England and Wales</p>',
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['NG Leasing LLC', 'Texas'],
      ['NG Ferries Limited', 'England and Wales'],
    ],
  },
  {
    title: 'places before the names, after a dash',
    text: page(
      `${top()}<p>Delaware - Harbor Freightways, Inc.</p><p>Texas - NG Leasing LLC</p><p>England - NG Ferries Limited</p>`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['NG Leasing LLC', 'Texas'],
      ['NG Ferries Limited', 'England'],
    ],
    doubtful: true,
  },
  {
    title: 'the list is followed by a remark on percentages',
    text: page(
      `${top()}${table([
        ['Subsidiary', 'Jurisdiction'],
        ['Harbor Freightways, Inc.', 'Delaware'],
        ['NG Leasing LLC', 'Texas'],
      ])}<p>All subsidiaries are 100% owned by the Registrant unless otherwise indicated. The financial statements of all of the above subsidiaries are included in the consolidated financial statements.</p>`,
    ),
    rows: [
      ['Harbor Freightways, Inc.', 'Delaware'],
      ['NG Leasing LLC', 'Texas'],
    ],
  },
];
