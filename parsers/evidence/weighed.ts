import type { CrossValidation } from '../../core/parser.ts';
import { DOUBTFUL, STATED, type StatedItem, type StatedValue } from '../prose/stated-items.ts';
import { confidenceOf, type Witness, type WitnessedItem } from './witnesses.ts';

/** What a parser's cross-checks count for. */
export interface CheckedBy {
  /** Checks that add a witness where they pass, by name. Others say only that a value is possible. */
  readonly witnessOf: (name: string) => Witness | null;
  /** Members that one calculation witnesses together, by the member that its check names. */
  readonly together?: Readonly<Record<string, readonly string[]>>;
}

/**
 * Confidence by evidence: one witness 0.8, two kinds 0.9, three 0.95; 0.6 where a check of the value itself fails; what
 * was read with doubt stays in doubt, however many witnesses it has. One item's checks say nothing about another item.
 *
 * @param list the items' name in paths of checks: `warrants` of `warrants[2].count`
 */
export function weighed(
  list: string,
  items: readonly WitnessedItem[],
  checks: readonly CrossValidation[],
  { witnessOf, together = {} }: CheckedBy,
): readonly StatedItem[] {
  return items.map((item, index) => {
    const prefix = `${list}[${index}].`;
    const own = checks.filter(({ path }) => path?.startsWith(prefix));
    const result = new Map<string, StatedValue>();
    for (const [member, { value, at, confidence, witnesses = [] }] of item) {
      const about = own.filter(({ path }) => {
        const checked = path?.slice(prefix.length) ?? '';
        return checked === member || (together[checked]?.includes(member) ?? false);
      });
      const isDisputed = about.some(({ passed, path }) => !passed && path === `${prefix}${member}`);
      const passed = about.flatMap(({ passed, name }) => (passed ? (witnessOf(name) ?? []) : []));
      const sure = isDisputed ? DOUBTFUL : confidenceOf([...witnesses, ...passed]);
      result.set(member, { value, at, confidence: confidence < STATED ? Math.min(confidence, sure) : sure });
    }
    return result;
  });
}
