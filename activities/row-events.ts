import { canonicalJson } from '../core/hashes.ts';
import type { ParseOutcome } from '../core/parser.ts';
import type { OutboxEvent } from '../db/repositories/runs/outbox.ts';
import { corporateActionRows } from '../parsers/corporate-actions/rows.ts';
import { lockupRows, rofrRows } from '../parsers/lockups-and-rofr/rows.ts';
import type { ParsedRow } from '../parsers/reported-facts/parsed-row.ts';
import { reverseSplitRows } from '../parsers/reverse-splits/rows.ts';
import { type FilingContext, stated } from './row-provenance.ts';
import type { StagedParseRun } from './staged-filing.ts';

interface Told {
  readonly eventType: string;
  readonly rowsOf: (run: StagedParseRun, context: FilingContext) => readonly ParsedRow<object>[];
}

const outcomeOf = <R>(run: StagedParseRun): ParseOutcome<R> => run.outcome as ParseOutcome<R>;

/** Parsers whose rows are told of one by one. Instruments and listing procedures are, where their state is derived. */
const TOLD: Readonly<Record<string, readonly Told[]>> = {
  'lockups-and-rofr': [
    { eventType: 'dilution.rofr.created', rowsOf: (run) => rofrRows(outcomeOf(run)) },
    { eventType: 'dilution.lockup.created', rowsOf: (run) => lockupRows(outcomeOf(run)) },
  ],
  'corporate-actions': [
    {
      eventType: 'dilution.corporate_action.created',
      rowsOf: (run, { filing }) => corporateActionRows(outcomeOf(run), filing),
    },
  ],
  'reverse-splits': [
    {
      eventType: 'dilution.reverse_split.created',
      rowsOf: (run, { filing }) => reverseSplitRows(outcomeOf(run), filing),
    },
  ],
};

/**
 * Events of the rows that filings bring, each with its values and where they came from. A row's name is its place in
 * its filing, without the parser's version: reading a filing again tells nothing again. What a filing's exhibits repeat
 * word for word is told once.
 */
export function rowEvents(contexts: readonly FilingContext[]): readonly OutboxEvent[] {
  return contexts.flatMap((context) => {
    const told = new Set<string>();
    return context.staged.runs.flatMap((run) =>
      (TOLD[run.parserId] ?? []).flatMap(({ eventType, rowsOf }) =>
        stated(context, run, rowsOf(run, context)).flatMap(({ values, meta }, ordinal): OutboxEvent[] => {
          const words = `${eventType} ${canonicalJson(values)}`;
          if (told.has(words)) return [];
          told.add(words);
          const { materializationVersion: _, retrievedAt: __, extractionTraceId: ___, ...provenance } = meta;
          return [
            {
              eventType,
              naturalKey: `${meta.accessionNumber}/${run.sequence}/${ordinal}`,
              payload: { cik: meta.cik, ...values, sequence: run.sequence, ordinal, provenance },
            },
          ];
        }),
      ),
    );
  });
}
