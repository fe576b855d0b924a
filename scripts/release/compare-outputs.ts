import { type ParserVersion, parserIdOf } from '../../core/ids.ts';
import type { OutputDigests } from './outputs.ts';

/** Documents for which two runs of a version differ, with how. */
function changedDocuments(recorded: OutputDigests, given: OutputDigests): readonly string[] {
  const changes: string[] = [];
  for (const document of new Set([...recorded.keys(), ...given.keys()])) {
    const [before, now] = [recorded.get(document), given.get(document)];
    if (before === now) continue;
    const how = before === undefined ? ' (not read before)' : now === undefined ? ' (no longer read)' : '';
    changes.push(`${document}${how}`);
  }
  return changes.sort();
}

const NAMED = 12;

/** What to do about a source that no longer gives the outputs of its release; null where it does. */
export function sourceProblem(version: ParserVersion, recorded: OutputDigests, given: OutputDigests): string | null {
  const changes = changedDocuments(recorded, given);
  if (changes.length === 0) return null;
  const id = parserIdOf(version);
  const next = Number(version.slice(id.length + 1)) + 1;
  return (
    `${version} is released, and its source now gives other outputs: make version ${next} of ${id}, or undo the change; ` +
    `changed: ${listed(changes)} (of ${recorded.size} documents)`
  );
}

/** A bundle that gives other outputs than it did; null where it does not. What reads submissions for it has changed. */
export function bundleProblem(version: ParserVersion, recorded: OutputDigests, given: OutputDigests): string | null {
  const changes = changedDocuments(recorded, given);
  if (changes.length === 0) return null;
  return (
    `the released bundle of ${version} gives other outputs than when it was released: what reads submissions for it has ` +
    `changed (sources/submission, core/, Node.js); changed: ${listed(changes)} (of ${recorded.size} documents)`
  );
}

function listed(changes: readonly string[]): string {
  const more = changes.length - NAMED;
  return changes.slice(0, NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
