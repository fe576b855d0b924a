import type { IsoDate } from '../core/dates.ts';
import { type AccessionNumber, padCik } from '../core/ids.ts';
import { actOf, type FilingDraft } from './filing-draft.ts';
import type { HeaderFiler } from './header-filer.ts';

/** What the header of a submission states beside its draft. */
export interface SubmissionHeader {
  readonly filer: HeaderFiler;
  readonly accessionNumber: AccessionNumber;
  /** US Eastern, `YYYYMMDDHHMMSS`; null leaves the line out. */
  readonly accepted: string | null;
  readonly filmNumber: string;
}

/** `dissemination-cr`: with bare carriage returns after the first line, as the feed carried some submissions. */
export type HeaderForm = 'sec-header' | 'dissemination' | 'dissemination-cr';

/** 8-K item titles as EDGAR prints them in ITEM INFORMATION. */
export const ITEM_TITLES: Readonly<Record<string, string>> = {
  '1.01': 'Entry into a Material Definitive Agreement',
  '3.01': 'Notice of Delisting or Failure to Satisfy a Continued Listing Rule or Standard; Transfer of Listing',
  '3.02': 'Unregistered Sales of Equity Securities',
  '3.03': 'Material Modifications to Rights of Security Holders',
  '5.03': 'Amendments to Articles of Incorporation or Bylaws; Change in Fiscal Year',
  '5.07': 'Submission of Matters to a Vote of Security Holders',
  '8.01': 'Other Events',
  '9.01': 'Financial Statements and Exhibits',
};

const compact = (date: IsoDate): string => date.replaceAll('-', '');

/** A line of a value that a filing may lack. */
const optional = (label: string, value: string | null | undefined): string[] => (value ? [`${label}${value}`] : []);
const optionalDate = (label: string, date: IsoDate | undefined): string[] => optional(label, date && compact(date));

/** One party of a filing, under the heading of its role. */
function party(role: string, filer: HeaderFiler, draft: FilingDraft, filmNumber: string | null): readonly string[] {
  const address = [
    `\t\tSTREET 1:\t\t${filer.place.street.toUpperCase()}`,
    `\t\tCITY:\t\t\t${filer.place.city}`,
    `\t\tSTATE:\t\t\t${filer.place.state}`,
    `\t\tZIP:\t\t\t${filer.place.zip}`,
  ];
  const { formerName } = filer;
  return [
    `\n${role}:\n\n\tCOMPANY DATA:\t`,
    `\t\tCOMPANY CONFORMED NAME:\t\t\t${filer.name}`,
    `\t\tCENTRAL INDEX KEY:\t\t\t${padCik(filer.cik)}`,
    ...(filer.sic ? [`\t\tSTANDARD INDUSTRIAL CLASSIFICATION:\t${filer.sic.title} [${filer.sic.code}]`] : []),
    `\t\tIRS NUMBER:\t\t\t\t${filer.ein}`,
    `\t\tSTATE OF INCORPORATION:\t\t\t${filer.stateOfIncorporation}`,
    `\t\tFISCAL YEAR END:\t\t\t${filer.fiscalYearEnd}`,
    `\n\tFILING VALUES:\n\t\tFORM TYPE:\t\t${draft.form}`,
    ...(filmNumber === null
      ? []
      : [
          `\t\tSEC ACT:\t\t19${actOf(draft)} Act`,
          `\t\tSEC FILE NUMBER:\t${draft.fileNumber}`,
          `\t\tFILM NUMBER:\t\t${filmNumber}`,
        ]),
    '\n\tBUSINESS ADDRESS:\t',
    ...address,
    `\t\tBUSINESS PHONE:\t\t${filer.phone}`,
    '\n\tMAIL ADDRESS:\t',
    ...address,
    ...optional('\n\tFORMER COMPANY:\t\n\t\tFORMER CONFORMED NAME:\t', formerName?.name),
    ...optionalDate('\t\tDATE OF NAME CHANGE:\t', formerName?.changed),
  ];
}

function secHeader(draft: FilingDraft, { filer, accessionNumber, accepted, filmNumber }: SubmissionHeader): string {
  const filed = compact(draft.filedDate);
  const { filedBy } = draft;
  return [
    `<SEC-DOCUMENT>${accessionNumber}.txt : ${filed}`,
    `<SEC-HEADER>${accessionNumber}.hdr.sgml : ${filed}`,
    ...optional('<ACCEPTANCE-DATETIME>', accepted),
    `ACCESSION NUMBER:\t\t${accessionNumber}`,
    `CONFORMED SUBMISSION TYPE:\t${draft.form}`,
    `PUBLIC DOCUMENT COUNT:\t\t${draft.documents.length}`,
    ...optionalDate('CONFORMED PERIOD OF REPORT:\t', draft.periodOfReport),
    ...(draft.items ?? []).map((item) => `ITEM INFORMATION:\t\t${ITEM_TITLES[item] ?? item}`),
    `FILED AS OF DATE:\t\t${filed}`,
    `DATE AS OF CHANGE:\t\t${filed}`,
    ...optionalDate('EFFECTIVENESS DATE:\t\t', draft.effectivenessDate),
    ...party(filedBy ? 'SUBJECT COMPANY' : 'FILER', filer, draft, filmNumber),
    ...(filedBy ? party('FILED BY', filedBy, draft, null) : []),
    '</SEC-HEADER>\n',
  ].join('\n');
}

function taggedParty(
  role: string,
  filer: HeaderFiler,
  draft: FilingDraft,
  filmNumber: string | null,
): readonly string[] {
  const address = [
    `<STREET1>${filer.place.street.toUpperCase()}`,
    `<CITY>${filer.place.city}`,
    `<STATE>${filer.place.state}`,
    `<ZIP>${filer.place.zip}`,
  ];
  const { formerName } = filer;
  return [
    `<${role}>\n<COMPANY-DATA>`,
    `<CONFORMED-NAME>${filer.name}`,
    `<CIK>${padCik(filer.cik)}`,
    ...optional('<ASSIGNED-SIC>', filer.sic?.code),
    `<IRS-NUMBER>${filer.ein}`,
    `<STATE-OF-INCORPORATION>${filer.stateOfIncorporation}`,
    `<FISCAL-YEAR-END>${filer.fiscalYearEnd}`,
    `</COMPANY-DATA>\n<FILING-VALUES>\n<FORM-TYPE>${draft.form}`,
    ...(filmNumber === null
      ? []
      : [`<ACT>${actOf(draft)}`, `<FILE-NUMBER>${draft.fileNumber}`, `<FILM-NUMBER>${filmNumber}`]),
    '</FILING-VALUES>\n<BUSINESS-ADDRESS>',
    ...address,
    `<PHONE>${filer.phone}`,
    '</BUSINESS-ADDRESS>\n<MAIL-ADDRESS>',
    ...address,
    '</MAIL-ADDRESS>',
    ...optional('<FORMER-COMPANY>\n<FORMER-CONFORMED-NAME>', formerName?.name),
    ...optionalDate('<DATE-CHANGED>', formerName?.changed),
    ...(formerName ? ['</FORMER-COMPANY>'] : []),
    `</${role}>`,
  ];
}

/** The tagged header in which the dissemination feed carries submissions. */
function dissemination(draft: FilingDraft, { filer, accessionNumber, filmNumber }: SubmissionHeader): string {
  const filed = compact(draft.filedDate);
  const { filedBy } = draft;
  return `${[
    '<SUBMISSION>',
    `<ACCESSION-NUMBER>${accessionNumber}`,
    `<TYPE>${draft.form}`,
    `<PUBLIC-DOCUMENT-COUNT>${draft.documents.length}`,
    ...optionalDate('<PERIOD>', draft.periodOfReport),
    ...(draft.items ?? []).map((item) => `<ITEMS>${item}`),
    `<FILING-DATE>${filed}`,
    `<DATE-OF-FILING-DATE-CHANGE>${filed}`,
    ...optionalDate('<EFFECTIVENESS-DATE>', draft.effectivenessDate),
    ...taggedParty(filedBy ? 'SUBJECT-COMPANY' : 'FILER', filer, draft, filmNumber),
    ...(filedBy ? taggedParty('FILED-BY', filedBy, draft, null) : []),
  ].join('\n')}\n`;
}

/** The header up to the first document, in one of the forms that real submissions have. */
export function renderHeader(draft: FilingDraft, header: SubmissionHeader, form: HeaderForm): string {
  return form === 'sec-header' ? secHeader(draft, header) : dissemination(draft, header);
}

export function renderFooter(form: HeaderForm): string {
  return form === 'sec-header' ? '</SEC-DOCUMENT>\n' : '</SUBMISSION>\n';
}
