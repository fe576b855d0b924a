import { addDays } from '../../core/dates.ts';
import type { InputGroup, InputItem } from '../../core/score-receipt.ts';
import { missingGroup, type SelectContext, sourceOf, visibleFacts } from './context.ts';

/** Mergers that may lie between two counts of shares. */
export function selectMergers(context: SelectContext): InputGroup {
  const { baseAgeDays, baseToleranceDays } = context.methodology.velocity;
  const since = addDays(context.asOf, -(baseAgeDays + baseToleranceDays));
  const items = visibleFacts(context, context.facts.mergers ?? [])
    .filter((fact) => fact.effectiveDate <= context.asOf && fact.effectiveDate > since)
    .map(
      (fact): InputItem => ({
        label: fact.kind,
        value: fact.kind,
        unit: 'status',
        date: fact.effectiveDate,
        source: sourceOf(fact),
      }),
    );
  if (context.facts.mergers === undefined) return missingGroup('mergers-not-covered', 'mergers were not searched');
  if (items.length > 0) return { state: 'present', reason: null, flags: [], items };
  const reason = { code: 'searched-none-found', message: `no merger known since ${since}` };
  return { state: 'none', reason, flags: [], items };
}
