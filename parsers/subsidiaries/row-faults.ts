import type { CrossValidation, Reason } from '../../core/parser.ts';
import { endsWithForm } from './entity-names.ts';
import type { ListRow } from './list-row.ts';
import { isInPlace, isPlace } from './places.ts';

/** What is wrong with rows as rows, whatever they were read from. */
export interface RowFaults {
  /** Of the whole list: 1 where nothing is wrong with it. */
  readonly confidence: number;
  readonly crossValidations: readonly CrossValidation[];
  /** Of single values that the other rows do not bear out, by path in the result. */
  readonly confidences: Readonly<Record<string, number>>;
  readonly reasons: readonly Reason[];
}

const DOUBTFUL = 0.8;
const BROKEN = 0.6;
/** Rows that may lack what the others have, as a part of them, for it to be a lack. */
const FEW = 0.1;

/** Signs that no name has: of markup, of drawing, of a character set misread; `ÿ` is byte 255. */
const NO_SIGN_OF_NAMES = /[<>{}|\\^~¤\p{Cc}\uFFFD]|ÿ(?=\s|\p{Lu})|(?<=\s)ÿ/u;
/** "(19 8)", "(10986)": a year with a digit lost or one too many. */
const BROKEN_YEAR = /\(\d{1,3}\s\d{1,3}\)|\((?:1\d?9\d{3}|1\d?0\d{3}|20\d{3})\)|\([3-9]\d{3}\)|\(\s*\)/;

/** A digit between small letters, a letter of another script right beside a Latin one. */
const WITHIN_A_WORD = /\p{Ll}\d\p{Ll}{2}|\p{sc=Latin}(?!\p{sc=Latin})\p{L}|(?!\p{sc=Latin})\p{L}\p{sc=Latin}/u;

/** Whether signs stand in a name that belong to no name, or a parenthesis opens or closes alone. */
function isBrokenName(name: string): boolean {
  if (NO_SIGN_OF_NAMES.test(name) || BROKEN_YEAR.test(name)) return true;
  if (WITHIN_A_WORD.test(name)) return true;
  let depth = 0;
  for (const sign of name) {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    if (depth < 0) return true;
  }
  return depth !== 0;
}

/** "China China": a cell that holds two. */
function isDoubledPlace(place: string): boolean {
  return /^(\p{L}[\p{L}. ]{3,}?),?\s+\1$/iu.test(place);
}

/** What stands before its name, as a heading over several does. */
function isFromHeading({ jurisdiction, name }: ListRow): boolean {
  return (jurisdiction?.at[0] ?? Number.POSITIVE_INFINITY) < (name.at[0] ?? 0);
}

/** Rows at the top without a jurisdiction, in a list whose jurisdictions are headings over the rows: one is lost. */
function rowsWithoutHeading(rows: readonly ListRow[]): number {
  const first = rows.findIndex(({ jurisdiction }) => jurisdiction !== null);
  if (first <= 0) return 0;
  const placed = rows.filter(({ jurisdiction }) => jurisdiction !== null);
  const headings = new Set(placed.filter(isFromHeading).map(({ jurisdiction }) => jurisdiction?.at[0]));
  const under = placed.filter(isFromHeading).length;
  return under === placed.length && headings.size < placed.length ? first : 0;
}

/** An owner of nothing, or of more than all, owns no subsidiary. */
function isImpossiblePercent({ percent }: ListRow): boolean {
  return percent !== null && (percent.value <= 0 || percent.value > 100);
}

/**
 * The whole list is in doubt where a name is broken, a place stands twice in one cell, a heading of places is lost, or
 * nothing or more than all is owned. Single values are where they stand out: a place that is none among known ones, a value missing where nearly all rows have it, less than
 * half of a company among subsidiaries owned by more (control is what makes one, Regulation S-X 1-02(x)).
 */
export function rowFaults(rows: readonly ListRow[]): RowFaults {
  const confidences: Record<string, number> = {};
  const reasons: Reason[] = [];
  const crossValidations: CrossValidation[] = [];
  let confidence = 1;
  const check = (name: string, failed: number, value: number, code: string, message: string): void => {
    crossValidations.push({ name, passed: failed === 0 });
    if (failed === 0) return;
    confidence = Math.min(confidence, value);
    reasons.push({ code, message: `${failed} ${message}` });
  };
  const broken = rows.filter(
    ({ name, jurisdiction }) => isBrokenName(name.text) || isDoubledPlace(jurisdiction?.text ?? ''),
  );
  check(
    'names and places are whole',
    broken.length,
    BROKEN,
    'broken-names',
    `rows hold signs of no name, half a parenthesis or a place twice: ${broken[0]?.name.text.slice(0, 80) ?? ''}`,
  );
  check(
    'no heading of places is lost',
    rowsWithoutHeading(rows),
    DOUBTFUL,
    'first-heading-missing',
    'rows at the top stand under no place, as the others do',
  );
  check(
    'percents are above 0 and at most 100',
    rows.filter(isImpossiblePercent).length,
    DOUBTFUL,
    'impossible-percents',
    'percents are none of an owner',
  );

  const doubt = (indexes: readonly number[], field: string, code: string, message: string): void => {
    const [first] = indexes;
    if (first === undefined) return;
    for (const index of indexes) confidences[`subsidiaries[${index}].${field}`] = DOUBTFUL;
    reasons.push({ code, message: `${message}: ${indexes.length} rows, first ${rows[first]?.name.text.slice(0, 60)}` });
  };
  const indexesOf = (test: (row: ListRow) => boolean): number[] =>
    rows.flatMap((row, index) => (test(row) ? [index] : []));
  const areFew = (indexes: readonly number[]): boolean =>
    rows.length >= 3 && indexes.length <= Math.max(1, rows.length * FEW);

  const strange = indexesOf(({ jurisdiction, knownPlace }) => {
    const place = jurisdiction?.text ?? '';
    return place !== '' && !isPlace(place) && !isInPlace(place) && !knownPlace;
  });
  doubt(strange, 'jurisdiction', 'strange-places', 'a jurisdiction is no known place');

  const unplaced = indexesOf(({ jurisdiction }) => jurisdiction === null);
  if (areFew(unplaced)) {
    doubt(unplaced, 'jurisdiction', 'places-missing', 'a jurisdiction is missing, which the other rows have');
    const bare = unplaced.filter((index) => !endsWithForm(rows[index]?.name.text ?? ''));
    doubt(bare, 'name', 'names-bare', 'a name has neither legal form nor jurisdiction, which the other rows have');
  }

  const unowned = indexesOf(({ percent }) => percent === null);
  if (areFew(unowned)) {
    doubt(unowned, 'ownershipPercent', 'percents-missing', 'a percent is missing, which the other rows have');
  }
  const minor = indexesOf(({ percent }) => percent !== null && percent.value < 50);
  const owned = rows.length - unowned.length;
  if (minor.length <= Math.max(1, owned * FEW)) {
    doubt(minor, 'ownershipPercent', 'percents-minor', 'less than half is owned, where the other rows say more');
  }
  return { confidence, crossValidations, confidences, reasons };
}
