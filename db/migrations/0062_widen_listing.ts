import { type Kysely, sql } from 'kysely';

/**
 * Threshold lists of NYSE's three markets apart, since each covers its own securities only, with the time each was made;
 * mergers, spin-offs and changes of an ADS ratio among the corporate actions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table raw.threshold_lists drop constraint threshold_lists_exchange_check;
    alter table raw.threshold_lists add constraint threshold_lists_exchange_check
      check (exchange in ('nasdaq', 'nyse', 'nyse-american', 'nyse-arca', 'cboe'));
    alter table raw.threshold_lists add column made_at text;
    comment on column raw.threshold_lists.made_at is
      'yyyymmddhhmmss Eastern, as the file says; of two files for a day the later one counts';

    alter table dilution.corporate_actions drop constraint corporate_actions_type_check;
    alter table dilution.corporate_actions add constraint corporate_actions_type_check
      check (type in ('ticker_change', 'exchange_move', 'despac_closing', 'split', 'name_change', 'merger', 'spin_off',
        'ads_ratio_change'));
  `.execute(db);
}
