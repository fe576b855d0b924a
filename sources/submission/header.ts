import { easternToUtc, type IsoDate, type IsoTimestamp, isIsoDate } from '../../core/dates.ts';
import { type AccessionNumber, type Cik, parseAccessionNumber, parseCik } from '../../core/ids.ts';
import type { FilerRole, SubmissionFiler, SubmissionHeader } from '../../core/submission.ts';

export interface HeaderReading {
  readonly header: SubmissionHeader;
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
}

const PARTY_ROLES: ReadonlyMap<string, FilerRole> = new Map<string, FilerRole>([
  ['FILER', 'filer'],
  ['SUBJECT COMPANY', 'subject-company'],
  ['FILED BY', 'filed-by'],
  ['REPORTING OWNER', 'reporting-owner'],
  ['ISSUER', 'issuer'],
  ['FILED FOR', 'filed-for'],
  // Parties of asset-backed filings, and of the trust-indenture and fund forms.
  ...['DEPOSITOR', 'SECURITIZER', 'ISSUING ENTITY', 'SPONSOR', 'UNDERWRITER', 'SERIAL COMPANY', 'TRANSFER AGENT'].map(
    (name) => [name, 'other'] as const,
  ),
]);

export const EMPTY_HEADER: SubmissionHeader = {
  accessionNumber: null,
  form: null,
  filedDate: null,
  periodOfReport: null,
  acceptedAt: null,
  items: [],
  filers: [],
};

type Fields = Map<string, string[]>;

interface Party {
  readonly role: FilerRole;
  readonly fields: Fields;
}

/**
 * Reads the header block of a submission: `KEY:<tab>VALUE` lines with indented sections, the tagged lines of the
 * dissemination form (`<KEY>VALUE`), and the mix of both in filings of 2000. In keys, `-` and `_` equal spaces. A party
 * counts only if it states a CIK. US Eastern times are converted to UTC.
 */
export function readHeader(text: string): HeaderReading {
  const warnings: { code: string; message: string }[] = [];
  const { submission, parties } = readFields(text);
  const first = (key: string): string | null => submission.get(key)?.[0] ?? null;

  const accession = first('ACCESSION NUMBER') ?? /<(?:SEC|IMS)-(?:DOCUMENT|HEADER)>(\S+?)\./.exec(text)?.[1] ?? null;
  const date = (key: string, otherKey: string): IsoDate | null => {
    const value = first(key) ?? first(otherKey);
    if (value === null) return null;
    const parsed = dateOf(value);
    if (parsed === null) warnings.push({ code: 'invalid-header-date', message: `${key} is ${JSON.stringify(value)}` });
    return parsed;
  };
  const header: SubmissionHeader = {
    accessionNumber: accession === null ? null : accessionOf(accession),
    form: first('CONFORMED SUBMISSION TYPE') ?? first('TYPE'),
    filedDate: date('FILED AS OF DATE', 'FILING DATE'),
    periodOfReport: date('CONFORMED PERIOD OF REPORT', 'PERIOD'),
    acceptedAt: acceptedAtOf(first('ACCEPTANCE DATETIME')),
    items: [...(submission.get('ITEM INFORMATION') ?? []), ...(submission.get('ITEMS') ?? [])],
    filers: parties.map(filerOf).filter((filer) => filer !== null),
  };
  if (header.accessionNumber === null) {
    warnings.push({ code: 'missing-accession-number', message: 'the header states no accession number' });
  }
  return { header, warnings };
}

function readFields(text: string): { submission: Fields; parties: Party[] } {
  const submission: Fields = new Map();
  const parties: Party[] = [];
  let fields = submission;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const field = fieldOf(line);
    if (!field) continue;
    if (field.isClose) {
      if (PARTY_ROLES.has(field.key)) fields = submission;
      continue;
    }
    const role = field.value === '' ? PARTY_ROLES.get(field.key) : undefined;
    if (role !== undefined) {
      const party: Party = { role, fields: new Map() };
      parties.push(party);
      fields = party.fields;
    } else if (field.value !== '') {
      const values = fields.get(field.key);
      if (values) values.push(field.value);
      else fields.set(field.key, [field.value]);
    }
  }
  return { submission, parties };
}

function fieldOf(line: string): { key: string; value: string; isClose: boolean } | null {
  const tag = /^\s*<(\/?)([A-Z][A-Z0-9_-]*)>(.*)$/.exec(line);
  if (tag) return { key: plainKey(tag[2] ?? ''), value: (tag[3] ?? '').trim(), isClose: tag[1] === '/' };
  const colon = line.indexOf(':');
  if (colon < 0) return null;
  const key = line.slice(0, colon).trim();
  if (!/^[A-Z][A-Z0-9 .,/&()'_-]*$/.test(key)) return null;
  return { key: plainKey(key), value: line.slice(colon + 1).trim(), isClose: false };
}

function plainKey(key: string): string {
  return key.replace(/[-_]/g, ' ');
}

function filerOf({ role, fields }: Party): SubmissionFiler | null {
  const first = (...keys: string[]): string | null => keys.flatMap((key) => fields.get(key) ?? [])[0] ?? null;
  const cik = cikOf(first('CENTRAL INDEX KEY', 'CIK'));
  if (cik === null) return null;
  const sic = first('STANDARD INDUSTRIAL CLASSIFICATION', 'ASSIGNED SIC');
  const fileNumbers = [...(fields.get('SEC FILE NUMBER') ?? []), ...(fields.get('FILE NUMBER') ?? [])];
  return {
    role,
    cik,
    name: first('COMPANY CONFORMED NAME', 'CONFORMED NAME', 'OWNER CONFORMED NAME'),
    fileNumber: fileNumbers[0] ?? null,
    ...(fileNumbers.length > 1 ? { otherFileNumbers: fileNumbers.slice(1) } : {}),
    filmNumber: first('FILM NUMBER'),
    // "ELECTRONIC COMPUTERS [3571]" in the indented form since 1995, the bare code elsewhere.
    sic: sic === null ? null : (/\[(\d{2,4})\]|^(\d{2,4})$/.exec(sic)?.slice(1).find(Boolean) ?? null),
    stateOfIncorporation: first('STATE OF INCORPORATION', 'STATE OF INCORP'),
    fiscalYearEnd: first('FISCAL YEAR END'),
    formType: first('FORM TYPE'),
    ...formerNamesOf(fields),
  };
}

function formerNamesOf(fields: Fields): Pick<SubmissionFiler, 'formerNames'> {
  const names = fields.get('FORMER CONFORMED NAME') ?? [];
  const dates = fields.get('DATE OF NAME CHANGE') ?? fields.get('DATE CHANGED') ?? [];
  if (names.length === 0) return {};
  // With a date missing, it is unknown which name lacks it.
  const arePaired = dates.length === names.length;
  const changedOn = (at: number) => (arePaired ? dateOf(dates[at] ?? '') : null);
  return { formerNames: names.map((name, at) => ({ name, changedOn: changedOn(at) })) };
}

function cikOf(value: string | null): Cik | null {
  return value !== null && /^\d{1,10}$/.test(value) ? parseCik(value) : null;
}

function accessionOf(value: string): AccessionNumber | null {
  return /^\d{10}-?\d{2}-?\d{6}$/.test(value) ? parseAccessionNumber(value) : null;
}

function dateOf(value: string): IsoDate | null {
  const match = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(value);
  const date = match ? `${match[1]}-${match[2]}-${match[3]}` : value;
  return isIsoDate(date) ? date : null;
}

function acceptedAtOf(value: string | null): IsoTimestamp | null {
  const match = value === null ? null : /^(\d{8})([01]\d|2[0-3])([0-5]\d)([0-5]\d)$/.exec(value);
  const date = match ? dateOf(match[1] ?? '') : null;
  return match && date ? easternToUtc(date, `${match[2]}:${match[3]}:${match[4]}`) : null;
}
