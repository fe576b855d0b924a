import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assertNamedFiles, type NamedFilesPolicy, withNamedFiles } from '../../activities/named-files.ts';

let root: string;
let policy: NamedFilesPolicy;
beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'tidemark-named-')));
  for (const folder of ['data/archive', 'data/postgres', 'data-other', 'elsewhere']) {
    await mkdir(join(root, folder), { recursive: true });
  }
  for (const file of ['data/prices.csv', 'data/postgres/password', 'elsewhere/prices.csv', 'one.csv']) {
    await writeFile(join(root, file), 'ticker,date,close,volume\n');
  }
  await symlink(join(root, 'elsewhere'), join(root, 'data/out'));
  await symlink('../elsewhere/none.csv', join(root, 'data/dead.csv'));
  await symlink('prices.csv', join(root, 'data/same.csv'));
  await symlink('loop.csv', join(root, 'data/loop.csv'));
  await symlink(join(root, 'data'), join(root, 'alias'));
  policy = {
    folders: [join(root, 'alias'), join(root, 'one.csv')],
    excluded: [join(root, 'data/postgres')],
    origins: ['https://www.sec.gov'],
  };
});
afterAll(() => rm(root, { recursive: true, force: true }));

describe('files named in the inputs of workflows', () => {
  test.each([
    'data/prices.csv',
    'data/archive',
    'alias/prices.csv',
    'data/same.csv',
    'data/not-there-yet.csv',
    'one.csv',
    'data',
  ])('%s is below a configured folder', async (path) => {
    await assertNamedFiles([{ prices: join(root, path) }], policy);
  });

  test.each([
    ['an absolute path elsewhere', 'elsewhere/prices.csv'],
    ['a parent of the folder', '.'],
    ['a way up', 'data/../elsewhere/prices.csv'],
    ['a symbolic link to a folder outside', 'data/out/prices.csv'],
    ['a new file behind such a link', 'data/out/none.csv'],
    ['a link to a file that is not there yet', 'data/dead.csv'],
    ['a link to itself', 'data/loop.csv'],
    ['a sibling with the same beginning', 'data-other/prices.csv'],
    ['a file with secrets', 'data/postgres/password'],
    ['a name that goes on behind a zero byte', 'data/prices.csv\0'],
  ])('%s is refused', async (_, path) => {
    const named = `${root}/${path}`;
    for (const input of [
      [{ source: named }],
      [{ runId: 'x' }, { prices: named }],
      [{ scope: { thresholdLists: named } }],
    ]) {
      await expect(assertNamedFiles(input, policy)).rejects.toMatchObject({
        code: 'file-not-allowed',
        retryable: false,
      });
    }
  });

  test('a relative path is refused, an absolute one is found under any name', async () => {
    for (const input of [
      { prices: 'data/prices.csv' },
      { thresholdLists: '../x' },
      { other: ['/etc/passwd'] },
      '/etc/passwd',
    ]) {
      await expect(assertNamedFiles([input], policy)).rejects.toMatchObject({ code: 'file-not-allowed' });
    }
  });

  test('the message says which folders are read and what to do, in one line', async () => {
    await expect(assertNamedFiles([{ prices: '/etc/passwd' }], policy)).rejects.toThrow(
      /^\/etc\/passwd is outside the folders that this worker reads \([^\n]*\): start the worker with TIDEMARK_DATA_DIRS [^\n]*$/,
    );
  });

  test('addresses: the configured hosts and this machine, without a login', async () => {
    for (const source of [
      'edgar',
      'https://www.sec.gov',
      'http://127.0.0.1:8080',
      'http://localhost:1/x',
      'http://[::1]:80',
    ]) {
      await assertNamedFiles([{ source }], policy);
    }
    for (const source of [
      'http://169.254.169.254/latest/meta-data',
      'http://www.sec.gov',
      'https://www.sec.gov.evil.example',
      'https://user:secret@www.sec.gov',
      'http://127.0.0.1.evil.example',
      'HTTP://internal.example',
      'http://',
    ]) {
      await expect(assertNamedFiles([{ source }], policy), source).rejects.toMatchObject({
        code: 'address-not-allowed',
        retryable: false,
        message: expect.not.stringContaining('secret'),
      });
    }
  });

  test('an activity does not run with a refused input', async () => {
    const ran: unknown[] = [];
    const { score } = withNamedFiles({ score: async (request: object) => ran.push(request) }, policy);
    await score({ prices: null, source: 'edgar' });
    await expect(score({ prices: '/etc/passwd' })).rejects.toMatchObject({ code: 'file-not-allowed' });
    expect(ran).toHaveLength(1);
  });
});
