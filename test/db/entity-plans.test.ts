import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ResolveQuery, resolveEntity } from '../../api/reads/resolve-entity.ts';
import { identifierKey } from '../../core/identifiers.ts';
import { ANY_SECURITY_TYPE, securityTypePattern } from '../../core/listings.ts';
import { searchKeyOf, searchKeysOf } from '../../core/name-keys.ts';
import type { Database } from '../../db/database.ts';
import { type ListingFilter, pageListings, searchListings } from '../../db/repositories/reference/listings.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { type TableRead, tableReads } from '../query-plans.ts';
import { date } from './fixtures.ts';

/** Entities with a name each; one in ten has a ticker, an industry code and a CUSIP. TIDEMARK_ENTITIES: a larger database. */
const ENTITIES = Number(process.env['TIDEMARK_ENTITIES'] ?? 60_000);
const ON = date('2026-03-10');
const EVERY: ListingFilter = { exchanges: null, title: null, sics: null, search: null };

async function generate(db: Database): Promise<void> {
  // Eight words, of which each name has two, and a number: prefixes and words are as common as on EDGAR.
  await sql`
    insert into reference.identifiers (cik, kind, value_key, search_key, source, valid_from, value, security_title, exchange,
      last_stated, statements)
    select (100000 + n)::text, k.kind, k.key, replace(replace(k.key, ' inc', ''), ' ', ''), k.source, date '2020-01-02', k.key,
      k.title, k.exchange, date '2026-03-02', 1
    from generate_series(1, ${ENTITIES}::int) n
    cross join lateral (select (array['alder', 'birch', 'cedar', 'elm', 'fir', 'hazel', 'linden', 'maple'])[1 + n % 8]
      || ' ' || md5(n::text) || ' ' || (array['capital', 'energy', 'fund', 'holdings', 'trust'])[1 + n % 5] as name) w
    cross join lateral (values
      ('name', w.name || ' inc', 'filing-header', null, null, true),
      ('ticker', 'T' || n, 'filing-cover', 'Common Stock', (array['NASDAQ', 'NYSE'])[1 + n % 2], n % 10 = 0),
      ('sic', (2000 + n % 4000)::text, 'filing-header', null, null, n % 10 = 0),
      ('cusip', lpad(n::text, 6, '0') || '109', 'schedule-13', 'Common Stock', null, n % 10 = 0)
    ) as k (kind, key, source, title, exchange, present)
    where k.present
  `.execute(db);
  await sql`vacuum analyze reference.identifiers`.execute(db);
}

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await generate(database.db);
}, 600_000);
afterAll(() => database.drop());

/** Reads of the table of identifiers: each by an index, and how many rows in all. */
async function readsOf(use: (db: Database) => Promise<unknown>): Promise<readonly TableRead[]> {
  const reads = await tableReads(database.db, use);
  return reads.filter(({ table }) => table === 'identifiers');
}

const rowsOf = (reads: readonly TableRead[]) => reads.reduce((sum, { rows }) => sum + rows, 0);

describe('at the size of EDGAR', () => {
  it.each<[string, ResolveQuery]>([
    ['a ticker', { q: 'T500' }],
    ['a ticker that nobody has', { ticker: 'ZZZZ' }],
    ['a CIK', { q: '0000100500' }],
    ['a whole name', { name: 'Alder C4CA4238A0B923820DCC509A6F75849B Energy, Incorporated' }],
    ['the beginning of a name', { q: 'alder c4ca' }],
    ['a common first word', { name: 'alder' }],
    ['words in another order', { name: 'energy alder c4ca4238a0b923820dcc509a6f75849b' }],
    ['a name with a typing error', { name: 'alder c4ca4238a0b923820dcc509a6f7584' }],
    ['a short near miss', { name: 'aldrr' }],
    ['a CUSIP', { cusip: '00050010' }],
    ['the six characters of an issuer', { q: '000500' }],
  ])('resolving %s reads identifiers by index only', async (_, query) => {
    const reads = await readsOf((db) => resolveEntity(db, query, { asOf: ON, limit: 10 }));
    expect(reads.length).toBeGreaterThan(0);
    expect(reads.filter(({ index }) => index === null)).toEqual([]);
    expect(rowsOf(reads)).toBeLessThan(6_000);
  });

  it('a page of the universe costs the same at the beginning and at the end', async () => {
    const page = (entity: number) =>
      readsOf((db) => pageListings(db, { on: ON, filter: EVERY, cursor: { entity, returned: 0 }, limit: 11 }));
    const first = await page(0);
    const last = await page(100_000 + ENTITIES - 200);
    expect([...first, ...last].filter(({ index }) => index === null)).toEqual([]);
    expect(rowsOf(first)).toBeLessThanOrEqual(200);
    expect(rowsOf(last)).toBeLessThanOrEqual(2 * rowsOf(first));
  });

  it.each<[string, Partial<ListingFilter>]>([
    ['exchange', { exchanges: ['nyse'] }],
    ['type', { title: { any: ANY_SECURITY_TYPE, one: securityTypePattern('common-stock') } }],
    ['sector', { sics: [[2000, 3999]] }],
    ['search', { search: { words: ['alder', 'energy'], ticker: 'ALDER' } }],
  ])('a page of the universe by %s reads no name or ticker twice over', async (_, filter) => {
    const query = { on: ON, filter: { ...EVERY, ...filter }, cursor: { entity: 0, returned: 0 }, limit: 11 };
    const reads = await readsOf((db) => pageListings(db, query));
    expect(reads.filter(({ index }) => index === null)).toEqual([]);
  });

  it.each(['T500', 'alder c4ca', 'energy', 'zzzz'])('a search for "%s" reads by index', async (q) => {
    const words = identifierKey('name', q).split(' ');
    const search = { on: ON, ticker: searchKeyOf('ticker', q), names: searchKeysOf(q), words };
    const cursor = { tier: 0, entity: 0, returned: 0 };
    const reads = await readsOf((db) => searchListings(db, { ...search, cursor, limit: 11 }));
    expect(reads.filter(({ index }) => index === null)).toEqual([]);
  });
});
