import type { Operation } from '../../operation.ts';
import { listMarketCorporateActions } from './corporate-actions.ts';
import { getMarketReference } from './reference.ts';
import { searchMarket } from './search.ts';
import { listUniverse } from './universe.ts';

/** What filings and the SEC's lists give of the market. */
export const MARKET_OPERATIONS: readonly Operation[] = [
  listMarketCorporateActions,
  getMarketReference,
  searchMarket,
  listUniverse,
];
