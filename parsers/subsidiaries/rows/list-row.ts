import type { Entry } from '../assemble/entry-parts.ts';
import type { IsRaised } from '../assemble/marks.ts';
import type { Percent } from '../assemble/shares.ts';
import type { ListLine, Words } from '../lines.ts';
import type { SubsidiaryNote } from '../result.ts';

/** An entry at its place in the list. */
export interface ListRow extends Entry {
  /** Left edge, comparable within `segment` only. */
  readonly indent: number;
  readonly segment: number;
  readonly from: 'columns' | 'line' | 'prose';
  /** Its cell of the share says that there is none: "N/A", a dash. */
  readonly saysNoShare?: boolean;
  /** Its cell of the parent or owner says that there is none. */
  readonly saysNoParent?: boolean;
}

/** Sets the jurisdiction; a place that heads a group or fills a column of places counts as known. */
export function locate(row: ListRow, place: Words, isKnown = true): void {
  row.jurisdiction = place;
  row.knownPlace = isKnown;
}

/** The words of one entry: of a line and those that continue it, or of a part of a line. */
export interface EntryWords {
  /** The first line. */
  readonly line: ListLine;
  readonly words: Words;
}

/** What the lines of one document were read as. */
export interface ListReading {
  readonly rows: ListRow[];
  readonly notes: SubsidiaryNote[];
  /** Lines that are neither subsidiary nor explained. */
  readonly unexplained: Words[];
  readonly doubts: string[];
  /** Keys of the registrant's names: from the header, and from titles. */
  readonly registrants: Set<string>;
  /** Candidates for lists in prose and statements that there are none. */
  readonly sentences: Words[];
  /** Footnote marks of column headings and titles. */
  readonly headingMarks: Set<string>;
  /** Whether every group of columns has a column of jurisdictions. */
  readonly hasJurisdictionColumn: boolean;
}

/** What the readers of one list share. */
export interface ListContext {
  readonly reading: ListReading;
  readonly isRaised: IsRaised;
  readonly parenthesesArePlaces: boolean;
  /** The document has a table of names with jurisdictions or percents: lone lines outside it are titles. */
  readonly hasTable: boolean;
  /** "A.", "B." before names are list numbers. */
  readonly hasLetters: boolean;
  /** Lines such as "Country: Peru" head the names below them. */
  readonly fieldsAreHeads: boolean;
  /** Indented lines are divisions and the like, as the exhibit says. */
  readonly indentedAreParts: boolean;
  /** The place that heads the current group of names. */
  heading: Words | null;
  /** "wholly-owned" in the current group's heading. */
  wholly: Words | null;
  /** "51% owned" as the current group's heading. */
  share: Percent | null;
  /** Whether the last row is in bold. */
  rowIsBold: boolean;
}
