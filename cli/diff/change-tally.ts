import { CAUSES, type Cause, type RowChange } from './row-changes.ts';

/** Changes of rows, and how many of them either version claims with high confidence. */
export interface ChangeCount {
  readonly rows: number;
  readonly high: number;
}

/** What two versions give for one table, over the filings whose outputs differ. */
export interface TableChanges {
  readonly table: string;
  readonly rowsBefore: number;
  readonly rowsAfter: number;
  /** In both, with the same values, words, confidence and cross-checks. */
  readonly same: number;
  readonly added: ChangeCount;
  readonly removed: ChangeCount;
  readonly changed: ChangeCount;
  /** Values that differ in changed rows, the most frequent first. */
  readonly fields: readonly (ChangeCount & { readonly field: string })[];
  /** In the order of `CAUSES`. */
  readonly causes: readonly (ChangeCount & { readonly cause: Cause })[];
}

/** Counts changes and holds the most important of them, in bounded memory over any number of rows. */
export interface ChangeTally {
  /** Rows of one filing and table, and how they differ. */
  add(table: string, rows: { readonly before: number; readonly after: number; readonly same: number }): void;
  change(change: RowChange): void;
  /** Ends a filing: of its changes only some are listed, so that one filing does not fill the list. */
  endFiling(): void;
  tables(): readonly TableChanges[];
  /** The most important first. */
  listed(): readonly RowChange[];
  total(): number;
}

interface Counter {
  rows: number;
  high: number;
}

const newCounter = (): Counter => ({ rows: 0, high: 0 });
const LISTED_PER_FILING = 12;
/** A filing may state a value of any length. */
const LONGEST_VALUE = 2_000;

export function createChangeTally(tables: readonly string[], limit: number): ChangeTally {
  const counts = new Map(tables.map((table) => [table, newTable()]));
  let ofFiling: RowChange[] = [];
  let top: RowChange[] = [];
  let total = 0;
  const tableOf = (table: string) => {
    const found = counts.get(table) ?? newTable();
    counts.set(table, found);
    return found;
  };

  return {
    add: (table, { before, after, same }) => {
      const found = tableOf(table);
      found.rowsBefore += before;
      found.rowsAfter += after;
      found.same += same;
    },
    change: (change) => {
      total += 1;
      const found = tableOf(change.table);
      count(found[change.kind], change);
      count(entryOf(found.causes, change.cause), change);
      if (change.kind === 'changed') for (const { field } of change.fields) count(entryOf(found.fields, field), change);
      keep(ofFiling, change, Math.min(limit, LISTED_PER_FILING));
    },
    endFiling: () => {
      for (const change of ofFiling) keep(top, change, limit);
      ofFiling = [];
    },
    tables: () => [...counts].map(([table, found]) => tableChanges(table, found)),
    listed: () => {
      top = top.sort(byImportance);
      return top;
    },
    total: () => total,
  };
}

function newTable() {
  return {
    rowsBefore: 0,
    rowsAfter: 0,
    same: 0,
    added: newCounter(),
    removed: newCounter(),
    changed: newCounter(),
    fields: new Map<string, Counter>(),
    causes: new Map<Cause, Counter>(),
  };
}

function entryOf<K>(counters: Map<K, Counter>, key: K): Counter {
  const counter = counters.get(key) ?? newCounter();
  counters.set(key, counter);
  return counter;
}

function count(counter: Counter, { high }: RowChange): void {
  counter.rows += 1;
  if (high) counter.high += 1;
}

function tableChanges(table: string, { fields, causes, ...found }: ReturnType<typeof newTable>): TableChanges {
  const byRows = [...fields].sort(([a, one], [b, other]) => other.rows - one.rows || (a < b ? -1 : 1));
  return {
    table,
    ...found,
    fields: byRows.map(([field, counter]) => ({ field, ...counter })),
    causes: CAUSES.flatMap((cause) => {
      const counter = causes.get(cause);
      return counter === undefined ? [] : [{ cause, ...counter }];
    }),
  };
}

/** Adds to a sorted list of at most `limit` changes. */
function keep(list: RowChange[], change: RowChange, limit: number): void {
  const last = list.at(-1);
  if (list.length >= limit && last !== undefined && byImportance(change, last) >= 0) return;
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = list[middle];
    if (at !== undefined && byImportance(at, change) <= 0) low = middle + 1;
    else high = middle;
  }
  list.splice(low, 0, shortened(change));
  if (list.length > limit) list.pop();
}

const KINDS = ['changed', 'removed', 'added'];

/** High confidence first, then by cause and kind; the rest makes the order one and the same for the same rows. */
export function byImportance(one: RowChange, other: RowChange): number {
  return (
    Number(other.high) - Number(one.high) ||
    CAUSES.indexOf(one.cause) - CAUSES.indexOf(other.cause) ||
    KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) ||
    Number(one.cik) - Number(other.cik) ||
    compare(one.accessionNumber, other.accessionNumber) ||
    compare(one.table, other.table) ||
    one.sequence - other.sequence ||
    one.place - other.place
  );
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function shortened(change: RowChange): RowChange {
  const short = (value: unknown): unknown => {
    if (typeof value === 'string') return clipped(value);
    if (typeof value !== 'object' || value === null) return value;
    const text = JSON.stringify(value);
    return text.length > LONGEST_VALUE ? clipped(text) : value;
  };
  const reading = (of: RowChange['before']) =>
    of === null
      ? null
      : { ...of, values: Object.fromEntries(Object.entries(of.values).map(([name, value]) => [name, short(value)])) };
  return {
    ...change,
    fields: change.fields.map(({ field, before, after }) => ({ field, before: short(before), after: short(after) })),
    before: reading(change.before),
    after: reading(change.after),
  };
}

function clipped(text: string): string {
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}
