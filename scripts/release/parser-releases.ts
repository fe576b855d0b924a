import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ParserVersion, parserIdOf } from '../../core/ids.ts';
import type { Parser } from '../../core/parser.ts';
import { createParserCatalog, loadParsers, withDependencies } from '../../parsers/parser-catalog.ts';
import { PARSERS, parserById, versionOf } from '../../parsers/registry.ts';
import { bundleOf, parserEntry } from './bundle.ts';
import { bundleProblem, sourceProblem } from './compare-outputs.ts';
import {
  bundleFile,
  hashOfFile,
  outputHashes,
  outputsFile,
  type ParserRelease,
  readLock,
  readOutputs,
  sha256Of,
  writeLock,
  writeOutputs,
} from './files.ts';
import { type OutputDigests, outputsOf } from './outputs.ts';
import { assertReplaceable } from './published.ts';
import { type Subject, type Subjects, withSubjects } from './subjects.ts';

export type Say = (line: string) => void;

export interface ReleaseOptions {
  /** Replaces releases that are not published yet. */
  readonly redo: boolean;
  readonly say: Say;
}

/** Releases the newest version of parsers, from source. @throws Error where a version is released and differs */
export async function releaseParsers(ids: readonly string[], { redo, say }: ReleaseOptions): Promise<void> {
  const lock = readLock('parser');
  const bundles = new Map<ParserVersion, string>();
  for (const id of ids) {
    const parser = parserById(id);
    if (parser === null) throw new Error(`there is no parser ${id}`);
    const version = versionOf(parser);
    const code = await bundleOf({ name: version, entry: parserEntry(id, parser.version) });
    const file = bundleFile('parser', version);
    if (existsSync(file) && version in lock && readFileSync(file, 'utf8') === code)
      say(`${version}: released, unchanged`);
    else {
      if (existsSync(file) || version in lock) assertReplaceable(file, version, redo);
      bundles.set(version, code);
    }
  }
  if (bundles.size === 0) return;
  await withStaged(bundles, async (files) => {
    const parsers = await bundled(files);
    await withSubjects(async (subjects) => {
      const outputs = await outputsOf(parsers, subjects);
      const releases: Record<string, ParserRelease> = { ...lock };
      for (const [version, code] of bundles) {
        const own = outputs.get(version) ?? new Map<string, string>();
        writeFileSync(bundleFile('parser', version), code);
        writeOutputs(version, own);
        releases[version] = { bundle: sha256Of(code), subjects: subjects.hash, ...outputHashes(own) };
        say(`${version}: released, ${code.length} characters, ${own.size} outputs recorded`);
      }
      writeLock('parser', releases);
    });
  });
}

/** Records the outputs of the released bundles again, after the sample archive or the golden cases have changed. */
export async function recordOutputs(say: Say): Promise<void> {
  const lock = readLock('parser');
  const parsers = await bundled(releasedFiles());
  await withSubjects(async (subjects) => {
    const outputs = await outputsOf(parsers, subjects);
    const releases: Record<string, ParserRelease> = {};
    for (const [version, release] of Object.entries(lock)) {
      const own = outputs.get(version as ParserVersion) ?? new Map<string, string>();
      writeOutputs(version as ParserVersion, own);
      releases[version] = { ...release, subjects: subjects.hash, ...outputHashes(own) };
    }
    writeLock('parser', releases);
  });
  say(`${Object.keys(lock).length} releases: outputs recorded`);
}

/** Released files that are not what the lock says. */
export function fileProblems(): readonly string[] {
  return Object.entries(readLock('parser')).flatMap(([name, release]) => {
    const version = name as ParserVersion;
    const found = hashOfFile(bundleFile('parser', version));
    if (found === null) return [`${version} is released, and its bundle is missing`];
    if (found !== release.bundle) return [`the bundle of ${version} was changed: a release never changes`];
    if (!existsSync(outputsFile(version))) return [`${version} is released, and its recorded outputs are missing`];
    const { sample, golden } = outputHashes(readOutputs(version));
    const isRecorded = sample === release.sample && golden === release.golden;
    return isRecorded ? [] : [`the recorded outputs of ${version} are not those of the lock`];
  });
}

export interface OutputChecks {
  /** Only versions of these parsers; empty: all. */
  readonly ids?: readonly string[];
  /** Over which subjects, by their place, bundles and sources are compared; by default over each. */
  readonly bundlesOver?: (index: number) => boolean;
  readonly sourcesOver?: (index: number) => boolean;
}

/** Sources and bundles that do not give the recorded outputs. */
export async function outputProblems(
  subjects: Subjects,
  { ids = [], bundlesOver = () => true, sourcesOver = () => true }: OutputChecks = {},
): Promise<readonly string[]> {
  const lock = readLock('parser');
  const released = (Object.keys(lock) as ParserVersion[]).filter(
    (version) => ids.length === 0 || ids.includes(parserIdOf(version)),
  );
  const stale = released.filter((version) => lock[version]?.subjects !== subjects.hash);
  if (stale.length > 0) {
    return [
      `the sample archive or the golden cases have changed: run npm run release -- --record (${stale.join(', ')})`,
    ];
  }
  const ofBundles = await outputsOf(await bundled(releasedFiles(), released), chosen(subjects, bundlesOver));
  const sources = createParserCatalog(PARSERS, new Map());
  const wanted = await withDependencies(
    sources,
    released.filter((version) => sources.has(version)),
  );
  const ofSources = await outputsOf(await loadParsers(sources, wanted), chosen(subjects, sourcesOver));
  return released.flatMap((version) => {
    const recorded = (over: (index: number) => boolean) =>
      recordedOf(
        version,
        subjects.names.filter((_, at) => over(at)),
      );
    const [bundle, source] = [ofBundles.get(version), ofSources.get(version)];
    return [
      bundle === undefined ? null : bundleProblem(version, recorded(bundlesOver), bundle),
      // Of an older version there is no source.
      source === undefined ? null : sourceProblem(version, recorded(sourcesOver), source),
    ].filter((problem) => problem !== null);
  });
}

/** One at a time, as all of them would fill the memory. */
function* chosen(subjects: Subjects, isChosen: (index: number) => boolean): Generator<Subject> {
  let index = 0;
  for (const subject of subjects) if (isChosen(index++)) yield subject;
}

/** The recorded outputs of the documents of some subjects. */
function recordedOf(version: ParserVersion, subjects: readonly string[]): OutputDigests {
  const names = new Set(subjects);
  const isOf = (document: string): boolean => names.has(document.slice(0, document.lastIndexOf('#')));
  return new Map([...readOutputs(version)].filter(([document]) => isOf(document)));
}

function releasedFiles(): ReadonlyMap<ParserVersion, string> {
  const versions = Object.keys(readLock('parser')) as ParserVersion[];
  return new Map(versions.map((version) => [version, bundleFile('parser', version)]));
}

/** Parsers from their bundles alone, with those that they build on. */
async function bundled(
  files: ReadonlyMap<ParserVersion, string>,
  versions: Iterable<ParserVersion> = files.keys(),
): Promise<readonly Parser[]> {
  const imports = Array.from(
    files,
    ([version, file]) => [version, () => import(pathToFileURL(file).href) as Promise<unknown>] as const,
  );
  const catalog = createParserCatalog([], new Map(imports));
  return loadParsers(catalog, await withDependencies(catalog, versions));
}

/** The released bundles with new ones beside them, which are stored only once their outputs are known. */
async function withStaged<T>(
  bundles: ReadonlyMap<ParserVersion, string>,
  work: (files: ReadonlyMap<ParserVersion, string>) => Promise<T>,
): Promise<T> {
  const dir = mkdtempSync(join(tmpdir(), 'tidemark-bundles-'));
  try {
    const files = new Map(releasedFiles());
    for (const [version, code] of bundles) {
      const file = join(dir, `${version}.mjs`);
      writeFileSync(file, code);
      files.set(version, file);
    }
    return await work(files);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
