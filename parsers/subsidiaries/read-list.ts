import { type Columns, columnsOf } from './columns.ts';
import { endsWithForm, isSentence } from './entity-names.ts';
import { readEntry } from './entry.ts';
import { isHeadingLine } from './heading-lines.ts';
import { isHeadingCell, isPageFurniture, isTitle, labelOf } from './labels.ts';
import { type ListLine, lineText } from './lines.ts';
import { allWords, type ListContext } from './list-context.ts';
import { createReading, type ListReading, registrantKey } from './list-row.ts';
import { createNoteTaker } from './notes.ts';
import { readColumns } from './read-columns.ts';
import { readSingles } from './read-singles.ts';

/** One cell per line: what looked like columns in a few lines is wide spacing. */
function flattened(line: ListLine): ListLine {
  const [first] = line.cells;
  return first === undefined || line.cells.length < 2
    ? line
    : { ...line, cells: [{ ...first, words: allWords(line), width: 80 }] };
}

const NUMBER = /^(?:\(\s?(?:\d{1,2}|[a-z]|[ivx]{1,4})\s?\)|(?:\d{1,3}|[a-z]|[ivx]{1,4})[.)]|[*†‡]+)$/i;

/** A row of a number or mark and words, or of words alone. */
function isNumbered(line: ListLine): boolean {
  const [first, second] = line.cells;
  if (line.stands !== 'row' || first === undefined || line.cells.length > 2) return false;
  return second === undefined || (NUMBER.test(first.words.text) && !NUMBER.test(second.words.text));
}

/** The words of such a row, as deep as its number stands; a list number goes, a note's mark stays. */
function numbered(line: ListLine): ListLine {
  const [first, second] = line.cells;
  if (first === undefined) return line;
  const indent = first.indent + first.column * 12;
  if (second === undefined) return { ...line, cells: [{ ...first, indent }] };
  const words = first.words.text.endsWith('.') ? second.words : allWords(line);
  return { ...line, cells: [{ ...first, words, width: 80, indent }] };
}

/** "Incorporated State:   Ohio" under a name: a field of its company, not two columns. */
function isField(line: ListLine): boolean {
  const label = line.cells[0]?.words.text ?? '';
  return line.cells.length === 2 && label.endsWith(':') && isHeadingCell(label.slice(0, -1));
}

interface Segment {
  readonly lines: readonly ListLine[];
  readonly columns: Columns | null;
}

/**
 * Where the columns of fixed-width text begin elsewhere: at column headings that are repeated on the next page in other
 * places; `to` where they do not.
 */
function nextPage(lines: readonly ListLine[], from: number, to: number): number {
  const startsOf = (line: ListLine) => line.cells.map(({ column }) => column);
  let first: ListLine | null = null;
  let hasData = false;
  for (let index = from; index < to; index += 1) {
    const line = lines[index];
    if (line === undefined || line.stands === 'row') return to;
    const isHeading = line.cells.length >= 2 && isHeadingLine(line);
    if (!isHeading) hasData ||= first !== null && line.cells.length >= 2;
    else if (first === null || !hasData) first = line;
    else if (
      line.cells.length === first.cells.length &&
      startsOf(line).some((column, at) => Math.abs(column - (startsOf(first as ListLine)[at] ?? column)) > 4)
    ) {
      let start = index;
      while (start > from + 1 && isHeadingLine(lines[start - 1] as ListLine)) start -= 1;
      return start;
    }
  }
  return to;
}

function segmentsOf(lines: readonly ListLine[]): Segment[] {
  const segments: Segment[] = [];
  let inherited: Columns | null = null;
  for (let from = 0; from < lines.length; ) {
    let to = from + 1;
    while (to < lines.length && lines[to]?.segment === lines[from]?.segment) to += 1;
    // Column headings may stand in a table of their own above the list.
    const head = lines.slice(from, to).filter((line) => !isPageFurniture(lineText(line)));
    const isHead =
      head.length > 0 && head.length <= 4 && head.every(isHeadingLine) && head.some((line) => line.cells.length >= 2);
    if (isHead && to < lines.length) {
      const next = lines[to]?.segment;
      while (to < lines.length && lines[to]?.segment === next) to += 1;
    }
    const next = nextPage(lines, from, to);
    const part = lines.slice(from, next);
    from = next;
    const told = part.filter(
      (line) => !isPageFurniture(lineText(line)) && !isTitle(lineText(line)) && !isSentence(lineText(line)),
    );
    if (told.length > 0 && told.every(isNumbered) && told.some((line) => line.cells.length === 2)) {
      segments.push({ lines: part.map(numbered), columns: null });
      continue;
    }
    const several = told.filter((line) => line.cells.length >= 2 && !isField(line)).length;
    const columns: Columns | null = several > 0 && several >= told.length * 0.25 ? columnsOf(part, inherited) : null;
    const isTable = columns?.all.some((column) => column.role === 'name') === true;
    if (isTable) inherited = columns;
    segments.push(isTable ? { lines: part, columns } : { lines: part.map(flattened), columns: null });
  }
  return segments;
}

/** Reads the lines of an exhibit into subsidiaries, notes, and what could not be explained. */
export function readList(
  lines: readonly ListLine[],
  registrants: readonly string[],
  isRaised: (at: number) => boolean,
): ListReading {
  const reading = createReading(registrants);
  const segments = segmentsOf(lines);
  const tables = segments.filter(({ columns }) =>
    columns?.all.some(({ role }) => role === 'jurisdiction' || role === 'percent'),
  );
  const context: ListContext = {
    reading,
    isRaised,
    parenthesesArePlaces: hasPlacesInParentheses(lines, isRaised),
    hasTable: tables.length > 0,
    indentedAreParts: lines.some(
      (line) =>
        isSentence(lineText(line)) &&
        /\bindent/i.test(lineText(line)) &&
        /\b(?:divisions?|business units?|branch(?:es)?|trade names?)\b/i.test(lineText(line)),
    ),
    takeNote: createNoteTaker(reading),
    heading: null,
    wholly: null,
  };
  reading.hasJurisdictionColumn =
    tables.length > 0 &&
    tables.every(({ columns }) =>
      columns?.groups.every((group) => group.columns.some(({ role }) => role === 'jurisdiction')),
    );
  const title = titleEnd(
    segments.flatMap((segment) => segment.lines),
    reading,
    isRaised,
  );
  for (const line of lines) {
    const marks = [...lineText(line).matchAll(/\(\s?(\d{1,2}|[a-z])\s?\)|([*†‡]+)/g)];
    if (marks.length === 0 || !(isHeadingLine(line) || isTitle(lineText(line)))) continue;
    for (const mark of marks) reading.headingMarks.add(mark[1] ?? mark[2] ?? '');
  }
  let seen = 0;
  for (const segment of segments) {
    const body = segment.lines.slice(Math.max(0, title - seen));
    seen += segment.lines.length;
    if (body.length === 0) continue;
    if (segment.columns !== null) readColumns(body, segment.columns, context);
    else readSingles(body, context);
  }
  dropRegistrant(reading);
  const isWholly = (text: string) => /wholly[- ]owned/i.test(text) && (isTitle(text) || labelOf(text) !== null);
  if (reading.rows.every((row) => row.percent === null) && lines.some((line) => isWholly(lineText(line)))) {
    reading.doubts.push('a heading says "wholly-owned"');
  }
  return reading;
}

function hasPlacesInParentheses(lines: readonly ListLine[], isRaised: (at: number) => boolean): boolean {
  const ended = lines.filter((line) => line.cells.length === 1 && /\([^()]{3,60}\)?\s*$/.test(lineText(line)));
  const options = { findJurisdiction: true, parenthesesArePlaces: false, isRaised };
  const known = ended.filter((line) => readEntry(allWords(line), options).knownPlace).length;
  return known >= 8 && known >= ended.length * 0.85;
}

/**
 * How many lines at the top are titles: up to the last title line that stands before the first entry, with the
 * registrant's name and address around it. Names found there are the registrant's.
 */
function titleEnd(lines: readonly ListLine[], reading: ListReading, isRaised: (at: number) => boolean): number {
  const options = { findJurisdiction: true, parenthesesArePlaces: false, isRaised };
  const isEntry = (line: ListLine) => {
    const text = lineText(line);
    // "Subsidiaries | Percentage | Place of" heads columns, though its words begin like a title.
    if (isHeadingLine(line) && line.cells.length >= 2) return true;
    if (isTitle(text) || isPageFurniture(text) || isSentence(text)) return false;
    return line.cells.length >= 2 ? !/exhibit/i.test(text) : readEntry(allWords(line), options).jurisdiction !== null;
  };
  const firstEntry = lines.findIndex((line) => isEntry(line));
  const top = lines.slice(0, Math.min(25, firstEntry < 0 ? lines.length : firstEntry));
  const last = top.findLastIndex(
    (line) =>
      isTitle(lineText(line)) && !isPageFurniture(lineText(line)) && !/^(?:exhibit|ex)\b.{0,12}$/i.test(lineText(line)),
  );
  let end = last + 1;
  const known = reading.registrants.size;
  for (const line of top.slice(0, end)) noteRegistrant(lineText(line), reading);
  if (last >= 0) {
    // "SUBSIDIARIES OF" / "ACME CORP."
    const before = lineText(top[last] ?? (lines[0] as ListLine));
    const next = lines[end];
    if (/\bof(?: the)?$/i.test(before) && next !== undefined) {
      reading.registrants.add(registrantKey(lineText(next).replace(/[*†]+$/, '')));
      end += 1;
    }
    const zip = lines.slice(end, end + 5).findIndex((line) => /\b[A-Z]{2}\.?\s+\d{5}(?:-\d{4})?$/.test(lineText(line)));
    if (zip >= 0) {
      const name = lines[end];
      if (name !== undefined) reading.registrants.add(registrantKey(lineText(name)));
      end += zip + 1;
    }
    const lead = lines[end];
    const after = lines.slice(end + 1).filter((line) => !isPageFurniture(lineText(line)));
    // The registrant's name under the title stands out from the names below it.
    if (
      lead !== undefined &&
      lead.cells.length === 1 &&
      !isEntry(lead) &&
      endsWithForm(lineText(lead)) &&
      after.length > 0
    ) {
      const peer = after.find(
        (line) =>
          line.cells.length > 0 &&
          labelOf(lineText(line)) === null &&
          !isTitle(lineText(line)) &&
          !lineText(line).startsWith('('),
      );
      const standsOut =
        peer !== undefined &&
        ((lead.centered && !peer.centered) || (lead.bold && !peer.bold && peer.stands === lead.stands));
      // A registrant that the title has named already is not named again.
      if ((standsOut && reading.registrants.size === known) || reading.registrants.has(registrantKey(lineText(lead)))) {
        reading.registrants.add(registrantKey(lineText(lead)));
        end += 1;
      }
    }
  }
  // Companies between the title and the column headings head the list.
  const heading = lines.slice(0, end + 4).findIndex((line) => line.cells.length >= 2 && isHeadingLine(line));
  for (let at = end; last >= 0 && heading >= 0 && at < heading && heading - end <= 3; at += 1) {
    const line = lines[at];
    const text = line === undefined ? '' : lineText(line);
    if (
      line === undefined ||
      line.cells.length > 1 ||
      !endsWithForm(text) ||
      isSentence(text) ||
      labelOf(text) !== null
    )
      break;
    reading.registrants.add(registrantKey(text));
    end = at + 1;
  }
  return end;
}

/** "Subsidiaries of Acme Corp. as of December 31, 2010" and a bare "Acme Corp." name the registrant. */
function noteRegistrant(text: string, reading: ListReading): void {
  const of = /\bsubsidiar(?:y|ies) of(?: the registrant,?)?\s+(.+?)(?:\s+(?:as of|at|\(the)\b.*)?$/i.exec(text)?.[1];
  const name = (of ?? text).replace(/[*†]+$/, '').replace(/\s+and (?:its )?(?:consolidated )?subsidiaries$/i, '');
  if (of !== undefined || (endsWithForm(name) && !isTitle(text)) || name !== text) {
    if (!/^the (?:registrant|company)/i.test(name) && name.length < 120) reading.registrants.add(registrantKey(name));
  }
}

/** The registrant at the root of a tree is no subsidiary of itself; two entities of one name stay. */
function dropRegistrant(reading: ListReading): void {
  const index = reading.rows
    .slice(0, 3)
    .findIndex((row) => reading.registrants.has(registrantKey(row.name.text)) && row.percent === null);
  if (index >= 0 && reading.rows.length > 1) reading.rows.splice(index, 1);
  // "Acme Corp. (Registrant)"
  const root = reading.rows.findIndex((row) =>
    /\((?:the )?(?:registrant|parent|the company|parent company)\)$|^registrant\b/i.test(row.name.text),
  );
  if (root >= 0 && root < 3) reading.rows.splice(root, 1);
}
