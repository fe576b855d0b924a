import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A new directory that every account may enter. As `mkdtemp` makes it, a PostgreSQL that is started as root would keep
 * its data elsewhere (`scripts/stack/postgres-account.ts`), where nobody clears it away with the directory.
 */
export function createTemporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'tidemark-bench-'));
  chmodSync(directory, 0o755);
  return directory;
}
