import { describe, expect, test } from 'vitest';
import type { ParseOutcome } from '../../core/parser.ts';
import { emptyTallies, rowDoubts, tallyRow } from '../../parsers/thirteenf/row-doubts.ts';
import { createTableScanner } from '../../parsers/thirteenf/table-scanner.ts';
import { cusipOf, parseThirteenf, thirteenfSubmission } from '../thirteenf-documents.ts';

interface Row {
  readonly cusip: string;
  readonly shares: string;
  readonly value: string;
  readonly sole: string;
  readonly shared: string;
  readonly none: string;
  readonly type: string;
  readonly discretion: string;
  readonly title: string;
}

const rowOf = (at: number, change: Partial<Row> = {}): Row => ({
  cusip: cusipOf(String(40_000_000 + at * 977)),
  shares: String(1_200 + at * 10),
  value: String((1_200 + at * 10) * 45),
  sole: String(1_000 + at * 10),
  shared: '200',
  none: '0',
  type: 'SH',
  discretion: 'SOLE',
  title: 'COM',
  ...change,
});

const xmlOf = (row: Row): string =>
  `<infoTable><nameOfIssuer>HAZEL ${row.cusip}</nameOfIssuer><titleOfClass>${row.title}</titleOfClass><cusip>${row.cusip}</cusip><value>${row.value}</value><shrsOrPrnAmt><sshPrnamt>${row.shares}</sshPrnamt><sshPrnamtType>${row.type}</sshPrnamtType></shrsOrPrnAmt><investmentDiscretion>${row.discretion}</investmentDiscretion><votingAuthority><Sole>${row.sole}</Sole><Shared>${row.shared}</Shared><None>${row.none}</None></votingAuthority></infoTable>`;

const tableOf = (rows: readonly Row[]): string =>
  `<informationTable xmlns="http://www.sec.gov/edgar/document/thirteenf/informationtable">${rows.map(xmlOf).join('')}</informationTable>`;

/** A whole filing of these rows; the cover has the total that the rows have without the change. */
function filed(rows: readonly Row[], total = rows.reduce((sum, { value }) => sum + Number(value), 0)): ParseOutcome {
  const cover = `<edgarSubmission xmlns="http://www.sec.gov/edgar/thirteenffiler"><formData><coverPage><reportCalendarOrQuarter>12-31-2023</reportCalendarOrQuarter><filingManager><name>LARKMERE CAPITAL LP</name></filingManager><isAmendment>false</isAmendment><reportType>13F HOLDINGS REPORT</reportType></coverPage><summaryPage><tableEntryTotal>${rows.length}</tableEntryTotal><tableValueTotal>${total}</tableValueTotal></summaryPage></formData></edgarSubmission>`;
  return parseThirteenf(
    thirteenfSubmission(
      [
        { type: '13F-HR', body: cover },
        { type: 'INFORMATION TABLE', body: tableOf(rows) },
      ],
      { form: '13F-HR', filed: '20240212', period: '20231231' },
    ),
  );
}

const book = (change: Partial<Row> = {}, changed = 2): Row[] =>
  Array.from({ length: 8 }, (_, at) => rowOf(at, at === changed ? change : {}));

describe('13F rows that deviate from the others', () => {
  test('a consistent table has high confidence in every row', () => {
    const outcome = filed(book());
    expect(outcome.confidence).toBe(0.99);
    expect(outcome.confidences).toEqual({});
    expect(outcome.crossValidations.filter(({ passed }) => !passed)).toEqual([]);
  });

  test.each<[string, Partial<Row>, string]>([
    ['a digit of the amount', { shares: '1320' }, 'sshPrnamt'],
    ['a digit of a vote', { shared: '209' }, 'votingAuthority.shared'],
    ['a vote that is not a number', { shared: '2O0' }, 'votingAuthority.shared'],
    ['a missing zero vote', { none: '' }, 'votingAuthority.none'],
    ['a wrong check digit', { cusip: `${rowOf(2).cusip.slice(0, 8)}${(Number(rowOf(2).cusip[8]) + 1) % 10}` }, 'cusip'],
    ['a CUSIP of eight characters', { cusip: rowOf(2).cusip.slice(0, 8) }, 'cusip'],
    ['a CUSIP of ten characters', { cusip: `${rowOf(2).cusip}1` }, 'cusip'],
    ['no CUSIP', { cusip: '' }, 'cusip'],
    ['no discretion', { discretion: '  ' }, 'investmentDiscretion'],
    ['an invalid discretion', { discretion: 'SO1E' }, 'investmentDiscretion'],
    ['no kind of amount', { type: 'S?' }, 'sshPrnamtType'],
    ['no title of class', { title: '' }, 'titleOfClass'],
  ])('%s: that holding is in doubt and no other', (_, change, field) => {
    const outcome = filed(book(change));
    expect(outcome.confidence).toBe(0.99);
    expect(outcome.confidences?.['holdings[2]']).toBe(0.8);
    expect(outcome.confidences?.[`holdings[2].${field}`]).toBe(0.8);
    const rows = Object.keys(outcome.confidences ?? {}).filter((path) => path.endsWith(']'));
    expect(rows).toEqual(['holdings[2]']);
    expect(outcome.warnings).not.toEqual([]);
  });

  test('a changed digit of a value breaks the cover’s total, and without a total confidence is never high', () => {
    const whole = book();
    const total = whole.reduce((sum, { value }) => sum + Number(value), 0);
    expect(filed(book({ value: '54901' }), total).confidence).toBeLessThan(0.9);
    const bare = parseThirteenf(tableOf(whole), '2024-02-12');
    expect(bare.confidence).toBeLessThan(0.9);
  });

  test('vote sums that differ in most rows are ignored', () => {
    const outcome = filed(book().map((row, at) => (at % 2 === 0 ? { ...row, sole: '7' } : row)));
    expect(outcome.confidence).toBe(0.99);
    expect(outcome.confidences).toEqual({});
  });

  test('options without votes are not in doubt', () => {
    expect(filed(book({ sole: '0', shared: '0', none: '0' })).confidences).toEqual({});
  });

  test('too many doubtful rows lower the report’s confidence and are not named', () => {
    const tallies = emptyTallies();
    const scanner = createTableScanner(false, true);
    const rows = Array.from({ length: 6_000 }, (_, at) => rowOf(at, at % 5 === 0 ? { shared: '201' } : {}));
    for (const [at, { row }] of scanner.push(tableOf(rows)).entries()) tallyRow(tallies, row, at);
    const doubts = rowDoubts(tallies, true);
    expect(doubts.tooMany?.code).toBe('many-rows-in-doubt');
    expect(doubts.confidences).toEqual({});
    expect(filed(rows.slice(0, 3_000)).confidence).toBe(0.99);
    expect(filed(rows).confidence).toBe(0.85);
  });
});

describe('numbers before the names of a text table', () => {
  const [a, b, c] = [1, 2, 3].map((at) => rowOf(at).cusip);
  const table = (heading: string): string => `FORM 13F INFORMATION TABLE
${heading} NAME OF ISSUER           TITLE OF CLASS   CUSIP        VALUE     SHARES   SH  DISCRETION   SOLE   SHARED     NONE
04   ABERDEEN LABS            COM              ${a}      2,400     50,000   SH  DFND    50,000        0        0
04   BOREAL SYS INC           COM              ${b}      3,000    120,000   SH  DFND   120,000        0        0
07   CINDER CORP              CL A             ${c}      4,000     90,000   SH  DFND    90,000        0        0
`;

  test.each([
    ['MGR ', ['04', '04', '07'], false],
    ['ACCT', [null, null, null], false],
    ['    ', [null, null, null], true],
  ] as const)('under %j', (heading, managers, isOpen) => {
    const outcome = parseThirteenf(table(heading), '2009-02-12');
    expect(outcome.result?.holdings.map(({ otherManager }) => otherManager)).toEqual(managers);
    expect(outcome.result?.holdings.map(({ nameOfIssuer }) => nameOfIssuer)[0]).toBe('ABERDEEN LABS');
    expect(outcome.warnings.some(({ code }) => code === 'rows-in-doubt')).toBe(isOpen);
  });
});
