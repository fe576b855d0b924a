import { hasCusipCheckDigit, restoredCusip } from '../../core/cusip.ts';
import { modeOf, type TextLine, tabsIn } from './text-lines.ts';

/** A CUSIP in a line, with its columns, including spaces and hyphens. */
export type CusipInLine = Readonly<{ cusip: string; start: number; end: number }>;

interface Candidate extends CusipInLine {
  /** Whether the check digit is right, leading zeros restored. */
  readonly isValid: boolean;
  /** Fewer than nine characters: leading zeros may have been lost. */
  readonly isShort: boolean;
}

/** Whole or padded to twelve with zeros; in groups of six, two and one; with a character too many; or zeros lost. */
const SHAPES = [
  '[0-9A-Z]{9}(?:000)?',
  '[0-9A-Z]{6}[ -][0-9A-Z]{2}[ -]?[0-9]',
  '[0-9A-Z]{8}[ -][0-9]',
  '[0-9A-Z]{7}[ -][0-9A-Z]{2}[ -][0-9]',
  '[0-9A-Z]{7,8}',
].map((shape) => new RegExp(`(?<![\\w.,$/])${shape}(?![\\w.,/])`, 'gi'));
/** Distance that a CUSIP may be off its column. */
const DRIFT = 4;

function candidatesIn({ text, isBlank }: TextLine): readonly Candidate[] {
  if (isBlank) return [];
  const found: Candidate[] = [];
  for (const [index, pattern] of SHAPES.entries()) {
    for (const match of text.matchAll(pattern)) {
      const printed = match[0].toUpperCase().replace(/[ -]/g, '');
      const cusip = printed.length === 12 ? printed.slice(0, 9) : printed;
      if (!hasDigits(cusip) || !/\d$/.test(cusip)) continue;
      const isValid = hasCusipCheckDigit(restoredCusip(cusip));
      const isShort = index === SHAPES.length - 1;
      found.push({ cusip, start: match.index, end: match.index + match[0].length, isValid, isShort });
    }
  }
  return found;
}

function hasDigits(cusip: string): boolean {
  return (cusip.match(/\d/g)?.length ?? 0) >= 5;
}

type CandidateLine = Readonly<{ index: number; line: TextLine; candidates: readonly Candidate[] }>;

/**
 * The CUSIP of each line that has one. Those with their check digit and words around them define the column. Others
 * count only in it, since filers misprint check digits; shorter ones (a spreadsheet dropped the zeros) only if the zeros
 * make the digit right.
 */
export function cusipsOf(lines: readonly TextLine[]): ReadonlyMap<number, CusipInLine> {
  const all = lines.map((line, index): CandidateLine => ({ index, line, candidates: candidatesIn(line) }));
  const firm = new Map<number, Candidate>();
  for (const { index, line, candidates } of all) {
    const [first] = candidates
      .filter((one) => one.isValid && !one.isShort && (followsWords(line.text, one) || precedesWords(line.text, one)))
      .sort((a, b) => a.start - b.start);
    if (first) firm.set(index, first);
  }
  // The column of a line is that of the nearest firm lines, since pages may differ.
  const columns = columnsOf(firm, lines.length);
  const tabsBefore = modeOf([...firm].map(([index, { start }]) => tabsIn(lines[index]?.text.slice(0, start))))?.value;
  const result = new Map<number, CusipInLine>();
  for (const candidateLine of all) {
    const { index } = candidateLine;
    const column = columns[Math.floor(index / BLOCK)];
    const cusip = firm.get(index) ?? (column ? nearColumn(candidateLine, column, tabsBefore) : null);
    if (cusip) result.set(index, cusip);
  }
  if (result.size > 0) return result;
  const eights = eightsOnly(all);
  return eights.size > 0 ? eights : shortOnly(all);
}

function nearColumn(
  { line, candidates }: CandidateLine,
  column: Column,
  tabsBefore: number | undefined,
): CusipInLine | null {
  const { text, isSeparated } = line;
  const near = candidates.filter(
    ({ start, end, isShort, isValid }) =>
      (isSeparated
        ? tabsIn(text.slice(0, start)) === tabsBefore
        : Math.abs(start - column.start) <= DRIFT || Math.abs(end - column.end) <= DRIFT) &&
      (!isShort || isValid) &&
      /[A-Za-z]/.test(text.slice(0, start)),
  );
  return near.find(({ isValid }) => isValid) ?? near[0] ?? (isSeparated ? null : runOn(text, column.start));
}

/** Rows that make a column of eight characters one of CUSIPs. */
const FEWEST_EIGHTS = 3;

/** CUSIPs without check digits: eight characters in one column of nearly all lines that have such words. */
function eightsOnly(lines: readonly CandidateLine[]): Map<number, CusipInLine> {
  const found = lines.flatMap(({ index, line, candidates }) => {
    const cusip = candidates.find((one) => one.cusip.length === 8);
    return cusip && followsWords(line.text, cusip) ? [[index, cusip] as const] : [];
  });
  const column = modeOf(found.map(([, { start }]) => start));
  const inColumn = found.filter(([, { start }]) => start === column?.value);
  return new Map(inColumn.length >= FEWEST_EIGHTS && inColumn.length >= found.length * 0.8 ? inColumn : []);
}

/** The CUSIPs of a table in which all lost their zeros, or which has only a few rows. */
function shortOnly(lines: readonly CandidateLine[]): Map<number, CusipInLine> {
  return new Map(
    lines.flatMap(({ index, line, candidates }) => {
      const cusip = candidates.find((one) => one.isValid && followsWords(line.text, one));
      return cusip ? [[index, cusip] as const] : [];
    }),
  );
}

/** A name to the left and an amount to the right. */
function followsWords(text: string, { start, end }: CusipInLine): boolean {
  return /[A-Za-z]{2}|\d[A-Za-z]/.test(text.slice(0, start)) && /(?:^|\s)\$?\s?[\d,.]+/.test(text.slice(end));
}

/** First in its line, with a name and amounts to the right. */
function precedesWords(text: string, { start, end }: CusipInLine): boolean {
  return text.slice(0, start).trim() === '' && /^\s+[^\sA-Za-z]*[A-Za-z].*\s\$?[\d,.]+/.test(text.slice(end));
}

/** A CUSIP that follows its neighbor without a space: `COMMON88579Y101`. */
function runOn(text: string, column: number): CusipInLine | null {
  const cusip = text.slice(column, column + 9).toUpperCase();
  const isCusip = hasCusipCheckDigit(cusip) && /^[0-9A-Z]{3}.*\d{2}/.test(cusip) && hasDigits(cusip);
  return isCusip && !/[0-9]/.test(text.charAt(column - 1)) ? { cusip, start: column, end: column + 9 } : null;
}

type Column = Pick<CusipInLine, 'start' | 'end'>;

/** Lines of a block share one column, determined from the block and its neighbors. */
const BLOCK = 40;

/** The CUSIP column of each block, from the firm lines in and around it. */
function columnsOf(firm: ReadonlyMap<number, CusipInLine>, lines: number): readonly (Column | null)[] {
  const byBlock = Map.groupBy(firm, ([line]) => Math.floor(line / BLOCK));
  return Array.from({ length: Math.ceil(lines / BLOCK) }, (_, block) => {
    const near = [block - 1, block, block + 1].flatMap((one) => byBlock.get(one) ?? []);
    const start = modeOf(near.map(([, cusip]) => cusip.start));
    const end = modeOf(near.map(([, cusip]) => cusip.end));
    return start && end ? { start: start.value, end: end.value } : null;
  });
}
