import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const TIDEMARK = join(ROOT, 'tidemark');

/** A `tidemark up` over the sample archive. */
export interface ServedSample {
  readonly home: string;
  readonly apiUrl: string;
  readonly streamUrl: string;
  /** Key of the organization `default` with all scopes. */
  readonly key: string;
  /** Environment of further commands. */
  readonly env: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

/** Runs a program to its end and gives what it printed. @throws Error with its errors where it fails */
export async function output(command: string, args: readonly string[], env = process.env): Promise<string> {
  const child = spawn(command, args, { env, cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`);
  return text;
}

/** Materializes a small sample archive in a home, once, and starts its stack. */
export async function serveSample(
  home: string,
  { issuers, settings = {} }: { readonly issuers: number; readonly settings?: Readonly<Record<string, string>> },
): Promise<ServedSample> {
  const env = { ...process.env, TIDEMARK_HOME: home, LOG_LEVEL: 'warn', ...settings };
  const ready = join(home, 'sample-is-loaded');
  if (!existsSync(ready)) {
    await mkdir(home, { recursive: true });
    console.error(`materializing ${issuers} fictional issuers`);
    await output(TIDEMARK, ['demo', '--issuers', String(issuers), '--json'], env);
    await writeFile(ready, '');
  }
  const child = spawn(TIDEMARK, ['up', '--json'], { env, cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    child.kill('SIGINT');
    await once(child, 'close');
  };
  const addresses = await firstObject(child.stdout, once(child, 'close'));
  const key = (await readFile(join(home, 'api-key'), 'utf8')).trim();
  return { home, ...addresses, key, env, stop };
}

async function firstObject(
  stream: NodeJS.ReadableStream,
  ended: Promise<unknown>,
): Promise<{ readonly apiUrl: string; readonly streamUrl: string }> {
  let text = '';
  return new Promise((resolve, reject) => {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      const line = text.split('\n').find((one) => one.startsWith('{'));
      if (line !== undefined && text.includes(`${line}\n`)) resolve(JSON.parse(line) as never);
    });
    void ended.then(() => reject(new Error('the stack did not start')));
  });
}
