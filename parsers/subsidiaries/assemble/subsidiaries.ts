import type { Span } from '../../../core/spans.ts';
import type { Words } from '../lines.ts';
import type { Subsidiary } from '../result.ts';
import type { ListRow } from '../rows/list-row.ts';

/** The rows as subsidiaries, and the source spans of their values by path. */
export function subsidiariesOf(rows: readonly ListRow[], spansOf: (words: Words) => readonly Span[]) {
  const spans: Record<string, readonly Span[]> = {};
  const levels = levelsOf(rows);
  const subsidiaries = rows.map((row, index): Subsidiary => {
    const { name, jurisdiction, percent, doingBusinessAs, noteMarks } = row;
    const fields = { name, jurisdiction, ownershipPercent: percent?.words ?? null, doingBusinessAs };
    for (const [field, words] of Object.entries(fields))
      if (words !== null && words.text !== '') spans[`subsidiaries[${index}].${field}`] = spansOf(words);
    return {
      name: name.text,
      jurisdiction: jurisdiction?.text || null,
      ownershipPercent: percent?.value ?? null,
      doingBusinessAs: doingBusinessAs?.text ?? null,
      level: levels.get(row) ?? 0,
      noteMarks,
    };
  });
  return { subsidiaries, spans };
}

/** Lists with more left edges are not indented on purpose. */
const MOST_EDGES = 8;

/** Depth of each row by the left edges of its own segment. */
function levelsOf(rows: readonly ListRow[]): ReadonlyMap<ListRow, number> {
  const levels = new Map<ListRow, number>();
  for (const group of Map.groupBy(rows, (row) => row.segment).values()) {
    const edges: number[] = [];
    for (const indent of group.map((row) => row.indent).sort((a, b) => a - b))
      if (indent - (edges.at(-1) ?? Number.NEGATIVE_INFINITY) > 1.5) edges.push(indent);
    for (const row of group) {
      const level = edges.findLastIndex((edge) => row.indent >= edge - 0.01);
      levels.set(row, edges.length > MOST_EDGES ? 0 : Math.max(0, level));
    }
  }
  return levels;
}
