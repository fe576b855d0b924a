import { stripAnchor } from './grouped-proposal.ts';
import { anchorOf } from './proposal-anchors.ts';
import { proposalTypeOf } from './proposal-type.ts';
import type { TextElement, VoteElement } from './vote-record.ts';

/** The words between two rows of counts, parted. */
export interface Split {
  readonly trailing: TextElement[];
  readonly leading: TextElement[];
  readonly number: number | null;
  /** Words begin a new proposal. */
  readonly isNew: boolean;
}

/** Parts the words between two rows; looks ahead at the numbers that titles further down begin with. */
export function createTextSplitter(elements: readonly VoteElement[]) {
  const laterAnchors = elements.flatMap((one, index) =>
    one.kind === 'text' || (one.kind === 'record' && one.label !== '')
      ? [{ index, anchor: anchorOf(one.kind === 'text' ? one.text : one.label) }]
      : [],
  );
  const firstRecord = elements.findIndex((one) => one.kind === 'record');
  return { splitTexts };

  /** Parts the words between two rows: what speaks of the row before, and what introduces the next. */
  function splitTexts(
    between: readonly TextElement[],
    labels: readonly TextElement[],
    isFirst: boolean,
    index: number,
  ): Split {
    const labelAnchor =
      labels.map((text) => anchorOf(text.text)).find((anchor) => anchor !== null && anchor !== undefined) ?? null;
    const anchors = between.flatMap((text, at) => {
      const anchor = anchorOf(text.text);
      return anchor === null ? [] : [{ at, anchor }];
    });
    let from = -1;
    const lastAnchor = anchors.at(-1);
    if (lastAnchor !== undefined) {
      from = lastAnchor.at;
      let number = lastAnchor.anchor.number;
      // "(iv)" on its own line before "Proposal 1:" is the number.
      const before = anchors.at(-2);
      if (before !== undefined && before.at === from - 1 && stripAnchor(between[before.at]?.text ?? '').length < 2) {
        from = before.at;
        number = before.anchor.number;
      } else if (
        isFirst &&
        isAgenda(
          anchors.map((one) => one.anchor.number),
          index,
        )
      ) {
        const tail = between.slice(lastAnchor.at + 1);
        const kept = tail.filter(
          (text) => proposalTypeOf(text.text) !== null || text.isStrong || text.text.length < 200,
        );
        const trailing = between.slice(0, lastAnchor.at + 1);
        return {
          trailing: [...trailing, ...tail.filter((text) => !kept.includes(text))],
          leading: kept,
          number: labelAnchor?.number ?? null,
          isNew: true,
        };
      }
      const isOwn =
        labelAnchor !== null && stripAnchor(between[from]?.text ?? '').length > 0 && labelAnchor.number !== number;
      if (isOwn)
        return {
          trailing: between.slice(0, from),
          leading: between.slice(from),
          number: labelAnchor.number,
          isNew: true,
        };
      return { trailing: between.slice(0, from), leading: between.slice(from), number, isNew: true };
    }
    if (labelAnchor !== null) {
      // The row carries its own number and title; headings before it belong to it, sentences to the row before.
      const heads = isFirst ? -1 : lastIndexOfSentence(between);
      return {
        trailing: between.slice(0, heads + 1),
        leading: between.slice(heads + 1),
        number: labelAnchor.number,
        isNew: true,
      };
    }
    if (between.length === 0) return { trailing: [], leading: [], number: null, isNew: labels.length > 0 };
    if (isFirst) {
      const at = between.findLastIndex((text) => proposalTypeOf(text.text) !== null);
      const start = at < 0 ? 0 : firstOfTitle(between, at);
      return { trailing: between.slice(0, start), leading: between.slice(start), number: null, isNew: true };
    }
    // Unnumbered: from the first heading, else the last paragraph that names a subject.
    const strong = between.findIndex((text, at) => isTitle(text) && at >= 0);
    if (strong >= 0)
      return {
        trailing: between.slice(0, strong),
        leading: between.slice(strong),
        number: null,
        isNew: true,
      };
    const typed = between.findLastIndex((text) => proposalTypeOf(text.text) !== null);
    const start = typed < 0 ? between.length - 1 : typed;
    return { trailing: between.slice(0, start), leading: between.slice(start), number: null, isNew: true };
  }

  function lastIndexOfSentence(between: readonly TextElement[]): number {
    return between.findLastIndex((text) => /[.;]["”’)]?$/.test(text.text) || text.text.length > 100);
  }

  function firstOfTitle(between: readonly TextElement[], at: number): number {
    const previous = between[at - 1];
    return previous !== undefined && isTitle(previous) && proposalTypeOf(previous.text) !== null ? at - 1 : at;
  }

  function isTitle(text: TextElement): boolean {
    if (/[.;,]["”’)]?$/.test(text.text) && !/\bInc\.$/.test(text.text))
      return text.isStrong && proposalTypeOf(text.text) !== null && text.text.length < 200;
    return (
      !text.isProse &&
      text.text.length < 260 &&
      /^[\p{Lu}“"]/u.test(text.text) &&
      (text.isStrong || proposalTypeOf(text.text) !== null || /proposal/i.test(text.text))
    );
  }

  /** Numbers that count up before the first row, and begin again later, or go no further: the agenda. */
  function isAgenda(numbers: readonly number[], index: number): boolean {
    const restart = numbers.findLastIndex((number, at) => at > 0 && number <= (numbers[at - 1] ?? 0));
    if (restart > 0) return false;
    if (numbers.length < 2) return false;
    const top = Math.max(...numbers);
    const later = laterAnchors
      .filter((one) => one.index > index && one.anchor !== null)
      .map((one) => one.anchor?.number ?? 0);
    return later.length === 0 || later.some((number) => number <= top) || firstRecord < 0;
  }
}
