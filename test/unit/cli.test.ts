import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMANDS } from '../../cli/command.ts';
import { lineOf, resultOf, runCli, startCli } from '../cli.ts';

let scratch = '';
const path = (name: string) => join(scratch, name);

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'tidemark-cli-'));
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('tidemark', () => {
  it('lists every command in its help, and each one has help of its own', async () => {
    const help = await runCli(['--help']);
    expect(help).toMatchObject({ code: 0, stderr: '' });
    for (const name of Object.keys(COMMANDS)) {
      expect(help.stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
      const own = await runCli([name, '--help']);
      expect(own, name).toMatchObject({ code: 0, stderr: '' });
      expect(own.stdout).toContain(`Usage: tidemark ${name}`);
    }
  });

  it('starts in less than half a second', async () => {
    const times: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      const start = performance.now();
      await runCli(['parse', '--help']);
      times.push(performance.now() - start);
    }
    expect(Math.min(...times)).toBeLessThan(500);
  });

  it('refuses what it does not know with exit code 1, in one line or as JSON', async () => {
    expect(await runCli(['prase'])).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('parse?') });
    expect(await runCli(['parse'])).toMatchObject({ code: 1, stderr: "tidemark: missing required argument 'file'\n" });
    expect(await runCli(['parse', 'x', '--knid', 'xbrl'])).toMatchObject({ code: 1, stdout: '' });
    const json = await runCli(['prase', '--json']);
    expect(json).toMatchObject({ code: 1, stdout: '' });
    expect(JSON.parse(json.stderr)).toMatchObject({ error: { code: 'usage' }, exitCode: 1 });
  });

  it('works from any directory, and reads the .env there', async () => {
    const directory = path('elsewhere');
    mkdirSync(directory);
    writeFileSync(join(directory, '.env'), 'LOG_LEVEL=loud\nTIDEMARK_POSTGRES_PORT=0\n');
    const result = await runCli(['migrate', '--json'], { cwd: directory });
    expect(result).toMatchObject({ code: 1, stdout: '' });
    expect(JSON.parse(result.stderr)).toMatchObject({
      error: { code: 'invalid-configuration', context: { problems: [expect.any(String), expect.any(String)] } },
    });
    const overridden = await runCli(['migrate'], {
      cwd: directory,
      env: { LOG_LEVEL: 'info', TIDEMARK_POSTGRES_PORT: '' },
    });
    expect(overridden.stderr).toBe('tidemark: no database: set DATABASE_URL, or start one with "tidemark up"\n');
  });

  it('tells terminal failures (1) from those worth another try (75)', async () => {
    const refused = {
      DATABASE_URL: 'postgres://127.0.0.1:9/none',
      TEMPORAL_ADDRESS: '127.0.0.1:9',
      TIDEMARK_HOME: path('h'),
    };
    expect(await runCli(['up'], { env: refused })).toMatchObject({
      code: 75,
      stderr: expect.stringContaining('no Temporal server responds at 127.0.0.1:9'),
    });
    expect(await runCli(['migrate'], { env: refused })).toMatchObject({
      code: 75,
      stderr: expect.stringMatching(
        /^tidemark: PostgreSQL at 127\.0\.0\.1:9\/none cannot be used \(ECONNREFUSED\).*\n$/,
      ),
    });
    expect(await runCli(['span', 'nonsense'])).toMatchObject({ code: 1 });
  });

  it('ends quietly when its reader goes away', async () => {
    const child = startCli(['--help']);
    child.stdout?.destroy();
    const { stderr } = await resultOf(child);
    expect(stderr).toBe('');
  });
});

describe('tidemark parse, of files that cannot be read', () => {
  const refusalOf = async (file: string) => {
    const result = await runCli(['parse', file, '--kind', 'xbrl', '--json']);
    expect(result).toMatchObject({ code: 1, stdout: '' });
    return (JSON.parse(result.stderr) as { error: { code: string; message: string } }).error;
  };

  it('says why, in one line', async () => {
    writeFileSync(path('damaged.gz'), gzipSync('<html>'.repeat(2000)).subarray(0, 40));
    writeFileSync(path('bomb.gz'), gzipSync(Buffer.alloc(320_000_001)));
    writeFileSync(path('huge.txt'), '');
    truncateSync(path('huge.txt'), 320_000_001);
    expect(await refusalOf(path('missing.htm'))).toMatchObject({ code: 'input-unreadable' });
    expect(await refusalOf(scratch)).toMatchObject({ code: 'input-not-a-file' });
    expect(await refusalOf(path('damaged.gz'))).toMatchObject({ code: 'input-damaged' });
    expect(await refusalOf(path('bomb.gz'))).toMatchObject({ code: 'input-too-large' });
    expect(await refusalOf(path('huge.txt'))).toMatchObject({
      code: 'input-too-large',
      message: `${path('huge.txt')} holds more than 320 MB: not read`,
    });
  });
});

describe('tidemark mirror', () => {
  it('serves an archive, injects faults on request, and stops at Ctrl-C', async () => {
    const file = path('archive/Archives/edgar/data/1/0000000001-26-000001.txt');
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(`${file}.gz`, gzipSync('<SEC-DOCUMENT>words'));
    const fault = '[{"kind":"status","status":429,"times":1,"retryAfter":7}]';
    const child = startCli(['mirror', path('archive'), '--fault', fault, '--json']);
    const ended = resultOf(child);
    const { url } = JSON.parse(await lineOf(child, /^\{/)) as { url: string };
    const address = `${url}/Archives/edgar/data/1/0000000001-26-000001.txt`;
    const refused = await fetch(address);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7']);
    expect(await (await fetch(address)).text()).toBe('<SEC-DOCUMENT>words');
    expect((await fetch(`${url}/Archives/edgar/data/1/none.txt`)).status).toBe(404);
    child.kill('SIGINT');
    expect(await ended).toMatchObject({ code: 0, stderr: '' });
  });

  it('refuses a directory that is none, and faults that are none', async () => {
    expect(await runCli(['mirror', path('nowhere')])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('nowhere'),
    });
    expect(await runCli(['mirror', scratch, '--fault', '[{"kind":"no-such"}]'])).toMatchObject({ code: 1, stdout: '' });
  });
});
