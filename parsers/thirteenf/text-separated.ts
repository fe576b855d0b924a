import type { TextLine } from './text-lines.ts';

/** A row of the form has eight columns and more; four separators are left of the amount at least. */
const FEWEST_SEPARATORS = 5;
const CUSIP_VALUE = /(?:^|[,\t])\s*"?[0-9A-Z]{6}-?[0-9A-Z]{2}-?\d"?\s*(?:[,\t])/i;

/**
 * Tables saved from a spreadsheet: commas with quotes around values that hold some, or one tab between two values. Each
 * separator becomes a tab and each quote a blank, so that all places stay. A table is one of these only where nearly
 * all of its rows have the same number of separators.
 */
export function separatedLines(lines: readonly TextLine[]): readonly TextLine[] {
  const rows = lines.filter(({ text, isBlank }) => !isBlank && CUSIP_VALUE.test(text));
  if (rows.length === 0) return lines;
  const tabbed = rows.filter(({ text }) => text.includes('\t')).length > rows.length / 2;
  const read = tabbed ? (text: string) => text : tabsForCommas;
  const counts = Map.groupBy(rows, ({ text }) => separators(read(text)));
  const [most = null] = [...counts].sort(([, a], [, b]) => b.length - a.length);
  if (most === null || most[0] < FEWEST_SEPARATORS || most[1].length < rows.length * 0.9) return lines;
  return lines.map((line) => {
    if (line.isBlank) return line;
    const text = read(line.text);
    return separators(text) === most[0] ? { ...line, text, isSeparated: true } : line;
  });
}

function separators(text: string): number {
  return text.match(/\t/g)?.length ?? 0;
}

function tabsForCommas(text: string): string {
  let isQuoted = false;
  let result = '';
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    result += character === '"' ? ' ' : character === ',' && !isQuoted ? '\t' : character;
  }
  return result;
}
