import { amountsIn } from '../layout/numbers.ts';
import { PERSON_TYPES } from './ownership-report.ts';

/** A value with the range of its words within the text that it was read from. */
export interface Found<T> {
  readonly value: T;
  readonly start: number;
  readonly end: number;
}

/** Words of the column beside the powers, which in text documents stand between them. */
const SIDE_WORDS =
  /\b(?:number\s+of|shares(?=\s*(?:\n|beneficially|$))|beneficially|owned(?:\s+by)?|by\s+each|each|reporting|persons?|with)\b:?/gi;

/**
 * The count of a row: a number, `-0-` or "none" for zero. Null for a dash, "N/A", a blank or a reference ("See Item
 * 5"). What follows the first number is a note.
 */
export function readCount(text: string): Found<number> | null {
  const words = text.replace(SIDE_WORDS, (match) => ' '.repeat(match.length));
  const lead = /^[\s|:.*_=—–-]*/.exec(words)?.[0].length ?? 0;
  const rest = words.slice(lead);
  const dashes = /^[\s|:.*]*-\s?0\s?-/.exec(words);
  if (dashes) return { value: 0, start: dashes[0].length - 3, end: dashes[0].length };
  const none = /^(?:none|nil|zero)\b/i.exec(rest);
  if (none) return { value: 0, start: lead, end: lead + none[0].length };
  if (/^(?:n\/?a\b|not\s+applicable)/i.test(rest)) return null;
  const amount = amountsIn(words.slice(0, 600)).find(
    ({ start, end, isPercent, fractionDigits }) =>
      !isPercent && fractionDigits <= 4 && !isReference(words, start, end) && !isFootnote(words, start, end),
  );
  if (!amount || amount.currency !== null) return null;
  const value = Number(amount.value);
  return value < 0 ? null : { value, start: amount.start, end: amount.end };
}

/** "Item 5", "Row 9", "Rule 13d", "page 3" are no counts. */
function isReference(text: string, start: number, end: number): boolean {
  return (
    /(?:items?|rows?|rule|page|note|footnote|exhibit|section|no\.?|see)\s*\(?$/i.test(
      text.slice(Math.max(0, start - 12), start),
    ) || /^(?:\([a-z]\)|[a-z])/i.test(text.slice(end, end + 3))
  );
}

/** "(1)" alone in parentheses. */
function isFootnote(text: string, start: number, end: number): boolean {
  return /^\s?\)/.test(text.slice(end)) && /\(\s?$/.test(text.slice(0, start)) && end - start <= 2;
}

/** Percent of a class: "5.31%", "4.9 %", "17.1"; null for "less than 1%", a mark or a reference. */
export function readPercent(text: string): Found<number> | null {
  const words = text.slice(0, 400);
  if (/^[\s|:.]*(?:less\s+than|under|<|greater|more\s+than|approximately\s+less)/i.test(words)) return null;
  const dashes = /^[\s|:.*]*-\s?0\s?-\s?%?/.exec(words);
  if (dashes) return { value: 0, start: dashes[0].search(/-/), end: dashes[0].length };
  const none = /^[\s|:.]*(none)\b/i.exec(words);
  if (none) return { value: 0, start: none[0].length - 4, end: none[0].length };
  const amounts = amountsIn(words).filter(
    ({ start, end, currency, value }) =>
      currency === null &&
      Number(value) >= 0 &&
      Number(value) <= 100 &&
      !isReference(words, start, end) &&
      !isFootnote(words, start, end),
  );
  const chosen = amounts.find(({ isPercent }) => isPercent) ?? (amounts.length === 1 ? amounts[0] : undefined);
  return chosen ? { value: Number(chosen.value), start: chosen.start, end: chosen.end } : null;
}

/** Codes of the form: "IA, OO". Prose in capitals is none. */
export function readTypes(text: string): Found<readonly string[]> {
  const line = /^[\s|:.*_-]*([^\n]*)/.exec(text);
  const words = line?.[1]?.slice(0, 80) ?? '';
  const at = (line?.[0].length ?? 0) - (line?.[1]?.length ?? 0);
  const codes = [...words.matchAll(/\b[A-Z]{2}\b/g)].filter(([code]) => PERSON_TYPES.has(code));
  const last = codes.at(-1);
  return {
    value: codes.map(([code]) => code),
    start: at + (codes[0]?.index ?? 0),
    end: at + (last ? last.index + 2 : 0),
  };
}

const CHECKED = '(?:[xX✓✔☒☑ýþ■●]|\\[\\s?[xX✓]\\s?\\]|\\(\\s?[xX]\\s?\\)|_+[xX]_+)';

/** Box (a) or (b) of row 2. Null where neither is marked, or both are. */
export function readGroup(text: string): Found<boolean> | null {
  const words = text.slice(0, 300);
  const a = new RegExp(`\\(\\s?a\\s?\\)[\\s|:.]*(?:\\[\\s?)?${CHECKED}|${CHECKED}[\\s|]{0,3}\\(\\s?a\\s?\\)`).exec(
    words,
  );
  const b = new RegExp(`\\(\\s?b\\s?\\)[\\s|:.]*(?:\\[\\s?)?${CHECKED}`).exec(words);
  if ((a === null) === (b === null)) return null;
  const match = a ?? b;
  return match === null ? null : { value: a !== null, start: match.index, end: match.index + match[0].length };
}

/** The form's small print about identification numbers, and such numbers. */
const IDENTIFICATION = [
  /\(?\s?(?:s\.?\s?s\.?\s+(?:or|and)\s+)?i\.?\s?r\.?\s?s\.?\s+(?:employer\s+)?identification\s+(?:nos?\.?|numbers?)(?:\s?\(s\))?\.?(?:\s+of\s+(?:the\s+)?above\s+persons?(?:\s?\(s\))?)?(?:\s?\(?entities\s+only\)?)?\)?\.?/gi,
  /\bof\s+above\s+persons?(?:\s?\(s\))?(?:\s?\(entities\s+only\))?/gi,
  /\(\s?(?:entities\s+only|see\s+instructions?)\s?\)\.?/gi,
  /\(?\b(?:ein|tin|irs|i\.r\.s\.|tax\s+id|fein)\b[^\n\t]{0,40}\d[^\n\t]{0,12}/gi,
  /\b\d{2}-\d{7}\b|\b\d{3}-\d{2}-\d{4}\b/g,
] as const;

function withoutIdentification(text: string): string {
  let words = text;
  for (const pattern of IDENTIFICATION) words = words.replace(pattern, (match) => ' '.repeat(match.length));
  return words;
}

/** A person's name: the words of row 1 without the form's small print and the identification number. */
export function readName(text: string): Found<string> | null {
  const words = withoutIdentification(text.slice(0, 700));
  const lines: { text: string; start: number; end: number }[] = [];
  for (const match of words.matchAll(/[^\n\t]+/g)) {
    const line = match[0].replace(/^[\s.:*|_=-]+/, (lead) => ' '.repeat(lead.length));
    const content = line.trim().replace(/[\s_=-]{3,}$/, '');
    if (!/\p{L}{2}|\p{L}\.\s?\p{L}/u.test(content)) {
      if (lines.length > 0) break;
      continue;
    }
    const start = match.index + line.length - line.trimStart().length;
    lines.push({ text: content, start, end: start + content.length });
    if (lines.length === 3) break;
  }
  const [first] = lines;
  const last = lines.at(-1);
  if (!first || !last) return null;
  const name = lines
    .map((line) => line.text)
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/\s*\(\s*\d{1,2}\s*\)\s*$/, '')
    .trim();
  return name.length < 2 || name.length > 250 ? null : { value: name, start: first.start, end: last.end };
}
