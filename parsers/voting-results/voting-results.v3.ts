import type { ParseContext, ParseOutcome, Parser, Reason } from '../../core/parser.ts';
import type { Span } from '../../core/spans.ts';
import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import { readableDocuments } from '../filing/documents.ts';
import { isFormOf } from '../filing/form-families.ts';
import { notApplicable, outcomeHead, parsedOutcome, rejected, rejectedUnread } from '../filing/outcomes.ts';
import { documentFormatOf } from '../layout/document-format.ts';
import { type DocumentLayout, documentLayoutOf } from '../layout/document-layout.ts';
import { spanOf } from '../layout/plain-text.ts';
import { plainTextOnce } from '../layout/read-once.ts';
import { assembleProposals } from './assemble/assemble-proposals.ts';
import { countUnitOf, scaledProposal } from './assemble/count-scale.ts';
import { groupProposals } from './assemble/group-proposals.ts';
import { type Meeting, readMeeting } from './assemble/meeting.ts';
import { saysNoVote } from './assemble/no-vote.ts';
import { amendmentOf, resultStatusOf } from './assemble/report-status.ts';
import { DECISION_ONLY, itemProblems, judgeVotes, NO_VOTE } from './check/check-votes.ts';
import { omissionsOf } from './check/omissions.ts';
import { rowConfidences } from './check/row-confidences.ts';
import { voteDoubts } from './check/vote-doubts.ts';
import { readItem } from './find/item.ts';
import { findItemSection } from './find/item-section.ts';
import { readRows } from './rows/read-rows.ts';
import { votingMeetingRows, votingNomineeRows, votingProposalRows } from './rows.ts';
import type { VotingResult } from './vote-result.ts';

const ID = 'voting-results';
const VERSION = 3;
const HEAD = outcomeHead({ id: ID, version: VERSION, kind: ID });
const LONGEST_DOCUMENT = 20_000_000;
const LONGEST_RAW = 20_000;

/**
 * Votes of a shareholder meeting from Item 5.07 of Form 8-K and 8-K/A: HTML tables, fixed-width and flattened text,
 * vertical labels and values, prose. Confidence: see `judge`; below 0.6 the result includes the item's words.
 */
export const votingResultsV3: Parser<VotingResult> = {
  id: ID,
  version: VERSION,
  kind: 'voting-results',
  dependsOn: [],
  appliesTo: votingDocumentsOf,
  parse,
  rows: (outcome) => [
    { table: 'parsed.voting_meetings', rows: votingMeetingRows(outcome) },
    { table: 'parsed.voting_proposals', rows: votingProposalRows(outcome) },
    { table: 'parsed.voting_nominees', rows: votingNomineeRows(outcome) },
  ],
};

/** Cheap test before a document is laid out. */
const MENTION = /5(?:\s|&nbsp;|<[^>]{1,200}>)*\.(?:\s|<[^>]{1,200}>)*0?7|submission\s+of\s+matters/i;

/** Whether the submission's header names the item. */
function isNamed({ header }: Submission): boolean {
  return header.items.some((item) => /\b5\.07\b|submission of matters to a vote/i.test(item));
}

/** The main document of an 8-K whose header names Item 5.07, or that has the item's heading itself. */
function votingDocumentsOf(submission: Submission): readonly SubmissionDocument[] {
  const { form } = submission.header;
  if (form !== null && !isFormOf(form, ['current', 'currentSuccessor'])) return [];
  const readable = readableDocuments(submission);
  const report = readable.find((document) => /^8-K/i.test(document.type));
  const main = report ?? (readable.length === 1 || form !== null ? readable[0] : undefined);
  if (main === undefined || (form === null && main.type !== '' && main !== report)) return [];
  const hasItem = MENTION.test(main.text) && findItemSection(plainTextOnce(main).text.replaceAll('|', ' ')) !== null;
  return isNamed(submission) || hasItem ? [main] : [];
}

function parse(
  submission: Submission,
  document: SubmissionDocument,
  context: ParseContext,
): ParseOutcome<VotingResult> {
  const unread = rejectedUnread<VotingResult>(HEAD, document, LONGEST_DOCUMENT);
  if (unread !== null) return unread;
  const { layout, text } = layoutOf(document);
  const section = findItemSection(text);
  if (section === null) {
    const outcome = isNamed(submission) ? rejected : notApplicable;
    return outcome(HEAD, 'no-item-5.07', 'the document has no Item 5.07 heading');
  }
  const item = readItem(layout, section, documentFormatOf(document.text) === 'text');
  const reading = readRows(item.rows);
  const grouping = groupProposals(reading.elements);
  const votes = assembleProposals(grouping, item);
  const meeting = readMeeting(submission, document, text, item);
  // An amendment that only reports the company's decision on frequency (Item 5.07(d)) lists proposals without counts.
  const hasNoVotes = votes.proposals.every((one) => one.record === null);
  const isDecisionOnly = meeting.frequencyDecision !== null && meeting.isAmendment && hasNoVotes;
  const unit = countUnitOf(item.body);
  const proposals = isDecisionOnly ? [] : votes.proposals.map((one) => scaledProposal(one.result, unit));
  const ofItem = [
    ...reading.problems,
    ...grouping.problems,
    ...(reading.strays.some(({ value }) => (value ?? 0) >= 1_000) ? ['stray-number'] : []),
    ...itemProblems(item, votes, meeting),
  ];
  const problems = [...ofItem, ...votes.problems];
  const isUnvoted = proposals.length === 0 && saysNoVote(item.body);
  const filedDate = submission.header.filedDate ?? context.filedDate;
  const judged = judgeVotes(item, votes, meeting, proposals, problems);
  const verdict = isDecisionOnly ? DECISION_ONLY : isUnvoted && ofItem.length === 0 ? NO_VOTE : judged;
  const doubts = voteDoubts({
    proposals,
    sharesPresent: meeting.sharesPresent,
    sharesOutstanding: meeting.sharesOutstanding,
    meetingDate: meeting.date,
    filedDate,
    text: item.text,
    unit,
  });
  const isDoubtful = !isDecisionOnly && doubts.reasons.length > 0;
  const confidence = Math.min(verdict.confidence, isDoubtful ? 0.8 : 1);
  const level = confidence >= 0.9 ? 'high' : confidence >= 0.6 ? 'medium' : 'low';
  const { date: meetingDate, frequencyDecision: years } = meeting;
  const result: VotingResult = {
    parsing_confidence: level,
    meetingDate,
    meetingType: meeting.type,
    sharesOutstanding: meeting.sharesOutstanding,
    sharesPresent: meeting.sharesPresent,
    resultStatus: resultStatusOf(item.body),
    proposals,
    ...(years === null ? {} : { frequencyDecision: { years, meetingDate } }),
    ...(meeting.isAmendment ? { amends: amendmentOf(text, isDecisionOnly, meetingDate) } : {}),
    ...(level === 'low' ? { rawItemText: text.slice(item.headingStart, item.end).trim().slice(0, LONGEST_RAW) } : {}),
  };
  const places = [...(isDecisionOnly ? [] : votes.places), ...meeting.places];
  const spanAt = (start: number, end: number): Span =>
    spanOf(layout.plain, document.text, document.sequence, start, end);
  return parsedOutcome(HEAD, result, confidence, {
    reasons: isDecisionOnly ? [] : [...verdict.reasons, ...doubts.reasons],
    spans: Object.fromEntries(places.map(([path, { start, end }]) => [path, [spanAt(start, end)]])),
    confidences: {
      ...lower(
        rowConfidences(proposals, votes, verdict, ofItem.length > 0 || isDoubtful),
        doubts.confidences,
        confidence,
      ),
      ...(meetingDate === null ? {} : { meetingDate: dateConfidence(meeting, doubts.confidences['meetingDate']) }),
    },
    crossValidations: verdict.checks,
    warnings: [
      ...(meeting.isDateFromCover ? [DATE_FROM_COVER] : []),
      ...doubts.warnings,
      ...(isDecisionOnly ? [] : omissionsOf(item.body, grouping, proposals)),
    ],
  });
}

/**
 * The layout of a document, and its words. The bars of tables that were stored as text, "Name | For | Against |", are
 * read as spaces; positions stay.
 */
function layoutOf(document: SubmissionDocument): { readonly layout: DocumentLayout; readonly text: string } {
  const layout = documentLayoutOf(document.text);
  const text = BARS_AT_ENDS.test(layout.plain.text) ? layout.plain.text.replaceAll('|', ' ') : layout.plain.text;
  return { layout: { ...layout, plain: { ...layout.plain, text } }, text };
}

const BARS_AT_ENDS = /\|[ \t]*\n(?:[^\n]*\n){0,3}?[^\n]*\|[ \t]*\n/;

type Confidences = Readonly<Record<string, number>>;

/** Confidences of rows, and those of single values in doubt, which are never above the whole item's. */
function lower(rows: Confidences, doubts: Confidences, whole: number): Confidences {
  const all: Record<string, number> = { ...rows };
  for (const [path, value] of Object.entries(doubts)) all[path] = Math.min(value, whole, all[path] ?? 1);
  return all;
}

/** The cover's date of the earliest event is a second witness of the meeting's day. */
function dateConfidence({ date, coverDate, isDateFromCover }: Meeting, doubt = 1): number {
  if (isDateFromCover) return 0.6;
  return Math.min(doubt, date === coverDate ? 0.95 : coverDate === null ? 0.85 : 0.8);
}

const DATE_FROM_COVER: Reason = {
  code: 'meeting-date-from-cover',
  message: 'the item states no meeting date; the cover’s date of earliest event is given',
};
