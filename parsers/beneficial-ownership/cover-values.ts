import { datesIn } from '../layout/dates.ts';
import { type Amount, amountsIn } from '../layout/numbers.ts';
import { PERSON_TYPES } from './ownership-report.ts';

/** A value with the range of its words within the text that it was read from. */
export type Found<T> = Readonly<{ value: T; start: number; end: number }>;

/** The number of a row. Its value is null where the row states none ("N/A", "--", "See row 5", "less than 1%"). */
export interface RowReading extends Found<number | null> {
  /** The row has several numbers, of classes or of a range, and the first may not be the one. */
  readonly isDoubtful: boolean;
}

/** Words of the column beside the powers, which in text documents come between them. */
const SIDE_WORDS =
  /\b(?:numbers?\s+of|(?:shares|units)(?=\s*(?:\n|beneficially|$))|beneficiall?y?|owned(?:\s+by)?|by\s+each|each|reporting|persons?|with)\b:?/gi;

/** The number is within this many characters; footnotes follow. */
const LONGEST_ROW = 600;
/** Letters that may precede the number: "Common Stock", "approximately". Longer words are a note. */
const MOST_LETTERS = 45;

const NO_NUMBER = /^(?:n\.?\s?\/\s?a\b|not\s+applicable|(?:please\s+)?see\b|same\s+as\b|refer\b|as\s+stated\b)/i;
const DASHED_ZERO = /^[\s|:.*]*([-–—]\s?[0O]\s?[-–—])/;
const ONLY_DASHES = /^[\s|:.*]*[-–—]{1,4}[ \t]*(?:\n|$)/;

/** Numbers of the rows below, in a cell of their own before the first count: `6\n7\n8\t14,918`. */
const ROW_NUMBERS = /^[\s|]{0,160}((?:\d{1,2}[.)]?\s{1,20}){2,3})(?=[\d-])/;

function withoutRowNumbers(words: string): string {
  const stacked = ROW_NUMBERS.exec(words);
  const numbers = stacked?.[1]?.match(/\d+/g)?.map(Number) ?? [];
  const isRun = numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1);
  return stacked && isRun && (numbers[0] ?? 0) >= 5
    ? ' '.repeat(stacked[0].length) + words.slice(stacked[0].length)
    : words;
}

/** "As of June 30, 2012: 1,234" does not count 30. */
function withoutDates(words: string): string {
  const blanked = (text: string, { start, end }: { start: number; end: number }): string =>
    text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
  return datesIn(words).reduce(blanked, words);
}

function nothing(words: string, lead: number): RowReading {
  return { value: null, start: lead, end: Math.min(words.length, lead + 1), isDoubtful: false };
}

/** A printed zero at its first occurrence; null where there is none. */
function zeroAt(words: string, zero: string | undefined): RowReading | null {
  if (zero === undefined) return null;
  const start = words.indexOf(zero);
  return { value: 0, start, end: start + zero.length, isDoubtful: false };
}

/**
 * The count of a row: a number, `-0-` or "none" for zero; a null value for a dash, "N/A" or a reference ("See Item 5").
 * Words after the first number are a note, unless they are another number of shares. Null for a blank row, and for words
 * that are not a count.
 */
export function readCount(text: string): RowReading | null {
  const blanked = withoutDates(text.slice(0, LONGEST_ROW)).replace(SIDE_WORDS, (match) => ' '.repeat(match.length));
  const words = withoutRowNumbers(blanked);
  const lead = /^[\s|:.*_=—–-]*/.exec(words)?.[0].length ?? 0;
  const zero = zeroAt(words, DASHED_ZERO.exec(words)?.[1]);
  if (zero !== null) return zero;
  const rest = words.slice(lead);
  if (NO_NUMBER.test(rest) || ONLY_DASHES.test(words)) return nothing(words, lead);
  const amount = amountsIn(words).find(
    ({ start, end, isPercent, fractionDigits }) =>
      !isPercent && fractionDigits <= 4 && !isReference(words, start, end) && !isFootnote(words, start, end),
  );
  const none = /\b(?:none|nil|zero|no\s+shares)\b/i.exec(words);
  if (none && none.index < (amount?.start ?? words.length) && lettersIn(words, none.index) <= MOST_LETTERS) {
    return { value: 0, start: none.index, end: none.index + none[0].length, isDoubtful: false };
  }
  if (!amount || amount.currency !== null || lettersIn(words, amount.start) > MOST_LETTERS) return null;
  const value = Number(amount.value);
  // `3,394~114`: digits continue behind a character that is not part of a number.
  const isBroken = /^[^\s\p{L}([*†‡]\d/u.test(words.slice(amount.end));
  return value < 0 || isBroken
    ? null
    : { value, start: amount.start, end: amount.end, isDoubtful: hasSecondCount(words.slice(amount.end)) };
}

function lettersIn(words: string, to: number): number {
  return words.slice(0, to).match(/\p{L}/gu)?.length ?? 0;
}

/** Words before a second number that is not another count: a part of the first, or its base. */
const EXPLAINED =
  /\b(?:includ|represent|consist|compris|based|of\s+which|issuable|exercis|conver|held|own|outstanding|note|except|exclud|as\s+of|pursuant|footnote|see|equal|plus)/i;

/** Another number of shares follows outside parentheses: amounts of several classes, or direct and indirect ones. */
function hasSecondCount(rest: string): boolean {
  const open = outsideParentheses(rest);
  return amountsIn(open).some(({ start, end, isPercent }) => {
    const isUnit = /^\s*(?:shares|units|ads|warrants|class)\b/i.test(open.slice(end));
    const isCount = isUnit || open.slice(start, end).includes(',');
    return isCount && !isPercent && !EXPLAINED.test(open.slice(0, start));
  });
}

function outsideParentheses(words: string): string {
  return words.slice(0, 200).replace(/\([^()]*\)?/g, (match) => ' '.repeat(match.length));
}

/** "Item 5", "Row 9", "Rule 13d", "page 3" are not counts. */
function isReference(text: string, start: number, end: number): boolean {
  return (
    /(?:items?|rows?|rule|page|note|footnote|exhibit|section|series|class|no\.?|see)\s*\(?$/i.test(
      text.slice(Math.max(0, start - 12), start),
    ) || /^(?:\([a-z]\)|[a-z])/i.test(text.slice(end, end + 3))
  );
}

/** "(1)" alone in parentheses. */
function isFootnote(text: string, start: number, end: number): boolean {
  return /^\s?\)/.test(text.slice(end)) && /\(\s?$/.test(text.slice(0, start)) && end - start <= 2;
}

const BOUND =
  /^[\s|:.*]*(?:approximately\s+)?(?:(?:(?:not?\s+)?(?:less|more|greater)\s+than|under|below|in\s+excess|greater|over|up\s+to|at\s+(?:most|least)|not\s+to\s+exceed)\b|[<>≤≥]\s?\d)/i;
const STARS = /^[\s|:.]*\*{1,3}\s*(?:$|\n)/;

/** "Less than 5% (4.6%)": the percent in parentheses beside a bound that it keeps. */
function besideBound(words: string): RowReading | null {
  const match =
    /^[\s|:.*]*(?:less\s+than|under|below)\s+(\d{1,2}(?:\.\d{1,3})?)\s?%\s*\((?:approximately\s+)?(\d{1,2}(?:\.\d{1,4})?)\s?%\)/i.exec(
      words,
    );
  const [all = '', bound, percent = ''] = match ?? [];
  if (match === null || Number(percent) >= Number(bound)) return null;
  const start = match.index + all.lastIndexOf(percent);
  return { value: Number(percent), start, end: start + percent.length, isDoubtful: false };
}

/** Percent of a class: "5.31%", "4.9 %", "17.1"; a null value for "less than 1%", a mark or a reference. */
export function readPercent(text: string): RowReading | null {
  const words = withoutDates(text.slice(0, 400));
  const lead = /^[\s|:.*]*/.exec(words)?.[0].length ?? 0;
  const beside = besideBound(words);
  if (beside !== null) return beside;
  if (BOUND.test(words) || STARS.test(words) || NO_NUMBER.test(words.slice(lead)) || ONLY_DASHES.test(words)) {
    return nothing(words, lead);
  }
  const zero = zeroAt(words, DASHED_ZERO.exec(words)?.[1] ?? /^[\s|:.]*(none|nil|zero)\b/i.exec(words)?.[1]);
  if (zero !== null) return zero;
  const amounts = amountsIn(words).filter(
    ({ start, end, currency, value }) =>
      currency === null &&
      Number(value) >= 0 &&
      Number(value) <= 100 &&
      !isReference(words, start, end) &&
      !isFootnote(words, start, end),
  );
  const chosen = amounts.find(({ isPercent }) => isPercent) ?? (amounts.length === 1 ? amounts[0] : undefined);
  // `5>3%`: digits come before a character that is not part of a number.
  if (chosen && /\d[^\s\d([]$/.test(words.slice(0, chosen.start))) return null;
  if (!chosen || lettersIn(words, chosen.start) > MOST_LETTERS) return null;
  const isDoubtful = hasSecondPercent(words, chosen) || looksLikeShare(chosen);
  return { value: Number(chosen.value), start: chosen.start, end: chosen.end, isDoubtful };
}

/** `0.083` without a percent sign may be 8.3 %. */
function looksLikeShare({ isPercent, value, fractionDigits }: Amount): boolean {
  return !isPercent && fractionDigits > 1 && Number(value) > 0 && Number(value) < 1;
}

/** A range, or the percents of several classes; a percent in parentheses or of the votes is something else. */
function hasSecondPercent(words: string, chosen: Amount): boolean {
  if (/\b(?:between|from)\s*$/i.test(words.slice(0, chosen.start))) return true;
  const open = outsideParentheses(words.slice(chosen.end));
  return amountsIn(open).some(
    ({ start, end, isPercent }) =>
      isPercent && !EXPLAINED.test(open.slice(0, start)) && !/^\W*(?:of\s+)?[^%]{0,40}\bvot/i.test(open.slice(end)),
  );
}

/** Codes of the form: "IA, OO", also typed with zeros; not prose in capitals. */
export function readTypes(text: string): Found<readonly string[]> {
  const line = /^[\s|:.*_-]*([^\n]*)/.exec(text);
  const words = line?.[1]?.slice(0, 80) ?? '';
  const at = (line?.[0].length ?? 0) - (line?.[1]?.length ?? 0);
  const codes = [...words.matchAll(/\b(?:[A-Z]{2}|00)\b/g)]
    .map((match) => ({ code: match[0] === '00' ? 'OO' : match[0], index: match.index }))
    .filter(({ code }) => PERSON_TYPES.has(code));
  const last = codes.at(-1);
  return {
    value: codes.map(({ code }) => code),
    start: at + (codes[0]?.index ?? 0),
    end: at + (last ? last.index + 2 : 0),
  };
}
