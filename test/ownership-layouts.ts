import type { IsoDate } from '../core/dates.ts';
import type { ParseOutcome } from '../core/parser.ts';
import { beneficialOwnershipV1 } from '../parsers/beneficial-ownership/beneficial-ownership.v1.ts';
import type { OwnershipReport } from '../parsers/beneficial-ownership/ownership-report.ts';
import { readBareDocument } from '../sources/submission/read-bare-document.ts';
import { looksLikeSubmission, readSubmission } from '../sources/submission/read-submission.ts';

/** Parses a schedule given as text. */
export function parseOwnership(text: string, type?: string): ParseOutcome<OwnershipReport> {
  const bytes = Buffer.from(text, 'utf8');
  const submission = looksLikeSubmission(bytes)
    ? readSubmission(bytes)
    : readBareDocument(bytes, type === undefined ? {} : { type });
  const document =
    beneficialOwnershipV1.appliesTo(submission)[0] ??
    submission.documents[0] ??
    readBareDocument(Buffer.from('-'), {}).documents[0];
  if (!document) throw new Error('a bare document has one document');
  return beneficialOwnershipV1.parse(submission, document, { filedDate: null, upstream: new Map() });
}

export interface PersonTruth {
  readonly name: string;
  readonly soleVoting: number;
  readonly sharedVoting: number;
  readonly soleDispositive: number;
  readonly sharedDispositive: number;
  readonly sharesOwned: number;
  readonly percentOfClass: number;
  readonly memberOfGroup: boolean | null;
  readonly types: readonly string[];
  readonly citizenship: string;
}

export interface ScheduleTruth {
  readonly kind: 'D' | 'G';
  readonly amendment: number | null;
  readonly issuer: string;
  readonly cusip: string;
  readonly eventDate: IsoDate;
  readonly persons: readonly PersonTruth[];
}

export const SCHEDULE_LAYOUTS = [
  'html-rows',
  'html-one-cell',
  'html-same-line',
  'ascii-side-words',
  'ascii-parentheses',
  'ascii-same-line',
  'ascii-items',
  'xml',
] as const;
export type ScheduleLayout = (typeof SCHEDULE_LAYOUTS)[number];

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const english = (date: IsoDate): string =>
  `${MONTHS[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(8))}, ${date.slice(0, 4)}`;
const american = (date: IsoDate): string => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;
const grouped = (value: number): string => value.toLocaleString('en-US');
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The rows of a person's page as number, label and words. */
function rowsOf(
  { kind }: ScheduleTruth,
  person: PersonTruth,
  count: (value: number) => string,
  boxes: (marked: boolean) => string,
): readonly (readonly [number, string, string])[] {
  const shift = kind === 'D' ? 2 : 0;
  const group = `(a) ${boxes(person.memberOfGroup === true)}   (b) ${boxes(person.memberOfGroup === false)}`;
  return [
    [1, 'NAMES OF REPORTING PERSONS', person.name],
    [2, 'CHECK THE APPROPRIATE BOX IF A MEMBER OF A GROUP (SEE INSTRUCTIONS)', group],
    [3, 'SEC USE ONLY', ''],
    ...(kind === 'D'
      ? ([
          [4, 'SOURCE OF FUNDS (SEE INSTRUCTIONS)', 'WC'],
          [5, 'CHECK BOX IF DISCLOSURE OF LEGAL PROCEEDINGS IS REQUIRED PURSUANT TO ITEM 2(d) OR 2(e)', boxes(false)],
        ] as const)
      : []),
    [4 + shift, 'CITIZENSHIP OR PLACE OF ORGANIZATION', person.citizenship],
    [5 + shift, 'SOLE VOTING POWER', count(person.soleVoting)],
    [6 + shift, 'SHARED VOTING POWER', count(person.sharedVoting)],
    [7 + shift, 'SOLE DISPOSITIVE POWER', count(person.soleDispositive)],
    [8 + shift, 'SHARED DISPOSITIVE POWER', count(person.sharedDispositive)],
    [9 + shift, 'AGGREGATE AMOUNT BENEFICIALLY OWNED BY EACH REPORTING PERSON', count(person.sharesOwned)],
    [
      10 + shift,
      `CHECK BOX IF THE AGGREGATE AMOUNT IN ROW (${9 + shift}) EXCLUDES CERTAIN SHARES (SEE INSTRUCTIONS)`,
      boxes(false),
    ],
    [11 + shift, `PERCENT OF CLASS REPRESENTED BY AMOUNT IN ROW (${9 + shift})`, `${person.percentOfClass}%`],
    [12 + shift, 'TYPE OF REPORTING PERSON (SEE INSTRUCTIONS)', person.types.join(', ')],
  ];
}

function coverLines({ kind, amendment, issuer, cusip, eventDate }: ScheduleTruth): readonly string[] {
  return [
    'SECURITIES AND EXCHANGE COMMISSION',
    'Washington, D.C. 20549',
    `SCHEDULE 13${kind}`,
    'Under the Securities Exchange Act of 1934',
    ...(amendment === null ? [] : [`(Amendment No. ${amendment})*`]),
    '',
    issuer,
    '(Name of Issuer)',
    '',
    'Common Stock, par value $0.01 per share',
    '(Title of Class of Securities)',
    '',
    cusip,
    '(CUSIP Number)',
    '',
    english(eventDate),
    '(Date of Event Which Requires Filing of this Statement)',
    '',
  ];
}

/** A schedule in one of the layouts that filers' agents use. */
export function renderSchedule(truth: ScheduleTruth, layout: ScheduleLayout): string {
  if (layout === 'xml') return renderXml(truth);
  const zero = (value: number): string => (value === 0 ? '-0-' : grouped(value));
  if (layout.startsWith('html')) {
    const boxes = (marked: boolean): string => (marked ? '☒' : '☐');
    const pages = truth.persons.map((person) => {
      const rows = rowsOf(truth, person, layout === 'html-rows' ? zero : grouped, boxes);
      const cells = rows.map(([number, label, words]) => {
        if (layout === 'html-rows') return `<tr><td>${number}</td><td>${label}<br>${escaped(words)}</td></tr>`;
        if (layout === 'html-one-cell') return `<tr><td><p>${number}. ${label}</p><p>${escaped(words)}</p></td></tr>`;
        return `<tr><td>${number}.</td><td>${label}:</td><td>${escaped(words)}</td></tr>`;
      });
      return `<p>CUSIP No. ${truth.cusip}</p><table>${cells.join('\n')}</table>`;
    });
    const cover = coverLines(truth).map((line) => `<p>${escaped(line)}</p>`);
    return `<html><body>${cover.join('\n')}${pages.join('<hr>')}<p>Item 1(a). Name of Issuer: ${escaped(truth.issuer)}</p></body></html>`;
  }
  const boxes = (marked: boolean): string => (marked ? '[X]' : '[ ]');
  const pages = truth.persons.map((person) => {
    const rows = rowsOf(truth, person, layout === 'ascii-side-words' ? grouped : zero, boxes);
    const side = ['NUMBER OF', 'SHARES', 'BENEFICIALLY', 'OWNED BY', 'EACH', 'REPORTING', 'PERSON', 'WITH'];
    const text = rows.flatMap(([number, label, words]) => {
      if (layout === 'ascii-parentheses') return [`(${number}) ${label}`, '', ` ${words}`, ''];
      if (layout === 'ascii-same-line') return [`${number}.  ${label}: ${words}`];
      if (layout === 'ascii-items') {
        return number === 1
          ? [`Item 1: Reporting Person - ${words}`]
          : number === 3
            ? []
            : [`Item ${number}: ${words}`];
      }
      const isPower = label.endsWith('POWER');
      const lead = (at: number): string => (isPower ? `  ${side[at] ?? ''}` : '').padEnd(18);
      const at = isPower
        ? rows.filter(([, other]) => other.endsWith('POWER')).findIndex(([, other]) => other === label) * 2
        : 0;
      return [`${lead(at)}${number}   ${label}`, `${lead(at + 1)}    ${words}`, `${' '.repeat(18)}${'-'.repeat(40)}`];
    });
    return [
      `CUSIP No. ${truth.cusip}                13${truth.kind}                Page 2 of 8 Pages`,
      '',
      ...text,
    ].join('\n');
  });
  const rule = layout === 'ascii-side-words' ? '-----------------------------------' : '';
  const cover = coverLines(truth).map((line) => (line.startsWith('(') ? `${rule}\n${line}` : `            ${line}`));
  return `${cover.join('\n')}\n${pages.join('\n\n<PAGE>\n\n')}\n\nItem 1(a). Name of Issuer: ${truth.issuer}\n`;
}

function renderXml({ kind, amendment, issuer, cusip, eventDate, persons }: ScheduleTruth): string {
  const isD = kind === 'D';
  const person = (p: PersonTruth): string => {
    const group =
      p.memberOfGroup === null
        ? ''
        : `<${isD ? 'memberOfGroup' : 'memberGroup'}>${p.memberOfGroup ? 'a' : 'b'}</${isD ? 'memberOfGroup' : 'memberGroup'}>`;
    const powers = `<soleVotingPower>${p.soleVoting}.00</soleVotingPower><sharedVotingPower>${p.sharedVoting}.00</sharedVotingPower><soleDispositivePower>${p.soleDispositive}.00</soleDispositivePower><sharedDispositivePower>${p.sharedDispositive}.00</sharedDispositivePower>`;
    const types = p.types.map((type) => `<typeOfReportingPerson>${type}</typeOfReportingPerson>`).join('');
    const name = `<reportingPersonName>${escaped(p.name)}</reportingPersonName>${group}<citizenshipOrOrganization>${p.citizenship}</citizenshipOrOrganization>`;
    return isD
      ? `<reportingPersonInfo>${name}${powers}<aggregateAmountOwned>${p.sharesOwned}</aggregateAmountOwned><percentOfClass>${p.percentOfClass}</percentOfClass>${types}</reportingPersonInfo>`
      : `<coverPageHeaderReportingPersonDetails>${name}<reportingPersonBeneficiallyOwnedNumberOfShares>${powers}</reportingPersonBeneficiallyOwnedNumberOfShares><reportingPersonBeneficiallyOwnedAggregateNumberOfShares>${p.sharesOwned}</reportingPersonBeneficiallyOwnedAggregateNumberOfShares><classPercent>${p.percentOfClass}</classPercent>${types}</coverPageHeaderReportingPersonDetails>`;
  };
  const date = isD
    ? `<dateOfEvent>${american(eventDate)}</dateOfEvent>`
    : `<eventDateRequiresFilingThisStatement>${american(eventDate)}</eventDateRequiresFilingThisStatement>`;
  const cusips = isD
    ? `<issuerCUSIP>${cusip}</issuerCUSIP>`
    : `<issuerCusips><issuerCusipNumber>${cusip}</issuerCusipNumber></issuerCusips>`;
  const people = persons.map(person).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<edgarSubmission xmlns="http://www.sec.gov/edgar/schedule13${isD ? 'D' : 'g'}"><headerData><submissionType>SCHEDULE 13${kind}${amendment === null ? '' : '/A'}</submissionType></headerData><formData><coverPageHeader>${amendment === null ? '' : `<amendmentNo>${amendment}</amendmentNo>`}<securitiesClassTitle>Common Stock</securitiesClassTitle>${date}<issuerInfo><issuerName>${escaped(issuer)}</issuerName>${cusips}</issuerInfo></coverPageHeader>${isD ? `<reportingPersons>${people}</reportingPersons>` : people}</formData></edgarSubmission>`;
}
