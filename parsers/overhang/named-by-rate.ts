import { type CurrentPart, type CurrentSentence, currentSentences } from '../prose/current-part.ts';
import { type FlatText, sentenceOf, type TextRange } from '../prose/flat-text.ts';
import { matchesIn } from '../prose/matches.ts';
import { rateIn, ratePattern } from './convertible-names.ts';

/** A class by the rate before its name: "the 3.75% Convertible Senior Notes". */
function nameOf(rate: number): RegExp {
  const printed = `${ratePattern(rate)}%`;
  return new RegExp(
    `${printed} (?:[\\w-]+ ){0,4}?convertible\\b(?! preferred)|\\bconvertible (?:[\\w-]+ ){0,3}?${printed} (?:notes|debentures)\\b`,
    'gi',
  );
}

/** The sentences that name a class of convertible notes by its rate. */
function sentencesOfRate(flat: FlatText, part: CurrentPart, rate: number): CurrentSentence[] {
  return [...currentSentences(flat, part, nameOf(rate), 20)];
}

/** Another instrument begins here. */
const OTHER = /\bpreferred\b|\bwarrants?\b|\bcapped calls?\b|\bterm loan\b|\bcredit (?:facility|agreement)\b/i;
/** What a sentence that goes on about the class named before begins with. */
const GOES_ON =
  /^(?:The|These|Such|Each|All|At issuance|Upon issuance|Initially|Interest|Holders?|Prior to|On or after|As of|It|They|We|If)\b/;
/** "These notes and associated warrants had a maturity of one year": the notes come first. */
const OF_NOTES = /^(?:The|These|Such) (?:notes|debentures)\b/i;
const MOST_FOLLOWING = 8;

/**
 * The sentences that name a class by its rate, and those behind them in their paragraph that go on about it without
 * naming a class: "The conversion rate is 50 shares …".
 */
export function stretchesOfRate(flat: FlatText, part: CurrentPart, rate: number): CurrentSentence[] {
  return withFollowing(flat, part, sentencesOfRate(flat, part, rate), OF_ANY_RATE);
}

/** The same for a class by the name that a document defines: "the Bridge Notes", in sentences that have no other name. */
export function stretchesOfName(
  flat: FlatText,
  part: CurrentPart,
  name: string,
  others: readonly string[],
): CurrentSentence[] {
  const named = new RegExp(`\\b${RegExp.escape(name)}s?\\b`, 'g');
  const own = [...currentSentences(flat, part, named, 20)].filter(
    ({ words }) => !others.some((other) => other !== name && words.includes(other)),
  );
  return withFollowing(flat, part, own, /\b[A-Z\d][\w-]{1,30} (?:Notes?|Debentures?|Bonds?|Loans?)\b/);
}

const OF_ANY_RATE = /\d ?% (?:[\w-]+ ){0,4}?(?:notes|debentures|bonds|loan)\b/i;

function withFollowing(
  flat: FlatText,
  part: CurrentPart,
  named: readonly CurrentSentence[],
  ofAnother: RegExp,
): CurrentSentence[] {
  const found: CurrentSentence[] = [];
  for (const sentence of named) {
    found.push(sentence);
    let { end } = sentence;
    for (let more = 0; more < MOST_FOLLOWING && !/\n/.test(flat.text.slice(end, end + 2)); more += 1) {
      const next = sentenceOf(flat, end + 1);
      const words = flat.text.slice(next.start, next.end);
      if (next.end <= end || next.end > part.end || !GOES_ON.test(words)) break;
      if (ofAnother.test(words) || (OTHER.test(words) && !OF_NOTES.test(words))) break;
      found.push({ ...next, words });
      end = next.end;
    }
  }
  return found;
}

/** Whether words name a class of this rate. */
export function namesRate(words: string, rate: number): boolean {
  return nameOf(rate).test(words);
}

/**
 * The part of a range before the first sentence that names a class of another rate, and not this one: what follows is
 * about the other class.
 */
export function untilOtherRate(flat: FlatText, range: TextRange, label: string, others: readonly number[]): TextRange {
  const own = rateIn(label)?.value;
  let { end } = range;
  for (const rate of others) {
    if (rate === own) continue;
    for (const { start } of matchesIn(flat.text, { start: range.start, end }, nameOf(rate), 20)) {
      const from = Math.max(range.start, flat.text.lastIndexOf('. ', start), flat.text.lastIndexOf('\n', start));
      const [lead = ''] = flat.text.slice(from, end).split(/\. (?=[A-Z])|\n(?!$)/, 1);
      if (from > range.start && (own === undefined || !namesRate(lead, own))) {
        end = Math.min(end, from + 1);
        break;
      }
    }
  }
  return { start: range.start, end };
}
