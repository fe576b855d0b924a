import type { IsoDate } from '../../core/dates.ts';
import type { NoticedSecurity } from '../../core/rows-compliance.ts';
import type { ComplianceStatus } from '../../core/score-inputs.ts';
import type { Deficiency } from './listing-rules.ts';

/** Coarser than `stage` (core/score-inputs.ts). */
export type NoticeStatus = 'notified' | 'compliance_plan' | 'extension' | 'hearing' | 'regained' | 'delisting';

export const NOTICE_STATUSES: Readonly<Record<ComplianceStatus, NoticeStatus>> = {
  notified: 'notified',
  compliance_plan: 'compliance_plan',
  extension: 'extension',
  second_period: 'extension',
  hearing: 'hearing',
  determination: 'delisting',
  suspended: 'delisting',
  delisted: 'delisting',
  regained: 'regained',
};

export interface ComplianceNotice {
  readonly exchange?: string;
  readonly rule?: string;
  readonly deficiency: Deficiency;
  /** The class of security whose listing is at stake. */
  readonly security?: NoticedSecurity;
  readonly status: NoticeStatus;
  readonly stage: ComplianceStatus;
  /** Date of the letter or event that gave the present status. */
  readonly noticeDate?: IsoDate;
  readonly cureDeadline?: IsoDate;
  /** Earlier steps that the document recounts, oldest first. */
  readonly history: readonly { readonly stage: ComplianceStatus; readonly date?: IsoDate }[];
}

export interface ExchangeComplianceResult {
  readonly exchangeCompliance?: readonly ComplianceNotice[];
}
