import { endsWithForm } from '../assemble/entity-names.ts';
import { readEntry } from '../assemble/entry.ts';
import { placeInPhrase } from '../assemble/places.ts';
import { isPageFurniture, isTitle } from '../find/page-furniture.ts';
import { allWords, cut, type ListLine, lineText, listed, type Words } from '../lines.ts';
import { type ListContext, type ListRow, locate } from './list-row.ts';
import { tradeLeadLength } from './trade-names.ts';

/** The lines of one company: its name, its trade names, and what it is. */
interface Block {
  readonly line: ListLine;
  readonly name: Words;
  readonly trades: readonly Words[];
  readonly place: Words;
}

const LEAST_BLOCKS = 3;
const MOST_LINES = 30;

/** "a Delaware limited liability company", "Texas corporation" alone on a line: its place. */
function placeOfKind(words: Words): Words | null {
  return words.text.length <= 80 && words.text.includes(' ') ? placeInPhrase(words) : null;
}

/** The trade names under a name, each behind "dba" or below it; null where other lines are among them. */
function tradesOf(lines: readonly Words[]): readonly Words[] | null {
  const trades: Words[] = [];
  let isOpen = false;
  for (const words of lines) {
    const lead = tradeLeadLength(words.text);
    if (lead === 0 && !isOpen) return null;
    isOpen ||= lead > 0;
    const trade = cut(words, lead);
    if (trade.text !== '') trades.push(trade);
  }
  return trades;
}

function blockOf(lines: readonly ListLine[], place: Words): Block | null {
  const [line, ...others] = lines;
  if (line === undefined || lines.length > MOST_LINES) return null;
  const name = allWords(line);
  const trades = tradesOf(others.map(allWords));
  return trades !== null && endsWithForm(name.text) ? { line, name, trades, place } : null;
}

/**
 * Companies of several lines each, which end in what the company is: "Acme Motors, LLC" / "dba Acme Ford" / "a Texas
 * limited liability company". Null where the lines are not all of this kind, or where no company has a trade name.
 */
function blocksOf(lines: readonly ListLine[]): readonly Block[] | null {
  const own = lines.filter((line) => !isPageFurniture(lineText(line)) && !isTitle(lineText(line)));
  const blocks: Block[] = [];
  let from = 0;
  for (const [index, line] of own.entries()) {
    const place = line.cells.length === 1 ? placeOfKind(allWords(line)) : null;
    if (place === null) continue;
    const block = blockOf(own.slice(from, index), place);
    if (block === null) return null;
    blocks.push(block);
    from = index + 1;
  }
  const hasTrades = blocks.some(({ trades }) => trades.length > 0);
  return from === own.length && hasTrades && blocks.length >= LEAST_BLOCKS ? blocks : null;
}

/** Reads blocks of lines as rows; false where the lines are no blocks. */
export function takeBlocks(lines: readonly ListLine[], { reading, isRaised }: ListContext): boolean {
  const blocks = blocksOf(lines);
  for (const { line, name, trades, place } of blocks ?? []) {
    const entry = readEntry(name, { isRaised, findJurisdiction: false });
    const indent = line.cells[0]?.indent ?? 0;
    const row: ListRow = { ...entry, indent, segment: line.segment, from: 'line' };
    locate(row, place);
    row.doingBusinessAs = trades.reduce<Words | null>(
      (sum, trade) => (sum === null ? trade : listed(sum, trade)),
      null,
    );
    reading.rows.push(row);
  }
  return blocks !== null;
}
