/** A right of first refusal, a right to take part, or the tail of an engagement; months and percent. */
export interface Rofr {
  readonly holder?: string;
  readonly scope: string;
  readonly durationMonths?: number;
  readonly expires?: string;
  readonly tailMonths?: number;
  readonly tailFeePercent?: number;
}

/** A promise not to sell. */
export interface Lockup {
  readonly parties: 'company' | 'directors and officers' | 'holders';
  readonly days: number;
  readonly startsOn?: string;
  readonly endsOn?: string;
  readonly conditions?: string;
}

export interface LockupsAndRofrResult {
  readonly rofr?: readonly Rofr[];
  readonly lockups?: readonly Lockup[];
}
