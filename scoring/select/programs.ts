import { compareBy } from '../../core/fact-order.ts';
import type { Reason } from '../../core/parser.ts';
import type { OfferingFact } from '../../core/score-inputs.ts';
import type { InputFlag, InputGroup, InputItem, OfferingItem, ProgramItem } from '../../core/score-receipt.ts';
import { addMonths } from '../calendar.ts';
import { flag, type SelectContext, sourceOf, visibleFacts } from './context.ts';
import type { IssuedSpan } from './issuances.ts';
import { grossOf, isDebtOnly, isPrimaryOffering, isRegistrationForm, pricedOn } from './offering-facts.ts';
import {
  lifeOf,
  type ProgramRecord,
  pendingLifeOf,
  type Registry,
  type TracedLife,
  unregisteredLifeOf,
} from './program-life.ts';
import { withProgramSales } from './program-sales.ts';
import { searchedGroup, searchGap } from './search.ts';

const SHELF_FORM = /^(?:S-3|F-3)(?!D)/i;
const AMENDMENT_FORM = /^POS/i;
const IPO_FORM = /^(?:S-1|F-1|SB-2)(?:\/A)?$/i;
/** Registrations for cash that these rules do not model: their capacity is unknown, not zero. */
export const UNMODELED_FORM = /^(?:F-10|N-2|S-11|S-2|F-2)(?:ASR|MEF)?(?:\/A)?$/i;
/** Prospectus supplements that only a shelf can carry (Rule 424(b)(2) and (5)). */
export const SHELF_TAKEDOWN = /^424B[25]/i;

export function groupByNumber(facts: readonly OfferingFact[]): Map<string, OfferingFact[]> {
  return Map.groupBy(facts, ({ fileNumber }) => fileNumber ?? 'unknown');
}

/** The latest filing that states an amount, else the latest. Facts are in public order. */
function leadOf(
  filings: readonly OfferingFact[],
  amountOf: (fact: OfferingFact) => number | null,
): OfferingFact | undefined {
  return filings.findLast((fact) => amountOf(fact) !== null) ?? filings.at(-1);
}

/** The registered amount, else the most that may be offered; USD. */
export function registeredOf(fact: OfferingFact): number | null {
  return fact.registeredAmount ?? fact.maxAggregateOffering;
}

function pendingAmountOf(fact: OfferingFact): number | null {
  return registeredOf(fact) ?? grossOf(fact);
}

function agreedOf(fact: OfferingFact): number | null {
  return fact.maxAggregateOffering ?? fact.grossProceeds;
}

function isProgram(fact: OfferingFact): boolean {
  return fact.isAtm || fact.type === 'atm' || fact.type === 'eloc';
}

type Given = Pick<ProgramRecord, 'lead' | 'statements'> &
  Pick<ProgramItem, 'kind' | 'label' | 'value'> & {
    readonly traced: TracedLife;
    readonly shelf?: ProgramRecord | undefined;
    readonly amountKind?: ProgramItem['amountKind'];
    readonly takedowns?: readonly OfferingItem[];
    /** The filing that dates the program; default: the lead. */
    readonly dated?: OfferingFact;
  };

function recordOf({ lead, statements, kind, label, value, traced, shelf, ...given }: Given): ProgramRecord {
  const { form, filedDate } = given.dated ?? lead;
  const { status, effectiveDate, expires } = traced.life;
  const item: ProgramItem = {
    label,
    value,
    unit: 'USD',
    date: filedDate,
    source: sourceOf(lead),
    kind,
    form,
    fileNumber: lead.fileNumber,
    amountKind: given.amountKind ?? 'amount',
    insideShelf: shelf !== undefined,
    status,
    effectiveDate,
    expires,
    takedowns: given.takedowns ?? [],
  };
  return { item, origin: traced.origin, lead, statements, shelf: shelf ?? null };
}

function selectShelves(registry: Registry): readonly ProgramRecord[] {
  const filings = registry.offerings.filter(
    (fact) => isPrimaryOffering(fact) && (SHELF_FORM.test(fact.form) || AMENDMENT_FORM.test(fact.form)),
  );
  return [...groupByNumber(filings)].flatMap(([fileNumber, statements]): ProgramRecord[] => {
    // A post-effective amendment alone may be of an S-1 or S-8.
    if (!statements.some((fact) => SHELF_FORM.test(fact.form))) return [];
    const general = statements.filter((fact) => !isProgram(fact));
    const stating = general.some((fact) => registeredOf(fact) !== null) ? general : statements;
    const hasFeeTable = stating.some((fact) => fact.registeredAmount !== null);
    const lead = leadOf(stating, hasFeeTable ? (fact) => fact.registeredAmount : registeredOf);
    if (lead === undefined) return [];
    const value = registeredOf(lead);
    const isAutomatic = statements.some((fact) => /ASR$/i.test(fact.form));
    return [
      recordOf({
        kind: 'shelf',
        label: `shelf ${fileNumber} (${lead.form})`,
        value,
        lead,
        statements,
        traced: lifeOf(registry, fileNumber, statements),
        amountKind: stating.every(isDebtOnly)
          ? 'debt-only'
          : isAutomatic && value === null
            ? 'indeterminate'
            : 'amount',
        takedowns: registry.sales.filter((sale) => sale.fileNumber !== null && sale.fileNumber === lead.fileNumber),
      }),
    ];
  });
}

function selectAtms(registry: Registry, shelves: readonly ProgramRecord[]): readonly ProgramRecord[] {
  const filings = registry.offerings.filter(
    (fact) => (fact.isAtm || fact.type === 'atm') && isPrimaryOffering(fact) && fact.type !== 'eloc',
  );
  return [...groupByNumber(filings)].flatMap(([fileNumber, statements]): ProgramRecord[] => {
    const lead = leadOf(statements, agreedOf);
    if (lead === undefined) return [];
    const shelf = shelves.find(({ item }) =>
      lead.fileNumber === null ? maySellFrom(registry, item, lead) : item.fileNumber === lead.fileNumber,
    );
    const traced = shelf === undefined ? lifeOutside(registry, fileNumber, statements) : lifeInside(shelf);
    const label = `at-the-market program (${lead.form})`;
    return [recordOf({ kind: 'atm', label, value: agreedOf(lead), lead, statements, traced, shelf })];
  });
}

/**
 * An ATM without a file number is taken to be on the active shelf; since 2026-12-01.1 only on one that was effective when
 * it was agreed.
 */
function maySellFrom({ context }: Registry, shelf: ProgramItem, atm: OfferingFact): boolean {
  if (shelf.status !== 'active') return false;
  if (context.methodology.corrections === undefined) return true;
  return shelf.effectiveDate !== null && shelf.effectiveDate <= pricedOn(atm);
}

/** Of an ATM whose shelf is not among the facts: without its number no effectiveness can be found, so it counts as selling. */
function lifeOutside(registry: Registry, fileNumber: string, statements: readonly OfferingFact[]): TracedLife {
  const last = statements.at(-1);
  const isNumbered = statements.some((fact) => fact.fileNumber !== null);
  return isNumbered || last === undefined || registry.context.methodology.corrections === undefined
    ? lifeOf(registry, fileNumber, statements)
    : unregisteredLifeOf(registry, last);
}

function lifeInside({ item, origin }: ProgramRecord): TracedLife {
  return { life: item, origin };
}

/** Registration and announcement of one purchase agreement share its amount or their file number. */
function groupEquityLines(registry: Registry): readonly (readonly OfferingFact[])[] {
  const groups: OfferingFact[][] = [];
  for (const fact of registry.offerings) {
    if (fact.type !== 'eloc') continue;
    const amount = agreedOf(fact);
    const home = groups.find((group) =>
      group.some((member) => {
        const other = agreedOf(member);
        if (fact.fileNumber !== null && fact.fileNumber === member.fileNumber) return true;
        return amount === null || other === null || amount === other;
      }),
    );
    if (home === undefined) groups.push([fact]);
    else home.push(fact);
  }
  return groups;
}

function selectEquityLines(registry: Registry, shelves: readonly ProgramRecord[]): readonly ProgramRecord[] {
  return groupEquityLines(registry).flatMap((statements): ProgramRecord[] => {
    const lead = leadOf(statements, agreedOf);
    const last = statements.at(-1);
    if (lead === undefined || last === undefined) return [];
    const shelf = shelves.find(({ item }) =>
      statements.some((fact) => fact.fileNumber !== null && fact.fileNumber === item.fileNumber),
    );
    const registered = statements.find((fact) => fact.fileNumber !== null && isRegistrationForm(fact.form));
    let traced = unregisteredLifeOf(registry, last);
    if (shelf !== undefined) traced = lifeInside(shelf);
    // A line cannot be drawn until its resale registration is effective.
    else if (registered?.fileNumber != null) traced = lifeOf(registry, registered.fileNumber, [registered]);
    const label = `equity line (${lead.form})`;
    return [recordOf({ kind: 'equity-line', label, value: agreedOf(lead), lead, statements, traced, shelf })];
  });
}

function selectPending(registry: Registry): readonly ProgramRecord[] {
  const filings = registry.offerings.filter(
    (fact) => IPO_FORM.test(fact.form) && isPrimaryOffering(fact) && !isProgram(fact) && !isDebtOnly(fact),
  );
  return [...groupByNumber(filings)].flatMap(([fileNumber, statements]): ProgramRecord[] => {
    const lead = leadOf(statements, pendingAmountOf);
    const last = statements.at(-1);
    if (lead === undefined || last === undefined) return [];
    const label = `registration ${fileNumber} (${last.form})`;
    const traced = pendingLifeOf(registry, fileNumber, last);
    const value = pendingAmountOf(lead);
    return [recordOf({ kind: 'pending-registration', label, value, lead, statements, traced, dated: last })];
  });
}

function programFlags(items: readonly ProgramItem[], sales: readonly OfferingItem[]): readonly InputFlag[] {
  const active = items.filter(
    (item) => item.kind === 'shelf' && item.status === 'active' && item.amountKind === 'amount',
  );
  if (active.length === 0) return [];
  const unattributed = sales.filter(({ fileNumber, form }) => fileNumber === null && SHELF_TAKEDOWN.test(form));
  return [
    ...(active.length > 1
      ? [flag('several-shelves', 'several shelves are active; unsold amounts may be carried forward', true)]
      : []),
    ...unattributed.map(({ form, date }) =>
      flag('takedown-unattributed', `${form} of ${date} names no file number`, true),
    ),
  ];
}

export function unmodeled({ form, accessionNumber }: OfferingFact): Reason {
  return {
    code: 'registration-form-not-modelled',
    message: `${form} ${accessionNumber}: its capacity is not modeled`,
  };
}

/** Registrations of the last three years that cannot be counted, and takedowns from one that is not among the facts. */
function orphanGap({ offerings, context }: Registry, items: readonly ProgramItem[]): Reason | null {
  const since = addMonths(context.asOf, -12 * context.methodology.offerings.programmeYears);
  const recent = offerings.filter((fact) => fact.filedDate >= since && isPrimaryOffering(fact) && !isDebtOnly(fact));
  const unmodeledFact = recent.find(({ form }) => UNMODELED_FORM.test(form));
  if (unmodeledFact !== undefined) return unmodeled(unmodeledFact);
  const known = new Set([
    ...items.filter((item) => item.kind === 'shelf').map((item) => item.fileNumber),
    ...offerings.filter((fact) => isRegistrationForm(fact.form)).map((fact) => fact.fileNumber),
  ]);
  const orphan = recent.find(
    ({ fileNumber, form }) => fileNumber !== null && SHELF_TAKEDOWN.test(form) && !known.has(fileNumber),
  );
  if (orphan === undefined) return null;
  const { form, accessionNumber, fileNumber } = orphan;
  const message = `${form} ${accessionNumber} draws on ${fileNumber}, whose registration is not among the facts`;
  return { code: 'registration-not-found', message };
}

/** What is known of registrations by the as-of date. */
export function registryOf(
  context: SelectContext,
  sales: readonly OfferingItem[],
  issuances: readonly IssuedSpan[],
): Registry {
  return {
    context,
    offerings: visibleFacts(context, context.facts.offerings).filter((fact) => fact.filedDate <= context.asOf),
    registrations: visibleFacts(context, context.facts.registrations),
    sales,
    issuances,
  };
}

/** Every shelf, ATM, equity line and pending S-1/F-1 offering in the facts, including ended ones. */
export function programRecords(registry: Registry): readonly ProgramRecord[] {
  const shelves = selectShelves(registry);
  const records = [
    ...shelves,
    ...selectAtms(registry, shelves),
    ...selectEquityLines(registry, shelves),
    ...selectPending(registry),
  ];
  return withProgramSales(registry, records);
}

/** Shelves, ATMs, equity lines and pending S-1/F-1 offerings with their status on the as-of date. */
export function selectPrograms(
  context: SelectContext,
  sales: readonly OfferingItem[],
  issuances: readonly IssuedSpan[],
): InputGroup<ProgramItem> {
  const registry = registryOf(context, sales, issuances);
  const since = addMonths(context.asOf, -12 * context.methodology.offerings.programmeYears);
  const items = programRecords(registry)
    .map(({ item }) => item)
    .filter((item) => item.status !== 'expired' || (item.expires ?? '') > since)
    .sort(compareBy(({ kind, date, fileNumber }) => `${kind}|${date}|${fileNumber}`));
  const gap = searchGap(context, 'offerings', since) ?? orphanGap(registry, items);
  const search = { context, dataset: 'offerings', from: since } as const;
  return searchedGroup(
    search,
    items,
    gap,
    programFlags(items, sales),
    `no shelf, program or registration since ${since}`,
  );
}

/** Whether a sale was made on Form S-3 or F-3, where I.B.6 and I.B.5 count it. */
export function isShelfSale(sale: OfferingItem, programs: readonly ProgramItem[]): boolean {
  if (SHELF_TAKEDOWN.test(sale.form)) return true;
  return programs.some(
    (item) => item.kind === 'shelf' && item.fileNumber !== null && item.fileNumber === sale.fileNumber,
  );
}

/** Effective registrations of the issuer's own sales, whatever amount is left: a shelf of debt or of no amount too. */
export function selectEffectiveRegistrations({ state, reason, items }: InputGroup<ProgramItem>): InputGroup {
  const effective = items
    .filter(({ kind, status, effectiveDate }) => {
      if (status !== 'active') return false;
      return kind === 'shelf' || (kind === 'pending-registration' && effectiveDate !== null);
    })
    .map(({ label, status, effectiveDate, source }): InputItem => {
      return { label, value: status, unit: 'status', date: effectiveDate, source };
    });
  if (state === 'missing') return { state, reason, flags: [], items: effective };
  if (effective.length > 0) return { state: 'present', reason: null, flags: [], items: effective };
  const none = { code: 'searched-none-found', message: 'no registration is effective' };
  return { state: 'none', reason: none, flags: [], items: [] };
}
