import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  DEFAULT_ORGANIZATION,
  ensureOrganization,
  findOrganization,
} from '../../db/repositories/organizations/organizations.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('an organization is created once, also when commands race', async () => {
  expect(await findOrganization(database.db, DEFAULT_ORGANIZATION)).toBeNull();
  const made = await Promise.all(Array.from({ length: 4 }, () => ensureOrganization(database.db, 'acme-fund')));
  expect(new Set(made.map(({ organizationId }) => organizationId)).size).toBe(1);
  expect(await findOrganization(database.db, 'acme-fund')).toEqual(made[0]);
});

test('a name that would not fit a command line is refused', async () => {
  await expect(ensureOrganization(database.db, 'Acme Fund')).rejects.toThrow('organizations_name_check');
});
