import { daysFrom, plusDays } from '../calendar.ts';
import type { InstrumentStated, InstrumentTerms, PeriodSales, Source, Statement } from './history.ts';
import { MAX_AGE_DAYS } from './knots.ts';
import { newestSaid, only } from './public-time.ts';
import type { ReadyInstrument, ReadySplit } from './ready-inputs.ts';
import { sharesSince } from './splits.ts';

/** A statement in the shares of the as-of date. */
interface Entry extends Omit<InstrumentStated, 'says'> {
  readonly original: InstrumentStated;
}

/** One instrument with its statements, oldest first. */
export interface LedgerInstrument {
  readonly kind: InstrumentTerms['kind'];
  readonly statements: readonly Entry[];
}

/** Expiry dates so many days apart are five years from pricing and from closing. */
const SAME_EXPIRY_DAYS = 10;

const scaled = (value: number | null, by: number) => (value === null ? null : value * by);

/** true: they agree; false: they contradict each other; null: one of them leaves it unsaid. */
function agree<T>(a: T | null, b: T | null, same: (a: T, b: T) => boolean): boolean | null {
  return a === null || b === null ? null : same(a, b);
}

const near = (share: number) => (a: number, b: number) => Math.abs(a - b) <= share * Math.max(Math.abs(a), Math.abs(b));

/** How well terms fit an instrument; null: they are of another one. */
function fitOf(terms: InstrumentTerms & { shares?: number | null }, one: LedgerInstrument): number | null {
  if (terms.kind !== one.kind) return null;
  const said = <Key extends 'designation' | 'strike' | 'expires' | 'shares'>(key: Key) =>
    newestSaid(one.statements, key);
  const name = agree(terms.designation, said('designation'), (a, b) => a === b);
  // A fraction of a cent is the price of every pre-funded warrant.
  const strike = one.kind === 'pre-funded-warrant' ? null : agree(terms.strike, said('strike'), near(0.005));
  const expiry = agree(terms.expires, said('expires'), (a, b) => Math.abs(daysFrom(a, b)) <= SAME_EXPIRY_DAYS);
  const count = agree(terms.shares ?? null, said('shares'), near(0.005));
  if (name === false || expiry === false) return null;
  // A new price makes another instrument, unless its name says that it is the same one repriced.
  if (strike === false && name !== true) return null;
  return (name ? 8 : 0) + (strike ? 4 : 0) + (expiry ? 4 : 0) + (count ? 2 : 0);
}

/** The instrument that terms fit best; of equals the one stated last. `taken` are not asked. */
function matchInstrument(
  terms: InstrumentTerms & { shares?: number | null },
  ledger: readonly LedgerInstrument[],
  taken: ReadonlySet<LedgerInstrument> = new Set(),
): LedgerInstrument | null {
  let best: { one: LedgerInstrument; points: number; stated: string } | null = null;
  for (const one of ledger) {
    const points = taken.has(one) ? null : fitOf(terms, one);
    const stated = one.statements.at(-1)?.asOf ?? '';
    if (points === null || (best !== null && points < best.points)) continue;
    if (best === null || points > best.points || stated >= best.stated) best = { one, points, stated };
  }
  return best?.one ?? null;
}

/** Point 2: statements of one instrument, put together. A filing states each of its instruments once. */
export function buildLedger(known: readonly Statement[], splits: readonly ReadySplit[]): LedgerInstrument[] {
  const ledger: { kind: InstrumentTerms['kind']; statements: Entry[] }[] = [];
  const takenBy = new Map<string, Set<LedgerInstrument>>();
  const oldestFirst = only(known, 'instrument')
    .map((original, index) => ({ original, index }))
    .sort((a, b) =>
      a.original.asOf < b.original.asOf ? -1 : a.original.asOf > b.original.asOf ? 1 : a.index - b.index,
    );
  for (const { original } of oldestFirst) {
    const by = sharesSince(splits, original.asOf);
    const entry: Entry = {
      ...original,
      original,
      shares: scaled(original.shares, by),
      strike: scaled(original.strike, 1 / by),
      floorPrice: scaled(original.floorPrice, 1 / by),
    };
    const taken = takenBy.get(original.source.accession) ?? new Set();
    takenBy.set(original.source.accession, taken);
    let one = ledger.find((candidate) => candidate === matchInstrument(entry, ledger, taken));
    if (one === undefined) {
      one = { kind: entry.kind, statements: [] };
      ledger.push(one);
    }
    one.statements.push(entry);
    taken.add(one);
  }
  return ledger;
}

/** Shares exercised or converted, and principal, after the last count of an instrument. */
function usedSince(
  one: LedgerInstrument,
  ledger: readonly LedgerInstrument[],
  used: readonly UsedDay[],
  after: string,
) {
  const own = used.filter(
    ({ date, instrument }) => date > after && instrument !== null && matchInstrument(instrument, ledger) === one,
  );
  return {
    shares: own.reduce((sum, { shares }) => sum + (shares ?? 0), 0),
    principal: own.reduce((sum, { principal }) => sum + (principal ?? 0), 0),
    sources: own.map(({ source }) => source),
  };
}

/** A day's share of an exercise or conversion, in the shares of the as-of date. */
export interface UsedDay {
  readonly date: string;
  readonly instrument: InstrumentTerms | null;
  readonly shares: number | null;
  readonly principal: number | null;
  readonly source: Source;
}

/** Terms that a sale of shares names, in the prices of the as-of date. */
export function termsOf({ instrument, to }: PeriodSales, splits: readonly ReadySplit[]): InstrumentTerms | null {
  return instrument === null ? null : { ...instrument, strike: scaled(instrument.strike, 1 / sharesSince(splits, to)) };
}

const USED = [
  'shares',
  'strike',
  'expires',
  'exercisableFrom',
  'variablePrice',
  'discount',
  'floorPrice',
  'principal',
] as const satisfies readonly (keyof InstrumentStated)[];

/** Sources of the values in use: a statement whose every value was said again since is none. */
function sourcesInUse(statements: readonly Entry[]): readonly Source[] {
  const used = USED.flatMap((field) => statements.findLast((one) => one[field] !== null) ?? []);
  return [...new Set(used)].map(({ source }) => source);
}

/** What of the ledger is outstanding on the as-of date, each value as last said. */
export function outstandingInstruments(
  known: readonly Statement[],
  ledger: readonly LedgerInstrument[],
  used: readonly UsedDay[],
  asOf: string,
): { readonly instrument: ReadyInstrument; readonly sources: readonly Source[] }[] {
  const lists = only(known, 'instrument-list');
  return ledger.flatMap((one) => {
    const last = one.statements.at(-1);
    if (last === undefined) return [];
    // A resale prospectus offers what is outstanding: only what no other filing states is merely offered.
    const isOffered = one.statements.every(({ state }) => state === 'offered');
    const expires = newestSaid(one.statements, 'expires');
    const isOmitted = lists.some(({ asOf: date, kinds }) => date > last.asOf && kinds.includes(one.kind));
    const isOld = last.asOf < plusDays(asOf, -MAX_AGE_DAYS);
    if (isOffered || isOmitted || isOld || (expires !== null && expires < asOf)) return [];
    const counted = one.statements.findLast(({ shares }) => shares !== null);
    const owed = one.statements.findLast(({ principal }) => principal !== null);
    const since = usedSince(one, ledger, used, counted?.asOf ?? last.asOf);
    const shares = counted?.shares == null ? null : Math.max(0, counted.shares - since.shares);
    const repaid = usedSince(one, ledger, used, owed?.asOf ?? last.asOf);
    const strike = newestSaid(one.statements, 'strike');
    // Where a conversion tells only its shares, they were paid with principal at the conversion price.
    const converted = repaid.principal > 0 ? repaid.principal : repaid.shares * (strike ?? 0);
    const principal = owed?.principal == null ? null : Math.max(0, owed.principal - converted);
    const instrument: ReadyInstrument = {
      kind: one.kind,
      shares,
      strike,
      exercisableFrom: newestSaid(one.statements, 'exercisableFrom'),
      variablePrice: newestSaid(one.statements, 'variablePrice') ?? false,
      discount: newestSaid(one.statements, 'discount'),
      floorPrice: newestSaid(one.statements, 'floorPrice'),
      principal,
    };
    if (principal === 0 || (principal === null && shares === 0)) return [];
    return [{ instrument, sources: [...sourcesInUse(one.statements), ...since.sources, ...repaid.sources] }];
  });
}
