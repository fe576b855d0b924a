import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { AppError } from '../../core/errors.ts';
import { type AccessionNumber, isAccessionNumber } from '../../core/ids.ts';
import { findArchiveFile, openArchiveFile, urlPathOfArchiveFile } from '../archive/archive-layout.ts';
import { readSubmission } from '../submission/read-submission.ts';
import {
  createProblemList,
  type DiscoveredFiling,
  type DiscoveryProblem,
  mergeFilers,
  type ProblemList,
} from './discovered-filing.ts';
import { parseMasterIndex } from './master-index.ts';

export interface DiscoveredArchive {
  /** By filing date, then accession number. */
  readonly filings: readonly DiscoveredFiling[];
  readonly indexCount: number;
  /** Filings that no index names, found by their files. */
  readonly unindexedCount: number;
  /** Files of `data/` whose header does not say what they are are among these, by path. */
  readonly problems: readonly DiscoveryProblem[];
}

/** Enough for a header with hundreds of co-registrants. */
const HEADER_BYTES = 1024 * 1024;

/**
 * Everything an archive directory holds or promises: its full indexes, then its daily ones, then the submissions under
 * `Archives/edgar/data` that no index names, by their own headers. Filings whose file is missing are listed all the
 * same; fetching them fails and is recorded.
 */
export async function discoverArchive(dir: string): Promise<DiscoveredArchive> {
  const root = resolve(dir);
  const problems = createProblemList();
  const byAccession = new Map<AccessionNumber, DiscoveredFiling>();
  let indexCount = 0;
  for (const [folder, discoveredIn, name] of [
    ['Archives/edgar/full-index', 'full-index', /^master\.idx(?:\.gz)?$/],
    ['Archives/edgar/daily-index', 'daily-index', /^master\.\d{6,8}\.idx(?:\.gz)?$/],
  ] as const) {
    for (const file of await listFiles(root, folder, 3)) {
      if (!name.test(file.slice(file.lastIndexOf('/') + 1))) continue;
      const path = urlPathOfArchiveFile(file);
      const bytes = await readArchive(root, path, Number.POSITIVE_INFINITY, problems);
      if (!bytes) continue;
      const index = parseMasterIndex(bytes, discoveredIn);
      indexCount += 1;
      for (const problem of index.problems)
        problems.add(problem.code, `${path}: ${problem.message}`, problem.line ?? undefined);
      for (const filing of index.filings) {
        if (!byAccession.has(filing.accessionNumber)) byAccession.set(filing.accessionNumber, filing);
      }
    }
  }
  const unindexed: DiscoveredFiling[] = [];
  for (const file of await listFiles(root, 'Archives/edgar/data', 3)) {
    const accession = /\/(\d{10}-\d{2}-\d{6})\.txt(?:\.gz)?$/.exec(file)?.[1] ?? '';
    if (!isAccessionNumber(accession) || byAccession.has(accession)) continue;
    const filing = await filingOfFile(root, urlPathOfArchiveFile(file), accession, problems);
    if (filing) unindexed.push(filing);
  }
  const found = mergeFilers(unindexed);
  const filings = [...byAccession.values(), ...found].sort(
    (a, b) => compare(a.filedDate, b.filedDate) || compare(a.accessionNumber, b.accessionNumber),
  );
  return { filings, indexCount, unindexedCount: found.length, problems: problems.all() };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Files below a folder, relative to the root with forward slashes, sorted; no deeper than `depth` folders. */
async function listFiles(root: string, folder: string, depth: number): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  });
  entries.sort((a, b) => compare(a.name, b.name));
  const files: string[] = [];
  for (const entry of entries) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && depth > 0) for (const file of await listFiles(root, path, depth - 1)) files.push(file);
    else if (entry.isFile()) files.push(path);
  }
  return files;
}

/** At most this many bytes of a file, decoded; null and a problem where it cannot be decoded. */
async function readArchive(
  root: string,
  path: string,
  maxBytes: number,
  problems: ProblemList,
): Promise<Uint8Array | null> {
  const found = await findArchiveFile(root, path);
  if (!found) return null;
  const chunks: Uint8Array[] = [];
  let byteLength = 0;
  try {
    for await (const chunk of openArchiveFile(found) as AsyncIterable<Uint8Array>) {
      chunks.push(chunk);
      byteLength += chunk.byteLength;
      if (byteLength >= maxBytes) break;
    }
  } catch (error) {
    if (!found.gzipped) throw error;
    problems.add('archive-file-corrupt', `${path}: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
  return Buffer.concat(chunks);
}

async function filingOfFile(
  root: string,
  path: string,
  accessionNumber: AccessionNumber,
  problems: ProblemList,
): Promise<DiscoveredFiling | null> {
  const bytes = await readArchive(root, path, HEADER_BYTES, problems);
  if (!bytes) return null;
  const { header } = readSubmission(bytes);
  if (header.form === null || header.filedDate === null || header.filers.length === 0) {
    problems.add('unreadable-header', `${path}: no index names it, and its header lacks form, date or filer`);
    return null;
  }
  if (header.accessionNumber !== null && header.accessionNumber !== accessionNumber) {
    problems.add('accession-mismatch', `${path}: its header says ${header.accessionNumber}`);
    return null;
  }
  const base = {
    accessionNumber,
    form: header.form,
    filedDate: header.filedDate,
    path,
    acceptedAt: header.acceptedAt === null ? null : ({ value: header.acceptedAt, source: 'header' } as const),
    // Only numbers: the other form of header has the items' titles.
    items: header.items.filter((item) => /^\d{1,2}(?:\.\d{2})?$/.test(item)),
    discoveredIn: 'archive-file' as const,
  };
  const [filing] = mergeFilers(
    header.filers.map((filer) => {
      const companyName = filer.name ?? '';
      return { ...base, cik: filer.cik, companyName, filers: [{ cik: filer.cik, companyName, path, role: null }] };
    }),
  );
  if (!filing) throw new AppError(`no filing of ${path}`, { code: 'internal', retryable: false });
  return filing;
}
