import type { IsoDate } from '../../core/dates.ts';
import type { CorporateActionValues } from '../../core/rows-compliance.ts';
import { type DateMention, datesIn } from '../layout/dates.ts';
import type { FlatText, Sentence, TextRange } from '../prose/flat-text.ts';
import { rangeOfMatch, shifted, textBefore } from '../prose/matches.ts';
import { pattern } from '../prose/pattern.ts';
import type { Named } from './cover-names.ts';

export type ActionType = CorporateActionValues['type'];

export interface Action {
  readonly type: ActionType;
  readonly from: Named | null;
  readonly to: Named | null;
  readonly date: { readonly value: IsoDate; readonly range: TextRange; readonly isOwn: boolean } | null;
  /** The words that state it. */
  readonly range: TextRange;
  /** False for the second of a row, such as the warrants' symbol beside the shares'. */
  readonly isMain?: boolean;
  /** Whether it is said to come with the closing of a deal. */
  readonly isAtClosing?: boolean;
}

/** A sentence in its document. */
export interface Context {
  readonly flat: FlatText;
  readonly sentence: Sentence;
  readonly index: number;
}

/** What may be, is proposed or sought. */
export const UNREAL = pattern('i')`
  \b(?:(?<!\bas )may(?! \d)|might|could|would(?! be effective)|if|whether|proposal|proposed|intends? to (?:seek|propose|change)
  |plans? to (?:seek|propose)|seek(?:ing)? (?:stock|share)holder|unless|in the event|no assurance
  |can be no|eligible to|consider\w*|to (?:approve|vote on|ratify)|not yet|subject to (?:the )?(?:approval
  |(?:stock|share)holders?|vote))\b
`;

/** A name without its article and punctuation. */
export function plainName(value: string): string {
  return value
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

export function rangeAt(start: number, value: string): TextRange {
  return { start, end: start + value.length };
}

/** An action that a match in the sentence states. */
export function actionAt({ sentence }: Context, match: RegExpExecArray, action: Omit<Action, 'range'>): Action {
  return { ...action, range: rangeOfMatch(match, sentence.start) };
}

/** A date of a sentence; `isOwn` where the sentence gives it to the action. */
export function dayIn({ start }: TextRange, date: DateMention, isOwn = true): NonNullable<Action['date']> {
  return { value: date.date, range: shifted(date, start), isOwn };
}

const OTHER_DATE = /\b(?:dated|filed on|approved|applied|meeting|held|until|ended|agreement)\b[^.;]{0,40}$/i;
/** "holders of record as of July 6", "the record date of July 6". */
export const OF_RECORD = /\brecord(?: date)?,?(?: (?:of|on|as|at|is|the|close|business|will|be))*,? $/i;
/** "May 16, 2017 (the "Effective Date")". */
const NAMED_EFFECTIVE = /^,? \((?:the |such time, the )?"Effective (?:Date|Time)"/i;
/** What comes before an action: its charter is filed or resolved on, and it is announced. */
const EARLIER_ACT = pattern('i')`
  ^(?:[^.;]|\b(?:Inc|Corp|Ltd|Co|L\.P|N\.V|S\.A|v)\.){0,160}?
  \b(?:filed|amended|approved|adopted|announced|declared|authori[sz]ed(?! (?:shares?|capital|common|preferred|stock)\b)|resolved|notified|received)\b
`;
/** What is only decided or made known on a day happens on another. */
const DECISION = pattern('i')`
  ^(?:[^.;]|\b(?:Inc|Corp|Ltd|Co|L\.P|N\.V|S\.A|v)\.){0,160}?
  \b(?:approved|adopted|announced|declared|authori[sz]ed(?! (?:shares?|capital|common|preferred|stock)\b)|resolved|notified)\b
`;
const EFFECTIVE = /\b(?:effective|begin|commence|market open|opening)\b[^;]{0,80}$/i;

const LONGEST_PLACE = 80;
const BEHIND_DATELINE = /^,? ?(?:\(|\/|-|\u2014)/;
const WIRE = /^[^.;]{0,40}wire\b|^,? ?(?:\/|-|\u2014)/i;

/** "NEW YORK, March 3, 2025 (WIRE) - …": the day of the release, not of what it announces. */
function isDateline(text: string, { start, end }: DateMention): boolean {
  const after = text.slice(end, end + 60);
  return start < LONGEST_PLACE && BEHIND_DATELINE.test(after) && WIRE.test(after);
}

function usableDates({ text }: Sentence): DateMention[] {
  return datesIn(text).filter((date) => {
    const before = textBefore(text, date.start, 60);
    return !OTHER_DATE.test(before) && !OF_RECORD.test(before) && !isDateline(text, date);
  });
}

/** The date of the sentence that certain words precede; of several the nearest to the action. */
export function governedDay({ sentence }: Context, at: number, words: RegExp): Action['date'] {
  const governed = usableDates(sentence)
    .filter(
      ({ start, end }) =>
        words.test(textBefore(sentence.text, start, 90)) || NAMED_EFFECTIVE.test(sentence.text.slice(end, end + 40)),
    )
    .sort((a, b) => Math.abs(a.start - at) - Math.abs(b.start - at))[0];
  return governed === undefined ? null : dayIn(sentence, governed);
}

/** The effective date, in this sentence, else in the next; `isOwn` where a word such as "effective" precedes it. */
export function dateNear(context: Context, at: number, words: RegExp): Action['date'] {
  const { flat, sentence, index } = context;
  const { text } = sentence;
  const dates = usableDates(sentence);
  const governed = governedDay(context, at, words);
  if (governed !== null) return governed;
  const today = TODAY.test(text) ? datelineDay(flat) : null;
  if (today !== null) return today;
  const before = dates.findLast(({ start }) => start < at) ?? dates[0];
  // "On March 17, 2025, …" gives the day of what the sentence states, unless that is a filing or an announcement.
  const opens =
    dates.length === 1 &&
    !EARLIER_ACT.test(text) &&
    before !== undefined &&
    /^(?:on|effective(?: on)?),? $/i.test(text.slice(0, before.start));
  // "announced that on January 1 it changed its name" has the day of the change.
  const isDecided = before !== undefined && before.start < 40 && (DECISION.exec(text)?.[0].length ?? 0) > before.end;
  if (before !== undefined && !isDecided) return dayIn(sentence, before, opens);
  for (const other of [flat.sentences[index + 1], flat.sentences[index - 1]]) {
    if (other?.paragraph !== sentence.paragraph) continue;
    const date = datesIn(other.text).findLast(({ start }) => EFFECTIVE.test(textBefore(other.text, start, 100)));
    if (date !== undefined) return dayIn(other, date, false);
  }
  return null;
}

const TODAY = pattern('i')`
  \beffective (?:as of )?today\b|\b(?:trading|trades?|quoted|listed)\b[^.;]{0,60}\b(?:beginning |starting |effective )?today\b
  |\btoday,? (?:\w+ ){0,6}(?:began|begins|begin|commenced|commences)\b
`;
const LONGEST_DATELINE = 1_200;

/** What "today" is in a release: "NEW YORK, March 3, 2025 (WIRE) - …". */
function datelineDay({ text }: FlatText): Action['date'] {
  const head = text.slice(0, LONGEST_DATELINE);
  const day = datesIn(head).find(({ end }) => BEHIND_DATELINE.test(head.slice(end, end + 3)));
  return day === undefined ? null : { value: day.date, range: day, isOwn: false };
}

/** The first date behind certain words, in the first of some sentences that has both. */
export function dayBehind(sentences: readonly Sentence[], words: RegExp, reach: number): Action['date'] {
  for (const sentence of sentences) {
    const match = words.exec(sentence.text);
    if (match === null) continue;
    const date = datesIn(sentence.text).find(({ start }) => start > match.index && start - match.index < reach);
    if (date !== undefined) return dayIn(sentence, date);
  }
  return null;
}
