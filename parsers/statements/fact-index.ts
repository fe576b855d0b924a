import type { IsoDate } from '../../core/dates.ts';
import type { StatementFact, StatementKind } from '../../core/statements.ts';
import type { DuplicateClass } from '../../core/xbrl.ts';
import { resolveValues } from '../reported-facts/resolve-duplicates.ts';

/** Where a document prints facts; absent for a list of facts without a document. */
export interface FactPlaces<F> {
  /** The table that holds the fact, numbered over all documents; null outside of tables. */
  tableOf(fact: F): number | null;
  /** The statements on whose face the fact is. */
  facesOf(fact: F): readonly StatementKind[];
  /** Whether faces are only inferred from the order of the facts. */
  readonly isInferred: boolean;
  /** Statements whose face was found. */
  readonly faces: ReadonlySet<StatementKind>;
  /** Whether the row of the fact is labeled as of both basic and diluted shares. */
  isBasicAndDiluted(fact: F): boolean;
  /** Facts that add up to a total beside them, or by the filing's own calculation, and those totals. */
  readonly addUp: ReadonlySet<F>;
  /** The total that is the sum of the lines right above it, of which the fact is one. */
  sumOver(fact: F): F | null;
}

/** All that a filing states about one concept and period. */
export interface Stated<F extends StatementFact> {
  readonly fact: F;
  readonly agreement: DuplicateClass;
  readonly faces: ReadonlySet<StatementKind>;
  /** In how many tables the value is printed; 1 without places. */
  readonly tables: number;
  readonly addsUp: boolean;
}

export interface Period {
  /** Null for an instant. */
  readonly start: IsoDate | null;
  readonly end: IsoDate;
}

/** The undimensioned facts of one period, by concept. */
export interface PeriodFacts<F extends StatementFact> extends Period {
  has(concept: string): boolean;
  concepts(): Iterable<string>;
  /** @param face only what the face of this statement states, where it states the concept at all */
  stated(concept: string, face: StatementKind | null): Stated<F> | null;
}

const DECIMAL = /^-?\d{1,60}(?:\.\d{0,60})?$/;

/** Groups undimensioned facts in these units by period; a dimensional fact is never a total. */
export function indexFacts<F extends StatementFact>(
  facts: readonly F[],
  isWanted: (fact: F) => boolean,
  places: FactPlaces<F> | null,
): readonly PeriodFacts<F>[] {
  const periods = new Map<string, { period: Period; byConcept: Map<string, F[]> }>();
  for (const fact of facts) {
    if (!isWanted(fact) || !DECIMAL.test(fact.value) || hasDimensions(fact)) continue;
    const key = `${fact.start ?? ''}/${fact.end}`;
    let entry = periods.get(key);
    if (entry === undefined) {
      entry = { period: { start: fact.start, end: fact.end }, byConcept: new Map() };
      periods.set(key, entry);
    }
    const same = entry.byConcept.get(fact.concept);
    if (same === undefined) entry.byConcept.set(fact.concept, [fact]);
    else same.push(fact);
  }
  return [...periods.values()].map(({ period, byConcept }) => periodFacts(period, byConcept, places));
}

export function hasDimensions({ dimensions }: StatementFact): boolean {
  for (const _ in dimensions) return true;
  return false;
}

function periodFacts<F extends StatementFact>(
  { start, end }: Period,
  byConcept: ReadonlyMap<string, readonly F[]>,
  places: FactPlaces<F> | null,
): PeriodFacts<F> {
  const resolved = new Map<string, Stated<F> | null>();
  return {
    start,
    end,
    has: (concept) => byConcept.has(concept),
    concepts: () => byConcept.keys(),
    stated(concept, face) {
      const key = face === null ? concept : `${concept} ${face}`;
      const known = resolved.get(key);
      if (known !== undefined) return known;
      const stated = resolve(byConcept.get(concept) ?? [], places, face);
      resolved.set(key, stated);
      return stated;
    },
  };
}

function resolve<F extends StatementFact>(
  facts: readonly F[],
  places: FactPlaces<F> | null,
  face: StatementKind | null,
): Stated<F> | null {
  const all = resolveValues(facts, (fact) => fact);
  if (all === null) return null;
  // A note may state the number with more digits: the statement's own is the value.
  const printed = face === null ? [] : facts.filter((fact) => places?.facesOf(fact).includes(face));
  const { chosen: fact } = resolveValues(printed, (one) => one) ?? all;
  const { agreement } = all;
  const faces = new Set<StatementKind>();
  const tables = new Set<number>();
  for (const one of facts) {
    for (const face of places?.facesOf(one) ?? []) faces.add(face);
    const table = places?.tableOf(one) ?? null;
    if (table !== null && one.value === fact.value) tables.add(table);
  }
  const addsUp = places !== null && facts.some((one) => places.addUp.has(one) && one.value === fact.value);
  return { fact, agreement, faces, tables: Math.max(1, tables.size), addsUp };
}
