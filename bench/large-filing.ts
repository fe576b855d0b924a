import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { IsoDate } from '../core/dates.ts';
import { parseAccessionNumber, parseCik } from '../core/ids.ts';
import { quarterFolder, renderMasterIndex } from '../sample/index-writer.ts';
import { type Figures, MEGABYTE, runChild } from './measure.ts';
import type { StackRun } from './stack-run.ts';
import { createHome, withTemporaryDirectory } from './temporary.ts';
import { submissionPieces } from './thirteenf-documents.ts';

const FILING = {
  cik: parseCik('777'),
  accessionNumber: parseAccessionNumber('0000000777-25-000001'),
  filedDate: '2025-02-14' as IsoDate,
  company: 'GENERATED CAPITAL LP',
  form: '13F-HR',
};

/**
 * Measures Form 13F filings with tables of 20 and 200 MB from archive to stored holdings, by a real ingest run on
 * PostgreSQL and Temporal: the engine's peak memory should hardly differ.
 */
export async function benchLargeFiling(): Promise<Figures> {
  const figures: Figures = {};
  for (const megabytes of [20, 200]) {
    const run = await withTemporaryDirectory(async (directory) => {
      const archive = join(directory, 'archive');
      await writeArchive(archive, megabytes * MEGABYTE);
      return runChild<StackRun>('./stack-run.ts', [await createHome(directory), archive]);
    });
    figures[`${megabytes} MB table: holdings stored`] = run.holdings;
    figures[`${megabytes} MB table: their confidence`] = run.confidence ?? 'none';
    figures[`${megabytes} MB table: raw to stored holdings (s)`] = run.ingestSeconds;
    figures[`${megabytes} MB table: peak memory of the engine (MB)`] = run.peakBytes / MEGABYTE;
  }
  return figures;
}

/** Writes the archive while the filing is generated, so that memory never holds all of it. */
async function writeArchive(dir: string, bytes: number): Promise<void> {
  const { cik, accessionNumber, filedDate } = FILING;
  const index = `Archives/edgar/daily-index/${quarterFolder(filedDate)}/master.${filedDate.replaceAll('-', '')}.idx`;
  const filing = `Archives/edgar/data/${cik}/${accessionNumber}.txt.gz`;
  for (const name of [index, filing]) await mkdir(dirname(join(dir, name)), { recursive: true });
  await writeFile(join(dir, index), renderMasterIndex([FILING], 'daily', filedDate));
  const pieces = Readable.from(submissionPieces(bytes, FILING));
  await pipeline(pieces, createGzip({ level: 1 }), createWriteStream(join(dir, filing)));
}
