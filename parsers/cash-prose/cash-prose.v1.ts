import type { IsoDate } from '../../core/dates.ts';
import { parserVersionOf } from '../../core/ids.ts';
import type { CrossValidation, ParseContext, ParseOutcome, Parser } from '../../core/parser.ts';
import type { CashPositionValues } from '../../core/rows.ts';
import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import type { ParsedRow } from '../../core/table-rows.ts';
import { cashPositionV1 } from '../cash-position/cash-position.v1.ts';
import { readGoingConcern } from '../cash-position/going-concern.ts';
import { readRunwayStatement } from '../cash-position/runway-statement.ts';
import { mainAndExhibits, REPORTS_AND_PROSPECTUSES } from '../filing/documents.ts';
import { outcomeHead, rejectedUnread } from '../filing/outcomes.ts';
import { parsedRow } from '../filing/parsed-row.ts';
import { decimalOf } from '../filing/row-values.ts';
import { spanOf } from '../layout/plain-text.ts';
import { type FlatText, flatTextOf, type TextRange } from '../prose/flat-text.ts';
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
import { type CashStatement, cashStatements } from './cash-statements.ts';

const PARSER = { id: 'cash-prose', version: 1, kind: 'dilution' } as const;
const HEAD = outcomeHead(PARSER);

export interface CashProse {
  readonly cashAndEquivalents?: number;
  readonly asOf?: IsoDate;
  readonly runwayStatement?: string;
  readonly goingConcern?: boolean;
}

export interface CashProseResult {
  readonly cash?: CashProse;
  /** `facts` where the filing's own XBRL facts answered: such rows are cash-position's, not this parser's. */
  readonly cashSource?: 'facts' | 'text';
}

/**
 * Cash, runway statement and going-concern doubt in words: liquidity sections, risk factors and capitalization tables
 * of prospectuses, and reports without XBRL facts. Where the filing tags its balance sheet, the tagged cash answers.
 *
 * Confidence: cash 0.95 where two statements of one date agree (a rounded one with its exact one), 0.92 for one plain
 * sentence, 0.8 for a table, 0.6 for an amount with investments in it and where statements of one date differ. Going concern
 * as in cash-position/going-concern.ts.
 */
export const cashProseV1: Parser<CashProseResult> = {
  ...PARSER,
  dependsOn: [parserVersionOf('xbrl', 1), parserVersionOf('cash-position', 1)],
  appliesTo: (submission) => mainAndExhibits(submission, REPORTS_AND_PROSPECTUSES),
  parse: (submission, document, context) =>
    rejectedUnread(HEAD, document) ?? fromReport(context) ?? readDocument(submission, document, context),
  rows: (outcome) => [{ table: 'dilution.cash_position', rows: cashProseRows(outcome) }],
};

function readDocument(
  submission: Submission,
  document: SubmissionDocument,
  context: ParseContext,
): ParseOutcome<CashProseResult> {
  const flat = flatTextOf(document, 'rows');
  const checks: CrossValidation[] = [];
  const tagged = taggedCash(submission, document, context);
  const filedDate = submission.header.filedDate ?? context.filedDate;
  const members = tagged ?? membersOf(flat, 'cash', textCash(flat, filedDate, checks));
  const add = (key: keyof CashProse, value: unknown, { start, end }: TextRange, confidence: number): void => {
    members.values[key] = value;
    members.spans[`cash.${key}`] = [spanOf(flat.plain, document.text, document.sequence, start, end)];
    members.confidences[`cash.${key}`] = confidence;
  };
  const { goingConcern, sentence, confidence } = readGoingConcern(flat.plain.text);
  if (sentence !== null)
    add('goingConcern', goingConcern, sentence, goingConcern ? confidence : Math.min(0.85, confidence));
  const runway = readRunwayStatement(flat.plain.text);
  if (runway !== null) add('runwayStatement', runway.words, runway, READ_ONCE);
  return cashOutcome(members, tagged === null ? 'text' : 'facts', checks);
}

function cashOutcome(
  members: Members,
  cashSource: CashProseResult['cashSource'],
  checks: readonly CrossValidation[] = [],
): ParseOutcome<CashProseResult> {
  const isEmpty = Object.keys(members.values).length === 0;
  return statedOutcome(HEAD, isEmpty ? {} : { cash: members.values, cashSource }, members, checks);
}

/** What the cash-position parser has read of this very report, facts and words: nothing is searched twice. */
function fromReport(context: ParseContext): ParseOutcome<CashProseResult> | null {
  const report = (context.upstream.get('cash-position') ?? []).find(({ status }) => status === 'parsed');
  if (report === undefined) return null;
  const read = report.result as CashPositionValues;
  const goingConcern = report.spans['goingConcern'] === undefined ? null : read.goingConcern;
  const words = { goingConcern, runwayStatement: read.runwayStatement };
  return cashOutcome(adopted(report, { ...cashOf(read), ...words }), 'facts');
}

/** Cash of the filing's own facts, with the spans and confidences that the cash-position parser gives it. */
function taggedCash(submission: Submission, document: SubmissionDocument, context: ParseContext): Members | null {
  if (collectFacts(context).count === 0) return null;
  const outcome = cashPositionV1.parse(submission, document, context);
  return outcome.result?.cashAndEquivalents == null ? null : adopted(outcome, cashOf(outcome.result));
}

function cashOf({ cashAndEquivalents, asOf }: CashPositionValues): Record<string, unknown> {
  return cashAndEquivalents === null ? {} : { cashAndEquivalents: Number(cashAndEquivalents), asOf };
}

/** Values of a cash-position outcome, with its spans and confidences; null ones are left out. */
function adopted(outcome: ParseOutcome, values: Readonly<Record<string, unknown>>): Members {
  const members: Members = { values: {}, spans: {}, confidences: {} };
  for (const [key, value] of Object.entries(values)) {
    if (value === null) continue;
    members.values[key] = value;
    const spans = outcome.spans[key];
    if (spans !== undefined) members.spans[`cash.${key}`] = spans;
    const fallback = key === 'runwayStatement' ? READ_ONCE : outcome.confidence;
    members.confidences[`cash.${key}`] = outcome.confidences?.[key === 'asOf' ? 'cashAndEquivalents' : key] ?? fallback;
  }
  return members;
}

/** A rounded statement agrees with an exact one: "$12.6 million" with 12,648,000. */
function agree(a: CashStatement, b: CashStatement): boolean {
  return Math.abs(a.value - b.value) <= Math.max(a.value, b.value) * 0.006;
}

const latestDate = (statements: readonly CashStatement[]): IsoDate | undefined =>
  statements
    .map(({ asOf }) => asOf)
    .toSorted()
    .at(-1);

function textCash(flat: FlatText, filedDate: IsoDate | null, checks: CrossValidation[]): StatedMembers {
  const all = cashStatements(flat).filter(({ asOf, value }) => (filedDate === null || asOf <= filedDate) && value > 0);
  const firm = all.filter(({ isEstimate }) => !isEstimate);
  const settled = firm.length > 0 ? firm : all;
  // Balance sheets cover every period reported on: used only where no sentence states cash.
  const stated = settled.filter(({ source }) => source !== 'balance-sheet');
  const lastStated = latestDate(stated);
  // … or where sentences only state cash with investments, which the balance sheet of that day separates.
  const separate = stated.every(({ asOf, isWider }) => isWider || asOf !== lastStated)
    ? settled.filter(({ source, asOf, isWider }) => source === 'balance-sheet' && !isWider && asOf === lastStated)
    : [];
  const usable = stated.length === 0 ? settled : separate.length > 0 ? separate : stated;
  const latest = latestDate(usable);
  const ofDate = usable.filter(({ asOf }) => asOf === latest);
  const sentences = ofDate.filter(({ source }) => source === 'sentence');
  const chosen = sentences.find(({ isWider }) => !isWider) ?? ofDate.find(({ isWider }) => !isWider) ?? ofDate[0];
  if (chosen === undefined) return {};
  const others = ofDate.filter((other) => other !== chosen && other.isWider === chosen.isWider);
  const agreeing = others.filter((other) => agree(other, chosen)).length;
  const differing = others.length - agreeing;
  if (others.length > 0) checks.push({ name: 'statements of cash at one date agree', passed: differing === 0 });
  const confidence = confidenceOf(chosen, agreeing, differing);
  return {
    cashAndEquivalents: { value: chosen.value, range: chosen.amountRange, confidence },
    asOf: { value: chosen.asOf, range: chosen.asOfRange, confidence },
  };
}

function confidenceOf({ isWider, isEstimate, source }: CashStatement, agreeing: number, differing: number): number {
  if (differing > 0) return agreeing > differing ? READ_ONCE : DOUBTFUL;
  if (isWider) return DOUBTFUL;
  if (agreeing > 0) return CHECKED;
  return isEstimate || source !== 'sentence' ? READ_ONCE : STANDARD;
}

/** The cash stated in prose; none without an amount and its date, or if tagged facts have it. */
function cashProseRows(outcome: ParseOutcome<CashProseResult>): readonly ParsedRow<CashPositionValues>[] {
  const { cash, cashSource } = outcome.result ?? {};
  if (cash?.cashAndEquivalents === undefined || cash.asOf === undefined || cashSource === 'facts') return [];
  const values: CashPositionValues = {
    asOf: cash.asOf,
    currency: 'USD',
    cashAndEquivalents: decimalOf(cash.cashAndEquivalents),
    shortTermInvestments: null,
    operatingCashFlow: null,
    operatingCashFlowStart: null,
    operatingCashFlowEnd: null,
    ttmOperatingCashFlow: null,
    monthlyBurn: null,
    runwayMonths: null,
    goingConcern: cash.goingConcern ?? null,
    runwayStatement: cash.runwayStatement ?? null,
  };
  const amount = outcome.confidences?.['cash.cashAndEquivalents'] ?? outcome.confidence;
  return [{ ...parsedRow(outcome, values, 'cash.'), confidence: amount }];
}
