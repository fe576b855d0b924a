import { canonicalJson } from './hashes.ts';
import type { FactRef } from './score-inputs.ts';

/** Total order: earlier public first, then accession and span; equal keys fall back on the content itself. */
export function compareFacts(a: FactRef, b: FactRef): number {
  if (a.publicAt !== b.publicAt) return a.publicAt < b.publicAt ? -1 : 1;
  if (a.accessionNumber !== b.accessionNumber) return a.accessionNumber < b.accessionNumber ? -1 : 1;
  const spanA = a.sourceSpan ?? '';
  const spanB = b.sourceSpan ?? '';
  if (spanA !== spanB) return spanA < spanB ? -1 : 1;
  if (a === b) return 0;
  const textA = contentOf(a);
  const textB = contentOf(b);
  return textA < textB ? -1 : textA > textB ? 1 : 0;
}

const contents = new WeakMap<FactRef, string>();

function contentOf(fact: FactRef): string {
  let text = contents.get(fact);
  if (text === undefined) {
    text = canonicalJson(fact);
    contents.set(fact, text);
  }
  return text;
}

/** Compares by a key, in ascending order of its code units. */
export function compareBy<T>(keyOf: (value: T) => string): (a: T, b: T) => number {
  return (a, b) => compareText(keyOf(a), keyOf(b));
}

export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
