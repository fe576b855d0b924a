import type { SubmissionDocument } from '../../core/submission.ts';
import { pattern } from '../layout/patterns.ts';
import type { CurrentPart } from '../prose/current-part.ts';
import { type FlatText, sentencesWith } from '../prose/flat-text.ts';
import { CHECKED, DOUBTFUL, STATED, type StatedItem, type StatedValue } from '../prose/stated-items.ts';
import { isPreFunded, labelKey } from './labels.ts';
import { uncountedClasses } from './uncounted-classes.ts';
import { unitWarrants } from './unit-warrants.ts';
import { type WarrantGroup, warrantGroups } from './warrant-groups.ts';
import { warrantMentions } from './warrant-mentions.ts';
import { warrantTables } from './warrant-tables.ts';
import { type WarrantStatement, warrantStatements } from './warrant-terms.ts';

const OFFERED =
  /\b(?:we|the company|[A-Z]\w+) (?:are|is) (?:hereby )?(?:also )?offering|offered (?:hereby|by (?:us|this))|pursuant to this prospectus/i;
const PRIVATE = /private placement|unregistered|placement agent|underwriter|representative|designees/i;
const UNREGISTERED = /private placement|unregistered|not being registered/i;
const TO_COME =
  /(?:are|is) (?:also )?(?:selling|issuing)|(?:will|agreed to|to be|also) (?:sell|sold|issue|issued)|concurrent private/i;
const TABLE_WORDS = /\bwarrants?\b/i;
/** Cover, summary and "The Offering". */
const FRONT = 40_000;
/** The title of a prospectus. */
const TITLE = 1_500;

/**
 * The classes of warrants that a document counts, in order of their first count, with the terms it states for them.
 * Relies on the standard sentences "warrants to purchase up to N shares", "N shares issuable upon the exercise of
 * outstanding warrants", "exercise price of $P per share", and on defined terms for telling classes apart.
 */
export function findWarrants(terms: FlatText, part: CurrentPart, document: SubmissionDocument): StatedItem[] {
  const gone = part.isProspectus ? new Set<string>() : goneClasses(terms, part);
  const mentions = warrantMentions(terms, part);
  const derived = unitWarrants(terms, part, mentions);
  const all = warrantGroups(
    [...mentions, ...derived].toSorted((a, b) => a.at.start - b.at.start),
    part.isProspectus,
  );
  const counted = all.filter(({ keys }) => ![...keys].some((key) => gone.has(key)));
  const groups = [...counted, ...uncountedClasses(terms, part, all)];
  const statements = warrantStatements(terms, part, groups);
  const stated = groups
    .map((group) => itemOf(terms, part, group, statements.get(group) ?? []))
    .filter((item) => item.has('count') || item.has('exercisePrice'));
  const items = exercisesExisting(terms, part) ? stated.map(doubtExisting) : stated;
  return [...items, ...fromTables(terms, part, document, items)];
}

/** "The holder agreed to exercise the Existing Warrants for cash", "induce the holders to exercise their existing warrants". */
const EXERCISES_EXISTING =
  /\bexercis(?:e|ed|ing)\b(?:(?! price)[^.;]|\.\d){0,120}?\b(?:existing|original) warrants?\b|\b(?:existing|original) warrants? (?:were|was|have been|has been) (?:immediately |fully )?exercised/i;
const INDUCED = /\b(?:induce\w*|agreed to (?:immediately )?exercise|in (?:exchange|consideration)\b|exercised)\b/i;

/** Whether a document tells of an inducement: existing warrants exercised for new ones. */
function exercisesExisting(terms: FlatText, part: CurrentPart): boolean {
  for (const sentence of sentencesWith(terms, /\b(?:existing|original) warrants?\b/gi)) {
    if (sentence.start >= part.end) break;
    const words = terms.text.slice(sentence.start, sentence.end);
    if (EXERCISES_EXISTING.test(words) && INDUCED.test(words)) return true;
  }
  return false;
}

/** How many of the warrants of an inducement are left is not what their count before it says. */
function doubtExisting(item: Map<string, StatedValue>): Map<string, StatedValue> {
  const label = item.get('label')?.value;
  if (typeof label !== 'string' || !/\b(?:existing|original)\b/i.test(label)) return item;
  for (const member of ['count', 'status']) {
    const known = item.get(member);
    if (known !== undefined) item.set(member, { ...known, confidence: DOUBTFUL });
  }
  return item;
}

/** "No June Warrants remain outstanding", "all of the Series B Warrants were exercised". */
const GONE_CLASS = pattern('gi', [
  /\bno ([\w' -]{3,60}?warrants?) (?:remain(?:ed)?|are|were) outstanding/,
  /\ball (?:of )?(?:the |such |these |our )?([\w' -]{0,60}?warrants?) (?:were|have been|had been) (?:fully )?(?:exercised|redeemed|cancell?ed)/,
]);

/** The classes that a report says are used up. */
function goneClasses(terms: FlatText, part: CurrentPart): Set<string> {
  const keys = new Set<string>();
  for (const match of terms.text.slice(part.start, part.end).matchAll(GONE_CLASS)) {
    const key = labelKey(match[1] ?? match[2] ?? '');
    // "All pre-funded warrants were exercised" may be those of another offering.
    if (key !== '' && key !== 'pre-funded') keys.add(key);
    if (keys.size > 100) break;
  }
  return keys;
}

/** Rows of tables that no sentence counts; a total that sentences give is theirs already. */
function fromTables(
  terms: FlatText,
  part: CurrentPart,
  document: SubmissionDocument,
  stated: readonly Map<string, StatedValue>[],
): StatedItem[] {
  if (!TABLE_WORDS.test(terms.text) || !/(?:exercise|strike)/i.test(terms.text)) return [];
  const items: StatedItem[] = [];
  for (const row of warrantTables(document)) {
    const at = terms.rangeOf(row.countAt);
    if (at.start >= part.end) continue;
    const same = stated.find((item) => item.get('count')?.value === row.count);
    if (same !== undefined) {
      if (row.price !== null && row.priceAt !== null && !same.has('exercisePrice'))
        same.set('exercisePrice', { value: row.price, at: terms.rangeOf(row.priceAt), confidence: STATED });
      continue;
    }
    const label = terms.rangeOf(row.labelAt);
    const item = new Map<string, StatedValue>();
    const sure = row.isScaled ? STATED : row.isSummed ? CHECKED : 0.9;
    item.set('label', { value: row.label, at: label, confidence: STATED });
    item.set('count', { value: row.count, at, confidence: sure });
    if (row.price !== null && row.priceAt !== null) {
      const confidence = row.isAverage ? STATED : sure;
      item.set('exercisePrice', { value: row.price, at: terms.rangeOf(row.priceAt), confidence });
    }
    if (row.expires !== null && row.expiresAt !== null) {
      item.set('expires', { value: row.expires, at: terms.rangeOf(row.expiresAt), confidence: sure });
    }
    const isNominal = row.price !== null && row.price <= 0.01;
    const preFunded = isPreFunded(row.label) || isNominal;
    const agrees = row.price !== null && isNominal === isPreFunded(row.label);
    item.set('preFunded', { value: preFunded, at: label, confidence: agrees ? CHECKED : STATED });
    item.set('status', { value: 'outstanding', at: label, confidence: part.isProspectus ? STATED : 0.9 });
    items.push(item);
  }
  return items;
}

function itemOf(
  terms: FlatText,
  part: CurrentPart,
  group: WarrantGroup,
  statements: readonly WarrantStatement[],
): Map<string, StatedValue> {
  const item = new Map<string, StatedValue>();
  const [first] = group.mentions;
  if (first === undefined) return item;
  item.set('label', { value: group.label, at: first.words, confidence: STATED });
  // Deep in a prospectus stands history too: there one sentence alone is not enough.
  const isPresent = !part.isProspectus || group.isListed || first.at.start < FRONT;
  const price = priceOf(group, statements, isPresent);
  const isTwice = new Set(group.mentions.map(({ sentence }) => sentence.start)).size > 1;
  const isWhole = statements.some(({ isBesideCount, member }) => isBesideCount && member === 'exercisePrice');
  const isRounded = /million/.test(terms.text.slice(first.at.start, first.at.end));
  const isPrinted = !isRounded && first.isDerived !== true;
  const isSure = (isTwice || (isWhole && isPresent)) && isPrinted;
  const count = group.isDisputed ? DOUBTFUL : isSure ? CHECKED : STATED;
  if (group.count !== null) item.set('count', { value: group.count, at: first.at, confidence: count });
  if (price !== null) item.set('exercisePrice', price);
  for (const member of ['expires', 'exercisable', 'priceProtection', 'ratchet'] as const) {
    const own = statements.filter((one) => one.member === member);
    const [chosen] = own;
    if (chosen === undefined) continue;
    const isAlike = own.every(({ value }) => value === chosen.value);
    item.set(member, { value: chosen.value, at: chosen.at, confidence: isAlike ? STATED : DOUBTFUL });
  }
  const nominal = typeof price?.value === 'number' && price.value <= 0.01;
  const preFunded = group.preFunded || nominal;
  const agrees = price !== null && group.preFunded === nominal;
  item.set('preFunded', {
    value: preFunded,
    at: first.words,
    confidence: agrees ? CHECKED : price === null && !group.preFunded ? 0.9 : STATED,
  });
  item.set('status', statusOf(terms, part, group));
  return item;
}

/** A price beside the count before one elsewhere; for pre-funded warrants the least, their purchase price being near. */
function priceOf(group: WarrantGroup, statements: readonly WarrantStatement[], isPresent: boolean): StatedValue | null {
  const prices = statements.filter(({ member }) => member === 'exercisePrice');
  const own = prices.filter(({ isBesideCount }) => isBesideCount);
  const amended = prices.find(({ isAmended }) => isAmended === true);
  if (amended !== undefined && !group.preFunded) {
    return { value: amended.value, at: amended.at, confidence: amended.isBesideCount ? CHECKED : STATED };
  }
  const isNamed = group.mentions.some(({ alias }) => alias !== null);
  const isListed = group.isListed && !isNamed;
  const candidates = isListed || own.length > 0 ? own : prices;
  const chosen = group.preFunded
    ? prices.reduce<WarrantStatement | undefined>(
        (best, one) => (best && Number(best.value) <= Number(one.value) ? best : one),
        undefined,
      )
    : candidates[0];
  if (chosen === undefined) return null;
  const isAlike = (isListed ? own : prices).every(({ value }) => value === chosen.value);
  const places = new Set(prices.filter(({ value }) => value === chosen.value).map(({ at }) => at.start)).size;
  const isSure = isAlike && ((chosen.isBesideCount && isPresent) || places > 1);
  const confidence = isSure ? CHECKED : isAlike ? STATED : DOUBTFUL;
  return {
    value: chosen.value,
    at: chosen.at,
    confidence: group.preFunded && Number(chosen.value) > 0.01 ? DOUBTFUL : confidence,
  };
}

function statusOf(terms: FlatText, part: CurrentPart, group: WarrantGroup): StatedValue {
  const [first] = group.mentions;
  const at = first?.words ?? { start: 0, end: 0 };
  if (group.isListed || !part.isProspectus) {
    const words = first === undefined ? '' : terms.text.slice(first.sentence.start, first.sentence.end);
    const isStated = group.isListed || /\b(?:issued|outstanding)\b/i.test(words);
    return { value: 'outstanding', at, confidence: isStated ? 0.9 : STATED };
  }
  for (const { sentence, words } of group.mentions) {
    const lead = terms.text.slice(sentence.start, words.start);
    const near =
      group.count === null ? terms.text.slice(Math.max(0, words.start - 1_500), words.start) : lead.slice(-300);
    const isBeside = !OFFERED.test(near) && /concurrent private/i.test(terms.text.slice(words.end, sentence.end));
    if (part.isTakedown && (isBeside || UNREGISTERED.test(near)))
      return { value: 'to be issued', at: words, confidence: 0.9 };
    if (/exercise of (?:the |our |all |outstanding )*$/i.test(near)) break;
    if (part.isTakedown && PRIVATE.test(group.label) && /(?:agreed|agree|will|to) (?:to )?issue/i.test(near)) {
      return { value: 'to be issued', at: words, confidence: STATED };
    }
    if (part.isTakedown && sentence.start < TITLE) return { value: 'offered', at: words, confidence: STATED };
    if (OFFERED.test(near) && !PRIVATE.test(near))
      return { value: 'offered', at: words, confidence: part.isTakedown ? 0.9 : STATED };
    if (part.isTakedown && TO_COME.test(near)) return { value: 'to be issued', at: words, confidence: STATED };
  }
  return {
    value: part.isTakedown && !group.isListed && PRIVATE.test(group.label) ? 'to be issued' : 'outstanding',
    at,
    confidence: 0.7,
  };
}
