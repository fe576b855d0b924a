import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadConfig } from '../../cli/config.ts';
import { diffVersions } from '../../cli/diff/diff-versions.ts';
import { listenForInterrupts } from '../../cli/interrupts.ts';
import { migrateDatabase } from '../../cli/migrate-database.ts';
import { createProgressLine } from '../../cli/progress-line.ts';
import { writeDiffPage } from '../../cli/report/diff-page/page.ts';
import { renderDiff } from '../../cli/report/render-diff.ts';
import { withClient } from '../../cli/with-temporal.ts';
import { type RunningWorker, startWorker } from '../../cli/worker.ts';
import { type IsoDate, parseIsoDate } from '../../core/dates.ts';
import { createDatabase } from '../../db/database.ts';
import { generateSampleArchive } from '../../sample/archive.ts';
import { CURRENT_METHODOLOGY_VERSION } from '../../scoring/methodology-registry.ts';
import { createDiskRawStore } from '../../sources/raw-store/disk-raw-store.ts';
import { startLocalStack } from '../../stack/local-stack.ts';
import { type Build, type BuildPair, buildsOf } from './builds.ts';
import { type RehearsedArchive, rehearseVersions, type VersionsRehearsal } from './rehearse-versions.ts';
import { renderRehearsal } from './render-rehearsal.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const INTERRUPTED = 130;

/** @returns the exit code: 1 where a table is not as before, or nothing moved in any archive */
export async function versionsCommand(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      parser: { type: 'string', default: 'exchange-compliance' },
      issuers: { type: 'string', default: '60' },
      'without-corpus': { type: 'boolean', default: false },
      diff: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const issuers = Number(values.issuers);
  if (!(issuers >= 1)) throw new Error(`--issuers ${values.issuers}: give a number, such as 20`);
  const builds = await buildsOf(values.parser);
  const home = await mkdtemp(join(tmpdir(), 'tidemark-rehearsal-'));
  // A PostgreSQL started as root runs under another account, which must be able to enter.
  await chmod(home, 0o755);
  try {
    const archives = [await sampleArchive(home, issuers)];
    const corpus = values['without-corpus'] ? null : await corpusArchive();
    if (corpus !== null) archives.push(corpus);
    else if (!values['without-corpus'])
      console.error('no corpus of real filings: the sample archive alone is rehearsed');
    const rehearsals: VersionsRehearsal[] = [];
    for (const archive of archives) {
      const rehearsal = await onStackOf(join(home, archive.name), builds, archive, values.diff ?? null);
      if (rehearsal === null) return INTERRUPTED;
      rehearsals.push(rehearsal);
      if (!values.json) console.log(`${renderRehearsal(rehearsal)}\n`);
    }
    if (values.json) console.log(JSON.stringify(rehearsals, null, 2));
    const isSound = rehearsals.every(({ differing }) => differing.length === 0);
    return isSound && rehearsals.some(({ hasMoved }) => hasMoved) ? 0 : 1;
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

async function sampleArchive(home: string, issuers: number): Promise<RehearsedArchive> {
  const dir = join(home, 'archive');
  const { filings, to } = await generateSampleArchive({ dir, seed: 'rehearsal', issuers, endDate: '2026-11-13' });
  console.error(`sample archive: ${filings} filings of ${issuers} fictional issuers up to ${to}`);
  return { name: 'sample', dir, night: parseIsoDate(to), prices: join(dir, 'prices.csv') };
}

/** The archive of real filings beside the checkout (or TIDEMARK_CORPUS); null where it is absent. */
async function corpusArchive(): Promise<RehearsedArchive | null> {
  const dir = join(process.env['TIDEMARK_CORPUS'] ?? join(ROOT, '../shared/corpus'), 'edgar');
  if (!existsSync(dir)) return null;
  return { name: 'corpus', dir, night: await newestIndex(dir), prices: null };
}

/** The newest date of which the archive has a daily index. */
async function newestIndex(dir: string): Promise<IsoDate> {
  const names = await readdir(join(dir, 'Archives/edgar/daily-index'), { recursive: true });
  const dates = names.flatMap(
    (name) => /^master\.(\d{4})(\d{2})(\d{2})\.idx/.exec(basename(name))?.slice(1, 4).join('-') ?? [],
  );
  return parseIsoDate(dates.sort().at(-1) ?? '');
}

/** On a stack of its own: PostgreSQL, Temporal and one worker at a time. Null: interrupted. */
async function onStackOf(
  home: string,
  builds: BuildPair,
  archive: RehearsedArchive,
  pages: string | null,
): Promise<VersionsRehearsal | null> {
  await mkdir(home, { recursive: true });
  const programs = join(ROOT, '.tidemark/bin');
  if (existsSync(programs)) await symlink(programs, join(home, 'bin'));
  const config = loadConfig({ TIDEMARK_HOME: home, TIDEMARK_DATA_DIRS: [home, archive.dir].join(delimiter) });
  const quiet = (): void => undefined;
  const interrupts = listenForInterrupts(() => console.error('\nstopping'));
  const stack = await startLocalStack(config, { log: quiet, migrate: migrateDatabase });
  const db = createDatabase(stack.databaseUrl.reveal(), { applicationName: 'tidemark rehearsal' });
  const line = createProgressLine();
  const workers: RunningWorker[] = [];
  async function start(parsers: Build): Promise<RunningWorker> {
    const worker = await startWorker(config, stack, { parsers });
    workers.push(worker);
    return worker;
  }
  const rawStore = createDiskRawStore(join(home, 'raw'));

  async function diff(): Promise<void> {
    const { from: before, to: after } = builds;
    const report = await diffVersions(
      { db, rawStore, catalog: builds.after.catalog, progress: line },
      {
        before,
        after,
        ciks: null,
        from: null,
        to: null,
        limit: 200,
        everyRow: false,
        prices: archive.prices,
        methodologyVersion: CURRENT_METHODOLOGY_VERSION,
        withScores: true,
        withGolden: false,
      },
    );
    line.clear();
    console.error(renderDiff(report, false));
    if (pages === null) return;
    await mkdir(pages, { recursive: true });
    await writeDiffPage(report, join(pages, `${archive.name}.html`));
  }

  const step = (text: string): void => line.note(`— ${text}`);
  try {
    return await withClient(stack, (client) => {
      const deps = { db, client, startWorker: start, line, step, beforePromotion: diff };
      return Promise.race([rehearseVersions(deps, builds, archive), interruption(interrupts.signal)]);
    });
  } finally {
    line.clear();
    for (const worker of workers) await worker.stop();
    await db.destroy();
    await stack.stop();
    interrupts.dispose();
  }
}

function interruption(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    const stop = (): void => resolve(null);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });
}
