import type { IsoDate } from '../../core/dates.ts';
import type { ParseOutcome, Parser } from '../../core/parser.ts';
import type { CorporateActionValues } from '../../core/rows-compliance.ts';
import type { ParsedRow } from '../../core/table-rows.ts';
import { CURRENT_REPORTS, mainAndExhibits } from '../filing/documents.ts';
import { outcomeHead, rejectedUnread } from '../filing/outcomes.ts';
import { parsedRow } from '../filing/parsed-row.ts';
import type { FilingFacts } from '../filing/row-values.ts';
import { flatTextOf } from '../prose/flat-text.ts';
import { listMembersOf, READ_ONCE, STANDARD, type StatedMembers, statedOutcome } from '../prose/stated-values.ts';
import type { Action, ActionType } from './action-context.ts';
import { readActions } from './actions.ts';

const PARSER = { id: 'corporate-actions', version: 1, kind: 'dilution' } as const;
const HEAD = outcomeHead(PARSER);

export interface CorporateAction {
  readonly type: ActionType;
  readonly from?: string;
  readonly to?: string;
  readonly date?: IsoDate;
}

export interface CorporateActionsResult {
  readonly corporateActions?: readonly CorporateAction[];
}

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

/** A row per action. */
function corporateActionRows(
  outcome: ParseOutcome<CorporateActionsResult>,
  { form, filedDate }: FilingFacts,
): readonly ParsedRow<CorporateActionValues>[] {
  return (outcome.result?.corporateActions ?? []).map((action, index) => {
    const path = `corporateActions[${index}].`;
    const values: CorporateActionValues = {
      form,
      filedDate,
      type: action.type,
      fromValue: action.from ?? null,
      toValue: action.to ?? null,
      date: action.date ?? null,
    };
    const row = parsedRow(outcome, values, path);
    const [from, to] = [outcome.spans[`${path}from`], outcome.spans[`${path}to`]];
    const confidences = ['type', 'from', 'to', 'date'].flatMap((key) => outcome.confidences?.[`${path}${key}`] ?? []);
    return {
      ...row,
      valueSpans: { ...row.valueSpans, ...(from ? { fromValue: from } : {}), ...(to ? { toValue: to } : {}) },
      confidence: Math.min(outcome.confidence, ...confidences),
    };
  });
}
