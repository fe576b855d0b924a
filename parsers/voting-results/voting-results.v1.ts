import type { IsoDate } from '../../core/dates.ts';
import type { ParseContext, ParseOutcome, Parser, Reason } from '../../core/parser.ts';
import type { Span } from '../../core/spans.ts';
import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import { isFormOf } from '../filing/form-families.ts';
import { notApplicable, outcomeHead, parsedOutcome, rejected, rejectedUnread } from '../filing/outcomes.ts';
import { documentFormatOf } from '../layout/document-format.ts';
import { documentLayoutOf } from '../layout/document-layout.ts';
import { plainTextOf, spanOf } from '../layout/plain-text.ts';
import { assembleProposals } from './assemble-proposals.ts';
import { groupProposals } from './group-proposals.ts';
import { itemRowsOf } from './item-rows.ts';
import { findItemSection, type ItemSection } from './item-section.ts';
import {
  findFrequencyDecision,
  findMeetingDate,
  findMeetingType,
  findSharesOutstanding,
  findSharesPresent,
} from './meeting-facts.ts';
import { numbersBeside } from './numbers-beside.ts';
import { amendmentOf, coverDateOf, resultStatusOf } from './report-status.ts';
import { votingMeetingRows, votingNomineeRows, votingProposalRows } from './rows.ts';
import { unusedVoteNumbers } from './unused-numbers.ts';
import { judge } from './vote-checks.ts';
import { voteDoubts } from './vote-doubts.ts';
import { readVoteElements } from './vote-elements.ts';
import type { ProposalResult, VotingResult } from './vote-result.ts';

const ID = 'voting-results';
const VERSION = 1;
const HEAD = outcomeHead({ id: ID, version: VERSION, kind: ID });
const LONGEST_DOCUMENT = 20_000_000;
/** Items are a few pages; what is longer is cut, and never read with high confidence. */
const LONGEST_ITEM = 200_000;
/** Rows of the longest elections are a few hundred. */
const MOST_ROWS = 2_000;
const LONGEST_RAW = 20_000;

/**
 * Votes of a shareholder meeting from Item 5.07 of Form 8-K and 8-K/A: HTML tables, fixed-width and flattened text,
 * vertical labels and values, prose. Confidence: see `judge` in vote-checks.ts; below 0.6 the item's words are kept.
 */
export const votingResultsV1: Parser<VotingResult> = {
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

/** The main document of an 8-K whose header names Item 5.07, or that has the item's heading itself. */
function votingDocumentsOf(submission: Submission): readonly SubmissionDocument[] {
  const { form, items } = submission.header;
  if (form !== null && !isFormOf(form, ['current', 'currentSuccessor'])) return [];
  const readable = submission.documents.filter((document) => !document.isBinary);
  const main =
    readable.find((document) => /^8-K/i.test(document.type)) ??
    (readable.length === 1 || form !== null ? readable[0] : undefined);
  if (main === undefined) return [];
  if (form === null && main.type !== '' && !/^8-K/i.test(main.type)) return [];
  const named = items.some((item) => /\b5\.07\b|submission of matters to a vote/i.test(item));
  if (named || (MENTION.test(main.text) && findItemSection(plainTextOf(main.text).text) !== null)) return [main];
  return [];
}

/** An item that corrects an earlier one may print the old counts beside the new ones, and both add up. */
const CORRECTION =
  /\b(?:erroneous(?:ly)?|typographical|clerical error|(?:was|were) (?:incorrect|inadvertent)|incorrectly (?:reported|stated|disclosed)|inadvertently (?:reported|omitted|misstated|transposed)|as corrected|(?:corrected|revised) (?:to|results?|votes?|vote counts?)|(?:originally|previously|initially) reported (?:as|votes?|results?|vot(?:e|ing))|should (?:have been|have read|read))\b/i;

/** Cheap test before a document is laid out. */
const MENTION = /5(?:\s|&nbsp;|<[^>]{1,200}>)*\.(?:\s|<[^>]{1,200}>)*0?7|submission\s+of\s+matters/i;

function parse(
  submission: Submission,
  document: SubmissionDocument,
  context: ParseContext,
): ParseOutcome<VotingResult> {
  const unread = rejectedUnread<VotingResult>(HEAD, document, LONGEST_DOCUMENT);
  if (unread !== null) return unread;
  const layout = documentLayoutOf(document.text);
  const { plain } = layout;
  const section = findItemSection(plain.text);
  if (section === null) {
    const named = submission.header.items.some((item) => /\b5\.07\b|submission of matters/i.test(item));
    return (named ? rejected : notApplicable)(HEAD, 'no-item-5.07', 'the document has no Item 5.07 heading');
  }
  const end = Math.min(section.end, section.bodyStart + LONGEST_ITEM);
  const isText = documentFormatOf(document.text) === 'text';
  const allRows = itemRowsOf(layout, { start: section.bodyStart, end }, isText);
  const rows = allRows.slice(0, MOST_ROWS);
  const { elements, strays, problems: readingProblems } = readVoteElements(rows);
  const grouping = groupProposals(elements);
  const body = flat(plain.text.slice(section.bodyStart, end));
  const assembled = assembleProposals(grouping, section.bodyStart, body);
  const facts = meetingFacts(submission, plain.text, section, body, document);
  const span = (start: number, stop: number): Span => spanOf(plain, document.text, document.sequence, start, stop);
  const used = [...assembled.used, ...facts.used];
  const unused = unusedVoteNumbers(rows, used, countsOf(assembled.proposals.map((one) => one.result)));
  const problems = [
    ...readingProblems,
    ...assembled.problems,
    ...grouping.problems,
    ...(strays.some((value) => (value.value ?? 0) >= 1_000) ? ['stray-number'] : []),
    ...(unused > 0 ? ['unused-vote-number'] : []),
    ...(section.end > end || allRows.length > rows.length ? ['item-too-long'] : []),
    ...(CORRECTION.test(body) ? ['corrected-counts'] : []),
  ];
  const decision = findFrequencyDecision(body);
  const isDecisionOnly =
    decision !== null &&
    assembled.proposals.every((one) => one.record === null) &&
    isAmendment(submission, document, plain.text);
  const proposals = isDecisionOnly ? [] : assembled.proposals.map((one) => one.result);
  const verdict = judge({
    proposals,
    sharesPresent: facts.sharesPresent?.value ?? null,
    sharesOutstanding: facts.sharesOutstanding?.value ?? null,
    problems,
    short: new Set(assembled.proposals.flatMap(({ record }, index) => (record?.isShort === true ? [index] : []))),
    statedTotals: assembled.statedTotals,
    brokersAt: (path) => assembled.places.get(`${path}.brokerNonVotes`)?.start ?? null,
    printed: numbersBeside(body, section.bodyStart, assembled.used),
  });
  const doubts = voteDoubts({
    proposals,
    sharesPresent: facts.sharesPresent?.value ?? null,
    sharesOutstanding: facts.sharesOutstanding?.value ?? null,
    meetingDate: facts.meetingDate,
    filedDate: submission.header.filedDate ?? context.filedDate,
    text: plain.text.slice(section.bodyStart, end),
  });
  const confidence = isDecisionOnly ? 0.95 : Math.min(verdict.confidence, doubts.reasons.length > 0 ? 0.8 : 1);
  const level = confidence >= 0.9 ? 'high' : confidence >= 0.6 ? 'medium' : 'low';
  const meetingDate = facts.meetingDate;
  const spans: Record<string, readonly Span[]> = {};
  for (const [path, at] of isDecisionOnly ? [] : assembled.places)
    spans[path] = [span(section.bodyStart + at.start, section.bodyStart + at.end)];
  for (const [path, at] of facts.places) spans[path] = [span(at.start, at.end)];
  if (decision !== null)
    spans['frequencyDecision.years'] = [span(section.bodyStart + decision.start, section.bodyStart + decision.end)];
  const amends = amendmentOf(isAmendment(submission, document, plain.text), plain.text, isDecisionOnly, meetingDate);
  const warnings: Reason[] = facts.fromCover
    ? [
        {
          code: 'meeting-date-from-cover',
          message: 'the item states no date of the meeting; the cover’s date of earliest event is given',
        },
      ]
    : [];
  const result: VotingResult = {
    parsing_confidence: level,
    meetingDate,
    meetingType: facts.meetingType,
    sharesOutstanding: facts.sharesOutstanding?.value ?? null,
    sharesPresent: facts.sharesPresent?.value ?? null,
    resultStatus: resultStatusOf(body),
    proposals,
    ...(decision === null ? {} : { frequencyDecision: { years: decision.years, meetingDate } }),
    ...(amends === null ? {} : { amends }),
    ...(level === 'low' ? { rawItemText: plain.text.slice(section.start, end).trim().slice(0, LONGEST_RAW) } : {}),
  };
  return parsedOutcome(HEAD, result, confidence, {
    reasons: isDecisionOnly ? [] : [...verdict.reasons, ...doubts.reasons],
    spans,
    confidences: {
      ...Object.fromEntries(
        Object.entries(doubts.confidences).map(([path, value]) => [path, Math.min(value, confidence)]),
      ),
      ...(facts.fromCover ? { meetingDate: 0.6 } : {}),
    },
    crossValidations: isDecisionOnly ? [{ name: 'frequency decision without votes', passed: true }] : verdict.checks,
    warnings: [...warnings, ...doubts.warnings],
  });
}

/** Every count of the result that is large enough not to be met by chance. */
function countsOf(proposals: readonly ProposalResult[]): ReadonlySet<number> {
  const counts = proposals
    .flatMap((one) => [one, one.frequency, ...(one.nominees ?? [])])
    .flatMap((row) => Object.values(row ?? {}));
  return new Set(counts.filter((count) => typeof count === 'number' && count >= 10_000));
}

interface MeetingFacts {
  readonly meetingDate: IsoDate | null;
  readonly fromCover: boolean;
  readonly meetingType: 'annual' | 'special' | null;
  readonly sharesOutstanding: ReturnType<typeof findSharesOutstanding>;
  readonly sharesPresent: ReturnType<typeof findSharesPresent>;
  readonly places: ReadonlyMap<string, { readonly start: number; readonly end: number }>;
  readonly used: readonly number[];
}

function meetingFacts(
  submission: Submission,
  text: string,
  section: ItemSection,
  body: string,
  document: SubmissionDocument,
): MeetingFacts {
  const places = new Map<string, { start: number; end: number }>();
  function keep<T extends { start: number; end: number }>(path: string, found: T | null, offset: number): T | null {
    if (found !== null) places.set(path, { start: offset + found.start, end: offset + found.end });
    return found;
  }
  const isAmended = isAmendment(submission, document, text);
  // An amendment tells of its meeting in the explanatory note.
  const note = isAmended ? flat(text.slice(Math.max(0, section.start - 6_000), section.start)) : '';
  const noteStart = Math.max(0, section.start - 6_000);
  let date = keep('meetingDate', findMeetingDate(body), section.bodyStart);
  if (date === null && isAmended) date = keep('meetingDate', findMeetingDate(note), noteStart);
  const cover = date === null ? coverDateOf(flat(text.slice(0, section.start))) : null;
  if (cover !== null) places.set('meetingDate', cover);
  let type = keep('meetingType', findMeetingType(body), section.bodyStart);
  if (type === null && isAmended) type = keep('meetingType', findMeetingType(note), noteStart);
  const sharesOutstanding = keep('sharesOutstanding', findSharesOutstanding(body), section.bodyStart);
  const sharesPresent = keep('sharesPresent', findSharesPresent(body), section.bodyStart);
  const used = [sharesOutstanding, sharesPresent].flatMap((found) =>
    found === null ? [] : [section.bodyStart + found.start],
  );
  return {
    meetingDate: date?.value ?? cover?.value ?? null,
    fromCover: date === null && cover !== null,
    meetingType: type?.value ?? null,
    sharesOutstanding,
    sharesPresent,
    places,
    used,
  };
}

function isAmendment(submission: Submission, document: SubmissionDocument, text: string): boolean {
  const form = submission.header.form ?? document.type;
  if (form !== '') return /\/A$/i.test(form) || /form\s+8-K\s?\/\s?A/i.test(text.slice(0, 3_000));
  return /form\s+8-K\s?\/\s?A/i.test(text.slice(0, 3_000));
}

/** Same length, line ends as spaces, quotes kept: sentences run over lines. */
function flat(text: string): string {
  return text.replace(/[\t\n]/g, ' ');
}
