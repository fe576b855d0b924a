import type { TextRange } from '../../prose/flat-text.ts';

/** How far after its row's first word a name may begin: the row's sentence, or the cells of its heading. */
const REACH = 3_000;
/** How far before it the agenda may name the person in full. */
const REACH_BACK = 20_000;

/**
 * Where the words of a name stand: from a place on, else before it ("Mr. Glass" of a row is "John Glass" of the agenda),
 * else its last word. Null where the item does not print the name in one piece.
 *
 * @param body the words of the item
 * @param from where the words that the name was read from begin
 */
export function placeOfName(body: string, name: string, from: number): TextRange | null {
  const words = name.split(' ').map((word) => RegExp.escape(word));
  const whole = new RegExp(String.raw`(?<![\p{L}\d])${words.join(String.raw`\s{1,200}`)}(?![\p{L}\d])`, 'gu');
  const last = new RegExp(String.raw`(?<![\p{L}\d])${words.at(-1)}(?![\p{L}\d])`, 'gu');
  const back = Math.max(0, from - REACH_BACK);
  const after = body.slice(from, from + REACH);
  return (
    rangeOf(after.matchAll(whole).next().value, from) ??
    rangeOf([...body.slice(back, from).matchAll(whole)].at(-1), back) ??
    rangeOf(after.matchAll(last).next().value, from)
  );
}

function rangeOf(match: RegExpExecArray | undefined, offset: number): TextRange | null {
  return match === undefined ? null : { start: offset + match.index, end: offset + match.index + match[0].length };
}
