import { canonicalJson, sha256 } from '../core/hashes.ts';
import type { IssuerScore, ScoreInputs } from '../core/score-receipt.ts';
import type { WrittenReceipt } from '../core/written-receipt.ts';
import type { Methodology } from './methodology.ts';
import { receiptBody } from './receipt.ts';

/**
 * Inputs that follow from filings alone, in canonical order. What the day's prices and lists go into is another one
 * every day.
 */
const OF_FILINGS = [
  'cash',
  'compliance',
  'goingConcern',
  'mergers',
  'overhang',
  'proceeds',
  'programmes',
  'raisesSinceBalance',
  'recentOfferings',
  'rules',
  'shares',
  'sharesThreeYearsAgo',
  'sharesYearAgo',
  'shelfSales',
  'splits',
] as const satisfies readonly (keyof ScoreInputs)[];

/** Stands in a receipt for each of the inputs stored apart. In a string its quotes would be escaped. */
const ELSEWHERE = { in: 'score.receipt_inputs' };
const ELSEWHERE_TEXT = canonicalJson(ELSEWHERE);
/** Stands where the hash will. */
const BLANK_HASH = '0'.repeat(64);
const BLANK_MEMBER = `"hash":"${BLANK_HASH}",`;

/**
 * The receipt of a score in its stored form: byte for byte what `canonicalJson(createReceipt(…))` gives once its inputs
 * are put together again. It is written once: the hash is taken over the text around its place.
 */
export function writeReceipt(score: IssuerScore, methodology: Methodology): WrittenReceipt {
  const body = receiptBody(score, methodology);
  const lasting = OF_FILINGS.filter((name) => isLasting(body.inputs[name]));
  const texts = lasting.map((name) => canonicalJson(body.inputs[name]));
  const elsewhere = Object.fromEntries(lasting.map((name) => [name, ELSEWHERE]));
  const text = canonicalJson({ ...body, hash: BLANK_HASH, inputs: { ...body.inputs, ...elsewhere } });
  const pieces = text.replace(BLANK_MEMBER, '').split(ELSEWHERE_TEXT);
  const hash = sha256(pieces.map((piece, index) => piece + (texts[index] ?? '')).join(''));
  const inputs = `{${lasting.map((name, index) => `"${name}":${texts[index]}`).join(',')}}`;
  return {
    hash,
    bytes: Buffer.from(text.replace(BLANK_MEMBER, `"hash":"${hash}",`), 'utf8'),
    inputs: lasting.length === 0 ? null : { hash: sha256(inputs), bytes: Buffer.from(inputs, 'utf8') },
  };
}

/** That nothing was found is told with the day since which it was looked for, which is another one every day. */
function isLasting(input: ScoreInputs[(typeof OF_FILINGS)[number]]): boolean {
  return !('state' in input) || input.state === 'present';
}
