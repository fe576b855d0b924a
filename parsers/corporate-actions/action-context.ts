import type { IsoDate } from '../../core/dates.ts';
import type { CorporateActionValues } from '../../core/rows-compliance.ts';
import { datesIn } from '../layout/dates.ts';
import type { FlatText, Sentence, TextRange } from '../prose/flat-text.ts';
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
}

/** A sentence in its document. */
export interface Context {
  readonly flat: FlatText;
  readonly sentence: Sentence;
  readonly index: number;
}

/** What may be, is proposed or sought. */
export const UNREAL = pattern('i')`
  \b(?:may(?! \d)|might|could|would|if|whether|proposal|proposed|intends? to (?:seek|propose|change)
  |plans? to (?:seek|propose)|seek(?:ing)? (?:stock|share)holder|unless|in the event|no assurance
  |can be no|eligible to|consider\w*)\b
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

/** The effective date, in this sentence, else in the next; `isOwn` where a word such as "effective" precedes it. */
export function dateNear({ flat, sentence, index }: Context, at: number, words: RegExp): Action['date'] {
  const place = (
    one: Sentence,
    date: { readonly date: IsoDate; readonly start: number; readonly end: number },
    isOwn: boolean,
  ): Action['date'] => ({
    value: date.date,
    range: { start: one.start + date.start, end: one.start + date.end },
    isOwn,
  });
  const dates = datesIn(sentence.text).filter(
    ({ start }) =>
      !/\b(?:dated|filed on|approved|meeting|held|until|ended|agreement)\b[^.;]{0,40}$/i.test(
        sentence.text.slice(Math.max(0, start - 60), start),
      ),
  );
  const governed = dates
    .filter(({ start }) => words.test(sentence.text.slice(Math.max(0, start - 90), start)))
    .sort((a, b) => Math.abs(a.start - at) - Math.abs(b.start - at))[0];
  if (governed !== undefined) return place(sentence, governed, true);
  const before = dates.findLast(({ start }) => start < at) ?? dates[0];
  const around = [flat.sentences[index + 1], flat.sentences[index - 1]].filter((one) => one !== undefined);
  for (const other of around) {
    if (other.paragraph !== sentence.paragraph) continue;
    const date = datesIn(other.text).findLast(({ start }) =>
      /\b(?:effective|begin|commence|market open|opening)\b[^;]{0,80}$/i.test(
        other.text.slice(Math.max(0, start - 100), start),
      ),
    );
    if (date !== undefined && before === undefined) return place(other, date, false);
  }
  return before === undefined ? null : place(sentence, before, false);
}
