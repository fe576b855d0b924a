import { expect, test } from 'vitest';
import { parseIsoDate } from '../../core/dates.ts';
import type { ParseOutcome } from '../../core/parser.ts';
import { runParsers } from '../../parsers/registry.ts';
import type { StatementsResult } from '../../parsers/statements/result.ts';
import { statementsV1 } from '../../parsers/statements/statements.v1.ts';
import { itemsThatAddUp } from '../../parsers/statements/sums.ts';
import { mapTables } from '../../parsers/statements/table-map.ts';
import { xbrlV1 } from '../../parsers/xbrl/xbrl.v1.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';

const YEAR = '<xbrli:startDate>2024-01-01</xbrli:startDate><xbrli:endDate>2024-12-31</xbrli:endDate>';
const DATE = '<xbrli:instant>2024-12-31</xbrli:instant>';
const context = (id: string, period: string) =>
  `<xbrli:context id="${id}"><xbrli:entity><xbrli:identifier scheme="http://www.sec.gov/CIK">0000000777</xbrli:identifier></xbrli:entity><xbrli:period>${period}</xbrli:period></xbrli:context>`;
const HEADER = `<ix:header><ix:resources>${context('y', YEAR)}${context('d', DATE)}<xbrli:unit id="usd"><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unit><xbrli:unit id="sh"><xbrli:measure>xbrli:shares</xbrli:measure></xbrli:unit><xbrli:unit id="ps"><xbrli:divide><xbrli:unitNumerator><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unitNumerator><xbrli:unitDenominator><xbrli:measure>xbrli:shares</xbrli:measure></xbrli:unitDenominator></xbrli:divide></xbrli:unit></ix:resources></ix:header>`;

const tag = (concept: string, printed: string, more = '') =>
  `<ix:nonFraction name="us-gaap:${concept}" contextRef="y" unitRef="usd" decimals="-3" scale="3" format="ixt:num-dot-decimal"${more}>${printed}</ix:nonFraction>`;
const row = (label: string, ...cells: readonly string[]) =>
  `<tr><td>${label}</td>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const at = (one: string) => one.replace('contextRef="y"', 'contextRef="d"');
const PRETAX = 'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest';
const perShare = (printed: string) =>
  tag('EarningsPerShareBasic', printed, ' sign="-"').replace(
    'unitRef="usd" decimals="-3" scale="3"',
    'unitRef="ps" decimals="2"',
  );

const FACE = `<table>${[
  row('Revenue', tag('Revenues', '100,000')),
  row('Cost', tag('CostOfRevenue', '160,000')),
  row('Gross loss', `(${tag('GrossProfit', '60,000', ' sign="-"')})`),
  row('Selling', tag('SellingAndMarketingExpense', '5,000')),
  row('General', tag('GeneralAndAdministrativeExpense', '3,000')),
  row('Operating loss', `(${tag('OperatingIncomeLoss', '68,000', ' sign="-"')})`),
  row('Loss before tax', `(${tag(PRETAX, '68,000', ' sign="-"')})`),
  row('Tax', tag('IncomeTaxExpenseBenefit', '—').replace('num-dot-decimal', 'fixed-zero')),
  row('Net loss', `(${tag('NetIncomeLoss', '68,000', ' sign="-"')})`),
  row('Net loss per share, basic and diluted', `(${perShare('0.50')})`),
].join('')}</table>`;
const SHEET = `<table>${[
  row('Cash', at(tag('CashAndCashEquivalentsAtCarryingValue', '40,000'))),
  row('Inventory', at(tag('InventoryNet', '35,000'))),
  row('Total current assets', at(tag('AssetsCurrent', '75,000'))),
  row('Plant', at(tag('PropertyPlantAndEquipmentNet', '25,000'))),
  row('Total assets', at(tag('Assets', '100,000'))),
  row('Total liabilities', at(tag('Liabilities', '70,000'))),
  row('Equity', at(tag('StockholdersEquity', '30,000'))),
  row('Total', at(tag('LiabilitiesAndStockholdersEquity', '100,000'))),
].join('')}</table>`;
const NOTE = `<table>${row('Payables to suppliers', at(tag('AccountsPayableTradeCurrent', '1,000')))}</table><p>Research cost ${tag('ResearchAndDevelopmentExpense', '2,000')}.</p>`;

const inline = (body: string) =>
  `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:ix="http://www.xbrl.org/2013/inlineXBRL" xmlns:ixt="http://www.xbrl.org/inlineXBRL/transformation/2020-02-12" xmlns:xbrli="http://www.xbrl.org/2003/instance" xmlns:iso4217="http://www.xbrl.org/2003/iso4217" xmlns:us-gaap="http://fasb.org/us-gaap/2024"><body>${HEADER}${body}</body></html>`;

function parse(text: string, { form = '10-K', filed = '2025-03-01' } = {}): ParseOutcome<StatementsResult> {
  const filedDate = parseIsoDate(filed);
  const submission = readBareDocument(Buffer.from(text), { form, filedDate });
  const runs = runParsers(submission, { filedDate, parsers: [xbrlV1, statementsV1] });
  const run = runs.find(({ parser }) => parser.id === 'statements');
  if (run === undefined) throw new Error('the parser did not run');
  return run.outcome as ParseOutcome<StatementsResult>;
}

function valuesAt(outcome: ParseOutcome<StatementsResult>, statement: string) {
  return outcome.result?.periods.find((period) => period.statement === statement)?.values ?? {};
}

test('an inline report gives values with spans, origins and confidences', () => {
  const outcome = parse(inline(FACE + SHEET + NOTE));
  expect(valuesAt(outcome, 'income')).toMatchObject({
    revenue: 100_000_000,
    grossProfit: -60_000_000,
    sellingGeneralAdministrative: 8_000_000,
    incomeTaxExpense: 0,
    netIncome: -68_000_000,
  });
  const [income] = outcome.result?.periods ?? [];
  expect(income?.origins.sellingGeneralAdministrative).toMatchObject({
    value: '8000000',
    rule: 'sum',
    operands: [
      { concept: 'us-gaap:SellingAndMarketingExpense', value: '5000000', sign: 1 },
      { concept: 'us-gaap:GeneralAndAdministrativeExpense', value: '3000000', sign: 1 },
    ],
  });
  expect(outcome.spans['periods[0].values.sellingGeneralAdministrative']?.map(({ text }) => text)).toEqual([
    '5,000',
    '3,000',
  ]);
  expect(outcome.confidences?.['periods[0].values.grossProfit']).toBeGreaterThanOrEqual(0.9);
});

test('lines of the face that add up to its totals are high; a number of a note is not', () => {
  const outcome = parse(inline(FACE + SHEET + NOTE));
  const index = outcome.result?.periods.findIndex(({ statement }) => statement === 'balance');
  expect(outcome.confidences?.[`periods[${index}].values.inventory`]).toBeGreaterThanOrEqual(0.9);
  expect(outcome.confidences?.['periods[0].values.researchAndDevelopment']).toBeLessThan(0.9);
  // The face prints no payables; a part of them in a note is not the field.
  expect(valuesAt(outcome, 'balance').accountsPayable).toBeUndefined();
});

test.each([
  [
    'real estate: debt by its security',
    { SecuredDebt: '20,000', UnsecuredDebt: '15,000', LineOfCredit: '5,000' },
    { longTermDebt: 35_000_000, totalDebt: 40_000_000 },
  ],
  [
    'a bank: borrowings beside subordinated debt',
    { AdvancesFromFederalHomeLoanBanks: '20,000', SubordinatedDebt: '5,000' },
    { longTermDebt: 5_000_000, totalDebt: 25_000_000 },
  ],
  [
    'a total of debt above its lines',
    { LongTermDebtNoncurrent: '35,000', SecuredDebt: '20,000', UnsecuredDebt: '15,000' },
    { longTermDebt: 35_000_000 },
  ],
  [
    'a utility: fuel by kind beside materials',
    {
      EnergyRelatedInventoryNaturalGasInStorage: '8,000',
      EnergyRelatedInventoryPropaneGas: '1,000',
      InventoryRawMaterialsAndSupplies: '2,000',
    },
    { inventory: 11_000_000 },
  ],
])('the balance sheet of %s', (_, lines, expected) => {
  const rows = Object.entries(lines).map(([concept, printed]) => row(concept, at(tag(concept, printed))));
  const outcome = parse(
    inline(FACE + SHEET.replace(/<tr><td>Inventory<.*?<\/tr>/, '').replace('</table>', `${rows.join('')}</table>`)),
  );
  expect(valuesAt(outcome, 'balance')).toMatchObject(expected);
  const index = outcome.result?.periods.findIndex(({ statement }) => statement === 'balance');
  for (const field of Object.keys(expected))
    expect(outcome.confidences?.[`periods[${index}].values.${field}`]).toBeLessThan(0.9);
});

test('a row labeled basic and diluted is both, tagged as one', () => {
  const outcome = parse(inline(FACE + SHEET));
  expect(valuesAt(outcome, 'income')).toMatchObject({ epsBasic: -0.5, epsDiluted: -0.5 });
});

test('a filing without statements is parsed, and says so', () => {
  const outcome = parse(inline(`<p>${tag('ResearchAndDevelopmentExpense', '2,000')}</p>`));
  expect([outcome.status, outcome.result?.periods]).toEqual(['parsed', []]);
  expect(outcome.reasons.map(({ code }) => code)).toEqual(['no-statements']);
});

test.each([
  ['1999-03-31', 'not-covered', 'before XBRL (2009)'],
  ['2010-03-31', 'not-covered', 'before smaller companies tagged theirs (2011)'],
  ['2024-03-31', 'no-xbrl-facts', 'no XBRL facts'],
])('a report of %s without tags is not applicable: %s', (filed, code, words) => {
  const outcome = parse('<html><p>Revenue 100</p></html>', { filed });
  expect([outcome.status, outcome.reasons[0]?.code]).toEqual(['not_applicable', code]);
  expect(outcome.reasons[0]?.message).toContain(words);
});

test('cut or mangled documents are outcomes, never errors', () => {
  const whole = inline(FACE + SHEET + NOTE);
  for (let end = 200; end < whole.length; end += 397) {
    const outcome = parse(whole.slice(0, end));
    expect(outcome.reasons.map(({ code }) => code)).not.toContain('parser-crashed');
  }
  for (const mangled of [whole.replaceAll('</table>', ''), whole.replaceAll('100,000', '9'.repeat(90))]) {
    expect(parse(mangled).reasons.map(({ code }) => code)).not.toContain('parser-crashed');
  }
});

test('totals take the place of their lines', () => {
  const column = (...values: readonly number[]) =>
    values.map((value, item) => ({ item, value: value * 1000, unit: 1 }));
  expect([...itemsThatAddUp(column(40, 35, 75, 25, 100))]).toHaveLength(5);
  // Costs printed as positive numbers are taken off.
  expect([...itemsThatAddUp(column(100, 60, 40))]).toHaveLength(3);
  expect(itemsThatAddUp(column(40, 35, 76)).size).toBe(0);
});

test('a place belongs to the innermost table', () => {
  const text = 'a<table>b<table>c</table>d</table>e<TABLE id="x">f';
  const map = mapTables(text);
  expect(map.tableAt(0)).toBeNull();
  expect(map.tableAt(text.indexOf('b<'))).toBe(0);
  expect(map.tableAt(text.indexOf('c<'))).toBe(1);
  expect(map.tableAt(text.indexOf('d<'))).toBe(0);
  expect(map.tableAt(text.indexOf('e<'))).toBeNull();
  expect(map.tableAt(text.length - 1)).toBe(2);
});

/** An instance lists facts without tables, by row or by period. */
function instance(facts: readonly (readonly [concept: string, context: string, value: number])[]): string {
  const listed = facts.map(
    ([concept, ref, value]) =>
      `<us-gaap:${concept} contextRef="${ref}" unitRef="usd" decimals="0">${value}</us-gaap:${concept}>`,
  );
  const before = YEAR.replaceAll('2024', '2023');
  return `<xbrli:xbrl xmlns:xbrli="http://www.xbrl.org/2003/instance" xmlns:iso4217="http://www.xbrl.org/2003/iso4217" xmlns:us-gaap="http://fasb.org/us-gaap/2024">${context('y', YEAR)}${context('d', DATE)}${context('z', before)}${context('e', DATE.replace('2024', '2023'))}<xbrli:unit id="usd"><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unit>${listed.join('')}</xbrli:xbrl>`;
}

const AMOUNTS = ['Assets', 'AccountsPayableAndAccruedLiabilitiesCurrent', 'LiabilitiesAndStockholdersEquity'] as const;
const FLOWS = [
  'Revenues',
  'IncomeTaxExpenseBenefit',
  'NetIncomeLoss',
  'NetCashProvidedByUsedInOperatingActivities',
  'NetCashProvidedByUsedInFinancingActivities',
] as const;
const NOTES = [
  ['AccountsPayableTradeCurrent', 'd', 7],
  ...Array.from({ length: 30 }, (_, at) => [`Other${at}`, 'd', at] as const),
] as const;

test('an instance by rows has its statements before its notes', () => {
  const rows = [
    ...AMOUNTS.flatMap(
      (name) =>
        [
          [name, 'd', 90],
          [name, 'e', 80],
        ] as const,
    ),
    ...FLOWS.flatMap(
      (name) =>
        [
          [name, 'y', 50],
          [name, 'z', 40],
        ] as const,
    ),
  ];
  const outcome = parse(instance([...rows, ...NOTES]));
  expect(valuesAt(outcome, 'balance').accountsPayable).toBe(90);
});

test('an instance by periods does not say what is in notes', () => {
  const periods = (['y', 'z'] as const).flatMap((ref) => FLOWS.map((name) => [name, ref, 50] as const));
  const dates = (['d', 'e'] as const).flatMap((ref) => AMOUNTS.map((name) => [name, ref, 90] as const));
  const outcome = parse(instance([...periods, ...dates, ...NOTES]));
  expect(outcome.result?.periods.map(({ statement, role }) => `${statement} ${role}`)).toEqual([
    'income current',
    'balance current',
    'cashflow current',
    'income prior',
    'balance prior',
    'cashflow prior',
  ]);
});
