import type { TextElement } from '../rows/vote-record.ts';
import { sentencesOf } from '../words/sentences.ts';
import type { GroupedProposal, NomineeRow } from './grouped-proposal.ts';
import type { Outcome } from './outcome.ts';

const ELECTED_THEM = /\b(?:was|were)\s+(?:duly\s+|each\s+)?(not\s+)?(?:re-?)?elected\b/gi;
/** Characters that the names before such words may take. */
const MOST_NAMES = 600;
const ELECTED_ONCE = /\b(?:was|were|ha(?:s|ve)\s+been)\s+(?:duly\s+|each\s+)?(?:re-?)?elected\b/i;

function lastNameOf({ name }: NomineeRow): string {
  return plainWord(/(?<!\S)\S*$/.exec(name.replace(/(?:,|(?<!\s))\s+(?:Jr|Sr|II|III|IV)\.?$/, ''))?.[0] ?? '');
}
const plainWord = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

/** "Ms. Orr, Mr. Pell and Mr. Quirk were elected", under a table of more nominees: an election in which some lost. */
export function electedAmong({ nominees, trailing }: GroupedProposal): Outcome | null {
  const elected = new Set<NomineeRow>();
  let place: TextElement | null = null;
  for (const text of trailing) {
    for (const { start, end } of sentencesOf(text.text)) {
      const sentence = text.text.slice(start, end);
      const names = namesElected(sentence);
      if (names === null || /\b(?:all|each|both)\s+(?:of\s+)?(?:the|our)\b|\bnot\b/i.test(sentence)) continue;
      const words = names.split(/\s+/).map(plainWord);
      for (const nominee of nominees)
        if (words.some((word) => isSpelledLike(word, lastNameOf(nominee)))) elected.add(nominee);
      if (elected.size > 0) place ??= text;
    }
  }
  const isPart = elected.size > 1 && elected.size < nominees.length;
  return isPart && place !== null ? { approved: false, place: { start: place.start, end: place.end } } : null;
}

/** The words with the names of a sentence about who was elected; null for any other sentence. */
function namesElected(sentence: string): string | null {
  const passive = sentence.search(ELECTED_ONCE);
  if (passive >= 0) return sentence.slice(0, passive);
  const active = HOLDERS_ELECTED.exec(sentence);
  return active === null ? null : sentence.slice(active.index + active[0].length);
}

const HOLDERS_ELECTED = /holders\b[^.;]{0,300}?\b(?:re-?)?elected\b/i;

/**
 * "Mr. Kubiak and Ms. Prochaska were elected": every nominee's last name in one such sentence, or almost so spelled; "the
 * holders of common stock elected Ann Orr. The holders of preferred stock elected Bob Pell": in all such sentences together.
 */
export function electedByName({ nominees }: GroupedProposal, body: string): Outcome | null {
  const lastNames = nominees.map(lastNameOf);
  if (lastNames.length === 0) return null;
  const hasAll = (sentence: string): boolean => {
    const words = sentence.split(/\s+/).map(plainWord);
    return lastNames.every((name) => words.some((word) => isSpelledLike(word, name)));
  };
  for (const { index, 1: not } of body.matchAll(ELECTED_THEM)) {
    const before = body.slice(Math.max(0, index - MOST_NAMES), index);
    if (hasAll(before.split(';').at(-1) ?? '')) return { approved: not === undefined, place: null };
  }
  let elected = '';
  for (const { start, end } of sentencesOf(body)) {
    const sentence = body.slice(start, end);
    const stated = HOLDERS_ELECTED.exec(sentence);
    if (stated === null || /\bnot\b|\bfailed\b/i.test(sentence)) continue;
    const from = stated.index + stated[0].length;
    elected += ` ${sentence.slice(from, from + MOST_NAMES)}`;
  }
  return hasAll(elected) ? { approved: true, place: null } : null;
}

/** The same letters but for one: changed, left out, or added. */
function isSpelledLike(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < 5 || long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.slice(long.length === short.length ? at + 1 : at) === long.slice(at + 1);
}
