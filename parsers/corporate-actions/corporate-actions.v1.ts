import type { Parser } from '../../core/parser.ts';
import { CURRENT_REPORTS, mainAndExhibits } from '../filing/documents.ts';
import { outcomeHead, rejectedUnread } from '../filing/outcomes.ts';
import { flatTextOf } from '../prose/flat-text.ts';
import { listMembersOf, READ_ONCE, STANDARD, type StatedMembers, statedOutcome } from '../prose/stated-values.ts';
import type { Action } from './action-context.ts';
import { readActions } from './actions.ts';
import type { CorporateActionsResult } from './result.ts';
import { corporateActionRows } from './rows.ts';

const PARSER = { id: 'corporate-actions', version: 1, kind: 'dilution' } as const;
const HEAD = outcomeHead(PARSER);

/**
 * Changes of name, ticker and exchange, de-SPAC closings (Items 2.01 and 5.06 of Form 8-K) and forward splits, from
 * current reports and their press releases. `from` and `to` are names, symbols, markets, or shares of a split. Reverse
 * splits are reverse-splits'.
 *
 * Confidence: 0.92 for names and symbols that one sentence gives as "from … to …", 0.8 where the cover supplies one;
 * dates 0.92 where a word of effect governs them, 0.75 else.
 */
export const corporateActionsV1: Parser<CorporateActionsResult> = {
  ...PARSER,
  dependsOn: [],
  appliesTo: (submission) => mainAndExhibits(submission, CURRENT_REPORTS, /^EX-99/),
  parse(_submission, document) {
    const unread = rejectedUnread<CorporateActionsResult>(HEAD, document);
    if (unread !== null) return unread;
    const flat = flatTextOf(document, 'rows');
    const members = listMembersOf(flat, 'corporateActions', readActions(flat).map(statedAction));
    return statedOutcome(HEAD, members.list.length === 0 ? {} : { corporateActions: members.list }, members);
  },
  rows: (outcome, filing) => [{ table: 'dilution.corporate_actions', rows: corporateActionRows(outcome, filing) }],
};

function statedAction({ type, range, from, to, date }: Action): StatedMembers {
  const isWhole = from !== null && to !== null && Math.abs(from.range.start - to.range.start) < 400;
  const confidence = isWhole ? STANDARD : READ_ONCE;
  return {
    type: { value: type, range, confidence: isWhole ? STANDARD : 0.88 },
    from: from && { ...from, confidence },
    to: to && { ...to, confidence },
    date: date && { ...date, confidence: date.isOwn ? 0.9 : 0.75 },
  };
}
