/** A sentence of a plain text: `text.slice(start, end)`. */
export interface Sentence {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/** A sentence is not longer than this; what is, is a table or a list without full stops. */
const REACH = 1500;
/** Full stops that end no sentence; that of "on Form 10-Q." does. */
const ABBREVIATION =
  /(?:\b(?:Inc|Corp|Co|Ltd|No|Nos|vs|Mr|Ms|Mrs|Dr|Jr|Sr|approx|Sec|Art|U\.S|e\.g|i\.e)|(?<!\d-)\b[A-Z])\.$/;

/** The sentence around an index: bounded by blank lines and by full stops before a capital, quote or bracket. */
export function sentenceAt(text: string, index: number): Sentence {
  const from = Math.max(0, index - REACH);
  const to = Math.min(text.length, index + REACH);
  let start = from;
  let end = to;
  for (const boundary of boundariesOf(text.slice(from, to))) {
    const at = from + boundary;
    if (at <= index) start = at;
    else {
      end = at;
      break;
    }
  }
  while (start < index && /\s/.test(text.charAt(start))) start += 1;
  while (end > start && /\s/.test(text.charAt(end - 1))) end -= 1;
  return { start, end, words: text.slice(start, end).replace(/\s+/g, ' ') };
}

function boundariesOf(window: string): number[] {
  const boundaries: number[] = [];
  for (const match of window.matchAll(/\n[ \t]*\n|[.!?]["”’)]?(?=\s+["“(]?[A-Z0-9•])/g)) {
    const stop = match.index + match[0].length;
    if (match[0].startsWith('.') && ABBREVIATION.test(window.slice(Math.max(0, match.index - 12), match.index + 1))) {
      continue;
    }
    boundaries.push(stop);
  }
  return boundaries;
}
