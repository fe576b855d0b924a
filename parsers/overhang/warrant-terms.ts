import { datesIn } from '../layout/dates.ts';
import { verbose } from '../layout/patterns.ts';
import type { FlatText, TextRange } from '../prose/flat-text.ts';
import { captured, firstMatch, matchesIn, numberOf, type Printed, printedIn } from '../prose/matches.ts';
import type { WarrantGroup } from './warrant-groups.ts';

/** One term of a class of warrants, as a stretch of text states it. */
export interface WarrantStatement {
  readonly member: 'exercisePrice' | 'expires' | 'exercisable' | 'priceProtection' | 'ratchet';
  readonly value: string | number | boolean;
  readonly at: TextRange;
  /** In the very sentence that gives the count. */
  readonly isBesideCount: boolean;
  /** A price that replaces another. */
  readonly isAmended?: boolean;
}

export const AMOUNT =
  '((?:\\d[\\d,]*(?:\\.\\d+)?|\\.\\d+)(?<=\\d))(?!,?\\d|\\.\\d|[A-Za-z]\\d|[lIOo]\\b|\\.[^\\s\\w"\')(\\[\\]])';
const PRICES: readonly RegExp[] = [
  verbose('i')`
  (?:lower|reduc|amend|adjust|increas|chang|decreas)(?:e|ed|es|ing)?\b[^$;]{0,90}from (?:US)?\$ ?[\d.,]+(?: per share)? to (?:US)?\$ ?${AMOUNT}`,
  new RegExp(
    `(?:exercise price|strike price|strike:)(?! of approximately zero)[^$;]{0,160}?(?:US)?\\$ ?${AMOUNT}`,
    'i',
  ),
  verbose('i')`
  \b(?:exercisable|(?:may|can) be exercised)\b[^$;]{0,120}?\bat (?:an? )?(?:[\w -]{0,40}price )?(?:of |equal to )?(?:US)?\$ ?${AMOUNT}`,
  verbose('i')`
  \bentitle[sd]?\b[^$;]{0,200}? at (?:a|an) (?:initial |per share )?price (?:of |equal to )(?:US)?\$ ?${AMOUNT}`,
  new RegExp(`(?:^|[ (,])(?:at|strike) (?:US)?\\$ ?${AMOUNT}(?=,| per|\\.?$| and|\\)|;| through| until)`, 'i'),
];
/** The last price of several: "was reset to $1.66 and further adjusted to $0.29". */
const RESET = verbose('gi')`
  \b(?:adjusted|reduced|reset|lowered|decreased|repriced)(?: (?:downward|further))? to (?:US)?\$ ?${AMOUNT}`;
/** "the reduction of the exercise price of the warrants … from $0.20 to $0.10": the price is named before the class. */
const FROM_TO = new RegExp(`\\bfrom (?:US)?\\$ ?[\\d.,]*\\d(?: per [\\w ]{4,20}?)? to (?:US)?\\$ ?${AMOUNT}`, 'i');
const REPRICING =
  /(?:reduc|lower|decreas|amend|adjust|increas|chang)\w{0,12}(?:[^.;$]{0,40}(?:exercise|strike) price[^.;$]{0,60}| (?:the |each )?)$/i;
/** The price of existing warrants, whose exercise pays for new ones. */
const OF_EXISTING = /exercise of (?:(?:the|such|its|their|all|certain|of) )*(?:existing|prior)\b[^$;]{0,80}$/i;
const AMENDED = /(?:reduced|lowered|amended|adjusted|new) (?:exercise|strike) price|from \$[^$]{1,30} to \$?$/i;
const OTHER_PRICE = /aggregate|purchase price|combined|assumed|last reported|closing (?:sale )?price|minus|less/i;
const DAY = '[A-Z][a-z]+ \\d{1,2}, \\d{4}';
const EXTENDED = `(?:was |is |be )?(?:extended )?(?:from ${DAY} )?`;
/** "at 5:00 p.m., New York City time". */
const CLOCK = '(?:at \\d{1,2}:\\d\\d [ap]\\.?m\\.?,? (?:\\(?[\\w .]{2,40}time\\)?,? )?)?';
const UNTIL =
  /(?:on|to|at|of|upon|in|until|before|after|the|five|six|two|three|seven|ten|one|\d|eighteen|twelve|[A-Z])(?:[^.;()]|\(\w{1,3}\)){2,180}/;
const EXPIRES = verbose()`
  (?:expir(?:e|es|ing|ation date(?: of)?)|terminat(?:e|es|ing|ion date(?: of)?)
  |exercisable (?:as of|from|beginning on|commencing on) [^.;$]{4,60}? to(?= ${DAY})
  |(?:exercisable|exercised)(?: at any time)?[^.;]{0,40} (?:until|before|through))
  (?: ${EXTENDED})?${CLOCK}(${UNTIL.source}|\s?${DAY})`;
/** "The holder may exercise the Warrants at any time or from time to time through February 10, 2028". */
const THROUGH =
  /\b(?:at any time(?: or from time to time)?,? (?:through|until|prior to|on or before)|on or after [^.;]{4,120}? and on or (?:prior to|before)|\bat (?:US)?\$ ?[\d.]+(?: per share)?,? (?:through|until)) (?:the close of business on )?(?=[A-Z][a-z]+ \d)/;
const TERM =
  /(?:for a (?:term|period) of|(?:have|has|had|having|with|and) a term of) ((?:[^.;,()]|\.\d){4,80})|\b((?:five|six|seven|three|two|ten|four|one)-year)\b(?! (?:[\w-]{1,30} ){0,4}warrants?\b| (?:[\w-]{1,30} ){0,3}$)/i;
const LATER = '(?:commencing|beginning|starting|on or after|after|from|six months|upon|following)';
const EXERCISABLE = verbose('i')`
  (?:is|are|were|will be|be|becomes?|being) (immediately|currently|presently)(?: vested and)? exercisable
  |exercisable (immediately|upon issuance|at any time(?! (?:on or )?(?:after|beginning|commencing|following))
  |(?:at any time )?${LATER}[^.;,]{2,70}(?:, \d{4})?|on [A-Z][a-z]+ \d{1,2}, \d{4})
  |may be exercised (beginning [^.;,]{2,60}, \d{4}|at any time(?! (?:on or )?(?:after|beginning|commencing|following))|(?:at any time )?${LATER}[^.;,]{2,70}(?:, \d{4})?)
  |(?:exercisable|exercised)(?: at any time)? (for a (?:period|term) of [^.;,]{3,60}?(?:issuance|issue|grant)(?: date)?)
  |exercisable (?:at any time )?((?:until|through) [A-Z][a-z]+ \d{1,2}, \d{4})
  |\bbec(?:omes?|ame) exercisable (on the later of [^;]{4,120}?(?=[.;]|$)|(?:\d{1,3}|[a-z]{3,9})(?: \(\d{1,3}\))? (?:days|months|years?) (?:after|from|following) [^.;,(]{4,60})
  |\b(?:are|is|were) (fully vested) and exercisable`;
export const PROTECTED = verbose('i')`
  (?:exercise price|anti-?dilution)[^.;]{0,160}issu\w+[^.;]{0,120}(?:at|for) a (?:price|lower price)[^.;]{0,60}(?:below|lower than|less than)
  |issuances? of[^.;]{0,160}(?:at|for) a (?:price|consideration)[^.;]{0,80}less than the (?:then[- ])?(?:current|applicable|existing)? ?exercise price
  |(?:subsequent|dilutive|lower|below)[^;]{0,160}(?:exercise price (?:will|shall) (?:then )?be (?:reduced|adjusted|lowered)|price then in effect)
  |full[- ]ratchet|price[- ]based anti-?dilution|down[- ]round`;
const UNPROTECTED = verbose('i')`
  (?:not|without|no|does not have|do not have)(?: any)? (?:contain |include |subject to )?(?:any )?price(?:-based)?[ -](?:protection|anti-?dilution)
  |only customary (?:anti-?dilution )?adjustments|adjustments? for (?:stock )?splits[^.;]{0,60} only`;

export function priceStatement(price: Printed, isBesideCount = false, isAmended = false): WarrantStatement {
  return { member: 'exercisePrice', value: numberOf(price.text), at: price, isBesideCount, isAmended };
}

/** The terms of one class in a stretch of text. */
export function termsIn(
  flat: FlatText,
  segment: TextRange,
  group: WarrantGroup,
  isBesideCount: boolean,
  isListed = group.isListed,
): WarrantStatement[] {
  const { text } = flat;
  const found: WarrantStatement[] = [];
  const add = (member: WarrantStatement['member'], value: string, start: number, length: number): void => {
    found.push({ member, value, at: { start, end: start + length }, isBesideCount });
  };
  const price = priceIn(flat, segment, group, isBesideCount, isListed);
  if (price !== null) found.push(price);
  const through = firstMatch(text, segment, THROUGH)?.end;
  const last = through === undefined ? undefined : datesIn(text.slice(through, segment.end))[0];
  if (through !== undefined && last?.start === 0) add('expires', last.date, through, last.end);
  const until = captured(firstMatch(text, segment, EXPIRES));
  if (until !== null) {
    const items = /\((?:i|a|1|x)\)/.exec(until.text);
    // Of "the earlier of (i) the fifth anniversary … and (ii) May 1, 2030" no day alone is the end.
    const date = datesIn(until.text).find(({ start }) => items === null || start < items.index);
    const words = endOf(until.text, items !== null);
    // An impossible date is none.
    const isWords =
      words.length > 3 && !/^(?:none|n\/a|never)$/i.test(words) && !/^(?:on )?[A-Z][a-z]+ \d{1,2}, \d{4}/.test(words);
    if (date !== undefined) add('expires', date.date, until.start + date.start, date.end - date.start);
    else if (isWords) add('expires', words, until.start, words.length);
  } else if (!group.isListed) {
    const named = isBesideCount ? nameBefore(text, segment.start) : null;
    const term = named ?? captured(firstMatch(text, segment, TERM));
    if (term !== null) add('expires', term.text, term.start, term.text.length);
  }
  const exercisable = firstMatch(text, segment, EXERCISABLE);
  const when = captured(exercisable)?.text;
  if (exercisable !== null && when !== undefined) {
    const own = when.replace(/,? and (?:(?:will|shall) )?(?:expires?|remains?|ha(?:s|ve)|terminates?)\b.*$/, '').trim();
    // "Until May 2, 2033" is an end: the right can be exercised now.
    const value = /^(?:until|through)\b/i.test(own) ? own : (datesIn(own)[0]?.date ?? own);
    add('exercisable', value, printedIn(exercisable, own, 'first').start, own.length);
  }
  return [...found, ...protectionIn(flat, segment)];
}

/** "issued three-year warrants to purchase": the term in the name itself. */
const TERM_IN_NAME =
  /\b((?:five|six|seven|three|two|ten|four|one|eighteen-month|\d{1,2})-year)(?: (?!warrants?\b)[\w'-]{1,30}){0,4} $/i;

function nameBefore(text: string, start: number): Printed | null {
  return captured(firstMatch(text, { start: Math.max(0, start - 90), end: start }, TERM_IN_NAME));
}

const LONGEST_END = 180;
const NEXT =
  /,? (?:and (?!one-half|a half|\w+ years)|subject\b|unless|provided|which\b|at an? (?:exercise )?price\b).*$/;
const NEXT_OF_LIST = /,? (?:subject\b|unless|provided)\b.*$/;

/** The words for an end, without what the sentence says next; a list of alternatives is kept whole, or cut at a word. */
function endOf(words: string, isList: boolean): string {
  const own = words.replace(isList ? NEXT_OF_LIST : NEXT, '').trim();
  return own.length <= LONGEST_END ? own : own.slice(0, own.lastIndexOf(' ', LONGEST_END)).replace(/[,;]$/, '');
}

function priceIn(
  { text }: FlatText,
  segment: TextRange,
  group: WarrantGroup,
  isBesideCount: boolean,
  isListed: boolean,
): WarrantStatement | null {
  const within = (start: number, end: number): string =>
    text.slice(Math.max(segment.start, start), Math.min(segment.end, end));
  const isRepriced = REPRICING.test(text.slice(Math.max(0, segment.start - 140), segment.start));
  const isOfPrice = /(?:exercise|strike) price/i.test(within(segment.start, segment.end));
  const amended =
    (isRepriced ? captured(firstMatch(text, segment, FROM_TO)) : null) ??
    (isOfPrice ? captured(matchesIn(text, segment, RESET).at(-1)) : null);
  if (amended !== null) return priceStatement(amended, isBesideCount, true);
  for (const wording of PRICES) {
    const match = firstMatch(text, segment, wording);
    const price = captured(match);
    if (match === null || price === null) continue;
    const before = within(segment.start, price.start).replace(/(?:US)?\$ ?$/, '');
    if (!isListed && !/existing/i.test(group.label) && OF_EXISTING.test(before.replace(/\([^)]{0,1000}\)/g, '')))
      continue;
    const lead = within(match.start - 12, price.start).replace(/(?<!\d)\d+(?:\.\d+)?% of[^$]*$/, '');
    if (OTHER_PRICE.test(lead) || (!isListed && !isBesideCount && /weighted|average|ranging/i.test(lead))) continue;
    if (/^(?: ?(?:million|billion)| to \$)/.test(within(price.end, price.end + 10))) continue;
    return priceStatement(price, isBesideCount, AMENDED.test(within(match.start - 20, price.start)));
  }
  return null;
}

/** Whether a later sale at a lower price lowers the exercise price, and whether in full. */
export function protectionIn({ text }: FlatText, range: TextRange): WarrantStatement[] {
  const none = firstMatch(text, range, UNPROTECTED);
  const at = none ?? firstMatch(text, range, PROTECTED);
  if (at === null) return [];
  const protection = { member: 'priceProtection', value: none === null, at, isBesideCount: false } as const;
  const isFull = /full[- ]ratchet|(?:to|equal to) (?:that|such|the) (?:lower|new) /i;
  return none === null && firstMatch(text, range, isFull) !== null
    ? [protection, { ...protection, member: 'ratchet' }]
    : [protection];
}
