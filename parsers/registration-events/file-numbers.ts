import type { Notice } from './notice.ts';

/** A file number with its places in the plain text, the first first. */
export interface FileNumber {
  readonly value: string;
  readonly places: readonly (readonly [start: number, end: number])[];
  /** Whether the form puts the number there: a labeled field, a letter's subject line, the head of an amendment. */
  readonly isPlaced: boolean;
}

/** Securities Act registrations (333, 33, 2) and, for Form 15, Exchange Act ones (001, 000); hyphens of any kind. */
const FILE_NUMBER = /(?<![\d-])(333|33|0?0[01])\s?[-\u2010-\u2013]\s{0,2}(\d{4,6})(?![\d-])/g;
const SECURITIES_ACT = /^(?:333|33)-/;
/** Most registrations that one amendment deregisters. */
const MOST = 40;

/**
 * The registrations that a notice is about. An EFFECT notice names one, a letter those of its subject line, an amendment
 * those at its head; a number further on is a reference.
 *
 * @param at where the words of the event are
 */
export function fileNumbersIn({ kind }: Notice, head: string, at: number): readonly FileNumber[] {
  const all = numbersIn(head);
  if (kind === 'effectiveness' || kind === 'termination') return all.slice(0, 1);
  if (kind === 'amendment') {
    const limit = Math.max(2_500, Math.min(at, 6_000));
    return registrationsOf(all.filter(({ places: [first] }) => first !== undefined && first[0] < limit));
  }
  const salutation = /\n\s{0,200}(?:dear\b|ladies\b|gentlemen\b|to whom)/i.exec(head)?.index ?? 0;
  const subject = all.filter(({ places: [first] }) => first !== undefined && first[0] < Math.min(salutation, 6_000));
  if (subject.length > 0) return registrationsOf(subject);
  const first = registrationsOf(all.filter(({ places: [place] }) => place !== undefined && place[0] < 6_000))[0];
  return first === undefined ? [] : [{ ...first, isPlaced: false }];
}

/** A letter or cover may also name the issuer's Exchange Act file; that is not the registration. */
function registrationsOf(numbers: readonly FileNumber[]): readonly FileNumber[] {
  const registrations = numbers.filter(({ value }) => SECURITIES_ACT.test(value));
  return (registrations.length > 0 ? registrations : numbers).slice(0, MOST);
}

function numbersIn(head: string): readonly FileNumber[] {
  const places = new Map<string, (readonly [number, number])[]>();
  for (const match of head.matchAll(FILE_NUMBER)) {
    const value = `${match[1]}-${match[2]}`;
    const found = places.get(value) ?? [];
    found.push([match.index, match.index + match[0].length]);
    places.set(value, found);
  }
  return [...places].map(([value, found]) => ({ value, places: found, isPlaced: true }));
}
