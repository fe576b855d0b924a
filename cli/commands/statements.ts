import { type Command, Option } from 'commander';
import type { StatementKind } from '../../core/statements.ts';
import { usageError } from '../errors.ts';
import { type IssuerOptions, printIssuerDataset } from '../issuer-dataset.ts';
import { addIssuerChoice, issuerOf } from '../issuer-option.ts';

interface StatementsOptions extends IssuerOptions {
  readonly period: 'annual' | 'quarter' | 'ttm';
  readonly statement: StatementKind | 'all';
  readonly restated: 'first' | 'latest';
  readonly currency?: string;
  readonly limit: string;
  readonly explain?: string;
}

export const help = `For example: tidemark statements --ticker ABCD --period quarter --explain revenue

Prints an issuer's income statements, balance sheets and cash-flow statements over all its filings, newest period first.
Periods are those of the facts' dates; a quarter that no filing states is the difference of two longer periods, and blank
where these do not agree. --explain prints the facts that each value of a field rests on, with their filings and spans.`;

export function register(command: Command): void {
  addIssuerChoice(command)
    .addOption(
      new Option('--period <period>', 'fiscal years, fiscal quarters, or the twelve months to each quarter')
        .choices(['annual', 'quarter', 'ttm'])
        .default('annual'),
    )
    .addOption(
      new Option('--statement <statement>', 'which statements')
        .choices(['income', 'balance', 'cashflow', 'all'])
        .default('all'),
    )
    .addOption(
      new Option('--restated <mode>', 'as first reported, or as the newest filing states them')
        .choices(['first', 'latest'])
        .default('latest'),
    )
    .option('--currency <code>', 'only amounts reported in this currency; they are not converted')
    .option('--limit <n>', 'periods to print', '5')
    .option('--explain <field>', 'what each value of a field rests on: concepts, dates, filings, spans')
    .option('--as-of <date>', 'only what was public by the end of this date')
    .option('--as-computed <time>', 'from the rows as stored at this time: an instant or the end of a date')
    .option('--json', 'print JSON, as the HTTP API has it')
    .action(statements);
}

async function statements(options: StatementsOptions): Promise<void> {
  issuerOf(options);
  const limit = Number(options.limit);
  if (!Number.isInteger(limit) || limit < 1 || limit > 200)
    throw usageError('--limit must be a whole number, 1 to 200');
  const currency = options.currency?.toUpperCase() ?? null;
  if (currency !== null && !/^[A-Z]{3}$/.test(currency)) throw usageError('--currency must be a code like USD');
  const { readIssuerSeries } = await import('../../api/reads/issuer-series.ts');
  const { combinedSeries } = await import('../../api/families/statements/derived-values.ts');
  const { STATEMENTS_DATASET } = await import('../../db/repositories/statements/statements-dataset.ts');
  const { statementsAnswer } = await import('../report/render-statements.ts');
  const { period, restated, statement, explain = null } = options;
  await printIssuerDataset(options, STATEMENTS_DATASET, async ({ db, cik, publicTo, computedBy, ...issuer }) => {
    const clocks = { publicTo, computedBy, parserVersion: null };
    const series = await readIssuerSeries(db, cik, { period, restated, currency }, clocks);
    const shown = {
      ...series,
      ...combinedSeries(series.series),
      issuer: { ticker: issuer.ticker, name: issuer.name },
      isAgent: false,
    };
    return statementsAnswer({ cik, ...issuer }, shown, { statement, limit, explain });
  });
}
