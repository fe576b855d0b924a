import type { IsoDate } from '../../core/dates.ts';
import { parserVersionOf } from '../../core/ids.ts';
import type { ParseContext, ParseOutcome, Parser } from '../../core/parser.ts';
import type { StatementColumn, StatementField, StatementValue } from '../../core/statements.ts';
import type { Submission } from '../../core/submission.ts';
import { mainAndExhibits } from '../filing/documents.ts';
import { PERIODIC } from '../filing/form-families.ts';
import { createEvidence, type Evidence, notApplicable, outcomeHead, roundedOutcome } from '../filing/outcomes.ts';
import { linkbasesOf } from '../linkbases/linkbases.ts';
import {
  collectFacts,
  coverFact,
  documentPeriodEnd,
  durationOf,
  instantOf,
  isNumeric,
  type ReportedFacts,
} from '../reported-facts/reported-facts.ts';
import { impliedConcepts } from './implied-concepts.ts';
import { placeFacts } from './places.ts';
import type { SpannedFact } from './printed-facts.ts';
import { readStatements } from './read-statement-columns.ts';
import type { PeriodOrigin, StatementPeriod, StatementsResult } from './result.ts';
import { statementRows } from './rows.ts';
import { unmappedConcepts } from './unmapped-concepts.ts';

const PARSER = { id: 'statements', version: 1, kind: 'statements' } as const;
const HEAD = outcomeHead(PARSER);

/** Large issuers tag periods after 2009-06-15, smaller ones those after 2011-06-15. */
const FIRST_TAGGED = '2009-06-15' as IsoDate;
const ALL_TAGGED = '2011-06-15' as IsoDate;

/**
 * The income statement, balance sheet and cash flow statement of one periodic report, from its XBRL facts.
 *
 * Each value rests on undimensioned facts of one period, by the concepts in `concepts/`: first those on the face of the
 * statement (the table of the inline document that states most of its lines, or the filing's own presentation), then
 * those in notes, for fields that notes state as the face would. What the filing does not state is left out, and nothing
 * is derived but sums of parts that it states, and free cash flow.
 *
 * Confidence is high (0.93 to 0.97) only with two witnesses: the fact on the face, and a relation between lines that
 * holds (`crossValidations`), a column or calculation that adds up, or the same number in another table. One witness
 * alone gives at most 0.85, a note 0.8, a contradicted fact 0.5. The outcome has the median of its values.
 */
export const statementsV1: Parser<StatementsResult> = {
  ...PARSER,
  dependsOn: [parserVersionOf('xbrl', 1)],
  appliesTo: (submission) => mainAndExhibits(submission, PERIODIC),
  parse: parseStatements,
  rows: statementRows,
};

function parseStatements(
  submission: Submission,
  _document: unknown,
  context: ParseContext,
): ParseOutcome<StatementsResult> {
  const reported = collectFacts(context);
  if (reported.count === 0) return withoutFacts(submission, context);
  const facts = statementFacts(reported);
  const places = placeFacts(facts, submission);
  const periodEnd = documentPeriodEnd(reported)?.date ?? submission.header.periodOfReport;
  const cover = { form: formOf(submission, reported), periodEnd };
  const implied = impliedConcepts(linkbasesOf(submission));
  const { columns, checks } = readStatements(facts, cover, places, implied);
  const evidence = createEvidence();
  const periods = columns.filter(({ role }) => role !== 'other');
  const result: StatementsResult = {
    entity: entityOf(reported, submission, columns, evidence),
    periods: periods.map((column, index) => periodOf(column, `periods[${index}]`, evidence)),
    otherPeriods: columns
      .filter(({ role }) => role === 'other')
      .map((column, index) => periodOf(column, `otherPeriods[${index}]`, evidence)),
    unmappedConcepts: unmappedConcepts(facts, places),
  };
  if (periods.length === 0) {
    const message =
      'the filing tags no financial statements: they are incorporated by reference (Exhibit 13), or not part of it';
    evidence.reasons.push({ code: 'no-statements', message });
    return roundedOutcome(HEAD, result, 0.8, evidence);
  }
  const held = Map.groupBy(checks, ({ name }) => name);
  for (const [name, own] of held) {
    evidence.crossValidations.push({ name, passed: own.every(({ passed }) => passed) });
  }
  return roundedOutcome(HEAD, result, median(Object.values(evidence.confidences)), evidence);
}

function withoutFacts(
  { header: { filedDate: ofHeader, periodOfReport } }: Submission,
  { filedDate: given }: ParseContext,
): ParseOutcome<StatementsResult> {
  const date = periodOfReport ?? ofHeader ?? given;
  if (date === null || date >= ALL_TAGGED) {
    return notApplicable(HEAD, 'no-xbrl-facts', 'the filing has no XBRL facts');
  }
  const since = date < FIRST_TAGGED ? 'before XBRL (2009)' : 'before smaller companies tagged theirs (2011)';
  return notApplicable(HEAD, 'not-covered', `statements are not covered: the report of ${date} is from ${since}`);
}

function formOf({ header, documents }: Submission, reported: ReportedFacts): string | null {
  const tagged = coverFact(reported, 'dei:DocumentType')?.value.trim();
  return header.form ?? tagged ?? documents[0]?.type ?? null;
}

function statementFacts(reported: ReportedFacts): readonly SpannedFact[] {
  const facts: SpannedFact[] = [];
  for (const item of reported.all()) {
    const { fact, value, spans, confidence } = item;
    if (fact.unit === null || !isNumeric(item)) continue;
    const instant = instantOf(item);
    const duration = instant === null ? durationOf(item) : null;
    const end = instant ?? duration?.end;
    if (end === undefined) continue;
    const { concept, unit, decimals, dimensions } = fact;
    facts.push({ concept, value, unit, decimals, start: duration?.start ?? null, end, dimensions, spans, confidence });
  }
  return facts;
}

function entityOf(
  reported: ReportedFacts,
  { header }: Submission,
  columns: readonly StatementColumn<SpannedFact>[],
  evidence: Evidence,
): StatementsResult['entity'] {
  const read = (concept: string, field: string): string | null => {
    const found = coverFact(reported, concept);
    if (found === null) return null;
    evidence.spans[`entity.${field}`] = found.spans;
    return found.value.trim();
  };
  const cik = read('dei:EntityCentralIndexKey', 'cik') ?? header.filers[0]?.cik ?? null;
  return {
    cik: cik !== null && /^\d{1,10}$/.test(cik) ? cik.padStart(10, '0') : cik,
    name: read('dei:EntityRegistrantName', 'name') ?? header.filers[0]?.name ?? null,
    fiscalYearEnd: read('dei:CurrentFiscalYearEndDate', 'fiscalYearEnd'),
    currency: columns[0]?.currency ?? null,
  };
}

function periodOf(column: StatementColumn<SpannedFact>, path: string, evidence: Evidence): StatementPeriod {
  const { statement, start, end, role, currency } = column;
  const values: Partial<Record<StatementField, number>> = {};
  const origins: Partial<Record<StatementField, PeriodOrigin>> = {};
  for (const [field, value] of Object.entries(column.values) as [StatementField, StatementValue<SpannedFact>][]) {
    values[field] = Number(value.value);
    origins[field] = originOf(value);
    const at = `${path}.values.${field}`;
    evidence.spans[at] = value.operands.flatMap(({ fact }) => fact.spans);
    evidence.confidences[at] = value.confidence;
  }
  return { statement, start, end, role, currency, values, origins };
}

function originOf({ value, rule, operands, confidence }: StatementValue<SpannedFact>): PeriodOrigin {
  return {
    value,
    rule,
    confidence: Math.round(confidence * 1000) / 1000,
    operands: operands.map(({ fact, sign }) => {
      const { concept, unit, decimals, start, end, dimensions, spans } = fact;
      const [span] = spans;
      const place = span ? { sequence: span.sequence, start: span.start, end: span.end } : null;
      const own = { concept, value: fact.value, unit, decimals, start, end, sign, span: place };
      return Object.keys(dimensions).length === 0 ? own : { ...own, dimensions };
    }),
  };
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
