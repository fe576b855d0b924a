import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parserById } from '../../parsers/registry.ts';
import { bundleOf, parserEntry, ROOT } from '../../scripts/release/bundle.ts';
import { sha256Of } from '../../scripts/release/files.ts';

const TREE = ['core', 'parsers', 'sample', 'scoring', 'scripts', 'sources', 'test/golden/cases', 'package.json'];
const DATES = 'parsers/layout/dates.ts';
const CHECKED = ['exchange-compliance', 'reverse-splits', 'subsidiaries'] as const;
const versionOf = (id: string): number => parserById(id)?.version ?? 0;
/** The newest version of each, which runs from source. */
const NEWEST = CHECKED.map((id) => [id, versionOf(id)] as const);
const COMPLIANCE = `exchange-compliance@${versionOf('exchange-compliance')}`;
const NEXT = versionOf('exchange-compliance') + 1;
const LISTS = `subsidiaries@${versionOf('subsidiaries')}`;

describe('a copy of the source tree', () => {
  let copy: string;
  let dates: string;
  beforeAll(async () => {
    copy = mkdtempSync(join(tmpdir(), 'tidemark-tree-'));
    for (const path of TREE) cpSync(join(ROOT, path), join(copy, path), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
    for (const lock of ['parsers', 'scoring']) writeFileSync(join(copy, lock, 'released/lock.json'), '{}\n');
    for (const [id, version] of NEWEST) rmSync(join(copy, `parsers/released/${id}@${version}.mjs`), { force: true });
    dates = readFileSync(join(copy, DATES), 'utf8');
    const said = await release(...CHECKED);
    if (!said.includes(`${LISTS}: released`)) throw new Error(said);
  }, 240_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  /** What the release program prints; an exit code other than 0 is its last line. */
  async function release(...args: readonly string[]): Promise<string> {
    const program = join(copy, 'scripts/release.ts');
    try {
      const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], { cwd: tmpdir() });
      return stdout;
    } catch (error) {
      const { stdout, stderr, code } = error as { stdout: string; stderr: string; code: number };
      return `${stdout}${stderr}exit code ${code}\n`;
    }
  }

  function edit(from: string, to: string): void {
    expect(dates).toContain(from);
    writeFileSync(join(copy, DATES), dates.replace(from, to));
  }

  test('builds the same release, byte for byte, in any directory and from any working directory', async () => {
    for (const [id, version] of NEWEST) {
      const released = readFileSync(join(copy, `parsers/released/${id}@${version}.mjs`), 'utf8');
      const here = await bundleOf({ name: `${id}@${version}`, entry: parserEntry(id, version) });
      expect(sha256Of(released)).toBe(sha256Of(here));
      expect(here).not.toContain(ROOT.replace(/\/$/, ''));
      expect(here).toMatch(/^\/\*!\n \* Tidemark release .+@\d: /);
    }
    const lists = readFileSync(join(copy, `parsers/released/${LISTS}.mjs`), 'utf8');
    expect(lists).toContain('Contains htmlparser2 12.0.0 (MIT)');
    expect(lists).toContain('Permission is hereby granted');
  });

  test('passes with a refactoring that changes the bundle and no output', async () => {
    edit('const ISO = /(?<![\\d-])', 'const ISO = /(?<!\\d)(?<!-)');
    expect(await release('--check', ...CHECKED)).toBe('every release is as it was recorded\n');
  }, 120_000);

  test('names the parsers and documents that a changed regular expression of the layout room changes', async () => {
    edit('|april|may|june|', '|april|june|');
    const found = await release('--check', ...CHECKED);
    expect(found).toMatch(
      new RegExp(
        `^${COMPLIANCE} is released, and its source now gives other outputs: make version ${NEXT} of exchange-compliance, or undo the change; changed: sample/\\d{10}-\\d{2}-\\d{6}#1`,
        'm',
      ),
    );
    expect(found).not.toContain('the released bundle of');
    expect(found).toMatch(/exit code 1\n$/);
  }, 120_000);

  test('refuses to release the same version again with another bundle', async () => {
    edit('|april|may|june|', '|april|june|');
    const refusal = await release('exchange-compliance');
    expect(refusal).toContain(
      `${COMPLIANCE} is released, and its source gives another bundle: make the next version, or undo the change`,
    );
    expect(refusal).toMatch(/exit code 1\n$/);
  });
});
