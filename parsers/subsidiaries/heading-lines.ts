import { endsWithForm } from './entity-names.ts';
import { beginsLikeHeading, isHeadingCell, isOfHeadingWords, isSmallHeading, labelOf } from './labels.ts';
import type { ListLine } from './lines.ts';
import { isPlace } from './places.ts';

const DATE_ALONE = /^(?:(?:as )?(?:of|at) )?(?:\p{L}{3,9}\.? \d{1,2}, )?(?:19|20)\d\d$/u;

/** Whether all cells of a line are column headings. */
export function isHeadingLine(line: ListLine): boolean {
  const texts = line.cells.map((cell) => cell.words.text);
  if (texts.length === 0) return false;
  if (texts.every(isHeadingCell)) return true;
  // "2013 | 2012 | 2011" under "Percentage of ownership at December 31,"
  if (texts.length > 1 && texts.every((text) => DATE_ALONE.test(text))) return true;
  // "Direct | Indirect", the second line over two columns of shares.
  if (texts.length > 1 && texts.every((text) => /^(?:in)?direct(?:ly)?$/i.test(text))) return true;
  if (texts.length < 2 || !texts.some(isHeadingCell) || texts.some(isPlace)) return false;
  if (texts.every((text) => isOfHeadingWords(text, true))) return true;
  // "Name | Place of Incorporation | Registered Office": most are headings, the others no company, share or mark.
  const strange = texts.filter((text) => !isOfHeadingWords(text, true));
  if (
    strange.length <= texts.length / 2 &&
    strange.every((text) => text.length <= 40 && !/\d|%/.test(text) && !endsWithForm(text) && !isPlace(text)) &&
    (strange.length < texts.length / 2 || strange.every(beginsOrEndsLikeHeading))
  )
    return true;
  return texts.every(
    (text) =>
      isOfHeadingWords(text, true) ||
      isSmallHeading(text) ||
      beginsLikeHeading(text) ||
      labelOf(text)?.kind === 'group',
  );
}

/** "Home State", "Domestic Jurisdiction", "State Organised": a word that headings tell by, first or last. */
function beginsOrEndsLikeHeading(text: string): boolean {
  const words = text.split(' ');
  return words.length > 1 && (isHeadingCell(words.at(-1) ?? '') || isHeadingCell(words[0] ?? ''));
}
