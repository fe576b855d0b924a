import { verbose } from '../../layout/patterns.ts';
import {
  canBeName,
  endsWithForm,
  endsWithLegalForm,
  isFormOnly,
  isSentence,
  registrantKey,
} from '../assemble/entity-names.ts';
import { readEntry } from '../assemble/entry.ts';
import { FORM_BESIDE } from '../assemble/entry-parts.ts';
import { depthOfMarks, type IsRaised, withoutMarks } from '../assemble/marks.ts';
import { isCountryCode, isPlace, placeInPhrase, withoutDate } from '../assemble/places.ts';
import { type Percent, percentOf, shareIn, whollyOwned } from '../assemble/shares.ts';
import { NO_PLACE } from '../check/list-checks.ts';
import { type Column, type ColumnGroup, type Columns, columnWith } from '../find/columns.ts';
import { isHeadingLine, isOfHeadingWords, labelOf } from '../find/headings.ts';
import { listLetterLength } from '../find/outline-letters.ts';
import { isPageFurniture, isTitle } from '../find/page-furniture.ts';
import {
  allWords,
  cut,
  firstPlace,
  indexOfPlace,
  joined,
  type ListLine,
  lineText,
  matched,
  type Words,
} from '../lines.ts';
import { type ListContext, type ListRow, locate } from './list-row.ts';
import { withoutParents } from './parent-headings.ts';
import { SUMMARY, takeEntry, takeNote, takeOther } from './read-lines.ts';
import { beginsWithEntry } from './read-prose.ts';
import { joinWrappedRows, type RowCells, rowCellsOf, saysTrades } from './row-cells.ts';
import { addTrade, takeTradeCell } from './trade-names.ts';

/** Reads a table: each group of columns from top to bottom, groups from left to right. */
export function readColumns(lines: readonly ListLine[], columns: Columns, context: ListContext): void {
  context.reading.doubts.push(...columns.doubts);
  takeWhollyHeading(lines, columns, context);
  const { rest, hasRoot } = withoutParents(lines);
  const body = withoutHeadingLines(rest);
  if (hasRoot) context.reading.doubts.push('the first row was taken for the registrant');
  columns.groups.forEach((group, index) => {
    const rows = body.flatMap((line) => rowCellsOf(line, group, columns, index === 0) ?? []);
    readGroup(rows, group, context);
  });
}

/** "Wholly-Owned Subsidiaries" over the column of names. */
function takeWhollyHeading(lines: readonly ListLine[], { all, groups }: Columns, context: ListContext): void {
  if (groups.length > 1 || columnWith(all, 'percent')) return;
  const heads = lines.slice(0, 6).filter(isHeadingLine);
  const cells = heads.flatMap((line) => (line.cells.length >= 2 ? line.cells : []));
  const cell = cells.find(({ words }) => labelOf(words.text)?.kind === 'group' && /wholly[- ]owned/i.test(words.text));
  if (cell !== undefined) context.wholly = matched(cell.words, /wholly[- ]owned/i);
}

const DATE_CELL = /^(?:at |as of )?(?:\p{L}{3,9}\.? \d{1,2},? )?(?:19|20)\d\d$/u;

/** Removes column headings, and the lines that continue one ("Under", "Laws of"). */
function withoutHeadingLines(lines: readonly ListLine[]): ListLine[] {
  let inHeading = false;
  /** The last line of a page ends in a comma; the next page begins with the end of its name. */
  let isOpen = false;
  return lines.filter((line) => {
    const text = lineText(line);
    const isLone = line.cells.length === 1;
    // "Company", "Securities Corporation" alone may be a heading, but also the end of the name above it.
    const isEnd = isLone && (isFormOnly(text) || (!inHeading && !line.isApart && endsWithLegalForm(text)));
    const isHeadingPart = ({ words }: { words: Words }) =>
      (isOfHeadingWords(words.text, true) || DATE_CELL.test(words.text)) && !isPlace(words.text);
    const isContinued =
      inHeading && !(isOpen && isFormOnly(text)) && (isLone || !line.isApart) && line.cells.every(isHeadingPart);
    const isYear = inHeading && isLone && /^(?:19|20)\d\d(?:\s*\(\w\))?$/.test(text);
    inHeading = (isHeadingLine(line) && !isEnd) || isContinued || isYear;
    if (!inHeading && !isPageFurniture(text) && !isTitle(text)) isOpen = /[,&]$/.test(text);
    return !inHeading;
  });
}

function readGroup(pieces: readonly RowCells[], group: ColumnGroup, context: ListContext): void {
  const place = columnWith(group, 'jurisdiction');
  const name = columnWith(group, 'name');
  const isPlaceFirst = place !== undefined && name !== undefined && place.from < name.from;
  const rows = joinWrappedRows(pieces, place !== undefined, isPlaceFirst);
  const heads = place === undefined ? new Set() : headsOfGroups(rows);
  /** The place before the names, printed once for several rows. */
  let carried: Words | null = null;
  for (const cells of rows) {
    const whole = allWords(cells.line);
    const { jurisdiction } = cells;
    if (isNoteRow(cells, context, whole)) continue;
    if (cells.name.text === '') {
      if (isPlaceFirst && jurisdiction.text !== '') carried = jurisdiction;
      else if (!takeNameless(cells, whole, place, context)) context.reading.unexplained.push(whole);
      continue;
    }
    const taken = takeLoneName(cells, group, rows, context) ?? takeHead(heads.has(cells), context);
    if (taken === 'heading') carried = null;
    if (taken !== null) continue;
    const row = takeRow(cells, group, context);
    if (row === null) continue;
    row.doubts.push(...cells.doubts);
    if (isPlaceFirst && jurisdiction.text !== '') carried = jurisdiction;
    const inherited = (isPlaceFirst && jurisdiction.text === '' ? carried : null) ?? context.heading;
    if (row.jurisdiction === null && inherited !== null) locate(row, inherited);
    if (row.jurisdiction === null && place !== undefined && jurisdiction.text === '') row.doubts.push(NO_PLACE);
    row.percent ??= whollyOwned(context.wholly) ?? (columnWith(group, 'percent') ? null : context.share);
  }
}

/**
 * Names without place and legal form that head the rows below them: the table begins with one, each stands over a row,
 * and every other row has its place.
 */
function headsOfGroups(rows: readonly RowCells[]): ReadonlySet<RowCells> {
  const isOpen = ({ line, isLone, name: { text } }: RowCells) =>
    isLone && line.origin === 'row' && text !== '' && text.length <= 60 && !text.includes('(') && !endsWithForm(text);
  const own = rows.filter(({ line }) => !isPageFurniture(lineText(line)));
  const heads = own.filter(isOpen);
  const isHead = (row: RowCells | undefined) => row !== undefined && heads.includes(row);
  const areOver = own.every((row, index) => (isHead(row) ? own[index + 1]?.jurisdiction.text : row.jurisdiction.text));
  return new Set(heads.length >= 2 && isHead(own[0]) && areOver ? heads : []);
}

/** Takes a row without a name, which belongs to the row above or says nothing; false where it is not understood. */
function takeNameless(cells: RowCells, whole: Words, place: Column | undefined, context: ListContext): boolean {
  const { line, jurisdiction, percent, marks, others } = cells;
  const isEmpty = jurisdiction.text === '' && percent.text === '';
  if (isPageFurniture(whole.text) || (marks.text !== '' && isEmpty)) return true;
  if (addTrade(cells, context.reading) || addPercent(cells, context)) return true;
  if (isSecondPlace(cells, place, context)) return false;
  const rest = cells.isLone ? whole : joined(jurisdiction, percent);
  return takeOther(line, rest, context) || (others.length > 0 && isEmpty);
}

/** "87% Direct" over "13% Indirect": the share of a company in two rows. */
function addPercent({ jurisdiction, percent, others }: RowCells, { reading }: ListContext): boolean {
  const last = reading.rows.at(-1);
  if (last?.from !== 'columns' || last.percent === null || jurisdiction.text !== '' || others.length > 0) return false;
  const found = percentOf(percent, false);
  if (found === null) return false;
  last.percent = null;
  last.percentDoubt = 'several percents';
  return true;
}

/** Takes a name without place and percent that is not a subsidiary; says whether it heads the rows that follow. */
function takeLoneName(cells: RowCells, group: ColumnGroup, rows: readonly RowCells[], context: ListContext) {
  const { reading } = context;
  if (cells.jurisdiction.text !== '' || cells.percent.text !== '') return null;
  const above = reading.rows.at(-1);
  if (saysTrades(columnWith(group, 'name')) && above !== undefined && cells.indent > above.indent + 1) {
    addTrade({ ...cells, trade: cells.name }, reading);
    return 'other';
  }
  if (cells.trade.text === '' && takeOther(cells.line, cells.name, context)) return 'heading';
  const isHeading = () => isGroupHeading(cells.name.text, rows) || standsOut(cells, rows);
  if (cells.isLone && columnWith(group, 'jurisdiction') && isHeading()) {
    if (/%|percent/i.test(cells.name.text)) reading.doubts.push('a heading about shares was not understood');
    context.heading = null;
    context.wholly = null;
    return 'heading';
  }
  if (!isSentence(cells.name.text) || beginsWithEntry(cells.name)) return null;
  reading.sentences.push(cells.name);
  return 'other';
}

function takeHead(isHead: boolean, context: ListContext): 'heading' | null {
  if (!isHead) return null;
  context.heading = null;
  context.wholly = null;
  const doubt = 'names without a place were taken for headings';
  if (!context.reading.doubts.includes(doubt)) context.reading.doubts.push(doubt);
  return 'heading';
}

/** A place alone under a row that has one: a second jurisdiction, unless its heading says that others follow. */
function isSecondPlace(cells: RowCells, column: Column | undefined, { reading }: ListContext): boolean {
  const last = reading.rows.at(-1);
  if (last === undefined || last.jurisdiction === null || !isPlace(cells.jurisdiction.text)) return false;
  return cells.percent.text === '' && cells.others.length === 0 && !/qualif/i.test(column?.heading ?? '');
}

/** The last word of headings over several companies: "Homebuilding Joint Ventures". */
export const GROUP_NOUN =
  /\b(?:subsidiaries|companies|joint ventures|operations|entities|partnerships|segments?|divisions?|affiliates|corporations|investees)$/i;

/** "NEWSPAPER PUBLISHING:", "PUBLISHING" among names in lowercase: a line of business or a division over its companies. */
function isGroupHeading(text: string, rows: readonly RowCells[]): boolean {
  const bare = text.replace(/(?<![\s:])[\s:]+$/, '');
  if (text.length > 60 || text.endsWith(',') || text.includes('(') || (endsWithForm(bare) && !GROUP_NOUN.test(bare)))
    return false;
  if (text.endsWith(':')) return true;
  if (GROUP_NOUN.test(text))
    return rows.filter(({ jurisdiction }) => jurisdiction.text !== '').length >= rows.length / 2;
  const isCapital = (words: string) => words === words.toUpperCase();
  const names = rows.flatMap(({ name }) => (name.text === '' ? [] : [name.text]));
  return isCapital(text) && names.filter(isCapital).length < names.length * 0.4;
}

/** "Broadcasting" in bold or across the table, alone in its row, over companies that all have a place of their own. */
function standsOut({ line, name }: RowCells, rows: readonly RowCells[]): boolean {
  if (line.origin !== 'row' || endsWithForm(name.text) || name.text.length > 60) return false;
  const others = rows.filter(({ isLone, name: { text } }) => !isLone && text !== '');
  const widthOf = (one: ListLine) => one.cells[0]?.width ?? 1;
  const isUnlike = (other: ListLine) => (line.bold && !other.bold) || widthOf(line) > widthOf(other);
  return others.length > 0 && others.every((row) => isUnlike(row.line) && row.jurisdiction.text !== '');
}

function isNoteRow(cells: RowCells, { reading }: ListContext, whole: Words): boolean {
  if (isPlace(cells.jurisdiction.text)) return false;
  const rest = whole.text.replace(/^\S{1,5}\s+/, '');
  const isMarked = cells.marks.text !== '' || /^(?:\(?\s?\w{1,2}\s?[).]|[*†‡]+)(?:\s|$)/.test(whole.text);
  return isMarked && (isSentence(rest) || cells.percent.text === '' || rest.length > 80) && takeNote(whole, reading);
}

/** Wider than any indentation that marks one level. */
const DEPTH_INDENT = 60;
const NOTHING = /^(?:[-–—_.]+|n\/?a\.?|none|nil|not applicable)$/i;

function takeRow(cells: RowCells, group: ColumnGroup, context: ListContext): ListRow | null {
  const { reading, isRaised, parenthesesArePlaces } = context;
  const { percent, trade } = cells;
  const name = context.hasLetters ? cut(cells.name, listLetterLength(cells.name.text)) : cells.name;
  if (SUMMARY.test(name.text)) return null;
  const hasPlaces = columnWith(group, 'jurisdiction') !== undefined;
  const place = NOTHING.test(cells.jurisdiction.text) ? '' : cells.jurisdiction.text;
  const hasOwn = place !== '' || percent.text !== '';
  if (!hasOwn && trade.text === '' && !hasPlaces && !columnWith(group, 'percent'))
    return takeEntry({ ...cells.line, origin: 'row' }, name, context);
  const findJurisdiction = place === '';
  const options = { findJurisdiction, parenthesesArePlaces: parenthesesArePlaces && !hasPlaces, isRaised };
  const entry = readEntry(name, options);
  if (!canBeName(entry.name.text)) {
    reading.unexplained.push(name);
    return null;
  }
  if (reading.rows.length === 0 && !hasOwn && reading.registrants.has(registrantKey(entry.name.text))) return null;
  const saysNoShare = NOTHING.test(percent.text);
  const { saysNoParent } = cells;
  const indent = cells.indent + depthOfMarks(name.text) * DEPTH_INDENT;
  const row: ListRow = { ...entry, indent, segment: cells.line.segment, from: 'columns', saysNoShare, saysNoParent };
  const marks = cells.marks.text === '' ? [] : cells.marks.text.replace(/[()[\]%]/g, ' ').split(/[\s,]+/);
  row.noteMarks.push(...marks.filter((mark) => mark !== ''));
  if (place !== '') takePlace(row, cells.jurisdiction, context);
  if (percent.text !== '' && !NOTHING.test(percent.text)) takePercent(row, percent, isRaised);
  takeTradeCell(row, trade, isRaised);
  if (hasPlaces && place === '' && row.jurisdiction !== null) row.doubts.push('a place taken from the name');
  reading.rows.push(row);
  context.rowIsBold = cells.line.bold;
  return row;
}

const DITTO = /^(?:["”“″]+|'{2}|ditto|do\.?|same|-?"-?)$/i;
const KIND_AT_END = verbose('i')`(?<!\s)\s*(?!\s)(?:[,(-]\s*)?\b(?:corporation|corp\.?|(?:limited liability )?company|
  (?:(?:limited|general) )?partnership|llc|inc\.?|lp|(?:(?:statutory|business) )?trust)\)?$`;

const SHARE_AT_END = /(?<![\s,(–—-])[\s,(–—-]+(\d{1,3}(?:\.\d{1,6})?\s?%)(?:\s?(?:owned|interest))?\)?$/i;

/** Reads the cell of a jurisdiction, which may hold a date, a percent or the kind of company besides. */
function takePlace(row: ListRow, words: Words, { reading, isRaised }: ListContext): void {
  if (DITTO.test(words.text)) {
    const last = reading.rows.at(-1);
    row.jurisdiction = last?.jurisdiction ?? null;
    row.knownPlace = last?.knownPlace ?? false;
    row.doubts.push('jurisdiction by ditto mark');
    return;
  }
  const unmarked = withoutMarks(words, isRaised);
  row.noteMarks.push(...unmarked.marks);
  let place = withoutDate(unmarked.words);
  const share = place.text.includes('%') ? SHARE_AT_END.exec(place.text) : null;
  const percent = share === null || row.percent !== null ? null : percentOf(cut(place, share.index), false);
  if (share !== null && percent !== null && percent !== 'several') {
    row.percent = percent;
    place = cut(place, 0, share.index);
  }
  if (/^\(.*\)$/.test(place.text)) place = cut(place, 1, place.text.length - 1);
  // "Delaware, USA)"
  else if (/^[^()]*\)$/.test(place.text)) place = cut(place, 0, place.text.length - 1);
  const phrase = isPlace(place.text) ? null : placeInPhrase(place);
  // With its article it is a phrase about the company; without one it may be the column's own way to say the place.
  if (phrase !== null && !/^an?\s/i.test(place.text)) row.doubts.push(FORM_BESIDE);
  row.jurisdiction = phrase ?? place;
  const { text } = row.jurisdiction;
  row.knownPlace =
    isPlace(text) || isCountryCode(text) || isPlace(text.replace(/^an?\s+/i, '').replace(KIND_AT_END, ''));
}

/** Reads the cell of a percent. */
function takePercent(row: ListRow, words: Words, isRaised: IsRaised): void {
  const share = /\p{L}/u.test(words.text) ? shareIn(words) : null;
  const found = share?.isOpen === true ? 'several' : (share?.percent ?? percentOf(words, true));
  if (found === 'several' || /^[\d.]+ [\d.]+$/.test(words.text)) row.percentDoubt = 'several percents in one cell';
  else if (found !== null) {
    row.percent = found;
    row.noteMarks.push(...withoutMarks(words, isRaised).marks);
    takeLead(row, words, found);
  } else if (/^(?:[*†‡]+|\((?:\d{1,2}|[a-z])\))$/.test(words.text)) row.noteMarks.push(words.text.replace(/[()]/g, ''));
  else if (/\d/.test(words.text)) row.doubts.push(`ownership not understood: ${words.text.slice(0, 40)}`);
}

const SHARE_WORDS = verbose('i')`
  ^(?:(?:approx\.?|(?:approximately|about|circa|(?:in)?direct(?:ly)?|own(?:ed|s|ership)|held|holds|through|
  subsidiar(?:y|ies)|(?:wholly|majority)[- ]owned|equity|voting|economic|interest|general|limited|partner(?:ship)?|
  common|preferred|stock|shares|class [a-z]|by|of|and|the|a|an|is|in|company|registrant|parent)\b)[\s,:]*)+$`;

/** "Federal 100% ownership": words before a percent are the place, or something that was not understood. */
function takeLead(row: ListRow, words: Words, found: Percent): void {
  const lead = cut(words, 0, Math.max(0, indexOfPlace(words, firstPlace(found.words) ?? -1)));
  const text = lead.text.replace(/(?<![\s:,(–—-])[\s:,(–—-]+$/, '');
  if (!/\p{L}{2}/u.test(text) || SHARE_WORDS.test(text)) return;
  if (row.jurisdiction === null && isPlace(text)) locate(row, cut(lead, 0, text.length));
  else row.doubts.push(`words before the share: ${text.slice(0, 40)}`);
}
