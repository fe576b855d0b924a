import type { ParseContext, ParseOutcome, Parser, Reason } from '../../core/parser.ts';
import type { Span } from '../../core/spans.ts';
import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import { isFormOf } from '../filing/form-families.ts';
import { notApplicable, outcomeHead, rejected } from '../filing/outcomes.ts';
import { type DocumentLayout, documentLayoutOf } from '../layout/document-layout.ts';
import { spanOf } from '../layout/plain-text.ts';
import { absenceOf } from './absence.ts';
import { PROBABLE, PROVEN, verdictOf } from './checks.ts';
import type { EntryOptions } from './entry.ts';
import { isReport, type Section, sectionsOf } from './exhibit-section.ts';
import { isChartMark, isHeadingCell, isPageFurniture } from './labels.ts';
import { type ListLine, lineText, listLinesOf, MOST_LINES } from './lines.ts';
import { type ListReading, type ListRow, levelsOf, nameKey, rowOf } from './list-row.ts';
import { namesCompany, readProse, sentencesOf } from './prose.ts';
import { raisedTypeOf } from './raised-type.ts';
import { readList } from './read-list.ts';
import type { SubsidiariesResult, Subsidiary } from './result.ts';
import { rowFaults } from './row-faults.ts';
import { subsidiaryListRows, subsidiaryRows } from './rows.ts';
import { stretchesOf, type Words } from './words.ts';

const ID = 'subsidiaries';
const VERSION = 1;
const HEAD = outcomeHead({ id: ID, version: VERSION, kind: 'subsidiaries' });

/** Forms whose list of subsidiaries may stand in the report itself. */
const REPORTS = ['annual', 'annual405', 'annualSmallBusiness'] as const;
const LONGEST_EXHIBIT = 4_000_000;
const LONGEST_REPORT = 40_000_000;

/**
 * The list of subsidiaries: Exhibit 21 (Regulation S-K Item 601(b)(21)), Exhibit 8 of Form 20-F, Exhibit 22 as it was
 * numbered before 1996, and lists printed in a 10-K itself.
 *
 * An explicit "none" gives an empty list. A list that is only an image, omitted, or somewhere else is rejected with the
 * reason, never an empty list. Confidence: see `verdictOf` (high only where every line of the exhibit is explained).
 */
export const subsidiariesV1: Parser<SubsidiariesResult> = {
  id: ID,
  version: VERSION,
  kind: 'subsidiaries',
  dependsOn: [],
  appliesTo(submission) {
    const form = submission.header.form ?? '';
    const year = Number((submission.header.filedDate ?? '9999').slice(0, 4));
    const exhibits = submission.documents.filter(({ type }) => {
      if (/^EX-21/i.test(type)) return true;
      if (form.startsWith('20-F')) return /^EX-8(?:\.\d+)?$/i.test(type);
      // Before 1996 Exhibit 22 was the list of subsidiaries; since 2021 it lists guarantors.
      return isFormOf(form, REPORTS) && year <= 1997 && /^EX-22/i.test(type);
    });
    if (exhibits.length > 0) return exhibits;
    const [report] = submission.documents.filter((document) => isFormOf(document.type, REPORTS) && !document.isBinary);
    if (!isFormOf(form, REPORTS) || report === undefined || report.text.length > LONGEST_REPORT) return [];
    return /\bsubsidiaries\b/i.test(report.text) && hasSection(report) ? [report] : [];
  },
  parse(submission, document, context) {
    return parseSubsidiaries(submission, document, context);
  },
  rows: (outcome, filing) => [
    { table: 'parsed.subsidiary_lists', rows: subsidiaryListRows(outcome, filing) },
    { table: 'parsed.subsidiaries', rows: subsidiaryRows(outcome) },
  ],
};

/** A cheap look in the source before the report is laid out: a line of the kind that heads a list. */
function hasSection({ text }: SubmissionDocument): boolean {
  return /(?:exhibit\s+(?:no\.?\s*)?|[>\s(])2[12](?:\.\d)?\)?[\s.:–—-]+(?:the following|list of|schedule of|significant)?[^<>\n]{0,60}subsidiaries/i.test(
    text,
  );
}

function parseSubsidiaries(
  submission: Submission,
  document: SubmissionDocument,
  _context: ParseContext,
): ParseOutcome<SubsidiariesResult> {
  if (document.isBinary)
    return rejected(HEAD, 'not-text', `the list is a ${document.type || 'binary'} file without text`);
  if (document.text.length > LONGEST_REPORT)
    return rejected(HEAD, 'too-large', `${document.text.length} characters are more than a list has`);
  const layout = documentLayoutOf(document.text);
  const { text } = layout.plain;
  const isExhibit = /^EX-/i.test(document.type);
  const registrants = submission.header.filers.flatMap(({ name }) => name ?? []);
  const lines = listLinesOf(layout, document.text);
  const work: Work = { document, layout, registrants };
  if (!isExhibit && isReport(text)) return parseReport(work, lines);
  if (text.length > LONGEST_EXHIBIT || lines.length > MOST_LINES)
    return rejected(HEAD, 'too-large', `${lines.length} lines are more than a list has`);
  return readLines(work, lines) ?? withoutList(work, lines);
}

interface Work {
  readonly document: SubmissionDocument;
  readonly layout: DocumentLayout;
  readonly registrants: readonly string[];
}

/** The first of the likely places in a report that gives a list; a report without one has nothing to say. */
function parseReport(work: Work, lines: readonly ListLine[]): ParseOutcome<SubsidiariesResult> {
  let best: ParseOutcome<SubsidiariesResult> | null = null;
  for (const section of sectionsOf(work.layout.plain.text)) {
    const outcome = readLines(work, linesIn(lines, section));
    if (outcome !== null && outcome.confidence >= PROBABLE && (best === null || outcome.confidence > best.confidence))
      best = outcome;
    if (best !== null && best.confidence >= PROVEN) break;
  }
  return best ?? notApplicable(HEAD, 'no-list', 'the report holds no list of subsidiaries');
}

function linesIn(lines: readonly ListLine[], { start, end }: Section): ListLine[] {
  return lines.filter((line) => {
    const at = line.cells[0]?.words.at[0] ?? -1;
    return at >= start && at < end;
  });
}

/** Null where no subsidiary was found. */
function readLines(work: Work, lines: readonly ListLine[]): ParseOutcome<SubsidiariesResult> | null {
  const isRaised = raisedTypeOf(work.layout.plain, work.document.text);
  const reading = readList(lines, work.registrants, isRaised);
  const said = lines.map(lineText);
  if (reading.rows.length === 0) addProse(reading, isRaised);
  else reading.unexplained.push(...reading.sentences.filter(({ text }) => namesCompany(text)));
  if (reading.rows.length > 0 && reading.rows.length <= 2 && reading.rows.every((row) => row.jurisdiction === null)) {
    // "None." under the registrant's name: the name is no row.
    const absence = absenceOf(said);
    if (absence?.kind === 'none') return null;
  }
  if (reading.rows.length === 0) return null;
  const verdict = verdictOf(reading, said.join('').split('\ufffd').length - 1);
  const faults = rowFaults(reading.rows);
  const reasons = [...verdict.reasons, ...faults.reasons];
  const confidence = Math.min(verdict.confidence, faults.confidence);
  const confidences = Object.fromEntries(
    Object.entries(faults.confidences).map(([path, value]) => [path, Math.min(value, confidence)]),
  );
  const levels = levelsOf(reading.rows);
  const spans: Record<string, readonly Span[]> = {};
  const subsidiaries = reading.rows.map((row, index) => subsidiaryOf(row, levels[index] ?? 0, index, work, spans));
  return {
    ...HEAD,
    status: 'parsed',
    confidence,
    result: { count: subsidiaries.length, subsidiaries, notes: reading.notes },
    spans,
    confidences,
    crossValidations: [...verdict.crossValidations, ...faults.crossValidations],
    reasons: confidence >= 0.9 ? [] : reasons,
    warnings: confidence >= 0.9 ? reasons : [],
  };
}

function addProse(reading: ListReading, isRaised: (at: number) => boolean): void {
  const options = { findJurisdiction: true, parenthesesArePlaces: false, isRaised };
  for (const sentence of reading.sentences) {
    const found = readProse(sentence, options);
    for (const entry of found.entries) {
      const row = rowOf(entry, { indent: 0, segment: 0, from: 'prose' });
      if (found.wholly !== null && row.percent === null)
        row.percent = { value: 100, words: found.wholly, isWorded: true };
      reading.rows.push(row);
    }
    if (found.entries.length > 0 && !found.isWhole) reading.unexplained.push(sentence);
    if (found.entries.length === 0) addParagraph(reading, sentence, options);
  }
}

/** A paragraph that says nothing as a whole: its sentences, each of which may speak of what another named. */
function addParagraph(reading: ListReading, paragraph: Words, options: EntryOptions): void {
  const sentences = sentencesOf(paragraph);
  if (sentences.length < 2) return;
  for (const sentence of sentences) {
    const found = readProse(sentence, options);
    for (const entry of found.entries) {
      if (reading.rows.some((row) => nameKey(row.name.text) === nameKey(entry.name.text))) continue;
      const doubts = [...entry.doubts, 'read from a sentence of a paragraph'];
      reading.rows.push(rowOf({ ...entry, doubts }, { indent: 0, segment: 0, from: 'prose' }));
    }
    if (found.entries.length > 0 && !found.isWhole) reading.unexplained.push(sentence);
  }
}

function subsidiaryOf(
  row: ListRow,
  level: number,
  index: number,
  work: Work,
  spans: Record<string, readonly Span[]>,
): Subsidiary {
  const path = `subsidiaries[${index}]`;
  const place = (name: string, words: Words | null) => {
    if (words === null || words.text === '') return;
    const { document, layout } = work;
    spans[`${path}.${name}`] = stretchesOf(words).map(([start, end]) =>
      spanOf(layout.plain, document.text, document.sequence, start, end),
    );
  };
  place('name', row.name);
  place('jurisdiction', row.jurisdiction);
  place('ownershipPercent', row.percent?.words ?? null);
  place('doingBusinessAs', row.doingBusinessAs);
  return {
    name: row.name.text,
    jurisdiction: row.jurisdiction?.text || null,
    ownershipPercent: row.percent?.value ?? null,
    doingBusinessAs: row.doingBusinessAs?.text ?? null,
    level,
    noteMarks: row.noteMarks,
  };
}

/** No subsidiary was found: the exhibit says that there are none, or the list is elsewhere, or it cannot be read. */
function withoutList(work: Work, lines: readonly ListLine[]): ParseOutcome<SubsidiariesResult> {
  const said = lines.map(lineText).filter((text) => !isPageFurniture(text));
  const absence = absenceOf(said);
  if (absence?.kind === 'none') {
    const at = lines.find((line) => absenceOf([lineText(line)])?.kind === 'none');
    const first = at?.cells[0]?.words.at[0];
    const last = at?.cells.at(-1)?.words.at.at(-1);
    const { layout, document } = work;
    const span =
      first === undefined || last === undefined
        ? []
        : [spanOf(layout.plain, document.text, document.sequence, first, last + 1)];
    // Little else than the statement: nothing else could be a list.
    const isShort = said.length <= 8 && absence.isExplicit;
    const reason: Reason = { code: 'none-stated', message: 'the exhibit says that there are no subsidiaries' };
    return {
      ...HEAD,
      status: 'parsed',
      confidence: isShort ? PROVEN : 0.8,
      result: { count: 0, subsidiaries: [], notes: [] },
      spans: span.length > 0 ? { count: span } : {},
      crossValidations: [{ name: 'the exhibit states that there are none', passed: absence.isExplicit }],
      reasons: isShort ? [] : [reason],
      warnings: isShort ? [reason] : [],
    };
  }
  if (absence !== null) return rejected(HEAD, 'list-omitted', absence.message);
  const hasChart = lines.some((line) => isChartMark(lineText(line)));
  const hasImage = hasChart || /<img\b|<object\b|<embed\b/i.test(work.document.text);
  if (hasImage) return rejected(HEAD, 'image-only', 'the list is an image: its words cannot be read');
  const words = said
    .filter((text) => !isHeadingCell(text))
    .join(' ')
    .trim();
  if (words.length < 20) return rejected(HEAD, 'empty-document', 'the exhibit holds no words of a list');
  return rejected(
    HEAD,
    'no-list-found',
    'no list of subsidiaries was found in the exhibit, nor a statement that there are none',
  );
}
