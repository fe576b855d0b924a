import type { Selectable } from 'kysely';
import type { ComplianceFact, FactRef, MergerFact, SplitFact } from '../../../core/score-inputs.ts';
import type { CorporateActionsTable, ExchangeComplianceTable, ReverseSplitsTable } from '../../tables/compliance.ts';

type Reference<R> = (row: R) => FactRef;
type NoticeColumns = 'form' | 'filed_date' | 'exchange' | 'deficiency' | 'stage' | 'notice_date';
type SplitColumns = 'effective_date' | 'numerator' | 'denominator';
type ActionColumns = 'type' | 'date' | 'from_value' | 'to_value';

/**
 * The steps of listing procedures. A current report without a date of its own tells of what happened when it was
 * filed; elsewhere a step without a date cannot be placed and is left out.
 */
export function complianceFacts<R extends Pick<Selectable<ExchangeComplianceTable>, NoticeColumns>>(
  rows: readonly R[],
  factRef: Reference<R>,
): readonly ComplianceFact[] {
  return rows.flatMap((row): ComplianceFact[] => {
    const noticeDate = row.notice_date ?? (/^(?:8-K|6-K)/.test(row.form) ? row.filed_date : null);
    if (noticeDate === null) return [];
    const { exchange, deficiency, stage: status } = row;
    return [{ ...factRef(row), exchange, deficiency, status, noticeDate }];
  });
}

/** Splits with a ratio and a day: reverse splits, and forward splits among the corporate actions. */
export function splitFacts<
  M,
  R extends M & Pick<Selectable<ReverseSplitsTable>, SplitColumns>,
  A extends M & Pick<Selectable<CorporateActionsTable>, ActionColumns>,
>(reverse: readonly R[], actions: readonly A[], factRef: Reference<M>): readonly SplitFact[] {
  const split = (row: M, parts: Omit<SplitFact, keyof FactRef>): SplitFact[] =>
    parts.numerator > 0 && parts.denominator > 0 ? [{ ...factRef(row), ...parts }] : [];
  return [
    ...reverse.flatMap((row) =>
      row.effective_date === null
        ? []
        : split(row, {
            effectiveDate: row.effective_date,
            numerator: Number(row.numerator),
            denominator: Number(row.denominator),
          }),
    ),
    ...actions.flatMap((row) =>
      row.type !== 'split' || row.date === null
        ? []
        : split(row, { effectiveDate: row.date, numerator: Number(row.to_value), denominator: Number(row.from_value) }),
    ),
  ];
}

/** De-SPAC closings, and mergers paid for in the issuer's own shares. */
export function mergerFacts<R extends Pick<Selectable<CorporateActionsTable>, 'type' | 'date'>>(
  actions: readonly R[],
  factRef: Reference<R>,
): readonly MergerFact[] {
  return actions.flatMap((row): MergerFact[] => {
    const { type, date } = row;
    if (date === null || (type !== 'despac_closing' && type !== 'merger')) return [];
    return [{ ...factRef(row), kind: type === 'merger' ? 'merger' : 'de-spac', effectiveDate: date }];
  });
}
