import type { IsoDate } from '../../core/dates.ts';
import { parserVersionOf } from '../../core/ids.ts';
import type { CrossValidation, ParseContext, ParseOutcome, Parser } from '../../core/parser.ts';
import type { ShareFloatValues } from '../../core/rows.ts';
import type { Span } from '../../core/spans.ts';
import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import type { ParsedRow } from '../../core/table-rows.ts';
import { CURRENT_REPORTS, mainAndExhibits, REPORTS_AND_PROSPECTUSES } from '../filing/documents.ts';
import { outcomeHead, rejectedUnread } from '../filing/outcomes.ts';
import { checksOf } from '../filing/parsed-row.ts';
import { decimalOf, type FilingFacts } from '../filing/row-values.ts';
import { type FlatText, flatTextOf } from '../prose/flat-text.ts';
import { type Members, membersOf, READ_ONCE, statedOutcome } from '../prose/stated-values.ts';
import { collectFacts } from '../reported-facts/reported-facts.ts';
import { shareFloatV1 } from '../share-float/share-float.v1.ts';
import { chooseShares } from './chosen-shares.ts';
import type { ShareStatement } from './share-statements.ts';

const PARSER = { id: 'share-count-prose', version: 3, kind: 'dilution' } as const;
const HEAD = outcomeHead(PARSER);

export interface ShareCountProse {
  readonly sharesOutstanding?: number;
  readonly asOf?: IsoDate;
  /** Where the count is of one class: "Class A". */
  readonly shareClass?: string;
  /** Where the document counts two classes or more for the date: each, in its order. */
  readonly classes?: readonly { readonly shareClass: string; readonly sharesOutstanding: number }[];
  readonly publicFloat?: number;
  readonly publicFloatAsOf?: IsoDate;
}

export interface ShareCountProseResult {
  readonly shareFloat?: ShareCountProse;
  /** `facts` where the filing's own XBRL facts answered: such rows are share-float's, not this parser's. */
  readonly shareFloatSource?: 'facts' | 'text';
}

/**
 * Shares outstanding and public float in words: covers of Forms 10-K and 10-Q, the I.B.6 paragraph of Form S-3,
 * "Description of Capital Stock", "The Offering", current reports. Where the filing tags them, the tagged ones answer. Of
 * several counts the one of the latest date is given, a float sentence's before others of the same date; of several
 * classes the first, and all of them in `classes`.
 *
 * Confidence follows the evidence (`docs/evidence.md`): the form's own place on a cover, another sentence on shares
 * outstanding with the same count, and shares × price = float are witnesses; 0.7 without a date; 0.6 where counts of one
 * date differ. Of several classes at most 0.8: one class is not all shares.
 */
export const shareCountProseV3: Parser<ShareCountProseResult> = {
  ...PARSER,
  dependsOn: [parserVersionOf('xbrl', 1)],
  appliesTo: (submission) => mainAndExhibits(submission, [...REPORTS_AND_PROSPECTUSES, ...CURRENT_REPORTS]),
  parse: (submission, document, context) => {
    const unread = rejectedUnread<ShareCountProseResult>(HEAD, document);
    if (unread !== null) return unread;
    const tagged = taggedShares(submission, document, context);
    if (tagged !== null) return statedOutcome(HEAD, { shareFloat: tagged.values, shareFloatSource: 'facts' }, tagged);
    const flat = flatTextOf(document, 'rows');
    const checks: CrossValidation[] = [];
    const filedDate = submission.header.filedDate ?? context.filedDate;
    const { stated, classes, unread: notRead } = chooseShares(flat, filedDate, checks);
    const members = membersOf(flat, 'shareFloat', stated);
    const isEmpty = Object.keys(members.values).length === 0;
    if (classes.length > 1) addClasses(flat, members, classes, stated['sharesOutstanding']?.confidence ?? READ_ONCE);
    const result = isEmpty ? {} : { shareFloat: members.values, shareFloatSource: 'text' };
    const warnings = notRead === null ? [] : [{ code: 'shares-outstanding-not-read', message: notRead }];
    return statedOutcome<ShareCountProseResult>(HEAD, result, members, checks, warnings);
  },
  rows: (outcome, filing) => [{ table: 'dilution.share_float_history', rows: shareCountProseRows(outcome, filing) }],
};

function addClasses(flat: FlatText, members: Members, classes: readonly ShareStatement[], confidence: number): void {
  members.values['classes'] = classes.map(({ shareClass, shares }) => ({ shareClass, sharesOutstanding: shares }));
  for (const [index, { sharesRange }] of classes.entries()) {
    const path = `shareFloat.classes[${index}].sharesOutstanding`;
    members.spans[path] = [flat.span(sharesRange)];
    members.confidences[path] = confidence;
  }
}

/** The cover's own facts, as the share-float parser reads them. */
function taggedShares(submission: Submission, document: SubmissionDocument, context: ParseContext): Members | null {
  if (collectFacts(context).count === 0) return null;
  const outcome = shareFloatV1.parse(submission, document, context);
  const rows = outcome.result?.rows ?? [];
  const covers = rows.filter(({ basis }) => basis === 'cover');
  const members: Members = { values: {}, spans: {}, confidences: {} };
  function take(
    row: ShareFloatValues | undefined,
    column: 'sharesOutstanding' | 'publicFloat',
    date: 'asOf' | 'publicFloatAsOf',
  ): void {
    if (row === undefined || row[column] === null) return;
    for (const key of [column, date]) {
      const path = `rows[${rows.indexOf(row)}].${key}`;
      members.values[key] = key === column ? Number(row[column]) : row[date];
      const found = outcome.spans[path];
      if (found !== undefined) members.spans[`shareFloat.${key}`] = found;
      members.confidences[`shareFloat.${key}`] = outcome.confidences?.[path] ?? outcome.confidence;
    }
  }
  take(mainClassOf(covers), 'sharesOutstanding', 'asOf');
  take(
    rows.find(({ basis }) => basis === 'annual-float'),
    'publicFloat',
    'publicFloatAsOf',
  );
  return Object.keys(members.values).length === 0 ? null : members;
}

const NO_COMMON = /preferred|preference|warrant|right|unit|note|depositary/i;

/** Of the latest date the first class that is common stock: covers list the main class first. */
function mainClassOf(covers: readonly ShareFloatValues[]): ShareFloatValues | undefined {
  const last = covers
    .map(({ asOf }) => asOf)
    .toSorted()
    .at(-1);
  const latest = covers.filter(({ asOf }) => asOf === last);
  return latest.find(({ shareClass }) => !NO_COMMON.test(shareClass)) ?? latest[0];
}

/** Shares and public float, each with its date; none if tagged facts have them. */
function shareCountProseRows(
  outcome: ParseOutcome<ShareCountProseResult>,
  { form }: Pick<FilingFacts, 'form'>,
): readonly ParsedRow<ShareFloatValues>[] {
  const { shareFloat, shareFloatSource } = outcome.result ?? {};
  if (shareFloat === undefined || shareFloatSource === 'facts') return [];
  const isPeriodic = /^(?:10-|20-F|40-F)/.test(form);
  const rows: ParsedRow<ShareFloatValues>[] = [];
  const add = (values: ShareFloatValues, keys: readonly string[]): void => {
    const valueSpans: Record<string, readonly Span[]> = {};
    for (const key of keys) {
      const spans = outcome.spans[`shareFloat.${key}`];
      if (spans !== undefined) valueSpans[key] = spans;
    }
    const confidence = Math.min(...keys.map((key) => outcome.confidences?.[`shareFloat.${key}`] ?? outcome.confidence));
    rows.push({ values, valueSpans, confidence, crossValidations: checksOf(outcome, `shareFloat.${keys[0]}`) });
  };
  const { sharesOutstanding, asOf, publicFloat, publicFloatAsOf, shareClass = '', classes = [] } = shareFloat;
  if (sharesOutstanding !== undefined && asOf !== undefined) {
    const basis = isPeriodic ? 'cover' : 'prospectus';
    const counted = classes.length > 0 ? classes : [{ shareClass, sharesOutstanding }];
    for (const one of counted)
      add(
        {
          asOf,
          shareClass: one.shareClass,
          basis,
          sharesOutstanding: decimalOf(one.sharesOutstanding),
          publicFloat: null,
          publicFloatAsOf: null,
        },
        ['sharesOutstanding', 'asOf'],
      );
  }
  if (publicFloat !== undefined && publicFloatAsOf !== undefined) {
    // A prospectus computes its float for I.B.6; a row of its own keeps it apart from the annual report's.
    const own = rows.length === 1 ? rows[0] : undefined;
    const values = {
      asOf: publicFloatAsOf,
      shareClass: '',
      basis: isPeriodic ? 'annual-float' : 'prospectus',
      sharesOutstanding: null,
      publicFloat: decimalOf(publicFloat),
      publicFloatAsOf,
    } as const;
    if (
      own !== undefined &&
      own.values.shareClass === '' &&
      own.values.basis === values.basis &&
      own.values.asOf === publicFloatAsOf
    ) {
      rows.pop();
      add({ ...own.values, publicFloat: values.publicFloat, publicFloatAsOf }, [
        'sharesOutstanding',
        'asOf',
        'publicFloat',
        'publicFloatAsOf',
      ]);
    } else add(values, ['publicFloat', 'publicFloatAsOf']);
  }
  return rows;
}
