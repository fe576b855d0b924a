import { ONE_TO_TWELVE } from '../../layout/number-words.ts';
import { pattern } from './patterns.ts';
import { type ProposalType, proposalTypeOf } from './proposal-type.ts';

/** The rows that a sentence about broker non-votes refers to. */
export type BrokersReach =
  | { readonly kind: 'numbers'; readonly numbers: ReadonlySet<number> }
  | { readonly kind: 'subjects'; readonly types: ReadonlySet<ProposalType> }
  | { readonly kind: 'nominees' }
  /** In parentheses at the end of a title: the rows below it. */
  | { readonly kind: 'next' }
  /** All matters but those that `except` names by number or by subject; "" where it names none. */
  | { readonly kind: 'all'; readonly exceptNumbers: ReadonlySet<number>; readonly except: string };

const NUMBER = String.raw`(?:\d{1,2}[a-k]?(?![\d,.]\d)|${Object.keys(ONE_TO_TWELVE).join('|')})\b`;
const NAMED = String.raw`(?:proposals?|items?|matters?|resolutions?)\s+(?:nos?\.?\s*|numbers?\s+|#\s*)?`;
const LIST = pattern('gi')`
  \b${NAMED}((?:${NUMBER})(?:\s*(?:,\s*and|,|and|&|or|through|to|–|-)\s*(?:${NAMED})?(?:${NUMBER})){0,12})`;
const PART = new RegExp(`(through|to|–|-)|(${NUMBER})`, 'gi');
const INTRODUCED = pattern('i')`
  \b(?:on|for|to|as\s+to|regarding|concerning|with\s+(?:respect|regard)\s+to|in\s+connection\s+with|of|under|relating\s+to|cast\s+on)
  \s+(?:(?:each|either|both|any|all)\s+(?:of\s+)?)?(?:the\s+(?:foregoing\s+)?)?$`;
const EACH =
  /\b(?:for|as\s+to|with\s+(?:respect|regard)\s+to|in\s+the\s+(?:case|election)\s+of|on|per|regarding)\s+(?:each|any|all|every|either|both|these|any\s+of)\b/i;
const NOMINEES = /\b(?:nominees?|directors?|candidates?|trustees?|election|individuals?|persons?)\b/i;
const EXCEPT = /\b(?:other\s+than|except(?:ing)?(?:\s+for)?|excluding|with\s+the\s+exception\s+of)\b/i;

/**
 * The rows that a clause about broker non-votes refers to; null where it names none but the row before it.
 *
 * @example brokersReach('900 broker non-votes on each of Proposals 1 and 3') // numbers 1 and 3
 */
export function brokersReach(clause: string): BrokersReach | null {
  const exception = EXCEPT.exec(clause);
  const words = exception === null ? clause : clause.slice(0, exception.index);
  const except = exception === null ? '' : clause.slice(exception.index);
  const numbers = numbersIn(words, true);
  if (numbers.size > 0) return { kind: 'numbers', numbers };
  if (!EACH.test(words)) return except === '' ? subjectsOf(words) : null;
  if (except === '' && NOMINEES.test(words.replace(/nominees? or/i, ''))) return { kind: 'nominees' };
  return { kind: 'all', exceptNumbers: numbersIn(except, false), except };
}

/** The numbers of the proposals that words name: "Proposals 1, 2 and 4", "Proposals 2 through 5". */
function numbersIn(words: string, isIntroduced: boolean): ReadonlySet<number> {
  const found = new Set<number>();
  for (const match of words.matchAll(LIST)) {
    const list = match[1] ?? '';
    if (isIntroduced && found.size === 0 && !INTRODUCED.test(words.slice(Math.max(0, match.index - 60), match.index)))
      continue;
    let previous: number | null = null;
    let isRange = false;
    for (const part of list.matchAll(PART)) {
      if (part[1] !== undefined) {
        isRange = true;
        continue;
      }
      const word = (part[2] ?? '').toLowerCase();
      const number = ONE_TO_TWELVE[word] ?? Number.parseInt(word, 10);
      if (isRange && previous !== null) for (let n = previous + 1; n < number; n += 1) found.add(n);
      found.add(number);
      previous = number;
      isRange = false;
    }
  }
  return found;
}

const ABOUT =
  /\b(?:on|as\s+to|regarding|with\s+(?:respect|regard)\s+to|in\s+connection\s+with|relating\s+to|in(?=\s+the\s+election\s+of))\s+(?=the\b|our\b)/i;

/** "…with respect to the election of directors and the advisory vote on executive compensation": what it names, all or nothing. */
function subjectsOf(words: string): BrokersReach | null {
  const about = ABOUT.exec(words);
  if (about === null) return null;
  const parts = words.slice(about.index + about[0].length).split(/,\s*(?:and\s+)?(?=the\s)|(?<!\s)\s+and\s+(?=the\s)/i);
  const types = new Set<ProposalType>();
  for (const part of parts) {
    const type = proposalTypeOf(part);
    if (type === null || type === 'other') return null;
    types.add(type);
  }
  return { kind: 'subjects', types };
}
