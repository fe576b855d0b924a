import type { IsoDate } from '../../core/dates.ts';
import type { ThirteenfManager } from '../../core/rows-thirteenf.ts';
import type { Span } from '../../core/spans.ts';
import type { SubmissionDocument } from '../../core/submission.ts';
import { datesIn } from '../layout/dates.ts';
import { type PlainText, spanOf } from '../layout/plain-text.ts';
import { CHECKED_BOX, readBoxes } from './cover-boxes.ts';
import type { ReadCover } from './cover-xml.ts';
import type { ValueUnit } from './holding.ts';
import { readNumber } from './row-values.ts';

const REPORT_TYPES = new Map([
  ['13\\s?F\\s+NOTICE', '13F NOTICE'],
  ['13\\s?F\\s+COMBINATION\\s+REPORT', '13F COMBINATION REPORT'],
  ['13\\s?F\\s+HOLDINGS?\\s+REPORT', '13F HOLDINGS REPORT'],
]);
const AMENDMENT_TYPES = new Map([
  ['(?:is\\s+a\\s+)?restatement', 'RESTATEMENT'],
  ['adds\\s+new\\s+holdings?(?:\\s+entr(?:y|ies))?', 'NEW HOLDINGS'],
] as const);
/** A cover takes up the first pages; lists of managers can be long. */
const COVER_LENGTH = 60_000;
const IS_COVER = /form\s+13\s?-?f\b|report\s+for\s+the\s+calendar\s+(?:year|quarter)/i;
const FILING_MANAGER = /institutional\s+investment\s+manager\s+filing\s+this\s+report/i;
const LABELS = [
  /report\s+for\s+the\s+(?:calendar\s+(?:year|quarter)|quarter)/i,
  /information\s+table\s+(?:entry|value)\s+total/i,
  /13f\s+(?:holdings?\s+report|notice|combination\s+report)/i,
  FILING_MANAGER,
];
/** What may separate a label from its value: blanks, rules, a unit in parentheses. */
const BLANK = '(?:[\\s_.:$-]|\\([^()\\n]{0,30}\\)){0,200}';
const AMENDMENT_MARK = new RegExp(`check\\s+here\\s+if\\s+(?:an\\s+)?amendment\\s*[:;]?\\s{0,20}(${CHECKED_BOX})`, 'i');
const AMENDMENT_NUMBER = new RegExp(`amendment\\s+(?:number|no\\.?)${BLANK}(\\d{1,3})\\b`, 'i');
const FILE_NUMBER = /13f\s+file\s+(?:number|no\.?)[\s_:;]{0,40}(\d{2,3}\s?-\s?\d{3,7})/i;
const OMISSION = /confidential\s+(?:information|treatment|portion)[^.]{0,200}(?:omitted|filed\s+separately)/i;
const ENTRY_TOTAL = new RegExp(`information\\s+table\\s+entry\\s+total${BLANK}(\\d[\\d,]*)`, 'i');
const VALUE_TOTAL = new RegExp(
  `information\\s+table\\s+value\\s+total${BLANK}(\\d[\\d,]*(?:\\.\\d+)?)(?!\\s{0,3}(?:million|billion|[\\d.,]))`,
  'i',
);
const INCLUDED_COUNT = new RegExp(
  `number\\s+of\\s+other\\s+included\\s+man\\w{3,5}${BLANK}(\\d{1,3}\\b|none|zero)`,
  'i',
);
const INCLUDED = /list\s+of\s+other\s+included\s+managers/i;
const REPORTING = /list\s+of\s+other\s+managers\s+reporting\s+for\s+this\s+manager/i;

/** Finds values on a cover and records their spans by name. */
function createFinder(plain: PlainText, document: SubmissionDocument, spans: Record<string, Span>) {
  const text = plain.text.slice(0, COVER_LENGTH);
  const mark = (name: string, start: number, end: number): void => {
    spans[name] = spanOf(plain, document.text, document.sequence, start, end);
  };
  /** The first group of a pattern. */
  const value = (name: string, pattern: RegExp): string | null => {
    const match = pattern.exec(text);
    const words = match?.[1]?.trim();
    if (!match || words === undefined || words === '') return null;
    const start = match.index + match[0].lastIndexOf(words);
    mark(name, start, start + words.length);
    return words;
  };
  /** The value of the one label whose box is marked. */
  const marked = <V>(name: string, labels: ReadonlyMap<string, V>): V | null => {
    const boxes = readBoxes(text, [...labels.keys()]);
    const [found, ...others] = boxes.filter((box) => box?.isChecked === true);
    // Two marks where the form allows one are ambiguous.
    if (!found || others.length > 0) return null;
    mark(name, found.start, found.end);
    return [...labels.values()][boxes.indexOf(found)] ?? null;
  };
  return { text, mark, value, marked };
}

type CoverFinder = ReturnType<typeof createFinder>;

/**
 * Reads the cover and summary page of a text report (1999–2013). The labels are the form's; values follow them on the
 * same line or the next.
 *
 * @returns null if the text is not a cover
 */
export function readTextCover(
  plain: PlainText,
  document: SubmissionDocument,
  period: IsoDate | null,
): ReadCover | null {
  const spans: Record<string, Span> = {};
  const finder = createFinder(plain, document, spans);
  const { text, value, marked } = finder;
  if (!IS_COVER.test(text) || !LABELS.some((label) => label.test(text))) return null;
  const cover = {
    reportType: marked('reportType', REPORT_TYPES),
    periodOfReport: findPeriod(finder) ?? period,
    managerName: findManagerName(finder),
    fileNumber: value('fileNumber', FILE_NUMBER),
    isAmendment: value('isAmendment', AMENDMENT_MARK) !== null,
    amendmentNumber: readNumber(value('amendmentNumber', AMENDMENT_NUMBER)),
    amendmentType: marked('amendmentType', AMENDMENT_TYPES),
    confidentialOmitted: OMISSION.test(text) ? true : null,
    entryTotal: readNumber(value('coverEntryTotal', ENTRY_TOTAL)),
    valueTotal: readNumber(value('coverValueTotal', VALUE_TOTAL)),
    statedUnit: findUnit(text),
    otherIncludedManagersCount: readCount(value('otherIncludedManagersCount', INCLUDED_COUNT)),
    includedManagers: findManagers(text, INCLUDED),
    reportingManagers: findManagers(text, REPORTING),
  };
  return { cover, spans };
}

function readCount(words: string | null): number | null {
  return words !== null && /none|zero/i.test(words) ? 0 : readNumber(words);
}

function findPeriod({ text, mark }: CoverFinder): IsoDate | null {
  const label = /(?:calendar\s+year\s+or\s+)?(?:quarter|year)\s+end(?:ed|ing)\s*:?/i.exec(text);
  if (!label) return null;
  const from = label.index + label[0].length;
  const found = datesIn(text.slice(from, from + 120))[0];
  if (!found) return null;
  mark('periodOfReport', from + found.start, from + found.end);
  return found.date;
}

const MANAGER_NAME =
  /\bname\s*:[ \t]{0,80}(?:\r?\n[ \t]{0,80})?([^\r\n\t]{2,120}?)(?=[ \t]{3,}|\r?\n|$|\s{1,3}address\s*:)/i;

function findManagerName({ text, mark }: CoverFinder): string | null {
  const label = FILING_MANAGER.exec(text);
  const from = label === null ? 0 : label.index + label[0].length;
  const match = MANAGER_NAME.exec(text.slice(from, from + 1_500));
  const name = match?.[1]?.trim();
  if (!match || name === undefined || !/\p{L}/u.test(name) || /^address/i.test(name)) return null;
  const start = from + match.index + match[0].lastIndexOf(name);
  mark('managerName', start, start + name.length);
  return name
    .replace(/\s+/g, ' ')
    .replace(/(?<!_)_+$/, '')
    .trim();
}

/** "(thousands)" after the value total, "(x$1000)" over the value column. */
function findUnit(text: string): ValueUnit | null {
  const at = /information\s+table\s+value\s+total/i.exec(text);
  const near = at ? text.slice(at.index, at.index + 300).split(/list\s+of\s+other/i, 1)[0] : '';
  return /thousand|x\s?\$?\s?1,?000|\$?000'?s/i.test(near ?? '') ? 'thousands' : null;
}

const END_OF_MANAGERS = /form\s+13f\s+(?:summary|information\s+table)|report\s+summary|name\s+of\s+issuer|<page>/i;
const NUMBER = '^[ \\t]*(?:(?<number>\\d{1,3})[.)]?[ \\t]+)';
/** Lines of a list: number, file number and name; number, name and file number; number and name. */
const MANAGER_LINES = [
  `${NUMBER}?(?<file>\\d{2,3}-(?:\\d{3,7})?)[ \\t]+(?<name>\\p{L}.*)$`,
  `${NUMBER}?(?<name>\\p{L}.{2,80}?)[ \\t]{2,}(?<file>\\d{2,3}-\\d{3,7})[ \\t]*$`,
  `${NUMBER}(?<name>\\p{L}\\S*[ \\t]\\S.{1,80})$`,
].map((pattern) => new RegExp(pattern, 'u'));

/** The managers listed below a heading: "1   28-1234   Some Adviser LLC". */
function findManagers(text: string, heading: RegExp): readonly ThirteenfManager[] {
  const at = heading.exec(text);
  if (!at) return [];
  const managers: ThirteenfManager[] = [];
  const from = at.index + at[0].length;
  const rest = text.slice(from, from + 20_000);
  let isAdjacent = false;
  for (const whole of rest.slice(0, END_OF_MANAGERS.exec(rest)?.index).split('\n')) {
    const line = whole.slice(0, 300);
    const match = MANAGER_LINES.map((pattern) => pattern.exec(line)).find((found) => found !== null);
    const { number, file, name } = match?.groups ?? {};
    if (name === undefined) {
      const last = managers.at(-1);
      // The rest of a long name follows on the next line, indented.
      if (last && isAdjacent && /^[ \t]{3,}\p{L}.{1,80}$/u.test(line) && !/[:.]\s*$/.test(last.name ?? '')) {
        managers[managers.length - 1] = { ...last, name: `${last.name} ${collapse(line)}` };
      }
      isAdjacent = false;
      continue;
    }
    isAdjacent = true;
    // Without a file number, a line is a manager only if it continues the numbering.
    if (file === undefined && Number(number) !== managers.length + 1) continue;
    managers.push({
      number: number === undefined ? null : Number(number),
      name: collapse(name),
      fileNumber: file === undefined || file.endsWith('-') ? null : file,
      cik: null,
    });
  }
  return managers;
}

function collapse(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
