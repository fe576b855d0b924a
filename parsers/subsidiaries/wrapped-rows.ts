import { endsWithForm, endsWithLegalForm, isFormOnly, isSentence } from './entity-names.ts';
import { readEntry } from './entry.ts';
import { isPageFurniture, isTitle, labelOf } from './labels.ts';
import { type ListLine, lineText } from './lines.ts';
import { isPlace } from './places.ts';
import { joined, type Words } from './words.ts';

/** What one line holds of one group of columns. */
export interface Piece {
  readonly line: ListLine;
  name: Words;
  jurisdiction: Words;
  percent: Words;
  trade: Words;
  marks: Words;
  readonly others: readonly Words[];
  readonly indent: number;
  /** The line has no other cell. */
  readonly isLone: boolean;
  readonly doubts: string[];
}

const OPEN_END = /(?:[,&(/-]|\b(?:of|and|de|the|for|du|et|und|la|y))$/i;
/** "Company of America", "Corporation III": the end of a name that the line before began. */
const STARTS_WITH_FORM =
  /^(?:company|corporation|association|trust|bank|partnership|limited|inc|llc|l\.?p|ltd|co|corp)\b/i;
/** "(Singapore) Pte. Ltd.", never "(1)". */
const PARENTHESIS = /^\((?!\s*[\w*]{1,3}\s*\))/;

/** Joins lines whose cells go on in the next: long names and places that a column was too narrow for. */
export function joinWrappedRows(pieces: readonly Piece[], hasPlaces: boolean, isPlaceFirst: boolean): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result[result.length - 1];
    const kind = last === undefined || isPlaceFirst ? 'no' : continuation(last, piece, hasPlaces);
    if (last === undefined || kind === 'no') {
      result.push({ ...piece });
      continue;
    }
    last.name = joined(last.name, piece.name);
    last.jurisdiction = joined(last.jurisdiction, piece.jurisdiction);
    last.percent = joined(last.percent, piece.percent);
    last.trade = joined(last.trade, piece.trade);
    last.marks = joined(last.marks, piece.marks);
    if (kind === 'maybe') last.doubts.push('a name may go on in the next line');
  }
  return result;
}

/** Names that go on and on are something else. */
const LONGEST_NAME = 400;

type Continues = 'yes' | 'maybe' | 'no';

function continuation(last: Piece, piece: Piece, hasPlaces: boolean): Continues {
  const before = lineText(last.line);
  const now = lineText(piece.line);
  if (isPageFurniture(before) || isPageFurniture(now) || isSentence(now) || isSentence(last.name.text)) return 'no';
  if (last.name.text.length > LONGEST_NAME) return 'no';
  if (last.name.text === '' || (last.isLone && isTitle(before))) return 'no';
  const hasOwn = piece.jurisdiction.text !== '' || piece.percent.text !== '';
  if (piece.name.text === '') {
    if (piece.percent.text === '') return placeGoesOn(last, piece);
    // The row's other words took two lines; place and percent stand on the second.
    const isEmpty = last.jurisdiction.text === '' && last.percent.text === '';
    return isEmpty && piece.jurisdiction.text !== '' && !piece.line.isApart ? 'yes' : 'no';
  }
  if (!hasOwn) return nameGoesOn(last, piece, hasPlaces);
  if (last.jurisdiction.text === '' && last.percent.text === '') return beganBefore(last, piece, hasPlaces);
  return bothGoOn(last, piece);
}

/** "United" / "Kingdom". A place that stands alone under a whole one belongs to nothing. */
function placeGoesOn(last: Piece, piece: Piece): Continues {
  const place = piece.jurisdiction.text;
  const above = last.jurisdiction.text;
  if (place === '') return 'no';
  // With the rest of a trade name beside it the place is on the second line of its row.
  const isSecondLine = !piece.line.isApart && piece.trade.text !== '' && last.trade.text !== '';
  if (above === '') return last.line.isApart && !isSecondLine ? 'no' : 'yes';
  const fits = isPlace(`${above} ${place}`) || OPEN_END.test(above) || !isPlace(above);
  return fits && !(piece.line.isApart && !piece.line.isWhole) ? 'yes' : 'no';
}

/** A name alone under a row: its second line, or a heading or row of its own. */
function nameGoesOn(last: Piece, piece: Piece, hasPlaces: boolean): Continues {
  const name = piece.name.text;
  const lastHasOwn = last.jurisdiction.text !== '' || last.percent.text !== '';
  if (PARENTHESIS.test(name) || isTail(name)) return 'yes';
  if (isBroken(last.name.text)) return !piece.line.isApart || piece.line.isWhole ? 'yes' : 'no';
  // "Acme Insurance" / "Agency, Inc."
  const isOpen = !endsWithLegalForm(last.name.text) && endsWithLegalForm(name) && name.split(' ').length <= 3;
  if (!hasPlaces || !lastHasOwn || piece.line.isApart || (endsWithForm(last.name.text) && !isOpen)) return 'no';
  if (labelOf(name) !== null || isTitle(name)) return 'no';
  // Beside the name another column goes on, too.
  if (!piece.isLone && piece.others.length > 0) return 'maybe';
  if (piece.indent > last.indent || STARTS_WITH_FORM.test(name)) return 'yes';
  return endsWithLegalForm(name) ? 'maybe' : 'no';
}

/** The line before held the beginning of a name only. */
function beganBefore(last: Piece, piece: Piece, hasPlaces: boolean): Continues {
  if (!last.isLone || last.name.text.endsWith(':')) return 'no';
  if (isBroken(last.name.text) || isTail(piece.name.text) || PARENTHESIS.test(piece.name.text)) return 'yes';
  if (!hasPlaces || piece.line.isApart || endsWithForm(last.name.text) || last.line.stands !== 'text') return 'no';
  if (labelOf(last.name.text) !== null || endsInPlace(last.name) || last.name.text.endsWith(')')) return 'no';
  return piece.indent > last.indent ? 'yes' : 'maybe';
}

/** "Acme International Shipping, Inc. Delaware": a name so long that its place stands right behind it. */
function endsInPlace(name: Words): boolean {
  const entry = readEntry(name, { findJurisdiction: true, parenthesesArePlaces: false, isRaised: () => false });
  return entry.knownPlace && endsWithForm(entry.name.text);
}

/** Name and place are both wrapped: "British Virgin" / "Islands" tells it. */
function bothGoOn(last: Piece, piece: Piece): Continues {
  const place = piece.jurisdiction.text;
  if (piece.line.isApart || place === '' || isPlace(last.jurisdiction.text)) return 'no';
  const isLower = isTail(piece.name.text) || piece.indent > last.indent || isBroken(last.name.text);
  return isLower && isPlace(`${last.jurisdiction.text} ${place}`) ? 'yes' : 'no';
}

function isBroken(name: string): boolean {
  return OPEN_END.test(name) || name.lastIndexOf('(') > name.lastIndexOf(')');
}

/** What no name begins with: a bare legal form, a small letter, "d/b/a". */
function isTail(name: string): boolean {
  if (isFormOnly(name) || /^(?:d\/b\/a|dba|f\/k\/a|formerly|doing business)\b/i.test(name)) return true;
  const [first = ''] = name.split(' ');
  return /^\p{Ll}{2}/u.test(name) && !/\p{Ll}\p{Lu}/u.test(first);
}
