import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { newSealingKey, parseSealingKeys, type SealingKeys } from '../../core/sealed-secret.ts';
import type { Config } from '../config.ts';
import { permanentError } from '../errors.ts';

type KeyConfig = Pick<Config, 'webhookKeys' | 'webhookKeyFile'>;

/**
 * The keys that encrypt signing secrets: TIDEMARK_WEBHOOK_KEYS, or the key file.
 *
 * @throws AppError `no-webhook-keys`, `unusable-webhook-keys`
 */
export async function loadSealingKeys(config: KeyConfig): Promise<SealingKeys> {
  const file = config.webhookKeyFile;
  const text = config.webhookKeys?.reveal() ?? (await readKeyFile(file));
  if (text === null) {
    const what = `set TIDEMARK_WEBHOOK_KEYS or TIDEMARK_WEBHOOK_KEY_FILE, or run "tidemark up", which makes ${file}`;
    throw permanentError('no-webhook-keys', `no key to encrypt signing secrets with: ${what}`, { context: { file } });
  }
  const keys = parseSealingKeys(text);
  if ('problem' in keys) throw unusable(file, keys.problem);
  return keys;
}

/** Makes the key file, readable by its owner only, where neither the variable nor the file is there. */
export async function ensureSealingKeys(config: KeyConfig): Promise<void> {
  if (config.webhookKeys !== null || (await readKeyFile(config.webhookKeyFile)) !== null) return;
  const file = config.webhookKeyFile;
  const aside = await writeAside(file, `${newSealingKey()}\n`);
  try {
    // A link never replaces a file: of two that start at once, both use the keys of the first.
    await link(aside, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw unusable(file, `it cannot be made (${codeOf(error)})`, error);
  } finally {
    await rm(aside, { force: true });
  }
}

/** Error `webhook-keys-in-environment` where the keys are not in the file, so that no command can change them. */
export function requireKeyFile(config: KeyConfig): void {
  if (config.webhookKeys === null) return;
  const message =
    'the keys are in TIDEMARK_WEBHOOK_KEYS: add a key before them (openssl rand -base64 32), or remove old ones, there';
  throw permanentError('webhook-keys-in-environment', message);
}

/** Puts a new key before those of the file: it encrypts from now on, and the others still decrypt. */
export async function addSealingKey(config: KeyConfig): Promise<void> {
  const file = config.webhookKeyFile;
  if (config.webhookKeys !== null) {
    const message =
      'the keys are in TIDEMARK_WEBHOOK_KEYS: put the new key before them there (openssl rand -base64 32)';
    throw permanentError('webhook-keys-in-environment', message);
  }
  await loadSealingKeys(config);
  const aside = await writeAside(file, `${newSealingKey()}\n${(await readKeyFile(file)) ?? ''}`);
  await rename(aside, file);
}

/** Removes the keys of the file that encrypt nothing any more. The first one stays. */
export async function removeSealingKeys(config: KeyConfig, unused: ReadonlySet<string>): Promise<void> {
  const { keys } = await loadSealingKeys(config);
  const kept = keys.filter(({ id }, index) => index === 0 || !unused.has(id));
  const text = kept.map(({ bytes }) => `${Buffer.from(bytes).toString('base64')}\n`).join('');
  await rename(await writeAside(config.webhookKeyFile, text), config.webhookKeyFile);
}

async function readKeyFile(file: string): Promise<string | null> {
  try {
    const { mode } = await stat(file);
    if ((mode & 0o007) !== 0) throw unusable(file, `every account of this machine can read it; run: chmod 600 ${file}`);
    return await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    if (codeOf(error) === 'unusable-webhook-keys') throw error;
    throw unusable(file, `it cannot be read (${codeOf(error)})`, error);
  }
}

/** A complete file beside the target, on disk: a crash leaves the old keys or the new ones. */
async function writeAside(file: string, text: string): Promise<string> {
  const aside = `${file}.${randomUUID()}`;
  await writeFile(aside, text, { mode: 0o600, flag: 'wx', flush: true });
  return aside;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

function unusable(file: string, why: string, cause?: unknown): Error {
  const message = `the key file ${file} cannot be used: ${why}`;
  return permanentError('unusable-webhook-keys', message, { context: { file }, cause });
}
