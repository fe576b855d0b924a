import { verbose } from '../layout/patterns.ts';
import { type CurrentPart, currentSentences } from '../prose/current-part.ts';
import type { FlatText } from '../prose/flat-text.ts';
import { byPrincipal, type FoundNote, rateIn } from './convertible-names.ts';
import { isSettled } from './convertible-sentences.ts';
import { distinctNotes } from './distinct-notes.ts';
import { goneNames, namesOne } from './gone-names.ts';
import { fateOf, type NoteFate } from './note-fates.ts';
import { mayInclude } from './note-names.ts';
import { ordinalOf } from './note-ordinals.ts';

/** "All of the outstanding notes were converted", "repayment of all the senior convertible notes". */
const ALL_GONE = verbose('i')`
  \ball (?:of )?(?:(?:the|our|its|such|these|remaining|outstanding|then-outstanding) ){0,4}(?:[\w%.-]+ ){0,6}?(?:notes|debentures)\b[^.;]{0,60}?\b
  (?:converted|repaid|redeemed|cancell?ed|extinguished|retired|exchanged)\b
  |\bno (?:(?:senior|secured|unsecured|promissory) )*convertible (?:[\w-]+ ){0,3}?(?:notes|debentures)(?: payable)? (?:(?:were|are|remain(?:ed)?) )?(?:issued (?:and|or) )?outstanding
  |\b(?:balance|principal amount)\b [^.;$]{0,80}\bconvertible (?:[\w-]+ ){0,3}?(?:notes|debentures)\b[^.;$]{0,30} (?:was|is) (?:zero|nil)\b
  |\b(?:has|have|had) no (?:outstanding )?convertible (?:notes|debentures|debt)(?: outstanding)?(?=[.,;]| (?:at|as of|on|and)\b)
  |\bas a result of the conversion of (?:the|our|its|such) (?:convertible )?(?:debt|notes|debentures) into\b
  |\b(?:repaid|redeemed|converted|retired|conversion of|repayment of) all (?:of )?(?:(?:the|our|its|such|these|remaining|outstanding) ){0,4}(?:[\w%.-]+ ){0,6}?(?:notes|debentures)\b`;
const HYPOTHETICAL = /\b(?:assum\w+|upon|may|if|would|could|until|will|shall|unless|conversion notices)\b/i;

/** The words that say, as a fact, that all convertible notes are gone; null where none do. */
function allGoneIn(words: string): string | null {
  const gone = ALL_GONE.exec(words)?.[0] ?? '';
  return /convertible/i.test(gone) && !HYPOTHETICAL.test(words) ? gone : null;
}

/** Whether words say, as a fact, that all convertible notes are gone. */
export function saysAllGone(words: string): boolean {
  return allGoneIn(words) !== null;
}

/** What a document says became of the notes that it names. */
export interface FatedNotes {
  /** One note per class, without those that the document says are gone as a class. */
  readonly notes: readonly FoundNote[];
  readonly live: readonly LiveNote[];
  /** Notes that the balance of a later note of their class includes. */
  readonly inBalance: readonly FoundNote[];
}

export interface LiveNote {
  readonly note: FoundNote;
  readonly fate: NoteFate;
}

/** The notes of a document that are outstanding, with what remains of each. */
export function fatedNotes(flat: FlatText, part: CurrentPart, all: readonly FoundNote[]): FatedNotes {
  const notes = currentNotes(flat, part, all);
  const fates = new Map(
    notes.map((note) => {
      const next = nextOf(note, notes)?.sentence.start ?? null;
      const isAlone = notes.every(({ sentence }) => sentence.start === note.sentence.start);
      return [note, fateOf(flat, part, note, next, isAlone, ordinalOf(flat, note, notes))];
    }),
  );
  const left = notes.filter((note) => fates.get(note)?.isGone === false);
  const inBalance = left.filter((note) => isInBalance(note, notes, fates));
  const own = left.filter((note) => !inBalance.includes(note));
  const live = own.flatMap((note) => {
    // Once the notes before it are gone, what later paragraphs say remains is of the last one.
    const isLast = own.length === 1 && nextOf(note, notes) === null;
    const ordinal = ordinalOf(flat, note, notes);
    const fate = isLast ? fateOf(flat, part, note, null, true, ordinal) : fates.get(note);
    return fate === undefined || fate.isGone ? [] : [{ note, fate }];
  });
  return { notes, live, inBalance };
}

/** The first note whose sentence is behind that of another. */
export function nextOf(note: FoundNote, notes: readonly FoundNote[]): FoundNote | null {
  return notes.find(({ sentence }) => sentence.start > note.sentence.start) ?? null;
}

/** One note per class of those that are outstanding as a class. */
function currentNotes(flat: FlatText, part: CurrentPart, all: readonly FoundNote[]): FoundNote[] {
  // What the document says remains is all that is outstanding.
  const remaining = all.filter(({ isOutstanding }) => isOutstanding);
  const current = all.filter((note) => note.isOutstanding || isOfOther(flat, note, remaining));
  const gone = part.isProspectus ? [] : goneRates(flat, part);
  const names = goneNames(flat, part);
  return distinctNotes(flat, current.toSorted(byPrincipal)).filter(
    ({ label, principal, isOutstanding, sentence }) =>
      isOutstanding ||
      !(
        namesOne(flat.text.slice(sentence.start, sentence.end), names) ||
        gone.includes(null) ||
        gone.includes(rateIn(label.text)?.value ?? null) ||
        (!part.isProspectus && isSettled(flat, part, principal))
      ),
  );
}

/** Whether what remains is of classes of another rate or name, and says nothing of a note. */
function isOfOther(flat: FlatText, note: FoundNote, remaining: readonly FoundNote[]): boolean {
  return remaining.every((other) => {
    const [rate, own] = [rateIn(other.label.text)?.value, rateIn(note.label.text)?.value];
    return (rate !== undefined && own !== undefined && rate !== own) || !mayInclude(flat, other, note);
  });
}

/** Whether the balance of a class, stated behind a later note of it, is of this note, too: "under the Convertible Debentures". */
function isInBalance(note: FoundNote, notes: readonly FoundNote[], fates: ReadonlyMap<FoundNote, NoteFate>): boolean {
  const name = note.label.text.replace(/s$/, '').toLowerCase();
  return notes.some((other) => {
    const of = fates.get(other)?.balance?.of.replace(/s$/, '').toLowerCase();
    const isSame = other.label.text.replace(/s$/, '').toLowerCase() === name;
    return other.sentence.start > note.sentence.start && isSame && of === name && !note.isOutstanding;
  });
}

/** The rates of the classes that are gone as a whole; null for a class without a rate in its name. */
export function goneRates(flat: FlatText, part: CurrentPart): (number | null)[] {
  const rates: (number | null)[] = [];
  for (const sentence of currentSentences(
    flat,
    part,
    /\ball\b|\bas a result of the conversion\b|\b(?:zero|nil)\b|\bno (?:[\w-]+ ){0,2}convertible\b/gi,
  )) {
    if (rates.length > 20) break;
    const gone = allGoneIn(sentence.words);
    if (gone !== null) rates.push(rateIn(gone)?.value ?? null);
  }
  return rates;
}
