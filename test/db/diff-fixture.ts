import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pino } from 'pino';
import { loadBatch } from '../../activities/load-batch.ts';
import { loadReprocessed } from '../../activities/load-reprocessed.ts';
import { openFiling } from '../../activities/open-filing.ts';
import { parseSubmission } from '../../activities/parse-submission.ts';
import { rankScores, scorePage } from '../../activities/score.ts';
import type { IsoDate } from '../../core/dates.ts';
import { type AccessionNumber, type Cik, type ParserVersion, parserVersionOf } from '../../core/ids.ts';
import type { ParseOutcome, Parser } from '../../core/parser.ts';
import { STAGED_NAMESPACE } from '../../core/staged-filing.ts';
import type { Database } from '../../db/database.ts';
import { insertDiscovered, markStored } from '../../db/repositories/filings/filings.ts';
import { recordDiscovery } from '../../db/repositories/filings/raw-objects.ts';
import { ensurePromoted } from '../../db/repositories/runs/promotions.ts';
import {
  createParserCatalog,
  loadParsers,
  type ParserCatalog,
  withDependencies,
} from '../../parsers/parser-catalog.ts';
import { PARSERS, parserById, versionOf } from '../../parsers/registry.ts';
import { generateSampleArchive, type SampleArchiveOptions } from '../../sample/archive.ts';
import type { FilingTruth } from '../../sample/truth.ts';
import type { RawStore } from '../../sources/raw-store/raw-store.ts';
import { date, instant } from './fixtures.ts';

const RUN = { runId: 'run', source: 'test', materializationVersion: 'm' };
const logger = pino({ level: 'silent' });

/** How a second version reads a document, from what the first made of it; it may build on other versions. */
export interface SecondVersion {
  readonly change: (outcome: ParseOutcome, form: string) => ParseOutcome;
  readonly dependsOn?: readonly ParserVersion[];
}

/** The newest version of a parser (1), or the one that {@link buildWith} adds (2). */
export function versionOfTwo(id: string, ordinal: 1 | 2): ParserVersion {
  const first = parserById(id);
  if (first === null) throw new Error(`no ${id}`);
  return parserVersionOf(id, first.version + ordinal - 1);
}

/** A build in which some parsers have a second version, the next after that of this build. */
export function buildWith(seconds: Readonly<Record<string, SecondVersion>>): ParserCatalog {
  const newest = Object.entries(seconds).map(([id, { change, dependsOn }]): Parser => {
    const first = parserById(id);
    if (first === null) throw new Error(`no ${id}`);
    const parserVersion = versionOfTwo(id, 2);
    return {
      ...first,
      version: first.version + 1,
      dependsOn: dependsOn ?? first.dependsOn,
      parse: (submission, document, context) => ({
        ...change(first.parse(submission, document, context), submission.header.form ?? ''),
        parserVersion,
      }),
    };
  });
  const released = new Map(PARSERS.map((parser) => [versionOf(parser), () => Promise.resolve({ parser })] as const));
  return createParserCatalog([...newest, ...PARSERS.filter(({ id }) => !(id in seconds))], released);
}

/** A sample archive in a database, as its first build read and scored it. */
export async function loadSample(
  db: Database,
  rawStore: RawStore,
  dir: string,
  sample: Omit<SampleArchiveOptions, 'dir' | 'gzip'> = { seed: 'diff', issuers: 8, years: 1 },
): Promise<readonly FilingTruth[]> {
  await generateSampleArchive({ dir, gzip: false, ...sample });
  const truth = (await readFile(join(dir, 'truth.jsonl'), 'utf8')).trimEnd().split('\n');
  const known = new Map(truth.map((line) => JSON.parse(line) as FilingTruth).map((one) => [one.accessionNumber, one]));
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\d{10}-\d\d-\d{6}\.txt$/.test(path),
  );
  const filings: FilingTruth[] = [];
  for (const path of files.sort()) {
    const filing = known.get(basename(path, '.txt') as AccessionNumber);
    if (filing === undefined || filings.some(({ accessionNumber }) => accessionNumber === filing.accessionNumber))
      continue;
    const { cik, accessionNumber, form, filedDate } = filing;
    const { key, byteLength } = await rawStore.put(await readFile(join(dir, path)));
    const names = { companyName: null, acceptedAt: null, periodOfReport: null, source: 'test' };
    const url = `https://www.sec.gov/Archives/edgar/data/${cik}/${accessionNumber}.txt`;
    await insertDiscovered(db, [{ ...names, cik, accessionNumber, form, filedDate, url }]);
    await markStored(db, [
      { accessionNumber, rawSourceKey: key, bytes: byteLength, retrievedAt: instant('2026-11-20T00:00:00.000Z') },
    ]);
    filings.push(filing);
  }
  const to = filings
    .map(({ filedDate }) => filedDate)
    .sort()
    .at(-1);
  if (to === undefined) throw new Error('the sample has no filing');
  await recordDiscovery(db, {
    source: 'test',
    indexKind: 'full-index',
    cik: null,
    from: date('2015-01-01'),
    to,
    filings: filings.length,
  });
  await ensurePromoted(db, PARSERS.map(versionOf));
  return filings;
}

/** Reads stored filings with some versions of a build, and loads what they give: a night, or a reprocess of one version. */
export async function readFilings(
  db: Database,
  rawStore: RawStore,
  catalog: ParserCatalog,
  filings: readonly FilingTruth[],
  only: ParserVersion | null = null,
): Promise<void> {
  const versions = await withDependencies(catalog, only === null ? catalog.newest.map(versionOf) : [only]);
  const parsers = await loadParsers(catalog, versions);
  const put = (bytes: Uint8Array) => rawStore.putStaged(STAGED_NAMESPACE, bytes);
  const stored = await db.selectFrom('raw.filings').select(['accession_number', 'raw_source_key']).execute();
  const keys = new Map(stored.map((row) => [row.accession_number, row.raw_source_key]));
  for (const { accessionNumber, filedDate } of filings) {
    const rawSourceKey = keys.get(accessionNumber);
    if (!rawSourceKey) throw new Error(`${accessionNumber} is not stored`);
    const opened = await openFiling(rawStore, rawSourceKey, put, {
      parsers,
      skipped: [],
      onStreaming: () => undefined,
    });
    if (!('submission' in opened)) throw new Error(opened.message);
    const { submission, large } = opened;
    const task = { accessionNumber, rawSourceKey, filedDate };
    const staged = parseSubmission(submission, task, large, { parsers, begin: null });
    const deps = { db, rawStore, logger, catalog };
    if (only === null) await loadBatch(deps, RUN, [staged]);
    else await loadReprocessed(deps, RUN, only, [staged]);
  }
}

export async function scoreAll(
  db: Database,
  request: { readonly asOf: IsoDate; readonly methodologyVersion: string; readonly prices: string },
): Promise<void> {
  const deps = { db, logger, beat: () => undefined, signal: new AbortController().signal };
  for (let after: Cik | null = null; ; ) {
    const { next }: { readonly next: Cik | null } = await scorePage(deps, RUN, request, after);
    if (next === null) break;
    after = next;
  }
  await rankScores(deps, RUN, request);
}
