import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { AppError } from '../core/errors.ts';
import type { SourceRef } from '../core/run-plan.ts';

/** `--source`: `edgar`, an archive directory (made absolute), or the address of a mirror. */
export function parseSource(value: string): SourceRef {
  if (value === 'edgar' || /^https?:\/\//.test(value)) return value.replace(/\/+$/, '');
  const path = resolve(value);
  if (!existsSync(path) || !statSync(path).isDirectory()) {
    throw new AppError(
      `--source ${value}: no such directory; give an archive directory, a mirror's address or "edgar"`,
      {
        code: 'source-not-found',
        retryable: false,
      },
    );
  }
  return path;
}
