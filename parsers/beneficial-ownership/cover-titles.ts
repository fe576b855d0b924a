import { datesIn } from '../layout/dates.ts';
import { verbose } from '../layout/patterns.ts';
import type { ItemAnswers } from './item-rows.ts';
import { isNameEnding } from './name-ending.ts';
import { sameName } from './same-name.ts';

/** What the head of a schedule is read from. */
export interface Head {
  /** The text before the first person's page. */
  readonly cover: string;
  /** The whole text. */
  readonly text: string;
  /** Items 1, 2 and 4 repeat issuer, title and CUSIP. */
  readonly answers: ItemAnswers;
  /** The issuer in the submission's header. */
  readonly subject: string | null;
}

interface Line {
  readonly text: string;
  readonly start: number;
}
interface Words extends Line {
  readonly end: number;
}

const RULE = /^[\s=*.|-]*$/;
/** Another label, or the form's own heading: no name, no title. */
const HEADING = verbose('i')`
  \)\s*(?!\s)(?:\*{1,3}\s*(?!\s))?(?:\d\s*)?$|exchange\s+act|act\s+of\s+1934|amendment\s+no|schedule\s+13|\brule\s+13d|
  statements?\s+(?:filed|pursuant)|filed\s+pursuant|information\s+to\s+be\s+included|washington,?\s*d\.?\s?c|
  ^\W*(?:united\s+states\s*$|securities\s+and\s+exchange|form\s+|sec\s+13[dg]\b|name\s+of|title\s+of|cusip\b|dates?\s+of|check\s+the)`;
const LONGEST_LINE = 400;
/** No name or title takes more lines. */
const MOST_LINES = 4;

/**
 * The words above a label in parentheses, as the cover sets them: "ACME INC" over "(Name of Issuer)". Lines count
 * back to the form's heading or the label before; a rule or blank line ends them only where enough was read.
 */
function above(cover: string, at: number): Words | null {
  const columns = columnsAbove(cover, at);
  if (columns) return columns;
  const offset = Math.max(0, at - 600);
  const lines = [...cover.slice(offset, at).matchAll(/(?<=^|\n)[^\n]*/g)].map(
    ({ 0: text, index }): Line => ({ text, start: offset + index }),
  );
  const taken: Line[] = [];
  let gap = false;
  for (const line of lines.reverse()) {
    if (RULE.test(line.text)) {
      gap = taken.length > 0;
      continue;
    }
    // "SCHEDULE 13D Acme Inc (Name of Issuer)" on one line: the words of the label come after the heading.
    const inline = taken.length === 0 ? afterHeading(line) : line;
    if (HEADING.test(inline.text)) break;
    if (gap && !isNameEnding(taken[0]?.text ?? '')) break;
    taken.unshift(inline);
    if (inline !== line || taken.length === MOST_LINES) break;
  }
  const [from] = taken;
  const to = taken.at(-1);
  return from && to ? wordsIn(cover, from.start, to.start + to.text.length) : null;
}

const CELL = /[^\s\t](?:[^\t\n]*?[^\s\t])??(?=\t|[^\S\n]{3,}|[^\S\n]*(?:\n|$))/g;

/** Two labels beside each other, `(Name of Issuer)    (Title of Class)`, with as many words on the line above. */
function columnsAbove(cover: string, at: number): Words | null {
  const start = cover.lastIndexOf('\n', at - 1) + 1;
  const stop = cover.indexOf('\n', at);
  const line = cover.slice(start, stop < 0 ? cover.length : stop);
  if (line.length > LONGEST_LINE) return null;
  const cells = [...line.matchAll(CELL)];
  if (cells.length < 2 || !cells.every(({ 0: cell }) => cell.startsWith('('))) return null;
  const over = cover.slice(0, start).trimEnd();
  const overStart = over.lastIndexOf('\n') + 1;
  const values = [...over.slice(overStart, overStart + LONGEST_LINE).matchAll(CELL)];
  const own = values[cells.findIndex(({ index, 0: cell }) => start + index + cell.length > at)];
  if (!own || values.length !== cells.length) return null;
  return wordsIn(cover, overStart + own.index, overStart + own.index + own[0].length);
}

function wordsIn(text: string, from: number, to: number): Words | null {
  const raw = text.slice(from, to);
  const words = raw
    .replace(/={2,}|-{3,}|\s+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
  if (!/\p{L}/u.test(words) || /^\(.*\)$/.test(words)) return null;
  return { text: words, start: from + raw.search(/\S/), end: from + raw.trimEnd().length };
}

const THROUGH_HEADING = verbose('i')`
  ^.*(?:\(\s*(?:amendment|name\s+of|title\s+of|cusip|date\s+of)[^)]{0,60}\)\*?|schedule\s+13[dg](?:\/a)?|
  act\s+of\s+1934)\s+(?=\S)`;

function afterHeading(line: Line): Line {
  const length = THROUGH_HEADING.exec(line.text)?.[0].length ?? 0;
  return length > 0 ? { text: line.text.slice(length), start: line.start + length } : line;
}

/** The words behind a label on its line, "(Name of Issuer) ACME INC", or, where `isBelow`, on the line after it. */
function behind(cover: string, from: number, isBelow: boolean): Words | null {
  const lead = isBelow ? /^[\s:.|*-]*/ : /^[^\S\n]*(?:[:*|-][^\S\n]*)*/;
  const start = from + (lead.exec(cover.slice(from, from + 200))?.[0].length ?? 0);
  const line = /^[^\n]*/.exec(cover.slice(start, start + 250))?.[0] ?? '';
  // Cells of a row, or columns: the words of a second one are another value.
  const own = line.split(/\t|\s{4,}/, 1)[0] ?? '';
  // "Name of Issuer (Acme Inc)"
  const inner = isBelow ? null : /^\(([^()]{3,120})\)\s*$/.exec(own)?.[1];
  if (inner && isTitle(inner) && !HEADING.test(`(${inner}`)) return wordsIn(cover, start + 1, start + 1 + inner.length);
  return own.startsWith('(') || HEADING.test(own) || !isTitle(own) ? null : wordsIn(cover, start, start + own.length);
}

/** A CUSIP, or most of its characters. */
const IDENTIFIER = /^(?=[^\d]{0,9}\d)[\dA-Z]{6,9}$/i;

/** Words that may be a name or a title: not a date, not a number. */
function isTitle(words: string): boolean {
  return /\p{L}{2}/u.test(words) && datesIn(words).length === 0 && !IDENTIFIER.test(words.replace(/[\s-]/g, ''));
}

interface Label {
  readonly start: number;
  readonly end: number;
  /** Its value follows, as the colon says. */
  readonly isFollowed: boolean;
}

function labelsOf(cover: string, pattern: RegExp): readonly Label[] {
  return [...cover.matchAll(pattern)].slice(0, 4).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    isFollowed: !match[0].endsWith(')'),
  }));
}

/** The values that a label of the cover may have, the likeliest first. */
function valuesOf(cover: string, pattern: RegExp): readonly Words[] {
  return labelsOf(cover, pattern).flatMap(({ start, end, isFollowed }) => {
    const [line, below] = [behind(cover, end, false), behind(cover, end, true)];
    const over = above(cover, start);
    return (isFollowed ? [line, below, over] : [over, line]).filter((words) => words !== null);
  });
}

/** The values that an item of the schedule states. */
function statedIn(text: string, { places }: ItemAnswers, question: 'issuer' | 'title'): readonly Words[] {
  return (places.get(question) ?? []).flatMap(({ start, end }) => {
    const lines = /^\s*[^\n]*(?:\n[^\S\n]*[^\n]*)?/.exec(text.slice(start, end))?.[0] ?? '';
    const [first = '', second = ''] = lines.trimStart().split(/\n/);
    const from = start + lines.length - lines.trimStart().length;
    const whole = isNameEnding(second) ? `${first}\n${second}` : first;
    return wordsIn(text, from, from + whole.length) ?? [];
  });
}

const ISSUER =
  /(?:\(\s*|^[ \t]*)names?\s+of\s+(?:the\s+)?(?:issuer|subject\s+company|company)\b(?:\s*\)|(?=\s*[:(]))|^[ \t]*issuer(?=[ \t]*:)/gim;
const TITLE =
  /(?:\(\s*|^[ \t]*)titles?\s+(?:of|and)\s+(?:each\s+)?(?:class|series)(?:\s+of\s+securities)?(?:[^):\n]{0,40}\)|(?=\s*:))/gim;

/** The issuer: what the cover and Item 1 or the header agree on, else the cover's first value, else that of Item 1. */
export function issuerNameIn({ cover, text, answers, subject }: Head): Words | null {
  const named = valuesOf(cover, ISSUER);
  const stated = statedIn(text, answers, 'issuer');
  const others = [...stated.map((words) => words.text), ...(subject === null ? [] : [subject])];
  return named.find((words) => others.some((other) => sameName(words.text, other))) ?? named[0] ?? stated[0] ?? null;
}

export function securitiesClassIn({ cover, text, answers }: Head): Words | null {
  const [named] = valuesOf(cover, TITLE);
  const [stated] = statedIn(text, answers, 'title').filter((words) => isTitle(words.text));
  return named ?? stated ?? underlined(cover) ?? null;
}

const BARE_TITLE = /^[ \t]{0,80}titles?\s+of\s+class(?:es)?\s+of\s+securities[ \t]{0,80}$/im;

/** The title over a rule over a label without parentheses or colon. */
function underlined(cover: string): Words | null {
  const label = BARE_TITLE.exec(cover);
  const before = label && cover.slice(0, label.index).trimEnd();
  const line = before ? before.slice(before.lastIndexOf('\n') + 1) : '';
  return label && RULE.test(line) && line.includes('----') ? above(cover, label.index) : null;
}
