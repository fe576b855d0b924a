import { type FlatText, sentenceOf, type TextRange } from '../prose/flat-text.ts';

/** The items of a current report, without cover page and signatures; of a press release, all of it. */
export interface ReportBody extends TextRange {
  readonly text: string;
}

/** Sets a member of the offering, once. */
export type Put = (member: string, value: unknown, at: TextRange, confidence: number) => void;

const FIRST_ITEM = /(?:^|\n)\s*(?:Item|ITEM)\s+\d{1,2}(?:\.\d\d)?\b/;
const SIGNATURES = /\n\s*SIGNATURES?\s*\n/;
/** What the reader is told to beware of names offerings that may never be. */
const FORWARD_LOOKING = /\n[^\n]{0,20}(?:Forward[- ]Looking Statements|Safe Harbor|About [A-Z])[^\n]{0,60}\n/i;
const LONGEST_BODY = 120_000;

export function reportBodyOf({ text }: FlatText): ReportBody {
  const first = FIRST_ITEM.exec(text.slice(0, 40_000));
  const start = first?.index ?? 0;
  const rest = text.slice(start, start + LONGEST_BODY);
  const stops = [SIGNATURES, FORWARD_LOOKING]
    .flatMap((pattern) => pattern.exec(rest)?.index ?? [])
    .filter((at) => at > 300);
  return { text, start, end: start + Math.min(rest.length, ...stops) };
}

/** A pattern's match in the body. */
export interface BodyHit extends TextRange {
  readonly groups: readonly (string | undefined)[];
  readonly words: string;
}

export function hitsIn(body: ReportBody, pattern: RegExp, within: TextRange = body, most = 40): BodyHit[] {
  const hits: BodyHit[] = [];
  for (const match of body.text.slice(within.start, within.end).matchAll(pattern)) {
    const start = within.start + match.index;
    hits.push({ start, end: start + match[0].length, groups: match.slice(1), words: match[0] });
    if (hits.length >= most) break;
  }
  return hits;
}

/** The last printing of some words inside a hit. */
export function placeOf(hit: BodyHit, printed: string): TextRange {
  const start = hit.start + hit.words.lastIndexOf(printed);
  return { start, end: start + printed.length };
}

export function sentenceTextAt(terms: FlatText, at: number): string {
  const { start, end } = sentenceOf(terms, at);
  return terms.text.slice(start, end);
}
