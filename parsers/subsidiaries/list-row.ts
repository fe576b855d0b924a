import type { Entry } from './entry.ts';
import type { Percent } from './percent.ts';
import type { SubsidiaryNote } from './result.ts';
import type { Words } from './words.ts';

/** A subsidiary as it is being read; `doubts` say why it may be wrong. */
export interface ListRow {
  name: Words;
  jurisdiction: Words | null;
  /** The jurisdiction is known as a place, or stands in a column headed so. */
  knownPlace: boolean;
  percent: Percent | null;
  doingBusinessAs: Words | null;
  noteMarks: readonly string[];
  /** Left edge, comparable within `segment` only. */
  readonly indent: number;
  readonly segment: number;
  readonly from: 'columns' | 'line' | 'prose';
  readonly doubts: string[];
}

/** All that one document's lines gave. */
export interface ListReading {
  readonly rows: ListRow[];
  readonly notes: SubsidiaryNote[];
  /** Lines that are neither subsidiary nor explained. */
  readonly unexplained: Words[];
  readonly doubts: string[];
  /** Names of the registrant: from the header, and from titles. */
  readonly registrants: Set<string>;
  /** Sentences, for lists in prose and statements that there are none. */
  readonly sentences: Words[];
  /** Footnote marks that column headings and titles carry. */
  readonly headingMarks: Set<string>;
  /** Whether every group of columns had a column of jurisdictions. */
  hasJurisdictionColumn: boolean;
}

export function createReading(registrants: readonly string[]): ListReading {
  return {
    rows: [],
    notes: [],
    unexplained: [],
    doubts: [],
    registrants: new Set(registrants.map(registrantKey)),
    sentences: [],
    headingMarks: new Set(),
    hasJurisdictionColumn: false,
  };
}

/** Names are compared by their letters and digits. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/^the\s+/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The same for the registrant, whom EDGAR's header and the exhibit spell differently: "ACME CORP /DE/", "Acme Corporation". */
export function registrantKey(name: string): string {
  return nameKey(name.replace(/\s*\/\p{L}{2,4}\/?$/u, ''))
    .replace(/\bcorporation\b/g, 'corp')
    .replace(/\bincorporated\b/g, 'inc')
    .replace(/\bcompany\b/g, 'co')
    .replace(/\blimited\b/g, 'ltd');
}

export function rowOf(
  entry: Entry,
  place: { readonly indent: number; readonly segment: number; readonly from: ListRow['from'] },
): ListRow {
  return {
    name: entry.name,
    jurisdiction: entry.jurisdiction,
    knownPlace: entry.knownPlace,
    percent: entry.percent,
    doingBusinessAs: entry.doingBusinessAs,
    noteMarks: entry.noteMarks,
    doubts: [...entry.doubts],
    ...place,
  };
}

/** Depth of each row by the left edges of its own segment; lists with too many edges are not indented on purpose. */
export function levelsOf(rows: readonly ListRow[]): number[] {
  const bySegment = Map.groupBy(rows, (row) => row.segment);
  const levels = new Map<ListRow, number>();
  for (const group of bySegment.values()) {
    const edges: number[] = [];
    for (const indent of group.map((row) => row.indent).sort((a, b) => a - b)) {
      const last = edges[edges.length - 1];
      if (last === undefined || indent - last > 1.5) edges.push(indent);
    }
    for (const row of group) {
      const level = edges.findLastIndex((edge) => row.indent >= edge - 0.01);
      levels.set(row, edges.length > 8 ? 0 : Math.max(0, level));
    }
  }
  return rows.map((row) => levels.get(row) ?? 0);
}
