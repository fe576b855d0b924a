import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const CLI = fileURLToPath(new URL('../tidemark', import.meta.url));

export interface CliResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface CliOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** The environment of a command under test: none of the caller's own settings. */
function environmentOf(env: CliOptions['env']): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, ...(TMPDIR && { TMPDIR }), ...env };
}

/** Starts `./tidemark` as a user would. */
export function startCli(args: readonly string[], options: CliOptions = {}): ChildProcess {
  return spawn(CLI, args, { env: environmentOf(options.env), ...(options.cwd && { cwd: options.cwd }) });
}

/** Runs `./tidemark` to its end. */
export function runCli(args: readonly string[], options: CliOptions = {}): Promise<CliResult> {
  return resultOf(startCli(args, options));
}

/** Everything a command prints, and its exit code; null where a signal ended it. */
export function resultOf(child: ChildProcess): Promise<CliResult> {
  let stdout = '';
  let stderr = '';
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    stdout += chunk;
  });
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    stderr += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
}

/** Resolves with the first line of output that matches; rejects when the command ends without one. */
export function lineOf(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    let errors = '';
    child.stderr?.on('data', (chunk) => {
      errors += String(chunk);
    });
    child.stdout?.on('data', (chunk) => {
      text += String(chunk);
      const line = text
        .split('\n')
        .slice(0, -1)
        .find((candidate) => pattern.test(candidate));
      if (line !== undefined) resolve(line);
    });
    child.once('close', (code) => reject(new Error(`ended with ${code} before ${pattern}: ${text}${errors}`)));
  });
}
