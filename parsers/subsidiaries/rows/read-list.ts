import { endsWithForm, isSentence, registrantKey } from '../assemble/entity-names.ts';
import { readEntry } from '../assemble/entry.ts';
import type { IsRaised } from '../assemble/marks.ts';
import { type ColumnGroup, columnWith } from '../find/columns.ts';
import { isHeadingLine, labelOf } from '../find/headings.ts';
import { isPageFurniture, isTitle } from '../find/page-furniture.ts';
import { segmentsOf } from '../find/segments.ts';
import { allWords, type ListLine, lineText } from '../lines.ts';
import type { ListContext, ListReading } from './list-row.ts';
import { readColumns } from './read-columns.ts';
import { readLines } from './read-lines.ts';

/** Reads the lines of an exhibit into subsidiaries, notes, and what could not be explained. */
export function readList(lines: readonly ListLine[], registrants: readonly string[], isRaised: IsRaised): ListReading {
  const texts = lines.map(lineText);
  const segments = segmentsOf(lines);
  const tables = segments.flatMap(({ columns }) =>
    columns && (columnWith(columns.all, 'jurisdiction') ?? columnWith(columns.all, 'percent')) ? [columns] : [],
  );
  const isPlaced = (group: ColumnGroup) => columnWith(group, 'jurisdiction') !== undefined;
  const none = { rows: [], notes: [], unexplained: [], doubts: [], sentences: [], headingMarks: new Set<string>() };
  const reading: ListReading = {
    ...none,
    registrants: new Set(registrants.map(registrantKey)),
    hasJurisdictionColumn: tables.length > 0 && tables.every(({ groups }) => groups.every(isPlaced)),
  };
  const context: ListContext = {
    reading,
    isRaised,
    parenthesesArePlaces: hasPlacesInParentheses(lines, isRaised),
    hasTable: tables.length > 0,
    indentedAreParts: texts.some(saysIndentedAreParts),
    heading: null,
    wholly: null,
  };
  const body = segments.flatMap((segment) => segment.lines);
  let titles = titleEnd(body, reading, isRaised);
  for (const line of lines) addHeadingMarks(line, reading);
  for (const segment of segments) {
    const own = segment.lines.slice(Math.max(0, titles));
    titles -= segment.lines.length;
    if (own.length === 0) continue;
    if (segment.columns !== null) readColumns(own, segment.columns, context);
    else readLines(own, context);
  }
  dropRegistrant(reading);
  const isWholly = (text: string) => /wholly[- ]owned/i.test(text) && (isTitle(text) || labelOf(text) !== null);
  if (reading.rows.every((row) => row.percent === null) && texts.some(isWholly))
    reading.doubts.push('a heading says "wholly-owned"');
  return reading;
}

function saysIndentedAreParts(text: string): boolean {
  const namesParts = /\b(?:divisions?|business units?|branch(?:es)?|trade names?)\b/i.test(text);
  return namesParts && /\bindent/i.test(text) && isSentence(text);
}

function addHeadingMarks(line: ListLine, { headingMarks }: ListReading): void {
  const text = lineText(line);
  const marks = [...text.matchAll(/\(\s?(\d{1,2}|[a-z])\s?\)|([*†‡]+)/g)];
  if (marks.length === 0 || !(isHeadingLine(line) || isTitle(text))) return;
  for (const mark of marks) headingMarks.add(mark[1] ?? mark[2] ?? '');
}

function hasPlacesInParentheses(lines: readonly ListLine[], isRaised: IsRaised): boolean {
  const ended = lines.filter((line) => line.cells.length === 1 && /\([^()]{3,60}\)?\s*$/.test(lineText(line)));
  const known = ended.filter((line) => readEntry(allWords(line), { isRaised }).knownPlace).length;
  return known >= 8 && known >= ended.length * 0.85;
}

/** The registrant at the root of a tree is not its own subsidiary; two entities of one name stay. */
function dropRegistrant({ rows, registrants }: ListReading): void {
  const top = rows.slice(0, 3);
  const index = top.findIndex((row) => registrants.has(registrantKey(row.name.text)) && row.percent === null);
  if (index >= 0 && rows.length > 1) rows.splice(index, 1);
  // "Acme Corp. (Registrant)"
  const isRoot = /\((?:the )?(?:registrant|parent|the company|parent company)\)$|^registrant\b/i;
  const root = rows.findIndex((row) => isRoot.test(row.name.text));
  if (root >= 0 && root < 3) rows.splice(root, 1);
}

/** A title is within this many lines of the top. */
const MOST_TITLE_LINES = 25;

/** How many lines at the top are titles, with the registrant's name and address around the last. Adds those names. */
function titleEnd(lines: readonly ListLine[], reading: ListReading, isRaised: IsRaised): number {
  const firstEntry = lines.findIndex((line) => isEntry(line, isRaised));
  const top = lines.slice(0, Math.min(MOST_TITLE_LINES, firstEntry < 0 ? lines.length : firstEntry));
  const texts = top.map(lineText);
  const last = texts.findLastIndex(
    (text) => isTitle(text) && !isPageFurniture(text) && !/^(?:exhibit|ex)\b.{0,12}$/i.test(text),
  );
  if (last < 0) return 0;
  const { registrants } = reading;
  const headerNames = registrants.size;
  for (const text of texts.slice(0, last + 1)) addTitleRegistrant(text, reading);
  let end = last + 1;
  // "SUBSIDIARIES OF" / "ACME CORP."
  const next = lines[end];
  if (/\bof(?: the)?$/i.test(texts[last] ?? '') && next !== undefined) {
    registrants.add(registrantKey(lineText(next).replace(/(?<![*†])[*†]+$/, '')));
    end += 1;
  }
  const zip = lines.slice(end, end + 5).findIndex((line) => /\b[A-Z]{2}\.?\s+\d{5}(?:-\d{4})?$/.test(lineText(line)));
  const named = lines[end];
  if (zip >= 0 && named !== undefined) {
    registrants.add(registrantKey(lineText(named)));
    end += zip + 1;
  }
  const lead = lines[end];
  if (lead !== undefined && isCompanyName(lead) && !isEntry(lead, isRaised)) {
    const key = registrantKey(lineText(lead));
    // A registrant that the title has named already is not named again.
    const isUnnamed = registrants.size === headerNames;
    const rest = lines.slice(end + 1).filter((line) => !isPageFurniture(lineText(line)));
    if (rest.length > 0 && ((isUnnamed && standsOut(lead, rest)) || registrants.has(key))) {
      registrants.add(key);
      end += 1;
    }
  }
  return end + companiesBeforeHeading(lines, end, reading);
}

function isEntry(line: ListLine, isRaised: IsRaised): boolean {
  const text = lineText(line);
  // "Subsidiaries | Percentage | Place of" heads columns, though its words begin like a title.
  if (isHeadingLine(line) && line.cells.length >= 2) return true;
  if (isTitle(text) || isPageFurniture(text) || isSentence(text)) return false;
  if (line.cells.length >= 2) return !/exhibit/i.test(text);
  return readEntry(allWords(line), { isRaised }).jurisdiction !== null;
}

const isCompanyName = (line: ListLine) => line.cells.length === 1 && endsWithForm(lineText(line));

/** The registrant's name under the title is centered or bold, unlike the names below it. */
function standsOut(lead: ListLine, rest: readonly ListLine[]): boolean {
  const peer = rest.find((line) => {
    const text = lineText(line);
    return line.cells.length > 0 && labelOf(text) === null && !isTitle(text) && !text.startsWith('(');
  });
  if (peer === undefined) return false;
  return (lead.centered && !peer.centered) || (lead.bold && !peer.bold && peer.origin === lead.origin);
}

/** How many companies between the title and the column headings head the list. */
function companiesBeforeHeading(lines: readonly ListLine[], end: number, reading: ListReading): number {
  const heading = lines.slice(0, end + 4).findIndex((line) => line.cells.length >= 2 && isHeadingLine(line));
  if (heading - end > 3) return 0;
  const between = lines.slice(end, Math.max(end, heading));
  const other = between.findIndex((line) => {
    const text = lineText(line);
    return !isCompanyName(line) || isSentence(text) || labelOf(text) !== null;
  });
  const companies = between.slice(0, other < 0 ? between.length : other);
  for (const line of companies) reading.registrants.add(registrantKey(lineText(line)));
  return companies.length;
}

/** "Subsidiaries of Acme Corp. as of December 31, 2010" and a bare "Acme Corp." name the registrant. */
function addTitleRegistrant(text: string, reading: ListReading): void {
  const of = /\bsubsidiar(?:y|ies) of(?: the registrant,?)?\s+(.+?)(?:(?<!\s)\s+(?:as of|at|\(the)\b.*)?$/i.exec(
    text,
  )?.[1];
  const name = (of ?? text)
    .replace(/(?<![*†])[*†]+$/, '')
    .replace(/(?<!\s)\s+and (?:its )?(?:consolidated )?subsidiaries$/i, '');
  const isNamed = of !== undefined || (endsWithForm(name) && !isTitle(text)) || name !== text;
  if (isNamed && !/^the (?:registrant|company)/i.test(name) && name.length < 120)
    reading.registrants.add(registrantKey(name));
}
