import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Level } from '../../core/score-receipt.ts';
import { loadCommandConfig } from '../environment.ts';
import { parsePositiveInteger } from '../number-option.ts';

interface RatingsOptions {
  readonly overallRisk?: Level;
  readonly ticker?: string;
  readonly methodology?: string;
  readonly limit: number;
  readonly cursor?: number;
  readonly json?: boolean;
}

export function register(command: Command): void {
  command
    .addOption(
      new Option('--overall-risk <level>', 'only issuers with this overall risk').choices(['low', 'medium', 'high']),
    )
    .option('--ticker <ticker>', 'only this issuer')
    .option('--methodology <version>', 'methodology version; default: the current one')
    .option('--limit <count>', 'page size, 1 to 50', parseLimit, 10)
    .option('--cursor <cursor>', 'continue after a page: its nextCursor', parsePositiveInteger)
    .option('--json', 'print JSON, as in the interface specification')
    .addHelpText(
      'after',
      `
Prints each issuer's latest score as its rating, most recently computed first, verified from its receipt on reading.
An issuer whose latest score is withheld has no rating.`,
    )
    .action(ratings);
}

function parseLimit(value: string): number {
  const limit = parsePositiveInteger(value);
  if (limit > 50) throw new InvalidArgumentError('at most 50');
  return limit;
}

async function ratings(options: RatingsOptions): Promise<void> {
  const config = loadCommandConfig();
  const { CURRENT_METHODOLOGY_VERSION } = await import('../../scoring/methodology-registry.ts');
  const { withDatabase } = await import('../with-database.ts');
  const { listRatings } = await import('../signal-reads.ts');
  const { renderRatings } = await import('../report/render-signal.ts');
  const { overallRisk, ticker, limit, cursor } = options;
  const list = await withDatabase(config, (db) =>
    listRatings(db, {
      methodologyVersion: options.methodology ?? CURRENT_METHODOLOGY_VERSION,
      limit,
      ...(overallRisk === undefined ? {} : { overallRisk }),
      ...(ticker === undefined ? {} : { ticker }),
      ...(cursor === undefined ? {} : { cursor }),
    }),
  );
  console.log(options.json ? JSON.stringify(list, null, 2) : renderRatings(list));
}
