import type { SubmissionDocument } from '../../core/submission.ts';
import { verbose } from '../layout/patterns.ts';
import { type CurrentPart, currentSentences } from '../prose/current-part.ts';
import type { FlatText } from '../prose/flat-text.ts';
import { captured, matchesIn } from '../prose/matches.ts';
import { CHECKED, DOUBTFUL, STATED, type StatedItem, type StatedValue } from '../prose/stated-items.ts';
import type { Item } from './convertible-terms.ts';

import { isPreFunded, labelKey } from './labels.ts';
import type { Warrant } from './result.ts';
import { uncountedClasses, unitWarrants, type WarrantGroup, warrantGroups } from './warrant-groups.ts';
import { warrantMentions } from './warrant-mentions.ts';
import { warrantStatements } from './warrant-statements.ts';
import type { TableWarrant } from './warrant-tables.ts';
import { warrantTables } from './warrant-tables.ts';
import type { WarrantStatement } from './warrant-terms.ts';

/** Cover, summary and "The Offering". */
const FRONT = 40_000;
/** Pre-funded warrants have an exercise price of a cent or less. */
const NOMINAL = 0.01;
/** "The holder agreed to exercise the Existing Warrants for cash", "induce the holders to exercise their existing warrants". */
const EXERCISES_EXISTING =
  /\bexercis(?:e|ed|ing)\b(?:(?! price)[^.;]|\.\d){0,120}?\b(?:existing|original) warrants?\b|\b(?:existing|original) warrants? (?:were|was|have been|has been) (?:immediately |fully )?exercised/i;
const INDUCED = /\b(?:induce\w*|agreed to (?:immediately )?exercise|in (?:exchange|consideration)\b|exercised)\b/i;
/** "No June Warrants remain outstanding", "all of the Series B Warrants were exercised". */
const GONE_CLASS = verbose('gi')`
  \bno ([\w' -]{3,60}?warrants?) (?:remain(?:ed)?|are|were) outstanding
  |\ball (?:of )?(?:the |such |these |our )?([\w' -]{0,60}?warrants?) (?:were|have been|had been) (?:fully )?(?:exercised|redeemed|cancell?ed)`;

/**
 * The classes of warrants that a document counts, in order of their first count, with the terms it states for them.
 * Relies on the standard sentences "warrants to purchase up to N shares", "N shares issuable upon the exercise of
 * outstanding warrants", "exercise price of $P per share", and on defined terms to tell classes apart.
 */
export function findWarrants(flat: FlatText, part: CurrentPart, document: SubmissionDocument): StatedItem[] {
  const gone = part.isProspectus ? new Set<string>() : goneClasses(flat, part);
  const mentions = warrantMentions(flat, part);
  const all = warrantGroups(
    [...mentions, ...unitWarrants(flat, part, mentions)].toSorted((a, b) => a.at.start - b.at.start),
    part.isProspectus,
  );
  const counted = all.filter(({ keys }) => ![...keys].some((key) => gone.has(key)));
  const groups = [...counted, ...uncountedClasses(flat, part, all)];
  const statements = warrantStatements(flat, part, groups);
  const items = groups
    .map((group) => itemOf(flat, part, group, statements.get(group) ?? []))
    .filter((item) => item.has('count') || item.has('exercisePrice'));
  if (isInducement(flat, part)) for (const item of items) doubtExisting(item);
  return [...items, ...fromTables(flat, part, document, items)];
}

/** Whether a document reports an inducement: existing warrants exercised for new ones. */
function isInducement(flat: FlatText, part: CurrentPart): boolean {
  for (const { words } of currentSentences(flat, part, /\b(?:existing|original) warrants?\b/gi))
    if (EXERCISES_EXISTING.test(words) && INDUCED.test(words)) return true;
  return false;
}

/** The count of existing warrants before an inducement is not how many remain. */
function doubtExisting(item: Item): void {
  if (!/\b(?:existing|original)\b/i.test(String(item.get('label')?.value))) return;
  for (const member of ['count', 'status']) {
    const known = item.get(member);
    if (known !== undefined) item.set(member, { ...known, confidence: DOUBTFUL });
  }
}

/** The classes that a report says are used up; "all pre-funded warrants" may be those of another offering. */
function goneClasses(flat: FlatText, part: CurrentPart): Set<string> {
  const keys = new Set<string>();
  for (const match of matchesIn(flat.text, part, GONE_CLASS)) {
    const key = labelKey(captured(match)?.text ?? '');
    if (key !== '' && key !== 'pre-funded') keys.add(key);
    if (keys.size > 100) break;
  }
  return keys;
}

/** Rows of tables that no sentence counts; a row with the count of a sentence adds its price to that class. */
function fromTables(flat: FlatText, part: CurrentPart, document: SubmissionDocument, stated: Item[]): StatedItem[] {
  if (!/\bwarrants?\b/i.test(flat.text) || !/(?:exercise|strike)/i.test(flat.text)) return [];
  const items: StatedItem[] = [];
  for (const row of warrantTables(document)) {
    if (flat.rangeOf(row.count.at).start >= part.end) continue;
    const same = stated.find((item) => item.get('count')?.value === row.count.value);
    if (same === undefined) items.push(tableItemOf(flat, part, row));
    else if (row.price !== null && !same.has('exercisePrice')) {
      const at = flat.rangeOf(row.price.at);
      same.set('exercisePrice', { value: row.price.value, at, confidence: STATED });
    }
  }
  return items;
}

function tableItemOf(flat: FlatText, part: CurrentPart, row: TableWarrant): StatedItem {
  const item: Item = new Map();
  const put = (member: string, cell: TableWarrant['label' | 'count'] | null, confidence: number): void => {
    if (cell !== null) item.set(member, { value: cell.value, at: flat.rangeOf(cell.at), confidence });
  };
  const sure = row.isScaled === true ? STATED : row.isSummed === true ? CHECKED : 0.9;
  put('label', row.label, STATED);
  put('count', row.count, sure);
  put('exercisePrice', row.price, row.isAverage === true ? STATED : sure);
  put('expires', row.expires, sure);
  const at = flat.rangeOf(row.label.at);
  item.set('preFunded', preFundedOf(isPreFunded(row.label.value), row.price?.value, at, STATED));
  item.set('status', { value: 'outstanding', at, confidence: part.isProspectus ? STATED : 0.9 });
  return item;
}

/** Pre-funded by name or by price; where both are known and agree it is sure. */
function preFundedOf(isNamed: boolean, price: unknown, at: StatedValue['at'], unpriced: number): StatedValue {
  const isNominal = typeof price === 'number' && price <= NOMINAL;
  const sure = isNamed === isNominal ? CHECKED : STATED;
  return { value: isNamed || isNominal, at, confidence: price === undefined ? unpriced : sure };
}

function itemOf(flat: FlatText, part: CurrentPart, group: WarrantGroup, statements: readonly WarrantStatement[]): Item {
  const item: Item = new Map();
  const [first] = group.mentions;
  if (first === undefined) return item;
  item.set('label', { value: group.label, at: first.words, confidence: STATED });
  // Deep in a prospectus there is history too: one sentence alone is not enough.
  const isPresent = !part.isProspectus || group.isListed || first.at.start < FRONT;
  if (group.count !== null) {
    const isTwice = new Set(group.mentions.map(({ sentence }) => sentence.start)).size > 1;
    const isWhole = statements.some(({ isBesideCount, member }) => isBesideCount && member === 'exercisePrice');
    const isRounded = /million/.test(flat.text.slice(first.at.start, first.at.end));
    const isSure = (isTwice || (isWhole && isPresent)) && !isRounded && first.isDerived !== true;
    const confidence = group.isDisputed ? DOUBTFUL : isSure ? CHECKED : STATED;
    item.set('count', { value: group.count, at: first.at, confidence });
  }
  const price = priceOf(group, statements, isPresent);
  if (price !== null) item.set('exercisePrice', price);
  for (const member of ['expires', 'exercisable', 'priceProtection', 'ratchet'] as const) {
    const [chosen, ...others] = statements.filter((one) => one.member === member);
    if (chosen === undefined) continue;
    const isConsistent = others.every(({ value }) => value === chosen.value);
    item.set(member, { value: chosen.value, at: chosen.at, confidence: isConsistent ? STATED : DOUBTFUL });
  }
  const unpriced = group.preFunded ? STATED : 0.9;
  item.set('preFunded', preFundedOf(group.preFunded, price?.value, first.words, unpriced));
  item.set('status', statusOf(flat, part, group));
  return item;
}

/** A price beside the count before one elsewhere; of pre-funded warrants the least, as their purchase price is near. */
function priceOf(group: WarrantGroup, statements: readonly WarrantStatement[], isPresent: boolean): StatedValue | null {
  const prices = statements.filter(({ member }) => member === 'exercisePrice');
  const own = prices.filter(({ isBesideCount }) => isBesideCount);
  const amended = prices.find(({ isAmended }) => isAmended === true);
  if (amended !== undefined && !group.preFunded)
    return { value: amended.value, at: amended.at, confidence: amended.isBesideCount ? CHECKED : STATED };
  const isListed = group.isListed && group.mentions.every(({ alias }) => alias === null);
  const candidates = isListed || own.length > 0 ? own : prices;
  const [chosen] = group.preFunded ? prices.toSorted((a, b) => Number(a.value) - Number(b.value)) : candidates;
  if (chosen === undefined) return null;
  const isConsistent = (isListed ? own : prices).every(({ value }) => value === chosen.value);
  const places = new Set(prices.filter(({ value }) => value === chosen.value).map(({ at }) => at.start)).size;
  const isSure = (chosen.isBesideCount && isPresent) || places > 1;
  const isPlausible = !group.preFunded || Number(chosen.value) <= NOMINAL;
  const confidence = isConsistent && isPlausible ? (isSure ? CHECKED : STATED) : DOUBTFUL;
  return { value: chosen.value, at: chosen.at, confidence };
}

const OFFERED =
  /\b(?:we|the company|[A-Z]\w+) (?:are|is) (?:hereby )?(?:also )?offering|offered (?:hereby|by (?:us|this))|pursuant to this prospectus/i;
const PRIVATE = /private placement|unregistered|placement agent|underwriter|representative|designees/i;
const UNREGISTERED = /private placement|unregistered|not being registered/i;
const TO_COME =
  /(?:are|is) (?:also )?(?:selling|issuing)|(?:will|agreed to|to be|also) (?:sell|sold|issue|issued)|concurrent private/i;
/** The title of a prospectus. */
const TITLE = 1_500;

/** Whether a class is outstanding, offered by the document, or to be issued beside the offering. */
function statusOf({ text }: FlatText, part: CurrentPart, group: WarrantGroup): StatedValue {
  const { isTakedown } = part;
  const [first] = group.mentions;
  const at = first?.words ?? { start: 0, end: 0 };
  const status = (value: Warrant['status'], confidence: number, place = at): StatedValue => ({
    value,
    at: place,
    confidence,
  });
  if (group.isListed || !part.isProspectus) {
    const words = first === undefined ? '' : text.slice(first.sentence.start, first.sentence.end);
    return status('outstanding', group.isListed || /\b(?:issued|outstanding)\b/i.test(words) ? 0.9 : STATED);
  }
  for (const { sentence, words } of group.mentions) {
    const from = group.count === null ? words.start - 1_500 : Math.max(sentence.start, words.start - 300);
    const near = text.slice(Math.max(0, from), words.start);
    const isOffered = OFFERED.test(near);
    if (isTakedown) {
      const isBeside = !isOffered && /concurrent private/i.test(text.slice(words.end, sentence.end));
      if (isBeside || UNREGISTERED.test(near)) return status('to be issued', 0.9, words);
    }
    if (/exercise of (?:the |our |all |outstanding )*$/i.test(near)) break;
    if (isTakedown && PRIVATE.test(group.label) && /(?:agreed|agree|will|to) (?:to )?issue/i.test(near))
      return status('to be issued', STATED, words);
    if (isTakedown && sentence.start < TITLE) return status('offered', STATED, words);
    if (isOffered && !PRIVATE.test(near)) return status('offered', isTakedown ? 0.9 : STATED, words);
    if (isTakedown && TO_COME.test(near)) return status('to be issued', STATED, words);
  }
  return status(isTakedown && PRIVATE.test(group.label) ? 'to be issued' : 'outstanding', 0.7);
}
