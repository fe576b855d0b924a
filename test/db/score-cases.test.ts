import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseIsoDate } from '../../core/dates.ts';
import { CATALOG } from '../../parsers/parser-catalog.ts';
import { SCORE_CASES } from '../../sample/score-cases.ts';
import { createDiskRawStore } from '../../sources/raw-store/disk-raw-store.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { ARCHETYPES } from '../reference/2026-12-01/archetypes.ts';
import { loadSample, readFilings, scoreAll } from './diff-fixture.ts';

const AS_OF = parseIsoDate('2026-11-13');
const METHODOLOGY = '2026-12-01.1';

interface Stored {
  readonly status: string;
  readonly score: string | null;
  readonly band: string | null;
  readonly confidence: string;
}

describe('issuers of the sample archive that the methodology gives a band', () => {
  let database: TestDatabase;
  let dir: string;
  let scores: readonly Stored[];
  beforeAll(async () => {
    database = await createTestDatabase();
    const { db } = database;
    dir = await mkdtemp(join(tmpdir(), 'tidemark-cases-'));
    const rawStore = createDiskRawStore(join(dir, 'raw'));
    const archive = join(dir, 'archive');
    const sample = { seed: '1', issuers: 0, cases: true, endDate: AS_OF };
    const filings = await loadSample(db, rawStore, archive, sample);
    await readFilings(db, rawStore, CATALOG, filings);
    await scoreAll(db, { asOf: AS_OF, methodologyVersion: METHODOLOGY, prices: join(archive, 'prices.csv') });
    const columns = ['cik', 'status', 'score', 'band', 'confidence'] as const;
    const rows = await db.selectFrom('score.scores').select(columns).where('as_of_date', '=', AS_OF).execute();
    scores = rows.sort((a, b) => Number(a.cik) - Number(b.cik)) as unknown as readonly Stored[];
  }, 300_000);
  afterAll(async () => {
    await database.drop();
    await rm(dir, { recursive: true, force: true });
  });

  it('are those of its table, in its order', () => {
    expect(SCORE_CASES.map(({ name }) => name)).toEqual(ARCHETYPES.map(({ name }) => name));
    expect(scores).toHaveLength(SCORE_CASES.length);
  });

  it.each(ARCHETYPES.map((one, index) => [one.name, one, index] as const))('%s', (_, one, index) => {
    const found = scores[index];
    expect(one.bands).toContain(found?.band);
    const score = Number(found?.score ?? 0);
    expect(score).toBeGreaterThanOrEqual(one.from);
    expect(score).toBeLessThan(one.below);
    expect(one.confidences).toContain(found?.confidence);
  });
});
