import type { ParseContext, ParseOutcome, Parser } from '../../core/parser.ts';
import type { Span } from '../../core/spans.ts';
import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import { readableDocuments } from '../filing/documents.ts';
import { isFormOf } from '../filing/form-families.ts';
import {
  createEvidence,
  type Evidence,
  notApplicable,
  outcomeHead,
  rejected,
  roundedOutcome,
} from '../filing/outcomes.ts';
import { confidenceOf, crossCheck, cusipWarnings } from './checks.ts';
import { type FoundReport, headOf, kindOf, type PlacedRow, readReport } from './documents.ts';
import { inDollars, ROW_FIELDS, type ThirteenfResult } from './holding.ts';
import { rowDoubts } from './row-doubts.ts';
import { thirteenfHoldingRows, thirteenfReportRows } from './rows.ts';
import { createTableStream, type StreamedTables } from './streamed-tables.ts';
import { decideValueUnit, type UnitDecision } from './value-unit.ts';

const ID = 'thirteenf';
const VERSION = 1;
const HEAD = outcomeHead({ id: ID, version: VERSION, kind: ID });
/** Above this, rows only have their range (`source`): a dozen spans each would outweigh the table. */
const MOST_ROWS_WITH_SPANS = 10_000;
const FORMS = ['institutionalHoldings'] as const;

/**
 * Form 13F: reports of institutional managers (13F-HR, 13F-NT and amendments), XML since mid-2013 and fixed-width text
 * before. A submission gives one outcome for its cover and tables together; a bare table or cover is read alone. Amounts
 * are US dollars; the result includes how the unit was decided (`value-unit.ts`).
 *
 * High confidence (`checks.ts`) requires a cover, a complete table, the cover's number of rows and sum, a filing date, and
 * prices that agree with that date's unit.
 */
export const thirteenfV1: Parser<ThirteenfResult> = {
  id: ID,
  version: VERSION,
  kind: ID,
  dependsOn: [],
  appliesTo(submission) {
    const { form } = submission.header;
    const documents = readableDocuments(submission);
    if (form !== null) return isFormOf(form, FORMS) ? documents.slice(0, 1) : [];
    return documents.filter((document) => isFormOf(document.type, FORMS) || isThirteenf(headOf(document))).slice(0, 1);
  },
  parse,
  rows: (outcome, { streamed }) => [
    { table: 'parsed.thirteenf_reports', rows: thirteenfReportRows(outcome) },
    { table: 'parsed.thirteenf_holdings', bulkRows: thirteenfHoldingRows(outcome, streamed) },
  ],
  streamTables: createTableStream,
};

function isThirteenf(head: string): boolean {
  const kind = kindOf(head);
  return (
    kind === 'xml-table' ||
    (kind === 'xml-cover' && /thirteenffiler/i.test(head)) ||
    (kind === 'text' && /form\s+13f\s+(?:cover|summary|information)/i.test(head))
  );
}

function parse(
  submission: Submission,
  document: SubmissionDocument,
  context: ParseContext,
): ParseOutcome<ThirteenfResult> {
  const { header } = submission;
  if (header.form !== null && !isFormOf(header.form, FORMS)) {
    return notApplicable(HEAD, 'not-a-13f', `the submission is a ${header.form}`);
  }
  const readable = readableDocuments(submission);
  const streamed = (context.streamed ?? null) as StreamedTables | null;
  const report = readReport(readable.length > 0 ? readable : [document], header.periodOfReport, streamed);
  const form = header.form ?? (isFormOf(document.type, FORMS) ? document.type : null);
  const isNotice = report.cover?.reportType === '13F NOTICE' || /^13F-NT/i.test(form ?? '');
  if (report.tables === 0 && report.cover === null) {
    return rejected(HEAD, 'no-cover-or-table', 'no cover page and no information table was found', report.warnings);
  }
  if (report.summary.rows === 0 && !isNotice && (report.cover?.entryTotal ?? 1) > 0) {
    const stated = report.cover?.entryTotal;
    const message = `none of the ${stated == null ? '' : `${stated} `}entries could be read`;
    return rejected(HEAD, 'no-entries', message, report.warnings);
  }
  const unit = decideValueUnit({
    filedDate: header.filedDate ?? context.filedDate,
    prices: report.summary.prices,
    total: report.summary.value,
    printed: report.printedUnit,
  });
  const evidence = createEvidence();
  const result = resultOf(submission, form, isNotice, report, unit, evidence);
  const facts = { report, result, unit, isNotice };
  const doubts = rowDoubts(report.summary.tallies, report.format === 'xml');
  evidence.warnings.push(...report.warnings, ...cusipWarnings(report.summary), ...doubts.warnings);
  evidence.crossValidations.push(...crossCheck(facts, header.periodOfReport), ...doubts.checks);
  const { confidence, reasons } = confidenceOf(facts, evidence.crossValidations, doubts.tooMany);
  for (const [path, value] of Object.entries(doubts.confidences)) {
    evidence.confidences[path] = Math.min(value, confidence);
  }
  evidence.reasons.push(...reasons);
  return roundedOutcome(HEAD, result, confidence, evidence);
}

function resultOf(
  submission: Submission,
  form: string | null,
  isNotice: boolean,
  report: FoundReport,
  unit: UnitDecision | null,
  evidence: Evidence,
): ThirteenfResult {
  const { cover, rows, summary } = report;
  for (const [name, span] of Object.entries(report.coverSpans)) evidence.spans[name] = [span];
  if (rows.length <= MOST_ROWS_WITH_SPANS) for (const placed of report.placed) addSpans(evidence, placed);
  for (const row of rows) row.valueDollars = inDollars(row.valueDollars, unit?.unit ?? null);
  // Rounded, because adding fractions is inexact.
  const total = Number.isInteger(summary.value) ? summary.value : Number(summary.value.toFixed(4));
  const filer = submission.header.filers.find(({ role }) => role === 'filer') ?? submission.header.filers[0];
  return {
    form,
    reportType: cover?.reportType ?? (isNotice ? '13F NOTICE' : null),
    periodOfReport: cover?.periodOfReport ?? submission.header.periodOfReport,
    managerName: cover?.managerName ?? filer?.name ?? null,
    fileNumber: cover?.fileNumber ?? filer?.fileNumber ?? null,
    isAmendment: cover?.isAmendment === true || /\/A$/i.test(form ?? ''),
    amendmentNumber: cover?.amendmentNumber ?? null,
    amendmentType: cover?.amendmentType ?? null,
    confidentialOmitted: cover?.confidentialOmitted ?? null,
    entries: summary.rows,
    totalValueDollars: unit === null && summary.rows > 0 ? null : inDollars(total, unit?.unit ?? 'dollars'),
    valueUnit: unit?.unit ?? null,
    valueUnitBasis: unit?.basis ?? null,
    valueUnitReason: unit?.reason ?? null,
    coverEntryTotal: cover?.entryTotal ?? null,
    coverValueTotal: cover?.valueTotal ?? null,
    otherIncludedManagersCount: cover?.otherIncludedManagersCount ?? null,
    includedManagers: cover?.includedManagers ?? [],
    reportingManagers: cover?.reportingManagers ?? [],
    holdings: rows,
  };
}

function addSpans(evidence: Evidence, { index, places, document }: PlacedRow): void {
  for (const [field, name] of ROW_FIELDS.entries()) {
    const [start = -1, end = -1] = places.slice(2 * field, 2 * field + 2);
    if (start < 0) continue;
    const span: Span = { sequence: document.sequence, start, end, text: document.text.slice(start, end) };
    evidence.spans[`holdings[${index}].${name}`] = [span];
  }
}
