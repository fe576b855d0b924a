import { addDays, daysBetween, type IsoDate } from '../../core/dates.ts';
import { compareBy } from '../../core/fact-order.ts';
import {
  INSTRUMENT_FIELDS,
  type InstrumentConflict,
  type InstrumentEvent,
  type InstrumentField,
  type InstrumentStatement,
  type InstrumentValue,
} from '../../core/instruments.ts';
import type { SplitFact } from '../../core/score-inputs.ts';
import { sourceOf } from '../select/context.ts';
import { shareFactorSince } from '../select/splits.ts';
import { citation, valueIn } from './instrument-values.ts';
import { isSamePrice } from './same-price.ts';

/** Documents of one event are filed within this many days: differences between them are conflicts, not changes. */
const SAME_TIME_DAYS = 10;
/** Fields that events change; any other change, or one between documents of one event, is a conflict. */
const CHANGING: ReadonlySet<InstrumentField> = new Set(['shares', 'price', 'principal']);
/** Splits round each holder's shares. */
const ROUNDING = 0.001;

function isSame(a: InstrumentValue, b: InstrumentValue): boolean {
  if (typeof a !== 'number' || typeof b !== 'number') return a === b;
  return Math.abs(a - b) <= ROUNDING * Math.max(Math.abs(a), Math.abs(b));
}

interface Quote {
  readonly statement: InstrumentStatement;
  readonly value: InstrumentValue;
}

function isSameIn(field: InstrumentField, a: Quote, b: Quote, splits: readonly SplitFact[]): boolean {
  if (field !== 'price') return isSame(a.value, b.value);
  const [quoteA, quoteB] = [a, b].map(({ statement, value }) => ({
    price: Number(value),
    factor: shareFactorSince(splits, statement.asOf),
  }));
  return quoteA !== undefined && quoteB !== undefined && isSamePrice(quoteA, quoteB);
}

function isConflict(field: InstrumentField, before: InstrumentStatement, after: InstrumentStatement): boolean {
  if (before.accessionNumber === after.accessionNumber) return false;
  return !CHANGING.has(field) || daysBetween(before.asOf, after.asOf) <= SAME_TIME_DAYS;
}

/** Conflicts between documents: the older value beside the newer one, which is used. */
export function conflictsOf(
  statements: readonly InstrumentStatement[],
  splits: readonly SplitFact[],
): readonly InstrumentConflict[] {
  return INSTRUMENT_FIELDS.flatMap((field) =>
    changesOf(statements, field, splits)
      .filter(({ before, after }) => isConflict(field, before, after))
      .map(({ before, after, from, to }) => ({
        field,
        kept: { value: to, source: citation(after, field) },
        other: { value: from, source: citation(before, field) },
      })),
  );
}

interface Change {
  readonly before: InstrumentStatement;
  readonly after: InstrumentStatement;
  readonly from: InstrumentValue;
  readonly to: InstrumentValue;
}

/** Statements that change a field, compared in shares after the splits. */
function changesOf(
  statements: readonly InstrumentStatement[],
  field: InstrumentField,
  splits: readonly SplitFact[],
): readonly Change[] {
  const changes: Change[] = [];
  let last: Quote | null = null;
  for (const statement of statements) {
    const value = valueIn(statement, field, splits);
    if (value === null) continue;
    if (last !== null && !isSameIn(field, last, { statement, value }, splits)) {
      changes.push({ before: last.statement, after: statement, from: last.value, to: value });
    }
    last = { statement, value };
  }
  return changes;
}

function typeOf(field: InstrumentField, { from, to }: Change): InstrumentEvent['type'] {
  if (field === 'price') return 'repriced';
  if (field !== 'shares' && field !== 'principal') return 'terms-changed';
  return Number(to) < Number(from) ? 'reduced' : 'increased';
}

/** Every event of an instrument, oldest first, with values as quoted at the time. */
export function eventsOf(
  statements: readonly InstrumentStatement[],
  expires: IsoDate | null,
  { asOf, splits }: { readonly asOf: IsoDate; readonly splits: readonly SplitFact[] },
): readonly InstrumentEvent[] {
  const [first, ...later] = statements;
  if (first === undefined) return [];
  const quoted = (day: IsoDate) => splits.filter(({ effectiveDate }) => effectiveDate <= day);
  const events: InstrumentEvent[] = [
    {
      type: first.state === 'outstanding' || first.state === null ? 'first-stated' : 'issued',
      date: first.asOf,
      field: 'shares',
      from: null,
      to: first.shares,
      source: citation(first, 'shares'),
    },
  ];
  const changed = new Set<InstrumentStatement>();
  for (const field of INSTRUMENT_FIELDS) {
    for (const change of changesOf(statements, field, splits)) {
      const { before, after } = change;
      if (isConflict(field, before, after)) continue;
      changed.add(after);
      const then = quoted(after.asOf);
      const [from, to] = [valueIn(before, field, then), valueIn(after, field, then)];
      events.push({ type: typeOf(field, change), date: after.asOf, field, from, to, source: citation(after, field) });
    }
  }
  for (const statement of later) {
    if (changed.has(statement)) continue;
    const source = citation(statement, null);
    events.push({ type: 'restated', date: statement.asOf, field: null, from: null, to: null, source });
  }
  for (const split of splits) {
    const stated = statements.findLast(
      (statement) => statement.asOf < split.effectiveDate && statement.shares !== null,
    );
    const isOver = expires !== null && expires < split.effectiveDate;
    if (isOver || first.asOf >= split.effectiveDate) continue;
    const [from, to] = [addDays(split.effectiveDate, -1), split.effectiveDate].map((day) =>
      stated === undefined ? null : valueIn(stated, 'shares', quoted(day)),
    );
    const [date, source] = [split.effectiveDate, sourceOf(split)];
    events.push({ type: 'split-adjusted', date, field: 'shares', from: from ?? null, to: to ?? null, source });
  }
  const stating = statements.findLast((statement) => statement.expires === expires);
  if (expires !== null && expires < asOf && stating !== undefined) {
    const source = citation(stating, 'expires');
    events.push({ type: 'expired', date: expires, field: 'expires', from: null, to: expires, source });
  }
  return events.sort(compareBy(({ date }) => date));
}
