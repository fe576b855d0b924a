import type { OfferingFact } from '../../core/score-inputs.ts';
import type { InputFlag, InputGroup, OfferingItem, ProgrammeItem } from '../../core/score-receipt.ts';
import { addMonths } from '../calendar.ts';
import { flag, type SelectContext, searchedGroup, searchGap, sourceOf, visibleFacts } from './context.ts';
import { grossOf, isDebtOnly, isPrimaryOffering, isRegistrationForm } from './offerings.ts';
import { type LifeOrigin, lifeOf, NO_ORIGIN, pendingLifeOf, type Registry, type TracedLife } from './programme-life.ts';

const SHELF_FORM = /^(?:S-3|F-3)(?!D)/i;
const AMENDMENT_FORM = /^POS/i;
const IPO_FORM = /^(?:S-1|F-1|SB-2)(?:\/A)?$/i;
/** Registrations of offerings for cash whose life these rules do not model: what they hold is unknown, not zero. */
export const UNMODELLED_FORM = /^(?:F-10|N-2|S-11|S-2|F-2)(?:ASR|MEF)?(?:\/A)?$/i;
/** Prospectus supplements that only a shelf can carry (Rule 424(b)(2) and (5)). */
export const SHELF_TAKEDOWN = /^424B[25]/i;
const NO_NUMBER = 'unknown';

/** A programme as scoring takes it, with the statements that it was read from. */
export interface ProgrammeRecord {
  readonly item: ProgrammeItem;
  readonly origin: LifeOrigin;
  /** The statement that gives the amount. */
  readonly lead: OfferingFact;
  /** Every statement of the programme, in public order. */
  readonly statements: readonly OfferingFact[];
  /** The shelf that an ATM or equity line sits inside. */
  readonly shelf: ProgrammeRecord | null;
}

function keyOf(fact: OfferingFact): string {
  return fact.fileNumber ?? NO_NUMBER;
}

export function groupByNumber(facts: readonly OfferingFact[]): Map<string, OfferingFact[]> {
  const groups = new Map<string, OfferingFact[]>();
  for (const fact of facts) {
    const group = groups.get(keyOf(fact));
    if (group === undefined) groups.set(keyOf(fact), [fact]);
    else group.push(fact);
  }
  return groups;
}

/** The latest filing that states an amount, else the latest. Facts are in public order. */
function leadOf(
  filings: readonly OfferingFact[],
  amountOf: (fact: OfferingFact) => number | null,
): OfferingFact | null {
  for (let index = filings.length - 1; index >= 0; index--) {
    const fact = filings[index];
    if (fact !== undefined && amountOf(fact) !== null) return fact;
  }
  return filings[filings.length - 1] ?? null;
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

function isProgramme(fact: OfferingFact): boolean {
  return fact.isAtm || fact.type === 'atm' || fact.type === 'eloc';
}

function selectShelves(registry: Registry): readonly ProgrammeRecord[] {
  const filings = registry.offerings.filter(
    (fact) => isPrimaryOffering(fact) && (SHELF_FORM.test(fact.form) || AMENDMENT_FORM.test(fact.form)),
  );
  const records: ProgrammeRecord[] = [];
  for (const [fileNumber, group] of groupByNumber(filings)) {
    // A post-effective amendment alone may be of an S-1 or S-8.
    if (!group.some((fact) => SHELF_FORM.test(fact.form))) continue;
    const general = group.filter((fact) => !isProgramme(fact));
    const stating = general.some((fact) => registeredOf(fact) !== null) ? general : group;
    const tabled = stating.some((fact) => fact.registeredAmount !== null);
    const lead = leadOf(stating, tabled ? (fact) => fact.registeredAmount : registeredOf);
    if (lead === null) continue;
    const { life, origin } = lifeOf(registry, fileNumber, group);
    const amount = registeredOf(lead);
    const automatic = group.some((fact) => /ASR$/i.test(fact.form));
    const debtOnly = stating.every(isDebtOnly);
    const amountKind = debtOnly ? 'debt-only' : automatic && amount === null ? 'indeterminate' : 'amount';
    const item: ProgrammeItem = {
      label: `shelf ${fileNumber} (${lead.form})`,
      value: amount,
      unit: 'USD',
      date: lead.filedDate,
      source: sourceOf(lead),
      kind: 'shelf',
      form: lead.form,
      fileNumber: lead.fileNumber,
      amountKind,
      insideShelf: false,
      ...life,
      takedowns: registry.sales.filter((sale) => sale.fileNumber !== null && sale.fileNumber === lead.fileNumber),
    };
    records.push({ item, origin, lead, statements: group, shelf: null });
  }
  return records;
}

function selectAtms(registry: Registry, shelves: readonly ProgrammeRecord[]): readonly ProgrammeRecord[] {
  const filings = registry.offerings.filter(
    (fact) => (fact.isAtm || fact.type === 'atm') && isPrimaryOffering(fact) && fact.type !== 'eloc',
  );
  const records: ProgrammeRecord[] = [];
  for (const [fileNumber, group] of groupByNumber(filings)) {
    const lead = leadOf(group, agreedOf);
    if (lead === null) continue;
    const named = shelves.find(({ item }) => item.fileNumber !== null && item.fileNumber === lead.fileNumber);
    const shelf =
      named ?? (lead.fileNumber === null ? shelves.find(({ item }) => item.status === 'active') : undefined);
    const traced: TracedLife =
      shelf === undefined ? lifeOf(registry, fileNumber, group) : { life: shelf.item, origin: shelf.origin };
    const { life, origin } = traced;
    const item: ProgrammeItem = {
      label: `at-the-market programme (${lead.form})`,
      value: agreedOf(lead),
      unit: 'USD',
      date: lead.filedDate,
      source: sourceOf(lead),
      kind: 'atm',
      status: life.status,
      form: lead.form,
      fileNumber: lead.fileNumber,
      amountKind: 'amount',
      insideShelf: shelf !== undefined,
      effectiveDate: life.effectiveDate,
      expires: life.expires,
      takedowns: [],
    };
    records.push({ item, origin, lead, statements: group, shelf: shelf ?? null });
  }
  return records;
}

/** Registration and announcement of one purchase agreement share its amount, or their file number. */
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

function selectEquityLines(registry: Registry, shelves: readonly ProgrammeRecord[]): readonly ProgrammeRecord[] {
  const { asOf, methodology } = registry.context;
  return groupEquityLines(registry).flatMap((group): ProgrammeRecord[] => {
    const lead = leadOf(group, agreedOf);
    const last = group[group.length - 1];
    if (lead === null || last === undefined) return [];
    const shelf = shelves.find(({ item }) =>
      group.some((fact) => fact.fileNumber !== null && fact.fileNumber === item.fileNumber),
    );
    const registered = group.find((fact) => fact.fileNumber !== null && isRegistrationForm(fact.form));
    const expires = addMonths(last.filedDate, 12 * methodology.offerings.programmeYears);
    let traced: TracedLife = {
      life: { status: expires <= asOf ? 'expired' : 'active', effectiveDate: null, expires },
      origin: NO_ORIGIN,
    };
    if (shelf !== undefined) traced = { life: shelf.item, origin: shelf.origin };
    // Until its resale registration is effective a line cannot be drawn.
    else if (registered?.fileNumber != null) traced = lifeOf(registry, registered.fileNumber, [registered]);
    const { life, origin } = traced;
    const item: ProgrammeItem = {
      label: `equity line (${lead.form})`,
      value: agreedOf(lead),
      unit: 'USD',
      date: lead.filedDate,
      source: sourceOf(lead),
      kind: 'equity-line',
      status: life.status,
      form: lead.form,
      fileNumber: lead.fileNumber,
      amountKind: 'amount',
      insideShelf: shelf !== undefined,
      effectiveDate: life.effectiveDate,
      expires: life.expires,
      takedowns: [],
    };
    return [{ item, origin, lead, statements: group, shelf: shelf ?? null }];
  });
}

function selectPending(registry: Registry): readonly ProgrammeRecord[] {
  const filings = registry.offerings.filter(
    (fact) => IPO_FORM.test(fact.form) && isPrimaryOffering(fact) && !isProgramme(fact) && !isDebtOnly(fact),
  );
  const records: ProgrammeRecord[] = [];
  for (const [fileNumber, group] of groupByNumber(filings)) {
    const lead = leadOf(group, pendingAmountOf);
    const last = group[group.length - 1];
    if (lead === null || last === undefined) continue;
    const { life, origin } = pendingLifeOf(registry, fileNumber, last);
    const item: ProgrammeItem = {
      label: `registration ${fileNumber} (${last.form})`,
      value: pendingAmountOf(lead),
      unit: 'USD',
      date: last.filedDate,
      source: sourceOf(lead),
      kind: 'pending-registration',
      form: last.form,
      fileNumber: last.fileNumber,
      amountKind: 'amount',
      insideShelf: false,
      ...life,
      takedowns: [],
    };
    records.push({ item, origin, lead, statements: group, shelf: null });
  }
  return records;
}

function programmeFlags(items: readonly ProgrammeItem[], sales: readonly OfferingItem[]): InputFlag[] {
  const flags: InputFlag[] = [];
  const shelves = items.filter((item) => item.kind === 'shelf');
  const active = shelves.filter((item) => item.status === 'active' && item.amountKind === 'amount');
  if (active.length > 1) {
    flags.push(flag('several-shelves', 'several shelves are active; unsold amounts may be carried forward', true));
  }
  for (const sale of sales) {
    if (sale.fileNumber === null && SHELF_TAKEDOWN.test(sale.form) && active.length > 0) {
      flags.push(flag('takedown-unattributed', `${sale.form} of ${sale.date} names no file number`, true));
    }
  }
  return flags;
}

/** Registrations of the last three years that cannot be counted, and draws on one that no fact describes. */
function orphanGap(registry: Registry, items: readonly ProgrammeItem[]): { code: string; message: string } | null {
  const since = addMonths(registry.context.asOf, -12 * registry.context.methodology.offerings.programmeYears);
  const known = new Set(items.filter((item) => item.kind === 'shelf').map((item) => item.fileNumber));
  const unmodelled = registry.offerings.find(
    (fact) =>
      UNMODELLED_FORM.test(fact.form) && fact.filedDate >= since && isPrimaryOffering(fact) && !isDebtOnly(fact),
  );
  if (unmodelled !== undefined) {
    const { form, accessionNumber } = unmodelled;
    return {
      code: 'registration-form-not-modelled',
      message: `${form} ${accessionNumber}: its capacity is not modelled`,
    };
  }
  for (const fact of registry.offerings) {
    if (fact.fileNumber === null || fact.filedDate < since || !SHELF_TAKEDOWN.test(fact.form)) continue;
    if (known.has(fact.fileNumber) || !isPrimaryOffering(fact) || isDebtOnly(fact)) continue;
    if (registry.offerings.some((other) => other.fileNumber === fact.fileNumber && isRegistrationForm(other.form))) {
      continue;
    }
    return {
      code: 'registration-not-found',
      message: `${fact.form} ${fact.accessionNumber} draws on ${fact.fileNumber}, whose registration is not among the facts`,
    };
  }
  return null;
}

/** What is known of registrations by the as-of date. */
export function registryOf(context: SelectContext, sales: readonly OfferingItem[]): Registry {
  return {
    context,
    offerings: visibleFacts(context, context.facts.offerings).filter((fact) => fact.filedDate <= context.asOf),
    registrations: visibleFacts(context, context.facts.registrations),
    sales,
  };
}

/** Every shelf, ATM, equity line and pending S-1/F-1 offering of the facts, however long ago it ended. */
export function programmeRecords(registry: Registry): readonly ProgrammeRecord[] {
  const shelves = selectShelves(registry);
  return [
    ...shelves,
    ...selectAtms(registry, shelves),
    ...selectEquityLines(registry, shelves),
    ...selectPending(registry),
  ];
}

/** Shelves, ATMs, equity lines and pending S-1/F-1 offerings by file number, with their state on the as-of date. */
export function selectProgrammes(context: SelectContext, sales: readonly OfferingItem[]): InputGroup<ProgrammeItem> {
  const registry = registryOf(context, sales);
  const since = addMonths(context.asOf, -12 * context.methodology.offerings.programmeYears);
  const items = programmeRecords(registry)
    .map(({ item }) => item)
    .filter((item) => item.status !== 'expired' || (item.expires ?? '') > since)
    .sort((a, b) => {
      const [keyA, keyB] = [`${a.kind}|${a.date}|${a.fileNumber}`, `${b.kind}|${b.date}|${b.fileNumber}`];
      return keyA < keyB ? -1 : keyA > keyB ? 1 : 0;
    });
  const gap = searchGap(context, 'offerings', since) ?? orphanGap(registry, items);
  return searchedGroup(items, gap, programmeFlags(items, sales), `no shelf, programme or registration since ${since}`);
}

/** Whether a sale was made on Form S-3 or F-3, where I.B.6 and I.B.5 count it. */
export function isShelfSale(sale: OfferingItem, programmes: readonly ProgrammeItem[]): boolean {
  if (SHELF_TAKEDOWN.test(sale.form)) return true;
  return programmes.some(
    (item) => item.kind === 'shelf' && item.fileNumber !== null && item.fileNumber === sale.fileNumber,
  );
}
