import type { Clause, Mention } from '../clauses/clauses.ts';
import type { Period } from '../clauses/quantities.ts';
import type { PartyKind } from '../clauses/vocabulary.ts';
import type { Restriction } from './restriction.ts';
import type { Lockup } from './result.ts';

const GROUPS: Partial<Readonly<Record<PartyKind, Lockup['parties']>>> = {
  issuer: 'company',
  insiders: 'directors and officers',
  holders: 'holders',
};

/** "nor to effect any Variable Rate Transaction for one year": no promise not to sell at all. */
function isOfVariableRates(clause: Clause, { start }: Period): boolean {
  return /\bvariable rate\b/i.test(clause.text.slice(0, Math.max(0, start - clause.start)));
}

const SHORTEST = 10;
const LONGEST = 1_100;
const DAYS_OF = { day: 1, week: 7, month: 30, year: 365 } as const;
const ORDER = ['company', 'directors and officers', 'holders'] as const;

/** Parties with their periods, each party once. */
export function termsOf(clauses: readonly Clause[], sentence: string): Restriction['terms'] {
  const periods = clauses.flatMap((clause) =>
    clause.periods
      .filter((period) => isTerm(period) && !isOfVariableRates(clause, period))
      .map((period) => ({ period, clause })),
  );
  const [first] = periods;
  if (first === undefined) return [];
  const terms = new Map<Lockup['parties'], Period>();
  const isTaken = new Set<Period>();
  for (const [index, { period, clause }] of periods.entries()) {
    const next = periods[index + 1]?.period.start ?? Number.POSITIVE_INFINITY;
    const owners = ownersOf(period, clause, clauses, index === 0 ? null : (periods[index - 1]?.period ?? null), next);
    for (const party of owners) if (!terms.has(party)) terms.set(party, period);
    if (owners.length > 0) isTaken.add(period);
  }
  const general = periods.find(({ period }) => !isTaken.has(period))?.period;
  const theirs = periods.find(({ period }) =>
    /^\s?\(in theirs?\b|^\s?\(in their case/i.test(after(sentence, clauses, period)),
  )?.period;
  for (const party of subjectsOf(clauses, first.period)) {
    const period = terms.get(party) ?? theirs ?? general;
    if (period !== undefined && !terms.has(party)) terms.set(party, period);
  }
  const holders = terms.get('holders');
  // "Directors, officers and holders of 5 %": one group where the period is the same.
  if (holders !== undefined && terms.get('directors and officers') === holders) terms.delete('holders');
  return ORDER.flatMap((parties) => {
    const period = terms.get(parties);
    return period === undefined ? [] : [{ parties, period }];
  });
}

const NO_TERM = new Set(['every', 'over', 'in', 'beginning', 'commencing']);

/** "for 90 days", "until 45 days after", "90-day"; a deadline is none. */
export function isTerm(period: Period): boolean {
  const { bound, lead } = period;
  const days = daysOf(period);
  return bound !== 'by' && !NO_TERM.has(lead ?? '') && days >= SHORTEST && days <= LONGEST;
}

/** Such agreements count a month as 30 days. */
export function daysOf({ count, unit }: Period): number {
  return count * DAYS_OF[unit];
}

/** Those whose own period it is: named behind it ("in the case of", in an aside), or before it and after the last one. */
function ownersOf(
  period: Period,
  clause: Clause,
  clauses: readonly Clause[],
  last: Period | null,
  next: number,
): Lockup['parties'][] {
  const aside = clauses.find(({ role, start }) => role === 'aside' && start >= period.end && start - period.end <= 3);
  if (aside !== undefined && aside.periods.length === 0) {
    if (/^in our case/i.test(aside.text)) return ['company'];
    const parties = groupsOf(aside.parties);
    if (parties.length > 0) return parties;
  }
  const behind = clause.parties.filter(({ start, preposition }) => {
    const between = textBetween(clause, period.end, start);
    // "in the case of our 1% shareholders": the percentage hides the preposition.
    const isGoverned = preposition !== null || /%\s*$/.test(between);
    return start > period.end && start < next && isGoverned && OWNER.test(between);
  });
  if (behind.length > 0) return groupsOf(withRow(clause, behind, next));
  if (IN_OUR_CASE.test(textBetween(clause, period.end, period.end + 40))) return ['company'];
  if (last === null) return [];
  // "for 30 days or, in the case of the selling stockholder, 90 days"
  const { text, start: from } = clause.sentence;
  const ahead = clauses
    .flatMap(({ parties }) => parties)
    .filter(
      ({ start }) =>
        start > last.end && start < period.start && OR_CASE.test(text.slice(last.end - from, start - from)),
    );
  if (ahead.length > 0) return groupsOf(ahead);
  return groupsOf(
    clause.parties.filter(({ start, preposition }) => start > last.end && start < period.start && preposition === null),
  );
}

const OWNER =
  /^\W*(?:(?:after|from|following|commencing|beginning)\b[^.;()]{0,80})?\b(?:in the case of|with respect to|as to|for|in respect of)(?: (?:each of|the|our|its|all|us|such|selling|existing|certain|principal|other|remaining|named|[\d.]{1,5} ?%))*\s*$/i;
const OR_CASE = /^\W{0,3}or,? in the case of(?: [\w%-]+){0,4}\s*$/i;
const IN_OUR_CASE = /^\W{0,3}in our case\b/i;

/** "for directors, officers and holders": the first with its preposition, and those that follow in a row. */
function withRow(clause: Clause, behind: readonly Mention<PartyKind>[], next: number): Mention<PartyKind>[] {
  const from = behind[0]?.start ?? next;
  return clause.parties.filter(({ start }) => start >= from && start < next && start < from + 120);
}

function textBetween(clause: Clause, from: number, to: number): string {
  return clause.text.slice(Math.max(0, from - clause.start), Math.max(0, to - clause.start));
}

function after(sentence: string, clauses: readonly Clause[], { end }: Period): string {
  const start = clauses[0]?.sentence.start ?? 0;
  return sentence.slice(end - start, end - start + 30);
}

export function groupsOf(parties: readonly Mention<PartyKind>[]): Lockup['parties'][] {
  return groupsOfKinds(parties.map(({ kind }) => kind));
}

export function groupsOfKinds(kinds: readonly PartyKind[]): Lockup['parties'][] {
  return [...new Set(kinds.flatMap((kind) => GROUPS[kind] ?? []))];
}

/** Those who promise: the subjects of the clauses up to the period, else those whose lock-up it is. */
function subjectsOf(clauses: readonly Clause[], { start }: Period): Lockup['parties'][] {
  const before = clauses.filter((clause) => clause.start <= start);
  const owners = ownersOfShares(before);
  if (owners !== null) return owners;
  const parties = before.flatMap(({ subject }) => subject);
  // Investors and agents promise for themselves.
  const first = before.find(({ subject }) => subject.length > 0)?.subject ?? [];
  if (first.some(({ kind }) => kind === 'investors' || kind === 'agents')) return [];
  const subjects = groupsOf(parties);
  if (subjects.length > 0) return subjects;
  // Someone agrees whom no word of the grammar names.
  if (before.some(({ events }) => events.some(({ kind, finite }) => kind === 'agree' && finite))) return [];
  const named = before
    .flatMap(({ parties }) => parties)
    .filter(
      ({ preposition }) =>
        preposition === 'by' ||
        preposition === 'from' ||
        preposition === 'of' ||
        preposition === 'with' ||
        preposition === null,
    );
  return groupsOf(named);
}

const HELD_SHARES =
  /^(?:[\w,]{1,20} ){0,6}?(?:shares|securities|common stock|ordinary shares|stock)\b[^.;]{0,80}?\b(?:held|owned|issued to|received)\b/i;

/** "Shares held by the sponsor will be subject to a lock-up": the promise of those who hold them. */
function ownersOfShares(clauses: readonly Clause[]): Lockup['parties'][] | null {
  const [first] = clauses;
  const match = first === undefined ? null : HELD_SHARES.exec(first.text);
  if (first === undefined || match === null || first.parties.some(({ start }) => start < first.start + 3)) return null;
  const parties = clauses
    .flatMap((clause) => clause.parties)
    .filter(({ start }) => start > first.start + match[0].length - 1);
  return groupsOf(parties);
}
