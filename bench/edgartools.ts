import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { loadCommandConfig } from '../cli/environment.ts';
import type { Figures } from './measure.ts';

export const EDGARTOOLS = '5.62.0';
const ROUNDS = 5;
const run = promisify(execFile);

/** Seconds by the clock and of processor time, each of the fastest round. */
export type Seconds = readonly [clock: number, processor: number];

/** Python with edgartools, in a virtual environment that is made where it is missing. */
async function python(): Promise<string> {
  const folder = join(loadCommandConfig().home, 'cache', `edgartools-${EDGARTOOLS}`);
  const program = join(folder, 'bin', 'python');
  if (existsSync(join(folder, 'ready'))) return program;
  console.error(`installing edgartools ${EDGARTOOLS}`);
  await run('python3', ['-m', 'venv', '--clear', folder]);
  const options = ['install', '--quiet', '--disable-pip-version-check', `edgartools==${EDGARTOOLS}`];
  await run(join(folder, 'bin', 'pip'), options);
  await writeFile(join(folder, 'ready'), '');
  return program;
}

/**
 * Runs a script of this folder with edgartools, on a job that it reads from a file; its answer is JSON.
 *
 * @param script `edgartools-parsers.py`
 * @param directory for the job and for what edgartools caches
 */
export async function askEdgartools<Answer>(script: string, directory: string, job: object): Promise<Answer> {
  const program = await python();
  const home = join(directory, 'home');
  await mkdir(home, { recursive: true });
  const path = join(directory, 'job.json');
  await writeFile(path, JSON.stringify({ rounds: ROUNDS, ...job }));
  // It asks for an identity before it would send a request; it sends none.
  const env = { ...process.env, HOME: home, EDGAR_IDENTITY: 'Bench bench@example.com' };
  const file = fileURLToPath(new URL(`./${script}`, import.meta.url));
  const { stdout } = await run(program, [file, path], { env, maxBuffer: 64e6 });
  return JSON.parse(stdout) as Answer;
}

/** A run of the night has compiled its code; a first document has not. */
const WARM_UP_MS = 400;
const LEAST_MS = 200;

/** The fastest of at least as many rounds as edgartools has, once the code is compiled. */
export function fastest(work: () => void): Seconds {
  const began = performance.now();
  do work();
  while (performance.now() - began < WARM_UP_MS);
  const rounds: Seconds[] = [];
  const warm = performance.now();
  while (rounds.length < ROUNDS || performance.now() - warm < LEAST_MS) {
    const before = process.cpuUsage();
    const start = performance.now();
    work();
    const { user, system } = process.cpuUsage(before);
    rounds.push([(performance.now() - start) / 1_000, (user + system) / 1e6]);
  }
  return [Math.min(...rounds.map(([clock]) => clock)), Math.min(...rounds.map(([, processor]) => processor))];
}

function sum(all: readonly Seconds[], part: 0 | 1): number {
  return all.reduce((total, seconds) => total + seconds[part], 0);
}

/** Times of both over the same documents, and how many times as fast Tidemark is: in sum, and for the median document. */
export function compared(what: string, own: readonly Seconds[], peer: readonly Seconds[]): Figures {
  const ratios = own.map(([clock], index) => (peer[index]?.[0] ?? Number.NaN) / clock).sort((a, b) => a - b);
  return {
    [`${what}: edgartools ${EDGARTOOLS} (ms of processor time each)`]: (1_000 * sum(peer, 1)) / peer.length,
    [`${what}: Tidemark (ms of processor time each)`]: (1_000 * sum(own, 1)) / own.length,
    [`${what}: times as fast, by processor time`]: sum(peer, 1) / sum(own, 1),
    [`${what}: times as fast, by the clock`]: sum(peer, 0) / sum(own, 0),
    ...(own.length > 2 && { [`${what}: times as fast, median document`]: ratios[Math.floor(ratios.length / 2)] ?? 0 }),
  };
}
