import { type IsoDate, quarterOf } from '../core/dates.ts';
import type { FilingTruth } from './truth.ts';

export type IndexEntry = Pick<FilingTruth, 'cik' | 'company' | 'form' | 'filedDate' | 'accessionNumber'>;

export function quarterFolder(date: IsoDate): string {
  return `${date.slice(0, 4)}/QTR${quarterOf(date)}`;
}

/** A `master` index. Daily indexes write dates without dashes, quarterly ones with them, as EDGAR does. */
export function renderMasterIndex(entries: readonly IndexEntry[], kind: 'daily' | 'full', last: IsoDate): string {
  const top = [
    'Description:           Master Index of EDGAR Dissemination Feed',
    `Last Data Received:    ${last}`,
    ...(kind === 'daily'
      ? [
          'Comments:              webmaster@sec.gov',
          'Anonymous FTP:         ftp://ftp.sec.gov/edgar/',
          ' ',
          ' ',
          ' ',
          ' ',
        ]
      : ['', '', '']),
    `CIK|Company Name|Form Type|Date Filed|${kind === 'daily' ? 'File Name' : 'Filename'}`,
    '-'.repeat(80),
  ];
  const lines = entries
    .toSorted((a, b) => Number(a.cik) - Number(b.cik) || (a.accessionNumber < b.accessionNumber ? -1 : 1))
    .map((entry) => {
      const date = kind === 'daily' ? entry.filedDate.replaceAll('-', '') : entry.filedDate;
      return `${entry.cik}|${entry.company}|${entry.form}|${date}|edgar/data/${entry.cik}/${entry.accessionNumber}.txt`;
    });
  return `${[...top, ...lines].join('\n')}\n`;
}
