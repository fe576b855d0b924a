import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { CORPUS_ROOT } from './corpus.ts';

/** The folders of the corpus that a test file names and that do not exist. */
function missingFolders(file: string): readonly string[] {
  const source = readFileSync(file, 'utf8');
  if (!/from '\.\.?\/(?:.*\/)?corpus\.ts'/.test(source)) return [];
  if (!existsSync(CORPUS_ROOT)) return [CORPUS_ROOT];
  const named = [...source.matchAll(/corpusPath\(((?:'[^']*'(?:, )?)+)\)/g)].map(([, words = '']) =>
    [CORPUS_ROOT, ...[...words.matchAll(/'([^']*)'/g)].map(([, word = '']) => word)].join('/'),
  );
  return [...new Set(named)].filter((path) => !existsSync(path));
}

/** Says at the end of a run which tests were skipped, which folder they lack, and how to get it. */
export default class SkippedReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines: string[] = [];
    for (const module of modules) {
      const skipped = [...module.children.allTests()].filter((test) => test.result().state === 'skipped');
      const missing = missingFolders(module.moduleId);
      if (missing.length === 0) continue;
      const tests = `${skipped.length} ${skipped.length === 1 ? 'test' : 'tests'}`;
      lines.push(`  ${relative(process.cwd(), module.moduleId)}: ${tests}; missing: ${missing.join(', ')}`);
    }
    if (lines.length === 0) return;
    process.stdout.write(
      [
        'Skipped, because folders of the corpus of real filings are missing:',
        ...lines,
        `The corpus is not part of the repository: put it at ${CORPUS_ROOT}, or set TIDEMARK_CORPUS to its folder.`,
        '',
        '',
      ].join('\n'),
    );
  }
}
