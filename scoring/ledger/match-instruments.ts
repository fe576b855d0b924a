import { daysBetween, type IsoDate } from '../../core/dates.ts';
import { compareFacts, compareText } from '../../core/fact-order.ts';
import type { OverhangFact, SplitFact } from '../../core/score-inputs.ts';
import { shareFactorSince } from '../select/splits.ts';
import { type CurrentTerms, currentTerms } from './current-terms.ts';
import { haveNestedNames, haveRivalNames, nameOf } from './instrument-names.ts';
import { isSamePrice, type QuotedPrice } from './same-price.ts';

/** Statements of one instrument, and doubts about the match. */
export interface StatementGroup<F extends OverhangFact> {
  /** By date, then in public order. */
  readonly statements: readonly F[];
  /** Labels of other instruments that it might be. */
  readonly doubts: readonly string[];
  /** What they say together. */
  readonly terms: () => CurrentTerms<F>;
}

/** Five years from pricing, and five years from closing. */
const SAME_EXPIRY_DAYS = 10;
/** Splits round each holder's shares. */
const SAME_COUNT = 0.005;

interface Dated<V> {
  readonly value: V;
  readonly asOf: IsoDate;
}

/** What statements say of an instrument, each term as last stated. */
interface Terms {
  readonly kind: string;
  /** Of the first statement. */
  readonly asOf: IsoDate;
  name: Dated<string> | null;
  price: Dated<QuotedPrice> | null;
  expires: Dated<IsoDate> | null;
  /** In shares of the as-of date. */
  shares: Dated<number> | null;
}

function termsOf(statement: OverhangFact, splits: readonly SplitFact[]): Terms {
  const { asOf, exercisePrice, expires, instrument, label, preFunded, shares } = statement;
  const factor = shareFactorSince(splits, asOf);
  const dated = <V>(value: V | null) => (value === null ? null : { value, asOf });
  const name = nameOf(label ?? '');
  return {
    kind: `${instrument}|${preFunded}`,
    asOf,
    name: dated(name === '' ? null : name),
    // The nominal price of pre-funded warrants distinguishes nothing.
    price: dated(preFunded || exercisePrice === null ? null : { price: exercisePrice / factor, factor }),
    expires: dated(expires),
    shares: dated(shares === null || !Number.isFinite(shares) ? null : shares * factor),
  };
}

function newer<V>(known: Dated<V> | null, stated: Dated<V> | null): Dated<V> | null {
  return stated !== null && (known === null || stated.asOf >= known.asOf) ? stated : known;
}

/** true: they agree; false: they contradict each other; null: one of them leaves it unsaid. */
function agree<V>(a: Dated<V> | null, b: Dated<V> | null, isSame: (a: V, b: V) => boolean): boolean | null {
  return a === null || b === null ? null : isSame(a.value, b.value);
}

function isSameExpiry(a: IsoDate, b: IsoDate): boolean {
  return Math.abs(daysBetween(a, b)) <= SAME_EXPIRY_DAYS;
}

function isEqual(a: string, b: string): boolean {
  return a === b;
}

function isSameCount(a: number, b: number): boolean {
  return Math.abs(a - b) <= SAME_COUNT * Math.max(Math.abs(a), Math.abs(b));
}

/** How well a statement's terms fit an instrument; null: they are of another one. */
function fitOf(terms: Terms, known: Terms): number | null {
  if (terms.kind !== known.kind) return null;
  // First what most instruments differ in.
  const expiry = agree(terms.expires, known.expires, isSameExpiry);
  if (expiry === false) return null;
  const isSameName = agree(terms.name, known.name, isEqual);
  const price = agree(terms.price, known.price, isSamePrice);
  const count = agree(terms.shares, known.shares, isSameCount);
  let name = isSameName === true ? 8 : 0;
  if (isSameName === false && terms.name !== null && known.name !== null) {
    const [one, other] = [terms.name.value, known.name.value];
    // "series a" of a prospectus is "may 2023 series a" of a report.
    if (haveNestedNames(one, other)) name = 6;
    // Documents describe one class in different words: then only the other terms tell.
    else if (haveRivalNames(one, other) || !(price && expiry && count)) return null;
  }
  // A new price makes another instrument, unless its name says that it is the same one, repriced.
  if (price === false && isSameName !== true) return null;
  const points = name + (price ? 4 : 0) + (expiry ? 4 : 0) + (count ? 2 : 0);
  // A statement that agrees in nothing is not taken for an instrument that had ended by its date.
  const hasEnded = known.expires !== null && known.expires.value < terms.asOf;
  return points === 0 && hasEnded ? null : points;
}

/** All other terms agree, but the names do not: whether it is another instrument is in doubt. */
function isInDoubt(terms: Terms, known: Terms): boolean {
  if (terms.kind !== known.kind || terms.name === null || known.name === null) return false;
  if (haveRivalNames(terms.name.value, known.name.value)) return false;
  return fitOf({ ...terms, name: null }, known) !== null && agree(terms.price, known.price, isSamePrice) === true;
}

/** The order of the statements of a filing and date. */
function compareInFiling(a: OverhangFact, b: OverhangFact): number {
  return (a.ordinal ?? 0) - (b.ordinal ?? 0) || compareFacts(a, b);
}

interface Home<F extends OverhangFact> {
  readonly group: OpenGroup<F>;
  readonly terms: Terms;
}

interface OpenGroup<F extends OverhangFact> extends StatementGroup<F> {
  readonly add: (statement: F) => void;
}

function createGroup<F extends OverhangFact>(
  first: F,
  doubts: readonly string[],
  splits: readonly SplitFact[],
): OpenGroup<F> {
  let statements: readonly F[] = [first];
  let terms: CurrentTerms<F> | null = null;
  return {
    get statements() {
      return statements;
    },
    doubts,
    terms: () => {
      terms ??= currentTerms(statements, splits);
      return terms;
    },
    add: (statement) => {
      const later = statements.findIndex(({ asOf }) => asOf > statement.asOf);
      statements = later < 0 ? [...statements, statement] : statements.toSpliced(later, 0, statement);
      terms = null;
    },
  };
}

function lastStated<F extends OverhangFact>({ group }: Home<F>): IsoDate {
  return group.statements.at(-1)?.asOf ?? ('' as IsoDate);
}

export interface InstrumentMatcher<F extends OverhangFact> {
  /** In the order in which they were first stated. */
  readonly groups: readonly StatementGroup<F>[];
  readonly groupOf: (statement: F) => StatementGroup<F> | undefined;
  /** Adds the statements of a filing, which became public after all that were added before. */
  readonly add: (filing: readonly F[]) => void;
}

/**
 * Groups an issuer's statements by instrument, filing by filing. Statements of one filing as of one date are of
 * different instruments; each goes to the instrument that it agrees with most and contradicts in nothing: of equals the
 * one stated last. What a statement leaves unsaid contradicts nothing.
 */
export function createInstrumentMatcher<F extends OverhangFact>(splits: readonly SplitFact[]): InstrumentMatcher<F> {
  const homes: Home<F>[] = [];
  const groups: StatementGroup<F>[] = [];
  const groupByStatement = new Map<F, StatementGroup<F>>();

  function join(home: Home<F>, statement: F, { name, price, expires, shares }: Terms): void {
    home.group.add(statement);
    groupByStatement.set(statement, home.group);
    home.terms.name = newer(home.terms.name, name);
    home.terms.price = newer(home.terms.price, price);
    home.terms.expires = newer(home.terms.expires, expires);
    home.terms.shares = newer(home.terms.shares, shares);
  }

  function addDated(statements: readonly F[]): void {
    const known = homes.length;
    const waiting = statements.map((statement) => ({ statement, terms: termsOf(statement, splits) }));
    const fits = waiting.flatMap((one, place) =>
      homes.flatMap((home, index) => {
        const points = fitOf(one.terms, home.terms);
        return points === null ? [] : [{ one, place, home, index, points }];
      }),
    );
    fits.sort(
      (a, b) =>
        b.points - a.points ||
        compareText(lastStated(b.home), lastStated(a.home)) ||
        b.index - a.index ||
        a.place - b.place,
    );
    const taken = new Set<Home<F>>();
    const placed = new Set<(typeof waiting)[number]>();
    for (const { one, home } of fits) {
      if (taken.has(home) || placed.has(one)) continue;
      taken.add(home);
      placed.add(one);
      join(home, one.statement, one.terms);
    }
    for (const one of waiting) {
      if (placed.has(one)) continue;
      const { statement, terms } = one;
      const doubts = homes
        .slice(0, known)
        .filter((home) => !taken.has(home) && isInDoubt(terms, home.terms))
        .map(({ group }) => group.statements.at(-1)?.label ?? '');
      const group = createGroup(statement, doubts, splits);
      groups.push(group);
      groupByStatement.set(statement, group);
      homes.push({ group, terms });
    }
  }

  return {
    groups,
    groupOf: (statement) => groupByStatement.get(statement),
    add: (filing) => {
      const dates = Map.groupBy(filing.toSorted(compareInFiling), ({ asOf }) => asOf);
      for (const asOf of [...dates.keys()].sort()) addDated(dates.get(asOf) ?? []);
    },
  };
}
