import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listManifests, type Manifest } from '../../cli/export/manifest.ts';
import { openExportStore } from '../../cli/export/open-store.ts';
import { EXPORT_DATASETS, type ExportDataset } from '../../db/repositories/exports/export-datasets.ts';
import { resultOf, runCli, startCli } from '../cli.ts';
import { comparable, readWithDuck, readWithPostgres } from '../exported-rows.ts';
import { createTestArchive, type TestArchive } from '../workflow/sample-archive.ts';
import { createTestStack, type TestStack } from '../workflow/test-stack.ts';
import { EVERYTHING } from '../workflow/undisturbed-run.ts';
import { type S3Server, startS3Server } from './s3-server.ts';

/** The rows that an export without a selection has, written down apart from the code that reads them. */
function rowsOf(dataset: ExportDataset): string {
  if (dataset.kind !== 'rows' && dataset.kind !== 'bulk') return `select * from ${dataset.relation}`;
  // The current view has the latest list of an issuer; the export has all.
  if (dataset.name === 'subsidiaries') {
    return `select s.* from parsed.all_subsidiaries s
      where s.parser_version in (select parser_version from ops.promotions where active)`;
  }
  return `select * from ${dataset.table.replace('.', '.current_')}`;
}

describe('exports of a sample archive', () => {
  let archive: TestArchive;
  let stack: TestStack;
  let folder: string;
  let server: S3Server;
  let environment: Readonly<Record<string, string>>;
  const DAY = '2024-12-31';

  beforeAll(async () => {
    archive = await createTestArchive('exports', 12);
    stack = await createTestStack();
    folder = await mkdtemp(join(tmpdir(), 'tidemark-exports-'));
    await stack.startWorker();
    await stack.ingest(EVERYTHING, archive.dir);
    await stack.nightly(archive.busiest, archive.dir, archive.prices);
    server = await startS3Server();
    const databaseUrl = stack.config.databaseUrl?.reveal() ?? '';
    environment = { DATABASE_URL: databaseUrl, TIDEMARK_HOME: stack.home, ...server.environment };
  }, 400_000);
  afterAll(async () => {
    await server.stop();
    await stack.close();
    await archive.remove();
    await rm(folder, { recursive: true, force: true });
  });

  async function exportTo(to: string, ...more: readonly string[]): Promise<readonly Manifest[]> {
    const { code, stdout, stderr } = await runCli(['export', '--to', to, '--json', ...more], { env: environment });
    expect(code, stderr).toBe(0);
    return (JSON.parse(stdout) as { exports: { manifest: Manifest }[] }).exports.map(({ manifest }) => manifest);
  }

  async function compare(manifest: Manifest, where: string): Promise<number> {
    const dataset = EXPORT_DATASETS.get(manifest.dataset) as ExportDataset;
    const duck = await readWithDuck(join(folder, where, manifest.dataset, manifest.exportId, '**/*.parquet'));
    const columns = manifest.schema
      .map(({ name }) => name)
      .filter((n) => dataset.kind !== 'bulk' || n !== 'value_spans');
    const dated = dataset.dated?.column ?? '';
    const limit = dataset.dated?.type === 'instant' ? `${DAY} 23:59:59 America/New_York` : DAY;
    const until = where === 'then' ? ` where "${dated}" <= '${limit}'` : '';
    const stored = await readWithPostgres(stack.db, `select * from (${rowsOf(dataset)}) r${until}`, columns);
    const [read, expected] = comparable(duck, stored);
    expect(read, manifest.dataset).toEqual(expected);
    for (const row of duck.rows) {
      if (manifest.partitionedBy === null) break;
      // Times are compared in UTC; the sample has no filing between midnight there and in New York.
      expect(String(row[manifest.partitionedBy]), manifest.dataset).toBe(String(row[dated]).slice(0, 4));
    }
    return read.length;
  }

  test('DuckDB reads every dataset as PostgreSQL has it, row by row', async () => {
    const manifests = await exportTo(join(folder, 'now'), '--dataset', 'all');
    expect(manifests.map(({ dataset }) => dataset)).toEqual([...EXPORT_DATASETS.keys()]);
    const counts: Record<string, number> = {};
    for (const manifest of manifests) counts[manifest.dataset] = await compare(manifest, 'now');
    const filled = Object.entries(counts).filter(([, count]) => count > 0);
    expect(filled.length).toBeGreaterThan(25);
    expect(counts['xbrl-facts']).toBeGreaterThan(5_000);
    expect(counts['thirteenf-holdings']).toBeGreaterThan(20);
    expect(counts['scores']).toBeGreaterThan(5);
    // One snapshot for all of them.
    expect(new Set(manifests.map(({ snapshotAt }) => snapshotAt)).size).toBe(1);
  }, 200_000);

  test('an export as of a date has what was public by then, and leaves out what has no such date', async () => {
    const manifests = await exportTo(join(folder, 'then'), '--dataset', 'all', '--as-of', DAY);
    const names = manifests.map(({ dataset }) => dataset);
    expect(names).toContain('offering-events');
    expect(names).not.toContain('instruments');
    expect(manifests.every(({ exportId }) => exportId === `as-of-${DAY}`)).toBe(true);
    const counts: Record<string, number> = {};
    for (const manifest of manifests) counts[manifest.dataset] = await compare(manifest, 'then');
    const whole = await readWithDuck(join(folder, 'now/filings/*/**/*.parquet'));
    expect(counts['filings']).toBeGreaterThan(10);
    expect(counts['filings']).toBeLessThan(whole.rows.length);
  }, 200_000);

  test('a process that is killed leaves no manifest, and the same command completes the export', async () => {
    const place = join(folder, 'killed');
    const args = ['export', '--to', place, '--json', '--id', 'x', '--dataset', 'filings', '--dataset', 'xbrl-facts'];
    const facts = join(place, 'xbrl-facts/x');
    let left: readonly string[] = [];
    for (let attempt = 0; !left.some((name) => name.endsWith('.parquet.tmp')); attempt += 1) {
      expect(attempt, 'the export was never caught in the middle').toBeLessThan(10);
      await rm(place, { recursive: true, force: true });
      const child = startCli(args, { env: environment });
      const ended = resultOf(child);
      while (child.exitCode === null && child.signalCode === null && !(await hasFiles(facts))) await pause(2);
      child.kill('SIGKILL');
      await ended;
      left = existsSync(facts) ? await readdir(facts, { recursive: true }) : [];
    }
    expect(left).not.toContain('manifest.json');
    const store = openExportStore(place, null);
    expect(await listManifests(store, 'xbrl-facts')).toEqual([]);
    expect(await listManifests(store, 'filings')).toHaveLength(1);
    const { code, stdout, stderr } = await runCli(args, { env: environment });
    expect(code, stderr).toBe(0);
    const { exports } = JSON.parse(stdout) as { exports: { state: string; manifest: Manifest }[] };
    expect(exports.map(({ state }) => state)).toEqual(['present', 'written']);
    expect((await readdir(facts, { recursive: true })).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    for (const { manifest } of exports) {
      expect(manifest.rows).toBeGreaterThan(0);
      for (const { path, sha256 } of manifest.files) {
        const bytes = await readFile(join(place, manifest.dataset, 'x', path));
        expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
      }
    }
  }, 200_000);

  test('an export to S3 has the same files, is found again, and is downloaded by a signed address', async () => {
    const to = `s3://${server.bucket}/some/prefix`;
    const chosen = ['--dataset', 'offering-events', '--dataset', 'xbrl-facts', '--id', 'x'];
    const remote = await exportTo(to, ...chosen);
    const local = await exportTo(join(folder, 'local'), ...chosen);
    expect(remote.map(({ files }) => files)).toEqual(local.map(({ files }) => files));

    const store = openExportStore(to, server.settings);
    expect(await listManifests(store, 'xbrl-facts')).toEqual(remote.filter(({ dataset }) => dataset === 'xbrl-facts'));
    const [file] = remote[0]?.files ?? [];
    const path = `offering-events/x/${file?.path}`;
    const found = await store.open(path, null);
    const url = found !== null && 'url' in found ? found.url : '';
    const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(file?.sha256);

    const again = await runCli(['export', '--to', to, ...chosen], { env: environment });
    expect(again.stdout).toContain('complete since');
    const [replaced] = await exportTo(
      to,
      ...chosen,
      '--replace',
      '--cik',
      remoteCik(await readWithDuck(join(folder, 'local/offering-events/x/**/*.parquet'))),
    );
    expect(replaced?.rows).toBeLessThan(remote[0]?.rows ?? 0);
    expect(await store.list('offering-events/x')).toHaveLength((replaced?.files.length ?? 0) + 1);

    const nowhere = await runCli(['export', '--to', 's3://no-such-bucket', ...chosen], { env: environment });
    expect(nowhere.code).toBe(1);
    expect(nowhere.stderr).toContain('no bucket no-such-bucket');
    await server.stop();
    const gone = await runCli(['export', '--to', to, ...chosen], { env: environment });
    expect(gone.code, gone.stderr).toBe(75);
    server = await startS3Server();
  }, 200_000);
});

function remoteCik({ rows }: { readonly rows: readonly Readonly<Record<string, unknown>>[] }): string {
  return rows[0]?.['cik'] as string;
}

async function hasFiles(path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  return (await readdir(path, { recursive: true })).some((name) => name.endsWith('.tmp'));
}
