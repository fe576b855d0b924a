import { sha256 } from '../core/hashes.ts';
import type { ArchiveFiles } from './archive-files.ts';

const SUBMISSION = /^Archives\/edgar\/data\/.*\.txt$/;
/** About one in this many submissions is damaged in each way. */
const ONE_IN = 400;

const ERROR_PAGE = `<!DOCTYPE html>
<html><head><title>Service temporarily unavailable</title></head>
<body><h1>This page is temporarily unavailable</h1><p>Please try again later. Reference 0.5d2e1402.</p></body></html>
`;

/**
 * Damages an archive as real ones are after years: some files that the indexes name are missing, some truncated, some
 * an error page or empty. A file's path decides, so the same archive always has the same damage.
 */
export function withDamage(files: ArchiveFiles): ArchiveFiles {
  return {
    ...files,
    async write(path, content) {
      const kind = SUBMISSION.test(path) ? Number.parseInt(sha256(path).slice(0, 8), 16) % ONE_IN : ONE_IN;
      if (kind === 0) return;
      if (kind === 1) return files.write(path, content.slice(0, Math.floor(content.length * 0.4)));
      if (kind === 2) return files.write(path, ERROR_PAGE);
      return files.write(path, kind === 3 ? '' : content);
    },
  };
}
