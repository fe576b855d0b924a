import { endsWithForm, isSentence } from '../assemble/entity-names.ts';
import { isPlace } from '../assemble/places.ts';
import { isHeadingCell, roleOfHeading } from '../find/headings.ts';
import { isPageFurniture, isTitle } from '../find/page-furniture.ts';
import { cut, type ListLine, lineText, type Words } from '../lines.ts';
import type { ListContext } from './list-row.ts';

const FIELD = /^([^:]{4,60}):\s*(?=\S)/;

interface Field {
  readonly role: ReturnType<typeof roleOfHeading>;
  readonly value: Words;
}

/** "State of incorporation: Nevada" as the role of its label and its value; null for other lines. */
export function fieldOf(words: Words): Field | null {
  const match = words.text.includes(':') ? FIELD.exec(words.text) : null;
  const label = match?.[1] ?? '';
  if (match === null || !isHeadingCell(label)) return null;
  return { role: roleOfHeading(label), value: cut(words, match[0].length) };
}

/** Whether lines such as "Country: Peru" head the companies below them: behind the last one a company follows. */
export function headsByFields(lines: readonly ListLine[]): boolean {
  const isField = (line: ListLine) => {
    const field = line.cells[0] && line.text.includes(':') ? fieldOf(line.cells[0].words) : null;
    return line.cells.length === 1 && field?.role === 'jurisdiction';
  };
  const last = lines.findLastIndex(isField);
  if (last < 0) return false;
  const isCompany = (line: ListLine) => {
    const text = lineText(line);
    return endsWithForm(text) && !isSentence(text) && !isTitle(text) && !isPageFurniture(text);
  };
  const first = lines.findIndex(isField);
  return lines.slice(last + 1).some(isCompany) && lines.slice(0, first).filter(isCompany).length <= 1;
}

/** "Country: Peru" over the companies formed there. */
export function takeHeadField(words: Words, context: ListContext): boolean {
  const field = context.fieldsAreHeads ? fieldOf(words) : null;
  if (field?.role !== 'jurisdiction') return false;
  context.heading = field.value;
  context.wholly = null;
  if (!isPlace(field.value.text)) context.reading.doubts.push('a heading names no known place');
  return true;
}
