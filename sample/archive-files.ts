import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { createGzip, gzipSync } from 'node:zlib';
import { AppError } from '../core/errors.ts';

const MARKER = 'sample.json';
const OWNED = ['Archives', 'submissions', 'api', 'files', 'prices.csv', 'truth.jsonl', 'truth.jsonl.gz', MARKER];

export interface LineFile {
  write(line: string): Promise<void>;
  end(): Promise<void>;
}

export interface ArchiveFiles {
  /** Writes one file, as `<path>.gz` where the archive is gzipped. */
  write(path: string, content: Uint8Array | string): Promise<void>;
  /** A file that grows line by line without being held in memory. */
  lines(path: string, gzip: boolean): Promise<LineFile>;
}

export interface MarkerFile {
  readonly complete: boolean;
  readonly parameters: unknown;
  readonly truth?: unknown;
}

/** Reads the marker of a sample archive; null where the directory holds none. */
export async function readMarker(dir: string): Promise<MarkerFile | null> {
  try {
    return JSON.parse(await readFile(join(dir, MARKER), 'utf8')) as MarkerFile;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) return null;
    throw error;
  }
}

export async function writeMarker(dir: string, marker: MarkerFile): Promise<void> {
  await writeFile(join(dir, MARKER), `${JSON.stringify(marker, null, 2)}\n`);
}

/**
 * Empties the directory of an earlier sample archive, and of nothing else.
 *
 * @throws AppError `sample-directory-in-use` where the directory holds anything that is not a sample archive.
 */
export async function claimDirectory(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  const present = await readdir(dir);
  if (present.length === 0) return;
  if (!present.includes(MARKER)) {
    throw new AppError(`${dir} is not empty and holds no sample archive: name another directory`, {
      code: 'sample-directory-in-use',
      retryable: false,
      context: { dir },
    });
  }
  for (const name of OWNED) await rm(join(dir, name), { recursive: true, force: true });
}

export function createArchiveFiles(dir: string, gzip: boolean): ArchiveFiles {
  const created = new Set<string>();
  const ensure = async (path: string): Promise<void> => {
    const folder = dirname(path);
    if (created.has(folder)) return;
    await mkdir(folder, { recursive: true });
    created.add(folder);
  };
  return {
    write: async (path, content) => {
      const full = join(dir, path);
      await ensure(full);
      if (gzip) await writeFile(`${full}.gz`, gzipSync(content, { level: 1 }));
      else await writeFile(full, content);
    },
    lines: async (path, zipped) => {
      const full = join(dir, zipped ? `${path}.gz` : path);
      await ensure(full);
      const target = createWriteStream(full);
      const entry = zipped ? createGzip({ level: 1 }) : target;
      if (entry !== target) entry.pipe(target);
      return {
        write: async (line) => {
          if (!entry.write(`${line}\n`)) await once(entry, 'drain');
        },
        end: async () => {
          entry.end();
          await finished(target);
        },
      };
    },
  };
}
