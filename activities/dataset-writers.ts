import type { Transaction } from '../db/database.ts';
import {
  replaceBeneficialOwners,
  replaceCashPositions,
  replaceConvertibles,
  replaceCorporateActions,
  replaceExchangeCompliance,
  replaceFilerIdentities,
  replaceLockups,
  replaceOfferingEvents,
  replaceRegistrationEvents,
  replaceReverseSplits,
  replaceRofr,
  replaceShareFloat,
  replaceSubsidiaries,
  replaceSubsidiaryLists,
  replaceThirteenfReports,
  replaceVotingMeetings,
  replaceVotingNominees,
  replaceVotingProposals,
  replaceWarrants,
} from '../db/repositories/datasets/datasets.ts';
import { replaceThirteenfHoldings } from '../db/repositories/datasets/thirteenf-holdings.ts';
import { replaceXbrlFacts } from '../db/repositories/datasets/xbrl-facts.ts';
import { beneficialOwnerRows } from '../parsers/beneficial-ownership/rows.ts';
import { cashPositionRows } from '../parsers/cash-position/rows.ts';
import { cashProseRows } from '../parsers/cash-prose/rows.ts';
import { corporateActionRows } from '../parsers/corporate-actions/rows.ts';
import { exchangeComplianceRows } from '../parsers/exchange-compliance/rows.ts';
import { filerIdentityRows } from '../parsers/filer-identity/rows.ts';
import { lockupRows, rofrRows } from '../parsers/lockups-and-rofr/rows.ts';
import { offeringEventRows } from '../parsers/offering-events/rows.ts';
import { convertibleRows, warrantRows } from '../parsers/overhang/rows.ts';
import { registrationEventRows } from '../parsers/registration-events/rows.ts';
import type { ParsedRow } from '../parsers/reported-facts/parsed-row.ts';
import { reverseSplitRows } from '../parsers/reverse-splits/rows.ts';
import { shareCountProseRows } from '../parsers/share-count-prose/rows.ts';
import { shareFloatRows } from '../parsers/share-float/rows.ts';
import { subsidiaryListRows, subsidiaryRows } from '../parsers/subsidiaries/rows.ts';
import { thirteenfReportRows } from '../parsers/thirteenf/rows.ts';
import { votingMeetingRows, votingNomineeRows, votingProposalRows } from '../parsers/voting-results/rows.ts';
import { type FilingContext, factBatch, holdingBatch, scopeOf, stated } from './row-provenance.ts';
import type { StagedParseRun } from './staged-filing.ts';

/** A run of a parser with the filing it is of. */
interface PlacedRun {
  readonly context: FilingContext;
  readonly run: StagedParseRun;
}

type Writer = (trx: Transaction, placed: readonly PlacedRun[]) => Promise<unknown>;

const scopes = (placed: readonly PlacedRun[]) => placed.map(({ context, run }) => scopeOf(context, run));

/** Rows with their place: document of the submission, and which statement of that document. */
const placedRows = <V extends object>(
  placed: readonly PlacedRun[],
  rows: (one: PlacedRun) => readonly ParsedRow<V>[],
) =>
  placed.flatMap((one) =>
    stated(one.context, one.run, rows(one)).map((row, ordinal) => ({ ...row, sequence: one.run.sequence, ordinal })),
  );

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
  'financing-reports': (trx, placed) =>
    replaceOfferingEvents(
      trx,
      scopes(placed),
      placedRows(placed, ({ context, run }) => offeringEventRows(as(run), context.filing)),
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
  overhang: async (trx, placed) => {
    await replaceWarrants(
      trx,
      scopes(placed),
      placedRows(placed, ({ context, run }) => warrantRows(as(run), context.filing)),
    );
    await replaceConvertibles(
      trx,
      scopes(placed),
      placedRows(placed, ({ context, run }) => convertibleRows(as(run), context.filing)),
    );
  },
  'cash-prose': (trx, placed) =>
    replaceCashPositions(
      trx,
      scopes(placed),
      placed.flatMap(({ context, run }) => stated(context, run, cashProseRows(as(run)))),
    ),
  'share-count-prose': (trx, placed) =>
    replaceShareFloat(
      trx,
      scopes(placed),
      placed.flatMap(({ context, run }) => stated(context, run, shareCountProseRows(as(run), context.filing))),
    ),
  'exchange-compliance': (trx, placed) =>
    replaceExchangeCompliance(
      trx,
      scopes(placed),
      placedRows(placed, ({ context, run }) => exchangeComplianceRows(as(run), context.filing)),
    ),
  'reverse-splits': (trx, placed) =>
    replaceReverseSplits(
      trx,
      scopes(placed),
      placedRows(placed, ({ context, run }) => reverseSplitRows(as(run), context.filing)),
    ),
  'corporate-actions': (trx, placed) =>
    replaceCorporateActions(
      trx,
      scopes(placed),
      placedRows(placed, ({ context, run }) => corporateActionRows(as(run), context.filing)),
    ),
  'lockups-and-rofr': async (trx, placed) => {
    await replaceRofr(
      trx,
      scopes(placed),
      placedRows(placed, ({ run }) => rofrRows(as(run))),
    );
    await replaceLockups(
      trx,
      scopes(placed),
      placedRows(placed, ({ run }) => lockupRows(as(run))),
    );
  },
  'registration-events': (trx, placed) =>
    replaceRegistrationEvents(
      trx,
      scopes(placed),
      placed.flatMap(({ context, run }) => stated(context, run, registrationEventRows(as(run)))),
    ),
  'beneficial-ownership': (trx, placed) =>
    replaceBeneficialOwners(
      trx,
      scopes(placed),
      placed.flatMap(({ context, run }) =>
        stated(context, run, beneficialOwnerRows(as(run))).map((row, ordinal) => ({ ...row, ordinal })),
      ),
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
  'voting-results': async (trx, placed) => {
    const rowsOf = <V extends object>(rows: (run: StagedParseRun) => readonly ParsedRow<V>[]) =>
      placed.flatMap(({ context, run }) => stated(context, run, rows(run)));
    await replaceVotingMeetings(
      trx,
      scopes(placed),
      rowsOf((run) => votingMeetingRows(as(run))),
    );
    await replaceVotingProposals(
      trx,
      scopes(placed),
      rowsOf((run) => votingProposalRows(as(run))),
    );
    await replaceVotingNominees(
      trx,
      scopes(placed),
      rowsOf((run) => votingNomineeRows(as(run))),
    );
  },
  subsidiaries: async (trx, placed) => {
    const lists = placed.flatMap(({ context, run }) =>
      stated(context, run, subsidiaryListRows(as(run), context.filing)).map((row) => ({
        ...row,
        sequence: run.sequence,
      })),
    );
    const companies = placed.flatMap(({ context, run }) =>
      stated(context, run, subsidiaryRows(as(run))).map((row, position) => ({
        ...row,
        sequence: run.sequence,
        position,
      })),
    );
    await replaceSubsidiaryLists(trx, scopes(placed), lists);
    await replaceSubsidiaries(trx, scopes(placed), companies);
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
