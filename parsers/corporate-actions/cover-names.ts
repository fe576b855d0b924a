import { datesIn } from '../layout/dates.ts';
import type { FlatText, TextRange } from '../prose/flat-text.ts';

export interface Named {
  readonly value: string;
  readonly range: TextRange;
}

const LONGEST_COVER = 8_000;

/** The words right before a label of a Form 8-K cover, on its line or the line before. */
function beforeLabel(flat: FlatText, label: RegExp): Named | null {
  const head = flat.text.slice(0, LONGEST_COVER);
  const match = label.exec(head);
  if (match === null) return null;
  const before = head.slice(0, match.index);
  const trimmed = before.replace(/(?<![\s(])[\s(]+$/, '');
  const line = trimmed.slice(trimmed.lastIndexOf('\n') + 1);
  // Covers without line ends: a name has few words, and follows a label in parentheses or a heading in capitals.
  const last = line.slice(Math.max(line.lastIndexOf(')') + 1, line.lastIndexOf('\t') + 1));
  // "(Date of earliest event reported): March 9, 2022 Tern Harbor, Inc. (Exact name of registrant …)".
  const tail = last.slice(datesIn(last).at(-1)?.end ?? 0).trim();
  if (tail.length < 2 || tail.length > 120 || !/\p{L}{2}/u.test(tail)) return null;
  const start = trimmed.lastIndexOf(tail);
  return { value: tail, range: { start, end: start + tail.length } };
}

/** "(Exact name of registrant as specified in its charter)". */
export function registrantName(flat: FlatText): Named | null {
  return beforeLabel(flat, /\(?exact name of (?:the )?registrant/i);
}

/** "(Former name or former address, if changed since last report)"; null for N/A or an address. */
export function formerName(flat: FlatText): Named | null {
  const named = beforeLabel(flat, /\(?former name(?: or former address| and former address|, former address)?/i);
  const isNone = /^(?:n\/?a|not applicable|none|no change|same)\b|^\d|\b\d{5}\b/i;
  return named !== null && isNone.test(named.value) ? null : named;
}

/** The one trading symbol of the cover's table of securities registered under Section 12(b); null where there are several. */
export function coverSymbol(flat: FlatText): Named | null {
  const head = flat.text.slice(0, LONGEST_COVER);
  const title = /trading symbol(?:\(s\)|s)?/i.exec(head);
  if (title === null) return null;
  const from = title.index + title[0].length;
  const table = head.slice(from, from + 900);
  const symbols = [...table.matchAll(/[\t\n ]([A-Z]{2,5})(?=[\t\n ])/g)].filter(
    (match) =>
      /[\t\n]/.test(match[0].charAt(0)) && !/^(?:NYSE|OTC|LLC|INC|NONE|CUSIP|ADS|ADR|USD)$/.test(match[1] ?? ''),
  );
  const [only] = symbols;
  if (only === undefined || symbols.length !== 1) return null;
  const start = from + only.index + 1;
  return { value: only[1] ?? '', range: { start, end: start + (only[1] ?? '').length } };
}
