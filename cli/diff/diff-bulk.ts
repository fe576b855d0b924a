import type { BulkTable } from '../../core/table-rows.ts';
import type { Database } from '../../db/database.ts';
import { type BulkDigest, bulkDigests, bulkRowsAt } from '../../db/repositories/datasets/compared-bulk.ts';
import type { ComparedFiling, ComparedVersions } from '../../db/repositories/datasets/compared-runs.ts';
import type { ChangeTally } from './change-tally.ts';
import { diffRows, type FilingContext } from './diff-rows.ts';

/** Differing rows that are in memory at a time. A filing with more is aligned in parts, each of whole names. */
const MOST_ROWS = 20_000;

/** Rows of one version that the other does not have, by their positions. */
interface Differing {
  readonly before: number[];
  readonly after: number[];
}

/**
 * Compares the facts or holdings of a filing, which may be a million: equal rows meet by their digests, in the order of
 * what they name, and the values of the others alone are read.
 *
 * @returns in how many parts the differing rows were aligned
 */
export async function diffBulk(
  { db, request, tally }: { readonly db: Database; readonly request: ComparedVersions; readonly tally: ChangeTally },
  filing: ComparedFiling,
  table: BulkTable,
  context: FilingContext,
): Promise<{ readonly parts: number }> {
  const { before, after } = request;
  let differing: Differing = { before: [], after: [] };
  let [same, parts] = [0, 0];
  async function compare(): Promise<void> {
    const rows = await bulkRowsAt(db, table, filing, before, differing.before);
    const others = await bulkRowsAt(db, table, filing, after, differing.after);
    differing = { before: [], after: [] };
    parts += 1;
    diffRows(tally, filing, table, context, rows, others);
  }
  const pairs = mergedDigests(bulkDigests(db, table, filing, before), bulkDigests(db, table, filing, after));
  let key: string | null = null;
  for await (const { one, other } of pairs) {
    const own = (one ?? other)?.key ?? null;
    if (own !== key && differing.before.length + differing.after.length >= MOST_ROWS) await compare();
    key = own;
    if (one !== null && other !== null) same += 1;
    else if (one !== null) differing.before.push(one.position);
    else if (other !== null) differing.after.push(other.position);
  }
  if (differing.before.length + differing.after.length > 0) await compare();
  tally.add(table, { before: same, after: same, same });
  return { parts };
}

interface DigestPair {
  readonly one: BulkDigest | null;
  readonly other: BulkDigest | null;
}

/** Merges two sequences in the order of their digests; equal ones meet, each once. */
async function* mergedDigests(
  before: AsyncGenerator<BulkDigest>,
  after: AsyncGenerator<BulkDigest>,
): AsyncGenerator<DigestPair> {
  const next = async (of: AsyncGenerator<BulkDigest>): Promise<BulkDigest | null> => {
    const { value, done } = await of.next();
    return done === true ? null : value;
  };
  let [one, other] = [await next(before), await next(after)];
  while (one !== null || other !== null) {
    const order = one === null ? 1 : other === null ? -1 : compareDigests(one, other);
    yield { one: order <= 0 ? one : null, other: order >= 0 ? other : null };
    if (order <= 0) one = await next(before);
    if (order >= 0) other = await next(after);
  }
}

function compareDigests(one: BulkDigest, other: BulkDigest): number {
  if (one.key !== other.key) return one.key < other.key ? -1 : 1;
  if (one.body !== other.body) return one.body < other.body ? -1 : 1;
  return 0;
}
