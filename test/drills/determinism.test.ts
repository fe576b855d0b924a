import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../release/outputs-process.ts', import.meta.url));
const TASKSET = '/usr/bin/taskset';

interface Answer {
  readonly environment: { readonly zone: string; readonly locale: string };
  readonly subjects: string;
  readonly outputs: string;
  readonly count: number;
  readonly staged: string;
}

async function answerIn(
  env: Readonly<Record<string, string>>,
  args: readonly string[],
  onOneCpu: boolean,
): Promise<Answer> {
  const command = [process.execPath, PROGRAM, ...args];
  const [file = '', ...rest] = onOneCpu && existsSync(TASKSET) ? [TASKSET, '-c', '0', ...command] : command;
  const { stdout } = await promisify(execFile)(file, rest, { env: { ...process.env, ...env } });
  return JSON.parse(stdout) as Answer;
}

test('outputs are the same in any process, time zone, locale, number of processors and order of filings', async () => {
  const usual = { TZ: 'UTC', LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8', UV_THREADPOOL_SIZE: '4' };
  const far = { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', UV_THREADPOOL_SIZE: '1' };
  const west = { TZ: 'America/Los_Angeles', LANG: 'C', LC_ALL: 'de_DE.UTF-8', UV_THREADPOOL_SIZE: '16' };
  const first = await answerIn(usual, ['3'], false);
  const second = await answerIn(far, ['1', 'reversed'], true);
  const third = await answerIn(west, ['2'], false);
  expect([first, second, third].map(({ environment }) => environment)).toEqual([
    { zone: 'UTC', locale: 'en-US' },
    { zone: 'Pacific/Kiritimati', locale: 'tr-TR' },
    { zone: 'America/Los_Angeles', locale: 'de-DE' },
  ]);
  expect(first.count).toBeGreaterThan(500);
  const { environment: _, ...outputs } = first;
  expect(second).toMatchObject(outputs);
  expect(third).toMatchObject(outputs);
}, 240_000);
