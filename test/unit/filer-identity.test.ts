import { expect, test } from 'vitest';
import type { ParseOutcome } from '../../core/parser.ts';
import type { XbrlFact } from '../../core/xbrl.ts';
import { type FilerIdentityResult, filerIdentityV1 } from '../../parsers/filer-identity/filer-identity.v1.ts';
import { rowsOf } from '../parser-rows.ts';
import { classOf, contextOf, fact, reportOf } from './hand-built-facts.ts';

const PERIOD = '2024-01-01/2024-12-31';

function dei(name: string, value: string, more: Partial<XbrlFact> = {}): XbrlFact {
  return fact(`dei:${name}`, value, PERIOD, { unit: null, decimals: null, ...more });
}

function parse(facts: readonly XbrlFact[], form = '10-K'): ParseOutcome<FilerIdentityResult> {
  const submission = reportOf('<html>x</html>', form);
  const [document] = filerIdentityV1.appliesTo(submission);
  if (!document) throw new Error('does not apply');
  return filerIdentityV1.parse(submission, document, contextOf(facts));
}

const BASE = [
  dei('EntityRegistrantName', 'ALPHA  BETA\nInc.'),
  dei('DocumentType', '10-K'),
  dei('DocumentPeriodEndDate', '2024-12-31'),
  dei('CurrentFiscalYearEndDate', '--12-31'),
  dei('EntityShellCompany', 'false'),
  dei('EntityFilerCategory', 'Non-accelerated Filer'),
];

test('one security', () => {
  const outcome = parse([
    ...BASE,
    dei('TradingSymbol', 'ab'),
    dei('SecurityExchangeName', 'NASDAQ'),
    dei('Security12bTitle', 'Common Stock, $0.001 par value'),
  ]);
  expect(outcome.result?.securities).toEqual([
    {
      name: 'ALPHA BETA Inc.',
      ticker: 'AB',
      exchange: 'NASDAQ',
      securityTitle: 'Common Stock, $0.001 par value',
      documentType: '10-K',
      documentPeriodEnd: '2024-12-31',
      fiscalYearEnd: '--12-31',
      isShellCompany: false,
      filerCategory: 'Non-accelerated Filer',
    },
  ]);
  expect(outcome.confidence).toBe(1);
  expect(outcome.spans['securities[0].ticker']?.[0]?.text).toBe('ab');
  expect(rowsOf(filerIdentityV1, outcome)[0]?.valueSpans['name']).toHaveLength(1);
});

test('several securities give one value each; what has no dimension speaks for all', () => {
  const a = classOf('us-gaap:CommonStockMember');
  const w = classOf('us-gaap:WarrantMember');
  const outcome = parse([
    ...BASE,
    dei('TradingSymbol', 'AB', a),
    dei('TradingSymbol', 'ABW', w),
    dei('Security12bTitle', 'Common Stock', a),
    dei('Security12bTitle', 'Warrants', w),
    dei('SecurityExchangeName', 'NYSE'),
  ]);
  expect(
    outcome.result?.securities.map(({ ticker, securityTitle, exchange }) => [ticker, securityTitle, exchange]),
  ).toEqual([
    ['AB', 'Common Stock', 'NYSE'],
    ['ABW', 'Warrants', 'NYSE'],
  ]);
});

test('a plain ticker beside tickers with dimensions is one of several', () => {
  const outcome = parse([
    ...BASE,
    dei('TradingSymbol', 'AB'),
    dei('TradingSymbol', 'ABW', classOf('us-gaap:WarrantMember')),
  ]);
  expect(outcome.result?.securities.map(({ ticker }) => ticker)).toEqual(['AB', 'ABW']);
});

test('"N/A" is no ticker', () => {
  for (const none of ['N/A', 'None', '-', 'Not applicable']) {
    const outcome = parse([...BASE, dei('TradingSymbol', none)]);
    expect(outcome.result?.securities[0]?.ticker).toBeNull();
    expect(outcome.spans['securities[0].ticker']).toBeUndefined();
  }
});

test('a cover of another form than the submission’s is doubted', () => {
  const outcome = parse(BASE, '10-Q');
  expect(outcome.crossValidations).toContainEqual({ name: 'cover-form-is-submission-form', passed: false });
  expect(outcome.confidence).toBe(0.8);
});

test('names that contradict each other are doubted with a reason', () => {
  const outcome = parse([...BASE, dei('EntityRegistrantName', 'GAMMA')]);
  expect(outcome.reasons.map((reason) => reason.code)).toEqual(['contradicting-facts']);
  expect(outcome.confidence).toBe(0.6);
});

test('without a tagged cover it is not applicable', () => {
  expect(parse([fact('us-gaap:Assets', '1', '2024-12-31')]).status).toBe('not_applicable');
});
