import { scaleByPowerOfTen } from '../layout/decimal.ts';
import type { Holding, TableRow, ValueUnit } from './holding.ts';

/** A value in US dollars, by the unit of its table; null if that is unknown. */
export function inDollars(value: number | null, unit: ValueUnit | null): number | null {
  if (value === null || unit === null) return null;
  if (unit === 'dollars' || Number.isInteger(value)) return unit === 'dollars' ? value : value * 1_000;
  // Multiply decimals, so that 91,374.36 thousand is exactly 91,374,360.
  const digits = String(value);
  return digits.includes('e') ? value * 1_000 : Number(scaleByPowerOfTen(digits, 3));
}

/** A row of the table in document `sequence` as a holding. */
export function holdingOf(row: TableRow, sequence: number, valueDollars: number | null): Holding {
  return {
    nameOfIssuer: row.nameOfIssuer,
    titleOfClass: row.titleOfClass,
    cusip: row.cusip,
    figi: row.figi,
    rawValue: row.rawValue,
    valueDollars,
    sshPrnamt: row.sshPrnamt,
    sshPrnamtType: row.sshPrnamtType,
    putCall: row.putCall,
    investmentDiscretion: row.investmentDiscretion,
    otherManager: row.otherManager,
    votingAuthority: row.votingAuthority,
    source: { sequence, start: row.start, end: row.end },
  };
}
