import type { Operation } from '../../operation.ts';
import { listCashPosition } from './cash-position.ts';
import { listConvertibles } from './convertibles.ts';
import { listCorporateActions } from './corporate-actions.ts';
import { getDilutionCoverage } from './coverage.ts';
import { getOfferingEvent } from './event.ts';
import { listOfferingEvents } from './events.ts';
import { listExchangeCompliance } from './exchange-compliance.ts';
import { listLockups } from './lockups.ts';
import { listReverseSplits } from './reverse-splits.ts';
import { listRofr } from './rofr.ts';
import { listShareFloatHistory } from './share-float-history.ts';
import { listWarrants } from './warrants.ts';

/** What filings state of dilution. */
export const DILUTION_OPERATIONS: readonly Operation[] = [
  listCashPosition,
  listConvertibles,
  listCorporateActions,
  getDilutionCoverage,
  listOfferingEvents,
  getOfferingEvent,
  listExchangeCompliance,
  listLockups,
  listReverseSplits,
  listRofr,
  listShareFloatHistory,
  listWarrants,
];
