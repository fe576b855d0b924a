import type { TextRange } from '../../prose/flat-text.ts';
import { type BrokersReach, brokersReach } from '../words/brokers-reach.ts';
import { pattern, wordsOf } from '../words/patterns.ts';
import { cleanName, isPersonName, peopleListed, personBefore } from '../words/person-names.ts';
import { stripAnchor } from '../words/proposal-anchors.ts';
import { proposalTypeOf } from '../words/proposal-type.ts';
import type { ProsePair } from '../words/prose-counts.ts';
import { sentencesOf } from '../words/sentences.ts';
import type { CountField } from '../words/vote-labels.ts';
import type { CountValue } from '../words/vote-values.ts';
import { addRecord, nextHeader, type Reader } from './reader.ts';
import type { RowReading } from './row-pieces.ts';
import { emptyRecord, type VoteRecord } from './vote-record.ts';

type Prose = Extract<RowReading, { kind: 'prose' }>;

/** A paragraph that is being read; positions count in its text. */
interface Passage extends Prose {
  readonly reader: Reader;
  readonly isStrong: boolean;
  readonly sentences: readonly TextRange[];
  /** Counts of each sentence for which they were looked up. */
  readonly bySentence: Map<TextRange, readonly ProsePair[]>;
  /** Words before this place are read. */
  done: number;
  /** The row of counts under way. */
  record: VoteRecord | null;
  /** A person comes before that row. */
  isNamed: boolean;
}

/** Reads a sentence's counts into records, with the words before and after them. */
export function readProse(reader: Reader, prose: Prose, isStrong: boolean): void {
  const sentences = sentencesOf(prose.text);
  const passage: Passage = {
    ...prose,
    reader,
    isStrong,
    sentences,
    bySentence: new Map(),
    done: 0,
    record: null,
    isNamed: false,
  };
  for (const [index, pair] of prose.pairs.entries()) readPair(passage, pair, index);
  const { record, isNamed, text } = passage;
  if (record !== null) closeRecord(passage, isNamed ? record : nameAfter(passage, record), text.length);
  addWords(passage, passage.done, text.length);
}

function readPair(passage: Passage, pair: ProsePair, index: number): void {
  const { reader, text, start, pairs } = passage;
  const sentence = passage.sentences.find((one) => pair.from >= one.start && pair.from < one.end);
  const count: CountValue = { value: pair.value, start: start + pair.start, end: start + pair.end };
  const clause = pair.field === 'brokerNonVotes' ? clauseOf(passage, index, sentence) : null;
  if (clause !== null && sentence !== undefined && isAsideOfTitle(passage, pair, sentence)) {
    if (passage.record !== null) addRecord(reader, passage.record);
    addWords(passage, Math.max(passage.done, sentence.start), pair.from);
    reader.elements.push({ kind: 'scope', count, reach: { kind: 'next' } });
    passage.done = sentence.end;
    passage.record = null;
    return;
  }
  const reach = clause === null ? null : brokersReach(clause);
  if (clause !== null && reach === null && isBareDenial(passage, pair, sentence)) {
    if (passage.record !== null) addRecord(reader, passage.record);
    reader.elements.push({ kind: 'scope', count, reach: ALL, isBare: true });
    passage.done = Math.max(passage.done, sentence?.end ?? pair.to);
    passage.record = null;
    return;
  }
  if (reach !== null) {
    if (passage.record !== null) addRecord(reader, passage.record);
    addWords(passage, passage.done, Math.max(passage.done, sentence?.start ?? pair.from));
    reader.elements.push({ kind: 'scope', count, reach });
    passage.done = Math.max(passage.done, sentence?.end ?? pair.to);
    passage.record = null;
    return;
  }
  const isLast = pairs[index + 1]?.field !== 'brokerNonVotes';
  if (clause !== null && sentence !== undefined && isLast && isOfRowBefore(passage, sentence)) {
    addRecord(reader, { ...newRecord(passage, pair), fields: new Map([[pair.field, count]]) });
    addWords(passage, sentence.start, pair.from);
    passage.done = pair.to;
    return;
  }
  if (clause !== null && sentence !== undefined && passage.record !== null && isOfAllNamed(passage, passage.record)) {
    addRecord(reader, passage.record);
    reader.elements.push({ kind: 'scope', count, reach: { kind: 'nominees' } });
    passage.done = Math.max(sentence.end, pair.to);
    passage.record = null;
    return;
  }
  if (passage.record !== null && !passage.isNamed) passage.record = nameAfter(passage, passage.record);
  const { record } = passage;
  const isSum = record?.fields.has(pair.field) === true && SUM_BEFORE.test(text.slice(record.end - start, pair.start));
  const isSameRow =
    isSum ||
    (record !== null &&
      !record.fields.has(pair.field) &&
      !isOtherQuestion(record, pair.field) &&
      !isSeparation(text.slice(passage.done, pair.from)));
  const row = isSameRow && record !== null ? record : beginRecord(passage, pair);
  row.fields.set(pair.field, count);
  if (!pair.isSure) row.problems.push('unsure-pair');
  row.end = start + pair.to;
  passage.done = Math.max(passage.done, pair.to);
}

const LONGEST_TITLE = 160;

/** "Ratification of Auditors (broker non-votes: none)": a title that states the broker non-votes of the rows below it. */
function isAsideOfTitle({ text, reader, done }: Passage, { from, to }: ProsePair, sentence: TextRange): boolean {
  const before = text.slice(sentence.start, from);
  if (done > sentence.start || before.length > LONGEST_TITLE || !/\(\s?$/.test(before)) return false;
  const isEnd = /^[^()]{0,60}\)\W{0,4}$/.test(text.slice(to));
  return isEnd && reader.header?.isFresh !== true && proposalTypeOf(stripAnchor(before)) !== null;
}

const ALL: BrokersReach = { kind: 'all', exceptNumbers: new Set(), except: '' };
const NO_BROKERS = pattern('i')`
  ^\W*(?:there\s+(?:were|was|are|have\s+been)\s+)?(?:no|zero|none)\s+(?:\(0\)\s+)?(?:shares\s+(?:were\s+)?)?broker\s+non[-\s]?votes?
  (?:\s+(?:were|was))?(?:\s+(?:recorded|reported|received|cast|counted|present|at|for|the|this|annual|special|meeting|in|connection|with)){0,8}\W*$`;

/** "There were no broker non-votes." at the head of a paragraph: of the row before, or of the whole meeting. */
function isBareDenial({ text }: Passage, pair: ProsePair, sentence: TextRange | undefined): boolean {
  if (pair.value !== 0 || sentence === undefined || text.slice(0, sentence.start).trim() !== '') return false;
  return NO_BROKERS.test(text.slice(sentence.start, sentence.end));
}

/** "…, for a total of 72,440,100 votes for": the sum replaces its first part. */
const SUM_BEFORE = /\b(?:for|or)\s+an?\s+(?:combined\s+|aggregate\s+)?total\s+of\s*$/i;

function newRecord({ reader, start }: Passage, { from, to }: ProsePair): VoteRecord {
  const header = nextHeader(reader);
  return { ...emptyRecord('', start + from, start + from, start + to), header, source: 'prose' };
}

function beginRecord(passage: Passage, pair: ProsePair): VoteRecord {
  if (passage.record !== null) closeRecord(passage, passage.record, pair.from);
  addWords(passage, passage.done, pair.from);
  const before = passage.reader.elements.at(-1);
  passage.isNamed = before?.kind === 'text' && personBefore(before.text) !== null;
  passage.record = newRecord(passage, pair);
  return passage.record;
}

/** The counts of a sentence, in order. */
function pairsOf({ pairs, bySentence }: Passage, sentence: TextRange): readonly ProsePair[] {
  let own = bySentence.get(sentence);
  if (own === undefined) {
    own = pairs.filter((one) => one.from >= sentence.start && one.from < sentence.end);
    bySentence.set(sentence, own);
  }
  return own;
}

/** "9,000 broker non-votes on Proposals 1 and 2 and none on Proposal 3": the words about one of a sentence's counts. */
function clauseOf(passage: Passage, index: number, sentence: TextRange | undefined): string | null {
  if (sentence === undefined) return null;
  const { text, pairs } = passage;
  const own = pairsOf(passage, sentence);
  if (own.some((one) => one.field !== 'brokerNonVotes')) return null;
  const [pair, next] = [pairs[index], pairs[index + 1]];
  const from = pair === own[0] ? sentence.start : (pair?.from ?? sentence.start);
  return text.slice(from, next !== undefined && next.from < sentence.end ? next.from : sentence.end);
}

/** "Ann Orr received 5 votes for and 2 withheld; Bob Pell … . Broker non-votes totaled 9.": of both people before it. */
function isOfAllNamed({ reader, isNamed }: Passage, record: VoteRecord): boolean {
  const before = reader.elements.findLast((one) => one.kind === 'record');
  if (!isNamed || before === undefined || before.source !== 'prose' || record.fields.has('brokerNonVotes'))
    return false;
  return record.fields.size > 1 && [...before.fields.keys()].join() === [...record.fields.keys()].join();
}

/** "As a routine matter, none were recorded on this proposal": about the row before, whatever leads up to it. */
function isOfRowBefore({ reader, text, record, done }: Passage, sentence: TextRange): boolean {
  const previous = record === null && done <= sentence.start ? reader.elements.at(-1) : undefined;
  if (previous?.kind !== 'record' || previous.fields.has('brokerNonVotes')) return false;
  return !isSubstantive(text.slice(done, sentence.start));
}

/** Adds words as a text element, unless they say nothing. */
function addWords({ reader, text, start, isStrong }: Passage, from: number, to: number): void {
  const words = text.slice(from, to);
  // "Election of directors." at the head of a paragraph is a title, whatever follows it.
  const isTitle = from === 0 && /^\W*(?:the\s+)?election\s+of\s+directors[.:]\s/i.test(words);
  if (!isTitle && !isSubstantive(words)) return;
  const lead = /^[\s.,;:)]*/.exec(words)?.[0].length ?? 0;
  const all = words.slice(lead).trim();
  // "Cora Dietz Votes for: 790,000": the last word belongs to the label.
  const own = to < text.length ? all.replace(/(?<!\s)\s+(?:(?:total|number\s+of)\s+)?(?:votes?|shares)$/i, '') : all;
  const at = start + from + lead;
  const range = { start: at, end: at + own.length };
  reader.elements.push({ kind: 'text', text: own.replace(/\s+/g, ' '), ...range, isStrong, isProse: true });
}

/** Adds a row, after its title where the sentence gives the title after the counts: "9 for and 2 against the proposal to …". */
function closeRecord(passage: Passage, record: VoteRecord, until: number): void {
  const { text } = passage;
  const at = record.start - passage.start;
  const sentence = passage.sentences.find((one) => at >= one.start && at < one.end);
  const end = Math.min(until, sentence?.end ?? until);
  // What is quick to see first: a sentence of many rows is read once for each.
  const isTitled = TITLE_AFTER.test(text.slice(passage.done, end));
  if (isTitled && proposalTypeOf(text.slice(sentence?.start ?? at, at)) === null) {
    addWords(passage, passage.done, end);
    passage.done = Math.max(passage.done, end);
  }
  addRecord(passage.reader, record);
}

/** "900 votes for and 20 withheld for Ann Orr": the person after the counts, where there is none before them. */
function nameAfter(passage: Passage, record: VoteRecord): VoteRecord {
  const { text, start, done } = passage;
  if (record.label !== '') return record;
  const list = PEOPLE_AFTER.exec(text.slice(done, done + LONGEST_LIST));
  const people = list === null ? null : peopleListed(list[1] ?? '');
  if (list !== null && people !== null) {
    passage.done += list[0].length;
    return { ...record, label: people.join('; '), labelStart: start + done + list[0].indexOf(people[0] ?? '') };
  }
  const rest = text.slice(done, done + 90);
  // "900 votes for Ann Orr and 20 withheld": the label's own word comes before the name.
  const match = NAME_AFTER.exec(rest) ?? (/\bfor$/i.test(text.slice(0, done)) ? NAME_OF_FOR.exec(rest) : null);
  const name = cleanName(match?.[1] ?? '').replace(/(?<=\p{Ll}{3})\.$/u, '');
  if (match === null || !isPersonName(name)) return record;
  passage.done += match[0].length;
  return { ...record, label: name, labelStart: start + done + match[0].indexOf(name) };
}

const TITLE_AFTER = pattern('i')`
  ^\s*(?:from\s+voting\s+)?(?:(?:on|to|for|of|regarding|as\s+to|with\s+respect\s+to|in\s+connection\s+with)\s*)?
  (?:the\s+|an?\s+)?(?:(?:advisory|non-?binding)\s+)?(?:proposals?\s+(?:to|for|regarding)|resolution\s+to|ratif\w+|
  approv(?:al|e|ing)\b|adopt(?:ion|ing)?\b|amend\w*|advisory\s+vote|selection|appointment)\b`;

const PERSON = String.raw`(\p{Lu}[\p{L}'’.\-]*(?:\s+\p{Lu}[\p{L}'’.\-]*){1,3}(?:,\s+(?:Jr|Sr|II|III|IV)\b\.?)?)`;
const NAME_AFTER = pattern('u')`
  ^\s+(?:for|as\s+to|with\s+respect\s+to|from)\s+(?:the\s+election\s+of\s+)?${PERSON}(?=\s*(?:[;,.]|and\s|$))`;
const LONGEST_LIST = 1_200;
/** "Were voted for each of Ann Orr, Bob Pell and Cy Quirk, and none were withheld". */
const PEOPLE_AFTER = pattern('i')`
  ^\s+(?:for\s+)?(?:the\s+election\s+of\s+)?(?:each|all|both)\s{1,9}of\s{1,9}(?:the\s{1,9}following\s{1,9})?(?:(?:nominees|directors)\s{0,3}[:,]?\s{0,3})?
  (.{8,1000}?)(?=,?\s{1,3}and\s{1,3}(?:none|no|zero|\d)|,?\s{1,3}with\s{1,3}(?:none|no|zero|\d)|;|(?<=[a-z]{3})[.](?:\s|$)|,\s{1,3}(?:none|no|zero|\d))`;
const NAME_OF_FOR = pattern('u')`^\s+${PERSON}(?=\s*(?:,|and\s+(?:\d|no\b)))`;

const PERIODS: readonly CountField[] = ['oneYear', 'twoYears', 'threeYears'];

/** Whether a count answers another question than a row's: how often, against for or against. */
function isOtherQuestion(record: VoteRecord, field: CountField): boolean {
  const isFrequency = PERIODS.some((period) => record.fields.has(period));
  if (PERIODS.includes(field)) return record.fields.has('votesFor') || record.fields.has('votesAgainst');
  return isFrequency && (field === 'votesFor' || field === 'votesAgainst' || field === 'votesWithheld');
}

const EMPTY_WORDS = pattern('giu')`\b(?:${wordsOf(String.raw`
    there were was are is and with of a an the total totals? votes? voted voting shares? cast common stock units? for in
    to at on by this that such item matter proposal broker received resulted results? follows as had been or each number
    approximately representing percent present entitled respect nominee director nominees directors he she who which its
    it being holders? shareholders? stockholders? the\s+following also have has election quorum`)})\b|\d[\d,.]*\s?%?|[^\p{L}]+`;

function meaningOf(words: string): string {
  return words.replace(EMPTY_WORDS, ' ').trim();
}

/** Whether words say anything: a subject, a name, an outcome. */
function isSubstantive(words: string): boolean {
  return meaningOf(words).length > 2;
}

/** Whether words between two counts begin another row: a sentence, or a person. */
function isSeparation(words: string): boolean {
  const meaning = meaningOf(words);
  if (meaning === '') return false;
  // "… no broker non-votes: Paul Quill – 2,201,110 for": a person between two counts begins another row.
  if (/[:;,–—-]\s*$/.test(words) && personBefore(words) !== null) return true;
  return /[.!?]\s+\S|^\s*(?!\s)[.;]?\s*(?:Mr|Ms|Mrs|Dr)\b/.test(words) && meaning.length > 8;
}
