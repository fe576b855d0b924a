import type { Command } from 'commander';
import { compareManagerQuarters, readManagerQuarter } from '../../api/reads/manager-quarter.ts';
import { endOfEasternDay, parseIsoDate } from '../../core/dates.ts';
import { parseCik } from '../../core/ids.ts';
import { NOW } from '../../db/repositories/datasets/clocked-rows.ts';
import { loadCommandConfig } from '../environment.ts';
import { renderComparison, renderQuarter } from '../report/render-holdings.ts';
import { parsePositiveInteger } from '../run-options.ts';
import { withDatabase } from '../with-database.ts';

interface HoldingsOptions {
  readonly cik: string;
  readonly quarter?: string;
  readonly asOf?: string;
  readonly compare?: boolean;
  readonly top: number;
  readonly json?: boolean;
}

export const help = `Composes a manager's Form 13F holdings for a quarter with its amendments, in the order of publication: a restatement
replaces the report, new holdings add to it. Lists the reports used.`;

export function register(command: Command): void {
  command
    .requiredOption('--cik <cik>', 'manager')
    .option('--quarter <date>', 'end of the quarter, YYYY-MM-DD; default: the newest stored')
    .option('--as-of <date>', 'only what was public by the end of this date')
    .option('--compare', 'compare with the previous quarter: new, closed, increased, reduced')
    .option('--top <n>', 'lines to print', parsePositiveInteger, 25)
    .option('--json', 'print everything as JSON')
    .action(holdings);
}

async function holdings({ cik, quarter, asOf, compare, top, json }: HoldingsOptions): Promise<void> {
  const query = {
    cik: parseCik(cik),
    period: quarter === undefined ? null : parseIsoDate(quarter),
    clocks: { ...NOW, publicTo: asOf === undefined ? null : endOfEasternDay(parseIsoDate(asOf)) },
  };
  const text = await withDatabase(loadCommandConfig(), async (db) => {
    const answer = compare ? await compareManagerQuarters(db, query) : await readManagerQuarter(db, query);
    if (json) return JSON.stringify(answer, null, 2);
    return 'positions' in answer ? renderComparison(answer, top) : renderQuarter(answer, top);
  });
  console.log(text);
}
