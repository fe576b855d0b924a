import type { TextRange } from '../../prose/flat-text.ts';
import { sentenceStops } from '../../prose/sentences.ts';

/** The sentences of a text, each with the white space after it. */
export function sentencesOf(text: string): readonly TextRange[] {
  const starts = sentenceStops(text).map((stop) => stop + text.slice(stop).search(/\S/));
  return [0, ...starts].map((start, index) => ({ start, end: starts[index] ?? text.length }));
}
