import type { Cik } from '../../../core/ids.ts';
import { lineWords, STATEMENT_FIELDS, STATEMENT_KINDS, type StatementKind } from '../../../core/statements.ts';
import { STATEMENTS_DATASET } from '../../../db/repositories/statements/statements-dataset.ts';
import type { SeriesPeriod, SeriesPeriodType, SeriesValue } from '../../../scoring/statements/series-types.ts';
import { type IssuerSeries, readIssuerSeries } from '../../reads/issuer-series.ts';
import { type Html, html } from '../html.ts';
import type { Page } from '../layout.ts';
import type { PageContext } from '../page-context.ts';
import type { PageDeps } from '../page-deps.ts';
import { searchOf, section } from '../parts/section.ts';
import { sourced } from '../parts/sourced.ts';
import { amount, dataTable } from '../parts/table.ts';
import { decimalText, perShareText } from '../text.ts';
import { issuerPage, loadIssuerHead } from './issuer-shell.ts';

const TITLES = { income: 'Income statement', balance: 'Balance sheet', cashflow: 'Cash-flow statement' } as const;
const SHOWN: readonly (readonly [type: SeriesPeriodType, title: string, periods: number])[] = [
  ['annual', 'Fiscal years', 6],
  ['quarter', 'Fiscal quarters', 8],
];

/** Statements over all filings, each number opening the words that it was read from. */
export async function statementsPage(deps: PageDeps, context: PageContext, cik: Cik): Promise<Page> {
  const clocks = { publicTo: context.publicTo, computedBy: null, parserVersion: null };
  const [head, search, ...series] = await Promise.all([
    loadIssuerHead(deps, context, cik),
    searchOf(deps, context, cik, STATEMENTS_DATASET),
    ...SHOWN.map(([period]) => readIssuerSeries(deps.db, cik, { period, restated: 'latest', currency: null }, clocks)),
  ]);
  const sections = series.map((one, index) => {
    const [, title = '', most = 0] = SHOWN[index] ?? [];
    const tables = STATEMENT_KINDS.flatMap((kind) => statementTable(context, one, kind, most));
    return section(context, {
      title,
      what: 'financial statements',
      search,
      body: tables.length === 0 ? null : html`${NOTE}${tables}`,
    });
  });
  return issuerPage(context, head, 'statements', sections);
}

const NOTE = html`<p class="muted small">Whole units, as the newest filing states them. A number in several parts is computed: each part opens one of the facts that it rests on.</p>`;

function statementTable(
  context: PageContext,
  { series }: IssuerSeries,
  statement: StatementKind,
  most: number,
): readonly Html[] {
  const periods = series.periods[statement].slice(0, most);
  const fields = STATEMENT_FIELDS[statement].filter((field) =>
    periods.some(({ values }) => values[field]?.value != null),
  );
  if (fields.length === 0) return [];
  const rows = fields.map((field) => [
    capitalized(lineWords(field)),
    ...periods.map(({ values }) => cellOf(context, field, values[field])),
  ]);
  const columns = ['', ...periods.map((period) => amount(headOf(period)))];
  const currencies = [...new Set(periods.map(({ currency }) => currency))];
  return [dataTable(`${TITLES[statement]}, ${currencies.join(' and ')}`, columns, rows)];
}

const headOf = ({ start, end }: SeriesPeriod): Html =>
  html`${end}${start === null ? '' : html`<br><small>from ${start}</small>`}`;

const capitalized = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

function cellOf(context: PageContext, field: string, value: SeriesValue | undefined): Html {
  if (value === undefined || value.value === null) {
    return html`<span class="none" title="${value?.reason ?? 'not-reported'}">–</span>`;
  }
  const [first, ...others] = value.origin.operands.map(({ accessionNumber = null, sourceSpan = null }) => ({
    accessionNumber,
    sourceSpan,
  }));
  const parts = others.map((ref, index) => html` <small>${sourced(context, `[${index + 2}]`, ref)}</small>`);
  const text = field.startsWith('eps') ? perShareText(value.value) : decimalText(value.value);
  return html`${sourced(context, text, first)}${parts}`;
}
