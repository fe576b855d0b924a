import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sha256 } from '../../core/hashes.ts';

const DIRECTORY = new URL('../../db/migrations/', import.meta.url);

/** Databases have run it as it was merged: a change would reach the new ones only. What is to be otherwise is a new file. */
test('every migration is the one that was merged, and the lock holds nothing else', () => {
  const lock: unknown = JSON.parse(readFileSync(new URL('lock.json', DIRECTORY), 'utf8'));
  const files = readdirSync(DIRECTORY).filter((name) => name.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(25);
  const found = files.map((name) => [name.replace('.ts', ''), sha256(readFileSync(new URL(name, DIRECTORY), 'utf8'))]);
  expect(Object.fromEntries(found)).toEqual(lock);
});
