import type { IsoDate } from './dates.ts';
import type { DecimalText } from './rows.ts';
import type { ComplianceFact, ComplianceStatus } from './score-inputs.ts';

/**
 * The class of listed security that a notice concerns. Exchanges delist class by class: warrants can lose their listing
 * while the shares keep theirs.
 *
 * - `common`: common stock, ordinary shares, common units of a partnership; also where a notice names other classes too
 * - `depositary_shares`: American depositary shares of ordinary shares
 * - `sole_class`: another class that is the issuer's only listed one, so that the notice ends its listing as a whole
 * - `preferred`: preferred stock and depositary shares of it
 * - `notes`: notes, debentures and other debt
 */
export type NoticedSecurity =
  | 'common'
  | 'depositary_shares'
  | 'sole_class'
  | 'units'
  | 'warrants'
  | 'rights'
  | 'preferred'
  | 'notes';

/** One step of a listing deficiency as one document states it. */
export interface ExchangeComplianceValues {
  readonly form: string;
  readonly filedDate: IsoDate;
  readonly exchange: ComplianceFact['exchange'];
  /** As printed: `"5550(a)(2)"`. */
  readonly rule: string | null;
  readonly deficiency: ComplianceFact['deficiency'];
  readonly status: 'notified' | 'compliance_plan' | 'extension' | 'hearing' | 'regained' | 'delisting';
  /** Finer than `status`. */
  readonly stage: ComplianceStatus;
  readonly noticeDate: IsoDate | null;
  readonly cureDeadline: IsoDate | null;
  /** Null where the document does not say, which is the common stock as a rule; `exchange-compliance@1` has no such column. */
  readonly security?: NoticedSecurity | null;
  /** False for earlier steps that the document recounts. */
  readonly isCurrent: boolean;
}

/** A reverse split as one document states it; without a ratio, the authorized range. */
export interface ReverseSplitValues {
  readonly form: string;
  readonly filedDate: IsoDate;
  readonly stage: 'authorized' | 'announced' | 'approved' | 'effective';
  /** `"1-for-20"`. */
  readonly ratio: string | null;
  readonly numerator: DecimalText | null;
  readonly denominator: DecimalText | null;
  readonly effectiveDate: IsoDate | null;
  /** `"2024-12"` where only the month is stated. */
  readonly effectiveMonth: string | null;
  readonly sharesBefore: DecimalText | null;
  readonly sharesAfter: DecimalText | null;
  readonly authorizedFrom: string | null;
  readonly authorizedTo: string | null;
}

/**
 * A change of name, ticker or exchange, a de-SPAC closing, a forward split (`from` old shares, `to` new ones), a merger
 * paid for in the registrant's shares, a spin-off, a change of an ADS ratio (`1:1` to `1:20`, ADSs to shares).
 */
export interface CorporateActionValues {
  readonly form: string;
  readonly filedDate: IsoDate;
  readonly type:
    | 'ticker_change'
    | 'exchange_move'
    | 'despac_closing'
    | 'split'
    | 'name_change'
    | 'merger'
    | 'spin_off'
    | 'ads_ratio_change';
  readonly fromValue: string | null;
  readonly toValue: string | null;
  readonly date: IsoDate | null;
}
