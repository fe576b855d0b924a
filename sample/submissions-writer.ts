import { easternToUtc, type IsoDate } from '../core/dates.ts';
import type { AccessionNumber } from '../core/ids.ts';
import type { HeaderFiler } from './header-writer.ts';

/** One filing as the submissions JSON lists it. */
export interface ListedFiling {
  readonly accessionNumber: AccessionNumber;
  readonly filedDate: IsoDate;
  readonly periodOfReport: IsoDate | null;
  readonly acceptedDate: IsoDate;
  /** US Eastern `HH:MM:SS`. */
  readonly acceptedTime: string;
  readonly act: '33' | '34';
  readonly form: string;
  readonly fileNumber: string | null;
  readonly filmNumber: string;
  readonly items: readonly string[];
  readonly size: number;
  readonly isXbrl: boolean;
  readonly isInlineXbrl: boolean;
  readonly primaryDocument: string;
  readonly primaryDescription: string;
}

export interface SubmissionsEntity {
  readonly filer: HeaderFiler;
  readonly ticker: string | null;
  readonly exchange: string | null;
  readonly category: string;
  /** Acceptance times are written in Eastern time with a `Z`, as EDGAR does for part of the companies. */
  readonly easternZulu: boolean;
  /** Filings beyond this many stand in an extra file. */
  readonly recentLimit: number;
}

function columns(filings: readonly ListedFiling[], easternZulu: boolean): Record<string, unknown[]> {
  const column = <T>(value: (filing: ListedFiling) => T): T[] => filings.map(value);
  return {
    accessionNumber: column((f) => f.accessionNumber),
    filingDate: column((f) => f.filedDate),
    reportDate: column((f) => f.periodOfReport ?? ''),
    acceptanceDateTime: column((f) =>
      easternZulu ? `${f.acceptedDate}T${f.acceptedTime}.000Z` : easternToUtc(f.acceptedDate, f.acceptedTime),
    ),
    act: column((f) => f.act),
    form: column((f) => f.form),
    fileNumber: column((f) => f.fileNumber ?? ''),
    filmNumber: column((f) => f.filmNumber),
    items: column((f) => f.items.join(',')),
    core_type: column((f) => (f.isXbrl ? 'XBRL' : f.form)),
    size: column((f) => f.size),
    isXBRL: column((f) => (f.isXbrl ? 1 : 0)),
    isInlineXBRL: column((f) => (f.isInlineXbrl ? 1 : 0)),
    primaryDocument: column((f) => f.primaryDocument),
    primaryDocDescription: column((f) => f.primaryDescription),
  };
}

/** The submissions JSON and, where the list is long, its extra file; newest filings first. */
export function renderSubmissions(
  entity: SubmissionsEntity,
  filings: readonly ListedFiling[],
): { readonly name: string; readonly json: string }[] {
  const { filer } = entity;
  const cik = filer.cik.padStart(10, '0');
  const newestFirst = [...filings].reverse();
  const recent = newestFirst.slice(0, entity.recentLimit);
  const older = newestFirst.slice(entity.recentLimit);
  const extra = `CIK${cik}-submissions-001.json`;
  const files =
    older.length === 0
      ? []
      : [
          {
            name: extra,
            filingCount: older.length,
            filingFrom: older.at(-1)?.filedDate,
            filingTo: older[0]?.filedDate,
          },
        ];
  const address = {
    street1: filer.place.street.toUpperCase(),
    street2: null,
    city: filer.place.city,
    stateOrCountry: filer.place.state,
    zipCode: filer.place.zip,
    stateOrCountryDescription: filer.place.state,
  };
  const main = {
    cik,
    entityType: filer.sic ? 'operating' : 'other',
    sic: filer.sic?.code ?? '',
    sicDescription: filer.sic?.title ?? '',
    ownerOrg: '',
    insiderTransactionForOwnerExists: 0,
    insiderTransactionForIssuerExists: entity.ticker === null ? 0 : 1,
    name: filer.name,
    tickers: entity.ticker === null ? [] : [entity.ticker],
    exchanges: entity.ticker === null ? [] : [entity.exchange],
    ein: filer.ein,
    lei: null,
    description: '',
    website: '',
    investorWebsite: '',
    category: entity.category,
    fiscalYearEnd: filer.fiscalYearEnd,
    stateOfIncorporation: filer.stateOfIncorporation,
    stateOfIncorporationDescription: filer.stateOfIncorporation,
    addresses: { mailing: address, business: address },
    phone: filer.phone,
    flags: '',
    formerNames: filer.formerName
      ? [
          {
            name: filer.formerName.name,
            from: `${filer.formerName.changed}T04:00:00.000Z`,
            to: `${filer.formerName.changed}T04:00:00.000Z`,
          },
        ]
      : [],
    filings: { recent: columns(recent, entity.easternZulu), files },
  };
  return [
    { name: `CIK${cik}.json`, json: JSON.stringify(main) },
    ...(older.length === 0 ? [] : [{ name: extra, json: JSON.stringify(columns(older, entity.easternZulu)) }]),
  ];
}
