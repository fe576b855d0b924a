import type { ShelfProgram } from '../../core/programs.ts';
import type { FactRef, OfferingFact } from '../../core/score-inputs.ts';
import { sourceOf } from '../select/context.ts';
import { isDebtOnly, isPrimaryOffering, isRegistrationForm } from '../select/offering-facts.ts';
import { lifeOf, NO_ORIGIN, type ProgramRecord, type Registry } from '../select/program-life.ts';
import { groupByNumber, registeredOf, SHELF_TAKEDOWN, UNMODELED_FORM, unmodeled } from '../select/programs.ts';
import { takedownOf } from './takedown.ts';

/**
 * Registrations that give an issuer no capacity that scoring counts: resale by holders, forms that are not modeled, and
 * file numbers that takedowns name but whose registration is not stored.
 */
export function otherRegistrations(registry: Registry, known: ReadonlySet<string>): readonly ShelfProgram[] {
  const rows: ShelfProgram[] = [];
  for (const [number, group] of groupByNumber(registry.offerings.filter(({ fileNumber }) => fileNumber !== null))) {
    if (known.has(number)) continue;
    const registrations = group.filter((fact) => isRegistrationForm(fact.form) || UNMODELED_FORM.test(fact.form));
    const row =
      registrations.length === 0 ? orphan(registry, number, group) : registered(registry, number, registrations);
    if (row !== null) rows.push(row);
  }
  return rows;
}

function registered(registry: Registry, fileNumber: string, group: readonly OfferingFact[]): ShelfProgram | null {
  const last = group.at(-1);
  if (last === undefined) return null;
  const lead = group.findLast((fact) => registeredOf(fact) !== null) ?? last;
  const isResale = group.every((fact) => !isPrimaryOffering(fact));
  const { life, origin } = lifeOf(registry, fileNumber, group);
  // Rule 415(a)(5) does not limit resale. Without a known effective date an old registration may still be in use.
  const resaleStatus =
    life.status === 'expired' ? (life.effectiveDate === null ? 'effect-unknown' : 'active') : life.status;
  return rowOf({
    fileNumber,
    statements: group,
    lead,
    kind: isResale ? 'resale' : 'other',
    status: isResale ? resaleStatus : 'not-modelled',
    origin,
    effectiveDate: life.effectiveDate,
    expires: isResale ? null : life.expires,
    amountKind: group.every(isDebtOnly) ? 'debt-only' : 'amount',
    takedowns: [],
    flags: isResale ? [] : [unmodeled(last)],
  });
}

/** A file number that only prospectus supplements name. */
function orphan(registry: Registry, fileNumber: string, group: readonly OfferingFact[]): ShelfProgram | null {
  const takedowns = group.filter(
    (fact) => SHELF_TAKEDOWN.test(fact.form) && isPrimaryOffering(fact) && !isDebtOnly(fact),
  );
  const [first] = takedowns;
  if (first === undefined) return null;
  const message = `${first.form} ${first.accessionNumber} draws on it, its registration is not among the facts`;
  return rowOf({
    fileNumber,
    statements: takedowns,
    lead: first,
    kind: 'other',
    status: 'registration-not-found',
    origin: NO_ORIGIN,
    effectiveDate: null,
    expires: null,
    amountKind: 'amount',
    takedowns: registry.sales.filter((sale) => sale.fileNumber === fileNumber).map(takedownOf),
    flags: [{ code: 'registration-not-found', message }],
  });
}

type Given = Pick<
  ShelfProgram,
  'kind' | 'status' | 'effectiveDate' | 'expires' | 'amountKind' | 'takedowns' | 'flags'
> &
  Pick<ProgramRecord, 'lead' | 'statements' | 'origin'> & { readonly fileNumber: string };

function rowOf({ statements, lead, origin, fileNumber, ...row }: Given): ShelfProgram {
  const first = statements[0] ?? lead;
  const isFound = row.status !== 'registration-not-found';
  const registeredAmount = isFound ? registeredOf(lead) : null;
  const sources: Record<string, FactRef> = { filed: sourceOf(first, 'fileNumber') };
  if (registeredAmount !== null) {
    const field = lead.registeredAmount === null ? 'maxAggregateOffering' : 'registeredAmount';
    sources['registeredAmount'] = sourceOf(lead, field);
  }
  if (origin.effective !== null) sources['effectiveDate'] = sourceOf(origin.effective);
  if (origin.end !== null) sources['endedOn'] = sourceOf(origin.end);
  return {
    ...row,
    programKey: fileNumber,
    fileNumber,
    form: lead.form,
    filed: first.filedDate,
    effectiveBasis: origin.effectiveBasis,
    endedOn: origin.end?.date ?? null,
    registeredAmount,
    usedAmount: isFound ? null : row.takedowns.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    remainingAmount: null,
    agreements: [],
    babyShelf: null,
    sources,
  };
}
