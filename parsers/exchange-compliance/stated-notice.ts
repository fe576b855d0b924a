import { daysBetween, type IsoDate } from '../../core/dates.ts';
import type { CrossValidation } from '../../core/parser.ts';
import type { NoticedSecurity } from '../../core/rows-compliance.ts';
import type { ComplianceStatus } from '../../core/score-inputs.ts';
import { CHECKED, DOUBTFUL, READ_ONCE, STANDARD, type Stated } from '../prose/stated-values.ts';
import type { CoverListings } from './cover-listings.ts';
import { type Found, type ListingDeficiency, latestDateOf, stageOf } from './listing-deficiency.ts';
import type { ExchangeName, RuleMention } from './listing-rules.ts';
import { NOTICE_STATUSES } from './result.ts';

/** What the document as a whole states. */
export interface NoticeDocument {
  /** A current report or its press release. */
  readonly isCurrent: boolean;
  /** Dates of a current report's cover. */
  readonly reportDates: readonly IsoDate[];
  readonly filedDate: IsoDate | null;
  readonly cover: CoverListings;
  /** Dates that more than one sentence states. */
  readonly repeatedDates: ReadonlySet<IsoDate>;
}

/** The members of a notice with their confidences; cross-checks are added to `checks`. */
export function statedNotice(
  found: ListingDeficiency,
  document: NoticeDocument,
  checks: CrossValidation[],
): Record<string, Stated<unknown> | null> {
  const { deficiency, deadline } = found;
  const { isCurrent } = document;
  const { exchange, rule } = exchangeAndRule(found, document.cover);
  const range = found.steps.at(-1)?.range ?? null;
  const stage = stageOf(found);
  const ofRule = meaningConfidence(found, checks);
  const isPeriod = checkPeriod(found, checks);
  const { ofDate, isReported } = dateConfidence(found, document, checks);
  const ofStage = stageConfidence(stage, isCurrent, isReported || isPeriod);
  const ownRule = rule?.deficiency === null && isCurrent ? Math.max(ofRule, 0.85) : ofRule;
  const ofExchange = rule !== null ? CHECKED : found.rule !== null ? DOUBTFUL : isCurrent ? STANDARD : READ_ONCE;
  const ofOther = rule !== null && rule.deficiency === null ? 0.85 : 0.75;
  const ofDeficiency = rule !== null ? ofRule : isCurrent ? 0.85 : READ_ONCE;
  // Between the first notice and the last, which of several letters dates the status is a matter of reading.
  const isBetween = stage === 'extension' || stage === 'hearing' || stage === 'compliance_plan';
  return {
    exchange: exchange && {
      ...exchange,
      confidence: exchange.isIndirect || found.exchange === null ? 0.85 : ofExchange,
    },
    rule: rule && {
      value: rule.rule,
      range: rule,
      confidence: rule.isOneOfSeveral ? READ_ONCE : ownRule,
    },
    deficiency: { ...deficiency, confidence: deficiency.value === 'other' ? ofOther : ofDeficiency },
    security: securityOf(found, document.cover),
    status: { value: NOTICE_STATUSES[stage], range, confidence: ofStage },
    stage: { value: stage, range, confidence: ofStage },
    noticeDate: withConfidence(latestDateOf(found), isBetween ? Math.min(ofDate, 0.85) : ofDate),
    cureDeadline:
      stage === 'regained' ? null : withConfidence(deadline, isPeriod ? CHECKED : isCurrent ? 0.85 : READ_ONCE),
  };
}

/**
 * A rule is cited only for its own exchange. The rule's number names its book; where the words name another exchange, the
 * cover's table decides, and "NYSE" beside a rule of the NYSE American is short for it.
 */
function exchangeAndRule(
  { exchange, rule }: ListingDeficiency,
  cover: CoverListings,
): { readonly exchange: Found<ExchangeName> | null; readonly rule: RuleMention | null } {
  if (rule === null || exchange === null)
    return { exchange: exchange ?? (rule && { value: rule.exchange, range: rule }), rule };
  if (rule.exchange === exchange.value) return { exchange, rule };
  const isShort = rule.exchange === 'NYSE American' && exchange.value === 'NYSE';
  const isOfCover = cover.exchanges.includes(rule.exchange) && !cover.exchanges.includes(exchange.value);
  return isShort || isOfCover ? { exchange: { value: rule.exchange, range: rule }, rule } : { exchange, rule: null };
}

const COMMON: readonly NoticedSecurity[] = ['common', 'depositary_shares'];

/** The class that the words name, else the only one that the cover lists. */
function securityOf({ security }: ListingDeficiency, { soleClass }: CoverListings): Stated<NoticedSecurity> | null {
  const isSole = soleClass !== null && (security === null || security.value === soleClass.value);
  if (isSole && !COMMON.includes(soleClass.value))
    return { value: 'sole_class', range: soleClass.range, confidence: 0.85 };
  if (security !== null) return { ...security, confidence: isSole ? CHECKED : 0.9 };
  return soleClass && { ...soleClass, confidence: 0.85 };
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

/** A current report is due four business days after the notice: about a week. */
const REPORTED_WITHIN_DAYS = 7;

function dateConfidence(
  found: ListingDeficiency,
  document: NoticeDocument,
  checks: CrossValidation[],
): { readonly ofDate: number; readonly isReported: boolean } {
  const { isCurrent, reportDates, filedDate } = document;
  const last = found.steps.at(-1);
  const dated = latestDateOf(found);
  // The latest date may be that of an earlier step: the day of the last one does not support it.
  const own = last?.date?.value === dated?.value ? (last?.date ?? null) : null;
  // A report covers what came before it: a day later than every date of its cover is a misprint there or here.
  const isBeyond = dated !== null && reportDates.length > 0 && reportDates.every((date) => date < dated.value);
  const isFuture = dated !== null && ((filedDate !== null && dated.value > filedDate) || isBeyond);
  const isReported = own !== null && reportDates.includes(own.value);
  if (isReported) checks.push({ name: 'notice date = date of report', passed: true });
  if (isFuture) return { ofDate: DOUBTFUL, isReported };
  if (isReported || (own !== null && isCurePeriod(daysToDeadline(found, dated?.value))))
    return { ofDate: CHECKED, isReported };
  if (own === null || last?.isDateLent === true || own.isContested === true) return { ofDate: 0.75, isReported };
  return {
    ofDate: isCurrent && own.isOfLetter === true && hasWitness(own.value, document) ? STANDARD : 0.85,
    isReported,
  };
}

/** Whether anything else in the filing supports a notice's day: another sentence, or the day of the report. */
function hasWitness(date: IsoDate, { repeatedDates, filedDate, reportDates }: NoticeDocument): boolean {
  const days = filedDate === null || reportDates.length > 0 ? null : daysBetween(date, filedDate);
  return repeatedDates.has(date) || (days !== null && days >= 0 && days <= REPORTED_WITHIN_DAYS);
}

function stageConfidence(stage: ComplianceStatus, isCurrent: boolean, isChecked: boolean): number {
  if (stage === 'regained') return isCurrent || isChecked ? STANDARD : 0.9;
  if (stage === 'notified' || stage === 'second_period')
    return isCurrent && isChecked ? STANDARD : isCurrent ? 0.88 : READ_ONCE;
  return stage === 'extension' || stage === 'determination' ? (isCurrent && isChecked ? 0.9 : 0.82) : 0.75;
}
