import type { IsoDate } from '../../core/dates.ts';
import type { CrossValidation, ParseContext, ParseOutcome, Parser } from '../../core/parser.ts';
import type { CashPositionValues } from '../../core/rows.ts';
import type { Span } from '../../core/spans.ts';
import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import { cashPositionV1 } from '../cash-position/cash-position.v1.ts';
import { readGoingConcern } from '../cash-position/going-concern.ts';
import { readRunwayStatement } from '../cash-position/runway-statement.ts';
import { mainAndExhibits, REPORTS_AND_PROSPECTUSES } from '../filing/documents.ts';
import { outcomeHead, rejectedUnread } from '../filing/outcomes.ts';
import { spanOf } from '../layout/plain-text.ts';
import { type FlatText, flatTextOf } from '../prose/flat-text.ts';
import {
  CHECKED,
  DOUBTFUL,
  membersOf,
  READ_ONCE,
  STANDARD,
  type Stated,
  statedOutcome,
} from '../prose/stated-values.ts';
import { collectFacts } from '../reported-facts/reported-facts.ts';
import { type CashStatement, cashStatements } from './cash-statements.ts';
import type { CashProse, CashProseResult } from './result.ts';
import { cashProseRows } from './rows.ts';

const PARSER = { id: 'cash-prose', version: 1, kind: 'dilution' } as const;
const HEAD = outcomeHead(PARSER);

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
  dependsOn: ['xbrl', 'cash-position'],
  appliesTo: (submission) => mainAndExhibits(submission, REPORTS_AND_PROSPECTUSES),
  parse,
  rows: (outcome) => [{ table: 'dilution.cash_position', rows: cashProseRows(outcome) }],
};

function parse(
  submission: Submission,
  document: SubmissionDocument,
  context: ParseContext,
): ParseOutcome<CashProseResult> {
  const unread = rejectedUnread<CashProseResult>(HEAD, document);
  if (unread !== null) return unread;
  const answered = fromReport(context);
  if (answered !== null) return answered;
  const flat = flatTextOf(document, 'rows');
  const checks: CrossValidation[] = [];
  const tagged = taggedCash(submission, document, context);
  const filedDate = submission.header.filedDate ?? context.filedDate;
  const stated = tagged === null ? textCash(flat, filedDate, checks) : null;
  const members = membersOf(flat, 'cash', stated ?? {});
  if (tagged !== null) {
    Object.assign(members.values, tagged.values);
    Object.assign(members.spans, tagged.spans);
    Object.assign(members.confidences, tagged.confidences);
  }
  const { text } = flat.plain;
  const concern = readGoingConcern(text);
  const place = (range: { start: number; end: number }) =>
    spanOf(flat.plain, document.text, document.sequence, range.start, range.end);
  if (concern.sentence !== null) {
    members.values['goingConcern'] = concern.goingConcern;
    members.spans['cash.goingConcern'] = [place(concern.sentence)];
    members.confidences['cash.goingConcern'] = concern.goingConcern
      ? concern.confidence
      : Math.min(0.85, concern.confidence);
  }
  const runway = readRunwayStatement(text);
  if (runway !== null) {
    members.values['runwayStatement'] = runway.words;
    members.spans['cash.runwayStatement'] = [place(runway)];
    members.confidences['cash.runwayStatement'] = READ_ONCE;
  }
  const isEmpty = Object.keys(members.values).length === 0;
  const result = isEmpty ? {} : { cash: members.values, cashSource: tagged === null ? 'text' : 'facts' };
  return statedOutcome(HEAD, { result, spans: members.spans, confidences: members.confidences, checks, warnings: [] });
}

/** What the cash-position parser has read of this very report, facts and words: nothing is searched twice. */
function fromReport(context: ParseContext): ParseOutcome<CashProseResult> | null {
  const report = (context.upstream.get('cash-position') ?? []).find(({ status }) => status === 'parsed');
  if (report === undefined) return null;
  const read = report.result as CashPositionValues;
  const values: Record<string, unknown> = {};
  const spans: Record<string, readonly Span[]> = {};
  const confidences: Record<string, number> = {};
  const stated: Readonly<Record<keyof CashProse, unknown>> = {
    cashAndEquivalents: read.cashAndEquivalents === null ? null : Number(read.cashAndEquivalents),
    asOf: read.cashAndEquivalents === null ? null : read.asOf,
    goingConcern: report.spans['goingConcern'] === undefined ? null : read.goingConcern,
    runwayStatement: read.runwayStatement,
  };
  for (const [key, value] of Object.entries(stated)) {
    if (value === null) continue;
    values[key] = value;
    const found = report.spans[key];
    if (found !== undefined) spans[`cash.${key}`] = found;
    const fallback = key === 'runwayStatement' ? READ_ONCE : report.confidence;
    confidences[`cash.${key}`] = report.confidences?.[key === 'asOf' ? 'cashAndEquivalents' : key] ?? fallback;
  }
  const result = Object.keys(values).length === 0 ? {} : { cash: values, cashSource: 'facts' };
  return statedOutcome(HEAD, { result, spans, confidences, checks: [], warnings: [] });
}

/** Cash of the filing's own facts, with the spans and confidences that the cash-position parser gives it. */
function taggedCash(
  submission: Submission,
  document: SubmissionDocument,
  context: ParseContext,
): ReturnType<typeof membersOf> | null {
  if (collectFacts(context).count === 0) return null;
  const outcome = cashPositionV1.parse(submission, document, context);
  const { result } = outcome;
  if (result === null || result.cashAndEquivalents === null) return null;
  const confidence = outcome.confidences?.['cashAndEquivalents'] ?? outcome.confidence;
  return {
    values: { cashAndEquivalents: Number(result.cashAndEquivalents), asOf: result.asOf },
    spans: {
      ...(outcome.spans['cashAndEquivalents']
        ? { 'cash.cashAndEquivalents': outcome.spans['cashAndEquivalents'] }
        : {}),
      ...(outcome.spans['asOf'] ? { 'cash.asOf': outcome.spans['asOf'] } : {}),
    },
    confidences: { 'cash.cashAndEquivalents': confidence, 'cash.asOf': confidence },
  };
}

/** A rounded statement agrees with an exact one: "$12.6 million" with 12,648,000. */
function agree(a: CashStatement, b: CashStatement): boolean {
  const most = Math.max(a.value, b.value);
  return Math.abs(a.value - b.value) <= most * 0.006;
}

function textCash(
  flat: FlatText,
  filedDate: IsoDate | null,
  checks: CrossValidation[],
): Record<string, Stated<unknown> | null> | null {
  const all = cashStatements(flat).filter(({ asOf, value }) => (filedDate === null || asOf <= filedDate) && value > 0);
  const firm = all.filter(({ isEstimate }) => !isEstimate);
  const settled = firm.length > 0 ? firm : all;
  // Balance sheets cover every period reported on: used only where no sentence states cash.
  const stated = settled.filter(({ source }) => source !== 'balance-sheet');
  const lastStated = stated.reduce<IsoDate | null>(
    (best, { asOf }) => (best === null || asOf > best ? asOf : best),
    null,
  );
  // … or where sentences only state cash with investments, which the balance sheet of that day separates.
  const separate = stated.every(({ asOf, isWider }) => isWider || asOf !== lastStated)
    ? settled.filter(({ source, asOf, isWider }) => source === 'balance-sheet' && !isWider && asOf === lastStated)
    : [];
  const usable = stated.length === 0 ? settled : separate.length > 0 ? separate : stated;
  const latest = usable.reduce<IsoDate | null>((best, { asOf }) => (best === null || asOf > best ? asOf : best), null);
  const ofDate = usable.filter(({ asOf }) => asOf === latest);
  const sentences = ofDate.filter(({ source }) => source === 'sentence');
  const chosen = sentences.find(({ isWider }) => !isWider) ?? ofDate.find(({ isWider }) => !isWider) ?? ofDate[0];
  if (chosen === undefined) return null;
  const others = ofDate.filter((other) => other !== chosen && other.isWider === chosen.isWider);
  const agreeing = others.filter((other) => agree(other, chosen)).length;
  if (others.length > 0)
    checks.push({ name: 'statements of cash at one date agree', passed: agreeing === others.length });
  const base = chosen.isWider
    ? DOUBTFUL
    : chosen.isEstimate
      ? READ_ONCE
      : chosen.source === 'sentence'
        ? STANDARD
        : READ_ONCE;
  const confidence =
    agreeing < others.length
      ? agreeing > others.length - agreeing
        ? READ_ONCE
        : DOUBTFUL
      : agreeing > 0 && !chosen.isWider
        ? CHECKED
        : base;
  return {
    cashAndEquivalents: { value: chosen.value, range: chosen.amountRange, confidence },
    asOf: { value: chosen.asOf, range: chosen.asOfRange, confidence },
  };
}
