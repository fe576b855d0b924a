import type { Clause, Mention } from '../clauses/clauses.ts';
import type { Period } from '../clauses/quantities.ts';
import type { PartyKind } from '../clauses/vocabulary.ts';
import type { FlatText, TextRange } from '../prose/flat-text.ts';
import { pattern } from '../prose/pattern.ts';
import { isHeld, isLockupName } from './lockup-words.ts';
import { isOfEarlierDeal, isOtherPromise } from './other-promises.ts';
import type { NamedPeriods } from './period-names.ts';
import type { Restriction } from './restriction.ts';
import type { Lockup } from './result.ts';
import { groupsOf, isTerm, termsOf } from './terms.ts';

/** Verbs of disposal, and the noun behind "effect". */
const DISPOSAL = pattern()`
  (?:offer(?:ing)?|sell(?:ing)?|issu(?:e|ing|ance)|pledg(?:e|ing)|transfer(?:ring)?|dispos(?:e|ing)|allot(?:ting)?|assign
  |encumber|hypothecate|lend|market)
`.source;
/** A negation with its auxiliary, and the first verb of disposal behind it. */
const CORE = pattern('i')`
  \b(?:(?:will|shall|may|must|would|can) not|cannot|not,? to(?! exceed)|not,? (?:for|during|without|until|directly|prior|at any time)\b|neither\b(?=[^.;]{0,120}\b(?:shall|will|may|to)\b)
  |agree[sd]? (?:\w+ ){0,3}not\b|(?:prohibited|restricted|precluded|barred|refrain) from)\b(?! (?:be|have|apply|exceed)\b)[^;]{0,420}?(?<!\b(?:an|the|any|this|such|each|no|of|our|its) )\b(?:${DISPOSAL})\b
`;
/** "have agreed to the same restrictions for six months". */
const SAME = pattern('i')`
  \b(?:(?:agreed|agrees?|undertaken|undertakes?|committed) to (?:be bound by )?|(?:are|is|will be) (?:also |likewise ){0,2}(?:subject to|bound by) )(?:the same|similar|substantially (?:similar|identical)|identical|such|these|those|this|comparable|a similar
  |an identical) (?:[\w-]+ ){0,3}(?:restrictions?|lock-?ups?|undertakings?|limitations?|prohibitions?|stand-?stills?)\b
`;
const VOLUME = /\bmore than (?:an aggregate of )?[\d.]{1,6} ?%/;
const OBJECT =
  /\b(?:shares?|stock|securities|ADSs?|units?|equity|warrants?|interests?)\b|\bTransfer (?:any|all|or|his|her|its)\b/i;
/** Not a promise of time: what may not be able to, limits of ownership and of volume, legends. */
const NO_PROMISE = pattern('i')`
  \b(?:not be (?:able|required|obligated|deemed|entitled|construed|affected)|not (?:required|obligated|apply|exceed|have the right)|beneficial(?:ly)? own(?:s|ed|ership)? (?:more|in excess)|4\.99 ?%|9\.99 ?%|19\.99 ?%|effective registration statement under|may not be the|variable rate|at[ -]the[ -]market|equity line|continuous equity|average daily (?:trading )?volume)
`;
/** What an at-the-market program forbids beside its sales is none of its issuer's lock-up. */
const OF_PROGRAM = /\b(?:placement|issuance|transaction|purchase|sales?|agency) notices?\b/i;
const EXCEPTION =
  /,? (?:other than|except|excluding|provided|but (?:not|excluding)|the (?:foregoing )?restrictions)\b|\bshall not apply\b/i;
/** Who promises where no group of the grammar is named. */
const HOLDER_WORDS =
  /\b(?:sellers?|vendors?|recipients?|transferees?|grantees?|lock-?up (?:parties|party|persons?)|restricted (?:parties|party)|(?:existing|selling|principal|certain|former|initial|significant|other|substantially all(?: of)?(?: the| our)?) (?:\w+ ){0,2}(?:stock|share|security|unit)holders?|undersigned|key holders?)\b/i;
const NAMED =
  /(?:^|[,;:] |\band |\) )([A-Z0-9][\w.&'-]{0,40}(?:,? (?:[A-Z][\w.&'-]{0,40}|of|and|&)){0,6}) (?:has |have |hereby |irrevocably |unconditionally |further |also |each ){0,4}(?:agree|undertake|covenant)(?:s|d|n)?\b/;
const NO_HOLDER = /\b(?:company|corporation|issuer|underwriter|representative|agent|parties|we|board|nasdaq|bank)\b/i;
const PRONOUN =
  /^(?:\W|under|pursuant to|in accordance with|these|those|such|the|lock-?up|letters?|agreements?|their|terms|of|and|\s){0,12}\b(?:they|each such (?:person|party)|(?:such|these|those) (?:persons?|parties|individuals|holders|entities)|each of (?:them|these)|the signatories)\b/i;
/** A promise speaks of a period that it has stated elsewhere. */
const PERIOD_BY_NAME =
  /\b(?:lock-?\s?up|restricted|restriction|restrictive|stand-?still|clear market) period\b|\bperiod (?:described|referred to|specified|set forth|mentioned)\b|\b(?:during|for) (?:such|the same|that) period\b/i;

/** The parties of the last sentence on lock-ups, for "they". */
export interface Spoken {
  readonly parties: readonly Lockup['parties'][];
  readonly paragraph: number;
  readonly at: TextRange;
  /** The last period that was stated. */
  readonly period: Period | null;
}

interface Who {
  readonly parties: readonly Lockup['parties'][];
  readonly at: TextRange;
  readonly isSure: boolean;
}

/**
 * A promise read by its frame: who stands before the negation, what is not disposed of, for how long; for sentences whose
 * lists and asides the grammar of clauses does not follow.
 */
export function framedRestriction(
  flat: FlatText,
  clauses: readonly Clause[],
  named: NamedPeriods,
  spoken: Spoken | null,
): Restriction | null {
  const [first] = clauses;
  if (first === undefined) return null;
  const { sentence } = first;
  const words = sentence.text.endsWith(':') ? flat.text.slice(sentence.start, sentence.end + 300) : sentence.text;
  const core = CORE.exec(words) ?? SAME.exec(words);
  if (
    core === null ||
    OF_PROGRAM.test(words) ||
    NO_PROMISE.test(core[0]) ||
    NO_PROMISE.test(words.slice(core.index, core.index + 260))
  )
    return null;
  const isSame = !CORE.test(words);
  const after = words.slice(core.index + core[0].length - 10, core.index + core[0].length + 700);
  if (!isSame && !OBJECT.test(after)) return null;
  // "not to sell more than 10% of its shares in any month" limits a volume.
  if (!isSame && VOLUME.test(after.slice(0, 80))) return null;
  const isTopic = first.topics.some((topic) => isLockupName(flat.text.slice(topic.start, topic.end)));
  const isNamed = isTopic || isLockupName(words);
  if (isOfEarlierDeal(words) || isOther(words, core, isNamed)) return null;
  const who = whoPromises(flat, clauses, core.index, spoken);
  if (who === null) return null;
  const own = periodOf(clauses, words);
  const isElsewhere = PERIOD_BY_NAME.test(words) || isSame;
  const period = own?.period ?? (isElsewhere ? (named.near(sentence.start) ?? spoken?.period ?? null) : null);
  if (period === null) return null;
  const apart = isSame && own?.isOnly === false ? termsOf(clauses, words) : [];
  return {
    terms: apart.length > 1 ? apart : who.parties.map((parties) => ({ parties, period })),
    at: who.at,
    isNamed,
    isSplit: isSame || !(own?.isOnly === true && who.isSure && isNamed),
    isOfSigners: !who.isSure,
  };
}

function isOther(words: string, core: RegExpExecArray, isNamed: boolean): boolean {
  // A proviso to a transfer that is allowed.
  if (/\bprovided\b|\bto the extent\b|^\W*transfers?\b/i.test(words.slice(0, core.index))) return true;
  const end = core.index + core[0].length;
  const stop = EXCEPTION.exec(words.slice(end, end + 500));
  const head = words.slice(0, end + (stop?.index ?? 200));
  return isOtherPromise(head, isNamed, /\bholders?\b/i.test(head));
}

/** The subjects before the negation, those of "they", or who is named as the one that agrees. */
function whoPromises(flat: FlatText, clauses: readonly Clause[], at: number, spoken: Spoken | null): Who | null {
  const sentence = clauses[0]?.sentence;
  if (sentence === undefined) return null;
  // "The company undertakes to each of the sponsors not to": who stands behind the verb is promised to.
  const agreed = clauses
    .flatMap(({ events }) => events)
    .findLast(({ kind, finite, start }) => kind === 'agree' && finite && start < sentence.start + at);
  const ahead = agreed === undefined ? null : whoBefore(flat, clauses, agreed.start - sentence.start, spoken, 0);
  return ahead ?? whoBefore(flat, clauses, at, spoken, NEITHER);
}

function whoBefore(
  flat: FlatText,
  clauses: readonly Clause[],
  at: number,
  spoken: Spoken | null,
  reach: number,
): Who | null {
  const sentence = clauses[0]?.sentence;
  if (sentence === undefined) return null;
  const stop = sentence.start + at;
  const before = clauses
    .filter((clause) => clause.start < stop && isHeld(clause))
    .flatMap(({ parties }) => parties)
    .filter(({ start, preposition }) => start < stop + reach && preposition === null);
  const groups = groupsOf(before);
  const head = sentence.text.slice(0, at);
  const holder = HOLDER_WORDS.exec(head);
  if (groups.length > 0 || holder !== null) {
    const isWithHolders = holder !== null && !groups.includes('holders');
    const parties = isWithHolders ? [...groups, 'holders' as const] : groups;
    return {
      parties: oneGroup(parties),
      at: placeOf(before, holder, sentence),
      isSure: !/\bundersigned\b/i.test(head),
    };
  }
  if (before.some(({ kind }: Mention<PartyKind>) => kind === 'agents' || kind === 'investors')) return null;
  const isNear = spoken !== null && sentence.paragraph - spoken.paragraph <= 1;
  if (isNear && PRONOUN.test(flat.text.slice(sentence.start, stop)))
    return { parties: spoken.parties, at: spoken.at, isSure: true };
  const name = NAMED.exec(sentence.text.slice(0, at + 40));
  const printed = name?.[1];
  if (name === null || printed === undefined || NO_HOLDER.test(printed)) return null;
  const start = sentence.start + name.index + name[0].indexOf(printed);
  return { parties: ['holders'], at: { start, end: start + printed.length }, isSure: false };
}

/** "neither the Company nor any subsidiary": the subject is behind the negation. */
const NEITHER = 60;

/** "Directors, officers and holders of 5 %" are one group with one period. */
function oneGroup(parties: readonly Lockup['parties'][]): readonly Lockup['parties'][] {
  return parties.includes('directors and officers') ? parties.filter((one) => one !== 'holders') : parties;
}

function placeOf(
  before: readonly Mention<PartyKind>[],
  holder: RegExpExecArray | null,
  { start }: TextRange,
): TextRange {
  const party = before.find((one) => groupsOf([one]).length > 0);
  if (party !== undefined) return { start: party.start, end: party.end };
  const from = start + (holder?.index ?? 0);
  return { start: from, end: from + (holder?.[0].length ?? 1) };
}

/** The period of a sentence: its only one, or of "the earlier of" the one in calendar days. */
function periodOf(
  clauses: readonly Clause[],
  words: string,
): { readonly period: Period; readonly isOnly: boolean } | null {
  const start = clauses[0]?.sentence.start ?? 0;
  const periods = clauses
    .filter((clause) => isHeld(clause) || /^(?:during|for|from|until)\b/i.test(clause.text))
    .flatMap((clause) => clause.periods)
    .filter(
      (period) =>
        isTerm(period) &&
        period.of !== 'trading' &&
        !isOfOther(words.slice(0, period.end - start + 40), period.start - start),
    );
  const lengths = new Set(periods.map(({ count, unit }) => `${count} ${unit}`));
  const anchored = periods.find(({ anchor }) => anchor !== null) ?? periods[0];
  return anchored === undefined ? null : { period: anchored, isOnly: lengths.size === 1 };
}

/** The thirty days of an option, of a notice or of a price test. */
function isOfOther(words: string, at: number): boolean {
  const around = words.slice(Math.max(0, at - 60), words.length);
  return /\b(?:option|notice|prior to|preceding|within any|trading[- ]day period|business days|immediately before|anniversary of the date of grant)\b/i.test(
    around,
  );
}
