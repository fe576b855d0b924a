import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { type OutcomeTally, storeOutcomePage } from '../../activities/outcome-page.ts';
import { edgarBusinessDays } from '../../core/business-days.ts';
import { addDays, type IsoDate, type IsoTimestamp } from '../../core/dates.ts';
import { contentHash } from '../../core/hashes.ts';
import type { Sha256 } from '../../core/ids.ts';
import type { Database } from '../../db/database.ts';
import { activeParserVersions } from '../../db/repositories/runs/promotions.ts';
import { storedMethodologyHash } from '../../db/repositories/scores/compared-histories.ts';
import {
  listFilingSources,
  listStudiedIssuers,
  pricesOfBackfill,
  readStudyRows,
} from '../../db/repositories/scores/study-rows.ts';
import { readMarker } from '../../sample/archive-files.ts';
import { type Methodology, methodologyHash } from '../../scoring/methodology.ts';
import { METHODOLOGIES, methodologyByVersion } from '../../scoring/methodology-registry.ts';
import type { StudyResult } from '../../scoring/study/report-shape.ts';
import { runStudy } from '../../scoring/study/study.ts';
import { createStudySample, type StudySample } from '../../scoring/study/study-sample.ts';
import { permanentError, usageError } from '../errors.ts';

export const SAMPLINGS = ['month', 'quarter', 'half-year', 'year'] as const;
export type Sampling = (typeof SAMPLINGS)[number];
const MONTHS: Readonly<Record<Sampling, number>> = { month: 1, quarter: 3, 'half-year': 6, year: 12 };

export interface StudyRequest {
  readonly methodology: string;
  readonly against: string | null;
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly every: Sampling;
  /** CSV or Parquet of closes; null: those of the latest backfill. */
  readonly prices: string | null;
  readonly seed: number;
  readonly replicates: number;
}

export interface StudiedMethodology {
  readonly version: string;
  readonly contentHash: Sha256;
}

/** The study with its sources, as `tidemark study --format json` prints it. */
export interface StudyReport extends StudyResult {
  readonly reportVersion: 1;
  readonly generatedAt: IsoTimestamp;
  readonly range: { readonly from: IsoDate; readonly to: IsoDate };
  readonly every: Sampling;
  readonly seed: number;
  readonly replicates: number;
  readonly methodologies: { readonly a: StudiedMethodology; readonly b: StudiedMethodology | null };
  /** Where the filings came from; `isFictional`: one of them is an archive of the sample generator. */
  readonly sources: readonly string[];
  readonly isFictional: boolean;
  readonly prices: string | null;
  readonly outcomes: OutcomeTally;
}

export interface StudyDeployment {
  /** Code and configuration, hashed: outcomes of another build are recomputed. */
  readonly build: string;
  readonly home: string;
}

export type ShowProgress = (text: string, share: number | null) => void;

/** Issuers whose rows are in memory at once. */
const PAGE = 50;

/** Brings the outcomes up to date, then studies the stored scores of a methodology against them. */
export async function studyOutcomes(
  db: Database,
  request: StudyRequest,
  deployment: StudyDeployment,
  show: ShowProgress = () => undefined,
): Promise<StudyReport> {
  const { methodology, against, from, to, every, seed, replicates } = request;
  if (from > to) throw usageError(`${from} is later than ${to}`);
  if (methodology === against) throw usageError(`both are methodology ${methodology}`);
  const a = await studied(db, methodology);
  const b = against === null ? null : await studied(db, against);
  const dates = sampledDates(from, to, every);
  if (dates.length === 0) throw usageError(`no month ends between ${from} and ${to}`);
  const prices = request.prices ?? (await pricesOfBackfill(db, methodology, from, to));
  checkPrices(prices);
  const { sample, outcomes } = await gather(db, { ...request, dates, prices }, deployment.build, show);
  show('statistics', null);
  const options = { methodology: a.methodology, hasAgainst: against !== null, seed, replicates };
  const result = runStudy(sample, { ...options, onPart: (part) => show(`statistics ${part}`, null) });
  const sources = await listFilingSources(db);
  const isFictional = await hasSample(sources, deployment.home);
  return {
    reportVersion: 1,
    generatedAt: new Date().toISOString() as IsoTimestamp,
    range: { from, to },
    every,
    seed,
    replicates,
    methodologies: { a: a.shown, b: b?.shown ?? null },
    sources,
    isFictional,
    prices,
    outcomes,
    ...result,
  };
}

async function gather(
  db: Database,
  { methodology, against, from, to, dates, prices }: StudyRequest & { readonly dates: readonly IsoDate[] },
  build: string,
  show: ShowProgress,
): Promise<{ readonly sample: StudySample; readonly outcomes: OutcomeTally }> {
  const ciks = await listStudiedIssuers(db, methodology, from, to);
  const promoted = [...(await activeParserVersions(db)).values()].sort();
  const scope = {
    studied: methodology,
    dates,
    prices,
    // The newest rules of what is one offering, one split, one sale under a program; the same for every score.
    methodology: methodologyByVersion(METHODOLOGIES.at(-1)?.version ?? methodology),
    build: contentHash({ build, promoted }),
  };
  const rows = createStudySample();
  const outcomes = { computed: 0, unchanged: 0 };
  for (let first = 0; first < ciks.length; first += PAGE) {
    const page = ciks.slice(first, first + PAGE);
    const tally = await storeOutcomePage(db, scope, page);
    outcomes.computed += tally.computed;
    outcomes.unchanged += tally.unchanged;
    rows.add(await readStudyRows(db, { methodology, against, dates }, page));
    show(`outcomes ${first + page.length}/${ciks.length} issuers`, (first + page.length) / ciks.length);
  }
  return { sample: rows.result(), outcomes };
}

/** The last business day of every month, or of every third, sixth or twelfth counted from the first one. */
export function sampledDates(from: IsoDate, to: IsoDate, every: Sampling): readonly IsoDate[] {
  // Beyond the end, to see whether its month is over.
  const days = edgarBusinessDays(from, addDays(to, 10));
  const monthEnds = days.filter((day, at) => days[at + 1]?.slice(0, 7) !== day.slice(0, 7) && day <= to);
  const step = MONTHS[every];
  return monthEnds.filter((_, at) => at % step === 0);
}

async function studied(
  db: Database,
  version: string,
): Promise<{ readonly methodology: Methodology; readonly shown: StudiedMethodology }> {
  const methodology = methodologyByVersion(version);
  const contentHashOf = methodologyHash(methodology);
  const stored = await storedMethodologyHash(db, version);
  if (stored !== null && stored !== contentHashOf) {
    throw permanentError(
      'methodology-changed',
      `the stored scores of methodology ${version} have a different content hash than this program's`,
      { context: { stored, known: contentHashOf } },
    );
  }
  return { methodology, shown: { version, contentHash: contentHashOf } };
}

function checkPrices(prices: string | null): void {
  if (prices === null || existsSync(prices)) return;
  throw permanentError('prices-missing', `no prices at ${prices}: name the file with --prices`);
}

/** Whether filings are of a generated archive: its directory has a marker. `tidemark demo` writes to the home's. */
async function hasSample(sources: readonly string[], home: string): Promise<boolean> {
  const directories = sources.filter((source) => isAbsolute(source));
  const markers = await Promise.all(directories.map((source) => readMarker(source)));
  return markers.some((marker) => marker !== null) || directories.includes(join(home, 'sample'));
}
