import type { CashFact } from '../../core/score-inputs.ts';

/**
 * The cash statements that count among those known at a date. Figures from prose are rounded: a tagged figure for the
 * same balance date replaces them, in whatever currency. The formulas are in US dollars, so that a report in another
 * currency has no figures for them.
 */
export function effectiveCash(known: readonly CashFact[]): CashFact[] {
  const tagged = new Set(known.filter((fact) => !isFromProse(fact)).map(({ asOf }) => asOf));
  return known.filter((fact) => fact.currency === 'USD' && !(isFromProse(fact) && tagged.has(fact.asOf)));
}

function isFromProse({ parserVersion }: CashFact): boolean {
  return parserVersion.startsWith('cash-prose@');
}
