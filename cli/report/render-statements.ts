import { combinedItem } from '../../api/families/statements/financials.ts';
import type { ShownSeries } from '../../api/families/statements/statement-items.ts';
import { BALANCE, CASHFLOW, INCOME, servedItem, servedValues } from '../../api/families/statements/statement-lists.ts';
import { nearestName } from '../../core/nearest-name.ts';
import { STATEMENT_FIELDS, STATEMENT_KINDS, type StatementKind } from '../../core/statements.ts';
import type { Restatement, SeriesPeriod, SeriesValue } from '../../scoring/statements/series-types.ts';
import { usageError } from '../errors.ts';
import type { Answer, ShownIssuer } from '../issuer-dataset.ts';
import { listEnvelope, noneText, renderSearch } from './render-search.ts';
import { periodTitle, scaledText, statementTables } from './statement-table.ts';
import { joinLines } from './text.ts';

const SERVED = { income: INCOME, balance: BALANCE, cashflow: CASHFLOW } as const;
/** What is computed, and not the same as a field of the statement. */
const PRINTED = { income: ['ebitda'], balance: ['shortTermDebt', 'cash', 'netDebt'], cashflow: [] } as const;
const FORMS = '10-K, 10-Q, 20-F or 40-F';
const NAMES = { annual: 'fiscal years', quarter: 'fiscal quarters', ttm: 'twelve months to each quarter' } as const;

export interface StatementsChoice {
  readonly statement: StatementKind | 'all';
  /** Periods to print. */
  readonly limit: number;
  /** A field to explain. */
  readonly explain: string | null;
}

const kindsOf = ({ statement }: StatementsChoice): readonly StatementKind[] =>
  statement === 'all' ? STATEMENT_KINDS : [statement];

/** Statements as tables, or one field with what it rests on; JSON as the HTTP API has it. */
export function statementsAnswer(
  { cik, search, who }: ShownIssuer,
  shown: ShownSeries,
  choice: StatementsChoice,
): Answer {
  const { series } = shown;
  if (choice.explain !== null) refuseUnknown(choice.explain, choice);
  const hasPeriods = kindsOf(choice).some((kind) => series.periods[kind].length > 0);
  return {
    json: () => ({ ...listEnvelope(itemsOf(shown, choice), search), cik, currencies: shown.currencies }),
    text: () => {
      if (!hasPeriods) return `${who}: ${noneText('no financial statements', search, FORMS)}`;
      const mode = series.restated === 'first' ? 'as first reported' : 'as the newest filing states them';
      return joinLines([
        `${who}: ${NAMES[series.period]}, ${mode}`,
        choice.explain === null ? tables(shown, choice) : explained(shown, choice, choice.explain),
        renderSearch(search, FORMS),
      ]);
    },
  };
}

function itemsOf(shown: ShownSeries, choice: StatementsChoice): readonly object[] {
  const { statement, limit, explain } = choice;
  if (explain !== null) {
    return kindsOf(choice).flatMap((kind) =>
      printedOf(shown, kind, limit).flatMap(({ period, values }) => {
        const value = values[explain];
        return value === undefined ? [] : [explanation(shown, period, explain, value)];
      }),
    );
  }
  if (statement === 'all') {
    return shown.financials.slice(0, limit).map((period) => combinedItem(shown, period));
  }
  return shown.series.periods[statement].slice(0, limit).map((period) => servedItem(shown, SERVED[statement], period));
}

function printedOf(shown: ShownSeries, statement: StatementKind, limit: number) {
  return shown.series.periods[statement]
    .slice(0, limit)
    .map((period) => ({ period, values: servedValues(shown, period) }));
}

function tables(shown: ShownSeries, choice: StatementsChoice): string {
  const statements = kindsOf(choice).map((statement) => ({
    statement,
    fields: [...STATEMENT_FIELDS[statement], ...PRINTED[statement]],
    periods: printedOf(shown, statement, choice.limit),
  }));
  return statementTables(statements, shown.series);
}

function refuseUnknown(field: string, choice: StatementsChoice): void {
  const known = kindsOf(choice).flatMap((kind) => SERVED[kind].fields);
  if (known.includes(field)) return;
  const nearest = nearestName(field, known);
  const hint = nearest === null ? `its fields are ${known.join(', ')}` : `did you mean ${nearest}?`;
  throw usageError(`no field of the statements is named ${JSON.stringify(field)}: ${hint}`);
}

function restatementsFor({ series }: ShownSeries, period: SeriesPeriod, field: string): readonly Restatement[] {
  return series.restatements.filter(
    (one) =>
      one.field === field &&
      one.statement === period.statement &&
      one.start === period.start &&
      one.end === period.end &&
      one.currency === period.currency,
  );
}

function explanation(shown: ShownSeries, period: SeriesPeriod, field: string, value: SeriesValue): object {
  const { statement, start, end, currency } = period;
  const restatements = restatementsFor(shown, period, field);
  return { statement, field, periodStart: start, periodEnd: end, currency, ...value, restatements };
}

/** For each period the value, how it came about, and every fact that it rests on. */
function explained(shown: ShownSeries, choice: StatementsChoice, field: string): string {
  const lines: string[] = [];
  for (const kind of kindsOf(choice)) {
    if (!SERVED[kind].fields.includes(field)) continue;
    for (const { period, values } of printedOf(shown, kind, choice.limit)) {
      lines.push(...valueLines(shown, period, field, values[field]));
    }
  }
  return lines.length === 0 ? `no period has ${field}` : [...lines, HINT].join('\n');
}

const HINT = 'tidemark span <reference> prints the words of a reference';

function valueLines(
  shown: ShownSeries,
  period: SeriesPeriod,
  field: string,
  value: SeriesValue | undefined,
): readonly string[] {
  const title = periodTitle(period, shown.series.period);
  const when = period.start === null ? period.end : `${period.start} to ${period.end}`;
  const head = `${field}, ${title} (${when})`;
  if (value === undefined || value.value === null) return [`${head}: none, ${value?.reason ?? 'not-reported'}`];
  const { origin, confidence, accessionNumber } = value;
  const changes = restatementsFor(shown, period, field).map(
    (one) =>
      `  ${one.kind}: ${scaledText(one.old, 0)} in ${one.oldFiling.accessionNumber}, ${scaledText(one.new, 0)} in ${one.newFiling.accessionNumber} (filed ${one.newFiling.filedDate})`,
  );
  const operands = origin.operands.flatMap((operand) => {
    const dates = operand.start === null ? operand.end : `${operand.start} to ${operand.end}`;
    const sign = operand.sign === 1 ? '+' : '-';
    return [
      `  ${sign} ${operand.concept}, ${dates}: ${scaledText(operand.value, 0)}`,
      `    ${operand.accessionNumber ?? 'no filing'} ${operand.sourceSpan ?? 'without a source span'}`,
    ];
  });
  return [
    `${head}: ${scaledText(value.value, 0)} ${period.currency}, ${origin.rule}, confidence ${confidence}, ${accessionNumber}`,
    ...operands,
    ...changes,
  ];
}
