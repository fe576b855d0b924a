import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sha256 } from '../../core/hashes.ts';

const DIRECTORY = new URL('../../db/migrations/', import.meta.url);

/** An edited migration would reach new databases only: after a release, a change is a new file. */
test('every migration matches its hash in the lock file, which has no other entries', () => {
  const lock: unknown = JSON.parse(readFileSync(new URL('lock.json', DIRECTORY), 'utf8'));
  const files = readdirSync(DIRECTORY).filter((name) => name.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(6);
  const found = files.map((name) => [name.replace('.ts', ''), sha256(readFileSync(new URL(name, DIRECTORY), 'utf8'))]);
  expect(Object.fromEntries(found)).toEqual(lock);
});
