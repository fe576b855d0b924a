import type { StatementKind } from '../../core/statements.ts';
import { LINE_CONCEPTS, linesOf } from './columns.ts';
import { hasDimensions } from './fact-index.ts';
import type { Printed, SpannedFact } from './printed-facts.ts';

const KINDS: readonly StatementKind[] = ['balance', 'income', 'cashflow'];
/** Different lines that a table needs to be the face; a summary or a note states fewer. */
const LINES_OF_FACE: Readonly<Record<StatementKind, number>> = { income: 3, balance: 3, cashflow: 3 };
/** How many tables after or before a face may continue it, on the next page. */
const REACH = 2;

/**
 * The table that is the face of each statement: the one that states most of its lines, and of several the one with most
 * facts. A face that runs over a page continues in a table beside it that states other lines of the statement.
 *
 * @param concepts that fields of each statement are read from
 */
export function findFaces<F extends SpannedFact>(
  printed: readonly Printed<F>[],
  concepts: Readonly<Record<StatementKind, ReadonlySet<string>>>,
): ReadonlyMap<number, StatementKind> {
  const tables = conceptsByTable(printed);
  const order = [...tables.keys()];
  const faces = new Map<number, StatementKind>();
  for (const kind of KINDS) {
    const main = bestTable(kind, tables, faces);
    if (main === null) continue;
    faces.set(main, kind);
  }
  for (const [main, kind] of Array.from(faces)) {
    const seen = new Set([...(tables.get(main) ?? [])].filter((concept) => concepts[kind].has(concept)));
    const at = order.indexOf(main);
    for (let step = 1; step <= REACH; step += 1) {
      for (const table of [order[at + step], order[at - step]]) {
        if (table === undefined || faces.has(table)) continue;
        const own = [...(tables.get(table) ?? [])].filter((concept) => concepts[kind].has(concept));
        const hasLine = own.some((concept) => LINE_CONCEPTS[kind].has(concept) && !seen.has(concept));
        if (own.length < 3 || !hasLine || own.some((concept) => seen.has(concept))) continue;
        faces.set(table, kind);
        for (const concept of own) seen.add(concept);
      }
    }
  }
  return faces;
}

/** Undimensioned concepts of each table, in document order. */
function conceptsByTable<F extends SpannedFact>(printed: readonly Printed<F>[]): Map<number, Set<string>> {
  const tables = new Map<number, Set<string>>();
  for (const { fact, table } of printed) {
    if (table === null || hasDimensions(fact)) continue;
    const known = tables.get(table);
    if (known === undefined) tables.set(table, new Set([fact.concept]));
    else known.add(fact.concept);
  }
  return tables;
}

function bestTable(
  kind: StatementKind,
  tables: ReadonlyMap<number, ReadonlySet<string>>,
  taken: ReadonlyMap<number, StatementKind>,
): number | null {
  let best: { readonly table: number; readonly lines: number; readonly size: number } | null = null;
  for (const [table, concepts] of tables) {
    if (taken.has(table)) continue;
    const lines = linesOf(kind, (concept) => concepts.has(concept));
    if (lines < LINES_OF_FACE[kind]) continue;
    const isBetter = best === null || lines > best.lines || (lines === best.lines && concepts.size > best.size);
    if (isBetter) best = { table, lines, size: concepts.size };
  }
  return best?.table ?? null;
}
