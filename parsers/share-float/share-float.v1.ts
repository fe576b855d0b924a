import { daysBetween, type IsoDate } from '../../core/dates.ts';
import { parserVersionOf } from '../../core/ids.ts';
import type { Parser } from '../../core/parser.ts';
import type { ShareFloatValues } from '../../core/rows.ts';
import { mainAndExhibits, TAGGED_REPORTS } from '../filing/documents.ts';
import { createEvidence, type Evidence, notApplicable, outcomeHead, roundedOutcome } from '../filing/outcomes.ts';
import { parsedRows } from '../filing/parsed-row.ts';
import {
  collectFacts,
  documentPeriodEnd,
  instantOf,
  isTotal,
  type ReportedFacts,
} from '../reported-facts/reported-facts.ts';
import { type ClassValue, classValuesOf } from './share-classes.ts';

const PARSER = { id: 'share-float', version: 1, kind: 'share-float' } as const;
const HEAD = outcomeHead(PARSER);
/** In order: the first that is reported is taken. */
const BALANCE_SHEET_CONCEPTS = [
  'us-gaap:CommonStockSharesOutstanding',
  'us-gaap:SharesOutstanding',
  'ifrs-full:NumberOfSharesOutstanding',
];
const TREASURY_CONCEPTS = ['us-gaap:TreasuryStockCommonShares', 'us-gaap:TreasuryStockShares'];
/** A balance sheet exists for a date at which one of these is stated. */
const BALANCE_SHEET_TOTALS = [
  'us-gaap:Assets',
  'us-gaap:LiabilitiesAndStockholdersEquity',
  'us-gaap:StockholdersEquity',
  'ifrs-full:Assets',
  'ifrs-full:EquityAndLiabilities',
  'ifrs-full:Equity',
];

export interface ShareFloatResult {
  readonly rows: readonly ShareFloatValues[];
}

/**
 * Shares outstanding and public float as one filing states them, as filed (not split-adjusted): the cover's count by
 * class (`dei:EntityCommonStockSharesOutstanding`, near the filing date), the balance sheet's counts at its dates, and
 * the aggregate market value held by non-affiliates (`dei:EntityPublicFloat`, last business day of the second fiscal
 * quarter; Form 10-K, 20-F cover).
 *
 * Confidence of a row starts with its facts' own; at most 0.4 where facts contradict each other; 0.5 where classes do
 * not add up to a total beside them; cover counts 0.7 where cover and balance sheet are apart by more than a factor of
 * three; the float 0.3 where it means less than $0.001 or more than $1,000,000 a share (mis-scaled), 0.8 where its
 * date is not in the fiscal year's second quarter. The outcome's confidence is the least of its rows.
 */
export const shareFloatV1: Parser<ShareFloatResult> = {
  ...PARSER,
  dependsOn: [parserVersionOf('xbrl', 1)],
  appliesTo: (submission) => mainAndExhibits(submission, TAGGED_REPORTS),
  parse(_submission, _document, context) {
    const facts = collectFacts(context);
    if (facts.count === 0) return notApplicable(HEAD, 'no-xbrl-facts', 'the filing has no XBRL facts');
    const evidence = createEvidence();
    const rows: Row[] = [
      ...shareRows('cover', facts, 'dei:EntityCommonStockSharesOutstanding', evidence),
      ...balanceSheetRows(facts, evidence),
    ];
    checkCoverAgainstBalanceSheet(rows, evidence);
    rows.push(...floatRows(facts, rows, evidence));
    for (const [index, { source, confidence }] of rows.entries()) {
      for (const column of source.columns) {
        evidence.spans[`rows[${index}].${column}`] = source.value.spans;
        evidence.confidences[`rows[${index}].${column}`] = confidence;
      }
    }
    const confidence = Math.min(1, ...rows.map((row) => row.confidence));
    return roundedOutcome(HEAD, { rows: rows.map((row) => row.values) }, confidence, evidence);
  },
  rows: (outcome) => [
    { table: 'dilution.share_float_history', rows: parsedRows(outcome, 'rows', outcome.result?.rows) },
  ],
};

interface Row {
  readonly values: ShareFloatValues;
  readonly source: { readonly value: ClassValue; readonly columns: readonly string[] };
  confidence: number;
}

function shareRows(basis: 'cover' | 'balance-sheet', facts: ReportedFacts, concept: string, evidence: Evidence): Row[] {
  const { values, classesSumToTotal } = classValuesOf(facts.of(concept).filter(({ fact }) => fact.unit === 'shares'));
  if (classesSumToTotal !== null) {
    evidence.crossValidations.push({ name: `${basis}-classes-sum-to-total`, passed: classesSumToTotal });
  }
  noteContradictions(values, concept, evidence);
  return values.map((value) => {
    const { asOf, shareClass, value: sharesOutstanding } = value;
    return {
      values: { asOf, shareClass, basis, sharesOutstanding, publicFloat: null, publicFloatAsOf: null },
      source: { value, columns: ['asOf', 'sharesOutstanding'] },
      confidence: confidenceOf(value, classesSumToTotal === false ? 0.5 : 1),
    };
  });
}

function noteContradictions(values: readonly ClassValue[], concept: string, evidence: Evidence): void {
  const contradicting = values.filter((value) => value.isInconsistent);
  if (contradicting.length === 0) return;
  evidence.crossValidations.push({ name: 'duplicate-facts-agree', passed: false });
  for (const { asOf } of contradicting) {
    evidence.warnings.push({ code: 'contradicting-facts', message: `${concept} at ${asOf} has different values` });
  }
}

/** Only dates that have a balance sheet: the same concepts are used for plans, offerings and subsequent events. */
function balanceSheetRows(facts: ReportedFacts, evidence: Evidence): Row[] {
  const totals = BALANCE_SHEET_TOTALS.flatMap((concept) => facts.of(concept)).filter(isTotal);
  const dates = new Set<IsoDate | null>(totals.map(instantOf));
  for (const concept of BALANCE_SHEET_CONCEPTS) {
    const rows = shareRows('balance-sheet', facts, concept, evidence).filter(({ values }) => dates.has(values.asOf));
    if (rows.length > 0) return rows.filter((row) => !includesTreasuryShares(row, facts, evidence));
  }
  return [];
}

/**
 * Issued shares tagged as outstanding: the same number as issued at a date at which treasury shares are held. Such a
 * count is wrong by the treasury shares and is left out.
 */
function includesTreasuryShares({ values }: Row, facts: ReportedFacts, evidence: Evidence): boolean {
  const at = (concept: string): readonly string[] =>
    facts.of(concept).flatMap((item) => (isTotal(item) && instantOf(item) === values.asOf ? [item.value] : []));
  const treasury = TREASURY_CONCEPTS.flatMap(at).some((value) => Number(value) !== 0);
  if (values.shareClass !== '' || !treasury) return false;
  if (!at('us-gaap:CommonStockSharesIssued').includes(values.sharesOutstanding ?? '')) return false;
  evidence.warnings.push({
    code: 'issued-tagged-as-outstanding',
    message: `shares outstanding at ${values.asOf} equal the shares issued although treasury shares are held; left out`,
  });
  return true;
}

function sharesAtLatestDate(rows: readonly Row[], basis: ShareFloatValues['basis']): number | null {
  const own = rows.filter(({ values }) => values.basis === basis);
  const dates = own.map(({ values }) => values.asOf).toSorted();
  const latest = own.filter(({ values }) => values.asOf === dates.at(-1));
  return latest.length === 0 ? null : latest.reduce((sum, { values }) => sum + Number(values.sharesOutstanding), 0);
}

function checkCoverAgainstBalanceSheet(rows: readonly Row[], evidence: Evidence): void {
  const cover = sharesAtLatestDate(rows, 'cover');
  const balance = sharesAtLatestDate(rows, 'balance-sheet');
  if (cover === null || balance === null || balance === 0) return;
  const passed = cover / balance > 1 / 3 && cover / balance < 3;
  evidence.crossValidations.push({ name: 'cover-shares-near-balance-sheet', passed });
  if (passed) return;
  for (const row of rows) if (row.values.basis === 'cover') row.confidence = Math.min(row.confidence, 0.7);
}

function floatRows(facts: ReportedFacts, shareRowsRead: readonly Row[], evidence: Evidence): Row[] {
  const { values } = classValuesOf(facts.of('dei:EntityPublicFloat').filter(({ fact }) => fact.unit === 'USD'));
  if (values.length === 0) return [];
  noteContradictions(values, 'dei:EntityPublicFloat', evidence);
  const shares = sharesAtLatestDate(shareRowsRead, 'cover') ?? sharesAtLatestDate(shareRowsRead, 'balance-sheet');
  const total = values.reduce((sum, { value }) => sum + Number(value), 0);
  let limit = 1;
  if (shares !== null && shares > 0 && total > 0) {
    const passed = total / shares >= 0.001 && total / shares <= 1_000_000;
    evidence.crossValidations.push({ name: 'public-float-plausible-per-share', passed });
    if (!passed) limit = 0.3;
  }
  const end = documentPeriodEnd(facts)?.date;
  if (end !== undefined) {
    // Six months before the fiscal year's end, give or take the last business day and 52/53-week years.
    const passed = values.every(({ asOf }) => Math.abs(daysBetween(asOf, end) - 184) <= 31);
    evidence.crossValidations.push({ name: 'public-float-dated-in-second-quarter', passed });
    if (!passed) limit = Math.min(limit, 0.8);
  }
  return values.map((value) => {
    const { asOf, shareClass, value: publicFloat } = value;
    return {
      values: { asOf, shareClass, basis: 'annual-float', sharesOutstanding: null, publicFloat, publicFloatAsOf: asOf },
      source: { value, columns: ['asOf', 'publicFloat', 'publicFloatAsOf'] },
      confidence: confidenceOf(value, limit),
    };
  });
}

function confidenceOf({ confidence, isInconsistent }: ClassValue, limit: number): number {
  return Math.min(confidence, isInconsistent ? 0.4 : 1, limit);
}
