import { asciiMarks, type TextRange } from '../prose/flat-text.ts';
import type { OfferingDocument } from './offering-document.ts';

/** A line of a term sheet or a summary: "Public offering price:", "$2.80 per share". */
export interface TermRow {
  readonly label: string;
  readonly value: string;
  /** The value's place. */
  readonly at: TextRange;
}

const LONGEST_LABEL = 110;
const LONGEST_VALUE = 1_500;
/** Between label and value: the edge of a cell, a colon, or a gap of a fixed-width table. */
const SPLIT =
  /\s{0,8}\|\s{0,8}(?:\|\s{0,8}){0,12}|[:.]?\s{0,4}\t\s{0,8}|:\s{1,40}(?=\S)|\s?(?:\.\s?){4,}\s{0,8}|\s{3,}/;
/** A label that wraps: its second line has the dots that lead to the value. */
const LEADERS = /^\s?(?:\.\s?){4,}/;
const LABEL_HEAD = /^[A-Z][^.:;|\t]{3,70}[a-z,]$/;
/** A label cannot end in such a word. */
const UNFINISHED = /\b(?:after|before|prior to|following|by|to|of|the|this|in|and|for|upon|immediately)$/;
const RULE = /^[-=:|\s]+$/;
/** A line that is a label alone; its value is the next line. */
const LABEL_ALONE = /^[A-Z][^.;?!\n]{2,90}:$/;

/** The lines of a range that give a label and a value, by cells, colons or gaps. */
export function termRowsOf(document: OfferingDocument, { start, end }: TextRange): TermRow[] {
  const text = document.layout.plain.text;
  const rows: TermRow[] = [];
  let pending: string | null = null;
  let above: LabelLine | null = null;
  let at = start;
  while (at < end) {
    const newline = text.indexOf('\n', at);
    const stop = newline < 0 || newline > end ? end : newline;
    const line = text.slice(at, stop);
    const from = at + (/[^\s|]/.exec(line)?.index ?? 0);
    at = stop + 1;
    const words = line.replace(/^[\s|]+|[\s|]+$/g, '');
    if (words === '' || RULE.test(words)) continue;
    if (pending !== null) {
      rows.push(termRow(pending, text, from, from + words.length));
      pending = null;
      continue;
    }
    const indent = from - (stop - line.length);
    const head = above;
    above = LABEL_HEAD.test(words) && !/\s{3}/.test(words) ? { words, indent } : null;
    if (LABEL_ALONE.test(words)) {
      pending = words.slice(0, -1);
      continue;
    }
    const split = SPLIT.exec(words.slice(0, LONGEST_LABEL + 20));
    if (split === null || split.index < 3 || split.index > LONGEST_LABEL || !/[a-z]/i.test(words)) continue;
    const valueAt = from + split.index + split[0].length;
    if (valueAt < from + words.length)
      rows.push(
        termRow(
          head !== null && isRestOf(head, { words, indent }, LEADERS.test(split[0]))
            ? `${head.words} ${words.slice(0, split.index)}`
            : words.slice(0, split.index),
          text,
          valueAt,
          LEADERS.test(split[0]) ? wrappedEnd(text, stop, end, valueAt - (stop - line.length)) : from + words.length,
        ),
      );
  }
  return rows;
}

const MOST_LINES = 8;

/** The end of a value that wraps in its column of a fixed-width table: the lines below that begin there. */
function wrappedEnd(text: string, stop: number, end: number, column: number): number {
  let to = stop;
  for (let lines = 0; to < end && lines < MOST_LINES; lines += 1) {
    const newline = text.indexOf('\n', to + 1);
    const next = newline < 0 || newline > end ? end : newline;
    const indent = text.slice(to + 1, next).search(/\S/);
    if (indent < column - 2 || indent > column + 4) break;
    to = next;
  }
  return to - (text.slice(stop - 1, to).length - text.slice(stop - 1, to).trimEnd().length);
}

interface LabelLine {
  readonly words: string;
  readonly indent: number;
}

/** A wrapped label is indented below its first line, and has dots behind it or goes on in small letters; or it is cut off. */
function isRestOf(head: LabelLine, { words, indent }: LabelLine, hasLeaders: boolean): boolean {
  const goesOn = /^[a-z]/.test(words);
  if (indent > head.indent) return hasLeaders || goesOn;
  return goesOn && indent === head.indent && UNFINISHED.test(head.words);
}

function termRow(label: string, text: string, start: number, end: number): TermRow {
  const to = Math.min(end, start + LONGEST_VALUE);
  const value = asciiMarks(text.slice(start, to)).replace(/\t/g, ' ');
  return { label: asciiMarks(label).replace(/\s+/g, ' ').trim(), value, at: { start, end: to } };
}
