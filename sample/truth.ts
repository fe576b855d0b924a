import type { IsoDate } from '../core/dates.ts';
import type { AccessionNumber, Cik } from '../core/ids.ts';
import type { OfferingType } from '../core/rows.ts';
import type { StatementField, StatementKind } from '../core/statements.ts';
import type { XbrlFact } from '../core/xbrl.ts';

/** An offering as one document states it; missing keys are not stated. Contract kind `dilution`, plus the stated price. */
export interface OfferingTruth {
  readonly type: OfferingType;
  readonly isAtm: boolean;
  readonly isPrimary: boolean;
  readonly isResale: boolean;
  readonly fileNumber?: string | undefined;
  readonly securities: readonly string[];
  readonly sharesOffered?: number | undefined;
  readonly pricePerShare?: number | undefined;
  readonly grossProceeds?: number | undefined;
  readonly netProceeds?: number | undefined;
  /** Gross less commissions, as price tables print it, before the issuer's own expenses. */
  readonly proceedsBeforeExpenses?: number | undefined;
  readonly maxAggregateOffering?: number | undefined;
  /** Price that an at-the-market prospectus assumes for its example. */
  readonly assumedPrice?: number | undefined;
  readonly placementAgentOrUnderwriters?: readonly string[] | undefined;
  readonly agentFeePercent?: number | undefined;
  readonly sharesOutstandingBefore?: number | undefined;
  readonly sharesOutstandingAfter?: number | undefined;
  readonly asOfDate?: IsoDate | undefined;
  readonly dilutionPerShare?: number | undefined;
  readonly netTangibleBookValueBefore?: number | undefined;
  readonly netTangibleBookValueAfter?: number | undefined;
  readonly atmRemaining?: number | undefined;
  readonly babyShelf?:
    | { readonly applies: boolean; readonly publicFloat: number; readonly soldLast12Months: number }
    | undefined;
  readonly registeredAmount?: number | undefined;
  readonly fee?: number | undefined;
  readonly statedPrice?: number | undefined;
  readonly statedPriceDate?: IsoDate | undefined;
}

/** A total of shares issued over a period as a report states it. */
export interface IssuanceTruth {
  readonly channel: 'atm' | 'exercise';
  readonly periodStart: IsoDate;
  readonly periodEnd: IsoDate;
  /** 0: stated that there were none. */
  readonly shares: number;
  readonly grossProceeds?: number;
  readonly netProceeds?: number;
}

/** That an offering has closed, and when it was agreed. */
export interface ClosingTruth {
  readonly closedOn: IsoDate;
  readonly agreedOn: IsoDate;
}

export interface WarrantTruth {
  readonly label: string;
  readonly count: number;
  readonly exercisePrice: number;
  /** Date, or words such as `"five years from the date of issuance"`. */
  readonly expires?: string | undefined;
  readonly exercisable?: string | undefined;
  readonly preFunded: boolean;
  readonly status: 'outstanding' | 'offered' | 'to be issued';
}

export interface CashTruth {
  readonly cashAndEquivalents: number;
  readonly shortTermInvestments: number;
  readonly asOf: IsoDate;
  readonly operatingCashFlow: number;
  readonly operatingCashFlowStart: IsoDate;
  /** As printed, without the period. */
  readonly runwayStatement?: string | undefined;
  /** Null where the document does not address it, as in short press releases. */
  readonly goingConcern: boolean | null;
}

export interface SharesTruth {
  readonly sharesOutstanding: number;
  readonly asOf: IsoDate;
  readonly publicFloat?: number | undefined;
  readonly publicFloatAsOf?: IsoDate | undefined;
}

export type ProposalType =
  | 'elect_directors'
  | 'ratify_auditor'
  | 'say_on_pay'
  | 'say_on_pay_frequency'
  | 'approve_equity_plan'
  | 'reverse_split'
  | 'increase_authorized_shares'
  | 'issue_shares'
  | 'adjourn_meeting'
  | 'other';

export interface VoteCounts {
  readonly votesFor: number | null;
  readonly votesAgainst: number | null;
  readonly abstain: number | null;
  readonly brokerNonVotes: number | null;
}

export interface NomineeTruth extends VoteCounts {
  readonly name: string;
  readonly votesFor: number;
  readonly votesWithheld: number | null;
}

export interface ProposalTruth extends VoteCounts {
  readonly number: string | null;
  readonly proposal_type: ProposalType;
  readonly subject: string;
  readonly approved: boolean | null;
  readonly nominees?: readonly NomineeTruth[] | undefined;
  readonly frequency?: {
    readonly oneYear: number;
    readonly twoYears: number;
    readonly threeYears: number;
    readonly abstain: number | null;
    readonly brokerNonVotes: number | null;
  };
}

/** Contract kind `voting-results`. */
export interface VotingTruth {
  readonly meetingDate: IsoDate;
  readonly meetingType: 'annual' | 'special';
  readonly sharesOutstanding: number | null;
  readonly sharesPresent: number | null;
  readonly proposals: readonly ProposalTruth[];
}

export interface SubsidiaryTruth {
  readonly name: string;
  readonly jurisdiction: string | null;
  readonly ownershipPercent: number | null;
  readonly doingBusinessAs: string | null;
  readonly level: number | null;
}

/** Contract kind `subsidiaries`. */
export interface SubsidiariesTruth {
  readonly count: number;
  readonly subsidiaries: readonly SubsidiaryTruth[];
}

export interface HoldingTruth {
  readonly nameOfIssuer: string;
  readonly titleOfClass: string;
  readonly cusip: string;
  readonly valueDollars: number;
  readonly sshPrnamt: number;
  readonly sshPrnamtType: 'SH' | 'PRN';
  readonly putCall: 'Put' | 'Call' | null;
  readonly investmentDiscretion: 'SOLE' | 'DFND' | 'OTR';
  readonly votingAuthority: { readonly sole: number; readonly shared: number; readonly none: number };
}

/** Contract kind `thirteenf`, with all rows. */
export interface ThirteenfTruth {
  readonly reportType: string;
  readonly periodOfReport: IsoDate;
  readonly managerName: string;
  readonly entries: number;
  readonly totalValueDollars: number;
  readonly valueUnit: 'dollars' | 'thousands';
  readonly holdings: readonly HoldingTruth[];
}

/** Contract kind `beneficial-ownership`. */
export interface OwnershipTruth {
  readonly form: string;
  readonly issuer: { readonly name: string; readonly cik: string; readonly cusip: string };
  /** Null where the schedule states none. */
  readonly eventDate: IsoDate | null;
  readonly amendment: number | null;
  readonly reportingPersons: readonly OwnerTruth[];
}

export interface OwnerTruth {
  readonly name: string;
  readonly sharesOwned: number;
  readonly percentOfClass: number;
  readonly soleVoting: number;
  readonly sharedVoting: number;
  readonly soleDispositive: number;
  readonly sharedDispositive: number;
  readonly memberOfGroup: boolean | null;
  readonly typeOfReportingPerson: readonly string[];
}

export interface ComplianceTruth {
  readonly exchange: string;
  readonly rule: string;
  readonly deficiency: 'bid_price' | 'other';
  /** Absent: common stock. */
  readonly security?: 'warrants';
  readonly status: 'notified' | 'extension' | 'regained' | 'delisting';
  readonly noticeDate: IsoDate;
  readonly cureDeadline: IsoDate | null;
}

export interface ReverseSplitTruth {
  readonly ratio: string;
  readonly numerator: number;
  readonly denominator: number;
  readonly effectiveDate: IsoDate;
}

export interface RegistrationTruth {
  readonly fileNumber: string;
  readonly event: 'effective' | 'withdrawn' | 'deregistered';
  readonly date: IsoDate;
}

/** A column of a statement as printed; an absent field is not printed. */
export interface StatementPeriodTruth {
  readonly statement: StatementKind;
  /** Null for a balance sheet. */
  readonly start: IsoDate | null;
  readonly end: IsoDate;
  readonly values: Readonly<Partial<Record<StatementField, number>>>;
}

/** Contract kind `statements`. */
export interface StatementsTruth {
  readonly entity: {
    readonly cik: string;
    readonly name: string;
    readonly fiscalYearEnd: string;
    readonly currency: string;
  };
  readonly periods: readonly StatementPeriodTruth[];
}

/** What one filing states; a missing key means that it states nothing of the kind. */
export interface FilingFacts {
  readonly offering?: OfferingTruth | undefined;
  readonly warrants?: readonly WarrantTruth[] | undefined;
  readonly cash?: CashTruth | undefined;
  readonly statements?: StatementsTruth | undefined;
  readonly shares?: SharesTruth | undefined;
  readonly votes?: VotingTruth | undefined;
  readonly subsidiaries?: SubsidiariesTruth | undefined;
  readonly thirteenf?: ThirteenfTruth | undefined;
  readonly ownership?: OwnershipTruth | undefined;
  readonly exchangeCompliance?: readonly ComplianceTruth[] | undefined;
  readonly reverseSplit?: ReverseSplitTruth | undefined;
  readonly registration?: RegistrationTruth | undefined;
  readonly issuances?: readonly IssuanceTruth[] | undefined;
  readonly closing?: ClosingTruth | undefined;
  readonly facts?: readonly XbrlFact[] | undefined;
}

/** One line of `truth.jsonl`. */
export interface FilingTruth extends FilingFacts {
  readonly accessionNumber: AccessionNumber;
  readonly form: string;
  readonly cik: Cik;
  readonly company: string;
  readonly archetype: string;
  readonly filedDate: IsoDate;
  /** US Eastern wall clock, `YYYYMMDDHHMMSS`; null where the header states none. */
  readonly accepted: string | null;
  readonly periodOfReport: IsoDate | null;
  /** Who filed about the company, where it did not file itself. */
  readonly filedBy?: { readonly cik: Cik; readonly name: string } | undefined;
  /** File name of each document, in order, with the layout that rendered it. */
  readonly documents: readonly { readonly type: string; readonly filename: string; readonly layout: string }[];
}

export interface SampleTruth {
  readonly seed: string;
  readonly issuers: number;
  readonly managers: number;
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly filings: number;
  readonly byForm: Readonly<Record<string, number>>;
  readonly facts: number;
  /** Uncompressed bytes of all submissions. */
  readonly bytes: number;
}
