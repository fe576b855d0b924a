import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { loadCommandConfig } from '../cli/environment.ts';
import { listenForInterrupts } from '../cli/interrupts.ts';
import { workflowBundle } from '../cli/workflow-bundle.ts';
import { generateSampleArchive } from '../sample/archive.ts';
import { createTemporaryDirectory } from './temporary-directory.ts';

const ISSUERS = 40;
const YEARS = 1;

/** What `bench/nightly-run.ts` prints. */
interface NightlyFigures {
  readonly filings: number;
  readonly wallSeconds: number;
  readonly shares: Readonly<Record<string, number>>;
  readonly busySeconds: Readonly<Record<string, number>>;
  readonly nightSeconds: number;
  readonly scored: number;
  readonly processorSeconds: number;
  readonly peakBytes: number;
}

/**
 * Measures an ingest of a whole archive and the night after it, on a real PostgreSQL (with fsync) and a real Temporal
 * server in a temporary directory: filings per second of wall-clock time, and whose time that was. A stage's share is
 * that of the moments in which its activities run, divided evenly where several run; `workflow` is the share of the
 * moments in which no activity runs: the engine waits for its own orchestration. Leaves nothing behind.
 */
export async function benchNightly(): Promise<Record<string, number | string>> {
  const interrupts = listenForInterrupts(() => undefined);
  const temporary = createTemporaryDirectory();
  try {
    const archive = join(temporary, 'archive');
    const sample = await generateSampleArchive({ dir: archive, seed: 'bench', issuers: ISSUERS, years: YEARS });
    const home = homeIn(temporary);
    await workflowBundle(join(home, 'cache'));
    const script = fileURLToPath(new URL('./nightly-run.ts', import.meta.url));
    const run = promisify(execFile)(process.execPath, [script, home, archive, sample.to], {
      signal: interrupts.signal,
      killSignal: 'SIGTERM',
    });
    return figuresOf(JSON.parse((await run).stdout) as NightlyFigures);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
    interrupts.dispose();
  }
}

/** A home of its own, but for programs and bundles, which take long to get and are the same for everybody. */
function homeIn(temporary: string): string {
  const home = join(temporary, 'home');
  mkdirSync(home);
  for (const shared of ['bin', 'cache']) {
    const target = join(loadCommandConfig().home, shared);
    mkdirSync(target, { recursive: true });
    symlinkSync(target, join(home, shared));
  }
  return home;
}

function figuresOf(run: NightlyFigures): Record<string, number | string> {
  const figures: Record<string, number | string> = {
    'filings ingested': run.filings,
    'end to end (s)': run.wallSeconds,
    'end to end (filings/s)': run.filings / run.wallSeconds,
  };
  for (const stage of ['discover', 'fetch', 'parse', 'load', 'derive', 'control', 'workflow']) {
    figures[`wall-clock share of ${stage} (%)`] = 100 * (run.shares[stage] ?? 0);
  }
  for (const stage of ['fetch', 'parse', 'load', 'derive']) {
    figures[`busy in ${stage} (s, slots added up)`] = run.busySeconds[stage] ?? 0;
  }
  figures['night after it, all issuers scored (s)'] = run.nightSeconds;
  figures['issuers scored'] = run.scored;
  figures['processor time of the engine (s)'] = run.processorSeconds;
  figures['peak memory of the engine (MB)'] = run.peakBytes / 1e6;
  return figures;
}
