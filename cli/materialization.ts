import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contentHash } from '../core/hashes.ts';
import { type ParserVersion, parserVersionOf } from '../core/ids.ts';
import { currentParsers } from '../parsers/registry.ts';
import type { Config } from './config.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

export interface MaterializationSet {
  /** Changes with any of the other members. */
  readonly version: string;
  readonly parserVersions: readonly ParserVersion[];
  readonly codeBuild: string;
  readonly configHash: string;
}

/** Identifies what determines results in this process: parser versions, code build and the relevant configuration. */
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
