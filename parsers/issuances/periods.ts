import { addDays, type IsoDate, isIsoDate } from '../../core/dates.ts';
import { type DateMention, datesIn } from '../layout/dates.ts';
import { fragment, verbose } from '../layout/patterns.ts';
import type { TextRange } from '../prose/flat-text.ts';
import type { IssuanceBasis } from './result.ts';

/** A period that a sentence states a total for. */
export interface StatedPeriod {
  readonly basis: IssuanceBasis;
  /** Null: since the program began. */
  readonly from: IsoDate | null;
  readonly to: IsoDate;
}

/** Words that state one period or a list of them: "the three and nine months ended September 30, 2026 and 2025". */
export interface PeriodPhrase extends TextRange {
  readonly periods: readonly StatedPeriod[];
  /** Lower: the plainer words for the period of a total. */
  readonly rank: number;
}

/** What a document says about itself. */
export interface ReportDates {
  readonly filed: IsoDate | null;
  /** Last day of the period reported on. */
  readonly periodEnd: IsoDate | null;
  /** Months that the report covers. */
  readonly months: 3 | 12 | null;
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const MONTH = MONTHS.join('|');
const DATE = fragment`(?:(?:${MONTH}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.? \d{1,2},? ?\d{4}|\d{1,2} (?:${MONTH}),? \d{4})`;
const COUNT =
  'one|two|three|four|six|nine|ten|twelve|1|2|3|4|6|9|12|thirteen|twenty-six|thirty-nine|fifty-two|fifty-three';
const LISTED_COUNT = fragment`(?:${COUNT})(?:[- ](?:months?|weeks?))?(?:[- ]periods?)?`;

const ENDED = verbose('gi')`
  \b(?:(${LISTED_COUNT}(?:,? (?:and|or) (?:the )?${LISTED_COUNT}|, ${LISTED_COUNT}){0,2})
  [- ](?:months?|weeks?)(?:[- ]periods?)?(?: then)?|((?:fiscal |calendar )?(?:quarters?|years?)|quarterly period|month|period|half[- ]year))
  ,? (?:ended|ending) ((?:on )?${DATE}(?:,? and ${DATE}|,? (?:and|or) \d{4}|, \d{4},? and \d{4})?)
`;
const UNTIL = fragment`
  ,?(?: and)? (?:through|thru|to|until|up to|up through|as of|prior to|and prior to|and up to)(?: and including)?
  (?: (${DATE})| (?:the )?(?:date (?:of|hereof)|filing|issuance|present|reporting|release)[^,;.]{0,60})
`;
const AFTER_END = verbose('gi')`
  \b(?:subsequent to|since|after|following) (?:(?:the )?(?:fiscal |our )?(?:(?:quarter|year|period|half)(?:'s|s')?[- ]?end(?:ed)?|end of (?:the|our) [a-z ]{0,24}(?:quarter|period|year)|balance sheet date|reporting (?:date|period))(?: of| ended)?(?:,? ?(${DATE}))?|(${DATE}))
  (?:${UNTIL})?
`;
const BETWEEN = verbose('gi')`
  \b(?:from|between|commencing(?: on)?|for the period from|beginning(?: on)?)(?: and including)? (${DATE})
  ,?(?: (?:and )?(?:through|thru|to|until|ended|ending)| and)(?: and including)?
  (?: (${DATE})| (?:the )?(?:date (?:of|hereof)|filing|issuance)[^,;.]{0,60})
`;
const INCEPTION_UNTIL = verbose('gi')`
  \b(?:since|from) (?:the )?(?:inception|commencement|beginning|start|launch|its inception|its establishment|date of|effective date|execution|establishment)(?: [^,;.]{0,80}?)?
  ,?(?: and)? (?:through|to|until|up to)(?: and including)?(?: (${DATE})| (?:the )?(?:date of|filing of|issuance of) this[^,;.]{0,50})
`;
const INCEPTION = /\b(?:since|from) (?:the )?(?:inception|commencement|launch|its inception|its establishment)\b/gi;
const CUMULATIVE = verbose('gi')`
  \b(?:through|as of|to|at|until|prior to|up to|on a cumulative basis to)(?: and including)? (${DATE}|the (?:effective )?date (?:of (?:this|such|its) [a-z -]{0,40}|of termination|hereof))
  (?=[^.;]{0,90}\b(?:ha(?:s|ve|d)|cumulatively|a total of|an aggregate|aggregate of|total of)\b)
`;
const IN_MONTHS = verbose('gi')`
  \b(?:in|during|throughout)(?: the months? of)? (early |mid-|late )?(${MONTH})((?:,? (?:and|through|to) |, )(?:${MONTH}))? ?(?:of )?(\d{4})
`;
const ON_DATE = verbose('gi')`\bon (${DATE})`;
const FIRST_MONTHS = verbose(
  'gi',
)`\b(?:in|during|for|over)? ?the first (three|six|nine|half)(?: months)? of (?:the )?(?:fiscal )?(?:year )?(\d{4})`;
const THROUGH_QUARTER = verbose('gi')`
  \b(?:through|as of|by)(?: the end of)? (?:the )?(first|second|third|fourth) quarter(?: of)?(?: the)?(?: (fiscal)(?: year)?)? ?(\d{4})
`;
const QUARTER = verbose('gi')`\b(first|second|third|fourth) quarter(?: of)?(?: the)?(?: (fiscal)(?: year)?)? ?(\d{4})`;
const YEAR = verbose(
  'gi',
)`\b(?:in|during|for|throughout)(?: the)?(?: (fiscal|calendar))?(?: year)? (\d{4})(?: and (\d{4}))?\b(?! (?:[A-Z]|notes|warrants))`;
const REPORTED = verbose('gi')`
  \b(?:during|for|in) (?:the |this |our )(?:(?:current |most recent )?(?:quarter|(?:fiscal )?year|(three|six|nine|twelve)[- ]months?(?: period)?|(?:reporting )?period))(?: then ended)?
  (?=[, .;])(?! (?:prior|ended))
`;

/** The day after the same day `months` earlier; a month's last day counts as the end of its month. */
function periodStart(end: IsoDate, months: number): IsoDate {
  const next = addDays(end, 1);
  const total = Number(next.slice(0, 4)) * 12 + Number(next.slice(5, 7)) - 1 - months;
  const [year, month] = [Math.floor(total / 12), (total % 12) + 1];
  for (let day = Number(next.slice(8)); day > 27; day--) {
    const date = isoDate(year, month, day);
    if (date !== null) return date;
  }
  return isoDate(year, month, Number(next.slice(8))) ?? next;
}

function isoDate(year: number, month: number, day: number): IsoDate | null {
  const two = (value: number) => String(value).padStart(2, '0');
  const text = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  return isIsoDate(text) ? text : null;
}

function lastOfMonth(year: number, month: number): IsoDate | null {
  for (let day = 31; day >= 28; day--) {
    const date = isoDate(year, month, day);
    if (date !== null) return date;
  }
  return null;
}

function firstDate(text: string | undefined): IsoDate | null {
  return text === undefined ? null : (datesIn(text)[0]?.date ?? null);
}

const LENGTHS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  six: 6,
  nine: 9,
  ten: 10,
  twelve: 12,
  thirteen: 3,
  'twenty-six': 6,
  'thirty-nine': 9,
  'fifty-two': 12,
  'fifty-three': 12,
};

/** Months of "three and nine", "quarter", "years"; empty where the words give no length. */
function lengthsOf(counts: string | undefined, unit: string | undefined): readonly number[] {
  if (counts !== undefined) {
    return counts
      .toLowerCase()
      .split(/,? (?:and|or) |, /)
      .map((one) => one.replace(/^the /, '').replace(/[- ](?:months?|weeks?|periods?).*$/, ''))
      .map((one) => LENGTHS[one] ?? Number(one));
  }
  if (/quarter/i.test(unit ?? '')) return [3];
  if (/half/i.test(unit ?? '')) return [6];
  return /year/i.test(unit ?? '') ? [12] : /month/i.test(unit ?? '') ? [1] : [];
}

/** The ends of "September 30, 2026 and 2025", newest first as printed. */
function endsOf(words: string): readonly IsoDate[] {
  const dates = datesIn(words).map(({ date }: DateMention) => date);
  const [first] = dates;
  if (first === undefined) return [];
  const years = [...words.slice(words.indexOf(first.slice(0, 4)) + 4).matchAll(/\b(\d{4})\b/g)].map(
    ([, year]) => year ?? '',
  );
  if (dates.length > 1) return dates;
  return [
    first,
    ...years.flatMap((year) => isoDate(Number(year), Number(first.slice(5, 7)), Number(first.slice(8))) ?? []),
  ];
}

type Reader = (match: RegExpExecArray, dates: ReportDates) => readonly StatedPeriod[];

const ofPeriod = (from: IsoDate | null, to: IsoDate | null): readonly StatedPeriod[] =>
  from === null || to === null || from > to ? [] : [{ basis: 'period', from, to }];

const readEnded: Reader = ([, counts, unit, ends = '']) => {
  const lengths = lengthsOf(counts, unit);
  // "three and nine months ended September 30, 2026 and 2025" lists the lengths within each year … or the reverse: both
  // orders occur where the lists are of one length only.
  return endsOf(ends).flatMap((to) =>
    lengths.map((months): StatedPeriod => ({ basis: 'period', from: periodStart(to, months), to })),
  );
};

const readAfterEnd: Reader = ([words, stated, sinceDate, until], { filed, periodEnd }) => {
  const end = firstDate(stated) ?? firstDate(sinceDate) ?? periodEnd;
  const to = firstDate(until) ?? filed;
  if (end === null || to === null) return [];
  // "Since" a day that is not the end of the period is how a program's whole life is told.
  const isProgramLife = /^since/i.test(words) && periodEnd !== null && end < periodEnd;
  const from = isProgramLife ? end : addDays(end, 1);
  return from > to ? [] : [{ basis: isProgramLife ? 'cumulative' : 'since-period-end', from, to }];
};

const readMonths: Reader = ([, part, first = '', second, year = '']) => {
  if (part !== undefined) return [];
  const month = MONTHS.indexOf(first.toLowerCase()) + 1;
  const last = second === undefined ? month : MONTHS.indexOf(second.replace(/^.* /, '').toLowerCase()) + 1;
  return ofPeriod(isoDate(Number(year), month, 1), lastOfMonth(Number(year), last));
};

const readQuarter: Reader = ([, ordinal = '', , year = '']) => {
  const quarter = ['first', 'second', 'third', 'fourth'].indexOf(ordinal.toLowerCase());
  return ofPeriod(isoDate(Number(year), quarter * 3 + 1, 1), lastOfMonth(Number(year), quarter * 3 + 3));
};

const readFirstMonths: Reader = ([, count = '', year = '']) => {
  const months = { three: 3, six: 6, half: 6, nine: 9 }[count.toLowerCase()] ?? 0;
  return ofPeriod(isoDate(Number(year), 1, 1), lastOfMonth(Number(year), months));
};

/** A fiscal year ends on the month and day on which the annual report's does. */
const readYear: Reader = ([, kind, ...years], { periodEnd, months }) =>
  years.flatMap((year) => {
    if (year === undefined) return [];
    const isFiscal = kind?.toLowerCase() === 'fiscal';
    if (isFiscal && months !== 12) return [];
    const end =
      isFiscal && periodEnd !== null
        ? isoDate(Number(year), Number(periodEnd.slice(5, 7)), Number(periodEnd.slice(8)))
        : isoDate(Number(year), 12, 31);
    return end === null ? [] : ofPeriod(periodStart(end, 12), end);
  });

const readReported: Reader = ([words, count], { periodEnd, months }) => {
  const length =
    count === undefined
      ? /year/i.test(words)
        ? 12
        : /quarter/i.test(words)
          ? 3
          : months
      : (LENGTHS[count.toLowerCase()] ?? null);
  return periodEnd === null || length === null ? [] : ofPeriod(periodStart(periodEnd, length), periodEnd);
};

const cumulative = (to: IsoDate | null): readonly StatedPeriod[] =>
  to === null ? [] : [{ basis: 'cumulative', from: null, to }];

/** In order of precedence: words inside an earlier kind's phrase are not read again. */
const READERS: readonly (readonly [RegExp, Reader])[] = [
  [ENDED, readEnded],
  [BETWEEN, ([, from, to], { filed }) => ofPeriod(firstDate(from), firstDate(to) ?? filed)],
  [AFTER_END, readAfterEnd],
  [INCEPTION_UNTIL, ([, to], { filed }) => cumulative(firstDate(to) ?? filed)],
  [CUMULATIVE, ([, to], { filed }) => cumulative(firstDate(to) ?? filed)],
  [THROUGH_QUARTER, (match, dates) => cumulative(readQuarter(match, dates)[0]?.to ?? null)],
  [INCEPTION, (_, { filed, periodEnd }) => cumulative(periodEnd ?? filed)],
  [IN_MONTHS, readMonths],
  [FIRST_MONTHS, readFirstMonths],
  [QUARTER, readQuarter],
  [ON_DATE, ([, on]) => ofPeriod(firstDate(on), firstDate(on))],
  [YEAR, readYear],
  [REPORTED, readReported],
];

/** The periods that a sentence names, in order of place. */
export function periodPhrases(words: string, dates: ReportDates): readonly PeriodPhrase[] {
  const found: PeriodPhrase[] = [];
  for (const [rank, [pattern, read]] of READERS.entries()) {
    for (const match of words.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (found.some((one) => start < one.end && end > one.start)) continue;
      const periods = read(match, dates);
      if (periods.length > 0) found.push({ start, end, periods, rank });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}
