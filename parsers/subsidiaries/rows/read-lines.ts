import { verbose } from '../../layout/patterns.ts';
import {
  canBeName,
  endsWithForm,
  endsWithLegalForm,
  isSentence,
  nameKey,
  registrantKey,
} from '../assemble/entity-names.ts';
import { readEntry } from '../assemble/entry.ts';
import { takeShare } from '../assemble/entry-parts.ts';
import { depthOfMarks, withoutBullet } from '../assemble/marks.ts';
import { isPlace } from '../assemble/places.ts';
import { percentOf, shareIn, whollyOwned } from '../assemble/shares.ts';
import { absenceOf } from '../check/absence.ts';
import { NO_EVIDENCE, NO_FORM } from '../check/list-checks.ts';
import { isHeadingLine, labelOf } from '../find/headings.ts';
import { isPageFurniture, isTitle } from '../find/page-furniture.ts';
import { cut, type ListLine, matched, type Words } from '../lines.ts';
import { addressLines } from './addresses.ts';
import { addIndentedTrade, INDENTED_TRADE, indentedTrades } from './indented-trades.ts';
import { takeBlocks } from './kind-blocks.ts';
import { type EntryWords, type ListContext, type ListReading, type ListRow, locate } from './list-row.ts';
import { fieldOf, takeHeadField } from './place-fields.ts';
import { beginsWithCompany, beginsWithEntry } from './read-prose.ts';
import { entryWordsOf } from './wrapped-lines.ts';

/** Reads lines of one cell each: names with all that belongs to them, under headings or not. */
export function readLines(lines: readonly ListLine[], context: ListContext): void {
  if (takeBlocks(lines, context)) return;
  const trades = indentedTrades(lines);
  const items = entryWordsOf(lines, context);
  const hasPairs = isPairs(items);
  const indentOf = ({ line }: EntryWords) => line.cells[0]?.indent ?? 0;
  const base = Math.min(...items.filter(({ words }) => !isSentence(words.text)).map(indentOf));
  const addresses = addressLines(items.map(({ words }) => words.text));
  for (const [index, item] of items.entries()) {
    const { line, words } = item;
    if (addresses.has(index)) {
      context.reading.notes.push({ mark: null, text: words.text });
      continue;
    }
    // "SUBSIDIARIES" / "OF" / "ACME BANK": whose subsidiaries follow.
    if (/^of(?: the)?$/i.test(items[index - 1]?.words.text ?? '') && line.cells.length === 1) {
      context.heading = null;
      continue;
    }
    const last = context.reading.rows.at(-1);
    if (hasPairs && last?.jurisdiction === null && isPlace(words.text)) {
      locate(last, words);
      continue;
    }
    if (last !== undefined && trades.has(line)) {
      addIndentedTrade(last, words);
      if (!context.reading.doubts.includes(INDENTED_TRADE)) context.reading.doubts.push(INDENTED_TRADE);
      continue;
    }
    if (takeOther(line, words, context)) continue;
    if (context.indentedAreParts && indentOf(item) > base + 1) continue;
    takeEntry(line, words, context);
  }
}

/** Names and places by turns, a line each. A name here and there may lack its place; a place never comes first. */
function isPairs(items: readonly EntryWords[]): boolean {
  const arePlaces = items.flatMap(({ words: { text }, line }) =>
    isPageFurniture(text) || isTitle(text) || isSentence(text) || isHeadingLine(line) ? [] : [isPlace(text)],
  );
  if (arePlaces.some((isPlaceLine, index) => isPlaceLine && arePlaces[index - 1] !== false)) return false;
  const places = arePlaces.filter(Boolean).length;
  const names = arePlaces.length - places;
  return (places >= 2 && names === places) || (places >= 4 && names <= places * 1.25);
}

/** Takes a line that is not a subsidiary: furniture, a note, a field of the row above, a heading, a sentence. */
export function takeOther(line: ListLine, words: Words, context: ListContext): boolean {
  const { reading } = context;
  const { text } = words;
  return (
    isPageFurniture(text) ||
    isHeadingLine(line) ||
    takeOwnership(line, words, context) ||
    takeNote(words, reading) ||
    takeRemark(text, reading) ||
    isLoneRegistrant(line, text, context) ||
    SUMMARY.test(text) ||
    takeHeadField(words, context) ||
    takeField(words, reading) ||
    takeLabel(line, words, context) ||
    takeSentence(words, reading)
  );
}

/** "51% owned" on a line of its own, under the name; in bold, or above all names, it heads a group. */
function takeOwnership(line: ListLine, words: Words, context: ListContext): boolean {
  const last = context.reading.rows.at(-1);
  const isHead = last === undefined || (line.bold && !context.rowIsBold) || context.share !== null;
  const share = (isHead || last.percent === null) && !MARK.test(words.text) ? shareIn(words) : null;
  if (share === null || (share.percent === null && !share.isOpen)) return false;
  // What a heading says of all may not hold for each.
  if (isHead) context.share = share.percent && { ...share.percent, isWorded: true };
  else takeShare(last, share);
  return true;
}

/** "A subsidiary of Acme Corp.", "Branch: Hong Kong": a remark on the company above it. */
function takeRemark(text: string, { rows, notes }: ListReading): boolean {
  const isRemark =
    /^\(?an?\s+(?:[\p{L}-]+\s){0,3}subsidiary of\s/iu.test(text) ||
    /^branch(?:es)?(?: offices?)?\s*[:–—-]\s*\S/i.test(text);
  if (rows.length === 0 || !isRemark) return false;
  notes.push({ mark: null, text });
  return true;
}

function isLoneRegistrant(line: ListLine, text: string, { reading, hasTable }: ListContext): boolean {
  const isTitleLine = reading.rows.length === 0 || (hasTable && line.origin === 'text');
  return isTitleLine && reading.registrants.has(registrantKey(text));
}

/** "578 Other U.S. Subsidiaries": companies that are counted, not named. */
export const SUMMARY = verbose(
  'i',
)`^(?:and\s+)?(?:approximately\s+)?(?:\d[\d,]*|one|two|three|four|five|six|seven|eight|
  nine|ten|[a-z]+teen|several|various)\s+(?:\(\d+\)\s+)?(?:other|additional|inactive|domestic|foreign|non-?u\.?s\.?|
  u\.?s\.?)\b.{0,80}\b(?:subsidiar|compan|entit|corporation)|^total\b.{0,60}\d`;

/** "State of incorporation: Nevada", "Percentage owned: 100%" under the name they belong to. */
function takeField(words: Words, { rows }: ListReading): boolean {
  const field = fieldOf(words);
  const last = rows.at(-1);
  if (field === null || last === undefined) return false;
  const { role, value } = field;
  if (role === 'jurisdiction' && last.jurisdiction === null) {
    locate(last, value, isPlace(value.text));
    const lacking = last.doubts.findIndex((doubt) => doubt === NO_EVIDENCE || doubt === NO_FORM);
    if (lacking >= 0 && last.knownPlace) last.doubts.splice(lacking, 1);
  } else if (role === 'percent' && last.percent === null) {
    const found = percentOf(value, true);
    if (found === 'several') last.percentDoubt = 'several percents';
    else last.percent = found;
  } else if (role === 'trade' && last.doingBusinessAs === null) last.doingBusinessAs = value;
  else return role === 'other';
  return true;
}

/** The heading of a group, or a title, which ends the group. */
function takeLabel(line: ListLine, words: Words, context: ListContext): boolean {
  const label = labelOf(words.text);
  if (label !== null && (line.cells.length === 1 || label.kind === 'group')) {
    context.heading = label.kind === 'place' ? cut(words, label.from, label.to) : null;
    context.wholly = label.kind === 'group' && label.wholly ? matched(words, /wholly[- ]owned/i) : null;
    if (label.kind === 'group') context.share = null;
    return true;
  }
  if (!isTitle(words.text)) return false;
  context.heading = null;
  return true;
}

function takeSentence(words: Words, { rows, notes, sentences }: ListReading): boolean {
  const { text } = words;
  if (!(isSentence(text) && !beginsWithEntry(words)) && absenceOf([text]) === null) return false;
  sentences.push(words);
  if (rows.length > 0) notes.push({ mark: null, text });
  return true;
}

const NAME_FIELD = verbose('i')`^(?:legal |full |corporate )?(?:names?(?: of (?:the )?(?:subsidiary|company|entity))?|
  subsidiary(?: name)?|company(?: name)?|entity(?: name)?):\s*(?=\S)`;

/** "1. Name: Acme LLC" without its label. */
function withoutNameField(words: Words): Words {
  if (!words.text.includes(':')) return words;
  const body = withoutBullet(words);
  const field = NAME_FIELD.exec(body.text)?.[0].length;
  return field === undefined ? words : cut(body, field);
}

/** Reads a line as a subsidiary, or as something unexplained. */
export function takeEntry(line: ListLine, words: Words, context: ListContext): ListRow | null {
  const { reading, hasTable } = context;
  const entry = readEntry(withoutNameField(words), context);
  const name = entry.name.text;
  const isFormed = endsWithForm(name);
  const isBesideTable = hasTable && line.origin === 'text';
  if (!canBeName(name) || (isBesideTable && !(entry.knownPlace && isFormed))) {
    // Beside a table, a company's name alone is a title or heads a part of it.
    const key = registrantKey(name);
    // "Acme Operating Partnership, L.P.", a subsidiary that heads its own part.
    const isRow = isFormed && reading.rows.some((row) => registrantKey(row.name.text) === key);
    const isHead = reading.rows.length === 0 || isRow || words.text.endsWith(':') || line.bold || line.centered;
    if (!isBesideTable || !isHead) reading.unexplained.push(words);
    else if (isFormed && !isRow) reading.registrants.add(key);
    return null;
  }
  const indent = (line.cells[0]?.indent ?? 0) + depthOfNumber(words.text) * 60;
  const row: ListRow = { ...entry, indent, segment: line.segment, from: 'line' };
  const isPlaced = row.jurisdiction !== null;
  if (!isPlaced && context.heading !== null) {
    locate(row, context.heading);
    // "Acme Therapy, Inc." / "    Acme Therapy & Fitness Center": a trade name, or a company of its own.
    const above = reading.rows.at(-1);
    const isUnder = above !== undefined && row.segment === above.segment && row.indent > above.indent + 1;
    if (isUnder && !isFormed && endsWithLegalForm(above.name.text))
      row.doubts.push('a name without legal form under a company');
  }
  row.percent ??= whollyOwned(context.wholly) ?? context.share;
  const isEvident = isPlaced || (isFormed && !hasTable);
  if (row.jurisdiction === null && !isEvident) row.doubts.push(NO_EVIDENCE);
  else if (row.jurisdiction === null && !isFormed && line.origin === 'text') row.doubts.push(NO_FORM);
  reading.rows.push(row);
  context.rowIsBold = line.bold;
  return row;
}

/** "1.2.1 Acme LLC" is two levels below "1. …", "-- Acme LLC" one below "- …". */
function depthOfNumber(text: string): number {
  const number = /^\d/.test(text) ? /^\d{1,2}((?:\.\d{1,2}){1,5})\.?\s/.exec(text)?.[1] : undefined;
  return number === undefined ? depthOfMarks(text) : number.split('.').length - 1;
}

const MARK = verbose('iu')`^(?:\(\s*(\d{1,2}|[a-z]|[ivx]{1,4})\s*\)|\[\s*(\d{1,2}|[a-z])\s*\]|(\d{1,2}|[a-z])[.)]|
  ([*†‡§+#]+|[¹²³⁴-⁹]+)|(\d{1,2})(?=\s+(?:\p{Lu}|\d{1,3}(?:\.\d{1,3})?%)))\s*:?\s*`;
const NOTE_START = verbose('i')`^(?:\d{1,3}(?:\.\d+)?% )?(?:(?:incorporated|organized|formed) (?:in|under)|owned|held|
  formerly|indicates?|denotes?|includes?|inactive|also|doing business|wholly|joint venture|in liquidation|dissolved|
  variable interest|guarantor|acquired|represents?|less than|see|subsidiar(?:y|ies) of)\b`;
const STATUS = /^(?:dormant|inactive|active|guarantor|unaudited)\.?$/i;

/** A cheap test before the pattern: names begin with two letters. */
const MAY_BE_NOTE = /^(?:[^A-Za-z]|[A-Za-z][.)])/;

function beginsWithRow(text: string, { rows }: ListReading): boolean {
  const key = `${nameKey(text.slice(0, 200))} `;
  return rows.some(({ name }) => key.startsWith(`${nameKey(name.text)} `));
}

/** Takes footnotes: lines that begin with a mark and continue in prose, or whose mark a row above carries. */
export function takeNote(words: Words, reading: ListReading): boolean {
  if (!MAY_BE_NOTE.test(words.text)) return false;
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
  const isExplanation = isCited && (text.length > 12 || STATUS.test(text) || /^\p{Lu}\p{Ll}{3,}\.$/u.test(text));
  if (isBullet || !(isSentence(text) || isOfHeading || isExplanation || NOTE_START.test(text))) return false;
  reading.notes.push({ mark, text });
  // A note that nothing refers to and that begins with a company, of no row, may be a row.
  if (!isCited && !isOfHeading && beginsWithCompany(text) && !beginsWithRow(text, reading))
    reading.unexplained.push(words);
  return true;
}
