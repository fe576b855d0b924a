import type { FlatText } from '../prose/flat-text.ts';
import { type FoundNote, MONTH_NAMES, rateIn } from './convertible-names.ts';

const MOST_CLASSES = 25;

/** One note per class: the same principal, or the same rate, is the same class, unless they are sold and named apart. */
export function distinctNotes({ text }: FlatText, notes: readonly FoundNote[]): FoundNote[] {
  const classes: FoundNote[] = [];
  for (const note of notes) {
    const rate = rateIn(note.label.text)?.value;
    const isOfRate = ({ label }: FoundNote): boolean => rate !== undefined && rateIn(label.text)?.value === rate;
    const same = classes.findIndex(
      (known) => isOfRate(known) || (known.principal === note.principal && !isOfOtherSale(text, known, note)),
    );
    const known = classes[same];
    if (known === undefined) classes.push(note);
    else if (known.principal !== note.principal && isAdditional(text, note)) classes[same] = { ...known, isPart: true };
    if (classes.length >= MOST_CLASSES) break;
  }
  return classes;
}

/** "On June 13, 2025, … (the "June Offering")", "On August 7, 2025, … (the "August Offering")". */
const SALE =
  /^(?:On|In|Effective) (?:or about )?([A-Z][a-z]+ (?:\d{1,2}, )?\d{4})[^"]{1,400}\((?:the |each,? an? |collectively,? the )?"([^"]{3,50})"\)/;
const TELLING = `(?:${MONTH_NAMES}|First|Second|Third|Fourth|Initial|Additional|\\d{4})`;
/** A name that tells a note from another: "the "April 2022 Note"", "the "Second Note"", "the "Note B"". */
const NAMED = new RegExp(
  `^[^"]{0,160}?\\((?:the |each,? an? )?"(${TELLING}(?: [\\w-]+){0,3} (?:Note|Debenture)s?|(?:Note|Debenture) (?:[A-F]|#?\\d))"\\)`,
);

/** Whether two principals are of sales on different days, or of notes, that are named differently. */
export function isOfOtherSale(text: string, a: FoundNote, b: FoundNote): boolean {
  const [one, other] = [a, b].map(({ sentence }) => SALE.exec(text.slice(sentence.start, sentence.end)));
  if (one != null && other != null && one[1] !== other[1] && one[2] !== other[2]) return true;
  const [name, otherName] = [a, b].map(
    ({ principalAt }) => NAMED.exec(text.slice(principalAt.end, principalAt.end + 220))?.[1],
  );
  return name !== undefined && otherName !== undefined && name !== otherName;
}

/** "issued an additional $12.5 million of 3.75% Convertible Senior Notes". */
function isAdditional(text: string, { principalAt, sentence }: FoundNote): boolean {
  const lead = text.slice(Math.max(sentence.start, principalAt.start - 60), principalAt.start);
  return /\b(?:issued|sold|exercised)\b[^.;$]{0,50}\badditional (?:aggregate (?:principal )?(?:amount )?of )?$/i.test(
    lead,
  );
}
