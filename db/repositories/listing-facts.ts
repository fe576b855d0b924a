import type { Selectable } from 'kysely';
import type { ComplianceFact, FactRef, MergerFact, SplitFact } from '../../core/score-inputs.ts';
import type { RowMetaColumns } from '../tables/columns.ts';
import type { CorporateActionsTable, ExchangeComplianceTable, ReverseSplitsTable } from '../tables/listing.ts';

type Reference = (row: Selectable<RowMetaColumns>) => FactRef;

/**
 * The steps of listing procedures. A current report without a date of its own tells of what happened when it was
 * filed; elsewhere a step without a date cannot be placed and is left out.
 */
export function complianceFacts(
  rows: readonly Selectable<ExchangeComplianceTable>[],
  factRef: Reference,
): readonly ComplianceFact[] {
  return rows.flatMap((row): ComplianceFact[] => {
    const noticeDate = row.notice_date ?? (/^(?:8-K|6-K)/.test(row.form) ? row.filed_date : null);
    if (noticeDate === null) return [];
    const { exchange, deficiency, stage: status } = row;
    return [{ ...factRef(row), exchange, deficiency, status, noticeDate }];
  });
}

/** Splits with a ratio and a day: reverse splits, and forward splits among the corporate actions. */
export function splitFacts(
  reverse: readonly Selectable<ReverseSplitsTable>[],
  actions: readonly Selectable<CorporateActionsTable>[],
  factRef: Reference,
): readonly SplitFact[] {
  const split = (
    row: Selectable<ReverseSplitsTable> | Selectable<CorporateActionsTable>,
    parts: Omit<SplitFact, keyof FactRef>,
  ): SplitFact[] => (parts.numerator > 0 && parts.denominator > 0 ? [{ ...factRef(row), ...parts }] : []);
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
export function mergerFacts(
  actions: readonly Selectable<CorporateActionsTable>[],
  factRef: Reference,
): readonly MergerFact[] {
  return actions.flatMap(({ type, date, ...row }): MergerFact[] => {
    if (date === null || (type !== 'despac_closing' && type !== 'merger')) return [];
    return [{ ...factRef({ ...row }), kind: type === 'merger' ? 'merger' : 'de-spac', effectiveDate: date }];
  });
}
