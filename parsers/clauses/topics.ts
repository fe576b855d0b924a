import type { Sentence, TextRange } from '../prose/flat-text.ts';
import { FINITE } from './events.ts';
import { type Token, tokensOf } from './tokens.ts';
import { verbOf } from './verbs.ts';

/** A part of a sentence (a table cell, or what is behind a label) with its topics, outermost first. */
export interface Part extends TextRange {
  readonly topics: readonly TextRange[];
  /** The label before a colon that names who or what the part is about; also the last topic. */
  readonly label: TextRange | null;
}

const LONGEST_HEADING = 90;
/** A heading on a line of its own holds for so many paragraphs, unless another follows. */
const HELD_PARAGRAPHS = 2;

/** Few words without a verb and without figures: "Lock-Up Agreements." */
export function isHeading({ text }: Pick<Sentence, 'text'>): boolean {
  if (text.length > LONGEST_HEADING || text.includes('\t')) return false;
  const tokens = tokensOf(text);
  const isBroken = tokens.slice(0, -1).some(({ word }) => word === ':');
  return (
    tokens.length <= 14 &&
    !isBroken &&
    !tokens.some((token, at) => isVerb(token) || (at > 2 && token.kind === 'number'))
  );
}

function isVerb({ word, isCapital }: Token): boolean {
  if (FINITE.has(word)) return !(word === 'may' && isCapital);
  const form = verbOf(word)?.form;
  return form === 'past' || form === 'third person' || form === 'participle';
}

/** Follows headings and row labels over the sentences of a document, which are given to it in order. */
export function createTopics(): (sentence: Sentence) => readonly TextRange[] {
  let heading: Sentence | null = null;
  let isRunIn = false;
  let row: (TextRange & Pick<Sentence, 'paragraph'>) | null = null;
  let last: Sentence | null = null;
  return (sentence) => {
    const { start, paragraph } = sentence;
    if (last === heading && heading !== null) isRunIn = heading.paragraph === paragraph;
    last = sentence;
    if (isHeading(sentence)) {
      heading = sentence;
      return [];
    }
    const held = isRunIn ? 0 : HELD_PARAGRAPHS;
    if (heading !== null && paragraph > heading.paragraph + held) heading = null;
    const label = row?.paragraph === paragraph ? row : null;
    const first = label === null ? rowLabelOf(sentence) : null;
    if (first !== null) row = { start, end: start + first.length, paragraph };
    return [heading, label].flatMap((topic) => (topic === null ? [] : [{ start: topic.start, end: topic.end }]));
  };
}

/** The words of a row's first cell, where others follow. */
function rowLabelOf({ text }: Sentence): string | null {
  const label = /^[^\t]{2,90}(?=\t)/.exec(text)?.[0];
  return label === undefined || tokensOf(label).some(isVerb) ? null : label;
}

const LABEL = /^\s*([^:\t;.]{2,60}?)\s?:(?=\s|$)/;
const LONGEST_LABEL = 9;

/** The cells of a sentence under its topics; the first cell of a row, and what precedes a colon, are topics themselves. */
export function partsOf(sentence: Sentence, outer: readonly TextRange[]): Part[] {
  const { text, start, end } = sentence;
  const row = rowLabelOf(sentence);
  const topics = row === null ? outer : [...outer, { start, end: start + row.length }];
  const parts: Part[] = [];
  let at = row === null ? 0 : row.length + 1;
  for (const cell of text.slice(at).split('\t')) {
    const label = LABEL.exec(cell);
    const words = label?.[1] ?? '';
    const tokens = tokensOf(words);
    const isLabel = label !== null && tokens.length > 0 && tokens.length <= LONGEST_LABEL && !tokens.some(isVerb);
    const from = start + at + (isLabel ? label[0].indexOf(words) : 0);
    const own = isLabel ? { start: from, end: from + words.length } : null;
    const head = isLabel ? label[0].length : 0;
    if (cell.slice(head).trim() !== '')
      parts.push({
        start: start + at + head,
        end: start + at + cell.length,
        topics: own === null ? topics : [...topics, own],
        label: own,
      });
    at += cell.length + 1;
  }
  return parts.length > 0 ? parts : [{ start, end, topics: outer, label: null }];
}
