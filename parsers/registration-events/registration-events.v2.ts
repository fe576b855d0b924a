import type { IsoDate } from '../../core/dates.ts';
import type { ParseContext, ParseOutcome, Parser } from '../../core/parser.ts';
import type { RegistrationEventValues } from '../../core/rows.ts';
import type { Span } from '../../core/spans.ts';
import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import { readableDocuments } from '../filing/documents.ts';
import { isFormOf } from '../filing/form-families.ts';
import {
  createEvidence,
  type Evidence,
  notApplicable,
  nothingFound,
  outcomeHead,
  parsedOutcome,
  rejected,
  rejectedUnread,
} from '../filing/outcomes.ts';
import { parsedRows } from '../filing/parsed-row.ts';
import { spanOf } from '../layout/plain-text.ts';
import { plainTextOnce } from '../layout/read-once.ts';
import { type FileNumber, fileNumbersIn } from './file-numbers.ts';
import type { Notice } from './notice.ts';
import { dateOf, type NoticeDate } from './notice-date.ts';
import { eventOf, type NoticeEvent } from './notice-event.ts';
import { NOTICE_FORMS, noticeOf } from './notice-kind.ts';
import { isOfOffering, offeringIn, type RegisteredOffering } from './registered-offering.ts';

const PARSER = { id: 'registration-events', version: 2, kind: 'dilution' } as const;
const HEAD = outcomeHead(PARSER);
/** Two witnesses: the document's place for the number and the header, or the number in a second place. */
const [SURE, SUREST, READ_ONCE, DISPUTED] = [0.9, 0.95, 0.8, 0.75];
const REACH = 20_000;

/** The registered offering, by its file number; what a withdrawn one was for as its letter says it. */
type Registered = RegisteredOffering & { readonly fileNumber: string };

export interface RegistrationEventsResult {
  readonly registrationEvents?: readonly RegistrationEventValues[];
  readonly offering?: Registered;
}

type Outcome = ParseOutcome<RegistrationEventsResult>;

/**
 * Registration effect, withdrawal and deregistration: EFFECT notices (XML since 2008, text before), requests for
 * withdrawal (RW), post-effective amendments that deregister (POS AM) and Forms 15; as filed, or as bare documents by
 * their own words.
 *
 * Dates: EFFECT states its own effective date; the other forms take effect when filed. Without a filing date, an
 * amendment's "As filed with …" and a letter's date serve instead, or else there is no event. Confidence of a file number:
 * 0.95 where the header agrees, 0.9 where it is in the form's own place for it or stated twice, 0.8 for one mention, 0.75
 * where the header has another. A POS AM without a statement of deregistration gives no event.
 */
export const registrationEventsV2: Parser<RegistrationEventsResult> = {
  ...PARSER,
  dependsOn: [],
  appliesTo(submission) {
    const { form } = submission.header;
    const readable = readableDocuments(submission);
    const byType = readable.find((document) => isFormOf(document.type, NOTICE_FORMS));
    if (byType !== undefined) return [byType];
    return form !== null && isFormOf(form, NOTICE_FORMS) ? readable.slice(0, 1) : [];
  },
  parse,
  rows: (outcome) => [
    {
      table: 'dilution.registration_events',
      rows: parsedRows(outcome, 'registrationEvents', outcome.result?.registrationEvents),
    },
  ],
};

/** A notice with the plain text that its places are in. */
interface ReadNotice {
  readonly notice: Notice;
  readonly head: string;
  readonly spanAt: (place: readonly [start: number, end: number]) => Span;
  /** File numbers of the header. */
  readonly headerNumbers: readonly string[];
}

function parse(submission: Submission, document: SubmissionDocument, context: ParseContext): Outcome {
  const unread = rejectedUnread<RegistrationEventsResult>(HEAD, document);
  if (unread !== null) return unread;
  const plain = plainTextOnce(document);
  const head = plain.text.slice(0, REACH);
  const notice = noticeOf(submission, document, head);
  if (notice === null) {
    return notApplicable(HEAD, 'not-a-registration-event', 'not an EFFECT, RW, POS AM or Form 15');
  }
  const event = eventOf(notice, head);
  if (event === null) {
    const message = `this ${notice.form} ends no registration and makes none effective`;
    return nothingFound(HEAD, {}, READ_ONCE, [{ code: 'no-registration-event', message }]);
  }
  const read: ReadNotice = {
    notice,
    head,
    spanAt: ([start, end]) => spanOf(plain, document.text, document.sequence, start, end),
    headerNumbers: [...new Set(submission.header.filers.flatMap(({ fileNumber }) => fileNumber ?? []))],
  };
  const stated = fileNumbersIn(notice, head, event.at?.[0] ?? 0);
  const numbers: readonly FileNumber[] =
    stated.length > 0 ? stated : read.headerNumbers.map((value) => ({ value, places: [], isPlaced: false }));
  if (numbers.length === 0) {
    return rejected(HEAD, 'no-file-number', 'neither the document nor the header gives a file number');
  }
  return outcomeOf(read, event, numbers, dateOf(notice, head, submission.header.filedDate ?? context.filedDate));
}

function outcomeOf(
  read: ReadNotice,
  event: NoticeEvent,
  numbers: readonly FileNumber[],
  date: NoticeDate | null,
): Outcome {
  const { headerNumbers } = read;
  const evidence = createEvidence();
  const isChecked = headerNumbers.length > 0 && numbers.some(({ places }) => places.length > 0);
  const agrees = isChecked && numbers.some(({ value }) => headerNumbers.includes(value));
  if (isChecked) evidence.crossValidations.push({ name: 'file number = header file number', passed: agrees });
  const confidence = Math.min(
    ...numbers.map((number) => sureness(number, headerNumbers)),
    date?.confidence ?? READ_ONCE,
  );
  const offering = offeringOf(read, numbers, evidence);
  if (date === null) {
    const message = 'no effective date is stated and the filing date is unknown';
    if (offering === null) return rejected(HEAD, 'no-date', message);
    evidence.warnings.push({ code: 'no-date', message });
    return parsedOutcome(HEAD, { offering }, confidence, evidence);
  }
  const registrationEvents = numbers.map((number, index) => {
    const at = `registrationEvents[${index}]`;
    const [place] = number.places;
    if (place !== undefined) evidence.spans[`${at}.fileNumber`] = [read.spanAt(place)];
    if (date.at !== null) evidence.spans[`${at}.date`] = [read.spanAt(date.at)];
    if (event.at !== null) evidence.spans[`${at}.event`] = [read.spanAt(event.at)];
    const sure = sureness(number, headerNumbers);
    Object.assign(evidence.confidences, {
      [`${at}.fileNumber`]: sure,
      [`${at}.event`]: sure,
      [`${at}.date`]: Math.min(date.confidence, sure),
    });
    return eventValues(number, read.notice, event, date.date);
  });
  const result = { registrationEvents, ...(offering === null ? {} : { offering }) };
  return parsedOutcome(HEAD, result, confidence, evidence);
}

function eventValues(
  { value }: FileNumber,
  { form }: Notice,
  { event }: NoticeEvent,
  date: IsoDate,
): RegistrationEventValues {
  return { fileNumber: value, form, event, date };
}

/** How sure it is that a number is the registration's. */
function sureness({ value, places, isPlaced }: FileNumber, headerNumbers: readonly string[]): number {
  if (headerNumbers.length > 0 && places.length > 0) return headerNumbers.includes(value) ? SUREST : DISPUTED;
  return isPlaced || places.length > 1 ? SURE : READ_ONCE;
}

/** The offering of the only registration; several registrations are several offerings, and no one of them is the notice's. */
function offeringOf(read: ReadNotice, numbers: readonly FileNumber[], evidence: Evidence): Registered | null {
  const { notice, head, spanAt, headerNumbers } = read;
  const [number] = numbers;
  if (number === undefined || numbers.length > 1 || notice.kind === 'termination') return null;
  if (!/^(?:333|33)-/.test(number.value) || !isOfOffering(head)) return null;
  const { offering, places } = offeringIn(notice, head);
  for (const [field, place] of Object.entries(places)) {
    evidence.spans[`offering.${field}`] = [spanAt(place)];
    evidence.confidences[`offering.${field}`] = READ_ONCE;
  }
  const [place] = number.places;
  if (place !== undefined) evidence.spans['offering.fileNumber'] = [spanAt(place)];
  evidence.confidences['offering.fileNumber'] = sureness(number, headerNumbers);
  return { ...offering, fileNumber: number.value };
}
