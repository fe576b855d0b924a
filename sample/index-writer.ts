import type { IsoDate } from '../core/dates.ts';
import { quarterOf } from '../core/dates.ts';
import type { AccessionNumber, Cik } from '../core/ids.ts';

export interface IndexEntry {
  readonly cik: Cik;
  readonly company: string;
  readonly form: string;
  readonly filedDate: IsoDate;
  readonly accessionNumber: AccessionNumber;
}

export function quarterFolder(date: IsoDate): string {
  return `${date.slice(0, 4)}/QTR${quarterOf(date)}`;
}

const RULE = '-'.repeat(80);

/** A `master` index. Daily ones write the date without dashes, the quarter's with them, as EDGAR does. */
export function renderMasterIndex(entries: readonly IndexEntry[], kind: 'daily' | 'full', last: IsoDate): string {
  const header =
    kind === 'daily'
      ? [
          'Description:           Master Index of EDGAR Dissemination Feed',
          `Last Data Received:    ${last}`,
          'Comments:              webmaster@sec.gov',
          'Anonymous FTP:         ftp://ftp.sec.gov/edgar/',
          ' ',
          ' ',
          ' ',
          ' ',
          'CIK|Company Name|Form Type|Date Filed|File Name',
        ]
      : [
          'Description:           Master Index of EDGAR Dissemination Feed',
          `Last Data Received:    ${last}`,
          '',
          '',
          '',
          'CIK|Company Name|Form Type|Date Filed|Filename',
        ];
  const lines = [...entries]
    .sort(
      (a, b) =>
        Number(a.cik) - Number(b.cik) ||
        (a.accessionNumber < b.accessionNumber ? -1 : a.accessionNumber > b.accessionNumber ? 1 : 0),
    )
    .map((entry) => {
      const date = kind === 'daily' ? entry.filedDate.replaceAll('-', '') : entry.filedDate;
      return `${entry.cik}|${entry.company}|${entry.form}|${date}|edgar/data/${entry.cik}/${entry.accessionNumber}.txt`;
    });
  return `${[...header, RULE, ...lines].join('\n')}\n`;
}
