import { daysBetween } from '../../core/dates.ts';
import { isHeading } from '../clauses/topics.ts';
import type { FlatText } from '../prose/flat-text.ts';
import { textBefore } from '../prose/matches.ts';
import { CHECKED, DOUBTFUL, READ_ONCE, STANDARD } from '../prose/stated-values.ts';
import { isDay, namesSplit, type SplitStatement } from './split-statements.ts';

/** One statement, whatever stands beside it: at most this sure (`docs/evidence.md`). */
const ALONE = 0.85;
/** Trading on the new basis begins on the day of effect, or after a weekend. */
const LONGEST_TO_TRADING = 4;

export interface SplitEvidence {
  /** Counts of shares before and after: none printed, or whether any fit the ratio. */
  readonly counts: 'none' | 'fit' | 'differ';
  /** Whether the document states splits of other ratios too. */
  readonly hasOthers: boolean;
  /** Whether the par values of the old and the new shares are in the ratio. */
  readonly hasParValues: boolean;
  /** Whether the statement of effect stands where the form or a heading says that splits are stated. */
  readonly isUnderHeading: (statement: SplitStatement) => boolean;
}

/** A second witness of a ratio is another sentence or title with it, or counts of shares that fit. */
export function ratioConfidence(
  statements: readonly SplitStatement[],
  { counts, hasOthers, hasParValues, isUnderHeading }: SplitEvidence,
  isDated: boolean,
): number {
  if (counts === 'differ') return DOUBTFUL;
  const places = new Set(statements.flatMap(({ ratio, index }) => (ratio === null ? [] : [index]))).size;
  if (hasOthers) {
    // Which of several splits is the document's own is told by its day.
    const isWitnessed = counts === 'fit' || hasParValues || places >= 2;
    return isWitnessed && isDated ? STANDARD : ALONE;
  }
  if (counts === 'fit' || hasParValues) return CHECKED;
  if (places >= 2) return CHECKED;
  return statements.some((one) => one.ratio !== null && isInEffect(one) && isUnderHeading(one)) ? STANDARD : ALONE;
}

function isInEffect({ stage, date }: SplitStatement): boolean {
  return stage === 'effective' || date?.isEffective === true;
}

/** A second witness of a day of effect is another sentence with it, or the first trading on the new basis right after it. */
export function dateConfidence(
  { value, isEffective, isFiling }: NonNullable<SplitStatement['date']>,
  statements: readonly SplitStatement[],
  { hasOthers, isUnderHeading }: SplitEvidence,
): number {
  // A charter takes effect when it is filed or some days later.
  if (!isEffective || isFiling === true) return 0.7;
  if (!isDay(value)) return ALONE;
  const days = statements.flatMap(({ date, index }) =>
    date?.isEffective && isDay(date.value) ? [{ day: date.value, index }] : [],
  );
  const isStandard =
    !hasOthers && statements.some((one) => one.date?.value === value && !one.date.isFiling && isUnderHeading(one));
  const alike = days.filter(({ day }) => day === value);
  const differing = days.length - alike.length;
  if (differing > 0) return alike.length > differing ? READ_ONCE : DOUBTFUL;
  if (new Set(alike.map(({ index }) => index)).size >= 2) return CHECKED;
  return isStandard || beginsTradingAfter(value, statements) ? STANDARD : ALONE;
}

function beginsTradingAfter(day: string, statements: readonly SplitStatement[]): boolean {
  if (!isDay(day)) return false;
  return statements.some(({ date }) => {
    const first = date === null ? undefined : date.isEffective ? date.trading : date.value;
    if (first === undefined || !isDay(first)) return false;
    const days = daysBetween(day, first);
    return days >= 0 && days <= LONGEST_TO_TRADING;
  });
}

/** Items of Form 8-K that report amended charters and modified rights. */
const OF_CHARTER = /^(?:5\.03|3\.03)$/;
const ITEM = /(?:^|\n)[^\S\n]{0,20}item\s{1,3}(\d\.\d\d)\b/gi;
const LONGEST_ITEM = 8_000;
const HEADING_REACH = 4;
/** The title of an amended charter, which takes effect as it says. */
const CHARTER = /^[^.;]{0,400}\b(?:certificate of (?:amendment|change)|articles of amendment)\b/i;
const PAR = /\bpar value (?:of )?(?:US)?\$ ?(0?\.\d{1,10}|\d{1,6}(?:\.\d{1,10})?)/gi;

/** Under Item 5.03 or 3.03 of Form 8-K, in an amended charter, or within a few sentences of a heading that names the split. */
export function underHeading(flat: FlatText): (statement: SplitStatement) => boolean {
  return ({ index, range }) => {
    const item = [...textBefore(flat.text, range.start, LONGEST_ITEM).matchAll(ITEM)].at(-1)?.[1];
    if (item === undefined ? CHARTER.test(flat.text.slice(0, 600)) : OF_CHARTER.test(item)) return true;
    return flat.sentences
      .slice(Math.max(0, index - HEADING_REACH), index)
      .some((sentence) => namesSplit(sentence.text) && isHeading(sentence));
  };
}

/** "ten shares of par value $0.0001 each are consolidated into one share of par value $0.001". */
export function hasParValuesOf({ text }: FlatText, statements: readonly SplitStatement[]): boolean {
  return statements.some(({ ratio, range }) => {
    if (ratio === null) return false;
    const [before, after] = [...text.slice(range.start, range.end).matchAll(PAR)].map(([, value]) => Number(value));
    if (!before || !after || after <= before) return false;
    const expected = ratio.denominator / ratio.numerator;
    return Math.abs(after / before - expected) < expected * 1e-6;
  });
}
