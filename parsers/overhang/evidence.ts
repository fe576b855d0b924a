import type { CrossValidation } from '../../core/parser.ts';
import { CHECKED, DOUBTFUL, STATED, type StatedItem, type StatedValue } from '../prose/stated-items.ts';

/**
 * What speaks for a value, each kind once:
 * - `words`: the sentence or cell that it was read from;
 * - `place`: another sentence, row or title of the document says the same;
 * - `total`: rows make a printed total or balance with it;
 * - `tag`: an XBRL fact of the filing has it;
 * - `arithmetic`: other values of the document give it;
 * - `section`: it stands under a heading that names both the term and the class, or where the form lists such things;
 * - `name`: the name of the class says the same as the value.
 */
export type Witness = 'words' | 'place' | 'total' | 'tag' | 'arithmetic' | 'section' | 'name';

/** A value with what speaks for it; without witnesses, only the words it was read from. */
export interface WitnessedValue extends StatedValue {
  readonly witnesses?: readonly Witness[];
}

export type WitnessedItem = ReadonlyMap<string, WitnessedValue>;

/** Two witnesses of different kinds are sure, one is not. */
const SURE = 0.9;

/** Cross-checks that add a witness where they pass. Others say only that a value is possible. */
const WITNESS_OF: Readonly<Record<string, Witness>> = {
  'count-stated-in-another-sentence': 'place',
  'exercise-price-stated-in-another-sentence': 'place',
  'principal-stated-in-another-sentence': 'place',
  'conversion-price-stated-in-another-sentence': 'place',
  'interest-rate-stated-beside-the-name': 'place',
  'unit-price-less-pre-funded-price-is-exercise-price': 'arithmetic',
  'principal-over-conversion-price-is-shares-issuable': 'arithmetic',
  'shares per $1,000 × conversion price = $1,000': 'arithmetic',
  'count-times-price-is-stated-proceeds': 'arithmetic',
  'counts-add-up-to-stated-count': 'total',
  'exercise-price-is-stated-percent-of-a-price': 'arithmetic',
  'interest-rate-in-the-name-elsewhere': 'place',
  'count-among-xbrl-warrant-counts': 'tag',
  'exercise-price-equals-xbrl-price-of-that-count': 'tag',
};
const TAGGED = /-equals-its-xbrl-fact$/;
/** Values that one calculation witnesses together, by the member that its check names. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  sharesIssuable: ['principal', 'conversionPrice', 'sharesIssuable'],
};

/** @example confidenceOf(['words', 'tag']) // 0.9: two witnesses of different kinds */
export function confidenceOf(witnesses: readonly Witness[]): number {
  const kinds = new Set<Witness>(['words', ...witnesses]).size;
  return kinds === 1 ? STATED : kinds === 2 ? SURE : CHECKED;
}

/** A value read from words, with what else speaks for it. */
export function witnessed(value: unknown, at: StatedValue['at'], ...witnesses: readonly Witness[]): WitnessedValue {
  return { value, at, confidence: STATED, witnesses };
}

export function withWitness(stated: WitnessedValue, ...witnesses: readonly Witness[]): WitnessedValue {
  return { ...stated, witnesses: [...(stated.witnesses ?? []), ...witnesses] };
}

/**
 * Confidence by evidence: one witness 0.8, two kinds 0.9, three 0.95; 0.6 where a check fails; what was read with doubt
 * stays in doubt, whatever speaks for it.
 *
 * @param list the items' name in paths of checks
 */
export function weighed(
  list: string,
  items: readonly WitnessedItem[],
  checks: readonly CrossValidation[],
): readonly StatedItem[] {
  return items.map((item, index) => {
    const prefix = `${list}[${index}].`;
    const own = checks.filter(({ path }) => path?.startsWith(prefix));
    const result = new Map<string, StatedValue>();
    for (const [member, { value, at, confidence, witnesses = [] }] of item) {
      const about = own.filter(({ path }) => isAbout(path?.slice(prefix.length) ?? '', member));
      const isDisputed = about.some(({ passed, path }) => !passed && path === `${prefix}${member}`);
      const passed = about.flatMap(({ passed, name }) => (passed ? (witnessIn(name) ?? []) : []));
      const sure = isDisputed ? DOUBTFUL : confidenceOf([...witnesses, ...passed]);
      result.set(member, { value, at, confidence: confidence < STATED ? Math.min(confidence, sure) : sure });
    }
    return result;
  });
}

function isAbout(checked: string, member: string): boolean {
  return checked === member || (TOGETHER[checked]?.includes(member) ?? false);
}

function witnessIn(name: string): Witness | null {
  return WITNESS_OF[name] ?? (TAGGED.test(name) ? 'tag' : null);
}
