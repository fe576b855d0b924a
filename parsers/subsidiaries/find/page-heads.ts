import { type ListLine, lineText } from '../lines.ts';
import { isTitle } from './page-furniture.ts';

/** Lines without the registrant's name that each page repeats over the title of the list. */
export function withoutPageHeads(lines: readonly ListLine[]): readonly ListLine[] {
  const seen = new Set<string>();
  return lines.filter((line, index) => {
    const next = lines[index + 1];
    if (next === undefined || isTitle(lineText(line)) || !isTitle(lineText(next))) return true;
    const pair = `${lineText(line)}\n${lineText(next)}`;
    if (seen.has(pair)) return false;
    seen.add(pair);
    return true;
  });
}
