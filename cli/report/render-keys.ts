import type { ApiKey } from '../../db/repositories/organizations/api-keys.ts';
import type { OrganizationUse } from '../../db/repositories/organizations/organizations.ts';
import { renderTable } from './table.ts';

export function renderKey({ keyId, prefix, name, scopes, expiresAt }: ApiKey): readonly string[] {
  return [
    `id       ${keyId}`,
    `name     ${name}`,
    `prefix   tm_${prefix}`,
    `scopes   ${scopes.join(', ')}`,
    `expires  ${expiresAt ?? 'never'}`,
  ];
}

export function renderKeys(keys: readonly ApiKey[], now: number): string {
  if (keys.length === 0) return 'no keys; "tidemark keys create" creates one';
  const lines = keys.map((key) => [
    `tm_${key.prefix}`,
    key.name,
    key.scopes.join(', '),
    key.createdAt.slice(0, 10),
    key.lastUsedAt?.slice(0, 16).replace('T', ' ') ?? 'never',
    stateOf(key, now),
  ]);
  return renderTable(['prefix', 'name', 'scopes', 'created', 'last used', 'state'], [], lines);
}

function stateOf({ revokedAt, expiresAt }: ApiKey, now: number): string {
  if (revokedAt !== null) return `revoked ${revokedAt.slice(0, 10)}`;
  if (expiresAt === null) return 'works';
  const isOver = Date.parse(expiresAt) <= now;
  return `${isOver ? 'expired' : 'works until'} ${expiresAt.slice(0, 16).replace('T', ' ')}`;
}

export function renderOrganizations(organizations: readonly OrganizationUse[], period: string): string {
  if (organizations.length === 0) return 'no organizations; "tidemark keys create --organization <name>" creates one';
  const lines = organizations.map((one) => [one.name, one.activeKeys, one.calls, one.spent, one.spendCap ?? 'none']);
  return renderTable(['organization', 'keys', `calls in ${period}`, 'spent, USD', 'cap, USD'], [1, 2, 3, 4], lines);
}
