import type { IsoDate } from '../../core/dates.ts';
import { parserVersionOf } from '../../core/ids.ts';
import type { CrossValidation, ParseContext, ParseOutcome, Parser } from '../../core/parser.ts';
import type { ShareFloatValues } from '../../core/rows.ts';
import type { Span } from '../../core/spans.ts';
import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import type { ParsedRow } from '../../core/table-rows.ts';
import { mainAndExhibits, REPORTS_AND_PROSPECTUSES } from '../filing/documents.ts';
import { outcomeHead, rejectedUnread } from '../filing/outcomes.ts';
import { checksOf } from '../filing/parsed-row.ts';
import { decimalOf, type FilingFacts } from '../filing/row-values.ts';
import { type FlatText, flatTextOf } from '../prose/flat-text.ts';
import { isTelling, numberPattern, otherSentences } from '../prose/restatements.ts';
import {
  CHECKED,
  DOUBTFUL,
  type Members,
  membersOf,
  READ_ONCE,
  STANDARD,
  type StatedMembers,
  statedOutcome,
} from '../prose/stated-values.ts';
import { collectFacts } from '../reported-facts/reported-facts.ts';
import { shareFloatV1 } from '../share-float/share-float.v1.ts';
import { type FloatStatement, floatStatements } from './float-statements.ts';
import { type ShareStatement, shareStatements } from './share-statements.ts';

const PARSER = { id: 'share-count-prose', version: 1, kind: 'dilution' } as const;
const HEAD = outcomeHead(PARSER);

export interface ShareCountProse {
  readonly sharesOutstanding?: number;
  readonly asOf?: IsoDate;
  /** Where the count is of one class: "Class A". */
  readonly shareClass?: string;
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
 * "Description of Capital Stock", "The Offering". Where the filing tags them, the tagged ones answer. Of several counts
 * the one of the latest date is given, a float sentence's before others of the same date.
 *
 * Confidence: 0.95 where two sentences give count and date alike, or shares × price is the stated float; 0.92 for a
 * cover's sentence; 0.85 for one sentence with its date; 0.7 without a date; 0.6 where counts of one date differ. A
 * count in another sentence on shares outstanding is a cross-check that does not decide it.
 */
export const shareCountProseV1: Parser<ShareCountProseResult> = {
  ...PARSER,
  dependsOn: [parserVersionOf('xbrl', 1)],
  appliesTo: (submission) => mainAndExhibits(submission, REPORTS_AND_PROSPECTUSES),
  parse: (submission, document, context) => {
    const unread = rejectedUnread<ShareCountProseResult>(HEAD, document);
    if (unread !== null) return unread;
    const tagged = taggedShares(submission, document, context);
    if (tagged !== null) return statedOutcome(HEAD, { shareFloat: tagged.values, shareFloatSource: 'facts' }, tagged);
    const flat = flatTextOf(document, 'rows');
    const checks: CrossValidation[] = [];
    const filedDate = submission.header.filedDate ?? context.filedDate;
    const stated = textShares(flat, filedDate, checks);
    const members = membersOf(flat, 'shareFloat', stated);
    const isEmpty = Object.keys(members.values).length === 0;
    const result = isEmpty ? {} : { shareFloat: members.values, shareFloatSource: 'text' };
    const outcome = statedOutcome<ShareCountProseResult>(HEAD, result, members, checks);
    return { ...outcome, crossValidations: [...checks, ...restatedCount(flat, stated)] };
  },
  rows: (outcome, filing) => [{ table: 'dilution.share_float_history', rows: shareCountProseRows(outcome, filing) }],
};

/** The count in another sentence or table row on shares outstanding; not recorded where none has it. */
function restatedCount(flat: FlatText, { sharesOutstanding }: StatedMembers): CrossValidation[] {
  const { value, range } = sharesOutstanding ?? {};
  if (typeof value !== 'number' || range == null || !isTelling(value)) return [];
  const others = otherSentences(flat, { start: 0, end: flat.text.length }, numberPattern(value), [range]);
  if (!others.some((words) => /\boutstanding\b/i.test(words))) return [];
  return [
    { name: 'shares-outstanding-stated-in-another-sentence', passed: true, path: 'shareFloat.sharesOutstanding' },
  ];
}

/** The cover's own facts of one class, as the share-float parser reads them. */
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
  if (covers.length === 1) take(covers[0], 'sharesOutstanding', 'asOf');
  take(
    rows.find(({ basis }) => basis === 'annual-float'),
    'publicFloat',
    'publicFloatAsOf',
  );
  return Object.keys(members.values).length === 0 ? null : members;
}

function textShares(flat: FlatText, filedDate: IsoDate | null, checks: CrossValidation[]): StatedMembers {
  const isPast = ({ asOf }: FloatStatement | ShareStatement): boolean =>
    filedDate === null || asOf === null || asOf.value <= filedDate;
  const floats = floatStatements(flat).filter(isPast);
  const float = latestFloat(floats);
  const counts = shareStatements(flat).filter(isPast);
  const plain = counts.filter(({ shareClass }) => shareClass === '');
  const usable =
    plain.length > 0 ? plain : new Set(counts.map(({ shareClass }) => shareClass)).size === 1 ? counts : [];
  const chosen = latestCount(usable, float);
  if (float?.product != null)
    checks.push({ name: 'non-affiliate shares × price = public float', passed: float.product });
  const counted = chosen === undefined ? 0 : countConfidence(chosen, usable, float?.product === true, checks);
  // Of an issuer with classes, one class is not all of its shares.
  const ofCount = chosen !== undefined && chosen.shareClass !== '' ? Math.min(counted, READ_ONCE) : counted;
  const ofFloat = float === undefined ? 0 : floatConfidence(float, floats);
  return {
    sharesOutstanding:
      chosen === undefined ? null : { value: chosen.shares, range: chosen.sharesRange, confidence: ofCount },
    asOf: chosen?.asOf == null ? null : { ...chosen.asOf, confidence: ofCount },
    shareClass:
      chosen === undefined || chosen.shareClass === ''
        ? null
        : { value: chosen.shareClass, range: chosen.sharesRange, confidence: ofCount },
    publicFloat: float === undefined ? null : { value: float.value, range: float.valueRange, confidence: ofFloat },
    publicFloatAsOf:
      float?.asOf == null
        ? null
        : { ...float.asOf, confidence: float.isDateSure ? ofFloat : Math.min(ofFloat, READ_ONCE) },
  };
}

function floatConfidence({ product, value, isCover }: FloatStatement, all: readonly FloatStatement[]): number {
  if (product !== null) return product ? CHECKED : DOUBTFUL;
  if (value === 0) return READ_ONCE;
  return isCover || all.filter((one) => one.value === value).length >= 2 ? STANDARD : 0.85;
}

function latestFloat(floats: readonly FloatStatement[]): FloatStatement | undefined {
  const dates = floats.map(({ asOf }) => asOf?.value ?? '');
  return floats[dates.indexOf(dates.toSorted().at(-1) ?? '')];
}

/** By date, the float sentence's taking the float's own; then the first stated. */
function latestCount(counts: readonly ShareStatement[], float: FloatStatement | undefined): ShareStatement | undefined {
  const rank = (one: ShareStatement): string =>
    one.asOf?.value ?? (one.source === 'float' ? (float?.asOf?.value ?? '') : '');
  const last = counts.map(rank).toSorted().at(-1);
  const latest = counts.filter((one) => rank(one) === last);
  return latest.find(({ source }) => source === 'float') ?? latest[0];
}

function countConfidence(
  chosen: ShareStatement,
  all: readonly ShareStatement[],
  isProduct: boolean,
  checks: CrossValidation[],
): number {
  const sameDate = all.filter((other) => other !== chosen && other.asOf?.value === chosen.asOf?.value);
  const alike = sameDate.filter(({ shares }) => shares === chosen.shares).length;
  if (sameDate.length > 0 && chosen.asOf !== null)
    checks.push({ name: 'share counts of one date agree', passed: alike === sameDate.length });
  if (chosen.source === 'float' && isProduct && chosen.asOf !== null) return 0.9;
  if (chosen.asOf === null) return 0.7;
  if (alike < sameDate.length) return alike > 0 ? READ_ONCE : DOUBTFUL;
  if (alike > 0) return CHECKED;
  if (chosen.source === 'cover') return STANDARD;
  return chosen.source === 'float' || new Set(all.map(({ shares }) => shares)).size === 1 ? 0.9 : 0.85;
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
  const { sharesOutstanding, asOf, publicFloat, publicFloatAsOf, shareClass = '' } = shareFloat;
  if (sharesOutstanding !== undefined && asOf !== undefined) {
    const basis = isPeriodic ? 'cover' : 'prospectus';
    add(
      {
        asOf,
        shareClass,
        basis,
        sharesOutstanding: decimalOf(sharesOutstanding),
        publicFloat: null,
        publicFloatAsOf: null,
      },
      ['sharesOutstanding', 'asOf'],
    );
  }
  if (publicFloat !== undefined && publicFloatAsOf !== undefined) {
    // A prospectus computes its float for I.B.6; a row of its own keeps it apart from the annual report's.
    const own = rows[0];
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
