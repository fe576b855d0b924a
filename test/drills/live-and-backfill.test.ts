import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBackfill } from '../../cli/backfill-run.ts';
import { edgarBusinessDays, isEdgarBusinessDay } from '../../core/business-days.ts';
import { addDays, type IsoDate, parseIsoDate } from '../../core/dates.ts';
import type { Database } from '../../db/database.ts';
import { recordDiscovery } from '../../db/repositories/filings/raw-objects.ts';
import { createTestArchive, type SampleFiling, type TestArchive } from '../workflow/sample-archive.ts';
import { createTestStack, type TestStack } from '../workflow/test-stack.ts';

const BEGIN = parseIsoDate('2024-04-01');
const END = parseIsoDate('2025-03-31');
const NIGHTS = 10;
const METHODOLOGY = '2026-11-01.1';

interface StoredReceipt {
  readonly cik: string;
  readonly asOf: string;
  readonly receiptHash: string;
  readonly receipt: string;
  readonly inputs: string;
}

/** Every receipt with its inputs, as its bytes stand in the tables. */
async function receiptsOf(db: Database): Promise<readonly StoredReceipt[]> {
  const { rows } = await sql<StoredReceipt>`
    select s.cik, s.as_of_date as "asOf", s.receipt_hash as "receiptHash", r.body as receipt, i.body as inputs
    from score.scores s join score.receipts r using (cik, receipt_hash) join score.receipt_inputs i using (cik, inputs_hash)
    order by s.cik, s.as_of_date
  `.execute(db);
  return rows;
}

/** Consecutive nights with the most filings, after the first weeks, so that issuers have something to score. */
function busiestNights({ filings }: TestArchive): readonly IsoDate[] {
  const days = edgarBusinessDays(addDays(BEGIN, 120), END);
  const windows = days.slice(0, -NIGHTS).map((_, start) => days.slice(start, start + NIGHTS));
  const count = (window: readonly string[]) => filings.filter(({ filedDate }) => window.includes(filedDate)).length;
  return windows.reduce((best, window) => (count(window) > count(best) ? window : best), windows[0] ?? []);
}

interface EveningFiling {
  readonly accessionNumber: string;
  readonly filedDate: string;
  readonly acceptedOn: IsoDate;
}

/** Moves the acceptance of filings to 18:04 on the business day before, except of those whose header states none. */
async function acceptInTheEvening(dir: string, filings: readonly SampleFiling[]): Promise<readonly EveningFiling[]> {
  const moved: EveningFiling[] = [];
  for (const { accessionNumber, filedDate, path } of filings) {
    let acceptedOn = addDays(parseIsoDate(filedDate), -1);
    while (!isEdgarBusinessDay(acceptedOn)) acceptedOn = addDays(acceptedOn, -1);
    const file = join(dir, `${path}.gz`);
    const text = gunzipSync(await readFile(file)).toString('latin1');
    const evening = `<ACCEPTANCE-DATETIME>${acceptedOn.replaceAll('-', '')}180400`;
    const changed = text.replace(/<ACCEPTANCE-DATETIME>\d{14}/, evening);
    if (changed === text) continue;
    await writeFile(file, gzipSync(Buffer.from(changed, 'latin1')));
    moved.push({ accessionNumber, filedDate, acceptedOn });
  }
  return moved;
}

describe('scores of the same days, once night by night and once from a backfill', () => {
  let archive: TestArchive;
  let live: TestStack;
  let backfilled: TestStack;
  let nights: readonly IsoDate[];
  let evening: readonly EveningFiling[];

  beforeAll(async () => {
    archive = await createTestArchive('live-and-backfill', 5);
    nights = busiestNights(archive);
    const ofLaterNights = archive.filings.filter(({ filedDate }) =>
      nights.slice(1).some((night) => night === filedDate),
    );
    evening = await acceptInTheEvening(archive.dir, ofLaterNights);
    backfilled = await createTestStack();
    await backfilled.startWorker();
    await assumeSearched(backfilled.db);
    await backfilled.ingest({ by: 'filed-date', from: BEGIN, to: END }, archive.dir);
    for (const night of nights) await backfilled.nightly(night, archive.dir, archive.prices);

    live = await createTestStack();
    await live.startWorker();
    await assumeSearched(live.db);
    const before = addDays(nights[0] ?? END, -1);
    await live.ingest({ by: 'filed-date', from: BEGIN, to: before }, archive.dir);
    for (const night of nights) await live.nightly(night, archive.dir, archive.prices);
  }, 300_000);
  afterAll(async () => {
    await live.close();
    await backfilled.close();
    await archive.remove();
  });

  /** As if the years before had been searched too: else nothing could be said of them. */
  const assumeSearched = (db: Database) =>
    recordDiscovery(db, {
      source: archive.dir,
      indexKind: 'full-index',
      cik: null,
      from: parseIsoDate('2020-01-01'),
      to: addDays(BEGIN, -1),
      filings: 0,
    });

  test('are the same to the byte, receipts and all', async () => {
    expect(evening.length).toBeGreaterThanOrEqual(5);
    const [ofNights, ofBackfill] = [await receiptsOf(live.db), await receiptsOf(backfilled.db)];
    expect(new Set(ofNights.map(({ asOf }) => asOf))).toEqual(new Set(nights));
    expect(ofNights.length).toBeGreaterThan(NIGHTS * 4);
    expect(ofBackfill).toEqual(ofNights);
  });

  test('use a filing that was accepted in the evening from its filed date on, and not before', async () => {
    let cited = 0;
    for (const { accessionNumber, filedDate, acceptedOn } of evening) {
      const { rows } = await sql<{ asOf: string }>`
        select distinct s.as_of_date as "asOf" from score.scores s
        join score.receipts r using (cik, receipt_hash) join score.receipt_inputs i using (cik, inputs_hash)
        where strpos(r.body || i.body, ${accessionNumber}) > 0 order by 1
      `.execute(backfilled.db);
      expect(rows.map(({ asOf }) => asOf)).not.toContain(acceptedOn);
      if (rows[0] === undefined) continue;
      expect(rows[0].asOf).toBe(filedDate);
      cited += 1;
    }
    expect(cited).toBeGreaterThanOrEqual(3);
  });

  test('and the histories of a backfill say the same as the nights', async () => {
    const scope = {
      methodologyVersion: METHODOLOGY,
      from: nights[0] ?? BEGIN,
      to: nights.at(-1) ?? END,
      ciks: null,
      prices: archive.prices,
    };
    const plan = { pageSize: 4, window: 2, pagesPerRun: 4, daysPerRanking: 60 };
    await (await startBackfill(backfilled.client, { ...plan, scope })).result();
    const numbers = sql`cik, as_of_date, score, lo, hi, band, confidence`;
    const { rows: history } = await sql`
      select ${numbers} from score.score_histories order by cik, as_of_date
    `.execute(backfilled.db);
    const { rows: scores } = await sql`select ${numbers} from score.scores order by cik, as_of_date`.execute(live.db);
    expect(history).toEqual(scores);
  });
});
