import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadIssuerFacts } from '../../activities/issuer-facts.ts';
import { loadBatch } from '../../activities/load-batch.ts';
import { parseSubmission } from '../../activities/parse-submission.ts';
import { sha256 } from '../../core/hashes.ts';
import { parserVersionOf, rawSourceKeyOf } from '../../core/ids.ts';
import { decodeStaged, encodeStaged } from '../../core/staged-filing.ts';
import { insertDiscovered } from '../../db/repositories/filings/filings.ts';
import { readEvents } from '../../db/repositories/runs/outbox-reader.ts';
import { ensurePromoted } from '../../db/repositories/runs/promotions.ts';
import { createParserCatalog } from '../../parsers/parser-catalog.ts';
import { PARSERS, parserById } from '../../parsers/registry.ts';
import { generateSampleArchive } from '../../sample/archive.ts';
import type { FilingTruth } from '../../sample/truth.ts';
import { readSubmission } from '../../sources/submission/read-submission.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { date } from './fixtures.ts';

/** None of these filings is staged in parts. */
const NO_PARTS = { getStaged: () => Promise.reject(new Error('no parts')) };
const RUN = { runId: 'run', source: 'test', materializationVersion: 'm' };

let database: TestDatabase;
let dir: string;
let reports: FilingTruth[];

beforeAll(async () => {
  database = await createTestDatabase();
  dir = await mkdtemp(join(tmpdir(), 'tidemark-listing-load-'));
  await generateSampleArchive({ dir, seed: 'listing', issuers: 40, years: 2, gzip: false });
  reports = (await readFile(join(dir, 'truth.jsonl'), 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as FilingTruth)
    .filter((filing) => filing.exchangeCompliance !== undefined || filing.reverseSplit !== undefined);
});

afterAll(async () => {
  await database.drop();
  await rm(dir, { recursive: true, force: true });
});

test('notices and splits of current reports go from their bytes to the tables and on to the facts of a score', async () => {
  expect(reports.length).toBeGreaterThan(5);
  await insertDiscovered(
    database.db,
    reports.map(({ accessionNumber, cik, company, form, filedDate }) => ({
      accessionNumber,
      cik,
      companyName: company,
      form,
      filedDate,
      acceptedAt: null,
      periodOfReport: null,
      url: `https://www.sec.gov/Archives/edgar/data/${cik}/${accessionNumber}.txt`,
      source: 'test',
    })),
  );
  const staged = [];
  for (const { accessionNumber, cik, filedDate } of reports) {
    const bytes = await readFile(join(dir, `Archives/edgar/data/${cik}/${accessionNumber}.txt`));
    const rawSourceKey = rawSourceKeyOf(sha256(bytes));
    await sql`update raw.filings set raw_source_key = ${rawSourceKey}, state = 'stored' where accession_number = ${accessionNumber}`.execute(
      database.db,
    );
    staged.push(
      decodeStaged(
        encodeStaged(parseSubmission(readSubmission(bytes), { accessionNumber, rawSourceKey, filedDate }, null)),
      ),
    );
  }
  await loadBatch({ db: database.db, rawStore: NO_PARTS, logger: pino({ level: 'silent' }) }, RUN, staged);
  await ensurePromoted(database.db, [
    ...new Set(staged.flatMap(({ runs }) => runs.map(({ parserVersion }) => parserVersion))),
  ]);

  const told = await readEvents(database.db, { after: 0n, limit: 1_000 });
  const created = told.filter(({ eventType }) => eventType === 'dilution.reverse_split.created');
  const toldOf = created.map(({ payload }) => payload as { numerator: string; provenance: Record<string, string> });
  expect(toldOf.every(({ provenance }) => provenance['sourceSpan']?.includes('#'))).toBe(true);
  const tellers = new Set(toldOf.map(({ provenance }) => provenance['accessionNumber']));
  expect(tellers).toEqual(
    new Set(reports.flatMap(({ accessionNumber, reverseSplit }) => (reverseSplit ? [accessionNumber] : []))),
  );
  // Loading again emits nothing new.
  await loadBatch({ db: database.db, rawStore: NO_PARTS, logger: pino({ level: 'silent' }) }, RUN, staged);
  expect(await readEvents(database.db, { after: 0n, limit: 1_000 })).toEqual(told);
  // Nor do rows of a version that is not promoted, although they are stored.
  const next = (parserById('reverse-splits')?.version ?? 0) + 1;
  const version = parserVersionOf('reverse-splits', next);
  const second = staged.map((filing) => ({
    ...filing,
    runs: filing.runs
      .filter(({ parserId, outcome }) => parserId === 'reverse-splits' && outcome.status === 'parsed')
      .map((run) => ({ ...run, parserVersion: version, sequence: run.sequence + 50 })),
  }));
  const catalog = createParserCatalog(
    PARSERS.map((parser) => (parser.id === 'reverse-splits' ? { ...parser, version: next } : parser)),
    new Map(),
  );
  await loadBatch({ db: database.db, rawStore: NO_PARTS, logger: pino({ level: 'silent' }), catalog }, RUN, second);
  const { rows: unpromoted } = await sql`
    select from dilution.reverse_splits where parser_version = ${version}`.execute(database.db);
  expect(unpromoted.length).toBe(created.length);
  expect(await readEvents(database.db, { after: 0n, limit: 1_000 })).toEqual(told);

  const notices = await database.db
    .selectFrom('dilution.current_exchange_compliance')
    .select(['accession_number', 'rule', 'status', 'notice_date', 'cure_deadline', 'source_span'])
    .where('is_current', '=', true)
    .execute();
  const wanted = reports.flatMap(({ accessionNumber, exchangeCompliance = [] }) =>
    exchangeCompliance.map(({ rule, status, noticeDate, cureDeadline }) =>
      [accessionNumber, rule, status, noticeDate, cureDeadline].join(' '),
    ),
  );
  expect(
    notices
      .map((row) => [row.accession_number, row.rule, row.status, row.notice_date, row.cure_deadline].join(' '))
      .sort(),
  ).toEqual(wanted.sort());
  expect(notices.every(({ source_span }) => source_span !== null)).toBe(true);

  const splits = reports.filter(({ reverseSplit }) => reverseSplit !== undefined);
  const facts = await loadIssuerFacts(database.db, {
    ciks: [...new Set(splits.map(({ cik }) => cik))],
    asOf: date('2027-12-31'),
    lookbackDays: 4_000,
  });
  expect(
    facts
      .flatMap(({ cik, splits: own }) =>
        own.map((split) => `${cik} ${split.effectiveDate} ${split.numerator}:${split.denominator}`),
      )
      .sort(),
  ).toEqual(
    splits
      .map(({ cik, reverseSplit: split }) => `${cik} ${split?.effectiveDate} ${split?.numerator}:${split?.denominator}`)
      .sort(),
  );
});
