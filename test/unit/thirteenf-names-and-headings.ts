import { cusipOf } from '../thirteenf-documents.ts';
import type { ThirteenfTextReport } from './thirteenf-pages-and-sections.ts';

const A = cusipOf('03783310');
const B = cusipOf('59491810');
const C = cusipOf('30231G10');
const D = cusipOf('G1151C10');
const T = cusipOf('89151E10');
const Z = cusipOf('00206R10');

export const NAMES_AND_HEADINGS: readonly ThirteenfTextReport[] = [
  {
    title: 'issuers whose names contain Total, and titles with digits',
    totals: ['4', '14,700'],
    table: `<TABLE>
<CAPTION>
NAME OF ISSUER              TITLE OF CLASS   CUSIP      VALUE(X1000)  SHARES   SH/PRN PUT/CALL DISCRETION MANAGERS  SOLE    SHARED  NONE
<S>                         <C>              <C>        <C>           <C>      <C>    <C>      <C>        <C>       <C>     <C>     <C>
TOTAL E AND P SA            SPONSORED ADR    ${T}        4,200   60,000   SH              SOLE                 60,000       0      0
TOTAL SYS HLDGS INC         COM              ${A}        3,500  100,000   SH              SOLE                100,000       0      0
UNION MINING TOTAL RET FD   SH BEN INT 5%    ${B}        2,000  150,000   SH              SOLE                150,000       0      0
WESTERN TEL CO              COM SER 2        ${Z}        5,000  150,000   SH              SOLE                150,000       0      0
TOTAL                                                        14,700
</TABLE>
`,
    rows: [
      ['TOTAL E AND P SA', 'SPONSORED ADR', T, 4_200, 60_000, 'SH', null, 'SOLE', null, [60_000, 0, 0]],
      ['TOTAL SYS HLDGS INC', 'COM', A, 3_500, 100_000, 'SH', null, 'SOLE', null, [100_000, 0, 0]],
      ['UNION MINING TOTAL RET FD', 'SH BEN INT 5%', B, 2_000, 150_000, 'SH', null, 'SOLE', null, [150_000, 0, 0]],
      ['WESTERN TEL CO', 'COM SER 2', Z, 5_000, 150_000, 'SH', null, 'SOLE', null, [150_000, 0, 0]],
    ],
  },
  {
    title: 'several manager numbers separated by blanks',
    totals: ['3', '11,000'],
    table: `                                                        VALUE    SHARES/   SH/  PUT/  INVSTMT   OTHER            VOTING AUTHORITY
NAME OF ISSUER              TITLE OF CLASS   CUSIP     (X$1000)  PRN AMT   PRN  CALL  DSCRETN   MANAGERS      SOLE     SHARED     NONE
--------------              --------------   -----     --------  -------   ---  ----  -------   --------      ----     ------     ----
ABERDEEN LABS               COM              ${A}    4,000    80,000   SH         DEFINED   1 2 3         80,000          0        0
BOREAL SYS INC              COM              ${B}    3,000   100,000   SH         DEFINED   1, 4               0    100,000        0
CINDER CORP                 CL A             ${C}    4,000    50,000   SH         SOLE                    45,000          0    5,000
`,
    rows: [
      ['ABERDEEN LABS', 'COM', A, 4_000, 80_000, 'SH', null, 'DFND', '1,2,3', [80_000, 0, 0]],
      ['BOREAL SYS INC', 'COM', B, 3_000, 100_000, 'SH', null, 'DFND', '1,4', [0, 100_000, 0]],
      ['CINDER CORP', 'CL A', C, 4_000, 50_000, 'SH', null, 'SOLE', null, [45_000, 0, 5_000]],
    ],
  },
  {
    title: 'figures below the name',
    totals: ['2', '7,000'],
    table: `NAME OF ISSUER        CLASS     CUSIP       VALUE     SHARES   TYPE  DISCRETION  SOLE      SHARED   NONE
                                            (X$1000)
ABERDEEN LABORATORIES OF NORTH AMERICA INC
                      COM       ${A}     4,000    80,000   SH    SOLE        80,000    0        0
DUNMORE CONSULTING PLC IRELAND SHS
                      CL A      ${D}     3,000    50,000   SH    SOLE        50,000    0        0
`,
    rows: [
      ['ABERDEEN LABORATORIES OF NORTH AMERICA INC', 'COM', A, 4_000, 80_000, 'SH', null, 'SOLE', null, [80_000, 0, 0]],
      ['DUNMORE CONSULTING PLC IRELAND SHS', 'CL A', D, 3_000, 50_000, 'SH', null, 'SOLE', null, [50_000, 0, 0]],
    ],
  },
  {
    title: 'a table without a heading',
    totals: ['2', '7,000'],
    table: `ABERDEEN LABS         COM       ${A}     4,000    80,000   SH    SOLE        80,000    0        0
DUNMORE PLC           CL A      ${D}     3,000    50,000   SH    SOLE        50,000    0        0
`,
    rows: [
      ['ABERDEEN LABS', 'COM', A, 4_000, 80_000, 'SH', null, 'SOLE', null, [80_000, 0, 0]],
      ['DUNMORE PLC', 'CL A', D, 3_000, 50_000, 'SH', null, 'SOLE', null, [50_000, 0, 0]],
    ],
  },
  {
    title: 'a heading of column numbers, as in the instructions',
    totals: ['2', '$7,000'],
    table: `      COLUMN 1             COLUMN 2     COLUMN 3   COLUMN 4        COLUMN 5         COLUMN 6   COLUMN 7         COLUMN 8
                                                     VALUE    SHRS OR   SH/  PUT/  INVESTMENT   OTHER       VOTING AUTHORITY
   NAME OF ISSUER       TITLE OF CLASS   CUSIP     (x$1000)   PRN AMT   PRN  CALL  DISCRETION  MANAGERS   SOLE   SHARED   NONE
- ----------------------------------------------------------------------------------------------------------------------------------
ABERDEEN LABS           COM            ${A}       4,000    80,000   SH             SOLE                 80,000
DUNMORE PLC             CL A           ${D}       3,000    50,000   SH             SOLE                 50,000
`,
    rows: [
      ['ABERDEEN LABS', 'COM', A, 4_000, 80_000, 'SH', null, 'SOLE', null, [80_000, null, null]],
      ['DUNMORE PLC', 'CL A', D, 3_000, 50_000, 'SH', null, 'SOLE', null, [50_000, null, null]],
    ],
  },
  {
    title: 'CUSIPs that lost their leading zeros in a spreadsheet',
    totals: ['3', '12,000'],
    table: `NAME OF ISSUER        TITLE OF CLASS   CUSIP       VALUE (x1000)  SHARES   SH/PRN  DISCRETION  SOLE    SHARED  NONE
ABERDEEN LABS         COM              ${A.slice(1)}          4,000   80,000   SH      SOLE        80,000       0     0
BOREAL SYS INC        COM              ${B}         3,000  100,000   SH      SOLE       100,000       0     0
WESTERN TEL CO        COM              ${Z.slice(2)}           5,000  150,000   SH      SOLE       150,000       0     0
`,
    rows: [
      ['ABERDEEN LABS', 'COM', A.slice(1), 4_000, 80_000, 'SH', null, 'SOLE', null, [80_000, 0, 0]],
      ['BOREAL SYS INC', 'COM', B, 3_000, 100_000, 'SH', null, 'SOLE', null, [100_000, 0, 0]],
      ['WESTERN TEL CO', 'COM', Z.slice(2), 5_000, 150_000, 'SH', null, 'SOLE', null, [150_000, 0, 0]],
    ],
  },
  {
    title: 'discretion and voting as share counts under each heading',
    totals: ['3', '11,500'],
    table: `                                                   Fair Market  Shares or      Investment Discretion               Voting Authority
                        Title of                      Value     Principal    ---------------------------    --------------------------
Name of Issuer          Class      CUSIP Number     (x$1,000)    Amount       Sole     Shared     Other      Sole    Shared     None
--------------          --------   ------------     ---------   ---------    ------    ------    ------     ------   ------    ------
Aberdeen Labs           Common     ${A}            4,000      80,000    80,000                           80,000
Boreal Systems          Common     ${B}            3,500     100,000   100,000                           60,000             40,000
Cinder Corp             Common     ${C}            4,000      50,000    50,000                                              50,000
`,
    rows: [
      ['Aberdeen Labs', 'Common', A, 4_000, 80_000, null, null, 'SOLE', null, [80_000, null, null]],
      ['Boreal Systems', 'Common', B, 3_500, 100_000, null, null, 'SOLE', null, [60_000, null, 40_000]],
      ['Cinder Corp', 'Common', C, 4_000, 50_000, null, null, 'SOLE', null, [null, null, 50_000]],
    ],
  },
  {
    title: 'several unnamed lines of one issuer, and their subtotal',
    totals: ['4', '13,000'],
    table: `                                                  VALUE    SHARES/   SH/  INVSTMT   OTHER        VOTING AUTHORITY
NAME OF ISSUER        TITLE OF CLASS  CUSIP      (X$1000)  PRN AMT   PRN  DSCRETN   MANAGERS   SOLE      SHARED   NONE
ABERDEEN LABS         COM             ${A}     4,000    80,000   SH   SOLE                 80,000         0      0
                                      ${A}     1,000    20,000   SH   DEFINED   1               0    20,000      0
BOREAL SYS INC        COM             ${B}     3,000   100,000   SH   SOLE                100,000         0      0
CINDER CORP           CL A            ${C}     5,000    60,000   SH   SOLE                 60,000         0      0
`,
    rows: [
      ['ABERDEEN LABS', 'COM', A, 4_000, 80_000, 'SH', null, 'SOLE', null, [80_000, 0, 0]],
      ['ABERDEEN LABS', 'COM', A, 1_000, 20_000, 'SH', null, 'DFND', '1', [0, 20_000, 0]],
      ['BOREAL SYS INC', 'COM', B, 3_000, 100_000, 'SH', null, 'SOLE', null, [100_000, 0, 0]],
      ['CINDER CORP', 'CL A', C, 5_000, 60_000, 'SH', null, 'SOLE', null, [60_000, 0, 0]],
    ],
  },
];
