import { numericLexical, scaleDecimal } from '../decimal.ts';
import type { Transformation } from './dates.ts';
import { durationOfWords, numberOfWords } from './number-words.ts';
import { countryCode, edgarPlaceCode, stateCode } from './sec-places.ts';

/** The SEC's own transformations, http://www.sec.gov/inlineXBRL/transformation/2015-08-31. */

/** A decimal as whole part and fraction as a rational below 1. */
interface Amount {
  readonly negative: boolean;
  readonly whole: bigint;
  /** Fraction × 10^places. */
  readonly fraction: bigint;
  readonly one: bigint;
}

function amountOf(input: string): Amount | null {
  const text = scaleDecimal(input.trim(), 0);
  if (text === null || text.length > 60) return null;
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  return {
    negative: text.startsWith('-'),
    whole: BigInt(whole),
    fraction: BigInt(fraction === '' ? '0' : fraction),
    one: 10n ** BigInt(fraction.length),
  };
}

/** `xs:duration` from its parts in falling order; zero parts are left out, unless all are. */
function duration(negative: boolean, parts: readonly (readonly [value: bigint, designator: string])[]): string {
  const present = parts.filter(([value]) => value !== 0n);
  const first = parts[0];
  if (present.length === 0) return first ? `P${first[1] === 'H' ? 'T' : ''}0${first[1]}` : 'P0D';
  const text = present.map(([value, designator]) => `${designator === 'H' ? 'T' : ''}${value}${designator}`).join('');
  return `${negative ? '-' : ''}P${text}`;
}

// A month has 30.4375 days on average: 487/16.
const MONTH_DAYS = { over: 487n, under: 16n };

const durYear: Transformation = (input) => {
  const amount = amountOf(input);
  if (!amount) return null;
  const twelfths = amount.fraction * 12n;
  const months = twelfths / amount.one;
  const days = ((twelfths % amount.one) * MONTH_DAYS.over) / (amount.one * MONTH_DAYS.under);
  return duration(amount.negative, [
    [amount.whole, 'Y'],
    [months, 'M'],
    [days, 'D'],
  ]);
};

const durMonth: Transformation = (input) => {
  const amount = amountOf(input);
  if (!amount) return null;
  const days = (amount.fraction * MONTH_DAYS.over) / (amount.one * MONTH_DAYS.under);
  return duration(amount.negative, [
    [amount.whole, 'M'],
    [days, 'D'],
  ]);
};

const durWeek: Transformation = (input) => {
  const amount = amountOf(input);
  return amount && duration(amount.negative, [[amount.whole * 7n + (amount.fraction * 7n) / amount.one, 'D']]);
};

const durDay: Transformation = (input) => {
  const amount = amountOf(input);
  return (
    amount &&
    duration(amount.negative, [
      [amount.whole, 'D'],
      [(amount.fraction * 24n) / amount.one, 'H'],
    ])
  );
};

const durHour: Transformation = (input) => {
  const amount = amountOf(input);
  return amount && duration(amount.negative, [[amount.whole, 'H']]);
};

const QUARTER_ENDS: Readonly<Record<string, string>> = {
  first: '03-31',
  '1': '03-31',
  second: '06-30',
  '2': '06-30',
  third: '09-30',
  '3': '09-30',
  fourth: '12-31',
  last: '12-31',
  '4': '12-31',
};

/** "first quarter 2024", "Q3 of 2023", "2022 fourth quarter" → the calendar quarter's last day. */
const dateQuarterEnd: Transformation = (input) => {
  const text = input.toLowerCase();
  const years = text.match(/\b\d{4}\b/g) ?? [];
  const quarters = text.replace(/\b\d{4}\b/g, ' ').match(/first|second|third|fourth|last|\d+/g) ?? [];
  const end = QUARTER_ENDS[quarters[0] ?? ''];
  return years.length === 1 && quarters.length === 1 && end !== undefined ? `${years[0]}-${end}` : null;
};

function ballotBox(empty: string, marked: string): Transformation {
  return (input) => {
    const text = input.trim();
    if (text === '\u2610') return empty;
    return text === '\u2611' || text === '\u2612' ? marked : null;
  };
}

// Longest names first: "NYSE American" before "NYSE".
const EXCHANGES: readonly (readonly [pattern: RegExp, code: string])[] = [
  [/^box exchange$/, 'BOX'],
  [/^cboe byx exchange$/, 'CboeBYX'],
  [/^cboe bzx exchange$/, 'CboeBZX'],
  [/^cboe c2 exchange$/, 'C2'],
  [/^cboe edga exchange$/, 'CboeEDGA'],
  [/^cboe edgx exchange$/, 'CboeEDGX'],
  [/^cboe exchange$/, 'CBOE'],
  [/^chicago stock exchange$/, 'CHX'],
  [/^investors exchange$/, 'IEX'],
  [/^miami international securities exchange$/, 'MIAX'],
  [/^miax pearl$/, 'PEARL'],
  [/^nasdaq bx$/, 'BX'],
  [/^nasdaq gemx$/, 'GEMX'],
  [/^nasdaq ise$/, 'ISE'],
  [/^nasdaq mrx$/, 'MRX'],
  [/^nasdaq phlx$/, 'Phlx'],
  [/^(?:nyse|new york stock exchange)$/, 'NYSE'],
  [/^nyse american$/, 'NYSEAMER'],
  [/^nyse arca$/, 'NYSEArca'],
  [/^nyse national$/, 'NYSENAT'],
  [/^nasdaq(?: (?:stock|global(?: select)?) market)?$/, 'NASDAQ'],
];

const exchangeName: Transformation = (input) => {
  const name = input
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/,? (?:llc|inc\.?)$/, '');
  return EXCHANGES.find(([pattern]) => pattern.test(name))?.[1] ?? null;
};

const filerCategory: Transformation = (input) => {
  const text = input.replace(/\s+/g, ' ').trim().toLowerCase();
  if (text === 'large accelerated filer') return 'Large Accelerated Filer';
  if (text === 'accelerated filer') return 'Accelerated Filer';
  return /^non[^\w]+accelerated filer$/.test(text) ? 'Non-accelerated Filer' : null;
};

export const SEC_TRANSFORMATIONS: ReadonlyMap<string, Transformation> = new Map<string, Transformation>([
  ['duryear', durYear],
  ['durmonth', durMonth],
  ['durweek', durWeek],
  ['durday', durDay],
  ['durhour', durHour],
  ['datequarterend', dateQuarterEnd],
  ['numinf', () => 'INF'],
  ['numneginf', () => '-INF'],
  ['numnan', () => 'NaN'],
  ['numwordsen', (input) => numberOfWords(input) ?? plainInteger(input)],
  ['durwordsen', durationOfWords],
  ['boolballotbox', ballotBox('false', 'true')],
  ['yesnoballotbox', ballotBox('No', 'Yes')],
  ['countrynameen', countryCode],
  ['stateprovnameen', stateCode],
  ['edgarprovcountryen', edgarPlaceCode],
  ['exchnameen', exchangeName],
  ['entityfilercategoryen', filerCategory],
]);

/** Filers put digits where words are due; the number is the same. */
function plainInteger(input: string): string | null {
  const text = input.trim();
  return /^\d{1,30}$/.test(text) ? numericLexical(text) : null;
}
