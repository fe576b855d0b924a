import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { type Config, loadConfig } from './config.ts';
import { permanentError } from './errors.ts';

/** The `.env` of a directory, if it exists, overridden by the process environment. */
export function readEnvironment(
  directory: string,
  env: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  const file = join(directory, '.env');
  try {
    return { ...parseEnv(readFileSync(file, 'utf8')), ...env };
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return { ...env };
    throw permanentError('unreadable-env-file', `cannot read ${file}`, { context: { file }, cause });
  }
}

/** The configuration of a command; its warnings go to stderr. */
export function loadCommandConfig(): Config {
  const config = loadConfig(readEnvironment(process.cwd(), process.env));
  for (const line of config.warnings) console.error(`tidemark: ${line}`);
  return config;
}
