import { hasCusipCheckDigit } from '../../core/cusip.ts';
import type { IsoDate } from '../../core/dates.ts';
import { type Identifier, type IdentifierKind, type IdentifierSource, identifierKey } from '../../core/identifiers.ts';
import type { AccessionNumber, Cik, RawSourceKey } from '../../core/ids.ts';
import type { SourceSpan } from '../../core/spans.ts';
import { shareWord } from './holding-issuers.ts';

/** A value that successive filing headers state, until one states another. */
export interface HeaderStatement {
  readonly kind: 'name' | 'sic';
  readonly value: string;
  readonly firstStated: IsoDate;
  readonly lastStated: IsoDate;
  readonly statements: number;
  readonly accessionNumber: AccessionNumber;
}

/** A security of a filing's tagged cover page. */
export interface CoverStatement {
  readonly ticker: string;
  readonly exchange: string | null;
  readonly securityTitle: string | null;
  readonly statedOn: IsoDate;
  readonly accessionNumber: AccessionNumber;
  readonly sourceSpan: SourceSpan | null;
}

/** A CUSIP on the covers of the schedules about a company. */
export interface ScheduleCusip {
  readonly cusip: string;
  readonly issuerName: string | null;
  readonly securityTitle: string | null;
  readonly firstStated: IsoDate;
  readonly lastStated: IsoDate;
  readonly statements: number;
  readonly accessionNumber: AccessionNumber;
  readonly sourceSpan: SourceSpan | null;
}

/** The SEC's lists of 13(f) securities that have a CUSIP. */
export interface ListedSecurity {
  readonly cusip: string;
  readonly issuerName: string;
  readonly description: string;
  readonly firstPublic: IsoDate;
  readonly lastPublic: IsoDate;
  /** Publication of the first later list without it; null: none stored. */
  readonly absentFrom: IsoDate | null;
  readonly lists: number;
  readonly rawSourceKey: RawSourceKey;
  readonly sourceSpan: SourceSpan;
}

/** Everything stored about who an entity is. */
export interface EntityStatements {
  readonly cik: Cik;
  /** By kind in order of time. */
  readonly headers: readonly HeaderStatement[];
  /** Of the newest header that has a list of former names. */
  readonly formerNames: {
    readonly statedOn: IsoDate;
    readonly accessionNumber: AccessionNumber;
    readonly names: readonly { readonly name: string; readonly changedOn: IsoDate | null }[];
  } | null;
  readonly covers: readonly CoverStatement[];
  readonly cusips: readonly ScheduleCusip[];
  readonly listed: readonly ListedSecurity[];
}

/** An entity's identifiers with their dates, from its statements. Each key occurs once. */
export function entityIdentifiers(statements: EntityStatements): readonly Identifier[] {
  const found = [
    ...headerIdentifiers(statements, 'name'),
    ...headerIdentifiers(statements, 'sic'),
    ...formerNames(statements),
    ...tickers(statements),
    ...cusips(statements),
  ];
  const byKey = new Map(found.map((one) => [[one.kind, one.valueKey, one.source, one.validFrom].join('|'), one]));
  return [...byKey.values()];
}

function identifier(
  cik: Cik,
  kind: IdentifierKind,
  source: IdentifierSource,
  value: string,
  rest: Pick<Identifier, 'validFrom' | 'validTo' | 'lastStated' | 'statements'> & Partial<Identifier>,
): Identifier {
  return {
    cik,
    kind,
    source,
    value,
    valueKey: identifierKey(kind, value),
    securityTitle: null,
    exchange: null,
    accessionNumber: null,
    sourceSpan: null,
    rawSourceKey: null,
    ...rest,
  };
}

/** An entity has one name and one industry code at a time, so the next one ends the one before. */
function headerIdentifiers({ cik, headers }: EntityStatements, kind: 'name' | 'sic'): readonly Identifier[] {
  const stated = headers.filter((one) => one.kind === kind);
  return stated.map(({ value, firstStated, lastStated, statements, accessionNumber }, at) =>
    identifier(cik, kind, 'filing-header', value, {
      validFrom: firstStated,
      validTo: stated[at + 1]?.firstStated ?? null,
      lastStated,
      statements,
      accessionNumber,
    }),
  );
}

function formerNames({ cik, formerNames }: EntityStatements): readonly Identifier[] {
  if (formerNames === null) return [];
  const { statedOn, accessionNumber, names } = formerNames;
  const dated = names.flatMap(({ name, changedOn }) => (changedOn === null ? [] : [{ name, changedOn }]));
  const inOrder = dated.toSorted((a, b) => (a.changedOn < b.changedOn ? -1 : a.changedOn > b.changedOn ? 1 : 0));
  return inOrder.map(({ name, changedOn }, at) =>
    identifier(cik, 'name', 'former-name', name, {
      validFrom: inOrder[at - 1]?.changedOn ?? null,
      validTo: changedOn,
      lastStated: statedOn,
      statements: 1,
      accessionNumber,
    }),
  );
}

/** A cover lists every registered security, so a ticker ends with the first later cover that has others only. */
function tickers({ cik, covers }: EntityStatements): readonly Identifier[] {
  const filings = [...Map.groupBy(covers, ({ accessionNumber }) => accessionNumber).values()];
  const inOrder = filings.toSorted(([a], [b]) => compareStated(a, b));
  const open = new Map<string, Identifier>();
  const closed: Identifier[] = [];
  for (const filing of inOrder) {
    const statedOn = filing[0]?.statedOn ?? null;
    const stated = new Map(filing.map((cover) => [identifierKey('ticker', cover.ticker), cover]));
    for (const [key, one] of open) {
      if (stated.has(key)) continue;
      closed.push({ ...one, validTo: statedOn });
      open.delete(key);
    }
    for (const [key, { ticker, exchange, securityTitle, statedOn: lastStated, ...source }] of stated) {
      const before = open.get(key);
      const { accessionNumber, sourceSpan } = source;
      open.set(
        key,
        before
          ? { ...before, exchange: exchange ?? before.exchange, lastStated, statements: before.statements + 1 }
          : identifier(cik, 'ticker', 'filing-cover', ticker, {
              validFrom: lastStated,
              validTo: null,
              lastStated,
              statements: 1,
              securityTitle,
              exchange,
              accessionNumber,
              sourceSpan,
            }),
      );
    }
  }
  return [...closed, ...open.values()];
}

function compareStated(a: CoverStatement | undefined, b: CoverStatement | undefined): number {
  if (!a || !b) return 0;
  const [left, right] = [`${a.statedOn} ${a.accessionNumber}`, `${b.statedOn} ${b.accessionNumber}`];
  return left < right ? -1 : left > right ? 1 : 0;
}

/**
 * CUSIPs that schedules about the company state, where the check digit is right. The SEC's lists add their dates and the
 * class where their name for the CUSIP shares a distinctive word with the company's: a mistyped CUSIP belongs to another.
 */
function cusips({ cik, cusips: stated, listed, headers }: EntityStatements): readonly Identifier[] {
  const names = headers.flatMap(({ kind, value }) => (kind === 'name' ? [value] : []));
  return stated
    .filter(({ cusip }) => hasCusipCheckDigit(cusip))
    .flatMap(({ cusip, issuerName, securityTitle, firstStated, ...schedule }) => {
      const { lastStated, statements, accessionNumber, sourceSpan } = schedule;
      const place = { accessionNumber, sourceSpan, securityTitle };
      const own = { validFrom: firstStated, validTo: null, lastStated, statements, ...place };
      const ownNames = issuerName === null ? names : [...names, issuerName];
      const lines = listed.filter((line) => line.cusip === cusip);
      if (lines.some((line) => !ownNames.some((name) => shareWord(name, line.issuerName)))) return [];
      return [
        identifier(cik, 'cusip', 'schedule-13', cusip, own),
        ...lines.map(({ description, firstPublic, lastPublic, absentFrom, lists, rawSourceKey, sourceSpan: span }) =>
          identifier(cik, 'cusip', 'sec-13f-list', cusip, {
            validFrom: firstPublic,
            validTo: absentFrom,
            lastStated: lastPublic,
            statements: lists,
            securityTitle: description,
            sourceSpan: span,
            rawSourceKey,
          }),
        ),
      ];
    });
}
