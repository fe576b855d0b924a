import { daysBetween, type IsoDate } from '../../core/dates.ts';
import { compareFacts } from '../../core/fact-order.ts';
import type { Reason } from '../../core/parser.ts';
import type { OfferingFact } from '../../core/score-inputs.ts';
import type { InputFlag, InputGroup, OfferingItem } from '../../core/score-receipt.ts';
import type { Methodology } from '../methodology.ts';
import { flag, type SelectContext, sourceOf, visibleFacts } from './context.ts';
import { grossOf, isProspectus, isSale, pricedOn } from './offering-facts.ts';
import { salesOnce } from './sales-once.ts';
import { searchedGroup, searchGap } from './search.ts';

const FREE_WRITING = /^FWP/i;

function close(a: number, b: number, tolerance: number): boolean {
  return Math.abs(a - b) <= tolerance * Math.max(Math.abs(a), Math.abs(b));
}

/** Two documents of one offering: near in time, no conflicting file numbers, and amounts that agree or are unknown. */
function isSameOffering(a: OfferingFact, b: OfferingFact, rules: Methodology['offerings']): boolean {
  if (Math.abs(daysBetween(a.filedDate, b.filedDate)) > rules.sameOfferingDays) return false;
  if (a.fileNumber !== null && b.fileNumber !== null && a.fileNumber !== b.fileNumber) return false;
  // Cover and fee table of one prospectus are one offering; an 8-K may report two.
  if (a.accessionNumber === b.accessionNumber && isProspectus(a.form)) return true;
  const [grossA, grossB] = [grossOf(a), grossOf(b)];
  if (grossA === null || grossB === null) return true;
  if (close(grossA, grossB, rules.sameOfferingTolerance)) return true;
  if (a.sharesOffered !== null && a.sharesOffered === b.sharesOffered) return true;
  // An announcement under the same registration may state a size that pricing changed; two prospectuses may not.
  return a.fileNumber !== null && a.fileNumber === b.fileNumber && !(isProspectus(a.form) && isProspectus(b.form));
}

/** The lead document of an offering: a prospectus with an amount, then any amount, then the latest. */
function compareLeads(a: OfferingFact, b: OfferingFact): number {
  const rank = (fact: OfferingFact) => (grossOf(fact) === null ? 2 : 0) + (isProspectus(fact.form) ? 0 : 1);
  return rank(a) - rank(b) || compareFacts(b, a);
}

function itemOf(cluster: readonly OfferingFact[]): OfferingItem | null {
  const sorted = [...cluster].sort(compareLeads);
  const lead = sorted[0];
  if (lead === undefined) return null;
  const closesOn = lead.closesOn ?? sorted.find((fact) => fact.closesOn != null)?.closesOn;
  return {
    label: `${lead.type.replaceAll('_', ' ')} (${lead.form})`,
    value: grossOf(lead),
    unit: 'USD',
    date: lead.filedDate,
    source: sourceOf(lead, 'grossProceeds'),
    netProceeds: lead.netProceeds ?? sorted.find((fact) => fact.netProceeds !== null)?.netProceeds ?? null,
    form: lead.form,
    type: lead.type,
    fileNumber: lead.fileNumber ?? sorted.find((fact) => fact.fileNumber !== null)?.fileNumber ?? null,
    alsoIn: sorted.slice(1).map((fact) => sourceOf(fact)),
    ...(closesOn != null && { closedOn: closesOn }),
  };
}

/** One item per sale of the revisions before 2026-12-01.1: what its lead document states. */
function salesByLead(facts: readonly OfferingFact[], rules: Methodology['offerings']): readonly OfferingItem[] {
  const clusters: OfferingFact[][] = [];
  // Documents with amounts first, so that one without joins the offering it announces.
  for (const fact of facts.toSorted(compareLeads)) {
    const home = clusters.find((cluster) => {
      const lead = cluster[0];
      return lead !== undefined && isSameOffering(lead, fact, rules);
    });
    if (home === undefined) clusters.push([fact]);
    else home.push(fact);
  }
  return clusters.flatMap((cluster) => itemOf(cluster) ?? []);
}

/**
 * Every primary sale known by the as-of date, oldest first, each once, however many documents (424B5, 8-K, FWP) report
 * it.
 */
export function selectSales(context: SelectContext): readonly OfferingItem[] {
  const { asOf, facts, methodology } = context;
  const known = visibleFacts(context, facts.offerings).filter((fact) => fact.filedDate <= asOf && isSale(fact));
  const items =
    methodology.corrections === undefined
      ? salesByLead(known, methodology.offerings)
      : salesOnce(
          known.filter((fact) => pricedOn(fact) <= asOf),
          methodology.offerings,
        );
  return (
    items
      // A free writing prospectus alone, without an amount, is an offer, not a sale.
      .filter((item) => item.value !== null || !FREE_WRITING.test(item.form))
      .toSorted((a, b) => {
        const [dateA, dateB] = [a.date ?? '', b.date ?? ''];
        if (dateA !== dateB) return dateA < dateB ? -1 : 1;
        return a.source === null || b.source === null ? 0 : compareFacts(a.source, b.source);
      })
  );
}

/** Sales without a stated amount: any sum over them is unknown. */
export function unknownAmountFlags(items: readonly OfferingItem[]): readonly InputFlag[] {
  return items
    .filter((item) => item.value === null)
    .map((item) =>
      flag(
        'offering-amount-unknown',
        `${item.form} of ${item.date} (${item.source?.accessionNumber}) states no amount`,
        true,
      ),
    );
}

/** When the cash of a sale came in. */
export function closingOf({ date, closedOn }: OfferingItem): IsoDate | null {
  return closedOn ?? date;
}

/**
 * Sales since a date (inclusive); an unknown amount among them makes the sum missing.
 *
 * @param dateOf what dates a sale
 */
export function salesSince(
  context: SelectContext,
  sales: readonly OfferingItem[],
  from: IsoDate,
  needsAmounts: boolean,
  dateOf: (sale: OfferingItem) => IsoDate | null = ({ date }) => date,
): InputGroup<OfferingItem> {
  const items = sales.filter((sale) => (dateOf(sale) ?? '') >= from);
  const unknown = needsAmounts ? unknownAmountFlags(items) : [];
  const first = unknown[0];
  const gap: Reason | null =
    searchGap(context, 'offerings', from) ??
    (first === undefined ? null : { code: first.code, message: first.message });
  return searchedGroup(
    { context, dataset: 'offerings', from },
    items,
    gap,
    unknown,
    `no primary offering since ${from}`,
  );
}
