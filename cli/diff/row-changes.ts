import type { ComparedRow } from '../../core/compared-rows.ts';
import type { AccessionNumber, Cik } from '../../core/ids.ts';
import type { BulkTable, DatasetTable } from '../../core/table-rows.ts';
import { isSame, type RowPair } from './align-rows.ts';

/** Why a row differs, where what is stored shows it; in the order in which changes are listed. */
export const CAUSES = [
  'same-words',
  'other-words',
  'dependency',
  'rejected',
  'accepted',
  'no-longer-read',
  'newly-read',
  'other-bytes',
  'confidence',
] as const;
export type Cause = (typeof CAUSES)[number];

/** A value that two versions give differently. */
export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What a version says of a statement. */
export type Reading = Pick<ComparedRow, 'values' | 'spans' | 'sourceSpan' | 'confidence' | 'checks'>;

export interface RowChange {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly cause: Cause;
  /** Either version claims the row with high confidence (0.9 or more). */
  readonly high: boolean;
  readonly table: DatasetTable | BulkTable;
  readonly cik: Cik;
  readonly accessionNumber: AccessionNumber;
  readonly form: string;
  readonly filedDate: string;
  /** Document of the submission. */
  readonly sequence: number;
  readonly place: number;
  /** Values that differ; of an added or removed row, those that it states. */
  readonly fields: readonly FieldChange[];
  readonly before: Reading | null;
  readonly after: Reading | null;
}

/** What the rows of a filing alone do not show about the cause of a pair. */
export interface PairContext {
  /** Whether the version before read the document, and whether it rejected it; likewise after. */
  readonly readBefore: (sequence: number) => 'parsed' | 'rejected' | null;
  readonly readAfter: (sequence: number) => 'parsed' | 'rejected' | null;
  /** The versions read other bytes of the filing. */
  readonly otherBytes: boolean;
  /** A parser that both build on, in different versions, gives another output for the filing. */
  readonly otherDependency: boolean;
  /** Words that any row of the table cites, by version. */
  readonly citedBefore: ReadonlySet<string | null>;
  readonly citedAfter: ReadonlySet<string | null>;
}

const HIGH = 0.9;

/** How the readings of a pair differ; null where they do not. */
export function changeOf(
  pair: RowPair,
  context: PairContext,
): Pick<RowChange, 'kind' | 'cause' | 'high' | 'fields' | 'before' | 'after' | 'sequence' | 'place'> | null {
  const { before, after } = pair;
  const row = after ?? before;
  if (row === null) return null;
  const high = Math.max(before?.confidence ?? 0, after?.confidence ?? 0) >= HIGH;
  const { sequence, place } = row;
  const of = { high, sequence, place, before: readingOf(before), after: readingOf(after) };
  if (before === null) return { kind: 'added', cause: causeOfAdded(row, context), ...of, fields: fieldsOf(null, row) };
  if (after === null)
    return { kind: 'removed', cause: causeOfRemoved(row, context), ...of, fields: fieldsOf(row, null) };
  const fields = fieldsOf(before, after);
  const cause = causeOfChanged(before, after, fields, context);
  return cause === null ? null : { kind: 'changed', cause, ...of, fields };
}

function readingOf(row: ComparedRow | null): Reading | null {
  if (row === null) return null;
  const { values, spans, sourceSpan, confidence, checks } = row;
  return { values, spans, sourceSpan, confidence, checks };
}

function fieldsOf(before: ComparedRow | null, after: ComparedRow | null): readonly FieldChange[] {
  const columns = new Set([...Object.keys(before?.values ?? {}), ...Object.keys(after?.values ?? {})]);
  const changes: FieldChange[] = [];
  for (const field of columns) {
    const [one, other] = [before?.values[field] ?? null, after?.values[field] ?? null];
    if (!isSame(one, other)) changes.push({ field, before: one, after: other });
  }
  return changes;
}

function causeOfAdded(row: ComparedRow, context: PairContext): Cause {
  if (context.otherBytes) return 'other-bytes';
  const read = context.readBefore(row.sequence);
  if (read === null) return 'newly-read';
  if (read === 'rejected') return 'accepted';
  if (context.otherDependency) return 'dependency';
  return context.citedBefore.has(row.sourceSpan) ? 'same-words' : 'other-words';
}

function causeOfRemoved(row: ComparedRow, context: PairContext): Cause {
  if (context.otherBytes) return 'other-bytes';
  const read = context.readAfter(row.sequence);
  if (read === null) return 'no-longer-read';
  if (read === 'rejected') return 'rejected';
  if (context.otherDependency) return 'dependency';
  return context.citedAfter.has(row.sourceSpan) ? 'same-words' : 'other-words';
}

function causeOfChanged(
  before: ComparedRow,
  after: ComparedRow,
  fields: readonly FieldChange[],
  { otherBytes, otherDependency }: PairContext,
): Cause | null {
  const sameWords = before.sourceSpan === after.sourceSpan && isSame(before.spans, after.spans);
  if (fields.length === 0 && sameWords) {
    const isEqual = before.confidence === after.confidence && isSame(before.checks, after.checks);
    return isEqual ? null : 'confidence';
  }
  if (otherBytes) return 'other-bytes';
  if (otherDependency) return 'dependency';
  if (fields.length === 0) return 'other-words';
  // Values that differ decide; a value without words of its own is read from those of the row.
  const wordsOf = (row: ComparedRow, field: string) => row.spans[field] ?? row.sourceSpan;
  const isSameReading = fields.every(({ field }) => wordsOf(before, field) === wordsOf(after, field));
  return isSameReading ? 'same-words' : 'other-words';
}
