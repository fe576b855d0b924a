import type { IsoDate } from '../../core/dates.ts';
import { type DateMention, datesIn } from '../layout/dates.ts';
import type { FlatText, Sentence, TextRange } from '../prose/flat-text.ts';
import { numberOf, shifted, textBefore } from '../prose/matches.ts';
import { pattern } from '../prose/pattern.ts';
import { type CountedShares, countedShares } from './counted-shares.ts';

/** A date with the words that give it. */
export interface StatedDate {
  readonly value: IsoDate;
  readonly range: TextRange;
}

/** Shares outstanding as one sentence or row states them. */
export interface ShareStatement {
  readonly shares: number;
  readonly sharesRange: TextRange;
  readonly asOf: StatedDate | null;
  /** "Class A" where the count is of one class; else empty. */
  readonly shareClass: string;
  /** `float`: the sentence that computes the public float; `cover`; `text`; `split`: before a reverse split. */
  readonly source: 'float' | 'cover' | 'text' | 'split';
  /** Replaced by an event that the document reports. */
  readonly isBefore?: boolean;
  /** The date is that of a heading, a defined term or a neighboring sentence. */
  readonly isDateFar?: boolean;
}

const MOST = 120;
/** A cover's instruction, or the heading of a list or table of classes: shares outstanding follow. */
const HEADING = pattern('i')`
  \b(?:indicate|state) the number of (?:shares|units|outstanding shares)\b
  |\b(?:shares|stock|number|units)\b[^.;\d]{0,60}\boutstanding\b|\boutstanding(?: shares)? (?:as of|at|on)\b|\toutstanding\b
`;
/** Lines that a heading covers. */
const REACH = 6;
const STOCK = /\b(?:common|ordinary|capital|class [a-z]|voting|shares?|ADSs?|stock)\b/i;

interface Heading {
  readonly date: StatedDate | null;
  /** The number of the last sentence that it covers. */
  readonly last: number;
  /** The number of its own sentence where leader dots or a colon end it: the count alone follows. */
  readonly openAt: number | null;
}

/** Sentences, rows and cover lines on shares outstanding, with the date they are stated for. */
export function shareStatements(flat: FlatText): ShareStatement[] {
  const found: ShareStatement[] = [];
  const cover = coverEnd(flat);
  const defined = definedDates(flat);
  let heading: Heading | null = null;
  for (const [index, sentence] of flat.sentences.entries()) {
    const { text, start } = sentence;
    const hasCount = /\d,\d{3}|\d (?:million|billion)\b/.test(text);
    const isAbout = /outstanding|\bin issue\b/i.test(text);
    if (!hasCount) {
      if (isAbout && text.length < 700 && HEADING.test(text)) heading = headingOf(sentence, index, heading);
      continue;
    }
    const isUnder: boolean =
      heading !== null &&
      index <= heading.last &&
      (isItem(sentence, start < cover) || isAlone(sentence, heading, index));
    if (!isAbout && !isUnder) continue;
    const ahead = isUnder ? heading : null;
    for (const one of countedShares(text, isUnder && !isAbout)) {
      const statement = statementOf(sentence, one, cover, defined, ahead);
      if (statement !== null && !isScaled(flat, statement) && !isOfAnother(flat, statement)) found.push(statement);
    }
    if (found.length >= MOST) break;
  }
  return [...found, ...splitCounts(flat).filter((one) => !isScaled(flat, one))];
}

function headingOf({ text, start }: Sentence, index: number, before: Heading | null): Heading {
  const [date] = datesIn(text);
  const inherited = before !== null && index <= before.last ? before.date : null;
  const openAt = /(?:\.{3}|:)$/.test(text) ? index : null;
  return { date: date === undefined ? inherited : statedDate(date, start), last: index + REACH, openAt };
}

/** A row or line that names stock and counts it, under a heading; in prose only on a cover. */
function isItem({ text }: Sentence, isCover: boolean): boolean {
  if (text.length > 400 || !STOCK.test(text) || /\$ ?\d[\d,]{4,}/.test(text)) return false;
  return text.includes('\t') || isCover;
}

/** "Number of shares outstanding as of February 28, 1999........ 12,345,678". */
function isAlone({ text }: Sentence, { openAt }: Heading, index: number): boolean {
  return openAt !== null && index === openAt + 1 && /^\d[\d,]+(?: shares)?(?:$|\n|\t)/i.test(text.slice(0, 60));
}

function statementOf(
  { text, start }: Sentence,
  one: CountedShares,
  cover: number,
  defined: ReadonlyMap<string, StatedDate>,
  heading: Heading | null,
): ShareStatement | null {
  const isFloat = /non-?affiliates/i.test(text) && /market value|public float/i.test(text);
  const isOnCover =
    start < cover || (start < 9_000 && /registrant|issuer|latest practicable|indicate the number/i.test(text));
  const far = heading?.date ?? definedDateIn(text, one, defined);
  const asOf = one.date === null ? far : statedDate(one.date, start);
  // A bare "50,400 shares outstanding" without a date may be of any class.
  const isCommon = /common|ordinary|capital stock|ADS|American depositary|class [a-z]/i.test(text);
  if (asOf === null && !isFloat && !isCommon) return null;
  return {
    shares: one.shares,
    sharesRange: shifted(one, start),
    asOf,
    shareClass: one.shareClass,
    source: isFloat ? 'float' : isOnCover ? 'cover' : 'text',
    isBefore: one.isBefore,
    isDateFar: one.date === null,
  };
}

const DEFINED = /\(the "([A-Z]\w+(?: \w+){0,2} Date)"\)/g;

/** "On March 14, 2025 (the "Closing Date")": what dates the document defines, by name; a name of two dates is left out. */
function definedDates(flat: FlatText): ReadonlyMap<string, StatedDate> {
  const dates = new Map<string, StatedDate>();
  const ambiguous = new Set<string>();
  for (const { index, 1: name = '' } of flat.text.matchAll(DEFINED)) {
    const from = Math.max(0, index - 40);
    const date = datesIn(flat.text.slice(from, index)).at(-1);
    if (date === undefined || index - from - date.end > 3) continue;
    const known = dates.get(name);
    if (known !== undefined && known.value !== date.date) ambiguous.add(name);
    dates.set(name, statedDate(date, from));
    if (dates.size > 40) break;
  }
  for (const name of ambiguous) dates.delete(name);
  return dates;
}

const NAMED_DATE = /\bthe ([A-Z]\w+(?: \w+){0,2} Date)\b/g;

/** The defined date that the clause of a count names. */
function definedDateIn(
  text: string,
  { start, end }: CountedShares,
  defined: ReadonlyMap<string, StatedDate>,
): StatedDate | null {
  if (defined.size === 0) return null;
  for (const { index, 1: name = '' } of text.matchAll(NAMED_DATE)) {
    const isNear = index < end ? start - index < 200 : index - end < 160;
    const date = defined.get(name);
    if (isNear && date !== undefined) return date;
  }
  return null;
}

/** Where the cover of a periodic report ends; 0 for other documents. */
export function coverEnd(flat: FlatText): number {
  const head = flat.text.slice(0, 5_000);
  const isCover = /\bcommission file (?:number|no)/i.test(head);
  if (!isCover || !/\b(?:annual|quarterly|transition) report\b/i.test(head)) return 0;
  const stop = /\btable of contents\b|\bpart i\b(?!,? ?i|,? and)|\n ?item 1\b/i.exec(flat.text.slice(2_000, 14_000));
  return stop === null ? 9_000 : 2_000 + stop.index;
}

const SCALED = pattern('i')`
  \bin (?:US |U\.S\. )?(?:dollars |\$ )?(?:millions|thousands)\b
  |\b(?:millions|thousands) of (?:U\.?S\.? )?dollars\b
`;

/** The balance sheet's "24,477 shares issued and outstanding" of a report in millions. */
function isScaled(flat: FlatText, { shares, sharesRange }: ShareStatement): boolean {
  return shares < 1_000_000 && SCALED.test(textBefore(flat.text, sharesRange.start, 6_000));
}

/** "issuance of 4,000,000 shares of Birch Metals Corp. common stock outstanding": a company that the cover does not name. */
const OF_COMPANY =
  /^ shares of (?:outstanding )?(?!Class |Series |Common |Ordinary |Capital |Company|Registrant|Issuer|American )([A-Z][\w&-]{2,})[^.;\d]{0,60}?\b(?:common|ordinary|capital)\b/;

function isOfAnother(flat: FlatText, { sharesRange: { start, end } }: ShareStatement): boolean {
  const name = OF_COMPANY.exec(flat.text.slice(end, end + 120))?.[1];
  return name !== undefined && !flat.text.slice(0, Math.min(start, 5_000)).toLowerCase().includes(name.toLowerCase());
}

export function statedDate({ date, start, end }: DateMention, offset: number): StatedDate {
  return { value: date, range: shifted({ start, end }, offset) };
}

const N = '(?<!\\d|\\d,)(\\d{1,3}(?:,\\d{3})+)(?!,?\\d|[A-Za-z]\\d)';

/** Counts before a reverse split: the rows of its table, or "N ordinary shares become approximately M". */
function splitCounts(flat: FlatText): ShareStatement[] {
  if (!/reverse (?:stock |share )?split|(?:share|stock) consolidation/i.test(flat.text)) return [];
  const found: ShareStatement[] = [];
  for (const pattern of [
    new RegExp(`shares issued and outstanding\\s+${N}`, 'gi'),
    new RegExp(`${N} (?:\\w+ ){0,3}shares (?:will )?become\\b`, 'gi'),
  ]) {
    for (const match of flat.text.matchAll(pattern)) {
      const [words, digits = ''] = match;
      const start = match.index + words.indexOf(digits);
      const sharesRange = { start, end: start + digits.length };
      found.push({ shares: numberOf(digits), sharesRange, asOf: null, shareClass: '', source: 'split' });
      if (found.length > 4) return found;
    }
  }
  return found;
}
