import type { TextElement, VoteElement } from '../rows/vote-record.ts';
import { anchorOf, stripAnchor } from '../words/proposal-anchors.ts';
import { proposalTypeOf } from '../words/proposal-type.ts';

/** The words between two rows of counts: those about the row before, and those that introduce the next. */
export interface Split {
  readonly trailing: readonly TextElement[];
  readonly leading: readonly TextElement[];
  readonly number: number | null;
  /** The words begin a new proposal. */
  readonly isNew: boolean;
}

/** The numbers that titles begin with throughout the item. */
export interface Lookahead {
  readonly anchors: readonly { readonly index: number; readonly number: number }[];
  readonly hasRecords: boolean;
}

export function lookAhead(elements: readonly VoteElement[]): Lookahead {
  const anchors = elements.flatMap((one, index) => {
    const words = one.kind === 'text' ? one.text : one.kind === 'record' ? one.label : '';
    const number = anchorOf(words)?.number;
    return number === undefined ? [] : [{ index, number }];
  });
  return { anchors, hasRecords: elements.some((one) => one.kind === 'record') };
}

/**
 * Splits the words between two rows.
 *
 * @param labels the next row's own words.
 * @param isFirst no row comes before.
 * @param index of the next row among the elements.
 */
export function splitWords(
  between: readonly TextElement[],
  labels: readonly TextElement[],
  isFirst: boolean,
  index: number,
  lookahead: Lookahead,
): Split {
  const splitAt = (at: number, number: number | null): Split => {
    return { trailing: between.slice(0, at), leading: between.slice(at), number, isNew: true };
  };
  const [labelNumber = null] = labels.flatMap((text) => anchorOf(text.text)?.number ?? []);
  const anchors = between.flatMap((text, at) => {
    const number = anchorOf(text.text)?.number;
    return number === undefined ? [] : [{ at, number }];
  });
  const [before, last] = [anchors.at(-2), anchors.at(-1)];
  const wordsAt = (at: number): string => stripAnchor(between[at]?.text ?? '');
  if (last !== undefined) {
    // "(iv)" on its own line before "Proposal 1:" is the number.
    const isAlone =
      before !== undefined &&
      before.at === last.at - 1 &&
      wordsAt(before.at).length < 2 &&
      // "… in favor of Proposal Three." is the end of a sentence.
      between[before.at]?.isProse === false;
    const numbers = anchors.map((one) => one.number);
    if (!isAlone && isFirst && isAgenda(numbers, index, lookahead))
      return splitAfterAgenda(between, last.at + 1, labelNumber);
    const { at, number } = isAlone ? before : last;
    return splitAt(at, labelNumber !== null && wordsAt(at).length > 0 ? labelNumber : number);
  }
  if (labelNumber !== null) {
    // The row carries its own number and title; headings before it belong to it, sentences to the row before.
    const isSentence = ({ text }: TextElement): boolean => /[.;]["”’)]?$/.test(text) || text.length > 100;
    return splitAt(isFirst ? 0 : between.findLastIndex(isSentence) + 1, labelNumber);
  }
  if (between.length === 0) return { trailing: [], leading: [], number: null, isNew: labels.length > 0 };
  const typed = between.findLastIndex(hasType);
  if (isFirst) {
    const previous = between[typed - 1];
    const isTwoLines = previous !== undefined && isTitle(previous) && hasType(previous);
    return splitAt(Math.max(0, isTwoLines ? typed - 1 : typed), null);
  }
  // Unnumbered: from the first heading, else the last paragraph that names a subject.
  const title = between.findIndex(isTitle);
  return splitAt(title >= 0 ? title : typed < 0 ? between.length - 1 : typed, null);
}

/** The agenda comes before the first row's own title: short or strong words after it, or words that name a subject. */
function splitAfterAgenda(between: readonly TextElement[], end: number, number: number | null): Split {
  const isOwn = (text: TextElement): boolean => hasType(text) || text.isStrong || text.text.length < 200;
  const { own = [], others = [] } = Object.groupBy(between.slice(end), (text) => (isOwn(text) ? 'own' : 'others'));
  return { trailing: [...between.slice(0, end), ...others], leading: own, number, isNew: true };
}

function hasType(text: TextElement): boolean {
  return proposalTypeOf(text.text) !== null;
}

function isTitle(element: TextElement): boolean {
  const { text, isStrong, isProse } = element;
  const isSentence = /[.;,]["”’)]?$/.test(text) && !/\bInc\.$/.test(text);
  if (isSentence) return isStrong && text.length < 200 && hasType(element);
  return (
    !isProse &&
    text.length < 260 &&
    /^[\p{Lu}“"]/u.test(text) &&
    (isStrong || /proposal/i.test(text) || hasType(element))
  );
}

/** Numbers that count up before the first row, and begin again later, or go no further: the agenda. */
function isAgenda(numbers: readonly number[], index: number, { anchors, hasRecords }: Lookahead): boolean {
  const restarts = numbers.some((number, at) => at > 0 && number <= (numbers[at - 1] ?? 0));
  if (restarts || numbers.length < 2) return false;
  const top = Math.max(...numbers);
  const later = anchors.filter((one) => one.index > index);
  return later.length === 0 || later.some(({ number }) => number <= top) || !hasRecords;
}
