import type { Command } from 'commander';
import { endOfEasternDay, parseIsoDate } from '../../core/dates.ts';
import { parseCik } from '../../core/ids.ts';
import { loadCommandConfig } from '../environment.ts';
import { parsePositiveInteger } from '../number-option.ts';

interface HoldingsOptions {
  readonly cik: string;
  readonly quarter?: string;
  readonly asOf?: string;
  readonly compare?: boolean;
  readonly top: number;
  readonly json?: boolean;
}

export function register(command: Command): void {
  command
    .requiredOption('--cik <cik>', 'manager')
    .option('--quarter <date>', 'end of the quarter, YYYY-MM-DD; default: the newest stored')
    .option('--as-of <date>', 'only what was public by the end of this date')
    .option('--compare', 'compare with the previous quarter: new, closed, increased, reduced')
    .option('--top <n>', 'lines to print', parsePositiveInteger, 25)
    .option('--json', 'print everything as JSON')
    .addHelpText(
      'after',
      `
Composes a manager's Form 13F holdings for a quarter with its amendments, in the order of publication: a restatement
replaces the report, new holdings add to it. Lists the reports used.`,
    )
    .action(holdings);
}

async function holdings(options: HoldingsOptions): Promise<void> {
  const config = loadCommandConfig();
  const query = {
    cik: parseCik(options.cik),
    period: options.quarter === undefined ? null : parseIsoDate(options.quarter),
    asOf: options.asOf === undefined ? null : endOfEasternDay(parseIsoDate(options.asOf)),
  };
  const { withDatabase } = await import('../with-database.ts');
  const { compareManagerQuarters, readManagerQuarter } = await import('../manager-quarter.ts');
  const { renderComparison, renderQuarter } = await import('../report/render-holdings.ts');
  const text = await withDatabase(config, async (db) => {
    if (options.compare) {
      const comparison = await compareManagerQuarters(db, query);
      return options.json ? JSON.stringify(comparison, null, 2) : renderComparison(comparison, options.top);
    }
    const quarter = await readManagerQuarter(db, query);
    return options.json ? JSON.stringify(quarter, null, 2) : renderQuarter(quarter, options.top);
  });
  console.log(text);
}
