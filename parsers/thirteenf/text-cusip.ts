import { hasCusipCheckDigit, restoredCusip } from '../../core/cusip.ts';
import { modeOf, type TextLine } from './text-lines.ts';

/** A CUSIP in a line: its characters, and the columns that it takes, spaces and hyphens included. */
export interface CusipInLine {
  readonly cusip: string;
  readonly start: number;
  readonly end: number;
}

interface Candidate extends CusipInLine {
  readonly isValid: boolean;
  /** Fewer than nine characters: leading zeros may have been lost. */
  readonly isShort: boolean;
}

/** Whole, padded to twelve with zeros, in groups of six, two and one, or with leading zeros lost. */
const SHAPES: readonly { readonly pattern: RegExp; readonly isShort: boolean }[] = [
  { pattern: /(?<![\w.,$/])[0-9A-Z]{9}(?:000)?(?![\w.,/])/gi, isShort: false },
  { pattern: /(?<![\w.,$/])[0-9A-Z]{6}[ -][0-9A-Z]{2}[ -]?[0-9](?![\w.,/])/gi, isShort: false },
  { pattern: /(?<![\w.,$/])[0-9A-Z]{8}[ -][0-9](?![\w.,/])/gi, isShort: false },
  // One character too many, as printed: it stands in the column and is no other number.
  { pattern: /(?<![\w.,$/])[0-9A-Z]{7}[ -][0-9A-Z]{2}[ -][0-9](?![\w.,/])/gi, isShort: false },
  { pattern: /(?<![\w.,$/])[0-9A-Z]{7,8}(?![\w.,/])/gi, isShort: true },
];
/** How far a CUSIP may stand from its column. */
const DRIFT = 4;

function candidatesIn(text: string): readonly Candidate[] {
  const found: Candidate[] = [];
  for (const { pattern, isShort } of SHAPES) {
    for (const match of text.matchAll(pattern)) {
      const printed = match[0].toUpperCase().replace(/[ -]/g, '');
      const cusip = printed.length === 12 ? printed.slice(0, 9) : printed;
      if ((cusip.match(/\d/g)?.length ?? 0) < 5 || !/\d$/.test(cusip)) continue;
      const isValid = hasCusipCheckDigit(restoredCusip(cusip));
      found.push({ cusip, start: match.index, end: match.index + match[0].length, isValid, isShort });
    }
  }
  return found;
}

/**
 * The CUSIP of each line that has one. Those with their check digit and words before them tell where the column is;
 * others count only there, since filers misprint check digits, and shorter ones (a spreadsheet dropped the zeros)
 * only if the zeros make the digit right.
 */
export function cusipsOf(lines: readonly TextLine[]): ReadonlyMap<number, CusipInLine> {
  const candidates = lines.map(({ text, isBlank }) => (isBlank ? [] : candidatesIn(text)));
  const firm = new Map<number, Candidate>();
  candidates.forEach((found, index) => {
    const text = lines[index]?.text ?? '';
    const valid = found
      .filter((one) => one.isValid && !one.isShort && (standsAfterWords(text, one) || standsBeforeWords(text, one)))
      .sort((a, b) => a.start - b.start)[0];
    if (valid) firm.set(index, valid);
  });
  // A page may be set otherwise than the one before it: the column is that of the nearest firm lines.
  const columnAt = createColumns(firm);
  const valueOfCusip = modeOf([...firm].map(([index, { start }]) => valueAt(lines[index]?.text ?? '', start)))?.value;
  const result = new Map<number, CusipInLine>();
  candidates.forEach((found, index) => {
    const sure = firm.get(index);
    const column = columnAt(index);
    const text = lines[index]?.text ?? '';
    if (sure) {
      result.set(index, sure);
      return;
    }
    if (column === null) return;
    const line = lines[index];
    const near = found.filter(
      (one) =>
        (line?.isSeparated === true
          ? valueAt(text, one.start) === valueOfCusip
          : Math.abs(one.start - column.start) <= DRIFT || Math.abs(one.end - column.end) <= DRIFT) &&
        (!one.isShort || one.isValid) &&
        /[A-Za-z]/.test(text.slice(0, one.start)),
    );
    const best =
      near.find(({ isValid }) => isValid) ?? near[0] ?? (line?.isSeparated ? null : runOn(text, column.start));
    if (best) result.set(index, best);
  });
  if (result.size > 0) return result;
  const eights = eightsOnly(candidates, lines);
  return eights.size > 0 ? eights : shortOnly(candidates, lines);
}

/** Which value of a separated line stands at a place. */
function valueAt(text: string, at: number): number {
  return text.slice(0, at).match(/\t/g)?.length ?? 0;
}

/** Rows from which on a column of eight characters is one of CUSIPs. */
const FEWEST_EIGHTS = 3;

/** CUSIPs without their check digits: eight characters in one column of nearly all lines that hold such words. */
function eightsOnly(
  candidates: readonly (readonly Candidate[])[],
  lines: readonly TextLine[],
): Map<number, CusipInLine> {
  const found = candidates.flatMap((ones, index) => {
    const one = ones.find(({ cusip }) => cusip.length === 8);
    return one && standsAfterWords(lines[index]?.text ?? '', one) ? [{ index, one }] : [];
  });
  const column = modeOf(found.map(({ one }) => one.start));
  const inColumn = found.filter(({ one }) => one.start === column?.value);
  const isColumn = inColumn.length >= FEWEST_EIGHTS && inColumn.length >= found.length * 0.8;
  return new Map(isColumn ? inColumn.map(({ index, one }) => [index, one]) : []);
}

/** A table whose every CUSIP lost its zeros, or which has but a few rows. */
function shortOnly(
  candidates: readonly (readonly Candidate[])[],
  lines: readonly TextLine[],
): Map<number, CusipInLine> {
  const result = new Map<number, CusipInLine>();
  candidates.forEach((found, index) => {
    const text = lines[index]?.text ?? '';
    const best = found.find((one) => one.isValid && standsAfterWords(text, one));
    if (best) result.set(index, best);
  });
  return result;
}

/** A name to the left and an amount to the right. */
function standsAfterWords(text: string, { start, end }: CusipInLine): boolean {
  return /[A-Za-z]{2}|\d[A-Za-z]/.test(text.slice(0, start)) && /(?:^|\s)\$?\s?[\d,.]+/.test(text.slice(end));
}

/** First in its line, with a name and amounts to the right. */
function standsBeforeWords(text: string, { start, end }: CusipInLine): boolean {
  return text.slice(0, start).trim() === '' && /^\s+\S*[A-Za-z].*\s\$?[\d,.]+/.test(text.slice(end));
}

/** A CUSIP that follows its neighbour without a space: `COMMON88579Y101`. */
function runOn(text: string, column: number): CusipInLine | null {
  const cusip = text.slice(column, column + 9).toUpperCase();
  if (!hasCusipCheckDigit(cusip) || !/^[0-9A-Z]{3}.*\d{2}/.test(cusip) || /[0-9]/.test(text.charAt(column - 1)))
    return null;
  return (cusip.match(/\d/g)?.length ?? 0) >= 5 ? { cusip, start: column, end: column + 9 } : null;
}

/** Lines that share one column, and as many before and after them tell where it is. */
const BLOCK = 40;

/** The CUSIP column at a line, by the firm lines around it; null where there are none. */
function createColumns(
  firm: ReadonlyMap<number, CusipInLine>,
): (line: number) => { readonly start: number; readonly end: number } | null {
  const byBlock = Map.groupBy(firm, ([line]) => Math.floor(line / BLOCK));
  const columns = new Map<number, { readonly start: number; readonly end: number } | null>();
  return (line) => {
    const block = Math.floor(line / BLOCK);
    let column = columns.get(block);
    if (column === undefined) {
      const near = [block - 1, block, block + 1].flatMap((one) => byBlock.get(one) ?? []).map(([, cusip]) => cusip);
      const start = modeOf(near.map((one) => one.start));
      const end = modeOf(near.map((one) => one.end));
      column = start && end ? { start: start.value, end: end.value } : null;
      columns.set(block, column);
    }
    return column;
  };
}
