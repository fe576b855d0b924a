import { type IsoDate, isIsoDate } from '../../core/dates.ts';
import type { Span } from '../../core/spans.ts';
import { createLeafScanner, type XmlLeaf, xmlLeavesOf } from '../layout/xml-leaves.ts';
import { COUNTS, type ReadReport, type ReportingPerson } from './ownership-report.ts';

/** The element of one reporting person: in Schedule 13D, and in Schedule 13G. */
const PERSON = /(?:^|\/)(?:reportingpersoninfo|coverpageheaderreportingpersondetails)(?=\/)/;

/** `MM/DD/YYYY`, as the schedules write dates. */
function dateOf(text: string | null): IsoDate | null {
  const match = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text?.trim() ?? '');
  const iso = match ? `${match[3]}-${match[1]?.padStart(2, '0')}-${match[2]?.padStart(2, '0')}` : (text ?? '').trim();
  return isIsoDate(iso) ? iso : null;
}

/** `10000000.00`, `2,100,000`, `8.5`, `8.5%`; null for words. */
function numberOf(text: string | null): number | null {
  const plain = text?.replace(/[,%\s]/g, '') ?? '';
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}

/**
 * Reads a Schedule 13D or 13G in XML, as EDGAR has asked for since December 2024. Element names differ between the two
 * schedules and between schema versions (a CUSIP is alone or in a list).
 */
export function readXmlSchedule(text: string, sequence: number): ReadReport {
  const leaves = xmlLeavesOf(text);
  const spans: Record<string, Span> = {};
  function value(path: string, among: readonly XmlLeaf[], ...endings: readonly string[]): string | null {
    for (const ending of endings) {
      const leaf = among.find((one) => one.path.endsWith(`/${ending}`));
      if (!leaf) continue;
      spans[path] = { sequence, start: leaf.start, end: leaf.end, text: text.slice(leaf.start, leaf.end) };
      return leaf.text;
    }
    return null;
  }
  const head = leaves.filter(({ path }) => /\/(?:coverpageheader|headerdata)\//.test(path));
  const form = value('form', head, 'submissiontype');
  const eventDate = value('eventDate', head, 'dateofevent', 'eventdaterequiresfilingthisstatement');
  const amendment = numberOf(value('amendment', head, 'amendmentno'));
  const reportingPersons = personsOf(leaves, value);
  return {
    report: {
      form,
      issuer: {
        name: value('issuer.name', head, 'issuerinfo/issuername'),
        cik: value('issuer.cik', head, 'issuerinfo/issuercik')?.replace(/^0+(?=\d)/, '') ?? null,
        cusip: cusipOf(value('issuer.cusip', head, 'issuercusips/issuercusipnumber', 'issuerinfo/issuercusip')),
      },
      securitiesClass: value('securitiesClass', head, 'securitiesclasstitle'),
      eventDate: dateOf(eventDate),
      amendment,
      reportingPersons,
    },
    spans,
    repeated: null,
    unread: reportingPersons.flatMap((person, index) =>
      [...COUNTS, 'percentOfClass' as const]
        .filter((row) => person[row] === null)
        .map((row) => `reportingPersons[${index}].${row}`),
    ),
    doubtful: [],
    isStructured: true,
    isProse: false,
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

function personsOf(
  leaves: readonly XmlLeaf[],
  value: (path: string, among: readonly XmlLeaf[], ...endings: readonly string[]) => string | null,
): readonly ReportingPerson[] {
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
