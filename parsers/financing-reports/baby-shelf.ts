import { confidenceOf } from '../evidence/witnesses.ts';
import { amountsIn } from '../layout/numbers.ts';
import type { Findings } from '../offering-events/findings.ts';
import { sentenceOf, type TextRange } from '../prose/flat-text.ts';
import { numberOf } from '../prose/matches.ts';
import { type Report, reportMatches, textOf } from './report.ts';

const INSTRUCTION = /General Instructions? I\.B\.\s?(?:6|5)\b/gi;
const NOT_SUBJECT = /no longer subject|not (?:currently |presently )?subject|if applicable|may become subject/i;
const FLOAT = /\b(?:aggregate market value|public float)\b/i;
const SOLD = /\b(?:sold|offered)\b/i;
const TWELVE = /\b(?:12|twelve)[ -](?:calendar[ -])?months?/i;
const NONE = /\b(?:has|have) not (?:sold|offered)|\bno securities\b|\bnone\b/i;

/** Public float and sales of twelve months under General Instruction I.B.6 of Form S-3, where a report states them. */
export function findReportedShelfLimit(report: Report, findings: Findings): void {
  for (const mention of reportMatches(report, INSTRUCTION, report, 8)) {
    const sentence = sentenceOf(report.flat, mention.start);
    const words = textOf(report, sentence);
    if (NOT_SUBJECT.test(words)) continue;
    const float = FLOAT.test(words)
      ? moneyIn(report, sentence).find(({ value }) => value >= 10_000 && value !== 75_000_000)
      : undefined;
    const isSold = TWELVE.test(words) && SOLD.test(words);
    // "As of the date of this report the Company has not sold any securities under General Instruction I.B.6".
    const isNone = isSold && NONE.test(words);
    const sold = isSold && !isNone ? moneyIn(report, sentence) : [];
    if (float !== undefined && !isSold) {
      const isProduct = holdsProduct(words, float.value);
      findings.set('babyShelf.publicFloat', float.value, [float], confidenceOf(isProduct ? ['arithmetic'] : []));
    }
    if (isNone) findings.set('babyShelf.soldLast12Months', 0, [sentence], confidenceOf([]));
    const [only] = sold;
    if (only !== undefined && sold.length === 1)
      findings.set('babyShelf.soldLast12Months', only.value, [only], confidenceOf([]));
    if (findings.has('babyShelf.publicFloat') || findings.has('babyShelf.soldLast12Months'))
      findings.set('babyShelf.applies', true, [mention], confidenceOf(['section']));
  }
}

function moneyIn(report: Report, range: TextRange): (TextRange & { value: number })[] {
  return amountsIn(textOf(report, range))
    .filter(({ currency }) => currency !== null)
    .map(({ value, start, end }) => ({ value: Number(value), start: range.start + start, end: range.start + end }));
}

/** Shares held by non-affiliates × price is the float, to half a percent. */
function holdsProduct(words: string, float: number): boolean {
  const counts = [...words.matchAll(/(?<![\d.,$])\d{1,3}(?:,\d{3})+(?![\d.,]*\d)/g)].map(([count]) => numberOf(count));
  const prices = [...words.matchAll(/\$ ?(\d+(?:\.\d+)?)(?![\d,])/g)].map((match) => Number(match[1]));
  return counts.some((count) => prices.some((price) => Math.abs(count * price - float) <= float * 0.005));
}
