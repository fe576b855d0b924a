import type { SubmissionDocument } from '../../core/submission.ts';
import { type Witness, type WitnessedItem, type WitnessedValue, witnessed } from '../evidence/witnesses.ts';
import { verbose } from '../layout/patterns.ts';
import { type CurrentPart, currentSentences } from '../prose/current-part.ts';
import type { FlatText } from '../prose/flat-text.ts';
import { captured, firstMatch, matchesIn, numberOf, textBefore } from '../prose/matches.ts';
import { DOUBTFUL, STATED, type StatedValue } from '../prose/stated-items.ts';
import type { Item } from './convertible-terms.ts';
import { dilutiveWarrants } from './dilutive-securities.ts';
import { isPreFunded, labelKey } from './labels.ts';
import { separatePrices } from './pre-funded-price.ts';
import type { Warrant } from './result.ts';
import {
  isBalance,
  isDescribed,
  uncountedClasses,
  unitWarrants,
  type WarrantGroup,
  warrantGroups,
} from './warrant-groups.ts';
import { warrantInstrument } from './warrant-instrument.ts';
import { isListedAlone, isPricedAlone } from './warrant-lists.ts';
import { warrantMentions } from './warrant-mentions.ts';
import { warrantStatements } from './warrant-statements.ts';
import type { TableWarrant } from './warrant-tables.ts';
import { warrantTables } from './warrant-tables.ts';
import type { WarrantStatement } from './warrant-terms.ts';

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
export function findWarrants(flat: FlatText, part: CurrentPart, document: SubmissionDocument): WitnessedItem[] {
  const gone = part.isProspectus ? new Set<string>() : goneClasses(flat, part);
  const mentions = warrantMentions(flat, part);
  const all = warrantGroups(
    [...mentions, ...unitWarrants(flat, part, mentions)].toSorted((a, b) => a.at.start - b.at.start),
    part.isProspectus,
  );
  // "All pre-funded warrants" may be those of another offering.
  const isGone = (key: string): boolean => key !== 'pre-funded' && gone.has(key);
  const counted = all.filter((group) => isBalance(group) || ![...group.keys].some(isGone));
  const isUsedUp = (group: WarrantGroup): boolean => [...group.keys].some((key) => gone.has(key));
  const groups = [...counted, ...uncountedClasses(flat, part, all).filter((group) => !isUsedUp(group))];
  const statements = warrantStatements(flat, part, groups);
  const items = groups
    .map((group) => itemOf(flat, part, group, statements.get(group) ?? []))
    .filter((item) => item.has('count') || item.has('exercisePrice'));
  // What an instrument says of itself beats what sentences about "the warrant" give.
  const own = warrantInstrument(flat, part);
  if (own !== null) return [own];
  if (isInducement(flat, part)) for (const item of items) doubtExisting(item);
  const read = [...items, ...fromTables(flat, part, document, items)];
  const excluded = read.length > 0 ? null : dilutiveWarrants(flat, part, document);
  const found = excluded === null ? read : [excluded];
  separatePrices(found, flat, part);
  shareIdenticalTerms(found, flat, part);
  shareCommonPrice(found, flat, part);
  return found;
}

/** "The Private Placement Warrants are identical to the Public Warrants, except that …". */
const IDENTICAL = verbose('i')`
  \b(private(?: placement)?|sponsor|representative|working capital|placement) warrants?\b[^.;]{0,80}?\b(?:are|is|will be|have terms|has terms)(?: \w+ly)? (?:identical|the same as|similar|in the same form)
  [^.;]{0,40}?\b(?:public )?warrants?\b`;

/** The terms of public warrants for the private ones that are said to be identical. */
function shareIdenticalTerms(items: readonly Item[], flat: FlatText, part: CurrentPart): void {
  const publics = items.filter((item) => /\bpublic\b/i.test(String(item.get('label')?.value)));
  const [model] = publics;
  if (model === undefined || publics.length > 1) return;
  for (const { words } of currentSentences(flat, part, /\b(?:identical|the same as|similar|same form)\b/gi, 60)) {
    const kind = IDENTICAL.exec(words)?.[1];
    if (kind === undefined) continue;
    for (const item of items) {
      if (item === model || !String(item.get('label')?.value).toLowerCase().includes(kind.toLowerCase())) continue;
      for (const member of ['exercisePrice', 'expires'] as const) {
        const shared = model.get(member);
        // "Identical, except" leaves room; what the words give both classes has no second witness.
        if (shared !== undefined && !item.has(member)) item.set(member, { ...shared, witnesses: [] });
      }
    }
  }
}

/** "The exercise price of each warrant is $11.50", ""Exercise Price" of the Warrants means $2.96", "each warrant entitles its holder to purchase one share at $11.50". */
const COMMON_PRICE = verbose('i')`
  ^(?:Section \d[\d.]{0,8} |\d[\d.]{0,8} )?(?:the )?"?(?:exercise|warrant) price"? (?:of|for) (?:each|the|all|all of the) (?:whole )?warrants? (?:is|was|are|means|shall mean|shall be|will be) (?:US)?\$ ?(\d[\d,]*(?:\.\d+)?)(?!,?\d|\.\d)
  |^(?:each|one) (?:such )?(?:whole )?warrant (?:entitles|entitled|is exercisable|will entitle|gives)\b[^$;]{0,120}?(?:at|of) (?:US)?\$ ?(\d[\d,]*(?:\.\d+)?)(?!,?\d|\.\d)`;

/** The one price that a sentence about all warrants gives, for the classes without a price of their own. */
function shareCommonPrice(items: readonly Item[], flat: FlatText, part: CurrentPart): void {
  if (items.every((item) => item.has('exercisePrice'))) return;
  const prices = [...currentSentences(flat, part, /\bwarrants?\b/gi, 400)].flatMap((sentence) => {
    const price = captured(firstMatch(flat.text, sentence, COMMON_PRICE));
    return price ?? [];
  });
  const [price] = prices;
  if (price === undefined || prices.some(({ text }) => numberOf(text) !== numberOf(price.text))) return;
  for (const item of items)
    if (!item.has('exercisePrice') && item.get('preFunded')?.value !== true && item.get('count') !== undefined)
      item.set('exercisePrice', witnessed(numberOf(price.text), { start: price.start, end: price.end }));
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

const HYPOTHESIS = /\b(?:if|assum\w+|unless|until|when|once|upon) (?:that )?$/i;

/** The classes that a report says are used up. */
function goneClasses(flat: FlatText, part: CurrentPart): Set<string> {
  const keys = new Set<string>();
  for (const match of matchesIn(flat.text, part, GONE_CLASS)) {
    if (HYPOTHESIS.test(textBefore(flat.text, match.start, 40))) continue;
    const key = labelKey(captured(match)?.text ?? '');
    if (key !== '') keys.add(key);
    if (keys.size > 100) break;
  }
  return keys;
}

/** Rows of tables that no sentence counts; a row with the count of a sentence adds its price to that class. */
function fromTables(flat: FlatText, part: CurrentPart, document: SubmissionDocument, stated: Item[]): Item[] {
  if (!/\bwarrants?\b/i.test(flat.text) || !/(?:exercise|strike)/i.test(flat.text)) return [];
  const items: Item[] = [];
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

function tableItemOf(flat: FlatText, part: CurrentPart, row: TableWarrant): Item {
  const item: Item = new Map();
  const put = (member: string, cell: TableWarrant['label' | 'count'] | null, ...others: readonly Witness[]): void => {
    if (cell !== null) item.set(member, witnessed(cell.value, flat.rangeOf(cell.at), ...others));
  };
  // The heading of the column names the term; the table is about warrants by its title or its rows.
  const section: readonly Witness[] = row.isScaled === true ? [] : ['section'];
  put('label', row.label);
  put('count', row.count, ...section, ...(row.isSummed === true ? (['total'] as const) : []));
  put('exercisePrice', row.price, ...(row.isAverage === true ? [] : section));
  put('expires', row.expires, ...section);
  const at = flat.rangeOf(row.label.at);
  item.set('preFunded', preFundedOf(isPreFunded(row.label.value), row.price?.value, row.expires?.value, at));
  item.set('status', witnessed('outstanding', at, ...(part.isProspectus ? [] : (['section'] as const))));
  return item;
}

/** Nobody but the buyer of a pre-funded warrant exercises for so little; a lender's warrants cost a cent and expire. */
const LEAST_OTHER = 0.001;

/** Pre-funded by name, or by a nominal price, for a cent only without a term. Sure where name and price agree. */
function preFundedOf(isNamed: boolean, price: unknown, expires: unknown, at: StatedValue['at']): WitnessedValue {
  if (typeof price !== 'number') return witnessed(isNamed, at);
  const isNominal = price <= NOMINAL;
  if (isNamed === isNominal) return witnessed(isNamed, at, 'name');
  return witnessed(isNamed || (isNominal && (price <= LEAST_OTHER || !hasTerm(expires))), at);
}

function hasTerm(expires: unknown): boolean {
  return (
    typeof expires === 'string' &&
    /\d{4}|\b(?:year|anniversary|month)/i.test(expires) &&
    !/exercised in full/i.test(expires)
  );
}

function itemOf(flat: FlatText, part: CurrentPart, group: WarrantGroup, statements: readonly WarrantStatement[]): Item {
  const item: Item = new Map();
  const [first] = group.mentions;
  if (first === undefined) return item;
  item.set('label', witnessed(group.label, first.words));
  if (group.count !== null) {
    const own = group.mentions.filter(({ count }) => count === group.count);
    const isTwice = new Set(own.map(({ sentence }) => sentence.start)).size > 1;
    const isRounded = /million/.test(flat.text.slice(first.at.start, first.at.end));
    const isSure = isTwice && !isRounded && first.isDerived !== true;
    const listed: readonly Witness[] = isListedAlone(flat, first) ? ['section'] : [];
    const count = witnessed(group.count, first.at, ...(isSure ? (['place'] as const) : []), ...listed);
    item.set('count', group.isDisputed ? { ...count, confidence: DOUBTFUL } : count);
  }
  const price = priceOf(flat, group, statements);
  if (price !== null) item.set('exercisePrice', price);
  for (const member of ['expires', 'exercisable', 'priceProtection', 'ratchet'] as const) {
    const [chosen, ...others] = statements.filter((one) => one.member === member);
    if (chosen === undefined) continue;
    const isConsistent = others.every(({ value }) => value === chosen.value);
    const places = new Set(others.map(({ at }) => at.start).filter((start) => start !== chosen.at.start));
    const isRestated = isConsistent && places.size > 0;
    const term = witnessed(chosen.value, chosen.at, ...(isRestated ? (['place'] as const) : []));
    item.set(member, isConsistent ? term : { ...term, confidence: DOUBTFUL });
  }
  item.set('preFunded', preFundedOf(group.preFunded, price?.value, item.get('expires')?.value, first.words));
  item.set('status', statusOf(flat, part, group));
  return item;
}

/** A price beside the count before one elsewhere; of pre-funded warrants the least, as their purchase price is near. */
function priceOf(flat: FlatText, group: WarrantGroup, statements: readonly WarrantStatement[]): WitnessedValue | null {
  const prices = statements.filter(({ member }) => member === 'exercisePrice');
  const own = prices.filter(({ isBesideCount }) => isBesideCount);
  const amended = prices.find(({ isAmended }) => isAmended === true);
  if (amended !== undefined && !group.preFunded) return witnessed(amended.value, amended.at);
  const isListed = !isDescribed(group);
  const candidates = isListed || own.length > 0 ? own : prices;
  const [chosen] = group.preFunded ? prices.toSorted((a, b) => Number(a.value) - Number(b.value)) : candidates;
  if (chosen === undefined) return null;
  const isConsistent = (isListed ? own : prices).every(({ value }) => value === chosen.value);
  const places = new Set(prices.filter(({ value }) => value === chosen.value).map(({ at }) => at.start)).size;
  const isPlausible = !group.preFunded || Number(chosen.value) <= NOMINAL;
  const first = group.mentions.find(({ isListed }) => isListed);
  const isInList = first !== undefined && isPricedAlone(flat, first, chosen.at);
  const price = witnessed(
    chosen.value,
    chosen.at,
    ...(places > 1 ? (['place'] as const) : []),
    ...(isInList ? (['section'] as const) : []),
  );
  return isConsistent && isPlausible ? price : { ...price, confidence: DOUBTFUL };
}

const OFFERED =
  /\b(?:we|the company|[A-Z]\w+) (?:are|is) (?:hereby )?(?:also )?offering|offered (?:hereby|by (?:us|this))|pursuant to this prospectus/i;
const PRIVATE = /private placement|unregistered|placement agent|underwriter|representative|designees/i;
const UNREGISTERED = /private placement|unregistered|not being registered/i;
const TO_COME =
  /(?:are|is) (?:also )?(?:selling|issuing)|(?:will|agreed to|to be|also) (?:sell|sold|issue|issued)|concurrent private/i;
/** The title of a prospectus. */
const TITLE = 1_500;
/** No words say it: what remains where nothing else fits. */
const GUESSED = 0.7;

/** Whether a class is outstanding, offered by the document, or to be issued beside the offering. */
function statusOf({ text }: FlatText, part: CurrentPart, group: WarrantGroup): WitnessedValue {
  const { isTakedown } = part;
  const [first] = group.mentions;
  const at = first?.words ?? { start: 0, end: 0 };
  const status = (value: Warrant['status'], place = at, ...others: readonly Witness[]): WitnessedValue =>
    witnessed(value, place, ...others);
  if (group.isListed || !part.isProspectus) {
    // The words say so, in a list of what is outstanding or in a report on what is.
    const words = first === undefined ? '' : text.slice(first.sentence.start, first.sentence.end);
    const isSaid = group.isListed || /\boutstanding\b/i.test(words);
    return status('outstanding', at, ...(isSaid ? (['section'] as const) : []));
  }
  for (const { sentence, words } of group.mentions) {
    const from = group.count === null ? words.start - 1_500 : Math.max(sentence.start, words.start - 300);
    const near = text.slice(Math.max(0, from), words.start);
    const isOffered = OFFERED.test(near);
    if (isTakedown) {
      const isBeside = !isOffered && /concurrent private/i.test(text.slice(words.end, sentence.end));
      if (isBeside || UNREGISTERED.test(near)) return status('to be issued', words, 'section');
    }
    // What a count of shares leaves out is outstanding.
    const lead = text.slice(Math.max(sentence.start, words.start - 1_500), words.start);
    if (/\bexclud(?:es?|ing)\b|\bdo(?:es)? not include\b/i.test(lead)) break;
    if (/exercise of (?:the |our |all |outstanding )*$/i.test(near)) break;
    if (isTakedown && PRIVATE.test(group.label) && /(?:agreed|agree|will|to) (?:to )?issue/i.test(near))
      return status('to be issued', words);
    const isOnCover = isTakedown || group.mentions.every(({ isDerived }) => isDerived === true);
    // The title of a prospectus lists what it offers.
    if (isOnCover && sentence.start < TITLE)
      return status('offered', words, ...(isTakedown ? (['section'] as const) : []));
    if (isOffered && !PRIVATE.test(near))
      return status('offered', words, ...(isTakedown ? (['section'] as const) : []));
    if (isTakedown && TO_COME.test(near)) return status('to be issued', words);
  }
  return { ...status(isTakedown && PRIVATE.test(group.label) ? 'to be issued' : 'outstanding'), confidence: GUESSED };
}
