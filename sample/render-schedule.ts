import type { IsoDate } from '../core/dates.ts';
import { longDate } from './calendar.ts';
import { escapeXml, grouped } from './html.ts';

/** The rows of one reporting person's page. */
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

/** What a schedule states. */
export interface ScheduleTruth {
  readonly kind: 'D' | 'G';
  readonly amendment: number | null;
  readonly issuer: string;
  /** Of the issuer; XML schedules state it. */
  readonly cik?: string;
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
  'ascii-numbers',
  'ascii-wrapped',
  'xml',
] as const;
export type ScheduleLayout = (typeof SCHEDULE_LAYOUTS)[number];

const american = (date: IsoDate): string => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;

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
    longDate(eventDate),
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
        if (layout === 'html-rows') return `<tr><td>${number}</td><td>${label}<br>${escapeXml(words)}</td></tr>`;
        if (layout === 'html-one-cell') return `<tr><td><p>${number}. ${label}</p><p>${escapeXml(words)}</p></td></tr>`;
        return `<tr><td>${number}.</td><td>${label}:</td><td>${escapeXml(words)}</td></tr>`;
      });
      return `<p>CUSIP No. ${truth.cusip}</p><table>${cells.join('\n')}</table>`;
    });
    const cover = coverLines(truth).map((line) => `<p>${escapeXml(line)}</p>`);
    return `<html><body>${cover.join('\n')}${pages.join('<hr>')}<p>Item 1(a). Name of Issuer: ${escapeXml(truth.issuer)}</p></body></html>`;
  }
  const rule = layout === 'ascii-side-words' ? '-----------------------------------' : '';
  const cover = coverLines(truth).map((line) => (line.startsWith('(') ? `${rule}\n${line}` : `            ${line}`));
  const pages = truth.persons.map((person) => asciiPage(truth, person, layout, zero));
  return `${cover.join('\n')}\n${pages.join('\n\n<PAGE>\n\n')}\n\nItem 1(a). Name of Issuer: ${truth.issuer}\n`;
}

const SIDE = ['NUMBER OF', 'SHARES', 'BENEFICIALLY', 'OWNED BY', 'EACH', 'REPORTING', 'PERSON', 'WITH'];
type Row = readonly [number: number, label: string, words: string];

function asciiPage(
  truth: ScheduleTruth,
  person: PersonTruth,
  layout: ScheduleLayout,
  zero: (value: number) => string,
): string {
  const boxes = (marked: boolean): string => (marked ? '[X]' : '[ ]');
  const rows = rowsOf(truth, person, layout === 'ascii-side-words' ? grouped : zero, boxes);
  const heading = `CUSIP No. ${truth.cusip}                13${truth.kind}                Page 2 of 8 Pages`;
  return [heading, '', ...rows.flatMap((row, at) => asciiRow(row, layout, rows.slice(0, at)))].join('\n');
}

function asciiRow([number, label, words]: Row, layout: ScheduleLayout, before: readonly Row[]): readonly string[] {
  if (layout === 'ascii-parentheses') return [`(${number}) ${label}`, '', ` ${words}`, ''];
  if (layout === 'ascii-same-line') return [`${number}.  ${label}: ${words}`];
  if (layout === 'ascii-items') {
    if (number === 1) return [`Item 1: Reporting Person - ${words}`];
    return words === '' ? [] : [`Item ${number}: ${words}`];
  }
  // The form's numbers without its words, and blanks filled in.
  if (layout === 'ascii-numbers') return words === '' ? [] : [`(${number})  ____${words}____`];
  const isPower = label.endsWith('POWER');
  const side = (at: number): string => (isPower ? (SIDE[powersIn(before) * 2 + at] ?? '') : '');
  if (layout === 'ascii-wrapped') {
    const [first = '', ...others] = wrapped(label);
    const margin = isPower ? 16 : 0;
    const lead = `${side(0).padEnd(margin)}${`${number})`.padEnd(4)}${first}`;
    const rest = others.map((line, at) => `${(at === 0 ? side(1) : '').padEnd(margin)}    ${line}`);
    return [`${lead.padEnd(50)}${words}`, ...rest, ''];
  }
  const indent = (at: number): string => (isPower ? `  ${side(at)}` : '').padEnd(18);
  return [`${indent(0)}${number}   ${label}`, `${indent(1)}    ${words}`, `${' '.repeat(18)}${'-'.repeat(40)}`];
}

function powersIn(rows: readonly Row[]): number {
  return rows.filter(([, label]) => label.endsWith('POWER')).length;
}

/** A label on lines of a narrow column. */
function wrapped(label: string): readonly string[] {
  return label.match(/.{1,28}(?:\s|$)/g)?.map((line) => line.trim()) ?? [label];
}

/** A Schedule 13G of one person without cover pages: Items 1, 2 and 4 alone. */
export function renderItemsOnly(truth: ScheduleTruth): string {
  const [person] = truth.persons;
  if (!person) throw new RangeError('a schedule has a reporting person');
  const powers = [person.soleVoting, person.sharedVoting, person.soleDispositive, person.sharedDispositive];
  const labels = ['sole power to vote', 'shared power to vote', 'sole power to dispose', 'shared power to dispose'];
  const stated = powers.map(
    (value, at) => `           (${['i', 'ii', 'iii', 'iv'][at]}) ${labels[at]}: ${grouped(value)}`,
  );
  return [
    'SCHEDULE 13G',
    'Under the Securities Exchange Act of 1934',
    ...(truth.amendment === null ? [] : [`(Amendment No. ${truth.amendment})`]),
    '',
    `Item 1 (a) Name of Issuer: ${truth.issuer}`,
    `Item 2 (a) Name of Person Filing: ${person.name}`,
    `       (c) Citizenship: ${person.citizenship}`,
    '       (d) Title of Class of Securities: Common Stock',
    `       (e) CUSIP Number: ${truth.cusip}`,
    'Item 4 Ownership',
    `       (a) Amount beneficially owned: ${grouped(person.sharesOwned)}`,
    `       (b) Percent of class: ${person.percentOfClass}%`,
    '       (c) Number of shares as to which the person has:',
    ...stated,
    'Item 5 Ownership of Five Percent or Less of a Class: Not applicable',
    '',
  ].join('\n');
}

function renderXml({ kind, amendment, issuer, cik, cusip, eventDate, persons }: ScheduleTruth): string {
  const isD = kind === 'D';
  const person = (p: PersonTruth): string => {
    const group =
      p.memberOfGroup === null
        ? ''
        : `<${isD ? 'memberOfGroup' : 'memberGroup'}>${p.memberOfGroup ? 'a' : 'b'}</${isD ? 'memberOfGroup' : 'memberGroup'}>`;
    const powers = `<soleVotingPower>${p.soleVoting}.00</soleVotingPower><sharedVotingPower>${p.sharedVoting}.00</sharedVotingPower><soleDispositivePower>${p.soleDispositive}.00</soleDispositivePower><sharedDispositivePower>${p.sharedDispositive}.00</sharedDispositivePower>`;
    const types = p.types.map((type) => `<typeOfReportingPerson>${type}</typeOfReportingPerson>`).join('');
    const name = `<reportingPersonName>${escapeXml(p.name)}</reportingPersonName>${group}<citizenshipOrOrganization>${p.citizenship}</citizenshipOrOrganization>`;
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
  return `<?xml version="1.0" encoding="UTF-8"?>\n<edgarSubmission xmlns="http://www.sec.gov/edgar/schedule13${isD ? 'D' : 'g'}"><headerData><submissionType>SCHEDULE 13${kind}${amendment === null ? '' : '/A'}</submissionType></headerData><formData><coverPageHeader>${amendment === null ? '' : `<amendmentNo>${amendment}</amendmentNo>`}<securitiesClassTitle>Common Stock</securitiesClassTitle>${date}<issuerInfo>${cik === undefined ? '' : `<issuerCIK>${cik.padStart(10, '0')}</issuerCIK>`}<issuerName>${escapeXml(issuer)}</issuerName>${cusips}</issuerInfo></coverPageHeader>${isD ? `<reportingPersons>${people}</reportingPersons>` : people}</formData></edgarSubmission>`;
}
