import { STATED, type StatedValue } from '../prose/stated-items.ts';

/**
 * What supports a value, each kind once (`docs/evidence.md` has examples):
 * - `words`: the sentence or cell that it was read from; every value has it;
 * - `place`: another sentence, row or title of the document says the same;
 * - `total`: rows make a printed total or balance with it;
 * - `tag`: an XBRL fact of the filing has it;
 * - `arithmetic`: other values of the document give it;
 * - `section`: it is under a heading that names both the term and the class, or where the form lists such things;
 * - `name`: the name of the class says the same as the value.
 */
export type Witness = 'words' | 'place' | 'total' | 'tag' | 'arithmetic' | 'section' | 'name';

/** A value with its witnesses; without any, only the words it was read from. */
export interface WitnessedValue extends StatedValue {
  readonly witnesses?: readonly Witness[];
}

export type WitnessedItem = ReadonlyMap<string, WitnessedValue>;

/** Two witnesses of different kinds are sure, one is not. */
const SURE = 0.9;
/** Three witnesses of different kinds. */
const SUREST = 0.95;

/** @example confidenceOf(['words', 'tag']) // 0.9: two witnesses of different kinds */
export function confidenceOf(witnesses: readonly Witness[]): number {
  const kinds = new Set<Witness>(['words', ...witnesses]).size;
  return kinds === 1 ? STATED : kinds === 2 ? SURE : SUREST;
}

/** A value read from words, with its other witnesses. */
export function witnessed(value: unknown, at: StatedValue['at'], ...witnesses: readonly Witness[]): WitnessedValue {
  return { value, at, confidence: STATED, witnesses };
}

export function withWitness(stated: WitnessedValue, ...witnesses: readonly Witness[]): WitnessedValue {
  return { ...stated, witnesses: [...(stated.witnesses ?? []), ...witnesses] };
}
