import type { SubsidiaryValues } from './rows-subsidiaries.ts';
import type { SourceSpan } from './spans.ts';

/** A company of a stored list of subsidiaries. */
export interface ListedSubsidiary extends Omit<SubsidiaryValues, 'position' | 'noteMarks'> {
  readonly sourceSpan: SourceSpan | null;
}
