import { expect, test } from 'vitest';
import type { ArchiveFiles } from '../../sample/archive-files.ts';
import { withDamage } from '../../sample/damage.ts';

const WHOLE = '<SEC-DOCUMENT>'.padEnd(1_000, 'x');

async function written(paths: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const files: ArchiveFiles = {
    write: async (path, content) => void found.set(path, String(content)),
    lines: () => Promise.reject(new Error('not asked for')),
  };
  const damaged = withDamage(files);
  for (const path of paths) await damaged.write(path, WHOLE);
  return found;
}

test('about one submission in a hundred is missing, truncated, empty or an error page, always the same ones', async () => {
  const paths = Array.from(
    { length: 8_000 },
    (_, n) => `Archives/edgar/data/9000000/9000000000-25-${String(n).padStart(6, '0')}.txt`,
  );
  const first = await written(paths);
  expect(await written(paths)).toEqual(first);
  const texts = [...first.values()];
  const counts = {
    missing: paths.length - first.size,
    cut: texts.filter((text) => text.length === 400).length,
    empty: texts.filter((text) => text === '').length,
    page: texts.filter((text) => text.startsWith('<!DOCTYPE html>')).length,
  };
  for (const count of Object.values(counts)) {
    expect(count).toBeGreaterThan(5);
    expect(count).toBeLessThan(45);
  }
});

test('indexes and lists stay intact', async () => {
  const path = 'Archives/edgar/full-index/2025/QTR1/master.idx';
  expect((await written([path])).get(path)).toBe(WHOLE);
});
