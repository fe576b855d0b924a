import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the corpus is expected. */
export const CORPUS_ROOT = (
  process.env['TIDEMARK_CORPUS'] ?? fileURLToPath(new URL('../../shared/corpus/', import.meta.url))
).replace(/\/$/, '');

/** Path of a part of the corpus of real filings beside the checkout (or at TIDEMARK_CORPUS); null where it is absent. */
export function corpusPath(...parts: string[]): string | null {
  const path = [CORPUS_ROOT, ...parts].join('/');
  return existsSync(path) ? path : null;
}
