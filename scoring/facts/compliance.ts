import type { ComplianceNoticeRow, CorporateActionRow, ReverseSplitRow } from '../../core/fact-rows.ts';
import type { NoticedSecurity } from '../../core/rows-compliance.ts';
import type { ComplianceFact, FactRef, MergerFact, SplitFact, SplitPlan } from '../../core/score-inputs.ts';
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

const PROXY = /^(?:PRE|DEF)[A-Z]? ?14|^PREM14|^DEFM14|^PRER14|^DEFA14|^DEFR14/i;

/** Whether a row's date is that of the split, and the split is more than a proposal. */
function isDated({ form, filedDate, stage, effectiveDate }: ReverseSplitRow): boolean {
  if (effectiveDate === null || stage === 'authorized') return false;
  // A proxy statement proposes; what it says of the past has happened.
  if (PROXY.test(form)) return stage === 'effective' && effectiveDate <= filedDate;
  // "The board approved on May 1 …" and "… approved a split that will become effective on May 15".
  return stage !== 'approved' || effectiveDate > filedDate;
}

/** Splits with a ratio and a date: reverse splits, and forward splits among the corporate actions. */
export function splitFacts(
  reverseSplits: readonly ReverseSplitRow[],
  actions: readonly CorporateActionRow[],
): readonly SplitFact[] {
  return [
    ...reverseSplits
      .filter(isDated)
      .map((row) => split(row, row.effectiveDate, row.numerator ?? 0, row.denominator ?? 0)),
    ...actions
      .filter(({ type }) => type === 'split')
      .map((row) => split(row, row.date, Number(row.toValue), Number(row.fromValue))),
  ].filter((fact) => fact !== null);
}

/** Reverse splits that were approved or announced without a day; a proxy statement only proposes. */
export function splitPlans(reverseSplits: readonly ReverseSplitRow[]): readonly SplitPlan[] {
  return reverseSplits.flatMap((row): SplitPlan[] => {
    const { form, stage, numerator, denominator } = row;
    if (isDated(row) || PROXY.test(form) || stage === 'authorized' || stage === 'effective') return [];
    return numerator !== null && denominator !== null && numerator > 0 && denominator > 0
      ? [{ ...refOf(row), numerator, denominator }]
      : [];
  });
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
