import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BuildIdentity } from '../activities/materialization.ts';
import { contentHash } from '../core/hashes.ts';
import type { Config } from './config.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The code build and the configuration that determine results in this process. */
export function buildIdentity({ edgarBaseUrl, edgarDataUrl }: Config): BuildIdentity {
  return { codeBuild: codeBuildOf(), configHash: contentHash({ edgarBaseUrl, edgarDataUrl }) };
}

/** The commit of the checkout, marked if it has changes; else the version of the package. */
function codeBuildOf(): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  try {
    const git = (...args: string[]) =>
      execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    const commit = git('rev-parse', '--short=12', 'HEAD');
    return git('status', '--porcelain', '--untracked-files=no') === '' ? commit : `${commit}+changed`;
  } catch {
    // No git or no checkout: a packaged build.
    return version;
  }
}
