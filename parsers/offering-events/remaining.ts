import { type Findings, STATED } from './findings.ts';
import type { Cover, OfferingDocument } from './offering-document.ts';
import { amountsInRange, hitsIn, sentenceAt } from './search.ts';

const MONEY = '(?:US)?\\$ ?\\d[\\d,.]*\\d(?: (?:million|billion))?';
const REMAINS = new RegExp(
  `${MONEY}(?: (?:of|in|worth)[^.;$\\n]{0,80})? (?:that )?(?:currently )?(?:remain(?:s|ed|ing)?(?: unsold| available| to be sold| eligible)|(?:is|are) (?:still )?available (?:for|to be) s(?:ale|old) under)|remaining (?:amount|balance|capacity|availability)[^.;$\\n]{0,80}(?:is|was|of) (?:approximately )?${MONEY}`,
  'gi',
);
const PROGRAM = /sales? agreement|distribution agreement|offering agreement|at[- ]the[- ]market|\bATM\b/i;
/** The supplement; the base prospectus behind it speaks of another day. */
const REACH = 60_000;

/** What an ATM program has left, in the sentence of the supplement that says so of the sales agreement. */
export function findRemaining(document: OfferingDocument, cover: Cover, findings: Findings): void {
  const scope = { start: cover.titleEnd, end: Math.min(cover.bodyEnd, cover.start + REACH) };
  for (const hit of hitsIn(document, scope, REMAINS, 6)) {
    const sentence = sentenceAt(document, hit.start);
    const words = document.flat.slice(sentence.start, sentence.end);
    // The float "remains below $75 million"; a former program's rest is not offered any more.
    if (!PROGRAM.test(words) || /terminat|non-affiliates|prior (?:sales|program)|\bif\b/i.test(words)) continue;
    const amount = amountsInRange(document, hit).find(({ currency }) => currency !== null);
    if (amount === undefined || Number(amount.value) < 10_000) continue;
    findings.set('atmRemaining', Number(amount.value), [amount], STATED);
    return;
  }
}
