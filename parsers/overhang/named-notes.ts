import { amountsIn } from '../layout/numbers.ts';
import { verbose } from '../layout/patterns.ts';
import { type CurrentPart, type CurrentSentence, currentSentences } from '../prose/current-part.ts';
import type { FlatText, TextRange } from '../prose/flat-text.ts';
import { captured, firstMatch, matchesIn, type Printed, printedIn } from '../prose/matches.ts';
import { isOfEarlierDay } from './comparison-days.ts';
import {
  byPrincipal,
  type FoundNote,
  GONE,
  MONEY,
  NEGATED,
  NOTE,
  PRIOR,
  rateIn,
  trimmedLabel,
} from './convertible-names.ts';
import {
  isGoneLater,
  isOwedUnderKnown,
  isRemaining,
  MAY_ISSUE,
  REDUCED,
  TO_FILER,
  withoutHypotheses,
} from './convertible-sentences.ts';

/** "an aggregate of $220 million principal amount of 1.25% Convertible Debentures", "$100 million 6.75% convertible debentures". */
const AMOUNT_FIRST = verbose('g')`
  ${MONEY} (?:(?:in|of|the|an?|its|our|aggregate|original|initial|total|principal|amount|face|value|stated|Company's|was|were|is|are|remained|outstanding|unpaid|owed|under|on|new|newly|issued) ){0,10}${NOTE}`;
/** "senior secured convertible promissory notes in the aggregate original principal amount of $1,500,000". */
const NOTE_FIRST = verbose('g')`
  ${NOTE}(?:s|\(s\))?(?: \([^)]{2,120}\))?(?: payable)?(?: of the Company)?(?: (?:with|to|in favor of) [^$;()]{2,110}?(?: \([^)]{2,60}\))?)?(?: (?:on|dated|issued|executed)\b [^$;()]{2,60}?)?(?:,? pursuant to which (?:we|the Company) promises? to pay [\w ]{0,40}?)?(?:, which we refer to as the [^,;$]{3,40},)?,? (?:(?:in|with|for|having|at|of|up|to|the|an?|aggregate|original|initial|total|totall?ing|maximum|combined|principal|principle|amounts?|face|sum|not|exceeding) ){1,10}${MONEY}`;
/** "reducing the outstanding principal amount of the original convertible note to $50.0 million". */
const REDUCED_TO = verbose('gi')`
  \breduc(?:ed|ing) the (?:outstanding |remaining |aggregate )*(?:principal|balance)(?: amount| balance)? (?:of|under|on) (?:the |our |its )?(?:original |existing )?${NOTE} to ${MONEY}`;
/** "in the principal amounts of $250,000 (the "First Note") and $150,000 (the "Second Note")". */
const AND_MORE = new RegExp(`^(?: \\([^)]{2,60}\\))?,? and ${MONEY}(?= \\(|[,.;])`);
/** "$3,300,000, $700,000 and $1,000,000, respectively". */
const MORE_LISTED = new RegExp(`^(?: \\([^)]{2,60}\\))?,? (?:and )?${MONEY}(?= \\(|[,.;]| and )`);
/** Amounts at two dates are one note's. */
const TWO_YEARS = /\b(?:as of|at)\b[^;]{0,40}\b(?:19|20)\d\d\b[^;]{0,40}\band [^;]{0,30}\b(?:19|20)\d\d\b/i;
/** A clause of its own, on other notes: ", and the Company repaid the remaining $1.5 million of the Old Notes". */
const AND_ENDED =
  /,? and (?:(?:the Company|we) )?(?:also )?(?:repaid|redeemed|paid|retired|repurchased) the remaining\b/;
/** "used the proceeds to repurchase all": these notes are what was ended. */
const TO_END =
  /\b(?:to|and) (?:fully )?(?:repurchase|repay|redeem|retire|prepay)(?: all)?(?: of)?(?: the| our| its)?(?: outstanding)? $/i;
/** What was paid for notes is not their principal. */
const PAID_FOR = /in exchange for (?:an? |the |cash )*$/i;
/** "During the three months ended March 31, 2013 and 2012, … totaling $50,000 and $240,000, respectively": flows of two periods. */
const OF_PERIODS =
  /\bduring (?:the )?(?:[\w-]+ ){0,3}(?:years?|months?|quarters?|periods?) ended\b(?:[^.;]|\.\d){0,260}\$ ?[\d,.]{0,14}\d(?: million)? and \$ ?[\d,.]{0,14}\d(?: million)?,? respectively/i;
const PROCEEDS = /^ (?:of|in) (?:gross|net|cash) proceeds|^ (?:available to receive |received |paid )?in cash\b/i;

/** Notes whose sentence names the class beside its principal, and does not say that they are gone or another's. */
export function namedNotes(flat: FlatText, part: CurrentPart): FoundNote[] {
  const named: FoundNote[] = [];
  for (const sentence of currentSentences(flat, part, /convertible/gi)) {
    const given = issuedInExchange(sentence);
    const words = withoutHypotheses(given.words);
    if (NEGATED.test(words) || PRIOR.test(words) || TO_FILER.test(words) || OF_PERIODS.test(words)) continue;
    if (isOwedUnderKnown(flat.text, sentence, named)) continue;
    const isOutstanding = isRemaining(words);
    if (!isOutstanding && saysEnded(words)) continue;
    if (!isOutstanding && isGoneLater(flat.text.slice(sentence.end, sentence.end + 900))) continue;
    if (!isOfEarlierDay(flat, sentence)) named.push(...notesIn(flat, given, isOutstanding));
  }
  return named;
}

/** Whether the notes of a sentence were repaid, redeemed or exchanged, as it says. */
function saysEnded(words: string): boolean {
  if (REDUCED.test(words) || /into common equity|reorgani/i.test(words)) return false;
  return GONE.test(withoutExchange(words.split(AND_ENDED, 1)[0] ?? ''));
}

const EXCHANGED_FOR =
  /\b(?:exchanged|exchange of|agreed to exchange|will exchange)\b(?:[^.;]|\.\d){0,260}?\bfor (?:the issuance of )?(?=(?:\(\w{1,3}\) )?(?:US)?\$ ?\d|an? (?:new|amended)|new\b|(?:(?:senior|secured|unsecured) ){0,2}convertible\b)/i;

/** "The 2024 Notes were exchanged for $3,850,000 principal amount of …": what was given for the old notes. */
function issuedInExchange(sentence: CurrentSentence): CurrentSentence {
  const match = EXCHANGED_FOR.exec(sentence.words);
  const from = match === null ? 0 : match.index + match[0].length;
  const words = sentence.words.slice(from);
  return from === 0 || !/convertible/i.test(words) ? sentence : { ...sentence, start: sentence.start + from, words };
}

/** A note issued in exchange was not itself exchanged. */
function withoutExchange(words: string): string {
  return words
    .replace(/\([^)]{0,60}"[^)]{0,80}\)/g, '')
    .replace(
      /\b(?:in|by|through|for|of) (?:the )?(?:cancellation|satisfaction|settlement|conversion) of (?:[\w' -]{0,40} )?(?:indebtedness|debt|payables?|amounts|liabilities|fees|compensation)\b/gi,
      '',
    )
    .replace(
      /\bin exchange for (?:the |a |an )?(?:aggregate |cash )?(?:payment|consideration|proceeds|loans?|services|\$)/gi,
      '',
    )
    .replace(/\bin exchange(?: therefor)?, |(?<=convertible [^;]{2,200})\bin exchange for\b/gi, '');
}

function notesIn({ text }: FlatText, sentence: TextRange, isOutstanding: boolean): FoundNote[] {
  const found: FoundNote[] = [];
  for (const order of [AMOUNT_FIRST, NOTE_FIRST, REDUCED_TO])
    for (const match of matchesIn(text, sentence, order)) {
      const isAmountFirst = order === AMOUNT_FIRST;
      const [first = '', second = ''] = match.groups;
      const [printed, name] = isAmountFirst ? [first, second] : [second, first];
      const principalAt = printedIn(match, printed, isAmountFirst ? 'first' : 'last');
      const principal = principalIn(printed);
      if (principal <= 1_000 || found.some((other) => other.principalAt.start === principalAt.start)) continue;
      if (PAID_FOR.test(text.slice(sentence.start, principalAt.start))) continue;
      if (/\boffering\b[^.;$]{0,60} of up to $/i.test(text.slice(sentence.start, principalAt.start))) continue;
      // What will be owed under loans to come is not owed.
      if (/\bwill owe $/i.test(text.slice(sentence.start, principalAt.start))) continue;
      if (PROCEEDS.test(text.slice(principalAt.end, sentence.end))) continue;
      const lead = text.slice(sentence.start, match.start);
      if (MAY_ISSUE.test(lead) || TO_END.test(lead) || /\breclassif\w+ (?:approximately )?$/i.test(lead)) continue;
      if (!isAmountFirst && /\b(?:proceeds|purchase price)\b/i.test(match.text)) continue;
      const label = trimmedLabel(printedIn(match, name, 'first'));
      const isPart = /\brepa(?:id|y|ying) (?:a )?(?:portion|part) of\b[^.;$]{0,80}$/i.test(lead);
      const note = { label, principal, principalAt, sentence, isOutstanding, isPart };
      // "notes and convertible notes of $1,538,000 and $3,038,000, respectively": the second amount is theirs.
      const [theirs, ...rest] = amountsOfSecond(text, label, match.end, sentence.end);
      if (theirs !== undefined && rest.length === 0) {
        found.push({ ...note, principal: principalIn(theirs.text), principalAt: theirs });
        continue;
      }
      found.push(note);
      const more =
        !isAmountFirst &&
        /amounts|(?:notes|debentures)(?: payable)? (?:of|for|totaling) /.test(match.text) &&
        !TWO_YEARS.test(text.slice(sentence.start, sentence.end));
      for (const other of more ? amountsBehind(text, { start: match.end, end: sentence.end }) : [])
        found.push({ ...note, principal: principalIn(other.text), principalAt: other });
    }
  const [only, ...others] = found;
  const heading = only === undefined || others.length > 0 ? null : headingOf(text, only);
  if (only !== undefined && heading !== null) return [{ ...only, label: heading }];
  return withOwnParts(text, found.toSorted(byPrincipal), sentence);
}

/** "convertible … at $0.07 per share". */
const PRICED =
  /\bconver(?:t|ts|tible)\b(?:[^.;]|\.\d){0,160}\bat (?:(?:an?|the) )?(?:[a-z]+ ){0,2}(?:of )?(?:US)?\$ ?\.?\d/i;

/** Each principal with the words up to the next, where every one of a sentence has its own price in them. */
function withOwnParts(text: string, notes: readonly FoundNote[], sentence: TextRange): FoundNote[] {
  const parts = notes.map(({ principalAt: { start } }, index) => ({
    start,
    end: notes[index + 1]?.principalAt.start ?? sentence.end,
  }));
  const isApart = parts.length > 1 && parts.every(({ start, end }) => PRICED.test(text.slice(start, end)));
  if (!isApart) return [...notes];
  return notes.map((note, index) => ({ ...note, sentence: parts[index] ?? note.sentence, isListed: true }));
}

/** A line alone that names one class by its rate: "6.25% Convertible Debenture due December 31, 2027". */
const HEADING = new RegExp(`^(?:\\(?[\\w.]{1,3}[.)] )?${NOTE}(?= ?\\(|$)`);

/** The name that the line above a paragraph gives its notes, where their own words give no rate. */
function headingOf(text: string, { label, sentence }: FoundNote): Printed | null {
  if (rateIn(label.text) !== null) return null;
  const end = text.lastIndexOf('\n', sentence.start);
  const start = text.lastIndexOf('\n', end - 1) + 1;
  const name = end > start && end - start < 160 ? HEADING.exec(text.slice(start, end)) : null;
  const at = name === null || rateIn(name[1] ?? '') === null ? -1 : start + name[0].indexOf(name[1] ?? '');
  return at < 0 ? null : trimmedLabel({ text: name?.[1] ?? '', start: at, end: at + (name?.[1] ?? '').length });
}

/** The amounts behind the first, where that one is of other notes; none where it is not. */
function amountsOfSecond(text: string, label: TextRange, from: number, end: number): Printed[] {
  const isBehind = /\b(?:notes|loans|debt)(?: payable)? and $/i.test(
    text.slice(Math.max(0, label.start - 24), label.start),
  );
  const areApart = isBehind && /\brespectively\b/.test(text.slice(from, end));
  return areApart ? amountsBehind(text, { start: from, end }) : [];
}

/** The further amounts of a list: of two, or of more where each is of its own note. */
function amountsBehind(text: string, { start, end }: TextRange): Printed[] {
  const two = captured(firstMatch(text, { start, end }, AND_MORE));
  if (two !== null) return principalIn(two.text) > 1_000 ? [two] : [];
  if (!/\brespectively\b/.test(text.slice(start, end))) return [];
  const found: Printed[] = [];
  for (let at = start; found.length < 10; ) {
    const next = captured(firstMatch(text, { start: at, end }, MORE_LISTED));
    if (next === null || principalIn(next.text) <= 1_000) break;
    found.push(next);
    at = next.end;
  }
  return found;
}

function principalIn(printed: string): number {
  return Number(amountsIn(printed)[0]?.value ?? 0);
}
