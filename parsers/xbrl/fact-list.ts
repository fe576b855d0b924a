import type { Reason } from '../../core/parser.ts';
import type { Span } from '../../core/spans.ts';
import type { XbrlFact } from '../../core/xbrl.ts';
import type { ContextData } from './contexts.ts';
import { decimalsOfPrecision, numericLexical } from './decimal.ts';
import type { Problems } from './problems.ts';

/** Facts of one report and where each was read; `spans[i]` belongs to `facts[i]`. */
export interface FactList {
  readonly facts: XbrlFact[];
  readonly spans: Span[][];
}

/** The facts of a document, or why there are none. */
export type Extraction =
  | { readonly list: FactList; readonly rejection: null }
  | { readonly list: null; readonly rejection: Reason };

export function rejected(code: string, message: string): Extraction {
  return { list: null, rejection: { code, message } };
}

/** A fact before its references are resolved. */
export interface FactDraft {
  readonly concept: string;
  /** Lexical value; null where nil. */
  value: string | null;
  readonly isNil: boolean;
  readonly contextRef: string;
  readonly unitRef: string | null;
  readonly decimals: string | null;
  readonly precision: string | null;
  readonly id: string | null;
  /** True for a fraction item, whose value is `numerator/denominator`. */
  isFraction: boolean;
}

export interface Dictionaries {
  /** Null: the context stands there but is unreadable. */
  readonly contexts: ReadonlyMap<string, ContextData | null>;
  readonly units: ReadonlyMap<string, string | null>;
}

/**
 * Resolves a draft. A fact whose context, unit or number cannot be read is left out with a problem: without its period
 * or unit a number says nothing, and must not look as if it did.
 */
export function finishFact(draft: FactDraft, dictionaries: Dictionaries, problems: Problems): XbrlFact | null {
  const context = dictionaries.contexts.get(draft.contextRef);
  if (!context) {
    problems.add('unresolved-context', `${draft.concept} refers to context ${JSON.stringify(draft.contextRef)}`);
    return null;
  }
  let unit: string | null = null;
  let value = draft.value;
  if (draft.unitRef !== null) {
    unit = dictionaries.units.get(draft.unitRef) ?? null;
    if (unit === null) {
      problems.add('unresolved-unit', `${draft.concept} refers to unit ${JSON.stringify(draft.unitRef)}`);
      return null;
    }
    if (value !== null) {
      const number = draft.isFraction ? fractionLexical(value) : numericLexical(value);
      if (number === null) {
        problems.add('invalid-number', `${draft.concept} is ${JSON.stringify(value.slice(0, 60))}`);
        return null;
      }
      value = number;
    }
  }
  return {
    concept: draft.concept,
    value,
    unit,
    decimals: draft.decimals ?? precisionAsDecimals(draft, value),
    period: context.period,
    entity: context.entity,
    dimensions: context.dimensions,
    isNil: draft.isNil,
    id: draft.id,
  };
}

function fractionLexical(value: string): string | null {
  const [numerator, denominator, ...rest] = value.split('/');
  const above = numericLexical(numerator ?? '');
  const below = numericLexical(denominator ?? '');
  return above === null || below === null || rest.length > 0 ? null : `${above}/${below}`;
}

function precisionAsDecimals(draft: FactDraft, value: string | null): string | null {
  return draft.precision === null || value === null || draft.isFraction
    ? null
    : decimalsOfPrecision(value, draft.precision);
}
