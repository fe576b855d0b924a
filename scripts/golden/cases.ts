import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** One hand-checked document: the input as filed, and what a person read in it. */
export interface GoldenCase {
  readonly kind: string;
  readonly name: string;
  readonly filename: string;
  readonly bytes: Uint8Array;
  /** `expected.json`: form, accession number, notes (where it comes from and what is tricky), the values. */
  readonly file: ExpectedFile;
}

export interface ExpectedFile {
  readonly expected: Readonly<Record<string, unknown>>;
  readonly filedDate?: string;
  readonly notes?: string;
  readonly accessionNumber?: string | null;
  /** Path in expected → other right answers. */
  readonly accept?: Readonly<Record<string, readonly unknown[]>>;
  /** Paths whose absence is not counted. */
  readonly optional?: readonly string[];
}

/** The cases below `<dir>/<kind>/<name>/`, one kind at a time. */
export function* goldenCases(dir: string, kind: string): Generator<GoldenCase> {
  const root = join(dir, kind);
  if (!existsSync(root)) return;
  for (const name of readdirSync(root).sort()) {
    const folder = join(root, name);
    const expected = join(folder, 'expected.json');
    if (!existsSync(expected)) continue;
    const input = readdirSync(folder).find((file) => file.startsWith('input'));
    if (!input) continue;
    const stored = readFileSync(join(folder, input));
    const bytes = input.endsWith('.gz') ? gunzipSync(stored) : stored;
    const file = JSON.parse(readFileSync(expected, 'utf8')) as ExpectedFile;
    yield { kind, name, filename: input.replace(/\.gz$/, ''), bytes, file };
  }
}
