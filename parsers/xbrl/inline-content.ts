import type { InlineDocument } from './inline-scan.ts';

/** The source between two offsets without its cuts: inline tags, excluded parts, comments. */
export function contentMarkup(document: InlineDocument, start: number, end: number): string {
  const { text, cutStarts, cutEnds } = document;
  let cut = firstCutFrom(cutStarts, start);
  if ((cutStarts[cut] ?? end) >= end) return text.slice(start, end);
  const parts: string[] = [];
  let pos = start;
  for (; cut < cutStarts.length; cut++) {
    const from = cutStarts[cut] ?? end;
    if (from >= end) break;
    // Inside an excluded part, cuts start before its end.
    if (from < pos) continue;
    if (from > pos) parts.push(text.slice(pos, from));
    pos = cutEnds[cut] ?? end;
  }
  if (pos < end) parts.push(text.slice(pos, end));
  return parts.join('');
}

/** Index of the first cut at or after an offset. */
function firstCutFrom(cutStarts: readonly number[], offset: number): number {
  let low = 0;
  let high = cutStarts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((cutStarts[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
