import type { IsoDate } from '../../core/dates.ts';
import { datesIn } from '../layout/dates.ts';
import type { FlatText, TextRange } from '../prose/flat-text.ts';
import { textBefore } from '../prose/matches.ts';
import { pattern } from '../prose/pattern.ts';
import { sentenceStops } from '../prose/sentences.ts';
import { areAlternatives, type Found, type SentenceContext } from './listing-deficiency.ts';
import { type Deficiency, deficiencyIn, type RuleMention, rulesIn } from './listing-rules.ts';

/** One condition of continued listing: by a day, compliance with one standard. */
export interface PanelCondition {
  readonly rule: RuleMention | null;
  /** Null: all standards, or one that is not named. */
  readonly deficiency: Found<Deficiency> | null;
  readonly deadline: Found<IsoDate>;
  readonly range: TextRange;
}

export interface PanelConditions {
  readonly conditions: readonly PanelCondition[];
  /** Where the list ends, in the whole text. */
  readonly end: number;
}

const OPENING = pattern('i')`
  \b(?:subject to|on condition of|conditioned (?:up)?on|provided)\s(?:[^.;:]{0,60}\b)?(?:following|conditions?|milestones?)\b[^.;:]{0,60}:
`;
const LONGEST = 4_000;
const ITEM =
  /(?:;(?:\s+(?:and|or))?|\n|(?:,|,? and|^|\.)(?=\s*\((?:[ivx]{1,4}|[a-h]|\d)\)\s)|\.(?=\s+(?:(?:\(?\d{1,2}[.)]|[*•●▪-])\s|(?:On or before|No later than|By|Before|Prior to)\s)))/g;
const MARKER = /^\s*(?:(?:and|or)\s+)?(?:[*•●▪◦–-]|\(?(?:[ivx]{1,4}|[a-h]|\d{1,2})[.)])\s+/i;
const BY =
  /\b(?:on or before|no later than|by|before|until|prior to|through|ending on)\s(?:(?:mon|tues|wednes|thurs|fri)day,? )?$/i;
const COMPLIANCE = pattern('i')`
  \b(?<!(?:sufficient|order|necessary|designed|intended|steps|plans?|able|efforts) to )
  (?:demonstrat|evidenc|regain|achiev|show|establish|attain|confirm|be in|come into|maintain)\w*\b[^;]{0,160}?\bcomplian
  |\b(?:shall|must|will) (?:comply|meet|satisfy)\b|\bcompliance with\b
`;
const WEAK = /\b(?:sufficient|in order|necessary|designed|intended|steps|plans?) to\b[^;]{0,80}?complian/i;

/**
 * The conditions listed after "subject to the following:". Only those that demand compliance with a listing standard
 * by a day; a split or a filing to be made by a day is no deadline to comply.
 *
 * @param at where the sentence that grants continued listing begins
 * @param lookUp the rules that words cite by a defined name
 */
export function panelConditionsAfter(
  { text }: FlatText,
  at: number,
  lookUp: (words: string, numbered: readonly RuleMention[]) => readonly RuleMention[],
): PanelConditions | null {
  const opening = OPENING.exec(text.slice(at, at + 1_200));
  if (opening === null) return null;
  const from = at + opening.index + opening[0].length;
  const list = text.slice(from, from + LONGEST);
  const conditions: PanelCondition[] = [];
  let end = from;
  for (const { start, end: stop } of itemsOf(list)) {
    const item = list.slice(start, stop).replace(/\n/g, ' ');
    if (!/\w{3}/.test(item)) continue;
    // What follows the condition in its paragraph is no part of it.
    const words = item.slice(0, sentenceStops(item).find((place) => place > 20) ?? item.length);
    const dates = datesIn(words).filter((date) => BY.test(textBefore(words, date.start, 40)));
    const [first] = dates;
    if (first === undefined && !MARKER.test(words)) break;
    end = from + stop;
    if (first === undefined || !COMPLIANCE.test(words) || WEAK.test(words)) continue;
    const numbered = rulesIn(words, from + start);
    const [rule = null] = [...numbered, ...lookUp(words, numbered)];
    const worded = deficiencyIn(words);
    const place = ({ start: begin, end: last }: TextRange) => ({
      start: from + start + begin,
      end: from + start + last,
    });
    const value = rule?.deficiency ?? worded?.deficiency ?? null;
    const range = worded !== null && worded.deficiency === value ? place(worded) : (rule ?? place(first));
    conditions.push({
      rule,
      deficiency: value === null ? null : { value, range },
      deadline: { value: first.date, range: place(first) },
      range: { start: from + start, end: from + stop },
    });
  }
  return conditions.length === 0 ? null : { conditions, end };
}

/**
 * The conditions of a sentence that extends the time for several standards: "until October 31 to comply with Rule
 * 5550(a)(2) and until September 30 with Rule 5550(b)(1)".
 */
export function pairedConditions({ text, rules, dates, at }: SentenceContext): readonly PanelCondition[] {
  const [first, second] = rules;
  if (first === undefined || second === undefined || first.deficiency === second.deficiency) return [];
  const offset = at({ start: 0, end: 0 }).start;
  const inside = rules.filter(
    ({ start, deficiency }) => deficiency !== null && start >= offset && start < offset + text.length,
  );
  const days = dates.filter((date) => BY.test(textBefore(text, date.start, 40)));
  const [earliest] = days;
  if (
    inside.length < 2 ||
    earliest === undefined ||
    inside.some((rule) => areAlternatives(first, rule) && rule !== first)
  )
    return [];
  const isBefore = earliest.start < first.start - offset;
  return inside.flatMap((rule): PanelCondition[] => {
    const place = rule.start - offset;
    const day = isBefore
      ? days.findLast(({ start }) => start < place)
      : (days.find(({ start }) => start > place) ?? days.at(-1));
    if (day === undefined || rule.deficiency === null) return [];
    const deficiency = { value: rule.deficiency, range: rule };
    return [{ rule, deficiency, deadline: { value: day.date, range: at(day) }, range: rule }];
  });
}

/** Items of a list: marked ones run on over line ends until the next mark. */
function* itemsOf(list: string): Generator<TextRange> {
  let start = 0;
  for (const { index, 0: words } of list.matchAll(ITEM)) {
    if (index < start || list.slice(start, index).trim() === '') {
      if (index >= start) start = index + words.length;
      continue;
    }
    // A hard line end within an item, as in plain text.
    if (
      words === '\n' &&
      !MARKER.test(list.slice(index + 1)) &&
      /^[^\n]*[a-z,)]$/.test(list.slice(start, index).trimEnd()) &&
      /^\s*[a-zA-Z(]/.test(list.slice(index + 1)) &&
      !/[.;:]\s*$/.test(list.slice(start, index))
    )
      continue;
    yield { start, end: index };
    start = index + words.length;
  }
  if (start < list.length) yield { start, end: list.length };
}
