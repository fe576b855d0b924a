import { endsWithForm } from '../assemble/entity-names.ts';
import { type ListLine, lineText } from '../lines.ts';

/** A signature: "By: /s/ Jane Roe", "/s/ Jane Roe". */
const SIGNED = /^(?:by\s?:|\/s\/|by\s\/s\/)/i;
/** What stands over it: "Dated: March 24, 1996", "SIGNATURES", the registrant's name. */
const ABOVE = /^(?:dated?\s?:|date\b|signatures?\W*$)/i;
const MOST_ABOVE = 4;
/** Name and title of who signs; more lines below are part of the document. */
const MOST_BELOW = 10;

/** The lines of a list without the registrant's signature below it, and what belongs to that. */
export function withoutSignature(lines: readonly ListLine[]): readonly ListLine[] {
  const signed = lines.findIndex((line) => SIGNED.test(lineText(line)));
  if (signed < 0 || lines.length - signed > MOST_BELOW) return lines;
  let start = signed;
  while (start > 0 && signed - start < MOST_ABOVE) {
    const above = lines[start - 1];
    const next = lines[start];
    if (above === undefined || next === undefined) break;
    const text = lineText(above);
    // A company over the signature signs; over the date it may be the last of the list.
    const signs =
      start === signed && above.cells.length === 1 && endsWithForm(text) && isSetApart(above, lines[start - 2]);
    if (!ABOVE.test(text) && !signs) break;
    start -= 1;
  }
  return lines.slice(0, start);
}

/** Whether a line stands elsewhere on the page than the line above it. */
function isSetApart(line: ListLine, above: ListLine | undefined): boolean {
  if (above === undefined || ABOVE.test(lineText(above)) || line.centered || line.origin !== above.origin) return true;
  return Math.abs((line.cells[0]?.indent ?? 0) - (above.cells[0]?.indent ?? 0)) > 6;
}
