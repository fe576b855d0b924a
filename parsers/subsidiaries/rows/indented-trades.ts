import { endsWithForm, endsWithLegalForm } from '../assemble/entity-names.ts';
import { type ListLine, lineText, listed, type Words } from '../lines.ts';
import type { ListRow } from './list-row.ts';

/**
 * Lines right under companies, indented and without legal form, where every company has a blank line above it: the names
 * of what the company runs.
 */
export function indentedTrades(lines: readonly ListLine[]): ReadonlySet<ListLine> {
  const under = lines.filter((line, index) => {
    const above = lines[index - 1];
    const isRight = above !== undefined && !line.isApart && line.origin === 'text' && indentOf(line) > indentOf(above);
    return isRight && line.cells.length === 1 && endsWithLegalForm(lineText(above)) && !endsWithForm(lineText(line));
  });
  const companies = lines.filter((line) => endsWithLegalForm(lineText(line)));
  const areApart = companies.every(({ isApart }) => isApart);
  return new Set(areApart && under.length >= 2 && companies.length >= under.length * 2 ? under : []);
}

const indentOf = ({ cells }: ListLine) => cells[0]?.indent ?? 0;

export const INDENTED_TRADE = 'an indented line was taken for a trade name';

/** Adds a trade name to the row above it. */
export function addIndentedTrade(row: ListRow, trade: Words): void {
  const before = row.doingBusinessAs;
  row.doingBusinessAs = before === null ? trade : listed(before, trade);
}
