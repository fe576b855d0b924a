import type { PromotionRecord } from '../../db/repositories/runs/promotions.ts';
import type { PromotionPlan } from '../promotion/promote-checked.ts';
import { renderTable } from './table.ts';
import { counted } from './text.ts';

/** A promotion that was made, or with `isCheck` only planned; with `now` its marks are recomputed at once. */
export function renderPromotion(
  plan: PromotionPlan,
  { isCheck, now }: { readonly isCheck: boolean; readonly now: boolean },
): string {
  const { from, to, golden, marks, newlyRejected, dependsOn, staying, problems } = plan;
  const verb = plan.isRollback ? 'promoted again' : 'promoted';
  const lines = [
    isCheck
      ? `${to} would be ${verb}${from === null ? '' : `, in place of ${from}`}`
      : `${to} is ${verb}${from === null ? '' : `, in place of ${from}`}`,
    ...problems.map((problem) => `  against it: ${problem}`),
    ...(golden === null
      ? []
      : [
          `  golden documents: ${golden.documents}; wrong at high confidence ${golden.wrongAtHigh.before} → ${golden.wrongAtHigh.after}`,
        ]),
    ...(newlyRejected > 0 ? [`  ${counted(newlyRejected, 'filing')} that ${from} parsed, it rejected`] : []),
    ...(dependsOn.length > 0 ? [`  it builds on ${dependsOn.join(', ')}`] : []),
    ...(staying.length > 0 ? [`  ${staying.join(', ')} goes on building on ${from}`] : []),
    ...Object.entries(marks).map(([what, issuers]) => `  ${what} of ${counted(issuers, 'issuer')} to recompute`),
  ];
  if (Object.keys(marks).length === 0) return [...lines, '  no derived table and no score depends on it'].join('\n');
  if (isCheck || now) return lines.join('\n');
  return [...lines, `  the next night recomputes them, or now: tidemark promote ${to} --now`].join('\n');
}

export function renderPromotions(records: readonly PromotionRecord[]): string {
  if (records.length === 0) return 'no promotions';
  return renderTable(
    ['version', 'promoted', 'until', 'how', 'by', 'reason'],
    [],
    records.map((one) => [
      one.parserVersion,
      one.promotedAt,
      one.retiredAt ?? 'now',
      [one.isRollback ? 'rollback' : '', one.forced ? 'forced' : ''].filter(Boolean).join(', '),
      one.promotedBy ?? '',
      one.reason ?? '',
    ]),
  );
}
