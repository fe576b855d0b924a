import type { ParseOutcome, Parser } from '../../core/parser.ts';
import type { Span } from '../../core/spans.ts';
import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import { isFormOf } from '../filing/form-families.ts';
import { notApplicable, outcomeHead, parsedOutcome, rejected } from '../filing/outcomes.ts';
import { documentFormatOf } from '../layout/document-format.ts';
import { type DocumentStructure, htmlStructureOf } from '../layout/document-layout.ts';
import { verbose } from '../layout/patterns.ts';
import { plainTextOf, spanOf } from '../layout/plain-text.ts';
import { raisedTypeOf } from './assemble/marks.ts';
import { absenceOf } from './check/absence.ts';
import { PROBABLE, PROVEN, verdictOf } from './check/list-checks.ts';
import { DOUBTFUL, rowFaults } from './check/row-faults.ts';
import { isHeadingCell } from './find/headings.ts';
import { listLinesOf, MOST_LINES } from './find/list-lines.ts';
import { isChartMark, isPageFurniture } from './find/page-furniture.ts';
import { withoutSignature } from './find/signature.ts';
import { firstPlace, type ListLine, lastPlace, lineText, rangesOf, type Words } from './lines.ts';
import { forgetAnswers } from './remembered.ts';
import type { SubsidiariesResult, Subsidiary } from './result.ts';
import type { ListRow } from './rows/list-row.ts';
import { readList } from './rows/read-list.ts';
import { addProse, unlistedIn } from './rows/read-prose.ts';
import { subsidiaryListRows, subsidiaryRows } from './rows.ts';

const ID = 'subsidiaries';
const VERSION = 3;
const HEAD = outcomeHead({ id: ID, version: VERSION, kind: ID });
const LONGEST_EXHIBIT = 4_000_000;
const LONGEST_REPORT = 40_000_000;

type Outcome = ParseOutcome<SubsidiariesResult>;

/** Forms that may print the list in the report itself. */
const REPORTS = ['annual', 'annual405', 'annualSmallBusiness'] as const;
/** A line that heads a list, in the source: a cheap test before the report is laid out. */
const HEAD_IN_SOURCE = verbose('i')`(?:exhibit\s+(?:no\.?\s*)?|[>\s(])2[12](?:\.\d)?\)?[\s.:–—-]+
  (?:the following|list of|schedule of|significant)?[^<>\n]{0,60}subsidiaries`;

/**
 * The list of subsidiaries: Exhibit 21 (Regulation S-K Item 601(b)(21)), Exhibit 8 of Form 20-F, Exhibit 22 as it was
 * numbered before 1996, and lists printed in a 10-K itself.
 *
 * An explicit "none" gives an empty list. A list that is an image, omitted, or in another document is rejected with the
 * reason, never an empty list. Confidence: see `verdictOf` (high only where every line of the exhibit is explained).
 */
export const subsidiariesV3: Parser<SubsidiariesResult> = {
  id: ID,
  version: VERSION,
  kind: ID,
  dependsOn: [],
  appliesTo({ header, documents }) {
    const form = header.form ?? '';
    const year = Number((header.filedDate ?? '9999').slice(0, 4));
    const exhibits = documents.filter(({ type }) => {
      if (/^EX-21/i.test(type)) return true;
      if (form.startsWith('20-F')) return /^EX-8(?:\.\d+)?$/i.test(type);
      // Before 1996 Exhibit 22 was the list of subsidiaries; since 2021 it lists guarantors.
      return isFormOf(form, REPORTS) && year <= 1997 && /^EX-22/i.test(type);
    });
    if (exhibits.length > 0) return exhibits;
    const report = documents.find((document) => isFormOf(document.type, REPORTS) && !document.isBinary);
    if (!isFormOf(form, REPORTS) || report === undefined || report.text.length > LONGEST_REPORT) return [];
    return /\bsubsidiaries\b/i.test(report.text) && HEAD_IN_SOURCE.test(report.text) ? [report] : [];
  },
  parse,
  rows: (outcome, filing) => [
    { table: 'parsed.subsidiary_lists', rows: subsidiaryListRows(outcome, filing) },
    { table: 'parsed.subsidiaries', rows: subsidiaryRows(outcome) },
  ],
};

interface Work {
  readonly document: SubmissionDocument;
  readonly layout: DocumentStructure;
  readonly registrants: readonly string[];
}

function parse({ header }: Submission, document: SubmissionDocument): Outcome {
  forgetAnswers();
  if (document.isBinary)
    return rejected(HEAD, 'not-text', `the list is a ${document.type || 'binary'} file without text`);
  if (document.text.length > LONGEST_REPORT)
    return rejected(HEAD, 'too-large', `the document has ${document.text.length} characters`);
  const layout = layoutOf(document.text);
  const { text } = layout.plain;
  const work: Work = { document, layout, registrants: header.filers.flatMap(({ name }) => name ?? []) };
  const lines = listLinesOf(layout, document.text);
  if (!/^EX-/i.test(document.type) && isReport(text)) return parseReport(work, lines);
  if (text.length > LONGEST_EXHIBIT || lines.length > MOST_LINES)
    return rejected(HEAD, 'too-large', `the exhibit has ${lines.length} lines`);
  return parseLines(work, lines) ?? withoutList(work, lines);
}

/** Fixed-width text is read line by line, without the tables that a layout finds in it. */
function layoutOf(text: string): DocumentStructure {
  if (documentFormatOf(text) !== 'text') return htmlStructureOf(text);
  return { plain: plainTextOf(text), blocks: [], tables: [] };
}

/** The best list of the likely sections of a report. */
function parseReport(work: Work, lines: readonly ListLine[]): Outcome {
  let best: Outcome | null = null;
  for (const { start, end } of sectionsOf(work.layout.plain.text)) {
    const own = lines.filter(({ cells: [first] }) => {
      const at = (first && firstPlace(first.words)) ?? -1;
      return at >= start && at < end;
    });
    const outcome = parseLines(work, own);
    if (outcome !== null && outcome.confidence >= Math.max(PROBABLE, (best?.confidence ?? 0) + Number.EPSILON))
      best = outcome;
    if (best !== null && best.confidence >= PROVEN) break;
  }
  return best ?? notApplicable(HEAD, 'no-list', 'the report contains no list of subsidiaries');
}

/** Find the rows, check them, assemble the subsidiaries. Null where there are none. */
function parseLines(work: Work, all: readonly ListLine[]): Outcome | null {
  const { document, layout } = work;
  const lines = withoutSignature(all);
  const isRaised = raisedTypeOf(layout.plain, document.text);
  const texts = lines.map(lineText);
  const reading = readList(lines, work.registrants, isRaised);
  const { rows, notes } = reading;
  if (rows.length === 0) addProse(reading, isRaised);
  else reading.unexplained.push(...unlistedIn(reading, isRaised));
  // "None." under the registrant's name.
  const mayBeRegistrants = rows.length <= 2 && rows.every((row) => row.jurisdiction === null);
  if (rows.length === 0 || (mayBeRegistrants && absenceOf(texts)?.kind === 'none')) return null;
  const undecoded = layout.plain.text.includes('\ufffd') ? texts.join('').split('\ufffd').length - 1 : 0;
  const verdict = verdictOf(reading, undecoded);
  const faults = rowFaults(rows, reading.registrants.size > 0);
  const confidence = Math.min(verdict.confidence, faults.confidence);
  const { subsidiaries, spans } = subsidiariesOf(rows, work);
  const confidences = faults.doubtful.map((path) => [path, Math.min(DOUBTFUL, confidence)]);
  return parsedOutcome(HEAD, { count: subsidiaries.length, subsidiaries, notes }, confidence, {
    spans,
    confidences: Object.fromEntries(confidences),
    crossValidations: [...verdict.crossValidations, ...faults.crossValidations],
    [confidence >= 0.9 ? 'warnings' : 'reasons']: [...verdict.reasons, ...faults.reasons],
  });
}

/** No subsidiary was found: the exhibit says that there are none, or the list is elsewhere, or it cannot be read. */
function withoutList(work: Work, lines: readonly ListLine[]): Outcome {
  const texts = lines.map(lineText).filter((text) => !isPageFurniture(text));
  const absence = absenceOf(texts);
  // In a short exhibit nothing else could be a list.
  if (absence?.kind === 'none') return statedNone(work, lines, absence.isExplicit, texts.length <= 8);
  if (absence !== null) return rejected(HEAD, 'list-omitted', absence.message);
  const hasChart = lines.some((line) => isChartMark(lineText(line)));
  if (hasChart || /<img\b|<object\b|<embed\b/i.test(work.document.text))
    return rejected(HEAD, 'image-only', 'the list is an image');
  const words = texts.filter((text) => !isHeadingCell(text)).join(' ');
  if (words.trim().length < 20) return rejected(HEAD, 'empty-document', 'the exhibit has no words of a list');
  const message = 'the exhibit has neither a list of subsidiaries nor a statement that there are none';
  return rejected(HEAD, 'no-list-found', message);
}

function statedNone(work: Work, lines: readonly ListLine[], isExplicit: boolean, isShort: boolean): Outcome {
  const { document, layout } = work;
  const line = lines.find((one) => absenceOf([lineText(one)])?.kind === 'none');
  const start = line?.cells[0] && firstPlace(line.cells[0].words);
  const final = line?.cells.at(-1);
  const last = final && lastPlace(final.words);
  const hasWords = start !== undefined && last !== undefined;
  const isProven = isExplicit && isShort;
  const reason = { code: 'none-stated', message: 'the exhibit says that there are no subsidiaries' };
  return parsedOutcome(HEAD, { count: 0, subsidiaries: [], notes: [] }, isProven ? PROVEN : PROBABLE, {
    spans: hasWords ? { count: [spanOf(layout.plain, document.text, document.sequence, start, last + 1)] } : {},
    crossValidations: [{ name: 'the exhibit states that there are none', passed: isExplicit }],
    [isProven ? 'warnings' : 'reasons']: [reason],
  });
}

/** Heads of a list in a report: "Exhibit 21 – Subsidiaries of the Registrant", "22 The following is a list of …". */
const LIST_HEAD = verbose('gim')`^[ \t]*(?:exhibit\s+(?:no\.?\s*)?|item\s+)?
  (?:\(?(?:21|22)(?:\.\d)?\)?[\s.:–—-]+)?(?:the following (?:is|are|table)\b[^\n]{0,80}\bsubsidiaries\b|
  (?:list of |schedule of |significant |principal )*subsidiaries (?:of|at|as of)\b)[^\n]{0,160}$`;
const LIST_END = verbose('im')`^[ \t]*(?:signatures?\b|exhibit\s+(?!21|22)\d|item\s+\d|part\s+[iv]+\b|index to\b|
  \(?(?:2[3-9]|3[0-9]|9\d)(?:\.\d+)?\)?\s+(?:consents?|power|financial|certif|opinion|subsidiary|letter|code|report)|
  pursuant to the requirements|the following undertakings|schedule [iv]+\b|report of independent)`;
/** In the exhibit index, or in a sentence of a note. */
const REFERENCE = /\b(?:filed|incorporated by reference|herewith|set forth|see|page)\b|\.{4,}|\d{1,3}\s*$/i;
const MOST_SECTIONS = 40;

/** Whether a document is a report that may contain a list, rather than the list itself. */
function isReport(text: string): boolean {
  const head = text.slice(0, 6_000);
  return (
    /\bannual report\b|\bform\s+(?:10-?k|20-?f)\b|commission file|item\s+1[45]\b/i.test(head) &&
    (text.length > 25_000 || /^\s{0,200}(?:signatures|item\s+\d+)/im.test(text))
  );
}

/** Where a report prints a list of subsidiaries of its own; the likeliest first. */
function sectionsOf(text: string) {
  const heads = [...text.matchAll(LIST_HEAD)].filter(
    ({ 0: line }) => !/\t/.test(line.trim()) && (!REFERENCE.test(line) || /(?:19|20)\d\d\s*$/.test(line)),
  );
  const sections = heads.slice(0, MOST_SECTIONS).map(({ 0: line, index: start }) => {
    const from = start + line.length;
    const rest = text.slice(from, from + 40_000);
    const isExhibit = /^\s*(?:exhibit\b|\(?2[12]\b)/i.test(text.slice(start, start + 40));
    return { start, end: from + (LIST_END.exec(rest)?.index ?? Math.min(rest.length, 12_000)), isExhibit };
  });
  return sections.sort((a, b) => Number(b.isExhibit) - Number(a.isExhibit) || b.start - a.start);
}

/** The rows as subsidiaries, and the source spans of their values by path. */
function subsidiariesOf(rows: readonly ListRow[], { document, layout }: Work) {
  const spans: Record<string, readonly Span[]> = {};
  const levels = levelsOf(rows);
  const spansOf = (words: Words) =>
    rangesOf(words).map(([start, end]) => spanOf(layout.plain, document.text, document.sequence, start, end));
  const subsidiaries = rows.map((row, index): Subsidiary => {
    const { name, jurisdiction, percent, doingBusinessAs, noteMarks } = row;
    const add = (field: keyof Subsidiary, words: Words | null) => {
      if (words !== null && words.text !== '') spans[`subsidiaries[${index}].${field}`] = spansOf(words);
    };
    add('name', name);
    add('jurisdiction', jurisdiction);
    add('ownershipPercent', percent?.words ?? null);
    add('doingBusinessAs', doingBusinessAs);
    return {
      name: name.text,
      jurisdiction: jurisdiction?.text || null,
      ownershipPercent: percent?.value ?? null,
      doingBusinessAs: doingBusinessAs?.text ?? null,
      level: levels.get(row) ?? 0,
      noteMarks,
    };
  });
  return { subsidiaries, spans };
}

/** Depth of each row by the left edges of its own segment; lists with more than eight are not indented on purpose. */
function levelsOf(rows: readonly ListRow[]): ReadonlyMap<ListRow, number> {
  const levels = new Map<ListRow, number>();
  for (const group of Map.groupBy(rows, (row) => row.segment).values()) {
    const indents = [...new Set(group.map((row) => row.indent))].sort((a, b) => a - b);
    const edges: number[] = [];
    for (const indent of indents) if (indent - (edges.at(-1) ?? Number.NEGATIVE_INFINITY) > 1.5) edges.push(indent);
    const levelOf = new Map(indents.map((indent) => [indent, edges.findLastIndex((edge) => indent >= edge - 0.01)]));
    for (const row of group) levels.set(row, edges.length > 8 ? 0 : Math.max(0, levelOf.get(row.indent) ?? 0));
  }
  return levels;
}
