import type { Command } from 'commander';
import { parseIsoDate } from '../../core/dates.ts';
import type { ComparisonQuery } from '../compare-histories.ts';
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
    .requiredOption('--methodology <version>', 'A: the baseline, for example the published methodology')
    .requiredOption('--with <version>', 'B: the candidate; differences are B − A')
    .requiredOption('--from <date>', 'first as-of date, YYYY-MM-DD')
    .requiredOption('--to <date>', 'last as-of date')
    .option('--movers <n>', 'issuers in each list of biggest movers', parsePositiveInteger, 20)
    .option('--html <file>', 'write a self-contained page with charts')
    .option('--json', 'print JSON, as described in docs/comparison.md')
    .addHelpText(
      'after',
      `
Compares the scores that "tidemark backfill" stored: distributions, band changes by month, biggest movers with the factor
that moved them, coverage. Nothing is recomputed or stored.`,
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
  const { compareHistories } = await import('../compare-histories.ts');
  const report = await withDatabase(config, (db) => compareHistories(db, query));
  if (options.json) console.log(JSON.stringify(report, null, 2));
  else {
    const { renderComparison } = await import('../report/render-comparison.ts');
    console.log(renderComparison(report));
  }
  if (options.html !== undefined) {
    const { writeComparisonPage } = await import('../report/comparison-page/write-page.ts');
    await writeComparisonPage(report, options.html);
  }
}
