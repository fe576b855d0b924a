import { join } from 'node:path';
import { listenForInterrupts } from '../cli/interrupts.ts';
import { generateSampleArchive } from '../sample/archive.ts';
import { type Figures, MEGABYTE, runChild } from './measure.ts';
import type { StackRun } from './stack-run.ts';
import { createHome, withTemporaryDirectory } from './temporary.ts';

const ISSUERS = 40;
const YEARS = 1;

/**
 * Measures an ingest of a whole archive and the night after it, on a real PostgreSQL (with fsync) and a real Temporal
 * server: filings per second of wall-clock time, and the share of each stage. A moment in which several activities run
 * is divided evenly among them; `workflow` is the share of the moments in which none runs. Leaves nothing behind.
 */
export async function benchNightly(): Promise<Figures> {
  const interrupts = listenForInterrupts(() => undefined);
  try {
    return await withTemporaryDirectory(async (directory) => {
      const archive = join(directory, 'archive');
      const { to } = await generateSampleArchive({ dir: archive, seed: 'bench', issuers: ISSUERS, years: YEARS });
      const args = [await createHome(directory), archive, to];
      return figuresOf(await runChild<StackRun>('./stack-run.ts', args, { signal: interrupts.signal }));
    });
  } finally {
    interrupts.dispose();
  }
}

function figuresOf(run: StackRun): Figures {
  const figures: Figures = {
    'filings ingested': run.filings,
    'end to end (s)': run.ingestSeconds,
    'end to end (filings/s)': run.filings / run.ingestSeconds,
  };
  for (const stage of ['discover', 'fetch', 'parse', 'load', 'derive', 'control', 'workflow']) {
    figures[`wall-clock share of ${stage} (%)`] = 100 * (run.shares[stage] ?? 0);
  }
  for (const stage of ['fetch', 'parse', 'load', 'derive']) {
    figures[`busy in ${stage} (s, slots added up)`] = run.busySeconds[stage] ?? 0;
  }
  figures['night after it, all issuers scored (s)'] = run.nightSeconds;
  figures['issuers scored'] = run.scored;
  figures['processor time of the worker, without parsing (s)'] = run.processorSeconds;
  figures['peak memory of the worker, without parsing (MB)'] = run.peakBytes / MEGABYTE;
  return figures;
}
