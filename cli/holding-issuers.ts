import { type IsoDate, type IsoTimestamp, parseIsoDate, quarterOf } from '../core/dates.ts';
import type { AccessionNumber, Cik } from '../core/ids.ts';
import type { Reason } from '../core/parser.ts';
import type { SourceSpan } from '../core/spans.ts';
import type { Database } from '../db/database.ts';
import { type CusipStatement, statementsOfCusips } from '../db/repositories/datasets/cusip-statements.ts';
import { type CusipListAnswer, cusipListPublicAt, loadCusipList } from '../db/repositories/lists/cusip-lists.ts';
import { hasCusipCheckDigit, restoredCusip } from '../parsers/thirteenf/cusip.ts';
import { createCusipResolver } from '../sources/cusip-list/official-list.ts';

/** What an answer rests on: a line of the SEC's list of the quarter, or schedules that state CUSIP and company. */
export type IssuerBasis =
  | {
      readonly kind: 'official-list';
      readonly quarter: IsoDate;
      readonly publicAt: IsoTimestamp;
      readonly publicAtBasis: 'stated' | 'stored';
      readonly description: string;
      readonly listStatus: 'added' | 'deleted' | null;
      readonly hasOptions: boolean;
      readonly sourceSpan: SourceSpan;
    }
  | {
      readonly kind: 'schedule-13';
      /** The newest of them. */
      readonly accessionNumber: AccessionNumber;
      readonly form: string | null;
      readonly filingUrl: string;
      readonly publicAt: IsoTimestamp;
      readonly sourceSpan: SourceSpan | null;
      /** How many state it, all under the same company. */
      readonly schedules: number;
    };

/** The issuer behind a CUSIP. `issuerName` and `cik` have a basis each, or a reason why they are null. */
export interface HoldingIssuer {
  /** `resolved` where a name has a basis; a CIK may still be missing. */
  readonly status: 'resolved' | 'unresolved';
  /** As the list prints it; else as EDGAR's header names the company of the schedules. */
  readonly issuerName: string | null;
  readonly cik: Cik | null;
  readonly basis: readonly IssuerBasis[];
  readonly reasons: readonly Reason[];
}

/** Answers for the CUSIPs of one quarter's holdings, as printed in them. */
export type IssuerOfCusip = (cusip: string | null) => HoldingIssuer;

/**
 * Resolves the CUSIPs of a manager's quarter: the name by the SEC's list of that very quarter, the CIK by Schedules 13D
 * and 13G that state the CUSIP on their cover and stand under that company in EDGAR's header. Only what was public by
 * `asOf` counts. Names are never searched for; they can only refuse a link.
 */
export async function issuersOfHoldings(
  db: Database,
  query: {
    readonly period: IsoDate;
    readonly cusips: readonly (string | null)[];
    readonly asOf: IsoTimestamp | null;
  },
): Promise<IssuerOfCusip> {
  const cusips = [...new Set(query.cusips.flatMap((cusip) => (cusip === null ? [] : [keyOf(cusip)])))];
  const quarter = endOfQuarter(query.period);
  const list = await loadCusipList(db, { quarter, cusips, publicTo: query.asOf });
  const publicAt = list ? null : await cusipListPublicAt(db, quarter);
  const listedAs = createCusipResolver(list?.securities ?? []);
  const statements = await statementsOfCusips(db, { cusips, publicTo: query.asOf });
  const byCusip = Map.groupBy(statements, ({ cusip }) => cusip);
  const known = new Map<string, HoldingIssuer>();
  return (printed) => {
    if (printed === null) return unresolved({ code: 'no-cusip', message: 'the holding states no CUSIP' });
    const cusip = keyOf(printed);
    const before = known.get(cusip);
    if (before) return before;
    const named = nameOf(list, listedAs(cusip), { quarter, publicAt });
    const issuer = withCompany(cusip, named, byCusip.get(cusip) ?? []);
    known.set(cusip, issuer);
    return issuer;
  };
}

function keyOf(cusip: string): string {
  return restoredCusip(cusip.trim().toUpperCase());
}

function endOfQuarter(period: IsoDate): IsoDate {
  const lastDays = { 1: '03-31', 2: '06-30', 3: '09-30', 4: '12-31' } as const;
  return parseIsoDate(`${period.slice(0, 4)}-${lastDays[quarterOf(period)]}`);
}

function unresolved(reason: Reason): HoldingIssuer {
  return { status: 'unresolved', issuerName: null, cik: null, basis: [], reasons: [reason] };
}

/** The name by the list alone. */
function nameOf(
  list: CusipListAnswer | null,
  answer: ReturnType<ReturnType<typeof createCusipResolver<CusipListAnswer['securities'][number]>>>,
  { quarter, publicAt }: { readonly quarter: IsoDate; readonly publicAt: IsoTimestamp | null },
): HoldingIssuer {
  if (!list) {
    return publicAt === null
      ? unresolved({ code: 'no-list', message: `the SEC's list of ${quarter} is not stored` })
      : unresolved({
          code: 'list-not-public',
          message: `the SEC's list of ${quarter} is known to be public only since ${publicAt.slice(0, 10)}`,
        });
  }
  if (answer === 'not-listed') {
    const but = list.unreadLines > 0 ? ` (${list.unreadLines} of its lines could not be read)` : '';
    return unresolved({ code: 'not-listed', message: `the SEC's list of ${quarter} does not have the CUSIP${but}` });
  }
  if (answer === 'different-issuers') {
    const message = `the SEC's list of ${quarter} prints the CUSIP for different issuers`;
    return unresolved({ code: 'different-issuers', message });
  }
  const { issuerName, description, status: listStatus, hasOptions, sourceSpan } = answer;
  const { publicAt: listedAt, publicAtBasis } = list;
  const kind = 'official-list';
  return {
    status: 'resolved',
    issuerName,
    cik: null,
    basis: [{ kind, quarter, publicAt: listedAt, publicAtBasis, description, listStatus, hasOptions, sourceSpan }],
    reasons: [],
  };
}

/** Adds the company that the schedules stand under, or why there is none. */
function withCompany(cusip: string, named: HoldingIssuer, schedules: readonly CusipStatement[]): HoldingIssuer {
  const noCik = (code: string, message: string): HoldingIssuer => ({
    ...named,
    reasons: [...named.reasons, { code, message }],
  });
  const [newest] = schedules;
  if (!newest) return noCik('no-schedule', 'no stored Schedule 13D or 13G states the CUSIP with its company');
  if (!hasCusipCheckDigit(cusip)) return noCik('cusip-check-digit', 'the CUSIP fails its check digit');
  const ciks = [...new Set(schedules.map(({ cik }) => cik))];
  if (ciks.length > 1) {
    return noCik('ambiguous-company', `schedules state the CUSIP for different companies: CIK ${ciks.join(', ')}`);
  }
  const names = [...new Set(schedules.flatMap(({ headerName, issuerName }) => [headerName, issuerName]))];
  if (named.issuerName !== null && !names.some((name) => name !== null && shareWord(name, named.issuerName ?? ''))) {
    const message = `schedules state the CUSIP for ${newest.headerName ?? `CIK ${newest.cik}`}, the list for ${named.issuerName}`;
    return noCik('names-disagree', message);
  }
  const { accessionNumber, form, filingUrl, publicAt, sourceSpan, cik } = newest;
  const issuerName = named.issuerName ?? newest.headerName ?? newest.issuerName;
  return {
    status: issuerName === null ? 'unresolved' : 'resolved',
    issuerName,
    cik,
    basis: [
      ...named.basis,
      { kind: 'schedule-13', accessionNumber, form, filingUrl, publicAt, sourceSpan, schedules: schedules.length },
    ],
    reasons: named.reasons,
  };
}

const LEGAL_FORMS = new Set(
  'THE INC INCORPORATED CORP CORPORATION CO COMPANY LTD LIMITED PLC LLC LP NV SA AG SE TR TRUST NEW DEL AND OF'.split(
    ' ',
  ),
);

/**
 * Whether two names have a word in common that says something. A schedule with a mistyped CUSIP is the rule's target:
 * it refuses a link, and never makes one.
 */
function shareWord(a: string, b: string): boolean {
  const wordsOf = (name: string): string[] =>
    name
      .toUpperCase()
      .replace(/['’.]/g, '')
      .split(/[^A-Z0-9]+/)
      .filter((word) => word !== '' && !LEGAL_FORMS.has(word));
  const words = new Set(wordsOf(a));
  return wordsOf(b).some((word) => words.has(word));
}
