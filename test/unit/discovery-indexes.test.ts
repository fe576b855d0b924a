import { describe, expect, test } from 'vitest';
import type { IsoDate } from '../../core/dates.ts';
import { edgarClosedReason } from '../../sources/discovery/edgar-calendar.ts';
import { lastDataReceivedOf, parseMasterIndex } from '../../sources/discovery/master-index.ts';

const HEADING = `Description:           Master Index of EDGAR Dissemination Feed
Last Data Received:    March 29, 2024
Comments:              webmaster@sec.gov
Anonymous FTP:         ftp://ftp.sec.gov/edgar/
 
 
 
 
CIK|Company Name|Form Type|Date Filed|File Name
--------------------------------------------------------------------------------
`;
const latin1 = (text: string) => Buffer.from(text, 'latin1');

describe('master.idx', () => {
  test('gives filings with paths, from daily dates and quarterly ones', () => {
    for (const date of ['20240329', '2024-03-29']) {
      const index = parseMasterIndex(
        latin1(
          `${HEADING}1000045|NICHOLAS FINANCIAL INC|10-K405|${date}|edgar/data/1000045/0001193125-24-081234.txt\n`,
        ),
        'daily-index',
      );
      expect(index.problems).toEqual([]);
      expect(index.lastDataReceived).toBe('2024-03-29');
      expect(index.filings).toEqual([
        {
          accessionNumber: '0001193125-24-081234',
          cik: '1000045',
          companyName: 'NICHOLAS FINANCIAL INC',
          form: '10-K405',
          filedDate: '2024-03-29',
          path: '/Archives/edgar/data/1000045/0001193125-24-081234.txt',
          filers: [
            {
              cik: '1000045',
              companyName: 'NICHOLAS FINANCIAL INC',
              path: '/Archives/edgar/data/1000045/0001193125-24-081234.txt',
              role: null,
            },
          ],
          acceptedAt: null,
          items: [],
          discoveredIn: 'daily-index',
        },
      ]);
    }
  });

  test.each(['\n', '\r\n', '\r'])('reads line ends %j, spaces in forms, separators in names', (end) => {
    const lines = [
      '1|A | B | CO|SC 13D/A|20240329|edgar/data/1/0000000001-24-000001.txt',
      '2|SPACES CO  |DEF 14A|20240329|edgar/data/2/0000000002-24-000001.txt  ',
    ];
    const text = HEADING.replaceAll('\n', end) + lines.join(end);
    const { filings, problems } = parseMasterIndex(latin1(text), 'daily-index');
    expect(problems).toEqual([]);
    expect(filings.map((filing) => [filing.companyName, filing.form])).toEqual([
      ['A | B | CO', 'SC 13D/A'],
      ['SPACES CO', 'DEF 14A'],
    ]);
  });

  test('decodes names line by line: latin-1 as EDGAR writes it, UTF-8 as copies have it', () => {
    const bytes = Buffer.concat([
      latin1(HEADING),
      latin1('1|SOCIÉTÉ GÉNÉRALE|6-K|20240329|edgar/data/1/0000000001-24-000001.txt\n'),
      Buffer.from('2|Crédit Agricole|6-K|20240329|edgar/data/2/0000000002-24-000001.txt\n', 'utf8'),
    ]);
    const { filings } = parseMasterIndex(bytes, 'full-index');
    expect(filings.map((filing) => filing.companyName)).toEqual(['SOCIÉTÉ GÉNÉRALE', 'Crédit Agricole']);
  });

  test('makes one filing with several filers of one that is listed under several CIKs, the lowest CIK first', () => {
    const { filings, lineCount } = parseMasterIndex(
      latin1(
        `${HEADING}20|SUBJECT CO|SC 13D|20240329|edgar/data/20/0000000009-24-000001.txt\n3|HOLDER LP|SC 13D|20240329|edgar/data/3/0000000009-24-000001.txt\n20|SUBJECT CO|SC 13D|20240329|edgar/data/20/0000000009-24-000001.txt\n`,
      ),
      'daily-index',
    );
    expect(lineCount).toBe(3);
    expect(filings).toHaveLength(1);
    expect(filings[0]?.filers.map((filer) => filer.cik)).toEqual(['3', '20']);
    expect([filings[0]?.cik, filings[0]?.path]).toEqual(['3', '/Archives/edgar/data/3/0000000009-24-000001.txt']);
  });

  test('reports malformed lines with their numbers and reads the others', () => {
    const lines = [
      '1|GOOD CO|8-K|20240329|edgar/data/1/0000000001-24-000001.txt',
      '2|CUT OFF CO|8-K|2024',
      'X|NO CIK|8-K|20240329|edgar/data/3/0000000003-24-000001.txt',
      '4|BAD DATE|8-K|20240231|edgar/data/4/0000000004-24-000001.txt',
      '5|ESCAPE|8-K|20240329|edgar/data/../../etc/passwd',
      '6|NO FORM| |20240329|edgar/data/6/0000000006-24-000001.txt',
      '7|ALSO GOOD|8-K|20240329|edgar/data/7/0000000007-24-000001.txt',
    ];
    const { filings, problems } = parseMasterIndex(latin1(HEADING + lines.join('\n')), 'daily-index');
    expect(filings.map((filing) => filing.cik)).toEqual(['1', '7']);
    expect(problems.map((problem) => problem.line)).toEqual([12, 13, 14, 15, 16]);
    expect(new Set(problems.map((problem) => problem.code))).toEqual(new Set(['malformed-index-line']));
  });

  test('is not an index without its rule of dashes, and keeps the list of problems short', () => {
    for (const text of ['', '<html><body>Request Rate Threshold Exceeded</body></html>', HEADING.slice(0, 200)]) {
      const index = parseMasterIndex(latin1(text), 'daily-index');
      expect([index.isIndex, index.filings.length, index.problems[0]?.code]).toEqual([false, 0, 'not-an-index']);
    }
    const flood = parseMasterIndex(latin1(HEADING + 'rubbish\n'.repeat(5000)), 'daily-index');
    expect(flood.problems).toHaveLength(1001);
    expect(flood.problems.at(-1)?.message).toBe('4000 more problems');
  });

  test('reads the date of the heading as EDGAR has printed it', () => {
    expect(lastDataReceivedOf('Last Data Received:    Oct  3, 2022')).toBe('2022-10-03');
    expect(lastDataReceivedOf('Last Data Received:    September 30, 1996')).toBe('1996-09-30');
    expect(lastDataReceivedOf('Last Data Received:    2019-02-01')).toBe('2019-02-01');
    expect(lastDataReceivedOf('Last Data Received:    ')).toBeNull();
    expect(lastDataReceivedOf('Comments: Last Data Received: 2019-02-01')).toBeNull();
  });
});

test('EDGAR is closed on weekends and federal holidays, as observed', () => {
  const closed = (date: string) => edgarClosedReason(date as IsoDate);
  for (const date of [
    '2024-01-01', // New Year's Day
    '2024-01-15', // Martin Luther King Jr.
    '2024-02-19', // Washington
    '2024-05-27', // Memorial Day
    '2024-06-19', // Juneteenth
    '2024-07-04',
    '2024-09-02', // Labor Day
    '2024-10-14', // Columbus
    '2024-11-11', // Veterans
    '2024-11-28', // Thanksgiving
    '2024-12-25',
    '2021-12-31', // New Year's Day 2022 was a Saturday
    '2023-01-02', // New Year's Day 2023 was a Sunday
  ]) {
    expect([date, closed(date)]).toEqual([date, 'federal-holiday']);
  }
  expect(closed('2024-03-30')).toBe('weekend');
  expect(closed('2024-03-31')).toBe('weekend');
  // Good Friday is no federal holiday, Juneteenth was none before 2021.
  for (const date of ['2024-03-29', '2020-06-19', '1969-12-30']) expect(closed(date)).toBeNull();
});
