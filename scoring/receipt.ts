import { isIsoDate } from '../core/dates.ts';
import { canonicalJson, contentHash } from '../core/hashes.ts';
import type { IssuerScore, ScoreInputs, ScoreReceipt, ScoreResult } from '../core/score-receipt.ts';
import { type Methodology, methodologyHash } from './methodology.ts';
import { scoreInputs } from './score-issuer.ts';

function resultOf(score: IssuerScore): ScoreResult {
  return {
    status: score.status,
    score: score.score,
    lo: score.lo,
    hi: score.hi,
    band: score.band,
    bandBarred: score.bandBarred,
    confidence: score.confidence,
    confidenceReasons: score.confidenceReasons,
    withheldReasons: score.withheldReasons,
    presentWeight: score.presentWeight,
    subRatings: score.subRatings,
    regsho: score.regsho,
  };
}

/** The receipt of a score: inputs with their sources, intermediates, weights, result, and the hashes over them. */
export function createReceipt(score: IssuerScore, methodology: Methodology): ScoreReceipt {
  const body = {
    receiptVersion: 2,
    cik: score.cik,
    ticker: score.ticker,
    name: score.name,
    asOf: score.asOf,
    methodology: { version: methodology.version, contentHash: methodologyHash(methodology) },
    weights: methodology.weights,
    inputsHash: contentHash(score.inputs),
    factors: score.factors,
    result: resultOf(score),
  } as const;
  return { ...body, inputs: score.inputs, hash: contentHash(body) };
}

export interface ReceiptMismatch {
  /** Path in the receipt, for example `result.score`. */
  readonly path: string;
  readonly stored: unknown;
  readonly recomputed: unknown;
  readonly message: string;
}

export interface ReceiptVerification {
  readonly ok: boolean;
  readonly mismatches: readonly ReceiptMismatch[];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Leaves at which two JSON values differ, by path; iterative, so that depth cannot overflow. */
function differences(
  path: string,
  stored: unknown,
  recomputed: unknown,
  message = 'differs from what the inputs give',
): ReceiptMismatch[] {
  const found: ReceiptMismatch[] = [];
  const queue: [string, unknown, unknown][] = [[path, stored, recomputed]];
  for (let pair = queue.pop(); pair !== undefined; pair = queue.pop()) {
    const [at, left, right] = pair;
    if (Array.isArray(left) && Array.isArray(right) && left.length === right.length) {
      for (const [index, member] of left.entries()) queue.push([`${at}[${index}]`, member, right[index]]);
    } else if (isRecord(left) && isRecord(right)) {
      for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
        queue.push([`${at}.${key}`, left[key], right[key]]);
      }
    } else if (canonicalJson(left ?? null) !== canonicalJson(right ?? null)) {
      found.push({ path: at, stored: left, recomputed: right, message });
    }
  }
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** JSON has neither −0 nor undefined: compares what would be written. */
function asWritten(value: unknown): unknown {
  return JSON.parse(canonicalJson(value));
}

/**
 * Recomputes everything from a receipt alone, offline: its hashes, its methodology's hash and weights, every factor
 * from the inputs, the score from the factors. Takes any JSON value; what is not a receipt is a mismatch, not a throw.
 *
 * @param methodologies the receipt's methodology has to be one of these
 */
export function verifyReceiptUnder(receipt: unknown, methodologies: readonly Methodology[]): ReceiptVerification {
  const mismatches =
    isRecord(receipt) && receipt['receiptVersion'] === 2 ? check(receipt, methodologies) : [notAReceipt(receipt)];
  return { ok: mismatches.length === 0, mismatches };
}

function notAReceipt(value: unknown): ReceiptMismatch {
  const stored = isRecord(value) ? value['receiptVersion'] : value;
  return { path: 'receiptVersion', stored, recomputed: 2, message: 'not a score receipt of version 2' };
}

function check(receipt: Readonly<Record<string, unknown>>, methodologies: readonly Methodology[]): ReceiptMismatch[] {
  const { hash, inputs, ...body } = receipt;
  const { inputsHash, methodology: stated, asOf } = body;
  const hashes = [
    ...differences('hash', hash, contentHash(body), 'the receipt was altered'),
    ...differences('inputsHash', inputsHash, contentHash(inputs ?? null), 'the inputs were altered'),
  ];
  const version = isRecord(stated) ? stated['version'] : undefined;
  const methodology = methodologies.find((candidate) => candidate.version === version);
  if (methodology === undefined) {
    const versions = methodologies.map((candidate) => candidate.version);
    const unknown = {
      path: 'methodology.version',
      stored: version,
      recomputed: versions,
      message: 'unknown methodology',
    };
    return [...hashes, unknown];
  }
  const published = { version: methodology.version, contentHash: methodologyHash(methodology) };
  const mismatches = [
    ...hashes,
    ...differences('methodology', stated, published),
    ...differences('weights', body['weights'], methodology.weights),
  ];
  if (typeof asOf !== 'string' || !isIsoDate(asOf)) {
    return [...mismatches, { path: 'asOf', stored: asOf, recomputed: null, message: 'not a date' }];
  }
  try {
    const recomputed = scoreInputs(inputs as ScoreInputs, asOf, methodology);
    return [
      ...mismatches,
      ...differences('factors', asWritten(body['factors']), asWritten(recomputed.factors)),
      ...differences('result', asWritten(body['result']), asWritten(recomputed.result)),
    ];
  } catch (error) {
    // The arithmetic cannot read inputs of another shape: that is the finding.
    const message = `the inputs cannot be scored: ${error instanceof Error ? error.message : String(error)}`;
    return [...mismatches, { path: 'inputs', stored: null, recomputed: null, message }];
  }
}
