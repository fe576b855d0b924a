import { isSentence } from './entity-names.ts';
import type { ListReading } from './list-row.ts';
import { beginsWithEntry } from './prose.ts';
import { cut, type Words } from './words.ts';

const MARK =
  /^(?:\(\s*(\d{1,2}|[a-z]|[ivx]{1,4})\s*\)|\[\s*(\d{1,2}|[a-z])\s*\]|(\d{1,2}|[a-z])[.)]|([*†‡§+#]+|[¹²³⁴-⁹]+)|(\d{1,2})(?=\s+\p{Lu}))\s*:?\s*/iu;

/**
 * Keeps footnotes: lines that begin with a mark and go on in prose, or whose mark a row above carries.
 *
 * @returns a function that takes a line if it is a note, and says so
 */
export function createNoteTaker(reading: ListReading): (words: Words) => boolean {
  return (words) => {
    const match = MARK.exec(words.text);
    if (match === null) return false;
    const mark = match.slice(1).find((part) => part !== undefined) ?? null;
    const body = cut(words, match[0].length);
    const isCited = mark !== null && reading.rows.some((row) => row.noteMarks.includes(mark));
    // "(1) Acme LLC, a Delaware limited liability company, which also …" is an entry with its number.
    if (!isCited && beginsWithEntry(body)) return false;
    const isOfHeading =
      mark !== null && reading.headingMarks.has(mark) && /\p{Ll}{4}\.?$/u.test(body.text) && reading.rows.length > 0;
    const isBullet = /^[*+#]$/.test(match[0].trim()) && !isCited && !isSentence(body.text);
    if (
      isBullet ||
      !(
        isSentence(body.text) ||
        isOfHeading ||
        (isCited &&
          (body.text.length > 12 || /^(?:dormant|inactive|active|guarantor|unaudited)\.?$/i.test(body.text))) ||
        OWNED_BY.test(body.text)
      )
    )
      return false;
    reading.notes.push({ mark, text: body.text });
    return true;
  };
}

const OWNED_BY =
  /^(?:\d{1,3}(?:\.\d+)?% )?(?:(?:incorporated|organized|formed) (?:in|under)|owned|held|formerly|indicates?|denotes?|includes?|inactive|also|doing business|wholly|joint venture|in liquidation|dissolved|variable interest|guarantor|acquired|represents?|less than|see|subsidiar(?:y|ies) of)\b/i;
