import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccessionNumber, Cik, ParserVersion } from '../../core/ids.ts';
import type { ReprocessScope } from '../../core/reprocess.ts';
import { parserSetOf } from '../../db/repositories/filings/parser-sets.ts';
import { countUnread, pageUnread, type UnreadCursor } from '../../db/repositories/filings/unread-filings.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { accessionOf, date, RAW_KEY } from './fixtures.ts';

const WANTED = 'xbrl@2' as ParserVersion;
const WHOLE: ReprocessScope = { parserVersion: WANTED, ciks: null, from: null, to: null };

describe('filings that a version has not read', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    const { db } = database;
    const setOf = (...versions: readonly string[]) =>
      db.transaction().execute((trx) => parserSetOf(trx, versions as readonly ParserVersion[]));
    const [old, other, read] = [
      await setOf('xbrl@1'),
      await setOf('overhang@1', 'xbrl@1'),
      await setOf('xbrl@1', WANTED),
    ];
    // Filings 1 to 60 of three sources: every fourth was read, every fifth is not processed.
    await sql`
      insert into raw.filings (accession_number, cik, form, filed_date, public_at, public_at_estimated, url, source, state,
        raw_source_key, parser_set)
      select '0001234567-24-' || lpad(n::text, 6, '0'), (100 + n % 3)::text, '8-K', date '2024-03-28' - n % 20,
        '2024-03-28', false, 'u', (array['/archive', 'edgar', 'http://mirror'])[1 + n % 3],
        case when n % 5 = 0 then 'stored' else 'processed' end, ${RAW_KEY},
        case when n % 5 = 0 then null when n % 4 = 0 then ${read}::int when n % 2 = 0 then ${other}::int else ${old}::int end
      from generate_series(1, 60) n
    `.execute(db);
    await sql`
      insert into raw.filing_filers (cik, accession_number, role)
      select cik, accession_number, 'filer' from raw.filings
      union all select '900', ${accessionOf(1)}, 'filer'
    `.execute(db);
  });
  afterAll(() => database.drop());

  async function unread(scope: Partial<ReprocessScope> = {}, limit = 7): Promise<readonly AccessionNumber[]> {
    const found: AccessionNumber[] = [];
    for (let after: UnreadCursor | null = null; ; ) {
      const page = await pageUnread(database.db, { ...WHOLE, ...scope }, after, limit);
      found.push(...page.filings.map(({ accessionNumber }) => accessionNumber));
      if (page.next === null) break;
      after = page.next;
    }
    expect(await countUnread(database.db, { ...WHOLE, ...scope })).toBe(found.length);
    return found;
  }
  const numbers = (condition: (n: number) => boolean): readonly AccessionNumber[] =>
    Array.from({ length: 60 }, (_, n) => n + 1)
      .filter((n) => n % 5 !== 0 && n % 4 !== 0 && condition(n))
      .map(accessionOf);

  it('are the processed ones of every source, each once, whatever the size of a page', async () => {
    for (const limit of [1, 7, 36, 100]) {
      expect((await unread({}, limit)).toSorted()).toEqual(numbers(() => true));
    }
  });

  it('are chosen by issuers and filing dates, alone or together', async () => {
    const ofIssuer = { ciks: ['101' as Cik] };
    const days = { from: date('2024-03-20'), to: date('2024-03-25') };
    const inDays = (n: number): boolean => n % 20 >= 3 && n % 20 <= 8;
    expect((await unread(ofIssuer)).toSorted()).toEqual(numbers((n) => n % 3 === 1));
    expect((await unread(days)).toSorted()).toEqual(numbers(inDays));
    expect((await unread({ ...days, ...ofIssuer })).toSorted()).toEqual(numbers((n) => inDays(n) && n % 3 === 1));
    expect((await unread({ from: date('2024-03-28') })).toSorted()).toEqual(numbers((n) => n % 20 === 0));
    expect(await unread({ ciks: ['900' as Cik] })).toEqual([accessionOf(1)]);
    expect(await unread({ ciks: [] })).toEqual([]);
  });

  it('are none of a version that all have, and all processed ones of a version that none has', async () => {
    expect(await unread({ parserVersion: 'xbrl@1' as ParserVersion })).toEqual([]);
    expect(await unread({ parserVersion: 'xbrl@3' as ParserVersion })).toHaveLength(48);
  });
});
