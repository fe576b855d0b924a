import type { Reason } from '../../core/parser.ts';
import { clausesBySentence, MOST_SENTENCES_IN_CLAUSES } from '../clauses/clauses.ts';
import type { CurrentPart } from '../prose/current-part.ts';
import type { FlatText } from '../prose/flat-text.ts';
import { isOfEarlierDeal } from './other-promises.ts';
import { RESTRICTION_WORDS } from './restrictions.ts';
import { isTerm } from './terms.ts';

const NAMES = /\block-?\s?ups?\b|\bstand-?\s?offs?\b|\bleak-?outs?\b|\bclear market\b|\brestricted period\b/i;
/** Periods of credit lines, tests of prices and the restricted periods of Regulation M are none of a lock-up. */
const OTHER = /regulation m\b|\bcovenant|\bdividend|\bborrow|\bno lock-?\s?up|\bnot subject to (?:any|a) lock-?\s?up/i;
const SHOWN = 3;
const MOST = 20;
const MOST_SENTENCES = 500;

/** What a document in which no lock-up was found says of periods beside the name of one; null where there is nothing. */
export function unreadLockups(flat: FlatText, part: CurrentPart): Reason | null {
  const found: string[] = [];
  let seen = 0;
  for (const clauses of clausesBySentence(flat, NAMES)) {
    seen += 1;
    const sentence = clauses[0]?.sentence;
    if (sentence === undefined || sentence.start >= part.end || found.length >= MOST || seen > MOST_SENTENCES) break;
    const { text, start } = sentence;
    if (!NAMES.test(text) || OTHER.test(text) || isOfEarlierDeal(text)) continue;
    const period = clauses.flatMap(({ periods }) => periods).find(isTerm);
    if (period !== undefined) found.push(wordsAround(text, period.start - start));
  }
  if (found.length === 0) return null;
  const shown = found.slice(0, SHOWN).map((words) => `"${words}"`);
  const [periods, were] = found.length === 1 ? ['period', 'was'] : ['periods', 'were'];
  const more = found.length > SHOWN ? ` and ${found.length - SHOWN} more` : '';
  const message = `no lock-up was read, but ${found.length} ${periods} near "lock-up" ${were} not used: ${shown.join(', ')}${more}`;
  return { code: 'lockup-periods-not-read', message };
}

function wordsAround(words: string, at: number): string {
  const start = Math.max(0, at - 50);
  return words
    .slice(start, at + 50)
    .replace(/^\S* |\s\S*$/g, '')
    .trim();
}

/** Says that a document has more sentences on promises than are read; null for any that a person would write. */
export function cutLockups(flat: FlatText): Reason | null {
  if (flat.sentences.length <= MOST_SENTENCES_IN_CLAUSES) return null;
  const wanted = flat.sentences.filter(({ text }) => RESTRICTION_WORDS.test(text)).length;
  if (wanted <= MOST_SENTENCES_IN_CLAUSES) return null;
  const message = `lock-ups were looked for in the first ${MOST_SENTENCES_IN_CLAUSES} of ${wanted} sentences that may state one`;
  return { code: 'lockups-cut', message };
}
