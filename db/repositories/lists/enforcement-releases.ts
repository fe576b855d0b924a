import { sql } from 'kysely';
import type { IsoTimestamp } from '../../../core/dates.ts';
import type { EnforcementFeed, EnforcementRelease } from '../../../core/enforcement.ts';
import type { OutboxEvent } from '../../../core/events.ts';
import type { RawSourceKey } from '../../../core/ids.ts';
import type { Database } from '../../database.ts';
import { recordset } from '../../upsert.ts';
import { appendEvents } from '../runs/outbox.ts';

export interface LoadedFeed {
  readonly feed: EnforcementFeed;
  /** Where it was read. */
  readonly feedUrl: string;
  readonly rawSourceKey: RawSourceKey;
  readonly retrievedAt: IsoTimestamp;
  readonly releases: readonly EnforcementRelease[];
}

export interface StoredReleases {
  readonly added: readonly EnforcementRelease[];
  /** The feed had never been read: its events are silent. */
  readonly isFirstLoad: boolean;
}

/** Stores the releases that are new, each with its event in the same transaction. Known ones stay as first stored. */
export async function storeReleases(db: Database, loaded: LoadedFeed): Promise<StoredReleases> {
  const { feed, feedUrl, rawSourceKey, retrievedAt, releases } = loaded;
  return db.transaction().execute(async (trx) => {
    // Waits for another first load of the same feed, whose commit makes this one a later load.
    const { rows: first } = await sql`
      insert into raw.enforcement_feeds (feed, synced_at, items) values (${feed}, now(), ${releases.length})
      on conflict (feed) do nothing returning feed
    `.execute(trx);
    const isFirstLoad = first.length > 0;
    await sql`
      update raw.enforcement_feeds set synced_at = now(), items = ${releases.length} where feed = ${feed}
    `.execute(trx);
    const rows = releases.map((release) => ({
      release_number: release.releaseNumber,
      feed,
      other_numbers: release.otherNumbers,
      release_date: release.releaseDate,
      published_at: release.publishedAt,
      respondents: release.respondents,
      description: release.description,
      url: release.url,
      feed_url: feedUrl,
      raw_source_key: rawSourceKey,
      retrieved_at: retrievedAt,
    }));
    const { rows: written } = await sql<{ releaseNumber: string }>`
      insert into raw.enforcement_releases (release_number, feed, other_numbers, release_date, published_at, respondents,
        description, url, feed_url, raw_source_key, retrieved_at)
      select release_number, feed, other_numbers, release_date, published_at, respondents, description, url, feed_url,
        raw_source_key, retrieved_at
      from ${recordset('raw.enforcement_releases', rows)} order by release_number
      on conflict (release_number) do nothing
      returning release_number as "releaseNumber"
    `.execute(trx);
    const numbers = new Set(written.map(({ releaseNumber }) => releaseNumber));
    const added = releases.filter(({ releaseNumber }) => numbers.has(releaseNumber));
    // The oldest first, so that readers of the events meet them in order.
    const events = added.toReversed().map((release) => publishedEvent(release, loaded));
    await appendEvents(trx, events, { silent: isFirstLoad });
    return { added, isFirstLoad };
  });
}

function publishedEvent(release: EnforcementRelease, { feedUrl, rawSourceKey, retrievedAt }: LoadedFeed): OutboxEvent {
  const { feed, releaseNumber, otherNumbers, releaseDate: date, publishedAt, respondents, description, url } = release;
  const kind = feed === 'litigation-releases' ? 'litigation-release' : 'administrative-proceeding';
  const provenance = { source: 'SEC', filingUrl: url, publicAt: publishedAt, feedUrl, rawSourceKey, retrievedAt };
  const data = { kind, releaseNumber, otherNumbers, date, publishedAt, respondents, description, url };
  return { eventType: 'enforcement.published', naturalKey: releaseNumber, payload: { ...data, provenance } };
}

export interface StoredRelease extends EnforcementRelease {
  readonly firstSeenAt: IsoTimestamp;
}

/** Stored releases, the newest first. */
export async function listReleases(
  db: Database,
  { feed, limit }: { readonly feed: EnforcementFeed | null; readonly limit: number },
): Promise<readonly StoredRelease[]> {
  const { rows } = await sql<StoredRelease>`
    select feed, release_number as "releaseNumber", other_numbers as "otherNumbers", release_date as "releaseDate",
      published_at as "publishedAt", respondents, description, url, first_seen_at as "firstSeenAt"
    from raw.enforcement_releases where ${feed}::text is null or feed = ${feed}
    order by release_date desc, release_number desc limit ${limit}
  `.execute(db);
  return rows;
}
