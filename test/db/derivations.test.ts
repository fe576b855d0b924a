import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DeriveCursor, derivePage } from '../../activities/derive.ts';
import { allPages } from '../../bench/all-pages.ts';
import { verifyDerivations } from '../../cli/verify/verify-derivations.ts';
import type { IsoDate } from '../../core/dates.ts';
import type { Cik, ParserVersion } from '../../core/ids.ts';
import type { OfferingEventValues } from '../../core/rows.ts';
import type { ExchangeComplianceValues } from '../../core/rows-compliance.ts';
import type { WarrantValues } from '../../core/rows-lockups-and-rofr.ts';
import type { SourceSpan } from '../../core/spans.ts';
import { replaceRows } from '../../db/repositories/datasets/dataset-rows.ts';
import { issuersToDerive } from '../../db/repositories/datasets/derivations.ts';
import { parserSetOf } from '../../db/repositories/filings/parser-sets.ts';
import { readEvents } from '../../db/repositories/runs/outbox-reader.ts';
import { ensurePromoted } from '../../db/repositories/runs/promotions.ts';
import { runCli } from '../cli.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { accessionOf, date, instant, OFFERING_VALUES, RAW_KEY, rowMeta } from './fixtures.ts';

const CIK = '100' as Cik;
const NUMBER = '333-300001';

let database: TestDatabase;
let serial = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  const parsers = ['offering-events@1', 'registration-events@1', 'overhang@1', 'exchange-compliance@1'];
  await ensurePromoted(database.db, parsers as ParserVersion[]);
});
afterAll(() => database.drop());

/** A filing of a day that a run has parsed, and the origin of its rows. */
async function filed(parser: string, form: string, day: string, runId: string) {
  serial += 1;
  const accession = accessionOf(serial);
  const publicAt = instant(`${day}T20:00:00.000Z`);
  const parserSet = await database.db.transaction().execute((trx) => parserSetOf(trx, [parser as ParserVersion]));
  await sql`
    insert into raw.filings (accession_number, cik, form, filed_date, public_at, public_at_estimated, url, source, state,
      raw_source_key, parser_set)
    values (${accession}, ${CIK}, ${form}, ${day}, ${publicAt}, false, 'u', 'edgar', 'processed', ${RAW_KEY}, ${parserSet})
  `.execute(database.db);
  await sql`
    insert into raw.filing_filers (cik, accession_number, role, name)
    values (${CIK}, ${accession}, 'filer', 'NORTHGATE ICE CO')
  `.execute(database.db);
  await sql`
    insert into ops.parse_runs (cik, accession_number, parser_version, sequence, parser_id, status, confidence,
      input_hash, output_hash, reasons, warnings, cross_validations, duration_ms, materialization_version, run_id)
    values (${CIK}, ${accession}, ${parser}, 1, ${parser.split('@')[0]}, 'parsed', 1, 'i', 'o', '[]', '[]', '[]', 1, 'm1',
      ${runId})
  `.execute(database.db);
  const sourceSpan = `${RAW_KEY}#1:${serial}-${serial + 5}` as SourceSpan;
  return rowMeta({ accessionNumber: accession, parserVersion: parser as ParserVersion, sourceSpan });
}

async function offer(form: string, day: string, over: Partial<OfferingEventValues>, runId = 'first'): Promise<void> {
  const valueSpans = { registeredAmount: `${RAW_KEY}#1:900-909` as SourceSpan };
  const meta = { ...(await filed('offering-events@1', form, day, runId)), valueSpans };
  const values: OfferingEventValues = {
    ...OFFERING_VALUES,
    form,
    filedDate: date(day),
    fileNumber: NUMBER,
    type: 'shelf',
    ...over,
  };
  await database.db
    .transaction()
    .execute((trx) =>
      replaceRows(trx, 'dilution.offering_events', [meta], [{ values, meta, sequence: 1, ordinal: 0 }]),
    );
}

async function warrants(day: string, over: Partial<WarrantValues>, runId: string): Promise<void> {
  const meta = await filed('overhang@1', '424B5', day, runId);
  const values: WarrantValues = {
    asOf: date(day),
    label: 'Series A Warrants',
    count: '500000',
    exercisePrice: '2.25',
    expires: date('2029-03-28'),
    expiresText: null,
    exercisableFrom: null,
    exercisableText: null,
    priceProtection: null,
    ratchet: null,
    preFunded: false,
    status: 'offered',
    ...over,
  };
  const row = { values, meta, sequence: 1, ordinal: 0 };
  await database.db.transaction().execute((trx) => replaceRows(trx, 'dilution.warrants', [meta], [row]));
}

async function notice(day: string, over: Partial<ExchangeComplianceValues>, runId: string): Promise<void> {
  const meta = await filed('exchange-compliance@1', '8-K', day, runId);
  const values: ExchangeComplianceValues = {
    form: '8-K',
    filedDate: date(day),
    exchange: 'nasdaq',
    rule: '5550(a)(2)',
    deficiency: 'bid_price',
    status: 'notified',
    stage: 'notified',
    noticeDate: date(day),
    cureDeadline: null,
    isCurrent: true,
    ...over,
  };
  const row = { values, meta, sequence: 1, ordinal: 0 };
  await database.db.transaction().execute((trx) => replaceRows(trx, 'dilution.exchange_compliance', [meta], [row]));
}

async function derive(runId: string, businessDate: string | null = null): Promise<number> {
  const logger = pino({ level: 'silent' });
  const deps = { db: database.db, logger, beat: () => undefined, signal: new AbortController().signal };
  const run = { runId, source: 'test', materializationVersion: 'm1' };
  const { items } = await allPages<DeriveCursor>((cursor) =>
    derivePage(deps, run, businessDate as IsoDate | null, cursor),
  );
  return items;
}

async function versions(): Promise<readonly unknown[]> {
  const of = (table: string) => sql`select ${table} as name, xmin::text, t::text as row from ${sql.table(table)} t`;
  const { rows } = await sql`
    ${of('dilution.shelf_programs')} union all ${of('dilution.instruments')} union all
    ${of('dilution.instrument_events')} union all ${of('dilution.compliance_states')} order by 1, 3
  `.execute(database.db);
  return rows;
}

async function eventsAfter(position: bigint) {
  const events = await readEvents(database.db, { after: position, limit: 100 });
  const last = events.at(-1)?.position ?? position;
  return { last, events: events.map(({ eventType, payload }) => ({ eventType, payload })) };
}

let seen = 0n;

test('filings are derived into programs, instruments and listing states, each event emitted once', async () => {
  await offer('S-3', '2024-01-10', { registeredAmount: '50000000' });
  const effect = await filed('registration-events@1', 'EFFECT', '2024-02-01', 'first');
  const event = { fileNumber: NUMBER, form: 'EFFECT', event: 'effective', date: date('2024-02-01') } as const;
  await database.db
    .transaction()
    .execute((trx) => replaceRows(trx, 'dilution.registration_events', [effect], [{ values: event, meta: effect }]));
  await offer('424B5', '2024-03-01', { type: 'registered_direct', grossProceeds: '8000000' });
  await warrants('2024-03-01', {}, 'first');
  await notice('2024-03-05', {}, 'first');
  expect(await derive('first')).toBe(1);
  const programs = await database.db.selectFrom('dilution.shelf_programs').selectAll().execute();
  expect(programs).toMatchObject([
    {
      cik: CIK,
      file_number: NUMBER,
      status: 'active',
      effective_date: '2024-02-01',
      expires: '2027-02-01',
      registered_amount: '50000000',
      used_amount: '8000000',
      remaining_amount: '42000000',
      takedowns: [{ amount: 8_000_000, source: { accessionNumber: accessionOf(3) } }],
      sources: {
        registeredAmount: { accessionNumber: accessionOf(1), sourceSpan: `${RAW_KEY}#1:900-909` },
        effectiveDate: { accessionNumber: effect.accessionNumber },
      },
    },
  ]);
  expect(await database.db.selectFrom('dilution.instruments').selectAll().execute()).toMatchObject([
    { instrument_key: `warrant:${accessionOf(4)}:1:0`, status: 'offered', shares: '500000', price: '2.25' },
  ]);
  expect(await database.db.selectFrom('dilution.compliance_states').selectAll().execute()).toMatchObject([
    { exchange: 'nasdaq', deficiency: 'bid_price', status: 'notified', is_open: true },
  ]);
  const { events, last } = await eventsAfter(0n);
  expect(events).toMatchObject([
    {
      eventType: 'dilution.warrant.created',
      payload: { cik: CIK, label: 'Series A Warrants', provenance: { accessionNumber: accessionOf(4) } },
    },
    {
      eventType: 'dilution.exchange_compliance.status_changed',
      payload: {
        from: null,
        to: 'notified',
        noticeDate: '2024-03-05',
        provenance: { accessionNumber: accessionOf(5) },
      },
    },
  ]);
  seen = last;
});

test('deriving again writes nothing and emits nothing', async () => {
  const before = await versions();
  expect(await derive('first')).toBe(1);
  expect(await derive('second')).toBe(0);
  expect(await versions()).toEqual(before);
  expect((await eventsAfter(seen)).events).toEqual([]);
});

test('a later filing changes only what it states; a known instrument is not reported again', async () => {
  await warrants('2024-06-03', { count: '200000', status: 'outstanding', label: 'Series A warrants' }, 'third');
  await notice('2024-06-05', { status: 'regained', stage: 'regained' }, 'third');
  expect(await derive('third')).toBe(1);
  expect(await database.db.selectFrom('dilution.instruments').selectAll().execute()).toMatchObject([
    { instrument_key: `warrant:${accessionOf(4)}:1:0`, shares: '200000', status: 'outstanding' },
  ]);
  const history = await database.db
    .selectFrom('dilution.instrument_events')
    .select(['ordinal', 'type', 'from_value', 'to_value', 'accession_number'])
    .orderBy('ordinal')
    .execute();
  expect(history).toEqual([
    { ordinal: 0, type: 'issued', from_value: null, to_value: '500000', accession_number: accessionOf(4) },
    { ordinal: 1, type: 'reduced', from_value: '500000', to_value: '200000', accession_number: accessionOf(6) },
  ]);
  expect((await eventsAfter(seen)).events).toMatchObject([
    { eventType: 'dilution.exchange_compliance.status_changed', payload: { from: 'notified', to: 'regained' } },
  ]);
});

test('an issuer with a date that has passed is derived without a filing; so are those of an interrupted run', async () => {
  const due = await database.db.selectFrom('dilution.derivations').select('due_on').executeTakeFirstOrThrow();
  expect(due.due_on).not.toBeNull();
  expect(await issuersToDerive(database.db, { runId: 'none', asOf: date('2024-06-05') })).toEqual([]);
  expect(await derive('later', '2027-02-01')).toBe(1);
  const [shelf] = await database.db.selectFrom('dilution.shelf_programs').select('status').execute();
  expect(shelf).toEqual({ status: 'expired' });

  // No later run goes back behind it.
  expect(await derive('third')).toBe(1);
  expect(await database.db.selectFrom('dilution.shelf_programs').select('status').execute()).toEqual([shelf]);

  await offer('424B5', '2024-07-01', { type: 'registered_direct', grossProceeds: '1000000' }, 'broken');
  expect(await issuersToDerive(database.db, { runId: 'next', asOf: date('2024-07-01') })).toEqual([]);
  await sql`
    insert into ops.runs (run_id, kind, source, materialization_version, status) values ('broken', 'ingest', 's', 'm1', 'failed')
  `.execute(database.db);
  expect(await issuersToDerive(database.db, { runId: 'next', asOf: date('2024-07-01') })).toEqual([CIK]);
});

test('verification recomputes and finds a changed row, and writes nothing', async () => {
  expect(await derive('broken')).toBe(1);
  const before = await versions();
  expect(await verifyDerivations(database.db, null)).toEqual({ issuers: 1, problems: [] });
  await sql`update dilution.shelf_programs set used_amount = used_amount + 1`.execute(database.db);
  const changed = await versions();
  expect(await verifyDerivations(database.db, [CIK])).toEqual({
    issuers: 1,
    problems: [{ cik: CIK, asOf: '2027-02-01', written: 1, removed: 0 }],
  });
  expect(await versions()).toEqual(changed);
  expect(changed).not.toEqual(before);
});

describe('the commands', () => {
  const run = (...args: string[]) => runCli(args, { env: { DATABASE_URL: database.url } });
  const json = async (...args: string[]) => {
    const { code, stdout, stderr } = await run(...args, '--cik', CIK, '--json');
    expect([code, stderr]).toEqual([0, '']);
    return JSON.parse(stdout) as Record<string, unknown>;
  };

  test('tidemark programs, as of any date', async () => {
    const { stdout } = await run('programs', '--cik', CIK, '--as-of', '2024-06-30');
    expect(stdout).toMatch(/333-300001.*shelf.*active.*2024-02-01.*50,000,000.*8,000,000.*42,000,000/);
    expect(stdout).toContain(`registered amount: ${accessionOf(1)}`);
    expect(stdout).toContain('searched 2 stored filings');
    expect(await json('programs', '--as-of', '2024-02-20')).toMatchObject({
      object: 'list',
      asOf: '2024-02-20',
      data: [{ fileNumber: NUMBER, usedAmount: 0, remainingAmount: 50_000_000, takedowns: [] }],
      coverage: { status: 'partly-covered', searched: 1, unread: [] },
    });
    expect(await json('programs', '--as-of', '2023-12-31')).toMatchObject({
      data: [],
      coverage: { status: 'not-covered' },
    });
  });

  test('tidemark instruments', async () => {
    const { stdout } = await run('instruments', '--cik', CIK, '--as-of', '2024-06-30', '--history');
    expect(stdout).toMatch(/Series A .*outstanding, in.*200,000.*2\.25.*2029-03-28/);
    expect(stdout).toContain(`2024-06-03 reduced shares 500,000 → 200,000: ${accessionOf(6)}`);
    expect(await json('instruments', '--as-of', '2024-05-01')).toMatchObject({
      data: [{ shares: 500_000, status: 'offered', events: [{ type: 'issued' }], conflicts: [] }],
    });
  });

  test('tidemark compliance', async () => {
    const open = await run('compliance', '--cik', CIK, '--as-of', '2024-05-01');
    expect(open.stdout).toContain('open: nasdaq bid_price (notified)');
    const { stdout } = await run('compliance', '--cik', CIK, '--as-of', '2024-06-30');
    expect(stdout).toContain('no open deficiency');
    expect(stdout).toMatch(new RegExp(`2024-06-05.*regained.*5550\\(a\\)\\(2\\).*${accessionOf(7)}`));
    expect(await json('compliance', '--as-of', '2024-06-30')).toMatchObject({
      data: [{ object: 'compliance_state', status: 'regained', history: [{ rule: '5550(a)(2)' }, { form: '8-K' }] }],
    });
  });

  test.each(['programs', 'instruments', 'compliance'])('tidemark %s refuses a CIK that nothing names', async (name) => {
    const { code, stdout, stderr } = await run(name, '--cik', '999', '--json');
    expect([code, stdout]).toEqual([1, '']);
    expect(JSON.parse(stderr)).toMatchObject({ error: { code: 'unknown-cik' } });
  });
});
