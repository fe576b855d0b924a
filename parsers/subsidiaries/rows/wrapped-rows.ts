import { endsWithForm, endsWithLegalForm, isFormOnly, isSentence } from '../assemble/entity-names.ts';
import { readEntry } from '../assemble/entry.ts';
import { isPlace } from '../assemble/places.ts';
import { labelOf } from '../find/group-labels.ts';
import { lineText } from '../find/list-line.ts';
import { isPageFurniture, isTitle } from '../find/page-furniture.ts';
import { joined, type Words } from '../words.ts';
import type { RowCells } from './row-cells.ts';

const OPEN_END = /(?:[,&(/-]|\b(?:of|and|de|the|for|du|et|und|la|y))$/i;
/** "Company of America", "Corporation III": the end of a name. */
const STARTS_WITH_FORM =
  /^(?:company|corporation|association|trust|bank|partnership|limited|inc|llc|l\.?p|ltd|co|corp)\b/i;
/** "(Singapore) Pte. Ltd.", never "(1)". */
const PARENTHESIS = /^\((?!\s*[\w*]{1,3}\s*\))/;

/** Joins lines whose cells continue on the next: long names and places that a column was too narrow for. */
export function joinWrappedRows(pieces: readonly RowCells[], hasPlaces: boolean, isPlaceFirst: boolean): RowCells[] {
  const result: RowCells[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    const answer = last === undefined || isPlaceFirst ? 'no' : continuation(last, piece, hasPlaces);
    if (last === undefined || answer === 'no') {
      result.push({ ...piece });
      continue;
    }
    for (const field of ['name', 'jurisdiction', 'percent', 'trade', 'marks'] as const)
      last[field] = joined(last[field], piece[field]);
    if (answer === 'maybe') last.doubts.push('a name may go on in the next line');
  }
  return result;
}

/** Longer texts are not names. */
const LONGEST_NAME = 400;

type Continues = 'yes' | 'maybe' | 'no';

function continuation(last: RowCells, piece: RowCells, hasPlaces: boolean): Continues {
  const before = lineText(last.line);
  const now = lineText(piece.line);
  if (isPageFurniture(before) || isPageFurniture(now) || isSentence(now) || isSentence(last.name.text)) return 'no';
  if (last.name.text.length > LONGEST_NAME) return 'no';
  if (last.name.text === '' || (last.isLone && isTitle(before))) return 'no';
  const hasOwn = piece.jurisdiction.text !== '' || piece.percent.text !== '';
  if (piece.name.text === '') {
    if (piece.percent.text === '') return placeContinues(last, piece);
    // The row's other words took two lines; place and percent are on the second.
    const isEmpty = last.jurisdiction.text === '' && last.percent.text === '';
    return isEmpty && piece.jurisdiction.text !== '' && !piece.line.isApart ? 'yes' : 'no';
  }
  if (!hasOwn) return nameContinues(last, piece, hasPlaces);
  if (last.jurisdiction.text === '' && last.percent.text === '') return nameBegan(last, piece, hasPlaces);
  return bothContinue(last, piece);
}

/** "United" / "Kingdom". A place alone under a complete one belongs to nothing. */
function placeContinues(last: RowCells, piece: RowCells): Continues {
  const place = piece.jurisdiction.text;
  const above = last.jurisdiction.text;
  if (place === '') return 'no';
  // Beside the rest of a trade name the place is on the second line of its row.
  const isSecondLine = !piece.line.isApart && piece.trade.text !== '' && last.trade.text !== '';
  if (above === '') return last.line.isApart && !isSecondLine ? 'no' : 'yes';
  const fits = isPlace(`${above} ${place}`) || OPEN_END.test(above) || !isPlace(above);
  return fits && !(piece.line.isApart && !piece.line.isWhole) ? 'yes' : 'no';
}

/** A name alone under a row: its second line, or a heading, or another row. */
function nameContinues(last: RowCells, piece: RowCells, hasPlaces: boolean): Continues {
  const name = piece.name.text;
  const lastHasOwn = last.jurisdiction.text !== '' || last.percent.text !== '';
  if (PARENTHESIS.test(name) || isTail(name)) return 'yes';
  if (isBroken(last.name.text)) return !piece.line.isApart || piece.line.isWhole ? 'yes' : 'no';
  // "Acme Insurance" / "Agency, Inc."
  const isOpen = !endsWithLegalForm(last.name.text) && endsWithLegalForm(name) && name.split(' ').length <= 3;
  if (!hasPlaces || !lastHasOwn || piece.line.isApart || (endsWithForm(last.name.text) && !isOpen)) return 'no';
  if (labelOf(name) !== null || isTitle(name)) return 'no';
  // Another column continues, too.
  if (!piece.isLone && piece.others.length > 0) return 'maybe';
  if (piece.indent > last.indent || STARTS_WITH_FORM.test(name)) return 'yes';
  return endsWithLegalForm(name) ? 'maybe' : 'no';
}

/** The line before may be the beginning of a name. */
function nameBegan(last: RowCells, piece: RowCells, hasPlaces: boolean): Continues {
  if (!last.isLone || last.name.text.endsWith(':')) return 'no';
  if (isBroken(last.name.text) || isTail(piece.name.text) || PARENTHESIS.test(piece.name.text)) return 'yes';
  if (!hasPlaces || piece.line.isApart || endsWithForm(last.name.text) || last.line.origin !== 'text') return 'no';
  if (labelOf(last.name.text) !== null || endsInPlace(last.name) || last.name.text.endsWith(')')) return 'no';
  return piece.indent > last.indent ? 'yes' : 'maybe';
}

/** "Acme International Shipping, Inc. Delaware": a name so long that its place is right behind it. */
function endsInPlace(name: Words): boolean {
  const entry = readEntry(name);
  return entry.knownPlace && endsWithForm(entry.name.text);
}

/** Name and place are both wrapped, as "British Virgin" / "Islands" shows. */
function bothContinue(last: RowCells, piece: RowCells): Continues {
  const place = piece.jurisdiction.text;
  if (piece.line.isApart || place === '' || isPlace(last.jurisdiction.text)) return 'no';
  const isLower = isTail(piece.name.text) || piece.indent > last.indent || isBroken(last.name.text);
  return isLower && isPlace(`${last.jurisdiction.text} ${place}`) ? 'yes' : 'no';
}

function isBroken(name: string): boolean {
  return OPEN_END.test(name) || name.lastIndexOf('(') > name.lastIndexOf(')');
}

/** No name begins with a bare legal form, a lowercase letter, "d/b/a". */
function isTail(name: string): boolean {
  if (isFormOnly(name) || /^(?:d\/b\/a|dba|f\/k\/a|formerly|doing business)\b/i.test(name)) return true;
  const [first = ''] = name.split(' ');
  return /^\p{Ll}{2}/u.test(name) && !/\p{Ll}\p{Lu}/u.test(first);
}
