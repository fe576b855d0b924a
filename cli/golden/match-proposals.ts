import { bestPairs } from './best-pairs.ts';
import type { ExpectedFile } from './cases.ts';
import { agrees, isOptional, list, type Members, members, words } from './compare.ts';

const COUNTS = ['votesFor', 'votesAgainst', 'abstain', 'brokerNonVotes'] as const;
const NOMINEE_COUNTS = [...COUNTS, 'votesWithheld'] as const;
const CHOICES = ['oneYear', 'twoYears', 'threeYears'] as const;
const YEARS = [...CHOICES, 'abstain', 'brokerNonVotes'] as const;
/** A pair that is right in everything outweighs any number of half-right ones. */
const RIGHT = 1e9;

/** An expected nominee and the given one of that name. */
interface NomineeRow {
  readonly expected: Members;
  readonly path: string;
  readonly given: Members | null;
  readonly ok: boolean;
}

export interface NomineeRows {
  readonly rows: readonly NomineeRow[];
  /** Given nominees that the proposal does not have. */
  readonly extra: readonly Members[];
}

/** Compares the proposals of a case with given ones and pairs them by the best total of what they have in common. */
export function createProposalMatcher(file: ExpectedFile, given: readonly Members[]) {
  const expected = list(file.expected['proposals']);
  const agreeOn = (keys: readonly string[], path: string, want: Members, have: Members): readonly string[] =>
    keys.filter((key) => agrees(file, `${path}.${key}`, want[key], have[key]));

  function nomineeRows(index: number, proposal: Members): NomineeRows {
    const at = `proposals[${index}].nominees`;
    const wanted = list(expected[index]?.['nominees']);
    const found = list(proposal['nominees']);
    const names = wanted.map(
      (one, place) => new Set([one['name'], ...(file.accept?.[`${at}[${place}].name`] ?? [])].map(words)),
    );
    const agreed = (place: number, other: number) =>
      agreeOn(NOMINEE_COUNTS, `${at}[${place}]`, wanted[place] ?? {}, found[other] ?? {}).length;
    const pairs = bestPairs(wanted.length, found.length, (place, other) =>
      names[place]?.has(words(found[other]?.['name'])) ? agreed(place, other) : null,
    );
    const rows = wanted.map((one, place) => {
      const other = pairs.get(place);
      const ok = other !== undefined && agreed(place, other) === NOMINEE_COUNTS.length;
      const row = other === undefined ? null : (found[other] ?? null);
      return { expected: one, path: `${at}[${place}]`, given: row, ok };
    });
    const used = new Set(pairs.values());
    return { rows, extra: found.filter((_, place) => !used.has(place)) };
  }

  function isRowRight(index: number, proposal: Members): boolean {
    const [want, at] = [expected[index] ?? {}, `proposals[${index}]`];
    if (list(want['nominees']).length > 0) {
      const { rows, extra } = nomineeRows(index, proposal);
      return extra.length === 0 && rows.every(({ ok }) => ok);
    }
    if (!want['frequency']) return agreeOn(COUNTS, at, want, proposal).length === COUNTS.length;
    const [years, have] = [members(want['frequency']), members(proposal['frequency'])];
    return agreeOn(YEARS, `${at}.frequency`, years, have).length === YEARS.length;
  }

  function likeness(index: number, place: number): number {
    const [want, proposal, at] = [expected[index] ?? {}, given[place] ?? {}, `proposals[${index}]`];
    const years = members(want['frequency']);
    const common =
      agreeOn(statedIn(want, COUNTS), at, want, proposal).length +
      agreeOn(statedIn(years, CHOICES), `${at}.frequency`, years, members(proposal['frequency'])).length +
      3 * agreeOn(['proposal_type'], at, want, proposal).length +
      2 * agreeOn(['number'], at, want, proposal).length +
      nomineeRows(index, proposal).rows.filter((row) => row.given !== null).length;
    return RIGHT * Number(isRowRight(index, proposal)) + 1000 * common + Math.max(0, 500 - Math.abs(place - index));
  }

  /** Rows of a kind that the proposal does not have: counts beside nominees or years, years where none were voted on. */
  function rowsBeside(index: number, proposal: Members): readonly (readonly [string, Members])[] {
    const [want, at] = [expected[index] ?? {}, `proposals[${index}]`];
    const years = members(proposal['frequency']);
    const hasOtherRows = list(want['nominees']).length > 0 || Boolean(want['frequency']);
    const counts = statedIn(proposal, COUNTS.slice(0, 2)).filter((key) => {
      const path = `${at}.${key}`;
      return !isOptional(file, path) && !file.accept?.[path];
    });
    const beside: (readonly [string, Members])[] = [];
    if (hasOtherRows && counts.length > 0) {
      beside.push([at, Object.fromEntries(counts.map((key) => [key, proposal[key]]))]);
    }
    if (!want['frequency'] && statedIn(years, CHOICES).length > 0) beside.push([`${at}.frequency`, years]);
    return beside;
  }

  const pairs = () => bestPairs(expected.length, given.length, likeness);
  return { expected, pairs, nomineeRows, isRowRight, rowsBeside, agreeOn };
}

function statedIn(row: Members, keys: readonly string[]): readonly string[] {
  return keys.filter((key) => row[key] !== null && row[key] !== undefined);
}
