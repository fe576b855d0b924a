import { describe, expect, it } from 'vitest';
import type { XbrlFact } from '../../core/xbrl.ts';
import { crossCheckCompanyFacts, parseCompanyFacts } from '../../parsers/xbrl/companyfacts.ts';

const ACCESSION = '0000000777-25-000001';

function json(rows: string): string {
  return `{"cik":777,"entityName":"TEST INC","facts":{"us-gaap":{"Assets":{"label":"\\"val\\": 1e5","description":null,"units":{"USD":[${rows}]}}}}}`;
}

function row(val: string, extra = ''): string {
  return `{"end":"2024-12-31",${extra}"val":${val},"accn":"${ACCESSION}","fy":2024,"fp":"FY","form":"10-K","filed":"2025-02-20"}`;
}

function values(rows: string): string[] {
  const outcome = parseCompanyFacts(json(rows));
  if (outcome.status !== 'parsed') throw new Error(outcome.reasons[0].message);
  return outcome.companyFacts.facts.map((fact) => fact.value);
}

function ours(value: string, change: Partial<XbrlFact> = {}): XbrlFact {
  return {
    concept: 'us-gaap:Assets',
    value,
    unit: 'USD',
    decimals: '0',
    period: { instant: '2024-12-31' },
    entity: '0000000777',
    dimensions: {},
    isNil: false,
    id: null,
    ...change,
  };
}

describe('companyfacts', () => {
  it('is read fact by fact, from text or bytes', () => {
    const text = json(row('1000', '"start":"2024-01-01","frame":"CY2024",'));
    const outcome = parseCompanyFacts(text);
    expect(outcome).toEqual(parseCompanyFacts(Buffer.from(text)));
    expect(outcome.companyFacts).toEqual({
      cik: '777',
      entityName: 'TEST INC',
      skipped: 0,
      facts: [
        {
          taxonomy: 'us-gaap',
          concept: 'us-gaap:Assets',
          unit: 'USD',
          start: '2024-01-01',
          end: '2024-12-31',
          value: '1000',
          accession: ACCESSION,
          fiscalYear: 2024,
          fiscalPeriod: 'FY',
          form: '10-K',
          filed: '2025-02-20',
          frame: 'CY2024',
        },
      ],
    });
  });

  it('keeps values exact that no float holds', () => {
    expect(values([row('9007199254740993'), row('-5'), row('0.1234567890123456789')].join())).toEqual([
      '9007199254740993',
      '-5',
      '0.1234567890123456789',
    ]);
    expect(values(row('1.5E7'))).toEqual(['15000000']);
    expect(values(row('0.0000001'))).toEqual(['0.0000001']);
    expect(values([row('0.15'), row('1e21')].join())).toEqual(['0.15', '1000000000000000000000']);
  });

  it('counts skipped rows', () => {
    const outcome = parseCompanyFacts(json([row('null'), '{"val":1}', '7', row('1')].join()));
    expect([outcome.companyFacts?.facts.length, outcome.companyFacts?.skipped]).toEqual([1, 3]);
  });

  it('is rejected if it is not JSON or not companyfacts', () => {
    expect(parseCompanyFacts(json(row('1')).slice(0, -5)).reasons[0]?.code).toBe('not-json');
    expect(parseCompanyFacts('<html>').reasons[0]?.code).toBe('not-json');
    expect(parseCompanyFacts('{"cik":1}').reasons[0]?.code).toBe('not-companyfacts');
    expect(parseCompanyFacts('[]').reasons[0]?.code).toBe('not-companyfacts');
  });
});

describe('the cross-check with companyfacts', () => {
  const outcome = parseCompanyFacts(json(row('1000')));
  const companyFacts = outcome.companyFacts ?? { cik: '', entityName: null, facts: [], skipped: 0 };

  it('passes if every companyfact is among the filing’s facts, in any notation', () => {
    const check = crossCheckCompanyFacts(
      [ours('1000.00'), ours('5', { concept: 'us-gaap:Other' })],
      companyFacts,
      ACCESSION,
    );
    expect(check).toMatchObject({ agreeing: 1, missing: 0, differing: 0 });
    expect(check.crossValidation).toEqual({ name: 'xbrl-companyfacts-agree', passed: true });
  });

  it('distinguishes missing facts from differing ones', () => {
    expect(crossCheckCompanyFacts([ours('1001')], companyFacts, ACCESSION)).toMatchObject({
      agreeing: 0,
      missing: 0,
      differing: 1,
      crossValidation: { passed: false },
      examples: [{ ours: ['1001'] }],
    });
    for (const other of [
      ours('1000', { dimensions: { 'us-gaap:SegmentAxis': 'test:A' } }),
      ours('1000', { unit: 'EUR' }),
      ours('1000', { period: { start: '2024-01-01', end: '2024-12-31' } }),
    ]) {
      expect(crossCheckCompanyFacts([other], companyFacts, ACCESSION)).toMatchObject({ missing: 1, differing: 0 });
    }
  });

  it('is null if companyfacts does not include the filing', () => {
    expect(crossCheckCompanyFacts([ours('1000')], companyFacts, '0000000777-25-000002').crossValidation).toBeNull();
  });
});
