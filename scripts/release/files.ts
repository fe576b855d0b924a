import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ParserVersion } from '../../core/ids.ts';
import { ROOT } from './bundle.ts';
import type { OutputDigests } from './outputs.ts';

/** A released parser version in `parsers/released/lock.json`. */
export interface ParserRelease {
  /** sha256 of the bundle's file. */
  readonly bundle: string;
  /** Of the documents over which the outputs were recorded. */
  readonly subjects: string;
  /** Of the outputs over the sample archive, and over the golden cases. */
  readonly sample: string;
  readonly golden: string;
}

/** A released methodology in `scoring/released/lock.json`. */
export interface MethodologyRelease {
  readonly bundle: string;
  /** Content hash of the methodology's data, as in `scoring/methodologies/lock.json`. */
  readonly methodology: string;
  /** sha256 of the receipt's file. */
  readonly receipt: string;
}

export type Lock<R> = Readonly<Record<string, R>>;

const folderOf = { parser: join(ROOT, 'parsers/released'), methodology: join(ROOT, 'scoring/released') };
export type Released = keyof typeof folderOf;

export function bundleFile(of: Released, name: string): string {
  return join(folderOf[of], `${name}.mjs`);
}

/** The hash of each document's output, so that a failing test can name documents. */
export function outputsFile(version: ParserVersion): string {
  return join(folderOf.parser, `${version}.outputs.json`);
}

export function receiptFile(methodology: string): string {
  return join(folderOf.methodology, `${methodology}.receipt.json`);
}

/** Facts of a fictional issuer and an as-of date: what the receipts of released methodologies are about. */
export const EXAMPLE_FACTS = join(folderOf.methodology, 'example-facts.json');

export function readLock(of: 'parser'): Lock<ParserRelease>;
export function readLock(of: 'methodology'): Lock<MethodologyRelease>;
export function readLock(of: Released): Lock<unknown> {
  return JSON.parse(readFileSync(join(folderOf[of], 'lock.json'), 'utf8')) as Lock<unknown>;
}

export function writeLock(of: Released, lock: Lock<ParserRelease | MethodologyRelease>): void {
  const sorted = Object.fromEntries(Object.entries(lock).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(folderOf[of], 'lock.json'), `${JSON.stringify(sorted, null, 2)}\n`);
}

export function readOutputs(version: ParserVersion): OutputDigests {
  const entries = JSON.parse(readFileSync(outputsFile(version), 'utf8')) as Readonly<Record<string, string>>;
  return new Map(Object.entries(entries));
}

export function writeOutputs(version: ParserVersion, outputs: OutputDigests): void {
  writeFileSync(outputsFile(version), `${JSON.stringify(Object.fromEntries(inOrder(outputs)), null, 0)}\n`);
}

/** The members of a release that are hashes of outputs. */
export function outputHashes(outputs: OutputDigests): Pick<ParserRelease, 'sample' | 'golden'> {
  const below = (folder: string) =>
    sha256Of(JSON.stringify(inOrder(outputs).filter(([document]) => document.startsWith(folder))));
  return { sample: below('sample/'), golden: below('golden/') };
}

function inOrder(outputs: OutputDigests): readonly (readonly [string, string])[] {
  return [...outputs].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** null: there is no such file. */
export function hashOfFile(file: string): string | null {
  return existsSync(file) ? sha256Of(readFileSync(file)) : null;
}

export function sha256Of(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
