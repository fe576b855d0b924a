import type { Clause } from '../clauses/clauses.ts';
import type { EventMention } from '../clauses/events.ts';
import type { InstrumentKind } from '../clauses/vocabulary.ts';
import type { FlatText } from '../prose/flat-text.ts';
import { pattern } from '../prose/pattern.ts';
import { endsWithPeriod, isHeld, isLockupName } from './lockup-words.ts';
import { isOfEarlierDeal, isOtherPromise } from './other-promises.ts';
import type { Restriction } from './restriction.ts';
import { groupsOf, termsOf } from './terms.ts';

/** What may state a restriction: its name, or a period beside a negation. */
export const RESTRICTION_WORDS = pattern('i')`
  \block-?\s?up|\bstand-? ?(?:still|off)|\bclear market|\bleak-?out
  |\b(?:not|nor|neither|refrain|cannot|prohibit\w*|restrict\w*|preclude\w*)\b
`;

/** What an offering's parties promise not to do with shares. */
const DISPOSALS = new Set<string>(['sell', 'issue', 'enter', 'move', 'file', 'effect']);
const SHARES = new Set<InstrumentKind>([
  'shares',
  'ads',
  'securities',
  'preferred',
  'warrants',
  'units',
  'lock-up',
  'options',
  'convertibles',
]);
/** The restrictions that the clauses of a sentence state: "the directors agreed … and the Company agreed …" are two. */
export function restrictionsIn(flat: FlatText, clauses: readonly Clause[]): Restriction[] {
  const runs = runsOf(clauses);
  const read = runs.map((run) => restrictionIn(flat, run));
  const stated = read.find((one) => one !== null);
  if (stated === undefined) return [];
  return read.flatMap((one, index) => one ?? borrowedBy(flat, runs[index] ?? [], stated) ?? []);
}

const SAME_PERIOD =
  /\b(?:for|during|with) (?:the|a|an) (?:same|identical|like|similar) (?:\w+ ){0,2}(?:period|term|duration)\b/i;

/**
 * Who agrees beside another's promise: "we have agreed for 90 days, and our directors for 180 days, not to sell" has the promise
 * once, "and our directors entered into lock-up agreements for the same period" the period.
 */
function borrowedBy(flat: FlatText, run: readonly Clause[], stated: Restriction): Restriction | null {
  const [first] = run;
  const subject = run.flatMap((clause) => clause.subject);
  const parties = groupsOf(subject);
  const finite = run.flatMap(({ events }) => events.filter((event) => event.finite));
  if (first === undefined || parties.length === 0 || finite.length === 0) return null;
  if (!finite.every(({ kind, negated }) => !negated && (kind === 'agree' || kind === 'enter'))) return null;
  const words = flat.text.slice(first.start, run.at(-1)?.end ?? first.end);
  const [shared] = stated.terms;
  const own = finite.every(({ kind }) => kind === 'agree') ? termsOf(run, first.sentence.text) : [];
  const isSame = SAME_PERIOD.test(words) && isLockupName(words);
  const terms =
    own.length > 0 ? own : isSame && shared ? parties.map((one) => ({ parties: one, period: shared.period })) : [];
  if (terms.length === 0) return null;
  const at = subject.find((party) => groupsOf([party]).length > 0) ?? first;
  return { terms, at: { start: at.start, end: at.end }, isNamed: isSame, isSplit: true, isOfSigners: false };
}

function hasLockup({ instruments }: Clause): boolean {
  return instruments.some(({ kind }) => kind === 'lock-up');
}

/** Clauses by who promises. */
function runsOf(clauses: readonly Clause[]): Clause[][] {
  const runs: Clause[][] = [];
  let who = '';
  for (const clause of clauses) {
    const subject = groupsOf(clause.subject).join();
    const isOwn = clause.role !== 'subordinate' && clause.role !== 'aside' && subject !== '' && subject !== who;
    const promises = clause.events.some(
      ({ kind, negated, finite }) =>
        finite && (kind === 'agree' || (kind === 'enter' && hasLockup(clause)) || (negated && DISPOSALS.has(kind))),
    );
    const run = runs.at(-1);
    if (run === undefined || (isOwn && promises)) {
      runs.push([clause]);
      who = subject;
    } else run.push(clause);
  }
  return runs;
}

function restrictionIn(flat: FlatText, clauses: readonly Clause[]): Restriction | null {
  const [first] = clauses;
  if (first === undefined) return null;
  const { sentence } = first;
  const words = sentence.text;
  const isTopic = first.topics.some((topic) => isLockupName(flat.text.slice(topic.start, topic.end)));
  const isNamed = isTopic || isLockupName(words);
  const stated = clauses.filter((clause) => isHeld(clause) || endsWithPeriod(clause));
  const promise = stated.findIndex((clause) => isPromise(clause, words));
  const listed = promise < 0 && isListed(flat, clauses, words);
  const isTerse = isTopic && stated.every(({ events }) => events.every(({ finite }) => !finite));
  if (promise < 0 && !listed && !isNamed) return null;
  if (isOfEarlierDeal(words)) return null;
  const from = Math.max(0, promise);
  const held =
    promise < 0
      ? stated
      : stated.slice(0, from + 1).concat(stated.slice(from + 1).filter((clause) => goesOn(clause, words)));
  const isStated = isTerse || promise >= 0 || listed;
  const terms = isStated
    ? termsOf(held, words)
    : termsOf(held.filter(isLockupClause), words).filter(mayBeSubject(held));
  const [one] = terms;
  if (one === undefined) return null;
  // Long sentences list what the promise does not cover.
  const near = words.slice(0, Math.min(900, one.period.start - sentence.start + 400));
  const isOfHolders = clauses.some((clause) => clause.subject.some(({ kind }) => kind === 'holders'));
  if (isOtherPromise(near, isNamed, isOfHolders)) return null;
  const subject = held.flatMap(({ subject: parties }) => parties)[0] ?? first;
  return {
    terms,
    at: { start: subject.start, end: subject.end },
    isNamed,
    isSplit: !isTerse && new Set(terms.map(({ period }) => period)).size > 1,
    isOfSigners:
      terms.every(({ parties }) => parties === 'holders') &&
      /\bundersigned\b|\beach (?:such )?(?:\w+ )?holder\b/i.test(words),
  };
}

const IS_SUBJECT = /\b(?:is|are|be|been|become) (?:also )?subject to\b/i;

/** A company that is said to hold securities under a lock-up has promised nothing itself. */
function mayBeSubject(clauses: readonly Clause[]): (term: Restriction['terms'][number]) => boolean {
  const agrees = clauses.some(
    ({ events, text, instruments }) =>
      events.some(({ kind }) => kind === 'agree' || kind === 'enter') ||
      (IS_SUBJECT.test(text) && instruments.some(({ kind }) => kind === 'lock-up')),
  );
  return ({ parties }) => parties !== 'company' || agrees;
}

function isPromise(clause: Clause, sentence: string): boolean {
  if (!clause.instruments.some(({ kind }) => SHARES.has(kind))) return false;
  // "not to sell more than 25 % of its shares" limits a volume, and of shares that the company holds in another.
  if (/\bmore than (?:an aggregate of )?[\d.]{1,6} ?%/.test(clause.text)) return false;
  return clause.events.some((event) => event.negated && DISPOSALS.has(event.kind) && isPromised(event, sentence));
}

function isPromised({ modality, kind, of }: EventMention, sentence: string): boolean {
  // "not to effect a split", "not to file a registration statement" are promises of other things.
  if (kind === 'file' || kind === 'effect') return false;
  if (modality === 'ahead' || modality === 'permitted') return true;
  return modality === 'conditional' || modality === 'proposed' ? of === 'agree' || /\bagree/i.test(sentence) : false;
}

/** "… will not, for 60 days after the closing, directly or indirectly:" goes on as a list. */
function isListed(flat: FlatText, clauses: readonly Clause[], words: string): boolean {
  if (!words.endsWith(':') || !/\b(?:not|neither|refrain)\b/i.test(words)) return false;
  const end = clauses[0]?.sentence.end ?? 0;
  const list = flat.text.slice(end, end + 400);
  return (
    /\b(?:offer|sell|issue|transfer|dispose|pledge)\b/i.test(list) &&
    /\b(?:shares?|stock|securities|ADSs)\b/i.test(list)
  );
}

/** Whether a clause behind the promise is still about it: an item, an aside, a relative clause, or one that names periods for further parties. */
function goesOn(clause: Clause, sentence: string): boolean {
  if (clause.role === 'item' || clause.role === 'aside') return true;
  // The consent that lifts a promise belongs to it.
  if (/\bwithout (?:the |first obtaining the )?(?:prior )?(?:written )?(?:consent|approval)\b/i.test(clause.text))
    return true;
  if (clause.events.some(({ finite, negated }) => finite && !negated)) return false;
  return clause.role !== 'coordinate' || clause.events.length === 0 || isPromise(clause, sentence);
}

/** "entered into lock-up agreements for 90 days", "subject to a lock-up", "the lock-up period is 90 days"; not "may extend the lock-up". */
function isLockupClause(clause: Clause): boolean {
  const { host, role, marker, modality, conditions } = clause;
  const isUnreal = modality === 'permitted' || modality === 'conditional' || modality === 'proposed';
  // "are subject to lock-up agreements that restrict their ability to transfer"
  if (isUnreal && conditions.length === 0) return false;
  if (hasLockup(clause)) return true;
  return host !== null && (role === 'item' || role === 'aside' || marker === 'relative') && isLockupClause(host);
}
