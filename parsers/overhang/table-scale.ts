import type { DocumentLayout, LayoutTable } from '../layout/document-layout.ts';
import { subjectOf } from './table-columns.ts';

/** The unit that a table gives in its heading rows or right above. */
export function scaleOf(layout: DocumentLayout, table: LayoutTable): number {
  const words = subjectOf(layout, table, 2);
  if (/in millions/i.test(words)) return 1_000_000;
  return /in thousands|\(000'?s\)|\$000/i.test(words) ? 1_000 : 1;
}
