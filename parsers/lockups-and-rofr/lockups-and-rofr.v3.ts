import type { Parser } from '../../core/parser.ts';
import { documentsWithTerms, isWithoutFinancing } from '../filing/documents.ts';
import { notApplicable, outcomeHead, rejectedUnread, rejectedWordless } from '../filing/outcomes.ts';
import { currentPartOf } from '../prose/current-part.ts';
import { flatTextOf } from '../prose/flat-text.ts';
import { listsOutcome } from '../prose/stated-items.ts';
import { findLockups } from './lockups.ts';
import type { LockupsAndRofrResult } from './result.ts';
import { findRofr } from './rofr.ts';
import { lockupRows, rofrRows } from './rows.ts';
import { cutLockups, unreadLockups } from './unread-lockups.ts';

const PARSER = { id: 'lockups-and-rofr', version: 3, kind: 'dilution' } as const;
const HEAD = outcomeHead(PARSER);

/**
 * Lock-ups, rights of first refusal and tails, from "Plan of Distribution" and "Underwriting", from current reports on
 * financings and from their agreements. The base prospectus behind a supplement is left out.
 *
 * Confidence by evidence (`docs/evidence.md`): 0.8 for the words of a promise; 0.9 and more with a second witness (the name
 * of a lock-up beside the promise, a period that runs from the deal, another statement); 0.8 at most for months and years,
 * given as 30 and 365 days; 0.6 where sentences give a party different periods, and for holders known only as those who sign.
 * A result without lock-ups warns of periods beside the name of one that were not understood (`unread-lockups.ts`).
 */
export const lockupsAndRofrV3: Parser<LockupsAndRofrResult> = {
  ...PARSER,
  dependsOn: [],
  appliesTo: documentsWithTerms,
  parse(submission, document) {
    const rejected = rejectedUnread<LockupsAndRofrResult>(HEAD, document);
    if (rejected !== null) return rejected;
    if (isWithoutFinancing(submission))
      return notApplicable(HEAD, 'other-items', 'no item of the report discloses a financing');
    const terms = flatTextOf(document, 'rows');
    const wordless = rejectedWordless<LockupsAndRofrResult>(HEAD, terms.text);
    if (wordless !== null) return wordless;
    const part = currentPartOf(terms);
    const lockups = findLockups(terms, part);
    const outcome = listsOutcome<LockupsAndRofrResult>(HEAD, terms, { rofr: findRofr(terms, part), lockups }, []);
    const unread = lockups.length === 0 ? unreadLockups(terms, part) : null;
    const warnings = [unread, cutLockups(terms)].filter((one) => one !== null);
    return { ...outcome, warnings: [...outcome.warnings, ...warnings] };
  },
  rows: (outcome) => [
    { table: 'dilution.rights_of_first_refusal', rows: rofrRows(outcome) },
    { table: 'dilution.lockups', rows: lockupRows(outcome) },
  ],
};
