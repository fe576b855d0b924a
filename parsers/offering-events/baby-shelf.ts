import { verbose } from '../layout/patterns.ts';
import type { TextRange } from '../prose/flat-text.ts';
import { firstMatch, type Match } from '../prose/matches.ts';
import { STATED } from '../prose/stated-items.ts';
import type { Findings } from './findings.ts';
import type { Cover, OfferingDocument } from './offering-document.ts';
import { amountsInRange, findAll, moneyIn, paragraphAt, sentenceAt, textIn } from './search.ts';

const INSTRUCTION = /General Instructions? I\.B\.\s?(?:6|5)\b/gi;
/** The supplement comes first; deeper mentions are of the base prospectus and the past. */
const REACH = 60_000;
const NOT_SUBJECT = /no longer subject|not (?:currently |presently )?subject to|were not subject/i;
const OF_ITSELF = verbose('i')`
  we (?:will not|have not|may not|are|became|have sold|have offered|will have|cannot)
  |in no event (?:will|may|shall) we|our public float|we may (?:only )?(?:offer|sell)|held by non-affiliates`;
const CONDITIONAL = verbose('i')`
  if we (?:become|are) subject|may become subject
  |\b(?:if|in the event)\b[^.\n]{0,120}(?:falls?|becomes?|is|were|decreases?|drops?)[^.\n]{0,30}(?:below|less than)`;

/**
 * General Instruction I.B.6 of Form S-3 (I.B.5 of Form F-3): sales in 12 months limited to a third of the public float.
 * `applies` only where the document says that it does now, not "if we become subject" or "no longer subject".
 */
export function findBabyShelf(document: OfferingDocument, cover: Cover, findings: Findings): void {
  const range = { start: cover.start, end: Math.min(cover.body.end, cover.start + REACH) };
  const mentions = findAll(document, range, INSTRUCTION).filter(
    ({ text, end }) => text.endsWith('6') || /Form F-3/.test(document.flat.slice(end, end + 24)),
  );
  const [first] = mentions;
  if (first === undefined) return;
  const paragraph = paragraphAt(document, first.start);
  const text = textIn(document, paragraph);
  const isSubject = !NOT_SUBJECT.test(text);
  if (isSubject && (!OF_ITSELF.test(text) || CONDITIONAL.test(text))) return;
  findings.set('babyShelf.applies', isSubject, [first], STATED);
  if (!isSubject) return;
  const start = Math.max(range.start, paragraph.start - 1_500);
  findPublicFloat(document, { start, end: Math.min(range.end, paragraph.end + 1_500) }, findings);
  findSold(document, mentions, findings);
  if (findings.has('babyShelf.soldLast12Months') || findings.has('babyShelf.publicFloat'))
    findings.setConfidence('babyShelf.applies', 0.9);
}

const FLOAT =
  /(?:aggregate market value|public float|market value)[^$\n]{0,300}?(?:is|was|of|were|equals?|be)(?: equal to)?(?: approximately| about)? ?(?=(?:US)?\$ ?\d)/gi;
/** "Remains below $75.0 million" is the rule's threshold. */
const THRESHOLD = /\bless than|\bbelow\b|\bexceeds?\b|\bunder ?$|at least|until|remains/i;

function findPublicFloat(document: OfferingDocument, scope: TextRange, findings: Findings): void {
  for (const { start, end, text } of findAll(document, scope, FLOAT, 8)) {
    const [amount] = amountsInRange(document, { start: end, end: Math.min(scope.end, end + 40) });
    if (amount === undefined || amount.start > end + 4 || THRESHOLD.test(text)) continue;
    if (amount.value === '75000000' || Number(amount.value) < 10_000) continue;
    findings.set('babyShelf.publicFloat', Number(amount.value), [amount], STATED);
    checkFloat(document, sentenceAt(document, start), Number(amount.value), findings);
    return;
  }
}

/** Shares held by non-affiliates × price = float, where the sentence gives both. */
function checkFloat(document: OfferingDocument, sentence: TextRange, float: number, findings: Findings): void {
  const amounts = amountsInRange(document, sentence).filter(({ isPercent }) => !isPercent);
  const prices = amounts.filter(
    ({ value, currency, scale }) => currency !== null && scale === 0 && Number(value) < 10_000,
  );
  const counts = amounts.filter(({ value, currency }) => currency === null && Number(value) >= 10_000);
  const isFloat = (product: number): boolean => Math.abs(product - float) <= float * 0.005;
  const holds = counts.some((count) => prices.some((price) => isFloat(Number(count.value) * Number(price.value))));
  if (holds) findings.check('non-affiliate shares × price = public float', true, ['babyShelf.publicFloat']);
}

const SOLD_NONE =
  /(?:have|has) (?:not (?:offered|sold|issued)|sold no|offered no|offered and sold no|not,)|no (?:securities|shares)[^.\n]{0,60}(?:sold|offered)/i;
const SOLD = /(?:have|has|had) (?:offered and sold|sold|offered|issued)|\bwe (?:offered and )?sold\b/i;

/** What was sold under the instruction in the prior twelve months, from the sentence that states it. */
function findSold(document: OfferingDocument, mentions: readonly Match[], findings: Findings): void {
  for (const mention of mentions) {
    const sentence = sentenceAt(document, mention.start);
    const text = textIn(document, sentence);
    if (!/(?:12|twelve)[ -](?:calendar[ -])?months?/i.test(text)) continue;
    const none = firstMatch(document.flat, sentence, SOLD_NONE);
    if (none !== null) {
      findings.set('babyShelf.soldLast12Months', 0, [none], 0.9);
      return;
    }
    // What "will have been sold" after this very offering is stated as an amount; the rule's limit is not.
    const upTo = document.flat.slice(sentence.start, mention.end);
    const isLimit =
      /will have sold|one-third/i.test(upTo) && !/will have sold(?:(?!one-third)[^.;$]){0,120}\$\s?\d/i.test(upTo);
    const verb = firstMatch(document.flat, sentence, SOLD);
    if (verb === null || isLimit) continue;
    const amounts = moneyIn(document, sentence).filter(({ value }) => Number(value) >= 1_000);
    // "… pursuant to General Instruction I.B.6. As a result …" may be one sentence here: the amount sold comes first.
    const near = amounts.filter(({ start }) => start >= verb.end && start < mention.start);
    const [amount, ...others] = amounts.length === 1 ? amounts : near;
    if (amount === undefined || others.length > 0) continue;
    findings.set('babyShelf.soldLast12Months', Number(amount.value), [amount], STATED);
    return;
  }
}
