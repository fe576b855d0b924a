import { verbose } from '../../layout/patterns.ts';
import { nameKey } from '../assemble/entity-names.ts';
import { type IsRaised, withoutMarks } from '../assemble/marks.ts';
import { cut, joined, listed, type Words } from '../lines.ts';
import type { ListReading, ListRow } from './list-row.ts';
import type { RowCells } from './row-cells.ts';

const TRADE_LEAD = /^(?:d\s?[./]?\s?b\s?[./]?\s?a\b\.?|doing business as)[:\s]*/i;
const NO_TRADE = verbose('i')`^(?:[-–—_.]+|n\/?a\.?|none|nil|not applicable)$|^(?:same|none|not applicable)\b`;

/** How long "d/b/a" and the like are before a trade name. */
export function tradeLeadLength(text: string): number {
  return TRADE_LEAD.exec(text)?.[0].length ?? 0;
}

/** Takes the cell of a trade name, which may say "None" or repeat the name. */
export function takeTradeCell(row: ListRow, trade: Words, isRaised: IsRaised): void {
  if (trade.text === '' || NO_TRADE.test(trade.text)) return;
  const stated = withoutMarks(cut(trade, tradeLeadLength(trade.text)), isRaised).words;
  if (nameKey(stated.text) !== nameKey(row.name.text)) row.doingBusinessAs = stated;
}

const GOES_ON = 'a trade name may go on in the next line';

/** Another trade name on a line of its own, under the first. */
export function addTrade({ trade, jurisdiction, percent }: RowCells, { rows, doubts }: ListReading): boolean {
  const last = rows.at(-1);
  if (last === undefined || trade.text === '' || jurisdiction.text !== '' || percent.text !== '') return false;
  const before = last.doingBusinessAs;
  const lead = tradeLeadLength(trade.text);
  const own = cut(trade, lead);
  if (before === null) {
    last.doingBusinessAs = own;
    return true;
  }
  const isOpen = /(?:[;,&-]|\b(?:and|of|the|for))$/.test(before.text);
  const goesOn = lead === 0 && (isOpen || /^(?:and|&|of|at|the|for|by)\s/.test(own.text));
  // "Fern Family, Fern Maryland" / "Market, Jubilee": a line may end within a name.
  const isList = (text: string) => /,\s/.test(text) && !/;/.test(text);
  const mayGoOn = !goesOn && lead === 0 && isList(before.text) && isList(own.text);
  if (mayGoOn && !doubts.includes(GOES_ON)) doubts.push(GOES_ON);
  last.doingBusinessAs = (goesOn ? joined : listed)(before, own);
  return true;
}
