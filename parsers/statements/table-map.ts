/** Finds the table that holds a place of a document. */
export interface TableMap {
  /** Number of the innermost table around the place, in document order; null outside of tables. */
  tableAt(place: number): number | null;
}

/** Maps the tables of an HTML document by their tags; a table that never ends runs to the end of the one around it. */
export function mapTables(text: string): TableMap {
  /** Places where the innermost table changes, ascending, and the table from there on; −1 outside. */
  const places: number[] = [];
  const tables: number[] = [];
  const open: number[] = [];
  let count = 0;
  for (const match of text.matchAll(/<(\/?)table(?=[\s>/])/gi)) {
    if (match[1] === '') open.push(count++);
    else open.pop();
    places.push(match.index);
    tables.push(open.at(-1) ?? -1);
  }
  return {
    tableAt(place) {
      let [low, high] = [0, places.length];
      while (low < high) {
        const middle = (low + high) >>> 1;
        if ((places[middle] ?? 0) <= place) low = middle + 1;
        else high = middle;
      }
      const table = tables[low - 1] ?? -1;
      return table < 0 ? null : table;
    },
  };
}
