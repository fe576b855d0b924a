import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { usageError } from '../errors.ts';
import type { ExportStore } from './export-store.ts';
import { createLocalStore } from './local-store.ts';
import { createS3Store, type S3Settings } from './s3-store.ts';

/**
 * The store of a directory, or of `s3://bucket/prefix`.
 *
 * @param settings null: no credentials are configured
 * @throws AppError `usage`
 */
export function openExportStore(to: string, settings: S3Settings | null): ExportStore {
  if (!/^[a-z][a-z0-9+.-]+:\/\//i.test(to)) return createLocalStore(resolve(to.replace(/^~(?=\/|$)/, homedir())));
  const match = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(to);
  if (!match) throw usageError(`not a directory or s3://bucket/prefix: ${to}`);
  if (settings === null) {
    throw usageError('set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY for exports to S3');
  }
  const prefix = (match[2] ?? '').replace(/\/+$/, '');
  if (prefix.split('/').some((part) => part === '..' || part === '.')) throw usageError(`not a prefix of S3: ${to}`);
  return createS3Store({ bucket: match[1] ?? '', prefix }, settings);
}
