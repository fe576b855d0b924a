import type { IsoDate } from './dates.ts';
import type { ComplianceFact, ComplianceStatus, FactRef } from './score-inputs.ts';

/** One step of a listing procedure and the filing that tells of it. */
export interface ComplianceStep {
  readonly status: ComplianceStatus;
  readonly noticeDate: IsoDate;
  readonly source: FactRef;
}

/** Where one deficiency of an issuer stands as of a date, and how it came there. */
export interface ComplianceState {
  readonly exchange: ComplianceFact['exchange'];
  readonly deficiency: ComplianceFact['deficiency'];
  readonly status: ComplianceStatus;
  /** Not regained, and not so long without a sequel that scoring no longer says if it is. */
  readonly isOpen: boolean;
  /** First notice of the present sequence. */
  readonly since: IsoDate;
  readonly noticeDate: IsoDate;
  readonly source: FactRef;
  /** All steps, oldest first. */
  readonly history: readonly ComplianceStep[];
}
