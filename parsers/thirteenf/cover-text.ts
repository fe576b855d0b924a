import type { IsoDate } from '../../core/dates.ts';
import type { SubmissionDocument } from '../../core/submission.ts';
import { datesIn } from '../layout/dates.ts';
import { type PlainText, spanOf } from '../layout/plain-text.ts';
import { CHECKED_BOX, readBoxes } from './cover-boxes.ts';
import type { ReadCover } from './cover-xml.ts';
import type { AmendmentType, OtherManager, ValueUnit } from './holding.ts';
import { readNumber } from './row-values.ts';

const REPORT_TYPES = [
  { label: '13\\s?F\\s+NOTICE', name: '13F NOTICE' },
  { label: '13\\s?F\\s+COMBINATION\\s+REPORT', name: '13F COMBINATION REPORT' },
  { label: '13\\s?F\\s+HOLDINGS?\\s+REPORT', name: '13F HOLDINGS REPORT' },
] as const;
const AMENDMENT_TYPES = ['RESTATEMENT', 'NEW HOLDINGS'] as const;
/** A cover stands in the first pages; lists of managers can be long. */
const COVER_LENGTH = 60_000;
const IS_COVER = /form\s+13\s?-?f\b|report\s+for\s+the\s+calendar\s+(?:year|quarter)/i;
/** What may stand between a label and its value: blanks, rules, a unit in parentheses. */
const BLANK = '(?:[\\s_.:$-]|\\([^()\\n]{0,30}\\)){0,200}';

/**
 * Reads the cover and summary page of a text report (1999–2013): the labels are the form's own, the values stand
 * after them, on the same line or the next.
 *
 * @returns null where the text is no cover
 */
export function readTextCover(
  plain: PlainText,
  document: SubmissionDocument,
  period: IsoDate | null,
): ReadCover | null {
  const text = plain.text.slice(0, COVER_LENGTH);
  const labels = [
    /report\s+for\s+the\s+(?:calendar\s+(?:year|quarter)|quarter)/i,
    /information\s+table\s+(?:entry|value)\s+total/i,
    /13f\s+(?:holdings?\s+report|notice|combination\s+report)/i,
    /institutional\s+investment\s+manager\s+filing\s+this\s+report/i,
  ];
  if (!IS_COVER.test(text) || !labels.some((label) => label.test(text))) return null;
  const spans: Record<string, ReturnType<typeof spanOf>> = {};
  function mark(name: string, start: number, end: number): void {
    spans[name] = spanOf(plain, document.text, document.sequence, start, end);
  }
  /** The first group of a pattern, its words kept under the name. */
  function value(name: string, pattern: RegExp): string | null {
    const match = pattern.exec(text);
    const words = match?.[1]?.trim();
    if (!match || words === undefined || words === '') return null;
    const start = match.index + match[0].lastIndexOf(words);
    mark(name, start, start + words.length);
    return words;
  }

  /** The first of a list of boxes that is marked; its label's words are kept under the name. */
  function marked(name: string, labels: readonly string[]): number | null {
    const boxes = readBoxes(text, labels);
    const at = boxes.findIndex((one) => one?.isChecked === true);
    const found = boxes[at];
    // Two marks where one is asked for say nothing.
    if (!found || boxes.filter((one) => one?.isChecked === true).length > 1) return null;
    mark(name, found.start, found.end);
    return at;
  }
  const reportAt = marked(
    'reportType',
    REPORT_TYPES.map(({ label }) => label),
  );
  const reportType = reportAt === null ? null : (REPORT_TYPES[reportAt]?.name ?? null);

  const amendmentMark = new RegExp(
    `check\\s+here\\s+if\\s+(?:an\\s+)?amendment\\s*[:;]?\\s{0,20}(${CHECKED_BOX})`,
    'i',
  );
  const isAmendment = value('isAmendment', amendmentMark) !== null;
  const amendmentNumber = value(
    'amendmentNumber',
    new RegExp(`amendment\\s+(?:number|no\\.?)${BLANK}(\\d{1,3})\\b`, 'i'),
  );
  const amendmentAt = marked('amendmentType', [
    '(?:is\\s+a\\s+)?restatement',
    'adds\\s+new\\s+holdings?(?:\\s+entr(?:y|ies))?',
  ]);
  const amendmentType: AmendmentType | null = amendmentAt === null ? null : (AMENDMENT_TYPES[amendmentAt] ?? null);

  const entryTotal = readNumber(
    value('coverEntryTotal', new RegExp(`information\\s+table\\s+entry\\s+total${BLANK}(\\d[\\d,]*)`, 'i')),
  );
  const valueLine = new RegExp(
    `information\\s+table\\s+value\\s+total${BLANK}(\\d[\\d,]*(?:\\.\\d+)?)(?!\\s{0,3}(?:million|billion|[\\d.,]))`,
    'i',
  );
  const valueTotal = readNumber(value('coverValueTotal', valueLine));

  return {
    cover: {
      reportType,
      periodOfReport: periodIn(text, mark) ?? period,
      managerName: managerIn(text, mark),
      fileNumber: value('fileNumber', /13f\s+file\s+(?:number|no\.?)[\s_:;]{0,40}(\d{2,3}\s?-\s?\d{3,7})/i),
      isAmendment,
      amendmentNumber: amendmentNumber === null ? null : Number(amendmentNumber),
      amendmentType,
      confidentialOmitted:
        /confidential\s+(?:information|treatment|portion)[^.]{0,200}(?:omitted|filed\s+separately)/i.test(text)
          ? true
          : null,
      entryTotal,
      valueTotal,
      statedUnit: unitIn(text),
      otherIncludedManagersCount: countOf(
        value(
          'otherIncludedManagersCount',
          new RegExp(`number\\s+of\\s+other\\s+included\\s+man\\w{3,5}${BLANK}(\\d{1,3}\\b|none|zero)`, 'i'),
        ),
      ),
      includedManagers: managersIn(text, /list\s+of\s+other\s+included\s+managers/i),
      reportingManagers: managersIn(text, /list\s+of\s+other\s+managers\s+reporting\s+for\s+this\s+manager/i),
    },
    spans,
  };
}

function countOf(words: string | null): number | null {
  return words !== null && /none|zero/i.test(words) ? 0 : readNumber(words);
}

type Mark = (name: string, start: number, end: number) => void;

function periodIn(text: string, mark: Mark): IsoDate | null {
  const label = /(?:calendar\s+year\s+or\s+)?(?:quarter|year)\s+end(?:ed|ing)\s*:?/i.exec(text);
  if (!label) return null;
  const from = label.index + label[0].length;
  const found = datesIn(text.slice(from, from + 120))[0];
  if (!found) return null;
  mark('periodOfReport', from + found.start, from + found.end);
  return found.date;
}

function managerIn(text: string, mark: Mark): string | null {
  const label = /institutional\s+investment\s+manager\s+filing\s+this\s+report/i.exec(text);
  const from = label === null ? 0 : label.index + label[0].length;
  const match =
    /\bname\s*:[ \t]{0,80}(?:\r?\n[ \t]{0,80})?([^\r\n\t]{2,120}?)(?=[ \t]{3,}|\r?\n|$|\s{1,3}address\s*:)/i.exec(
      text.slice(from, from + 1_500),
    );
  const name = match?.[1]?.trim();
  if (!match || name === undefined || !/\p{L}/u.test(name) || /^address/i.test(name)) return null;
  const start = from + match.index + match[0].lastIndexOf(name);
  mark('managerName', start, start + name.length);
  return name.replace(/\s+/g, ' ').replace(/_+$/, '').trim();
}

/** "(thousands)" after the value total, "(x$1000)" over the value column. */
function unitIn(text: string): ValueUnit | null {
  const at = /information\s+table\s+value\s+total/i.exec(text);
  const near = at ? text.slice(at.index, at.index + 300).split(/list\s+of\s+other/i, 1)[0] : '';
  return /thousand|x\s?\$?\s?1,?000|\$?000'?s/i.test(near ?? '') ? 'thousands' : null;
}

/** Numbered lines with a Form 13F file number: "1   28-1234   Some Adviser LLC". */
function managersIn(text: string, heading: RegExp): readonly OtherManager[] {
  const at = heading.exec(text);
  if (!at) return [];
  const managers: OtherManager[] = [];
  const from = at.index + at[0].length;
  const rest = text.slice(from, from + 20_000);
  const end = /form\s+13f\s+(?:summary|information\s+table)|report\s+summary|name\s+of\s+issuer|<page>/i.exec(rest);
  let isAdjacent = false;
  for (const whole of rest.slice(0, end?.index ?? 20_000).split('\n')) {
    const line = whole.slice(0, 300);
    const match =
      /^[ \t]*(?:(?<number>\d{1,3})[.)]?[ \t]+)?(?<file>\d{2,3}-(?:\d{3,7})?)[ \t]+(?<name>\p{L}.*)$/u.exec(line) ??
      /^[ \t]*(?:(?<number>\d{1,3})[.)]?[ \t]+)?(?<name>\p{L}.{2,80}?)[ \t]{2,}(?<file>\d{2,3}-\d{3,7})[ \t]*$/u.exec(
        line,
      ) ??
      /^[ \t]*(?<number>\d{1,3})[.)]?[ \t]+(?<name>\p{L}\S*[ \t]\S.{1,80})$/u.exec(line);
    const { number, file, name } = match?.groups ?? {};
    if (name === undefined) {
      const last = managers.at(-1);
      // A name too long for its column goes on below, deeper than the list.
      if (last && isAdjacent && /^[ \t]{3,}\p{L}.{1,80}$/u.test(line) && !/[:.]\s*$/.test(last.name ?? '')) {
        managers[managers.length - 1] = { ...last, name: `${last.name} ${line.trim().replace(/\s+/g, ' ')}` };
      }
      isAdjacent = false;
      continue;
    }
    isAdjacent = true;
    // A numbered line without a file number is a manager only where it continues the numbering.
    if (file === undefined && Number(number) !== managers.length + 1) continue;
    managers.push({
      number: number === undefined ? null : Number(number),
      name: name.trim().replace(/\s+/g, ' '),
      fileNumber: file === undefined || file.endsWith('-') ? null : file,
      cik: null,
    });
  }
  return managers;
}
