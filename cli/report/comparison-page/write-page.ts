import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { AppError } from '../../../core/errors.ts';
import type { ComparisonReport } from '../../compare-histories.ts';
import { renderComparisonPage } from './page.ts';

/** Writes the page of a comparison, replacing the file, and reports it on stderr. */
export async function writeComparisonPage(report: ComparisonReport, path: string): Promise<void> {
  const file = resolve(path);
  try {
    await writeFile(file, renderComparisonPage(report));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new AppError(`the page cannot be written: ${why}`, { code: 'page-unwritable', retryable: false, cause });
  }
  console.error(`page written to ${file}`);
}
