import type { DecimalText } from '../../core/rows.ts';

/**
 * Section 6(b) registration fee rates, dollars per million dollars of aggregate offering price, by first day in force
 * (SEC fee rate advisories, one per fiscal year). Tables before 2022 do not print the rate; the fee itself shows it.
 */
const FEE_RATES: readonly (readonly [string, DecimalText])[] = [
  ['2006-11-22', '30.7'],
  ['2007-12-27', '39.3'],
  ['2009-03-11', '55.8'],
  ['2009-12-21', '71.3'],
  ['2010-12-27', '116.1'],
  ['2011-10-01', '114.6'],
  ['2012-10-01', '136.4'],
  ['2013-10-01', '128.8'],
  ['2014-10-01', '116.2'],
  ['2015-10-01', '100.7'],
  ['2016-10-01', '115.9'],
  ['2017-10-01', '124.5'],
  ['2018-10-01', '121.2'],
  ['2019-10-01', '129.8'],
  ['2020-10-01', '109.1'],
  ['2021-10-01', '92.7'],
  ['2022-10-01', '110.2'],
  ['2023-10-01', '147.6'],
  ['2024-10-01', '153.1'],
  ['2025-10-01', '138.1'],
];

/** Rates that a fee paid on or shortly before a date may have: all, where the date is unknown. */
export function feeRatesFor(date: string | null): readonly DecimalText[] {
  if (date === null) return FEE_RATES.map(([, rate]) => rate);
  const inForce = FEE_RATES.findLastIndex(([from]) => from <= date);
  // An amendment may keep the rate of its first filing, a year or two earlier.
  return FEE_RATES.slice(Math.max(0, inForce - 2), inForce + 1).map(([, rate]) => rate);
}
