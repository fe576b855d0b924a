import {
  INSTRUMENT_FIELDS,
  type Instrument,
  type InstrumentField,
  type InstrumentStatement,
  type InstrumentValue,
} from '../../core/instruments.ts';
import type { FactRef, SplitFact } from '../../core/score-inputs.ts';
import { sourceOf } from '../select/context.ts';
import { shareFactorSince } from '../select/splits.ts';
import { type CurrentTerms, statedPriceOf, type Term } from './current-terms.ts';
import type { KnownInstrument } from './known-instruments.ts';

/** Twelve digits: more than documents state, fewer than double rounding affects. */
function rounded(value: number): number {
  return Number(value.toPrecision(12));
}

/**
 * A field of one statement, in shares after the given splits; null where it is not stated. The nominal price of pre-
 * funded warrants does not change with splits.
 */
export function valueIn(
  statement: InstrumentStatement,
  field: InstrumentField,
  splits: readonly SplitFact[],
): InstrumentValue | null {
  switch (field) {
    case 'shares':
      return statement.shares === null || !Number.isFinite(statement.shares)
        ? null
        : rounded(statement.shares * shareFactorSince(splits, statement.asOf));
    case 'price': {
      const exercisePrice = statedPriceOf(statement);
      if (exercisePrice === null) return null;
      return statement.preFunded ? exercisePrice : rounded(exercisePrice / shareFactorSince(splits, statement.asOf));
    }
    case 'exercisableFrom':
      return statement.exercisableOn;
    case 'variablePrice':
      return statement.variablePrice ? true : null;
    case 'expires':
    case 'principal':
    case 'interestRate':
    case 'priceProtection':
    case 'ratchet':
      return statement[field];
  }
}

/** The provenance of a field: the span of its value, else of the statement. */
export function citation(statement: InstrumentStatement, field: InstrumentField | null): FactRef {
  const span = field === null ? undefined : statement.spans[field];
  return { ...sourceOf(statement), sourceSpan: span ?? statement.sourceSpan };
}

type Values = Pick<Instrument, InstrumentField>;

/** Fields that a score reads, with the name of the term. */
const TERMS = {
  shares: 'shares',
  price: 'exercisePrice',
  expires: 'expires',
  exercisableFrom: 'exercisableFrom',
  variablePrice: 'variablePrice',
  principal: 'principal',
} as const satisfies Partial<Record<InstrumentField, keyof CurrentTerms<InstrumentStatement>>>;

function isTerm(field: InstrumentField): field is keyof typeof TERMS {
  return field in TERMS;
}

/** A term in shares after the given splits. */
function splitAdjusted(
  field: keyof typeof TERMS,
  { value, by }: Term<InstrumentStatement, InstrumentValue>,
  splits: readonly SplitFact[],
): InstrumentValue {
  if (typeof value !== 'number' || field === 'principal') return value;
  if (field === 'price') return by.preFunded ? value : rounded(value / shareFactorSince(splits, by.asOf));
  return rounded(value * shareFactorSince(splits, by.asOf));
}

/** The latest value of each field, and the statement that gives it: the terms that scores read, and the other fields. */
export function currentValues(
  { statements, terms }: Pick<KnownInstrument<InstrumentStatement>, 'statements' | 'terms'>,
  splits: readonly SplitFact[],
): { readonly values: Values; readonly sources: Instrument['sources'] } {
  const values: Record<string, InstrumentValue | null> = {};
  const sources: Partial<Record<InstrumentField, FactRef>> = {};
  for (const field of INSTRUMENT_FIELDS) {
    values[field] = null;
    if (isTerm(field)) {
      const term: Term<InstrumentStatement, InstrumentValue> | null = terms[TERMS[field]];
      if (term === null) continue;
      values[field] = splitAdjusted(field, term, splits);
      sources[field] = citation(term.by, field);
      continue;
    }
    const by = statements.findLast((statement) => valueIn(statement, field, splits) !== null);
    if (by === undefined) continue;
    values[field] = valueIn(by, field, splits);
    sources[field] = citation(by, field);
  }
  return { values: values as Values, sources };
}
