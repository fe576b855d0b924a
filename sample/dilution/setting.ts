import { addDays, type IsoDate } from '../../core/dates.ts';
import { longDate } from '../calendar.ts';
import { createHtml, DIALECTS, type HtmlWriter } from '../html.ts';
import { companyName, personName } from '../names.ts';
import { createRandom, type Random } from '../random.ts';

/** One document with what a person would read in it: the shape of the corpus's cases of kind `dilution`. */
export interface DilutionDocument {
  /** The class of document, such as `fwp` or `two-deficiencies`. */
  readonly name: string;
  readonly form: string;
  /** EDGAR's type of the document: the form, or `EX-99.1`. */
  readonly type: string;
  readonly filedDate: IsoDate;
  readonly body: string;
  readonly expected: Readonly<Record<string, unknown>>;
  /** Sections, or single values, that the document does not have. */
  readonly absent: readonly string[];
  /** Paths whose values may be missing. */
  readonly optional?: readonly string[];
}

/** A fictional issuer and the figures that its documents share. */
export interface Setting {
  readonly random: Random;
  readonly html: HtmlWriter;
  readonly name: string;
  readonly officer: string;
  readonly ticker: string;
  readonly filedDate: IsoDate;
  readonly fileNumber: string;
  /** Investment banks. */
  readonly agents: readonly [string, string];
  /** Trading price in dollars, whole cents. */
  readonly price: number;
  readonly sharesOutstanding: number;
}

const TRADES = ['Therapeutics', 'Robotics', 'Minerals', 'Software', 'Foods', 'Energy'];
const BANKS = [
  'Larkfield Securities',
  'Dunmere Capital Markets',
  'Ostrova Partners',
  'Quillan Global Markets',
  'Redmayne & Co.',
];
const SUFFIXES = ['LLC', 'LLC', 'Inc.', 'LP'];

export function createSetting(seed: string, name: string): Setting {
  const random = createRandom(`dilution/${seed}/${name}`);
  const index = random.int(0, 500);
  const first = random.int(0, BANKS.length - 1);
  const bank = (at: number) => {
    const banks = BANKS[at % BANKS.length] ?? '';
    return banks.endsWith('Co.')
      ? `${banks} ${random.pick(['LLC', 'Inc.'])}`
      : `${banks}${random.chance(0.5) ? ',' : ''} ${random.pick(SUFFIXES)}`;
  };
  return {
    random,
    html: createHtml(random.pick(DIALECTS)),
    name: companyName(index, random.pick(TRADES), random.pick(['Inc.', 'Corp.', 'Holdings, Inc.', 'Ltd.'])),
    officer: personName(random),
    ticker: name.slice(0, 4).toUpperCase(),
    filedDate: addDays('2024-02-05' as IsoDate, random.int(0, 600)),
    fileNumber: `333-${random.int(250_000, 289_999)}`,
    agents: [bank(first), bank(first + 1 + random.int(0, 2))],
    price: random.int(40, 990) / 100,
    sharesOutstanding: random.int(2_000_000, 60_000_000),
  };
}

/** A day some days after (before) the filing, with its words. */
export function dayFrom({ filedDate }: Setting, days: number): { readonly date: IsoDate; readonly words: string } {
  const date = addDays(filedDate, days);
  return { date, words: longDate(date) };
}

/** `"ninety (90)"`, `"90"`: how agreements and releases print a small number. */
export function inWords(random: Random, value: number): string {
  const words: Readonly<Record<number, string>> = {
    30: 'thirty',
    45: 'forty-five',
    60: 'sixty',
    90: 'ninety',
    120: 'one hundred twenty',
    180: 'one hundred eighty',
  };
  const word = words[value];
  return word !== undefined && random.chance(0.5) ? `${word} (${value})` : String(value);
}

/** A number of shares in round lots, as offerings have. */
export function roundShares(random: Random, least: number, most: number): number {
  return random.int(least / 1_000, most / 1_000) * 1_000;
}
