import type { IsoTimestamp } from '../../core/dates.ts';
import { compareText } from '../../core/fact-order.ts';

/** A reporting person of one schedule, with the fields that identify person, schedule and class. */
export interface OwnerStatement {
  readonly accessionNumber: string;
  readonly publicAt: IsoTimestamp;
  readonly amendment: number | null;
  readonly issuer: { readonly cusip: string | null };
  readonly securitiesClass: string | null;
  readonly name: string | null;
  readonly cik: string | null;
}

export type LatestOwner<S extends OwnerStatement> = S & {
  /** A later schedule by the same filers that leaves this person out; null where there is none. */
  readonly notNamedIn: string | null;
};

export interface LatestOwners<S extends OwnerStatement> {
  readonly owners: readonly LatestOwner<S>[];
  /** How many statements a later one of the same person replaced. */
  readonly superseded: number;
}

/**
 * The latest statement of each reporting person about one issuer: a later schedule, original or amendment, 13D or 13G,
 * replaces the earlier one. Persons are identified by CIK, else by name; a person may hold two classes of one issuer, on
 * separate schedules. A person left out by a later schedule of the same filers keeps its last statement, marked.
 */
export function latestOwners<S extends OwnerStatement>(statements: readonly S[]): LatestOwners<S> {
  const ordered = statements.toSorted(inOrder);
  const personOf = identify(ordered);
  const latest = new Map<string, S[]>();
  for (const statement of ordered) {
    const person = personOf(statement);
    const held = (latest.get(person) ?? []).filter(
      (other) => other.accessionNumber === statement.accessionNumber || !isSameSecurity(other, statement),
    );
    latest.set(person, [...held, statement]);
  }
  const personsOf = new Map(
    [...Map.groupBy(ordered, ({ accessionNumber }) => accessionNumber)].map(([accessionNumber, own]) => [
      accessionNumber,
      new Set(own.map(personOf)),
    ]),
  );
  const owners = [...latest].flatMap(([person, held]) =>
    held.map((statement) => {
      const together = personsOf.get(statement.accessionNumber) ?? new Set();
      const later = ordered.find(
        (other) =>
          inOrder(statement, other) < 0 &&
          together.has(personOf(other)) &&
          isSameSecurity(statement, other) &&
          personsOf.get(other.accessionNumber)?.has(person) === false,
      );
      return { ...statement, notNamedIn: later?.accessionNumber ?? null };
    }),
  );
  return { owners, superseded: statements.length - owners.length };
}

function inOrder(a: OwnerStatement, b: OwnerStatement): number {
  return (
    compareText(a.publicAt, b.publicAt) ||
    (a.amendment ?? 0) - (b.amendment ?? 0) ||
    compareText(a.accessionNumber, b.accessionNumber)
  );
}

/** The key of a statement's person: its CIK, else the only CIK that has filed under the same name, else the name. */
function identify(statements: readonly OwnerStatement[]): (statement: OwnerStatement) => string {
  const ciksOf = new Map<string, Set<string>>();
  for (const { name, cik } of statements) {
    if (name === null || cik === null) continue;
    const key = nameKey(name);
    ciksOf.set(key, (ciksOf.get(key) ?? new Set()).add(cik));
  }
  return ({ name, cik, accessionNumber }) => {
    if (cik !== null) return `cik ${cik}`;
    if (name === null) return `unnamed ${accessionNumber}`;
    const key = nameKey(name);
    const [only, another] = ciksOf.get(key) ?? [];
    return only !== undefined && another === undefined ? `cik ${only}` : `name ${key}`;
  };
}

/** Letters and digits alone: punctuation and spacing differ from filing to filing. */
export function nameKey(name: string): string {
  return name.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Whether two statements are about one class. CUSIPs change (a reverse split) while the class does not, and the wording
 * of titles varies: only another CUSIP with a title of another class or kind, or without a title, is another security.
 */
function isSameSecurity(a: OwnerStatement, b: OwnerStatement): boolean {
  const [cusip, other] = [a.issuer.cusip, b.issuer.cusip];
  if (cusip !== null && cusip === other) return true;
  if (a.securitiesClass === null || b.securitiesClass === null) return cusip === null || other === null;
  return classKey(a.securitiesClass) === classKey(b.securitiesClass);
}

/** `CLASS B`, `SERIES A PREFERRED`, …, where a title names one. */
function classKey(title: string): string {
  const words = title.toUpperCase();
  const letter = /\b(CLASS|SERIES)\s+["“]?([A-Z0-9]{1,2})\b/.exec(words);
  const kind = /\b(PREFERRED|PREFERENCE|UNITS?|WARRANTS?|NOTES?)\b/.exec(words);
  return `${letter ? `${letter[1]} ${letter[2]}` : ''}|${kind?.[1]?.replace(/S$/, '') ?? ''}`;
}
