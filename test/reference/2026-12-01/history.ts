import type {
  Cash,
  Ib6Sold,
  InstrumentList,
  InstrumentStated,
  Merger,
  Notice,
  PeriodicReport,
  PeriodSales,
  Program,
  ProgramEnd,
  Registration,
  RegistrationEvent,
  Sale,
  Security,
  ShareCount,
  Source,
  SplitStated,
  StatedFloat,
  StatedPrice,
} from './statements.ts';

export type {
  Cash,
  Flow,
  InstrumentStated,
  InstrumentTerms,
  Notice,
  PeriodSales,
  Program,
  Registration,
  Sale,
  Source,
  SplitStated,
} from './statements.ts';

/**
 * What an issuer's filings state, one by one, in no order. Dates are `YYYY-MM-DD`; amounts are US dollars; counts and
 * prices are as stated, not adjusted for splits. `null`: the filing leaves it unsaid.
 */
export interface History {
  readonly statements: readonly Statement[];
  /** As quoted on the day, not split-adjusted; ascending by date. Empty: no price source. */
  readonly closes: readonly { readonly date: string; readonly close: number }[];
  /** The filing dates, both ends included, whose indexes were read for the issuer. */
  readonly indexed: readonly { readonly from: string; readonly to: string }[];
  /** Filings that are known but not parsed, and what they may hide. */
  readonly unparsed: readonly { readonly source: Source; readonly hides: readonly Searched[] }[];
  /** The issuer's first filing with the SEC, where it is younger than the periods searched; null: older or unknown. */
  readonly firstFiledOn: string | null;
  readonly listedOn: string | null;
  /** The only class that is listed where that is not the common stock (point 14); null: the common stock is. */
  readonly onlyListedClass: Security | null;
  /** Days on an exchange's threshold list; null: no list was loaded. */
  readonly thresholdDates: readonly string[] | null;
}

export type Searched = 'offerings' | 'compliance' | 'splits';

export type Statement =
  | ShareCount
  | StatedFloat
  | StatedPrice
  | Registration
  | RegistrationEvent
  | Sale
  | Program
  | ProgramEnd
  | PeriodSales
  | Ib6Sold
  | Cash
  | InstrumentStated
  | InstrumentList
  | SplitStated
  | Notice
  | PeriodicReport
  | Merger;
