import { cusipOf } from '../thirteenf-documents.ts';
import type { ThirteenfTextReport } from './thirteenf-pages-and-sections.ts';

const A = cusipOf('03783310');
const B = cusipOf('59491810');
const C = cusipOf('30231G10');
const E = cusipOf('08467010');
const F = cusipOf('88579Y10');
const G = cusipOf('00206R10');

type Row = ThirteenfTextReport['rows'][number];
const ABERDEEN: Row = ['ABERDEEN LABS', 'COM', A, 2_400, 50_000, 'SH', null, 'SOLE', null, [50_000, 0, 0]];
const BOREAL: Row = ['BOREAL SYS INC', 'COM', B, 3_000, 120_000, 'SH', null, 'SOLE', null, [120_000, 0, 0]];
const CINDER: Row = ['CINDER CORP', 'CL A', C, 4_000, 90_000, 'SH', null, 'SOLE', null, [90_000, 0, 0]];
const ROWS = [ABERDEEN, BOREAL, CINDER];
const HEADING = `                                                       VALUE     SHARES/   SH/  PUT/  INVSTMT    OTHER          VOTING AUTHORITY
NAME OF ISSUER           TITLE OF CLASS   CUSIP       (X$1000)   PRN AMT   PRN  CALL  DSCRETN   MANAGERS     SOLE   SHARED     NONE
`;
/** The row with one of its values replaced. */
const withValue = (row: Row, at: number, value: unknown): Row =>
  row.map((one, i) => (i === at ? value : one)) as unknown as Row;

export const CELL_NOTATIONS: readonly ThirteenfTextReport[] = [
  {
    title: 'votes on a separate line below the row',
    totals: ['3', '9,400'],
    table: `NAME OF ISSUER           TITLE OF CLASS   CUSIP        VALUE     SHARES   SH/PRN  DISCRETION
                                                                  SOLE   SHARED     NONE
ABERDEEN LABS            COM              ${A}     2,400     50,000   SH      SOLE
                                                                50,000        0        0
BOREAL SYS INC           COM              ${B}     3,000    120,000   SH      SOLE
                                                               120,000        0        0
CINDER CORP              CL A             ${C}     4,000     90,000   SH      SOLE
                                                                90,000        0        0
`,
    rows: ROWS,
  },
  {
    title: 'voting columns in the order none, shared, sole',
    totals: ['3', '9,400'],
    table: `NAME OF ISSUER           TITLE OF CLASS   CUSIP        VALUE     SHARES   SH/PRN  DISCRETION  MANAGER     NONE   SHARED     SOLE
ABERDEEN LABS            COM              ${A}     2,400     50,000   SH      SOLE                       0        0   50,000
BOREAL SYS INC           COM              ${B}     3,000    120,000   SH      SOLE                       0        0  120,000
CINDER CORP              CL A             ${C}     4,000     90,000   SH      SOLE                  20,000   10,000   60,000
`,
    rows: [ABERDEEN, BOREAL, withValue(CINDER, 9, [60_000, 10_000, 20_000])],
  },
  {
    title: 'an option indicated only by its title of class',
    totals: ['3', '9,400'],
    table: `NAME OF ISSUER           TITLE OF CLASS   CUSIP        VALUE     SHARES   SH/PRN  DISCRETION  MANAGER     SOLE   SHARED     NONE
ABERDEEN LABS            COM              ${A}     2,400     50,000   SH      SOLE                  50,000        0        0
BOREAL SYS INC           PUT              ${B}     3,000    120,000   SH      SOLE                 120,000        0        0
CINDER CORP              CALL             ${C}     4,000     90,000   SH      SOLE                  90,000        0        0
`,
    rows: [
      ABERDEEN,
      ['BOREAL SYS INC', 'PUT', B, 3_000, 120_000, 'SH', 'Put', 'SOLE', null, [120_000, 0, 0]],
      ['CINDER CORP', 'CALL', C, 4_000, 90_000, 'SH', 'Call', 'SOLE', null, [90_000, 0, 0]],
    ],
  },
  {
    title: 'puts and calls as first letters',
    totals: ['3', '9,400'],
    table: `${HEADING}ABERDEEN LABS            COM              ${A}      2,400     50,000   SH         SOLE                    50,000        0        0
BOREAL SYS INC           COM              ${B}      3,000    120,000   SH    P    SOLE                   120,000        0        0
CINDER CORP              CL A             ${C}      4,000     90,000   SH    C    SOLE                    90,000        0        0
`,
    rows: [ABERDEEN, withValue(BOREAL, 6, 'Put'), withValue(CINDER, 6, 'Call')],
  },
  {
    title: 'a row with N/A in place of the CUSIP',
    totals: ['3', '9,400'],
    table: `${HEADING}ABERDEEN LABS            COM              ${A}      2,400     50,000   SH         SOLE                    50,000        0        0
BOREAL SYS INC           COM              N/A            3,000    120,000   SH         SOLE                   120,000        0        0
CINDER CORP              CL A             ${C}      4,000     90,000   SH         SOLE                    90,000        0        0
`,
    rows: [ABERDEEN, withValue(BOREAL, 2, null), CINDER],
  },
  {
    title: 'discretion as a first letter',
    totals: ['3', '9,400'],
    table: `NAME OF ISSUER           TITLE OF CLASS   CUSIP        VALUE     SHARES   SH  DISCRETION  MGRS    SOLE   SHARED     NONE
ABERDEEN LABS            COM              ${A}     2,400     50,000   SH  S                  50,000        0        0
BOREAL SYS INC           COM              ${B}     3,000    120,000   SH  D           1     120,000        0        0
CINDER CORP              CL A             ${C}     4,000     90,000   SH  O           2,3    90,000        0        0
`,
    rows: [
      ABERDEEN,
      ['BOREAL SYS INC', 'COM', B, 3_000, 120_000, 'SH', null, 'DFND', '1', [120_000, 0, 0]],
      ['CINDER CORP', 'CL A', C, 4_000, 90_000, 'SH', null, 'OTR', '2,3', [90_000, 0, 0]],
    ],
  },
  {
    title: 'yes and no under each kind of discretion',
    totals: ['3', '9,400'],
    table: `NAME OF ISSUER           TITLE OF CLASS   CUSIP        VALUE     SHARES   SH  SOLE  SHARED  OTHER  MGRS    SOLE   SHARED     NONE
ABERDEEN LABS            COM              ${A}     2,400     50,000   SH  YES   NO      NO             50,000        0        0
BOREAL SYS INC           COM              ${B}     3,000    120,000   SH  NO    YES     NO     1      120,000        0        0
CINDER CORP              CL A             ${C}     4,000     90,000   SH  YES   NO      NO             90,000        0        0
`,
    rows: [ABERDEEN, ['BOREAL SYS INC', 'COM', B, 3_000, 120_000, 'SH', null, 'DFND', '1', [120_000, 0, 0]], CINDER],
  },
  {
    title: 'rows that break before the discretion',
    totals: ['3', '9,400'],
    table: `NAME OF ISSUER           TITLE OF CLASS   CUSIP       VALUE     SHARES   SH/ PUT/
INVSTMT    OTHER          VOTING AUTHORITY
                                                     (X$1000)   PRN AMT  PRN CALL
DSCRETN   MANAGERS     SOLE   SHARED     NONE
ABERDEEN LABS            COM              ${A}      2,400     50,000   SH
SOLE                    50,000        0        0
BOREAL SYS INC           COM              ${B}      3,000    120,000   SH
SOLE                   120,000        0        0
CINDER CORP              CL A             ${C}      4,000     90,000   SH
DEFINED    1            90,000        0        0
`,
    rows: [ABERDEEN, BOREAL, ['CINDER CORP', 'CL A', C, 4_000, 90_000, 'SH', null, 'DFND', '1', [90_000, 0, 0]]],
  },
  {
    title: 'an apostrophe before the CUSIP, and an account number before the name',
    totals: ['3', '9,400'],
    table: `ACCT NAME OF ISSUER           TITLE OF CLASS   CUSIP        VALUE     SHARES   SH  DISCRETION   SOLE   SHARED     NONE
01   ABERDEEN LABS            COM              '${A}      2,400     50,000   SH  SOLE    50,000        0        0
01   BOREAL SYS INC           COM              '${B}      3,000    120,000   SH  SOLE   120,000        0        0
02   CINDER CORP              CL A             '${C}      4,000     90,000   SH  SOLE    90,000        0        0
`,
    rows: ROWS,
  },
  {
    title: 'a second table with another column order',
    totals: ['4', '12,400'],
    table: `NAME OF ISSUER           TITLE OF CLASS   CUSIP       VALUE     SHARES   SH  DISCRETION   SOLE   SHARED     NONE
ABERDEEN LABS            COM              ${A}      2,400     50,000   SH  SOLE    50,000        0        0
BOREAL SYS INC           COM              ${B}      3,000    120,000   SH  SOLE   120,000        0        0

OPTIONS
NAME OF ISSUER           TITLE OF CLASS   CUSIP       SHARES    VALUE    SH  PUT/CALL  DISCRETION   SOLE   SHARED     NONE
CINDER CORP              CL A             ${C}      90,000     4,000   SH  PUT  SOLE    90,000        0        0
DUNMORE LTD              ORD              ${G}      70,000     3,000   SH  CALL SOLE    70,000        0        0
`,
    rows: [
      ABERDEEN,
      BOREAL,
      withValue(CINDER, 6, 'Put'),
      ['DUNMORE LTD', 'ORD', G, 3_000, 70_000, 'SH', 'Call', 'SOLE', null, [70_000, 0, 0]],
    ],
  },
  {
    title: 'footnote marks after amounts',
    totals: ['3', '9,400'],
    table: `${HEADING}ABERDEEN LABS            COM              ${A}      2,400     50,000   SH         SOLE                    50,000        0        0
BOREAL SYS INC           COM              ${B}      3,000*   120,000(1) SH       SOLE                   120,000        0        0
CINDER CORP              CL A             ${C}      4,000     90,000   SH         SOLE                    90,000        0        0

(1) Shares held in a managed account.
`,
    rows: ROWS,
  },
  {
    title: 'the kind of amount before the amount',
    totals: ['3', '9,400'],
    table: `NAME OF ISSUER           TITLE OF CLASS   CUSIP        VALUE   SH/PRN   SHARES   DISCRETION  MANAGER     SOLE   SHARED     NONE
ABERDEEN LABS            COM              ${A}     2,400   SH       50,000   SOLE                   50,000        0        0
BOREAL SYS INC           COM              ${B}     3,000   SH      120,000   SOLE                  120,000        0        0
CINDER CORP              CL A             ${C}     4,000   SH       90,000   SOLE                   90,000        0        0
`,
    rows: ROWS,
  },
  {
    title: 'sections by industry with their share of the book',
    totals: ['3', '9,400'],
    table: `${HEADING}CONSUMER DISCRETIONARY - 25.5%
ABERDEEN LABS            COM              ${A}      2,400     50,000   SH         SOLE                    50,000        0        0
                                                      ------
                                                       2,400
INFORMATION TECHNOLOGY - 74.5%
BOREAL SYS INC           COM              ${B}      3,000    120,000   SH         SOLE                   120,000        0        0
CINDER CORP              CL A             ${C}      4,000     90,000   SH         SOLE                    90,000        0        0
                                                      ------
                                                       7,000
`,
    rows: ROWS,
  },
  {
    title: 'page footers between rows',
    totals: ['3', '9,400'],
    table: `${HEADING}ABERDEEN LABS            COM              ${A}      2,400     50,000   SH         SOLE                    50,000        0        0
Page 1 of 3
LARKMERE CAPITAL LP
13F-HR 9/30/2006
BOREAL SYS INC           COM              ${B}      3,000    120,000   SH         SOLE                   120,000        0        0
Larkmere Capital LP   13F   September 30, 2006                                      Page 2
CINDER CORP              CL A             ${C}      4,000     90,000   SH         SOLE                    90,000        0        0
`,
    rows: ROWS,
  },
  {
    title: 'ditto marks for the name and class',
    totals: ['3', '9,400'],
    table: `${HEADING}ABERDEEN LABS            COM              ${A}      2,400     50,000   SH         SOLE                    50,000        0        0
   "                     "                ${A}      3,000    120,000   SH         DEFINED   1            120,000        0        0
CINDER CORP              CL A             ${C}      4,000     90,000   SH         SOLE                    90,000        0        0
`,
    rows: [ABERDEEN, ['ABERDEEN LABS', 'COM', A, 3_000, 120_000, 'SH', null, 'DFND', '1', [120_000, 0, 0]], CINDER],
  },
  {
    title: 'CUSIPs without check digits',
    totals: ['4', '12,900'],
    table: `${HEADING}ABERDEEN LABS            COM              ${A.slice(0, 8)}       2,400     50,000   SH         SOLE                    50,000        0        0
BOREAL SYS INC           COM              ${B.slice(0, 8)}       3,000    120,000   SH         SOLE                   120,000        0        0
CINDER CORP              CL A             ${C.slice(0, 8)}       4,000     90,000   SH         SOLE                    90,000        0        0
DUNMORE LTD              ADR              ${E.slice(0, 8)}       3,500     70,000   SH         SOLE                    70,000        0        0
`,
    rows: [
      withValue(ABERDEEN, 2, A.slice(0, 8)),
      withValue(BOREAL, 2, B.slice(0, 8)),
      withValue(CINDER, 2, C.slice(0, 8)),
      ['DUNMORE LTD', 'ADR', E.slice(0, 8), 3_500, 70_000, 'SH', null, 'SOLE', null, [70_000, 0, 0]],
    ],
  },
  {
    title: 'managers as letters',
    totals: ['3', '9,400'],
    table: `${HEADING}ABERDEEN LABS            COM              ${A}      2,400     50,000   SH         DEFINED   A            50,000        0        0
BOREAL SYS INC           COM              ${B}      3,000    120,000   SH         DEFINED   B            120,000        0        0
CINDER CORP              CL A             ${C}      4,000     90,000   SH         SOLE                    90,000        0        0
`,
    rows: [
      ['ABERDEEN LABS', 'COM', A, 2_400, 50_000, 'SH', null, 'DFND', 'A', [50_000, 0, 0]],
      ['BOREAL SYS INC', 'COM', B, 3_000, 120_000, 'SH', null, 'DFND', 'B', [120_000, 0, 0]],
      CINDER,
    ],
  },
  {
    title: 'a table in HTML',
    totals: ['3', '9,400'],
    table: `<TABLE BORDER=1><TR><TD>NAME OF ISSUER</TD><TD>TITLE OF CLASS</TD><TD>CUSIP</TD><TD>VALUE (X$1000)</TD><TD>SHARES</TD><TD>SH/PRN</TD><TD>PUT/CALL</TD><TD>DISCRETION</TD><TD>MANAGERS</TD><TD>SOLE</TD><TD>SHARED</TD><TD>NONE</TD></TR>
<TR><TD>ABERDEEN LABS</TD><TD>COM</TD><TD>${A}</TD><TD>2,400</TD><TD>50,000</TD><TD>SH</TD><TD></TD><TD>SOLE</TD><TD></TD><TD>50,000</TD><TD>0</TD><TD>0</TD></TR>
<TR><TD>BOREAL SYS INC</TD><TD>COM</TD><TD>${B}</TD><TD>3,000</TD><TD>120,000</TD><TD>SH</TD><TD></TD><TD>SOLE</TD><TD></TD><TD>120,000</TD><TD>0</TD><TD>0</TD></TR>
<TR><TD>CINDER CORP</TD><TD>CL A</TD><TD>${C}</TD><TD>4,000</TD><TD>90,000</TD><TD>SH</TD><TD></TD><TD>SOLE</TD><TD></TD><TD>90,000</TD><TD>0</TD><TD>0</TD></TR>
</TABLE>
`,
    rows: ROWS,
  },
  {
    title: 'blank spreadsheet cells between tabs',
    totals: ['3', '9,400'],
    table: `NAME OF ISSUER\tTITLE OF CLASS\tCUSIP\tVALUE\tSHARES\tSH/PRN\tPUT/CALL\tDISCRETION\tMANAGERS\tSOLE\tSHARED\tNONE
ABERDEEN LABS\tCOM\t${A}\t2,400\t50,000\tSH\t\tSOLE\t\t\t\t50,000
BOREAL SYSTEMS OF NORTH AMERICA INC\tCOM\t${B}\t3,000\t120,000\tSH\t\tSOLE\t\t120,000\t\t
CINDER CORP\tCL A\t${C}\t4,000\t90,000\tSH\t\tDFND\t2\t\t90,000\t
`,
    rows: [
      withValue(ABERDEEN, 9, [null, null, 50_000]),
      [
        'BOREAL SYSTEMS OF NORTH AMERICA INC',
        'COM',
        B,
        3_000,
        120_000,
        'SH',
        null,
        'SOLE',
        null,
        [120_000, null, null],
      ],
      ['CINDER CORP', 'CL A', C, 4_000, 90_000, 'SH', null, 'DFND', '2', [null, 90_000, null]],
    ],
  },
  {
    title: 'no title of class or kind of amount, and an issuer whose name ends in a number',
    totals: ['4', '12,900'],
    table: `NAME OF ISSUER                       CUSIP          MARKET VALUE        SHARES      SOLE     SHARED    NONE
ABERDEEN LABS                        ${A}             2,400        50,000    50,000
BOREAL FUND 2015                     ${B}             3,000       120,000   100,000               20,000
CINDER CORP CLASS A                  ${C}             4,000        90,000                         90,000
STUDIO 54                            ${F}             3,500        70,000    70,000
                                                        12,900
`,
    rows: [
      ['ABERDEEN LABS', null, A, 2_400, 50_000, null, null, null, null, [50_000, null, null]],
      ['BOREAL FUND 2015', null, B, 3_000, 120_000, null, null, null, null, [100_000, null, 20_000]],
      ['CINDER CORP CLASS A', null, C, 4_000, 90_000, null, null, null, null, [null, null, 90_000]],
      ['STUDIO 54', null, F, 3_500, 70_000, null, null, null, null, [70_000, null, null]],
    ],
  },
  {
    title: 'a price and a percentage among the figures',
    totals: ['3', '9,400'],
    table: `                                                    Market Value            % of        Voting Authority
Issuer                   Class   CUSIP        Shares     (000)      Price   Total     Sole    Shared     None
Aberdeen Labs            COM     ${A}      50,000     2,400      48.00   25.5    50,000         0        0
Boreal Sys Inc           COM     ${B}     120,000     3,000      25.00   31.9   120,000         0        0
Zinder Corp              CL A    ${F}      80,000     4,000      50.00   42.6    80,000         0        0
`,
    rows: [
      ['Aberdeen Labs', 'COM', A, 2_400, 50_000, null, null, null, null, [50_000, 0, 0]],
      ['Boreal Sys Inc', 'COM', B, 3_000, 120_000, null, null, null, null, [120_000, 0, 0]],
      ['Zinder Corp', 'CL A', F, 4_000, 80_000, null, null, null, null, [80_000, 0, 0]],
    ],
  },
  {
    title: 'rows below their manager’s number, and dashes as votes',
    totals: ['3', '9,400'],
    table: `${HEADING}ABERDEEN LABS            COM              ${A}      2,400     50,000   SH         DEFINED   1,2,3,4,      50,000        -        -
                                                                                                5,6
BOREAL SYS INC           COM              ${B}      3,000    120,000   SH         DEFINED   1            120,000        -        -
CINDER CORP              CL A             ${C}      4,000     90,000   SH         SOLE                    90,000        -        -
`,
    rows: [
      ['ABERDEEN LABS', 'COM', A, 2_400, 50_000, 'SH', null, 'DFND', '1,2,3,4,5,6', [50_000, null, null]],
      ['BOREAL SYS INC', 'COM', B, 3_000, 120_000, 'SH', null, 'DFND', '1', [120_000, null, null]],
      withValue(CINDER, 9, [90_000, null, null]),
    ],
  },
  {
    title: 'zero values and amounts of one share',
    totals: ['3', '7,000'],
    table: `${HEADING}ABERDEEN LABS            COM              ${A}          0          1   SH         SOLE                         1        0        0
BOREAL SYS INC           COM              ${B}      3,000    120,000   SH         SOLE                   120,000        0        0
CINDER CORP              CL A             ${C}      4,000     90,000   SH         SOLE                    90,000        0        0
`,
    rows: [['ABERDEEN LABS', 'COM', A, 0, 1, 'SH', null, 'SOLE', null, [1, 0, 0]], BOREAL, CINDER],
  },
  {
    title: 'the CUSIP after all names, in another column on each page',
    totals: ['4', '12,900'],
    table: `${HEADING}ABERDEEN LABS            COM              ${A}      2,400     50,000   SH         SOLE                    50,000        0        0
BOREAL SYS INC           COM              ${B}      3,000    120,000   SH         SOLE                   120,000        0        0

NAME OF ISSUER       TITLE OF CLASS  CUSIP     VALUE SHARES  SH/PRN DISCRETION SOLE  SHARED NONE
CINDER CORP          CL A            ${C} 4,000  90,000 SH    SOLE        90,000      0    0
DUNMORE LTD          ADR             ${G} 3,500  70,000 SH    SOLE        70,000      0    0
`,
    rows: [
      ABERDEEN,
      BOREAL,
      CINDER,
      ['DUNMORE LTD', 'ADR', G, 3_500, 70_000, 'SH', null, 'SOLE', null, [70_000, 0, 0]],
    ],
  },
];
