import { BULK } from './families/bulk.ts';
import { DILUTION_OPERATIONS } from './families/dilution/dilution.ts';
import { EVENTS_AND_COMPANIES } from './families/events-and-companies.ts';
import { downloadFiling } from './families/filings.ts';
import { getLineage } from './families/lineage.ts';
import { MARKET_OPERATIONS } from './families/market/market.ts';
import { MONITORS } from './families/monitors.ts';
import { NOT_MATERIALIZED } from './families/not-materialized.ts';
import { OBSERVABILITY } from './families/observability.ts';
import { OWNERSHIP } from './families/ownership/operations.ts';
import { resolveEntityOperation } from './families/resolve-entity.ts';
import { SCORE_FAMILY } from './families/scores/scores.ts';
import { STATEMENT_FAMILY } from './families/statements/operations.ts';
import { WEBHOOK_DELIVERIES } from './families/webhook-deliveries.ts';
import { WEBHOOK_ENDPOINTS } from './families/webhook-endpoints.ts';
import type { Operation } from './operation.ts';

/** Every operation of the API; a line per family. */
export const OPERATIONS: readonly Operation[] = [
  ...DILUTION_OPERATIONS,
  ...SCORE_FAMILY,
  ...EVENTS_AND_COMPANIES,
  ...STATEMENT_FAMILY,
  ...OWNERSHIP,
  getLineage,
  downloadFiling,
  ...MONITORS,
  ...WEBHOOK_ENDPOINTS,
  ...WEBHOOK_DELIVERIES,
  ...OBSERVABILITY,
  resolveEntityOperation,
  ...MARKET_OPERATIONS,
  ...BULK,
  ...NOT_MATERIALIZED,
];
