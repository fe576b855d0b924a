import { join } from 'node:path';
import { listenForInterrupts } from '../cli/interrupts.ts';
import { generateSampleArchive } from '../sample/archive.ts';
import { type Figures, runChild } from './measure.ts';
import type { ReprocessRun } from './reprocess-run.ts';
import { createHome, withTemporaryDirectory } from './temporary.ts';

const ISSUERS = 40;
const YEARS = 1;

/**
 * A reprocess of a whole archive with a second version of one parser, beside the parse stage of the ingest before it, on
 * one real PostgreSQL (with fsync) and Temporal server. The stage's rate is that of the wall-clock time in which its
 * activities ran; that of the reprocess includes loading and every wait of its workflow.
 */
export async function benchReprocess(): Promise<Figures> {
  const interrupts = listenForInterrupts(() => undefined);
  try {
    return await withTemporaryDirectory(async (directory) => {
      const archive = join(directory, 'archive');
      await generateSampleArchive({ dir: archive, seed: 'bench', issuers: ISSUERS, years: YEARS });
      const args = [await createHome(directory), archive];
      const run = await runChild<ReprocessRun>('./reprocess-run.ts', args, { signal: interrupts.signal });
      const nightly = run.filings / run.parseStageSeconds;
      const reprocess = run.reprocessed / run.reprocessSeconds;
      return {
        filings: run.filings,
        'parse stage of a run, all parsers (filings/s)': nightly,
        [`reprocess with ${run.version}, end to end (filings/s)`]: reprocess,
        'ratio of the reprocess to the parse stage': reprocess / nightly,
        'processor time of parsing, all parsers (ms per filing)': (1_000 * run.parseBusySeconds) / run.filings,
        'processor time of parsing, reprocess (ms per filing)': (1_000 * run.reprocessBusySeconds) / run.reprocessed,
        'rows of the second version': run.rows,
      };
    });
  } finally {
    interrupts.dispose();
  }
}
