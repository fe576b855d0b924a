import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Submission } from '../../core/submission.ts';
import { generateSampleArchive } from '../../sample/archive.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';
import { looksLikeSubmission, readSubmission } from '../../sources/submission/read-submission.ts';
import { ROOT } from './bundle.ts';

/** A document or submission over which the outputs of releases are recorded. */
export interface Subject {
  /** `sample/<accession number>` or `golden/<kind>/<case>`. */
  readonly name: string;
  readonly submission: Submission;
  /** False: a bare document, without a form by which parsers would choose it, so that each of them reads it. */
  readonly isWhole: boolean;
}

export interface Subjects {
  /** Of the names and bytes of all: distinguishes a change of the subjects from one of a parser. */
  readonly hash: string;
  /** In the order in which they are read. */
  readonly names: readonly string[];
  /** The files themselves, read one at a time. */
  files(): Iterable<{ readonly name: string; readonly bytes: Uint8Array }>;
  /** Read one at a time. */
  [Symbol.iterator](): Iterator<Subject>;
}

/** Part of what releases are compared with: other parameters give other documents. */
const SAMPLE = { seed: 'release', issuers: 40, years: 2, endDate: '2026-10-30', gzip: false, damaged: true };

/**
 * Runs `work` on the sample archive, generated for the purpose, and the project's golden cases: no file outside of the
 * checkout is read.
 *
 * @param every only each n-th submission of the archive
 */
export async function withSubjects<T>(work: (subjects: Subjects) => Promise<T>, every = 1): Promise<T> {
  const dir = mkdtempSync(join(tmpdir(), 'tidemark-release-'));
  try {
    await generateSampleArchive({ ...SAMPLE, dir });
    return await work(subjectsOf([...archiveFiles(dir, every), ...goldenFiles()]));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

interface SubjectFile {
  readonly name: string;
  readonly file: string;
}

function archiveFiles(dir: string, every: number): readonly SubjectFile[] {
  const paths = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\d{10}-\d{2}-\d{6}\.txt$/.test(path),
  );
  const files = paths.map((path) => ({ name: `sample/${basename(path, '.txt')}`, file: join(dir, path) }));
  return files.toSorted((a, b) => (a.name < b.name ? -1 : 1)).filter((_, index) => index % every === 0);
}

function goldenFiles(): readonly SubjectFile[] {
  const root = join(ROOT, 'test/golden/cases');
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).sort();
  return paths
    .map((path) => path.split('\\').join('/'))
    .filter((path) => basename(path).startsWith('input.'))
    .map((path) => ({ name: `golden/${path}`, file: join(root, path) }));
}

function subjectsOf(files: readonly SubjectFile[]): Subjects {
  const hash = createHash('sha256');
  for (const { name, file } of files) hash.update(`${name}\n`).update(readFileSync(file));
  return {
    hash: hash.digest('hex'),
    names: files.map(({ name }) => name),
    *files() {
      for (const { name, file } of files) yield { name, bytes: readFileSync(file) };
    },
    *[Symbol.iterator]() {
      for (const { name, file } of files) {
        const bytes = readFileSync(file);
        const isWhole = looksLikeSubmission(bytes);
        const submission = isWhole
          ? readSubmission(bytes)
          : readBareDocument(bytes, { filename: basename(file), filedDate: null });
        yield { name, submission, isWhole };
      }
    },
  };
}
