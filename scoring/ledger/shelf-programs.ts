import { addDays, type IsoDate } from '../../core/dates.ts';
import { compareBy } from '../../core/fact-order.ts';
import type { Reason } from '../../core/parser.ts';
import type { BabyShelfCap, DerivedPrograms, ProgramAgreement, ShelfProgram } from '../../core/programs.ts';
import type { FactRef, IssuerFacts, OfferingFact } from '../../core/score-inputs.ts';
import type { ProgramItem, ScoreInputs } from '../../core/score-receipt.ts';
import { addMonths } from '../calendar.ts';
import { type Capacity, capacityOf, capacityTerms, shelfBalanceOf } from '../capacity.ts';
import { marketOf } from '../market.ts';
import type { Methodology } from '../methodology.ts';
import { createSelectContext, sourceOf } from '../select/context.ts';
import { selectIssuances } from '../select/issuances.ts';
import { selectSales } from '../select/offerings.ts';
import type { ProgramRecord } from '../select/program-life.ts';
import { programRecords, registryOf } from '../select/programs.ts';
import { selectInputs } from '../select-inputs.ts';
import { otherRegistrations } from './other-registrations.ts';
import { takedownOf } from './takedown.ts';

/**
 * The registrations of an issuer as of a date by file number: registered, used and remaining amounts, with the
 * statements behind every number. Selection, lives and balances are those of scoring. Pure; the order of the facts does
 * not matter.
 */
export function derivePrograms(facts: IssuerFacts, asOf: IsoDate, methodology: Methodology): DerivedPrograms {
  const context = createSelectContext(facts, asOf, methodology);
  const registry = registryOf(context, selectSales(context), selectIssuances(context));
  const records = programRecords(registry);
  const inputs = selectInputs(facts, asOf, methodology);
  const capacity = capacityOf(inputs, capacityTerms(inputs, methodology), marketOf(inputs), methodology);
  const homes = homesOf(records);
  const rows = [...homes].map(([key, [home, ...agreements]]) => programOf(key, home, agreements, { inputs, capacity }));
  const others = otherRegistrations(registry, new Set(homes.keys()));
  const programs = [...rows, ...others].sort(compareBy(({ programKey }) => programKey));
  return { programs, dueOn: dueOn(records, facts, inputs, asOf, methodology) };
}

function programKeyOf(record: Pick<ProgramRecord, 'lead' | 'statements'>): string {
  const numbered = [record.lead, ...record.statements].find(({ fileNumber }) => fileNumber !== null);
  return numbered?.fileNumber ?? `unnumbered:${(record.statements[0] ?? record.lead).accessionNumber}`;
}

type Homes = ReadonlyMap<string, readonly [ProgramRecord, ...ProgramRecord[]]>;

/** One row per file number, with the agreements inside the shelf or under the same number. */
function homesOf(records: readonly ProgramRecord[]): Homes {
  const homes = new Map<string, [ProgramRecord, ...ProgramRecord[]]>();
  const rank = ({ item }: ProgramRecord) => ['shelf', 'pending-registration', 'equity-line', 'atm'].indexOf(item.kind);
  for (const record of records.toSorted((a, b) => rank(a) - rank(b))) {
    const key = programKeyOf(record.shelf ?? record);
    const home = homes.get(key);
    if (home === undefined) homes.set(key, [record]);
    else home.push(record);
  }
  return homes;
}

interface Derivation {
  readonly inputs: ScoreInputs;
  readonly capacity: Capacity;
}

function programOf(
  programKey: string,
  record: ProgramRecord,
  inside: readonly ProgramRecord[],
  { inputs, capacity }: Derivation,
): ShelfProgram {
  const { item, origin, lead, statements } = record;
  const flags: Reason[] = [];
  const isShelf = item.kind === 'shelf';
  const balance = isShelf && item.amountKind === 'amount' ? shelfBalanceOf(item) : null;
  flags.push(...(balance?.reasons ?? []), ...amountFlags(item), ...lifeFlags(record));
  const agreements = [
    ...(isShelf || item.kind === 'pending-registration' ? [] : [record]),
    ...inside.filter(isAgreement),
  ];
  if (isShelf && agreements.length > 0) {
    flags.push({ code: 'agreement-sales-unknown', message: 'sales under its agreements are not listed as takedowns' });
  }
  for (const { item: own, shelf } of agreements) {
    if (own.kind === 'atm' && shelf === null) {
      flags.push({ code: 'atm-shelf-unknown', message: `${own.label}: its shelf is not among the facts` });
    } else if (shelf !== null && own.fileNumber === null) {
      flags.push({ code: 'shelf-assumed', message: `${own.label} names no file number; the active shelf is assumed` });
    }
  }
  const capped = isShelf && item.status === 'active' && item.amountKind === 'amount';
  const sources: Record<string, FactRef> = { filed: sourceOf(statements[0] ?? lead, 'fileNumber') };
  if (item.value !== null) sources['registeredAmount'] = sourceOf(lead, amountFieldOf(item, lead));
  if (origin.effective !== null) sources['effectiveDate'] = sourceOf(origin.effective);
  if (origin.end !== null) sources['endedOn'] = sourceOf(origin.end);
  const cap = capped ? capOf(capacity) : null;
  if (cap !== null) Object.assign(sources, capSources(inputs, cap));
  return {
    programKey,
    fileNumber: programKey.startsWith('unnumbered:') ? null : programKey,
    kind: kindOf(item, lead),
    form: item.form,
    filed: (statements[0] ?? lead).filedDate,
    status: item.status,
    effectiveDate: item.effectiveDate,
    effectiveBasis: origin.effectiveBasis,
    expires: item.expires,
    endedOn: origin.end?.date ?? null,
    amountKind: item.amountKind,
    registeredAmount: item.value,
    usedAmount: isShelf ? item.takedowns.reduce((sum, sale) => sum + (sale.value ?? 0), 0) : null,
    remainingAmount: balance === null || balance.reasons.length > 0 ? null : balance.left,
    takedowns: item.takedowns.map(takedownOf),
    agreements: agreements.map(agreementOf),
    babyShelf: cap,
    flags: unique(flags),
    sources,
  };
}

function isAgreement({ item }: ProgramRecord): boolean {
  return item.kind === 'atm' || item.kind === 'equity-line';
}

function kindOf(item: ProgramItem, lead: OfferingFact): ShelfProgram['kind'] {
  if (item.kind !== 'pending-registration') return item.kind;
  return lead.type === 'ipo' ? 'ipo' : 'registration';
}

function amountFieldOf(item: ProgramItem, lead: OfferingFact): string {
  const isAgreed = item.kind === 'atm' || item.kind === 'equity-line';
  if (!isAgreed && lead.registeredAmount !== null) return 'registeredAmount';
  if (lead.maxAggregateOffering !== null) return 'maxAggregateOffering';
  return lead.grossProceeds === null ? 'sharesOffered' : 'grossProceeds';
}

function amountFlags(item: ProgramItem): readonly Reason[] {
  const { amountKind, label, kind, value } = item;
  if (amountKind === 'indeterminate') {
    return [{ code: 'indeterminate-amount', message: `${label}: an automatic shelf registers no amount` }];
  }
  if (amountKind === 'debt-only') return [{ code: 'debt-only', message: `${label}: registers debt alone` }];
  return kind !== 'shelf' && value === null ? [{ code: 'amount-unknown', message: `${label}: no amount stated` }] : [];
}

function lifeFlags({ item, origin, lead }: ProgramRecord): readonly Reason[] {
  const flags: Reason[] = [];
  const add = (code: string, message: string) => flags.push({ code, message: `${item.label}: ${message}` });
  if (item.status === 'effect-unknown') add('effect-unknown', 'no notice of effectiveness is known');
  if (origin.effectiveBasis === 'first-prospectus')
    add('effect-inferred', 'effective at the latest by its first prospectus');
  if (lead.fileNumber === null) add('file-number-unknown', 'the statement of its amount names no file number');
  if (origin.end !== null && !origin.end.verified)
    add('end-unverified', `a cross-check of its ${origin.end.event} filing failed`);
  return flags;
}

function capOf(capacity: Capacity): BabyShelfCap {
  return {
    applies: capacity.babyShelfApplies,
    publicFloat: capacity.nonAffiliateFloat,
    soldLast12Months: capacity.shelfSales,
    remaining: capacity.babyShelfRemaining,
  };
}

function capSources(inputs: ScoreInputs, cap: BabyShelfCap): Readonly<Record<string, FactRef>> {
  const [float] = inputs.publicFloat.items;
  const stated = inputs.shelfSales.items.find(({ type }) => type === 'baby-shelf-statement');
  const sources: Record<string, FactRef> = {};
  if (cap.publicFloat !== null && float?.source) sources['babyShelf.publicFloat'] = float.source;
  if (cap.soldLast12Months !== null && stated?.source) sources['babyShelf.soldLast12Months'] = stated.source;
  return sources;
}

function agreementOf({ item, lead }: ProgramRecord): ProgramAgreement {
  const kind = item.kind === 'atm' ? 'atm' : 'equity-line';
  const source = sourceOf(lead, amountFieldOf(item, lead));
  return { kind, form: item.form, date: item.date, amount: item.value, source };
}

function unique(flags: readonly Reason[]): readonly Reason[] {
  const seen = new Map(flags.map((flag) => [`${flag.code}|${flag.message}`, flag]));
  return [...seen.values()];
}

/**
 * The next day on which a row may change without a new filing: an expiry, the end of a wait, a sale or float aging out.
 */
function dueOn(
  records: readonly ProgramRecord[],
  facts: IssuerFacts,
  inputs: ScoreInputs,
  asOf: IsoDate,
  { offerings }: Methodology,
): IsoDate | null {
  const days: (IsoDate | null)[] = [];
  for (const { item, statements } of records) {
    days.push(item.expires);
    for (const { filedDate } of statements) {
      days.push(addDays(filedDate, offerings.effectWaitDays + 1), addMonths(filedDate, 12 * offerings.programmeYears));
    }
  }
  const rule = inputs.rules.find(({ id }) => id === 'baby-shelf-s3')?.parameters ?? {};
  const { salesMonths = 12, highestCloseDays = 60 } = rule;
  for (const { date } of inputs.shelfSales.items) if (date !== null) days.push(addMonths(date, salesMonths));
  for (const { date } of inputs.publicFloat.items) if (date !== null) days.push(addDays(date, highestCloseDays + 1));
  // Filing and split dates may lie after publication.
  days.push(...facts.offerings.map(({ filedDate }) => filedDate), ...facts.registrations.map(({ date }) => date));
  days.push(...facts.splits.map(({ effectiveDate }) => effectiveDate));
  return days.filter((day) => day !== null && day > asOf).sort()[0] ?? null;
}
