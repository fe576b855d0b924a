import { hasCusipCheckDigit, restoredCusip } from '../../core/cusip.ts';
import type { IsoDate, IsoTimestamp } from '../../core/dates.ts';
import type { AccessionNumber, Cik } from '../../core/ids.ts';
import type { Reason } from '../../core/parser.ts';
import type { SourceSpan } from '../../core/spans.ts';

/** A line of the SEC's official list of 13(f) securities. */
export interface ListedCusip {
  readonly cusip: string;
  readonly issuerName: string;
  readonly description: string;
  readonly status: 'added' | 'deleted' | null;
  readonly hasOptions: boolean;
  readonly sourceSpan: SourceSpan;
}

/** The edition of a quarter's list that was public, with its lines for the CUSIPs in question. */
export interface CusipList {
  readonly publicAt: IsoTimestamp;
  readonly publicAtBasis: 'stated' | 'stored';
  readonly unreadLines: number;
  readonly securities: readonly ListedCusip[];
}

/** A Schedule 13D or 13G that states a CUSIP, filed under one subject company. */
export interface ScheduleStatement {
  readonly cusip: string;
  readonly cik: Cik;
  /** The company's name in EDGAR's header, and on the cover. */
  readonly headerName: string | null;
  readonly issuerName: string | null;
  readonly accessionNumber: AccessionNumber;
  readonly form: string | null;
  readonly filingUrl: string;
  readonly publicAt: IsoTimestamp;
  readonly sourceSpan: SourceSpan | null;
}

/** The source of an answer: a line of the quarter's list, or schedules that state CUSIP and company. */
export type IssuerBasis =
  | ({
      readonly kind: 'official-list';
      readonly quarter: IsoDate;
      readonly listStatus: ListedCusip['status'];
    } & Pick<CusipList, 'publicAt' | 'publicAtBasis'> &
      Pick<ListedCusip, 'description' | 'hasOptions' | 'sourceSpan'>)
  | ({
      readonly kind: 'schedule-13';
      /** How many schedules state it, all for the same company; the other members describe the newest. */
      readonly schedules: number;
    } & Pick<ScheduleStatement, 'accessionNumber' | 'form' | 'filingUrl' | 'publicAt' | 'sourceSpan'>);

/** The issuer behind a CUSIP. `issuerName` and `cik` each have a basis, or a reason why they are null. */
export interface HoldingIssuer {
  /** `resolved` once the name has a basis; the CIK may still be missing. */
  readonly status: 'resolved' | 'unresolved';
  /** As listed; otherwise as EDGAR's header names the schedules' company. */
  readonly issuerName: string | null;
  readonly cik: Cik | null;
  readonly basis: readonly IssuerBasis[];
  readonly reasons: readonly Reason[];
}

/** Resolves CUSIPs as printed in one quarter's holdings. */
export type IssuerOfCusip = (cusip: string | null) => HoldingIssuer;

/** The CUSIPs to look up for some holdings: distinct, leading zeros restored. */
export function cusipsToResolve(holdings: readonly { readonly cusip: string | null }[]): readonly string[] {
  return [...new Set(holdings.flatMap(({ cusip }) => (cusip === null ? [] : [cusipKey(cusip)])))];
}

function cusipKey(cusip: string): string {
  return restoredCusip(cusip.trim().toUpperCase());
}

export interface IssuerEvidence {
  readonly quarter: IsoDate;
  /** Null where no edition was public. */
  readonly list: CusipList | null;
  /** When a list that was not yet public became so; null where none is stored. */
  readonly listPublicAt: IsoTimestamp | null;
  /** Newest first. */
  readonly statements: readonly ScheduleStatement[];
}

/**
 * Resolves the CUSIPs of a manager's quarter: the name from that quarter's SEC list, the CIK from Schedules 13D and 13G
 * that state the CUSIP on their cover and are filed under that company. Names are never searched for; they can only
 * refuse a link.
 */
export function createIssuerResolver(evidence: IssuerEvidence): IssuerOfCusip {
  const listed = createCusipResolver(evidence.list?.securities ?? []);
  const schedules = Map.groupBy(evidence.statements, ({ cusip }) => cusip);
  const resolved = new Map<string, HoldingIssuer>();
  return (printed) => {
    if (printed === null) return unresolved('no-cusip', 'the holding has no CUSIP');
    const cusip = cusipKey(printed);
    let issuer = resolved.get(cusip);
    if (!issuer) {
      issuer = withCompany(cusip, listedIssuer(evidence, listed(cusip)), schedules.get(cusip) ?? []);
      resolved.set(cusip, issuer);
    }
    return issuer;
  };
}

/** A list's line for a CUSIP; `different-issuers` where it lists the number under more than one name. */
type CusipAnswer<S> = S | 'not-listed' | 'different-issuers';

/** Looks up CUSIPs in one list. Nothing is derived from similar CUSIPs or names. */
export function createCusipResolver<S extends { readonly cusip: string; readonly issuerName: string }>(
  securities: readonly S[],
): (cusip: string) => CusipAnswer<S> {
  const nameKey = ({ issuerName }: S): string => issuerName.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const answers = new Map<string, CusipAnswer<S>>();
  for (const security of securities) {
    const other = answers.get(security.cusip);
    if (other === undefined) answers.set(security.cusip, security);
    else if (typeof other !== 'string' && nameKey(other) !== nameKey(security)) {
      answers.set(security.cusip, 'different-issuers');
    }
  }
  return (cusip) => answers.get(cusip.toUpperCase()) ?? 'not-listed';
}

function unresolved(code: string, message: string): HoldingIssuer {
  return { status: 'unresolved', issuerName: null, cik: null, basis: [], reasons: [{ code, message }] };
}

function listedIssuer(
  { list, listPublicAt, quarter }: IssuerEvidence,
  answer: CusipAnswer<ListedCusip>,
): HoldingIssuer {
  const name = `the SEC's list of ${quarter}`;
  if (!list) {
    return listPublicAt === null
      ? unresolved('no-list', `${name} is not stored`)
      : unresolved('list-not-public', `${name} is known to be public only since ${listPublicAt.slice(0, 10)}`);
  }
  if (answer === 'not-listed') {
    const unread = list.unreadLines > 0 ? ` (${list.unreadLines} of its lines could not be read)` : '';
    return unresolved('not-listed', `${name} does not include the CUSIP${unread}`);
  }
  if (answer === 'different-issuers') {
    return unresolved('different-issuers', `${name} lists the CUSIP for different issuers`);
  }
  const { issuerName, description, status: listStatus, hasOptions, sourceSpan } = answer;
  const { publicAt, publicAtBasis } = list;
  const kind = 'official-list';
  return {
    status: 'resolved',
    issuerName,
    cik: null,
    basis: [{ kind, quarter, publicAt, publicAtBasis, description, listStatus, hasOptions, sourceSpan }],
    reasons: [],
  };
}

/** Adds the company that the schedules are filed under, or the reason why there is none. */
function withCompany(cusip: string, listed: HoldingIssuer, schedules: readonly ScheduleStatement[]): HoldingIssuer {
  const noCik = (code: string, message: string): HoldingIssuer => ({
    ...listed,
    reasons: [...listed.reasons, { code, message }],
  });
  const [newest] = schedules;
  if (!newest) return noCik('no-schedule', 'no stored Schedule 13D or 13G states the CUSIP with its company');
  if (!hasCusipCheckDigit(cusip)) return noCik('cusip-check-digit', 'the CUSIP fails its check digit');
  const ciks = [...new Set(schedules.map(({ cik }) => cik))];
  if (ciks.length > 1) {
    return noCik('ambiguous-company', `schedules state the CUSIP for different companies: CIK ${ciks.join(', ')}`);
  }
  const names = schedules.flatMap(({ headerName, issuerName }) => [headerName, issuerName]);
  const listedName = listed.issuerName;
  if (listedName !== null && !names.some((name) => name !== null && shareWord(name, listedName))) {
    const message = `schedules state the CUSIP for ${newest.headerName ?? `CIK ${newest.cik}`}, the list for ${listedName}`;
    return noCik('names-disagree', message);
  }
  const { accessionNumber, form, filingUrl, publicAt, sourceSpan, cik } = newest;
  const issuerName = listedName ?? newest.headerName ?? newest.issuerName;
  const kind = 'schedule-13';
  const basis = { kind, accessionNumber, form, filingUrl, publicAt, sourceSpan, schedules: schedules.length } as const;
  return {
    status: issuerName === null ? 'unresolved' : 'resolved',
    issuerName,
    cik,
    basis: [...listed.basis, basis],
    reasons: listed.reasons,
  };
}

const LEGAL_FORMS = new Set(
  'THE INC INCORPORATED CORP CORPORATION CO COMPANY LTD LIMITED PLC LLC LP NV SA AG SE TR TRUST NEW DEL AND OF'.split(
    ' ',
  ),
);

/** Whether two names share a distinctive word. Guards against schedules with a mistyped CUSIP. */
export function shareWord(a: string, b: string): boolean {
  const wordsOf = (name: string): string[] => {
    const words = name
      .toUpperCase()
      .replace(/['’.]/g, '')
      .split(/[^A-Z0-9]+/);
    return words.filter((word) => word !== '' && !LEGAL_FORMS.has(word));
  };
  const words = new Set(wordsOf(a));
  return wordsOf(b).some((word) => words.has(word));
}
