import { createWriteStream } from 'node:fs';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { loadCommandConfig } from '../cli/environment.ts';
import { workflowBundle } from '../cli/workflow-bundle.ts';
import type { IsoDate } from '../core/dates.ts';
import { parseAccessionNumber, parseCik } from '../core/ids.ts';
import { quarterFolder, renderMasterIndex } from '../sample/index-writer.ts';
import { type Figures, MEGABYTE, runChild } from './measure.ts';
import { createTemporaryDirectory } from './temporary-directory.ts';
import { submissionPieces } from './thirteenf-documents.ts';

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
 * Measures Form 13F filings with tables of 20 and 200 MB from archive to stored holdings, by a real ingest run on
 * PostgreSQL and Temporal: the engine's peak memory should hardly differ.
 */
export async function benchLargeFiling(): Promise<Figures> {
  const figures: Figures = {};
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
  const temporary = createTemporaryDirectory();
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
    return await runChild<LargeFilingRun>('./large-filing-run.ts', [home, archive]);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Writes an archive of the one filing as it is generated, so that memory never holds it. */
async function writeArchive(dir: string, bytes: number): Promise<void> {
  const { cik, accessionNumber, filedDate } = FILING;
  const index = `Archives/edgar/daily-index/${quarterFolder(filedDate)}/master.${filedDate.replaceAll('-', '')}.idx`;
  const filing = `Archives/edgar/data/${cik}/${accessionNumber}.txt.gz`;
  for (const name of [index, filing]) await mkdir(dirname(join(dir, name)), { recursive: true });
  await writeFile(join(dir, index), renderMasterIndex([FILING], 'daily', filedDate));
  const pieces = Readable.from(submissionPieces(bytes, FILING));
  await pipeline(pieces, createGzip({ level: 1 }), createWriteStream(join(dir, filing)));
}
