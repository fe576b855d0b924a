import { isIsoDate } from '../core/dates.ts';
import { canonicalJson, contentHash } from '../core/hashes.ts';
import type { IssuerScore, ScoreReceipt, ScoreResult } from '../core/score-receipt.ts';
import { type Methodology, methodologyHash } from './methodology.ts';
import { METHODOLOGIES, methodologyByVersion } from './methodology-registry.ts';
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

/** The receipt of a score: inputs with their sources, intermediates, weights, result, and a hash over all of it. */
export function createReceipt(score: IssuerScore, methodology: Methodology): ScoreReceipt {
  const body = receiptBody(score, methodology);
  return { ...body, hash: contentHash(body) };
}

/** Everything of a receipt that its hash is taken over. */
export function receiptBody(score: IssuerScore, methodology: Methodology): Omit<ScoreReceipt, 'hash'> {
  return {
    receiptVersion: 1,
    cik: score.cik,
    ticker: score.ticker,
    name: score.name,
    asOf: score.asOf,
    methodology: { version: methodology.version, contentHash: methodologyHash(methodology) },
    weights: methodology.weights,
    inputs: score.inputs,
    factors: score.factors,
    result: resultOf(score),
  };
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
function differences(path: string, stored: unknown, recomputed: unknown): ReceiptMismatch[] {
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
      found.push({ path: at, stored: left, recomputed: right, message: 'differs from what the inputs give' });
    }
  }
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function problem(path: string, stored: unknown, recomputed: unknown, message: string): ReceiptVerification {
  return { ok: false, mismatches: [{ path, stored, recomputed, message }] };
}

/** JSON has neither −0 nor undefined: what is compared is what would be written. */
function asWritten(value: unknown): unknown {
  return JSON.parse(canonicalJson(value));
}

/**
 * Recomputes everything from a receipt alone, offline: its hash, its methodology's hash and weights, every factor
 * from the inputs, the score from the factors. Takes any JSON value; what is no receipt is a mismatch, not a throw.
 */
export function verifyReceipt(receipt: unknown): ReceiptVerification {
  if (!isRecord(receipt) || receipt['receiptVersion'] !== 1) {
    return problem('receiptVersion', isRecord(receipt) ? receipt['receiptVersion'] : receipt, 1, 'not a score receipt');
  }
  const { hash, ...body } = receipt;
  const mismatches: ReceiptMismatch[] = [];
  const recomputedHash = contentHash(body);
  if (hash !== recomputedHash) {
    mismatches.push({ path: 'hash', stored: hash, recomputed: recomputedHash, message: 'the receipt was altered' });
  }
  const stated = isRecord(receipt['methodology']) ? receipt['methodology'] : {};
  const version = stated['version'];
  const known = METHODOLOGIES.find((candidate) => candidate.version === version);
  if (known === undefined) {
    const versions = METHODOLOGIES.map((candidate) => candidate.version);
    return {
      ok: false,
      mismatches: [
        ...mismatches,
        { path: 'methodology.version', stored: version, recomputed: versions, message: 'unknown methodology' },
      ],
    };
  }
  const methodology = methodologyByVersion(known.version);
  mismatches.push(
    ...differences('methodology', stated, { version: methodology.version, contentHash: methodologyHash(methodology) }),
    ...differences('weights', receipt['weights'], methodology.weights),
  );
  const asOf = receipt['asOf'];
  if (typeof asOf !== 'string' || !isIsoDate(asOf)) {
    mismatches.push({ path: 'asOf', stored: asOf, recomputed: null, message: 'not a date' });
    return { ok: false, mismatches };
  }
  const { inputs, factors, result } = receipt as unknown as ScoreReceipt;
  try {
    const recomputed = scoreInputs(inputs, asOf, methodology);
    mismatches.push(
      ...differences('factors', asWritten(factors), asWritten(recomputed.factors)),
      ...differences('result', asWritten(result), asWritten(recomputed.result)),
    );
  } catch (error) {
    // Inputs of a foreign shape: the arithmetic cannot read them, which is what the verifier has to report.
    const message = `the inputs cannot be computed with: ${error instanceof Error ? error.message : String(error)}`;
    mismatches.push({ path: 'inputs', stored: null, recomputed: null, message });
  }
  return { ok: mismatches.length === 0, mismatches };
}
