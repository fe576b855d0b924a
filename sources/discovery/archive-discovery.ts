import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { DateRange } from '../../core/date-ranges.ts';
import { type AccessionNumber, isAccessionNumber } from '../../core/ids.ts';
import { findArchiveFile, openArchiveFile, urlPathOfArchiveFile } from '../archive/archive-layout.ts';
import { readSubmission } from '../submission/read-submission.ts';
import {
  createProblemList,
  type DiscoveredFiling,
  type DiscoveryProblem,
  filingOfOneFiler,
  mergeFilers,
  type ProblemList,
} from './discovered-filing.ts';
import { dateOfDailyIndex, datesOfQuarterIndex, quarterOfFullIndex } from './index-dates.ts';
import { type ParsedIndex, parseMasterIndex } from './master-index.ts';

/** An index that was read, and the dates of which it lists every filing. */
interface ReadIndex {
  readonly source: 'full-index' | 'daily-index';
  readonly dates: DateRange;
  readonly filings: number;
}

interface DiscoveredArchive {
  /** By filing date, then accession number. */
  readonly filings: readonly DiscoveredFiling[];
  readonly indexCount: number;
  /** What the indexes prove: files without an index prove nothing beyond themselves. */
  readonly indexes: readonly ReadIndex[];
  /** Filings found only by their files. */
  readonly unindexedCount: number;
  /** Includes the files of `data/` whose header does not identify them. */
  readonly problems: readonly DiscoveryProblem[];
}

const INDEXES = [
  { folder: 'Archives/edgar/full-index', source: 'full-index', name: /\/master\.idx(?:\.gz)?$/ },
  { folder: 'Archives/edgar/daily-index', source: 'daily-index', name: /\/master\.\d{6,8}\.idx(?:\.gz)?$/ },
] as const;
const SUBMISSION_FILE = /\/(\d{10}-\d{2}-\d{6})\.txt(?:\.gz)?$/;
const MAX_FOLDER_DEPTH = 3;
/** Enough for a header with hundreds of co-registrants. */
const HEADER_BYTES = 1024 * 1024;

/**
 * Everything an archive directory contains or lists: its full indexes, then its daily ones, then the submissions under
 * `Archives/edgar/data` that no index lists, identified by their headers. Indexed filings whose file is missing are
 * included; fetching them fails and is recorded.
 */
export async function discoverArchive(dir: string): Promise<DiscoveredArchive> {
  const root = resolve(dir);
  const problems = createProblemList();
  const byAccession = new Map<AccessionNumber, DiscoveredFiling>();
  let indexCount = 0;
  const indexes: ReadIndex[] = [];
  for (const { folder, source, name } of INDEXES) {
    for (const file of await listFiles(root, folder)) {
      if (!name.test(file)) continue;
      const path = urlPathOfArchiveFile(file);
      const bytes = await readArchive(root, path, Number.POSITIVE_INFINITY, problems);
      if (!bytes) continue;
      const index = parseMasterIndex(bytes, source);
      indexCount += 1;
      const dates = datesOfIndex(path, index);
      if (dates) indexes.push({ source, dates, filings: index.filings.length });
      for (const { code, message, line } of index.problems)
        problems.add(code, `${path}: ${message}`, line ?? undefined);
      for (const filing of index.filings) {
        if (!byAccession.has(filing.accessionNumber)) byAccession.set(filing.accessionNumber, filing);
      }
    }
  }
  const unindexed: DiscoveredFiling[] = [];
  for (const file of await listFiles(root, 'Archives/edgar/data')) {
    const accession = SUBMISSION_FILE.exec(file)?.[1] ?? '';
    if (!isAccessionNumber(accession) || byAccession.has(accession)) continue;
    unindexed.push(...(await readUnindexed(root, urlPathOfArchiveFile(file), accession, problems)));
  }
  const found = mergeFilers(unindexed);
  const filings = [...byAccession.values(), ...found].sort(
    (a, b) => compare(a.filedDate, b.filedDate) || compare(a.accessionNumber, b.accessionNumber),
  );
  return { filings, indexCount, indexes, unindexedCount: found.length, problems: problems.all() };
}

/** A daily index proves its day, a full index its quarter up to the last data received, a truncated one nothing. */
function datesOfIndex(path: string, index: ParsedIndex): DateRange | null {
  const found = quarterOfFullIndex(path);
  if (found) return datesOfQuarterIndex(index, found.year, found.quarter);
  const date = dateOfDailyIndex(path);
  return date && index.isComplete ? { from: date, to: date } : null;
}

/** Whether an archive directory has an index with content, a list of submissions or a submission. */
export async function hasFilings(dir: string): Promise<boolean> {
  const root = resolve(dir);
  for (const { folder, name } of INDEXES) {
    for (const file of await listFiles(root, folder)) {
      if (name.test(file) && (await stat(join(root, file))).size > 0) return true;
    }
  }
  const lists = await listFiles(root, 'submissions', 0);
  if (lists.some((file) => /\/CIK\d{10}\.json(?:\.gz)?$/.test(file))) return true;
  return hasSubmission(root, 'Archives/edgar/data', MAX_FOLDER_DEPTH);
}

/** Stops at the first one: an archive may hold millions. */
async function hasSubmission(root: string, folder: string, depth: number): Promise<boolean> {
  const entries = await entriesOf(root, folder);
  if (entries.some((entry) => entry.isFile() && SUBMISSION_FILE.test(`/${entry.name}`))) return true;
  if (depth === 0) return false;
  for (const entry of entries) {
    if (entry.isDirectory() && (await hasSubmission(root, `${folder}/${entry.name}`, depth - 1))) return true;
  }
  return false;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Sorted files below a folder, relative to the root with forward slashes. */
async function listFiles(root: string, folder: string, depth = MAX_FOLDER_DEPTH): Promise<string[]> {
  const entries = await entriesOf(root, folder);
  entries.sort((a, b) => compare(a.name, b.name));
  const files: string[] = [];
  for (const entry of entries) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && depth > 0) for (const file of await listFiles(root, path, depth - 1)) files.push(file);
    else if (entry.isFile()) files.push(path);
  }
  return files;
}

/** None where the folder does not exist. */
function entriesOf(root: string, folder: string): Promise<Dirent[]> {
  return readdir(join(root, folder), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  });
}

/** The first bytes of a file, decompressed; null, and a problem, where it is not a valid gzip file. */
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

/** A submission's filing under each of its filers; empty, and a problem, where the header does not identify it. */
async function readUnindexed(
  root: string,
  path: string,
  accessionNumber: AccessionNumber,
  problems: ProblemList,
): Promise<DiscoveredFiling[]> {
  const bytes = await readArchive(root, path, HEADER_BYTES, problems);
  if (!bytes) return [];
  const { header } = readSubmission(bytes);
  if (header.form === null || header.filedDate === null || header.filers.length === 0) {
    problems.add('unreadable-header', `${path}: not in any index, and its header lacks form, date or filer`);
    return [];
  }
  if (header.accessionNumber !== null && header.accessionNumber !== accessionNumber) {
    problems.add('accession-mismatch', `${path}: its header has ${header.accessionNumber}`);
    return [];
  }
  const base = {
    accessionNumber,
    form: header.form,
    filedDate: header.filedDate,
    path,
    acceptedAt: header.acceptedAt === null ? null : ({ value: header.acceptedAt, source: 'header' } as const),
    // Only numbers: the dissemination form of the header has the items' titles.
    items: header.items.filter((item) => /^\d{1,2}(?:\.\d{2})?$/.test(item)),
    discoveredIn: 'archive-file' as const,
  };
  return header.filers.map(({ cik, name }) => filingOfOneFiler({ ...base, cik, companyName: name ?? '' }));
}
