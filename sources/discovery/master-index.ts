import { type IsoDate, isIsoDate } from '../../core/dates.ts';
import {
  createProblemList,
  type DiscoveredFiling,
  type DiscoveryProblem,
  type DiscoverySourceName,
  mergeFilers,
} from './discovered-filing.ts';
import { filingOfIndexLine, indexLines, isSeparator } from './index-text.ts';

export interface ParsedIndex {
  /** One per accession number, in the order of the index. */
  readonly filings: readonly DiscoveredFiling[];
  /** Lines that were neither heading nor filing. */
  readonly problems: readonly DiscoveryProblem[];
  /** Lines of filings read; larger than the number of filings where some have several filers. */
  readonly lineCount: number;
  /** "Last Data Received" of the heading: filings after it are not in the index yet. */
  readonly lastDataReceived: IsoDate | null;
  /** False where the rule of dashes is missing: cut off, or not an index at all. */
  readonly isIndex: boolean;
}

/**
 * Reads `master.idx`, daily (dates YYYYMMDD) or quarterly (dates with dashes): `CIK|Company Name|Form Type|Date
 * Filed|File Name`. Company names may contain the separator, so the fields are taken from both ends.
 */
export function parseMasterIndex(
  bytes: Uint8Array,
  discoveredIn: DiscoverySourceName,
  keep: (filing: DiscoveredFiling) => boolean = () => true,
): ParsedIndex {
  const problems = createProblemList();
  const filings: DiscoveredFiling[] = [];
  let lineCount = 0;
  let isIndex = false;
  let lastDataReceived: IsoDate | null = null;
  for (const { number, text } of indexLines(bytes)) {
    if (text.trim() === '') continue;
    if (!isIndex) {
      isIndex = isSeparator(text);
      lastDataReceived ??= lastDataReceivedOf(text);
      continue;
    }
    const parts = text.split('|');
    if (parts.length < 5) {
      problems.add('malformed-index-line', `expected five fields: ${JSON.stringify(text.slice(0, 200))}`, number);
      continue;
    }
    const [form = '', filed = '', fileName = ''] = parts.slice(-3);
    const companyName = parts.slice(1, -3).join('|');
    const read = filingOfIndexLine({ cik: parts[0] ?? '', companyName, form, filed, fileName }, discoveredIn);
    if ('problem' in read) {
      problems.add('malformed-index-line', read.problem, number);
      continue;
    }
    lineCount += 1;
    if (keep(read.filing)) filings.push(read.filing);
  }
  if (!isIndex) problems.add('not-an-index', 'no rule of dashes: cut off, or not an index');
  return { filings: mergeFilers(filings), problems: problems.all(), lineCount, lastDataReceived, isIndex };
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `Last Data Received: March 31, 2024`, `Oct  3, 2022` or `2019-02-01`. */
export function lastDataReceivedOf(line: string): IsoDate | null {
  const value = /^Last Data Received:\s*(\S.*?)\s*$/.exec(line.slice(0, 200))?.[1];
  if (value === undefined) return null;
  if (isIsoDate(value)) return value;
  const words = /^([A-Za-z]{3})[a-z]*\.?\s+(\d{1,2}),\s*(\d{4})$/.exec(value);
  const month = MONTHS.indexOf((words?.[1] ?? '').toLowerCase()) + 1;
  if (!words || month === 0) return null;
  const date = `${words[3]}-${String(month).padStart(2, '0')}-${(words[2] ?? '').padStart(2, '0')}`;
  return isIsoDate(date) ? date : null;
}
