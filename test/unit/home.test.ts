import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareHome } from '../../stack/home.ts';
import { runCli } from '../cli.ts';

let scratch = '';
const path = (name: string) => join(scratch, name);
const isLinux = process.platform === 'linux';

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'tidemark-home-'));
  writeFileSync(path('file'), '');
  symlinkSync(path('missing'), path('dangling'));
  symlinkSync('loop', path('loop'));
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const unusable = () => [
  [path('file'), 'it is not a directory'],
  [path('file/below'), 'it cannot be opened (ENOTDIR)'],
  [path('dangling'), `it is a link to ${path('missing')}, which is missing`],
  [path('dangling/below'), `${path('dangling')} is a link to ${path('missing')}, which is missing`],
  [path('loop'), 'it cannot be opened (ELOOP)'],
  [path('n'.repeat(300)), 'it cannot be opened (ENAMETOOLONG)'],
  ...(isLinux
    ? [
        ['/proc/tidemark', '/proc/tidemark cannot be created'],
        ['/proc/self/task', 'no file can be created in it'],
        // Root passes permission bits, and is refused here all the same.
        ['/sys', 'no file can be created in it'],
      ]
    : []),
];

describe('TIDEMARK_HOME', () => {
  it('is created with its parents, and is left as it was where it exists', async () => {
    await prepareHome(path('new/deep/home'));
    expect(readdirSync(path('new/deep'))).toEqual(['home']);
    mkdirSync(path('new/deep/home/raw'));
    await prepareHome(path('new/deep/home'));
    expect(readdirSync(path('new/deep/home'))).toEqual(['raw']);
  });

  it('is refused in one line, with the reason and a remedy, where nothing can be stored in it', async () => {
    for (const [home = '', why = ''] of unusable()) {
      await expect(prepareHome(home), home).rejects.toMatchObject({
        code: 'home-unusable',
        retryable: false,
        message: expect.stringMatching(/^TIDEMARK_HOME \S+ cannot be used: [^\n]*; set it to a directory that this/),
      });
      await expect(prepareHome(home), home).rejects.toThrow(why);
    }
    expect(existsSync(path('missing'))).toBe(false);
  });

  it.each([['up'], ['demo'], ['ingest --all --source .']])('is checked before anything starts: %s', async (command) => {
    const homes = [path('file'), path('dangling'), ...(isLinux ? ['/proc/tidemark'] : [])];
    for (const home of homes) {
      // A directory with an index, so that the source is not what is refused.
      mkdirSync(path('archive/Archives/edgar/full-index/2026/QTR1'), { recursive: true });
      writeFileSync(path('archive/Archives/edgar/full-index/2026/QTR1/master.idx'), 'CIK|Company Name\n');
      const result = await runCli(command.split(' '), { cwd: path('archive'), env: { TIDEMARK_HOME: home } });
      expect(result, home).toMatchObject({ code: 1, stdout: '' });
      expect(result.stderr).toMatch(/^tidemark: TIDEMARK_HOME \S+ cannot be used: .*\n$/);
    }
  });
});
