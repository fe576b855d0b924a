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
   * `header` is the submission's own; for `submissions-json` the issuer's other filings determine the time zone;
   * `submissions-json-assumed`: they do not, so the later of the two readings is used.
   */
  readonly source: 'header' | 'submissions-json' | 'submissions-json-assumed' | 'current-feed';
}

export type DiscoverySourceName = 'daily-index' | 'full-index' | 'submissions-json' | 'current-feed' | 'archive-file';

/** A filing named by any list. `cik`, `companyName` and `path` are those of the first of `filers`. */
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
  /** Items of an 8-K or similar form where the list has them: `["5.07", "9.01"]`. */
  readonly items: readonly string[];
  readonly discoveredIn: DiscoverySourceName;
}

/** An unusable line or entry of a list. The rest of the list is still used. */
export interface DiscoveryProblem extends Reason {
  /** 1-based line of an index; null for other lists. */
  readonly line: number | null;
}

/** Further problems are only counted. */
const MAX_PROBLEMS = 1000;

export interface ProblemList {
  add(code: string, message: string, line?: number): void;
  /** The first thousand; a final entry counts the rest. */
  all(): readonly DiscoveryProblem[];
}

export function createProblemList(): ProblemList {
  const problems: DiscoveryProblem[] = [];
  let dropped = 0;
  return {
    add(code, message, line) {
      if (problems.length < MAX_PROBLEMS) problems.push({ code, message, line: line ?? null });
      else dropped += 1;
    },
    all: () => {
      if (dropped === 0) return problems;
      return [...problems, { code: 'more-problems', message: `${dropped} more problems`, line: null }];
    },
  };
}

/** A filing as listed under one of its parties. */
export function filingOfOneFiler(
  filing: Omit<DiscoveredFiling, 'filers'>,
  role: DiscoveredFiler['role'] = null,
): DiscoveredFiling {
  const { cik, companyName, path } = filing;
  return { ...filing, filers: [{ cik, companyName, path, role }] };
}

/**
 * One filing per accession number: a filing listed under several CIKs has several filers, ordered by CIK so that every
 * list gives the same leading filer. Other values are those of the first listing.
 */
export function mergeFilers(filings: Iterable<DiscoveredFiling>): DiscoveredFiling[] {
  return [...Map.groupBy(filings, ({ accessionNumber }) => accessionNumber).values()].map(mergeGroup);
}

function mergeGroup(group: readonly DiscoveredFiling[]): DiscoveredFiling {
  const [head, ...others] = group;
  if (!head) throw new RangeError('a group has at least one filing');
  if (others.length === 0) return head;
  const byCik = Map.groupBy(
    group.flatMap(({ filers }) => filers),
    ({ cik }) => cik,
  );
  const filers = [...byCik.values()].flatMap(([first]) => first ?? []).sort((a, b) => Number(a.cik) - Number(b.cik));
  const { cik, companyName, path } = filers[0] ?? head;
  const acceptedAt = group.find((filing) => filing.acceptedAt)?.acceptedAt ?? null;
  const items = group.find((filing) => filing.items.length > 0)?.items ?? [];
  return { ...head, cik, companyName, path, filers, acceptedAt, items };
}
