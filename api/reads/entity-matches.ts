import { hasCusipCheckDigit, restoredCusip } from '../../core/cusip.ts';
import type { IsoDate, IsoTimestamp } from '../../core/dates.ts';
import { holdsOn, type Identifier, identifierKey } from '../../core/identifiers.ts';
import { type Cik, parseCik } from '../../core/ids.ts';
import { formsContradict, nameKeys, nearMisses, searchKeyOf, searchKeysOf } from '../../core/name-keys.ts';
import type { Database } from '../../db/database.ts';
import {
  findBySearchKey,
  findCusips,
  findNamesFrom,
  findNamesOfWords,
  findNamesWithWords,
  type ListedCusipName,
  listedNamesOf,
} from '../../db/repositories/reference/entity-search.ts';
import { findIdentifiers } from '../../db/repositories/reference/identifiers.ts';
import { tickerHolders } from './find-entity.ts';

/**
 * How an identifier matched, from the surest to the least sure. `score` orders candidates and is no probability. Only
 * what `decides` can resolve a query.
 */
export const MATCH_KINDS = {
  cik: { score: 1, decides: true, meaning: 'the CIK' },
  cusip: { score: 1, decides: true, meaning: 'a CUSIP that filings about the entity state' },
  ticker: { score: 0.98, decides: true, meaning: 'the ticker that the entity held on the date' },
  name: { score: 0.95, decides: true, meaning: 'its name on the date, with the same legal form' },
  'name-without-legal-form': {
    score: 0.9,
    decides: true,
    meaning: 'its name on the date, where only one of the two states a legal form',
  },
  'cusip-issuer': { score: 0.85, decides: true, meaning: 'the first six characters of a CUSIP, which name the issuer' },
  'former-name': { score: 0.8, decides: true, meaning: 'a name that it had before the date' },
  'ticker-without-separators': {
    score: 0.7,
    decides: false,
    meaning: 'the ticker that it held on the date, apart from a dot or dash',
  },
  'name-with-other-legal-form': { score: 0.6, decides: false, meaning: 'a name of it with a different legal form' },
  'former-ticker': {
    score: 0.5,
    decides: false,
    meaning: 'a ticker that it held before the date, or that another took over',
  },
  'listed-name': {
    score: 0.45,
    decides: false,
    meaning: "the name that the SEC's list of 13(f) securities gives the CUSIP",
  },
  'name-prefix': { score: 0.4, decides: false, meaning: 'a name that begins with the text' },
  'name-words': { score: 0.35, decides: false, meaning: 'a name that has every word of the text' },
  'name-near-miss': { score: 0.3, decides: false, meaning: 'a name at one letter from the text' },
} as const satisfies Readonly<
  Record<string, { readonly score: number; readonly decides: boolean; readonly meaning: string }>
>;
export type MatchKind = keyof typeof MATCH_KINDS;

export type ResolveParameter = 'q' | 'ticker' | 'cik' | 'name' | 'cusip';

/** An entity that one reading of one parameter found. */
export interface EntityMatch {
  readonly parameter: ResolveParameter;
  readonly matchedBy: MatchKind;
  readonly cik: Cik;
  /** Null for a CIK. */
  readonly identifier: Identifier | null;
  /** The line of the SEC's list behind a `listed-name`. */
  readonly listed: ListedCusipName | null;
}

/** What was looked up, for the date. */
export interface Lookup {
  readonly db: Database;
  readonly on: IsoDate;
  /** Null: all that is public. */
  readonly publicTo: IsoTimestamp | null;
  readonly parameter: ResolveParameter;
}

type Found = Omit<EntityMatch, 'parameter' | 'listed'> & Partial<Pick<EntityMatch, 'listed'>>;

const matchesOf = ({ parameter }: Lookup, found: readonly Found[]): readonly EntityMatch[] =>
  found.map((one) => ({ listed: null, parameter, ...one }));

/** Whether an identifier had begun by a date: what began later was not known then. */
export const begunBy = ({ validFrom }: Pick<Identifier, 'validFrom'>, on: IsoDate) =>
  validFrom === null || validFrom <= on;

export async function matchCik(lookup: Lookup, digits: string): Promise<readonly EntityMatch[]> {
  const cik = parseCik(digits);
  return matchesOf(lookup, [{ cik, matchedBy: 'cik', identifier: null }]);
}

/**
 * A ticker in any spelling. The separators of a class (BRK.B, BRK-B, BRK/B) are the same; without any it is a weaker match.
 *
 * @example await matchTicker(lookup, 'brk-b')
 */
export async function matchTicker(lookup: Lookup, ticker: string): Promise<readonly EntityMatch[]> {
  const { db, on } = lookup;
  const key = identifierKey('ticker', ticker);
  const found = await findBySearchKey(db, 'ticker', [searchKeyOf('ticker', ticker)]);
  const begun = found.filter((one) => begunBy(one, on));
  const same = begun.filter(({ valueKey }) => valueKey === key);
  const holders = new Set(tickerHolders(same, on).map(({ cik }) => cik));
  return matchesOf(
    lookup,
    begun.map((identifier) => {
      const held = holdsOn(identifier, on);
      const isSame = identifier.valueKey === key;
      const sure: MatchKind = isSame && holders.has(identifier.cik) ? 'ticker' : 'former-ticker';
      const matchedBy: MatchKind = !held ? 'former-ticker' : isSame ? sure : 'ticker-without-separators';
      return { cik: identifier.cik, matchedBy, identifier };
    }),
  );
}

/** A CUSIP of nine characters, or an issuer's first six. */
export async function matchCusip(lookup: Lookup, cusip: string): Promise<readonly EntityMatch[]> {
  const { db, on, publicTo } = lookup;
  const matchedBy = cusip.length === 9 ? 'cusip' : 'cusip-issuer';
  // A CUSIP never passes to another security: also one that is off the list still means its issuer.
  const stated = (await findCusips(db, cusip)).filter((one) => begunBy(one, on));
  const matches = matchesOf(
    lookup,
    stated.map((identifier) => ({ cik: identifier.cik, matchedBy, identifier })),
  );
  if (matches.length > 0) return matches;
  const named = [];
  for (const listed of await listedNamesOf(db, cusip, publicTo)) {
    const found = await findBySearchKey(db, 'name', searchKeysOf(listed.issuerName));
    const begun = found.filter((one) => begunBy(one, on));
    named.push(
      ...begun.map((identifier) => ({ cik: identifier.cik, matchedBy: 'listed-name', identifier, listed }) as const),
    );
  }
  return matchesOf(lookup, named);
}

/** A name, whole: apart from case, accents, punctuation, spacing and legal form. */
export async function matchName(lookup: Lookup, name: string): Promise<readonly EntityMatch[]> {
  const { db, on } = lookup;
  const wanted = nameKeys(name);
  const found = await findBySearchKey(db, 'name', searchKeysOf(name));
  const begun = found.filter((one) => begunBy(one, on));
  return matchesOf(
    lookup,
    begun.map((identifier) => {
      const stated = nameKeys(identifier.value);
      const kind: MatchKind = formsContradict(wanted, stated)
        ? 'name-with-other-legal-form'
        : !holdsOn(identifier, on)
          ? 'former-name'
          : wanted.legalForms.join() === stated.legalForms.join()
            ? 'name'
            : 'name-without-legal-form';
      return { cik: identifier.cik, matchedBy: kind, identifier };
    }),
  );
}

/** Names like the text: that begin with it, have its words, or differ by a letter. None of them decides. */
export async function matchSimilarNames(lookup: Lookup, name: string): Promise<readonly EntityMatch[]> {
  const { db, on } = lookup;
  const { searchKey, words } = nameKeys(name);
  if (searchKey.length < 3) return [];
  const search = async (matchedBy: MatchKind, rows: Promise<readonly Identifier[]>) =>
    matchesOf(
      lookup,
      (await rows)
        .filter((one) => begunBy(one, on))
        .map((identifier) => ({ cik: identifier.cik, matchedBy, identifier })),
    );
  const found = [
    ...(await search('name-prefix', findNamesOfWords(db, words))),
    ...(await search('name-prefix', findNamesFrom(db, searchKey))),
  ];
  if (words.length > 1) found.push(...(await search('name-words', findNamesWithWords(db, words))));
  if (found.length > 0) return found;
  return search('name-near-miss', findBySearchKey(db, 'name', nearMisses(searchKey)));
}

/** Whether a name of another entity begins with a word, so that the word may mean that one. */
export async function beginsNames(lookup: Lookup, word: string, except: ReadonlySet<Cik>): Promise<boolean> {
  const key = identifierKey('name', word);
  if (key === '') return false;
  const names = [
    ...(await findNamesOfWords(lookup.db, [key])),
    ...(await findIdentifiers(lookup.db, { kind: 'name', value: key })),
  ];
  return names.some((one) => !except.has(one.cik) && holdsOn(one, lookup.on));
}

/**
 * The CUSIPs that a text may mean: nine characters with a right check digit, eight to which it is added (or that lost a
 * leading zero in a spreadsheet), or an issuer's six. Anything else is why not.
 *
 * @example readCusip('03783310') // { cusips: ['037833100'] }
 * @example readCusip('037833109') // { problem: '037833109 ends in 9, but the check digit of 03783310 is 0' }
 */
export function readCusip(text: string): { readonly cusips: readonly string[] } | { readonly problem: string } {
  const value = text.trim().toUpperCase().replace(/[\s-]/g, '');
  if (!/^(?:[0-9A-Z]{6}|[0-9A-Z]{8,9})$/.test(value)) {
    return { problem: 'a CUSIP has 9 letters and digits, or 8 without its check digit, or the 6 of its issuer' };
  }
  if (value.length === 6) return { cusips: [value] };
  const base = value.slice(0, 8);
  const digit = Array.from('0123456789').find((one) => hasCusipCheckDigit(base + one)) ?? '';
  if (value.length === 9 && value[8] !== digit) {
    return { problem: `${value} ends in ${value[8]}, but the check digit of ${base} is ${digit}` };
  }
  const restored = restoredCusip(value);
  return { cusips: [...new Set([base + digit, ...(restored.length === 9 ? [restored] : [])])] };
}
