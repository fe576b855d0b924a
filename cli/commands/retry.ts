import type { Command } from 'commander';
import {
  countRetries,
  RETRYABLE_STATES,
  type RetryableState,
  type RetryGroup,
  type RetryQuery,
  resetForRetry,
} from '../../db/repositories/filings/retries.ts';
import { loadCommandConfig } from '../environment.ts';
import { usageError } from '../errors.ts';
import { renderTable } from '../report/table.ts';
import { counted } from '../report/text.ts';
import { addSelectorOptions, type SelectorOptions, selectorOf } from '../selector-options.ts';
import { withDatabase } from '../with-database.ts';

interface RetryOptions extends SelectorOptions {
  readonly state?: string;
  readonly code?: string;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

export const help = `Filings that failed for a cause that may pass are retried by themselves, ever more rarely; "tidemark status" counts
them. This command makes filings pending now, also those whose failure is final. The next run over their source and
dates takes them: ingest, or the nightly run.

  tidemark retry --code parse-timeout --dry-run             filings and single parsers that ran out of time
  tidemark retry --state missing --from 2026-11-01          filings that the source did not have
  tidemark retry --state rejected --code no-documents --cik 1716947`;

export function register(command: Command): void {
  addSelectorOptions(
    command
      .option('--state <state>', `filings in this state: ${RETRYABLE_STATES.join(', ')}`)
      .option('--code <code>', 'filings, and single parsers, that failed for this reason; see "tidemark status"'),
  )
    .option('--dry-run', 'only count them')
    .option('--json', 'print as JSON')
    .action(retry);
}

async function retry({ state, code, dryRun = false, json = false, ...selection }: RetryOptions): Promise<void> {
  if (state === undefined && code === undefined) throw usageError('give --state, --code or both');
  const query: RetryQuery = {
    selector: selectorOf(selection, { by: 'all' }),
    state: state === undefined ? null : retryableState(state),
    code: code ?? null,
  };
  const { groups, reset } = await withDatabase(loadCommandConfig(), async (db) => {
    const found = await countRetries(db, query);
    return { groups: found, reset: dryRun ? 0 : await resetForRetry(db, query) };
  });
  if (json) return console.log(JSON.stringify({ groups, reset }, null, 2));
  if (groups.length === 0) return console.log('no such filings');
  console.log(renderTable(['state', 'reason', 'source', 'filings'], [3], groups.map(rowOf)));
  const total = groups.reduce((sum, { filings }) => sum + filings, 0);
  if (dryRun) console.log(`${counted(total, 'filing')} would be retried`);
  else console.log(`${counted(reset, 'filing')} pending again; the next run over their source and dates takes them`);
}

function rowOf({ state, code, source, filings }: RetryGroup) {
  return [state === 'processed' ? 'processed, a parser rejected' : state, code ?? '', source, filings];
}

function retryableState(state: string): RetryableState {
  const known = RETRYABLE_STATES.find((one) => one === state);
  if (known === undefined) throw usageError(`--state ${state}: give one of ${RETRYABLE_STATES.join(', ')}`);
  return known;
}
