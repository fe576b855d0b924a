import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createGzip } from 'node:zlib';
import { loadCommandConfig } from '../cli/environment.ts';
import { workflowBundle } from '../cli/workflow-bundle.ts';
import type { IsoDate } from '../core/dates.ts';
import { parseAccessionNumber, parseCik } from '../core/ids.ts';
import { quarterFolder, renderMasterIndex } from '../sample/index-writer.ts';
import { submissionPieces } from './thirteenf-documents.ts';

const MEGABYTE = 1_000_000;
const FILING = {
  cik: parseCik('777'),
  accessionNumber: parseAccessionNumber('0000000777-25-000001'),
  filedDate: '2025-02-14' as IsoDate,
  company: 'GENERATED CAPITAL LP',
  form: '13F-HR',
};

/** What `bench/large-filing-run.ts` prints. */
interface LargeFilingRun {
  readonly holdings: string;
  readonly confidence: number;
  readonly seconds: number;
  readonly peakBytes: number;
}

/**
 * Measures Form 13F filings whose tables are of 20 and of 200 MB from an archive to stored holdings, by the real ingest
 * run on a real PostgreSQL and a real Temporal server: the peak of the engine's memory should hardly differ.
 */
export async function benchLargeFiling(): Promise<Record<string, number | string>> {
  const figures: Record<string, number | string> = {};
  for (const megabytes of [20, 200]) {
    const run = await ingest(megabytes * MEGABYTE);
    figures[`${megabytes} MB table: holdings stored`] = Number(run.holdings);
    figures[`${megabytes} MB table: their confidence`] = run.confidence;
    figures[`${megabytes} MB table: raw to stored holdings (s)`] = run.seconds;
    figures[`${megabytes} MB table: peak memory of the engine (MB)`] = run.peakBytes / MEGABYTE;
  }
  return figures;
}

async function ingest(bytes: number): Promise<LargeFilingRun> {
  const temporary = await mkdtemp(join(tmpdir(), 'tidemark-bench-'));
  try {
    const archive = join(temporary, 'archive');
    await writeArchive(archive, bytes);
    const home = join(temporary, 'home');
    await mkdir(home);
    for (const shared of ['bin', 'cache']) {
      const target = join(loadCommandConfig().home, shared);
      await mkdir(target, { recursive: true });
      await symlink(target, join(home, shared));
    }
    await workflowBundle(join(home, 'cache'));
    const script = fileURLToPath(new URL('./large-filing-run.ts', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [script, home, archive]);
    return JSON.parse(stdout) as LargeFilingRun;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** An archive of the one filing, written as it is generated: it never stands in memory. */
async function writeArchive(dir: string, bytes: number): Promise<void> {
  const { cik, accessionNumber, filedDate } = FILING;
  const index = `Archives/edgar/daily-index/${quarterFolder(filedDate)}/master.${filedDate.replaceAll('-', '')}.idx`;
  const filing = `Archives/edgar/data/${cik}/${accessionNumber}.txt.gz`;
  for (const name of [index, filing]) await mkdir(dirname(join(dir, name)), { recursive: true });
  await writeFile(join(dir, index), renderMasterIndex([FILING], 'daily', filedDate));
  const pieces = Readable.from(submissionPieces(bytes, FILING));
  await pipeline(pieces, createGzip({ level: 1 }), createWriteStream(join(dir, filing)));
}
