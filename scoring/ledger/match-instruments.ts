import type { InstrumentStatement } from '../../core/instruments.ts';
import type { SplitFact } from '../../core/score-inputs.ts';
import { shareFactorSince } from '../select/splits.ts';
import { isSamePrice, type QuotedPrice } from './same-price.ts';

/** Statements of one instrument, in public order, and doubts about the match. */
export interface StatementGroup {
  readonly statements: InstrumentStatement[];
  /** Labels of other instruments that it might be, where nothing distinguishes them. */
  readonly doubts: string[];
}

/** Generic words of labels; the remaining words distinguish a class. */
const GENERIC_WORDS = [
  'warrants?|common|ordinary|stock|shares?|purchase|convertible|notes?|debentures?|preferred|senior|secured|unsecured|subordinated',
  'outstanding|unregistered|registered|accompanying|the|our|all|and|of|to|in|for|other|certain|new|existing|amended|aggregate|total|issued|issuable|exercisable',
].join('|');
const GENERIC = new RegExp(`\\b(?:${GENERIC_WORDS})\\b`, 'g');

/**
 * The distinguishing part of a label; empty where there is none.
 *
 * @example
 * designationOf("Series A-1 Warrants") // "series a-1"
 */
export function designationOf(label: string): string {
  return label
    .toLowerCase()
    .replace(/[’']s?\b/g, '')
    .replace(/pre-?\s?funded/g, ' ')
    .replace(/[^\w%.-]+/g, ' ')
    .replace(GENERIC, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

interface Terms {
  readonly kind: string;
  /** Zero for pre-funded warrants, whose nominal price distinguishes nothing. */
  readonly price: QuotedPrice | null;
  readonly expires: string | null;
  readonly designation: string;
  readonly shares: number | null;
}

function termsOf(statement: InstrumentStatement, splits: readonly SplitFact[]): Terms {
  const factor = shareFactorSince(splits, statement.asOf);
  const { exercisePrice, expires, instrument, label, preFunded, shares } = statement;
  return {
    kind: `${instrument}|${preFunded}`,
    price: preFunded ? { price: 0, factor } : exercisePrice === null ? null : { price: exercisePrice / factor, factor },
    expires: expires?.slice(0, 7) ?? null,
    designation: designationOf(label),
    shares: shares === null ? null : shares * factor,
  };
}

/** The terms of an instrument as last stated. */
function latestTerms(group: StatementGroup, splits: readonly SplitFact[]): Terms {
  const [first, ...others] = group.statements.toReversed().map((statement) => termsOf(statement, splits));
  if (first === undefined) throw new RangeError('an instrument without statements');
  const known = <K extends keyof Terms>(field: K): Terms[K] =>
    first[field] ?? others.find((terms) => terms[field] !== null)?.[field] ?? first[field];
  const designation = first.designation || (others.find((terms) => terms.designation !== '')?.designation ?? '');
  return { kind: first.kind, price: known('price'), expires: known('expires'), shares: known('shares'), designation };
}

type Match = (a: Terms, b: Terms) => boolean;

const conflict = <T>(a: T | null, b: T | null): boolean => a !== null && b !== null && a !== b;
const haveOtherNames: Match = (a, b) => a.designation !== '' && b.designation !== '' && a.designation !== b.designation;
const haveSameName: Match = (a, b) => a.designation !== '' && a.designation === b.designation;
const haveSamePrice: Match = (a, b) => a.price !== null && b.price !== null && isSamePrice(a.price, b.price);
const haveSameExpiry: Match = (a, b) => a.expires !== null && a.expires === b.expires;

const haveNestedNames: Match = (a, b) => {
  const [words, others] = [new Set(a.designation.split(' ')), new Set(b.designation.split(' '))];
  return [...words].every((word) => others.has(word)) || [...others].every((word) => words.has(word));
};

/** Reasons to match two statements, best first; each applies only to what the better ones left unmatched. */
const REASONS: readonly Match[] = [
  // All terms are stated and equal.
  (a, b) => haveSamePrice(a, b) && haveSameExpiry(a, b) && haveSameName(a, b),
  (a, b) => haveSamePrice(a, b) && haveSameExpiry(a, b) && !haveOtherNames(a, b),
  // Under a longer name: "series a" of a prospectus is "may 2023 series a" of a report.
  (a, b) => haveSamePrice(a, b) && haveSameExpiry(a, b) && haveNestedNames(a, b),
  // One or both state no expiry date ("five years from issuance").
  (a, b) => haveSamePrice(a, b) && !conflict(a.expires, b.expires) && !haveOtherNames(a, b),
  // The same named class, where one statement has no price.
  (a, b) => haveSameName(a, b) && (a.price === null || b.price === null) && !conflict(a.expires, b.expires),
  // The same named class with the same expiry and another price: it was repriced.
  (a, b) => haveSameName(a, b) && haveSameExpiry(a, b),
];

/** A different name does not prove a different class where all other terms are equal. */
const isInDoubt: Match = (a, b) =>
  (haveSamePrice(a, b) && haveSameExpiry(a, b)) || REASONS.some((isMatch) => isMatch(a, b));

/**
 * Groups an issuer's statements by instrument. Rows of one filing are different instruments, so each filing's
 * statements are paired one to one with the known instruments, and only where exactly one pairing exists: an ambiguous
 * statement becomes an instrument of its own, with a doubt.
 *
 * @param statements in public order
 */
export function matchInstruments(
  statements: readonly InstrumentStatement[],
  splits: readonly SplitFact[],
): readonly StatementGroup[] {
  const groups: StatementGroup[] = [];
  for (const filing of Map.groupBy(statements, ({ accessionNumber }) => accessionNumber).values()) {
    const waiting = new Map(filing.map((statement) => [statement, termsOf(statement, splits)]));
    const free = new Map(groups.map((group) => [group, latestTerms(group, splits)]));
    for (const isMatch of REASONS) pair(waiting, free, isMatch);
    for (const [statement, terms] of waiting) {
      const doubts = [...free]
        .filter(([, other]) => other.kind === terms.kind && isInDoubt(terms, other))
        .map(([group]) => group.statements.at(-1)?.label ?? '');
      groups.push({ statements: [statement], doubts });
    }
  }
  return groups;
}

/** Pairs statements and instruments that match only each other; equal counts decide between two. */
function pair(waiting: Map<InstrumentStatement, Terms>, free: Map<StatementGroup, Terms>, isMatch: Match): void {
  const both = (a: Terms, b: Terms) => a.kind === b.kind && isMatch(a, b);
  const narrowings: readonly Match[] = [both, (a, b) => both(a, b) && a.shares !== null && a.shares === b.shares];
  for (const isChoice of narrowings) {
    const pairs: [InstrumentStatement, StatementGroup][] = [];
    for (const [statement, terms] of waiting) {
      const [group, second] = [...free].filter(([, other]) => isChoice(terms, other));
      if (group === undefined || second !== undefined) continue;
      const rivals = [...waiting.values()].filter((other) => isChoice(other, group[1]));
      if (rivals.length === 1) pairs.push([statement, group[0]]);
    }
    for (const [statement, group] of pairs) {
      group.statements.push(statement);
      waiting.delete(statement);
      free.delete(group);
    }
  }
}
