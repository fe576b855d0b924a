import { cusipOf } from '../thirteenf-documents.ts';
import type { ThirteenfTextReport } from './thirteenf-pages-and-sections.ts';

const A = cusipOf('03783310');
const B = cusipOf('59491810');
const C = cusipOf('30231G10');
const D = cusipOf('G1151C10');
const E = cusipOf('08467010');
const F = cusipOf('88579Y10');
const N = cusipOf('68389XAK');
const spaced = (cusip: string) => `${cusip.slice(0, 6)} ${cusip.slice(6, 8)} ${cusip.slice(8)}`;

/** Text tables with unusual column orders, separators and ways to write options or votes. */
export const COLUMNS_AND_SEPARATORS: readonly ThirteenfTextReport[] = [
  {
    title: 'commas between columns, names in quotes',
    totals: ['3', '9,400'],
    table: `"NAME OF ISSUER","TITLE OF CLASS","CUSIP","VALUE (x$1000)","SHARES","SH/PRN","PUT/CALL","DISCRETION","MANAGERS","SOLE","SHARED","NONE"
"ABERDEEN LABS","COM","${A}","2,400","50,000","SH","","SOLE","","50,000","0","0"
"BOREAL SYS INC","COM","${B}","3,000","120,000","SH","","SOLE","","120,000","0","0"
"CINDER CORP","CL A","${C}","4,000","90,000","SH","PUT","DFND","1,2","0","90,000","0"
`,
    rows: [
      ['ABERDEEN LABS', 'COM', A, 2_400, 50_000, 'SH', null, 'SOLE', null, [50_000, 0, 0]],
      ['BOREAL SYS INC', 'COM', B, 3_000, 120_000, 'SH', null, 'SOLE', null, [120_000, 0, 0]],
      ['CINDER CORP', 'CL A', C, 4_000, 90_000, 'SH', 'Put', 'DFND', '1,2', [0, 90_000, 0]],
    ],
  },
  {
    title: 'bare commas between columns',
    totals: ['3', '9,400'],
    table: `NAME OF ISSUER,TITLE OF CLASS,CUSIP,VALUE,SHARES,SH/PRN,PUT/CALL,DISCRETION,MANAGERS,SOLE,SHARED,NONE
ABERDEEN LABS,COM,${A},2400,50000,SH,,SOLE,,50000,0,0
BOREAL SYS INC,COM,${B},3000,120000,SH,,SOLE,,120000,0,0
CINDER CORP,CL A,${C},4000,90000,SH,,DFND,1,0,90000,0
`,
    rows: [
      ['ABERDEEN LABS', 'COM', A, 2_400, 50_000, 'SH', null, 'SOLE', null, [50_000, 0, 0]],
      ['BOREAL SYS INC', 'COM', B, 3_000, 120_000, 'SH', null, 'SOLE', null, [120_000, 0, 0]],
      ['CINDER CORP', 'CL A', C, 4_000, 90_000, 'SH', null, 'DFND', '1', [0, 90_000, 0]],
    ],
  },
  {
    title: 'the CUSIP first',
    totals: ['3', '9,400'],
    table: `<TABLE>
<CAPTION>
CUSIP       NAME OF ISSUER             TITLE OF CLASS    VALUE      SHARES  SH/PRN  PUT/CALL  DISCRETION  MANAGERS      SOLE   SHARED    NONE
                                                        (X$1000)
---------   -----------------------    --------------    -----     -------  ------  --------  ----------  --------      ----   ------    ----
<S>         <C>                        <C>               <C>       <C>      <C>     <C>       <C>         <C>           <C>    <C>       <C>
${A}   ABERDEEN LABS              COM               2,400      50,000  SH                SOLE                    50,000        0       0
${B}   BOREAL SYS INC             COM               3,000     120,000  SH                SOLE                   120,000        0       0
${C}   CINDER CORP                CL A              4,000      90,000  SH                SOLE                    90,000        0       0
</TABLE>
`,
    rows: [
      ['ABERDEEN LABS', 'COM', A, 2_400, 50_000, 'SH', null, 'SOLE', null, [50_000, 0, 0]],
      ['BOREAL SYS INC', 'COM', B, 3_000, 120_000, 'SH', null, 'SOLE', null, [120_000, 0, 0]],
      ['CINDER CORP', 'CL A', C, 4_000, 90_000, 'SH', null, 'SOLE', null, [90_000, 0, 0]],
    ],
  },
  {
    title: 'values in dollars and cents with a dollar sign',
    totals: ['12', '$28,812,000.00'],
    table: `<TABLE>
NAME OF ISSUER           CLASS      CUSIP                VALUE       SHARES   SOLE    SHARED   NONE
<S>                      <C>        <C>                  <C>         <C>      <C>     <C>      <C>
${Array.from({ length: 12 }, (_, at) => `${`ISSUER NUMBER ${'ABCDEFGHIJKL'.charAt(at)} CO`.padEnd(25)}COM        ${cusipOf(`1234${String(5000 + at)}`)}     $2,401,000.00       50,000   50,000       0      0`).join('\n')}
</TABLE>
`,
    rows: Array.from({ length: 12 }, (_, at) => [
      `ISSUER NUMBER ${'ABCDEFGHIJKL'.charAt(at)} CO`,
      'COM',
      cusipOf(`1234${String(5000 + at)}`),
      2_401_000,
      50_000,
      null,
      null,
      null,
      null,
      [50_000, 0, 0],
    ]),
  },
  {
    title: 'a put or call after the title of class',
    totals: ['3', '9,400'],
    table: `                                                     VALUE    SHARES/   SH/  PUT/  INVSTMT   OTHER           VOTING AUTHORITY
NAME OF ISSUER           TITLE OF CLASS   CUSIP     (X$1000)  PRN AMT   PRN  CALL  DSCRETN   MANAGERS     SOLE     SHARED     NONE
ABERDEEN LABS            CALL             ${A}    2,400    50,000   SH   CALL  SOLE                    50,000          0        0
BOREAL SYS INC           PUT              ${B}    3,000   120,000   SH   PUT   SOLE                   120,000          0        0
CINDER CORP              CL A             ${C}    4,000    90,000   SH         SOLE                    90,000          0        0
`,
    rows: [
      ['ABERDEEN LABS', 'CALL', A, 2_400, 50_000, 'SH', 'Call', 'SOLE', null, [50_000, 0, 0]],
      ['BOREAL SYS INC', 'PUT', B, 3_000, 120_000, 'SH', 'Put', 'SOLE', null, [120_000, 0, 0]],
      ['CINDER CORP', 'CL A', C, 4_000, 90_000, 'SH', null, 'SOLE', null, [90_000, 0, 0]],
    ],
  },
  {
    title: 'classes wrapped below the row',
    totals: ['3', '9,400'],
    table: `<TABLE>
<CAPTION>
                          TITLE OF                      VALUE    SHARES/   SH/  PUT/  INVSTMT   OTHER           VOTING AUTHORITY
NAME OF ISSUER            CLASS            CUSIP       (X$1000)  PRN AMT   PRN  CALL  DSCRETN   MANAGERS     SOLE     SHARED     NONE
<S>                       <C>              <C>         <C>       <C>       <C>  <C>   <C>       <C>          <C>      <C>        <C>
ABERDEEN LABS             SPONSORED        ${A}      2,400    50,000   SH         SOLE                    50,000          0        0
                          ADR
BOREAL SYS INC            COM              ${B}      3,000   120,000   SH         SOLE                   120,000          0        0
CINDER CORP               CL A NON         ${C}      4,000    90,000   SH         SOLE                    90,000          0        0
                          VTG
</TABLE>
`,
    rows: [
      ['ABERDEEN LABS', 'SPONSORED ADR', A, 2_400, 50_000, 'SH', null, 'SOLE', null, [50_000, 0, 0]],
      ['BOREAL SYS INC', 'COM', B, 3_000, 120_000, 'SH', null, 'SOLE', null, [120_000, 0, 0]],
      ['CINDER CORP', 'CL A NON VTG', C, 4_000, 90_000, 'SH', null, 'SOLE', null, [90_000, 0, 0]],
    ],
  },
  {
    title: 'name and class wrapped together',
    totals: ['3', '9,400'],
    table: `<TABLE>
<CAPTION>
                          TITLE OF                      VALUE    SHARES/   SH/  PUT/  INVSTMT   OTHER           VOTING AUTHORITY
NAME OF ISSUER            CLASS            CUSIP       (X$1000)  PRN AMT   PRN  CALL  DSCRETN   MANAGERS     SOLE     SHARED     NONE
<S>                       <C>              <C>         <C>       <C>       <C>  <C>   <C>       <C>          <C>      <C>        <C>
ABERDEEN LABORATORIES     SPONSORED        ${A}      2,400    50,000   SH         SOLE                    50,000          0        0
 HOLDINGS                 ADR
BOREAL SYS INC            COM              ${B}      3,000   120,000   SH         SOLE                   120,000          0        0
CINDER CORP               CL A             ${C}      4,000    90,000   SH         SOLE                    90,000          0        0
</TABLE>
`,
    rows: [
      ['ABERDEEN LABORATORIES HOLDINGS', 'SPONSORED ADR', A, 2_400, 50_000, 'SH', null, 'SOLE', null, [50_000, 0, 0]],
      ['BOREAL SYS INC', 'COM', B, 3_000, 120_000, 'SH', null, 'SOLE', null, [120_000, 0, 0]],
      ['CINDER CORP', 'CL A', C, 4_000, 90_000, 'SH', null, 'SOLE', null, [90_000, 0, 0]],
    ],
  },
  {
    title: 'CUSIPs in groups, marks under discretion, votes of one kind only',
    totals: ['4', '12,400'],
    table: `<TABLE>
<CAPTION>
                                                       ITEM 5                ITEM 6                                ITEM 8
     ITEM 1            ITEM 2     ITEM 3     ITEM 4    SHARES OR      INVESTMENT DISCRETION      ITEM 7        VOTING AUTHORITY
                       TITLE OF              FAIR      PRINCIPAL   ---------------------------   MANAGERS   ------------------------
NAME OF ISSUER         CLASS      CUSIP      VALUE     AMOUNT      (A) SOLE  (B) SHARED (C) OTH             (A) SOLE (B) SHR (C) NONE
<S>                    <C>        <C>        <C>       <C>         <C>       <C>        <C>      <C>        <C>      <C>     <C>
ABERDEEN LABS          COMMON     ${spaced(A)}    2,400     50,000       X                                          50,000
BOREAL SYS INC         COMMON     ${spaced(B)}    3,000    120,000                 X                   1                    120,000
CINDER CORP            CLASS A    ${spaced(C)}    4,000     90,000                            X        2                            90,000
DUNMORE LTD            ORD        ${spaced(D)}    3,000     70,000       X                                          40,000           30,000
TOTAL                                       12,400
</TABLE>
`,
    rows: [
      ['ABERDEEN LABS', 'COMMON', A, 2_400, 50_000, null, null, 'SOLE', null, [50_000, null, null]],
      ['BOREAL SYS INC', 'COMMON', B, 3_000, 120_000, null, null, 'DFND', '1', [null, 120_000, null]],
      ['CINDER CORP', 'CLASS A', C, 4_000, 90_000, null, null, 'OTR', '2', [null, null, 90_000]],
      ['DUNMORE LTD', 'ORD', D, 3_000, 70_000, null, null, 'SOLE', null, [40_000, null, 30_000]],
    ],
  },
  {
    title: 'one table per manager, below the manager’s name',
    totals: ['4', '12,400'],
    table: `HOLDINGS OF LARKMERE CAPITAL LP (MANAGER 1)

NAME OF ISSUER           TITLE OF CLASS   CUSIP        VALUE     SHARES   SH/PRN  DISCRETION  MANAGER     SOLE   SHARED     NONE
                                                      (X1000)
ABERDEEN LABS            COM              ${A}     2,400     50,000   SH      DEFINED     1         50,000        0        0
BOREAL SYS INC           COM              ${B}     3,000    120,000   SH      DEFINED     1        120,000        0        0

                                                       5,400

HOLDINGS OF FERRY TRUST COMPANY (MANAGER 2)

NAME OF ISSUER           TITLE OF CLASS   CUSIP        VALUE     SHARES   SH/PRN  DISCRETION  MANAGER     SOLE   SHARED     NONE
                                                      (X1000)
ABERDEEN LABS            COM              ${A}     4,000     83,000   SH      DEFINED     2         83,000        0        0
CINDER CORP              CL A             ${C}     3,000     70,000   SH      DEFINED     2         70,000        0        0

                                                       7,000
                                                      12,400
`,
    rows: [
      ['ABERDEEN LABS', 'COM', A, 2_400, 50_000, 'SH', null, 'DFND', '1', [50_000, 0, 0]],
      ['BOREAL SYS INC', 'COM', B, 3_000, 120_000, 'SH', null, 'DFND', '1', [120_000, 0, 0]],
      ['ABERDEEN LABS', 'COM', A, 4_000, 83_000, 'SH', null, 'DFND', '2', [83_000, 0, 0]],
      ['CINDER CORP', 'CL A', C, 3_000, 70_000, 'SH', null, 'DFND', '2', [70_000, 0, 0]],
    ],
  },
  {
    title: 'row numbers before the names',
    totals: ['3', '9,400'],
    table: `     NAME OF ISSUER           TITLE OF CLASS   CUSIP        VALUE     SHARES   SH/PRN  DISCRETION  MANAGER     SOLE   SHARED     NONE
                                                           (X1000)
 1   ABERDEEN LABS            COM              ${A}     2,400     50,000   SH      SOLE                  50,000        0        0
 2   BOREAL SYS INC           COM              ${B}     3,000    120,000   SH      SOLE                 120,000        0        0
 3   CINDER CORP              CL A             ${C}     4,000     90,000   SH      SOLE                  90,000        0        0
`,
    rows: [
      ['ABERDEEN LABS', 'COM', A, 2_400, 50_000, 'SH', null, 'SOLE', null, [50_000, 0, 0]],
      ['BOREAL SYS INC', 'COM', B, 3_000, 120_000, 'SH', null, 'SOLE', null, [120_000, 0, 0]],
      ['CINDER CORP', 'CL A', C, 4_000, 90_000, 'SH', null, 'SOLE', null, [90_000, 0, 0]],
    ],
  },
  {
    title: 'a ticker column, and values with fractions of thousands',
    totals: ['3', '9,400.75'],
    table: `NAME OF ISSUER           TICKER   TITLE OF CLASS   CUSIP        VALUE     SHARES   SH/PRN  DISCRETION  MANAGER     SOLE   SHARED     NONE
                                                            (X1000)
ABERDEEN LABS            ABDL     COM              ${A}  2,400.25     50,000   SH      SOLE                  50,000        0        0
BOREAL SYS INC           BRLS     COM              ${B}  3,000.25    120,000   SH      SOLE                 120,000        0        0
CINDER CORP              CNDR     CL A             ${C}  4,000.25     90,000   SH      SOLE                  90,000        0        0
`,
    rows: [
      ['ABERDEEN LABS', 'COM', A, 2_400.25, 50_000, 'SH', null, 'SOLE', null, [50_000, 0, 0]],
      ['BOREAL SYS INC', 'COM', B, 3_000.25, 120_000, 'SH', null, 'SOLE', null, [120_000, 0, 0]],
      ['CINDER CORP', 'CL A', C, 4_000.25, 90_000, 'SH', null, 'SOLE', null, [90_000, 0, 0]],
    ],
  },
  {
    title: 'the amount printed twice, as sole and as total',
    totals: ['3', '9,400'],
    table: `NAME OF ISSUER           TITLE OF CLASS   CUSIP        VALUE     SHARES   SH/PRN  PUT/CALL  SOLE   SHARED   OTHER   MANAGER     SOLE   SHARED     NONE
ABERDEEN LABS            COM              ${A}     2,400     50,000   SH                50,000        0       0             50,000        0        0
BOREAL SYS INC           COM              ${B}     3,000    120,000   SH               120,000        0       0            120,000        0        0
CINDER CORP              CL A             ${C}     4,000     90,000   SH                     0   90,000       0      1           0   90,000        0
`,
    rows: [
      ['ABERDEEN LABS', 'COM', A, 2_400, 50_000, 'SH', null, 'SOLE', null, [50_000, 0, 0]],
      ['BOREAL SYS INC', 'COM', B, 3_000, 120_000, 'SH', null, 'SOLE', null, [120_000, 0, 0]],
      ['CINDER CORP', 'CL A', C, 4_000, 90_000, 'SH', null, 'DFND', '1', [0, 90_000, 0]],
    ],
  },
  {
    title: 'convertible notes among shares, with PRN in the amount column',
    totals: ['3', '9,400'],
    table: `                                                       VALUE      SHARES/    SH/  PUT/  INVSTMT   OTHER           VOTING AUTHORITY
NAME OF ISSUER           TITLE OF CLASS    CUSIP      (X$1000)    PRN AMT    PRN  CALL  DSCRETN   MANAGERS     SOLE     SHARED     NONE
ABERDEEN LABS            COM               ${A}       2,400      50,000  SH         SOLE                    50,000          0        0
BOREAL SYS INC           NOTE 2.500% 5/1   ${N}       3,000   3,100,000  PRN        SOLE                 3,100,000          0        0
CINDER CORP              *W EXP 06/30/200  ${C}       4,000      90,000  SH         SOLE                    90,000          0        0
`,
    rows: [
      ['ABERDEEN LABS', 'COM', A, 2_400, 50_000, 'SH', null, 'SOLE', null, [50_000, 0, 0]],
      ['BOREAL SYS INC', 'NOTE 2.500% 5/1', N, 3_000, 3_100_000, 'PRN', null, 'SOLE', null, [3_100_000, 0, 0]],
      ['CINDER CORP', '*W EXP 06/30/200', C, 4_000, 90_000, 'SH', null, 'SOLE', null, [90_000, 0, 0]],
    ],
  },
  {
    title: 'dashes and negative zeros, and discretion in words',
    totals: ['3', '9,400'],
    table: `<TABLE>
<CAPTION>
NAME OF ISSUER           TITLE OF CLASS   CUSIP        VALUE     SHARES/PRN   SH/PRN  PUT/CALL  INVESTMENT       OTHER       SOLE     SHARED       NONE
                                                     (X$1000)                                   DISCRETION       MANAGERS
<S>                      <C>              <C>        <C>         <C>          <C>     <C>       <C>              <C>         <C>      <C>          <C>
ABERDEEN LABS            COM              ${A}     2,400         50,000    SH      --      Sole             N/A         50,000         --         --
BOREAL SYS INC           COM              ${B}     3,000        120,000    SH      --      Shared-Defined   1                --    120,000         --
CINDER CORP              CL A             ${C}     4,000         90,000    SH      --      Shared-Other     1,2              --         --     90,000
</TABLE>
`,
    rows: [
      ['ABERDEEN LABS', 'COM', A, 2_400, 50_000, 'SH', null, 'SOLE', null, [50_000, null, null]],
      ['BOREAL SYS INC', 'COM', B, 3_000, 120_000, 'SH', null, 'DFND', '1', [null, 120_000, null]],
      ['CINDER CORP', 'CL A', C, 4_000, 90_000, 'SH', null, 'OTR', '1,2', [null, null, 90_000]],
    ],
  },
  {
    title: 'sole, shared and none in a second heading line',
    totals: ['3', '9,400'],
    table: `<TABLE>
<CAPTION>
  FORM 13F INFORMATION TABLE
NAME OF ISSUER        CLASS TITLE   CUSIP      VALUE    SHARES   SH  PC  INVDISC MGRS     VOTING AUTHORITY
                                                                                       SOLE    SHARED     NONE
<S>                   <C>           <C>        <C>      <C>      <C> <C> <C>     <C>   <C>     <C>        <C>
ABERDEEN LABS         COM           ${A}   2,400   50,000   SH      SOLE          30,000              20,000
BOREAL SYS INC        COM           ${B}   3,000  120,000   SH      SOLE         120,000
CINDER CORP           CL A          ${C}   4,000   90,000   SH      SOLE                              90,000
</TABLE>
`,
    rows: [
      ['ABERDEEN LABS', 'COM', A, 2_400, 50_000, 'SH', null, 'SOLE', null, [30_000, null, 20_000]],
      ['BOREAL SYS INC', 'COM', B, 3_000, 120_000, 'SH', null, 'SOLE', null, [120_000, null, null]],
      ['CINDER CORP', 'CL A', C, 4_000, 90_000, 'SH', null, 'SOLE', null, [null, null, 90_000]],
    ],
  },
  {
    title: 'a single row',
    totals: ['1', '559,273'],
    table: `<TABLE>
<CAPTION>
                Column 2   Column 3     Market    Shares or   Investment Discretion                                Voting Authority
    Column 1    Title of    CUSIP      Value (In  Principal   (a)   (b) Shared (c) Shared   Column 7            (a)      (b)     (c)
 Name of Issuer   Class     Number     Thousands)  Amount     Sole   Defined    Other       Other Managers      Sole    Shared   None
<S>             <C>       <C>          <C>        <C>         <C>   <C>        <C>          <C>               <C>         <C>      <C>
Cinder Corp.      Com     ${spaced(C)}   559,273   9,000,000            X                     4, 14, 17         9,000,000
</TABLE>
`,
    rows: [['Cinder Corp.', 'Com', C, 559_273, 9_000_000, null, null, 'DFND', '4,14,17', [9_000_000, null, null]]],
  },
  {
    title: 'a value joined to the amount by column overflow',
    totals: ['3', '61,017'],
    table: `NAME OF ISSUER           TITLE OF CLASS   CUSIP       VALUE    SHARES SH/PRN  DISCRETION      SOLE     SHARED     NONE
                                                    (X1000)
ABERDEEN LABS            COM              ${A}    2400     50000 SH      SOLE           50000          0        0
BOREAL SYS INC           COM              ${B}   4861710278500 SH      SOLE        10278500          0        0
CINDER CORP              CL A             ${C}   10000    290000 SH      SOLE          290000          0        0
`,
    rows: [
      ['ABERDEEN LABS', 'COM', A, 2_400, 50_000, 'SH', null, 'SOLE', null, [50_000, 0, 0]],
      ['BOREAL SYS INC', 'COM', B, 48_617, 10_278_500, 'SH', null, 'SOLE', null, [10_278_500, 0, 0]],
      ['CINDER CORP', 'CL A', C, 10_000, 290_000, 'SH', null, 'SOLE', null, [290_000, 0, 0]],
    ],
  },
  {
    title: 'notes below the table and a footnote mark in a row',
    totals: ['3', '9,400'],
    table: `NAME OF ISSUER           TITLE OF CLASS   CUSIP        VALUE     SHARES   SH/PRN  DISCRETION  MANAGER     SOLE   SHARED     NONE
                                                      (X1000)
ABERDEEN LABS            COM              ${A}     2,400     50,000   SH      SOLE                  50,000        0        0
BOREAL SYS INC           COM              ${B}     3,000    120,000   SH      SOLE                 120,000        0        0
CINDER CORP              CL A             ${C}     4,000     90,000   SH      SOLE                  90,000        0        0

(1) On August 14, 2006 the manager filed a request for confidential treatment of 250,000 shares.
* Market value as of September 30, 2006 was $9,400 in thousands for 3 holdings.
`,
    rows: [
      ['ABERDEEN LABS', 'COM', A, 2_400, 50_000, 'SH', null, 'SOLE', null, [50_000, 0, 0]],
      ['BOREAL SYS INC', 'COM', B, 3_000, 120_000, 'SH', null, 'SOLE', null, [120_000, 0, 0]],
      ['CINDER CORP', 'CL A', C, 4_000, 90_000, 'SH', null, 'SOLE', null, [90_000, 0, 0]],
    ],
  },
  {
    title: 'one space between all columns',
    totals: ['4', '12,900'],
    table: `NAME OF ISSUER TITLE OF CLASS CUSIP VALUE SHARES SH/PRN DISCRETION SOLE SHARED NONE
ABERDEEN LABS COM ${A} 2,400 50,000 SH SOLE 50,000 0 0
BOREAL SYS INC COM ${B} 3,000 120,000 SH SOLE 120,000 0 0
CINDER CORP CL A ${C} 4,000 90,000 SH SOLE 90,000 0 0
DUNMORE LTD SPONSORED ADR ${E} 3,500 70,000 SH SOLE 70,000 0 0
`,
    rows: [
      ['ABERDEEN LABS', 'COM', A, 2_400, 50_000, 'SH', null, 'SOLE', null, [50_000, 0, 0]],
      ['BOREAL SYS INC', 'COM', B, 3_000, 120_000, 'SH', null, 'SOLE', null, [120_000, 0, 0]],
      ['CINDER CORP', 'CL A', C, 4_000, 90_000, 'SH', null, 'SOLE', null, [90_000, 0, 0]],
      ['DUNMORE LTD', 'SPONSORED ADR', E, 3_500, 70_000, 'SH', null, 'SOLE', null, [70_000, 0, 0]],
    ],
  },
  {
    title: 'a manager’s security number, and a price after the amount',
    totals: ['3', '9,400'],
    table: `                                                     Market            Market     Voting Authority
Security                 Class   CUSIP        Shares    Price       Value(000)     Sole    Shared     None
Aberdeen Labs            COM     ${A}      50,000    48.00         2,400      50,000         0        0
Boreal Sys Inc           COM     ${B}     120,000    25.00         3,000     120,000         0        0
Zinder Corp              CL A    ${F}      80,000    50.00         4,000      80,000         0        0
`,
    rows: [
      ['Aberdeen Labs', 'COM', A, 2_400, 50_000, null, null, null, null, [50_000, 0, 0]],
      ['Boreal Sys Inc', 'COM', B, 3_000, 120_000, null, null, null, null, [120_000, 0, 0]],
      ['Zinder Corp', 'CL A', F, 4_000, 80_000, null, null, null, null, [80_000, 0, 0]],
    ],
  },
];
