import type { ParseOutcome } from '../../core/parser.ts';
import type { GoldenCase } from './cases.ts';
import { agrees, confidenceOf, isHigh, isOptional, type Members, members } from './compare.ts';
import type { Scorecard } from './scorecard.ts';

/** Free text, which no two readers write the same way. */
const FREE = new Set('label conditions runwayStatement scope exercisable holder notes securities expires'.split(' '));

interface ValueClaim {
  /** The section that the value is counted under. */
  readonly key: string;
  readonly path: string;
  /** Path in the result, whose confidence counts. */
  readonly givenPath: string;
  readonly expected: unknown;
  readonly given: unknown;
  /** Whether a missing or different value is not counted. */
  readonly mayLack: boolean;
}

/** Judges single values, and what is given beyond the case's, of one document of kind `dilution`. */
export function createValueJudge({ name, file }: GoldenCase, outcome: ParseOutcome, card: Scorecard) {
  const absent = file.aux?.absent ?? [];

  function score({ key, path, givenPath, expected, given, mayLack }: ValueClaim): void {
    const ok = agrees(file, path, expected, given);
    if (!ok && mayLack) return;
    card.hit(`${key} recall`, ok);
    const isGiven = given !== null && given !== undefined;
    const high = isGiven && isHigh(outcome, givenPath);
    if (isGiven) {
      card.hit(`${key} precision`, ok);
      card.claim(confidenceOf(outcome, givenPath), ok);
      if (ok) card.hit('right values claimed high', high);
      else card.hit('wrong values at high confidence', high, 0);
    }
    if (!ok) card.differ({ name, path, expected, given, high });
  }

  /** Something that the case does not have. */
  function beyond(path: string, givenPath: string, given: Members): void {
    if (isOptional(file, path)) return;
    const section = path.split('.')[0] ?? path;
    const confidence = claimOf(givenPath, given);
    const high = confidence >= 0.9;
    const isComplete =
      section in file.expected || absent.includes(path) || section === 'offering' || section === 'reverseSplit';
    if (isComplete) {
      card.claim(confidence, false);
      card.hit('spurious at high confidence', high, 0);
      card.hit('wrong values at high confidence', high, 0);
    } else card.hit('beyond the truth at high confidence', high, 0);
    if (isComplete || high) card.differ({ name, path, expected: null, given, high });
  }

  /** The highest confidence of a value given there; a mere no is no value. */
  function claimOf(path: string, given: Members): number {
    const babyShelf = Object.entries(members(given['babyShelf'])).map(
      ([field, value]) => [`babyShelf.${field}`, value] as const,
    );
    const fields = [...Object.entries(given), ...babyShelf].flatMap(([field, value]) =>
      isEmpty(value) || value === false || value === '' || typeof value === 'object' ? [] : [field],
    );
    const telling = fields.filter((field) => !FREE.has(field));
    const claimed = telling.length > 0 ? telling : fields;
    return Math.max(0, ...claimed.map((field) => confidenceOf(outcome, `${path}.${field}`)));
  }

  return { score, beyond };
}

/** No value, or a list or object without members. */
export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0);
}

/** Single values of an object that can be compared; those of `babyShelf` by their dotted path. */
export function leavesOf(value: Members): Members {
  const isLeaf = ([field, member]: readonly [string, unknown]) =>
    !FREE.has(field) && member !== null && member !== undefined && typeof member !== 'object';
  const babyShelf = Object.entries(members(value['babyShelf'])).filter(isLeaf);
  return {
    ...Object.fromEntries(Object.entries(value).filter(isLeaf)),
    ...Object.fromEntries(babyShelf.map(([field, member]) => [`babyShelf.${field}`, member])),
  };
}
