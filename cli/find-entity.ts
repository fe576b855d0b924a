import { hasCusipCheckDigit, restoredCusip } from '../core/cusip.ts';
import type { IsoDate } from '../core/dates.ts';
import { holdsOn, type Identifier, type IdentifierKind, identifierKey } from '../core/identifiers.ts';
import { type Cik, parseCik } from '../core/ids.ts';
import type { Database } from '../db/database.ts';
import { findIdentifiers } from '../db/repositories/reference/identifiers.ts';
import { permanentError } from './errors.ts';

/** An entity that a text may mean, with the identifiers that say so. */
export interface EntityCandidate {
  readonly cik: Cik;
  readonly matchedBy: IdentifierKind | 'cik' | 'name-prefix';
  /** In order of time; empty for a CIK. */
  readonly matches: readonly Identifier[];
}

/**
 * The entities that a CIK, ticker, CUSIP or name means: on a date, or ever. Names that only begin with the text count
 * where nothing matches whole.
 */
export async function findEntities(
  db: Database,
  text: string,
  on: IsoDate | null,
): Promise<readonly EntityCandidate[]> {
  const value = text.trim();
  if (/^\d{1,10}$/.test(value) && !hasCusipCheckDigit(value)) {
    return [{ cik: parseCik(value), matchedBy: 'cik', matches: [] }];
  }
  const search = async (kind: IdentifierKind, key: string, asPrefix = false) => {
    const found = await findIdentifiers(db, { kind, value: key, asPrefix });
    const held = found.filter((one) => on === null || holdsOn(one, on));
    return candidates(asPrefix ? 'name-prefix' : kind, held);
  };
  const cusip = restoredCusip(value.toUpperCase());
  const whole = [
    ...(hasCusipCheckDigit(cusip) ? await search('cusip', cusip) : []),
    ...(await search('ticker', value)),
    ...(await search('name', value)),
  ];
  if (whole.length > 0) return whole;
  return identifierKey('name', value).length < 3 ? [] : search('name', value, true);
}

function candidates(matchedBy: EntityCandidate['matchedBy'], found: readonly Identifier[]): EntityCandidate[] {
  return [...Map.groupBy(found, ({ cik }) => cik)].map(([cik, matches]) => ({ cik, matchedBy, matches }));
}

/**
 * The issuer that a ticker means on a date. Where several held it, the one that began to state it after the others were
 * last heard of; if their statements overlap, the ticker is ambiguous.
 */
export async function issuerByTicker(db: Database, ticker: string, on: IsoDate): Promise<Cik> {
  const ever = await findIdentifiers(db, { kind: 'ticker', value: ticker });
  const spans = [
    ...Map.groupBy(
      ever.filter((one) => holdsOn(one, on)),
      ({ cik }) => cik,
    ),
  ].map(([cik, matches]) => ({
    cik,
    from: matches.map(({ validFrom }) => validFrom ?? '').sort()[0] ?? '',
    to:
      matches
        .map(({ lastStated }) => lastStated)
        .sort()
        .at(-1) ?? '',
  }));
  const sorted = spans.sort((a, b) => (a.from < b.from ? 1 : -1));
  const [newest, ...others] = sorted;
  if (!newest) throw unknownTicker(ticker, on, ever);
  if (others.some(({ to }) => to >= newest.from)) {
    const holders = sorted.map(({ cik, from }) => `CIK ${cik} (since ${from})`).join(', ');
    throw permanentError('ambiguous-ticker', `${ticker} means several issuers on ${on}: ${holders}; give --cik`);
  }
  return newest.cik;
}

function unknownTicker(ticker: string, on: IsoDate, ever: readonly Identifier[]): Error {
  const other = ever
    .slice(0, 3)
    .map(({ cik, validFrom, validTo }) => `CIK ${cik} ${validFrom ?? ''} to ${validTo ?? 'now'}`);
  const hint = other.length > 0 ? ` (it was stated by ${other.join(', ')})` : '';
  return permanentError(
    'unknown-ticker',
    `no filing that was public by ${on} states the ticker ${ticker}${hint}; give the CIK (--cik)`,
  );
}
