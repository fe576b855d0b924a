import type { FlatText } from '../prose/flat-text.ts';
import { type FoundNote, rateIn } from './convertible-names.ts';
import { areDaysApart, issueDayOf } from './issue-days.ts';
import { LARGE } from './note-class.ts';
import { areNamedApart } from './note-names.ts';

const MOST_CLASSES = 25;

/** One note per class: the same principal, or the same rate, is the same class, unless they are sold and named apart. */
export function distinctNotes(flat: FlatText, notes: readonly FoundNote[]): FoundNote[] {
  const classes: FoundNote[] = [];
  for (const note of notes) {
    const rate = rateIn(note.label.text)?.value;
    const isOfRate = ({ label }: FoundNote): boolean => rate !== undefined && rateIn(label.text)?.value === rate;
    const same = classes.findIndex(
      (known) =>
        (isOfRate(known) && !areNamedApart(flat, known, note) && !areIssuedApart(flat, known, note)) ||
        (known.principal === note.principal && !isOfOtherSale(flat, known, note)) ||
        isHeadingOf(flat.text, known, note),
    );
    const known = classes[same];
    if (known !== undefined && isHeadingOf(flat.text, known, note)) {
      classes[same] = note;
      continue;
    }
    if (known === undefined) classes.push(note);
    else if (known.principal !== note.principal && isAdditional(flat.text, note))
      classes[same] = { ...known, principal: known.principal + note.principal, isPart: true };
    if (classes.length >= MOST_CLASSES) break;
  }
  return classes;
}

/** A line alone such as "7.5% $2,400,000 Convertible Debentures", over the sentence that gives the exact principal. */
function isHeadingOf(text: string, heading: FoundNote, note: FoundNote): boolean {
  const { start, end } = heading.sentence;
  const isLine = end - start < 100 && text[end] === '\n' && !/[.;:]$/.test(text.slice(start, end).trim());
  const isNear = note.sentence.start > end && note.sentence.start - end < 1_000;
  return isLine && isNear && Math.abs(heading.principal / note.principal - 1) < 0.005;
}

/** "On June 13, 2025, … (the "June Offering")", "On August 7, 2025, … (the "August Offering")". */
const SALE =
  /^(?:On|In|Effective) (?:or about )?([A-Z][a-z]+ (?:\d{1,2}, )?\d{4})[^"]{1,400}\((?:the |each,? an? |collectively,? the )?"([^"]{3,50})"\)/;
/** Whether two principals are of sales on different days, or of notes, that are named differently. */
export function isOfOtherSale(flat: FlatText, a: FoundNote, b: FoundNote): boolean {
  const [one, other] = [a, b].map(({ sentence }) => SALE.exec(flat.text.slice(sentence.start, sentence.end)));
  if (one != null && other != null && one[1] !== other[1] && one[2] !== other[2]) return true;
  return areNamedApart(flat, a, b) || areIssuedApart(flat, a, b);
}

/**
 * Whether two notes were issued on different days, as their sentences say. Classes of large companies are issued in
 * parts, and an additional part is no class of its own.
 */
function areIssuedApart(flat: FlatText, a: FoundNote, b: FoundNote): boolean {
  if (Math.min(a.principal, b.principal) >= LARGE || [a, b].some((note) => isAdditional(flat.text, note))) return false;
  return areDaysApart(issueDayOf(flat, a.sentence), issueDayOf(flat, b.sentence));
}

/** "issued an additional $12.5 million of 3.75% Convertible Senior Notes". */
function isAdditional(text: string, { principalAt, sentence }: FoundNote): boolean {
  const lead = text.slice(Math.max(sentence.start, principalAt.start - 60), principalAt.start);
  return /\b(?:issued|sold|exercised)\b[^.;$]{0,50}\badditional (?:aggregate (?:principal )?(?:amount )?of )?$/i.test(
    lead,
  );
}
