import type { TextRange } from '../../prose/flat-text.ts';
import { pattern } from '../words/patterns.ts';

export interface ItemSection extends TextRange {
  /** Where the words after the heading begin. */
  readonly bodyStart: number;
}

/** "Item 5.07" at the head of a line or cell; a sentence that names the item has other words before it. */
const HEADING = /(?:^|[\n\t])[ \f•·]*(?:\(?[a-d]\)\s*)?(?:items?|section)\s{0,4}5\s?\.\s?0?7(?!\d)\.?/gi;
/** The title alone, for filings whose heading lost its number. */
const TITLE =
  /(?:^|[\n\t])[ \f]*submission\s+of\s+matters\s+to\s+(?:a\s+)?vote\s+of\s+(?:the\s+)?(?:security|share|stock)\s?-?holders/gi;
const TITLE_WORDS =
  /^[\s.:–—-]*(?:\(?[a-d]\)\s*)?submission\s+of\s+matters?\s+to\s+(?:a\s+|the\s+)?vote\s+of\s+(?:the\s+)?(?:security|share|stock|unit|secured)\s?-?\s?holders?['’]?[.:]?/i;
const NEXT_ITEM = pattern('gi')`
  (?:^|[\n\t])[ \f•]*(?:item\s{0,4}(?:[1-46-9]\s?\.\s?\d\d|5\s?\.\s?0?[1-68])\b
  |signatures?(?:\s*page)?(?:[.:]|[^\S\n\t])*(?=[\n\t]|$)|s\s?i\s?g\s?n\s?a\s?t\s?u\s?r\s?e\s?s?[ ]*(?=[\n\t]|$)
  |section\s+[1-9]\s*(?:[-–—:]|\.(?!\d))|pursuant\s+to\s+the\s+requirements?\s+of\s+the\s+securities
  |exhibit\s+index[ ]*(?=[\n\t]|$)|<\/text>)`;

/**
 * The section of Item 5.07 in a document's plain text: from its heading to the next item, the signatures or the end. A
 * table of contents and a heading with nothing under it lose to the longest section. Null where the document has no such
 * heading.
 */
export function findItemSection(text: string): ItemSection | null {
  const numbered = [...text.matchAll(HEADING)].filter((match) => isHeading(text, match.index + match[0].length));
  const headings = numbered.length > 0 ? numbered : [...text.matchAll(TITLE)].filter((match) => isTitle(text, match));
  const ends = [...text.matchAll(NEXT_ITEM)].map((match) => match.index);
  let best: ItemSection | null = null;
  let nextEnd = 0;
  for (const match of headings) {
    const after = match.index + match[0].length;
    while ((ends[nextEnd] ?? text.length) < after) nextEnd += 1;
    const end = ends[nextEnd] ?? text.length;
    const title = TITLE_WORDS.exec(text.slice(after, after + 200));
    const bodyStart = Math.min(end, after + (title?.[0].length ?? 0));
    if (best === null || end - bodyStart > best.end - best.bodyStart) best = { start: match.index, end, bodyStart };
  }
  return best;
}

/** The number is followed by the title, a line end, or a capital: not "Item 5.07 of this report" or "and Item 9.01". */
function isHeading(text: string, after: number): boolean {
  const next = text.slice(after, after + 120);
  if (TITLE_WORDS.test(next)) return true;
  if (/^\s*(?:of|is|above|below|and\s+(?:item|is)|shall|hereof|in|to|\(?[a-d]\)\s+of|,|;|")/i.test(next)) return false;
  return /^[\s.:–—-]*(?:[A-Z(“"]|\n|\t|$)/.test(next);
}

/** Old Form 10-K and 10-Q items have the same title; the 8-K's is alone on its line. */
function isTitle(text: string, { index, 0: title }: RegExpExecArray): boolean {
  const after = index + title.length;
  return /^[.:]?\s*(?:[\n\t]|$)/.test(text.slice(after, after + 40));
}
