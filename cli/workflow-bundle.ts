import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleWorkflowCode } from '@temporalio/worker';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Cache key: hash of the workflows, of the core they import, and of the SDK's version. */
function bundleKey(): string {
  const hash = createHash('sha256');
  for (const room of ['workflows', 'core']) {
    for (const name of readdirSync(join(root, room)).sort()) {
      if (name.endsWith('.ts')) hash.update(name).update(readFileSync(join(root, room, name)));
    }
  }
  const sdk: unknown = JSON.parse(readFileSync(join(root, 'node_modules/@temporalio/workflow/package.json'), 'utf8'));
  hash.update(JSON.stringify((sdk as { version?: string }).version ?? ''));
  return hash.digest('hex').slice(0, 16);
}

/** The workflow code as one script, cached in `cacheDir` because bundling takes seconds. */
export async function workflowBundle(cacheDir: string): Promise<{ codePath: string; buildId: string }> {
  const key = bundleKey();
  const codePath = join(cacheDir, `workflows-${key}.js`);
  if (!existsSync(codePath)) {
    const { code } = await bundleWorkflowCode({
      workflowsPath: join(root, 'workflows/index.ts'),
      logger: { log: quiet, trace: quiet, debug: quiet, info: quiet, warn: complain, error: complain },
    });
    mkdirSync(cacheDir, { recursive: true });
    const temporary = `${codePath}.${process.pid}`;
    writeFileSync(temporary, code);
    renameSync(temporary, codePath);
  }
  return { codePath, buildId: key };
}

function quiet(): void {
  // Drops the bundler's statistics.
}

function complain(message: string): void {
  process.stderr.write(`workflow bundle: ${message}\n`);
}
