import { endsWithForm, endsWithLegalForm, isSentence, registrantKey } from '../assemble/entity-names.ts';
import { readEntry } from '../assemble/entry.ts';
import { type IsRaised, withoutBullet } from '../assemble/marks.ts';
import { isPlace, placeIn } from '../assemble/places.ts';
import { type ColumnGroup, columnWith } from '../find/columns.ts';
import { isHeadingLine, labelOf } from '../find/headings.ts';
import { hasListLetters } from '../find/outline-letters.ts';
import { isPageFurniture, isTitle } from '../find/page-furniture.ts';
import { withoutPageHeads } from '../find/page-heads.ts';
import { segmentsOf } from '../find/segments.ts';
import { allWords, type ListLine, lineText, matched } from '../lines.ts';
import { takeCommonPlace } from './common-place.ts';
import type { ListContext, ListReading, ListRow } from './list-row.ts';
import { joinPages } from './page-breaks.ts';
import { headsByFields } from './place-fields.ts';
import { readColumns } from './read-columns.ts';
import { readLines } from './read-lines.ts';
import { DEFINED_TERM } from './read-prose.ts';

/** Reads the lines of an exhibit into subsidiaries, notes, and what could not be explained. */
export function readList(
  printed: readonly ListLine[],
  registrants: readonly string[],
  isRaised: IsRaised,
): ListReading {
  const lines = withoutPageHeads(printed);
  const texts = lines.map(lineText);
  const segments = joinPages(segmentsOf(lines));
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
    parenthesesArePlaces: hasPlacesInParentheses(lines),
    hasTable: tables.length > 0,
    hasLetters: hasListLetters(lines.flatMap(({ cells: [first] }) => first?.words.text ?? [])),
    fieldsAreHeads: headsByFields(lines),
    indentedAreParts: texts.some(saysIndentedAreParts),
    heading: null,
    wholly: null,
    share: null,
    rowIsBold: false,
  };
  const body = segments.flatMap((segment) => segment.lines);
  let titles = titleEnd(body, reading, isRaised);
  // "Wholly-owned subsidiaries of Acme Corp." heads the first group, too.
  const title = body.slice(0, Math.max(0, titles)).findLast((line) => isTitle(lineText(line)));
  const label = title && labelOf(lineText(title));
  if (title && label?.kind === 'group' && label.wholly) context.wholly = matched(allWords(title), /wholly[- ]owned/i);
  // Titles name one or two companies; more of them may be the list.
  const named = body.slice(0, titles).filter((line) => isCompanyName(line) && !isTitle(lineText(line)));
  if (named.length > 2) reading.unexplained.push(...named.map(allWords));
  for (const line of lines) addHeadingMarks(line, reading);
  for (const segment of segments) {
    const own = segment.lines.slice(Math.max(0, titles));
    titles -= segment.lines.length;
    if (own.length === 0) continue;
    if (segment.columns !== null) readColumns(own, segment.columns, context);
    else readLines(own, context);
  }
  dropRegistrant(reading, registrants.slice(1));
  takeCommonPlace(reading);
  const isWholly = (text: string) => /wholly[- ]owned/i.test(text) && (isTitle(text) || labelOf(text) !== null);
  if (reading.rows.every((row) => row.percent === null) && texts.some(isWholly))
    reading.doubts.push('a heading says "wholly-owned"');
  return reading;
}

function saysIndentedAreParts(text: string): boolean {
  const namesParts = /\b(?:divisions?|business units?|branch(?:es)?|trade names?)\b/i;
  return isSentence(text) && /\bindent/i.test(text) && namesParts.test(text);
}

function addHeadingMarks(line: ListLine, { headingMarks }: ListReading): void {
  const text = lineText(line);
  if (!/[(*†‡]/.test(text)) return;
  const marks = [...text.matchAll(/\(\s?(\d{1,2}|[a-z])\s?\)|([*†‡]+)/g)];
  if (marks.length === 0 || !(isHeadingLine(line) || isTitle(text))) return;
  for (const mark of marks) headingMarks.add(mark[1] ?? mark[2] ?? '');
}

function hasPlacesInParentheses(lines: readonly ListLine[]): boolean {
  const single = lines.filter((line) => line.cells.length === 1);
  const ended = single.flatMap((line) => /\(([^()]{3,60})\)?\s*$/.exec(lineText(line))?.[1] ?? []);
  const known = ended.filter((inside) => isPlace(placeIn(inside.replace(/[,;].*/, '')))).length;
  return known >= 8 && known >= ended.length * 0.85;
}

/** The registrant at the root of a tree is not its own subsidiary; two entities of one name stay. */
function dropRegistrant(reading: ListReading, others: readonly string[]): void {
  const { rows, notes, registrants } = reading;
  const top = rows.slice(0, 3);
  // Of several registrants the later ones may be subsidiaries of the first.
  const keys = registrants.difference(new Set(others.map(registrantKey)));
  const keyOf = ({ name }: ListRow) => registrantKey(name.text.replace(DEFINED_TERM, ''));
  const index = top.findIndex((row) => keys.has(keyOf(row)) && row.percent === null);
  if (index >= 0 && rows.length > 1) rows.splice(index, 1);
  dropRoot(rows, notes);
  dropParentless(reading);
  // "Acme Corp. (Registrant)"
  const isRoot = /\((?:the )?(?:registrant|parent|the company|parent company)\)$|^registrant\b/i;
  const root = rows.findIndex((row) => isRoot.test(row.name.text));
  if (root >= 0 && root < 3) rows.splice(root, 1);
}

/** The first row alone has a dash for its parent: it is the registrant, who owns the others. */
function dropParentless({ rows, notes, doubts }: ListReading): void {
  const [root, ...others] = rows;
  if (root?.saysNoParent !== true || root.percent !== null || others.length < 2) return;
  if (others.some(({ saysNoParent }) => saysNoParent)) return;
  doubts.push('the first row was taken for the registrant');
  notes.push({ mark: null, text: root.name.text });
  rows.shift();
}

/** "ACME CORPORATION" in capitals over companies whose shares are stated, without one of its own: who owns them. */
function dropRoot(rows: ListRow[], notes: ListReading['notes']): void {
  const [root, ...others] = rows;
  if (root === undefined || others.length < 3 || root.percent !== null || root.saysNoShare) return;
  const isCapital = ({ name: { text } }: ListRow) => text === text.toUpperCase();
  if (!isCapital(root) || others.some((row) => row.percent === null || isCapital(row))) return;
  notes.push({ mark: null, text: root.name.text });
  rows.shift();
}

/** A title is within this many lines of the top. */
const MOST_TITLE_LINES = 25;

/** "Acme Limited" over "Hong Kong": an entry of two lines. */
function isPair(line: ListLine, next: ListLine | undefined): boolean {
  return next?.cells.length === 1 && isCompanyName(line) && !isTitle(lineText(line)) && isPlace(lineText(next));
}

/** How many lines at the top are titles, with the registrant's name and address around the last. Adds those names. */
function titleEnd(lines: readonly ListLine[], reading: ListReading, isRaised: IsRaised): number {
  const firstEntry = lines.findIndex((line, index) => isEntry(line, isRaised) || isPair(line, lines[index + 1]));
  const top = lines.slice(0, Math.min(MOST_TITLE_LINES, firstEntry < 0 ? lines.length : firstEntry));
  const texts = top.map(lineText);
  const last = texts.findLastIndex(
    (text) => isTitle(text) && !isPageFurniture(text) && !/^(?:exhibit|ex)\b.{0,12}$/i.test(text),
  );
  if (last < 0) {
    const start = Math.max(
      0,
      texts.findIndex((text) => !isPageFurniture(text)),
    );
    const companies = companiesBeforeHeading(lines, start, reading);
    return leadingTitles(lines, companies === 0 ? 0 : start + companies, firstEntry, reading);
  }
  const { registrants } = reading;
  const headerNames = registrants.size;
  for (const text of texts.slice(0, last + 1)) addTitleRegistrant(text, reading);
  let end = last + 1;
  // "SUBSIDIARIES OF" / "ACME CORP."
  const next = lines[end];
  if (/\bof(?: the)?$/i.test(texts[last] ?? '') && next !== undefined && !isMarked(next)) {
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
  return leadingTitles(lines, end + companiesBeforeHeading(lines, end, reading), firstEntry, reading);
}

/** "- Acme Corp.", "1. Acme Corp.": an entry by its bullet or number, though the title above it may end openly. */
function isMarked(line: ListLine): boolean {
  const words = allWords(line);
  return withoutBullet(words).text.length < words.text.length;
}

const NUMBERED = /^\(?(\d{1,3})[.)]\s/;

/** Where a list begins whose first lines may be more titles: at its number 1, or below centered lines. */
function leadingTitles(lines: readonly ListLine[], end: number, firstEntry: number, reading: ListReading): number {
  const texts = lines.map(lineText);
  const numbers = texts.map((text) => (/^[(\d]/.test(text) ? Number(NUMBERED.exec(text)?.[1] ?? 0) : 0));
  const one = numbers.indexOf(1);
  const isNumbered = one >= 0 && numbers.indexOf(2) > one && numbers.filter((number) => number > 0).length >= 3;
  const upright = lines.findIndex((line, index) => index >= end && !line.centered);
  const isCentered = upright === firstEntry && lines.slice(upright).every((line) => !line.centered);
  const start = isNumbered && one <= firstEntry ? one : isCentered ? upright : end;
  const leads = texts.slice(end, Math.max(end, start));
  const areTitles = leads.length <= 6 && leads.every((text) => labelOf(text) === null && !isSentence(text));
  if (!areTitles || leads.length === 0) return end;
  for (const text of leads) if (endsWithForm(text)) reading.registrants.add(registrantKey(text));
  return start;
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
  const heads = (line: ListLine) => isHeadingLine(line) && (line.cells.length >= 2 || line.origin === 'row');
  const heading = lines.slice(0, end + 4).findIndex(heads);
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
    .replace(
      /(?<!\s)\s+(?:and|&) (?:(?:its|it['’]s) )?(?:(?:consolidated|group) )?subsidiaries(?: \([^()]{2,40}\))?$/i,
      '',
    );
  // "ACME FOODS INC. SUBSIDIARIES"
  const owner = /^(.{4,100}?)(?<!\s)\s+subsidiaries$/i.exec(name)?.[1] ?? '';
  if (endsWithLegalForm(owner)) reading.registrants.add(registrantKey(owner));
  const isNamed = of !== undefined || (endsWithForm(name) && !isTitle(text)) || name !== text;
  if (isNamed && !/^the (?:registrant|company)/i.test(name) && name.length < 120)
    reading.registrants.add(registrantKey(name));
}
