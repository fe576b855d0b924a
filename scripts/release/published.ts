import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { ROOT } from './bundle.ts';

/** @throws Error unless the release may be replaced: on request, and only while no commit of the main branch has it. */
export function assertReplaceable(file: string, name: string, redo: boolean): void {
  if (!redo) {
    throw new Error(
      `${name} is released, and its source gives another bundle: make the next version, or undo the change`,
    );
  }
  if (isPublished(file)) throw new Error(`${name} is published: the main branch has it, so that it can never change`);
}

function isPublished(file: string): boolean {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', ROOT, ...args], { stdio: ['ignore', 'pipe', 'ignore'] });
  const path = relative(ROOT, file).split('\\').join('/');
  return git('ls-tree', '--name-only', 'main', '--', path).length > 0;
}
