import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadBatch } from '../../activities/load-batch.ts';
import { loadReprocessed } from '../../activities/load-reprocessed.ts';
import { contentHash } from '../../core/hashes.ts';
import { type AccessionNumber, type Cik, type ParserVersion, parserIdOf, parserVersionOf } from '../../core/ids.ts';
import type { ParseOutcome, Parser } from '../../core/parser.ts';
import type { CorporateActionValues } from '../../core/rows-compliance.ts';
import type { StagedFiling, StagedParseRun } from '../../core/staged-filing.ts';
import { pageUnread } from '../../db/repositories/filings/unread-filings.ts';
import { lockPromotions, promote, replacePromotion } from '../../db/repositories/runs/promotions.ts';
import { createParserCatalog } from '../../parsers/parser-catalog.ts';
import { parserById } from '../../parsers/registry.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { until } from '../until.ts';
import { accessionOf, date, PUBLIC_AT, publish, RAW_KEY } from './fixtures.ts';

const [FIRST, SECOND] = [parserVersionOf('corporate-actions', 1), parserVersionOf('corporate-actions', 2)];
const CIK = '100' as Cik;
const RUN = { runId: 'run', source: 'raw store', materializationVersion: 'm' };
/** The result of a run is the new names that it read, one for each row. */
const VALUES: Omit<CorporateActionValues, 'toValue'> = {
  form: '8-K',
  filedDate: date('2024-03-28'),
  type: 'name_change',
  fromValue: 'Old Name Inc.',
  date: null,
};

function namingParser(version: number): Parser {
  const released = parserById('corporate-actions');
  if (released === null) throw new Error('no corporate-actions');
  return {
    ...released,
    version,
    rows: ({ result }) => [
      {
        table: 'dilution.corporate_actions',
        rows: ((result ?? []) as readonly string[]).map((toValue) => ({
          values: { ...VALUES, toValue },
          valueSpans: {},
          confidence: 1,
          crossValidations: [],
        })),
      },
    ],
  };
}
const released = new Map([[FIRST, () => Promise.resolve({ parser: namingParser(1) })]]);
const CATALOG = createParserCatalog([namingParser(2)], released);

function runOf(parserVersion: ParserVersion, over: Partial<ParseOutcome>, durationMs = 1): StagedParseRun {
  const outcome: ParseOutcome = {
    kind: 'dilution',
    parserVersion,
    status: 'parsed',
    confidence: 1,
    result: null,
    spans: {},
    crossValidations: [],
    reasons: [],
    warnings: [],
    ...over,
  };
  const place = { parserId: parserIdOf(parserVersion), parserVersion, sequence: 1, durationMs };
  return { ...place, outputHash: contentHash(outcome), outcome };
}
const named = (version: ParserVersion, ...names: readonly string[]) => runOf(version, { result: names });
const failed = (version: ParserVersion, code: string) =>
  runOf(version, { status: 'rejected', confidence: 0, reasons: [{ code, message: code }] });

function staged(n: number, runs: readonly StagedParseRun[], over: Partial<StagedFiling> = {}): StagedFiling {
  const filing = { accessionNumber: accessionOf(n), rawSourceKey: RAW_KEY, header: null, documents: [], warnings: [] };
  return { ...filing, runs, rejection: null, ...over };
}

describe('loading what a reprocess read', () => {
  let database: TestDatabase;
  let deps: Parameters<typeof loadReprocessed>[0];
  beforeAll(async () => {
    database = await createTestDatabase();
    const rawStore = { getStaged: () => Promise.reject(new Error('no parts')) };
    deps = { db: database.db, rawStore, logger: pino({ level: 'silent' }), catalog: CATALOG };
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    const { db } = database;
    await sql`truncate raw.filings, ops.promotions, ops.parse_runs, events.outbox, dilution.corporate_actions,
      dilution.derivation_marks, reference.pending_entities cascade`.execute(db);
    await promote(db, FIRST, 'test');
    for (const n of [1, 2, 3]) await publish(db, { cik: CIK, accessionNumber: accessionOf(n) }, PUBLIC_AT);
    const filings = [1, 2, 3].map((n) => staged(n, [named(FIRST, `Name ${n} Inc.`)]));
    await loadBatch(deps, RUN, filings);
    await sql`truncate events.outbox, reference.pending_entities`.execute(db);
  });

  const load = (...filings: readonly StagedFiling[]) => loadReprocessed(deps, RUN, SECOND, filings);
  async function texts(query: ReturnType<typeof sql<{ text: string }>>): Promise<readonly string[]> {
    return (await query.execute(database.db)).rows.map(({ text }) => text);
  }
  const rowsOf = (version: ParserVersion) =>
    texts(sql`select to_value as text from dilution.corporate_actions where parser_version = ${version} order by 1`);
  const runsOf = (version: ParserVersion) =>
    texts(sql`select accession_number || ' ' || sequence || ' ' || status || coalesce(' ' || (reasons -> 0 ->> 'code'), '')
      as text from ops.parse_runs where parser_version = ${version} order by 1`);
  const readBy = (version: ParserVersion) =>
    texts(sql`select accession_number as text from raw.filings join ops.parser_sets using (parser_set)
      where ${version} = any(parser_versions) and state = 'processed' order by 1`);
  const marks = () => texts(sql`select cik || ' ' || cause as text from dilution.derivation_marks`);
  const events = () => texts(sql`select payload ->> 'toValue' as text from events.outbox order by 1`);
  const retryOf = async (accessionNumber: AccessionNumber) =>
    (
      await sql<object>`select attempts, retry_at > now() as waits from raw.filings
        where accession_number = ${accessionNumber}`.execute(database.db)
    ).rows[0];
  const FIRST_ROWS = ['Name 1 Inc.', 'Name 2 Inc.', 'Name 3 Inc.'];

  it('stores the rows of the one version, of its dependencies none, and nobody is told while it is not promoted', async () => {
    const tally = await load(
      staged(1, [named(SECOND, 'A', 'B'), failed(FIRST, 'parse-timeout')]),
      staged(2, [runOf(SECOND, { status: 'not_applicable', confidence: 1 })]),
      staged(3, [failed(SECOND, 'binary-document')]),
    );
    expect(tally).toMatchObject({ filings: 3, parsed: 1, nothing: 1, rejected: 1, unreadable: 0, changed: 0, rows: 2 });
    expect([await rowsOf(FIRST), await rowsOf(SECOND)]).toEqual([FIRST_ROWS, ['A', 'B']]);
    expect(await runsOf(FIRST)).toEqual([1, 2, 3].map((n) => `${accessionOf(n)} 1 parsed`));
    expect(await runsOf(SECOND)).toEqual([
      `${accessionOf(1)} 1 parsed`,
      `${accessionOf(3)} 1 rejected binary-document`,
    ]);
    expect([await readBy(FIRST), await readBy(SECOND)]).toEqual([
      [1, 2, 3].map(accessionOf),
      [1, 2, 3].map(accessionOf),
    ]);
    expect([await events(), await marks()]).toEqual([[], []]);
  });

  it('leaves a filing unread where a version that it builds on crashed, with the reason, and reads it the next time', async () => {
    const behind = { code: 'dependency-rejected', message: 'builds on xbrl' };
    const crashed = failed(parserVersionOf('xbrl', 1), 'parse-crashed');
    const tally = await load(
      staged(1, [runOf(SECOND, { status: 'rejected', confidence: 0, reasons: [behind] }), crashed]),
      staged(2, [runOf(SECOND, { result: ['A'], warnings: [behind] }), crashed]),
      // It did not need the one that crashed.
      staged(3, [named(SECOND, 'B'), crashed]),
    );
    expect(tally).toMatchObject({ filings: 3, parsed: 1, rejected: 2, rows: 1 });
    expect(await readBy(SECOND)).toEqual([accessionOf(3)]);
    expect(await rowsOf(SECOND)).toEqual(['B']);
    expect(await runsOf(SECOND)).toEqual([
      `${accessionOf(1)} 0 rejected dependency-crashed`,
      `${accessionOf(2)} 0 rejected dependency-crashed`,
      `${accessionOf(3)} 1 parsed`,
    ]);
    const scope = { parserVersion: SECOND, ciks: null, from: null, to: null };
    const { filings } = await pageUnread(database.db, scope, null, 10);
    expect(filings.map(({ accessionNumber }) => accessionNumber)).toEqual([accessionOf(1), accessionOf(2)]);
    await load(
      staged(1, [named(SECOND, 'C')]),
      staged(2, [
        runOf(SECOND, { status: 'rejected', confidence: 0, reasons: [behind] }),
        failed(FIRST, 'parse-timeout'),
      ]),
    );
    expect(await readBy(SECOND)).toEqual([1, 2, 3].map(accessionOf));
    expect((await runsOf(SECOND)).slice(0, 2)).toEqual([
      `${accessionOf(1)} 1 parsed`,
      `${accessionOf(2)} 1 rejected dependency-rejected`,
    ]);
  });

  it('records an exceeded budget, also of opening the filing, as the rejection of that version, to be tried again', async () => {
    const rejection = { code: 'parse-out-of-memory', message: 'more than 2048 MB' };
    await load(staged(1, [failed(SECOND, 'parse-timeout')]), staged(2, [], { rejection }));
    expect(await runsOf(SECOND)).toEqual([
      `${accessionOf(1)} 1 rejected parse-timeout`,
      `${accessionOf(2)} 0 rejected parse-out-of-memory`,
    ]);
    expect(await readBy(FIRST)).toHaveLength(3);
    expect(await rowsOf(FIRST)).toEqual(FIRST_ROWS);
    for (const n of [1, 2]) expect(await retryOf(accessionOf(n))).toEqual({ attempts: 1, waits: true });
    expect(await retryOf(accessionOf(3))).toEqual({ attempts: 0, waits: null });
  });

  it('leaves the retry for which another parser of the filing waits', async () => {
    await sql`update raw.filings set attempts = 1, retry_at = now() + interval '1 day'`.execute(database.db);
    await load(staged(1, [named(SECOND, 'A')]), staged(2, [failed(SECOND, 'parse-timeout')]));
    for (const n of [1, 2]) expect(await retryOf(accessionOf(n))).toEqual({ attempts: 1, waits: true });
  });

  it('records nothing of a filing that has other bytes by now, waits to be parsed, or cannot be read', async () => {
    await sql`update raw.filings set raw_source_key = 'sha256:other' where accession_number = ${accessionOf(1)}`.execute(
      database.db,
    );
    await sql`update raw.filings set state = 'stored' where accession_number = ${accessionOf(2)}`.execute(database.db);
    const rejection = { code: 'raw-object-missing', message: 'no such object' };
    const tally = await load(
      staged(1, [named(SECOND, 'A')]),
      staged(2, [named(SECOND, 'B')]),
      staged(3, [], { rejection }),
    );
    const examples = [{ accessionNumber: accessionOf(3), reason: 'raw-object-missing: no such object' }];
    expect(tally).toMatchObject({ filings: 3, parsed: 0, changed: 2, unreadable: 1, rows: 0, examples });
    expect([await rowsOf(SECOND), await runsOf(SECOND), await readBy(SECOND)]).toEqual([[], [], []]);
    expect(await rowsOf(FIRST)).toEqual(FIRST_ROWS);
  });

  it('rows that the database refuses are that version’s rejection; the filing and its neighbors go on', async () => {
    const refused = { ...named(SECOND, 'B'), durationMs: Number.NaN };
    const tally = await load(staged(1, [named(SECOND, 'A')]), staged(2, [refused]), staged(3, [named(SECOND, 'C')]));
    expect(tally).toMatchObject({ filings: 3, parsed: 2, rejected: 1, rows: 2 });
    expect(await runsOf(SECOND)).toContain(`${accessionOf(2)} 0 rejected load-refused`);
    expect([await readBy(FIRST), await rowsOf(SECOND)]).toEqual([[1, 2, 3].map(accessionOf), ['A', 'C']]);
  });

  const waitsForPromotions = async (): Promise<boolean> => {
    const { rows } = await sql<{ waits: boolean }>`
      select exists (select from pg_locks where not granted and relation = 'ops.promotions'::regclass) as waits
    `.execute(database.db);
    return rows[0]?.waits === true;
  };

  it('that begins before a promotion and ends after it publishes what the promotion made current', async () => {
    const { db } = database;
    const begun = Promise.withResolvers<void>();
    const commit = Promise.withResolvers<void>();
    const promoting = db.transaction().execute(async (trx) => {
      await lockPromotions(trx);
      await replacePromotion(trx, { version: SECOND, reason: 'test', previousVersion: FIRST });
      begun.resolve();
      await commit.promise;
    });
    await begun.promise;
    const loads = [load(staged(1, [named(SECOND, 'A')])), loadBatch(deps, RUN, [staged(2, [named(FIRST, 'Late')])])];
    await until('both loads wait', waitsForPromotions);
    commit.resolve();
    await Promise.all([promoting, ...loads]);
    // The new version's row is an event; the old version's is none any more.
    expect(await events()).toEqual(['A']);
    expect(await marks()).toEqual([`${CIK} reprocess`]);
    expect(await rowsOf(FIRST)).toEqual(['Late', 'Name 1 Inc.', 'Name 3 Inc.']);
  });

  it('that has looked at the promotions commits before the next one, which then finds its rows', async () => {
    const { db } = database;
    const locked = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    // Stops the load after it has looked: what it writes last is locked.
    const blocking = db.transaction().execute(async (trx) => {
      await sql`lock table reference.pending_entities in access exclusive mode`.execute(trx);
      locked.resolve();
      await release.promise;
    });
    await locked.promise;
    const loading = loadBatch(deps, RUN, [staged(2, [named(FIRST, 'Late')])]);
    await until('the load holds the promotions', async () => {
      const { rows } = await sql<{ held: boolean }>`
        select exists (select from pg_locks where granted and mode = 'ShareLock'
          and relation = 'ops.promotions'::regclass) as held`.execute(db);
      return rows[0]?.held === true;
    });
    let found: readonly string[] = [];
    const promoting = db.transaction().execute(async (trx) => {
      await lockPromotions(trx);
      await replacePromotion(trx, { version: SECOND, reason: 'test', previousVersion: FIRST });
      const { rows } = await sql<{ name: string }>`
        select to_value as name from dilution.corporate_actions where parser_version = ${FIRST} order by 1
      `.execute(trx);
      found = rows.map(({ name }) => name);
    });
    await until('the promotion waits', waitsForPromotions);
    release.resolve();
    await Promise.all([blocking, loading, promoting]);
    expect(found).toContain('Late');
    expect(await events()).toEqual(['Late']);
  });
});
