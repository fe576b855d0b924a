import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { periodOf } from '../../api/metering/budgets.ts';
import { isHashOf, parseApiKey } from '../../core/api-key.ts';
import { SCOPES } from '../../core/scopes.ts';
import type { Secret } from '../../core/secret.ts';
import type { Database } from '../../db/database.ts';
import { findKeyForRequest } from '../../db/repositories/organizations/api-keys.ts';
import { DEFAULT_ORGANIZATION, ensureOrganization } from '../../db/repositories/organizations/organizations.ts';
import type { Config } from '../config.ts';
import { permanentError } from '../errors.ts';
import { withConnection } from '../with-database.ts';
import { createKey } from './create-key.ts';

/** Where `tidemark up` stores the key of its home. */
export function localKeyFile(home: string): string {
  return join(home, 'api-key');
}

/** The key of a home; null: it has none. */
export async function readLocalKey(home: string): Promise<string | null> {
  const file = localKeyFile(home);
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return null;
    throw unusable(file, cause);
  }
}

/** Creates a key with all scopes for the default organization and stores it, unless the home has one that works. */
export async function ensureLocalKey(config: Config, databaseUrl: Secret): Promise<string> {
  const file = localKeyFile(config.home);
  const found = await readLocalKey(config.home);
  await withConnection(config, databaseUrl, async (db) => {
    if (found !== null && (await works(db, found))) return;
    const { organizationId } = await ensureOrganization(db, DEFAULT_ORGANIZATION);
    const { text } = await createKey(db, { organizationId, name: 'tidemark up', scopes: SCOPES, expiresAt: null });
    await store(file, text);
  });
  return file;
}

async function works(db: Database, text: string): Promise<boolean> {
  const parts = parseApiKey(text);
  const key = parts && (await findKeyForRequest(db, parts.prefix, periodOf(Date.now())));
  if (!parts || !key || key.revokedAt !== null) return false;
  const isOver = key.expiresAt !== null && Date.parse(key.expiresAt) <= Date.now();
  return !isOver && isHashOf(parts.secret, key.secretHash);
}

/** A complete file, readable by its owner only. */
async function store(file: string, text: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  try {
    await writeFile(aside, `${text}\n`, { mode: 0o600, flag: 'wx', flush: true });
    await rename(aside, file);
  } catch (cause) {
    await rm(aside, { force: true });
    throw unusable(file, cause);
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

function unusable(file: string, cause: unknown): Error {
  const message = `the key file ${file} cannot be used (${codeOf(cause)})`;
  return permanentError('unusable-key-file', message, { context: { file }, cause });
}
