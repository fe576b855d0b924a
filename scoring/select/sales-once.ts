import { daysBetween } from '../../core/dates.ts';
import type { OfferingFact } from '../../core/score-inputs.ts';
import type { OfferingItem } from '../../core/score-receipt.ts';
import type { Methodology } from '../methodology.ts';
import { sourceOf } from './context.ts';
import { grossOf, isProspectus, pricedOn } from './offering-facts.ts';

function differ(a: number | null, b: number | null, tolerance: number): boolean {
  return a !== null && b !== null && Math.abs(a - b) > tolerance * Math.max(Math.abs(a), Math.abs(b));
}

/** Two documents of one sale: priced within some days, no contradicting file numbers, and amounts that agree. */
function isSameSale(a: OfferingFact, b: OfferingFact, rules: Methodology['offerings']): boolean {
  // Cover and fee table of one prospectus are one sale; an 8-K may report two.
  if (a.accessionNumber === b.accessionNumber) return isProspectus(a.form);
  if (Math.abs(daysBetween(pricedOn(a), pricedOn(b))) > rules.sameOfferingDays) return false;
  if (a.fileNumber !== null && b.fileNumber !== null && a.fileNumber !== b.fileNumber) return false;
  const tolerance = rules.sameOfferingTolerance;
  const [grossA, grossB] = [grossOf(a), grossOf(b)];
  if (grossA !== null && grossB !== null) return !differ(grossA, grossB, tolerance);
  return !differ(a.sharesOffered, b.sharesOffered, tolerance) && !differ(a.netProceeds, b.netProceeds, tolerance);
}

/** Documents by sale; a document belongs to a sale whose every document it agrees with, else to the nearest of several. */
function groupSales(facts: readonly OfferingFact[], rules: Methodology['offerings']): readonly OfferingFact[][] {
  const groups: OfferingFact[][] = [];
  const byDate = facts.toSorted((a, b) => (pricedOn(a) < pricedOn(b) ? -1 : pricedOn(a) > pricedOn(b) ? 1 : 0));
  for (const fact of byDate) {
    const homes = groups.filter((group) => group.every((other) => isSameSale(fact, other, rules)));
    // Dates ascend: the group that began last is the nearest.
    const nearest = homes.reduce<OfferingFact[] | null>((best, group) => {
      const [began, other] = [group[0], best?.[0]];
      return began !== undefined && (other === undefined || pricedOn(began) > pricedOn(other)) ? group : best;
    }, null);
    if (nearest === null) groups.push([fact]);
    else nearest.push(fact);
  }
  return groups;
}

/** What the documents of a sale state together, each value as the newest of them states it. */
function saleOf(group: readonly OfferingFact[], place: ReadonlyMap<OfferingFact, number>): OfferingItem | null {
  const oldestFirst = group.toSorted((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0));
  const last = <K extends keyof OfferingFact>(field: K) => oldestFirst.findLast((fact) => fact[field] != null)?.[field];
  const priced = oldestFirst.findLast((fact) => grossOf(fact) !== null);
  const net = last('netProceeds') ?? null;
  const lead = priced ?? oldestFirst.findLast(({ netProceeds }) => netProceeds !== null) ?? oldestFirst.at(-1);
  const date = group[0] && pricedOn(group[0]);
  if (lead === undefined || date === undefined) return null;
  // Its prospectus tells that a sale is registered, whichever document states the amount last.
  const { form, type } = oldestFirst.findLast((fact) => isProspectus(fact.form)) ?? lead;
  return {
    label: `${type.replaceAll('_', ' ')} (${form})`,
    value: (priced === undefined ? null : grossOf(priced)) ?? net,
    unit: 'USD',
    date,
    source: sourceOf(lead, priced === undefined ? 'netProceeds' : 'grossProceeds'),
    netProceeds: net,
    form,
    type,
    fileNumber: last('fileNumber') ?? null,
    alsoIn: oldestFirst.filter((fact) => fact !== lead).map((fact) => sourceOf(fact)),
    closedOn: last('closesOn') ?? date,
    shares: last('sharesOffered') ?? null,
  };
}

/**
 * Every primary sale once since 2026-12-01.1: dated by its earliest pricing date, closed when the newest document says,
 * else when it was priced.
 *
 * @param facts sales in public order
 */
export function salesOnce(facts: readonly OfferingFact[], rules: Methodology['offerings']): readonly OfferingItem[] {
  const place = new Map(facts.map((fact, index) => [fact, index]));
  return groupSales(facts, rules).flatMap((group) => saleOf(group, place) ?? []);
}
