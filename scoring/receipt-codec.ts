import { canonicalJson } from '../core/hashes.ts';
import type { EncodedReceipt, ScoreReceipt, StoredReceipt } from '../core/score-receipt.ts';

/** The stored form of a receipt. */
export function encodeReceipt({ inputs, ...body }: ScoreReceipt): EncodedReceipt {
  const { hash, inputsHash } = body;
  return { hash, inputsHash, body: canonicalJson(body), inputs: canonicalJson(inputs) };
}

/** The receipt as it was created. */
export function decodeReceipt({ body, inputs }: StoredReceipt): ScoreReceipt {
  return { ...JSON.parse(body), inputs: JSON.parse(inputs) };
}
