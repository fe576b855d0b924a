import type { PlainText } from '../layout/plain-text.ts';
import type { RowPlaces, TableRow, ValueUnit } from './holding.ts';
export function readTextTable(
  _plain: PlainText,
  _source: string,
): { rows: { row: TableRow; places: RowPlaces | null }[]; unread: string[]; printedUnit: ValueUnit | null } | null {
  return null;
}
