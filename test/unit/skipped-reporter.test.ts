import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

async function outputOf(corpus: string): Promise<string> {
  const { PATH, HOME } = process.env;
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', 'test/golden/xbrl-pairs.test.ts'];
  const env = { PATH, HOME, TIDEMARK_CORPUS: corpus, NO_COLOR: '1' };
  // An incomplete corpus fails some tests, which is another matter.
  const ended = promisify(execFile)(process.execPath, args, { cwd: root, env });
  const { stdout } = await ended.catch((error: { stdout: string }) => error);
  return stdout;
}

test('the summary of a run names the skipped tests, the missing folder and how to get it', async () => {
  const corpus = mkdtempSync(join(tmpdir(), 'tidemark-corpus-'));
  try {
    const absent = join(corpus, 'absent');
    const without = await outputOf(absent);
    expect(without).toMatch(new RegExp(`test/golden/xbrl-pairs\\.test\\.ts: \\d+ tests?; missing: ${absent}\\n`));
    expect(without).toContain(`put it at ${absent}, or set TIDEMARK_CORPUS to its folder`);
    mkdirSync(join(corpus, 'golden', 'xbrl-pairs'), { recursive: true });
    expect(await outputOf(corpus)).toContain(`missing: ${corpus}/edgar/Archives/edgar/data\n`);
  } finally {
    rmSync(corpus, { recursive: true, force: true });
  }
}, 180_000);
