import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DiffReport, type DiffRequest, diffVersions } from '../../cli/diff/diff-versions.ts';
import type { ScoreEffects } from '../../cli/diff/score-effects.ts';
import { renderDiffPage } from '../../cli/report/diff-page/page.ts';
import { renderDiff } from '../../cli/report/render-diff.ts';
import { type ParserVersion, parserVersionOf } from '../../core/ids.ts';
import type { ParseOutcome } from '../../core/parser.ts';
import type { XbrlResult } from '../../core/xbrl.ts';
import { promote } from '../../db/repositories/runs/promotions.ts';
import type { OverhangResult } from '../../parsers/overhang/result.ts';
import { CATALOG } from '../../parsers/parser-catalog.ts';
import type { ThirteenfResult } from '../../parsers/thirteenf/holding.ts';
import { CURRENT_METHODOLOGY_VERSION } from '../../scoring/methodology-registry.ts';
import { createDiskRawStore } from '../../sources/raw-store/disk-raw-store.ts';
import type { RawStore } from '../../sources/raw-store/raw-store.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { exactSnapshot } from '../workflow/table-snapshot.ts';
import { buildWith, loadSample, readFilings, scoreAll, versionOfTwo } from './diff-fixture.ts';
import { date } from './fixtures.ts';

const version = versionOfTwo;
const progress = { show: () => undefined, note: () => undefined, clear: () => undefined };

/** By form: a document rejected, counts misread, rows left out, less confidence. */
function readWarrantsAnew(outcome: ParseOutcome, form: string): ParseOutcome {
  const result = outcome.result as OverhangResult | null;
  const { warrants = [] } = result ?? {};
  if (result === null || warrants.length === 0) return outcome;
  if (form === '8-K') {
    const reasons = [{ code: 'made-up', message: 'made up' }];
    return { ...outcome, status: 'rejected', confidence: 0, result: null, spans: {}, reasons };
  }
  if (form.startsWith('S-1') || form === '10-Q') {
    const misread = warrants.map((warrant) => ({ ...warrant, count: (warrant.count ?? 0) * 400 }));
    return { ...outcome, result: { ...result, warrants: misread } };
  }
  if (form.startsWith('424B')) return { ...outcome, result: { ...result, warrants: [] } };
  if (form.startsWith('10-K')) return { ...outcome, confidence: 0.5, confidences: {} };
  return outcome;
}

/** Without the second fact, so that all later ones have another position; the third says something else. */
function readFactsAnew(outcome: ParseOutcome, form: string): ParseOutcome {
  const result = outcome.result as XbrlResult | null;
  if (result === null || form !== '10-Q') return outcome;
  const moved = (index: number) => (index < 1 ? index : index - 1);
  const rename = <V>(entries: Readonly<Record<string, V>>) =>
    Object.fromEntries(
      Object.entries(entries).flatMap(([path, value]) => {
        const index = Number(/^facts\[(\d+)\]/.exec(path)?.[1]);
        return index === 1 ? [] : [[path.replace(/^facts\[\d+\]/, `facts[${moved(index)}]`), value] as const];
      }),
    );
  const facts = result.facts
    .filter((_, index) => index !== 1)
    .map((fact, index) => (index === 1 ? { ...fact, value: 'another value' } : fact));
  return {
    ...outcome,
    result: { facts },
    spans: rename(outcome.spans),
    confidences: rename(outcome.confidences ?? {}),
  };
}

function readHoldingsAnew(outcome: ParseOutcome): ParseOutcome {
  const result = outcome.result as ThirteenfResult | null;
  if (result === null || result.holdings.length < 2) return outcome;
  const holdings = result.holdings
    .slice(1)
    .map((holding, index) => (index === 0 ? { ...holding, nameOfIssuer: 'MISREAD CORP' } : holding));
  return { ...outcome, result: { ...result, holdings }, confidences: {} };
}

const BUILD = buildWith({
  overhang: { change: readWarrantsAnew },
  xbrl: { change: readFactsAnew },
  thirteenf: { change: readHoldingsAnew },
  'cash-position': { change: (outcome) => outcome },
  'reverse-splits': { change: (outcome) => ({ ...outcome, result: outcome.result && { splits: [], earlier: [] } }) },
  'share-float': { change: (outcome) => outcome, dependsOn: [version('xbrl', 2)] },
  'voting-results': { change: (outcome) => outcome },
});
const READ = ['overhang', 'xbrl', 'thirteenf', 'cash-position', 'share-float', 'reverse-splits'];

describe('what differs between two versions of a parser', () => {
  let database: TestDatabase;
  let dir: string;
  let rawStore: RawStore;
  let prices: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    const { db } = database;
    dir = await mkdtemp(join(tmpdir(), 'tidemark-diff-'));
    rawStore = createDiskRawStore(join(dir, 'raw'));
    const filings = await loadSample(db, rawStore, join(dir, 'archive'), { seed: 'diff', issuers: 5, years: 1 });
    await readFilings(db, rawStore, CATALOG, filings);
    const last = filings
      .map(({ filedDate }) => filedDate)
      .sort()
      .at(-1);
    prices = join(dir, 'archive/prices.csv');
    await scoreAll(db, { asOf: last ?? date('2026-01-01'), methodologyVersion: CURRENT_METHODOLOGY_VERSION, prices });
    for (const id of READ) await readFilings(db, rawStore, BUILD, filings, version(id, 2));
  }, 300_000);
  afterAll(async () => {
    await database.drop();
    await rm(dir, { recursive: true, force: true });
  });

  const deps = () => ({ db: database.db, rawStore, catalog: BUILD, progress });
  const requestOf = (id: string, over: Partial<DiffRequest> = {}): DiffRequest => {
    const whole = { ciks: null, from: null, to: null, limit: 200, everyRow: false };
    const parts = {
      prices,
      methodologyVersion: CURRENT_METHODOLOGY_VERSION,
      withScores: false,
      withGolden: false,
    };
    return { before: version(id, 1), after: version(id, 2), ...whole, ...parts, ...over };
  };
  const diff = (id: string, over: Partial<DiffRequest> = {}): Promise<DiffReport> =>
    diffVersions(deps(), requestOf(id, over));
  /** Rows of a table by form, as the database counts them. */
  async function rowsByForm(table: string, parserVersion: ParserVersion): Promise<ReadonlyMap<string, number>> {
    const { rows } = await sql<{ form: string; rows: number }>`
      select f.form, count(*)::int as rows from ${sql.table(table)} t join raw.filings f using (accession_number)
      where t.parser_version = ${parserVersion} group by 1`.execute(database.db);
    return new Map(rows.map(({ form, rows: count }) => [form, count]));
  }
  const sumOf = (rows: ReadonlyMap<string, number>, forms: RegExp) =>
    [...rows].reduce((sum, [form, count]) => (forms.test(form) ? sum + count : sum), 0);

  it('is told row by row with the cause: read differently, rejected, left out, less sure', async () => {
    const report = await diff('overhang');
    const before = await rowsByForm('dilution.warrants', version('overhang', 1));
    const [misread, rejected] = [sumOf(before, /^(?:S-1|10-Q$)/), sumOf(before, /^8-K$/)];
    const [removed, unsure] = [sumOf(before, /^424B/), sumOf(before, /^10-K/)];
    expect(Math.min(misread, rejected, removed, unsure)).toBeGreaterThan(0);
    const [warrants] = report.tables;
    expect(warrants).toMatchObject({
      table: 'dilution.warrants',
      rowsBefore: sumOf(before, /./),
      rowsAfter: sumOf(await rowsByForm('dilution.warrants', version('overhang', 2)), /./),
      added: { rows: 0 },
      removed: { rows: rejected + removed },
      changed: { rows: misread + unsure },
      fields: [{ field: 'count', rows: misread }],
    });
    expect(warrants?.causes.map(({ cause, rows }) => [cause, rows])).toEqual([
      ['same-words', misread],
      ['other-words', removed],
      ['rejected', rejected],
      ['confidence', unsure],
    ]);
    expect(report.documents).toMatchObject({
      rejected: report.rejectionCodes[0]?.documents,
      accepted: 0,
      newlyRead: 0,
    });
    expect(report.rejectionCodes).toMatchObject([{ code: 'made-up' }]);
    expect(report.changesTotal).toBe(misread + unsure + rejected + removed);
    expect(report.changes).toHaveLength(report.changesTotal);
    const highs = report.changes.map(({ high }) => high);
    expect(highs).toEqual(highs.toSorted((a, b) => Number(b) - Number(a)));
  });

  it('shows the words of the filing that both readings are of', async () => {
    const { changes } = await diff('overhang');
    const misread = changes.filter(({ cause }) => cause === 'same-words');
    for (const { words, fields } of misread) {
      expect(words.problem).toBeNull();
      const cited = words.passages.flatMap(({ pieces }) => pieces.filter(({ cited: by }) => by === 'both'));
      expect(cited.map(({ text }) => text.replaceAll(',', '').trim())).toContain(fields[0]?.before);
    }
    const removed = changes.filter(({ kind }) => kind === 'removed');
    expect(
      removed.every(({ words }) => words.passages.some(({ pieces }) => pieces.some((one) => one.cited === 'before'))),
    ).toBe(true);
  });

  it('swaps its sides with the versions', async () => {
    const there = await diff('overhang');
    const back = await diff('overhang', { before: version('overhang', 2), after: version('overhang', 1) });
    expect(back.tables.map(({ added, removed, changed, same }) => [added, removed, changed, same])).toEqual(
      there.tables.map(({ added, removed, changed, same }) => [removed, added, changed, same]),
    );
    expect(back.documents).toMatchObject({ accepted: there.documents.rejected, rejected: 0 });
    expect(back.tables[0]?.causes.map(({ cause }) => cause)).toContain('accepted');
  });

  it('moves scores and bands as a promotion would, and leaves no trace of it', async () => {
    const before = await exactSnapshot(database.db);
    const report = await diff('overhang', { withScores: true });
    expect(await exactSnapshot(database.db)).toEqual(before);
    const scores = report.scores as ScoreEffects;
    expect(scores.issuers).toBe(report.issuersWithChanges);
    expect(scores.issuersMoved).toBeGreaterThan(0);
    expect(scores.derived.written).toBeGreaterThan(0);
    expect(scores.comparison.differences.issuerDays).toBeGreaterThan(0);
    expect(scores.flips).toHaveLength(scores.flipsTotal);
    // The other way round, each score moves back.
    const back = await diff('overhang', {
      before: version('overhang', 2),
      after: version('overhang', 1),
      withScores: true,
    });
    const moves = (of: ScoreEffects) =>
      of.comparison.movers.byDay.map(({ cik, largest }) => [cik, largest.score.a, largest.score.b]);
    expect(moves(back.scores as ScoreEffects)).toEqual(moves(scores).map(([cik, a, b]) => [cik, b, a]));
  });

  it('gives the scores that a real promotion then gives', async () => {
    const { scores } = await diff('overhang', { withScores: true });
    const [mover] = (scores as ScoreEffects).comparison.movers.byDay;
    if (mover === undefined) throw new Error('no score moves');
    const { asOf } = scores as ScoreEffects;
    const stored = async () => {
      await scoreAll(database.db, { asOf, methodologyVersion: CURRENT_METHODOLOGY_VERSION, prices });
      const { rows } = await sql<{ score: number }>`
        select score from score.scores where cik = ${mover.cik} and as_of_date = ${asOf}`.execute(database.db);
      return rows[0]?.score;
    };
    expect(await stored()).toBe(mover.largest.score.a);
    await promote(database.db, version('overhang', 2), 'test');
    expect(await stored()).toBe(mover.largest.score.b);
    await promote(database.db, version('overhang', 1), 'test');
    expect(await stored()).toBe(mover.largest.score.a);
  });

  it('compares facts without taking all later ones for changed where one is missing', async () => {
    const report = await diff('xbrl');
    const { rows } = await sql<{ reports: number }>`
      select count(distinct accession_number)::int as reports from parsed.xbrl_facts
      where parser_version = 'xbrl@1' and form = '10-Q'`.execute(database.db);
    const reports = rows[0]?.reports ?? 0;
    expect(reports).toBeGreaterThan(5);
    const [facts] = report.tables;
    expect(facts).toMatchObject({ added: { rows: 0 }, removed: { rows: reports }, changed: { rows: reports } });
    expect((facts?.rowsBefore ?? 0) - (facts?.rowsAfter ?? 0)).toBe(reports);
    expect(facts?.same).toBe((facts?.rowsBefore ?? 0) - 2 * reports);
    expect(facts?.fields.map(({ field }) => field)).toContain('value');
    expect(report.documents).toMatchObject({ otherOutput: reports, noLongerRead: 0 });
    expect(report.changes[0]?.words.passages.length).toBeGreaterThan(0);
  });

  it('compares holdings: one left out, one with another name', async () => {
    const report = await diff('thirteenf');
    const [, holdings] = report.tables;
    const documents = report.documents.otherOutput;
    expect(documents).toBeGreaterThan(0);
    expect(holdings).toMatchObject({
      table: 'parsed.thirteenf_holdings',
      removed: { rows: documents },
      changed: { rows: documents },
      added: { rows: 0 },
      fields: [{ field: 'name_of_issuer', rows: documents }],
    });
    expect(holdings?.causes.filter(({ cause }) => cause === 'same-words')).toMatchObject([{ rows: documents }]);
  });

  it('of versions that give the same is empty, and names what the second builds on', async () => {
    const same = await diff('cash-position', { withScores: true });
    expect(same).toMatchObject({
      changesTotal: 0,
      changes: [],
      issuersWithChanges: 0,
      scores: { reason: 'no row differs' },
    });
    expect(same.documents.sameOutput).toBeGreaterThan(0);
    expect(same.tables[0]?.same).toBe(same.tables[0]?.rowsBefore);
    expect((await diff('share-float')).dependencies).toEqual([
      { before: version('xbrl', 1), after: version('xbrl', 2) },
    ]);
  });

  it('is the same report every time, and prints within a screen and as one page', async () => {
    const [one, other] = [await diff('overhang', { withScores: true }), await diff('overhang', { withScores: true })];
    expect(JSON.stringify(one)).toBe(JSON.stringify(other));
    const text = renderDiff(one, false);
    expect(text.split('\n').length).toBeLessThanOrEqual(60);
    expect(text).toMatch(/warrants, by cause: same words read differently \d+ \(\d+\)/);
    expect(text).toContain('Monitors: this build stores none. A promotion emits no event to organizations');
    expect(renderDiff(one, true).length).toBeGreaterThan(text.length);
    const page = renderDiffPage(one);
    expect(page).toMatch(/^<!doctype html>/);
    expect(page).not.toMatch(/<script|https?:\/\/|<link|<img/);
    expect(page.match(/<article class="change">/g)).toHaveLength(one.changes.length);
  });

  it('is limited to issuers and dates of filing', async () => {
    const whole = await diff('overhang');
    const [first] = whole.changes;
    if (first === undefined) throw new Error('no change');
    const own = await diff('overhang', { ciks: [first.cik] });
    expect(own.changes.every(({ cik }) => cik === first.cik)).toBe(true);
    expect(own.changesTotal).toBe(whole.changes.filter(({ cik }) => cik === first.cik).length);
    const day = date(first.filedDate);
    const dated = await diff('overhang', { from: day, to: day });
    expect(dated.changesTotal).toBe(whole.changes.filter(({ filedDate }) => filedDate === day).length);
    expect(dated.filings.both).toBeLessThan(whole.filings.both);
  });

  it('has one clear line for versions that cannot be compared', async () => {
    const voting = { before: version('voting-results', 1), after: version('voting-results', 2) };
    await expect(diff('overhang', voting)).rejects.toThrow(
      `${voting.after} has read no filing: run "tidemark reprocess --parser ${voting.after}" first`,
    );
    await expect(diff('overhang', { after: parserVersionOf('overhang', 9) })).rejects.toThrow(
      `this build has no overhang@9: it has ${version('overhang', 1)}, ${version('overhang', 2)}`,
    );
    await expect(diff('overhang', { after: version('xbrl', 2) })).rejects.toThrow('versions of two parsers');
    await expect(diff('overhang', { from: date('1999-01-01'), to: date('1999-01-02') })).rejects.toThrow(
      `${version('overhang', 1)} and ${version('overhang', 2)} have read no filing of those chosen`,
    );
  });

  it('scores with the prices of the night that scored, or says why it has none', async () => {
    const { prices: _, ...request } = requestOf('overhang', { withScores: true });
    const scoresOf = async () => (await diffVersions(deps(), request)).scores as ScoreEffects;
    const without = await scoresOf();
    expect(without).toMatchObject({ prices: null, pricesMissing: `no night of ${without.asOf} names a price table` });
    const night = async (path: string) => {
      const report = JSON.stringify({ scores: { prices: path } });
      await sql`
        insert into ops.runs (run_id, kind, business_date, source, materialization_version, status, finished_at, report)
        values (${path}, 'nightly', ${without.asOf}, 'test', 'm', 'succeeded', clock_timestamp(), ${report}::jsonb)
      `.execute(database.db);
    };
    await night(prices);
    const given = (await diff('overhang', { withScores: true })).scores as ScoreEffects;
    expect(await scoresOf()).toEqual(given);
    expect(given).toMatchObject({ prices, pricesMissing: null });
    await night('/nowhere/prices.csv');
    const unread = await scoresOf();
    expect(unread.prices).toBeNull();
    expect(unread.pricesMissing).toMatch(/cannot be read here: .*\/nowhere\/prices.csv/);
  });

  it('counts the events that one version alone gives, and publishes none', async () => {
    const splits = await rowsByForm('dilution.reverse_splits', version('reverse-splits', 1));
    const report = await diff('reverse-splits');
    expect(report.monitors.events).toEqual([
      { eventType: 'dilution.reverse_split.created', onlyAfter: 0, onlyBefore: sumOf(splits, /./) },
    ]);
    const [warrant] = (await diff('overhang')).changes;
    await sql`
      delete from dilution.warrants where parser_version = ${version('overhang', 2)} and cik = ${warrant?.cik ?? ''}
    `.execute(database.db);
    const { monitors } = await diff('overhang', { withScores: true });
    expect(monitors.withDerived).toBe(true);
    expect(monitors.events).toMatchObject([{ eventType: 'dilution.warrant.created', onlyAfter: 0 }]);
    expect(monitors.events[0]?.onlyBefore).toBeGreaterThan(0);
    const { rows } = await sql`select 1 from events.outbox where event_type like 'dilution.warrant%'`.execute(
      database.db,
    );
    expect(rows).toEqual([]);
  });

  it('finds rows that a version maps differently from an equal output', async () => {
    const changed = await sql`
      update dilution.cash_position set as_of = as_of - 1 where (cik, accession_number, parser_version) =
        (select cik, accession_number, parser_version from dilution.cash_position
          where parser_version = ${version('cash-position', 2)} order by 1, 2 limit 1)
    `.execute(database.db);
    const { changesTotal, tables, documents } = await diff('cash-position');
    expect(changesTotal).toBe(Number(changed.numAffectedRows));
    expect(tables[0]).toMatchObject({ changed: { rows: changesTotal }, fields: [{ field: 'as_of' }] });
    expect(documents.otherOutput).toBe(0);
  });
});
