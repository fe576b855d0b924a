import type { ParseOutcome, Parser } from '../../core/parser.ts';
import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import { currentPartOf } from '../terms-text/current-part.ts';
import { emptyOutcome, listsOutcome, refusalOf } from '../terms-text/stated-items.ts';
import { isOtherReport, termsDocumentsOf } from '../terms-text/terms-documents.ts';
import { termsTextOf } from '../terms-text/terms-text.ts';
import { findLockups } from './lockups.ts';
import type { LockupsAndRofrResult } from './result.ts';
import { findRofr } from './rofr.ts';

const NAME = { id: 'lockups-and-rofr', version: 1 } as const;

/**
 * Lock-ups, rights of first refusal and tails, from "Plan of Distribution" and "Underwriting", from current reports on
 * financings and from their agreements. The base prospectus behind a supplement is left out.
 *
 * Confidence: 0.95 where two sentences give a party the same period; 0.9 where the sentence names the lock-up or the
 * right; 0.8 read in one place, and for months and years, given as 30 and 365 days; 0.6 where sentences give a party
 * different periods, and for holders known only as those who sign.
 */
export const lockupsAndRofrV1: Parser<LockupsAndRofrResult> = {
  ...NAME,
  kind: 'dilution',
  dependsOn: [],
  appliesTo: termsDocumentsOf,
  parse,
};

function parse(submission: Submission, document: SubmissionDocument): ParseOutcome<LockupsAndRofrResult> {
  const refusal = refusalOf(document);
  if (refusal !== null) return emptyOutcome(NAME, 'rejected', [refusal]);
  if (isOtherReport(submission)) {
    return emptyOutcome(NAME, 'not_applicable', [
      { code: 'other-items', message: 'no item of the report tells of a financing' },
    ]);
  }
  const terms = termsTextOf(document);
  if (!/\p{L}{3}/u.test(terms.text.slice(0, 200_000))) {
    return emptyOutcome(NAME, 'rejected', [{ code: 'no-words', message: 'the document holds no words' }]);
  }
  const part = currentPartOf(terms);
  return listsOutcome(NAME, terms, { rofr: findRofr(terms, part), lockups: findLockups(terms, part) }, []);
}
