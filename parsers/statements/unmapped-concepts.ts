import type { StatementFact } from '../../core/statements.ts';
import { type FactPlaces, hasDimensions } from './fact-index.ts';
import { STATEMENT_CONCEPTS } from './field-concepts.ts';

/** A face has some tens of lines; more are a defect of the filing. */
const MOST = 300;
const LONGEST = 200;

/** Concepts on the faces of the statements that no field, line or check reads, in order of their names. */
export function unmappedConcepts<F extends StatementFact>(
  facts: readonly F[],
  { facesOf }: Pick<FactPlaces<F>, 'facesOf'>,
): readonly string[] {
  const found = new Set<string>();
  for (const fact of facts) {
    const { concept } = fact;
    if (STATEMENT_CONCEPTS.has(concept) || found.has(concept) || concept.length > LONGEST) continue;
    if (!hasDimensions(fact) && facesOf(fact).length > 0) found.add(concept);
  }
  return [...found].sort().slice(0, MOST);
}
