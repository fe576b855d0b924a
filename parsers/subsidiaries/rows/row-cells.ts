import {
  connectorIn,
  endsWithForm,
  endsWithLegalForm,
  isFormOnly,
  isSentence,
  opensConnector,
} from '../assemble/entity-names.ts';
import { readEntry } from '../assemble/entry.ts';
import { isPlace } from '../assemble/places.ts';
import { type Column, type ColumnGroup, type Columns, columnOf, columnWith } from '../find/columns.ts';
import { labelOf } from '../find/headings.ts';
import { isPageFurniture, isTitle } from '../find/page-furniture.ts';
import { cut, joined, type ListCell, type ListLine, lineText, listed, NO_WORDS, type Words } from '../lines.ts';

const FIELDS = ['name', 'jurisdiction', 'percent', 'trade', 'marks'] as const;

/** What one line holds in one group of columns. */
export interface RowCells extends Record<(typeof FIELDS)[number], Words> {
  readonly line: ListLine;
  readonly others: Words[];
  indent: number;
  /** Whether its cell of the parent or owner says that there is none. */
  saysNoParent: boolean;
  /** The line has no other cell. */
  readonly isLone: boolean;
  readonly doubts: string[];
}

/** "Subsidiaries and Assumed Names", "Entity Name & DBAs": trade names are printed under the names. */
export function saysTrades(column: Column | undefined): boolean {
  return /\b(?:assumed|trade|fictitious) names?\b|\bd\/?b\/?as?\b/i.test(column?.heading ?? '');
}

/** Null for a line without words in the group. */
export function rowCellsOf(line: ListLine, group: ColumnGroup, columns: Columns, isFirst: boolean): RowCells | null {
  const text = lineText(line);
  const isLone = line.cells.length === 1;
  const isWide = isLone && (isSentence(text) || isPageFurniture(text));
  if (isWide && !isFirst) return null;
  const empty = { name: NO_WORDS, jurisdiction: NO_WORDS, percent: NO_WORDS, trade: NO_WORDS, marks: NO_WORDS };
  const cells: RowCells = { ...empty, line, others: [], indent: -1, saysNoParent: false, isLone, doubts: [] };
  for (const cell of line.cells) {
    const column = columnOf(cell, columns.all);
    const own = group.find(({ from }) => from === column?.from);
    if (column !== undefined && isWide) addCell(cells, cell, { ...column, role: 'name' }, own);
    else if (own !== undefined) addCell(cells, cell, own, own);
  }
  cells.indent = Math.max(0, cells.indent);
  takePercentBehindName(cells, group);
  const isEmpty = FIELDS.every((field) => cells[field].text === '') && cells.others.every(({ text }) => text === '');
  return isEmpty ? null : cells;
}

const PARENT_HEADING = /^(?:(?:immediate|direct|ultimate) )?(?:parent|owner|owned by|held by)\b/i;

function addCell(cells: RowCells, cell: ListCell, column: Column, own: Column | undefined): void {
  const { role } = column;
  const [first, ...rest] = role === 'name' && saysTrades(own) ? (cell.lines ?? []) : [];
  if (first !== undefined && endsWithForm(first.text)) {
    cells.name = joined(cells.name, first);
    cells.trade = rest.reduce((sum, one) => (sum.text === '' ? one : listed(sum, one)), cells.trade);
  } else if (role === 'other') {
    cells.others.push(cell.words);
    if (/^[-–—]{1,9}$/.test(cell.words.text) && PARENT_HEADING.test(own?.heading ?? '')) cells.saysNoParent = true;
  } else {
    const field = role === 'mark' ? 'marks' : role;
    cells[field] = joined(cells[field], cell.words);
  }
  if (role === 'name' && cells.indent < 0)
    cells.indent = cell.indent + (cells.line.origin === 'row' ? (cell.column - column.from) * 12 : 0);
}

/** "Acme Technologies of Alaska, Inc. 100": a name so long that its percent is right behind it. */
function takePercentBehindName(cells: RowCells, group: ColumnGroup): void {
  if (cells.percent.text !== '') return;
  const tail = /\s(\d{1,3}(?:\.\d{1,4})?)$/.exec(cells.name.text);
  if (tail === null || !columnWith(group, 'percent')) return;
  if (!endsWithLegalForm(cells.name.text.slice(0, tail.index))) return;
  cells.percent = cut(cells.name, tail.index);
  cells.name = cut(cells.name, 0, tail.index);
  cells.doubts.push('a percent taken from behind the name');
}

const OPEN_END = /(?:[,&(/-]|\b(?:of|and|de|the|for|du|et|und|la|y))$/i;
/** "Company of America", "Corporation III": the end of a name. */
const STARTS_WITH_FORM =
  /^(?:company|corporation|association|trust|bank|partnership|limited|inc|llc|l\.?p|ltd|co|corp)\b/i;
/** "(Singapore) Pte. Ltd.", never "(1)". */
const PARENTHESIS = /^\((?!\s*[\w*]{1,3}\s*\))/;

/** Joins lines whose cells continue on the next: long names and places that a column was too narrow for. */
export function joinWrappedRows(pieces: readonly RowCells[], hasPlaces: boolean, isPlaceFirst: boolean): RowCells[] {
  const result: RowCells[] = [];
  const widest = Math.max(0, ...pieces.map(({ name, isLone }) => (isLone ? 0 : name.text.length)));
  const areApart = hasPlaces && areRowsApart(pieces);
  for (const piece of pieces) {
    // A page may end within a row.
    const last = result.findLast(({ line, isLone }) => !isLone || !isOfPage(lineText(line)));
    const isRest = areApart && last !== undefined && isRestOf(last, piece);
    const found = isRest ? 'yes' : last === undefined || isPlaceFirst ? 'no' : continuation(last, piece, hasPlaces);
    // A printer breaks a name where its next word has no room.
    const answer = found === 'maybe' && last !== undefined && hadRoom(last, piece, widest) ? 'no' : found;
    if (last === undefined || answer === 'no') {
      result.push({ ...piece });
      continue;
    }
    for (const field of FIELDS) last[field] = joined(last[field], piece[field]);
    if (answer === 'maybe') last.doubts.push('a name may go on in the next line');
  }
  return result;
}

const isWhole = ({ name, jurisdiction }: RowCells) => name.text !== '' && jurisdiction.text !== '';

/** Whether a blank line stands over every row of fixed-width text, unless a name began on the line above it. */
function areRowsApart(pieces: readonly RowCells[]): boolean {
  const rows = pieces.filter((piece, index) => isWhole(piece) && pieces[index - 1]?.isLone !== true);
  return rows.length >= 3 && rows.every(({ line }) => line.origin === 'text' && line.isApart);
}

/** Whether a row goes on with a name that began alone on the line above, where all rows are apart. */
function isRestOf(last: RowCells, piece: RowCells): boolean {
  const { text } = last.name;
  if (!last.isLone || piece.line.isApart || !isWhole(piece) || text.endsWith(':') || text.length > 120) return false;
  return labelOf(text) === null && !isTitle(text) && !isSentence(text) && !isPageFurniture(text);
}

/** Whether the next line's first word would have fitted behind a line of fixed-width text, in a column so wide. */
function hadRoom(last: RowCells, piece: RowCells, widest: number): boolean {
  if (last.line.origin !== 'text' || last.line.isWhole) return false;
  const [next = ''] = piece.name.text.split(' ');
  return last.name.text.length + 1 + next.length <= widest;
}

const isOfPage = (text: string) => isPageFurniture(text) || isTitle(text);

type Continues = 'yes' | 'maybe' | 'no';

function continuation(last: RowCells, piece: RowCells, hasPlaces: boolean): Continues {
  const before = lineText(last.line);
  const now = lineText(piece.line);
  if (continuesConnector(last, piece)) return 'yes';
  if (isPageFurniture(before) || (piece.isLone && isOfPage(now)) || isSentence(now) || isSentence(last.name.text))
    return 'no';
  if (connectorIn(last.name.text) > 0) return 'no';
  const { length } = last.name.text;
  // Longer texts are not names.
  if (length === 0 || length > 400 || (last.isLone && isTitle(before))) return 'no';
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

/** "Acme Corp." / "which, together with Acme LLC," / "directly or indirectly owns" */
function continuesConnector(last: RowCells, piece: RowCells): boolean {
  const name = last.name.text;
  if (piece.name.text === '' || name.length > 400 || (piece.line.isApart && !piece.line.isWhole)) return false;
  return opensConnector(name) || (last.isLone && /^(?:which|that)\b/.test(piece.name.text));
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
  if (!hasPlaces || !lastHasOwn || piece.line.isApart) return 'no';
  // "Acme Pension Services" / "Company of Ohio, Inc."
  const mayEnd = endsWithLegalForm(last.name.text) || !(piece.indent > last.indent && STARTS_WITH_FORM.test(name));
  if (endsWithForm(last.name.text) && !isOpen && mayEnd) return 'no';
  // "Acme Corporation of Northern" / "  Virginia and Maryland"
  const isUnder = piece.line.origin === 'text' && piece.indent > last.indent;
  const label = labelOf(name);
  if ((label !== null && !(label.kind === 'place' && isUnder)) || isTitle(name)) return 'no';
  // Another column continues, too.
  if (!piece.isLone && piece.others.length > 0) return 'maybe';
  if (piece.indent > last.indent || STARTS_WITH_FORM.test(name)) return 'yes';
  return endsWithForm(name) ? 'maybe' : 'no';
}

/** The line before may be the beginning of a name. */
function nameBegan(last: RowCells, piece: RowCells, hasPlaces: boolean): Continues {
  if (!last.isLone || last.name.text.endsWith(':')) return 'no';
  if (isBroken(last.name.text) || isTail(piece.name.text) || PARENTHESIS.test(piece.name.text)) return 'yes';
  if (!hasPlaces || piece.line.isApart || last.line.origin !== 'text') return 'no';
  // "Acme Queen Partnership" / "  In Commendam | Louisiana": words that are no name of their own.
  if (piece.indent > last.indent && labelOf(last.name.text) === null && !endsWithForm(piece.name.text)) return 'yes';
  if (endsWithForm(last.name.text)) return 'no';
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
  if (piece.line.isApart || place === '') return 'no';
  // "Acme Finance" / "Limited" beside "Cayman" / "Islands"
  const isRest = !isPlace(place) && (isFormOnly(piece.name.text) || piece.indent > last.indent);
  if (isPlace(last.jurisdiction.text) && !isRest) return 'no';
  const isLower = isTail(piece.name.text) || piece.indent > last.indent || isBroken(last.name.text);
  return isLower && isPlace(`${last.jurisdiction.text} ${place}`) ? 'yes' : 'no';
}

export function isBroken(name: string): boolean {
  return OPEN_END.test(name) || name.lastIndexOf('(') > name.lastIndexOf(')');
}

/** No name begins with a bare legal form, a lowercase letter, "d/b/a". */
export function isTail(name: string): boolean {
  if (isFormOnly(name) || /^(?:d\/b\/a|dba|f\/k\/a|formerly|doing business)\b/i.test(name)) return true;
  const [first = ''] = name.split(' ');
  return /^\p{Ll}{2}/u.test(name) && !/\p{Ll}\p{Lu}/u.test(first);
}
