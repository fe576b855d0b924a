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
];
