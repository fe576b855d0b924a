import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Level } from '../../core/score-receipt.ts';
import { CURRENT_METHODOLOGY_VERSION } from '../../scoring/methodology-registry.ts';
import { loadCommandConfig } from '../environment.ts';
import { renderRatings } from '../report/render-signal.ts';
import { parsePositiveInteger } from '../run-options.ts';
import { withDatabase } from '../with-database.ts';

interface RatingsOptions {
  readonly overallRisk?: Level;
  readonly ticker?: string;
  readonly limit: number;
  readonly cursor?: number;
  readonly methodology?: string;
  readonly json?: boolean;
}

export const help = `Prints each issuer's latest score as its rating, most recently computed first, verified from its receipt on reading.
An issuer whose latest score is withheld has no rating.`;

export function register(command: Command): void {
  const levels = ['low', 'medium', 'high'];
  command
    .addOption(new Option('--overall-risk <level>', 'only issuers with this overall risk').choices(levels))
    .option('--ticker <ticker>', 'only this issuer')
    .option('--methodology <version>', 'methodology version; default: the current one')
    .option('--limit <count>', 'page size, 1 to 50', parseLimit, 10)
    .option('--cursor <cursor>', 'continue after a page: its nextCursor', parsePositiveInteger)
    .option('--json', 'print JSON, as in the interface specification')
    .action(ratings);
}

function parseLimit(value: string): number {
  const limit = parsePositiveInteger(value);
  if (limit > 50) throw new InvalidArgumentError('at most 50');
  return limit;
}

async function ratings({ methodology, json, ...query }: RatingsOptions): Promise<void> {
  const methodologyVersion = methodology ?? CURRENT_METHODOLOGY_VERSION;
  const { listRatings } = await import('../list-ratings.ts');
  const list = await withDatabase(loadCommandConfig(), (db) => listRatings(db, { ...query, methodologyVersion }));
  console.log(json ? JSON.stringify(list, null, 2) : renderRatings(list));
}
