import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ParserVersion } from '../../core/ids.ts';
import { pageOfMonitors } from '../../db/repositories/monitors/monitors.ts';
import { pageOfMatches } from '../../db/repositories/monitors/record-matches.ts';
import { ensurePromoted } from '../../db/repositories/runs/promotions.ts';
import { accessionOf } from '../db/fixtures.ts';
import { storeOffering } from '../db/monitor-fixture.ts';
import { tableReads } from '../query-plans.ts';
import { type Body, createTestApi, type TestApi } from './api-fixture.ts';
import { OTHER, twoOrganizations } from './two-organizations.ts';

interface Monitor extends Body {
  readonly id: string;
  readonly is_active: boolean;
  readonly last_checked_at: string;
}
interface List<I = Body> extends Body {
  readonly data: readonly I[];
  readonly hasMore: boolean;
  readonly nextCursor: number | null;
}
interface Match extends Body {
  readonly position: number;
  readonly accessionNumber: string;
}

let api: TestApi;
let stored = 0;
beforeAll(async () => {
  api = await createTestApi({ access: twoOrganizations });
  await ensurePromoted(api.db, ['offering-events@1' as ParserVersion]);
});
afterAll(() => api.drop());

const SEARCH = { dataset: 'offering-events', where: 'type = atm' };
const NOWHERE = '019cafd1-6a2c-7b1e-9f40-3f0c8c6c9d11';
let names = 0;

async function monitor(more: object = {}, headers?: Record<string, string>): Promise<Monitor> {
  names += 1;
  const { status, body } = await api.send<Monitor>(
    'POST',
    '/v1/monitors',
    { name: `m ${names}`, search: SEARCH, ...more },
    headers,
  );
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

/** Stores offerings of new filings; @returns their accession numbers */
async function offerings(count: number): Promise<readonly string[]> {
  const numbers: string[] = [];
  for (let n = 0; n < count; n += 1) {
    stored += 1;
    await storeOffering(api.db, stored, { type: 'atm' });
    numbers.push(accessionOf(stored));
  }
  return numbers;
}

const matches = (id: string, query = '') => api.get<List<Match>>(`/v1/monitors/${id}/matches${query}`);
const numbersOf = ({ body }: { readonly body: List<Match> }) => body.data.map(({ accessionNumber }) => accessionNumber);

describe('monitors', () => {
  it('are created with a checked search, and shown as they were written', async () => {
    const search = {
      dataset: 'offering_events',
      where: 'type = ATM and gross_proceeds >= 10_000_000',
      watch: ['CIK0000000100', '200'],
    };
    const destination = { kind: 'email', recipient: 'desk@fund.example' };
    const created = await monitor({ name: 'large ATMs', search, destination });
    expect(created).toMatchObject({
      object: 'monitor',
      name: 'large ATMs',
      is_active: true,
      last_error: null,
      deactivated_at: null,
      destination,
      expression: search.where,
      search: {
        dataset: 'offering-events',
        watch: ['100', '200'],
        text: null,
        where: {
          and: [
            { field: 'type', operator: '=', value: 'atm' },
            { field: 'grossProceeds', operator: '>=', value: '10000000' },
          ],
        },
      },
    });
    expect(created['requestId']).toMatch(/^req_/);
    expect(created['traceparent']).toMatch(/^00-/);
    const { body } = await api.get(`/v1/monitors/${created.id}`);
    expect({ ...body, requestId: 0, traceparent: 0 }).toEqual({ ...created, requestId: 0, traceparent: 0 });
    // As a condition object, which is what it is stored as.
    expect(
      await monitor({ search: { ...SEARCH, where: (body as { search: { where: object } }).search.where } }),
    ).toMatchObject({ expression: null });
  });

  it.each([
    [{ name: 'x' }, 400, /search: is required/],
    [{ name: ' ', search: SEARCH }, 400, /name: give 1 to 200 characters/],
    [{ name: 'a\nb', search: SEARCH }, 400, /on one line/],
    [{ name: 'a\0b', search: SEARCH }, 400, /NUL/],
    [{ name: 'x', search: { dataset: 'offerings' } }, 400, /did you mean offering-events\?/],
    [{ name: 'x', search: { ...SEARCH, where: 'grosProceeds > 1' } }, 400, /did you mean grossProceeds\?/],
    [{ name: 'x', search: { ...SEARCH, where: 'type = atm; drop table raw.filings' } }, 400, /./],
    [{ name: 'x', search: { ...SEARCH, where: 12 } }, 400, /no condition/],
    [{ name: 'x', search: { ...SEARCH, watch: ['NOSUCH'] } }, 404, /states the ticker NOSUCH/],
    [
      { name: 'x', search: { ...SEARCH, wher: 'type = atm' } },
      400,
      /search\.wher: unknown member; did you mean where\?/,
    ],
    [
      { name: 'x', search: SEARCH, destination: { kind: 'email', recipient: 'nobody' } },
      400,
      /destination\.recipient: must match pattern .*, like desk@fund\.example/,
    ],
    [{ name: 'x', search: SEARCH, destination: { kind: 'webhook' } }, 400, /destination\.endpoint_id: is required/],
    [{ name: 'x', search: SEARCH, destination: { kind: 'webhook', endpoint_id: NOWHERE } }, 404, /no endpoint/],
    [
      { name: 'x', search: SEARCH, destination: { kind: 'email', endpoint_id: NOWHERE } },
      400,
      /destination\.recipient: is required/,
    ],
    [{ name: 'large ATMs', search: SEARCH }, 409, /is active already/],
    [[], 400, /./],
  ])('that cannot be are refused: %j', async (given, status, message) => {
    const answer = await api.send('POST', '/v1/monitors', given);
    expect([answer.status, answer.body['detail']]).toEqual([status, expect.stringMatching(message)]);
  });

  it('are listed from the newest on, page by page, also while others are created', async () => {
    const own = { ...OTHER };
    const created: string[] = [];
    for (let n = 0; n < 5; n += 1) created.push((await monitor({}, own)).id);
    await api.send('DELETE', `/v1/monitors/${created[1] ?? ''}`, undefined, own);
    const seen: string[] = [];
    for (let cursor: number | null = null; ; ) {
      const { body }: { body: List<Monitor> } = await api.get<List<Monitor>>(
        `/v1/monitors?limit=2${cursor === null ? '' : `&cursor=${cursor}`}`,
        own,
      );
      seen.push(...body.data.map(({ id }) => id));
      await monitor({}, own);
      expect(body.hasMore).toBe(body.nextCursor !== null);
      cursor = body.nextCursor;
      if (cursor === null) break;
    }
    expect(seen).toEqual(created.toReversed());
    const ended = await api.get<List<Monitor>>('/v1/monitors?is_active=false', own);
    expect(ended.body.data.map(({ id }) => id)).toEqual([created[1]]);
  });

  it('belong to their organization: for another one they do not exist', async () => {
    const { id } = await monitor();
    const calls = [
      ['GET', `/v1/monitors/${id}`],
      ['DELETE', `/v1/monitors/${id}`],
      ['POST', `/v1/monitors/${id}/delivery`, { kind: 'none' }],
      ['GET', `/v1/monitors/${id}/matches`],
      ['GET', `/v1/monitors/${NOWHERE}`],
    ] as const;
    for (const [method, path, body] of calls) {
      const answer = await api.send(method, path, body, OTHER);
      expect([answer.status, answer.body['code']], path).toEqual([404, 'unknown-monitor']);
    }
    expect((await api.get(`/v1/monitors/${id}`)).body).toMatchObject({ is_active: true });
    expect((await api.get('/v1/monitors/none')).status).toBe(400);
  });

  it('end by DELETE, which may be repeated, and free their name', async () => {
    const { id } = await monitor({ name: 'short' });
    const ended = await api.send<Monitor>('DELETE', `/v1/monitors/${id}`);
    expect([ended.status, ended.body.is_active]).toEqual([200, false]);
    const again = await api.send<Monitor>('DELETE', `/v1/monitors/${id}`);
    expect({ ...again.body, requestId: 0, traceparent: 0 }).toEqual({ ...ended.body, requestId: 0, traceparent: 0 });
    await offerings(1);
    expect((await matches(id)).body).toMatchObject({ data: [], evaluated: false });
    await monitor({ name: 'short' });
  });

  it('have a destination that can be replaced and removed', async () => {
    const { id } = await monitor();
    const endpoint = await api.send<Monitor>('POST', '/v1/webhook_endpoints', {
      url: 'https://receiver.example/hook',
      event_types: ['monitor.match'],
    });
    const path = `/v1/monitors/${id}/delivery`;
    for (const destination of [
      { kind: 'email', recipient: 'desk@fund.example' },
      { kind: 'webhook', endpoint_id: endpoint.body.id },
    ]) {
      const { status, body } = await api.send('POST', path, destination);
      expect([status, body['destination']]).toEqual([200, destination]);
    }
    expect((await api.send('POST', path, { kind: 'none' })).body).toMatchObject({ destination: null });
    expect((await api.send('POST', path, { kind: 'fax' })).body['errors']).toMatchObject([
      { name: 'kind', allowed: ['webhook', 'email', 'none'] },
    ]);
    expect((await api.send('POST', path)).status).toBe(400);
  });
});

describe('matches', () => {
  it('are those since the last check, once, with their event and their email', async () => {
    await offerings(1);
    const destination = { kind: 'email', recipient: 'desk@fund.example' };
    const { id, last_checked_at: created } = await monitor({ destination });
    expect((await matches(id)).body).toMatchObject({ data: [], hasMore: false, nextCursor: null, evaluated: true });
    const [number] = await offerings(1);
    const found = await matches(id);
    expect(found.headers['cache-control']).toBe('no-store');
    expect(found.body.data).toMatchObject([
      { object: 'monitor_match', accessionNumber: number, cik: '100', values: { type: 'atm' }, matchedWords: [] },
    ]);
    const checked = String(found.body['last_checked_at']);
    expect(checked > created).toBe(true);
    expect((await api.get(`/v1/monitors/${id}`)).body['last_checked_at']).toBe(checked);
    expect((await matches(id)).body.data).toEqual([]);
    const { rows } = await sql`
      select (select count(*)::int from events.emails where monitor_id = ${id}) as emails,
        (select count(*)::int from events.outbox
         where event_type = 'monitor.match' and natural_key like ${`${id}/%`} and position is not null) as events
    `.execute(api.db);
    expect(rows).toEqual([{ emails: 1, events: 1 }]);
  });

  it('are paged, and a page whose response was lost can be repeated', async () => {
    const { id } = await monitor();
    const numbers = await offerings(5);
    const first = await matches(id, '?limit=2');
    expect([numbersOf(first), first.body.hasMore]).toEqual([numbers.slice(0, 2), true]);
    const cursor = first.body.nextCursor ?? 0;
    // Recorded after the first page: evaluated by the next call without a cursor.
    const [late] = await offerings(1);
    const second = await matches(id, `?limit=2&cursor=${cursor}`);
    expect(second.body).toMatchObject({ evaluated: false, hasMore: true });
    expect(numbersOf(second)).toEqual(numbers.slice(2, 4));
    expect(numbersOf(await matches(id, `?limit=2&cursor=${cursor}`))).toEqual(numbers.slice(2, 4));
    expect(numbersOf(await matches(id))).toEqual([numbers[4], late]);
    expect(numbersOf(await matches(id, '?cursor=0'))).toEqual([...numbers, late]);
    expect((await matches(id)).body.data).toEqual([]);
  });

  it('are different ones for two calls at once', async () => {
    const { id } = await monitor();
    const numbers = await offerings(6);
    const pages = await Promise.all([1, 2, 3].map(() => matches(id, '?limit=2')));
    expect(pages.flatMap(numbersOf).sort()).toEqual([...numbers].sort());
  });

  it('stay new where only HEAD asked for them', async () => {
    const { id, last_checked_at: before } = await monitor();
    const numbers = await offerings(1);
    const head = await api.send('HEAD', `/v1/monitors/${id}/matches`);
    expect([head.status, head.text]).toEqual([200, '']);
    expect((await api.get(`/v1/monitors/${id}`)).body['last_checked_at']).toBe(before);
    expect(numbersOf(await matches(id))).toEqual(numbers);
  });

  it('of words are searched only where the documents are', async () => {
    const { id } = await monitor({ search: { ...SEARCH, text: 'offering' } });
    await offerings(1);
    expect((await matches(id)).body).toMatchObject({ evaluated: false, data: [] });
    await mkdir(join(api.home, 'raw'));
    expect((await matches(id)).body).toMatchObject({ evaluated: true, data: [] });
  });

  it('are a problem where the monitor cannot be evaluated', async () => {
    const { id } = await monitor();
    await offerings(1);
    // As a dataset would look that a later build has renamed a field of.
    await sql`
      update api.monitors set search = jsonb_set(search, '{where}', '{"field": "grossProceeds", "operator": ">", "value": "much"}')
      where monitor_id = ${id}
    `.execute(api.db);
    const { status, body } = await matches(id);
    expect([status, body['code']]).toEqual([503, 'monitor-failed']);
    expect((await api.get(`/v1/monitors/${id}`)).body['last_error']).toContain('much');
  });
});

describe('pages', () => {
  it('of monitors and matches are read by an index, however many there are', async () => {
    const { id } = await monitor({ name: 'long' });
    await sql`
      insert into api.monitors (monitor_id, organization_id, name, search, resume_from)
      select gen_random_uuid(), organization_id, 'bulk ' || n, '{}', now()
      from api.organizations, generate_series(1, 2000) n
    `.execute(api.db);
    await sql`
      insert into events.monitor_matches (match_id, monitor_id, match_key, cik, row_values, matched_words, silent)
      select gen_random_uuid(), m.monitor_id, 'bulk ' || n, '100', '{}', '[]', false
      from generate_series(1, 400) n,
        (select monitor_id from api.monitors order by (monitor_id = ${id}) desc limit 10) m
    `.execute(api.db);
    await sql`analyze api.monitors, events.monitor_matches`.execute(api.db);
    const { organizationId } = api;
    const reads = await tableReads(api.db, async (db) => {
      const page = { organizationId, isActive: null, limit: 11 };
      const newest = await pageOfMonitors(db, { ...page, before: null });
      await pageOfMonitors(db, { ...page, before: newest.at(-1)?.position ?? null });
      const found = await pageOfMatches(db, { monitorId: id, after: null, limit: 11 });
      expect([newest.length, found.length]).toEqual([11, 11]);
      await pageOfMatches(db, { monitorId: id, after: found.at(-1)?.position ?? null, limit: 11 });
    });
    for (const read of reads) {
      expect(read.index, read.table).not.toBeNull();
      expect(read.rows, read.table).toBeLessThan(50);
    }
    await sql`delete from api.monitors where name like 'bulk %'`.execute(api.db);
  });
});

describe('a key of the request', () => {
  const create = (key: string, body: object, headers: Record<string, string> = {}) =>
    api.send<Monitor>('POST', '/v1/monitors', body, { 'idempotency-key': key, ...headers });

  it('makes a repeated request answer with what the first one created', async () => {
    const body = { name: 'once', search: SEARCH };
    const answers = await Promise.all([1, 2, 3].map(() => create('k-1', body)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect((await create('k-1', { ...body, name: 'twice' })).body).toMatchObject({
      status: 409,
      code: 'idempotency-key-reused',
    });
    // Of another organization, or after a day, the key means another request.
    expect((await create('k-1', body, OTHER)).body.id).not.toBe(answers[0]?.body.id);
    await sql`update api.idempotency_keys set created_at = now() - interval '25 hours'`.execute(api.db);
    expect((await create('k-1', { ...body, name: 'after a day' })).status).toBe(201);
  });

  it('is not used up by a request that was refused, and is checked', async () => {
    expect((await create('k-2', { name: 'once', search: SEARCH })).status).toBe(409);
    expect((await create('k-2', { name: 'another', search: SEARCH })).status).toBe(201);
    expect((await create('two words', { name: 'third', search: SEARCH })).body['errors']).toMatchObject([
      { in: 'header', name: 'idempotency-key' },
    ]);
  });
});
