import type { FlatText, TextRange } from '../prose/flat-text.ts';
import type { FoundNote } from './convertible-names.ts';

const ORDINAL = '(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)';
/** "the first note", "a second convertible promissory note", by which a paragraph tells its notes apart. */
const ORDINAL_NOTE = new RegExp(
  `\\b${ORDINAL} (?:(?:unsecured|secured|senior|convertible|promissory|such) ){0,4}(?:note|debenture|loan)\\b`,
  'gi',
);

/** The ordinals of notes that some words name. */
export function ordinalsIn(words: string): readonly string[] {
  return [...words.matchAll(ORDINAL_NOTE)].map(([, ordinal = '']) => ordinal.toLowerCase());
}

/** How far before a principal its ordinal may be. */
const REACH = 120;

/** The ordinal by which a note is introduced: that of its own words, or the first where the next one is a second. */
export function ordinalOf(flat: FlatText, note: FoundNote, notes: readonly FoundNote[]): string | null {
  const own = ownOrdinal(flat, note);
  if (own !== null) return own;
  const next = notes.find(({ principalAt }) => principalAt.start > note.principalAt.start);
  const isFirst =
    next !== undefined && ownOrdinal(flat, next) === 'second' && isOneParagraph(flat, note.sentence, next.sentence);
  return isFirst ? 'first' : null;
}

function ownOrdinal(
  { text }: FlatText,
  { label, principalAt, sentence }: Pick<FoundNote, 'label' | 'principalAt' | 'sentence'>,
): string | null {
  const start = Math.max(sentence.start, Math.min(label.start, principalAt.start) - REACH);
  return ordinalsIn(text.slice(start, Math.max(label.end, principalAt.end))).at(-1) ?? null;
}

function isOneParagraph({ text }: FlatText, a: TextRange, b: TextRange): boolean {
  return !text.slice(a.end, b.start).includes('\n');
}
