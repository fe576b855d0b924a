import { page, type SubsidiaryDocument, table, top } from './subsidiary-document.ts';

const wide = (words: string) => `<tr><td colspan="3">${words}</td></tr>`;

/** Headings over groups of companies, marks of depth, lines of a table that are no rows, and signatures. */
export const GROUPS_AND_DEPTHS: readonly SubsidiaryDocument[] = [
  {
    title: 'places between dashes as headings',
    text: page(`${top()}<p align="center">— Ohio —</p><p>Harbor Intermediate LLC</p><p>Harbor Labs LLC</p>
      <p align="center">— Netherlands —</p><p>Harbor Dental B.V.</p>`),
    rows: [
      ['Harbor Intermediate LLC', 'Ohio'],
      ['Harbor Labs LLC', 'Ohio'],
      ['Harbor Dental B.V.', 'Netherlands'],
    ],
  },
  {
    title: 'entities formed in a state, as headings',
    text: page(`${top()}<p><u>Entities formed in the State of Arizona</u></p><p>Harbor Homes of Arizona, Inc.</p>
      <p>HH Ridge, LLC</p><p><u>Entities formed in the State of Texas</u></p><p>Harbor Homes of Texas, L.P.</p>`),
    rows: [
      ['Harbor Homes of Arizona, Inc.', 'Arizona'],
      ['HH Ridge, LLC', 'Arizona'],
      ['Harbor Homes of Texas, L.P.', 'Texas'],
    ],
  },
  {
    title: 'divisions in bold, alone in their rows',
    text: page(
      top() +
        table([
          ['<b>Name</b>', '<b>State of Organization</b>', '<b>% Owned</b>'],
          ['<b>Publishing</b>', '', ''],
          ['Harbor Newspapers, Inc.', 'Ohio', '100%'],
          ['<b>Other</b>', '', ''],
          ['Harbor Aviation, LLC', 'Michigan', '50%'],
        ]),
    ),
    rows: [
      ['Harbor Newspapers, Inc.', 'Ohio', 100],
      ['Harbor Aviation, LLC', 'Michigan', 50],
    ],
  },
  {
    title: 'divisions across the table',
    text: page(
      `${top()}<table><tr><td>Subsidiary</td><td>Jurisdiction</td><td>Percentage</td></tr>${wide('Industrial Products')}
      <tr><td>Harbor Bearing Company</td><td>Ohio</td><td>100</td></tr>${wide('Consumer Products')}
      <tr><td>Harbor Lawn, LLC</td><td>Georgia</td><td>85</td></tr></table>`,
    ),
    rows: [
      ['Harbor Bearing Company', 'Ohio', 100],
      ['Harbor Lawn, LLC', 'Georgia', 85],
    ],
  },
  {
    title: 'dots as marks of depth',
    text: page(
      top() +
        table([
          ['Name of Subsidiary', 'Place of Incorporation'],
          ['Harbor Holdings Corp.', 'Delaware'],
          ['. Harbor Abrasives LLC', 'Ohio'],
          ['. . Harbor Abrasivos, S. de R.L. de C.V.', 'Mexico'],
          ['Harbor Europe S.à r.l.', 'Luxembourg'],
        ]),
    ),
    rows: [
      ['Harbor Holdings Corp.', 'Delaware'],
      ['Harbor Abrasives LLC', 'Ohio'],
      ['Harbor Abrasivos, S. de R.L. de C.V.', 'Mexico'],
      ['Harbor Europe S.à r.l.', 'Luxembourg'],
    ],
    levels: [0, 1, 2, 0],
  },
  {
    title: 'hyphens right before names as marks of depth',
    text: `Exhibit 21

SUBSIDIARIES OF NORTHGATE HARBOR CORP.

Harbor Bank, F.S.B. (Federal)
-Harbor Mortgage Company (Illinois)
--HMC Funding, Inc. (Delaware)
Harbor Real Estate, Inc. (Illinois)
`,
    rows: [
      ['Harbor Bank, F.S.B.', 'Federal'],
      ['Harbor Mortgage Company', 'Illinois'],
      ['HMC Funding, Inc.', 'Delaware'],
      ['Harbor Real Estate, Inc.', 'Illinois'],
    ],
    levels: [0, 1, 2, 0],
  },
  {
    title: 'a signature under the list',
    text: `EXHIBIT 21

                  SUBSIDIARIES OF THE REGISTRANT

                                                 State of
Name                                          Incorporation
- ----                                        -------------
Harbor Steel Company                          Pennsylvania
Harbor Coke, Inc.                             West Virginia

Dated: March 24, 1996

                                  NORTHGATE HARBOR CORP.

                                  By: /s/ Jane Roe
                                      Jane Roe
                                      Secretary
`,
    rows: [
      ['Harbor Steel Company', 'Pennsylvania'],
      ['Harbor Coke, Inc.', 'West Virginia'],
    ],
  },
  {
    title: 'two indented names, of which the first has no legal form',
    text: `Exhibit 21.1

                   SUBSIDIARIES OF NORTHGATE HARBOR CORP.

Name                                              State of Incorporation

Harbor National Bank                              United States
Harbor Trust Services                             Pennsylvania
   HTS Advisors
   Keystone Agency, Inc.                          Pennsylvania
`,
    rows: [
      ['Harbor National Bank', 'United States'],
      ['Harbor Trust Services', 'Pennsylvania'],
      ['HTS Advisors'],
      ['Keystone Agency, Inc.', 'Pennsylvania'],
    ],
    doubtful: true,
  },
  {
    title: 'trade names behind the names, by the heading',
    text: page(
      top() +
        table([
          ['Entity (d/b/a)', 'State'],
          ['NHC-F, LLC (d/b/a Harbor Ford)', 'Texas'],
          ['NHC-T, LLC (d/b/a Harbor Toyota of Plano)', 'Texas'],
          ['NHC Management, LP', 'Texas'],
        ]),
    ),
    rows: [
      ['NHC-F, LLC', 'Texas', null, 'Harbor Ford'],
      ['NHC-T, LLC', 'Texas', null, 'Harbor Toyota of Plano'],
      ['NHC Management, LP', 'Texas'],
    ],
  },
  {
    title: 'a place behind the parenthesis of a trade name',
    text: page(`${top()}<p>NHC-F, LLC (d/b/a Harbor Ford) Texas</p><p>NHC-T, LLC (d/b/a Harbor Toyota) Ohio</p>`),
    rows: [
      ['NHC-F, LLC', 'Texas', null, 'Harbor Ford'],
      ['NHC-T, LLC', 'Ohio', null, 'Harbor Toyota'],
    ],
  },
  {
    title: 'a numbered company with the share of it in a clause',
    text: `Exhibit 21

            SUBSIDIARIES OF NORTHGATE HARBOR CORP.

1.   Harbor Fabrics, Inc., a North Carolina corporation
2.   Harbor Export Sales Corp., a Delaware corporation
3.   Tessera Yarns, Ltd., a Georgia limited partnership, of which the
     Registrant owns 75%
`,
    rows: [
      ['Harbor Fabrics, Inc.', 'North Carolina'],
      ['Harbor Export Sales Corp.', 'Delaware'],
      ['Tessera Yarns, Ltd.', 'Georgia', 75],
    ],
  },
  {
    title: 'places in brackets, and counts behind places',
    text: page(`${top()}<p>[Canada]</p><p>Harbor Tools (Ontario) Inc.</p><p>[United States]</p><p>Harbor Tools, LLC</p>
      <p><b>Bermuda (2)</b></p><p>Harbor Re Ltd.</p><p>Harbor Marine Ltd.</p>`),
    rows: [
      ['Harbor Tools (Ontario) Inc.', 'Canada'],
      ['Harbor Tools, LLC', 'United States'],
      ['Harbor Re Ltd.', 'Bermuda'],
      ['Harbor Marine Ltd.', 'Bermuda'],
    ],
  },
  {
    title: 'kinds of companies with their place in parentheses, as headings',
    text: page(`${top()}<p><b>Vessel-owning companies (Marshall Islands)</b></p><p>Harbor One Inc.</p>
      <p><b>Management companies (Liberia)</b></p><p>Harbor Shipmanagement S.A.</p>`),
    rows: [
      ['Harbor One Inc.', 'Marshall Islands'],
      ['Harbor Shipmanagement S.A.', 'Liberia'],
    ],
  },
  {
    title: 'parents as headings of a table',
    text: page(
      top() +
        table([
          ['<b>Parent: Northgate Harbor Corp.</b>', ''],
          ['Harbor Operating, LLC', 'Delaware'],
          ['<b>Parent: Harbor Operating, LLC</b>', ''],
          ['Caprock Gathering, LLC', 'Oklahoma'],
        ]),
    ),
    rows: [
      ['Harbor Operating, LLC', 'Delaware'],
      ['Caprock Gathering, LLC', 'Oklahoma'],
    ],
  },
  {
    title: 'arrows as marks of depth',
    text: page(
      top() +
        table([
          ['Harbor Insurance Company', 'Wisconsin'],
          ['--&gt; Harbor Specialty, Inc.', 'Wisconsin'],
          ['Harbor Life Insurance Company', 'Iowa'],
        ]),
    ),
    rows: [
      ['Harbor Insurance Company', 'Wisconsin'],
      ['Harbor Specialty, Inc.', 'Wisconsin'],
      ['Harbor Life Insurance Company', 'Iowa'],
    ],
    levels: [0, 1, 0],
  },
  {
    title: 'Roman numbers with letters below',
    text: `EXHIBIT 21

SUBSIDIARIES OF NORTHGATE HARBOR CORP.

I.   Harbor State Bank, organized under the laws of Iowa
     A.   Harbor Insurance Services, Inc., an Iowa corporation
     B.   HSB Properties, L.C., an Iowa limited liability company
II.  Harbor Capital Trust I, a Delaware statutory trust
`,
    rows: [
      ['Harbor State Bank', 'Iowa'],
      ['Harbor Insurance Services, Inc.', 'Iowa'],
      ['HSB Properties, L.C.', 'Iowa'],
      ['Harbor Capital Trust I', 'Delaware'],
    ],
    levels: [0, 1, 1, 0],
  },
  {
    title: 'a town before the country, behind the name',
    text: `Exhibit 21

Subsidiaries of the Registrant

Harbor Devices, Inc., Massachusetts
Harbor Devices Ltd., Hampshire, England
`,
    rows: [
      ['Harbor Devices, Inc.', 'Massachusetts'],
      ['Harbor Devices Ltd.', 'Hampshire, England'],
    ],
    doubtful: true,
  },
  {
    title: 'companies that a last row only counts',
    text: page(
      top() +
        table([
          ['Name', 'State'],
          ['Harbor Nursing, LLC', 'New York'],
          ['Harbor Rehab, Inc.', 'New York'],
          ['12 inactive subsidiaries', 'Various'],
        ]),
    ),
    rows: [
      ['Harbor Nursing, LLC', 'New York'],
      ['Harbor Rehab, Inc.', 'New York'],
    ],
  },
  {
    title: 'a title right over a column of places',
    text: `                                                                 Exhibit 21

                            NORTHGATE HARBOR CORP.
                                  SUBSIDIARIES

                                                          Jurisdiction
                                                          ------------
Harbor Security Services, Inc.                            California
Harbor Monitoring, Inc.                                   Delaware
`,
    rows: [
      ['Harbor Security Services, Inc.', 'California'],
      ['Harbor Monitoring, Inc.', 'Delaware'],
    ],
  },
  {
    title: 'shares as headings over groups',
    text: page(`${top()}<p><b>100% Owned</b></p><p>Harbor Books, Inc. (Kentucky)</p><p>Harbor Press, LLC (Ohio)</p>
      <p><b>51% Owned</b></p><p>Derby Magazine, LLC (Kentucky)</p>`),
    rows: [
      ['Harbor Books, Inc.', 'Kentucky', 100],
      ['Harbor Press, LLC', 'Ohio', 100],
      ['Derby Magazine, LLC', 'Kentucky', 51],
    ],
    doubtful: true,
  },
  {
    title: 'leader dots right behind an abbreviation',
    text: `EXHIBIT 21

             SUBSIDIARIES OF NORTHGATE HARBOR CORP.

                                            State          Pct.
                                            -----          ----
Harbor Paint Co...........................  Del.           100
Harbor Varnish Works, Inc.................  N.J.           100
Harbor Brush Company......................  Ohio           100
`,
    rows: [
      ['Harbor Paint Co.', 'Del.', 100],
      ['Harbor Varnish Works, Inc.', 'N.J.', 100],
      ['Harbor Brush Company', 'Ohio', 100],
    ],
  },
];
