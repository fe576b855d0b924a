import type { ParseContext, ParseOutcome, Parser } from '../../core/parser.ts';
import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import { readableDocuments } from '../filing/documents.ts';
import { isFormOf } from '../filing/form-families.ts';
import { createEvidence, notApplicable, outcomeHead, rejected, roundedOutcome } from '../filing/outcomes.ts';
import { crossCheck, personConfidence, scheduleConfidence } from './checks.ts';
import { NUMBERS, type OwnershipReport, type ReadReport } from './ownership-report.ts';
import { beneficialOwnerRows } from './rows.ts';
import { readTextSchedule } from './schedule-text.ts';
import { readXmlSchedule } from './schedule-xml.ts';
import { valueDoubts } from './value-doubts.ts';

const ID = 'beneficial-ownership';
const VERSION = 3;
const HEAD = outcomeHead({ id: ID, version: VERSION, kind: ID });
const FORMS = ['beneficialOwnership'] as const;
const HEAD_BYTES = 12_000;

/**
 * Schedules 13D and 13G and their amendments, in HTML, text, and XML since December 2024: the issuer, the event, and
 * each reporting person's cover page. Counts are shares as printed; percents are of the class. Confidence: see
 * `scheduleConfidence` and `personConfidence`.
 */
export const beneficialOwnershipV3: Parser<OwnershipReport> = {
  id: ID,
  version: VERSION,
  kind: ID,
  dependsOn: [],
  appliesTo(submission) {
    const { form } = submission.header;
    const documents = readableDocuments(submission);
    if (form !== null) {
      if (!isFormOf(form, FORMS)) return [];
      const own = documents.filter(({ type }) => isFormOf(type, FORMS));
      return (own.length > 0 ? own : documents).slice(0, 1);
    }
    return documents.filter((document) => isFormOf(document.type, FORMS) || isSchedule(document)).slice(0, 1);
  },
  parse,
  rows: (outcome) => [{ table: 'parsed.beneficial_owners', rows: beneficialOwnerRows(outcome) }],
};

function headOf(document: SubmissionDocument): string {
  return new TextDecoder(document.encoding).decode(document.bytes().subarray(0, HEAD_BYTES));
}

function isSchedule(document: SubmissionDocument): boolean {
  const head = headOf(document);
  if (/<(?:[\w.-]+:)?edgarSubmission\b[^>]{0,400}\/schedule13[dg]/i.test(head)) return true;
  const words = head.replace(/<[^>]{0,1000}>/g, ' ').replace(/&nbsp;|&#160;/gi, ' ');
  return /schedule\s+13[dg]\b/i.test(words) && /name\s+of\s+issuer/i.test(words) && /cusip/i.test(words);
}

function parse(
  submission: Submission,
  document: SubmissionDocument,
  context: ParseContext,
): ParseOutcome<OwnershipReport> {
  const { header } = submission;
  if (header.form !== null && !isFormOf(header.form, FORMS)) {
    return notApplicable(HEAD, 'not-a-schedule-13', `the submission is a ${header.form}`);
  }
  const { text } = document;
  const subject =
    header.filers.find(({ role }) => role === 'subject-company') ??
    (header.filers.length === 1 ? header.filers[0] : undefined);
  const read = /<(?:[\w.-]+:)?edgarSubmission\b/i.test(text.slice(0, HEAD_BYTES))
    ? readXmlSchedule(text, document.sequence)
    : readTextSchedule(text, document.sequence, subject?.name ?? null);
  if (read === null || read.report.reportingPersons.length === 0) {
    const message = 'there is no cover page of a reporting person, and Item 5 states no amount and percent of a person';
    return rejected(HEAD, 'no-cover-page', message);
  }
  const checks = crossCheck(read, subject?.name ?? null);
  const whole = scheduleConfidence(read, checks);
  const evidence = createEvidence();
  for (const [path, span] of Object.entries(read.spans)) evidence.spans[path] = [span];
  evidence.crossValidations.push(...checks);
  evidence.reasons.push(...whole.reasons);
  const filedBy = header.filers.filter(({ role }) => role === 'filed-by').flatMap(({ name }) => name ?? []);
  const doubts = valueDoubts(read, text, header.filedDate ?? context.filedDate, {
    filedBy,
    subject: subject?.name ?? null,
  });
  evidence.warnings.push(...doubts.reasons);
  const persons = read.report.reportingPersons.map((_, index) => personConfidence(read, index));
  persons.forEach(({ confidence }, index) => {
    if (confidence < whole.confidence) doubtPerson(evidence.confidences, `reportingPersons[${index}]`, confidence);
  });
  for (const [path, value] of Object.entries(doubts.confidences)) {
    evidence.confidences[path] = Math.min(value, whole.confidence, evidence.confidences[path] ?? 1);
  }
  // Where every person is in doubt, so is the report.
  const least = Math.min(
    whole.confidence,
    Math.max(...persons.map((_, at) => evidence.confidences[`reportingPersons[${at}]`] ?? 1)),
  );
  const ownReasons = new Map(persons.flatMap(({ reasons }) => reasons.map((reason) => [reason.code, reason])));
  if (least < whole.confidence) evidence.reasons.push(...ownReasons.values(), ...doubts.reasons);
  else evidence.warnings.push(...ownReasons.values());
  return roundedOutcome(HEAD, named(read, submission, document, subject), least, evidence);
}

const FIELDS = ['name', ...NUMBERS, 'memberOfGroup', 'typeOfReportingPerson', 'citizenship'] as const;

/** A person and each of its values. */
function doubtPerson(confidences: Record<string, number>, at: string, value: number): void {
  confidences[at] = value;
  for (const field of FIELDS) confidences[`${at}.${field}`] = value;
}

/** The report with values of the header: the form as filed, the issuer's CIK, the CIK of the only person. */
function named(
  { report }: ReadReport,
  { header }: Submission,
  document: SubmissionDocument,
  subject: Submission['header']['filers'][number] | undefined,
): OwnershipReport {
  const filedBy = header.filers.filter(({ role }) => role === 'filed-by');
  const only = filedBy.length === 1 && report.reportingPersons.length === 1 ? filedBy[0] : undefined;
  return {
    ...report,
    form: header.form ?? (isFormOf(document.type, FORMS) ? document.type : report.form),
    issuer: {
      ...report.issuer,
      name: report.issuer.name ?? subject?.name ?? null,
      cik: report.issuer.cik ?? subject?.cik ?? null,
    },
    reportingPersons: report.reportingPersons.map((person) => ({ ...person, cik: person.cik ?? only?.cik ?? null })),
  };
}
