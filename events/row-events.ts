import type { EventType, OutboxEvent } from '../core/events.ts';
import { canonicalJson } from '../core/hashes.ts';
import type { FilingTable } from '../core/row-provenance.ts';
import type { DatasetTable } from '../core/table-rows.ts';

/** Tables whose rows each emit an event. Instruments and listing procedures emit theirs when they are derived. */
export const ROW_EVENT_TYPES: Readonly<Partial<Record<DatasetTable, EventType>>> = {
  'dilution.rights_of_first_refusal': 'dilution.rofr.created',
  'dilution.lockups': 'dilution.lockup.created',
  'dilution.corporate_actions': 'dilution.corporate_action.created',
  'dilution.reverse_splits': 'dilution.reverse_split.created',
};

/**
 * The events of one filing's rows, each with the row's values and provenance. The natural key is the row's place in the
 * filing, without the parser's version: parsing the filing again emits nothing new. Of rows that exhibits repeat
 * verbatim the first emits an event.
 */
export function rowEvents(tables: readonly FilingTable[]): readonly OutboxEvent[] {
  const seen = new Set<string>();
  return tables.flatMap((output) => {
    if (!('scope' in output)) return [];
    const eventType = ROW_EVENT_TYPES[output.table];
    if (eventType === undefined) return [];
    return output.rows.flatMap(({ values, meta, sequence, ordinal }): OutboxEvent[] => {
      const content = `${eventType} ${canonicalJson(values)}`;
      if (seen.has(content)) return [];
      seen.add(content);
      const { materializationVersion: _, extractionTraceId: __, ...provenance } = meta;
      return [
        {
          eventType,
          naturalKey: `${meta.accessionNumber}/${sequence}/${ordinal}`,
          accessionNumber: meta.accessionNumber,
          payload: { cik: meta.cik, ...values, sequence, ordinal, provenance: { ...provenance, ...output.published } },
        },
      ];
    });
  });
}
