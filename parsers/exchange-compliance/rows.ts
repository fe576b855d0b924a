import type { ParseOutcome } from '../../core/parser.ts';
import type { ExchangeComplianceValues } from '../../core/rows-compliance.ts';
import type { ComplianceFact } from '../../core/score-inputs.ts';
import type { ParsedRow } from '../../core/table-rows.ts';
import { parsedRow } from '../filing/parsed-row.ts';
import type { FilingFacts } from '../filing/row-values.ts';
import { type ExchangeComplianceResult, NOTICE_STATUSES } from './result.ts';

const EXCHANGES: Readonly<Record<string, ComplianceFact['exchange']>> = {
  Nasdaq: 'nasdaq',
  NYSE: 'nyse',
  'NYSE American': 'nyse-american',
};

/** The words of the step rather than the exchange's name. */
const LEADING = ['stage', 'deficiency', 'rule'];

/** A row for each step of each deficiency: the present status first, then the earlier ones. */
export function exchangeComplianceRows(
  outcome: ParseOutcome<ExchangeComplianceResult>,
  { form, filedDate }: FilingFacts,
): readonly ParsedRow<ExchangeComplianceValues>[] {
  return (outcome.result?.exchangeCompliance ?? []).flatMap((notice, index) => {
    const values: ExchangeComplianceValues = {
      form,
      filedDate,
      exchange: EXCHANGES[notice.exchange ?? ''] ?? 'other',
      rule: notice.rule ?? null,
      deficiency: notice.deficiency,
      security: notice.security ?? null,
      status: notice.status,
      stage: notice.stage,
      noticeDate: notice.noticeDate ?? null,
      cureDeadline: notice.cureDeadline ?? null,
      isCurrent: true,
    };
    const row = { ...parsedRow(outcome, values, `exchangeCompliance[${index}].`), leading: LEADING };
    const earlier = notice.history.flatMap(({ stage, date: noticeDate }) => {
      // Of two steps on one day only the one that the document ends with can be told apart as the later.
      if (noticeDate === undefined || noticeDate === notice.noticeDate) return [];
      const step = { stage, status: NOTICE_STATUSES[stage], noticeDate, cureDeadline: null, isCurrent: false };
      return [{ ...row, values: { ...values, ...step } }];
    });
    return [row, ...earlier];
  });
}
