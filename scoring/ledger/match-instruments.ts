import type { InstrumentStatement } from '../../core/instruments.ts';
import type { SplitFact } from '../../core/score-inputs.ts';
import { shareFactorSince } from '../select/splits.ts';
import { isSamePrice, type QuotedPrice } from './price-likeness.ts';

/** Statements of one instrument, in public order, and what was doubtful about bringing them together. */
export interface StatementGroup {
  readonly statements: InstrumentStatement[];
  /** Labels of others that it might have been, where no reason told them apart. */
  readonly doubts: string[];
}

/** What documents call any warrant or note; the rest of a label tells one class from another. */
const GENERIC =
  /\b(?:warrants?|common|ordinary|stock|shares?|purchase|outstanding|unregistered|registered|accompanying|convertible|notes?|debentures?|preferred|senior|secured|unsecured|subordinated|the|our|all|and|of|to|in|for|other|certain|new|existing|amended|aggregate|total|issued|issuable|exercisable)\b/g;

/**
 * What tells a class from another in its label; empty where nothing does.
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
  /** The nominal price of pre-funded warrants tells nothing and is zero here. */
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

/** The terms of an instrument are the latest that were stated. */
function latestTerms(group: StatementGroup, splits: readonly SplitFact[]): Terms {
  const [first, ...others] = group.statements.toReversed().map((statement) => termsOf(statement, splits));
  if (first === undefined) throw new RangeError('an instrument without statements');
  const known = <K extends keyof Terms>(field: K): Terms[K] =>
    first[field] ?? others.find((terms) => terms[field] !== null)?.[field] ?? first[field];
  const designation = first.designation || (others.find((terms) => terms.designation !== '')?.designation ?? '');
  return { kind: first.kind, price: known('price'), expires: known('expires'), shares: known('shares'), designation };
}

type Likeness = (a: Terms, b: Terms) => boolean;

const areAtOdds = <T>(a: T | null, b: T | null): boolean => a !== null && b !== null && a !== b;
const areNamedApart: Likeness = (a, b) =>
  a.designation !== '' && b.designation !== '' && a.designation !== b.designation;
const areNamedAlike: Likeness = (a, b) => a.designation !== '' && a.designation === b.designation;
const havePriceAlike: Likeness = (a, b) => a.price !== null && b.price !== null && isSamePrice(a.price, b.price);
const haveExpiryAlike: Likeness = (a, b) => a.expires !== null && a.expires === b.expires;

const isPartOfName: Likeness = (a, b) => {
  const [words, others] = [new Set(a.designation.split(' ')), new Set(b.designation.split(' '))];
  return [...words].every((word) => others.has(word)) || [...others].every((word) => words.has(word));
};

/**
 * Reasons to take two statements for one instrument, the best first; only statements and instruments that the better
 * ones left over are looked at by the next.
 */
const REASONS: readonly Likeness[] = [
  // Everything is said, and is the same.
  (a, b) => havePriceAlike(a, b) && haveExpiryAlike(a, b) && areNamedAlike(a, b),
  (a, b) => havePriceAlike(a, b) && haveExpiryAlike(a, b) && !areNamedApart(a, b),
  // Under a longer name: "series a" of a prospectus is "may 2023 series a" of a report.
  (a, b) => havePriceAlike(a, b) && haveExpiryAlike(a, b) && isPartOfName(a, b),
  // One of them does not say when it ends ("five years from issuance"), or neither does.
  (a, b) => havePriceAlike(a, b) && !areAtOdds(a.expires, b.expires) && !areNamedApart(a, b),
  // A class of its own name whose price is not said.
  (a, b) => areNamedAlike(a, b) && (a.price === null || b.price === null) && !areAtOdds(a.expires, b.expires),
  // A class of its own name that ends when it always did has another price: it was repriced.
  (a, b) => areNamedAlike(a, b) && haveExpiryAlike(a, b),
];

/** Another name is no proof of another class where all else is alike. */
const isInDoubt: Likeness = (a, b) =>
  (havePriceAlike(a, b) && haveExpiryAlike(a, b)) || REASONS.some((isAlike) => isAlike(a, b));

/**
 * Brings the statements of an issuer together by instrument. Rows of one filing are different instruments, so that a
 * filing's statements and the known instruments are paired one to one, and only where there is exactly one way to:
 * a statement that might be of two instruments becomes one of its own, and says so.
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
    for (const isAlike of REASONS) pair(waiting, free, isAlike);
    for (const [statement, terms] of waiting) {
      const doubts = [...free]
        .filter(([, other]) => other.kind === terms.kind && isInDoubt(terms, other))
        .map(([group]) => group.statements.at(-1)?.label ?? '');
      groups.push({ statements: [statement], doubts });
    }
  }
  return groups;
}

/** Pairs what is alike and has no second choice; counts that agree decide between two. */
function pair(waiting: Map<InstrumentStatement, Terms>, free: Map<StatementGroup, Terms>, isAlike: Likeness): void {
  const both = (a: Terms, b: Terms) => a.kind === b.kind && isAlike(a, b);
  const narrowings: readonly Likeness[] = [both, (a, b) => both(a, b) && a.shares !== null && a.shares === b.shares];
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
