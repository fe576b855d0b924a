import type { IsoDate } from '../../core/dates.ts';
import type { ParseContext, ParseOutcome, Parser } from '../../core/parser.ts';
import type { RegistrationEventValues } from '../../core/rows.ts';
import type { RegistrationFact } from '../../core/score-inputs.ts';
import type { Span } from '../../core/spans.ts';
import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import { readableDocuments } from '../filing/documents.ts';
import { isFormOf } from '../filing/form-families.ts';
import {
  notApplicable,
  nothingFound,
  outcomeHead,
  parsedOutcome,
  rejected,
  rejectedUnread,
} from '../filing/outcomes.ts';
import { parsedRows } from '../filing/parsed-row.ts';
import { datesIn } from '../layout/dates.ts';
import { spanOf } from '../layout/plain-text.ts';
import { plainTextOnce } from '../layout/read-once.ts';
import { pattern } from '../prose/pattern.ts';

const PARSER = { id: 'registration-events', version: 1, kind: 'registration-events' } as const;
const HEAD = outcomeHead(PARSER);

const FORMS = ['registrationStatus', 'postEffective'] as const;
/** Securities Act registrations (333, 33, 2) and, for Form 15, Exchange Act ones (001, 000). */
const FILE_NUMBER = /(?<![\d-])(?:333-\d{5,6}|33-\d{4,6}|0?0[01]-\d{4,6})(?![\d-])/g;

export interface RegistrationEventsResult {
  readonly events: readonly RegistrationEventValues[];
}

/**
 * Registration effect, withdrawal and deregistration: EFFECT notices (XML since 2008, text before), requests for
 * withdrawal (RW), post-effective amendments that deregister (POS AM) and Forms 15.
 *
 * Dates: EFFECT states its own effective date; the other forms take effect when filed, and the filing date stands.
 * Confidence: 0.95 where the header's file number agrees with the document's, 0.8 for one of the two alone. A POS AM
 * without a statement of deregistration gives no event.
 */
export const registrationEventsV1: Parser<RegistrationEventsResult> = {
  ...PARSER,
  dependsOn: [],
  appliesTo(submission) {
    const { form } = submission.header;
    const readable = readableDocuments(submission);
    const byType = readable.find((document) => isFormOf(document.type, FORMS));
    if (byType !== undefined) return [byType];
    return form !== null && isFormOf(form, FORMS) ? readable.slice(0, 1) : [];
  },
  parse,
  rows: (outcome) => [
    { table: 'dilution.registration_events', rows: parsedRows(outcome, 'events', outcome.result?.events) },
  ],
};

interface Found {
  readonly value: string;
  readonly span: Span | null;
}

function parse(
  submission: Submission,
  document: SubmissionDocument,
  context: ParseContext,
): ParseOutcome<RegistrationEventsResult> {
  const unread = rejectedUnread<RegistrationEventsResult>(HEAD, document);
  if (unread !== null) return unread;
  const plain = plainTextOnce(document);
  const head = plain.text.slice(0, 20_000);
  const form = formOf(submission, document, head);
  if (form === null) return notApplicable(HEAD, 'not-a-registration-event', 'not an EFFECT, RW, POS AM or Form 15');
  const spanAt = (start: number, end: number): Span => spanOf(plain, document.text, document.sequence, start, end);

  const event = eventOf(form, head);
  if (event === null) return nothingFound(HEAD, { events: [] }, 0.8);
  const headerNumbers = [
    ...new Set(submission.header.filers.flatMap((filer) => (filer.fileNumber === null ? [] : [filer.fileNumber]))),
  ];
  const numbers = numbersIn(head, event.at, form, spanAt);
  const date = dateOf(form, head, submission.header.filedDate ?? context.filedDate, spanAt);
  if (date === null) return rejected(HEAD, 'no-date', 'no effective date is stated and the filing date is unknown');
  const chosen: Found[] = numbers.length > 0 ? numbers : headerNumbers.map((value) => ({ value, span: null }));
  if (chosen.length === 0)
    return rejected(HEAD, 'no-file-number', 'neither the document nor the header gives a file number');

  const agrees =
    numbers.length > 0 && headerNumbers.length > 0 && numbers.some(({ value }) => headerNumbers.includes(value));
  const confidence = agrees ? 0.95 : 0.8;
  const spans: Record<string, readonly Span[]> = {};
  const confidences: Record<string, number> = {};
  const eventSpan = event.span === null ? null : spanAt(event.span[0], event.span[1]);
  const events = chosen.map(({ value, span }, index): RegistrationEventValues => {
    const at = `events[${index}]`;
    if (span !== null) spans[`${at}.fileNumber`] = [span];
    if (date.span !== null) spans[`${at}.date`] = [date.span];
    if (eventSpan !== null) spans[`${at}.event`] = [eventSpan];
    // Of several numbers in a letter only the header's own is certain.
    for (const path of ['fileNumber', 'event', 'date']) {
      confidences[`${at}.${path}`] = headerNumbers.length > 0 && !headerNumbers.includes(value) ? 0.75 : confidence;
    }
    return { fileNumber: value, form, event: event.event, date: date.value as IsoDate };
  });
  const checked = numbers.length > 0 && headerNumbers.length > 0;
  return parsedOutcome(HEAD, { events }, confidence, {
    spans,
    confidences,
    crossValidations: checked ? [{ name: 'file number = header file number', passed: agrees }] : [],
  });
}

function formOf(submission: Submission, document: SubmissionDocument, head: string): string | null {
  for (const name of [document.type, submission.header.form]) if (name !== null && isFormOf(name, FORMS)) return name;
  if (submission.header.form !== null) return null;
  if (
    /notice of effectiveness/i.test(head.slice(0, 2_000)) ||
    /<edgarSubmission[\s\S]{0,400}EFFECT/.test(document.text.slice(0, 3_000))
  )
    return 'EFFECT';
  return null;
}

interface EventFound {
  readonly event: RegistrationFact['event'];
  /** Where the words are, in the plain text. */
  readonly span: readonly [number, number] | null;
  readonly at: number;
}

const DEREGISTERED = pattern('i')`
  (?:hereby )?(?:remov\w+|withdraw\w*|deregister\w*|terminat\w+)[^.\n]{0,120}(?:from registration
  |registration of|unsold|remain\w*|registration statements?|all (?:of the )?securities)
  |deregistration of (?:unsold )?(?:securities|shares)
`;
const WITHDRAWN = /withdraw\w*/i;
/** The amendment is taken back, the registration stays as it was. */
const AMENDMENT_WITHDRAWN =
  /withdraw\w*(?: of)? (?:(?!registration)\w+[- ]){0,4}(?:post[- ]effective amendment|amendment no)/i;
/** Item 512(a)(3) of Regulation S-K: every shelf promises it; an amendment that updates the prospectus does not do it. */
const UNDERTAKING = /undert(?:ak|ook)\w*[^.]{0,240}$/i;
const UPDATE = /section\s+10\(a\)\(3\)|\n\s{0,200}(?:preliminary )?prospectus\s{0,200}\n|this prospectus relates/i;

function eventOf(form: string, head: string): EventFound | null {
  const placed = (event: RegistrationFact['event'], match: RegExpMatchArray | null): EventFound => ({
    event,
    span: match?.index === undefined ? null : [match.index, match.index + match[0].length],
    at: match?.index ?? 0,
  });
  if (form.startsWith('EFFECT')) return placed('effective', /effect\w*(?: date)?/i.exec(head));
  // RW WD takes a withdrawal request back: nothing has changed.
  if (form.startsWith('RW')) {
    const isKept = form.startsWith('RW WD') || AMENDMENT_WITHDRAWN.test(head.replace(/\s+/g, ' '));
    return isKept ? null : placed('withdrawn', WITHDRAWN.exec(head));
  }
  if (form.startsWith('15'))
    return placed('deregistered', /terminat\w+ of registration|suspension of duty|duty to file/i.exec(head));
  const isUpdate = UPDATE.test(head);
  for (const match of head.matchAll(new RegExp(DEREGISTERED.source, 'gi'))) {
    const isPromise = UNDERTAKING.test(head.slice(Math.max(0, match.index - 300), match.index));
    if (!isUpdate || !isPromise || /^hereby/i.test(match[0])) return placed('deregistered', match);
  }
  return null;
}

/** EFFECT and RW name one registration; a deregistering amendment may head several of them. */
function numbersIn(head: string, at: number, form: string, spanAt: (start: number, end: number) => Span): Found[] {
  // The numbers at the head of the form are the registrations concerned; later ones are references.
  const limit = form.startsWith('POS') ? Math.max(2_500, Math.min(at, 6_000)) : 6_000;
  // A letter may withdraw several registrations: those of its subject line, above the salutation.
  const salutation = form.startsWith('RW')
    ? /\n\s{0,200}(?:dear\b|ladies\b|gentlemen\b|to whom)/i.exec(head)?.index
    : undefined;
  const subject = salutation === undefined ? [] : [...head.slice(0, Math.min(salutation, limit)).matchAll(FILE_NUMBER)];
  const seen = new Map<string, Found>();
  for (const match of subject.length > 0 ? subject : head.slice(0, limit).matchAll(FILE_NUMBER)) {
    if (!seen.has(match[0])) {
      seen.set(match[0], { value: match[0], span: spanAt(match.index, match.index + match[0].length) });
    }
  }
  const all = [...seen.values()];
  const isOne = form.startsWith('EFFECT') || form.startsWith('15') || (form.startsWith('RW') && subject.length === 0);
  return isOne ? all.slice(0, 1) : all.slice(0, 40);
}

function dateOf(
  form: string,
  head: string,
  filedDate: IsoDate | null,
  spanAt: (start: number, end: number) => Span,
): Found | null {
  if (form.startsWith('EFFECT')) {
    const label = /effectiveness date:?|effective date:?/i.exec(head);
    const dates = datesIn(head);
    const date = (label && dates.find((found) => found.start >= label.index)) ?? dates[0];
    if (date !== undefined) return { value: date.date, span: spanAt(date.start, date.end) };
  }
  return filedDate === null ? null : { value: filedDate, span: null };
}
