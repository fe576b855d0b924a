import type { IsoDate } from '../../core/dates.ts';
import type { CrossValidation, Parser } from '../../core/parser.ts';
import { CURRENT_REPORTS, mainAndExhibits, REPORTS_AND_PROSPECTUSES } from '../filing/documents.ts';
import { outcomeHead, rejectedUnread } from '../filing/outcomes.ts';
import { datesIn } from '../layout/dates.ts';
import { type FlatText, flatTextOf } from '../prose/flat-text.ts';
import { listMembersOf, statedOutcome } from '../prose/stated-values.ts';
import { coverListingsOf } from './cover-listings.ts';
import type { ProcedureStep } from './listing-deficiency.ts';
import { readDeficiencies } from './read-deficiencies.ts';
import type { ComplianceNotice, ExchangeComplianceResult } from './result.ts';
import { exchangeComplianceRows } from './rows.ts';
import { statedNotice } from './stated-notice.ts';

const PARSER = { id: 'exchange-compliance', version: 4, kind: 'dilution' } as const;
const HEAD = outcomeHead(PARSER);

/**
 * Notices of exchanges on continued listing, from Items 3.01, 7.01 and 8.01 of Form 8-K, press releases, and the risk
 * factors and notes of prospectuses and reports. One entry for each deficiency; its status is the last step stated.
 *
 * Confidence: rule and deficiency 0.95 where the rule's number and the words agree; notice date and deadline 0.95 where
 * they are 180 days apart (Nasdaq Rule 5810(c)(3)) or the date is the report's own; 0.92 for the standard words of a
 * current report; 0.8 for one reading elsewhere; 0.6 where rule and exchange, or dates, disagree.
 */
export const exchangeComplianceV4: Parser<ExchangeComplianceResult> = {
  ...PARSER,
  dependsOn: [],
  appliesTo: (submission) => mainAndExhibits(submission, [...CURRENT_REPORTS, ...REPORTS_AND_PROSPECTUSES], /^EX-99/),
  parse(submission, document, context) {
    const unread = rejectedUnread<ExchangeComplianceResult>(HEAD, document);
    if (unread !== null) return unread;
    const flat = flatTextOf(document, 'rows');
    const filedDate = submission.header.filedDate ?? context.filedDate;
    const isCurrent = /^(?:8-K|6-K|EX-99)/.test(document.type) || /\bform 8-K\b/i.test(flat.text.slice(0, 3_000));
    const cover = coverListingsOf(flat);
    const { deficiencies: found, repeatedDates } = readDeficiencies(flat, cover);
    const reportDates = isCurrent ? reportDatesOf(flat) : [];
    const filing = { isCurrent, reportDates, filedDate, cover, repeatedDates };
    const checks: CrossValidation[] = [];
    const stated = found.map((one) => statedNotice(one, filing, checks));
    const members = listMembersOf(flat, 'exchangeCompliance', stated);
    const notices = members.list.map((notice, index) => ({ ...notice, history: historyOf(found[index]?.steps ?? []) }));
    return statedOutcome(HEAD, notices.length === 0 ? {} : { exchangeCompliance: notices }, members, checks);
  },
  rows: (outcome, filing) => [{ table: 'dilution.exchange_compliance', rows: exchangeComplianceRows(outcome, filing) }],
};

function historyOf(steps: readonly ProcedureStep[]): ComplianceNotice['history'] {
  return steps.slice(0, -1).map(({ stage, date }) => (date === null ? { stage } : { stage, date: date.value }));
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
