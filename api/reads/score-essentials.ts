import type { IsoTimestamp } from '../../core/dates.ts';
import { AppError } from '../../core/errors.ts';
import type { ParserVersion } from '../../core/ids.ts';
import type { FactRef } from '../../core/score-inputs.ts';
import type { ScoreReceipt } from '../../core/score-receipt.ts';
import type { Database } from '../../db/database.ts';
import { loadReceipts, type ScoreRow } from '../../db/repositories/scores/find-score.ts';
import { decodeReceipt } from '../../scoring/receipt-codec.ts';
import {
  type DilutionRating,
  type DilutionSignal,
  leadingSource,
  ratingRow,
  signalRow,
  sourcesOfScore,
} from '../../scoring/signal-rows.ts';
import { verifyReceipt } from '../../scoring/verify-receipt.ts';

/** What follows from a receipt alone, verified: everything of a rating and a signal but times and ranks. */
export interface ScoreEssentials {
  readonly rating: Omit<DilutionRating, 'computedAt'>;
  readonly signal: Omit<DilutionSignal, 'computedAt' | 'percentile' | 'history'>;
  /** The fact behind the factor that weighs most; null where that is market data or a search without results. */
  readonly leading: FactRef | null;
  /** When the newest of its facts became public; null where it cites none. */
  readonly newestPublicAt: IsoTimestamp | null;
  /** Of its facts, sorted. */
  readonly parserVersions: readonly ParserVersion[];
}

/** Receipts are stored by their hash and never change, so each is read and recomputed once per process. */
const MOST_CACHED = 5_000;
const cached = new Map<string, ScoreEssentials>();

const keyOf = ({ cik, receiptHash }: Pick<ScoreRow, 'cik' | 'receiptHash'>) => `${cik}/${receiptHash}`;

/**
 * What follows from the receipts of scores, in their order.
 *
 * @throws AppError `receipt-missing`
 */
export async function loadEssentials(
  db: Database,
  rows: readonly ScoreRow[],
): Promise<readonly { readonly row: ScoreRow; readonly essentials: ScoreEssentials }[]> {
  const missing = rows.filter((row) => !cached.has(keyOf(row)));
  const receipts = await loadReceipts(db, missing);
  const fresh = new Map(
    missing.map((row) => [keyOf(row), essentialsOf(decodeReceipt(orMissing(row, receipts.get(row.receiptHash))))]),
  );
  return rows.map((row) => {
    const key = keyOf(row);
    const essentials = fresh.get(key) ?? cached.get(key);
    if (essentials === undefined) throw new TypeError(`no essentials of the receipt ${key}`);
    remember(key, essentials);
    return { row, essentials };
  });
}

/** @throws AppError `receipt-missing` */
export async function loadReceipt(db: Database, row: ScoreRow): Promise<ScoreReceipt> {
  const receipts = await loadReceipts(db, [row]);
  return decodeReceipt(orMissing(row, receipts.get(row.receiptHash)));
}

function orMissing<T>(row: ScoreRow, receipt: T | undefined): T {
  if (receipt !== undefined) return receipt;
  throw new AppError(`the receipt ${row.receiptHash} of a score of CIK ${row.cik} is not stored`, {
    code: 'receipt-missing',
    retryable: false,
    context: { cik: row.cik, asOf: row.asOf },
  });
}

/** The least recently used is forgotten first. */
function remember(key: string, essentials: ScoreEssentials): void {
  cached.delete(key);
  cached.set(key, essentials);
  if (cached.size <= MOST_CACHED) return;
  for (const oldest of cached.keys()) {
    cached.delete(oldest);
    return;
  }
}

function essentialsOf(receipt: ScoreReceipt): ScoreEssentials {
  const sources = sourcesOfScore(receipt);
  // A caller adds the times of the score: `timed`.
  const stored = { recomputes: verifyReceipt(receipt).ok, ...NO_TIMES };
  const { computedAt: _, ...rating } = ratingRow(receipt, stored);
  const { computedAt: __, percentile: ___, ...signal } = signalRow(receipt, { ...stored, percentile: null });
  return {
    rating,
    signal,
    leading: leadingSource(receipt),
    newestPublicAt:
      sources
        .map(({ publicAt }) => publicAt)
        .sort()
        .at(-1) ?? null,
    parserVersions: [...new Set(sources.map(({ parserVersion }) => parserVersion))].sort(),
  };
}

const NO_TIMES = { computedAt: '' as IsoTimestamp, verifiedAt: '' as IsoTimestamp };

/**
 * A rating or signal with the times of a score. Verified at: when the score was computed with its receipt. Reading
 * recomputes the receipt; as it never changes, the result is the same at any later time and on every server.
 */
export function timed<T extends { readonly verification: DilutionRating['verification'] }>(
  essentials: T,
  { computedAt }: Pick<ScoreRow, 'computedAt'>,
): T & { readonly computedAt: IsoTimestamp } {
  return { ...essentials, computedAt, verification: { ...essentials.verification, verifiedAt: computedAt } };
}
