import { verbose } from '../../layout/patterns.ts';
import { isSentence } from '../assemble/entity-names.ts';
import { cut, type Words } from '../words.ts';
import type { ListReading } from './list-row.ts';
import { beginsWithEntry } from './read-prose.ts';

const MARK = verbose('iu')`
  ^(?:\(\s*(\d{1,2}|[a-z]|[ivx]{1,4})\s*\)|\[\s*(\d{1,2}|[a-z])\s*\]|(\d{1,2}|[a-z])[.)]|([*†‡§+#]+|[¹²³⁴-⁹]+)|
  (\d{1,2})(?=\s+\p{Lu}))\s*:?\s*`;
const NOTE_START = verbose('i')`
  ^(?:\d{1,3}(?:\.\d+)?% )?(?:(?:incorporated|organized|formed) (?:in|under)|owned|held|formerly|indicates?|denotes?|
  includes?|inactive|also|doing business|wholly|joint venture|in liquidation|dissolved|variable interest|guarantor|
  acquired|represents?|less than|see|subsidiar(?:y|ies) of)\b`;
const STATUS = /^(?:dormant|inactive|active|guarantor|unaudited)\.?$/i;

/** Takes footnotes: lines that begin with a mark and continue in prose, or whose mark a row above carries. */
export function takeNote(words: Words, reading: ListReading): boolean {
  const match = MARK.exec(words.text);
  const mark = match?.slice(1).find((part) => part !== undefined);
  if (match === null || mark === undefined) return false;
  const body = cut(words, match[0].length);
  const { text } = body;
  const isCited = reading.rows.some((row) => row.noteMarks.includes(mark));
  // "(1) Acme LLC, a Delaware limited liability company, which also …" is an entry with its number.
  if (!isCited && beginsWithEntry(body)) return false;
  const isOfHeading = reading.headingMarks.has(mark) && /\p{Ll}{4}\.?$/u.test(text) && reading.rows.length > 0;
  const isBullet = /^[*+#]$/.test(match[0].trim()) && !isCited && !isSentence(text);
  const isExplanation = isCited && (text.length > 12 || STATUS.test(text));
  if (isBullet || !(isSentence(text) || isOfHeading || isExplanation || NOTE_START.test(text))) return false;
  reading.notes.push({ mark, text });
  return true;
}
