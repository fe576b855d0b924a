import type { IsoDate } from './dates.ts';

/** What a note is about, as the standard taxonomies' concept says it. */
export const FOOTNOTE_SUBJECTS = [
  'accounting-policies',
  'business-combination',
  'commitment',
  'compensation',
  'covenant',
  'debt',
  'derivative',
  'discontinued-operation',
  'earnings-per-share',
  'equity',
  'fair-value',
  'going-concern',
  'guarantee',
  'intangible',
  'inventory',
  'investment',
  'lease',
  'legal',
  'property',
  'receivable',
  'related-party',
  'restructuring',
  'retirement',
  'revenue',
  'segment',
  'subsequent-event',
  'tax',
  'variable-interest',
] as const;
export type FootnoteSubject = (typeof FOOTNOTE_SUBJECTS)[number];

/**
 * What a block of text is, by its concept and role: a whole note, one of its policies or tables, a detail in words (such
 * as the terms of a covenant), or a `part` of a note that says nothing more. The EDGAR Filer Manual has levels 1 to 4.
 */
export const FOOTNOTE_SORTS = ['note', 'policy', 'table', 'detail', 'part'] as const;
export type FootnoteSort = (typeof FOOTNOTE_SORTS)[number];

/** A block of text of the notes to the financial statements. */
export interface Footnote {
  /** Prefixed: `"us-gaap:LesseeOperatingLeasesTextBlock"`. */
  readonly concept: string;
  readonly sort: FootnoteSort;
  /** How many blocks it stands in; 0: in none. */
  readonly level: number;
  /** Ordinal of the innermost block around it; null at level 0. */
  readonly parentOrdinal: number | null;
  readonly title: string;
  /** What the title was taken from: the filing's role or label, the words of the block, or the concept's name. */
  readonly titleBasis: 'role' | 'label' | 'heading' | 'concept';
  /** Null where the concept is not of a standard taxonomy, or of no listed subject. */
  readonly subject: FootnoteSubject | null;
  /** Axis → member; empty for the whole registrant. */
  readonly dimensions: Readonly<Record<string, string>>;
  /** Null for an instant. */
  readonly periodStart: IsoDate | null;
  readonly periodEnd: IsoDate | null;
  /** The words without markup; null where they stand in the text of another block (`textOrdinal`). */
  readonly text: string | null;
  /** Ordinal of the block in whose text this one's stands, at `textStart`. */
  readonly textOrdinal: number | null;
  /** In Unicode characters, as PostgreSQL counts. */
  readonly textStart: number;
  readonly textLength: number;
  /** The block is longer than what is stored. */
  readonly isCut: boolean;
}

/** A row of `parsed.footnotes`; its ordinal is the block's place among those of the filing. */
export interface FootnoteValues extends Footnote {
  readonly form: string;
  readonly filedDate: IsoDate;
}
