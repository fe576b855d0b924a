import { daysBetween, type IsoDate } from '../../core/dates.ts';
import type { CrossValidation } from '../../core/parser.ts';
import type { ComplianceStatus } from '../../core/score-inputs.ts';
import { CHECKED, DOUBTFUL, READ_ONCE, STANDARD, type Stated } from '../prose/stated-values.ts';
import { type Found, type ListingDeficiency, latestDateOf, stageOf } from './listing-deficiency.ts';
import { NOTICE_STATUSES } from './result.ts';

/** What the document as a whole states. */
export interface NoticeDocument {
  /** A current report or its press release. */
  readonly isCurrent: boolean;
  /** Dates of a current report's cover. */
  readonly reportDates: readonly IsoDate[];
  readonly filedDate: IsoDate | null;
}

/** The members of a notice with their confidences; cross-checks are added to `checks`. */
export function statedNotice(
  found: ListingDeficiency,
  document: NoticeDocument,
  checks: CrossValidation[],
): Record<string, Stated<unknown> | null> {
  const { rule, deficiency, deadline } = found;
  const { isCurrent } = document;
  const range = found.steps.at(-1)?.range ?? null;
  const stage = stageOf(found);
  const exchange = found.exchange ?? (rule === null ? null : { value: rule.exchange, range: rule });
  const isSameBook =
    exchange !== null &&
    (rule?.exchange === exchange.value || (rule?.exchange === 'NYSE' && exchange.value === 'NYSE American'));
  const ofRule = meaningConfidence(found, checks);
  const isPeriod = checkPeriod(found, checks);
  const { ofDate, isReported } = dateConfidence(found, document, checks);
  const ofStage = stageConfidence(stage, isCurrent, isReported || isPeriod);
  const ownRule = rule?.deficiency === null && isCurrent ? Math.max(ofRule, 0.85) : ofRule;
  const ofExchange = rule !== null ? (isSameBook ? CHECKED : DOUBTFUL) : isCurrent ? STANDARD : READ_ONCE;
  const ofOther = rule !== null && rule.deficiency === null ? 0.85 : 0.75;
  const ofDeficiency = rule !== null ? ofRule : isCurrent ? 0.85 : READ_ONCE;
  // Between the first notice and the last, which of several letters dates the status is a matter of reading.
  const isBetween = stage === 'extension' || stage === 'hearing' || stage === 'compliance_plan';
  return {
    exchange: exchange && { ...exchange, confidence: found.exchange === null ? 0.85 : ofExchange },
    rule: rule && {
      value: rule.rule,
      range: rule,
      confidence: rule.isOneOfSeveral ? READ_ONCE : isSameBook || exchange === null ? ownRule : DOUBTFUL,
    },
    deficiency: { ...deficiency, confidence: deficiency.value === 'other' ? ofOther : ofDeficiency },
    status: { value: NOTICE_STATUSES[stage], range, confidence: ofStage },
    stage: { value: stage, range, confidence: ofStage },
    noticeDate: withConfidence(latestDateOf(found), isBetween ? Math.min(ofDate, 0.85) : ofDate),
    cureDeadline:
      stage === 'regained' ? null : withConfidence(deadline, isPeriod ? CHECKED : isCurrent ? 0.85 : READ_ONCE),
  };
}

function withConfidence<T>(found: Found<T> | null, confidence: number): Stated<T> | null {
  return found && { ...found, confidence };
}

/** Confidence in the deficiency, from the rule's meaning and the words. */
function meaningConfidence({ rule, worded }: ListingDeficiency, checks: CrossValidation[]): number {
  const meaning = rule?.deficiency ?? null;
  if (meaning === null) return READ_ONCE;
  if (worded === null) return 0.9;
  checks.push({ name: 'rule number means what the words say', passed: meaning === worded });
  return meaning === worded ? CHECKED : DOUBTFUL;
}

/** Nasdaq's cure period: 180 days from the letter, give or take a weekend. */
function isCurePeriod(days: number | null): boolean {
  return days !== null && days >= 177 && days <= 184;
}

function daysToDeadline({ deadline }: ListingDeficiency, from: IsoDate | null | undefined): number | null {
  return from == null || deadline === null ? null : daysBetween(from, deadline.value);
}

/** Whether the deadline ends a cure period, the first or the second. */
function checkPeriod(found: ListingDeficiency, checks: CrossValidation[]): boolean {
  const { rule, earlierDeadline } = found;
  const stage = stageOf(found);
  const days = daysToDeadline(found, latestDateOf(found)?.value);
  const isPeriod =
    (stage === 'notified' || stage === 'second_period') &&
    (isCurePeriod(days) || isCurePeriod(daysToDeadline(found, earlierDeadline)));
  const hasPeriod =
    rule?.exchange === 'Nasdaq' && (rule.deficiency === 'bid_price' || rule.deficiency === 'market_value');
  if (days !== null && stage === 'notified' && hasPeriod)
    checks.push({ name: 'notice + 180 days = deadline', passed: isPeriod });
  return isPeriod;
}

function dateConfidence(
  found: ListingDeficiency,
  { isCurrent, reportDates, filedDate }: NoticeDocument,
  checks: CrossValidation[],
): { readonly ofDate: number; readonly isReported: boolean } {
  const last = found.steps.at(-1);
  const dated = latestDateOf(found);
  // The latest date may be that of an earlier step: the day of the last one does not support it.
  const own = last?.date?.value === dated?.value ? (last?.date ?? null) : null;
  // A report covers what came before it: a day later than every date of its cover is a misprint there or here.
  const isBeyond = dated !== null && reportDates.length > 0 && reportDates.every((date) => date < dated.value);
  const isFuture = dated !== null && ((filedDate !== null && dated.value > filedDate) || isBeyond);
  const isReported = own !== null && own.isOfAnnouncement !== true && reportDates.includes(own.value);
  if (isReported) checks.push({ name: 'notice date = date of report', passed: true });
  if (isFuture) return { ofDate: DOUBTFUL, isReported };
  if (isReported || (own !== null && isCurePeriod(daysToDeadline(found, dated?.value))))
    return { ofDate: CHECKED, isReported };
  const isSure = own !== null && last?.isDateLent !== true && own.isContested !== true && own.isOfAnnouncement !== true;
  return { ofDate: isSure ? (isCurrent ? STANDARD : 0.85) : 0.75, isReported };
}

function stageConfidence(stage: ComplianceStatus, isCurrent: boolean, isChecked: boolean): number {
  if (stage === 'regained') return isCurrent || isChecked ? STANDARD : 0.9;
  if (stage === 'notified' || stage === 'second_period')
    return isCurrent && isChecked ? STANDARD : isCurrent ? 0.88 : READ_ONCE;
  return stage === 'extension' || stage === 'determination' ? (isCurrent && isChecked ? 0.9 : 0.82) : 0.75;
}
