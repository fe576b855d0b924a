import { type FlatText, sentenceOf, type TextRange } from '../prose/flat-text.ts';
import { firstMatch, type Match, matchesIn } from '../prose/matches.ts';

/** The text of a report; the range is its items without cover page and signatures, or all of a press release. */
export interface Report extends TextRange {
  readonly flat: FlatText;
  readonly text: string;
}

const FIRST_ITEM = /(?:^|\n)\s{0,200}(?:Item|ITEM)\s+\d{1,2}(?:\.\d\d)?\b/;
const SIGNATURES = /\n\s{0,200}SIGNATURES?\s{0,200}\n/;
/** Boilerplate about the future names offerings that may never happen. */
const FORWARD_LOOKING = /\n[^\n]{0,20}(?:Forward[- ]Looking Statements|Safe Harbor|About [A-Z])[^\n]{0,60}\n/i;
const LONGEST_BODY = 120_000;

export function readReport(flat: FlatText): Report {
  const { text } = flat;
  const start = FIRST_ITEM.exec(text.slice(0, 40_000))?.index ?? 0;
  const rest = { start, end: Math.min(text.length, start + LONGEST_BODY) };
  const stops = [SIGNATURES, FORWARD_LOOKING]
    .flatMap((pattern) => firstMatch(text, rest, pattern)?.start ?? [])
    .filter((at) => at > start + 300);
  return { flat, text, start, end: Math.min(rest.end, ...stops) };
}

export function reportMatches(report: Report, pattern: RegExp, within: TextRange = report, most = 40): Match[] {
  return matchesIn(report.text, within, pattern, most);
}

export function textOf({ text }: Report, { start, end }: TextRange): string {
  return text.slice(start, end);
}

export function sentenceAt(report: Report, at: number): string {
  return textOf(report, sentenceOf(report.flat, at));
}
