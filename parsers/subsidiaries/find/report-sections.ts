import { verbose } from '../../layout/patterns.ts';

/** A range of plain text. */
export interface Section {
  readonly start: number;
  readonly end: number;
}

/** Heads of a list in a report: "Exhibit 21 – Subsidiaries of the Registrant", "22 The following is a list of …". */
const HEAD = verbose('gim')`
  ^[ \t]*(?:exhibit\s+(?:no\.?\s*)?|item\s+)?(?:\(?(?:21|22)(?:\.\d)?\)?[\s.:–—-]+)?
  (?:the following (?:is|are|table)\b[^\n]{0,80}\bsubsidiaries\b|
  (?:list of |schedule of |significant |principal )*subsidiaries (?:of|at|as of)\b)[^\n]{0,160}$`;
const END = verbose('im')`
  ^[ \t]*(?:signatures?\b|exhibit\s+(?!21|22)\d|item\s+\d|part\s+[iv]+\b|index to\b|
  \(?(?:2[3-9]|3[0-9]|9\d)(?:\.\d+)?\)?\s+
  (?:consents?|power|financial|certif|opinion|subsidiary|letter|code|report)|pursuant to the requirements|
  the following undertakings|schedule [iv]+\b|report of independent)`;
/** In the exhibit index, or in a sentence of a note. */
const REFERENCE = /\b(?:filed|incorporated by reference|herewith|set forth|see|page)\b|\.{4,}|\d{1,3}\s*$/i;
const MOST_SECTIONS = 40;

/** Whether a document is a report that may contain a list, rather than the list itself. */
export function isReport(text: string): boolean {
  const head = text.slice(0, 6_000);
  return (
    /\bannual report\b|\bform\s+(?:10-?k|20-?f)\b|commission file|item\s+1[45]\b/i.test(head) &&
    (text.length > 25_000 || /^\s*(?:signatures|item\s+\d+)/im.test(text))
  );
}

/** Where a report prints a list of subsidiaries of its own; the likeliest first. */
export function sectionsOf(text: string): readonly Section[] {
  const sections: Section[] = [];
  for (const { 0: line, index: start } of text.matchAll(HEAD)) {
    if (sections.length >= MOST_SECTIONS) break;
    if (REFERENCE.test(line) && !/(?:19|20)\d\d\s*$/.test(line)) continue;
    if (/\t/.test(line.trim())) continue;
    const rest = text.slice(start + line.length, start + line.length + 40_000);
    sections.push({ start, end: start + line.length + (END.exec(rest)?.index ?? Math.min(rest.length, 12_000)) });
  }
  const isExhibit = ({ start }: Section) => /^\s*(?:exhibit\b|\(?2[12]\b)/i.test(text.slice(start, start + 40));
  return sections.sort((a, b) => Number(isExhibit(b)) - Number(isExhibit(a)) || b.start - a.start);
}
