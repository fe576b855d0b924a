import { type Command, Option } from 'commander';
import type { HistoryLength } from '../../api/reads/signals.ts';
import { parseIsoDate } from '../../core/dates.ts';
import { CURRENT_METHODOLOGY_VERSION } from '../../scoring/methodology-registry.ts';
import { loadCommandConfig } from '../environment.ts';
import { addIssuerChoice, type IssuerChoice, issuerOf } from '../issuer-option.ts';
import { renderSignal } from '../report/render-signal.ts';
import { withDatabase } from '../with-database.ts';

interface SignalOptions extends IssuerChoice {
  readonly date?: string;
  readonly history?: HistoryLength;
  readonly methodology?: string;
  readonly json?: boolean;
}

export const help =
  'Prints stored scores only. Days without a stored score are omitted; "tidemark backfill" computes them.';

export function register(command: Command): void {
  addIssuerChoice(command)
    .option('--date <date>', 'as-of date, YYYY-MM-DD; default: the latest stored')
    .addOption(
      new Option('--history <length>', 'include the scores of the preceding days').choices(['30d', '90d', '1y']),
    )
    .option('--methodology <version>', 'methodology version; default: the current one')
    .option('--json', 'print JSON, as in the interface specification')
    .action(signal);
}

async function signal({ date, history, methodology, json, ...choice }: SignalOptions): Promise<void> {
  const clocks = {
    asOf: date === undefined ? null : parseIsoDate(date),
    computedBy: null,
    parserVersion: null,
    methodologyVersion: methodology ?? CURRENT_METHODOLOGY_VERSION,
  };
  const query = { issuer: issuerOf(choice), clocks, history: history ?? null };
  const { readSignal } = await import('../../api/reads/signals.ts');
  const { signal: found } = await withDatabase(loadCommandConfig(), (db) => readSignal(db, query));
  console.log(json ? JSON.stringify(found, null, 2) : renderSignal(found));
}
