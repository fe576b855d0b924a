import { type FlatText, sentenceOf, type TextRange } from '../prose/flat-text.ts';
import { firstMatch, type Printed } from '../prose/matches.ts';
import { byPrincipal, type FoundNote, NEGATED, NOTE } from './convertible-names.ts';
import { ordinalOf } from './note-ordinals.ts';

/** A name in parentheses: "(the "Original Debenture")", "(each, a "Harbor Note" and …". */
const IN_PARENTHESES =
  /\((?:the |each,? an? |collectively,? the |an? )?"((?:[$\w.%-]{1,30} ){1,5}(?:Notes?|Debentures?|Bonds?|Loans?))"/;
/** A name of one note of several: "the "Note B"". */
const LETTERED = /\((?:the |each,? an? )?"((?:Note|Debenture) (?:[A-F]|#?\d))"\)/;
/** How far behind a principal or a name of the class its short name is defined. */
const REACH = 260;

/** The name that the words behind a principal give its note, in the singular; null where they give none. */
export function nameOf({ text }: FlatText, { principalAt, label, sentence }: FoundNote): string | null {
  const start = Math.max(principalAt.end, label.end);
  const behind = text.slice(start, Math.min(sentence.end, start + REACH));
  // The words between the class and its principal may define it, too.
  const between = text.slice(Math.min(label.end, principalAt.end), Math.max(label.start, principalAt.start));
  const name = [between, behind].map((words) => (IN_PARENTHESES.exec(words) ?? LETTERED.exec(words))?.[1]);
  return (name[0] ?? name[1])?.replace(/s$/, '') ?? null;
}

/** Whether two notes are of different classes by the names that the text gives each. */
export function areNamedApart(flat: FlatText, a: FoundNote, b: FoundNote): boolean {
  const [one, other] = [nameOf(flat, a), nameOf(flat, b)];
  if (one !== null && other !== null && one !== other) return true;
  const [first, second] = [a, b].map((note) => ordinalOf(flat, note, [a, b].toSorted(byPrincipal)));
  return first != null && second != null && first !== second;
}

const FULL_NAME = new RegExp(NOTE);

/**
 * The full name beside which a document defines a short one: "6.00% Convertible Senior Notes due 2026" for "Existing
 * Notes"; null where it defines none before a place.
 */
export function fullNameOf(flat: FlatText, name: string, before: number): Printed | null {
  const short = name.replace(/s$/, '');
  if (!/^[\w$ .-]{5,50}$/.test(short)) return null;
  for (const quoted of [`"${short}s"`, `"${short}"`]) {
    const at = flat.text.indexOf(quoted);
    if (at < 0 || at > before) continue;
    const sentence: TextRange = sentenceOf(flat, at);
    const full = firstMatch(flat.text, { start: Math.max(sentence.start, at - 200), end: at }, FULL_NAME);
    if (full !== null) return { text: full.text, start: full.start, end: full.end };
  }
  return null;
}

/** Words that every note may have in its name. */
const COMMON = new Set(
  'convertible note notes debenture debentures bond bonds loan loans senior secured unsecured promissory payable subordinated the original issue discount our its'.split(
    ' ',
  ),
);

function telling(label: string): string[] {
  return label
    .toLowerCase()
    .split(/[^\w.%]+/)
    .filter((word) => word !== '' && !COMMON.has(word));
}

function nounOf(label: string): string {
  return (
    /(?:note|debenture|bond|loan)(?=s?\b(?!.*\b(?:note|debenture|bond|loan)))/i.exec(label)?.[0].toLowerCase() ?? ''
  );
}

/**
 * Whether what a statement says remains may include a note: it is called the same, or the statement names no class, or
 * only its rate.
 */
export function mayInclude(flat: FlatText, remaining: FoundNote, note: FoundNote): boolean {
  const [noun, other] = [nounOf(remaining.label.text), nounOf(note.label.text)];
  if (noun !== '' && other !== '' && noun !== other) return false;
  const own = `${note.label.text} ${nameOf(flat, note) ?? ''}`.toLowerCase();
  const words = telling(remaining.label.text).filter((word) => /[a-z]|^(?:19|20)\d\d$/.test(word));
  return words.every((word) => own.includes(word));
}

/**
 * The parts of a range about one note: what follows a sentence on a note of another name ("The Bridge Notes bear interest
 * at …") is about that one, up to a sentence that names the first again.
 *
 * @param names those that the document defines for its notes
 * @param ofOthers those that its sentences give to other notes
 */
export function ownStretches(
  flat: FlatText,
  range: TextRange,
  note: FoundNote,
  names: readonly string[],
  ofOthers: readonly string[],
): readonly TextRange[] {
  const own = nameOf(flat, note);
  const first = flat.text.slice(note.sentence.start, note.sentence.end);
  // The sentence of a note may name another beside it.
  const others = names.filter((name) => name !== own && (!first.includes(name) || ofOthers.includes(name)));
  const text = flat.text.slice(range.start, range.end);
  if (others.length === 0 && !NEGATED.test(text)) return [range];
  const found: TextRange[] = [];
  let start: number | null = range.start;
  for (let at = Math.max(note.sentence.end, range.start) + 1; at < range.end; ) {
    const sentence = sentenceOf(flat, at);
    const words = flat.text.slice(sentence.start, sentence.end);
    const isOwn = own !== null && words.includes(own);
    const isOther = !isOwn && others.some((name) => words.includes(name));
    if (NEGATED.test(words) && !isOwn && sentence.start > range.start) {
      // What is said of notes that do not convert ends with its paragraph.
      if (start !== null) found.push({ start, end: sentence.start });
      const line = flat.text.indexOf('\n', Math.max(at, sentence.start));
      at = line < 0 || line > range.end ? range.end : line + 1;
      start = start === null || at >= range.end ? null : at;
      continue;
    }
    if (isOther && start !== null) {
      if (sentence.start > start) found.push({ start, end: sentence.start });
      start = null;
    } else if (isOwn && others.some((name) => words.includes(name))) {
      // "The April Note matures on … and the June Note matures on …".
      if (start !== null && sentence.start > start) found.push({ start, end: sentence.start });
      found.push(ownPart(words, sentence.start, own, others));
      start = null;
    } else if (isOwn) start ??= sentence.start;
    if (sentence.end <= at) break;
    at = sentence.end + 1;
  }
  return start === null ? found : [...found, { start, end: range.end }];
}

/** The words of a sentence from the name of a note to the next name of another. */
function ownPart(words: string, offset: number, own: string, others: readonly string[]): TextRange {
  const from = words.indexOf(own);
  const ends = others.map((name) => words.indexOf(name, from + own.length)).filter((at) => at >= 0);
  return { start: offset + from, end: offset + Math.min(words.length, ...ends) };
}
