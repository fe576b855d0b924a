import type { IsoDate } from '../../core/dates.ts';
import type { OfferingFact, RegistrationFact } from '../../core/score-inputs.ts';
import type { InputFlag, InputGroup, OfferingItem, ProgrammeItem, ProgrammeStatus } from '../../core/score-receipt.ts';
import { addMonths } from '../calendar.ts';
import { ageInDays, flag, type SelectContext, searchedGroup, searchGap, sourceOf, visibleFacts } from './context.ts';
import { grossOf, isDebtOnly, isPrimaryOffering, isProspectus, isRegistrationForm } from './offerings.ts';

const SHELF_FORM = /^(?:S-3|F-3)(?!D)/i;
const AMENDMENT_FORM = /^POS/i;
const IPO_FORM = /^(?:S-1|F-1|SB-2)(?:\/A)?$/i;
/** Registrations of offerings for cash whose life these rules do not model: what they hold is unknown, not zero. */
const UNMODELLED_FORM = /^(?:F-10|N-2|S-11|S-2|F-2)(?:ASR|MEF)?(?:\/A)?$/i;
/** Automatic shelves (Rule 462(e)) and additions (Rule 462(b)) are effective when filed. */
const EFFECTIVE_ON_FILING = /(?:ASR|MEF)$/i;
/** Prospectus supplements that only a shelf can carry (Rule 424(b)(2) and (5)). */
const SHELF_TAKEDOWN = /^424B[25]/i;
const NO_NUMBER = 'unknown';

interface Registry {
  readonly context: SelectContext;
  readonly offerings: readonly OfferingFact[];
  readonly registrations: readonly RegistrationFact[];
  readonly sales: readonly OfferingItem[];
}

interface Life {
  readonly status: ProgrammeStatus;
  readonly effectiveDate: IsoDate | null;
  readonly expires: IsoDate | null;
}

function keyOf(fact: OfferingFact): string {
  return fact.fileNumber ?? NO_NUMBER;
}

function groupByNumber(facts: readonly OfferingFact[]): Map<string, OfferingFact[]> {
  const groups = new Map<string, OfferingFact[]>();
  for (const fact of facts) {
    const group = groups.get(keyOf(fact));
    if (group === undefined) groups.set(keyOf(fact), [fact]);
    else group.push(fact);
  }
  return groups;
}

function eventDate(registry: Registry, fileNumber: string, event: RegistrationFact['event']): IsoDate | null {
  let first: IsoDate | null = null;
  for (const fact of registry.registrations) {
    if (fact.fileNumber !== fileNumber || fact.event !== event || fact.date > registry.context.asOf) continue;
    if (first === null || fact.date < first) first = fact.date;
  }
  return first;
}

function firstProspectusDate(registry: Registry, fileNumber: string): IsoDate | null {
  let first: IsoDate | null = null;
  for (const fact of registry.offerings) {
    if (fact.fileNumber !== fileNumber || !isProspectus(fact.form)) continue;
    if (first === null || fact.filedDate < first) first = fact.filedDate;
  }
  return first;
}

/** Where a registration stands: withdrawn, deregistered, not effective, expired after three years, or active. */
function lifeOf(registry: Registry, fileNumber: string, filings: readonly OfferingFact[]): Life {
  const { asOf, methodology } = registry.context;
  const dates = filings.map((fact) => fact.filedDate).sort();
  const firstFiled = dates[0] ?? asOf;
  const lastFiled = dates[dates.length - 1] ?? asOf;
  const automatic = filings.some((fact) => EFFECTIVE_ON_FILING.test(fact.form));
  // A later EFFECT is of a post-effective amendment: it does not start the three years anew.
  const effectiveDate = automatic
    ? firstFiled
    : (eventDate(registry, fileNumber, 'effective') ?? firstProspectusDate(registry, fileNumber));
  const expires = effectiveDate === null ? null : addMonths(effectiveDate, 12 * methodology.offerings.programmeYears);
  const life = (status: ProgrammeStatus): Life => ({ status, effectiveDate, expires });
  if (eventDate(registry, fileNumber, 'withdrawn') !== null) return life('withdrawn');
  if (eventDate(registry, fileNumber, 'deregistered') !== null) return life('deregistered');
  if (expires === null) {
    if (addMonths(lastFiled, 12 * methodology.offerings.programmeYears) <= asOf) return life('expired');
    const waited = ageInDays(registry.context, lastFiled) > methodology.offerings.effectWaitDays;
    return life(waited ? 'effect-unknown' : 'not-yet-effective');
  }
  return life(expires <= asOf ? 'expired' : 'active');
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

function registeredOf(fact: OfferingFact): number | null {
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

function selectShelves(registry: Registry): readonly ProgrammeItem[] {
  const filings = registry.offerings.filter(
    (fact) => isPrimaryOffering(fact) && (SHELF_FORM.test(fact.form) || AMENDMENT_FORM.test(fact.form)),
  );
  const items: ProgrammeItem[] = [];
  for (const [fileNumber, group] of groupByNumber(filings)) {
    // A post-effective amendment alone may be of an S-1 or S-8.
    if (!group.some((fact) => SHELF_FORM.test(fact.form))) continue;
    const general = group.filter((fact) => !isProgramme(fact));
    const stating = general.some((fact) => registeredOf(fact) !== null) ? general : group;
    const tabled = stating.some((fact) => fact.registeredAmount !== null);
    const lead = leadOf(stating, tabled ? (fact) => fact.registeredAmount : registeredOf);
    if (lead === null) continue;
    const life = lifeOf(registry, fileNumber, group);
    const amount = registeredOf(lead);
    const automatic = group.some((fact) => /ASR$/i.test(fact.form));
    const debtOnly = stating.every(isDebtOnly);
    const amountKind = debtOnly ? 'debt-only' : automatic && amount === null ? 'indeterminate' : 'amount';
    items.push({
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
    });
  }
  return items;
}

function selectAtms(registry: Registry, shelves: readonly ProgrammeItem[]): readonly ProgrammeItem[] {
  const filings = registry.offerings.filter(
    (fact) => (fact.isAtm || fact.type === 'atm') && isPrimaryOffering(fact) && fact.type !== 'eloc',
  );
  const items: ProgrammeItem[] = [];
  for (const [fileNumber, group] of groupByNumber(filings)) {
    const lead = leadOf(group, agreedOf);
    if (lead === null) continue;
    const named = shelves.find((shelf) => shelf.fileNumber !== null && shelf.fileNumber === lead.fileNumber);
    const shelf = named ?? (lead.fileNumber === null ? shelves.find((item) => item.status === 'active') : undefined);
    const life = shelf ?? lifeOf(registry, fileNumber, group);
    items.push({
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
    });
  }
  return items;
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

function selectEquityLines(registry: Registry, shelves: readonly ProgrammeItem[]): readonly ProgrammeItem[] {
  const { asOf, methodology } = registry.context;
  return groupEquityLines(registry).flatMap((group): ProgrammeItem[] => {
    const lead = leadOf(group, agreedOf);
    const last = group[group.length - 1];
    if (lead === null || last === undefined) return [];
    const shelf = shelves.find((item) =>
      group.some((fact) => fact.fileNumber !== null && fact.fileNumber === item.fileNumber),
    );
    const registered = group.find((fact) => fact.fileNumber !== null && isRegistrationForm(fact.form));
    const expires = addMonths(last.filedDate, 12 * methodology.offerings.programmeYears);
    let life: Life = { status: expires <= asOf ? 'expired' : 'active', effectiveDate: null, expires };
    if (shelf !== undefined) life = shelf;
    // Until its resale registration is effective a line cannot be drawn.
    else if (registered?.fileNumber != null) life = lifeOf(registry, registered.fileNumber, [registered]);
    return [
      {
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
      },
    ];
  });
}

function pendingStatus(registry: Registry, fileNumber: string, lead: OfferingFact): Life {
  const { asOf, methodology } = registry.context;
  const effectiveDate = eventDate(registry, fileNumber, 'effective');
  const expires = addMonths(lead.filedDate, 12 * methodology.offerings.programmeYears);
  const life = (status: ProgrammeStatus): Life => ({ status, effectiveDate, expires });
  if (eventDate(registry, fileNumber, 'withdrawn') !== null) return life('withdrawn');
  if (eventDate(registry, fileNumber, 'deregistered') !== null) return life('deregistered');
  if (firstProspectusDate(registry, fileNumber) !== null) return life('completed');
  return life(expires <= asOf ? 'expired' : 'active');
}

function selectPending(registry: Registry): readonly ProgrammeItem[] {
  const filings = registry.offerings.filter(
    (fact) => IPO_FORM.test(fact.form) && isPrimaryOffering(fact) && !isProgramme(fact) && !isDebtOnly(fact),
  );
  const items: ProgrammeItem[] = [];
  for (const [fileNumber, group] of groupByNumber(filings)) {
    const lead = leadOf(group, pendingAmountOf);
    const last = group[group.length - 1];
    if (lead === null || last === undefined) continue;
    items.push({
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
      ...pendingStatus(registry, fileNumber, last),
      takedowns: [],
    });
  }
  return items;
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

/** Shelves, ATMs, equity lines and pending S-1/F-1 offerings by file number, with their state on the as-of date. */
export function selectProgrammes(context: SelectContext, sales: readonly OfferingItem[]): InputGroup<ProgrammeItem> {
  const registry: Registry = {
    context,
    offerings: visibleFacts(context, context.facts.offerings).filter((fact) => fact.filedDate <= context.asOf),
    registrations: visibleFacts(context, context.facts.registrations),
    sales,
  };
  const shelves = selectShelves(registry);
  const since = addMonths(context.asOf, -12 * context.methodology.offerings.programmeYears);
  const items = [
    ...shelves,
    ...selectAtms(registry, shelves),
    ...selectEquityLines(registry, shelves),
    ...selectPending(registry),
  ]
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
