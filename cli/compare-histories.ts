import { endOfEasternDay, type IsoDate, type IsoTimestamp } from '../core/dates.ts';
import type { Cik, Sha256 } from '../core/ids.ts';
import type { Database } from '../db/database.ts';
import { type IssuerName, loadIssuerNames } from '../db/repositories/datasets/issuer-names.ts';
import {
  type BackfillOfRange,
  listBackfillsOfRange,
  readComparedHistories,
  storedMethodologyHash,
} from '../db/repositories/scores/compared-histories.ts';
import { createComparison } from '../scoring/compare/compare-histories.ts';
import type { Comparison, Mover, Sides } from '../scoring/compare/report-shape.ts';
import { type Methodology, methodologyHash } from '../scoring/methodology.ts';
import { methodologyByVersion } from '../scoring/methodology-registry.ts';
import { permanentError, usageError } from './errors.ts';

export interface ComparisonQuery {
  readonly a: string;
  readonly b: string;
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** Movers in each list; default 20. */
  readonly movers?: number;
}

export interface ComparedMethodology {
  readonly version: string;
  readonly contentHash: Sha256;
  /** Hundredths. */
  readonly weights: Methodology['weights'];
  /** Rows of `score.score_histories` counted. */
  readonly rows: number;
  /** The latest finished backfills that overlap the range; earlier ones may have written its rows too. */
  readonly backfills: readonly BackfillOfRange[];
}

export type NamedMover = Mover & Pick<IssuerName, 'ticker' | 'name'>;

/** The comparison with its sources, as `tidemark compare --json` prints it. */
export interface ComparisonReport extends Omit<Comparison, 'movers'> {
  readonly reportVersion: 1;
  readonly generatedAt: IsoTimestamp;
  readonly range: { readonly from: IsoDate; readonly to: IsoDate };
  readonly methodologies: Sides<ComparedMethodology>;
  readonly movers: { readonly byMean: readonly NamedMover[]; readonly byDay: readonly NamedMover[] };
}

const BACKFILLS_LISTED = 5;

/** Compares the stored histories of two methodologies over a range of as-of dates; stores nothing. */
export async function compareHistories(db: Database, query: ComparisonQuery): Promise<ComparisonReport> {
  const { a, b, from, to } = query;
  if (a === b) throw usageError(`both are methodology ${a}`);
  if (from > to) throw usageError(`${from} is later than ${to}`);
  const [ofA, ofB] = [methodologyByVersion(a), methodologyByVersion(b)];
  const tally = createComparison({
    from,
    to,
    weightsA: ofA.weights,
    weightsB: ofB.weights,
    movers: query.movers ?? 20,
  });
  await readComparedHistories(db, { a, b, from, to }, (cik, historyA, historyB) => tally.add(cik, historyA, historyB));
  const comparison = tally.result();
  const { byMean, byDay } = comparison.movers;
  const names = await namesOf(db, [...byMean, ...byDay], to);
  const named = (mover: Mover): NamedMover => {
    const { ticker = null, name = null } = names.get(mover.cik) ?? {};
    return { ...mover, ticker, name };
  };
  const { coverage } = comparison;
  return {
    reportVersion: 1,
    generatedAt: new Date().toISOString() as IsoTimestamp,
    range: { from, to },
    methodologies: {
      a: await describeMethodology(db, ofA, { from, to }, coverage.a.issuerDays),
      b: await describeMethodology(db, ofB, { from, to }, coverage.b.issuerDays),
    },
    ...comparison,
    movers: { byMean: byMean.map(named), byDay: byDay.map(named) },
  };
}

async function namesOf(db: Database, movers: readonly Mover[], to: IsoDate): Promise<ReadonlyMap<Cik, IssuerName>> {
  const ciks = [...new Set(movers.map(({ cik }) => cik))];
  return ciks.length === 0 ? new Map() : loadIssuerNames(db, ciks, endOfEasternDay(to));
}

async function describeMethodology(
  db: Database,
  methodology: Methodology,
  range: { readonly from: IsoDate; readonly to: IsoDate },
  rows: number,
): Promise<ComparedMethodology> {
  const { version, weights } = methodology;
  const contentHash = methodologyHash(methodology);
  const stored = await storedMethodologyHash(db, version);
  if (stored !== null && stored !== contentHash) {
    throw permanentError(
      'methodology-changed',
      `the stored scores of methodology ${version} have a different content hash than this program's`,
      { context: { stored, known: contentHash } },
    );
  }
  const backfills = await listBackfillsOfRange(db, version, range, BACKFILLS_LISTED);
  return { version, contentHash, weights, rows, backfills };
}
