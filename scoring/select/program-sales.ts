import { epochDay } from '../../core/dates.ts';
import type { OfferingItem, ProgramItem } from '../../core/score-receipt.ts';
import { type IssuedSpan, issuedItems } from './issuances.ts';
import { pricedOn } from './offering-facts.ts';
import type { ProgramRecord, Registry } from './program-life.ts';

const CHANNELS = { atm: 'atm', 'equity-line': 'equity-line' } as const;

function isProgramKind(kind: ProgramItem['kind']): kind is keyof typeof CHANNELS {
  return kind in CHANNELS;
}

/** What filings total as sold under a program since it was agreed. Totals that name no program are of the only one. */
function salesUnder(
  record: ProgramRecord,
  records: readonly ProgramRecord[],
  spans: readonly IssuedSpan[],
  asOf: number,
): readonly OfferingItem[] {
  const { kind, fileNumber } = record.item;
  if (!isProgramKind(kind)) return [];
  const isOnly = records.filter(({ item }) => item.kind === kind).length === 1;
  const own = spans.filter(({ fact }) => (fact.fileNumber === null ? isOnly : fact.fileNumber === fileNumber));
  const channels = new Set([CHANNELS[kind]]);
  // What is left of an amount takes gross sales: without them it is unknown.
  return issuedItems(own, channels, epochDay(pricedOn(record.lead)), asOf, 'gross');
}

/** Programs with the sales under them, and shelves with those of the programs inside. */
export function withProgramSales(
  { issuances, context }: Registry,
  records: readonly ProgramRecord[],
): readonly ProgramRecord[] {
  if (issuances.length === 0) return records;
  const asOf = epochDay(context.asOf);
  const sold = new Map(records.map((record) => [record, salesUnder(record, records, issuances, asOf)]));
  const replaced = new Map<ProgramRecord, ProgramRecord>();
  return records.map((record): ProgramRecord => {
    const inside = records.filter(({ shelf }) => shelf === record);
    const takedowns = [record, ...inside].flatMap((one) => sold.get(one) ?? []);
    const shelf = record.shelf && (replaced.get(record.shelf) ?? record.shelf);
    const item = { ...record.item, takedowns: [...record.item.takedowns, ...takedowns] };
    const own = { ...record, shelf, item };
    replaced.set(record, own);
    return own;
  });
}
