import { numericLexical, scaleDecimal } from '../decimal.ts';
import type { Transformation } from './dates.ts';
import { durationOfWords, numberOfWords } from './number-words.ts';
import { codeLookup, countryCode, edgarPlaceCode, stateCode } from './sec-places.ts';

/** The SEC's own transformations, http://www.sec.gov/inlineXBRL/transformation/2015-08-31. */

/** A decimal as its whole part and a fraction, `fraction / one`. */
interface Amount {
  readonly negative: boolean;
  readonly whole: bigint;
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

type DurationParts = Readonly<Partial<Record<'Y' | 'M' | 'D' | 'H', bigint>>>;

/** `xs:duration` of an amount from its parts, largest first; zero parts are omitted unless all are zero. */
function duration(partsOf: (amount: Amount) => DurationParts): Transformation {
  const written = (designator: string, value: bigint): string =>
    `${designator === 'H' ? 'T' : ''}${value}${designator}`;
  return (input) => {
    const amount = amountOf(input);
    if (!amount) return null;
    const parts = Object.entries(partsOf(amount));
    const text = parts.map(([designator, value]) => (value === 0n ? '' : written(designator, value))).join('');
    return text === '' ? `P${written(parts[0]?.[0] ?? 'D', 0n)}` : `${amount.negative ? '-' : ''}P${text}`;
  };
}

/** Days of a fraction `part / of` of an average month, which has 30.4375 days (487/16). */
function daysOfMonth(part: bigint, of: bigint): bigint {
  return (part * 487n) / (of * 16n);
}

const durYear = duration(({ whole, fraction, one }) => {
  const months = fraction * 12n;
  return { Y: whole, M: months / one, D: daysOfMonth(months % one, one) };
});

const QUARTERS = ['first|1', 'second|2', 'third|3', 'fourth|last|4'].map((names) => names.split('|'));
const QUARTER_ENDS = ['03-31', '06-30', '09-30', '12-31'];

/** "first quarter 2024", "Q3 of 2023", "2022 fourth quarter" → last day of the calendar quarter. */
const dateQuarterEnd: Transformation = (input) => {
  const text = input.toLowerCase();
  const years = text.match(/\b\d{4}\b/g) ?? [];
  const quarters = text.replace(/\b\d{4}\b/g, ' ').match(/first|second|third|fourth|last|\d+/g) ?? [];
  const end = QUARTER_ENDS[QUARTERS.findIndex((names) => names.includes(quarters[0] ?? ''))];
  return years.length === 1 && quarters.length === 1 && end !== undefined ? `${years[0]}-${end}` : null;
};

function ballotBox(empty: string, marked: string): Transformation {
  return (input) => {
    const text = input.trim();
    if (text === '\u2610') return empty;
    return text === '\u2611' || text === '\u2612' ? marked : null;
  };
}

const exchangeCode = codeLookup(`
BOX box exchange; CboeBYX cboe byx exchange; CboeBZX cboe bzx exchange; C2 cboe c2 exchange;
CboeEDGA cboe edga exchange; CboeEDGX cboe edgx exchange; CBOE cboe exchange; CHX chicago stock exchange;
IEX investors exchange; MIAX miami international securities exchange; PEARL miax pearl; BX nasdaq bx;
GEMX nasdaq gemx; ISE nasdaq ise; MRX nasdaq mrx; Phlx nasdaq phlx; NYSE nyse|new york stock exchange;
NYSEAMER nyse american; NYSEArca nyse arca; NYSENAT nyse national;
NASDAQ nasdaq|nasdaq stock market|nasdaq global market|nasdaq global select market
`);

const exchangeName: Transformation = (input) => {
  const name = oneLine(input).replace(/^the /, '');
  return exchangeCode(name.replace(/,? (?:llc|inc\.?)$/, ''));
};

function oneLine(input: string): string {
  return input.replace(/\s+/g, ' ').trim().toLowerCase();
}

const filerCategory: Transformation = (input) => {
  const text = oneLine(input);
  if (text === 'large accelerated filer') return 'Large Accelerated Filer';
  if (text === 'accelerated filer') return 'Accelerated Filer';
  return /^non[^\w]+accelerated filer$/.test(text) ? 'Non-accelerated Filer' : null;
};

/** Filers write digits where words are required; the number is the same. */
function plainInteger(input: string): string | null {
  const text = input.trim();
  return /^\d{1,30}$/.test(text) ? numericLexical(text) : null;
}

export const SEC_TRANSFORMATIONS: ReadonlyMap<string, Transformation> = new Map<string, Transformation>([
  ['duryear', durYear],
  ['durmonth', duration(({ whole, fraction, one }) => ({ M: whole, D: daysOfMonth(fraction, one) }))],
  ['durweek', duration(({ whole, fraction, one }) => ({ D: whole * 7n + (fraction * 7n) / one }))],
  ['durday', duration(({ whole, fraction, one }) => ({ D: whole, H: (fraction * 24n) / one }))],
  ['durhour', duration(({ whole }) => ({ H: whole }))],
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
