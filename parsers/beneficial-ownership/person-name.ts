import { verbose } from '../layout/patterns.ts';
import type { Found } from './cover-values.ts';

/** The form's small print about identification numbers, and the numbers. */
const IDENTIFICATION = [
  verbose('gi')`
    \(?\s?(?:no\s+)?(?:(?:s\.?\s?s\.?\s+)?(?:or|and)\s+)?i\.?\s?r\.?\s?s\.?\s+(?:employer\s+)?
    identification\s+(?:nos?\.?|numbers?)(?:\s?\(s\))?\.?
    (?:\s+of\s+(?:the\s+)?above\s+persons?(?:\s?\(s\))?)?(?:\s?[([]?entities\s+only[)\]]?)?(?:[\s:#]{0,4}\d{2}-?\d{7})?\)?\.?`,
  /\bof\s+above\s+persons?(?:\s?\(s\))?(?:\s?\(entities\s+only\))?/gi,
  /[([]\s?(?:entities\s+only|see\s+instructions?|optional)\s?[)\]]\.?/gi,
  /(?:-\s?)?\(?(?:\btax\s+id(?:\s+no\.?)?[:\s]{0,6})?#{3}-#{2}-#{4}\)?/gi,
  /\(?\b(?:ein|tin|i\.?\s?r\.?\s?s\.?|tax\s+id|fein|i\.?\s?d\.?)(?:\s{0,3}(?:no|nos|number|identification|#)\b\.?)?[\s:#.]{0,6}\d{2}-?\d{7}\)?/gi,
  /\(?\b(?:ein|tin|fein|i\.r\.s\.|tax\s+id)\b[^\n\t]{0,40}\d[^\n\t]{0,12}/gi,
  /[-–—#]?\s?\b(?:\d{2}-\d{7}|\d{3}-\d{2}-\d{4})\b/g,
  // What is left of labels whose number is missing, or was blanked: "Tax Identification No.:", "I.D. No.", "/S.S. NUMBER:".
  /[/(]?\s?\b(?:s\.\s?s\.|social\s+security|tax(?:payer)?\s+(?:identification|id|i\.d\.)|i\.\s?d\.|employer\s+identification|fein|ein)\s{0,3}(?:nos?\b\.?|numbers?\b|#)\s?:?\)?/gi,
] as const;

/** A name ends before the next row's label. */
const NEXT_LABEL =
  /^\W*\d{1,2}\W{1,3}\s*(?:check|sec\s+use|source|citizenship)\b|^\W*(?:names?\s+of\s+(?:the\s+)?issuer|titles?\s+of\s+class|cusip)\b/i;

function withoutIdentification(text: string): string {
  const blank = (match: string) => match.replace(/[^\n\t]/g, ' ');
  return IDENTIFICATION.reduce((words, pattern) => words.replace(pattern, blank), text);
}

/** A person's name: the words of row 1 without the form's small print and the identification number. */
export function readName(text: string): Found<string> | null {
  const words = withoutIdentification(text.slice(0, 700));
  const lines: { text: string; start: number; end: number }[] = [];
  for (const match of words.matchAll(/[^\n\t]+/g)) {
    const line = match[0].replace(/^[\s.:*|_=-]+/, (lead) => ' '.repeat(lead.length));
    // The right side of a box drawn with bars.
    const content = line
      .replace(/(?<![\s|])[\s|]+$/, '')
      .trim()
      .replace(/(?<![\s_=–-])[\s_=–-]{2,}$|(?<!\s)\s+\($/, '');
    if (NEXT_LABEL.test(content)) break;
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
    .replace(/(?<!\s)\s*\(\s*\d{1,2}\s*\)\s*$/, '')
    .replace(/(?:(?<!\s)\s+|(?<![\s*†]))[*†]+$/, '')
    .trim();
  return name.length < 2 || name.length > 250 ? null : { value: name, start: first.start, end: last.end };
}

/** Row 4 or 6: the first line with words. */
export function readCitizenship(words: string): Found<string> | null {
  const match = /(?<![^\n\t])[^\n\t]*\p{L}(?:\p{L}|\.\s?\p{L}\.)[^\n\t]*/u.exec(words.slice(0, 300));
  const value = match?.[0].replace(/^[\s.:*|_=-]+|(?<!\s)\s+number\s+of.*$|(?<![\s|])[\s|]+$/gi, '').trim() ?? '';
  if (
    !match ||
    !/\p{L}(?:\p{L}|\.\s?\p{L}\.)/u.test(value) ||
    /^\(?(?:number of|shares|beneficially|for questions)/i.test(value)
  )
    return null;
  const start = match.index + match[0].indexOf(value);
  return { value, start, end: start + value.length };
}
