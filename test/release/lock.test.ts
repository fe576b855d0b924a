import { expect, test } from 'vitest';
import { parserIdOf, parserVersionOf } from '../../core/ids.ts';
import { RELEASED } from '../../parsers/parser-catalog.ts';
import { PARSERS, parserById } from '../../parsers/registry.ts';
import { readLock } from '../../scripts/release/files.ts';
import { methodologyFileProblems } from '../../scripts/release/methodology-releases.ts';
import { fileProblems, outputProblems } from '../../scripts/release/parser-releases.ts';
import { withSubjects } from '../../scripts/release/subjects.ts';
import { isOfTests } from './shares.ts';

test('a released file never changes', () => {
  expect([...fileProblems(), ...methodologyFileProblems()]).toEqual([]);
  expect([...RELEASED.keys()]).toEqual(Object.keys(readLock('parser')));
});

test('every version before the newest of a parser is released, and none after it', () => {
  for (const { id, version } of PARSERS) {
    for (let older = 1; older < version; older++) expect([...RELEASED.keys()]).toContain(parserVersionOf(id, older));
  }
  for (const version of RELEASED.keys()) {
    const newest = parserById(parserIdOf(version));
    expect(Number(version.split('@')[1])).toBeLessThanOrEqual(newest?.version ?? 0);
  }
});

test('sources give the outputs that were recorded at the release, and bundles those of a part of the documents', async () => {
  expect(await withSubjects((subjects) => outputProblems(subjects, { bundlesOver: isOfTests }))).toEqual([]);
}, 240_000);
