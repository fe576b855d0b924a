import type { IsoDate, IsoTimestamp } from './dates.ts';
import type { InstrumentStatement } from './instruments.ts';
import type {
  CorporateActionValues,
  ExchangeComplianceValues,
  NoticedSecurity,
  ReverseSplitValues,
} from './rows-compliance.ts';
import type { IssuanceValues } from './rows-issuances.ts';
import type {
  CashFact,
  FactRef,
  OfferingFact,
  RegistrationFact,
  ShareCountFact,
  StatementRef,
} from './score-inputs.ts';

/** A class of warrants as one document states it. */
export interface WarrantRow extends FactRef {
  /** Document of the submission. */
  readonly sequence: number;
  /** Place among the statements of the document. */
  readonly ordinal: number;
  readonly label: string;
  readonly state: InstrumentStatement['state'];
  readonly asOf: IsoDate;
  readonly count: number | null;
  readonly exercisePrice: number | null;
  readonly exercisableFrom: IsoDate | null;
  readonly exercisableText: string | null;
  readonly expires: IsoDate | null;
  readonly preFunded: boolean;
}

/** A convertible as one document states it. */
export interface ConvertibleRow extends FactRef {
  readonly sequence: number;
  readonly ordinal: number;
  readonly label: string;
  readonly asOf: IsoDate;
  readonly principal: number | null;
  readonly conversionPrice: number | null;
  readonly maturity: IsoDate | null;
  readonly variablePrice: boolean | null;
  readonly sharesIssuable: number | null;
  /** Percent below the market price; as the following, null before overhang@2. */
  readonly discountPercent?: number | null;
  readonly floorPrice?: number | null;
  readonly convertibleFrom?: IsoDate | null;
  readonly convertibleText?: string | null;
}

/** Shares issued over a period as one document totals them. */
export interface IssuanceRow extends StatementRef {
  /** Document of the submission. */
  readonly sequence: number;
  readonly form: string;
  readonly channel: IssuanceValues['channel'];
  readonly fileNumber: string | null;
  readonly periodStart: IsoDate | null;
  readonly periodEnd: IsoDate;
  readonly shares: number | null;
  readonly grossProceeds: number | null;
  readonly netProceeds: number | null;
  readonly averagePrice: number | null;
  readonly principal: number | null;
  readonly strike: number | null;
  readonly cashless: boolean | null;
  readonly preFunded: boolean | null;
}

/** The closing of an offering as one document states it. */
export interface ClosingRow extends FactRef {
  readonly form: string;
  readonly filedDate: IsoDate;
  readonly closedOn: IsoDate;
  readonly agreedOn: IsoDate | null;
  readonly shares: number | null;
  readonly pricePerShare: number | null;
  readonly grossProceeds: number | null;
  readonly netProceeds: number | null;
}

/** Long-term securities beside a filing's runway statement. */
export interface RunwaySecuritiesRow extends FactRef {
  readonly asOf: IsoDate;
  readonly longTermInvestments: number | null;
  readonly counted: boolean;
}

/** What the instrument ledger reads of a statement beside what a score does. */
interface StatementDetails extends Required<StatementRef> {
  readonly form: string;
  readonly ratchet: boolean | null;
}

export interface WarrantStatementRow extends WarrantRow, StatementDetails {
  readonly expiresText: string | null;
  readonly priceProtection: boolean | null;
}

export interface ConvertibleStatementRow extends ConvertibleRow, StatementDetails {
  readonly maturityYear: number | null;
  readonly interestRate: number | null;
}

export interface ComplianceNoticeRow extends FactRef {
  readonly form: string;
  readonly filedDate: IsoDate;
  readonly exchange: ExchangeComplianceValues['exchange'];
  readonly deficiency: ExchangeComplianceValues['deficiency'];
  readonly stage: ExchangeComplianceValues['stage'];
  /** Null: unknown. */
  readonly security: NoticedSecurity | null;
  readonly noticeDate: IsoDate | null;
  readonly cureDeadline: IsoDate | null;
}

export interface ReverseSplitRow extends FactRef {
  readonly form: string;
  readonly filedDate: IsoDate;
  readonly stage: ReverseSplitValues['stage'];
  readonly effectiveDate: IsoDate | null;
  readonly numerator: number | null;
  readonly denominator: number | null;
}

export interface CorporateActionRow extends FactRef {
  readonly type: CorporateActionValues['type'];
  readonly date: IsoDate | null;
  readonly fromValue: string | null;
  readonly toValue: string | null;
}

/** One issuer's rows of every dataset that scoring reads, in no order. Decimals are numbers: scores are doubles. */
export interface FactRows {
  readonly shareCounts: readonly ShareCountFact[];
  /** In every currency, tagged and from prose. */
  readonly cash: readonly CashFact[];
  readonly offerings: readonly OfferingFact[];
  readonly registrations: readonly RegistrationFact[];
  readonly warrants: readonly WarrantRow[];
  readonly convertibles: readonly ConvertibleRow[];
  readonly issuances: readonly IssuanceRow[];
  readonly closings: readonly ClosingRow[];
  readonly runwaySecurities: readonly RunwaySecuritiesRow[];
  readonly notices: readonly ComplianceNoticeRow[];
  readonly reverseSplits: readonly ReverseSplitRow[];
  readonly corporateActions: readonly CorporateActionRow[];
}

/** When facts that a score may look at became public. */
export interface FactWindow {
  /** Exclusive. */
  readonly from: IsoTimestamp;
  /** The same for offerings and registrations. */
  readonly offeringsFrom: IsoTimestamp;
  /** Inclusive. */
  readonly to: IsoTimestamp;
}

/** Regulation SHO threshold lists of a range of days. */
export interface ThresholdDates {
  /** First day for which a list is stored. */
  readonly from: IsoDate | null;
  /** Exchanges whose list of a day is stored. */
  exchangesOn(day: IsoDate): readonly string[];
  /** Days on which a symbol was on a list. */
  datesOf(symbol: string): ReadonlySet<IsoDate>;
}
