import type { IsoDate } from '../../core/dates.ts';
import { natureOf } from '../filing/document-nature.ts';
import { type DateMention, datesIn } from '../layout/dates.ts';
import type { FlatText, Sentence, TextRange } from '../prose/flat-text.ts';
import { shifted, textBefore } from '../prose/matches.ts';
import { pattern } from '../prose/pattern.ts';
import { ABANDONED, givesUpSplit } from './abandoned-splits.ts';
import { type RatioMention, ratiosIn } from './ratios.ts';
import { twoSplitsIn } from './two-splits.ts';

export type SplitStage = 'announced' | 'approved' | 'effective';

/** A reverse split as one sentence states it. */
export interface SplitStatement {
  readonly ratio: (RatioMention & { readonly range: TextRange }) | null;
  readonly stage: SplitStage;
  /** `YYYY-MM-DD`, or `YYYY-MM` where no day is given. */
  readonly date: {
    readonly value: string;
    readonly range: TextRange;
    readonly isEffective: boolean;
    /** The day of the charter's filing, without a word such as "effective". */
    readonly isFiling?: boolean;
    /** The first day of trading on the new basis, in the same sentence. */
    readonly trading?: string;
  } | null;
  readonly index: number;
  readonly range: TextRange;
}

/** A range of ratios that shareholders or the board authorize: not yet a split. */
export interface SplitAuthorization {
  readonly from: RatioMention;
  readonly to: RatioMention;
  readonly range: TextRange;
}

export interface SplitReading {
  readonly statements: SplitStatement[];
  readonly authorizations: SplitAuthorization[];
  /** What a proxy or information statement asks for, or reports as consented to. */
  readonly asked: readonly SplitStatement[];
}

const SPLIT = pattern('i')`
  \breverse (?:stock |share |unit )?splits?\b|\b(?:share|stock) (?:consolidation|combination)\b
  |\bconsolidation of (?:the |its |our )?(?:issued |ordinary |common |outstanding )?shares\b
  |\b(?:the|a) consolidation\b
`;
const FORWARD = /\bforward (?:stock |share )?splits?\b/i;
export function namesSplit(text: string): boolean {
  return SPLIT.test(text) && !FORWARD.test(text);
}

const EFFECT = pattern('i')`
  \b(?:effected|effectuated|completed|implemented|consummated|carried out|executed
  |(?:became|become|becomes|is|was|will be|be|being|were|takes?|took|taking|go(?:es)? into|went into
  |came into|come into) effect(?:ive)?|effective (?:as of|on|at|time|date|upon)|filed|gave effect
  |given effect|underwent)\b
`;
const DECIDED = /\b(?:approved|authori[sz]ed|determined|set|selected|fixed|resolved|adopted|ratified|chose)\b/i;
const ANNOUNCED = /\bannounc\w+|\bwill (?:effect|implement|begin|commence)|\bexpect(?:s|ed) to (?:effect|begin)/i;
/** Adjustment clauses, proposals and what may be. */
const HYPOTHETICAL = pattern('i')`
  \b(?:in the event of|upon the occurrence|such as|including (?:a|any|by)|subject to adjustment
  |adjust(?:ed|ment)s? (?:for|in the event|upon|as appropriate)|by (?:way|reason) of
  |similar (?:event|transaction|corporate)|any (?:stock|share|reverse|subdivision|combination)
  |or (?:otherwise|other)|might|could|would|may(?! \d)|if (?:we|the|our|such|any|it|an?|approved)|were (?:to be )?(?:effected|implemented)|whether|proposal to
  |proposed|intends? to seek|plans? to seek|seek(?:ing)? (?:stock|share)holder|no ratio|propos(?:e|ing)
  |from time to time|for example|illustrat\w+|hypothetical\w*|consider(?:s|ing|ed)?
  |same (?:\w+ )?effect as)\b
`;
const OTHERS = pattern('i')`
  \bcompetitors?\b|\bpeer compan|\bother companies\b|\banother company\b|\btarget\b|\bpredecessor of\b
  |\b(?:Mr|Ms|Mrs|Dr)\. \w+ (?:was|is|has|had|served|serves|led|previously|joined)\b
  |\bwhere (?:he|she|they)\b
`;
const RANGE_WORDS =
  /\b(?:range|ranging|between|not less than|no less than|at least|not more than|up to a (?:maximum|ratio)|within|any (?:whole )?(?:number|ratio)|from (?:a ratio of )?\w+(?!\w)[ (\d)]*(?:-for-|:|-to-))/i;

/**
 * The sentences on reverse splits: Items 5.03, 3.03 and 8.01 of Form 8-K, press releases, charter amendments, proxies,
 * notes to statements. Relies on the words "reverse stock split", "share consolidation" and the usual ways of writing
 * a ratio. A range of ratios, an adjustment clause and another company's split are not a split of the issuer.
 */
export function readSplits(flat: FlatText): SplitReading {
  const found: SplitReading = { statements: [], authorizations: [], asked: [] };
  let near = -10;
  let givenUpAt = -1;
  for (const [index, sentence] of flat.sentences.entries()) {
    const { text } = sentence;
    const names = namesSplit(text);
    if (!names && index - near > 3) continue;
    if ((text.startsWith('"') && /\bsaid\b|"$/.test(text)) || OTHERS.test(text)) continue;
    if (names && ABANDONED.test(text)) {
      if (givesUpSplit(text)) givenUpAt = index;
      continue;
    }
    if (names && isAdjustmentClause(text)) continue;
    if (names) near = index;
    read(sentence, index, names, found);
    if (found.statements.length > 200) break;
  }
  // What was announced before it was given up did not happen; what is announced after may.
  const statements = found.statements.filter(({ stage, index }) => stage === 'effective' || index > givenUpAt);
  if (!isProxyStatement(flat)) return { ...found, statements };
  // What a proxy statement asks for has not happened; only a split with its day is history.
  return {
    ...found,
    statements: statements.filter(({ date }) => date !== null),
    asked: statements.filter(({ date }) => date === null),
  };
}

/** The standard words of the cover of Schedules 14A and 14C. */
const SCHEDULE_14 = /\b(?:proxy|information) statement pursuant to section 14\([ac]\)/i;

function isProxyStatement({ text }: FlatText): boolean {
  return natureOf(text)?.nature === 'proxy' || SCHEDULE_14.test(text.slice(0, 8_000));
}

function isAdjustmentClause(text: string): boolean {
  return (
    /(?<!split-)\b(?:adjust\w*|event of|similar|anti-?dilution|recapitali[sz]ation)\b/i.test(text) &&
    ratiosIn(text).length === 0
  );
}

const RANGE_BETWEEN = pattern('i')`
  ^\)?\s*(?:and|to|through|up to|or|-|, ?(?:and|inclusive)|and not (?:more|greater) than
  |(?:and|but)[^.;]{0,30}(?:more|greater|less) than
  |,? (?:and|to) a (?:maximum|ratio)[^.;]{0,20})\s*(?:a ratio of |of )?$
`;

const UP_TO = /\b(?:up to|not (?:more|less) than|no (?:more|less) than|at least|between|range)\b/i;
const SAYS_SPLIT = pattern('i')`
  \b(?:reverse split|consolidation|split|amendment|certificate of (?:incorporation|amendment|change)
  |articles of (?:incorporation|association))\b
`;

/** "one-for-five (1:5) to one-for-thirty (1:30)": two ratios, each with its repetition right behind it. */
function distinctRatios(ratios: readonly RatioMention[]): RatioMention[] {
  const found: RatioMention[] = [];
  for (const ratio of ratios) {
    const at = found.findIndex((one) => one.denominator * ratio.numerator === ratio.denominator * one.numerator);
    const known = found[at];
    if (known === undefined) found.push(ratio);
    else if (at === found.length - 1 && ratio.start - known.end <= 4) found[at] = { ...known, end: ratio.end };
  }
  return found;
}

function read(sentence: Sentence, index: number, names: boolean, found: SplitReading): void {
  const { statements, authorizations } = found;
  // "at 5:00 p.m. Eastern Time": its full stops end nothing.
  const text = sentence.text.replace(/\b([ap])\.m\./gi, '$1 m ');
  const at = (place: TextRange): TextRange => shifted(place, sentence.start);
  const ratios = ratiosIn(text).filter((one) => one.denominator > one.numerator && isOfShares(text, one, names));
  const distinct = distinctRatios(ratios);
  const [first, second] = distinct;
  if (first !== undefined && second !== undefined) {
    const last = distinct.at(-1) ?? second;
    // "at a ratio of 1-for-10, 1-for-15 or 1-for-20, as determined by the Board"
    if (distinct.slice(1).every((one, i) => /^,? ?(?:or )?$/i.test(text.slice(distinct[i]?.end ?? 0, one.start)))) {
      authorizations.push({ from: first, to: last, range: at({ start: first.start, end: last.end }) });
      return;
    }
    if (readApart(sentence, text, [first, second], index, names, found)) return;
  }
  let chosen = first;
  if (first !== undefined && second !== undefined) {
    const between = text.slice(first.end, second.start);
    const before = textBefore(text, first.start, 60);
    const isRange =
      RANGE_BETWEEN.test(between) &&
      (RANGE_WORDS.test(before) || RANGE_WORDS.test(between) || / to $|through/i.test(between));
    if (isRange) {
      authorizations.push({ from: first, to: second, range: at({ start: first.start, end: second.end }) });
      // "set the ratio … at forty for one (when they authorized any ratio from 5:1 to 50:1)": the one outside the range counts.
      chosen = distinct.find((ratio) => ratio !== first && ratio !== second);
    }
  } else if (first !== undefined && UP_TO.test(textBefore(text, first.start, 40))) chosen = undefined;
  const isHypothetical =
    HYPOTHETICAL.test(text.slice(0, chosen?.end ?? text.length)) &&
    !/\bwill (?:be|become|take)\b[^.;]{0,20}effect/i.test(text) &&
    !COMPLETED.test(text);
  if (chosen !== undefined && isHypothetical) return;
  const date = dateIn(text, at);
  const isDated = date !== null && !isHypothetical && (names || SAYS_SPLIT.test(text));
  if (chosen === undefined && (!isDated || second !== undefined)) return;
  const isAhead = /\bwill\b|\bexpect(?:s|ed) to\b|\bto be effect|\bto become effect|\btakes effect\b/i.test(text);
  const decided = DECIDED.test(text) && !ANNOUNCED.test(text) ? 'approved' : 'announced';
  const stage: SplitStage = EFFECT.test(text) && !isAhead ? 'effective' : decided;
  const ratio = chosen === undefined ? null : { ...chosen, range: at(chosen) };
  statements.push({ ratio, stage, date, index, range: { start: sentence.start, end: sentence.end } });
}

/** "a 1-for-30 split on March 14, 2024 and a 1-for-40 split effective June 2, 2025": each with its own day. */
function readApart(
  sentence: Sentence,
  text: string,
  [first, second]: readonly [RatioMention, RatioMention],
  index: number,
  names: boolean,
  found: SplitReading,
): boolean {
  const dates = datesIn(text);
  if (dates.length < 2) return false;
  if (/\brespectively\b/i.test(text.slice(second.end)) && dates.length === 2) {
    const isEffective = EFFECT.test(text);
    for (const [place, ratio] of [first, second].entries()) {
      const day = dates[place];
      if (day === undefined) continue;
      found.statements.push({
        ratio: { ...ratio, range: shifted(ratio, sentence.start) },
        stage: isEffective ? 'effective' : 'announced',
        date: { value: day.date, range: shifted(day, sentence.start), isEffective },
        index,
        range: { start: sentence.start, end: sentence.end },
      });
    }
    return true;
  }
  const two = twoSplitsIn(text, dates, first, second);
  if (two === null) return false;
  const partAt = (start: number, end: number): void => {
    const words = sentence.text.slice(start, end);
    read({ ...sentence, ...shifted({ start, end }, sentence.start), text: words }, index, names, found);
  };
  partAt(0, two.cut);
  const { secondDay } = two;
  if (secondDay === null || EFFECT.test(text.slice(two.cut)) || !EFFECT.test(text.slice(0, two.cut)))
    partAt(two.cut, sentence.text.length);
  // "we effected … and on January 31, 2025 a 1-for-6 reverse split": one verb for both.
  else {
    const date = { value: secondDay.date, range: shifted(secondDay, sentence.start), isEffective: true };
    const ratio = { ...second, range: shifted(second, sentence.start) };
    found.statements.push({ ratio, stage: 'effective', date, index, range: ratio.range });
  }
  return true;
}

const COMPLETED = pattern('')`
  \b(?:we|company|corporation|registrant|it|board
  |[A-Z]\w+) (?:has |have |had )?(?:previously )?(?:effected|completed|implemented|consummated|filed)\b
  |\bwas (?:effected|completed|implemented)\b|\bbecame effective\b
  |\b(?:[Rr]etroactive|[Rr]etrospective)(?:ly)?\b|\b(?:[Gg]ives?|[Gg]iving|given) effect to\b
  |\breflect(?:s|ing)?\b
`;

const OF_OTHERS = /\b(?:warrants?|rights?|units?|preferred|preference|notes?|debentures?|votes?)\b[^.;]{0,25}$/i;

/** "1:20" may be a time or a map's scale; beside shares or splits it is a ratio. */
function isOfShares(text: string, ratio: RatioMention, names: boolean): boolean {
  const around = text.slice(Math.max(0, ratio.start - 140), ratio.end + 140);
  if (OF_OTHERS.test(textBefore(text, ratio.start, 30))) return false;
  // A forward split or a conversion beside it.
  if (/^ ?(?:forward|conversion|exchange|stock dividend|share exchange)/i.test(text.slice(ratio.end))) return false;
  if (/\b(?:exchange|conversion) ratio\b/i.test(around) && !SPLIT.test(around)) return false;
  return names || /\bshares?\b|\bsplit\b|\bratio\b|\bconsolidation\b/i.test(around);
}

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const NOT_EFFECTIVE =
  /\b(?:approved|authori[sz]ed|announced|meeting|held|voted|record date|dated|release|ended|as of|adopted|until|prior to|before|report|through|period)\b[^,.;]{0,60}$|\bapproved,? on $/i;
/** The last day it may be, which is not the day. */
const LAST_DAY = /\b(?:no later than|not later than|on or before|on or prior to)\b[^,.;]{0,20}$/i;
const EFFECTIVE_BEFORE =
  /\b(?:effect(?:ive|ed|ing|uated)?|completed|implemented|consummated|filed|took effect|takes effect|effective (?:date|time))\b[^.;]{0,110}$/i;

const TAKES_EFFECT = pattern('i')`
  \beffective(?:ness)?\b[^.;]{0,70}$
  |\b(?:take|takes|took|taking|go|goes|went|came) (?:into )?effect\b[^.;]{0,60}$
  |\beffect(?:ed|uated)\b[^.;]{0,60}\b(?:on|as of)\b[^.;]{0,24}$
`;
const TRADING = /\b(?:begin|commence|trading)\b[^.;]{0,50}$/i;
const AT_OPENING = pattern('i')`
  \beffect(?:ive)? (?:as of |at |upon |with |from )?(?:the )?(?:market )?
  (?:start|open|opening|beginning|commencement)(?: of (?:trading|the market|business))?\b[^.;]{0,12}$
`;
/** 'at 12:01 a.m. on October 30, 2025 (the "Effective Time")' */
const DEFINED = /^[^.;()]{0,40}\((?:the |such )?[^()]{0,30}"(?:\w+ ){0,3}Effective (?:Time|Date)\b/i;
/** "an exhibit to our December 31, 2012 annual report" */
const OF_REPORT = /^ (?:(?:un)?audited|annual|quarterly|consolidated|condensed|financial|balance|form)\b/i;
const DONE_AFTER = pattern('i')`
  ^,? ?[^.;]{0,120}\b(?:effected|effectuated|completed|implemented|consummated|executed|carried out
  |became effective|filed|amended|underwent)\b
`;
const IN_EFFECT =
  /\beffective\b|\beffect(?:ed|uated)\b|\b(?:completed|implemented|consummated|underwent|carried out)\b/i;
const BEGINS_TRADING = /\b(?:begin|began|commence|commenced|trade|trading|open(?:s|ed)?)\b[^.;]{0,110}$/i;
const ADJUSTED = /split-adjusted|post-(?:share )?(?:split|consolidation|reverse)|adjusted basis/i;
const MONTH = new RegExp(`\\b(?:In|in|during|During) (${MONTHS}),? (20\\d\\d|19\\d\\d)\\b`);

/** The day the split takes effect as a sentence gives it; else a date with less claim to it. */
function dateIn(text: string, at: (place: TextRange) => TextRange): SplitStatement['date'] {
  const dates = datesIn(text);
  const trading = ADJUSTED.test(text)
    ? dates.find(({ start }) => BEGINS_TRADING.test(textBefore(text, start, 130)))
    : undefined;
  const inEffect = effectIn(text, dates, at);
  if (inEffect === null)
    return trading === undefined ? null : { value: trading.date, range: at(trading), isEffective: false };
  return trading === undefined || trading.date === inEffect.value ? inEffect : { ...inEffect, trading: trading.date };
}

/** The day or month of effect that a sentence states. */
function effectIn(
  text: string,
  dates: readonly DateMention[],
  at: (place: TextRange) => TextRange,
): SplitStatement['date'] {
  const effective = dates.find(({ start }) => isEffectiveDay(textBefore(text, start, 130)));
  if (effective !== undefined) return { value: effective.date, range: at(effective), isEffective: true };
  const done = dates.find((date) => isDayDone(text, date));
  if (done !== undefined) {
    const around = text.slice(Math.max(0, done.start - 130), done.end + 160);
    const isFiling = /\b(?:fil(?:ed|ing)|amended)\b/i.test(around) && !IN_EFFECT.test(around);
    return { value: done.date, range: at(done), isEffective: true, ...(isFiling && { isFiling }) };
  }
  const month = MONTH.exec(text);
  if (month !== null && /\b(?:effected|completed|implemented|consummated|became effective)\b/i.test(text)) {
    const [words, name = '', year] = month;
    const number = MONTHS.split('|').indexOf(name) + 1;
    const range = at({ start: month.index + words.indexOf(name), end: month.index + words.length });
    return { value: `${year}-${String(number).padStart(2, '0')}`, range, isEffective: true };
  }
  return null;
}

function isEffectiveDay(before: string): boolean {
  const words = TAKES_EFFECT.exec(before)?.[0];
  if (words === undefined || /\b(?:approved|meeting|held)\b[^.;]{0,50}$/i.test(words)) return false;
  return !LAST_DAY.test(before) && (!TRADING.test(before) || AT_OPENING.test(before));
}

function isDayDone(text: string, { start, end }: DateMention): boolean {
  const before = textBefore(text, start, 130);
  const after = text.slice(end, end + 160);
  if (DEFINED.test(after)) return true;
  if (NOT_EFFECTIVE.test(before) || LAST_DAY.test(before) || OF_REPORT.test(after)) return false;
  const opens = /\b(?:On|on|Effective|effective|As of|as of)\b[^.;]{0,24}$/.test(before);
  return (opens && DONE_AFTER.test(after)) || EFFECTIVE_BEFORE.test(before);
}

/** A full date, as against a month. */
export function isDay(value: string): value is IsoDate {
  return value.length === 10;
}
