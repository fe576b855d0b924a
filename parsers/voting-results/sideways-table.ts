import type { TextPiece, ValuePiece } from './row-figures.ts';
import { fieldFor } from './vote-columns.ts';
import type { Column } from './vote-labels.ts';
import { emptyRecord, type VoteRecord } from './vote-record.ts';

/** A table with a column per proposal or nominee and a row per kind of vote. */
export interface Sideways {
  readonly columns: { column: Column; values: ValuePiece[] }[];
  readonly names: TextPiece[];
  readonly table: number | null;
  /** Columns of the heading above, where it names kinds of votes itself. */
  readonly head: readonly Column[];
}

type Fields = VoteRecord['fields'];

/** The rows of counts of a table read down its columns. */
export function recordsOfSideways(sideways: Sideways, id: number): readonly VoteRecord[] {
  const options = recordOfOptions(sideways, id);
  if (options !== null) return [options];
  const count = Math.max(...sideways.columns.map((one) => one.values.length));
  const even = sideways.columns.every((one) => one.values.length === count);
  const columns = sideways.columns.map((one) => one.column);
  const problems = [
    ...(even ? [] : ['uneven-columns']),
    ...(columns.includes('withheldOrAbstained') ? ['combined-column'] : []),
  ];
  return Array.from({ length: count }, (_, index) => {
    const fields: Fields = new Map();
    for (const { column, values } of sideways.columns) put(fields, fieldFor(column, columns), values[index]);
    const named = sideways.names.length === count ? sideways.names[index] : undefined;
    const isTotal = /^(?:grand )?total\b/i.test(named?.text ?? '');
    return { ...placed(fields, id, named), isTotal, problems: [...problems] };
  });
}

const PERIODS: readonly Column[] = ['oneYear', 'twoYears', 'threeYears'];

/**
 * How often to vote, each period put to the vote by itself: a row per period under "For", "Against", "Abstain". A
 * period's count is what was for it; abstentions and broker non-votes only where every period has the same. What was
 * against a period has no place in the result, so such a row is never sure.
 */
function recordOfOptions(sideways: Sideways, id: number): VoteRecord | null {
  const head = sideways.head.filter((column) => column !== 'percent');
  const isSplit = head.includes('votesFor') && (head.includes('votesAgainst') || head.includes('votesWithheld'));
  const fits = sideways.columns.every(
    ({ column, values }) => PERIODS.includes(column) && values.length === head.length,
  );
  if (!isSplit || !fits || sideways.columns.length < 2) return null;
  const fields: Fields = new Map();
  for (const { column, values } of sideways.columns) put(fields, column, values[head.indexOf('votesFor')]);
  for (const shared of ['abstain', 'brokerNonVotes'] as const) {
    const at = head.indexOf(shared);
    const counts = at < 0 ? [] : sideways.columns.map(({ values }) => values[at]);
    const [first] = counts;
    if (first !== undefined && counts.every((one) => one?.value.value === first.value.value))
      put(fields, shared, first);
  }
  return { ...placed(fields, id, undefined), problems: ['periods-apart'] };
}

function put(fields: Fields, column: Column, piece: ValuePiece | undefined): void {
  if (piece === undefined || column === 'withheldOrAbstained') return;
  if (column === 'percent' || column === 'plain' || column === 'other' || column === 'total') return;
  fields.set(column, piece.value);
}

function placed(fields: Fields, id: number, named: TextPiece | undefined): VoteRecord {
  const values = [...fields.values()];
  const start = Math.min(Number.MAX_SAFE_INTEGER, ...values.map((value) => value.start));
  const end = Math.max(0, ...values.map((value) => value.end));
  return { ...emptyRecord(named?.text ?? '', named?.start ?? start, start, end), fields, header: id };
}
