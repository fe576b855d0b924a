import type { IsoDate } from './dates.ts';
import type { ComplianceFact, ComplianceStatus, FactRef } from './score-inputs.ts';

/** One step of a listing procedure and the filing that reports it. */
export interface ComplianceStep {
  readonly status: ComplianceStatus;
  readonly noticeDate: IsoDate;
  readonly source: FactRef;
}

/** One listing deficiency of an issuer as of a date, with its history. */
export interface ComplianceState {
  readonly exchange: ComplianceFact['exchange'];
  readonly deficiency: ComplianceFact['deficiency'];
  readonly status: ComplianceStatus;
  /** Neither regained nor too old for scoring. */
  readonly isOpen: boolean;
  /** First notice of the present sequence. */
  readonly since: IsoDate;
  readonly noticeDate: IsoDate;
  readonly source: FactRef;
  /** All steps, oldest first. */
  readonly history: readonly ComplianceStep[];
}
