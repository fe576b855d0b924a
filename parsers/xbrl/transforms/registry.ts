import {
  cjkDateTransformation,
  type DateOrder,
  dateTransformation,
  eraDateTransformation,
  type Transformation,
} from './dates.ts';
import * as numbers from './numbers.ts';
import { sakaDate } from './saka.ts';
import { SEC_TRANSFORMATIONS } from './sec.ts';

/**
 * The XBRL transformation registries 1 to 5 and the SEC's, by namespace.
 * Names follow https://www.xbrl.org/specification/inlinexbrl-transformationregistry (registry 5 of 2022-02-16).
 */

type Registry = ReadonlyMap<string, Transformation>;

const yes: Transformation = () => 'true';
const no: Transformation = () => 'false';
const empty: Transformation = () => '';
const zero: Transformation = () => '0';

/** Registry 1 names the separators that may stand between the numbers. */
function separatedBy(separator: '/' | '.', transformation: Transformation): Transformation {
  return (input) =>
    /^[\d/.]*$/.test(input.trim()) && !input.includes(separator === '/' ? '.' : '/') ? transformation(input) : null;
}

const registry1: Registry = new Map<string, Transformation>([
  ['dateslashus', separatedBy('/', dateTransformation('MDY'))],
  ['dateslasheu', separatedBy('/', dateTransformation('DMY'))],
  ['datedotus', separatedBy('.', dateTransformation('MDY'))],
  ['datedoteu', separatedBy('.', dateTransformation('DMY'))],
  ['datelongus', dateTransformation('NDY', 'en')],
  ['dateshortus', dateTransformation('NDY', 'en')],
  ['datelonguk', dateTransformation('DNY', 'en')],
  ['dateshortuk', dateTransformation('DNY', 'en')],
  ['numcommadot', numbers.numCommaDot],
  ['numdash', numbers.zeroDash],
  ['numspacedot', numbers.numSpaceDot],
  ['numdotcomma', numbers.numDotComma],
  ['numcomma', numbers.numComma],
  ['numspacecomma', numbers.numSpaceComma],
  ['datelongdaymonthuk', dateTransformation('DN', 'en')],
  ['dateshortdaymonthuk', dateTransformation('DN', 'en')],
  ['datelongmonthdayus', dateTransformation('ND', 'en')],
  ['dateshortmonthdayus', dateTransformation('ND', 'en')],
  ['dateslashdaymontheu', separatedBy('/', dateTransformation('DM'))],
  ['dateslashmonthdayus', separatedBy('/', dateTransformation('MD'))],
  ['datelongyearmonth', dateTransformation('YN', 'en')],
  ['dateshortyearmonth', dateTransformation('YN', 'en')],
  ['datelongmonthyear', dateTransformation('NY', 'en')],
  ['dateshortmonthyear', dateTransformation('NY', 'en')],
]);

const registry2: Registry = new Map<string, Transformation>([
  ['booleanfalse', no],
  ['booleantrue', yes],
  ['datedaymonth', dateTransformation('DM')],
  ['datedaymonthen', dateTransformation('DN', 'en')],
  ['datedaymonthyear', dateTransformation('DMY')],
  ['datedaymonthyearen', dateTransformation('DNY', 'en')],
  ['dateerayearmonthdayjp', eraDateTransformation(true)],
  ['dateerayearmonthjp', eraDateTransformation(false)],
  ['datemonthday', dateTransformation('MD')],
  ['datemonthdayen', dateTransformation('ND', 'en')],
  ['datemonthdayyear', dateTransformation('MDY')],
  ['datemonthdayyearen', dateTransformation('NDY', 'en')],
  ['datemonthyearen', dateTransformation('NY', 'en')],
  ['dateyearmonthdaycjk', cjkDateTransformation(true)],
  ['dateyearmonthen', dateTransformation('YN', 'en')],
  ['dateyearmonthcjk', cjkDateTransformation(false)],
  ['nocontent', empty],
  ['numcommadecimal', numbers.numCommaDecimal],
  ['zerodash', numbers.zeroDash],
  ['numdotdecimal', numbers.numDotDecimal],
  ['numunitdecimal', numbers.numUnitDecimal],
]);

const registry3: Registry = new Map<string, Transformation>([
  ...registry2,
  ['calindaymonthyear', sakaDate],
  ['datedaymonthdk', dateTransformation('DN', 'da')],
  ['datedaymonthyeardk', dateTransformation('DNY', 'da')],
  ['datedaymonthyearin', (input) => dateTransformation('DNY', 'hi')(input) ?? dateTransformation('DMY')(input)],
  ['datemonthyear', dateTransformation('MY')],
  ['datemonthyeardk', dateTransformation('NY', 'da')],
  ['datemonthyearin', dateTransformation('NY', 'hi')],
  ['dateyearmonthday', dateTransformation('YMD')],
  ['numdotdecimalin', numbers.numDotDecimalIndia],
  ['numunitdecimalin', numbers.numUnitDecimalIndia],
]);

// Which languages have which shape, as registry 4 lists them.
const DAY_MONTH = 'bg cs da de el en es et fi fr hr it lv nl no pl pt ro sk sl sv';
const DAY_MONTH_YEAR = 'bg cs da de el en es et fi fr hi hr it nl no pl pt ro sk sl sv';
const MONTH_YEAR = DAY_MONTH_YEAR;

function inLanguages(
  name: (language: string) => string,
  order: DateOrder,
  languages: string,
): [string, Transformation][] {
  return languages.split(' ').map((language) => [name(language), dateTransformation(order, language)]);
}

const registry4: Registry = new Map<string, Transformation>([
  ['date-day-month', dateTransformation('DM')],
  ...inLanguages((language) => `date-day-monthname-${language}`, 'DN', DAY_MONTH),
  ['date-day-monthroman', dateTransformation('DN', 'roman')],
  ['date-day-month-year', dateTransformation('DMY')],
  ...inLanguages((language) => `date-day-monthname-year-${language}`, 'DNY', DAY_MONTH_YEAR),
  ['date-day-monthroman-year', dateTransformation('DNY', 'roman')],
  ['date-ind-day-monthname-year-hi', sakaDate],
  ['date-jpn-era-year-month-day', eraDateTransformation(true)],
  ['date-jpn-era-year-month', eraDateTransformation(false)],
  ...inLanguages((language) => `date-monthname-day-${language}`, 'ND', 'en hu lt'),
  ['date-monthname-day-year-en', dateTransformation('NDY', 'en')],
  ['date-month-day', dateTransformation('MD')],
  ['date-month-day-year', dateTransformation('MDY')],
  ['date-month-year', dateTransformation('MY')],
  ...inLanguages((language) => `date-monthname-year-${language}`, 'NY', MONTH_YEAR),
  ['date-monthroman-year', dateTransformation('NY', 'roman')],
  ['date-year-day-monthname-lv', dateTransformation('YDN', 'lv')],
  ['date-year-month', dateTransformation('YM')],
  ['date-year-month-day', dateTransformation('YMD')],
  ...inLanguages((language) => `date-year-monthname-${language}`, 'YN', 'en hu lt lv'),
  ...inLanguages((language) => `date-year-monthname-day-${language}`, 'YND', 'hu lt'),
  ['fixed-empty', empty],
  ['fixed-false', no],
  ['fixed-true', yes],
  ['fixed-zero', zero],
  ['num-comma-decimal', numbers.numCommaDecimal4],
  ['num-dot-decimal', numbers.numDotDecimal4],
  ['numdotdecimalin', numbers.numDotDecimalIndia],
  ['num-dot-decimal-in', numbers.numDotDecimalIndia],
  ['num-unit-decimal', numbers.numUnitDecimal],
]);

const registry5: Registry = new Map<string, Transformation>([
  ...registry4,
  ['date-day-monthname-cy', dateTransformation('DN', 'cy')],
  ['date-day-monthname-year-cy', dateTransformation('DNY', 'cy')],
  ['date-monthname-year-cy', dateTransformation('NY', 'cy')],
  ['num-comma-decimal-apos', numbers.numCommaDecimalApos],
  ['num-dot-decimal-apos', numbers.numDotDecimalApos],
  ['num-unit-decimal-apos', numbers.numUnitDecimalApos],
]);

export const REGISTRIES: ReadonlyMap<string, Registry> = new Map([
  ['http://www.xbrl.org/2008/inlineXBRL/transformation', registry1],
  ['http://www.xbrl.org/inlineXBRL/transformation/2010-04-20', registry1],
  ['http://www.xbrl.org/inlineXBRL/transformation/2011-07-31', registry2],
  ['http://www.xbrl.org/inlineXBRL/transformation/2015-02-26', registry3],
  ['http://www.xbrl.org/inlineXBRL/transformation/2020-02-12', registry4],
  ['http://www.xbrl.org/inlineXBRL/transformation/2022-02-16', registry5],
  ['http://www.sec.gov/inlineXBRL/transformation/2015-08-31', SEC_TRANSFORMATIONS],
]);

/** Every registry together, for a namespace that no registry has (a draft's, or none): the names do not collide. */
const anyRegistry: Registry = new Map([...registry1, ...registry3, ...registry5, ...SEC_TRANSFORMATIONS]);

/**
 * A transformation by its expanded name.
 *
 * @param namespace undefined where the prefix is bound to none
 * @returns `listed` is false where the name is not of that namespace's registry but of another; null where of none
 */
export function findTransformation(
  namespace: string | undefined,
  name: string,
): { readonly transform: Transformation; readonly listed: boolean } | null {
  const own = REGISTRIES.get(namespace ?? '')?.get(name);
  if (own) return { transform: own, listed: true };
  const other = anyRegistry.get(name);
  return other ? { transform: other, listed: false } : null;
}
