import { expect, test } from 'vitest';
import { parseIsoDate } from '../../core/dates.ts';
import type { CalculationChild } from '../../parsers/linkbases/networks.ts';
import { impliedConcepts } from '../../parsers/statements/implied-concepts.ts';
import { readStatements } from '../../parsers/statements/read-statement-columns.ts';
import { takenAll, valuesOf } from './statement-facts.ts';

const NOTHING = { presentation: new Map(), roles: new Map(), labels: new Map(), problems: [] };

function implied(totals: Readonly<Record<string, Readonly<Record<string, number>>>>) {
  const network = Object.entries(totals).map(([total, children]): readonly [string, readonly CalculationChild[]] => [
    total,
    Object.entries(children).map(([concept, weight], order) => ({ concept, weight, order })),
  ]);
  return impliedConcepts({ ...NOTHING, calculations: new Map([['role', new Map(network)]]) });
}

test('an issuer’s own concept is revenue where gross profit is it less its cost', () => {
  const found = implied({ 'us-gaap:GrossProfit': { 'x:Sales': 1, 'x:CostOfSales': -1 } });
  expect([...found]).toEqual([
    ['revenue', ['x:Sales']],
    ['costOfRevenue', ['x:CostOfSales']],
  ]);
  const facts = takenAll('2024-01-01/2024-12-31', {
    'x:Sales': 90,
    'x:CostOfSales': 50,
    GrossProfit: 40,
    OperatingIncomeLoss: 10,
    IncomeTaxExpenseBenefit: 2,
    NetIncomeLoss: 8,
  });
  const { columns } = readStatements(facts, { form: '10-K', periodEnd: parseIsoDate('2024-12-31') }, null, found);
  expect(valuesOf(columns, 'income', '2024-12-31')).toMatchObject({ revenue: 90, costOfRevenue: 50, grossProfit: 40 });
  expect(columns[0]?.values.revenue?.confidence).toBeLessThan(0.9);
});

test('income before tax and the third activity are what only they can be', () => {
  const found = implied({
    'us-gaap:NetIncomeLoss': { 'x:Earnings': 1, 'us-gaap:IncomeTaxExpenseBenefit': -1 },
    'us-gaap:CashAndCashEquivalentsPeriodIncreaseDecrease': {
      'us-gaap:NetCashProvidedByUsedInOperatingActivities': 1,
      'us-gaap:NetCashProvidedByUsedInFinancingActivities': 1,
      'x:Investing': 1,
    },
    'x:CapitalSpending': {
      'us-gaap:PaymentsToAcquirePropertyPlantAndEquipment': 1,
      'us-gaap:PaymentsForSoftware': 1,
    },
  });
  expect([...found]).toEqual([
    ['incomeBeforeTax', ['x:Earnings']],
    ['investingCashFlow', ['x:Investing']],
    ['capitalExpenditure', ['x:CapitalSpending']],
  ]);
});

test('nothing is implied where several answers are possible', () => {
  const found = implied({
    'us-gaap:GrossProfit': { 'x:Products': 1, 'x:Services': 1, 'us-gaap:CostOfRevenue': -1 },
    'us-gaap:NetIncomeLoss': { 'x:Earnings': 1, 'x:Other': 1, 'us-gaap:IncomeTaxExpenseBenefit': -1 },
    'x:Mixed': { 'us-gaap:InventoryNet': 1, 'us-gaap:Goodwill': 1 },
  });
  expect([...found]).toEqual([]);
});
