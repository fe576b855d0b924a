import { addDays } from '../../core/dates.ts';
import type { InputGroup, InputItem } from '../../core/score-receipt.ts';
import { type SelectContext, searchedGroup, sourceOf, visibleFacts } from './context.ts';

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
  const gap =
    context.facts.mergers === undefined ? { code: 'mergers-not-covered', message: 'mergers were not searched' } : null;
  return searchedGroup(items, gap, [], `no merger known since ${since}`);
}
