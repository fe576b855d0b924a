import { type Column, type ColumnGroup, type Columns, columnOf } from './columns.ts';
import { canBeName, endsWithForm, endsWithLegalForm, isFormOnly, isSentence } from './entity-names.ts';
import { readEntry } from './entry.ts';
import { isHeadingLine } from './heading-lines.ts';
import { isOfHeadingWords, isPageFurniture } from './labels.ts';
import { type ListCell, type ListLine, lineText } from './lines.ts';
import { allWords, type ListContext } from './list-context.ts';
import { type ListRow, nameKey, registrantKey, rowOf } from './list-row.ts';
import { withoutMarks } from './marks.ts';
import { type Percent, percentOf } from './percent.ts';
import { placeInPhrase, withoutDate } from './place-phrases.ts';
import { isPlace } from './places.ts';
import { applyWholly, takeEntry, takeOther } from './read-singles.ts';
import { cut, joined, listed, NO_WORDS, type Words } from './words.ts';
import { joinWrappedRows, type Piece } from './wrapped-rows.ts';

/** Lines of a table: each group of columns from top to bottom, groups from left to right. */
export function readColumns(lines: readonly ListLine[], columns: Columns, context: ListContext): void {
  context.reading.doubts.push(...columns.doubts);
  columns.groups.forEach((group, index) => {
    const pieces = withoutHeadingLines(lines).flatMap((line) => pieceOf(line, group, columns, index === 0) ?? []);
    readGroup(pieces, group, context);
  });
}

/** "Subsidiaries and Assumed Names", "Entity Name & DBAs": trade names stand under the names. */
function saysTrades(column: Column | undefined): boolean {
  return /\b(?:assumed|trade|fictitious) names?\b|\bd\/?b\/?as?\b/i.test(column?.heading ?? '');
}

const DATE_CELL = /^(?:at |as of )?(?:\p{L}{3,9}\.? \d{1,2},? )?(?:19|20)\d\d$/u;

/** The lines that are no column headings; the lines of a heading go on ("Under", "Laws of") where one has begun. */
function withoutHeadingLines(lines: readonly ListLine[]): ListLine[] {
  let inHeading = false;
  return lines.filter((line) => {
    const text = lineText(line);
    const isLone = line.cells.length === 1;
    // "Company", "Securities Corporation" alone may be a heading, but also the end of the name above it.
    const isEnd = isLone && (isFormOnly(text) || (!inHeading && !line.isApart && endsWithLegalForm(text)));
    const goesOn =
      inHeading &&
      line.cells.every(
        ({ words }) => (isOfHeadingWords(words.text, true) || DATE_CELL.test(words.text)) && !isPlace(words.text),
      ) &&
      (isLone || !line.isApart);
    const isYear = inHeading && isLone && /^(?:19|20)\d\d(?:\s*\(\w\))?$/.test(text);
    inHeading = (isHeadingLine(line) && !isEnd) || goesOn || isYear;
    return !inHeading;
  });
}

function pieceOf(line: ListLine, group: ColumnGroup, columns: Columns, isFirst: boolean): Piece | null {
  const cells = { name: NO_WORDS, jurisdiction: NO_WORDS, percent: NO_WORDS, trade: NO_WORDS, mark: NO_WORDS };
  const others: Words[] = [];
  const doubts: string[] = [];
  let indent = -1;
  const placed: { cell: ListCell; column: Column }[] = [];
  for (const cell of line.cells) {
    const column = columnOf(cell, columns.all);
    if (column !== null) placed.push({ cell, column });
  }
  const isWide = line.cells.length === 1 && (isSentence(lineText(line)) || isPageFurniture(lineText(line)));
  for (const { cell, column } of placed) {
    const mine = group.columns.find((own) => own.from === column.from);
    if (mine === undefined && !(isWide && isFirst)) continue;
    const role = isWide ? 'name' : (mine?.role ?? 'other');
    const [first, ...rest] = role === 'name' && saysTrades(mine) ? (cell.lines ?? []) : [];
    if (first !== undefined && endsWithForm(first.text)) {
      cells.name = joined(cells.name, first);
      cells.trade = rest.reduce((sum, one) => (sum.text === '' ? one : listed(sum, one)), cells.trade);
    } else if (role === 'other') others.push(cell.words);
    else cells[role] = joined(cells[role], cell.words);
    if (role === 'name' && indent < 0)
      indent = cell.indent + (line.stands === 'row' ? (cell.column - column.from) * 12 : 0);
  }
  if (isWide && !isFirst) return null;
  const tail = /\s(\d{1,3}(?:\.\d{1,4})?)$/.exec(cells.name.text);
  if (
    tail !== null &&
    cells.percent.text === '' &&
    group.columns.some(({ role }) => role === 'percent') &&
    endsWithLegalForm(cells.name.text.slice(0, tail.index))
  ) {
    // A name so long that its percent stands right behind it: "Acme Technologies of Alaska, Inc. 100".
    cells.percent = cut(cells.name, tail.index);
    cells.name = cut(cells.name, 0, tail.index);
    doubts.push('a percent taken from behind the name');
  }
  const { name, jurisdiction, percent, trade, mark } = cells;
  if ([name, jurisdiction, percent, trade, mark, ...others].every(({ text }) => text === '')) return null;
  return {
    line,
    name,
    jurisdiction,
    percent,
    trade,
    marks: mark,
    others,
    indent: Math.max(0, indent),
    isLone: line.cells.length === 1,
    doubts,
  };
}

function readGroup(pieces: readonly Piece[], group: ColumnGroup, context: ListContext): void {
  const { reading } = context;
  const place = group.columns.find(({ role }) => role === 'jurisdiction');
  const name = group.columns.find(({ role }) => role === 'name');
  const isPlaceFirst = place !== undefined && name !== undefined && place.from < name.from;
  const joinedPieces = joinWrappedRows(pieces, place !== undefined, isPlaceFirst);
  let carried: Words | null = null;
  for (const piece of joinedPieces) {
    const { line } = piece;
    const whole = allWords(line);
    if (isNoteRow(piece, context, whole)) continue;
    if (piece.name.text === '') {
      if (isPlaceFirst && piece.jurisdiction.text !== '') {
        carried = piece.jurisdiction;
        continue;
      }
      if (
        isPageFurniture(whole.text) ||
        (piece.marks.text !== '' && piece.jurisdiction.text === '' && piece.percent.text === '')
      )
        continue;
      if (addTrade(piece, context)) continue;
      if (isSecondPlace(piece, place, context)) {
        reading.unexplained.push(whole);
        continue;
      }
      if (takeOther(line, piece.isLone ? whole : joined(piece.jurisdiction, piece.percent), context)) continue;
      if (piece.others.length > 0 && piece.jurisdiction.text === '' && piece.percent.text === '') continue;
      reading.unexplained.push(whole);
      continue;
    }
    const isLabelled = piece.jurisdiction.text === '' && piece.percent.text === '';
    const above = reading.rows.at(-1);
    if (isLabelled && saysTrades(name) && above !== undefined && piece.indent > above.indent + 1) {
      addTrade({ ...piece, trade: piece.name }, context);
      continue;
    }
    if (isLabelled && piece.trade.text === '' && takeOther(line, piece.name, context)) {
      carried = null;
      continue;
    }
    if (isLabelled && piece.isLone && place !== undefined && isGroupHeading(piece.name.text, joinedPieces)) {
      context.heading = null;
      context.wholly = null;
      carried = null;
      continue;
    }
    if (isLabelled && isSentence(piece.name.text)) {
      reading.sentences.push(piece.name);
      continue;
    }
    const row = takeRow(piece, group, place !== undefined, context);
    if (row === null) continue;
    row.doubts.push(...piece.doubts);
    if (isPlaceFirst) {
      if (piece.jurisdiction.text !== '') carried = piece.jurisdiction;
      else if (row.jurisdiction === null && carried !== null) {
        row.jurisdiction = carried;
        row.knownPlace = true;
      }
    }
    if (row.jurisdiction === null && context.heading !== null) {
      row.jurisdiction = context.heading;
      row.knownPlace = true;
    }
    if (row.jurisdiction === null && place !== undefined && piece.jurisdiction.text === '') {
      row.doubts.push('no jurisdiction in its column');
    }
    applyWholly(row, context);
  }
}

/** A place alone under a row that has one: a second jurisdiction, unless its heading says that others follow. */
function isSecondPlace(piece: Piece, column: Column | undefined, { reading }: ListContext): boolean {
  const last = reading.rows.at(-1);
  if (last === undefined || last.jurisdiction === null || !isPlace(piece.jurisdiction.text)) return false;
  return piece.percent.text === '' && piece.others.length === 0 && !/qualif/i.test(column?.heading ?? '');
}

/** "NEWSPAPER PUBLISHING:", "PUBLISHING" among names in small letters: a line of business, or a division, over its companies. */
function isGroupHeading(text: string, pieces: readonly Piece[]): boolean {
  if (endsWithForm(text.replace(/[\s:]+$/, '')) || text.length > 60 || text.includes('(')) return false;
  const isCapital = (words: string) => words === words.toUpperCase();
  const named = pieces.filter(({ name }) => name.text !== '');
  const capitals = named.filter(({ name }) => isCapital(name.text)).length;
  return isCapital(text) ? text.endsWith(':') || capitals < named.length * 0.4 : text.endsWith(':');
}

/** A further trade name on a line of its own, under the first. */
function addTrade(piece: Piece, { reading }: ListContext): boolean {
  const last = reading.rows.at(-1);
  if (last === undefined || piece.trade.text === '' || piece.jurisdiction.text !== '' || piece.percent.text !== '')
    return false;
  const before = last.doingBusinessAs;
  last.doingBusinessAs =
    before === null
      ? piece.trade
      : /[;,&-]$/.test(before.text)
        ? joined(before, piece.trade)
        : listed(before, piece.trade);
  return true;
}

function isNoteRow(piece: Piece, context: ListContext, whole: Words): boolean {
  if (piece.jurisdiction.text !== '' && isPlace(piece.jurisdiction.text)) return false;
  const rest = whole.text.replace(/^\S{1,5}\s+/, '');
  const isMarked = piece.marks.text !== '' || /^(?:\(?\s?\w{1,2}\s?[).]|[*†‡]+)(?:\s|$)/.test(whole.text);
  return isMarked && (isSentence(rest) || piece.percent.text === '' || rest.length > 80) && context.takeNote(whole);
}

const NOTHING = /^(?:[-–—_.]+|n\/?a\.?|none|nil|not applicable)$/i;
const DITTO = /^(?:["”“″]+|'{2}|ditto|do\.?|same|-?"-?)$/i;

function takeRow(piece: Piece, group: ColumnGroup, hasPlaces: boolean, context: ListContext): ListRow | null {
  const { reading } = context;
  const stated = piece.jurisdiction.text !== '' && !NOTHING.test(piece.jurisdiction.text);
  if (
    !stated &&
    piece.percent.text === '' &&
    piece.trade.text === '' &&
    !hasPlaces &&
    !group.columns.some(({ role }) => role === 'percent')
  ) {
    return takeEntry({ ...piece.line, stands: 'row' }, piece.name, context);
  }
  const options = {
    findJurisdiction: !stated,
    parenthesesArePlaces: context.parenthesesArePlaces && !hasPlaces,
    isRaised: context.isRaised,
  };
  const entry = readEntry(piece.name, options);
  if (!canBeName(entry.name.text)) {
    reading.unexplained.push(piece.name);
    return null;
  }
  if (
    reading.rows.length === 0 &&
    !stated &&
    piece.percent.text === '' &&
    reading.registrants.has(registrantKey(entry.name.text))
  )
    return null;
  const row = rowOf(entry, { indent: piece.indent, segment: piece.line.segment, from: 'columns' });
  const marks = [...row.noteMarks];
  if (piece.marks.text !== '')
    marks.push(
      ...piece.marks.text
        .replace(/[()[\]%]/g, ' ')
        .split(/[\s,]+/)
        .filter((mark) => mark !== ''),
    );
  if (stated) takePlace(row, piece.jurisdiction, marks, context);
  if (piece.percent.text !== '') takePercent(row, piece.percent, marks, context);
  if (
    piece.trade.text !== '' &&
    !NOTHING.test(piece.trade.text) &&
    !/^(?:same|none|not applicable)\b/i.test(piece.trade.text)
  ) {
    const lead =
      /^(?:d\s?[./]\s?b\s?[./]\s?a\b\.?|dba\b|doing business as)[:\s]*/i.exec(piece.trade.text)?.[0].length ?? 0;
    const trade = withoutMarks(cut(piece.trade, lead), context.isRaised).words;
    if (nameKey(trade.text) !== nameKey(row.name.text)) row.doingBusinessAs = trade;
  }
  row.noteMarks = marks;
  if (hasPlaces && !stated && row.jurisdiction !== null) row.doubts.push('a place taken from the name');
  reading.rows.push(row);
  return row;
}

function takePlace(row: ListRow, words: Words, marks: string[], context: ListContext): void {
  if (DITTO.test(words.text)) {
    const last = context.reading.rows.at(-1);
    row.jurisdiction = last?.jurisdiction ?? null;
    row.knownPlace = last?.knownPlace ?? false;
    row.doubts.push('jurisdiction by ditto mark');
    return;
  }
  const stripped = withoutMarks(words, context.isRaised);
  marks.push(...stripped.marks);
  let place = withoutDate(stripped.words);
  const share = /[\s,(–—-]+(\d{1,3}(?:\.\d{1,6})?\s?%)(?:\s?(?:owned|interest))?\)?$/i.exec(place.text);
  if (share !== null && row.percent === null) {
    const found = percentOf(cut(place, share.index), false);
    if (found !== null && found !== 'several') {
      row.percent = found;
      place = cut(place, 0, share.index);
    }
  }
  if (/^\(.*\)$/.test(place.text)) place = cut(place, 1, place.text.length - 1);
  const phrased = isPlace(place.text) ? null : placeInPhrase(place);
  if (phrased !== null) {
    // With its article it is a phrase about the company; without one it may be the column's own way to say the place.
    if (!/^an?\s/i.test(place.text)) row.doubts.push('a legal form beside the place');
    place = phrased;
  }
  row.jurisdiction = place;
  const kind = place.text
    .replace(/^an?\s+/i, '')
    .replace(
      /\s*[,(-]?\s*(?:\bcorporation|\bcorp\.?|\bcompany|\blimited liability company|\blimited partnership|\bgeneral partnership|\bllc|\binc\.?|\blp|\btrust|\bpartnership|\bstatutory trust|\bbusiness trust)\)?$/i,
      '',
    );
  row.knownPlace = isPlace(place.text) || isPlace(kind);
}

function takePercent(row: ListRow, words: Words, marks: string[], context: ListContext): void {
  if (NOTHING.test(words.text)) return;
  const found = percentOf(words, true);
  if (found === 'several') row.doubts.push('several percents in one cell');
  else if (found !== null) {
    setPercent(row, found, words, marks, context);
    takeLead(row, words, found);
  } else if (/^(?:[*†‡]+|\((?:\d{1,2}|[a-z])\))$/.test(words.text)) marks.push(words.text.replace(/[()]/g, ''));
  else if (/\d/.test(words.text)) row.doubts.push(`ownership not understood: ${words.text.slice(0, 40)}`);
}

/** "Federal 100% ownership": words before a percent in its cell are the place, or something that was not understood. */
function takeLead(row: ListRow, words: Words, found: Percent): void {
  const from = words.at.indexOf(found.words.at[0] ?? -1);
  const lead = cut(words, 0, Math.max(0, from));
  const text = lead.text.replace(/[\s:,(–—-]+$/, '');
  if (!/\p{L}{2}/u.test(text) || SHARE_WORDS.test(text)) return;
  if (row.jurisdiction === null && isPlace(text)) {
    row.jurisdiction = cut(lead, 0, text.length);
    row.knownPlace = true;
  } else row.doubts.push(`words before the share: ${text.slice(0, 40)}`);
}

const SHARE_WORDS =
  /^(?:(?:approximately|approx\.?|about|circa|direct(?:ly)?|indirect(?:ly)?|owned|owns|ownership|held|holds|through|subsidiary|subsidiaries|wholly[- ]owned|majority[- ]owned|equity|voting|economic|interest|general|limited|partner|partnership|common|preferred|stock|shares|class [a-z]|by|of|and|the|a|an|is|in|company|registrant|parent)[\s,:]*)+$/i;

function setPercent(row: ListRow, found: Percent, words: Words, marks: string[], context: ListContext): void {
  row.percent = found;
  marks.push(...withoutMarks(words, context.isRaised).marks);
}
