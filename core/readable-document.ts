/** Words of a document with their place in it. Where text and place are equally long, they correspond one to one. */
export interface ReadableRun {
  readonly text: string;
  /** UTF-16 units of the decoded document. */
  readonly start: number;
  readonly end: number;
  readonly isBold: boolean;
}

/** Something of a document that is shown by a note in place of its effect: a script, an event handler, a link. */
export interface ReadableNote {
  readonly note: string;
  readonly start: number;
}

export type ReadablePiece = ReadableRun | ReadableNote;

export interface ReadableCell {
  readonly pieces: readonly ReadablePiece[];
  readonly isHeader: boolean;
  readonly isNumeric: boolean;
  readonly colspan: number;
}

interface BlockPlace {
  readonly start: number;
  readonly end: number;
  /** Why a browser would not show it; null: it would. */
  readonly hidden: string | null;
}

/** A block of a document in reading order; nothing of its markup is left. */
export type ReadableBlock =
  | (BlockPlace & {
      readonly kind: 'paragraph' | 'heading' | 'item' | 'preformatted';
      readonly pieces: readonly ReadablePiece[];
      /** Levels of indentation, 0 to 8. */
      readonly indent: number;
      /** Of an element of XML: its name. */
      readonly label: string | null;
    })
  | (BlockPlace & {
      readonly kind: 'row';
      /** Which table of the document it belongs to. */
      readonly table: number;
      readonly cells: readonly ReadableCell[];
    });

/** A part of a document, from a block to another. */
export interface ReadableWindow {
  readonly blocks: readonly ReadableBlock[];
  /** Place at which the part before begins; null: this is the first. */
  readonly previous: number | null;
  /** Place at which the next part begins; null: this is the last. */
  readonly next: number | null;
}
