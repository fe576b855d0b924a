import { daysBetween, type IsoDate } from '../../core/dates.ts';
import type { CrossValidation, ParseContext, ParseOutcome, Parser } from '../../core/parser.ts';
import type { ComplianceStatus } from '../../core/score-inputs.ts';
import type { Span } from '../../core/spans.ts';
import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import { CURRENT_REPORTS, mainAndExhibits, REPORTS_AND_PROSPECTUSES } from '../filing/documents.ts';
import { outcomeHead, rejectedUnread } from '../filing/outcomes.ts';
import { datesIn } from '../layout/dates.ts';
import { type FlatText, flatTextOf } from '../prose/flat-text.ts';
import {
  CHECKED,
  DOUBTFUL,
  membersOf,
  READ_ONCE,
  STANDARD,
  type Stated,
  statedOutcome,
} from '../prose/stated-values.ts';
import { type ExchangeComplianceResult, NOTICE_STATUSES } from './result.ts';
import { exchangeComplianceRows } from './rows.ts';
import { type ComplianceThread, complianceThreads, latestDateOf } from './threads.ts';

const PARSER = { id: 'exchange-compliance', version: 1, kind: 'dilution' } as const;
const HEAD = outcomeHead(PARSER);

/**
 * Notices of exchanges on continued listing, from Items 3.01, 7.01 and 8.01 of Form 8-K, press releases, and the risk
 * factors and notes of prospectuses and reports. One entry for each deficiency; its status is the last step stated.
 *
 * Confidence: rule and deficiency 0.95 where the rule's number and the words agree; notice date and deadline 0.95 where
 * they are 180 days apart (Nasdaq Rule 5810(c)(3)) or the date is the report's own; 0.92 for the standard words of a
 * current report; 0.8 for one reading elsewhere; 0.6 where rule and exchange, or dates, disagree.
 */
export const exchangeComplianceV1: Parser<ExchangeComplianceResult> = {
  ...PARSER,
  dependsOn: [],
  appliesTo: (submission) => mainAndExhibits(submission, [...CURRENT_REPORTS, ...REPORTS_AND_PROSPECTUSES], /^EX-99/),
  parse,
  rows: (outcome, filing) => [{ table: 'dilution.exchange_compliance', rows: exchangeComplianceRows(outcome, filing) }],
};

function parse(
  submission: Submission,
  document: SubmissionDocument,
  context: ParseContext,
): ParseOutcome<ExchangeComplianceResult> {
  const unread = rejectedUnread<ExchangeComplianceResult>(HEAD, document);
  if (unread !== null) return unread;
  const flat = flatTextOf(document, 'rows');
  const threads = complianceThreads(flat);
  const filedDate = submission.header.filedDate ?? context.filedDate;
  const isCurrent = /^(?:8-K|6-K|EX-99)/.test(document.type) || /\bform 8-K\b/i.test(flat.text.slice(0, 3_000));
  const reportDates = isCurrent ? reportDatesOf(flat) : [];
  const notices: Record<string, unknown>[] = [];
  const spans: Record<string, readonly Span[]> = {};
  const confidences: Record<string, number> = {};
  const checks: CrossValidation[] = [];
  for (const thread of threads) {
    const members = membersOf(
      flat,
      `exchangeCompliance[${notices.length}]`,
      statedOf(thread, isCurrent, reportDates, filedDate, checks),
    );
    const history = thread.steps
      .slice(0, -1)
      .map(({ stage, date }) => ({ stage, ...(date === null ? {} : { date: date.value }) }));
    notices.push({ ...members.values, history });
    Object.assign(spans, members.spans);
    Object.assign(confidences, members.confidences);
  }
  const result = notices.length === 0 ? {} : { exchangeCompliance: notices };
  return statedOutcome(HEAD, { result, spans, confidences, checks, warnings: [] });
}

/** The dates of the cover's "Date of Report (Date of earliest event reported)". */
function reportDatesOf(flat: FlatText): IsoDate[] {
  const head = flat.text.slice(0, 6_000);
  const label = /date of (?:the )?(?:report|earliest)/i.exec(head);
  if (label === null) return [];
  const before = head.slice(Math.max(0, label.index - 120), label.index);
  // The text of an item stands right below a short cover.
  const around = before + (head.slice(label.index, label.index + 200).split(/\bitem \d/i)[0] ?? '');
  return datesIn(around).map(({ date }) => date);
}

function statedOf(
  thread: ComplianceThread,
  isCurrent: boolean,
  reportDates: readonly IsoDate[],
  filedDate: IsoDate | null,
  checks: CrossValidation[],
): Record<string, Stated<unknown> | null> {
  const { rule, deficiency, deadline, steps } = thread;
  const named = thread.exchange;
  const exchange = named ?? (rule === null ? null : { value: rule.exchange, range: rule });
  const last = steps.at(-1);
  const dated = latestDateOf(thread);
  const stage = last?.stage ?? 'notified';
  const meaning = rule?.deficiency ?? null;
  const agrees = meaning !== null && meaning === thread.worded;
  if (meaning !== null && thread.worded !== null)
    checks.push({ name: 'rule number means what the words say', passed: agrees });
  const ofRule = agrees
    ? CHECKED
    : meaning !== null && thread.worded !== null
      ? DOUBTFUL
      : meaning !== null
        ? 0.9
        : READ_ONCE;
  const sameBook =
    exchange !== null &&
    rule !== null &&
    (rule.exchange === exchange.value || (rule.exchange === 'NYSE' && exchange.value === 'NYSE American'));
  const ofExchange =
    thread.exchange === null
      ? 0.85
      : rule === null
        ? isCurrent
          ? STANDARD
          : READ_ONCE
        : sameBook
          ? CHECKED
          : DOUBTFUL;

  // The nine-and-a-half dozen days of Nasdaq's period: 180 from the letter, give or take a weekend; two of them in all.
  const days = dated !== null && deadline !== null ? daysBetween(dated.value, deadline.value) : null;
  const fromEarlier =
    thread.earlierDeadline !== null && deadline !== null ? daysBetween(thread.earlierDeadline, deadline.value) : null;
  const isPeriod =
    (stage === 'notified' || stage === 'second_period') &&
    [days, fromEarlier].some((count) => count !== null && count >= 177 && count <= 184);
  if (
    days !== null &&
    stage === 'notified' &&
    rule?.exchange === 'Nasdaq' &&
    meaning !== 'equity' &&
    meaning !== 'late_filing' &&
    meaning !== null
  ) {
    checks.push({ name: 'notice + 180 days = deadline', passed: isPeriod });
  }
  // The latest day may be that of a step before: it is not borne out by the day of the last one.
  const ownDate = last?.date?.value === dated?.value ? (last?.date ?? null) : null;
  // A report tells of what came before it: a later day than all of its cover's is misprinted there or here.
  const isBeyond = dated !== null && reportDates.length > 0 && reportDates.every((date) => date < dated.value);
  const isFuture = dated !== null && ((filedDate !== null && dated.value > filedDate) || isBeyond);
  const isReported = ownDate !== null && ownDate.isOfAnnouncement !== true && reportDates.includes(ownDate.value);
  if (isReported) checks.push({ name: 'notice date = date of report', passed: true });
  const ofDate = isFuture
    ? DOUBTFUL
    : isReported || (ownDate !== null && days !== null && days >= 177 && days <= 184)
      ? CHECKED
      : ownDate !== null &&
          last?.isDateLent !== true &&
          ownDate.isContested !== true &&
          ownDate.isOfAnnouncement !== true
        ? isCurrent
          ? STANDARD
          : 0.85
        : 0.75;
  // Which of several letters dates a standing that is neither the first notice nor the last is a matter of reading.
  const isBetween = stage === 'extension' || stage === 'hearing' || stage === 'compliance_plan';
  const ofStage = stageConfidence(stage, isCurrent, isReported || isPeriod);
  return {
    exchange: exchange === null ? null : { ...exchange, confidence: ofExchange },
    rule:
      rule === null
        ? null
        : {
            value: rule.rule,
            range: rule,
            confidence: rule.isOneOfSeveral
              ? READ_ONCE
              : sameBook || exchange === null
                ? Math.max(ofRule, rule.deficiency === null && isCurrent ? 0.85 : 0)
                : DOUBTFUL,
          },
    deficiency:
      deficiency === null
        ? null
        : {
            ...deficiency,
            confidence:
              deficiency.value === 'other'
                ? rule !== null && rule.deficiency === null
                  ? 0.85
                  : 0.75
                : rule === null
                  ? isCurrent
                    ? 0.85
                    : READ_ONCE
                  : ofRule,
          },
    status: { value: NOTICE_STATUSES[stage], range: last?.range ?? null, confidence: ofStage },
    stage: { value: stage, range: last?.range ?? null, confidence: ofStage },
    noticeDate: dated === null ? null : { ...dated, confidence: isBetween ? Math.min(ofDate, 0.85) : ofDate },
    cureDeadline:
      deadline === null || stage === 'regained'
        ? null
        : { ...deadline, confidence: isPeriod ? CHECKED : isCurrent ? 0.85 : READ_ONCE },
  };
}

function stageConfidence(stage: ComplianceStatus, isCurrent: boolean, isChecked: boolean): number {
  if (stage === 'regained') return isCurrent || isChecked ? STANDARD : 0.9;
  if (stage === 'notified' || stage === 'second_period')
    return isCurrent && isChecked ? STANDARD : isCurrent ? 0.88 : READ_ONCE;
  return stage === 'extension' || stage === 'determination' ? (isCurrent && isChecked ? 0.9 : 0.82) : 0.75;
}
