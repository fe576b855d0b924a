import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSpanReader } from '../../cli/span-reader.ts';
import type { Cik } from '../../core/ids.ts';
import type { Monitor } from '../../core/monitors.ts';
import { dropOldTexts } from '../../db/repositories/monitors/filing-words.ts';
import { listMatches } from '../../db/repositories/monitors/record-matches.ts';
import { createDiskRawStore } from '../../sources/raw-store/disk-raw-store.ts';
import type { RawStore } from '../../sources/raw-store/raw-store.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { accessionOf, publish } from './fixtures.ts';
import { createMonitorFixture } from './monitor-fixture.ts';

let database: TestDatabase;
let dir: string;
let rawStore: RawStore;
let reads = 0;
let fixture: ReturnType<typeof createMonitorFixture>;
beforeAll(async () => {
  database = await createTestDatabase();
  dir = await mkdtemp(join(tmpdir(), 'tidemark-text-'));
  rawStore = createDiskRawStore(dir);
  fixture = createMonitorFixture(database.db, {
    rawStore: {
      getUpTo(key, most) {
        reads += 1;
        return rawStore.getUpTo(key, most);
      },
    },
  });
});
afterAll(async () => {
  await database.drop();
  await rm(dir, { recursive: true });
});

const FILLER = 'Lorem ipsum dolor sit amet. '.repeat(400);

/** Stores a filing with its documents, as a run leaves it. */
async function store(n: number, documents: readonly string[]): Promise<void> {
  const body = documents.map(
    (text, index) =>
      `<DOCUMENT>\n<TYPE>${index === 0 ? '8-K' : 'EX-99.1'}\n<SEQUENCE>${index + 1}\n<FILENAME>d${index}.htm\n<TEXT>\n${text}\n</TEXT>\n</DOCUMENT>\n`,
  );
  const submission = `<SEC-DOCUMENT>${accessionOf(n)}.txt\n<SEC-HEADER>\nACCESSION NUMBER: ${accessionOf(n)}\n</SEC-HEADER>\n${body.join('')}</SEC-DOCUMENT>\n`;
  const { key } = await rawStore.put(Buffer.from(submission));
  await publish(database.db, { cik: '100' as Cik, accessionNumber: accessionOf(n) });
  await sql`
    update raw.filings set raw_source_key = ${key}, state_changed_at = clock_timestamp()
    where accession_number = ${accessionOf(n)}
  `.execute(database.db);
}

const matched = async ({ monitorId }: Monitor) =>
  (await listMatches(database.db, { monitorId, limit: 100 })).map(({ accessionNumber }) => accessionNumber);

test('a filing matches with the words that it has, as a span', async () => {
  const phrase = await fixture.monitor('filings', null, { text: '"at the market" offering -withdrawn' });
  const either = await fixture.monitor('filings', 'cik = 100', { text: '"securities purchase" or covenants' });
  await store(1, [
    `<html><body><p>${FILLER}</p><p>An <b>At&#45;the&#8209;Mar</b>ket&nbsp;program.</p></body></html>`,
    `<html><body><p>The offerings continue.</p></body></html>`,
  ]);
  await store(2, ['<html><body><p>The market at large. An offering. At a market.</p></body></html>']);
  await store(3, ['<html><body><p>At the market offering, withdrawn.</p></body></html>']);
  await store(4, ['Plain text: each covenant of the SECURITIES\n   PURCHASE agreement.']);
  expect(await fixture.evaluate()).toMatchObject({ matches: 2, failed: 0 });
  expect(await matched(phrase)).toEqual([accessionOf(1)]);
  expect(await matched(either)).toEqual([accessionOf(4)]);

  const [match] = await listMatches(database.db, { monitorId: phrase.monitorId, limit: 9 });
  expect(match?.matchedWords.map(({ term, words }) => ({ term, words }))).toEqual([
    { term: 'at the market', words: 'At-the‑Market' },
    { term: 'offering', words: 'offerings' },
  ]);
  const spans = match?.matchedWords.map(({ sourceSpan }) => sourceSpan) ?? [];
  expect(spans.map((span) => span.split('#')[1]?.split(':')[0])).toEqual(['1', '2']);
  const readSpan = createSpanReader(rawStore);
  expect(await Promise.all(spans.map(async (span) => (await readSpan(span)).text))).toEqual([
    'At&#45;the&#8209;Mar</b>ket',
    'offerings',
  ]);
});

test('a phrase is found across the parts in which a text is searched, at every place', async () => {
  const words = Array.from({ length: 4_000 }, (_, n) => `w${n}`);
  await store(10, [`<p>${words.join(' ')}</p>`]);
  const phrases = [961, 969, 970, 985, 998, 999, 1_000, 1_940, 2_910, 3_990].map((n) =>
    words.slice(n, n + 8).join(' '),
  );
  const monitors: Monitor[] = [];
  for (const phrase of phrases) monitors.push(await fixture.monitor('filings', null, { text: `"${phrase}"` }));
  const apart = await fixture.monitor('filings', null, { text: '"w5 w7"' });
  await sql`update raw.filings set state_changed_at = clock_timestamp() where accession_number = ${accessionOf(10)}`.execute(
    database.db,
  );
  await fixture.evaluate();
  for (const [index, monitor] of monitors.entries()) {
    const [match] = await listMatches(database.db, { monitorId: monitor.monitorId, limit: 9 });
    expect(match?.matchedWords, phrases[index]).toMatchObject([{ words: phrases[index] }]);
  }
  expect(await matched(apart)).toEqual([]);
});

test('texts are read once, dropped when they are old, and read again when they are searched again', async () => {
  const before = reads;
  const monitor = await fixture.monitor('filings', null, { text: 'zebra' });
  await store(20, ['<p>A zebra.</p>']);
  await fixture.evaluate();
  expect(await matched(monitor)).toEqual([accessionOf(20)]);
  const once = reads - before;
  await fixture.evaluate();
  expect(reads - before).toBeLessThan(2 * once);
  await sql`update raw.searched_texts set indexed_at = now() - interval '31 days'`.execute(database.db);
  expect(await dropOldTexts(database.db, 30)).toBeGreaterThan(0);
  const { rows } = await sql`select from raw.filing_words`.execute(database.db);
  expect(rows).toEqual([]);
  const later = await fixture.monitor('filings', null, { text: 'zebras' });
  await sql`update raw.filings set state_changed_at = clock_timestamp() where accession_number = ${accessionOf(20)}`.execute(
    database.db,
  );
  await fixture.evaluate();
  expect(await matched(later)).toEqual([accessionOf(20)]);
});

test('a filing whose bytes are missing matches no words, and the reason is stored', async () => {
  const monitor = await fixture.monitor('filings', null, { text: 'anything' });
  await publish(database.db, { cik: '100' as Cik, accessionNumber: accessionOf(30) });
  expect(await fixture.evaluate()).toMatchObject({ failed: 0 });
  expect(await matched(monitor)).toEqual([]);
  const { rows } = await sql<{ problem: string }>`
    select problem from raw.searched_texts where problem is not null
  `.execute(database.db);
  expect(rows).toHaveLength(1);
});
