import { datesIn } from '../layout/dates.ts';
import { DOUBTFUL, type Findings, STATED } from './findings.ts';
import type { Cover, OfferingDocument, Range } from './offering-document.ts';
import { amountsInRange, firstHit, type Hit, hitsIn, paragraphAt, sentenceAt } from './search.ts';

const INSTRUCTION = /General Instructions? I\.B\.\s?(?:6|5)\b/gi;
/** The supplement comes before the base prospectus; deeper mentions speak of the past. */
const BABY_SHELF_SEARCH = 60_000;

/**
 * General Instruction I.B.6 of Form S-3 (I.B.5 of Form F-3): sales in 12 months limited to a third of the public float.
 * `applies` only where the document says so of itself, not "if we become subject" or "no longer subject".
 */
export function findBabyShelf(document: OfferingDocument, cover: Cover, findings: Findings): void {
  const range = { start: cover.start, end: Math.min(cover.bodyEnd, cover.start + BABY_SHELF_SEARCH) };
  const hits = hitsIn(document, range, INSTRUCTION).filter(
    (hit) => hit.text.endsWith('6') || /Form F-3/.test(document.flat.slice(hit.end, hit.end + 24)),
  );
  const [first] = hits;
  if (first === undefined) return;
  const paragraph = paragraphAt(document, first.start);
  const text = document.flat.slice(paragraph.start, paragraph.end);
  if (/no longer subject|not (?:currently |presently )?subject to|were not subject/i.test(text)) {
    findings.set('babyShelf.applies', false, [first], STATED);
    return;
  }
  const isOwn =
    /we (?:will not|have not|may not|are|became|have sold|have offered|will have|cannot)|in no event (?:will|may|shall) we|our public float|we may (?:only )?(?:offer|sell)|held by non-affiliates/i.test(
      text,
    );
  const isConditional =
    /if we (?:become|are) subject|may become subject|\b(?:if|in the event)\b[^.\n]{0,120}(?:falls?|becomes?|is|were|decreases?|drops?)[^.\n]{0,30}(?:below|less than)/i;
  if (!isOwn || isConditional.test(text)) return;
  findings.set('babyShelf.applies', true, [first], STATED);
  const scope = {
    start: Math.max(range.start, paragraph.start - 1_500),
    end: Math.min(range.end, paragraph.end + 1_500),
  };
  findPublicFloat(document, scope, findings);
  findSold(document, hits, findings);
  if (findings.has('babyShelf.soldLast12Months') || findings.has('babyShelf.publicFloat'))
    findings.confidence('babyShelf.applies', 0.9);
}

const FLOAT =
  /(?:aggregate market value|public float|market value)[^$\n]{0,300}?(?:is|was|of|were|equals?|be)(?: equal to)?(?: approximately| about)? ?(?=(?:US)?\$ ?\d)/gi;

function findPublicFloat(document: OfferingDocument, scope: Range, findings: Findings): void {
  for (const hit of hitsIn(document, scope, FLOAT, 8)) {
    const [amount] = amountsInRange(document, { start: hit.end, end: Math.min(scope.end, hit.end + 40) });
    if (amount === undefined || amount.start > hit.end + 4) continue;
    // "remains below $75.0 million" is the rule's threshold.
    if (
      /\bless than|\bbelow\b|\bexceeds?\b|\bunder ?$|at least|until|remains/i.test(
        document.flat.slice(hit.start, hit.end),
      )
    )
      continue;
    if (amount.value === '75000000' || Number(amount.value) < 10_000) continue;
    findings.set('babyShelf.publicFloat', Number(amount.value), [amount], STATED);
    checkFloat(document, sentenceAt(document, hit.start), amount.value, findings);
    return;
  }
}

/** Shares held by non-affiliates × price = float, where the sentence gives both. */
function checkFloat(document: OfferingDocument, sentence: Range, float: string, findings: Findings): void {
  const amounts = amountsInRange(document, sentence).filter((amount) => !amount.isPercent);
  const prices = amounts.filter(
    (amount) => amount.currency !== null && amount.scale === 0 && Number(amount.value) < 10_000,
  );
  const shares = amounts.filter((amount) => amount.currency === null && Number(amount.value) >= 10_000);
  if (prices.length === 0 || shares.length === 0) return;
  const holds = shares.some((count) =>
    prices.some(
      (price) => Math.abs(Number(count.value) * Number(price.value) - Number(float)) <= Number(float) * 0.005,
    ),
  );
  if (holds) findings.check('non-affiliate shares × price = public float', true, ['babyShelf.publicFloat']);
}

const SOLD_NONE =
  /(?:have|has) (?:not (?:offered|sold|issued)|sold no|offered no|offered and sold no|not,)|no (?:securities|shares)[^.\n]{0,60}(?:sold|offered)/i;
const SOLD = /(?:have|has|had) (?:offered and sold|sold|offered|issued)|\bwe (?:offered and )?sold\b/i;

/** What was sold under the instruction in the twelve months before, from the sentence that says so. */
function findSold(document: OfferingDocument, hits: readonly Hit[], findings: Findings): void {
  for (const hit of hits) {
    const sentence = sentenceAt(document, hit.start);
    const text = document.flat.slice(sentence.start, sentence.end);
    if (!/(?:12|twelve)[ -](?:calendar[ -])?months?/i.test(text)) continue;
    const none = firstHit(document, sentence, SOLD_NONE);
    if (none !== null) {
      findings.set('babyShelf.soldLast12Months', 0, [none], 0.9);
      return;
    }
    // What "will have been sold" after this very offering is stated as an amount; the rule's limit is not.
    const isLimit =
      /will have sold|one-third/i.test(text) && !/will have sold(?:(?!one-third)[^.;$]){0,120}\$\s?\d/i.test(text);
    if (!SOLD.test(text) || isLimit) continue;
    const amounts = amountsInRange(document, sentence).filter(
      (amount) => amount.currency !== null && Number(amount.value) >= 1_000,
    );
    // "… pursuant to General Instruction I.B.6. As a result …": the next sentence may hang on; what was sold stands before.
    const verb = firstHit(document, sentence, SOLD);
    const near = amounts.filter(({ start }) => verb !== null && start >= verb.end && start < hit.start);
    const [amount] = amounts.length === 1 ? amounts : near;
    if (amount !== undefined && (amounts.length === 1 || near.length === 1)) {
      findings.set('babyShelf.soldLast12Months', Number(amount.value), [amount], STATED);
      return;
    }
  }
}

const NET =
  /net proceeds(?: to us| that we will receive| we (?:will|expect to) receive)?(?: \([^)\n]{0,80}\))?(?: to us)?,? (?:from|of|in) (?:this|the|our)(?: sale[^.\n$]{0,80}| issuance[^.\n$]{0,80}| offering)?[^.\n$]{0,200}?(?:will be|to be|of|is|are|be)(?: approximately| about)? ?(?=(?:US)?\$ ?\d)|net proceeds of (?:approximately|about) (?=\$ ?\d[\d.,]*\d(?: (?:million|billion))? from (?:this offering|the sale of))/gi;

/** Net proceeds in the words of "The Offering" or "Use of Proceeds": the first statement; two that differ are doubtful. */
export function findNetProceeds(document: OfferingDocument, cover: Cover, findings: Findings): void {
  const found: { value: string; range: Range }[] = [];
  for (const hit of hitsIn(document, { start: cover.titleEnd, end: cover.bodyEnd }, NET, 12)) {
    if (/assum|prior|concurrent|exercis/i.test(hit.text)) continue;
    if (
      /20\d\d[^.\n]{0,60}$|private placement|\bIPO\b|completed|closed|received/i.test(
        document.flat.slice(Math.max(paragraphAt(document, hit.start).start, hit.start - 100), hit.start),
      )
    )
      continue;
    const [amount] = amountsInRange(document, { start: hit.end - 2, end: hit.end + 40 }).filter(
      (one) => one.currency !== null,
    );
    if (amount !== undefined && amount.start <= hit.end + 2) found.push({ value: amount.value, range: amount });
  }
  const [first] = found;
  if (first === undefined) return;
  const [shares, price] = ['sharesOffered', 'pricePerShare'].map((path) => findings.get(path));
  const product = typeof shares === 'number' && typeof price === 'number' ? shares * price : undefined;
  const before = findings.get('proceedsBeforeExpenses') ?? findings.get('grossProceeds') ?? product;
  if (typeof before !== 'number' || Number(first.value) > before || Number(first.value) < before * 0.5) return;
  const alike = found.filter((other) => other.value === first.value).length;
  findings.set('netProceeds', Number(first.value), [first.range], alike === found.length ? STATED : DOUBTFUL);
  if (alike >= 2 && alike === found.length) findings.check('net proceeds stated twice alike', true, ['netProceeds']);
}

const BEFORE =
  /(?:[Bb]ased (?:up)?on|[Tt]here were|had) (?:approximately )?(\d{1,3}(?:,\d{3})+) (?:of our )?(?:shares|ordinary shares|common shares)(?: of)?(?: (?:our|the company's))?[^.\n\d]{0,60}?(?:issued and )?outstanding,? (?:as of|on|at) ([A-Z][a-z]+ \d{1,2}, \d{4})|As of ([A-Z][a-z]+ \d{1,2}, \d{4}), (\d{1,3}(?:,\d{3})+) shares of [^.\n\d]{3,40} were outstanding/g;
const AFTER =
  /outstanding (?:immediately )?(?:after|following) (?:(?:the )?completion of )?(?:this|the) offering(?: ?\(\d\))?(?:,? and[^\n.\d]{0,60})?(?: \(?assuming[^\n\d]{0,80})?[\s:]{1,4}(?:approximately |up to )?(\d{1,3}(?:,\d{3})+)(?: (?:shares|ordinary shares|common shares|class [a-c])|[ .]*\n)|(\d{1,3}(?:,\d{3})+) would be outstanding/gi;

/** A row of "The Offering": "Common stock outstanding prior to this offering", "30,112,233 shares (as of …)". */
const BEFORE_ROW =
  /outstanding (?:immediately )?(?:prior to|before) (?:(?:the )?completion of )?(?:this|the) offering(?: ?\(\d\))?[\s:]{1,4}(?:approximately )?(\d{1,3}(?:,\d{3})+) (?:shares|ordinary shares|common shares|class a)/gi;

/** Shares outstanding before and after, as "The Offering" counts them. Check: before + offered = after. */
export function findSharesOutstanding(document: OfferingDocument, cover: Cover, findings: Findings): void {
  const scope = { start: cover.start, end: cover.bodyEnd };
  const befores = hitsIn(document, scope, BEFORE, 12);
  const [before] = befores;
  const after = totalOf(document, hitsIn(document, scope, AFTER, 6));
  const count = before?.groups[0] ?? before?.groups[3];
  const date = before?.groups[1] ?? before?.groups[2];
  if (before !== undefined && count !== undefined && date !== undefined) {
    const others = new Set(befores.map((hit) => hit.groups[0] ?? hit.groups[3]));
    const confidence = others.size > 1 ? 0.75 : STATED;
    findings.set('sharesOutstandingBefore', numberOf(count), [placeOf(before, count)], confidence);
    const day = datesIn(date)[0]?.date;
    if (day !== undefined) findings.set('asOfDate', day, [placeOf(before, date)], confidence);
  }
  if (!findings.has('sharesOutstandingBefore')) {
    const [row] = hitsIn(document, scope, BEFORE_ROW, 1);
    const printed = row?.groups[0];
    if (row !== undefined && printed !== undefined)
      findings.set('sharesOutstandingBefore', numberOf(printed), [placeOf(row, printed)], STATED);
  }
  const afterCount = after?.groups[0] ?? after?.groups[1];
  if (after !== undefined && afterCount !== undefined) {
    findings.set('sharesOutstandingAfter', numberOf(afterCount), [placeOf(after, afterCount)], STATED);
  }
  const [b, s, a] = ['sharesOutstandingBefore', 'sharesOffered', 'sharesOutstandingAfter'].map((path) =>
    findings.get(path),
  );
  if (typeof b !== 'number' || typeof a !== 'number') return;
  if (typeof s === 'number' && b + s === a) {
    findings.check('outstanding before + offered = after', true, [
      'sharesOutstandingBefore',
      'sharesOutstandingAfter',
      'sharesOffered',
      'asOfDate',
    ]);
  } else if (a < b) findings.confidence('sharesOutstandingAfter', DOUBTFUL);
}

/** Of several classes' rows the one of all classes: "Total Class A and Class B common stock to be outstanding". */
function totalOf(document: OfferingDocument, hits: readonly Hit[]): Hit | undefined {
  const totals = hits.filter((hit) =>
    /^\s*total\b/i.test(document.flat.slice(paragraphAt(document, hit.start).start, hit.start)),
  );
  const size = (hit: Hit): number => numberOf(hit.groups[0] ?? hit.groups[1] ?? '0');
  return totals.toSorted((a, b) => size(b) - size(a))[0] ?? hits[0];
}

function numberOf(printed: string): number {
  return Number(printed.replaceAll(',', ''));
}

function placeOf(hit: Hit, part: string): Range {
  const start = hit.start + hit.text.indexOf(part);
  return { start, end: start + part.length };
}
