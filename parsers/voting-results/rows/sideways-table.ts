import type { Column } from '../words/vote-labels.ts';
import { fieldFor } from './headers.ts';
import type { TextPiece, ValuePiece } from './row-pieces.ts';
import { emptyRecord, type VoteRecord } from './vote-record.ts';

/** A table with a column per proposal or nominee and a row per kind of vote. */
export interface Sideways {
  readonly columns: { readonly column: Column; readonly values: readonly ValuePiece[] }[];
  readonly names: readonly TextPiece[];
  readonly table: number | null;
  /** Columns of the header above, where it names kinds of votes itself. */
  readonly head: readonly Column[];
}

type Fields = VoteRecord['fields'];

/** The records of a table read down its columns. */
export function recordsOfSideways(sideways: Sideways, header: number): readonly VoteRecord[] {
  const periods = recordOfPeriods(sideways, header);
  if (periods !== null) return [periods];
  const { names } = sideways;
  const columns = sideways.columns.map((one) => one.column);
  const heights = sideways.columns.map((one) => one.values.length);
  const height = Math.max(...heights);
  const problems = [
    ...(heights.every((one) => one === height) ? [] : ['uneven-columns']),
    ...(columns.includes('withheldOrAbstained') ? ['combined-column'] : []),
  ];
  return Array.from({ length: height }, (_, index) => {
    const fields: Fields = new Map();
    for (const { column, values } of sideways.columns) put(fields, fieldFor(column, columns), values[index]);
    const name = names.length === height ? names[index] : undefined;
    const isTotal = /^(?:grand )?total\b/i.test(name?.text ?? '');
    return { ...recordFrom(fields, header, name), isTotal, problems: [...problems] };
  });
}

const PERIODS: readonly Column[] = ['oneYear', 'twoYears', 'threeYears'];

/**
 * A vote on frequency with each period put to the vote by itself: a row per period under "For", "Against", "Abstain". A
 * period's count is its votes for; abstentions and broker non-votes count only where every period has the same. Votes
 * against a period have no place in the result, so such a row is never sure.
 */
function recordOfPeriods(sideways: Sideways, header: number): VoteRecord | null {
  const head = sideways.head.filter((column) => column !== 'percent');
  const isSplit = head.includes('votesFor') && (head.includes('votesAgainst') || head.includes('votesWithheld'));
  const fits = sideways.columns.every(
    ({ column, values }) => PERIODS.includes(column) && values.length === head.length,
  );
  if (!isSplit || !fits || sideways.columns.length < 2) return null;
  const fields: Fields = new Map();
  for (const { column, values } of sideways.columns) put(fields, column, values[head.indexOf('votesFor')]);
  for (const shared of ['abstain', 'brokerNonVotes'] as const) {
    const counts = sideways.columns.map(({ values }) => values[head.indexOf(shared)]);
    if (new Set(counts.map((one) => one?.value.value)).size === 1) put(fields, shared, counts[0]);
  }
  return { ...recordFrom(fields, header, undefined), problems: ['periods-apart'] };
}

function put(fields: Fields, column: Column, piece: ValuePiece | undefined): void {
  if (piece === undefined || column === 'withheldOrAbstained') return;
  if (column === 'percent' || column === 'plain' || column === 'other' || column === 'total') return;
  fields.set(column, piece.value);
}

function recordFrom(fields: Fields, header: number, name: TextPiece | undefined): VoteRecord {
  const values = [...fields.values()];
  const start = Math.min(Number.MAX_SAFE_INTEGER, ...values.map((value) => value.start));
  const end = Math.max(0, ...values.map((value) => value.end));
  return { ...emptyRecord(name?.text ?? '', name?.start ?? start, start, end), fields, header };
}
