import type { Command } from 'commander';
import { AppError } from '../../core/errors.ts';
import { NOTHING_PRUNED, PRUNED_KINDS, type PruneTally, tallyPruned } from '../../core/retention.ts';
import { loadCommandConfig } from '../environment.ts';
import { listenForInterrupts } from '../interrupts.ts';

export const help = `Removes what is older than the TIDEMARK_KEEP_… variables say: settled deliveries and emails with their attempts, the
values of monitor matches, the payloads of events, metered calls. What is pending stays, and so does what can be replayed, every event that
a delivery refers to, and every event that a reader has not passed. Rows of events and matches stay without their values, so
that nothing is announced twice. Works in short transactions; stopped at any time, it continues at the next call. The daily
schedule ("tidemark schedule create-retention") does the same. docs/operating.md says more.`;

interface PruneCommandOptions {
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

export function register(command: Command): void {
  command
    .option('--dry-run', 'count what would be removed, and remove nothing')
    .option('--json', 'print the counts as JSON')
    .action(pruneCommand);
}

async function pruneCommand({ dryRun = false, json }: PruneCommandOptions): Promise<void> {
  const config = loadCommandConfig();
  const { renderPruned } = await import('../report/render-pruned.ts');
  const { withDatabase } = await import('../with-database.ts');
  const { FIRST_PLACE, prune } = await import('../../activities/prune.ts');
  const { countPrunable } = await import('../../db/repositories/runs/retention.ts');
  const { pruneCutoffs } = await import('../../core/retention.ts');
  const { createProgressLine } = await import('../progress-line.ts');
  const days = config.retention;
  const now = Date.now();
  const interrupts = listenForInterrupts(() => console.error('\nstopping after this batch'));
  const progress = createProgressLine();
  try {
    const tally = await withDatabase(config, async (db): Promise<PruneTally> => {
      if (!dryRun) {
        const onBatch = (done: PruneTally): void => {
          progress.show(`pruned ${PRUNED_KINDS.map((kind) => `${done[kind].rows} ${kind}`).join(', ')}`, null);
          if (interrupts.signal.aborted) throw interrupted();
        };
        return (await prune(db, FIRST_PLACE, { days, now, onBatch })).tally;
      }
      let counts = NOTHING_PRUNED;
      for (const kind of PRUNED_KINDS) {
        counts = tallyPruned(counts, kind, await countPrunable(db, kind, pruneCutoffs(days, now)));
      }
      return counts;
    });
    progress.clear();
    console.log(json ? JSON.stringify({ dryRun, days, pruned: tally }) : renderPruned(tally, days, dryRun));
  } finally {
    interrupts.dispose();
  }
}

function interrupted(): AppError {
  return new AppError('interrupted; the same command continues', { code: 'interrupted', retryable: true });
}
