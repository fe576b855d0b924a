import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ParserVersion } from '../../core/ids.ts';
import { ensurePromoted } from '../../db/repositories/runs/promotions.ts';
import { runCli } from '../cli.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { accessionOf } from './fixtures.ts';
import { storeOffering } from './monitor-fixture.ts';

let database: TestDatabase;
let home: string;
beforeAll(async () => {
  database = await createTestDatabase();
  home = await mkdtemp(join(tmpdir(), 'tidemark-monitors-'));
  await ensurePromoted(database.db, ['offering-events@1' as ParserVersion]);
  await storeOffering(database.db, 1, { type: 'atm', maxAggregateOffering: '75000000' });
  await storeOffering(database.db, 2, { type: 'resale' }, { cik: '200' });
});
afterAll(async () => {
  await database.drop();
  await rm(home, { recursive: true });
});

async function tidemark(...args: readonly string[]) {
  return runCli(['monitors', ...args], { env: { DATABASE_URL: database.url, TIDEMARK_HOME: home } });
}
const json = async (...args: readonly string[]) => JSON.parse((await tidemark(...args, '--json')).stdout) as never;

test('a search is tried, saved, listed, evaluated and ended', async () => {
  const search = ['--dataset', 'offering-events', '--where', 'type = atm and maxAggregateOffering >= 50_000_000'];
  const tried = await tidemark('try', ...search);
  expect(tried.stdout).toContain('1 match among 2 rows of offering-events, 2024-02-28 to 2024-03-28');
  expect(tried.stdout).toContain(accessionOf(1));
  expect(await json('try', ...search, '--days', '1')).toMatchObject({ matched: 1, searched: 2 });

  const created = await tidemark('create', 'large ATMs', ...search, '--email', 'desk@fund.example');
  expect(created).toMatchObject({ code: 0, stderr: expect.stringContaining('TIDEMARK_SMTP_URL is not set here') });
  expect(created.stdout).toContain('delivered to  desk@fund.example');
  expect(await json('show', 'large ATMs')).toMatchObject({
    name: 'large ATMs',
    is_active: true,
    last_checked_at: expect.stringMatching(/^20\d\d-/),
    destination: { kind: 'email', recipient: 'desk@fund.example' },
    search: { dataset: 'offering-events', watch: null, text: null },
  });
  const again = await tidemark('create', 'large ATMs', ...search);
  expect(again).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('a monitor named large ATMs is active already'),
  });

  // From its creation on.
  expect((await tidemark('matches', 'large ATMs')).stdout).toContain('nothing new');
  await storeOffering(database.db, 3, { type: 'atm', maxAggregateOffering: '50000000.00' });
  expect(await json('matches', 'large ATMs')).toMatchObject([{ accessionNumber: accessionOf(3), silent: false }]);
  expect(await json('matches', 'large ATMs')).toEqual([]);
  expect((await tidemark('matches', 'large ATMs', '--all')).stdout).toContain(accessionOf(3));
  expect((await tidemark('list')).stdout).toContain('large ATMs');

  expect(await json('delivery', 'large ATMs', '--none')).toMatchObject({ destination: null });
  const ended = await json('deactivate', 'large ATMs');
  expect(ended).toMatchObject({ is_active: false });
  expect(await json('deactivate', 'large ATMs')).toEqual(ended);
  expect(await json('list')).toEqual([]);
  expect(await json('list', '--all')).toMatchObject([{ name: 'large ATMs', is_active: false }]);
  expect((await tidemark('create', 'large ATMs', ...search)).code).toBe(0);
}, 120_000);

test('what cannot be searched is refused with what to do', async () => {
  const cases = [
    [['create', 'x', '--dataset', 'offering-events', '--where', 'grosProceeds > 1'], 'did you mean grossProceeds?'],
    [['create', 'x', '--dataset', 'offerings'], 'did you mean offering-events?'],
    [['create', 'x', '--dataset', 'scores', '--watch', 'NONE'], 'states the ticker NONE'],
    [['create', 'x', '--dataset', 'scores', '--email', 'nobody'], 'give an address like desk@fund.example'],
    [['create', 'x', '--dataset', 'scores', '--webhook', '019cafd1-6a2c-7b1e-9f40-3f0c8c6c9d11'], 'has no endpoint'],
    [['create', ' ', '--dataset', 'scores'], 'the name of a monitor has 1 to 200 characters'],
    [['create', 'x'], 'give --dataset'],
    [['show', 'nothing'], 'has no monitor nothing'],
    [['show', 'large ATMs', '--organization', 'other'], 'there is no organization "other" yet'],
    [['delivery', 'large ATMs'], 'give one of --webhook, --email and --none'],
    [['try'], 'give a monitor, or the options of a search'],
  ] as const;
  for (const [args, message] of cases) {
    const result = await tidemark(...args);
    expect(result, args.join(' ')).toMatchObject({ code: 1, stderr: expect.stringContaining(message) });
    expect(result.stderr.trim().split('\n')).toHaveLength(1);
  }
}, 120_000);

test('a whole search can come from a file, and fields are listed with their operators', async () => {
  const file = join(home, 'search.json');
  const where = {
    or: [{ field: 'type', operator: '=', value: 'resale' }, { not: { field: 'isAtm', operator: '=', value: false } }],
  };
  await writeFile(file, JSON.stringify({ dataset: 'offering-events', where, watch: ['200'] }));
  expect(await json('try', '--search', file)).toMatchObject({
    matched: 1,
    rows: [{ cik: '200', accessionNumber: accessionOf(2), values: { type: 'resale' } }],
  });
  expect(await json('fields', 'scores')).toMatchObject({ band: { oneOf: ['low', 'moderate', 'elevated', 'high'] } });
  expect((await tidemark('fields', 'scores')).stdout).toMatch(/\nnumber: .*rose by/);
  expect((await tidemark('fields')).stdout).toContain('thirteenf-holdings');
}, 120_000);
