import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** EDGAR's alternative path of a submission: `/data/<cik>/<accession without dashes>/<accession>.txt`. */
const FOLDER_FORM = /^(Archives\/edgar\/data\/\d+)\/(\d{10})(\d{2})(\d{6})\/(\2-\3-\4\.txt)$/;
const FLAT_FORM = /^(Archives\/edgar\/data\/\d+)\/((\d{10})-(\d{2})-(\d{6})\.txt)$/;

/**
 * The file names of a URL path inside an archive directory, best first, without `.gz`. Empty for anything but a plain
 * path below the root: parent, hidden or empty segments, encoded separators, control characters.
 *
 * @example
 * archiveFilesOf('/submissions/CIK0000320193.json') // ['submissions/CIK0000320193.json']
 */
export function archiveFilesOf(urlPath: string): readonly string[] {
  const raw = urlPath.split(/[?#]/, 1)[0] ?? '';
  let path: string;
  try {
    path = decodeURIComponent(raw);
  } catch {
    return [];
  }
  if (!path.startsWith('/')) return [];
  const segments = path.slice(1).split('/');
  if (segments.some((segment) => segment === '' || segment.startsWith('.') || /[\\:\p{Cc}]/u.test(segment))) return [];
  const file = segments.join('/');
  const folder = FOLDER_FORM.exec(file);
  if (folder) return [file, `${folder[1]}/${folder[5]}`];
  const flat = FLAT_FORM.exec(file);
  if (flat) return [file, `${flat[1]}/${flat[3]}${flat[4]}${flat[5]}/${flat[2]}`];
  return [file];
}

/** The URL path of an archive file, which is given relative to the root with forward slashes. */
export function urlPathOfArchiveFile(file: string): string {
  return `/${file.replace(/\.gz$/, '')}`;
}

export interface ArchiveFile {
  /** Absolute path on disk, without symbolic links. */
  readonly file: string;
  /** Whether it is stored gzipped, under the URL's name with `.gz`. */
  readonly gzipped: boolean;
  /** Bytes on disk. */
  readonly size: number;
  readonly modified: Date;
  /** Weak: identical for the stored and the decoded form. */
  readonly etag: string;
}

/**
 * The archive's file for a URL path, plain or gzipped; null where it has none. A symbolic link is followed only to a file
 * below the archive's own directory.
 */
export async function findArchiveFile(dir: string, urlPath: string): Promise<ArchiveFile | null> {
  const names = archiveFilesOf(urlPath);
  const root = names.length === 0 ? null : await orNone(realpath(dir));
  if (root === null) return null;
  for (const name of names) {
    for (const gzipped of [false, true]) {
      const file = await orNone(realpath(join(root, gzipped ? `${name}.gz` : name)));
      if (!file?.startsWith(root.endsWith(sep) ? root : `${root}${sep}`)) continue;
      const facts = await orNone(stat(file));
      if (!facts?.isFile()) continue;
      const modified = new Date(Math.floor(facts.mtimeMs / 1000) * 1000);
      const etag = `W/"${facts.size.toString(16)}-${Math.floor(facts.mtimeMs).toString(16)}"`;
      return { file, gzipped, size: facts.size, modified, etag };
    }
  }
  return null;
}

/** Null where nothing has the name. */
async function orNone<T>(found: Promise<T>): Promise<T | null> {
  return found.catch((error: NodeJS.ErrnoException) => {
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'].includes(error.code ?? '')) return null;
    throw error;
  });
}

/** The file's content, decompressed if stored gzipped. */
export function openArchiveFile(found: ArchiveFile): Readable {
  const stored = createReadStream(found.file);
  if (!found.gzipped) return stored;
  const plain = createGunzip();
  // Errors of the file reach the reader through the returned stream.
  pipeline(stored, plain, () => undefined);
  return plain;
}

/** Whether a client's copy is current. Where both validators are sent, only the ETag counts (RFC 9110). */
export function isNotModified(
  found: ArchiveFile,
  ifNoneMatch: string | null | undefined,
  ifModifiedSince: string | null | undefined,
): boolean {
  if (ifNoneMatch) {
    const bare = (tag: string) => tag.trim().replace(/^W\//, '');
    return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => bare(tag) === bare(found.etag));
  }
  const since = ifModifiedSince ? Date.parse(ifModifiedSince) : Number.NaN;
  return !Number.isNaN(since) && found.modified.getTime() <= since;
}
