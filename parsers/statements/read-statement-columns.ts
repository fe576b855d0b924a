import { subtractDecimals } from '../../core/decimal.ts';
import type {
  StatementColumn,
  StatementFact,
  StatementField,
  StatementKind,
  StatementValue,
} from '../../core/statements.ts';
import { checkColumn } from './checks.ts';
import { type ColumnPlan, planColumns, type StatementCover } from './columns.ts';
import { each, type FieldRule } from './concepts/field-rule.ts';
import { coverShares } from './cover-shares.ts';
import { type FactPlaces, indexFacts, type PeriodFacts } from './fact-index.ts';
import { STATEMENT_CONCEPTS, STATEMENT_RULES } from './field-concepts.ts';
import { type ImpliedConcepts, STANDARD } from './implied-concepts.ts';
import { findOwnTotals, NO_OWN_TOTALS, type OwnTotals } from './own-totals.ts';
import { type DraftValue, readField } from './read-field.ts';
import type { RelationCheck } from './relation-check.ts';
import { conflictingScales } from './scale-conflicts.ts';
import { fieldsInDoubt } from './unread-lines.ts';

const NONE_IMPLIED: ImpliedConcepts = new Map();

/** Columns with the relations that were checked, each named with the column's end. */
export interface StatementReading<F extends StatementFact> {
  readonly columns: readonly StatementColumn<F>[];
  readonly checks: readonly RelationCheck[];
}

/**
 * The income statement, balance sheet and cash flow columns that the numeric facts of one filing state.
 *
 * @param facts of one filing, of any concept, unit and period; dimensional facts count only for share classes of the cover
 * @param cover of the filing; without a period end the latest balance sheet is the current one
 * @param places where the facts are printed; without them a value on the face cannot be told from one in a note
 * @example readStatementColumns(companyFactsOfOneAccession, { form: '10-Q', periodEnd: null })
 */
export function readStatementColumns<F extends StatementFact>(
  facts: readonly F[],
  cover: StatementCover,
  places: FactPlaces<F> | null = null,
): readonly StatementColumn<F>[] {
  return readStatements(facts, cover, places).columns;
}

/**
 * As `readStatementColumns`, with the relations that were checked.
 *
 * @param implied concepts of the issuer's own, by the field that its calculation makes them
 */
export function readStatements<F extends StatementFact>(
  facts: readonly F[],
  cover: StatementCover,
  places: FactPlaces<F> | null = null,
  implied: ImpliedConcepts = NONE_IMPLIED,
): StatementReading<F> {
  const totals = places === null ? NO_OWN_TOTALS : findOwnTotals(facts, places);
  const own = new Set([implied, totals.implied, totals.preferred].flatMap((all) => [...all.values()].flat()));
  const wanted = facts.filter(({ concept }) => STATEMENT_CONCEPTS.has(concept) || own.has(concept));
  const currency = currencyOf(wanted, places);
  if (currency === null) return { columns: [], checks: [] };
  const units = { money: currency, shares: 'shares', 'per-share': `${currency}/shares` } as const;
  const known: ReadonlySet<string> = new Set(Object.values(units));
  const periods = indexFacts(wanted, ({ unit }) => known.has(unit), places);
  const instants = new Map(periods.flatMap((one) => (one.start === null ? [[one.end as string, one] as const] : [])));
  const plans = planColumns(periods, cover, places?.faces ?? new Set());
  const shares = coverShares(facts);
  const misscaled = places === null ? new Set<StatementKind>() : conflictingScales(facts, places);
  const inDoubt = places === null ? null : fieldsInDoubt(facts, places);
  const checks: RelationCheck[] = [];
  const columns = plans.flatMap((plan) => {
    const drafts = readDrafts(plan, units, places, implied, totals);
    const found = checkColumn({
      facts: plan.facts,
      values: drafts,
      cashAt: (concepts, end) => cashAt(instants.get(end), concepts),
    });
    if (plan.role !== 'other') checks.push(...found);
    for (const [field, draft] of drafts) {
      if (inDoubt?.[plan.statement].has(field)) drafts.set(field, { ...draft, limit: Math.min(draft.limit, 0.85) });
    }
    const values = finish(plan, drafts, found, misscaled.has(plan.statement) ? MISSCALED : 1);
    if (plan.statement === 'balance' && plan.role === 'current' && shares !== null)
      values['sharesOutstanding'] = shares;
    if (Object.keys(values).length === 0) return [];
    const { start, end } = plan.facts;
    return [{ statement: plan.statement, start, end, role: plan.role, currency, values }];
  });
  return { columns, checks };
}

function cashAt<F extends StatementFact>(
  facts: PeriodFacts<F> | undefined,
  concepts: readonly string[],
): number | null {
  for (const concept of concepts) {
    const stated = facts?.stated(concept, null) ?? null;
    if (stated !== null) return Number(stated.fact.value);
  }
  return null;
}

/** The currency of most amounts; those of the faces count, where these are known. */
function currencyOf<F extends StatementFact>(facts: readonly F[], places: FactPlaces<F> | null): string | null {
  const counts = new Map<string, number>();
  for (const fact of facts) {
    if (!/^[A-Z]{3}$/.test(fact.unit)) continue;
    const weight = places !== null && places.facesOf(fact).length > 0 ? 1_000 : 1;
    counts.set(fact.unit, (counts.get(fact.unit) ?? 0) + weight);
  }
  let most: string | null = null;
  for (const [unit, count] of counts) if (most === null || count > (counts.get(most) ?? 0)) most = unit;
  return most;
}

function readDrafts<F extends StatementFact>(
  { statement, facts }: ColumnPlan<F>,
  units: Readonly<Record<FieldRule['unit'], string>>,
  places: FactPlaces<F> | null,
  implied: ImpliedConcepts,
  totals: OwnTotals,
): Map<StatementField, DraftValue<F>> {
  const hasFace = places?.faces.has(statement) ?? false;
  const drafts = new Map<StatementField, DraftValue<F>>();
  for (const [field, rule] of STATEMENT_RULES[statement]) {
    const source = { facts, statement, hasFace, isInferred: places?.isInferred ?? false };
    const own = [...(totals.implied.get(field) ?? []), ...(implied.get(field) ?? [])];
    const readOwn = (concepts: readonly string[], limit: number) =>
      readField({ ...rule, candidates: each(concepts, { limit, isFaceOnly: true }) }, source);
    const tagged = readOwn(totals.preferred.get(field) ?? [], 0.8) ?? readField(rule, source);
    const draft = tagged === null ? readOwn(own, 0.85) : limitedAsPart(tagged, field, places);
    if (draft?.operands.every(({ fact }) => isIn(fact.unit, rule.unit, units))) drafts.set(field, draft);
  }
  if (places !== null && hasFace) shareLabeledRows(drafts, places);
  return drafts;
}

/** Fields whose line may be a part of a total that only the issuer has a concept for. */
const MAY_BE_PARTS: ReadonlySet<StatementField> = new Set([
  'revenue',
  'costOfRevenue',
  'interestExpense',
  'propertyPlantEquipmentNet',
]);

/** Adding up to the issuer's own total confirms an amount, but not that it is the whole of the field. */
function limitedAsPart<F extends StatementFact>(
  draft: DraftValue<F>,
  field: StatementField,
  places: FactPlaces<F> | null,
): DraftValue<F> {
  if (places === null || !MAY_BE_PARTS.has(field)) return draft;
  const isPart = draft.operands.some(({ fact }) => {
    const total = places.sumOver(fact);
    return total !== null && !STANDARD.test(total.concept);
  });
  return isPart ? { ...draft, limit: Math.min(draft.limit, 0.85) } : draft;
}

/** Amounts per share may be tagged as plain amounts, as in most filings of 2009 and 2010. */
function isIn(unit: string, wanted: FieldRule['unit'], units: Readonly<Record<FieldRule['unit'], string>>): boolean {
  return unit === units[wanted] || (wanted === 'per-share' && unit === units.money);
}

const BASIC_AND_DILUTED = [
  ['epsBasic', 'epsDiluted'],
  ['epsDiluted', 'epsBasic'],
  ['weightedSharesBasic', 'weightedSharesDiluted'],
  ['weightedSharesDiluted', 'weightedSharesBasic'],
] as const;

/** A row that is labeled as basic and diluted states both, also where it is tagged as one of them. */
function shareLabeledRows<F extends StatementFact>(
  drafts: Map<StatementField, DraftValue<F>>,
  places: FactPlaces<F>,
): void {
  for (const [tagged, other] of BASIC_AND_DILUTED) {
    const draft = drafts.get(tagged);
    if (draft?.isOnFace !== true || drafts.get(other)?.isOnFace === true) continue;
    if (draft.operands.some(({ fact }) => places.isBasicAndDiluted(fact))) drafts.set(other, { ...draft, limit: 0.85 });
  }
}

/** One witness alone: on the face of its statement, in a filing whose faces are unknown, in a note. */
const ALONE = { face: 0.85, unplaced: 0.8, note: 0.65 };
/** With a second one: a relation that holds, a column that adds up, or the same number printed elsewhere. */
const CONFIRMED = { face: 0.97, unplaced: 0.93, note: 0.8 };
const CONTRADICTED = 0.5;
/** Of a statement that another one contradicts by a factor of a thousand or a million. */
const MISSCALED = 0.5;

function finish<F extends StatementFact>(
  { statement }: ColumnPlan<F>,
  drafts: ReadonlyMap<StatementField, DraftValue<F>>,
  checks: readonly RelationCheck[],
  most: number,
): Partial<Record<StatementField, StatementValue<F>>> {
  const confirmed = new Set(checks.flatMap(({ passed, fields }) => (passed ? fields : [])));
  const refuted = new Set(checks.flatMap(({ passed, fields }) => (passed ? [] : fields)));
  const flipped = new Set(checks.flatMap(({ flipped: wrong }) => wrong ?? []));
  const misscaled = new Set(checks.flatMap(({ misscaled: wrong }) => wrong ?? []));
  const values: Partial<Record<StatementField, StatementValue<F>>> = {};
  for (const [field, draft] of drafts) {
    const { value, rule, operands } = draft;
    if (misscaled.has(field)) continue;
    if (flipped.has(field)) {
      values[field] = withOtherSign(draft);
      continue;
    }
    const isConfirmed = confirmed.has(field);
    let confidence = Math.min(most, confidenceOf(draft, isConfirmed));
    if (draft.needsRelation && !isConfirmed) continue;
    if (refuted.has(field) && !isConfirmed) {
      // A note that does not fit the statement is about something else.
      if (draft.isOnFace === false) continue;
      confidence = Math.min(confidence, 0.8);
    }
    values[field] = { value: value === '-0' ? '0' : value, rule, operands, confidence };
  }
  const [cash, spent] = [values.operatingCashFlow, values.capitalExpenditure];
  if (statement === 'cashflow' && cash !== undefined && spent !== undefined) {
    values.freeCashFlow = {
      value: subtractDecimals(cash.value, spent.value),
      rule: 'difference',
      operands: [
        ...cash.operands,
        ...spent.operands.map(({ fact, sign }) => ({ fact, sign: sign === 1 ? (-1 as const) : (1 as const) })),
      ],
      confidence: Math.min(cash.confidence, spent.confidence),
    };
  }
  return values;
}

/** A sign that only arithmetic corrects stays doubtful. */
const FLIPPED = 0.75;

function withOtherSign<F extends StatementFact>({ value, rule, operands, limit }: DraftValue<F>): StatementValue<F> {
  return {
    value: subtractDecimals('0', value),
    rule,
    operands: operands.map(({ fact, sign }) => ({ fact, sign: sign === 1 ? -1 : 1 })),
    confidence: Math.min(limit, FLIPPED),
  };
}

function confidenceOf<F extends StatementFact>(
  { stated, isOnFace, limit }: DraftValue<F>,
  isConfirmed: boolean,
): number {
  if (stated.some(({ agreement }) => agreement === 'inconsistent')) return CONTRADICTED;
  // Stated with more digits elsewhere, and no face says which is the statement's own.
  if (isOnFace === null && stated.some(({ agreement }) => agreement === 'consistent'))
    return Math.min(limit, ALONE.unplaced);
  const place = isOnFace === null ? 'unplaced' : isOnFace ? 'face' : 'note';
  const hasSecond = isConfirmed || stated.every(({ tables, addsUp }) => tables > 1 || addsUp);
  return Math.min(limit, (hasSecond ? CONFIRMED : ALONE)[place]);
}
