import type { Family } from '../operation.ts';

/** US dollars. */
interface Price {
  /** Of an answered call. */
  readonly call: string;
  /** Added for each 1,000 tokens of the body, in proportion. */
  readonly per1000Tokens: string;
}

const LOOKUP: Price = { call: '0.0002', per1000Tokens: '0.0005' };
const DATA: Price = { call: '0.0005', per1000Tokens: '0.001' };
const COMPUTED: Price = { call: '0.002', per1000Tokens: '0.002' };
const BULK: Price = { call: '0.01', per1000Tokens: '0.001' };
const FREE: Price = { call: '0', per1000Tokens: '0' };

/** What a call costs, by the family of its operation. The one place to change prices in. */
const PRICES: Readonly<Record<Family, Price>> = {
  Companies: DATA,
  Statements: DATA,
  Filings: LOOKUP,
  Factors: COMPUTED,
  'Market utilities': LOOKUP,
  Dilution: DATA,
  Signals: COMPUTED,
  Events: DATA,
  Macro: DATA,
  Ownership: DATA,
  Portfolio: COMPUTED,
  Strategies: COMPUTED,
  Intelligence: COMPUTED,
  Monitors: FREE,
  Webhooks: FREE,
  Observability: FREE,
  Entities: LOOKUP,
  Lineage: LOOKUP,
  Bulk: BULK,
  Admin: FREE,
};

const CHARACTERS_PER_TOKEN = 4;

/** Estimated: a token has 4 characters on average. */
export function tokensOf(characters: number): number {
  return Math.ceil(characters / CHARACTERS_PER_TOKEN);
}

/** What a call with so many tokens costs, in units of 10^-12 dollars. */
export function costOf(family: Family, tokens: number): bigint {
  const { call, per1000Tokens } = PRICES[family];
  return unitsOf(call) + (unitsOf(per1000Tokens) * BigInt(tokens)) / 1_000n;
}

/** Whether calls of a family cost nothing, so that no cap holds them up. */
export function isFree(family: Family): boolean {
  return PRICES[family] === FREE;
}

/** Twelve decimals, as many as a spend may have: sums are exact. */
const DECIMALS = 12;

/** @example unitsOf('0.0005') // 500000000n */
export function unitsOf(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(DECIMALS, '0').slice(0, DECIMALS));
}

/** @example decimalOf(500000000n) // "0.0005" */
export function decimalOf(units: bigint): string {
  const digits = units.toString().padStart(DECIMALS + 1, '0');
  const fraction = digits.slice(-DECIMALS).replace(/0+$/, '');
  return `${digits.slice(0, -DECIMALS)}${fraction && `.${fraction}`}`;
}
