import type { ReadableBlock, ReadableWindow } from '../../core/readable-document.ts';

export interface WindowLimits {
  /** Characters of text before the place asked for, at most. */
  readonly before: number;
  /** Characters of text from that place on, about. */
  readonly size: number;
}

/** Takes the blocks of a document in order and keeps those of the window. */
export interface WindowCollector {
  /** @returns false once the window is full, so that reading may stop */
  readonly take: (block: ReadableBlock) => boolean;
  readonly finish: () => ReadableWindow;
}

/** Collects the blocks around a place; memory does not grow with the document, apart from a number for each block. */
export function createWindowCollector(at: number, { before, size }: WindowLimits): WindowCollector {
  const starts: number[] = [];
  const lengths: number[] = [];
  const kept: ReadableBlock[] = [];
  let firstKept = 0;
  let lead = 0;
  let taken = 0;
  let next: number | null = null;
  let isInside = false;

  function keepLead(block: ReadableBlock, length: number): void {
    kept.push(block);
    lead += length;
    while (lead > before && kept.length > 0) {
      kept.shift();
      lead -= lengths[firstKept] ?? 0;
      firstKept += 1;
    }
  }

  return {
    take(block) {
      if (taken >= size) {
        next = block.start;
        return false;
      }
      const length = lengthOf(block);
      starts.push(block.start);
      lengths.push(length);
      isInside ||= block.end > at || block.start >= at;
      if (isInside) {
        kept.push(block);
        taken += length;
      } else keepLead(block, length);
      return true;
    },
    finish() {
      // A place behind the last words: the end of the document.
      const blocks = kept;
      if (blocks.length === 0) firstKept = starts.length;
      let back = firstKept;
      for (let length = 0; back > 0 && length < size; back -= 1) length += lengths[back - 1] ?? 0;
      return { blocks, previous: firstKept === 0 ? null : (starts[back] ?? 0), next };
    },
  };
}

function lengthOf(block: ReadableBlock): number {
  const lists = block.kind === 'row' ? block.cells.map(({ pieces }) => pieces) : [block.pieces];
  // A block without text costs something too.
  return lists.flat().reduce((sum, piece) => sum + ('text' in piece ? piece.text.length : piece.note.length), 8);
}
