/** One subsidiary as the list prints it (corpus contract, kind "subsidiaries"). */
export interface Subsidiary {
  /** As printed: footnote marks, bullets and leader dots removed, white space collapsed. */
  readonly name: string;
  /** As printed, beside the name, in it ("a Delaware corporation") or over its group; null where none is. */
  readonly jurisdiction: string | null;
  /** Percent, 0–100; null where none is printed, or a dash. */
  readonly ownershipPercent: number | null;
  readonly doingBusinessAs: string | null;
  /** Depth by indentation, 0 for the outermost. */
  readonly level: number;
  /** Marks of its notes: "1", "*". */
  readonly noteMarks: readonly string[];
}

export interface SubsidiaryNote {
  /** "1", "a", "*"; null for a note without a mark. */
  readonly mark: string | null;
  readonly text: string;
}

export interface SubsidiariesResult {
  readonly count: number;
  readonly subsidiaries: readonly Subsidiary[];
  /** Footnotes and remarks, as printed. */
  readonly notes: readonly SubsidiaryNote[];
}
