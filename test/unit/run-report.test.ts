import { describe, expect, it } from 'vitest';
import { renderRunReport } from '../../cli/report/render-run-report.ts';
import { renderTable } from '../../cli/report/table.ts';
import { fieldWords } from '../../cli/report/text.ts';
import type { IsoDate, IsoTimestamp } from '../../core/dates.ts';
import type { RunReport, RunScores } from '../../core/run-report.ts';

const DATE = '2026-11-13' as IsoDate;
const FACTORS = {
  activeOfferingPressure: 99.23,
  cashRunwayPressure: 75,
  convertibleWarrantOverhang: null,
  shareFloatVelocity: 61.5,
  compliancePressure: 10,
};
const TABLES = ['xbrl_facts', 'filer_identities', 'share_float_history', 'cash_position', 'offering_events'];
const PARSERS = [
  'xbrl',
  'filer-identity',
  'share-float',
  'cash-position',
  'offering-events',
  'overhang',
  'subsidiaries',
];

const issuer = (index: number): RunScores['riskiest'][number] => ({
  cik: String(1_000 + index),
  ticker: index === 3 ? null : `T${index}`,
  name: `${'Long & Winding Holdings of the Western Hemisphere '.repeat(3)}${index}`,
  score: 80 - index,
  lo: 75 - index,
  hi: 90 - index,
  band: 'high',
  confidence: 'medium',
  factors: FACTORS,
  reason: {
    factor: 'activeOfferingPressure',
    text: `sold $${index}.8 million of stock in 90 days, 97 % of its market value`,
    filing: { accessionNumber: `0000000001-26-00000${index}`, form: '424B5', filedDate: DATE },
  },
});

const scores: RunScores = {
  asOf: DATE,
  methodologyVersion: '2026-11-01.1',
  scored: 120,
  published: 113,
  withheld: 7,
  byBand: { low: 84, high: 1, elevated: 3, moderate: 25 },
  riskiest: Array.from({ length: 10 }, (_, index) => issuer(index)),
  withheldReasons: Array.from({ length: 9 }, (_, index) => ({
    code: `code-${index}`,
    message: `the reason ${'why '.repeat(40)}`,
    count: 9 - index,
    example: 'EKHR',
  })),
  recomputed: {
    count: 30,
    issuers: Array.from({ length: 25 }, (_, index) => ({
      cik: '1',
      ticker: `R${index}`,
      name: null,
      from: { score: 50.04, band: 'moderate', computedAt: '2026-11-13T23:00:00.000Z' as IsoTimestamp },
      to: { score: null, band: null, computedAt: '2026-11-14T23:00:00.000Z' as IsoTimestamp },
      changedInputs: ['publicFloat', 'sharesYearAgo'],
      lateFacts: [],
    })),
  },
};

const tally = { items: 5_000, busyMs: 123_456, bytes: 89_600_000 };
const report = (fields: Partial<RunReport> = {}): RunReport => ({
  runId: '01a20660-b493-74d4-a561-f9f0bc1794d8',
  kind: 'nightly',
  businessDate: DATE,
  source: '/data/archive',
  materializationVersion: 'm-e8699c988f4f',
  silentReason: null,
  startedAt: '2026-11-13T23:00:00.000Z' as IsoTimestamp,
  finishedAt: '2026-11-13T23:02:10.000Z' as IsoTimestamp,
  filings: {
    total: 5_000,
    newlyDiscovered: 5_000,
    byState: { processed: 4_990, missing: 4, rejected: 6 },
    byForm: Array.from({ length: 60 }, (_, index) => ({ form: `FORM-${index}`, count: 100 - index })),
    pendingElsewhere: 0,
  },
  parsers: PARSERS.map((id) => ({ parserVersion: `${id}@1`, parsed: 900, notApplicable: 0, rejected: 1 })),
  retried: { processed: 3 },
  reasons: Array.from({ length: 30 }, (_, index) => ({
    subject: index === 0 ? 'filing rejected' : 'overhang@1',
    code: index === 0 ? 'not-a-submission' : `some-reason-${index}`,
    count: 40 - index,
    example: '9900000000-25-000007',
  })),
  rows: Object.fromEntries(TABLES.map((table, index) => [table, 141_966 - index])),
  scores,
  tallies: { discover: tally, fetch: tally, parse: tally, load: tally, derive: tally, score: tally },
  ...fields,
});
const history = report({ kind: 'ingest', businessDate: null, scores: null });

describe('the report of a run', () => {
  const text = renderRunReport(report(), { verbose: false, history });
  const lines = text.split('\n');

  it('has 60 lines at most, none wider than 120 columns, however much there is to report', () => {
    expect(lines.length).toBeLessThanOrEqual(60);
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(120);
    expect(renderRunReport(report(), { verbose: true, history }).split('\n').length).toBeGreaterThan(100);
  });

  it('begins with the riskiest issuers, each with its reason and the filing that it comes from', () => {
    const at = (words: string) => lines.findIndex((line) => line.includes(words));
    const order = [
      'Riskiest issuers',
      'Scores withheld',
      'that changed',
      'Filings of',
      'Filings before',
      'Not read',
      'Time',
    ];
    const found = order.map(at);
    expect(found).not.toContain(-1);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    const first = at(' 1. T0');
    expect(lines[first]).toMatch(
      /T0 +Long & Winding \S.*… +80\.0 \(between 75\.0 and 90\.0\), band high, confidence medium$/,
    );
    expect(lines[first + 1]?.trim()).toBe(
      'sold $0.8 million of stock in 90 days, 97 % of its market value (424B5 of 2026-11-13, 0000000001-26-000000)',
    );
    expect(text).toContain('113 of 120 issuers scored, by band: 1 high, 3 elevated, 25 moderate, 84 low.');
    expect(text).toContain('4.  CIK 1003'.replace('.  ', '. '));
  });

  it('says in words what was read, found and rejected', () => {
    expect(text).toContain('5,000 new: 4,990 read, 6 rejected (not a readable filing), 4 missing (listed, but not at');
    expect(text).toMatch(/found: XBRL facts 141,966 · issuer names and tickers 141,965/);
    expect(text).toContain('searched, none found: warrants and convertibles · subsidiaries');
    expect(text).toContain('80 rejected'.replace('80', '40'));
    expect(text).toContain('the file is not an EDGAR submission (9900000000-25-000007)');
    expect(text).not.toMatch(/@1|[a-z][A-Z][a-z]|&[a-z#0-9]+;|not.applicable/);
  });

  it('says "unchanged" for a run that found nothing new', () => {
    const again = { ...tally, items: 0 };
    const filings = { ...report().filings, newlyDiscovered: 0, byState: { processed: 5_000 } };
    const rerun = report({ filings, tallies: { ...report().tallies, parse: again } });
    expect(renderRunReport(rerun, { verbose: false })).toContain(
      '5,000 filings, unchanged since an earlier run: 5,000 read',
    );
  });

  it('prints reports of earlier builds, which have no reasons', () => {
    const { withheldReasons: _, recomputed: __, ...rest } = scores;
    const riskiest = scores.riskiest.map(({ reason: ___, ...one }) => one);
    const old = report({ scores: { ...rest, riskiest } });
    expect(renderRunReport(old, { verbose: false })).toContain('Scores withheld: 7');
  });
});

describe('tables', () => {
  it('fit 120 columns: words are clipped, identifiers and numbers are not', () => {
    const name = 'A very long company name '.repeat(8);
    const rows = [[name, '0000000001-26-000001', 12_345_678, 'other long words '.repeat(6)]];
    const table = renderTable(['name', 'filing', 'value, $', 'note'], [2], rows);
    for (const line of table.split('\n')) expect(line.length).toBeLessThanOrEqual(120);
    expect(table).toContain('0000000001-26-000001');
    expect(table).toContain('12,345,678');
    expect(table).toMatch(/A very long .*…/);
  });

  it('have one rule under the head, and no escape codes', () => {
    const table = renderTable(
      ['a', 'b'],
      [],
      [
        ['1', '2'],
        ['3', '4'],
        ['5', '6'],
      ],
    );
    expect(table.split('\n')).toHaveLength(7);
    expect(table).not.toContain('\u001b');
  });

  it('name fields in words', () => {
    expect(['exercisePrice', 'i_b_6', 'kept'].map(fieldWords)).toEqual(['exercise price', 'i b 6', 'kept']);
  });
});
