import { type IsoTimestamp, isIsoDate } from '../../core/dates.ts';
import { nearestName } from '../../core/nearest-name.ts';
import { isScope, SCOPES, type Scope } from '../../core/scopes.ts';
import { findApiKey, listApiKeys, revokeApiKey } from '../../db/repositories/organizations/api-keys.ts';
import { loadCommandConfig } from '../environment.ts';
import { permanentError, usageError } from '../errors.ts';
import { existingOrganization, madeOrganization, type OrganizationChoice } from '../organization.ts';
import { renderKey, renderKeys } from '../report/render-keys.ts';
import { withDatabase } from '../with-database.ts';
import { createKey } from './create-key.ts';

export interface KeyOptions extends OrganizationChoice {
  readonly json?: boolean;
}

export interface CreateKeyOptions extends KeyOptions {
  readonly name: string;
  readonly scope?: readonly string[];
  readonly expires?: string;
}

const MOST_NAME = 100;

export async function create(options: CreateKeyOptions): Promise<void> {
  const name = options.name.trim();
  if (name === '' || name.length > MOST_NAME || /\p{Cc}/u.test(name)) {
    throw usageError(`--name: give 1 to ${MOST_NAME} characters, on one line`);
  }
  const scopes = scopesOf(options.scope ?? ['read']);
  const expiresAt = options.expires === undefined ? null : expiryOf(options.expires, Date.now());
  const { key, text } = await withDatabase(loadCommandConfig(), async (db) => {
    const { organizationId } = await madeOrganization(db, options.organization);
    return createKey(db, { organizationId, name, scopes, expiresAt });
  });
  if (options.json) return console.log(JSON.stringify({ ...key, key: text }, null, 2));
  console.log([...renderKey(key), `key      ${text}`, 'The key is not shown again: store it now.'].join('\n'));
}

export async function list(options: KeyOptions & { readonly all?: boolean }): Promise<void> {
  const keys = await withDatabase(loadCommandConfig(), async (db) => {
    const { organizationId } = await existingOrganization(db, options.organization);
    return listApiKeys(db, { organizationId, all: options.all ?? false });
  });
  console.log(options.json ? JSON.stringify(keys, null, 2) : renderKeys(keys, Date.now()));
}

export async function revoke(named: string, options: KeyOptions): Promise<void> {
  const { key, changed } = await withDatabase(loadCommandConfig(), async (db) => {
    const { organizationId } = await existingOrganization(db, options.organization);
    const found = await findApiKey(db, { organizationId, named });
    if (found === null) {
      const message = `${options.organization} has no key ${named}; "tidemark keys list --all" lists them`;
      throw permanentError('unknown-key', message);
    }
    const isChanged = await revokeApiKey(db, found.keyId);
    return { key: (await findApiKey(db, { organizationId, named })) ?? found, changed: isChanged };
  });
  if (options.json) return console.log(JSON.stringify({ ...key, changed }, null, 2));
  console.log(`tm_${key.prefix} ${changed ? 'revoked; it stops working within five seconds' : 'was revoked before'}`);
}

function scopesOf(given: readonly string[]): readonly Scope[] {
  const names = given.flatMap((value) => value.split(',')).map((value) => value.trim());
  for (const name of names) {
    if (isScope(name)) continue;
    const nearest = nearestName(name, SCOPES);
    const hint = nearest === null ? `the scopes are ${SCOPES.join(', ')}` : `did you mean ${nearest}?`;
    throw usageError(`--scope ${name}: there is no such scope; ${hint}`);
  }
  return SCOPES.filter((scope) => names.includes(scope));
}

const DAY_MS = 86_400_000;

/** When a key expires: so many days from now, or at the end of a date in UTC. */
function expiryOf(text: string, now: number): IsoTimestamp {
  const days = /^([1-9]\d{0,4})d$/.exec(text)?.[1];
  const time =
    days !== undefined ? now + Number(days) * DAY_MS : isIsoDate(text) ? Date.parse(text) + DAY_MS : Number.NaN;
  if (Number.isNaN(time)) throw usageError(`--expires ${text}: give days such as 90d, or a date such as 2027-01-31`);
  if (time <= now) throw usageError(`--expires ${text}: the date has passed`);
  return new Date(time).toISOString() as IsoTimestamp;
}
