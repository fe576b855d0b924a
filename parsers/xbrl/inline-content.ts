import { lastAtMost } from '../layout/sorted-search.ts';
import type { InlineDocument } from './inline-scan.ts';

/** The source between two offsets without its cuts: inline tags, excluded parts, comments. */
export function contentMarkup(document: InlineDocument, start: number, end: number): string {
  const { text, cutStarts, cutEnds } = document;
  let content = '';
  let pos = start;
  for (let cut = lastAtMost(cutStarts, start); (cutStarts[cut] ?? end) < end; cut++) {
    const from = cutStarts[cut] ?? end;
    // The cut before the content, or, inside an excluded part, cuts that start before its end.
    if (from < pos) continue;
    content += text.slice(pos, from);
    pos = cutEnds[cut] ?? end;
  }
  return content + text.slice(pos, end);
}
