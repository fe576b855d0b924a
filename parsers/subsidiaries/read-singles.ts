import { absenceOf } from './absence.ts';
import { NO_EVIDENCE, NO_FORM } from './checks.ts';
import { canBeName, endsWithForm, endsWithLegalForm, isFormOnly, isSentence } from './entity-names.ts';
import { isOwnership, readEntry } from './entry.ts';
import { isHeadingLine } from './heading-lines.ts';
import { isHeadingCell, isPageFurniture, isTitle, labelOf, roleOfHeading } from './labels.ts';
import type { ListLine } from './lines.ts';
import { allWords, type ListContext } from './list-context.ts';
import { type ListRow, registrantKey, rowOf } from './list-row.ts';
import { percentOf } from './percent.ts';
import { isPlace } from './places.ts';
import { beginsWithEntry } from './prose.ts';
import { cut, joined, type Words } from './words.ts';

/** Lines of one cell each: names with all that belongs to them, under headings or not. */
export function readSingles(lines: readonly ListLine[], context: ListContext): void {
  const merged = withoutLetters(mergeWrapped(lines, context)).flatMap(splitAtSemicolons);
  const pairs = isPairs(merged);
  const base = Math.min(
    ...merged.filter((item) => !isSentence(item.words.text)).map((item) => item.line.cells[0]?.indent ?? 0),
  );
  for (const item of merged) {
    const { line, words } = item;
    const indent = line.cells[0]?.indent ?? 0;
    if (pairs && isPlace(words.text)) {
      const last = context.reading.rows.at(-1);
      if (last !== undefined && last.jurisdiction === null) {
        last.jurisdiction = words;
        last.knownPlace = true;
        continue;
      }
    }
    if (takeOther(line, words, context)) continue;
    if (context.indentedAreParts && indent > base + 1) continue;
    takeEntry(line, words, context);
  }
}

/** What a line of words may be other than a subsidiary; says whether it took it. */
export function takeOther(line: ListLine, words: Words, context: ListContext): boolean {
  const { reading } = context;
  const { text } = words;
  if (isPageFurniture(text) || isHeadingLine(line)) return true;
  const last = reading.rows.at(-1);
  if (last !== undefined && last.percent === null && isOwnership(text)) {
    // "51% owned" on a line of its own, under the name.
    const share = percentOf(words, false);
    if (share !== null && share !== 'several') {
      last.percent = share;
      return true;
    }
  }
  if (context.takeNote(words)) return true;
  if (last !== undefined && /^\(?an?\s+(?:[\p{L}-]+\s){0,3}subsidiary of\s/iu.test(text)) {
    // "A subsidiary of Acme Corp." on a line of its own says whose the company above it is.
    reading.notes.push({ mark: null, text });
    return true;
  }
  if (
    reading.registrants.has(registrantKey(text)) &&
    (reading.rows.length === 0 || (context.hasTable && line.stands === 'text'))
  )
    return true;
  // "Branch: Hong Kong" is a part of the company above it.
  if (last !== undefined && /^branch(?:es)?(?: offices?)?\s*[:–—-]\s*\S/i.test(text)) {
    reading.notes.push({ mark: null, text });
    return true;
  }
  if (isSummary(text)) return true;
  if (takeField(words, context)) return true;
  const label = labelOf(text);
  if (label !== null && (line.cells.length === 1 || label.kind === 'group')) {
    context.heading = label.kind === 'place' ? cut(words, label.from, label.to) : null;
    const wholly = label.kind === 'group' && label.wholly ? /wholly[- ]owned/i.exec(text) : null;
    context.wholly = wholly === null ? null : cut(words, wholly.index, wholly.index + wholly[0].length);
    return true;
  }
  if (isTitle(text)) {
    context.heading = null;
    return true;
  }
  if ((isSentence(text) && !beginsWithEntry(words)) || absenceOf([text]) !== null) {
    reading.sentences.push(words);
    if (reading.rows.length > 0) reading.notes.push({ mark: null, text });
    return true;
  }
  return false;
}

/** "State of incorporation: Nevada", "Percentage owned: 100%" under the name they speak of. */
function takeField(words: Words, { reading }: ListContext): boolean {
  const field = /^([^:]{4,60}):\s*(?=\S)/.exec(words.text);
  const last = reading.rows.at(-1);
  if (field === null || last === undefined || !isHeadingCell(field[1] ?? '')) return false;
  const role = roleOfHeading(field[1] ?? '');
  const value = cut(words, field[0].length);
  if (role === 'jurisdiction' && last.jurisdiction === null) {
    last.jurisdiction = value;
    last.knownPlace = isPlace(value.text);
    const lacking = last.doubts.findIndex((doubt) => doubt === NO_EVIDENCE || doubt === NO_FORM);
    if (lacking >= 0 && last.knownPlace) last.doubts.splice(lacking, 1);
    return true;
  }
  if (role === 'percent' && last.percent === null) {
    const found = percentOf(value, true);
    if (found === 'several') last.doubts.push('several percents');
    else last.percent = found;
    return true;
  }
  if (role === 'trade' && last.doingBusinessAs === null) {
    last.doingBusinessAs = value;
    return true;
  }
  return role === 'other';
}

/** "578 Other U.S. Subsidiaries": companies that are counted, not named. */
function isSummary(text: string): boolean {
  return (
    /^(?:and\s+)?(?:approximately\s+)?(?:\d[\d,]*|one|two|three|four|five|six|seven|eight|nine|ten|[a-z]+teen|several|various)\s+(?:\(\d+\)\s+)?(?:other|additional|inactive|domestic|foreign|non-?u\.?s\.?|u\.?s\.?)\b.{0,80}\b(?:subsidiar|compan|entit|corporation)/i.test(
      text,
    ) || /^total\b.{0,60}\d/i.test(text)
  );
}

/** A line as a subsidiary, or as something unexplained. */
export function takeEntry(line: ListLine, words: Words, context: ListContext): ListRow | null {
  const { reading } = context;
  const field =
    /^(?:legal |full |corporate )?(?:names?(?: of (?:the )?(?:subsidiary|company|entity))?|subsidiary(?: name)?|company(?: name)?|entity(?: name)?):\s*(?=\S)/i.exec(
      words.text,
    );
  const entry = readEntry(field === null ? words : cut(words, field[0].length), {
    findJurisdiction: true,
    parenthesesArePlaces: context.parenthesesArePlaces,
    isRaised: context.isRaised,
  });
  const first = line.cells[0];
  const strong = entry.jurisdiction !== null || (endsWithForm(entry.name.text) && !context.hasTable);
  const isFirstTable = context.hasTable && line.stands === 'text';
  if (!canBeName(entry.name.text) || (isFirstTable && !(entry.knownPlace && endsWithForm(entry.name.text)))) {
    // Beside a table, a company's name alone is a title or heads a part of it.
    if (isFirstTable && (reading.rows.length === 0 || words.text.endsWith(':') || line.bold || line.centered)) {
      if (endsWithForm(entry.name.text)) reading.registrants.add(registrantKey(entry.name.text));
    } else reading.unexplained.push(words);
    return null;
  }
  const row = rowOf(entry, {
    indent: (first?.indent ?? 0) + depthOfNumber(words.text) * 60,
    segment: line.segment,
    from: 'line',
  });
  if (row.jurisdiction === null && context.heading !== null) {
    row.jurisdiction = context.heading;
    row.knownPlace = true;
    // "Acme Therapy, Inc." / "    Acme Therapy & Fitness Center": the name it trades under, or a company of its own.
    const above = reading.rows.at(-1);
    const isUnder = above !== undefined && row.segment === above.segment && row.indent > above.indent + 1;
    if (isUnder && !endsWithForm(entry.name.text) && endsWithLegalForm(above.name.text))
      row.doubts.push('a name without legal form under a company');
  }
  applyWholly(row, context);
  if (!strong && row.jurisdiction === null) row.doubts.push(NO_EVIDENCE);
  else if (!endsWithForm(entry.name.text) && line.stands === 'text' && row.jurisdiction === null)
    row.doubts.push(NO_FORM);
  reading.rows.push(row);
  return row;
}

/** "1.2.1 Acme LLC" stands two levels below "1. …", "-- Acme LLC" one below "- …". */
function depthOfNumber(text: string): number {
  const number = /^\d{1,2}((?:\.\d{1,2}){1,5})\.?\s/.exec(text)?.[1];
  if (number !== undefined) return number.split('.').length - 1;
  return (/^(-{1,5}|>{1,5}|\.{1,5})\s/.exec(text)?.[1]?.length ?? 1) - 1;
}

export function applyWholly(row: ListRow, context: ListContext): void {
  if (context.wholly !== null && row.percent === null)
    row.percent = { value: 100, words: context.wholly, isWorded: true };
}

/** "A. Acme LLC", "B. …", "C. …": letters in their order are list numbers, others are initials. */
function withoutLetters(items: readonly MergedLine[]): MergedLine[] {
  const lettered = items.filter(({ words }) => LETTER.test(words.text) && labelOf(words.text) === null);
  const letters = lettered.map(({ words }) => words.text.charCodeAt(0));
  const isOrder = letters.every((code, index) => code === 65 || (index > 0 && code === (letters[index - 1] ?? 0) + 1));
  if (letters.length < 2 || !isOrder || !letters.includes(66)) return [...items];
  return items.map((item) => (LETTER.test(item.words.text) ? { ...item, words: cut(item.words, 2) } : item));
}

const LETTER = /^[A-Z]\.\s+(?=[\p{Lu}\d])/u;

/** "Acme LLC (Delaware); Acme Ltd. (England)" on one line, where each part is an entry. */
function splitAtSemicolons(item: MergedLine): MergedLine[] {
  const { text } = item.words;
  if (!text.includes(';') || text.length > 4_000 || isSentence(text)) return [item];
  const parts: MergedLine[] = [];
  let from = 0;
  for (const match of [...text.matchAll(/;/g), null]) {
    const words = cut(item.words, from, match?.index ?? text.length);
    from = (match?.index ?? 0) + 1;
    if (words.text !== '') parts.push({ line: item.line, words });
  }
  const options = { findJurisdiction: true, parenthesesArePlaces: false, isRaised: () => false };
  const isList = parts.every(({ words }) => {
    const entry = readEntry(words, options);
    return entry.jurisdiction !== null && endsWithForm(entry.name.text);
  });
  return isList ? parts : [item];
}

interface MergedLine {
  readonly line: ListLine;
  words: Words;
}

/** Joins lines that go on where the one before broke off. */
function mergeWrapped(lines: readonly ListLine[], context: ListContext): MergedLine[] {
  const merged: MergedLine[] = [];
  let previous: ListLine | null = null;
  for (const line of lines) {
    const words = allWords(line);
    const last = merged[merged.length - 1];
    if (last !== undefined && previous !== null && goesOn(last.words.text, words.text, line, previous, context))
      last.words = joined(last.words, words);
    else merged.push({ line, words });
    previous = line;
  }
  return merged;
}

const OPEN_END = /(?:[,&(/-]|\b(?:of|and|de|the|for|du|et|und|la|y|e))$/i;

function goesOn(before: string, text: string, line: ListLine, previous: ListLine, context: ListContext): boolean {
  if (before.length > 400) return false;
  if (isPageFurniture(before) || isPageFurniture(text) || isTitle(before) || isSentence(before) || isSentence(text))
    return false;
  // "Incorporated State: Ohio" is a field of the name above it.
  const field = /^([^:]{4,60}):\s*\S/.exec(text)?.[1];
  if (field !== undefined && isHeadingCell(field)) return false;
  const place = context.indentedAreParts && (line.cells[0]?.indent ?? 0) > (previous.cells[0]?.indent ?? 0) + 1;
  const opens = before.lastIndexOf('(') > before.lastIndexOf(')');
  if (opens && before.length - before.lastIndexOf('(') < 80 && /^[^(]{0,80}\)/.test(text) && !line.isApart) return true;
  if (
    /^\((?!\s*[\w*]{1,3}\s*\))/.test(text) &&
    text.length < 120 &&
    !isPlaceLabel(before) &&
    /\p{L}{2}/u.test(before) &&
    labelOf(before) === null
  )
    return true;
  if (
    /^(?:an?|the) \p{Lu}?[\p{L}. ]{2,60}\b(?:corporation|company|partnership|trust|llc|entity)\b/iu.test(text) &&
    !/^the\b/i.test(text) &&
    endsWithForm(before)
  )
    return true;
  if (
    /^(?:d\/b\/a|dba|doing business as|organized|incorporated|formed|jurisdiction)\b/i.test(text) &&
    endsWithForm(before.replace(/,$/, '')) &&
    !text.endsWith(':') &&
    !line.bold
  )
    return true;
  if (line.isApart || line.isWhole || place) return false;
  const deeper = (line.cells[0]?.indent ?? 0) > (previous.cells[0]?.indent ?? 0);
  if (isFormOnly(text) && !endsWithForm(before)) return true;
  if (OPEN_END.test(before) && !/^(?:\p{Lu}[^ ]* ){1,8}.*\(/u.test(text)) return true;
  return (
    (/^\p{Ll}/u.test(text) && !/^(?:e|i)\p{Lu}/u.test(text) && deeper) ||
    (deeper &&
      !endsWithForm(before) &&
      !before.endsWith(')') &&
      /^\S+(?: \S+){0,3}(?: \(|$)/.test(text) &&
      labelOf(before) === null)
  );
}

function isPlaceLabel(text: string): boolean {
  return labelOf(text)?.kind === 'place';
}

/**
 * Names and places by turns, a line each: the place belongs to the name above it. A name here and there may lack its
 * place; under headings of places the first line is a place.
 */
function isPairs(items: readonly MergedLine[]): boolean {
  let names = 0;
  let places = 0;
  let expectsPlace = false;
  for (const { words, line } of items) {
    const { text } = words;
    if (isPageFurniture(text) || isTitle(text) || isSentence(text) || isHeadingLine(line)) continue;
    if (isPlace(text)) {
      if (!expectsPlace) return false;
      places += 1;
      expectsPlace = false;
    } else {
      names += 1;
      expectsPlace = true;
    }
  }
  return (places >= 2 && names === places) || (places >= 4 && names <= places * 1.25);
}
