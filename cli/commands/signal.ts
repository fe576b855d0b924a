import { type Command, Option } from 'commander';
import { parseIsoDate } from '../../core/dates.ts';
import { AppError } from '../../core/errors.ts';
import { parseCik } from '../../core/ids.ts';
import { loadCommandConfig } from '../environment.ts';
import type { HistoryLength } from '../signal-reads.ts';

interface SignalOptions {
  readonly ticker?: string;
  readonly cik?: string;
  readonly date?: string;
  readonly history?: HistoryLength;
  readonly methodology?: string;
  readonly json?: boolean;
}

export function register(command: Command): void {
  command
    .option('--ticker <ticker>', 'issuer by its ticker')
    .option('--cik <cik>', 'issuer by its CIK')
    .option('--date <date>', 'as-of date, YYYY-MM-DD; default: the latest stored')
    .addOption(
      new Option('--history <length>', 'include the scores of the preceding days').choices(['30d', '90d', '1y']),
    )
    .option('--methodology <version>', 'methodology version; default: the current one')
    .option('--json', 'print JSON, as in the interface specification')
    .addHelpText(
      'after',
      `
Prints stored scores only. Days without a stored score are omitted; "tidemark backfill" computes them.`,
    )
    .action(signal);
}

async function signal(options: SignalOptions): Promise<void> {
  const config = loadCommandConfig();
  if ((options.ticker === undefined) === (options.cik === undefined)) {
    throw new AppError('give one of --ticker and --cik', { code: 'usage', retryable: false });
  }
  const { CURRENT_METHODOLOGY_VERSION } = await import('../../scoring/methodology-registry.ts');
  const { withDatabase } = await import('../with-database.ts');
  const { readSignal } = await import('../signal-reads.ts');
  const { renderSignal } = await import('../report/render-signal.ts');
  const found = await withDatabase(config, (db) =>
    readSignal(db, {
      issuer: options.cik === undefined ? { ticker: options.ticker ?? '' } : { cik: parseCik(options.cik) },
      asOf: options.date === undefined ? null : parseIsoDate(options.date),
      history: options.history ?? null,
      methodologyVersion: options.methodology ?? CURRENT_METHODOLOGY_VERSION,
    }),
  );
  console.log(options.json ? JSON.stringify(found, null, 2) : renderSignal(found));
}
