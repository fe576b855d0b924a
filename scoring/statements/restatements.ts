import type { IsoDate } from '../../core/dates.ts';
import { compareDecimals } from '../../core/decimal.ts';
import { type FiledColumn, STATEMENT_FIELDS, type StatementField, type StatementKind } from '../../core/statements.ts';
import type { Restatement } from './series-types.ts';
import { compareFilings, type SpanGroup } from './spans.ts';
import { basisOf, isSameAmount, measureOf, type Version, versionsOf } from './versions.ts';

/** Lines that a move between fields leaves unchanged. */
const TOTALS: Readonly<Record<StatementKind, readonly StatementField[]>> = {
  income: ['revenue', 'incomeBeforeTax', 'netIncome', 'netIncomeIncludingNoncontrolling'],
  balance: ['totalAssets', 'totalLiabilities', 'totalEquity', 'totalEquityIncludingNoncontrolling'],
  cashflow: ['operatingCashFlow', 'investingCashFlow', 'financingCashFlow', 'netChangeInCash'],
};

interface Change {
  readonly field: StatementField;
  readonly old: Version;
  readonly new: Version;
}

/** The columns of one period, statement and currency, with its dates. */
interface Stated {
  readonly statement: StatementKind;
  readonly start: IsoDate | null;
  readonly end: IsoDate;
  readonly columns: readonly FiledColumn[];
}

function byCurrency(columns: readonly FiledColumn[]): FiledColumn[][] {
  const found = new Map<string, FiledColumn[]>();
  for (const column of columns) {
    const same = found.get(column.currency);
    if (same) same.push(column);
    else found.set(column.currency, [column]);
  }
  return [...found.values()];
}

function statedPeriods(groups: readonly SpanGroup[], balances: readonly FiledColumn[]): Stated[] {
  const stated: Stated[] = [];
  for (const { start, end, columns } of groups) {
    for (const statement of ['income', 'cashflow'] as const) {
      const own = columns.filter((column) => column.statement === statement);
      for (const same of byCurrency(own)) stated.push({ statement, start, end, columns: same });
    }
  }
  const byEnd = new Map<IsoDate, FiledColumn[]>();
  for (const column of balances) byEnd.set(column.end, [...(byEnd.get(column.end) ?? []), column]);
  for (const [end, columns] of byEnd) {
    for (const same of byCurrency(columns)) stated.push({ statement: 'balance', start: null, end, columns: same });
  }
  return stated;
}

/**
 * Whether one number of shares became another by a split, a reverse split or a stock dividend of a half or more: their ratio
 * is a small fraction, within the rounding of averages.
 */
function isSplitRatio(ratio: number): boolean {
  const multiple = ratio >= 1 ? ratio : 1 / ratio;
  if (multiple < 1.45) return false;
  return [1, 2].some((divisor) => {
    const nearest = Math.round(multiple * divisor);
    return Math.abs(multiple * divisor - nearest) / nearest < 0.005;
  });
}

function isSplit(changes: readonly Change[]): boolean {
  const shares = changes.find(({ field }) => field === 'weightedSharesBasic' || field === 'weightedSharesDiluted');
  if (!shares || changes.some(({ field }) => field === 'netIncome')) return false;
  return isSplitRatio(Number(shares.new.filed.value) / Number(shares.old.filed.value));
}

/** Whether the lines changed, but no total of the statement, and both filings state a total. */
function leavesTotals(statement: StatementKind, changes: readonly Change[]): boolean {
  const [change] = changes;
  if (!change || changes.some(({ field }) => TOTALS[statement].includes(field))) return false;
  const before = change.old.column.values;
  const after = change.new.column.values;
  return TOTALS[statement].some((field) => {
    const old = before[field];
    const now = after[field];
    return old !== undefined && now !== undefined && compareDecimals(old.value, now.value) === 0;
  });
}

function kindOf(change: Change, together: readonly Change[], statement: StatementKind): Restatement['kind'] {
  const { field } = change;
  if (measureOf(field) !== 'money' && isSplit(together)) return 'split';
  if (basisOf(change.old.filed.origin) !== basisOf(change.new.filed.origin)) return 'concepts';
  return measureOf(field) === 'money' && leavesTotals(statement, together) ? 'reclassified' : 'restated';
}

function changesOf({ statement, columns }: Stated): Change[] {
  const changes: Change[] = [];
  for (const field of STATEMENT_FIELDS[statement]) {
    // Of the cover: each filing states its own date.
    if (field === 'sharesOutstanding') continue;
    const versions = versionsOf(columns, field);
    for (const [index, version] of versions.entries()) {
      const old = versions[index - 1];
      if (old && !isSameAmount(old, version)) changes.push({ field, old, new: version });
    }
  }
  return changes;
}

function filingOf({ accessionNumber, form, filedDate, publicAt }: FiledColumn): Restatement['newFiling'] {
  return { accessionNumber, form, filedDate, publicAt };
}

/**
 * Every value that a later filing states otherwise for the same period and currency. Not among them: the same amount in
 * coarser units, within half of one (`isSameAmount`); a field that one of the filings does not state; shares outstanding of the
 * cover, which are of another date in each filing. A change that leaves the statement's totals unchanged is listed as
 * `reclassified`, one under other concepts as `concepts`.
 */
export function findRestatements(groups: readonly SpanGroup[], balances: readonly FiledColumn[]): Restatement[] {
  const found: { readonly restatement: Restatement; readonly column: FiledColumn }[] = [];
  for (const stated of statedPeriods(groups, balances)) {
    const changes = changesOf(stated);
    for (const change of changes) {
      const { field, old, new: now } = change;
      const together = changes.filter((other) => other.new.column === now.column && other.old.column === old.column);
      found.push({
        column: now.column,
        restatement: {
          statement: stated.statement,
          field,
          start: stated.start,
          end: stated.end,
          currency: now.column.currency,
          old: old.filed.value,
          new: now.filed.value,
          oldFiling: filingOf(old.column),
          newFiling: filingOf(now.column),
          kind: kindOf(change, together, stated.statement),
        },
      });
    }
  }
  // Sorting is stable: within a filing, by period, statement and field.
  return found.sort((a, b) => compareFilings(b.column, a.column)).map(({ restatement }) => restatement);
}
