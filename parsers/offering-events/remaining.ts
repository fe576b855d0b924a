import { pattern } from '../layout/patterns.ts';
import { STATED } from '../prose/stated-items.ts';
import type { Findings } from './findings.ts';
import type { Cover, OfferingDocument } from './offering-document.ts';
import { amountsInRange, findAll, sentenceAt, textIn } from './search.ts';

const MONEY = '(?:US)?\\$ ?\\d[\\d,.]*\\d(?: (?:million|billion))?';
const REMAINS = pattern('gi', [
  pattern('', `${MONEY}(?: (?:of|in|worth)[^.;$\\n]{0,80})? (?:that )?(?:currently )?`, [
    /remain(?:s|ed|ing)?(?: unsold| available| to be sold| eligible)/,
    /(?:is|are) (?:still )?available (?:for|to be) s(?:ale|old) under/,
  ]),
  `remaining (?:amount|balance|capacity|availability)[^.;$\\n]{0,80}(?:is|was|of) (?:approximately )?${MONEY}`,
]);
const PROGRAM = /sales? agreement|distribution agreement|offering agreement|at[- ]the[- ]market|\bATM\b/i;
/** Within the supplement: the base prospectus behind it is of another date. */
const REACH = 60_000;

/** The unsold rest of an ATM program, from the supplement's sentence on the sales agreement. */
export function findRemaining(document: OfferingDocument, cover: Cover, findings: Findings): void {
  const scope = { start: cover.prose.start, end: Math.min(cover.body.end, cover.start + REACH) };
  for (const match of findAll(document, scope, REMAINS, 6)) {
    const sentence = sentenceAt(document, match.start);
    const words = textIn(document, sentence);
    // The float "remains below $75 million"; the rest of a former program is no longer offered.
    if (!PROGRAM.test(words) || /terminat|non-affiliates|prior (?:sales|program)|\bif\b/i.test(words)) continue;
    const amount = amountsInRange(document, match).find(({ currency }) => currency !== null);
    if (amount === undefined || Number(amount.value) < 10_000) continue;
    findings.set('atmRemaining', Number(amount.value), [amount], STATED);
    return;
  }
}
