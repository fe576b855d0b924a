import { isUtf8 } from 'node:buffer';
import { type IsoDate, isIsoDate, parseIsoDate } from '../../core/dates.ts';
import { parseAccessionNumber, parseCik } from '../../core/ids.ts';
import {
  createProblemList,
  type DiscoveredFiling,
  type DiscoveryProblem,
  type DiscoverySourceName,
  filingOfOneFiler,
  mergeFilers,
} from './discovered-filing.ts';

export interface ParsedIndex {
  /** One per accession number, in index order. */
  readonly filings: readonly DiscoveredFiling[];
  /** Lines that are neither heading nor filing. */
  readonly problems: readonly DiscoveryProblem[];
  /** Filing lines read; exceeds the number of filings where some have several filers. */
  readonly lineCount: number;
  /** "Last Data Received" of the heading: later filings are not in the index yet. */
  readonly lastDataReceived: IsoDate | null;
  /** False where the separator line is missing: truncated, or not an index at all. */
  readonly isIndex: boolean;
  /** False also where the last line breaks off: filings after it are unknown. */
  readonly isComplete: boolean;
}

/**
 * Reads `master.idx`, daily (dates YYYYMMDD) or quarterly (dates with dashes): `CIK|Company Name|Form Type|Date
 * Filed|File Name`. Company names may contain the separator, so the fields are split from both ends.
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
  let isLastLineRead = true;
  let lastDataReceived: IsoDate | null = null;
  for (const { number, text } of linesOf(bytes)) {
    if (text.trim() === '') continue;
    if (!isIndex) {
      isIndex = /^-{10,}\s*$/.test(text);
      lastDataReceived ??= lastDataReceivedOf(text);
      continue;
    }
    const filing = filingOfLine(text, discoveredIn);
    isLastLineRead = typeof filing !== 'string';
    if (typeof filing === 'string') {
      problems.add('malformed-index-line', filing, number);
      continue;
    }
    lineCount += 1;
    if (keep(filing)) filings.push(filing);
  }
  if (!isIndex) problems.add('not-an-index', 'no separator line: truncated, or not an index');
  const isComplete = isIndex && isLastLineRead;
  return { filings: mergeFilers(filings), problems: problems.all(), lineCount, lastDataReceived, isIndex, isComplete };
}

const utf8 = new TextDecoder('utf-8');
const windows1252 = new TextDecoder('windows-1252');

/**
 * The numbered lines of an index. EDGAR writes latin-1, but copies are often UTF-8, so each line is decoded on its own:
 * one odd name does not garble the others. Lines end with LF, CRLF or CR.
 */
function* linesOf(bytes: Uint8Array): Generator<{ readonly number: number; readonly text: string }> {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let number = 0;
  let start = 0;
  while (start < all.length) {
    let end = start;
    while (end < all.length && all[end] !== 10 && all[end] !== 13) end += 1;
    number += 1;
    const line = all.subarray(start, end);
    yield { number, text: (isUtf8(line) ? utf8 : windows1252).decode(line) };
    start = all[end] === 13 && all[end + 1] === 10 ? end + 2 : end + 1;
  }
}

const FILE_NAME = /^\/?(?:Archives\/)?edgar\/data\/(\d{1,10})\/(?:\d{18}\/)?(\d{10}-\d{2}-\d{6})\.txt$/;

/** The filing of one line, or what is wrong with the line. */
function filingOfLine(text: string, discoveredIn: DiscoverySourceName): DiscoveredFiling | string {
  const parts = text.split('|');
  if (parts.length < 5) return `expected five fields: ${JSON.stringify(text.slice(0, 200))}`;
  const [formType = '', filed = '', fileName = ''] = parts.slice(-3);
  const file = FILE_NAME.exec(fileName.trim());
  if (!file) return `not the path of a submission: ${JSON.stringify(fileName.slice(0, 200))}`;
  const cik = parts[0] ?? '';
  if (!/^\s*\d{1,10}\s*$/.test(cik)) return `not a CIK: ${JSON.stringify(cik.slice(0, 80))}`;
  const form = formType.trim();
  if (form === '' || form.length > 40) return `not a form type: ${JSON.stringify(form.slice(0, 80))}`;
  const filedDate = dateOrNull(filed);
  if (!filedDate) return `not a date: ${JSON.stringify(filed.slice(0, 80))}`;
  const accessionNumber = parseAccessionNumber(file[2] ?? '');
  return filingOfOneFiler({
    accessionNumber,
    cik: parseCik(cik),
    companyName: parts.slice(1, -3).join('|').trim(),
    form,
    filedDate,
    path: `/Archives/edgar/data/${file[1]}/${accessionNumber}.txt`,
    acceptedAt: null,
    items: [],
    discoveredIn,
  });
}

function dateOrNull(value: string): IsoDate | null {
  try {
    return parseIsoDate(value);
  } catch {
    return null;
  }
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
