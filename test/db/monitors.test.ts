import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ParserVersion } from '../../core/ids.ts';
import { createDatabase } from '../../db/database.ts';
import { asReader } from '../../db/repositories/monitors/find-rows.ts';
import { deactivateMonitor, findMonitor, setDestination } from '../../db/repositories/monitors/monitors.ts';
import { takeMatches } from '../../db/repositories/monitors/record-matches.ts';
import { ensurePromoted, promote } from '../../db/repositories/runs/promotions.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { accessionOf, publish } from './fixtures.ts';
import { createMonitorFixture, offeringKey, storeOffering, writeOffering } from './monitor-fixture.ts';

const V1 = 'offering-events@1' as ParserVersion;
const V2 = 'offering-events@2' as ParserVersion;

let database: TestDatabase;
let fixture: ReturnType<typeof createMonitorFixture>;
beforeAll(async () => {
  database = await createTestDatabase();
  fixture = createMonitorFixture(database.db);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await sql`truncate api.monitors, events.monitor_matches, events.emails, events.outbox, dilution.offering_events,
    ops.parse_runs, ops.runs, ops.promotions, raw.filings cascade`.execute(database.db);
  await ensurePromoted(database.db, [V1]);
});

const stored = async (monitorId: string) => {
  const { rows } = await sql<{ at: string; error: string | null }>`
    select last_checked_at::text as at, last_error as error from api.monitors where monitor_id = ${monitorId}
  `.execute(database.db);
  return rows[0];
};

describe('a monitor', () => {
  test('matches rows that satisfy its conditions, from its creation on', async () => {
    await storeOffering(database.db, 1, { grossProceeds: '20000000' });
    const large = await fixture.monitor('offering-events', 'gross_proceeds >= 10_000_000 and type != atm');
    await storeOffering(database.db, 2, { grossProceeds: '20000000' });
    await storeOffering(database.db, 3, { grossProceeds: '9999999.99' });
    await storeOffering(database.db, 4, { grossProceeds: '30000000', type: 'atm' });
    await storeOffering(database.db, 5);
    expect(await fixture.evaluate()).toEqual({ evaluated: 1, matches: 1, silent: 0, failed: 0 });
    expect(await fixture.keysOf(large)).toEqual([offeringKey(2)]);
  });

  test('joins conditions by and, or and not; a missing value satisfies no comparison', async () => {
    const monitors = {
      either: await fixture.monitor('offering-events', 'type = resale or (type = ATM and grossProceeds > 5)'),
      neither: await fixture.monitor('offering-events', 'not (type = resale or grossProceeds > 5)'),
      other: await fixture.monitor('offering-events', 'grossProceeds != 7'),
      missing: await fixture.monitor('offering-events', 'grossProceeds is null and securities contains WARRANT'),
      listed: await fixture.monitor('offering-events', 'type in (resale, atm) and price_per_share not in (1, 2.50)'),
      before: await fixture.monitor(
        'offering-events',
        'filedDate < 2024-03-29 and publicAt >= 2024-03-28 and isResale = true',
      ),
      started: await fixture.monitor('offering-events', 'form starts with "424b" and cik = 0000000100'),
    };
    await storeOffering(database.db, 1, { type: 'resale', isResale: true, pricePerShare: '2.5' });
    await storeOffering(database.db, 2, { type: 'atm', grossProceeds: '7.00', pricePerShare: '3' });
    await storeOffering(database.db, 3, { securities: ['common stock', 'warrants'] }, { cik: '200' });
    await fixture.evaluate();
    const found = Object.fromEntries(
      await Promise.all(Object.entries(monitors).map(async ([name, one]) => [name, await fixture.keysOf(one)])),
    );
    expect(found).toEqual({
      either: [offeringKey(1), offeringKey(2)],
      neither: [offeringKey(3)],
      other: [],
      missing: [offeringKey(3)],
      listed: [offeringKey(2)],
      before: [offeringKey(1)],
      started: [], // The filing's own form is CORRESP.
    });
  });

  test('of a watch list matches issuers, and filings that name them', async () => {
    const watched = await fixture.monitor('offering-events', null, { watch: ['200', '300'] });
    const filings = await fixture.monitor('filings', 'form = corresp', { watch: ['300'] });
    await storeOffering(database.db, 1);
    await storeOffering(database.db, 2, {}, { cik: '200' });
    await storeOffering(database.db, 3);
    await sql`
      insert into raw.filing_filers (cik, accession_number, role, name)
      values ('300', ${accessionOf(3)}, 'filer', 'Co-registrant'), ('200', ${accessionOf(3)}, 'other', null)
    `.execute(database.db);
    await fixture.evaluate();
    expect(await fixture.keysOf(watched)).toEqual([offeringKey(2), offeringKey(3)]);
    expect(await fixture.keysOf(filings)).toEqual([`["${accessionOf(3)}"]`]);
  });

  test('says which values matched, where they stand, and of which filing', async () => {
    const monitor = await fixture.monitor('offering-events', 'type = registered_direct');
    await storeOffering(database.db, 1, { grossProceeds: '12345678901234567.89', fileNumber: '333-1' });
    await fixture.evaluate();
    const [match] = (await takeMatches(database.db, { monitorId: monitor.monitorId, limit: 10, after: null })).matches;
    expect(match).toMatchObject({
      cik: '100',
      accessionNumber: accessionOf(1),
      parserVersion: V1,
      silent: false,
      values: { type: 'registered_direct', grossProceeds: '12345678901234567.89', fileNumber: '333-1', isAtm: false },
    });
    expect(match?.filingUrl).toContain(accessionOf(1));
    expect(match?.sourceSpan).toMatch(/^sha256:\w+#1:\d+-\d+$/);
    // They were returned.
    expect((await takeMatches(database.db, { monitorId: monitor.monitorId, limit: 10, after: null })).matches).toEqual(
      [],
    );
  });

  test('moves its time of the last check with the matches, and keeps it where the search fails', async () => {
    const works = await fixture.monitor('offering-events', 'type = atm');
    const fails = await fixture.monitor('offering-events', 'type = atm');
    // A value that the check of a search would refuse.
    await sql`
      update api.monitors set last_checked_at = 'epoch',
        search = jsonb_set(search, '{where}', '{"field": "filedDate", "operator": "<", "value": "0000-00-00"}')
      where monitor_id = ${fails.monitorId}
    `.execute(database.db);
    await storeOffering(database.db, 1, { type: 'atm' });
    const before = await stored(works.monitorId);
    expect(await fixture.evaluate()).toMatchObject({ evaluated: 1, matches: 1, failed: 1 });
    const after = await stored(works.monitorId);
    expect(after?.error).toBeNull();
    expect(Date.parse(after?.at ?? '')).toBeGreaterThan(Date.parse(before?.at ?? ''));
    expect(await stored(fails.monitorId)).toMatchObject({
      at: expect.stringMatching(/^1970/),
      error: expect.stringContaining('0000-00-00'),
    });
    // Once it works, it finds what it has missed.
    await sql`
      update api.monitors set search = jsonb_set(search, '{where,value}', '"2025-01-01"') where monitor_id = ${fails.monitorId}
    `.execute(database.db);
    await fixture.evaluate();
    expect(await fixture.keysOf(fails)).toEqual([offeringKey(1)]);
    expect(await stored(fails.monitorId)).toMatchObject({ error: null });
  });

  test('that is deactivated matches nothing more; deactivating it again is a no-op', async () => {
    const monitor = await fixture.monitor('offering-events', null);
    const ended = await deactivateMonitor(database.db, monitor.monitorId);
    expect(ended).toMatchObject({ isActive: false, deactivatedAt: expect.any(String) });
    expect(await deactivateMonitor(database.db, monitor.monitorId)).toEqual(ended);
    await storeOffering(database.db, 1);
    expect(await fixture.evaluate()).toMatchObject({ evaluated: 0, matches: 0 });
    const { organizationId } = monitor;
    expect(await findMonitor(database.db, { organizationId, named: monitor.name })).toEqual(ended);
  });
});

describe('each match is found once', () => {
  test('also where two evaluations race', async () => {
    const monitor = await fixture.monitor('offering-events', null);
    for (let n = 1; n <= 20; n += 1) await storeOffering(database.db, n);
    const evaluations = await Promise.all([fixture.evaluate(), fixture.evaluate(), fixture.evaluate()]);
    expect(evaluations.reduce((sum, { matches }) => sum + matches, 0)).toBe(20);
    expect(await fixture.keysOf(monitor)).toHaveLength(20);
    const told = (await fixture.events()).flatMap(({ payload }) => payload.matches.map(({ key }) => key));
    expect(told.toSorted()).toEqual((await fixture.keysOf(monitor)).toSorted());
  });

  test('where a rerun stores the row again with other values', async () => {
    const monitor = await fixture.monitor('offering-events', 'type = atm');
    await storeOffering(database.db, 1, { type: 'atm' });
    await fixture.evaluate();
    await storeOffering(database.db, 1, { type: 'atm', fee: '5' });
    await storeOffering(database.db, 1, { type: 'resale' });
    await storeOffering(database.db, 1, { type: 'atm' });
    expect(await fixture.evaluate()).toMatchObject({ matches: 0 });
    expect(await fixture.keysOf(monitor)).toEqual([offeringKey(1)]);
    expect(await fixture.events()).toHaveLength(1);
  });

  test('where another parser version is promoted', async () => {
    const monitor = await fixture.monitor('offering-events', 'type = atm');
    await storeOffering(database.db, 1, { type: 'atm' });
    await fixture.evaluate();
    await storeOffering(database.db, 1, { type: 'atm', fee: '5' }, { version: V2 });
    await storeOffering(database.db, 2, { type: 'atm' }, { version: V2 });
    // Rows of a version that readers do not see match nothing.
    expect(await fixture.evaluate()).toMatchObject({ matches: 0 });
    await promote(database.db, V2, 'test');
    expect(await fixture.evaluate()).toMatchObject({ matches: 1 });
    expect(await fixture.keysOf(monitor)).toEqual([offeringKey(1), offeringKey(2)]);
  });

  test('and a row is found whose transaction began long before an evaluation and ended after it', async () => {
    const monitor = await fixture.monitor('offering-events', null);
    const other = createDatabase(database.url, { poolSize: 1 });
    await publish(database.db, { cik: '100' as never, accessionNumber: accessionOf(1) });
    await publish(database.db, { cik: '100' as never, accessionNumber: accessionOf(2) });
    let evaluated: () => void = () => undefined;
    const release = new Promise<void>((resolve) => {
      evaluated = resolve;
    });
    let wrote: () => void = () => undefined;
    const written = new Promise<void>((resolve) => {
      wrote = resolve;
    });
    const late = other.transaction().execute(async (trx) => {
      await writeOffering(trx, 1);
      wrote();
      await release;
    });
    await written;
    await database.db.transaction().execute((trx) => writeOffering(trx, 2));
    await sql`update api.monitors set resume_from = now() - interval '1 hour'`.execute(database.db);
    await fixture.evaluate();
    const { rows } = await sql<{ resume: boolean }>`
      select resume_from = min(xact_start) - interval '1 minute' as resume from api.monitors, pg_stat_activity
      where datname = current_database() and state = 'idle in transaction' group by resume_from
    `.execute(database.db);
    // However long it has been open: everything that it may still commit is read again.
    expect(rows).toEqual([{ resume: true }]);
    expect(await fixture.keysOf(monitor)).toEqual([offeringKey(2)]);
    evaluated();
    await late;
    await fixture.evaluate();
    expect(await fixture.keysOf(monitor)).toEqual([offeringKey(2), offeringKey(1)]);
    await other.destroy();
  });
});

describe('what is delivered', () => {
  test('is one event for the organization, to the endpoint that the monitor names', async () => {
    const endpointId = '019cafd1-6a2c-7b1e-9f40-3f0c8c6c9d11';
    const monitor = await fixture.monitor('offering-events', null);
    const { organizationId } = monitor;
    await storeOffering(database.db, 1);
    await storeOffering(database.db, 2);
    await fixture.evaluate();
    await setDestination(database.db, monitor.monitorId, { kind: 'webhook', endpointId });
    await storeOffering(database.db, 3);
    await fixture.evaluate();
    await fixture.evaluate();
    expect(await fixture.events()).toMatchObject([
      { organizationId, endpointId: null, silent: false, payload: { matchCount: 2, name: monitor.name } },
      { organizationId, endpointId, silent: false, payload: { matchCount: 1, monitorId: monitor.monitorId } },
    ]);
  });

  test('is one email for each evaluation, in text and HTML', async () => {
    const destination = { kind: 'email', recipient: 'desk@fund.example' } as const;
    const monitor = await fixture.monitor('offering-events', null, { destination });
    await storeOffering(database.db, 1, { fileNumber: '<script>alert(1)</script>' });
    await storeOffering(database.db, 2);
    await fixture.evaluate();
    await fixture.evaluate();
    const { rows } = await sql<{ subject: string; html: string; text: string; recipient: string }>`
      select subject, html_body as html, text_body as text, recipient from events.emails
    `.execute(database.db);
    expect(rows).toMatchObject([{ subject: `${monitor.name}: 2 new matches`, recipient: 'desk@fund.example' }]);
    expect(rows[0]?.text).toContain(accessionOf(2));
    expect(rows[0]?.html).toContain('&lt;script&gt;alert(1)');
    expect(rows[0]?.html).not.toContain('<script>');
  });

  test('is nothing of rows that a silent run wrote, and of filings that one found', async () => {
    const monitor = await fixture.monitor('offering-events', null);
    await sql`
      insert into ops.runs (run_id, kind, source, materialization_version, silent_reason, status)
      values ('history', 'ingest', 'edgar', 'm1', 'load of a history', 'succeeded')
    `.execute(database.db);
    await storeOffering(database.db, 1);
    await sql`
      insert into ops.parse_runs (cik, accession_number, parser_version, sequence, parser_id, status, confidence, input_hash,
        output_hash, reasons, warnings, cross_validations, duration_ms, run_id, materialization_version)
      values ('100', ${accessionOf(1)}, ${V1}, 1, 'offering-events', 'parsed', 1, 'a', 'b', '[]', '[]', '[]', 1, 'history', 'm1')
    `.execute(database.db);
    await storeOffering(database.db, 2);
    await sql`
      insert into events.outbox (event_id, event_type, natural_key, payload, silent)
      values (gen_random_uuid(), 'filing.published', ${accessionOf(2)}, '{}', true)
    `.execute(database.db);
    await storeOffering(database.db, 3);
    expect(await fixture.evaluate()).toMatchObject({ matches: 3, silent: 2 });
    expect(await fixture.events()).toMatchObject([{ payload: { matches: [{ key: offeringKey(3) }] } }]);
    expect(
      (await takeMatches(database.db, { monitorId: monitor.monitorId, limit: 9, after: null })).matches,
    ).toHaveLength(1);
  });
});

describe('a search of an organization', () => {
  test('runs as a reader that can write nothing', async () => {
    const role = await asReader(database.db, async (trx) => {
      const { rows } = await sql<{ role: string; timeout: string; mode: string }>`
        select current_user as role, current_setting('statement_timeout') as timeout,
          current_setting('transaction_read_only') as mode
      `.execute(trx);
      return rows[0];
    });
    expect(role).toEqual({ role: 'tidemark_reader', timeout: '30s', mode: 'on' });
    const attempts = ['delete from raw.filings', 'select * from api.monitors', 'select * from events.monitor_matches'];
    for (const attempt of attempts) {
      await expect(
        asReader(database.db, (trx) => sql.raw(attempt).execute(trx)),
        attempt,
      ).rejects.toThrow(/permission denied|read-only transaction/);
    }
  });

  test('takes what users write as values only', async () => {
    const hostile = `'); drop table api.monitors; --`;
    const monitor = await fixture.monitor('offering-events', `fileNumber = "${hostile}" or fileNumber contains "%_'"`);
    await storeOffering(database.db, 1, { fileNumber: hostile });
    await storeOffering(database.db, 2, { fileNumber: `x%_'y` });
    await storeOffering(database.db, 3, { fileNumber: 'x12y' });
    await fixture.evaluate();
    expect(await fixture.keysOf(monitor)).toEqual([offeringKey(1), offeringKey(2)]);
  });
});
