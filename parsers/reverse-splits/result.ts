import type { Span } from '../../core/spans.ts';
import type { SplitStage } from './split-statements.ts';

export interface ReverseSplit {
  /** `1-for-20`. */
  readonly ratio: string;
  readonly numerator: number;
  readonly denominator: number;
  /** `YYYY-MM-DD`, or `YYYY-MM` where only the month is stated. */
  readonly effectiveDate?: string;
  readonly stage: SplitStage;
  readonly sharesBefore?: number;
  readonly sharesAfter?: number;
}

export interface EarlierSplit extends Pick<ReverseSplit, 'ratio' | 'numerator' | 'denominator' | 'effectiveDate'> {
  readonly spans: Readonly<Record<string, Span>>;
}

export interface ReverseSplitsResult {
  /** The latest split that is in effect or has a ratio set. */
  readonly reverseSplit?: ReverseSplit;
  readonly earlierReverseSplits?: readonly EarlierSplit[];
  /** The ratios between which a split is authorized, where none is set. */
  readonly reverseSplitAuthorization?: { readonly from: string; readonly to: string };
}
