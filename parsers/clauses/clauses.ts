import { type DateMention, datesIn } from '../layout/dates.ts';
import type { FlatText, Sentence, TextRange } from '../prose/flat-text.ts';
import { shifted } from '../prose/matches.ts';
import { type EventMention, eventsIn, type Lead, type Modality, NO_LEAD } from './events.ts';
import type { Lexicon } from './lexicon.ts';
import { type Period, periodsIn, type StatedAmount, statedAmounts } from './quantities.ts';
import { type ClauseRole, type Piece, splitClauses } from './split.ts';
import { type Token, tokensOf } from './tokens.ts';
import { createTopics, type Part, partsOf } from './topics.ts';
import { verbOf } from './verbs.ts';
import { type InstrumentKind, instrumentAt, type MarkerKind, type PartyKind, partyAt } from './vocabulary.ts';

/** A party or instrument with its place in the text. */
export interface Mention<K extends string> extends TextRange {
  readonly kind: K;
  /** The preposition before it, articles and the like left out: "by" of "by the Company"; null for a subject or object. */
  readonly preposition: string | null;
}

/** A statement with its parts; all places are those of the flat text, so that `flat.span` gives the printed words. */
export interface Clause extends TextRange {
  readonly text: string;
  readonly role: ClauseRole;
  /** The kind of word that opens a subordinate clause. */
  readonly marker: MarkerKind | null;
  /** The clause that it belongs to; null for a main clause. */
  readonly host: Clause | null;
  readonly sentence: Sentence;
  /** What the words are under, outermost first: heading, first cell of the row, label. "Lock-up" of "Lock-up: 90 days". */
  readonly topics: readonly TextRange[];
  readonly parties: readonly Mention<PartyKind>[];
  readonly instruments: readonly Mention<InstrumentKind>[];
  /** The parties before its verb; else those of the clause that it goes on with, or of its label ("We: 60 days"). */
  readonly subject: readonly Mention<PartyKind>[];
  readonly events: readonly EventMention[];
  /** Of the event that it states: the last one of a chain such as "agreed not to sell"; null without a verb. */
  readonly modality: Modality | null;
  readonly negated: boolean;
  readonly dates: readonly DateMention[];
  readonly amounts: readonly StatedAmount[];
  readonly periods: readonly Period[];
  /** The conditions under which it holds: "if", "unless", "subject to". */
  readonly conditions: TextRange[];
}

const cache = new WeakMap<Sentence, { readonly topics: string; readonly clauses: readonly Clause[] }>();

/**
 * The clauses of a text, or of the sentences whose words or topic a pattern finds.
 *
 * @example
 * // "We agreed not to sell shares for 90 days, unless the agent consents."
 * const [promise, condition] = [...clausesOf(flat, /\bnot to\b/)];
 * promise.subject[0].kind // 'issuer'
 * promise.events.map(({ kind, negated }) => [kind, negated]) // [['agree', false], ['sell', true]]
 * promise.periods[0] // { count: 90, unit: 'day', lead: 'for', … }
 * condition.marker // 'condition'; condition.host is the promise
 */
export function* clausesOf(flat: FlatText, only?: RegExp): Generator<Clause> {
  for (const clauses of clausesBySentence(flat, only)) yield* clauses;
}

/** Sentences that are split into clauses: more than the longest prospectus has on any subject. */
export const MOST_SENTENCES_IN_CLAUSES = 10_000;

/** As `clausesOf`, the clauses of each sentence together; of the first `MOST_SENTENCES_IN_CLAUSES` that are wanted. */
export function* clausesBySentence(flat: FlatText, only?: RegExp): Generator<readonly Clause[]> {
  const topicsOf = createTopics();
  const isWanted = ({ start, end }: TextRange): boolean => only === undefined || only.test(flat.text.slice(start, end));
  let left = MOST_SENTENCES_IN_CLAUSES;
  for (const sentence of flat.sentences) {
    const topics = topicsOf(sentence);
    if (!isWanted(sentence) && !topics.some(isWanted)) continue;
    if (left-- === 0) return;
    yield clausesOfSentence(sentence, topics);
  }
}

/** The clauses of one sentence under some topics, computed once. */
function clausesOfSentence(sentence: Sentence, topics: readonly TextRange[] = []): readonly Clause[] {
  const key = topics.map(({ start }) => start).join();
  const known = cache.get(sentence);
  if (known?.topics === key) return known.clauses;
  const clauses: Clause[] = [];
  for (const part of partsOf(sentence, topics)) readPart(sentence, part, clauses);
  cache.set(sentence, { topics: key, clauses });
  return clauses;
}

interface PartOfSentence {
  readonly sentence: Sentence;
  readonly words: string;
  readonly part: Part;
  readonly dates: readonly DateMention[];
  readonly amounts: readonly StatedAmount[];
}

function readPart(sentence: Sentence, part: Part, clauses: Clause[]): void {
  const words = sentence.text.slice(part.start - sentence.start, part.end - sentence.start);
  const tokens = tokensOf(words, part.start);
  const dates = datesIn(words).map((date) => ({ ...date, ...shifted(date, part.start) }));
  const taken = [...dates, ...periodsIn(tokens)].sort((a, b) => a.start - b.start);
  const parts = { sentence, words, part, dates, amounts: statedAmounts(words, part.start, tokens, taken) };
  const own: (Clause | null)[] = [];
  let previous: Clause | null = null;
  const leads = new Map<Clause, Lead>();
  for (const piece of splitClauses(tokens)) {
    const host: Clause | null = piece.host === null ? null : (own[piece.host] ?? null);
    // "that we will not (i) offer …": the item takes the auxiliary that waits before it.
    const before: Clause | null = own.at(-1) ?? null;
    const waits: boolean = piece.role === 'item' && before !== null && leads.get(before)?.open != null;
    const lead: Clause | null = waits ? before : previous;
    const clause: Clause | null = piece.tokens.length === 0 ? null : clauseOf(parts, piece, host, lead, leads);
    own.push(clause);
    if (clause !== null && clause.role !== 'subordinate' && clause.role !== 'aside') previous = clause;
  }
  const found = own.filter((clause) => clause !== null);
  for (const { host, marker, start, end } of found)
    if (marker === 'condition' && host !== null) host.conditions.push({ start, end });
  clauses.push(...found);
}

function clauseOf(
  parts: PartOfSentence,
  { tokens, role, marker }: Piece,
  host: Clause | null,
  previous: Clause | null,
  leads: Map<Clause, Lead>,
): Clause {
  const { sentence, part } = parts;
  const [start, end] = [tokens[0]?.start ?? part.start, tokens.at(-1)?.end ?? part.end];
  const starts = new Set(tokens.map((token) => token.start));
  const isOwn = (part: TextRange): boolean => starts.has(part.start);
  const continues = role === 'coordinate' || role === 'item';
  const inherited = continues ? (host?.role === 'aside' ? host : previous) : null;
  const instruments = mentionsIn(tokens, instrumentAt);
  const lead = inherited === null ? NO_LEAD : (leads.get(inherited) ?? NO_LEAD);
  const { events: read, lead: left } = eventsIn(tokens, instruments, lead);
  const events = marker === 'condition' ? read.map((event) => ({ ...event, modality: 'conditional' as const })) : read;
  const parties = mentionsIn(tokens, partyAt);
  const verbAt = events.find(({ finite }) => finite)?.start ?? end;
  const before = parties.filter((party) => party.start < verbAt && party.preposition === null);
  const { label } = part;
  const labelled = label === null || role !== 'main' ? [] : partiesOf(sentence, label);
  // "agreed that it will not": the pronoun is the host's subject.
  const isPronoun =
    marker === 'relative' && PRONOUN.test(parts.words.slice(start - part.start, start - part.start + 12));
  const goesOnWith = isPronoun ? host : inherited;
  const head = headOf(events);
  const clause = {
    start,
    end,
    text: parts.words.slice(start - part.start, end - part.start),
    role,
    marker,
    host,
    sentence,
    topics: part.topics,
    parties,
    instruments,
    subject: before.length > 0 ? before : (goesOnWith?.subject ?? labelled),
    events,
    modality: head?.modality ?? null,
    negated: head?.negated ?? false,
    dates: parts.dates.filter(isOwn),
    amounts: parts.amounts.filter(isOwn),
    periods: periodsIn(tokens),
    conditions: subjectTo(tokens),
  };
  leads.set(clause, left);
  return clause;
}

const PRONOUN = /^that (?:it|they|he|she|we|such)\b/i;

function partiesOf(sentence: Sentence, { start, end }: TextRange): Mention<PartyKind>[] {
  return mentionsIn(tokensOf(sentence.text.slice(start - sentence.start, end - sentence.start), start), partyAt);
}

/** The event that a clause states: the last of the chain that its first finite verb leads. */
function headOf(events: readonly EventMention[]): EventMention | null {
  const from = events.findIndex(({ finite }) => finite);
  let head = events[from] ?? null;
  for (const event of events.slice(from + 1)) if (head !== null && event.of === head.kind) head = event;
  return head;
}

const ARTICLES = new Set(
  'the our its their each such certain any all this these every his her current former'.split(' '),
);
const PREPOSITIONS = new Set('by of to with from for between among on at in under against than'.split(' '));

function mentionsIn<K extends string>(tokens: readonly Token[], lexicon: Lexicon<K>): Mention<K>[] {
  const found: Mention<K>[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const entry = lexicon(tokens, at);
    const [first, last] = [tokens[at], tokens[at + (entry?.length ?? 1) - 1]];
    if (entry === null || first === undefined || last === undefined) continue;
    found.push({
      kind: entry.kind,
      preposition: prepositionBefore(tokens, at),
      start: first.start,
      end: last.end,
    });
    at += entry.length - 1;
  }
  return found;
}

const MOST_ADJECTIVES = 2;

/** The preposition before a noun with its adjectives and articles: "of" of "of each managing underwriter". */
function prepositionBefore(tokens: readonly Token[], at: number): string | null {
  let before = at - 1;
  // "of the combined company": a participle behind an article qualifies the noun.
  if (verbOf(tokens[before]?.word ?? '')?.form === 'past' && ARTICLES.has(tokens[before - 1]?.word ?? '')) before -= 1;
  for (let adjectives = 0; adjectives < MOST_ADJECTIVES && isAdjective(tokens[before]); adjectives += 1) before -= 1;
  while (ARTICLES.has(tokens[before]?.word ?? '')) before -= 1;
  const word = tokens[before]?.word ?? '';
  // "each of our directors" are the directors.
  if (word === 'of' && PARTITIVES.has(tokens[before - 1]?.word ?? '')) return null;
  return PREPOSITIONS.has(word) ? word : null;
}

const PARTITIVES = new Set('all each any certain some most both none one neither'.split(' '));

/** A word that may qualify a noun: none that itself leads, joins or acts. */
function isAdjective(token: Token | undefined): boolean {
  if (token?.kind !== 'word' || ARTICLES.has(token.word) || PREPOSITIONS.has(token.word)) return false;
  return (
    !/^(?:and|or|that|which|if|we|us|it|they|not|will|shall|may|has|have|is|are)$/.test(token.word) &&
    verbOf(token.word)?.form !== 'past'
  );
}

/** "subject to customary exceptions": the words up to the next mark. */
function subjectTo(tokens: readonly Token[]): TextRange[] {
  const found: TextRange[] = [];
  for (const [at, { word, start }] of tokens.entries()) {
    if (word !== 'subject' || tokens[at + 1]?.word !== 'to') continue;
    let to = at + 1;
    while (to + 1 < tokens.length && tokens[to + 1]?.kind !== 'mark') to += 1;
    found.push({ start, end: tokens[to]?.end ?? start });
  }
  return found;
}
