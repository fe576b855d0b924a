import type { ParseContext, ParseOutcome, Parser } from '../../core/parser.ts';
import type { Span } from '../../core/spans.ts';
import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import { CURRENT_REPORTS, mainAndExhibits } from '../filing/documents.ts';
import { outcomeHead, rejectedUnread } from '../filing/outcomes.ts';
import { flatTextOf } from '../prose/flat-text.ts';
import { membersOf, READ_ONCE, STANDARD, statedOutcome } from '../prose/stated-values.ts';
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
  parse,
  rows: (outcome, filing) => [{ table: 'dilution.corporate_actions', rows: corporateActionRows(outcome, filing) }],
};

function parse(
  _submission: Submission,
  document: SubmissionDocument,
  _context: ParseContext,
): ParseOutcome<CorporateActionsResult> {
  const unread = rejectedUnread<CorporateActionsResult>(HEAD, document);
  if (unread !== null) return unread;
  const flat = flatTextOf(document, 'rows');
  const list: Record<string, unknown>[] = [];
  const spans: Record<string, readonly Span[]> = {};
  const confidences: Record<string, number> = {};
  for (const action of readActions(flat)) {
    const { from, to, date } = action;
    const isWhole = from !== null && to !== null && Math.abs(from.range.start - to.range.start) < 400;
    const confidence = isWhole ? STANDARD : READ_ONCE;
    const members = membersOf(flat, `corporateActions[${list.length}]`, {
      type: { value: action.type, range: action.range, confidence: isWhole ? STANDARD : 0.88 },
      from: from === null ? null : { ...from, confidence },
      to: to === null ? null : { ...to, confidence },
      date: date === null ? null : { value: date.value, range: date.range, confidence: date.isOwn ? 0.9 : 0.75 },
    });
    list.push(members.values);
    Object.assign(spans, members.spans);
    Object.assign(confidences, members.confidences);
  }
  const result = list.length === 0 ? {} : { corporateActions: list };
  return statedOutcome(HEAD, { result, spans, confidences, checks: [], warnings: [] });
}
