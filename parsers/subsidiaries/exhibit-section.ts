/** A stretch of plain text. */
export interface Section {
  readonly start: number;
  readonly end: number;
}

/**
 * Heads of a list inside a report: "Exhibit 21 – Subsidiaries of the Registrant", "22 The following is a list of the
 * Company's subsidiaries:", at the start of a line.
 */
const HEAD =
  /^[ \t]*(?:exhibit\s+(?:no\.?\s*)?|item\s+)?(?:\(?(?:21|22)(?:\.\d)?\)?[\s.:–—-]+)?(?:the following (?:is|are|table)\b[^\n]{0,80}\bsubsidiaries\b|(?:list of |schedule of |significant |principal )*subsidiaries (?:of|at|as of)\b)[^\n]{0,160}$/gim;
const ENDS =
  /^[ \t]*(?:signatures?\b|exhibit\s+(?!21|22)\d|item\s+\d|part\s+[iv]+\b|index to\b|\(?(?:2[3-9]|3[0-9]|9\d)(?:\.\d+)?\)?\s+(?:consents?|power|financial|certif|opinion|subsidiary|letter|code|report)|pursuant to the requirements|the following undertakings|schedule [iv]+\b|report of independent)/im;

/** Whether a document is a report that may hold a list, rather than the list itself. */
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
  for (const match of text.matchAll(HEAD)) {
    if (sections.length >= 40) break;
    const line = match[0];
    // "21 Subsidiaries of the Registrant (filed herewith) … 47" is a line of the exhibit index, a sentence of a note ends in more words.
    if (
      /\b(?:filed|incorporated by reference|herewith|set forth|see|page)\b|\.{4,}|\d{1,3}\s*$/i.test(line) &&
      !/(?:19|20)\d\d\s*$/.test(line)
    )
      continue;
    if (/\t/.test(line.trim())) continue;
    const start = match.index;
    const rest = text.slice(start + line.length, start + line.length + 40_000);
    const stop = ENDS.exec(rest)?.index ?? Math.min(rest.length, 12_000);
    sections.push({ start, end: start + line.length + stop });
  }
  const isExhibit = (section: Section) =>
    /^\s*(?:exhibit\b|\(?2[12]\b)/i.test(text.slice(section.start, section.start + 40));
  return [...sections].sort((a, b) => Number(isExhibit(b)) - Number(isExhibit(a)) || b.start - a.start);
}
