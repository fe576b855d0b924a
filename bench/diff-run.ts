/**
 * Child of `bench/diff.ts`: compares two versions as `tidemark diff --every-row --json --html` does, and prints the
 * measurements as JSON.
 *
 *     node bench/diff-run.ts <database URL> <raw store> <page> <before> <after>
 */
import { diffVersions } from '../cli/diff/diff-versions.ts';
import { writeDiffPage } from '../cli/report/diff-page/page.ts';
import { renderDiff } from '../cli/report/render-diff.ts';
import { isParserVersion, type ParserVersion, parserIdOf } from '../core/ids.ts';
import { createDatabase } from '../db/database.ts';
import { createParserCatalog } from '../parsers/parser-catalog.ts';
import { PARSERS, versionOf } from '../parsers/registry.ts';
import { CURRENT_METHODOLOGY_VERSION } from '../scoring/methodology-registry.ts';
import { createDiskRawStore } from '../sources/raw-store/disk-raw-store.ts';
import { peakBytes } from './measure.ts';

/** What this script prints. */
export interface DiffRun {
  readonly rows: number;
  readonly differing: number;
  readonly seconds: number;
  /** Issuers whose scores were computed under both versions. */
  readonly scored: number;
  readonly peakBytes: number;
}

const [url = '', store = '', page = '', before = '', after = ''] = process.argv.slice(2);
const silent = { show: () => undefined, note: () => undefined, clear: () => undefined };

function parserVersion(text: string): ParserVersion {
  if (!isParserVersion(text)) throw new Error(`not a version: ${text}`);
  return text;
}

const versions = { before: parserVersion(before), after: parserVersion(after) };
/** The second version reads golden documents as the first does. */
const catalog = createParserCatalog(
  PARSERS.map((parser) => (parser.id === parserIdOf(versions.after) ? { ...parser, version: 2 } : parser)),
  new Map(PARSERS.map((parser) => [versionOf(parser), () => Promise.resolve({ parser })] as const)),
);
const db = createDatabase(url, { poolSize: 4, applicationName: 'tidemark' });
const start = performance.now();
const report = await diffVersions(
  { db, rawStore: createDiskRawStore(store), catalog, progress: silent },
  {
    ...versions,
    ciks: null,
    from: null,
    to: null,
    limit: 200,
    everyRow: true,
    methodologyVersion: CURRENT_METHODOLOGY_VERSION,
    withScores: true,
    withGolden: true,
  },
);
const json = JSON.stringify(report, null, 2);
if (json.length === 0) throw new Error('no report');
await writeDiffPage(report, page);
renderDiff(report, true);
const run: DiffRun = {
  rows: report.tables.reduce((sum, { rowsBefore, rowsAfter }) => sum + rowsBefore + rowsAfter, 0),
  differing: report.changesTotal,
  seconds: (performance.now() - start) / 1_000,
  scored: 'scored' in report.scores ? report.scores.issuers : 0,
  peakBytes: peakBytes(),
};
await db.destroy();
console.log(JSON.stringify(run));
