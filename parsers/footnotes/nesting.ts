import { type BlockText, BREAK, type Piece } from './block-text.ts';

/** Where a block stands among the others. */
export interface Place {
  /** Index of the innermost block around it. */
  readonly parent: number | null;
  readonly level: number;
  /** The block in whose stored text its words stand, and at which index; null: in none. */
  readonly within: { readonly index: number; readonly start: number } | null;
}

/**
 * Which block stands in which: by their places in the document, or in an instance, where every fact repeats the words of
 * those inside, by the words from the beginning of a line.
 *
 * @param stored the text of each block as it would be stored, perhaps cut
 */
export function placesOf(blocks: readonly BlockText[], stored: readonly string[]): readonly Place[] {
  const lines = lineIndexOf(blocks);
  const pieces = blocks.map((block) => inOrder(block.pieces));
  const parents = blocks.map((block, index) =>
    block.pieces.length > 0 ? parentByPlace(blocks, pieces, index) : parentByWords(blocks, index, lines),
  );
  return blocks.map((block, index): Place => {
    let level = 0;
    let outermost = index;
    // Each parent is longer than its child, so the chain ends.
    for (let at = parents[index] ?? null; at !== null; at = parents[at] ?? null) {
      outermost = at;
      level++;
    }
    const parent = parents[index] ?? null;
    if (parent === null) return { parent, level, within: null };
    const start = startWithin(block, blocks[outermost], stored[outermost] ?? '', lines, outermost);
    return { parent, level, within: start === null ? null : { index: outermost, start } };
  });
}

function parentByPlace(
  blocks: readonly BlockText[],
  pieces: readonly (readonly Piece[])[],
  index: number,
): number | null {
  const own = pieces[index] ?? [];
  let parent: number | null = null;
  for (const [at, other] of pieces.entries()) {
    if (at === index || !contains(other, own)) continue;
    // Of two that tag the same words the first is around the second.
    if (at > index && contains(own, other)) continue;
    if (parent === null || lengthAt(blocks, at) <= lengthAt(blocks, parent)) parent = at;
  }
  return parent;
}

function lengthAt(blocks: readonly BlockText[], index: number): number {
  return blocks[index]?.text.length ?? 0;
}

/** Whether each inner piece lies in an outer one; both in order of place. */
function contains(outer: readonly Piece[], inner: readonly Piece[]): boolean {
  let at = 0;
  for (const piece of inner) {
    while (at < outer.length && !holds(outer[at], piece)) at++;
    if (at === outer.length) return false;
  }
  return outer.length > 0;
}

function inOrder(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.toSorted((a, b) => a.sequence - b.sequence || a.start - b.start);
}

function holds(outer: Piece | undefined, inner: Piece): boolean {
  return (
    outer !== undefined && outer.sequence === inner.sequence && outer.start <= inner.start && inner.end <= outer.end
  );
}

/** Line → where it begins, for blocks without places. */
type LineIndex = ReadonlyMap<string, readonly { readonly index: number; readonly start: number }[]>;

/** Lines that stand in more places than this are the ruling of tables, and lead nowhere. */
const MOST_PLACES = 24;

function lineIndexOf(blocks: readonly BlockText[]): LineIndex {
  const lines = new Map<string, { index: number; start: number }[]>();
  for (const [index, { text, pieces }] of blocks.entries()) {
    if (pieces.length > 0) continue;
    for (let start = 0; start < text.length; ) {
      const newline = text.indexOf('\n', start);
      const end = newline < 0 ? text.length : newline;
      const line = text.slice(start, end).trim();
      const known = lines.get(line);
      if (known === undefined) lines.set(line, [{ index, start }]);
      else if (known.length < MOST_PLACES) known.push({ index, start });
      start = end + 1;
    }
  }
  return lines;
}

/** The shortest longer block that repeats all the words. */
function parentByWords(blocks: readonly BlockText[], index: number, lines: LineIndex): number | null {
  const text = blocks[index]?.text ?? '';
  let parent: number | null = null;
  for (const place of lines.get(firstLineOf(text)) ?? []) {
    const other = blocks[place.index]?.text ?? '';
    const isLonger = other.length > text.length || (other.length === text.length && place.index < index);
    if (place.index === index || !isLonger || !other.startsWith(text, place.start)) continue;
    if (parent === null || other.length < (blocks[parent]?.text.length ?? 0)) parent = place.index;
  }
  return parent;
}

function firstLineOf(text: string): string {
  const newline = text.indexOf('\n');
  return (newline < 0 ? text : text.slice(0, newline)).trim();
}

/** Where a block's words begin in the stored text of the outermost block around it; null where they do not stand there. */
function startWithin(
  block: BlockText,
  outer: BlockText | undefined,
  stored: string,
  lines: LineIndex,
  outermost: number,
): number | null {
  const [first] = block.pieces;
  const candidates: number[] = [];
  if (first === undefined) {
    for (const place of lines.get(firstLineOf(block.text)) ?? []) {
      if (place.index === outermost) candidates.push(place.start);
    }
  } else {
    let offset = 0;
    for (const piece of outer?.pieces ?? []) {
      if (holds(piece, first)) candidates.push(offset + first.start - piece.start);
      offset += piece.end - piece.start + BREAK.length;
    }
  }
  return candidates.find((start) => stored.startsWith(block.text, start)) ?? null;
}
