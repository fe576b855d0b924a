import { type IsoDate, parseIsoDate } from '../../core/dates.ts';
import { type AccessionNumber, type Cik, parseAccessionNumber, parseCik } from '../../core/ids.ts';
import type { DiscoveredFiling, DiscoverySourceName } from './discovered-filing.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });
const windows1252 = new TextDecoder('windows-1252');

/**
 * The lines of an index with their numbers. EDGAR writes latin-1; copies of it are often UTF-8. A line is UTF-8 if all
 * of it is valid UTF-8, else windows-1252, so that one odd name does not garble the others. Ends with LF, CRLF or CR.
 */
export function* indexLines(bytes: Uint8Array): Generator<{ readonly number: number; readonly text: string }> {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let number = 0;
  let start = 0;
  while (start < all.length) {
    let end = start;
    while (end < all.length && all[end] !== 10 && all[end] !== 13) end += 1;
    number += 1;
    yield { number, text: decodeLine(all.subarray(start, end)) };
    start = all[end] === 13 && all[end + 1] === 10 ? end + 2 : end + 1;
  }
}

function decodeLine(line: Buffer): string {
  try {
    return utf8.decode(line);
  } catch {
    return windows1252.decode(line);
  }
}

/** The rule of dashes between an index's heading and its lines. */
export function isSeparator(line: string): boolean {
  return /^-{10,}\s*$/.test(line);
}

const FILE_NAME = /^\/?(?:Archives\/)?edgar\/data\/(\d{1,10})\/(?:\d{18}\/)?(\d{10}-\d{2}-\d{6})\.txt$/;

export interface IndexFields {
  readonly cik: string;
  readonly companyName: string;
  readonly form: string;
  readonly filed: string;
  readonly fileName: string;
}

/** One line of an index as a filing, or what is wrong with it. */
export function filingOfIndexLine(
  fields: IndexFields,
  discoveredIn: DiscoverySourceName,
): { readonly filing: DiscoveredFiling } | { readonly problem: string } {
  const file = FILE_NAME.exec(fields.fileName.trim());
  if (!file) return { problem: `not the path of a submission: ${JSON.stringify(fields.fileName.slice(0, 200))}` };
  if (!/^\s*\d{1,10}\s*$/.test(fields.cik)) return { problem: `not a CIK: ${JSON.stringify(fields.cik.slice(0, 80))}` };
  const form = fields.form.trim();
  if (form === '' || form.length > 40) return { problem: `not a form type: ${JSON.stringify(form.slice(0, 80))}` };
  const filedDate = dateOrNull(fields.filed);
  if (!filedDate) return { problem: `not a date: ${JSON.stringify(fields.filed.slice(0, 80))}` };
  const cik: Cik = parseCik(fields.cik);
  const accessionNumber: AccessionNumber = parseAccessionNumber(file[2] ?? '');
  const companyName = fields.companyName.trim();
  const path = `/Archives/edgar/data/${file[1]}/${accessionNumber}.txt`;
  return {
    filing: {
      accessionNumber,
      cik,
      companyName,
      form,
      filedDate,
      path,
      filers: [{ cik, companyName, path, role: null }],
      acceptedAt: null,
      items: [],
      discoveredIn,
    },
  };
}

function dateOrNull(value: string): IsoDate | null {
  try {
    return parseIsoDate(value);
  } catch {
    return null;
  }
}
