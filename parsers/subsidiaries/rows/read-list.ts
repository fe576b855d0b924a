import { isSentence, registrantKey } from '../assemble/entity-names.ts';
import { readEntry } from '../assemble/entry.ts';
import type { IsRaised } from '../assemble/marks.ts';
import { isHeadingLine } from '../find/column-headings.ts';
import { labelOf } from '../find/group-labels.ts';
import { allWords, type ListLine, lineText } from '../find/list-line.ts';
import { isTitle } from '../find/page-furniture.ts';
import { segmentsOf } from '../find/segments.ts';
import { createReading, type ListContext, type ListReading } from './list-row.ts';
import { readColumns } from './read-columns.ts';
import { readLines } from './read-lines.ts';
import { titleEnd } from './title-lines.ts';

/** Reads the lines of an exhibit into subsidiaries, notes, and what could not be explained. */
export function readList(lines: readonly ListLine[], registrants: readonly string[], isRaised: IsRaised): ListReading {
  const reading = createReading(registrants);
  const texts = lines.map(lineText);
  const segments = segmentsOf(lines);
  const tables = segments.flatMap(({ columns }) =>
    columns?.all.some(({ role }) => role === 'jurisdiction' || role === 'percent') ? [columns] : [],
  );
  const context: ListContext = {
    reading,
    isRaised,
    parenthesesArePlaces: hasPlacesInParentheses(lines, isRaised),
    hasTable: tables.length > 0,
    indentedAreParts: texts.some(saysIndentedAreParts),
    heading: null,
    wholly: null,
  };
  reading.hasJurisdictionColumn =
    tables.length > 0 &&
    tables.every(({ groups }) => groups.every((group) => group.some(({ role }) => role === 'jurisdiction')));
  let titles = titleEnd(
    segments.flatMap((segment) => segment.lines),
    reading,
    isRaised,
  );
  for (const line of lines) addHeadingMarks(line, reading);
  for (const segment of segments) {
    const body = segment.lines.slice(Math.max(0, titles));
    titles -= segment.lines.length;
    if (body.length === 0) continue;
    if (segment.columns !== null) readColumns(body, segment.columns, context);
    else readLines(body, context);
  }
  dropRegistrant(reading);
  const isWholly = (text: string) => /wholly[- ]owned/i.test(text) && (isTitle(text) || labelOf(text) !== null);
  if (reading.rows.every((row) => row.percent === null) && texts.some(isWholly))
    reading.doubts.push('a heading says "wholly-owned"');
  return reading;
}

function saysIndentedAreParts(text: string): boolean {
  return (
    isSentence(text) &&
    /\bindent/i.test(text) &&
    /\b(?:divisions?|business units?|branch(?:es)?|trade names?)\b/i.test(text)
  );
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
  const root = rows.findIndex((row) =>
    /\((?:the )?(?:registrant|parent|the company|parent company)\)$|^registrant\b/i.test(row.name.text),
  );
  if (root >= 0 && root < 3) rows.splice(root, 1);
}
