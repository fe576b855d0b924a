import { datesIn } from '../layout/dates.ts';
import { pattern } from '../layout/patterns.ts';
import type { CurrentPart } from '../prose/current-part.ts';
import { type FlatText, sentencesWith, type TextRange } from '../prose/flat-text.ts';
import type { WarrantGroup } from './warrant-groups.ts';
import { isUsedUp } from './warrant-mentions.ts';
import {
  firstBehind,
  type Name,
  namesOf,
  type Place,
  placesOf,
  sharedSubjects,
  THE_WARRANTS,
} from './warrant-names.ts';

/** What one stretch of text says of one class. */
export interface WarrantStatement {
  readonly member: 'exercisePrice' | 'expires' | 'exercisable' | 'priceProtection' | 'ratchet';
  readonly value: string | number | boolean;
  readonly at: TextRange;
  /** In the very sentence that gives the count. */
  readonly isBesideCount: boolean;
  /** A price that takes the place of another. */
  readonly isAmended?: boolean;
}

const AMOUNT =
  '((?:\\d[\\d,]*(?:\\.\\d+)?|\\.\\d+)(?<=\\d))(?!,?\\d|\\.\\d|[A-Za-z]\\d|[lIOo]\\b|\\.[^\\s\\w"\')(\\[\\]])';
const PRICES: readonly RegExp[] = [
  new RegExp(
    `(?:lowered|reduced|amended|adjusted|increased|changed|decreased)[^$;]{0,60}from (?:US)?\\$ ?[\\d.,]+(?: per share)? to (?:US)?\\$ ?${AMOUNT}`,
    'i',
  ),
  new RegExp(`(?:exercise|strike) price(?! of approximately zero)[^$;]{0,160}?(?:US)?\\$ ?${AMOUNT}`, 'i'),
  new RegExp(
    `\\bexercisable\\b[^$;]{0,120}?\\bat (?:an? )?(?:[\\w -]{0,40}price )?(?:of |equal to )?(?:US)?\\$ ?${AMOUNT}`,
    'i',
  ),
  new RegExp(
    `\\bentitle[sd]?\\b[^$;]{0,200}? at (?:a|an) (?:initial |per share )?price (?:of |equal to )(?:US)?\\$ ?${AMOUNT}`,
    'i',
  ),
  new RegExp(`(?:^|[ (,])(?:at|strike) (?:US)?\\$ ?${AMOUNT}(?=,| per|$| and|\\)|;)`, 'i'),
];
/** The price before its name: "minus $0.0001 per share, the exercise price of each pre-funded warrant". */
const PRICE_AHEAD = new RegExp(
  `(?:US)?\\$ ?${AMOUNT}(?: per [\\w ]{4,30}?)?(?:, (?:which (?:is|represents) )?the)? (?:remaining |nominal )?(?:per share )?exercise price (?:of|per|for) `,
  'i',
);
/** The price that a document last tells of: "was reset to $1.66 and further adjusted to $0.29". */
const RESET = new RegExp(
  `\\b(?:adjusted|reduced|reset|lowered|decreased|repriced)(?: (?:downward|further))? to (?:US)?\\$ ?${AMOUNT}`,
  'gi',
);
/** "the reduction of the exercise price of the warrants … from $0.20 to $0.10": the price is named before the class. */
const FROM_TO = new RegExp(`\\bfrom (?:US)?\\$ ?[\\d.,]*\\d(?: per [\\w ]{4,20}?)? to (?:US)?\\$ ?${AMOUNT}`, 'i');
const REPRICING =
  /(?:reduc|lower|decreas|amend|adjust|increas|chang)\w*[^.;$]{0,40}(?:exercise|strike) price[^.;$]{0,60}$/i;
/** What pays for new warrants is the exercise of old ones, at their own price. */
const OF_EXISTING = /exercise of (?:(?:the|such|its|their|all|certain|of) )*(?:existing|prior)\b[^$;]{0,80}$/i;
const AMENDED = /(?:reduced|lowered|amended|adjusted|new) (?:exercise|strike) price|from \$[^$]{1,30} to \$?$/i;
const OTHER_PRICE = /aggregate|purchase price|combined|assumed|last reported|closing (?:sale )?price|minus|less/i;

/** All that the current part of a document says of the terms of the classes it counts. */
export function warrantStatements(
  terms: FlatText,
  part: CurrentPart,
  groups: readonly WarrantGroup[],
): ReadonlyMap<WarrantGroup, readonly WarrantStatement[]> {
  const found = new Map<WarrantGroup, WarrantStatement[]>(groups.map((group) => [group, []]));
  for (const group of groups)
    for (const mention of group.mentions) {
      const segment = segmentAfter(mention.words.start, mention.sentence.end, groups);
      found.get(group)?.push(...readSegment(terms, segment, group, true, mention.isListed));
    }
  const names = namesOf(terms, part, groups);
  for (const sentence of sentencesWith(terms, /\bwarrants?\b/gi)) {
    if (sentence.start >= part.end) break;
    const words = terms.text.slice(sentence.start, sentence.end);
    if (!/exercis|expir|strike|price|terminat|term of/i.test(words)) continue;
    const places = placesOf(words, names);
    if (places.length === 0) continue;
    if (ANAPHORA.test(words) && isUsedUp(restOfParagraph(terms, sentence))) continue;
    if (respectively(words, places, sentence, found)) continue;
    defined(words, names, sentence, found);
    ahead(words, places, sentence, found);
    const [firstPlace] = places;
    if (firstPlace !== undefined && places.every(({ group }) => group === firstPlace.group)) {
      found.get(firstPlace.group)?.push(...protectionIn(terms, sentence));
    }
    const shared = /respectively/i.test(words) ? [] : sharedSubjects(words, places);
    places.forEach(({ at, group }, index) => {
      const others = places.slice(index + 1).filter((other) => other.group !== group && other.at > at);
      const next = others.find((other) => !shared.includes(other));
      const segment = { start: sentence.start + at, end: sentence.start + (next?.at ?? words.length) };
      found.get(group)?.push(...readSegment(terms, segment, group, false));
    });
  }
  referredTo(terms, part, groups, names, found);
  return found;
}

/** Sentences of a paragraph that speak of the class counted before them, by no name. */
const ANAPHORA = pattern('i', /^/, [
  /(?:the|these|this|such|said|all (?:of )?(?:the|these|such)|each|each of (?:the|these)) (?:\w+ )?warrants?\b/,
  /(?:both )?(?:the |their |its )?exercise (?:prices? )?of (?:the|these|such|this|each) warrants?\b/,
  /the exercise price\b/,
]);

/**
 * "The warrants expire on March 5, 2030" behind the sentence that counts them, in the same paragraph, where other
 * classes of the document keep "the warrants" from being a name; and price protection told once for a paragraph.
 */
function referredTo(
  terms: FlatText,
  part: CurrentPart,
  groups: readonly WarrantGroup[],
  names: readonly Name[],
  found: ReadonlyMap<WarrantGroup, WarrantStatement[]>,
): void {
  const plain = new Set(names.filter(({ pattern }) => pattern === THE_WARRANTS).map(({ group }) => group));
  const places = groups
    .flatMap((group) => group.mentions.map(({ sentence }) => ({ group, sentence })))
    .toSorted((a, b) => a.sentence.start - b.sentence.start);
  let index = 0;
  for (const sentence of sentencesWith(terms, /\bwarrants?\b|\bexercise price\b|anti-?dilution/gi)) {
    if (sentence.start >= part.end) break;
    while (index < places.length && (places[index]?.sentence.start ?? 0) <= sentence.start) index += 1;
    const words = terms.text.slice(sentence.start, sentence.end);
    const isReferring = ANAPHORA.test(words) && !isUsedUp(restOfParagraph(terms, sentence));
    const isProtecting = PROTECTED.test(words);
    if (!isReferring && !isProtecting) continue;
    const last = places[index - 1];
    const before = last === undefined || last.sentence.start === sentence.start ? null : last.sentence;
    const isBehind =
      before !== null &&
      sentence.start - before.end < 3_000 &&
      !terms.text.slice(before.end, sentence.start).includes('\n');
    if (last !== undefined && last.sentence.start === sentence.start) continue;
    const named = placesOf(words, names).filter(({ group }) => !plain.has(group));
    if (named.length > 0) continue;
    const meant = isBehind ? places.filter(({ sentence: own }) => own.start === before.start) : [];
    if (isReferring) {
      const own = before === null && !meant.length ? firstBehind(terms, places, index, sentence) : meant;
      for (const { group } of own) {
        if (!plain.has(group) || own !== meant) found.get(group)?.push(...readSegment(terms, sentence, group, false));
      }
    } else if (meant.length > 0) {
      for (const { group } of meant) found.get(group)?.push(...protectionIn(terms, sentence));
    } else {
      const stop = terms.text.indexOf('\n', sentence.end);
      for (const { group, sentence: own } of places.slice(index)) {
        if (stop >= 0 && own.start > stop) break;
        found.get(group)?.push(...protectionIn(terms, sentence));
      }
    }
  }
}

/** From a mention to the next class that is counted in the same sentence. */
function segmentAfter(start: number, end: number, groups: readonly WarrantGroup[]): TextRange {
  let stop = end;
  for (const { mentions } of groups)
    for (const { words } of mentions) {
      if (words.start > start && words.start < stop) stop = words.start;
    }
  return { start, end: stop };
}

/** "The exercise price of each A and B Warrant will be $1 and $2 per share, respectively". */
function respectively(
  words: string,
  places: readonly Place[],
  sentence: TextRange,
  found: ReadonlyMap<WarrantGroup, WarrantStatement[]>,
): boolean {
  const match =
    /exercise prices? (?:of|for|per)\b[^$]{4,200}?\$ ?(\d[\d,]*\.?\d*) and \$ ?(\d[\d,]*\.?\d*)[^.;]{0,40}respectively/i.exec(
      words,
    );
  const [first, second] = [match?.[1], match?.[2]];
  if (match === null || first === undefined || second === undefined) return false;
  const firstDollar = match.index + match[0].indexOf('$');
  const groups = [
    ...new Set(places.filter(({ at }) => at >= match.index && at < firstDollar).map(({ group }) => group)),
  ];
  // "each Series A Warrant and Pre-Funded Warrant" names both; "each Series A and Pre-Funded Warrant" only the last.
  if (groups.length !== 2) return true;
  for (const [group, printed, from] of [
    [groups[0], first, match.index + match[0].indexOf(first)],
    [groups[1], second, match.index + match[0].lastIndexOf(second)],
  ] as const) {
    if (group === undefined) continue;
    const at = { start: sentence.start + from, end: sentence.start + from + printed.length };
    found.get(group)?.push({ member: 'exercisePrice', value: numberOf(printed), at, isBesideCount: false });
  }
  return true;
}

/** "a warrant to purchase 0.75 of a share, with an exercise price of $4.125 per share (each, an "Investor Warrant")". */
const DEFINED = new RegExp(
  `exercise price (?:of|equal to) (?:US)?\\$ ?${AMOUNT}(?: per [\\w ]{3,30}?)? \\((?:the |each,? (?:an? )?)?"([^"]{4,40}warrants?)"`,
  'gi',
);

function defined(
  words: string,
  names: readonly Name[],
  sentence: TextRange,
  found: ReadonlyMap<WarrantGroup, WarrantStatement[]>,
): void {
  for (const match of words.matchAll(DEFINED)) {
    const [, printed, alias] = match;
    const own = alias === undefined ? [] : placesOf(alias, names).filter(({ at }) => at === 0);
    const [one] = own;
    if (one === undefined || own.length > 1 || printed === undefined) continue;
    const start = sentence.start + match.index + match[0].indexOf(printed);
    const at = { start, end: start + printed.length };
    found.get(one.group)?.push({ member: 'exercisePrice', value: numberOf(printed), at, isBesideCount: false });
  }
}

function restOfParagraph(terms: FlatText, { end }: TextRange): string {
  return terms.text.slice(end, end + 900).split('\n', 1)[0] ?? '';
}

function ahead(
  words: string,
  places: readonly Place[],
  sentence: TextRange,
  found: ReadonlyMap<WarrantGroup, WarrantStatement[]>,
): void {
  const match = PRICE_AHEAD.exec(words);
  const printed = match?.[1];
  if (match === null || printed === undefined) return;
  const end = match.index + match[0].length;
  const next = places.find(({ at }) => at > match.index && at < end + 30);
  const start = sentence.start + match.index + match[0].indexOf(printed);
  if (next !== undefined) {
    found.get(next.group)?.push({
      member: 'exercisePrice',
      value: numberOf(printed),
      at: { start, end: start + printed.length },
      isBesideCount: false,
    });
  }
}

function numberOf(printed: string): number {
  return Number(printed.replaceAll(',', ''));
}

const EXPIRES = pattern(
  '',
  [
    /expir(?:e|es|ing|ation date(?: of)?)|terminat(?:e|es|ing|ion date(?: of)?)/,
    /(?:exercisable|exercised)(?: at any time)?[^.;]{0,40} (?:until|before|through)/,
  ],
  /(?: (?:was |is |be )?(?:extended )?(?:from [A-Z][a-z]+ \d{1,2}, \d{4} )?)?(?:at \d{1,2}:\d\d [ap]\.?m\.?,? (?:\(?[\w .]{2,40}time\)?,? )?)?((?:on|to|at|of|upon|in|until|before|after|the|five|six|two|three|seven|ten|one|\d|eighteen|twelve|[A-Z])[^.;()]{2,110}|\s?[A-Z][a-z]+ \d{1,2}, \d{4})/,
);
/** "The holder may exercise the Warrants at any time or from time to time through February 10, 2028". */
const THROUGH =
  /\b(?:at any time(?: or from time to time)?,? (?:through|until|prior to|on or before)|on or after [^.;]{4,120}? and on or (?:prior to|before)) (?:the close of business on )?(?=[A-Z][a-z]+ \d)/;
const TERM =
  /(?:for a (?:term|period) of|(?:have|has|had|having|with|and) a term of) ((?:[^.;,()]|\.\d){4,80})|\b((?:five|six|seven|three|two|ten|four|one)-year)\b/i;
const EXERCISABLE = pattern('i', [
  /(?:is|are|were|will be|be|becomes?|being) (immediately) exercisable/,
  /exercisable (immediately|upon issuance|at any time|(?:commencing|beginning|starting|on or after|after|from|six months|upon)[^.;,]{2,70}(?:, \d{4})?)/,
  /may be exercised (beginning [^.;,]{2,60}, \d{4}|at any time)/,
]);
const PROTECTED = pattern('i', [
  /(?:exercise price|anti-?dilution)[^.;]{0,160}issu\w+[^.;]{0,120}(?:at|for) a (?:price|lower price)[^.;]{0,60}(?:below|lower than|less than)/,
  /issuances? of[^.;]{0,160}(?:at|for) a (?:price|consideration)[^.;]{0,80}less than the (?:then[- ])?(?:current|applicable|existing)? ?exercise price/,
  /(?:subsequent|dilutive|lower|below)[^;]{0,160}(?:exercise price (?:will|shall) (?:then )?be (?:reduced|adjusted|lowered)|price then in effect)/,
  /full[- ]ratchet|price[- ]based anti-?dilution|down[- ]round/,
]);
const UNPROTECTED = pattern('i', [
  /(?:not|without|no|does not have|do not have)(?: any)? (?:contain |include |subject to )?(?:any )?price(?:-based)?[ -](?:protection|anti-?dilution)/,
  /only customary (?:anti-?dilution )?adjustments|adjustments? for (?:stock )?splits[^.;]{0,60} only/,
]);

function readSegment(
  terms: FlatText,
  segment: TextRange,
  group: WarrantGroup,
  isBesideCount: boolean,
  isListed = group.isListed,
): WarrantStatement[] {
  const words = terms.text.slice(segment.start, segment.end);
  const found: WarrantStatement[] = [];
  const add = (
    member: WarrantStatement['member'],
    value: WarrantStatement['value'],
    from: number,
    length: number,
  ): void => {
    const start = segment.start + from;
    found.push({ member, value, at: { start, end: start + length }, isBesideCount });
  };
  const amend = (match: RegExpExecArray | null): boolean => {
    const printed = match?.[1];
    if (match === null || printed === undefined) return false;
    const start = segment.start + match.index + match[0].lastIndexOf(printed);
    const at = { start, end: start + printed.length };
    found.push({ member: 'exercisePrice', value: numberOf(printed), at, isBesideCount, isAmended: true });
    return true;
  };
  const isRepriced = REPRICING.test(terms.text.slice(Math.max(0, segment.start - 140), segment.start));
  const hasPrice =
    (isRepriced && amend(FROM_TO.exec(words))) ||
    (/(?:exercise|strike) price/i.test(words) && amend([...words.matchAll(RESET)].at(-1) ?? null));
  for (const pattern of hasPrice ? [] : PRICES) {
    const match = pattern.exec(words);
    const printed = match?.[1];
    if (match === null || printed === undefined) continue;
    const from = match.index + match[0].lastIndexOf(printed);
    if (
      !isListed &&
      !/existing/i.test(group.label) &&
      OF_EXISTING.test(words.slice(0, from).replace(/(?:US)?\$ ?$/, ''))
    )
      continue;
    const lead = words.slice(Math.max(0, match.index - 12), from).replace(/\d+(?:\.\d+)?% of[^$]*$/, '');
    if (OTHER_PRICE.test(lead) || (!isListed && !isBesideCount && /weighted|average|ranging/i.test(lead))) continue;
    if (/^(?: ?(?:million|billion)| to \$)/.test(words.slice(from + printed.length, from + printed.length + 10)))
      continue;
    const start = segment.start + from;
    found.push({
      member: 'exercisePrice',
      value: numberOf(printed),
      at: { start, end: start + printed.length },
      isBesideCount,
      isAmended: AMENDED.test(words.slice(Math.max(0, match.index - 20), from)),
    });
    break;
  }
  const through = THROUGH.exec(words);
  const last = through === null ? undefined : datesIn(words.slice(through.index + through[0].length))[0];
  if (through !== null && last?.start === 0) add('expires', last.date, through.index + through[0].length, last.end);
  const expires = EXPIRES.exec(words);
  const until = expires?.[1];
  if (expires !== null && until !== undefined) {
    const from = expires.index + expires[0].length - until.length;
    const [date] = datesIn(until);
    if (date !== undefined) add('expires', date.date, from + date.start, date.end - date.start);
    else {
      const text = until.replace(/,? (?:and (?!one-half|a half)|subject\b|unless|provided|which\b).*$/, '').trim();
      // A day that no calendar has is none.
      if (text.length > 3 && !/^(?:on )?[A-Z][a-z]+ \d{1,2}, \d{4}/.test(text)) add('expires', text, from, text.length);
    }
  } else if (!group.isListed) {
    const term = TERM.exec(words);
    const text = term?.[1] ?? term?.[2];
    if (term !== null && text !== undefined) add('expires', text, term.index + term[0].lastIndexOf(text), text.length);
  }
  const exercisable = EXERCISABLE.exec(words);
  const when = exercisable?.[1] ?? exercisable?.[2] ?? exercisable?.[3];
  if (exercisable !== null && when !== undefined) {
    const [date] = datesIn(when);
    add('exercisable', date?.date ?? when.trim(), exercisable.index + exercisable[0].indexOf(when), when.trim().length);
  }
  found.push(...protectionIn(terms, segment));
  return found;
}

/** Whether a later sale at a lower price lowers the exercise price, and whether in full; the cause may stand first. */
function protectionIn(terms: FlatText, range: TextRange): WarrantStatement[] {
  const words = terms.text.slice(range.start, range.end);
  const place = (match: RegExpExecArray): TextRange => ({
    start: range.start + match.index,
    end: range.start + match.index + match[0].length,
  });
  const none = UNPROTECTED.exec(words);
  if (none !== null) return [{ member: 'priceProtection', value: false, at: place(none), isBesideCount: false }];
  const some = PROTECTED.exec(words);
  if (some === null) return [];
  const isFull = /full[- ]ratchet|(?:to|equal to) (?:that|such|the) (?:lower|new) /i.test(words);
  const protection = { member: 'priceProtection', value: true, at: place(some), isBesideCount: false } as const;
  return isFull ? [protection, { ...protection, member: 'ratchet' }] : [protection];
}
