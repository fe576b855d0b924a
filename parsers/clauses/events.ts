import type { TextRange } from '../prose/flat-text.ts';
import type { Token } from './tokens.ts';
import { type EventKind, type Verb, verbOf } from './verbs.ts';
import { type Attitude, attitudeAt } from './vocabulary.ts';

/**
 * How real an event is. `done`: it happened. `stated`: a present tense. `ahead`: it will, shall, or was promised to.
 * `proposed`: sought, intended, put to a vote. `permitted`: may, is authorized. `conditional`: would, could, or only if.
 */
export type Modality = 'done' | 'stated' | 'ahead' | 'proposed' | 'permitted' | 'conditional';

/** A verb of the vocabulary with its tense. */
export interface EventMention extends TextRange {
  readonly kind: EventKind;
  readonly verb: string;
  readonly modality: Modality;
  /** Of a promise not to: "agreed not to sell", "is prohibited from selling". */
  readonly negated: boolean;
  /** The event whose infinitive or participle it is: "agreed" of "agreed not to sell". */
  readonly of: EventKind | null;
  /** False for a participle that qualifies a noun: "the shares issued in May". */
  readonly finite: boolean;
}

const MODALS: Readonly<Record<string, Modality>> = {
  will: 'ahead',
  shall: 'ahead',
  must: 'ahead',
  may: 'permitted',
  cannot: 'permitted',
  can: 'permitted',
  would: 'conditional',
  could: 'conditional',
  might: 'conditional',
  should: 'conditional',
};
const HAVE = new Set(['has', 'have', 'had', 'having']);
const BE = new Set(['is', 'are', 'was', 'were', 'be', 'been', 'being', 'am']);
const NEGATIONS = new Set(['not', 'never', 'cannot', 'neither', 'nor', "won't", "n't"]);
/** Auxiliaries that make a clause finite on their own. */
export const FINITE = new Set([
  ...Object.keys(MODALS),
  'has',
  'have',
  'had',
  'is',
  'are',
  'was',
  'were',
  'cannot',
  'did',
  'does',
  'do',
]);
/** What may come between an auxiliary and its verb. */
const BETWEEN = new Set(
  'also previously directly indirectly or and to it only further immediately automatically hereby not first no then thereafter subsequently currently either , each they we any of them'.split(
    ' ',
  ),
);
const LOOK_BACK = 10;

interface Group {
  readonly modal: Modality | null;
  readonly negated: boolean;
  readonly hasHave: boolean;
  readonly hasBe: boolean;
  readonly infinitive: boolean;
  readonly attitude: Attitude | null;
}

/** An auxiliary that waits for its verb: "shall not, for 90 days after the closing, … sell". */
interface Open {
  readonly modality: Modality;
  readonly negated: boolean;
}

/** What a clause leaves to one that goes on with it: its last event, or an auxiliary without its verb. */
export interface Lead {
  readonly event: EventMention | null;
  /** The event that a further infinitive depends on: "agreed" of "agreed not to issue …, nor to effect …". */
  readonly leader: EventMention | null;
  readonly open: Open | null;
}

export const NO_LEAD: Lead = { event: null, leader: null, open: null };

/** The verbs of a clause outside of its nouns ("reverse split"), and what it leaves to the next one. */
export function eventsIn(
  tokens: readonly Token[],
  nouns: readonly TextRange[],
  lead: Lead,
): { readonly events: EventMention[]; readonly lead: Lead } {
  const events: EventMention[] = [];
  let { open } = lead;
  let isNeither = false;
  let noun = 0;
  for (const [at, token] of tokens.entries()) {
    const modal = MODALS[token.word];
    if (token.word === 'neither') isNeither = true;
    if (modal !== undefined && !isMonth(tokens, at)) {
      const negated = isNeither || token.word === 'cannot' || NEGATIONS.has(tokens[at + 1]?.word ?? '');
      open = { modality: modal, negated };
    }
    const verb = token.kind === 'word' ? verbOf(token.word) : null;
    while ((nouns[noun]?.end ?? Number.POSITIVE_INFINITY) <= token.start) noun += 1;
    if (verb === null || (nouns[noun]?.start ?? token.end) < token.end || isNoun(tokens, at, verb)) continue;
    const event = eventAt(tokens, at, verb, {
      event: events.at(-1) ?? lead.event,
      leader: events.at(-1) ?? lead.leader,
      open,
    });
    events.push(isNeither && !event.negated ? { ...event, negated: true } : event);
    // Its modal is taken by the verb; verbs in a row share the first one's. A participle takes none.
    if (verb.form !== 'ing' && event.finite) open = null;
  }
  const last = events.at(-1);
  const leader = last === undefined ? lead.leader : (events.findLast(({ kind }) => kind === last.of) ?? last);
  return { events, lead: { event: last ?? lead.event, leader, open } };
}

/** Gerunds that are nouns unless a form of "be" or a determiner says otherwise. */
const GERUND_NOUNS = new Set('closing offering trading listing filing holding meeting'.split(' '));
const DETERMINERS = new Set('the a an our its their such this that each any his'.split(' '));
/** After these a base form is a noun too: "the offer", "per exchange". */
const NOUN_LEADS = new Set([
  ...DETERMINERS,
  ...'in of by for per prior no first new on from with last early'.split(' '),
]);
const GERUND_LEADS = new Set([...DETERMINERS, ...'after before at upon following of'.split(' ')]);

function isNoun(tokens: readonly Token[], at: number, { form }: Verb): boolean {
  const before = tokens[at - 1]?.word ?? '';
  if (form === 'ing') {
    if (GERUND_LEADS.has(before)) return true;
    return GERUND_NOUNS.has(tokens[at]?.word ?? '') && !BE.has(before) && !DETERMINERS.has(tokens[at + 1]?.word ?? '');
  }
  return form !== 'past' && form !== 'participle' && NOUN_LEADS.has(before);
}

function eventAt(
  tokens: readonly Token[],
  at: number,
  verb: Verb,
  { event: previous, leader, open }: Lead,
): EventMention {
  const { start = 0, end = 0 } = tokens[at] ?? {};
  const head = { kind: verb.kind, verb: verb.base, start, end };
  const group = groupBefore(tokens, at, verb);
  if (isBare(tokens, at, verb, group)) {
    if (open !== null) return { ...head, ...open, of: null, finite: true };
    // "not to offer, sell or issue": verbs in a row share what precedes the first.
    if (previous !== null) return { ...previous, ...head, finite: true };
  }
  const governed = isGoverned(verb, group);
  const governor = governed && group.attitude === null ? leader : null;
  // Who is not required to do something may do it.
  const isFree = group.negated && (group.attitude === 'ahead' || group.attitude === 'proposed');
  const isBarred = group.attitude === 'negated' || (governor?.kind === 'prohibit' && !governor.negated);
  const isPassive = group.hasBe || group.hasHave;
  return {
    ...head,
    modality: isFree ? 'permitted' : modalityOf(verb, group, governor),
    negated: !isFree && (group.negated || isBarred),
    of: governor?.kind ?? null,
    finite: !(verb.form === 'past' || verb.form === 'participle') || isPassive || isPredicate(tokens, at),
  };
}

/** An infinitive or gerund; what it says depends on the verb before it. */
function isGoverned(verb: Verb, { infinitive, modal, hasBe, hasHave }: Group): boolean {
  if (verb.form === 'base') return infinitive && modal === null;
  return verb.form === 'ing' && modal === null && !hasBe && !hasHave;
}

function isBare(tokens: readonly Token[], at: number, verb: Verb, group: Group): boolean {
  const { modal, negated, hasBe, hasHave, infinitive, attitude } = group;
  if (modal !== null || negated || hasBe || hasHave || infinitive || attitude !== null) return false;
  return verb.form === 'base' || (verb.form === 'ing' && /^(?:or|and|,)$/.test(tokens[at - 1]?.word ?? ''));
}

/** What an infinitive behind certain events is worth. */
const OF_GOVERNOR: Partial<Readonly<Record<EventKind, Modality>>> = {
  agree: 'ahead',
  enter: 'ahead',
  authorize: 'permitted',
  approve: 'proposed',
  propose: 'proposed',
  determine: 'proposed',
  prohibit: 'ahead',
  fail: 'stated',
};

function modalityOf(verb: Verb, group: Group, governor: EventMention | null): Modality {
  if (group.attitude !== null && group.attitude !== 'negated') return group.attitude;
  if (group.modal !== null) return group.modal;
  if (governor !== null) return OF_GOVERNOR[governor.kind] ?? governor.modality;
  if (group.infinitive) return group.attitude === 'negated' ? 'ahead' : 'proposed';
  if (verb.form === 'past' || verb.form === 'participle') return 'done';
  if (group.hasHave) return 'done';
  return 'stated';
}

/** The auxiliaries and attitudes directly before a verb. */
function groupBefore(tokens: readonly Token[], at: number, verb: Verb): Group {
  let modal: Modality | null = null;
  let [negated, hasHave, hasBe, infinitive] = [false, false, false, false];
  let attitude: Attitude | null = null;
  for (let before = at - 1; before >= Math.max(0, at - LOOK_BACK); before -= 1) {
    const token = tokens[before];
    const word = token?.word ?? '';
    const found = attitudeAt(tokens, before);
    // The attitude's last word is "to" or a preposition that leads to the verb.
    if (found !== null && before + found.length <= at && isBridge(tokens, before + found.length, at)) {
      attitude = found.kind;
      if (found.kind !== 'negated') break;
    }
    if (NEGATIONS.has(word)) negated = true;
    if (word === 'cannot') modal ??= 'permitted';
    if (word === 'to' && before >= at - 4 && verb.form === 'base') infinitive = true;
    else if (MODALS[word] !== undefined && !isMonth(tokens, before)) {
      modal = MODALS[word] ?? null;
    } else if (HAVE.has(word)) hasHave = true;
    else if (BE.has(word)) hasBe = true;
    else if (!NEGATIONS.has(word) && !BETWEEN.has(word) && found === null && !word.endsWith('ly')) break;
  }
  return { modal, negated, hasHave, hasBe, infinitive, attitude };
}

function isBridge(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens
    .slice(from, to)
    .every(({ word }) => BETWEEN.has(word) || BE.has(word) || HAVE.has(word) || word.endsWith('ly'));
}

function isMonth(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.word === 'may' && tokens[at]?.isCapital === true && tokens[at + 1]?.kind === 'number';
}

/** Behind these a past form qualifies the noun: "the last reported price", "shares issued in May". */
const ADJECTIVE_LEADS = new Set('the a an last newly previously such any'.split(' '));
const REDUCED_BY = new Set('by in under pursuant upon to on at from as'.split(' '));
const PRONOUNS = new Set('we it they company board'.split(' '));

/** Whether a past form without auxiliary is the predicate behind a subject. */
function isPredicate(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (before === undefined || ADJECTIVE_LEADS.has(before.word)) return false;
  if (before.kind === 'mark') return true;
  return !REDUCED_BY.has(tokens[at + 1]?.word ?? '') || before.isCapital || PRONOUNS.has(before.word);
}
