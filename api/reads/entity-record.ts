import type { IsoDate } from '../../core/dates.ts';
import { holdsOn, type Identifier } from '../../core/identifiers.ts';
import { begunBy } from './entity-matches.ts';

/** Classes whose ticker is not the one that an issuer is known by. */
const OTHER_CLASS = /(warrant|right|unit|note|preferred)/i;

/** Who an entity is on a date. */
export interface EntitySummary {
  readonly name: string | null;
  readonly ticker: string | null;
  readonly exchange: string | null;
  readonly sic: string | null;
}

const newestFirst = (a: Identifier, b: Identifier) =>
  a.lastStated < b.lastStated ? 1 : a.lastStated > b.lastStated ? -1 : 0;

/** The name in filings goes before that of the SEC's ticker list; the ticker is that of the common stock where one is. */
export function entityOn(identifiers: readonly Identifier[], on: IsoDate): EntitySummary {
  const held = identifiers.filter((one) => holdsOn(one, on)).toSorted(newestFirst);
  const names = held.filter(({ kind }) => kind === 'name');
  const tickers = held.filter(({ kind }) => kind === 'ticker');
  const ticker = tickers.find(({ securityTitle }) => !OTHER_CLASS.test(securityTitle ?? '')) ?? tickers[0];
  return {
    name: (names.find(({ source }) => source === 'filing-header') ?? names[0])?.value ?? null,
    ticker: ticker?.valueKey ?? null,
    exchange:
      ticker?.exchange ?? tickers.find((one) => one.valueKey === ticker?.valueKey && one.exchange)?.exchange ?? null,
    sic: held.find(({ kind }) => kind === 'sic')?.value ?? null,
  };
}

/** An identifier as it was known on a date: without the end, the last statement and the count that came later. */
export interface KnownIdentifier extends Omit<Identifier, 'cik' | 'valueKey' | 'lastStated' | 'statements'> {
  readonly isHeld: boolean;
  readonly lastStated: IsoDate | null;
  readonly statements: number | null;
}

export function knownOn(identifier: Identifier, on: IsoDate): KnownIdentifier {
  const { cik: _, valueKey: __, validTo, lastStated, statements, ...rest } = identifier;
  const isOver = validTo !== null && validTo <= on;
  const statedLater = lastStated > on;
  return {
    ...rest,
    isHeld: holdsOn(identifier, on),
    validTo: isOver ? validTo : null,
    lastStated: statedLater ? null : lastStated,
    statements: statedLater ? null : statements,
  };
}

/** An entity's identifiers that had begun by a date, as known then; by kind in order of time. */
export function identifiersOn(identifiers: readonly Identifier[], on: IsoDate): readonly KnownIdentifier[] {
  return identifiers.filter((one) => begunBy(one, on)).map((one) => knownOn(one, on));
}
