import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sha256 } from '../../core/hashes.ts';
import { MIGRATIONS } from '../../db/migrate.ts';

const DIRECTORY = new URL('../../db/migrations/', import.meta.url);

/** An edited migration would reach new databases only: after a release, a change is a new file. */
test('every migration matches its hash in the lock file, which has no other entries', () => {
  const lock: unknown = JSON.parse(readFileSync(new URL('lock.json', DIRECTORY), 'utf8'));
  const files = readdirSync(DIRECTORY).filter((name) => name.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(6);
  const found = files.map((name) => [name.replace('.ts', ''), sha256(readFileSync(new URL(name, DIRECTORY), 'utf8'))]);
  expect(Object.fromEntries(found)).toEqual(lock);
});

test('every migration of the folder is applied, in order, and names the files it uses', () => {
  const files = readdirSync(DIRECTORY).filter((name) => /^\d{4}_/.test(name));
  expect(Object.keys(MIGRATIONS)).toEqual(files.map((name) => name.replace('.ts', '')).sort());
  for (const name of files) {
    const used = [...readFileSync(new URL(name, DIRECTORY), 'utf8').matchAll(/ from '\.\/([^']+)\.ts'/g)];
    expect(MIGRATIONS[name.replace('.ts', '')]?.uses ?? [], name).toEqual(used.map(([, file]) => file));
  }
});
