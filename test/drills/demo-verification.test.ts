import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadIssuerFactsByDay } from '../../activities/issuer-facts.ts';
import { verifyEverything } from '../../cli/verify/verify-everything.ts';
import { edgarBusinessDays } from '../../core/business-days.ts';
import { addDays, dateOfEpochDay, endOfEasternDay, epochDay, parseIsoDate } from '../../core/dates.ts';
import type { Cik } from '../../core/ids.ts';
import type { Instrument } from '../../core/instruments.ts';
import type { OverhangItem } from '../../core/score-receipt.ts';
import { loadInstrumentRows } from '../../db/repositories/datasets/instrument-statements.ts';
import { readEvents } from '../../db/repositories/runs/outbox-reader.ts';
import { envelopeOf } from '../../events/envelope.ts';
import { EVENT_TYPES, isWebhookEventType } from '../../events/event-types.ts';
import { generateSampleArchive } from '../../sample/archive.ts';
import { SCORE_LOOKBACKS } from '../../scoring/facts/fact-window.ts';
import { instrumentStatements } from '../../scoring/facts/instrument-statements.ts';
import { deriveInstruments } from '../../scoring/ledger/instruments.ts';
import { METHODOLOGIES } from '../../scoring/methodology-registry.ts';
import { scoreIssuer } from '../../scoring/score-issuer.ts';
import { parseCompanyTickers } from '../../sources/discovery/company-tickers.ts';
import { createDiskRawStore } from '../../sources/raw-store/disk-raw-store.ts';
import { createTestStack, type TestStack } from '../workflow/test-stack.ts';

const SILENT = { show: () => undefined, note: () => undefined, clear: () => undefined };
const END = '2026-11-13';

let dir = '';
let stack: TestStack;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'tidemark-demo-'));
  stack = await createTestStack();
  await stack.startWorker();
});
afterAll(async () => {
  await stack.close();
  await rm(dir, { recursive: true, force: true });
});

test('after the steps of the demo every row holds against the bytes, also where issuer lists gave later times', {
  timeout: 300_000,
}, async () => {
  // The demo's archive with fewer issuers, and its steps (cli/commands/demo.ts).
  const sample = await generateSampleArchive({ dir, seed: '1', issuers: 6, endDate: END, gzip: false, damaged: true });
  const [from, to] = [parseIsoDate(sample.from), parseIsoDate(sample.to)];
  await stack.ingest({ by: 'filed-date', from, to: addDays(to, -1) }, dir);
  const tickers = parseCompanyTickers(readFileSync(join(dir, 'files/company_tickers.json')));
  const ciks = [...new Set(tickers.map(({ cik }) => cik))];
  await stack.ingest({ by: 'cik', ciks }, dir, { discoverOnly: true });
  await stack.nightly(to, dir, join(dir, 'prices.csv'));

  const { rows: times } = await sql<{ changed: number }>`
    select count(*)::int as changed from raw.superseded_filing_times
  `.execute(stack.db);
  expect(times[0]?.changed).toBeGreaterThan(0);
  const verified = await verifyEverything(stack.db, createDiskRawStore(join(stack.home, 'raw')), SILENT);
  expect(verified.filings.problems).toEqual([]);
  expect(verified.derived.problems).toEqual([]);
  expect(verified.filings.spans).toBeGreaterThan(1_000);
  expect(verified.derived.issuers).toBeGreaterThan(0);
});

test('every event fits the schema of its type; the load of the history was silent, the night was not', async () => {
  const events = await readEvents(stack.db, { after: 0n, limit: 1_000_000 });
  const types = new Set(events.map(({ eventType }) => eventType));
  for (const event of events) {
    if (!isWebhookEventType(event.eventType)) continue;
    const { data, provenance } = envelopeOf(event);
    const parsed = EVENT_TYPES[event.eventType].data.safeParse(data);
    expect(parsed.error, `${event.eventType} ${event.naturalKey}`).toBeUndefined();
    expect(provenance === null ? 'none' : typeof provenance['filingUrl'], event.naturalKey).not.toBe('undefined');
  }
  expect(types.size).toBeGreaterThan(3);
  const { rows } = await sql<{ filed: string; silent: boolean }>`
    select distinct f.filed_date as filed, o.silent
    from raw.filings f join events.outbox o on o.event_type = 'filing.published' and o.natural_key = f.accession_number
    order by 1
  `.execute(stack.db);
  expect(rows.slice(0, -1).every(({ silent }) => silent)).toBe(true);
  expect(rows.at(-1)).toEqual({ filed: END, silent: false });
});

test('every receipt of the archive counts the instruments that the ledger shows, and lies between its lo and hi', {
  timeout: 120_000,
}, async () => {
  const days = Int32Array.from(edgarBusinessDays(addDays(parseIsoDate(END), -700), parseIsoDate(END)), epochDay);
  const prices = join(dir, 'prices.csv');
  const ciks = await issuersOf(stack);
  const histories = await loadIssuerFactsByDay(stack.db, { ciks, days, prices, ...SCORE_LOOKBACKS });
  const rowsOf = await loadInstrumentRows(stack.db, { ciks, publicTo: endOfEasternDay(parseIsoDate(END)) });
  let receipts = 0;
  let instruments = 0;
  for (const { cik, stretches } of histories) {
    const { warrants, convertibles } = rowsOf(cik);
    const statements = instrumentStatements(warrants, convertibles);
    for (const { from, to, facts } of stretches) {
      for (const day of days.slice(from, to)) {
        const asOf = dateOfEpochDay(day);
        for (const methodology of METHODOLOGIES) {
          const { score, lo, hi, inputs } = scoreIssuer(facts, asOf, methodology);
          const ledger = deriveInstruments(facts, statements, asOf, methodology).instruments;
          expect(countedItems(inputs.overhang.items)).toEqual(countedRows(ledger));
          const isWithin = score === null || (lo <= score && score <= hi);
          expect(isWithin, `${cik} ${asOf}: ${lo} ${score} ${hi}`).toBe(true);
          receipts += 1;
          instruments += inputs.overhang.items.length;
        }
      }
    }
  }
  expect(receipts).toBeGreaterThan(2_000);
  expect(instruments).toBeGreaterThan(1_000);
});

async function issuersOf({ db }: TestStack): Promise<readonly Cik[]> {
  const { rows } = await sql<{ cik: Cik }>`select distinct cik from raw.filings order by cik`.execute(db);
  return rows.map(({ cik }) => cik);
}

/** Twelve digits: what division and multiplication by a split's ratio leave. */
function rounded(value: number | null): number | null {
  return value === null ? null : Number(value.toPrecision(12));
}

function countedItems(items: readonly OverhangItem[]): readonly string[] {
  return items
    .map(({ value, splitFactor, exercisePrice, preFunded, instrument, ...item }) => {
      const kind = preFunded ? 'pre-funded-warrant' : instrument;
      const price = exercisePrice === null || preFunded ? exercisePrice : exercisePrice / splitFactor;
      const shares = value === null ? null : value * splitFactor;
      const { exercisableFrom, expires, variablePrice } = item;
      return JSON.stringify([kind, rounded(shares), rounded(price), exercisableFrom, expires, variablePrice]);
    })
    .sort();
}

function countedRows(ledger: readonly Instrument[]): readonly string[] {
  return ledger
    .filter(({ isCounted }) => isCounted)
    .map(({ kind, shares, price, exercisableFrom, expires, variablePrice }) =>
      JSON.stringify([kind, rounded(shares), rounded(price), exercisableFrom, expires, variablePrice === true]),
    )
    .sort();
}
