import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storeThresholdLists } from '../../activities/threshold-lists.ts';
import { loadThresholdDates } from '../../db/repositories/lists/threshold-lists.ts';
import { thresholdStatus } from '../../scoring/facts/regsho.ts';
import { createDiskRawStore } from '../../sources/raw-store/disk-raw-store.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { date } from './fixtures.ts';

const NASDAQ = 'Symbol|Security Name|Market Category|Reg SHO Threshold Flag|Rule 3210|Filler';
const NYSE = 'Symbol|Security Name|Market Category|Reg SHO Threshold Flag|Filler|Filler';

describe('threshold lists of a night', () => {
  let database: TestDatabase;
  let home: string;
  const warnings: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) });
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'tidemark-lists-'));
    warnings.length = 0;
    await database.db.deleteFrom('raw.threshold_lists').execute();
    return () => rm(home, { recursive: true, force: true });
  });

  const store = async (directory: string | null, source = 'edgar'): Promise<number> => {
    const { tally, next } = await storeThresholdLists(
      {
        db: database.db,
        rawStore: createDiskRawStore(join(home, 'raw')),
        logger,
        beat: () => undefined,
        signal: new AbortController().signal,
      },
      { directory, source },
      null,
    );
    expect(next).toBeNull();
    return tally.items;
  };
  const symbols = async () =>
    (
      await database.db
        .selectFrom('raw.threshold_securities')
        .select(['exchange', 'symbol'])
        .orderBy('symbol')
        .execute()
    ).map(({ exchange, symbol }) => `${exchange} ${symbol}`);

  test('new lists in a directory are stored once, the later of two files for a day; invalid files are logged', async () => {
    const lists = join(home, 'lists');
    await mkdir(lists);
    await writeFile(join(lists, 'nasdaqth20240328.txt'), `${NASDAQ}\nALFQ|ALPHA|S|Y|N|\n20240328230005\n`);
    await writeFile(join(lists, 'a-corrected.txt.gz'), gzipSync(`${NASDAQ}\nBETQ|BETA|S|Y|N|\n20240328233000\n`));
    await writeFile(join(lists, 'cut.txt'), `${NYSE}\nGAMQ|GAMMA|NYSE|Y||\n`);
    expect(await store(lists)).toBe(1);
    expect(await symbols()).toEqual(['nasdaq BETQ']);
    expect(warnings.join()).toContain('truncated');
    expect(await store(lists)).toBe(0);
    await writeFile(join(lists, 'cut.txt'), `${NYSE}\nGAMQ|GAMMA|NYSE|Y||\n20240328220201\n`);
    expect(await store(lists)).toBe(1);
    expect(await symbols()).toEqual(['nasdaq BETQ', 'nyse GAMQ']);
  });

  test("an archive's own folder is read where there is one; a directory that was given must be there", async () => {
    expect(await store(null, home)).toBe(0);
    await mkdir(join(home, 'threshold-lists'));
    await writeFile(join(home, 'threshold-lists', 'n.txt'), `${NASDAQ}\nALFQ|ALPHA|S|Y|N|\n20240328230005\n`);
    expect(await store(null, home)).toBe(1);
    await expect(store(join(home, 'nowhere'))).rejects.toMatchObject({ code: 'threshold-lists-unreadable' });
  });

  test("each market's list covers its own securities; a class of shares is found however it is written", async () => {
    const lists = join(home, 'lists');
    await mkdir(lists);
    await writeFile(join(lists, 'nyse.txt'), `${NYSE}\nBRQ B|Brooke Q|NYSE|Y||\n20240328220201\n`);
    await store(lists);
    const day = date('2024-03-28');
    const threshold = await loadThresholdDates(database.db, { symbols: ['BRQ.B', 'ALFQ'], from: day, to: day });
    const of = (ticker: string, exchange: string | null) => {
      return thresholdStatus(threshold, ticker, exchange).on(day);
    };
    expect(of('BRQ.B', 'NYSE')).toBe(true);
    expect(of('ALFQ', 'NYSE')).toBe(false);
    expect(of('ALFQ', 'NYSEAMER')).toBeNull();
    expect(of('ALFQ', 'NASDAQ')).toBeNull();
    expect(of('ALFQ', null)).toBeNull();
  });
});
