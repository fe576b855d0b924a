import { type FoundLabel, rowsOfForm } from './cover-labels.ts';
import { readCount } from './cover-values.ts';
import { COUNTS } from './ownership-report.ts';

/**
 * A line that begins with the number of a row: `Item 5: 1,439,846`, `(5) 1,439,846`, `5. 1,439,846`. The form's own words
 * may follow the first number, as in `Item 1: Reporting Person - Acme LP`, `Item 1: Reporting Person - Fed ID` over the name.
 */
const NUMBERED =
  /^[^\S\n]*(?:(?:items?|rows?|box|line)[^\S\n]*)?\(?(\d{1,2})[.):\]]{1,2}(?=\s)(?:[^\S\n]*(?:names?[^\S\n]+of[^\S\n]+)?reporting[^\S\n]+persons?[^\S\n]*[-–:]?(?:[^\S\n]*fed(?:eral)?[^\S\n]+id(?=[^\S\n]*\n))?)?/gim;

interface NumberedLine {
  readonly number: number;
  readonly start: number;
  readonly end: number;
}

/** A page without labels has as many lines between two numbers, at most. */
const MOST_BETWEEN = 400;
const FEWEST_COUNTS = 4;

/**
 * The rows of pages that have the form's numbers and not its words. A page begins with 1 and its numbers ascend; its
 * counts are in rows 5 to 9, with 12 rows, or in rows 7 to 11, with 14.
 */
export function numberedLabelsIn(text: string): readonly FoundLabel[] {
  const lines = [...text.matchAll(NUMBERED)].map(
    (match): NumberedLine => ({
      number: Number(match[1]),
      start: match.index,
      end: match.index + match[0].length,
    }),
  );
  return runsOf(lines).flatMap((run) => labelsOf(text, run));
}

function runsOf(lines: readonly NumberedLine[]): readonly (readonly NumberedLine[])[] {
  const runs: NumberedLine[][] = [];
  for (const line of lines) {
    const open = runs.at(-1);
    const last = open?.at(-1);
    if (line.number === 1) runs.push([line]);
    else if (open && last && line.number > last.number && line.start - last.end < MOST_BETWEEN) open.push(line);
    else if (open && line.number <= 14) runs.push([]);
  }
  return runs.filter(([first]) => first !== undefined);
}

function labelsOf(text: string, run: readonly NumberedLine[]): readonly FoundLabel[] {
  const words = (at: number): string => text.slice(run[at]?.end, run[at + 1]?.start ?? (run[at]?.end ?? 0) + 60);
  for (const schedule of ['13G', '13D'] as const) {
    const rows = rowsOfForm(schedule);
    const labels = run.flatMap(({ number, start, end }, at) => {
      const row = rows.get(number);
      return row === undefined ? [] : [{ row, start, end, at }];
    });
    const counts = labels.filter(({ row }) => (COUNTS as readonly string[]).includes(row));
    const read = counts.filter(({ at }) => /^[\s:]*[\d(–-]|^[\s:]*none\b/i.test(words(at)) && readCount(words(at)));
    const percent = labels.find(({ row }) => row === 'percentOfClass');
    if (read.length >= FEWEST_COUNTS && percent && /\d\s{0,2}%|less\s+than/i.test(words(percent.at).slice(0, 60))) {
      return labels.map(({ row, start, end }) => ({ row, start, end }));
    }
  }
  return [];
}
