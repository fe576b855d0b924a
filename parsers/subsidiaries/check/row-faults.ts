import { endsWithForm } from '../assemble/entity-names.ts';
import { isInPlace, isPlace } from '../assemble/places.ts';
import { firstPlace } from '../lines.ts';
import { rememberedTest } from '../remembered.ts';
import type { Subsidiary } from '../result.ts';
import type { ListRow } from '../rows/list-row.ts';

/** The confidence of single values that differ from the other rows. */
export const DOUBTFUL = 0.8;
const BROKEN = 0.6;

/** Characters of markup, drawings and misread encodings; `ÿ` is byte 255. */
const FOREIGN_CHARACTER = /[<>{}|\\^~¤\p{Cc}\uFFFD]|ÿ(?=\s|\p{Lu})|(?<=\s)ÿ/u;
/** "(19 8)", "(10986)": a year with a digit missing or one too many. */
const BROKEN_YEAR = /\(\d{1,3}\s\d{1,3}\)|\((?:1\d?9\d{3}|1\d?0\d{3}|20\d{3})\)|\([3-9]\d{3}\)|\(\s*\)/;

/** A digit between lowercase letters, a letter of another script right beside a Latin one. */
const WITHIN_A_WORD = /\p{Ll}\d\p{Ll}{2}|\p{sc=Latin}(?!\p{sc=Latin})\p{L}|(?!\p{sc=Latin})\p{L}\p{sc=Latin}/u;

/** Letters and punctuation that cannot be broken: a cheap test before the patterns above. */
const PLAIN_NAME = /^[A-Za-z .,&'’/-]*$/;

/** Whether a name holds characters that names do not have, or an unbalanced parenthesis. */
function isBrokenName(name: string): boolean {
  if (PLAIN_NAME.test(name)) return false;
  if (FOREIGN_CHARACTER.test(name) || BROKEN_YEAR.test(name) || WITHIN_A_WORD.test(name)) return true;
  let bare = name.replace(/[^()]/g, '');
  while (bare.includes('()')) bare = bare.replaceAll('()', '');
  return bare !== '';
}

/** "China China": a cell that holds two. */
const DOUBLED_PLACE = /^(\p{L}[\p{L}. ]{3,200}?),?\s{1,40}\1$/iu;

const isDoubled = rememberedTest((place) => /\s/.test(place) && DOUBLED_PLACE.test(place));

/** The jurisdiction comes before the name, as a heading over several rows does. */
function isFromHeading({ jurisdiction, name }: ListRow): boolean {
  return ((jurisdiction && firstPlace(jurisdiction)) ?? Number.POSITIVE_INFINITY) < (firstPlace(name) ?? 0);
}

/** Rows at the top without a jurisdiction, in a list whose jurisdictions are headings over the rows: one is lost. */
function rowsWithoutHeading(rows: readonly ListRow[]): number {
  const first = rows.findIndex(({ jurisdiction }) => jurisdiction !== null);
  if (first <= 0) return 0;
  const placed = rows.filter(({ jurisdiction }) => jurisdiction !== null);
  const headings = new Set(
    placed.filter(isFromHeading).map(({ jurisdiction }) => jurisdiction && firstPlace(jurisdiction)),
  );
  return placed.every(isFromHeading) && headings.size < placed.length ? first : 0;
}

function indexesOf(rows: readonly ListRow[], test: (row: ListRow) => boolean): number[] {
  return rows.flatMap((row, index) => (test(row) ? [index] : []));
}

/**
 * Faults of the rows themselves, whatever they were read from. The whole list is in doubt where a name is broken, a
 * cell repeats its place, a heading of places is lost, or nothing or more than all is owned. Single values are in doubt
 * where they stand out: an unknown place among known ones, a value missing where nearly all rows have it, less than
 * half of a company among subsidiaries owned by more (control makes a subsidiary, Regulation S-X 1-02(x)).
 */
export function rowFaults(rows: readonly ListRow[], isRegistrantNamed: boolean) {
  const broken = rows.filter((row) => isBrokenName(row.name.text) || isDoubled(row.jurisdiction?.text ?? ''));
  const firstBroken = broken[0]?.name.text.slice(0, 80) ?? '';
  const impossible = rows.filter(({ percent }) => percent !== null && (percent.value <= 0 || percent.value > 100));
  const damage = `rows have foreign characters, half a parenthesis or a place twice: ${firstBroken}`;
  const unheaded = 'rows at the top are under no place, unlike the others';
  const isPossible = 'percents are above 0 and at most 100';
  const checks: readonly ListFault[] = [
    ['broken-names', broken.length, BROKEN, 'names and places are whole', damage],
    ['first-heading-missing', rowsWithoutHeading(rows), DOUBTFUL, 'no heading of places is lost', unheaded],
    ['impossible-percents', impossible.length, DOUBTFUL, isPossible, 'percents are impossible'],
  ];
  const failed = checks.filter(([, count]) => count > 0);
  const doubts = [...valueDoubts(rows), ...(isRegistrantNamed ? [] : [rootDoubt(rows)])].filter(
    ([indexes]) => indexes.length > 0,
  );
  return {
    confidence: Math.min(1, ...failed.map(([, , confidence]) => confidence)),
    crossValidations: checks.map(([, count, , name]) => ({ name, passed: count === 0 })),
    doubtful: doubts.flatMap(([indexes, field]) => indexes.map((index) => `subsidiaries[${index}].${field}`)),
    reasons: [
      ...failed.map(([code, count, , , message]) => ({ code, message: `${count} ${message}` })),
      ...doubts.map(([indexes, , code, message]) => {
        const first = rows[indexes[0] ?? 0]?.name.text.slice(0, 60);
        return { code, message: `${message}: ${indexes.length} rows, first ${first}` };
      }),
    ],
  };
}

type ListFault = readonly [code: string, count: number, confidence: number, check: string, message: string];
type ValueDoubt = readonly [indexes: readonly number[], field: keyof Subsidiary, code: string, message: string];

/** Where nothing names the registrant, the one company that all others are indented under may be it. */
function rootDoubt(rows: readonly ListRow[]): ValueDoubt {
  const [root, ...others] = rows;
  const isUnder = ({ indent, segment }: ListRow) => segment === root?.segment && indent > root.indent + 1.5;
  const isRoot = others.length >= 4 && others.every(isUnder);
  return [isRoot ? [0] : [], 'name', 'root-in-doubt', 'the company over all others may be the registrant'];
}

/** Values that the other rows make doubtful. */
function valueDoubts(rows: readonly ListRow[]): readonly ValueDoubt[] {
  // Values stand out in at most a tenth of the rows.
  const ifFew = (indexes: number[], of = rows.length) => (indexes.length <= Math.max(1, of * 0.1) ? indexes : []);
  const ifLacking = (indexes: number[]) => (rows.length >= 3 ? ifFew(indexes) : []);
  const strange = indexesOf(rows, ({ jurisdiction, knownPlace }) => {
    const place = jurisdiction?.text ?? '';
    return place !== '' && !isPlace(place) && !isInPlace(place) && !knownPlace;
  });
  const unplaced = ifLacking(indexesOf(rows, ({ jurisdiction }) => jurisdiction === null));
  const bare = unplaced.filter((index) => !endsWithForm(rows[index]?.name.text ?? ''));
  const unowned = indexesOf(rows, ({ percent }) => percent === null);
  const minor = indexesOf(rows, ({ percent }) => percent !== null && percent.value < 50);
  const minorHere = ifFew(minor, rows.length - unowned.length);
  const fractions = indexesOf(rows, ({ percent }) => percent?.words.text.includes('/') === true);
  const missing = 'is missing, which the other rows have';
  return [
    [strange, 'jurisdiction', 'strange-places', 'a jurisdiction is not a known place'],
    [unplaced, 'jurisdiction', 'places-missing', `a jurisdiction ${missing}`],
    [bare, 'name', 'names-bare', 'a name has neither legal form nor jurisdiction, unlike the other rows'],
    [ifLacking(unowned), 'ownershipPercent', 'percents-missing', `a percent ${missing}`],
    [fractions, 'ownershipPercent', 'percents-rounded', 'a percent is printed as a fraction'],
    [minorHere, 'ownershipPercent', 'percents-minor', 'less than half is owned, where the other rows say more'],
  ];
}
