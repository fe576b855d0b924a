import type { StagedFiling } from '../core/staged-filing.ts';
import type { UnmappedConcepts } from '../db/repositories/filings/unmapped-concepts.ts';
import type { StatementsResult } from '../parsers/statements/result.ts';

const STATEMENTS = 'statements';

/** What the versions of the statements parser could not map in these filings. */
export function unmappedConceptsOf(staged: readonly StagedFiling[]): readonly UnmappedConcepts[] {
  return staged.flatMap(({ accessionNumber, runs }) =>
    runs.flatMap(({ parserId, parserVersion, outcome }) => {
      if (parserId !== STATEMENTS || outcome.status !== 'parsed') return [];
      const { unmappedConcepts } = outcome.result as StatementsResult;
      return unmappedConcepts.length === 0 ? [] : [{ accessionNumber, parserVersion, concepts: unmappedConcepts }];
    }),
  );
}
