import { hasCusipCheckDigit, restoredCusip } from '../../core/cusip.ts';
import type { IsoDate } from '../../core/dates.ts';
import { permanentError } from '../../core/errors.ts';
import { holdsOn, type Identifier, type IdentifierKind, identifierKey } from '../../core/identifiers.ts';
import { type Cik, parseCik } from '../../core/ids.ts';
import type { Database } from '../../db/database.ts';
import { findIdentifiers } from '../../db/repositories/reference/identifiers.ts';

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

/** An entity that held a ticker on a date, with the days on which it was first and last stated. */
export interface TickerHolder {
  readonly cik: Cik;
  readonly from: IsoDate | '';
  readonly to: IsoDate | '';
}

/**
 * Who a ticker may mean on a date, by everything that was ever stated of it. Where several held it, the one that began
 * to state it after the others were last heard of; several if their statements overlap, the newest first.
 */
export function tickerHolders(ever: readonly Identifier[], on: IsoDate): readonly TickerHolder[] {
  const held = ever.filter((one) => holdsOn(one, on));
  const spans = [...Map.groupBy(held, ({ cik }) => cik)].map(
    ([cik, matches]): TickerHolder => ({
      cik,
      from: matches.map(({ validFrom }) => validFrom ?? '').sort()[0] ?? '',
      to:
        matches
          .map(({ lastStated }) => lastStated)
          .sort()
          .at(-1) ?? '',
    }),
  );
  const sorted = spans.sort((a, b) => (a.from < b.from ? 1 : -1));
  const [newest, ...others] = sorted;
  return newest === undefined || others.some(({ to }) => to >= newest.from) ? sorted : [newest];
}

/** The issuer that a ticker means on a date (`tickerHolders`). Errors: `unknown-ticker`, `ambiguous-ticker`. */
export async function issuerByTicker(db: Database, ticker: string, on: IsoDate): Promise<Cik> {
  const ever = await findIdentifiers(db, { kind: 'ticker', value: ticker });
  const holders = tickerHolders(ever, on);
  const [holder] = holders;
  if (!holder) throw unknownTicker(ticker, on, ever);
  if (holders.length > 1) {
    const named = holders.map(({ cik, from }) => `CIK ${cik} (since ${from})`).join(', ');
    throw permanentError(
      'ambiguous-ticker',
      `${ticker} means several issuers on ${on}: ${named}; give the CIK instead of the ticker`,
      { context: { candidates: holders.map(({ cik, from }) => ({ cik, since: from === '' ? null : from })) } },
    );
  }
  return holder.cik;
}

function unknownTicker(ticker: string, on: IsoDate, ever: readonly Identifier[]): Error {
  const other = ever
    .slice(0, 3)
    .map(({ cik, validFrom, validTo }) => `CIK ${cik} ${validFrom ?? ''} to ${validTo ?? 'now'}`);
  const hint = other.length > 0 ? ` (it was stated by ${other.join(', ')})` : '';
  return permanentError(
    'unknown-ticker',
    `no filing that was public by ${on} states the ticker ${ticker}${hint}; give the CIK instead`,
  );
}
