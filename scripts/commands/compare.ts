import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { ComparisonQuery } from '../../activities/compare-histories.ts';
import { parseIsoDate } from '../../core/dates.ts';
import type { Database } from '../../db/database.ts';
import { loadCommandConfig } from '../environment.ts';
import { parsePositiveInteger } from '../number-option.ts';

interface CompareOptions {
  readonly methodology: string;
  readonly with: string;
  readonly from: string;
  readonly to: string;
  readonly movers: number;
  readonly html?: string;
  readonly json?: boolean;
}

export function register(command: Command): void {
  command
    .requiredOption('--methodology <version>', 'A: the methodology held against, the published one say')
    .requiredOption('--with <version>', 'B: the one looked at; differences are B − A')
    .requiredOption('--from <date>', 'first as-of date, YYYY-MM-DD')
    .requiredOption('--to <date>', 'last as-of date')
    .option('--movers <n>', 'issuers in each list of biggest movers', parsePositiveInteger, 20)
    .option('--html <file>', 'write a page with charts, complete in itself')
    .option('--json', 'print as JSON, as docs/comparison.md describes it')
    .addHelpText(
      'after',
      `
Compares stored scores, as "tidemark backfill" leaves them: distributions, band flips by month, biggest movers with the
factor that moved them, coverage. Nothing is computed anew, and nothing is stored.`,
    )
    .action(compare);
}

async function compare(options: CompareOptions): Promise<void> {
  const config = loadCommandConfig();
  const query: ComparisonQuery = {
    a: options.methodology,
    b: options.with,
    from: parseIsoDate(options.from),
    to: parseIsoDate(options.to),
    movers: options.movers,
  };
  const { withDatabase } = await import('../with-database.ts');
  const text = await withDatabase(config, (db) =>
    comparisonText(db, query, { html: options.html ?? null, json: options.json ?? false }),
  );
  console.log(text);
}

/**
 * Compares, writes the page where one is asked for, and gives what is to be printed. A backfill ends with it too.
 *
 * @param output `html`: path of the page; null: none
 */
export async function comparisonText(
  db: Database,
  query: ComparisonQuery,
  output: { readonly html: string | null; readonly json: boolean },
): Promise<string> {
  const { compareHistories } = await import('../../activities/compare-histories.ts');
  const report = await compareHistories(db, query);
  if (output.html !== null) {
    const { renderComparisonPage } = await import('../report/comparison-page/page.ts');
    const file = resolve(output.html);
    await writeFile(file, renderComparisonPage(report));
    console.error(`page written to ${file}`);
  }
  if (output.json) return JSON.stringify(report, null, 2);
  const { renderComparison } = await import('../report/render-comparison.ts');
  return renderComparison(report);
}
