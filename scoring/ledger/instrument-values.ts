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
      const { exercisePrice, preFunded } = statement;
      if (exercisePrice === null || !Number.isFinite(exercisePrice)) return null;
      return preFunded ? exercisePrice : rounded(exercisePrice / shareFactorSince(splits, statement.asOf));
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

/** The latest value of each field, and the statement that gives it: the newer public one wins. */
export function currentValues(
  statements: readonly InstrumentStatement[],
  splits: readonly SplitFact[],
): { readonly values: Values; readonly sources: Instrument['sources'] } {
  const values: Record<string, InstrumentValue | null> = Object.fromEntries(
    INSTRUMENT_FIELDS.map((field) => [field, null]),
  );
  const sources: Partial<Record<InstrumentField, FactRef>> = {};
  for (const statement of statements) {
    for (const field of INSTRUMENT_FIELDS) {
      const value = valueIn(statement, field, splits);
      if (value === null) continue;
      values[field] = value;
      sources[field] = citation(statement, field);
    }
  }
  return { values: values as Values, sources };
}
