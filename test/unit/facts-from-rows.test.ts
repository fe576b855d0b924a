import { describe, expect, test } from 'vitest';
import type { IsoDate } from '../../core/dates.ts';
import type {
  ComplianceNoticeRow,
  ConvertibleRow,
  CorporateActionRow,
  FactRows,
  ReverseSplitRow,
  WarrantRow,
} from '../../core/fact-rows.ts';
import { type ParserVersion, parseCik } from '../../core/ids.ts';
import { effectiveCash } from '../../scoring/facts/cash.ts';
import { complianceFacts, mergerFacts, splitFacts } from '../../scoring/facts/compliance.ts';
import { datasetFacts, issuerFacts } from '../../scoring/facts/issuer-facts.ts';
import { overhangFacts } from '../../scoring/facts/overhang.ts';
import { thresholdStatus } from '../../scoring/facts/regsho.ts';
import { cash, coverage, date, ref } from './scoring-facts.ts';

const DAY = date('2026-03-02');
const EMPTY: FactRows = {
  shareCounts: [],
  cash: [],
  offerings: [],
  registrations: [],
  warrants: [],
  convertibles: [],
  issuances: [],
  closings: [],
  runwaySecurities: [],
  notices: [],
  reverseSplits: [],
  corporateActions: [],
};

function warrant(over: Partial<WarrantRow>): WarrantRow {
  const terms = { exercisePrice: 2.25, exercisableFrom: null, exercisableText: null, expires: null, preFunded: false };
  const place = { sequence: 1, ordinal: 0, label: 'Warrants', state: null };
  return { ...ref(DAY, 1), ...place, asOf: DAY, count: 500_000, ...terms, ...over };
}

function convertible(over: Partial<ConvertibleRow>): ConvertibleRow {
  const terms = { principal: 1_000_000, conversionPrice: 1.5, variablePrice: null, sharesIssuable: null };
  return { ...ref(DAY, 1), sequence: 1, ordinal: 0, label: 'Notes', asOf: DAY, maturity: null, ...terms, ...over };
}

function action(over: Partial<CorporateActionRow>): CorporateActionRow {
  return { ...ref(DAY, 3), type: 'split', date: DAY, fromValue: '1', toValue: '3', ...over };
}

describe('overhang', () => {
  test('only the first document of a filing counts: exhibits repeat it', () => {
    const rows = [warrant({ sequence: 3, count: 7 }), warrant({ sequence: 2 }), warrant({ sequence: 2, count: 9 })];
    const other = warrant({ ...ref(DAY, 2), sequence: 5, count: 1 });
    expect(overhangFacts([...rows, other], []).map(({ shares }) => shares)).toEqual([500_000, 9, 1]);
  });

  test('shares of a convertible are stated, else principal ÷ fixed conversion price', () => {
    const rows = [
      convertible({}),
      convertible({ sharesIssuable: 700_000 }),
      convertible({ conversionPrice: null, variablePrice: true }),
      convertible({ conversionPrice: 0 }),
    ];
    expect(overhangFacts([], rows).map(({ shares, variablePrice }) => [shares, variablePrice])).toEqual([
      [666_666, false],
      [700_000, false],
      [null, true],
      [null, false],
    ]);
  });

  test('a variable price has its discount as a fraction and its floor, a convertible the day from which it converts', () => {
    const day = '2026-05-14' as IsoDate;
    const [variable, dated, now, silent] = overhangFacts(
      [],
      [
        convertible({ conversionPrice: null, variablePrice: true, discountPercent: 20, floorPrice: 0.25 }),
        convertible({ convertibleFrom: day, convertibleText: 'beginning six months after issuance' }),
        convertible({ convertibleText: 'at any time' }),
        convertible({}),
      ],
    );
    expect(variable).toMatchObject({ discount: 0.2, floorPrice: 0.25, variablePrice: true });
    expect([dated, now, silent].map((one) => one?.exercisableFrom)).toEqual([day, DAY, null]);
    expect(silent).toMatchObject({ discount: null, floorPrice: null });
  });

  test('immediately exercisable warrants are exercisable from the date of the statement', () => {
    const texts = ['Immediately', 'after approval', null];
    const days = overhangFacts(
      texts.map((exercisableText) => warrant({ exercisableText })),
      [],
    ).map(({ exercisableFrom }) => exercisableFrom);
    expect(days).toEqual([DAY, null, null]);
  });
});

describe('listing', () => {
  test('a notice without a date counts from the filing date of a current report, and is skipped elsewhere', () => {
    const notice = {
      ...ref(DAY, 1),
      filedDate: DAY,
      exchange: 'nasdaq',
      deficiency: 'equity',
      noticeDate: null,
      cureDeadline: null,
      security: null,
    } as const;
    const rows = ['8-K', '6-K/A', '10-K'].map((form) => ({ ...notice, form, stage: 'notified' as const }));
    expect(complianceFacts(rows).map(({ noticeDate }) => noticeDate)).toEqual([DAY, DAY]);
  });

  test('a notice about warrants, units, rights, preferred stock or notes is no state of the common stock', () => {
    const notice = {
      ...ref(DAY, 1),
      form: '8-K',
      filedDate: DAY,
      exchange: 'nyse-american',
      deficiency: 'bid_price',
      stage: 'delisted',
      noticeDate: DAY,
      cureDeadline: null,
    } as const;
    const classes = [null, 'common', 'depositary_shares', 'sole_class'] as const;
    const others = ['units', 'warrants', 'rights', 'preferred', 'notes'] as const;
    const scored = (all: readonly ComplianceNoticeRow['security'][]) =>
      all.filter((security) => complianceFacts([{ ...notice, security }]).length > 0);
    expect(scored([...classes, ...others])).toEqual(classes);
  });

  test('splits need a ratio and a date; an ADS ratio change is none', () => {
    const reverse = (over: Partial<ReverseSplitRow>): ReverseSplitRow => ({
      ...ref(DAY, 2),
      form: '8-K',
      filedDate: DAY,
      stage: 'effective',
      effectiveDate: DAY,
      numerator: 1,
      denominator: 20,
      ...over,
    });
    const splits = splitFacts(
      [reverse({}), reverse({ effectiveDate: null }), reverse({ numerator: null })],
      [action({}), action({ type: 'ads_ratio_change' }), action({ date: null }), action({ toValue: 'three' })],
    );
    expect(splits.map(({ numerator, denominator }) => [numerator, denominator])).toEqual([
      [1, 20],
      [3, 1],
    ]);
  });

  test('closings and mergers are mergers; without any, mergers are not covered', () => {
    const rows = [action({}), action({ type: 'despac_closing' }), action({ type: 'merger' })];
    expect(mergerFacts(rows).map(({ kind }) => kind)).toEqual(['de-spac', 'merger']);
    const parts = {
      cik: parseCik(1),
      ticker: null,
      name: null,
      exchange: null,
      prices: [],
      threshold: { from: null, exchangesOn: () => [], datesOf: () => new Set<never>() },
      filings: [],
      coverage: coverage({}),
    };
    expect(issuerFacts({ ...parts, rows: EMPTY }, DAY)).not.toHaveProperty('mergers');
    expect(issuerFacts({ ...parts, rows: { ...EMPTY, corporateActions: rows } }, DAY).mergers).toHaveLength(2);
    expect(datasetFacts(EMPTY).mergers).toEqual([]);
  });

  test('a threshold list covers the securities of its exchange on its day, and whoever is on it', () => {
    const threshold = {
      from: DAY,
      exchangesOn: (day: string) => (day === DAY ? ['nyse-american'] : []),
      datesOf: (symbol: string) => new Set(symbol === 'ONIT' ? [DAY] : []),
    };
    const on = (ticker: string | null, exchange: string | null, day = DAY) =>
      thresholdStatus(threshold, ticker, exchange).on(day);
    expect(on('OFFIT', 'NYSEAMER')).toBe(false);
    expect(on('OFFIT', 'NYSEAMER', date('2026-03-03'))).toBeNull();
    expect(on('OFFIT', 'NYSE')).toBeNull();
    expect(on('ONIT', 'NASDAQ')).toBe(true);
    expect(on(null, 'NYSEAMER')).toBeNull();
  });
});

describe('cash', () => {
  const PROSE = { parserVersion: 'cash-prose@1' as ParserVersion };

  test('a tagged figure replaces one from prose for the same balance date, before or after it', () => {
    const [tagged, later] = [cash(DAY), cash(date('2026-04-02'))];
    const prose = [cash(DAY, PROSE), cash(date('2026-01-02'), PROSE)];
    expect(effectiveCash([prose[0] ?? tagged, later, tagged, prose[1] ?? tagged])).toEqual([later, tagged, prose[1]]);
    expect(effectiveCash(prose)).toEqual(prose);
  });

  test('other currencies do not count, but replace prose', () => {
    expect(effectiveCash([cash(DAY, PROSE), cash(DAY, { currency: 'CAD' })])).toEqual([]);
  });
});
