import type { IsoDate, IsoTimestamp } from '../core/dates.ts';
import type { Cik } from '../core/ids.ts';
import type { CrossValidation } from '../core/parser.ts';
import type { FactRef } from '../core/score-inputs.ts';
import {
  FACTOR_IDS,
  type FactorId,
  type InputGroup,
  type ScoreReceipt,
  type ScoreResult,
  type SearchEvidence,
  type SubRatings,
} from '../core/score-receipt.ts';
import type { SourceSpan } from '../core/spans.ts';

/** `dilution_rating` of the interface specification. A sub-rating is null where its inputs are missing. */
export interface DilutionRating extends SubRatings {
  readonly object: 'dilution_rating';
  readonly id: string;
  readonly ticker: string | null;
  readonly regsho: boolean | null;
  readonly numericScore: number | null;
  /** Factor → 0–100; null where missing. */
  readonly factorExposures: Readonly<Record<string, number | null>>;
  readonly computedAt: IsoTimestamp;
  readonly verification: ScoreVerification;
}

/** How far a score can be trusted: it follows from its receipt, and the receipt from checked facts. */
export interface ScoreVerification {
  /** Span behind the factor that weighs most; null where that is market data or a search without results. */
  readonly sourceSpan: SourceSpan | null;
  /** The receipt's hash. */
  readonly extractionTraceId: string;
  /** The lowest confidence of any cited fact; 1 where none is cited. */
  readonly confidence: number;
  readonly crossValidations: readonly CrossValidation[];
  /** Null: no language model is involved. */
  readonly modelVersion: null;
  readonly verifiedAt: IsoTimestamp;
}

/** What is known of a stored score beside its receipt. */
export interface StoredFacts {
  readonly computedAt: IsoTimestamp;
  readonly verifiedAt: IsoTimestamp;
  /** Whether the score follows from the inputs of its receipt (`verifyReceipt`). */
  readonly recomputes: boolean;
}

/** A stored score as the interface presents ratings. */
export function ratingRow(receipt: ScoreReceipt, stored: StoredFacts): DilutionRating {
  const { cik, ticker, asOf, methodology, result, factors } = receipt;
  return {
    object: 'dilution_rating',
    // Stable over recomputation.
    id: `${cik}/${asOf}/${methodology.version}`,
    ticker,
    ...result.subRatings,
    regsho: result.regsho,
    numericScore: result.score,
    factorExposures: Object.fromEntries(FACTOR_IDS.map((id) => [id, factors[id].score])),
    computedAt: stored.computedAt,
    verification: verificationOf(receipt, stored),
  };
}

/** `dilution_signal` of the interface specification. */
export interface DilutionSignal<P = unknown> extends SubRatings, Pick<ScoreResult, 'score' | 'band' | 'confidence'> {
  readonly object: 'dilution_signal';
  readonly cik: Cik;
  readonly ticker: string | null;
  readonly asOf: IsoDate;
  readonly methodologyVersion: string;
  readonly regsho: boolean | null;
  readonly percentile: number | null;
  readonly factorBreakdown: Readonly<Record<FactorId, FactorShare>>;
  /** By input of which nothing was found: what was searched. */
  readonly searched: Readonly<Record<string, SearchEvidence>>;
  /** Only on request. */
  readonly history?: readonly P[];
  readonly computedAt: IsoTimestamp;
  readonly verification: ScoreVerification;
}

export interface FactorShare {
  /** 0–1, as the interface states weights. */
  readonly weight: number;
  /** 0–100; null where missing. */
  readonly score: number | null;
  /** Points of the score that come from it; null where missing or the score is withheld. */
  readonly contribution: number | null;
}

/** A stored score as the interface presents signals. */
export function signalRow<P>(
  receipt: ScoreReceipt,
  stored: StoredFacts & { readonly percentile: number | null; readonly history?: readonly P[] },
): DilutionSignal<P> {
  const { cik, ticker, asOf, methodology, result } = receipt;
  return {
    object: 'dilution_signal',
    cik,
    ticker,
    asOf,
    methodologyVersion: methodology.version,
    score: result.score,
    band: result.band,
    confidence: result.confidence,
    ...result.subRatings,
    regsho: result.regsho,
    percentile: stored.percentile,
    factorBreakdown: Object.fromEntries(
      FACTOR_IDS.map((id) => [id, shareOf(receipt, id)]),
    ) as DilutionSignal['factorBreakdown'],
    searched: searchesOf(receipt),
    ...(stored.history === undefined ? {} : { history: stored.history }),
    computedAt: stored.computedAt,
    verification: verificationOf(receipt, stored),
  };
}

function searchesOf({ inputs }: ScoreReceipt): DilutionSignal['searched'] {
  const groups = Object.entries(inputs as object) as [string, Partial<InputGroup>][];
  return Object.fromEntries(groups.flatMap(([name, { searched }]) => (searched ? [[name, searched]] : [])));
}

function shareOf({ weights, factors, result }: ScoreReceipt, id: FactorId): FactorShare {
  const { score } = factors[id];
  const weight = weights[id];
  const contribution =
    score === null || result.score === null ? null : Math.round((10 * weight * score) / result.presentWeight) / 10;
  return { weight: weight / 100, score, contribution };
}

/** Each factor's most important inputs; the first with a source is cited. */
const LEADING_INPUTS = {
  activeOfferingPressure: ['proceeds', 'programs', 'publicFloat'],
  cashRunwayPressure: ['cash', 'goingConcern'],
  convertibleWarrantOverhang: ['overhang'],
  shareFloatVelocity: ['shares', 'sharesYearAgo'],
  compliancePressure: ['compliance', 'splits'],
} as const satisfies Readonly<Record<FactorId, readonly (keyof ScoreReceipt['inputs'])[]>>;

/** The fact that a score cites: the first with a source behind the factor that weighs most. */
export function leadingSource(receipt: ScoreReceipt): FactRef | null {
  const weight = (id: FactorId) => receipt.weights[id] * (receipt.factors[id].score ?? -1);
  const heaviest = FACTOR_IDS.toSorted((a, b) => weight(b) - weight(a));
  const leading = heaviest.flatMap((id) => LEADING_INPUTS[id].flatMap((name) => sourcesOf(receipt.inputs[name])));
  return leading.find(({ sourceSpan }) => sourceSpan !== null) ?? null;
}

/** Every fact that a score was computed from. */
export function sourcesOfScore({ inputs }: Pick<ScoreReceipt, 'inputs'>): readonly FactRef[] {
  return Object.values(inputs).flatMap((group: unknown) => sourcesOf(group));
}

function verificationOf(receipt: ScoreReceipt, { recomputes, verifiedAt }: StoredFacts): ScoreVerification {
  const sources = sourcesOfScore(receipt);
  return {
    sourceSpan: leadingSource(receipt)?.sourceSpan ?? null,
    extractionTraceId: receipt.hash,
    confidence: sources.reduce((least, { confidence }) => Math.min(least, confidence), 1),
    crossValidations: [
      { name: 'receipt-recomputes', passed: recomputes },
      { name: 'inputs-verified', passed: sources.every(({ verified }) => verified) },
      { name: 'all-factors-present', passed: receipt.result.presentWeight === 100 },
    ],
    modelVersion: null,
    verifiedAt,
  };
}

function sourcesOf(group: unknown): readonly FactRef[] {
  const { items } = group as Partial<InputGroup>;
  return (items ?? []).flatMap(({ source }) => source ?? []);
}
