import type { IsoDate } from '../../core/dates.ts';
import type { ParseOutcome, Parser } from '../../core/parser.ts';
import type { CorporateActionValues } from '../../core/rows-compliance.ts';
import type { ParsedRow } from '../../core/table-rows.ts';
import { confidenceOf, type Witness } from '../evidence/witnesses.ts';
import { CURRENT_REPORTS, mainAndExhibits } from '../filing/documents.ts';
import { outcomeHead, rejectedUnread } from '../filing/outcomes.ts';
import { parsedRow } from '../filing/parsed-row.ts';
import type { FilingFacts } from '../filing/row-values.ts';
import { type FlatText, flatTextOf, sentenceOf, type TextRange } from '../prose/flat-text.ts';
import { listMembersOf, READ_ONCE, type StatedMembers, statedOutcome } from '../prose/stated-values.ts';
import { countOf, NUMBER } from '../reverse-splits/ratios.ts';
import type { Action, ActionType } from './action-context.ts';
import { readActions } from './actions.ts';
import type { Named } from './cover-names.ts';
import { RATIO } from './forward-splits.ts';
import { unreadActions } from './unread-actions.ts';

const PARSER = { id: 'corporate-actions', version: 3, kind: 'dilution' } as const;
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
 * Confidence by evidence: 0.9 for names and symbols that the document has in a second place, such as its cover, 0.8 else and
 * for further symbols of a row; dates 0.9 where a word of effect governs them beside such a name, 0.75 where none does.
 */
export const corporateActionsV3: Parser<CorporateActionsResult> = {
  ...PARSER,
  dependsOn: [],
  appliesTo: (submission) => mainAndExhibits(submission, CURRENT_REPORTS, /^EX-99/),
  parse(_submission, document) {
    const unread = rejectedUnread<CorporateActionsResult>(HEAD, document);
    if (unread !== null) return unread;
    const flat = flatTextOf(document, 'rows');
    const members = listMembersOf(
      flat,
      'corporateActions',
      readActions(flat).map((action) => statedAction(flat, action)),
    );
    if (members.list.length > 0) return statedOutcome(HEAD, { corporateActions: members.list }, members);
    const notUsed = unreadActions(flat);
    return statedOutcome(HEAD, {}, members, [], notUsed === null ? [] : [notUsed]);
  },
  rows: (outcome, filing) => [{ table: 'dilution.corporate_actions', rows: corporateActionRows(outcome, filing) }],
};

/** Confidence by evidence (`docs/evidence.md`): what the document says in another place too, and what its items report. */
function statedAction(flat: FlatText, action: Action): StatedMembers {
  const { type, range, from, to, date } = action;
  const isMain = action.isMain !== false && !isHistory(flat);
  const places = (one: Named) => (type === 'split' ? ratioPlaces(flat, action) : placesOf(flat, one));
  const named = (one: Named | null) => one && { ...one, confidence: isMain ? confidenceOf(places(one)) : READ_ONCE };
  const [source, target] = [named(from), named(to)];
  const isReported = type === 'despac_closing' || type === 'merger';
  const isSure = isMain && (isReported || [source, target].some((one) => one !== null && one.confidence >= 0.9));
  const day = date && (date.isOwn ? confidenceOf(isSure ? ['place'] : []) : Math.min(READ_ONCE, 0.75));
  return {
    type: { value: type, range, confidence: isSure ? confidenceOf(['section']) : READ_ONCE },
    from: source,
    to: target,
    date: date && { value: date.value, range: date.range, confidence: day ?? READ_ONCE },
  };
}

/** A prospectus or periodic report recounts the issuer's past; a current report of what just happened. */
function isHistory({ text }: FlatText): boolean {
  const head = text.slice(0, 3_000);
  return !/\bform (?:8-K|6-K)\b/i.test(head) && /\bprospectus\b|\bform (?:10-K|10-Q|20-F|[SF]-\d)/i.test(head);
}

const WORD = /[\p{L}\d]/u;

/** Another place with the same words: the cover, also in capitals, a second sentence, a title. */
function placesOf({ text }: FlatText, { value, range }: Named): readonly Witness[] {
  if (value.length < 2) return [];
  return isElsewhere(text, value, range) || isElsewhere(text, value.toUpperCase(), range) ? ['place'] : [];
}

function isElsewhere(text: string, value: string, range: TextRange): boolean {
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + value.length)) {
    const isWhole = !WORD.test(text.charAt(at - 1)) && !WORD.test(text.charAt(at + value.length));
    if (isWhole && (at < range.start || at >= range.end)) return true;
  }
  return false;
}

const ADDED = new RegExp(`\\b(${NUMBER}) additional shares? (?:\\w+ ){0,5}for (?:each|every)`, 'i');

/** Another sentence with the ratio, or the shares that each share gets more. */
function ratioPlaces(flat: FlatText, { from, to, range }: Action): readonly Witness[] {
  const [fewer, more] = [Number(from?.value), Number(to?.value)];
  const sentence = sentenceOf(flat, range.start);
  const others = `${flat.text.slice(0, sentence.start)} ${flat.text.slice(sentence.end)}`;
  for (const match of others.matchAll(RATIO))
    if (countOf(match[1] ?? '') === more && countOf(match[2] ?? '') === fewer) return ['place'];
  const added = ADDED.exec(others)?.[1];
  return fewer === 1 && added !== undefined && countOf(added) === more - 1 ? ['arithmetic'] : [];
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
