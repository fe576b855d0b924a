import type { IsoDate } from '../core/dates.ts';
import type { AccessionNumber, Cik } from '../core/ids.ts';
import type { Place } from './issuer.ts';

export interface HeaderFiler {
  readonly cik: Cik;
  readonly name: string;
  readonly sic: { readonly code: string; readonly title: string } | null;
  readonly ein: string;
  readonly stateOfIncorporation: string;
  /** MMDD. */
  readonly fiscalYearEnd: string;
  readonly act: '33' | '34';
  readonly fileNumber: string | null;
  readonly place: Place;
  readonly phone: string;
  readonly formerName: { readonly name: string; readonly changed: IsoDate } | null;
}

export interface HeaderValues {
  readonly accessionNumber: AccessionNumber;
  readonly form: string;
  readonly documentCount: number;
  readonly periodOfReport: IsoDate | null;
  /** 8-K items: number and title. */
  readonly items: readonly { readonly number: string; readonly title: string }[];
  readonly filedDate: IsoDate;
  /** US Eastern, `YYYYMMDDHHMMSS`; null leaves the line out. */
  readonly accepted: string | null;
  readonly effectivenessDate: IsoDate | null;
  readonly filmNumber: string;
  readonly filers: readonly HeaderFiler[];
}

/** `dissemination-cr`: as the feed carried some submissions, with bare carriage returns after the first line. */
export type HeaderForm = 'sec-header' | 'dissemination' | 'dissemination-cr';

const compact = (date: IsoDate): string => date.replaceAll('-', '');

function secHeader(values: HeaderValues): string {
  const { accessionNumber, filedDate } = values;
  const lines = [
    `<SEC-DOCUMENT>${accessionNumber}.txt : ${compact(filedDate)}`,
    `<SEC-HEADER>${accessionNumber}.hdr.sgml : ${compact(filedDate)}`,
    ...(values.accepted === null ? [] : [`<ACCEPTANCE-DATETIME>${values.accepted}`]),
    `ACCESSION NUMBER:\t\t${accessionNumber}`,
    `CONFORMED SUBMISSION TYPE:\t${values.form}`,
    `PUBLIC DOCUMENT COUNT:\t\t${values.documentCount}`,
    ...(values.periodOfReport === null ? [] : [`CONFORMED PERIOD OF REPORT:\t${compact(values.periodOfReport)}`]),
    ...values.items.map((item) => `ITEM INFORMATION:\t\t${item.title}`),
    `FILED AS OF DATE:\t\t${compact(filedDate)}`,
    `DATE AS OF CHANGE:\t\t${compact(filedDate)}`,
    ...(values.effectivenessDate === null ? [] : [`EFFECTIVENESS DATE:\t\t${compact(values.effectivenessDate)}`]),
    '',
  ];
  for (const filer of values.filers) {
    const address = [
      `\t\tSTREET 1:\t\t${filer.place.street.toUpperCase()}`,
      `\t\tCITY:\t\t\t${filer.place.city}`,
      `\t\tSTATE:\t\t\t${filer.place.state}`,
      `\t\tZIP:\t\t\t${filer.place.zip}`,
    ];
    lines.push(
      'FILER:',
      '',
      '\tCOMPANY DATA:\t',
      `\t\tCOMPANY CONFORMED NAME:\t\t\t${filer.name}`,
      `\t\tCENTRAL INDEX KEY:\t\t\t${filer.cik.padStart(10, '0')}`,
      ...(filer.sic ? [`\t\tSTANDARD INDUSTRIAL CLASSIFICATION:\t${filer.sic.title} [${filer.sic.code}]`] : []),
      `\t\tIRS NUMBER:\t\t\t\t${filer.ein}`,
      `\t\tSTATE OF INCORPORATION:\t\t\t${filer.stateOfIncorporation}`,
      `\t\tFISCAL YEAR END:\t\t\t${filer.fiscalYearEnd}`,
      '',
      '\tFILING VALUES:',
      `\t\tFORM TYPE:\t\t${values.form}`,
      `\t\tSEC ACT:\t\t19${filer.act} Act`,
      ...(filer.fileNumber === null ? [] : [`\t\tSEC FILE NUMBER:\t${filer.fileNumber}`]),
      `\t\tFILM NUMBER:\t\t${values.filmNumber}`,
      '',
      '\tBUSINESS ADDRESS:\t',
      ...address,
      `\t\tBUSINESS PHONE:\t\t${filer.phone}`,
      '',
      '\tMAIL ADDRESS:\t',
      ...address,
      '',
    );
    if (filer.formerName) {
      lines.push(
        '\tFORMER COMPANY:\t',
        `\t\tFORMER CONFORMED NAME:\t${filer.formerName.name}`,
        `\t\tDATE OF NAME CHANGE:\t${compact(filer.formerName.changed)}`,
        '',
      );
    }
  }
  lines.pop();
  return `${lines.join('\n')}\n</SEC-HEADER>\n`;
}

/** The tagged header in which the dissemination feed carries submissions. */
function dissemination(values: HeaderValues): string {
  const tags = [
    '<SUBMISSION>',
    `<ACCESSION-NUMBER>${values.accessionNumber}`,
    `<TYPE>${values.form}`,
    `<PUBLIC-DOCUMENT-COUNT>${values.documentCount}`,
    ...(values.periodOfReport === null ? [] : [`<PERIOD>${compact(values.periodOfReport)}`]),
    ...values.items.map((item) => `<ITEMS>${item.number}`),
    `<FILING-DATE>${compact(values.filedDate)}`,
    `<DATE-OF-FILING-DATE-CHANGE>${compact(values.filedDate)}`,
    ...(values.effectivenessDate === null ? [] : [`<EFFECTIVENESS-DATE>${compact(values.effectivenessDate)}`]),
  ];
  for (const filer of values.filers) {
    const address = [
      `<STREET1>${filer.place.street.toUpperCase()}`,
      `<CITY>${filer.place.city}`,
      `<STATE>${filer.place.state}`,
      `<ZIP>${filer.place.zip}`,
    ];
    tags.push(
      '<FILER>',
      '<COMPANY-DATA>',
      `<CONFORMED-NAME>${filer.name}`,
      `<CIK>${filer.cik.padStart(10, '0')}`,
      ...(filer.sic ? [`<ASSIGNED-SIC>${filer.sic.code}`] : []),
      `<IRS-NUMBER>${filer.ein}`,
      `<STATE-OF-INCORPORATION>${filer.stateOfIncorporation}`,
      `<FISCAL-YEAR-END>${filer.fiscalYearEnd}`,
      '</COMPANY-DATA>',
      '<FILING-VALUES>',
      `<FORM-TYPE>${values.form}`,
      `<ACT>${filer.act}`,
      ...(filer.fileNumber === null ? [] : [`<FILE-NUMBER>${filer.fileNumber}`]),
      `<FILM-NUMBER>${values.filmNumber}`,
      '</FILING-VALUES>',
      '<BUSINESS-ADDRESS>',
      ...address,
      `<PHONE>${filer.phone}`,
      '</BUSINESS-ADDRESS>',
      '<MAIL-ADDRESS>',
      ...address,
      '</MAIL-ADDRESS>',
      ...(filer.formerName
        ? [
            '<FORMER-COMPANY>',
            `<FORMER-CONFORMED-NAME>${filer.formerName.name}`,
            `<DATE-CHANGED>${compact(filer.formerName.changed)}`,
            '</FORMER-COMPANY>',
          ]
        : []),
      '</FILER>',
    );
  }
  return `${tags.join('\n')}\n`;
}

/** The header up to the first document, in one of the forms that real submissions have. */
export function renderHeader(values: HeaderValues, form: HeaderForm): string {
  return form === 'sec-header' ? secHeader(values) : dissemination(values);
}

export function renderFooter(form: HeaderForm): string {
  return form === 'sec-header' ? '</SEC-DOCUMENT>\n' : '</SUBMISSION>\n';
}
