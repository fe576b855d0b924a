import type { IsoDate } from '../../core/dates.ts';
import {
  createProblemList,
  type DiscoveredFiling,
  type DiscoverySourceName,
  mergeFilers,
} from './discovered-filing.ts';
import { filingOfIndexLine, indexLines, isSeparator } from './index-text.ts';
import { lastDataReceivedOf, type ParsedIndex } from './master-index.ts';

/** Everything right of the two text columns; they never contain a space, so they are found from the end. */
const RIGHT_PART = /\s(\d{1,10})\s+(\d{8}|\d{4}-\d{2}-\d{2})\s+(\S+)\s*$/;

/**
 * Reads `form.idx` and `company.idx`: fixed columns, `Form Type` and `Company Name` in either order, whose widths have
 * changed over the years and are taken from the heading. The heading itself may be broken over two lines.
 */
export function parseFixedWidthIndex(bytes: Uint8Array, discoveredIn: DiscoverySourceName): ParsedIndex {
  const problems = createProblemList();
  const filings: DiscoveredFiling[] = [];
  let lineCount = 0;
  let isIndex = false;
  let lastDataReceived: IsoDate | null = null;
  let formFirst = true;
  let boundary: number | null = null;
  for (const { number, text } of indexLines(bytes)) {
    if (text.trim() === '') continue;
    if (!isIndex) {
      isIndex = isSeparator(text) && boundary !== null;
      lastDataReceived ??= lastDataReceivedOf(text);
      const form = text.indexOf('Form Type');
      const company = text.indexOf('Company Name');
      if (form >= 0 && company >= 0 && Math.min(form, company) === 0) {
        formFirst = form === 0;
        boundary = Math.max(form, company);
      }
      continue;
    }
    const right = RIGHT_PART.exec(text);
    const columns =
      right && boundary !== null ? splitColumns(text.slice(0, right.index + 1), boundary, formFirst ? 1 : 2) : null;
    if (!right || !columns) {
      problems.add(
        'malformed-index-line',
        `not in the columns of the heading: ${JSON.stringify(text.slice(0, 200))}`,
        number,
      );
      continue;
    }
    const [form, companyName] = formFirst ? columns : [columns[1], columns[0]];
    const read = filingOfIndexLine(
      { cik: right[1] ?? '', companyName, form, filed: right[2] ?? '', fileName: right[3] ?? '' },
      discoveredIn,
    );
    if ('problem' in read) {
      problems.add('malformed-index-line', read.problem, number);
      continue;
    }
    lineCount += 1;
    filings.push(read.filing);
  }
  if (!isIndex) problems.add('not-an-index', 'no heading with a rule of dashes: cut off, or not an index');
  return { filings: mergeFilers(filings), problems: problems.all(), lineCount, lastDataReceived, isIndex };
}

/**
 * At the heading's boundary; where a long value pushed the line to the right, at the run of spaces. Before the boundary
 * a form may leave a single space, a name leaves two: with one, it may be a longer name's own.
 */
function splitColumns(text: string, boundary: number, gap: number): readonly [string, string] | null {
  if (text.slice(boundary - gap, boundary).trim() === '') {
    const columns = [text.slice(0, boundary).trim(), text.slice(boundary).trim()] as const;
    if (columns[0] !== '' && columns[1] !== '') return columns;
  }
  const parts = text.trim().split(/ {2,}/);
  const [left, right] = parts;
  return parts.length === 2 && left !== undefined && right !== undefined ? [left, right] : null;
}
