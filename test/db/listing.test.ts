import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadIssuerFacts } from '../../activities/issuer-facts.ts';
import type { Cik, ParserVersion } from '../../core/ids.ts';
import type { RowMeta } from '../../core/rows.ts';
import type {
  CorporateActionValues,
  ExchangeComplianceValues,
  ReverseSplitValues,
} from '../../core/rows-compliance.ts';
import { replaceRows } from '../../db/repositories/datasets/dataset-rows.ts';
import { replaceThresholdList } from '../../db/repositories/lists/threshold-lists.ts';
import { ensurePromoted } from '../../db/repositories/runs/promotions.ts';
import { effectiveCash } from '../../scoring/facts/cash.ts';
import { runCli } from '../cli.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { accessionOf, date, publish, RAW_KEY, rowMeta } from './fixtures.ts';

const VERSIONS = {
  compliance: 'exchange-compliance@1' as ParserVersion,
  splits: 'reverse-splits@1' as ParserVersion,
  actions: 'corporate-actions@1' as ParserVersion,
  cash: 'cash-position@1' as ParserVersion,
  words: 'cash-prose@1' as ParserVersion,
  identity: 'filer-identity@1' as ParserVersion,
};

const NOTICE: ExchangeComplianceValues = {
  form: '8-K',
  filedDate: date('2024-03-28'),
  exchange: 'nasdaq',
  rule: '5550(a)(2)',
  deficiency: 'bid_price',
  status: 'notified',
  stage: 'notified',
  noticeDate: date('2024-03-25'),
  cureDeadline: date('2024-09-23'),
  isCurrent: true,
};

const SPLIT: ReverseSplitValues = {
  form: '8-K',
  filedDate: date('2024-03-28'),
  stage: 'effective',
  ratio: '1-for-11.2158',
  numerator: '1',
  denominator: '11.2158',
  effectiveDate: date('2024-03-26'),
  effectiveMonth: null,
  sharesBefore: '50000000',
  sharesAfter: null,
  authorizedFrom: null,
  authorizedTo: null,
};

const ACTION: CorporateActionValues = {
  form: '8-K',
  filedDate: date('2024-03-28'),
  type: 'split',
  fromValue: '1',
  toValue: '3',
  date: date('2024-02-01'),
};

describe('listing and splits', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    await sql`
      truncate dilution.exchange_compliance, dilution.reverse_splits, dilution.corporate_actions,
        dilution.cash_position, parsed.filer_identities, raw.threshold_lists, ops.promotions cascade
    `.execute(database.db);
    await ensurePromoted(database.db, Object.values(VERSIONS));
    for (const n of [1, 2]) await publish(database.db, rowMeta({ accessionNumber: accessionOf(n) }));
  });

  const facts = async (asOf: string) => {
    const [issuer] = await loadIssuerFacts(database.db, {
      ciks: ['100' as Cik],
      asOf: date(asOf),
      lookbackDays: 1300,
    });
    if (issuer === undefined) throw new Error('no issuer');
    return issuer;
  };
  const placed = <V>(values: V, meta: RowMeta, ordinal: number) => ({ values, meta, sequence: 1, ordinal });

  test('steps of a procedure are read as stated; a step without a date is skipped, except in a current report', async () => {
    const meta = rowMeta({ parserVersion: VERSIONS.compliance });
    const undated = { ...NOTICE, noticeDate: null };
    const rows = [
      NOTICE,
      { ...NOTICE, stage: 'regained', status: 'regained', noticeDate: date('2024-03-27') },
      undated,
      { ...undated, form: '10-K' },
    ] as const;
    await database.db.transaction().execute(async (trx) => {
      await replaceRows(
        trx,
        'dilution.exchange_compliance',
        [meta],
        rows.map((values, ordinal) => placed(values, meta, ordinal)),
      );
    });
    expect(
      (await facts('2024-03-29')).compliance.map(({ status, noticeDate, exchange }) => [status, noticeDate, exchange]),
    ).toEqual([
      ['notified', '2024-03-25', 'nasdaq'],
      ['regained', '2024-03-27', 'nasdaq'],
      ['notified', '2024-03-28', 'nasdaq'],
    ]);
    expect((await facts('2024-03-27')).compliance).toEqual([]);
  });

  test('reverse and forward splits are new shares for old ones; months and ranges are not splits', async () => {
    const meta = rowMeta({ parserVersion: VERSIONS.splits });
    const month = { ...SPLIT, effectiveDate: null, effectiveMonth: '2023-12' };
    const range: ReverseSplitValues = {
      ...SPLIT,
      stage: 'authorized',
      ratio: null,
      numerator: null,
      denominator: null,
      effectiveDate: null,
      authorizedFrom: '1-for-5',
      authorizedTo: '1-for-50',
    };
    const actions = rowMeta({ parserVersion: VERSIONS.actions });
    const closing: CorporateActionValues = {
      ...ACTION,
      type: 'despac_closing',
      fromValue: 'Orion Acquisition Corp.',
      toValue: 'Nova Robotics, Inc.',
    };
    const merger: CorporateActionValues = {
      ...ACTION,
      type: 'merger',
      fromValue: null,
      toValue: null,
      date: date('2024-03-01'),
    };
    // The shares stay as they are when an ADS comes to stand for more of them.
    const ratio: CorporateActionValues = { ...ACTION, type: 'ads_ratio_change', fromValue: '1:1', toValue: '1:20' };
    await database.db.transaction().execute(async (trx) => {
      await replaceRows(
        trx,
        'dilution.reverse_splits',
        [meta],
        [SPLIT, month, range].map((values, ordinal) => placed(values, meta, ordinal)),
      );
      await replaceRows(
        trx,
        'dilution.corporate_actions',
        [actions],
        [ACTION, closing, merger, ratio].map((values, ordinal) => placed(values, actions, ordinal)),
      );
    });
    const issuer = await facts('2024-03-29');
    expect(
      issuer.splits.map(({ effectiveDate, numerator, denominator }) => [effectiveDate, numerator, denominator]),
    ).toEqual([
      ['2024-03-26', 1, 11.2158],
      ['2024-02-01', 3, 1],
    ]);
    expect(issuer.mergers).toMatchObject([
      { kind: 'de-spac', effectiveDate: '2024-02-01' },
      { kind: 'merger', effectiveDate: '2024-03-01' },
    ]);
  });

  test('cash from prose is replaced by a tagged figure for the same date', async () => {
    const cash = (value: string, asOf: string) => ({
      asOf: date(asOf),
      currency: 'USD',
      cashAndEquivalents: value,
      shortTermInvestments: null,
      operatingCashFlow: null,
      operatingCashFlowStart: null,
      operatingCashFlowEnd: null,
      ttmOperatingCashFlow: null,
      monthlyBurn: null,
      runwayMonths: null,
      goingConcern: null,
      runwayStatement: null,
    });
    const tagged = rowMeta({ parserVersion: VERSIONS.cash });
    const words = rowMeta({ parserVersion: VERSIONS.words, accessionNumber: accessionOf(2) });
    await database.db.transaction().execute(async (trx) => {
      await replaceRows(
        trx,
        'dilution.cash_position',
        [tagged],
        [{ values: cash('12648000', '2023-12-31'), meta: tagged }],
      );
      await replaceRows(
        trx,
        'dilution.cash_position',
        [words],
        ['2023-12-31', '2024-02-29'].map((asOf) => ({ values: cash('12600000', asOf), meta: words })),
      );
    });
    const counted = effectiveCash((await facts('2024-03-29')).cash);
    expect(counted.map(({ asOf, cash: value }) => [asOf, value]).sort()).toEqual([
      ['2023-12-31', 12_648_000],
      ['2024-02-29', 12_600_000],
    ]);
  });

  test('a threshold list covers its own exchange on its own day', async () => {
    const meta = rowMeta({ parserVersion: VERSIONS.identity });
    const identity = {
      name: 'Alpha',
      ticker: 'ALFA',
      exchange: 'NASDAQ',
      securityTitle: 'Common Stock',
      documentType: '10-K',
      documentPeriodEnd: null,
      fiscalYearEnd: null,
      isShellCompany: null,
      filerCategory: null,
    };
    await database.db.transaction().execute(async (trx) => {
      await replaceRows(trx, 'parsed.filer_identities', [meta], [{ values: identity, meta, ordinal: 0 }]);
    });
    expect(await facts('2024-03-29')).toMatchObject({
      regshoDates: null,
      coverage: { regsho: { status: 'not-covered' } },
    });
    const list = (day: string, symbols: readonly string[]) =>
      replaceThresholdList(database.db, {
        exchange: 'nasdaq',
        listDate: date(day),
        madeAt: `${day.replaceAll('-', '')}230005`,
        rawSourceKey: RAW_KEY,
        securities: symbols.map((symbol) => ({ symbol, securityName: symbol, marketCategory: 'S' })),
      });
    await list('2024-03-28', ['ALFA', 'OTHR']);
    await list('2024-03-29', ['ALFA']);
    // The list of a day replaces what was stored for it.
    await list('2024-03-29', ['OTHR']);
    const listed = await facts('2024-03-28');
    expect(listed.coverage.regsho).toMatchObject({ status: 'covered', from: '2024-03-28' });
    expect(listed.regshoDates?.has(date('2024-03-28'))).toBe(true);
    const next = await facts('2024-03-29');
    expect(next.coverage.regsho.status).toBe('covered');
    expect([...(next.regshoDates ?? [])]).toEqual(['2024-03-28']);
    expect((await facts('2024-03-30')).coverage.regsho.status).toBe('not-covered');
  });

  test('the command stores a list with its bytes, and rejects a whole batch for one bad file', async () => {
    const home = await mkdtemp(join(tmpdir(), 'tidemark-threshold-'));
    const env = { DATABASE_URL: database.url, TIDEMARK_HOME: home };
    const header = 'Symbol|Security Name|Market Category|Reg SHO Threshold Flag|Rule 3210|Filler';
    const [good, bad] = [join(home, 'good.txt'), join(home, 'bad.txt')];
    await writeFile(good, `${header}\nALFA|ALPHA CORP|S|Y|N|\n20240328230005\n`);
    await writeFile(bad, `${header}\nALFA|ALPHA CORP|S|Y|N|\n`);
    const lists = () => database.db.selectFrom('raw.threshold_lists').selectAll().execute();
    expect(await runCli(['threshold-list', good, bad], { env })).toMatchObject({ code: 1, stdout: '' });
    expect(await lists()).toEqual([]);
    expect(await runCli(['threshold-list', good], { env })).toMatchObject({
      code: 0,
      stdout: 'nasdaq 2024-03-28: 1 securities\n',
    });
    expect(await lists()).toMatchObject([{ exchange: 'nasdaq', list_date: '2024-03-28', entries: 1 }]);
    await rm(home, { recursive: true, force: true });
  });
});
