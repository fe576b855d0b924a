import type { Operation } from '../../operation.ts';
import { FINANCIALS } from './financials.ts';
import { listRatios } from './ratios.ts';
import { listSegmentedFacts } from './segmented-facts.ts';
import { STATEMENT_LISTS } from './statement-lists.ts';

/** Statements of issuers over all their filings. */
export const STATEMENT_FAMILY: readonly Operation[] = [
  ...STATEMENT_LISTS,
  ...FINANCIALS,
  listRatios,
  listSegmentedFacts,
];
