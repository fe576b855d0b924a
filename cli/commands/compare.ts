import type { Command } from 'commander';
import { parseIsoDate } from '../../core/dates.ts';
import { loadCommandConfig } from '../environment.ts';
import { writeComparisonPage } from '../report/comparison-page/page.ts';
import { renderComparison } from '../report/render-comparison.ts';
import { parsePositiveInteger } from '../run-options.ts';
import { withDatabase } from '../with-database.ts';

interface CompareOptions {
  readonly methodology: string;
  readonly with: string;
  readonly from: string;
  readonly to: string;
  readonly movers: number;
  readonly html?: string;
  readonly json?: boolean;
}

export const help = `Compares the scores that "tidemark backfill" stored: distributions, band changes by month, biggest movers with the factor
that moved them, coverage. Nothing is recomputed or stored.`;

export function register(command: Command): void {
  command
    .requiredOption('--methodology <version>', 'A: the baseline, for example the published methodology')
    .requiredOption('--with <version>', 'B: the candidate; differences are B − A')
    .requiredOption('--from <date>', 'first as-of date, YYYY-MM-DD')
    .requiredOption('--to <date>', 'last as-of date')
    .option('--movers <n>', 'issuers in each list of biggest movers', parsePositiveInteger, 20)
    .option('--html <file>', 'write a self-contained page with charts')
    .option('--json', 'print JSON, as described in docs/comparison.md')
    .action(compare);
}

async function compare({ methodology: a, with: b, from, to, movers, html, json }: CompareOptions): Promise<void> {
  const query = { a, b, from: parseIsoDate(from), to: parseIsoDate(to), movers };
  const { compareHistories } = await import('../compare-histories.ts');
  const report = await withDatabase(loadCommandConfig(), (db) => compareHistories(db, query));
  console.log(json ? JSON.stringify(report, null, 2) : renderComparison(report));
  if (html !== undefined) await writeComparisonPage(report, html);
}
