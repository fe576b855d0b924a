import type { ReadableBlock } from '../../core/readable-document.ts';
import { createPieceBuilder } from './piece-builder.ts';

const LINES_PER_BLOCK = 40;
const LONGEST_BLOCK = 6_000;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#38;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&#160;': ' ',
};

/** The lines of a fixed-width document, some to a block, as they stand. */
export function* readableText(source: string): Generator<ReadableBlock> {
  for (let start = 0; start < source.length; ) {
    const end = endOfBlock(source, start);
    const builder = createPieceBuilder();
    let done = start;
    for (const match of source.slice(start, end).matchAll(/&(?:amp|lt|gt|quot|nbsp|#160|#38);/gi)) {
      const at = start + match.index;
      const entity = ENTITIES[match[0].toLowerCase()];
      if (entity === undefined) continue;
      if (at > done) builder.replaced(source.slice(done, at), done, at, false);
      done = at + match[0].length;
      builder.replaced(entity, at, done, false);
    }
    if (done < end) builder.replaced(source.slice(done, end), done, end, false);
    const taken = builder.take();
    if (taken !== null) yield { kind: 'preformatted', ...taken, indent: 0, label: null, hidden: null };
    start = end;
  }
}

function endOfBlock(source: string, start: number): number {
  let end = start;
  for (let lines = 0; lines < LINES_PER_BLOCK && end - start < LONGEST_BLOCK; lines += 1) {
    const newline = source.indexOf('\n', end);
    if (newline === -1) {
      end = source.length;
      break;
    }
    end = newline + 1;
  }
  // One line may be a whole document.
  return Math.min(end, start + 2 * LONGEST_BLOCK);
}
