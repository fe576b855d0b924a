import type { Span } from '../../core/spans.ts';
import { createLeafFinder, createLeafScanner, formDateOf, type XmlLeaf, xmlLeavesOf } from '../layout/xml-leaves.ts';
import { NUMBERS, type ReadReport, type ReportingPerson } from './ownership-report.ts';
import { outstandingIn } from './shares-outstanding.ts';

/** The element of one reporting person: in Schedule 13D, and in Schedule 13G. */
const PERSON = /(?:^|\/)(?:reportingpersoninfo|coverpageheaderreportingpersondetails)(?=\/)/;

/** `10000000.00`, `2,100,000`, `8.5`, `8.5%`; null for words. */
function numberOf(text: string | null): number | null {
  const plain = text?.replace(/[,%\s]/g, '') ?? '';
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : null;
}

/**
 * Reads a Schedule 13D or 13G in XML, as EDGAR has asked for since December 2024. Element names differ between the two
 * schedules and between schema versions (a CUSIP is alone or in a list).
 */
export function readXmlSchedule(text: string, sequence: number): ReadReport {
  const leaves = xmlLeavesOf(text);
  const spans: Record<string, Span> = {};
  const value = createLeafFinder(text, sequence, spans);
  const head = leaves.filter(({ path }) => /\/(?:coverpageheader|headerdata)\//.test(path));
  const eventDate = value('eventDate', head, 'dateofevent', 'eventdaterequiresfilingthisstatement');
  const reportingPersons = personsOf(leaves, value);
  return {
    report: {
      form: value('form', head, 'submissiontype'),
      issuer: {
        name: value('issuer.name', head, 'issuerinfo/issuername'),
        cik: value('issuer.cik', head, 'issuerinfo/issuercik')?.replace(/^0+(?=\d)/, '') ?? null,
        cusip: cusipOf(value('issuer.cusip', head, 'issuercusips/issuercusipnumber', 'issuerinfo/issuercusip')),
      },
      securitiesClass: value('securitiesClass', head, 'securitiesclasstitle'),
      eventDate: formDateOf(eventDate),
      amendment: numberOf(value('amendment', head, 'amendmentno')),
      reportingPersons,
    },
    spans,
    repeated: null,
    unread: reportingPersons.flatMap((person, index) =>
      NUMBERS.filter((row) => person[row] === null).map((row) => `reportingPersons[${index}].${row}`),
    ),
    doubtful: [],
    isStructured: true,
    isProse: false,
    namesOnce: [],
    outstanding: outstandingIn(leaves.map(({ text: words }) => words).join('\n')),
    hasNoCusip: false,
    hasOddDate: eventDate !== null && !/^(?:\d\d\/\d\d\/\d{4}|\d{4}-\d\d-\d\d)$/.test(eventDate.trim()),
    isBroken: !isWellFormed(text),
  };
}

/** Whether all elements are closed and properly nested. */
function isWellFormed(text: string): boolean {
  const open: string[] = [];
  let isNested = true;
  const scanner = createLeafScanner({
    open: (name) => void open.push(name),
    close: (name) => {
      isNested &&= open.pop() === name;
    },
  });
  scanner.push(text);
  return isNested && open.length === 0;
}

function cusipOf(text: string | null): string | null {
  const cusip = text?.toUpperCase().replace(/[\s-]/g, '') ?? '';
  return /^[0-9A-Z*#@]{6,9}$/.test(cusip) && /\d/.test(cusip) ? cusip : null;
}

/** Where the person's element around a leaf begins, which tells persons apart; null outside persons. */
function personStart({ path, from }: XmlLeaf): number | null {
  const match = PERSON.exec(path);
  if (!match) return null;
  const depth = path.slice(0, match.index + match[0].length).split('/').length - 1;
  return from[depth] ?? -1;
}

function personsOf(leaves: readonly XmlLeaf[], value: ReturnType<typeof createLeafFinder>): readonly ReportingPerson[] {
  const groups = Map.groupBy(leaves, personStart);
  groups.delete(null);
  return [...groups.values()].map((group, index): ReportingPerson => {
    const at = `reportingPersons[${index}]`;
    const number = (name: keyof ReportingPerson, ...endings: readonly string[]): number | null =>
      numberOf(value(`${at}.${name}`, group, ...endings));
    const member = value(`${at}.memberOfGroup`, group, 'memberofgroup', 'membergroup')?.toLowerCase() ?? null;
    return {
      name: value(`${at}.name`, group, 'reportingpersonname')?.replace(/\s+/g, ' ') ?? null,
      cik: value(`${at}.cik`, group, 'reportingpersoncik')?.replace(/^0+(?=\d)/, '') ?? null,
      sharesOwned: number(
        'sharesOwned',
        'aggregateamountowned',
        'reportingpersonbeneficiallyownedaggregatenumberofshares',
      ),
      percentOfClass: number('percentOfClass', 'percentofclass', 'classpercent'),
      soleVoting: number('soleVoting', 'solevotingpower'),
      sharedVoting: number('sharedVoting', 'sharedvotingpower'),
      soleDispositive: number('soleDispositive', 'soledispositivepower'),
      sharedDispositive: number('sharedDispositive', 'shareddispositivepower'),
      memberOfGroup: member === 'a' ? true : member === 'b' ? false : null,
      typeOfReportingPerson: group
        .filter(({ path }) => path.endsWith('/typeofreportingperson'))
        .map(({ text }) => text.toUpperCase()),
      citizenship: value(
        `${at}.citizenship`,
        group,
        'citizenshiporganization',
        'citizenshiporganisation',
        'citizenshipororganization',
      ),
    };
  });
}
