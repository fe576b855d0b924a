import { cusipOf } from '../thirteenf-documents.ts';

/** A text report of 1999–2012 in a layout that filers used, with fictional names and amounts, and its rows. */
export interface ThirteenfTextReport {
  readonly title: string;
  /** Entry total and value total as the cover prints them. */
  readonly totals: readonly [string, string];
  readonly table: string;
  /** Name, class, CUSIP, value as printed, amount, SH or PRN, put or call, discretion, managers, votes. */
  readonly rows: readonly (readonly [
    string,
    string | null,
    string | null,
    number,
    number,
    string | null,
    string | null,
    string | null,
    string | null,
    readonly (number | null)[],
  ])[];
  readonly doubtful?: true;
}

const A = cusipOf('03783310');
const B = cusipOf('59491810');
const C = cusipOf('30231G10');
const D = cusipOf('G1151C10');
const E = cusipOf('08467010');
const F = cusipOf('88579Y10');
const G = cusipOf('68389XAK');
const dashed = (cusip: string) => `${cusip.slice(0, 6)}-${cusip.slice(6, 8)}-${cusip.slice(8)}`;

export const PAGES_AND_SECTIONS: readonly ThirteenfTextReport[] = [
  {
    title: 'a report summary line below the table',
    totals: ['4', '$13,798'],
    table: `<TABLE>                      <C>              <C>         <C>      <C>             <C>        <C>      <C>
                                                             VALUE  SHARES/ SH/ PUT/ INVSTMT            -----VOTING AUTHORITY-----
  NAME OF ISSUER                 -TITLE OF CLASS- --CUSIP-- (X$1000) PRN AMT PRN CALL DSCRETN -MANAGERS-     SOLE   SHARED     NONE
 D ABERDEEN LABS                  COM              ${A}     2400    50000 SH       SOLE                   50000        0        0
 D BOREAL SYS INC                 COM              ${B}     3411   120250 SH       SOLE                  120250        0        0
 D CINDER CORP                    CL A             ${C}     7777   100000 SH       DEFINED 01            100000        0        0
 D 3N CO                          COM              ${F}      210     2500 SH       SOLE                    2000        0      500
 S REPORT SUMMARY                 4 DATA RECORDS               13798        0 OTHER MANAGERS ON WHOSE BEHALF REPORT IS FILED
</TABLE>
`,
    rows: [
      ['ABERDEEN LABS', 'COM', A, 2_400, 50_000, 'SH', null, 'SOLE', null, [50_000, 0, 0]],
      ['BOREAL SYS INC', 'COM', B, 3_411, 120_250, 'SH', null, 'SOLE', null, [120_250, 0, 0]],
      ['CINDER CORP', 'CL A', C, 7_777, 100_000, 'SH', null, 'DFND', '01', [100_000, 0, 0]],
      ['3N CO', 'COM', F, 210, 2_500, 'SH', null, 'SOLE', null, [2_000, 0, 500]],
    ],
  },
  {
    title: 'tabs between columns',
    totals: ['3', '12,951'],
    table: `Name of Issuer\tTitle of Class\tCUSIP\tValue (x$1000)\tShares\tSH/PRN\tPut/Call\tDiscretion\tManagers\tSole\tShared\tNone
Aberdeen Labs\tCOM\t${A}\t1,200\t25,000\tSH\t\tSOLE\t\t25,000\t0\t0
Boreal Systems Inc\tCOM\t${B}\t3,974\t140,000\tSH\t\tSOLE\t\t140,000\t0\t0
Cinder Corp\tCL A\t${C}\t7,777\t100,000\tSH\t\tSOLE\t\t100,000\t0\t0
`,
    rows: [
      ['Aberdeen Labs', 'COM', A, 1_200, 25_000, 'SH', null, 'SOLE', null, [25_000, 0, 0]],
      ['Boreal Systems Inc', 'COM', B, 3_974, 140_000, 'SH', null, 'SOLE', null, [140_000, 0, 0]],
      ['Cinder Corp', 'CL A', C, 7_777, 100_000, 'SH', null, 'SOLE', null, [100_000, 0, 0]],
    ],
  },
  {
    title: 'three managers with a row each, and pages that repeat headings and totals',
    totals: ['5', '$18,000'],
    table: `<PAGE>
                                    FORM 13F INFORMATION TABLE                                            Page 1 of 2
                                                          VALUE    SHRS OR   SH/ PUT/ INVESTMENT  OTHER         VOTING AUTHORITY
NAME OF ISSUER              TITLE OF CLASS  CUSIP       (X$1000)   PRN AMT   PRN CALL DISCRETION  MANAGERS    SOLE    SHARED  NONE
--------------              --------------  -----       --------   -------   --- ---- ----------  --------    ----    ------  ----

ABERDEEN LABS               COM             ${A}      4,000     80,000   SH       SHARED      1,2         80,000       0     0
ABERDEEN LABS               COM             ${A}      2,000     40,000   SH       SHARED      1,3         40,000       0     0
BOREAL SYS INC              COM             ${B}      3,000    100,000   SH       SOLE                   100,000       0     0
                                                      --------
PAGE TOTAL                                               9,000

<PAGE>
                                    FORM 13F INFORMATION TABLE                                            Page 2 of 2
                                                          VALUE    SHRS OR   SH/ PUT/ INVESTMENT  OTHER         VOTING AUTHORITY
NAME OF ISSUER              TITLE OF CLASS  CUSIP       (X$1000)   PRN AMT   PRN CALL DISCRETION  MANAGERS    SOLE    SHARED  NONE
--------------              --------------  -----       --------   -------   --- ---- ----------  --------    ----    ------  ----

CINDER CORP                 CL A            ${C}      5,000     60,000   SH       SHARED      1,2              0  60,000     0
DUNMORE PLC IRELAND         SHS CLASS A     ${D}      4,000     75,000   SH       SOLE                    75,000       0     0
                                                      --------
PAGE TOTAL                                               9,000
GRAND TOTAL                                             18,000
`,
    rows: [
      ['ABERDEEN LABS', 'COM', A, 4_000, 80_000, 'SH', null, 'SHARED', '1,2', [80_000, 0, 0]],
      ['ABERDEEN LABS', 'COM', A, 2_000, 40_000, 'SH', null, 'SHARED', '1,3', [40_000, 0, 0]],
      ['BOREAL SYS INC', 'COM', B, 3_000, 100_000, 'SH', null, 'SOLE', null, [100_000, 0, 0]],
      ['CINDER CORP', 'CL A', C, 5_000, 60_000, 'SH', null, 'SHARED', '1,2', [0, 60_000, 0]],
      ['DUNMORE PLC IRELAND', 'SHS CLASS A', D, 4_000, 75_000, 'SH', null, 'SOLE', null, [75_000, 0, 0]],
    ],
  },
  {
    title: 'hyphenated CUSIPs before the class, dollar signs, and marks under sole and shared',
    totals: ['3', '$9,500'],
    table: `                                                       Fair Market   Shares or   Investment Discretion      Voting Authority
                                                          Value      Principal   Sole   Shared  Other
Name of Issuer          CUSIP         Title of Class    (x $1000)      Amount     (a)     (b)    (c)     (a)Sole  (b)Shared (c)None
--------------          -----------   --------------    ---------    ---------   ----   ------  -----    -------  --------- -------
Aberdeen Labs           ${dashed(A)}   Common           $   2,000       40,000     X                      40,000
Boreal Systems Inc.     ${dashed(B)}   Common           $   3,000      100,000     X                     100,000
Dunmore plc             ${dashed(D)}   Class A          $   4,500       80,000             X                        80,000
                                                        ---------
   Total                                                $   9,500
                                                        =========
`,
    rows: [
      ['Aberdeen Labs', 'Common', A, 2_000, 40_000, null, null, 'SOLE', null, [40_000, null, null]],
      ['Boreal Systems Inc.', 'Common', B, 3_000, 100_000, null, null, 'SOLE', null, [100_000, null, null]],
      ['Dunmore plc', 'Class A', D, 4_500, 80_000, null, null, 'DFND', null, [null, 80_000, null]],
    ],
  },
  {
    title: 'options and notes among shares',
    totals: ['5', '25,390'],
    table: `<TABLE>
<CAPTION>
                                                       VALUE     SHARES/   SH/  PUT/  INVSTMT   OTHER        VOTING AUTHORITY
NAME OF ISSUER              TITLE OF CLASS   CUSIP     (x$1000)  PRN AMT   PRN  CALL  DSCRETN   MANAGERS   SOLE     SHARED   NONE
<S>                         <C>              <C>       <C>       <C>       <C>  <C>   <C>       <C>        <C>      <C>      <C>
ABERDEEN LABS               COM              ${A}   10,000   200,000   SH   CALL  SOLE                 200,000        0      0
ABERDEEN LABS               COM              ${A}    5,000   100,000   SH   PUT   SOLE                 100,000        0      0
BOREAL SYS INC              COM              ${B}    3,000   100,000   SH         SOLE                 100,000        0      0
GALLOWAY CORP               NOTE 2.875% 2/0  ${G}    4,890 5,000,000   PRN        SOLE                       0        0      0
CINDER CORP                 *W EXP 10/28/201 ${C}    2,500   250,000   SH         SOLE                 250,000        0      0
</TABLE>
`,
    rows: [
      ['ABERDEEN LABS', 'COM', A, 10_000, 200_000, 'SH', 'Call', 'SOLE', null, [200_000, 0, 0]],
      ['ABERDEEN LABS', 'COM', A, 5_000, 100_000, 'SH', 'Put', 'SOLE', null, [100_000, 0, 0]],
      ['BOREAL SYS INC', 'COM', B, 3_000, 100_000, 'SH', null, 'SOLE', null, [100_000, 0, 0]],
      ['GALLOWAY CORP', 'NOTE 2.875% 2/0', G, 4_890, 5_000_000, 'PRN', null, 'SOLE', null, [0, 0, 0]],
      ['CINDER CORP', '*W EXP 10/28/201', C, 2_500, 250_000, 'SH', null, 'SOLE', null, [250_000, 0, 0]],
    ],
  },
  {
    title: 'names with numbers, and classes after a single space',
    totals: ['4', '9,876'],
    table: `NAME OF ISSUER           TITLE OF CLASS CUSIP    VALUE (x$1000) SHARES  DISCRETION  SOLE VOTING
3N COMPANY               COM            ${F}     1,876     23,450  SOLE        23,450
1-800 BLOSSOMS COM       CL A           ${A}     2,000    400,000  SOLE       400,000
99 PENNIES ONLY STORES   COM            ${B}     3,000    150,000  SOLE       150,000
21ST CENTY INDTY GROUP   COM            ${C}     3,000    200,000  SOLE       200,000
`,
    rows: [
      ['3N COMPANY', 'COM', F, 1_876, 23_450, null, null, 'SOLE', null, [23_450, null, null]],
      ['1-800 BLOSSOMS COM', 'CL A', A, 2_000, 400_000, null, null, 'SOLE', null, [400_000, null, null]],
      ['99 PENNIES ONLY STORES', 'COM', B, 3_000, 150_000, null, null, 'SOLE', null, [150_000, null, null]],
      ['21ST CENTY INDTY GROUP', 'COM', C, 3_000, 200_000, null, null, 'SOLE', null, [200_000, null, null]],
    ],
  },
  {
    title: 'names wrapped with indentation, and blank lines between rows',
    totals: ['3', '11,700'],
    table: `Item 1:                   Item 2:       Item 3:      Item 4:     Item 5:      Item 6:     Item 7:    Item 8:
Name of Issuer            Title of      CUSIP        Fair        Shares or    Investment  Managers   Voting Authority
                          Class         Number       Market      Principal    Discretion  See        (Shares)
                                                     Value       Amount       (a) Sole    Instr. V   (a) Sole  (b) Shared  (c) None
                                                     (x$1000)

Aberdeen Laboratories     Common        ${A}    4,200       84,000       Sole                   84,000    0           0
  of North America

Boreal Systems            Common        ${B}    3,500      120,000       Sole                  120,000    0           0
  Holdings Inc.

Cinder Corp.              Class A       ${C}    4,000       50,000       Sole                   50,000    0           0

COLUMN TOTAL                                        11,700
`,
    rows: [
      ['Aberdeen Laboratories of North America', 'Common', A, 4_200, 84_000, null, null, 'SOLE', null, [84_000, 0, 0]],
      ['Boreal Systems Holdings Inc.', 'Common', B, 3_500, 120_000, null, null, 'SOLE', null, [120_000, 0, 0]],
      ['Cinder Corp.', 'Class A', C, 4_000, 50_000, null, null, 'SOLE', null, [50_000, 0, 0]],
    ],
  },
  {
    title: 'values in dollars although thousands were required',
    totals: ['3', '$12,300,500'],
    table: `NAME OF ISSUER      CLASS   CUSIP       MARKET VALUE     SHARES   SH/PRN  DISCRETION   SOLE     SHARED   NONE
ABERDEEN LABS       COM     ${A}     4,200,500     84,000   SH      SOLE         84,000       0      0
BOREAL SYS INC      COM     ${B}     3,600,000    120,000   SH      SOLE        120,000       0      0
CINDER CORP         COM     ${C}     4,500,000     50,000   SH      SOLE         50,000       0      0
`,
    rows: [
      ['ABERDEEN LABS', 'COM', A, 4_200_500, 84_000, 'SH', null, 'SOLE', null, [84_000, 0, 0]],
      ['BOREAL SYS INC', 'COM', B, 3_600_000, 120_000, 'SH', null, 'SOLE', null, [120_000, 0, 0]],
      ['CINDER CORP', 'COM', C, 4_500_000, 50_000, 'SH', null, 'SOLE', null, [50_000, 0, 0]],
    ],
    doubtful: true,
  },
  {
    title: 'bars between columns',
    totals: ['2', '7,200'],
    table: `|NAME OF ISSUER       |TITLE |CUSIP    |VALUE   |SHARES  |SH |PUT |INVEST |OTHER |VOTING AUTHORITY       |
|                     |CLASS |         |(X$1000)|PRN AMT |PRN|CALL|DISC   |MGRS  |SOLE    |SHARED |NONE  |
|---------------------|------|---------|--------|--------|---|----|-------|------|--------|-------|------|
|ABERDEEN LABS        |COM   |${A}|   4,200|  84,000|SH |    |SOLE   |      |  84,000|      0|     0|
|DUNMORE PLC          |CL A  |${D}|   3,000|  50,000|SH |    |SOLE   |      |  50,000|      0|     0|
`,
    rows: [
      ['ABERDEEN LABS', 'COM', A, 4_200, 84_000, 'SH', null, 'SOLE', null, [84_000, 0, 0]],
      ['DUNMORE PLC', 'CL A', D, 3_000, 50_000, 'SH', null, 'SOLE', null, [50_000, 0, 0]],
    ],
  },
  {
    title: 'sections by kind of security with subtotals, and discretion written out',
    totals: ['4', '$16,000'],
    table: `Name of Issuer                 Title of      CUSIP       Value      Shares/    Sh/  Put/  Investment     Other     Voting Authority
                               Class                     (x$1000)   Prn Amt    Prn  Call  Discretion     Managers  Sole    Shared   None

COMMON STOCK

Aberdeen Labs                  Common        ${A}    4,000      80,000     SH         Shared-Defined 1        80,000  -        -
Boreal Systems                 Common        ${B}    5,000      150,000    SH         Sole                    150,000 -        -
  Subtotal Common Stock                                9,000

FOREIGN COMMON STOCK

Dunmore plc                    Cl A          ${D}    3,000      50,000     SH         Shared-Other   1,2      -       50,000   -
Ellsworth Ltd                  ADR           ${E}    4,000      40,000     SH         Sole                    40,000  -        -
  Subtotal Foreign                                     7,000

Total                                                  16,000
`,
    rows: [
      ['Aberdeen Labs', 'Common', A, 4_000, 80_000, 'SH', null, 'DFND', '1', [80_000, null, null]],
      ['Boreal Systems', 'Common', B, 5_000, 150_000, 'SH', null, 'SOLE', null, [150_000, null, null]],
      ['Dunmore plc', 'Cl A', D, 3_000, 50_000, 'SH', null, 'OTR', '1,2', [null, 50_000, null]],
      ['Ellsworth Ltd', 'ADR', E, 4_000, 40_000, 'SH', null, 'SOLE', null, [40_000, null, null]],
    ],
  },
  {
    title: 'a cover that states more entries than the table has',
    totals: ['3', '7,200'],
    table: `NAME OF ISSUER        TITLE OF CLASS  CUSIP       VALUE (X$1000)  SHARES  SH/PRN  DISCRETION  SOLE    SHARED  NONE
ABERDEEN LABS         COM             ${A}           4,200   84,000   SH    SOLE        84,000       0     0
DUNMORE PLC           CL A            ${D}           3,000   50,000   SH    SOLE        50,000       0     0
`,
    rows: [
      ['ABERDEEN LABS', 'COM', A, 4_200, 84_000, 'SH', null, 'SOLE', null, [84_000, 0, 0]],
      ['DUNMORE PLC', 'CL A', D, 3_000, 50_000, 'SH', null, 'SOLE', null, [50_000, 0, 0]],
    ],
    doubtful: true,
  },
  {
    title: 'quantity before value, with a price column between them',
    totals: ['3', '12,700'],
    table: `                                                                     Market
Security                   Type    CUSIP        Shares      Price   Value($000)   Sole     Shared    None
Aberdeen Labs              com     ${A}    84,000      50.00      4,200     84,000
Boreal Systems             com     ${B}   120,000      30.00      3,600    120,000
Cinder Corp                com     ${C}    50,000      98.00      4,900     50,000
`,
    rows: [
      ['Aberdeen Labs', 'com', A, 4_200, 84_000, null, null, null, null, [84_000, null, null]],
      ['Boreal Systems', 'com', B, 3_600, 120_000, null, null, null, null, [120_000, null, null]],
      ['Cinder Corp', 'com', C, 4_900, 50_000, null, null, null, null, [50_000, null, null]],
    ],
  },
];

/** A report of one text document: cover, summary page and table. */
export function reportText({ totals, table }: ThirteenfTextReport): string {
  return `                              UNITED STATES
                    SECURITIES AND EXCHANGE COMMISSION
                          Washington, D.C.  20549

                                 FORM 13F

                            FORM 13F COVER PAGE

Report for the Calendar Year or Quarter Ended: September 30, 2006

Check here if Amendment [  ]; Amendment Number:
This Amendment (Check only one.):     [  ] is a restatement.
                                      [  ] adds new holdings entries.

Institutional Investment Manager Filing this Report:

Name:     Larkmere Capital LP
Address:  100 Harbor Street
          Portland, ME 04101

Form 13F File Number: 28-90001

Person Signing this Report on Behalf of Reporting Manager:

Name:     Jane Q. Ferry
Title:    Chief Compliance Officer

Report Type (Check only one.):

[X]     13F HOLDINGS REPORT.
[ ]     13F NOTICE.
[ ]     13F COMBINATION REPORT.

<PAGE>

                             FORM 13F SUMMARY PAGE

Report Summary:

Number of Other Included Managers:              0
Form 13F Information Table Entry Total:         ${totals[0]}
Form 13F Information Table Value Total:         ${totals[1]}
                                            (thousands)

List of Other Included Managers:   NONE

<PAGE>
${table}`;
}
