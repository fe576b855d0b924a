import type { IsoDate, IsoTimestamp } from '../../core/dates.ts';
import type { AccessionNumber, Cik } from '../../core/ids.ts';
import type { Reason } from '../../core/parser.ts';

/** One of the parties a filing is listed under. */
export interface DiscoveredFiler {
  readonly cik: Cik;
  readonly companyName: string;
  /** The submission's URL path under this CIK. */
  readonly path: string;
  /** As the current-filings feed prints it (`Filer`, `Subject`, `Filed by`); null elsewhere. */
  readonly role: string | null;
}

export interface AcceptedAt {
  readonly value: IsoTimestamp;
  /**
   * `header` is the submission's own; `submissions-json` has its time zone worked out from the issuer's other filings;
   * `submissions-json-assumed`: that could not be told, and the later of the two readings is taken.
   */
  readonly source: 'header' | 'submissions-json' | 'submissions-json-assumed' | 'current-feed';
}

export type DiscoverySourceName = 'daily-index' | 'full-index' | 'submissions-json' | 'current-feed' | 'archive-file';

/** A filing that exists, by whatever list named it. `cik`, `companyName` and `path` are those of the first of `filers`. */
export interface DiscoveredFiling {
  readonly accessionNumber: AccessionNumber;
  readonly cik: Cik;
  readonly companyName: string;
  /** As listed: `"10-K405"`, `"SC 13D/A"`. */
  readonly form: string;
  readonly filedDate: IsoDate;
  /** URL path of the submission: `/Archives/edgar/data/…/….txt`. */
  readonly path: string;
  /** All parties the list names, by ascending CIK; at least one. */
  readonly filers: readonly DiscoveredFiler[];
  readonly acceptedAt: AcceptedAt | null;
  /** 8-K items and the like where the list has them: `["5.07", "9.01"]`. */
  readonly items: readonly string[];
  readonly discoveredIn: DiscoverySourceName;
}

/** A line or member of a list that could not be used. Never a reason to drop the rest of the list. */
export interface DiscoveryProblem extends Reason {
  /** 1-based line of an index; null for other lists. */
  readonly line: number | null;
}

/** Problems beyond this many are counted, not kept. */
const KEPT_PROBLEMS = 1000;

export interface ProblemList {
  add(code: string, message: string, line?: number): void;
  /** The first thousand; a last entry says how many more there were. */
  all(): readonly DiscoveryProblem[];
}

export function createProblemList(): ProblemList {
  const kept: DiscoveryProblem[] = [];
  let dropped = 0;
  return {
    add(code, message, line) {
      if (kept.length < KEPT_PROBLEMS) kept.push({ code, message, line: line ?? null });
      else dropped += 1;
    },
    all: () =>
      dropped === 0 ? kept : [...kept, { code: 'more-problems', message: `${dropped} more problems`, line: null }],
  };
}

/**
 * One filing per accession number: a filing that a list names under several CIKs has several filers. They are ordered
 * by CIK, so that every list gives the same filing the same leading filer. The first filing's other values stand.
 */
export function mergeFilers(filings: Iterable<DiscoveredFiling>): DiscoveredFiling[] {
  const groups = new Map<AccessionNumber, DiscoveredFiling[]>();
  for (const filing of filings) {
    const group = groups.get(filing.accessionNumber);
    if (group) group.push(filing);
    else groups.set(filing.accessionNumber, [filing]);
  }
  return [...groups.values()].map(mergeGroup);
}

function mergeGroup(group: readonly DiscoveredFiling[]): DiscoveredFiling {
  const [head, ...others] = group;
  if (!head) throw new RangeError('a group has at least one filing');
  if (others.length === 0) return head;
  const filers = new Map<Cik, DiscoveredFiler>();
  for (const filing of group)
    for (const filer of filing.filers) if (!filers.has(filer.cik)) filers.set(filer.cik, filer);
  const ordered = [...filers.values()].sort((a, b) => Number(a.cik) - Number(b.cik));
  const first = ordered[0] ?? head;
  return {
    ...head,
    cik: first.cik,
    companyName: first.companyName,
    path: first.path,
    filers: ordered,
    acceptedAt: head.acceptedAt ?? others.find((other) => other.acceptedAt)?.acceptedAt ?? null,
    items: head.items.length > 0 ? head.items : (others.find((other) => other.items.length > 0)?.items ?? []),
  };
}
