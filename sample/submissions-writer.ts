import { easternToUtc } from '../core/dates.ts';
import { padCik } from '../core/ids.ts';
import { actOf } from './filing-draft.ts';
import type { WrittenFiling } from './filing-writer.ts';
import type { HeaderFiler } from './header-filer.ts';

export interface SubmissionsEntity {
  readonly filer: HeaderFiler;
  readonly ticker: string | null;
  readonly exchange: string | null;
  readonly category: string;
  /** Acceptance times are Eastern but end in `Z`, as EDGAR writes them for some companies. */
  readonly easternZulu: boolean;
  /** Filings beyond this many go to an extra file. */
  readonly recentLimit: number;
}

function columns(filings: readonly WrittenFiling[], easternZulu: boolean): Record<string, unknown[]> {
  const column = <T>(value: (filing: WrittenFiling) => T): T[] => filings.map(value);
  return {
    accessionNumber: column(({ truth }) => truth.accessionNumber),
    filingDate: column(({ draft }) => draft.filedDate),
    reportDate: column(({ draft }) => draft.periodOfReport ?? ''),
    acceptanceDateTime: column(({ acceptance: { date, time } }) =>
      easternZulu ? `${date}T${time}.000Z` : easternToUtc(date, time),
    ),
    act: column(({ draft }) => actOf(draft)),
    form: column(({ draft }) => draft.form),
    fileNumber: column(({ draft }) => draft.fileNumber),
    filmNumber: column((filing) => filing.filmNumber),
    items: column(({ draft }) => draft.items?.join(',') ?? ''),
    core_type: column(({ draft }) => (draft.report ? 'XBRL' : draft.form)),
    size: column((filing) => filing.size),
    isXBRL: column(({ draft }) => (draft.report ? 1 : 0)),
    isInlineXBRL: column(({ draft }) => (draft.report?.inline ? 1 : 0)),
    primaryDocument: column(({ draft }) => draft.documents[0]?.filename ?? ''),
    primaryDocDescription: column(({ draft }) => draft.documents[0]?.description ?? ''),
  };
}

/** The submissions JSON and, where the list is long, its extra file; newest filings first. */
export function renderSubmissions(
  entity: SubmissionsEntity,
  filings: readonly WrittenFiling[],
): { readonly name: string; readonly json: string }[] {
  const { filer } = entity;
  const cik = padCik(filer.cik);
  const newestFirst = [...filings].reverse();
  const recent = newestFirst.slice(0, entity.recentLimit);
  const older = newestFirst.slice(entity.recentLimit);
  const extra = `CIK${cik}-submissions-001.json`;
  const [filingFrom, filingTo] = [older.at(-1)?.draft.filedDate, older[0]?.draft.filedDate];
  const files = older.length === 0 ? [] : [{ name: extra, filingCount: older.length, filingFrom, filingTo }];
  const changed = `${filer.formerName?.changed}T04:00:00.000Z`;
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
    formerNames: filer.formerName ? [{ name: filer.formerName.name, from: changed, to: changed }] : [],
    filings: { recent: columns(recent, entity.easternZulu), files },
  };
  return [
    { name: `CIK${cik}.json`, json: JSON.stringify(main) },
    ...(older.length === 0 ? [] : [{ name: extra, json: JSON.stringify(columns(older, entity.easternZulu)) }]),
  ];
}
