import { fragment, verbose } from '../layout/patterns.ts';
import { NO_POWERS, personsOfTable } from './item-five-table.ts';
import type { ReportingPerson } from './ownership-report.ts';
import type { Mark } from './schedule-head.ts';

const LONGEST_ITEM = 12_000;
const MOST_PERSONS = 20;

/** "Mr. Doe beneficially owns 1,234,567 shares of Common Stock, representing approximately 8.3 %". */
const SUBJECT = fragment`
  [Tt]he\s+Reporting\s+Person|
  \p{Lu}[\p{L}\d.&'’-]{0,60}(?:,?\s+(?:\p{Lu}[\p{L}\d.&'’-]{0,60}|of|and|de|van|von|&)){0,9}`;
const OWNS = fragment`
  (?:may\s+be\s+deemed\s+to\s+)?(?:(?:directly|indirectly)\s+)?(?:beneficially\s+own(?:s|ed)?|
  (?:is|was)\s+the\s+(?:direct\s+|indirect\s+)?beneficial\s+owner\s+of)\s+
  (?:(?:directly|indirectly|the|an\s+aggregate\s+of|a\s+total\s+of|in\s+the\s+aggregate),?\s+)*`;
const STATED = verbose('gu')`
  (?<=^|[.;:)(]\s{0,6}|\b(?:hereof|thereof|date|\d{4}|[Ss]tatement),\s{0,3})(${SUBJECT}),?
  (?:\s+as\s+[^,.;]{3,80},)?\s+${OWNS}
  (\d[\d,]*)\s+(?:(?:[Cc]ommon|[Oo]rdinary)\s+)?(?:[Ss]hares|[Uu]nits|ADSs?)\b([^.;%]{0,320}?)
  (\d{1,3}(?:\.\d{1,4})?)\s?%`;
/** Words that join the amount to its percent; a percent of votes or of a fund has others. */
const JOINED = /\b(?:represent|constitut|compris|or|equal|amount|approximately|about)\w*|\(\s*$/i;
const DEFINED = /(\p{Lu}[^()\n]{1,90}?)\s*\(\s?(?:collectively,\s+)?(?:the\s+)?["“]reporting\s+person["”]\s?\)/iu;

/**
 * The persons that Item 5 of a Schedule 13D names with an amount and a percent of the class in one sentence, for
 * amendments filed without cover pages; where no sentence does, those of a table. Powers are not read, and nothing is read where a name occurs twice.
 */
export function personsOfItem5(text: string, mark: Mark, unread: string[]): ReportingPerson[] {
  const item = /item\s+5\b[.:\s-]{0,12}(?:\([a-e]\)\s*)?interests?\s+in\s+(?:the\s+)?securities/i.exec(text);
  if (!item) return [];
  const from = item.index + item[0].length;
  const part = text.slice(from, from + LONGEST_ITEM).split(/\bitem\s+6\b/i, 1)[0] ?? '';
  const found = [...part.matchAll(STATED)].filter((match) => JOINED.test(match[3] ?? '')).slice(0, MOST_PERSONS);
  if (found.length === 0) return personsOfTable(part, from, mark, unread);
  const names = found.map((match) => match[1]?.replace(/\s+/g, ' ') ?? '');
  if (new Set(names.map((name) => name.toLowerCase())).size !== names.length) return [];
  return found.map((match, index): ReportingPerson => {
    const at = `reportingPersons[${index}]`;
    const [whole, subject = '', amount = '', , percent = ''] = match;
    const start = from + match.index;
    const amountAt = start + whole.indexOf(amount, subject.length);
    mark(`${at}.sharesOwned`, amountAt, amountAt + amount.length);
    const percentAt = start + whole.lastIndexOf(percent);
    mark(`${at}.percentOfClass`, percentAt, percentAt + percent.length);
    for (const power of Object.keys(NO_POWERS)) unread.push(`${at}.${power}`);
    const name = nameOf(text, subject, start, (from_, to) => mark(`${at}.name`, from_, to));
    const [sharesOwned, percentOfClass] = [Number(amount.replaceAll(',', '')), Number(percent)];
    const unstated = { cik: null, memberOfGroup: null, typeOfReportingPerson: [], citizenship: null };
    return { name, sharesOwned, percentOfClass, ...NO_POWERS, ...unstated };
  });
}

/** The subject itself, or the one defined as "the Reporting Person"; null where none is defined. */
function nameOf(text: string, subject: string, at: number, mark: (start: number, end: number) => void): string | null {
  if (!/^(?:the\s+)?reporting\s+person$/i.test(subject)) {
    mark(at, at + subject.length);
    return subject.replace(/\s+/g, ' ');
  }
  const defined = DEFINED.exec(text);
  const words = defined?.[1]?.replace(/^.*\b(?:by|of)\s+/is, '') ?? '';
  if (!defined || words === '') return null;
  const end = defined.index + (defined[1]?.length ?? 0);
  mark(end - words.length, end);
  return words.replace(/\s+/g, ' ').trim();
}
