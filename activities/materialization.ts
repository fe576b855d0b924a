import { contentHash } from '../core/hashes.ts';
import type { ParserVersion } from '../core/ids.ts';

/** What of a deployment determines results beside its parsers. */
export interface BuildIdentity {
  readonly codeBuild: string;
  readonly configHash: string;
}

export interface MaterializationSet extends BuildIdentity {
  /** Changes with any of the other members. */
  readonly version: string;
  readonly parserVersions: readonly ParserVersion[];
}

/** Identifies what determines a run's results: parser versions, code build and the relevant configuration. */
export function materializationOf(
  { codeBuild, configHash }: BuildIdentity,
  parserVersions: readonly ParserVersion[],
): MaterializationSet {
  const sorted = parserVersions.toSorted();
  const version = `m-${contentHash({ parserVersions: sorted, codeBuild, configHash }).slice(0, 12)}`;
  return { version, parserVersions: sorted, codeBuild, configHash };
}
