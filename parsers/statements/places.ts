import { STATEMENT_KINDS, type StatementFact, type StatementKind } from '../../core/statements.ts';
import type { Submission } from '../../core/submission.ts';
import { type Linkbases, linkbasesOf } from '../linkbases/linkbases.ts';
import { linesOf } from './columns.ts';
import { findFaces } from './faces.ts';
import { type FactPlaces, hasDimensions } from './fact-index.ts';
import { FIELD_CONCEPTS } from './field-concepts.ts';
import { isLabeledBoth, type Printed, printedFacts, type SpannedFact } from './printed-facts.ts';
import { type ColumnEntry, type ColumnTotal, totalsOf } from './sums.ts';

const NONE: readonly StatementKind[] = [];

/**
 * Where the facts of a submission are printed: the faces of the statements by their tables in inline documents, else by
 * the filing's own presentation, and which facts add up to totals.
 */
export function placeFacts<F extends SpannedFact>(facts: readonly F[], submission: Submission): FactPlaces<F> {
  const sequences = new Set(facts.flatMap(({ spans }) => spans.slice(0, 1).map(({ sequence }) => sequence)));
  const texts = new Map(
    submission.documents
      .filter(({ sequence }) => sequences.has(sequence))
      .map(({ sequence, text }) => [sequence, text]),
  );
  const printed = printedFacts(facts, texts);
  const tables = new Map<F, number>();
  for (const { fact, table } of printed) if (table !== null) tables.set(fact, table);
  const linkbases = linkbasesOf(submission);
  const faces = findFaces(printed, FIELD_CONCEPTS);
  const shown = faces.size > 0 ? new Map<string, readonly StatementKind[]>() : presentedConcepts(linkbases);
  const front = faces.size === 0 && shown.size === 0 ? factsInFront(printed) : null;
  const totals = columnTotals(printed);
  const addUp = new Set([
    ...totals.flatMap(({ total, lines }) => [total, ...lines]),
    ...calculatedSums(facts, linkbases),
  ]);
  const sumsAbove = new Map(
    totals.flatMap(({ total, lines, isSum }) => (isSum ? lines.map((line) => [line, total] as const) : [])),
  );
  const facesOf = (fact: F): readonly StatementKind[] => {
    const table = tables.get(fact);
    if (front !== null) return front.has(fact) ? STATEMENT_KINDS : NONE;
    if (faces.size === 0) return shown.get(fact.concept) ?? NONE;
    const face = table === undefined ? undefined : faces.get(table);
    return face === undefined ? NONE : [face];
  };
  return {
    tableOf: (fact) => tables.get(fact) ?? null,
    facesOf,
    isBasicAndDiluted: (fact) => {
      const [span] = fact.spans;
      const text = span && texts.get(span.sequence);
      return span !== undefined && text !== undefined && tables.has(fact) && isLabeledBoth(text, span.start);
    },
    isInferred: front !== null,
    faces: new Set(front !== null ? STATEMENT_KINDS : faces.size > 0 ? faces.values() : [...shown.values()].flat()),
    addUp,
    sumOver: (fact) => sumsAbove.get(fact) ?? null,
  };
}

/** Lines that every statement has on its face, and that a report states there first. */
const FACE_LINES = [
  ['us-gaap:Assets'],
  ['us-gaap:LiabilitiesAndStockholdersEquity'],
  ['us-gaap:NetIncomeLoss', 'us-gaap:ProfitLoss'],
  [
    'us-gaap:NetCashProvidedByUsedInOperatingActivities',
    'us-gaap:NetCashProvidedByUsedInOperatingActivitiesContinuingOperations',
  ],
  [
    'us-gaap:NetCashProvidedByUsedInFinancingActivities',
    'us-gaap:NetCashProvidedByUsedInFinancingActivitiesContinuingOperations',
  ],
];
/** Statements take less of a report's facts than its notes. */
const MOST_IN_FRONT = 0.5;

/**
 * An instance without tables and presentation lists most often the statements first, then the notes: the facts up to the
 * last line that statements state. Null where the order says nothing.
 */
function factsInFront<F extends SpannedFact>(printed: readonly Printed<F>[]): ReadonlySet<F> | null {
  const own = printed.filter(({ fact, table }) => table === null && !hasDimensions(fact));
  const places = FACE_LINES.map((concepts) => own.findIndex(({ fact }) => concepts.includes(fact.concept)));
  const last = Math.max(...places);
  if (places.includes(-1) || last > own.length * MOST_IN_FRONT) return null;
  if (places.some((place) => !isRow(own, place))) return null;
  // The last lines of the cash flow statement follow its last total.
  const line = own[last]?.fact.concept;
  let end = last;
  while (own[end + 1]?.fact.concept === line || LAST_LINES.test(own[end + 1]?.fact.concept ?? '')) end += 1;
  return new Set(own.slice(0, end + 1).map(({ fact }) => fact));
}

/** The columns of a row may be this far apart: one number may have two concepts. */
const ROW = 3;

/** Whether the next fact of the concept stands beside this one, as in a row; other instances are ordered by period. */
function isRow<F extends SpannedFact>(own: readonly Printed<F>[], place: number): boolean {
  const concept = own[place]?.fact.concept;
  const next = own.findIndex(({ fact }, index) => index > place && fact.concept === concept);
  return next < 0 || next - place <= ROW;
}

const LAST_LINES = /^us-gaap:(?:Cash|EffectOfExchangeRate)/;

/** The concepts that the filing's presentation shows in each statement. */
function presentedConcepts({ presentation, roles }: Linkbases): ReadonlyMap<string, readonly StatementKind[]> {
  const shown = new Map<string, StatementKind[]>();
  for (const kind of ['income', 'balance', 'cashflow'] as const) {
    let best: { readonly concepts: ReadonlySet<string>; readonly lines: number } | null = null;
    for (const [role, own] of presentation) {
      if (roles.get(role)?.sort !== 'statement') continue;
      const concepts = new Set(own.map(({ concept }) => concept));
      const lines = linesOf(kind, (concept) => concepts.has(concept));
      if (lines >= 3 && (best === null || lines > best.lines)) best = { concepts, lines };
    }
    for (const concept of best?.concepts ?? []) shown.set(concept, [...(shown.get(concept) ?? []), kind]);
  }
  return shown;
}

/** Facts of one table (or of an instance as a whole) and one period, from top to bottom. */
function columnTotals<F extends SpannedFact>(printed: readonly Printed<F>[]): readonly ColumnTotal<F>[] {
  const amounts = printed.filter(({ fact }) => /^[A-Z]{3}$/.test(fact.unit) && /^-?\d/.test(fact.value));
  const columns = Map.groupBy(
    amounts,
    ({ fact, table, sequence }) =>
      `${sequence} ${table ?? ''} ${fact.start ?? ''} ${fact.end} ${table === null ? JSON.stringify(fact.dimensions) : ''}`,
  );
  return [...columns.values()].flatMap((column) => {
    const entries = column.map(({ fact, isNegative, table }): ColumnEntry<F> => {
      const value = Number(fact.value);
      return {
        item: fact,
        value: table === null ? value : isNegative ? -Math.abs(value) : Math.abs(value),
        unit: unitOf(fact),
      };
    });
    return totalsOf(withoutRepeats(entries));
  });
}

/** One row may state a number under two concepts: then it counts once. */
function withoutRepeats<F extends SpannedFact>(entries: readonly ColumnEntry<F>[]): readonly ColumnEntry<F>[] {
  return entries.filter((entry, index) => {
    const before = entries[index - 1];
    const [span, earlier] = [entry.item.spans[0], before?.item.spans[0]];
    return (
      !span ||
      !earlier ||
      span.start > earlier.end + 2_000 ||
      before?.value !== entry.value ||
      span.start >= earlier.end
    );
  });
}

function unitOf({ decimals }: StatementFact): number {
  const places = Number(decimals ?? Number.NaN);
  return Number.isInteger(places) && Math.abs(places) <= 12 ? 10 ** -places : 1;
}

/** Totals and parts of the filing's own calculation that agree with it. */
function calculatedSums<F extends StatementFact>(facts: readonly F[], { calculations }: Linkbases): Set<F> {
  const found = new Set<F>();
  if (calculations.size === 0) return found;
  const totals = [...calculations].flatMap(([, own]) => [...own]);
  const used = new Set(totals.flatMap(([total, children]) => [total, ...children.map(({ concept }) => concept)]));
  const periods = Map.groupBy(
    facts.filter((fact) => used.has(fact.concept) && /^[A-Z]{3}$/.test(fact.unit) && !hasDimensions(fact)),
    ({ start, end, unit }) => `${start ?? ''} ${end} ${unit}`,
  );
  for (const own of periods.values()) {
    const byConcept = Map.groupBy(own, ({ concept }) => concept);
    for (const [total, children] of totals) {
      const sums = byConcept.get(total);
      const stated = children.filter(({ concept }) => byConcept.has(concept));
      if (sums?.[0] === undefined || stated.length < 2) continue;
      const unit = unitOf(sums[0]);
      const value = stated.reduce(
        (sum, { concept, weight }) => sum + weight * Number(byConcept.get(concept)?.[0]?.value),
        0,
      );
      if (Math.abs(value - Number(sums[0].value)) > unit * 1.01) continue;
      for (const fact of sums) found.add(fact);
      for (const { concept } of stated) for (const fact of byConcept.get(concept) ?? []) found.add(fact);
    }
  }
  return found;
}
