import { verbose } from '../../layout/patterns.ts';
import { sentenceStops } from '../../prose/sentences.ts';
import { endsWithForm, endsWithLegalForm, isSentence, nameKey, registrantKey } from '../assemble/entity-names.ts';
import { readEntry } from '../assemble/entry.ts';
import { type Entry, REMARK } from '../assemble/entry-parts.ts';
import { type IsRaised, withoutBullet } from '../assemble/marks.ts';
import { isPlace } from '../assemble/places.ts';
import { percentOf, whollyOwned } from '../assemble/shares.ts';
import { OF_PARAGRAPH, OF_SENTENCE } from '../check/list-checks.ts';
import { cut, matched, type Words } from '../lines.ts';
import { QUALIFIER } from './enumerations.ts';
import type { ListReading, ListRow } from './list-row.ts';
import { type Enumeration, OWN_PERCENTS, readEnumeration } from './prose-parts.ts';

const NONE: ProseEntries = { entries: [], isWhole: false, wholly: null };
/** "has two wholly owned subsidiaries, A Bank and B, Inc.", "owns 100% of A, Inc. and B, Inc." */
const OWNER_LEADS: readonly RegExp[] = [
  verbose('iu')`^[\s\S]{0,300}?\b(?:has|have|had)\b[^:;.]{0,80}?\bsubsidiar(?:y|ies)(?:,| named)\s+(?:namely,?\s+)?
    (?=\p{Lu})`,
  verbose('iu')`^[\s\S]{0,300}?\b(?:owns|holds)\s+(?:directly\s+|indirectly\s+)?(?:an?\s+)?\d{1,3}(?:\.\d{1,6})?\s?%\s+
    (?:of|(?:(?:equity|membership|ownership) )?(?:interest|stake) in)\s+(?:both\s+)?(?=\p{Lu})`,
  /^[\s\S]{0,300}?\bwholly[- ]owns\s+(?=\p{Lu})/u,
];
const LEADS: readonly RegExp[] = [
  /^[\s\S]*?\bsubsidiar(?:y|ies)\b[^:;]{0,160}:\s*/i,
  verbose('iu')`^[\s\S]*?\bsubsidiar(?:y|ies)\b[^:;.]{0,120}?\b(?:is|are|consists? of|include[s]?|comprises?)
    (?: as follows)?:?\s+(?=[\p{Lu}\d"“(])`,
  verbose(
    'iu',
  )`^[\s\S]*?\b(?:owns|holds|has)\b[^:;.]{0,120}?\b(?:subsidiar(?:y|ies)|stock|(?:equity )?interests?|equity|
    shares)\b(?: of| in|,|:)?\s+(?:each of )?(?:the following(?: \w+)?:?\s+)?(?=[\p{Lu}\d"“(])`,
];

/** Adds the subsidiaries that sentences name, for exhibits without a list. */
export function addProse(reading: ListReading, isRaised: IsRaised): void {
  for (const paragraph of reading.sentences) {
    const sentences = sentencesOf(paragraph);
    const isHistory = sentences.filter(({ text }) => SAYS_WHO_OWNS.test(text)).length > 1;
    const { length } = reading.rows;
    if (!isHistory && addSentence(reading, paragraph, isRaised)) {
      if (reading.rows.length === length + 1) takeOwnShare(reading.rows.at(-1), paragraph);
      continue;
    }
    // A paragraph that says nothing as a whole, or who owns whom: its sentences, which may repeat a name.
    if (sentences.length < 2) continue;
    for (const sentence of sentences) addSentence(reading, sentence, isRaised, true);
  }
}

/** "The Registrant owns 99% of its stock." behind the sentence on the one company of a paragraph. */
function takeOwnShare(row: ListRow | undefined, paragraph: Words): void {
  const share = matched(paragraph, OWN_SHARE);
  const percent = share && percentOf(share, false);
  if (row?.percent === null && percent !== null && percent !== 'several') row.percent = percent;
}

const OWN_SHARE =
  /\b(?:registrant|company|corporation) (?:directly |indirectly )?(?:owns|holds) \d{1,3}(?:\.\d{1,6})?\s?% of its\b/i;

/** The sentences of an exhibit with a list that name a subsidiary which is no row of it. */
export function unlistedIn({ rows, sentences, registrants }: ListReading, isRaised: IsRaised): Words[] {
  const listed = new Set(rows.map(({ name }) => nameKey(name.text)));
  const isKnown = ({ name: { text } }: Entry): boolean =>
    listed.has(nameKey(text)) || registrants.has(registrantKey(text));
  return sentences
    .flatMap((paragraph) => [...sentencesOf(paragraph), ...gluedTo(paragraph)])
    .filter((sentence) => {
      if (namesCompany(sentence.text) && !isOfListed(sentence.text, listed)) return true;
      if (!SAYS_WHO_OWNS.test(sentence.text) || SAYS_OF_LIST.test(sentence.text)) return false;
      return readProse(sentence, isRaised).entries.some((entry) => !isKnown(entry));
    });
}

/** "The Company owns 50% of the stock of Acme, Inc. and Acme Tower", of companies that are rows. */
function isOfListed(text: string, listed: ReadonlySet<string>): boolean {
  if (text.length > LONGEST_SENTENCE) return false;
  const owned = OWNED.exec(text)?.[1] ?? '';
  const names = owned.replace(/(?<![.\s])[.\s]+$/, '').split(/,?(?<!\s)\s+and\s+|;\s*/);
  return owned !== '' && names.every((name) => listed.has(nameKey(name)));
}

/** "owns 51% of the shares of Acme LLC" */
const OWNED = /%\s(?:[\p{L}-]+\s){0,8}?(?:of|in)\s(?=\p{Lu})([^;]{4,160})/u;

/** "… by the Registrant.ACME CABLE, INC. A Florida corporation": an entry without a space before it. */
function gluedTo(paragraph: Words): Words[] {
  const stop = /[a-z]{3}\.(?=\p{Lu}{2})/u.exec(paragraph.text.slice(0, LONGEST_SENTENCE));
  const tail = stop === null ? null : cut(paragraph, stop.index + stop[0].length);
  return tail !== null && readEntry(tail).knownPlace ? [tail] : [];
}

const SAYS_WHO_OWNS = verbose('i')`\bsubsidiar(?:y|ies),? (?:is|are|of|named|namely)\b|\bsubsidiar(?:y|ies)[,:] |
  \b(?:owns|holds)\b[^.;]{1,80}\b(?:of|in)\b|\bwholly[- ]owns\b`;
/** What is said of the list, or of subsidiaries that it leaves out. */
const SAYS_OF_LIST =
  /\b(?:following|below|listed|above|omit\w*|constitute\w*|certain|significant|each|every|all|unless|otherwise)\b/i;

function addSentence(reading: ListReading, sentence: Words, isRaised: IsRaised, isPart = false): boolean {
  const { entries, wholly, isWhole } = readProse(sentence, isRaised);
  for (const entry of entries) {
    if (isPart) {
      const key = nameKey(entry.name.text);
      if (reading.rows.some((row) => nameKey(row.name.text) === key)) continue;
      entry.doubts.push(OF_PARAGRAPH);
    }
    entry.percent ??= whollyOwned(wholly);
    reading.rows.push({ ...entry, indent: 0, segment: 0, from: 'prose' });
  }
  if (entries.length > 0 && !isWhole) reading.unexplained.push(sentence);
  return entries.length > 0;
}

/** Reads "… has three subsidiaries: A LLC, a Nevada limited liability company; B, Inc., …; and C S.A., …". */
function readProse(sentence: Words, isRaised: IsRaised): ProseEntries {
  const { text } = sentence;
  if (text.length > LONGEST_SENTENCE) return NONE;
  const founded = FOUNDED.exec(text);
  if (founded !== null && endsWithLegalForm(founded[1] ?? '') && !/\bsubsidiar/i.test(text))
    return readFounded(sentence, founded, isRaised);
  const held = matched(
    sentence,
    /\b(?:owns|holds)\s+(?:directly\s+|indirectly\s+)?(?:an?\s+)?\d{1,3}(?:\.\d{1,6})?\s?%\s/i,
  );
  const all = matched(sentence, ALL_STOCK);
  if (held === null && all === null && !/subsidiar|wholly[- ]own/i.test(text)) return NONE;
  const wholly = all ?? matched(sentence, /wholly[- ]own(?:ed|s)/i);
  const subject = SUBJECT.exec(text)?.[1];
  if (subject !== undefined && !/^(?:the|our|each|all|these|its|following|there)\b/i.test(text))
    return { ...readEnumeration(cut(sentence, 0, subject.length), isRaised), wholly };
  for (const lead of [...LEADS, ...OWNER_LEADS]) {
    const match = lead.exec(text.slice(0, 1_500));
    if (match === null) continue;
    const { entries, isWhole } = readEnumeration(cut(sentence, match[0].length), isRaised);
    const [only, another] = entries;
    if (only === undefined) continue;
    // "owns 51% of the shares of Acme Ltd.", "owns 100% of Acme, Inc. and 60% of Apex, Inc."
    const isOfAll = another === undefined || !text.slice(match[0].length).replace(OWN_PERCENTS, '').includes('%');
    if (only.percent !== null || !isOfAll || held === null) return { entries, isWhole, wholly };
    const percent = percentOf(held, false);
    if (percent === null || percent === 'several') return NONE;
    for (const entry of entries) {
      entry.doubts.push(OF_SENTENCE);
      entry.percent ??= percent;
    }
    return { entries, isWhole, wholly };
  }
  return NONE;
}

/** "owns all of the issued and outstanding stock of" */
const ALL_STOCK = verbose('i')`\ball (?:of )?the (?:issued and )?outstanding (?:capital |common |voting ){0,2}
  (?:stock|shares|membership interests)\b`;
/** "Acme LLC, a Nevada company, is a wholly-owned subsidiary of the Company." */
const SUBJECT = verbose('i')`^(.{4,160}?),?\s+(?:is|are)\s+(?:(?:both|each|all|the|an?|our|its|indirect|direct|only|
  sole)\s+)*(?:wholly[- ]owned |majority[- ]owned )?subsidiar(?:y|ies)\b`;
/** "Acme, Inc. was incorporated in Nevada on May 5, 2010." under a title that says what it is. */
const FOUNDED = verbose('i')`^(?:\(?\w{1,2}[.)]\s+(?!\s))?(.{4,120}?),?\s+(?:was|is|were)\s+
  (?:an?\s|duly\s|(?:re)?(?:incorporated|organized|organised|formed|registered|established))`;
const FOUNDED_IN = verbose('u')`(?:incorporated|organized|organised|formed|registered|established|existing) (?:in|under)
  (?: the laws? of)?(?: the)?(?: (?:State|Commonwealth|Province) of)? (\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*){0,3})`;

function readFounded(sentence: Words, founded: RegExpExecArray, isRaised: IsRaised): ProseEntries {
  const laws = FOUNDED_IN.exec(sentence.text);
  const place = laws?.[1];
  if (laws === null || place === undefined) return NONE;
  const name = founded[1] ?? '';
  const start = founded[0].indexOf(name);
  const entry = readEntry(cut(sentence, start, start + name.length), { isRaised });
  const end = laws.index + laws[0].length;
  entry.jurisdiction ??= cut(sentence, end - place.length, end);
  entry.knownPlace ||= isPlace(place);
  entry.doubts.push(OF_SENTENCE);
  return { entries: [entry], isWhole: true, wholly: null };
}

function sentencesOf(paragraph: Words): Words[] {
  const { text } = paragraph;
  if (text.length > LONGEST_SENTENCE) return [paragraph];
  const stops = [0, ...sentenceStops(text), text.length];
  return stops.slice(1).flatMap((stop, index) => clausesOf(cut(paragraph, stops[index] ?? 0, stop)));
}

/** "… has one subsidiary, Acme Ltd., a BVI company, which in turn owns 51% of Apex Ltd.": a clause for each. */
function clausesOf(sentence: Words): Words[] {
  const turn = /,? which in turn (?=(?:wholly )?(?:owns|holds)\s)/.exec(sentence.text);
  if (turn === null || turn.index < 4) return [sentence];
  return [cut(sentence, 0, turn.index), ...clausesOf(cut(sentence, turn.index + turn[0].length))];
}

const HOLDS_FORM =
  /^(?:\p{Lu}[\p{L}\d.&'’-]*,? ){1,8}(?:Inc|LLC|L\.L\.C|Ltd|Limited|GmbH|Corp|Corporation|B\.V|S\.A)\b/u;

/** Whether a sentence names a company of its own: a subsidiary that may not be on any line. */
function namesCompany(text: string): boolean {
  if (text.length > LONGEST_SENTENCE) return true;
  if (/\b(?:following|below|listed|above|omit|constitute)/i.test(text)) return false;
  // "The Company also owns 51% of the shares of Acme LLC."
  const owned = OWNED.exec(text)?.[1];
  if (owned !== undefined && HOLDS_FORM.test(owned)) return true;
  return [...text.matchAll(QUALIFIER)].some(({ index }) =>
    endsWithLegalForm(text.slice(0, index).replace(/(?<![\s,(])[\s,(]+$/, '')),
  );
}

/** "Acme Genetics Ltd. (“AGL”)" */
export const DEFINED_TERM = /(?<!\s)\s*\((?:the )?["“”][^()"“”]{1,40}["“”]\)$/;

/** Whether words begin with a company's name. */
export function beginsWithCompany(text: string): boolean {
  return HOLDS_FORM.test(text);
}

/** Whether words name one company and what it is: "Acme LLC, a Delaware limited liability company, which also …". */
export function beginsWithEntry(words: Words): boolean {
  const body = withoutBullet(words);
  if (!/^[\p{Lu}\d]/u.test(body.text) || /^(?:The|In|Our|All|Each|As|We|On|During)\s/.test(body.text)) return false;
  const { name, knownPlace, doubts } = readEntry(body);
  const bare = name.text.replace(DEFINED_TERM, '');
  // "Acme Bank, a Georgia banking corporation, is a wholly-owned subsidiary of …": the sentence says what it is.
  const isAll = SUBJECT.test(body.text) || doubts.every((doubt) => doubt === REMARK);
  const isFormed = endsWithLegalForm(bare) || (isAll && endsWithForm(bare));
  if (!knownPlace || name.text.length > 100 || !isFormed || isSentence(name.text)) return false;
  const rest = body.text.slice(name.text.length);
  const [qualifier] = rest.matchAll(QUALIFIER);
  const [at, end] = qualifier === undefined ? [0, 0] : [qualifier.index, qualifier.index + qualifier[0].length];
  return !namesCompany(rest.slice(0, at) + rest.slice(end));
}

/** The longest lists in prose name about a hundred companies. */
const LONGEST_SENTENCE = 20_000;

/** Subsidiaries that a sentence names. */
interface ProseEntries extends Enumeration {
  /** "wholly-owned", said of them all. */
  readonly wholly: Words | null;
}
