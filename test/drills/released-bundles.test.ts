import { expect, test } from 'vitest';
import { outputProblems } from '../../scripts/release/parser-releases.ts';
import { withSubjects } from '../../scripts/release/subjects.ts';
import { isOfTests } from '../release/shares.ts';

test('released bundles give the recorded outputs of the documents that the tests leave out', async () => {
  const others = { bundlesOver: (index: number) => !isOfTests(index), sourcesOver: () => false };
  expect(await withSubjects((subjects) => outputProblems(subjects, others))).toEqual([]);
}, 240_000);
