import type { ComplianceNoticeRow, CorporateActionRow, ReverseSplitRow } from '../../core/fact-rows.ts';
import type { NoticedSecurity } from '../../core/rows-compliance.ts';
import type { ComplianceFact, FactRef, MergerFact, SplitFact } from '../../core/score-inputs.ts';
import { refOf } from './overhang.ts';

/** Classes whose delisting leaves the listing of the common stock as it is. */
const OTHER_CLASSES: readonly NoticedSecurity[] = ['units', 'warrants', 'rights', 'preferred', 'notes'];

/**
 * Steps of listing procedures on the issuer's listed common stock or its only listed class; a row that does not name a
 * class is about the common stock. A current report without a notice date reports what happened on its filing date; in
 * other forms a step without a date cannot be placed and is skipped.
 */
export function complianceFacts(rows: readonly ComplianceNoticeRow[]): readonly ComplianceFact[] {
  return rows.flatMap((row): ComplianceFact[] => {
    if (row.security !== null && OTHER_CLASSES.includes(row.security)) return [];
    const noticeDate = row.noticeDate ?? (/^(?:8-K|6-K)/.test(row.form) ? row.filedDate : null);
    if (noticeDate === null) return [];
    const { exchange, deficiency, stage, cureDeadline } = row;
    return [{ ...refOf(row), exchange, deficiency, status: stage, noticeDate, periodEnds: cureDeadline }];
  });
}

/** Splits with a ratio and a date: reverse splits, and forward splits among the corporate actions. */
export function splitFacts(
  reverseSplits: readonly ReverseSplitRow[],
  actions: readonly CorporateActionRow[],
): readonly SplitFact[] {
  return [
    ...reverseSplits.map((row) => split(row, row.effectiveDate, row.numerator ?? 0, row.denominator ?? 0)),
    ...actions
      .filter(({ type }) => type === 'split')
      .map((row) => split(row, row.date, Number(row.toValue), Number(row.fromValue))),
  ].filter((fact) => fact !== null);
}

function split(row: FactRef, date: SplitFact['effectiveDate'] | null, numerator: number, denominator: number) {
  const isSplit = date !== null && numerator > 0 && denominator > 0;
  return isSplit ? { ...refOf(row), effectiveDate: date, numerator, denominator } : null;
}

/** De-SPAC closings, and mergers paid for in the issuer's own shares. */
export function mergerFacts(actions: readonly CorporateActionRow[]): readonly MergerFact[] {
  return actions.flatMap((row): MergerFact[] => {
    const { type, date } = row;
    if (date === null || (type !== 'despac_closing' && type !== 'merger')) return [];
    return [{ ...refOf(row), kind: type === 'merger' ? 'merger' : 'de-spac', effectiveDate: date }];
  });
}
