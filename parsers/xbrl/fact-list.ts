import type { Reason } from '../../core/parser.ts';
import type { Span } from '../../core/spans.ts';
import type { XbrlFact } from '../../core/xbrl.ts';
import { decimalsOfPrecision, numericLexical } from './decimal.ts';
import type { Definitions } from './definitions.ts';
import type { Problems } from './problems.ts';

/** Facts of one report with their source spans; `spans[i]` belongs to `facts[i]`. */
export interface FactList {
  readonly facts: XbrlFact[];
  readonly spans: Span[][];
}

/** The facts of a document, or why it was rejected. */
export type Extraction =
  | { readonly list: FactList; readonly rejection: null }
  | { readonly list: null; readonly rejection: Reason };

export function rejected(code: string, message: string): Extraction {
  return { list: null, rejection: { code, message } };
}

/** A fact with unresolved references. */
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
  /** Whether the value is a fraction, `numerator/denominator`. */
  isFraction: boolean;
}

/**
 * Resolves a draft. A fact without a readable context, unit or number is left out with a problem: a number without its
 * period or unit is meaningless and must not look otherwise.
 */
export function finishFact(draft: FactDraft, definitions: Definitions, problems: Problems): XbrlFact | null {
  const context = definitions.contexts.get(draft.contextRef);
  if (!context) {
    problems.add('unresolved-context', `${draft.concept} refers to context ${JSON.stringify(draft.contextRef)}`);
    return null;
  }
  let unit: string | null = null;
  let value = draft.value;
  if (draft.unitRef !== null) {
    unit = definitions.units.get(draft.unitRef) ?? null;
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
  const { concept, precision, isNil, id } = draft;
  const { period, entity, dimensions } = context;
  let { decimals } = draft;
  if (value !== null && precision !== null && !draft.isFraction) decimals ??= decimalsOfPrecision(value, precision);
  return { concept, value, unit, decimals, period, entity, dimensions, isNil, id };
}

function fractionLexical(value: string): string | null {
  const [numerator, denominator, ...rest] = value.split('/');
  const above = numericLexical(numerator ?? '');
  const below = numericLexical(denominator ?? '');
  return above === null || below === null || rest.length > 0 ? null : `${above}/${below}`;
}
