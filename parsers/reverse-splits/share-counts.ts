import type { FlatText, TextRange } from '../prose/flat-text.ts';
import { rangeOfMatch } from '../prose/matches.ts';

const COUNT = '((?<![\\d,])\\d{1,3}(?:,\\d{3}){1,6}|\\d{1,15}(?:\\.\\d{1,15})?[ -]million)';
const AROUND = [
  new RegExp(`\\bfrom (?:approximately |about )?${COUNT}[^.;]{0,80}? to (?:approximately |about )?${COUNT}`, 'gi'),
  new RegExp(
    `${COUNT} (?:\\w+ ){0,6}?shares[^.;\\n]{0,60}? (?:become|became|will become|to|into|will be (?:reduced|consolidated|combined) (?:in)?to) (?:approximately |about )?${COUNT}`,
    'gi',
  ),
  new RegExp(
    `shares (?:issued and )?outstanding\\s+(?:approx(?:\\.|imately) )?${COUNT}\\s+(?:approx(?:\\.|imately) )?${COUNT}`,
    'gi',
  ),
];

/** Shares before and after a split, as one sentence or table row gives them. */
export interface BeforeAfter {
  readonly before: number;
  readonly after: number;
  readonly range: TextRange;
}

/** Statements of share counts before and after that stand near the words of a split. */
export function beforeAfterCounts(flat: FlatText, near: readonly TextRange[]): BeforeAfter[] {
  const found: BeforeAfter[] = [];
  for (const { start, end } of near.slice(0, 40)) {
    const from = Math.max(0, start - 1_500);
    const text = flat.text.slice(from, end + 3_000);
    for (const pattern of AROUND) {
      for (const match of text.matchAll(pattern)) {
        const [before, after] = [match[1], match[2]].map(sharesOf);
        if (before === undefined || after === undefined || after >= before || after === 0) continue;
        if (isOfAuthorized(text, match)) continue;
        found.push({ before, after, range: rangeOfMatch(match, from) });
      }
    }
  }
  return found;
}

/** The number of authorized shares may change with a split too; it says nothing about the shares outstanding. */
function isOfAuthorized(text: string, { index, 0: words }: RegExpExecArray): boolean {
  const before = text.slice(Math.max(0, index - 160), index);
  const stated = `${before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n')) + 1)}${words}${text.slice(index + words.length, index + words.length + 60).split(/[.;\n]/, 1)[0] ?? ''}`;
  return /\bauthori[sz]ed\b/i.test(stated) && !/\boutstanding\b/i.test(stated);
}

/** "50,000,000" or "120.4 million". */
function sharesOf(printed: string | undefined): number {
  const [digits, scale] = (printed ?? '').replaceAll(',', '').split(/[ -]/);
  return Math.round(Number(digits) * (scale?.toLowerCase() === 'million' ? 1_000_000 : 1));
}

/** Whether counts fit a ratio, given that fractions are rounded or paid out and counts are approximate. */
export function fits({ before, after }: BeforeAfter, denominator: number, numerator: number): boolean {
  const expected = (before * numerator) / denominator;
  const isRounded = before % 10_000 === 0 && after % 10_000 === 0;
  return Math.abs(expected - after) <= Math.max(2, expected * (isRounded ? 0.05 : 0.005));
}
