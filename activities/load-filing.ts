import type { Transaction } from '../db/database.ts';
import {
  replaceCashPositions,
  replaceFilerIdentities,
  replaceOfferingEvents,
  replaceRegistrationEvents,
  replaceShareFloat,
  replaceThirteenfReports,
} from '../db/repositories/datasets.ts';
import { replaceThirteenfHoldings } from '../db/repositories/thirteenf-holdings.ts';
import { replaceXbrlFacts } from '../db/repositories/xbrl-facts.ts';
import { cashPositionRows } from '../parsers/cash-position/rows.ts';
import { filerIdentityRows } from '../parsers/filer-identity/rows.ts';
import { offeringEventRows } from '../parsers/offering-events/rows.ts';
import { registrationEventRows } from '../parsers/registration-events/rows.ts';
import { shareFloatRows } from '../parsers/share-float/rows.ts';
import { thirteenfReportRows } from '../parsers/thirteenf/rows.ts';
import { type FilingContext, factBatch, holdingBatch, scopeOf, stated } from './filing-rows.ts';
import type { StagedParseRun } from './staged-filing.ts';

/** A run of a parser with the filing it is of. */
interface PlacedRun {
  readonly context: FilingContext;
  readonly run: StagedParseRun;
}

type Writer = (trx: Transaction, placed: readonly PlacedRun[]) => Promise<unknown>;

const scopes = (placed: readonly PlacedRun[]) => placed.map(({ context, run }) => scopeOf(context, run));

/**
 * Which tables a parser's output goes to, by parser id. A parser that is not here has no table, which a test holds
 * against the registry.
 */
export const WRITERS: Readonly<Record<string, Writer>> = {
  'filer-identity': (trx, placed) =>
    replaceFilerIdentities(
      trx,
      scopes(placed),
      placed.flatMap(({ context, run }) =>
        stated(context, run, filerIdentityRows(as(run))).map((row, ordinal) => ({ ...row, ordinal })),
      ),
    ),
  'share-float': (trx, placed) =>
    replaceShareFloat(
      trx,
      scopes(placed),
      placed.flatMap(({ context, run }) => stated(context, run, shareFloatRows(as(run)))),
    ),
  'cash-position': (trx, placed) =>
    replaceCashPositions(
      trx,
      scopes(placed),
      placed.flatMap(({ context, run }) => stated(context, run, cashPositionRows(as(run)))),
    ),
  'offering-events': (trx, placed) =>
    replaceOfferingEvents(
      trx,
      scopes(placed),
      placed.flatMap(({ context, run }) =>
        stated(context, run, offeringEventRows(as(run), context.filing)).map((row, ordinal) => ({
          ...row,
          sequence: run.sequence,
          ordinal,
        })),
      ),
    ),
  'registration-events': (trx, placed) =>
    replaceRegistrationEvents(
      trx,
      scopes(placed),
      placed.flatMap(({ context, run }) => stated(context, run, registrationEventRows(as(run)))),
    ),
  thirteenf: async (trx, placed) => {
    await replaceThirteenfReports(
      trx,
      scopes(placed),
      placed.flatMap(({ context, run }) => stated(context, run, thirteenfReportRows(as(run)))),
    );
    await replaceThirteenfHoldings(
      trx,
      placed.map(({ context, run }) => holdingBatch(context, run)),
    );
  },
  xbrl: async (trx, placed) => {
    const byFiling = Map.groupBy(placed, ({ context }) => context);
    const batches = [...byFiling].flatMap(
      ([context, runs]) =>
        factBatch(
          context,
          runs.map(({ run }) => run),
        ) ?? [],
    );
    await replaceXbrlFacts(trx, batches);
  },
};

/** Writes every parser's rows of some filings; the caller holds their locks. */
export async function writeDatasets(trx: Transaction, contexts: readonly FilingContext[]): Promise<void> {
  const placed = contexts.flatMap((context) => context.staged.runs.map((run) => ({ context, run })));
  for (const [parserId, runs] of Map.groupBy(placed, ({ run }) => run.parserId)) await WRITERS[parserId]?.(trx, runs);
}

/** The outcome as the parser's own row mapper takes it: the registry gave it under that parser's id. */
function as<O>(run: StagedParseRun): O {
  return run.outcome as O;
}
