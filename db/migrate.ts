import { type Migration, Migrator, sql } from 'kysely';
import { AppError } from '../core/errors.ts';
import type { Database } from './database.ts';
import { up as createRaw } from './migrations/0001_create_raw.ts';
import { up as createParsed } from './migrations/0002_create_parsed.ts';
import { up as createDilution } from './migrations/0003_create_dilution.ts';
import { up as createScore } from './migrations/0004_create_score.ts';
import { up as createOpsAndEvents } from './migrations/0005_create_ops_and_events.ts';
import { up as createCurrentViews } from './migrations/0006_create_current_views.ts';
import { up as createThirteenf } from './migrations/0020_create_thirteenf.ts';
import { up as createSubsidiaries } from './migrations/0021_create_subsidiaries.ts';
import { up as createVoting } from './migrations/0022_create_voting.ts';
import { up as createLockupsAndRofr } from './migrations/0030_create_offering_terms.ts';
import { up as createListing } from './migrations/0031_create_listing.ts';
import { up as createBeneficialOwners } from './migrations/0032_create_beneficial_owners.ts';
import { up as createScoreHistory } from './migrations/0040_create_score_history.ts';
import { up as createCusipLists } from './migrations/0051_create_cusip_lists.ts';
import { up as createShelfProgrammes } from './migrations/0060_create_shelf_programmes.ts';
import { up as createInstruments } from './migrations/0061_create_instruments.ts';
import { up as widenListing } from './migrations/0062_widen_listing.ts';
import { up as createHistoryUniverses } from './migrations/0070_create_history_universes.ts';
import { up as indexUnreadFilings } from './migrations/0080_index_unread_filings.ts';
import { up as keepUniverses } from './migrations/0081_keep_universes.ts';
import { up as keepParserSets } from './migrations/0090_keep_parser_sets.ts';
import { up as unreferenceHistories } from './migrations/0091_unreference_histories.ts';
import { up as keepFacts } from './migrations/0092_keep_facts.ts';
import { up as markOwnFilers } from './migrations/0093_mark_own_filers.ts';
import { up as leaveRoomForRanks } from './migrations/0094_leave_room_for_ranks.ts';
import { up as noteWhereFactsWereKept } from './migrations/0095_note_where_facts_were_kept.ts';
import { up as storeLastingInputsOnce } from './migrations/0096_store_lasting_inputs_once.ts';
import { up as boundKeptFacts } from './migrations/0097_bound_kept_facts.ts';
import { up as noteChangedFacts } from './migrations/0098_note_changed_facts.ts';

/** Listed, not found on disk: the list is what this build knows. Up-only; a merged migration never changes (`lock.json`). */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001_create_raw': { up: createRaw },
  '0002_create_parsed': { up: createParsed },
  '0003_create_dilution': { up: createDilution },
  '0004_create_score': { up: createScore },
  '0005_create_ops_and_events': { up: createOpsAndEvents },
  '0006_create_current_views': { up: createCurrentViews },
  '0020_create_thirteenf': { up: createThirteenf },
  '0021_create_subsidiaries': { up: createSubsidiaries },
  '0022_create_voting': { up: createVoting },
  '0030_create_offering_terms': { up: createLockupsAndRofr },
  '0031_create_listing': { up: createListing },
  '0032_create_beneficial_owners': { up: createBeneficialOwners },
  '0040_create_score_history': { up: createScoreHistory },
  '0051_create_cusip_lists': { up: createCusipLists },
  '0060_create_shelf_programmes': { up: createShelfProgrammes },
  '0061_create_instruments': { up: createInstruments },
  '0062_widen_listing': { up: widenListing },
  '0070_create_history_universes': { up: createHistoryUniverses },
  '0080_index_unread_filings': { up: indexUnreadFilings },
  '0081_keep_universes': { up: keepUniverses },
  '0090_keep_parser_sets': { up: keepParserSets },
  '0091_unreference_histories': { up: unreferenceHistories },
  '0092_keep_facts': { up: keepFacts },
  '0093_mark_own_filers': { up: markOwnFilers },
  '0094_leave_room_for_ranks': { up: leaveRoomForRanks },
  '0095_note_where_facts_were_kept': { up: noteWhereFactsWereKept },
  '0096_store_lasting_inputs_once': { up: storeLastingInputsOnce },
  '0097_bound_kept_facts': { up: boundKeptFacts },
  '0098_note_changed_facts': { up: noteChangedFacts },
};

const MIGRATION_SCHEMA = 'ops';
const MIGRATION_TABLE = 'migrations';

/**
 * Brings the schema to what this build knows; all of it in one transaction. Processes that do so at once wait for
 * each other.
 *
 * @returns names of the migrations that this call applied, in order
 */
export async function migrateToLatest(db: Database): Promise<readonly string[]> {
  const newer = (await appliedMigrations(db)).filter((name) => !(name in MIGRATIONS));
  if (newer.length > 0) throw newerSchema(newer);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => MIGRATIONS },
    migrationTableSchema: MIGRATION_SCHEMA,
    migrationTableName: MIGRATION_TABLE,
    migrationLockTableName: 'migration_locks',
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) {
    const failed = results.find(({ status }) => status === 'Error')?.migrationName;
    throw new AppError(`migration ${failed ?? ''} failed: ${error instanceof Error ? error.message : 'unknown'}`, {
      code: 'migration-failed',
      retryable: false,
      cause: error,
    });
  }
  return results.map(({ migrationName }) => migrationName);
}

/**
 * Refuses to work on a schema that this build does not know: `schema-newer` for an old build on a newer schema,
 * `schema-outdated` where migrations are missing.
 */
export async function assertSchemaCurrent(db: Database): Promise<void> {
  const applied = await appliedMigrations(db);
  const newer = applied.filter((name) => !(name in MIGRATIONS));
  if (newer.length > 0) throw newerSchema(newer);
  const missing = Object.keys(MIGRATIONS).filter((name) => !applied.includes(name));
  if (missing.length > 0) {
    throw new AppError(`the database lacks ${missing.length} migration(s), first ${missing[0]}: run tidemark migrate`, {
      code: 'schema-outdated',
      retryable: false,
      context: { missing },
    });
  }
}

function newerSchema(names: readonly string[]): AppError {
  return new AppError(`the database has migrations this build does not know (${names.join(', ')}): update tidemark`, {
    code: 'schema-newer',
    retryable: false,
    context: { names },
  });
}

async function appliedMigrations(db: Database): Promise<readonly string[]> {
  const table = `${MIGRATION_SCHEMA}.${MIGRATION_TABLE}`;
  const { rows } = await sql<{ exists: boolean }>`select to_regclass(${table}) is not null as exists`.execute(db);
  if (!rows[0]?.exists) return [];
  const applied = await sql<{ name: string }>`select name from ${sql.table(table)} order by name`.execute(db);
  return applied.rows.map(({ name }) => name);
}
