import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const page = readFileSync(new URL('ARCHITECTURE.md', ROOT), 'utf8');

/** Paths in backticks: `activities/score.ts`, `scoring/compare/`. */
function pathsIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/`([a-z][\w.-]*\/[\w./-]*)`/g)].map(([, path = '']) => path))];
}

test('every file and folder that ARCHITECTURE.md names exists', () => {
  const paths = pathsIn(page);
  expect(paths.length).toBeGreaterThan(60);
  expect(paths.filter((path) => !path.includes('<') && !existsSync(new URL(path, ROOT)))).toEqual([]);
});

test('the walk of one filing from the index to a score passes at most 60 files', () => {
  const walk = page.slice(page.indexOf('## One 424B5'), page.indexOf('## Beside this path'));
  const files = pathsIn(walk).filter((path) => path.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(40);
  expect(files.length).toBeLessThanOrEqual(60);
});
