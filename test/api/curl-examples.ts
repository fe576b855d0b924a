import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The commands of a page that call this API, each as one line, in order. */
export function curlExamples(page: string): readonly string[] {
  const text = readFileSync(new URL(`../../${page}`, import.meta.url), 'utf8');
  const blocks = text.match(/(?:^ {4}.*\n)+/gm) ?? [];
  // A command goes on after a backslash, and inside of quotes.
  const commands = blocks.flatMap((block) => block.replace(/^ {4}/gm, '').split(/\n(?=curl )/));
  return commands
    .filter((command) => command.startsWith('curl ') && command.includes('$BASE/v1/'))
    .map((command) => command.trim());
}

/** Runs a command as a shell does, and fails where the API refuses it. */
export async function runCurl(command: string, variables: Readonly<Record<string, string>>): Promise<unknown> {
  const strict = command.replace(/^curl /, 'curl -sS --fail-with-body ');
  const { stdout } = await run('sh', ['-c', strict], { env: { PATH: process.env['PATH'], ...variables } });
  return JSON.parse(stdout);
}
