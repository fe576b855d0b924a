import { describe, expect, test } from 'vitest';
import { cusipOf, parseThirteenf, readRows, thirteenfSubmission } from '../thirteenf-documents.ts';

const A = cusipOf('00936110');
const B = cusipOf('88554D20');
const C = cusipOf('G0450A10');
const D = cusipOf('74144T10');
const spaced = (cusip: string) => `${cusip.slice(0, 6)} ${cusip.slice(6, 8)} ${cusip.slice(8)}`;

const rowsOf = (text: string, filed = '2009-02-13') => readRows(parseThirteenf(`${HEAD}${text}`, filed));
const HEAD = 'FORM 13F INFORMATION TABLE\n';

describe('13F tables in fixed-width text', () => {
  test('the common layout: blank votes are null, and printed votes go to their column', () => {
    const text = `
                                                           VALUE   SHARES/  SH/ PUT/ INVSTMT    OTHER          VOTING AUTHORITY
        NAME OF ISSUER          TITLE OF CLASS    CUSIP   (x$1000) PRN AMT  PRN CALL DSCRETN   MANAGERS     SOLE    SHARED    NONE
------------------------------ ---------------- --------- -------- -------- --- ---- ------- ------------ -------- -------- --------
<S>                            <C>              <C>        <C>       <C>    <C>  <C> <C>      <C>          <C>      <C>       <C>
Airfoil Holdings plc           COM              ${A}   8878     209527 SH       Sole                   187907            21620
Borealis, Inc. cl A            COM              ${B}   3512     137282 SH       Sole                   124967            12315
General Widget Company         COM              ${D}    208       9000 SH       Sole                                      9000
`;
    expect(rowsOf(text)).toEqual([
      {
        name: 'Airfoil Holdings plc',
        title: 'COM',
        cusip: A,
        value: 8_878,
        shares: 209_527,
        type: 'SH',
        putCall: null,
        discretion: 'SOLE',
        managers: null,
        votes: [187_907, null, 21_620],
      },
      {
        name: 'Borealis, Inc. cl A',
        title: 'COM',
        cusip: B,
        value: 3_512,
        shares: 137_282,
        type: 'SH',
        putCall: null,
        discretion: 'SOLE',
        managers: null,
        votes: [124_967, null, 12_315],
      },
      {
        name: 'General Widget Company',
        title: 'COM',
        cusip: D,
        value: 208,
        shares: 9_000,
        type: 'SH',
        putCall: null,
        discretion: 'SOLE',
        managers: null,
        votes: [null, null, 9_000],
      },
    ]);
  });

  test('wrapped names, spaced CUSIPs, marks below columns, several rows of one issuer, subtotals and pages', () => {
    const heading = `
                Column 2   Column 3      Market    Shares or         (b)     (c)
    Column 1    Title of     CUSIP     Value (In   Principal   (a) Shared- Shared-       Column 7           (a)       (b)    (c)
 Name of Issuer   Class     Number     Thousands)   Amount $  Sole Defined  Other     Other Managers        Sole    Shared   None
- --------------- -------- ------------ ----------- ----------- ---- ------- ------- -------------------- ----------- ------ -------
<S>             <C>      <C>          <C>         <C>         <C>  <C>     <C>     <C>                  <C>         <C>    <C>`;
    const text = `${heading}
Western
   Widget Co.      Com    ${spaced(A)}     319,531  17,225,400         X            4, 2, 5, 17           17,225,400
                                          148,300   7,994,634         X            4, 13, 17              7,994,634
Northern
   Valley
   Santa Rita      Com    ${spaced(B)}   5,306,440  70,089,829         X            4, 14, 17             70,089,829
Ironside           CLA    ${spaced(C)}      11,045     636,600         X            4                        636,000
                                      -----------
                                        5,785,316
                                      -----------
</TABLE>

<PAGE>
                             LARKMERE CAPITAL LP
                           Form 13F Information Table
<TABLE>
<CAPTION>${heading}
Johnstone &
   Sons            Com    ${spaced(D)}     258,615   4,322,500         X            4                      4,322,500
GRAND TOTAL                            $6,043,931
                                      ===========
`;
    const rows = rowsOf(text);
    expect(rows.map((row) => [row.name, row.title, row.cusip, row.value, row.shares])).toEqual([
      ['Western Widget Co.', 'Com', A, 319_531, 17_225_400],
      ['Western Widget Co.', 'Com', A, 148_300, 7_994_634],
      ['Northern Valley Santa Rita', 'Com', B, 5_306_440, 70_089_829],
      ['Ironside', 'CLA', C, 11_045, 636_600],
      ['Johnstone & Sons', 'Com', D, 258_615, 4_322_500],
    ]);
    expect(rows.every((row) => row.discretion === 'DFND')).toBe(true);
    expect(rows.map((row) => row.managers)).toEqual(['4,2,5,17', '4,13,17', '4,14,17', '4', '4']);
    // Votes that do not add up to the amount are as printed, and not taken for a manager.
    expect(rows[3]?.votes).toEqual([636_000, null, null]);
  });

  test('alphabetical order decides whether a name continues below its row or begins above it', () => {
    const text = `
Name Of Issuer                          Class     Cusip No      (x$1000)   Amount   Sole Defined Other Managers Sole Shared   None
- --------------                         --------   --------       ------   --------- ---- ------- ----- -------- ---- ------   ----
ALLERTON INC                             COM     ${A}     117376   291112         X                       0   0    291112
ALLFORD MISYS                            COM     ${B}     182123  1835924         X                    2210   0   1833714
HEALTHCARE SOLUTIONS INC
ALNWICK PHARMACEUTICALS INC              COM     ${C}     285185  1153195         X                   45819   0   1107376
CENTRAL EUROPEAN MEDIA
ENTERPRISES LTD-CL A                     COM     ${D}      35147   161822         X                   17990   0    143832
`;
    expect(rowsOf(text).map(({ name }) => name)).toEqual([
      'ALLERTON INC',
      'ALLFORD MISYS HEALTHCARE SOLUTIONS INC',
      'ALNWICK PHARMACEUTICALS INC',
      'CENTRAL EUROPEAN MEDIA ENTERPRISES LTD-CL A',
    ]);
  });

  test('options, notes, attached SH and PRN, dollar signs and dashes', () => {
    const text = `
NAME OF ISSUER                 TITLE OF CLASS   CUSIP     (x$1000)  PRN AMT PRN CALL DSCRETN MANAGERS         SOLE   SHARED     NONE
------------------------------ ---------------- --------- -------- -------- --- ---- ------- ------------ -------- -------- --------
THREE SYS CORP DEL             COM NEW          ${B}   $ 1790    33546 SH  PUT  SOLE                    33546        0        0
AIRFOIL CORP                   NOTE 1.750% 2/0  ${A}     2867 2860000PRN      SOLE                        0        0        0
INTL WIDGET MACHS CORP         COM              ${D}    64500   350000 SH  CALL DEFINED 4              350000        0        0
LARKSPUR HATHAWAY INC DEL      CL B NEW         ${C}    10000    50000 SH   -   OTHER   1,2                 0    50000        0
TOTAL                                                      79157
`;
    expect(
      rowsOf(text).map((row) => [row.title, row.type, row.putCall, row.discretion, row.managers, row.votes]),
    ).toEqual([
      ['COM NEW', 'SH', 'Put', 'SOLE', null, [33_546, 0, 0]],
      ['NOTE 1.750% 2/0', 'PRN', null, 'SOLE', null, [0, 0, 0]],
      ['COM', 'SH', 'Call', 'DFND', '4', [350_000, 0, 0]],
      ['CL B NEW', 'SH', null, 'OTR', '1,2', [0, 50_000, 0]],
    ]);
  });

  test('shares before values, as the heading says', () => {
    const text = `
SECURITY DESCRIPTION             CLASS           CUSIP       SHARES      VALUE     (A)    (B)
Threeford Corp                     COM         ${A}      100000        817    X
Widget Corp                        COM         ${B}       20000       1200    X
`;
    expect(rowsOf(text).map(({ value, shares }) => [value, shares])).toEqual([
      [817, 100_000],
      [1_200, 20_000],
    ]);
  });

  test('no class column, subtotals of an issuer, values in dollars although filed before 2023', () => {
    const text = `
                                                  MARKET                      INVEST AUTH   VOTING AUTH (SHARES)
NAME OF ISSUER                 CUSIP              VALUE            SH/PV      SOLE SHR MGR      SOLE            SHARED      NONE
- ------------------------------ ------------  ----------------- ------------   ---- --- ---- -----------       ---------- ---------
         COMMON
         ------

ABLETON LABS                   ${A}            289,773.76          7980  X                     7980              0          0
                                                  3,260,753.58         89797       X                   0          89797          0
                                             ----------------- --------------               -------------     ---------- ---------
                                                  3,550,527.34         97777                        7980          89797          0

ALLFORD CORP                   ${B}            292,624.00          2000  X                     2000              0          0
         SUBTOTALS FOR THIS PAGE                 3,843,151.34        99777                       9980          89797          0
`;
    const outcome = parseThirteenf(HEAD + text, '2000-02-14');
    expect(outcome.result).toMatchObject({
      entries: 3,
      valueUnit: 'dollars',
      valueUnitBasis: 'implied-price',
      totalValueDollars: 3_843_151.34,
    });
    expect(readRows(outcome).map((row) => [row.name, row.title, row.shares, row.discretion])).toEqual([
      ['ABLETON LABS', null, 7_980, 'SOLE'],
      ['ABLETON LABS', null, 89_797, 'DFND'],
      ['ALLFORD CORP', null, 2_000, 'SOLE'],
    ]);
  });

  test('marks inside rows, and a value wrapped to the next line', () => {
    const marked = `NAME OF ISSUER   TITLE OF CLASS    CUSIP   VALUE
<S>  ABLETON INC                 <C>  COM          <C>  ${A}   <C>  92,760 <C>  2,342,435 <C>  SH  <C>  SOLE  <C>  2,238,895 <C>  103,540  <C>  0
`;
    expect(rowsOf(marked)).toMatchObject([
      { name: 'ABLETON INC', title: 'COM', value: 92_760, shares: 2_342_435, votes: [2_238_895, 103_540, 0] },
    ]);
    const late = `
       Name of Issuer         Title of Class   CUSIP   (x$1000)  Prn Amt  Prn Call Discretion Managers   Sole
<S>                           <C>            <C>       <C>      <C>       <C> <C>  <C>        <C>      <C>
BANK OF WIDGETS CORPORATION   COM            ${A}          7,502,000 SH          SOLE             7,502,000
                                                       91,374.36
GENERAL WDGTS CO              *W EXP         ${B}          5,928,876 SH          SOLE             5,928,876
                              07/10/201                69,901.45
`;
    expect(rowsOf(late).map((row) => [row.title, row.value, row.shares])).toEqual([
      ['COM', 91_374.36, 7_502_000],
      ['*W EXP 07/10/201', 69_901.45, 5_928_876],
    ]);
  });

  test('a CUSIP without its leading zeros stays as printed with a warning, and a missing one is null', () => {
    const text = `
        NAME OF ISSUER          TITLE OF CLASS    CUSIP   (x$1000) PRN AMT  PRN CALL DSCRETN   MANAGERS     SOLE    SHARED    NONE
------------------------------ ---------------- --------- -------- -------- --- ---- ------- ------------ -------- -------- --------
Airfoil Holdings plc           COM              ${B}   8878     209527 SH       Sole                   209527        0        0
Borealis, Inc. cl A            COM              ${D}   3512     137282 SH       Sole                   137282        0        0
Zeroes Inc                     COM               ${A.slice(1)}   3512     137282 SH       Sole                   137282        0        0
Hidden Exchange Ltd            COM                             679      71595 SH       Sole                    71595        0        0
`;
    const outcome = parseThirteenf(HEAD + text, '2009-02-13');
    expect(outcome.result?.holdings.map(({ cusip }) => cusip)).toEqual([B, D, A.slice(1), null]);
    expect(outcome.warnings.map(({ code }) => code)).toEqual(expect.arrayContaining(['cusip-missing']));
  });

  test('a text submission: cover page, summary, managers, table, checks', () => {
    const body = `
                                    FORM 13F
                               FORM 13F COVER PAGE

Report for the Calendar Year or Quarter Ended: December 31, 2008
                                               -----------------
Check here if Amendment [X]; Amendment Number: 2
This Amendment (Check only one.):     [ ] is a restatement.
                                      [X] adds new holdings entries.

Institutional Investment Manager Filing this Report:

Name:    LARKMERE CAPITAL LP
         -------------------
Address: 3 Harbour Exchange

Form 13F File Number: 28-13786

Report Type (Check only one.):

[ ]   13F HOLDINGS REPORT. (Check here if all holdings of this reporting manager are reported in this report.)
[ ]   13F NOTICE. (Check here if no holdings reported are in this report.)
[X]   13F COMBINATION REPORT. (Check here if a portion of the holdings are reported.)

List of Other Managers Reporting for this Manager:

Form 13F File Number     Name
28-5194                  Greyfell Advisors, Inc.

<PAGE>
                              FORM 13F SUMMARY PAGE
Report Summary:
Number of Other Included Managers:               2
Form 13F Information Table Entry Total:         2
Form 13F Information Table Value Total: $12,390
                                         (thousands)
List of Other Included Managers:

NO.   FORM 13F FILE NUMBER   NAME
 1.   28-5678                Ostrava Point Life Insurance Co.
 2.   28-10388               Cinderford Inc.
<PAGE>
                           Form 13F Information Table
NAME OF ISSUER                 TITLE OF CLASS   CUSIP     (x$1000)  PRN AMT PRN CALL DSCRETN MANAGERS         SOLE   SHARED     NONE
------------------------------ ---------------- --------- -------- -------- --- ---- ------- ------------ -------- -------- --------
Airfoil Holdings plc           COM              ${A}     8878   209527 SH       Sole                  187907        0    21620
Borealis, Inc. cl A            COM              ${B}     3512   137282 SH       Sole                  124967        0    12315
`;
    const outcome = parseThirteenf(
      thirteenfSubmission([{ type: '13F-HR/A', body, xml: false }], {
        form: '13F-HR/A',
        filed: '20090213',
        period: '20081231',
      }),
    );
    expect(outcome.reasons).toEqual([]);
    expect(outcome.confidence).toBeGreaterThanOrEqual(0.9);
    expect(outcome.result).toMatchObject({
      reportType: '13F COMBINATION REPORT',
      periodOfReport: '2008-12-31',
      managerName: 'LARKMERE CAPITAL LP',
      fileNumber: '28-13786',
      isAmendment: true,
      amendmentNumber: 2,
      amendmentType: 'NEW HOLDINGS',
      entries: 2,
      totalValueDollars: 12_390_000,
      valueUnit: 'thousands',
      coverEntryTotal: 2,
      includedManagers: [
        { number: 1, name: 'Ostrava Point Life Insurance Co.', fileNumber: '28-5678', cik: null },
        { number: 2, name: 'Cinderford Inc.', fileNumber: '28-10388', cik: null },
      ],
      reportingManagers: [{ number: null, name: 'Greyfell Advisors, Inc.', fileNumber: '28-5194', cik: null }],
    });
    expect(outcome.spans['managerName']?.[0]?.text).toBe('LARKMERE CAPITAL LP');
    expect(outcome.spans['holdings[0].cusip']?.[0]?.text).toBe(A);
  });

  test('other documents have no table', () => {
    expect(parseThirteenf('Dear Sirs, we write to you about 037833100 and 12,345 other things.').status).not.toBe(
      'parsed',
    );
  });
});

describe('text covers of a 13F', () => {
  const cover = (type: string, rest: string, form = '13F-HR') =>
    parseThirteenf(
      thirteenfSubmission(
        [
          {
            type: form,
            body: `FORM 13F COVER PAGE\nReport for the quarter ended: June 30, 2005\nName: Larkmere\n${type}\n${rest}`,
            xml: false,
          },
        ],
        { form, filed: '20050812', period: '20050630' },
      ),
    );
  const ROW = `NAME OF ISSUER   TITLE OF CLASS  CUSIP  VALUE  SHARES\nALDER CO         COM             ${A}   1,000   20,000 SH SOLE 20,000 0 0\n`;

  test.each([
    ['[X]   13F HOLDINGS REPORT.', '13F HOLDINGS REPORT'],
    ['[ X ] 13F HOLDINGS REPORT.', '13F HOLDINGS REPORT'],
    ['X     13F HOLDINGS REPORT.', '13F HOLDINGS REPORT'],
    ['(x)   13F COMBINATION REPORT.', '13F COMBINATION REPORT'],
    ['[ ]   13F HOLDINGS REPORT.', null],
  ])('a report type marked %j is %j', (type, expected) => {
    expect(cover(type, ROW).result?.reportType).toBe(expected);
  });

  test.each([
    ['Form 13F Information Table Value Total (x$1000): $1,000', 1_000],
    ['Form 13F Information Table Value Total:\n$1,000\n- ------', 1_000],
    ['Form 13F Information Table Value Total:\t$ 1,000 (in thousands)', 1_000],
    ['Form 13F Information Table Value Total: __$1,000__', 1_000],
  ])('a value total written %j is %j', (words, expected) => {
    const outcome = cover(
      '[X] 13F HOLDINGS REPORT.',
      `Form 13F Information Table Entry Total\t\t1\n${words}\n<PAGE>\n${ROW}`,
    );
    expect(outcome.result).toMatchObject({ coverEntryTotal: 1, coverValueTotal: expected });
    expect(outcome.confidence).toBeGreaterThanOrEqual(0.9);
  });

  test('a notice in text has no table and is not rejected', () => {
    const outcome = cover(
      '[X] 13F NOTICE. (Check here if no holdings are in this report.)',
      'List of Other Managers Reporting for this Manager:\n28-5194   Greyfell Advisors, Inc.\n',
      '13F-NT',
    );
    expect(outcome).toMatchObject({ status: 'parsed', result: { reportType: '13F NOTICE', entries: 0 } });
    expect(outcome.result?.reportingManagers).toMatchObject([{ name: 'Greyfell Advisors, Inc.' }]);
  });
});
