import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { loadBatch } from '../../activities/load-batch.ts';
import { parseSubmission } from '../../activities/parse-submission.ts';
import type { IsoTimestamp } from '../../core/dates.ts';
import { isAccessionNumber } from '../../core/ids.ts';
import type { StagedFiling } from '../../core/staged-filing.ts';
import type { Database } from '../../db/database.ts';
import { insertDiscovered, markStored } from '../../db/repositories/filings/filings.ts';
import type { RawStore } from '../../sources/raw-store/raw-store.ts';
import { readSubmission } from '../../sources/submission/read-submission.ts';

interface Deps {
  readonly db: Database;
  readonly rawStore: RawStore;
}

const FILINGS_PER_TRANSACTION = 20;
const RUN = { runId: 'measure', source: 'measure', materializationVersion: 'measure' };
const LOGGER = pino({ level: 'error' });

/** Parses and stores every submission below a folder, as often as told; the time is that of loading. */
export async function loadFolder(
  deps: Deps,
  folder: string,
  copies: number,
): Promise<{ readonly filings: number; readonly loadMs: number }> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => /\d{10}-\d{2}-\d{6}\.txt(?:\.gz)?$/.test(name));
  let [filings, loadMs] = [0, 0];
  for (let copy = 0; copy < copies; copy++) {
    for (let start = 0; start < files.length; start += FILINGS_PER_TRANSACTION) {
      const staged: StagedFiling[] = [];
      for (const name of files.slice(start, start + FILINGS_PER_TRANSACTION)) {
        const file = readFileSync(join(folder, name));
        const parsed = await parse(deps, copyOf(name.endsWith('.gz') ? gunzipSync(file) : file, copy));
        if (parsed !== null) staged.push(parsed);
      }
      const began = performance.now();
      if (staged.length > 0) await loadBatch({ ...deps, logger: LOGGER }, RUN, staged);
      loadMs += performance.now() - began;
      filings += staged.length;
    }
  }
  return { filings, loadMs };
}

/** The submission under a CIK and accession number of its own; the first copy is the original. */
function copyOf(bytes: Buffer, copy: number): Buffer {
  if (copy === 0) return bytes;
  const text = bytes.toString('latin1');
  const cik = /CENTRAL INDEX KEY:\s*(\d{10})/.exec(text)?.[1];
  const accession = /ACCESSION NUMBER:\s*(\d{10})-(\d{2}-\d{6})/.exec(text);
  if (cik === undefined || accession === null) return bytes;
  // Seven digits, as most CIKs have.
  const other = String(1_000_000 + ((Number(cik) * 31 + copy * 104_729) % 9_000_000)).padStart(10, '0');
  const renamed = text
    .replaceAll(cik, other)
    .replaceAll(
      accession[0],
      `ACCESSION NUMBER: ${accession[1]?.slice(0, 4)}${String(copy).padStart(6, '0')}-${accession[2]}`,
    );
  return Buffer.from(renamed, 'latin1');
}

async function parse({ db, rawStore }: Deps, bytes: Buffer): Promise<StagedFiling | null> {
  const submission = readSubmission(bytes);
  const { accessionNumber, form, filedDate, filers, acceptedAt, periodOfReport } = submission.header;
  const [filer] = filers;
  if (accessionNumber === null || form === null || filedDate === null || filer === undefined) return null;
  if (!isAccessionNumber(accessionNumber)) return null;
  const { key } = await rawStore.put(bytes);
  const { cik, name: companyName } = filer;
  const url = `https://www.sec.gov/Archives/edgar/data/${cik}/${accessionNumber}.txt`;
  const discovered = { accessionNumber, cik, companyName, form, filedDate, acceptedAt, periodOfReport, url };
  await insertDiscovered(db, [{ ...discovered, source: RUN.source }]);
  const retrievedAt = new Date().toISOString() as IsoTimestamp;
  await markStored(db, [{ accessionNumber, rawSourceKey: key, bytes: bytes.byteLength, retrievedAt }]);
  return parseSubmission(submission, { accessionNumber, rawSourceKey: key, filedDate }, null);
}
