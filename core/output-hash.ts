import { contentHash } from './hashes.ts';
import type { Sha256 } from './ids.ts';
import type { StagedParseRun } from './staged-filing.ts';

/** Hash of what a parser gave for a document, without the version: two versions that give the same have one hash. */
export function outputHashOf({ outcome, parts }: Pick<StagedParseRun, 'outcome' | 'parts'>): Sha256 {
  return contentHash({ ...outcome, parserVersion: undefined, ...(parts === undefined ? {} : { parts }) });
}
