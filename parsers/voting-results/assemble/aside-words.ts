import { isPersonName } from '../words/person-names.ts';
import type { GroupedProposal, NomineeRow } from './grouped-proposal.ts';

const MOST_WORDS = 2;

/**
 * Takes the words of a column beside the names off their ends, where flattening ran them together: those that end several
 * names of the election, and one word of any other name.
 */
export function dropAsideWords({ nominees }: GroupedProposal): void {
  const rows = nominees.filter((row) => row.record.hasAside);
  const endings = Map.groupBy(
    rows.flatMap((row) => endingsOf(row)),
    (ending) => ending,
  );
  for (const row of rows) {
    const shared = endingsOf(row).findLast((ending) => (endings.get(ending)?.length ?? 0) > 1);
    const ending = shared ?? endingsOf(row)[0];
    if (ending === undefined) continue;
    row.name = row.name.slice(0, -ending.length).trimEnd();
    if (shared === undefined) row.record.problems.push('name-with-aside');
  }
}

/** The last word, and the last two, where a name is left before them. */
function endingsOf({ name }: NomineeRow): readonly string[] {
  const words = name.split(' ');
  return Array.from({ length: MOST_WORDS }, (_, index) => words.slice(-1 - index).join(' ')).filter(
    (ending) => ending.length < name.length && isPersonName(name.slice(0, -ending.length)),
  );
}
