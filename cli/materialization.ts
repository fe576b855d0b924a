import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contentHash } from '../core/hashes.ts';
import { type ParserVersion, parserVersionOf } from '../core/ids.ts';
import { currentParsers } from '../parsers/registry.ts';
import type { Config } from './config.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

export interface MaterializationSet {
  /** Names one consistent set: changes with any of the others. */
  readonly version: string;
  readonly parserVersions: readonly ParserVersion[];
  readonly codeBuild: string;
  readonly configHash: string;
}

/** What this process would materialize with: parser versions, code build and the configuration that shapes results. */
export function materializationOf(config: Config): MaterializationSet {
  const parserVersions = currentParsers()
    .map((parser) => parserVersionOf(parser.id, parser.version))
    .sort();
  const codeBuild = codeBuildOf();
  const { edgarBaseUrl, edgarDataUrl } = config;
  const configHash = contentHash({ edgarBaseUrl, edgarDataUrl });
  const version = `m-${contentHash({ parserVersions, codeBuild, configHash }).slice(0, 12)}`;
  return { version, parserVersions, codeBuild, configHash };
}

/** The commit where there is a checkout (marked where it was changed), else the package's version. */
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
    // No git, or no checkout: a packaged build is known by its version.
    return version;
  }
}
