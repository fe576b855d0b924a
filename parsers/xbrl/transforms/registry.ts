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
type Entry = readonly [name: string, transformation: Transformation];

/** Date transformations written as `name ORDER language…`; `*` in the name is replaced by each language. */
function dates(table: string): Entry[] {
  return table
    .trim()
    .split(/(?<!\s)\s*;\s*/)
    .flatMap((entry) => {
      const [name = '', order, ...languages] = entry.split(/\s+/);
      return (languages.length > 0 ? languages : ['']).map(
        (language): Entry => [name.replace('*', language), dateTransformation(order as DateOrder, language)],
      );
    });
}

/** Numeric dates of registry 1, whose names fix the separator. */
function separated(separator: '/' | '.', table: string): Entry[] {
  const other = separator === '/' ? '.' : '/';
  return dates(table).map(([name, transformation]) => [
    name,
    (input) => (/^[\d/.]*$/.test(input.trim()) && !input.includes(other) ? transformation(input) : null),
  ]);
}

function constant(value: string): Transformation {
  return () => value;
}

const registry1: Registry = new Map([
  ...separated('/', 'dateslashus MDY; dateslasheu DMY; dateslashdaymontheu DM; dateslashmonthdayus MD'),
  ...separated('.', 'datedotus MDY; datedoteu DMY'),
  ...dates(`
    datelongus NDY en; dateshortus NDY en; datelonguk DNY en; dateshortuk DNY en;
    datelongdaymonthuk DN en; dateshortdaymonthuk DN en; datelongmonthdayus ND en; dateshortmonthdayus ND en;
    datelongyearmonth YN en; dateshortyearmonth YN en; datelongmonthyear NY en; dateshortmonthyear NY en`),
  ['numcommadot', numbers.numCommaDot],
  ['numdash', numbers.zeroDash],
  ['numspacedot', numbers.numSpaceDot],
  ['numdotcomma', numbers.numDotComma],
  ['numcomma', numbers.numComma],
  ['numspacecomma', numbers.numSpaceComma],
]);

const registry2: Registry = new Map([
  ...dates(`
    datedaymonth DM; datedaymonthen DN en; datedaymonthyear DMY; datedaymonthyearen DNY en;
    datemonthday MD; datemonthdayen ND en; datemonthdayyear MDY; datemonthdayyearen NDY en;
    datemonthyearen NY en; dateyearmonthen YN en`),
  ['dateerayearmonthdayjp', eraDateTransformation(true)],
  ['dateerayearmonthjp', eraDateTransformation(false)],
  ['dateyearmonthdaycjk', cjkDateTransformation(true)],
  ['dateyearmonthcjk', cjkDateTransformation(false)],
  ['booleanfalse', constant('false')],
  ['booleantrue', constant('true')],
  ['nocontent', constant('')],
  ['numcommadecimal', numbers.numCommaDecimal],
  ['numdotdecimal', numbers.numDotDecimal],
  ['numunitdecimal', numbers.numUnitDecimal],
  ['zerodash', numbers.zeroDash],
]);

const registry3: Registry = new Map([
  ...registry2,
  ...dates(`
    datedaymonthdk DN da; datedaymonthyeardk DNY da; datemonthyear MY; datemonthyeardk NY da; datemonthyearin NY hi;
    dateyearmonthday YMD`),
  ['calindaymonthyear', sakaDate],
  ['datedaymonthyearin', (input) => dateTransformation('DNY', 'hi')(input) ?? dateTransformation('DMY')(input)],
  ['numdotdecimalin', numbers.numDotDecimalIndia],
  ['numunitdecimalin', numbers.numUnitDecimalIndia],
]);

const registry4: Registry = new Map([
  ...dates(`
    date-day-month DM; date-day-month-year DMY; date-month-day MD; date-month-day-year MDY; date-month-year MY;
    date-year-month YM; date-year-month-day YMD;
    date-day-monthroman DN roman; date-day-monthroman-year DNY roman; date-monthroman-year NY roman;
    date-day-monthname-* DN bg cs da de el en es et fi fr hr it lv nl no pl pt ro sk sl sv;
    date-day-monthname-year-* DNY bg cs da de el en es et fi fr hi hr it nl no pl pt ro sk sl sv;
    date-monthname-year-* NY bg cs da de el en es et fi fr hi hr it nl no pl pt ro sk sl sv;
    date-monthname-day-* ND en hu lt; date-monthname-day-year-en NDY en; date-year-day-monthname-lv YDN lv;
    date-year-monthname-* YN en hu lt lv; date-year-monthname-day-* YND hu lt`),
  ['date-ind-day-monthname-year-hi', sakaDate],
  ['date-jpn-era-year-month-day', eraDateTransformation(true)],
  ['date-jpn-era-year-month', eraDateTransformation(false)],
  ['fixed-empty', constant('')],
  ['fixed-false', constant('false')],
  ['fixed-true', constant('true')],
  ['fixed-zero', constant('0')],
  ['num-comma-decimal', numbers.numCommaDecimal4],
  ['num-dot-decimal', numbers.numDotDecimal4],
  ['numdotdecimalin', numbers.numDotDecimalIndia],
  ['num-dot-decimal-in', numbers.numDotDecimalIndia],
  ['num-unit-decimal', numbers.numUnitDecimal],
]);

const registry5: Registry = new Map([
  ...registry4,
  ...dates('date-day-monthname-cy DN cy; date-day-monthname-year-cy DNY cy; date-monthname-year-cy NY cy'),
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

/** All registries, for a namespace without one (a draft's, or an unbound prefix); their names do not collide. */
const anyRegistry: Registry = new Map([...registry1, ...registry3, ...registry5, ...SEC_TRANSFORMATIONS]);

/**
 * Looks up a transformation by its expanded name.
 *
 * @param namespace undefined where the prefix is not bound
 * @returns null if unknown; `listed` is false if the name belongs to another registry than the namespace's
 */
export function findTransformation(
  namespace: string | undefined,
  name: string,
): { readonly transform: Transformation; readonly listed: boolean } | null {
  const listed = REGISTRIES.get(namespace ?? '')?.get(name);
  const transform = listed ?? anyRegistry.get(name);
  return transform ? { transform, listed: listed !== undefined } : null;
}
