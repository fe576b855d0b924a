import { type AccessionNumber, type Cik, type ParserVersion, parserIdOf } from '../../core/ids.ts';
import { TABLES_OF_PARSERS } from '../../core/parser-dependents.ts';
import type { BulkTable, DatasetTable } from '../../core/table-rows.ts';
import type { Database } from '../../db/database.ts';
import { type RowsByVersion, rowsOfVersions } from '../../db/repositories/datasets/compared-rows.ts';
import {
  type ComparedFiling,
  type ComparedPage,
  type ComparedRun,
  type ComparedVersions,
  type FilingKey,
  nextComparedFilings,
  outputsOfVersions,
} from '../../db/repositories/datasets/compared-runs.ts';
import { type ChangeTally, createChangeTally } from './change-tally.ts';
import { diffBulk } from './diff-bulk.ts';
import { diffRows, type FilingContext } from './diff-rows.ts';

/** A parser that the two versions build on in different versions. */
export interface DependencyChange {
  readonly before: ParserVersion;
  readonly after: ParserVersion;
}

export interface FilingsDiffRequest extends ComparedVersions {
  readonly dependencies: readonly DependencyChange[];
  /** Changes that are listed. */
  readonly limit: number;
  /** Compares rows also where the outputs are equal. */
  readonly everyRow: boolean;
  readonly onFiling?: (filings: number) => void;
}

/** Documents by what the two versions made of them. */
export interface DocumentCounts {
  /** Both read it and gave the same output. */
  sameOutput: number;
  otherOutput: number;
  newlyRead: number;
  noLongerRead: number;
  rejected: number;
  accepted: number;
}

export interface FilingsDiff {
  /** Both versions have run over them, and at least one read a document. */
  readonly filings: number;
  readonly filingsWithChanges: number;
  readonly documents: Readonly<DocumentCounts>;
  /** Rejections by the version after of what the version before parsed, by their first reason's code. */
  readonly rejectionCodes: readonly { readonly code: string; readonly documents: number }[];
  readonly tally: ChangeTally;
  /** Issuers with a changed row or a newly rejected or read document, in ascending order. */
  readonly issuers: readonly Cik[];
  /** Filings with equal outputs whose rows were not compared. */
  readonly trusted: number;
  /**
   * Filings with so many differing facts or holdings that these were aligned in parts: a row that another name moves to
   * another part counts as removed and added.
   */
  readonly alignedInParts: number;
}

/** Rows of so many filings are in memory at a time. */
const FILINGS_PER_QUERY = 20;
/**
 * Equal outputs give equal rows unless the version maps them differently. So many filings with equal outputs are compared
 * row by row to see that; if one differs, all are.
 */
const CHECKED_EQUAL = 200;

/** Compares what two versions gave for each filing that both have read: one pass, by filing, in bounded memory. */
export async function diffFilings(db: Database, request: FilingsDiffRequest): Promise<FilingsDiff> {
  const tables = TABLES_OF_PARSERS[parserIdOf(request.after)] ?? [];
  const state: DiffState = {
    db,
    request,
    tables,
    tally: createChangeTally(tables, request.limit),
    documents: { sameOutput: 0, otherOutput: 0, newlyRead: 0, noLongerRead: 0, rejected: 0, accepted: 0 },
    codes: new Map(),
    issuers: [],
    filings: 0,
    filingsWithChanges: 0,
    trusted: 0,
    alignedInParts: 0,
    checked: 0,
    isMappedAlike: true,
  };
  for (let last: FilingKey | null = null, isMore = true; isMore; isMore = last !== null) {
    const page: ComparedPage = await nextComparedFilings(db, request, last);
    ({ last } = page);
    const both = page.filings.filter((filing) => hasBoth(filing, request));
    for (let start = 0; start < both.length; start += FILINGS_PER_QUERY) {
      await diffSome(state, both.slice(start, start + FILINGS_PER_QUERY));
    }
    request.onFiling?.(state.filings);
  }
  const codes = [...state.codes].map(([code, documents]) => ({ code, documents }));
  return {
    filings: state.filings,
    filingsWithChanges: state.filingsWithChanges,
    documents: state.documents,
    rejectionCodes: codes.sort((a, b) => b.documents - a.documents || (a.code < b.code ? -1 : 1)),
    tally: state.tally,
    issuers: [...new Set(state.issuers)].sort((a, b) => Number(a) - Number(b)),
    trusted: state.trusted,
    alignedInParts: state.alignedInParts,
  };
}

interface DiffState {
  readonly db: Database;
  readonly request: FilingsDiffRequest;
  readonly tables: readonly (DatasetTable | BulkTable)[];
  readonly tally: ChangeTally;
  readonly documents: DocumentCounts;
  readonly codes: Map<string, number>;
  readonly issuers: Cik[];
  filings: number;
  filingsWithChanges: number;
  trusted: number;
  alignedInParts: number;
  checked: number;
  isMappedAlike: boolean;
}

/** A filing's set of parsers says which versions ran over it; a run of a version also proves that it did. */
function hasBoth({ ranBefore, ranAfter, runs }: ComparedFiling, { before, after }: ComparedVersions): boolean {
  const hasRun = (version: ParserVersion) => runs.some(({ parserVersion }) => parserVersion === version);
  return (ranBefore || hasRun(before)) && (ranAfter || hasRun(after));
}

interface Runs {
  readonly before: ReadonlyMap<number, ComparedRun>;
  readonly after: ReadonlyMap<number, ComparedRun>;
  readonly isEqual: boolean;
  readonly otherBytes: boolean;
}

function runsOf({ runs }: ComparedFiling, request: ComparedVersions): Runs {
  const of = (version: ParserVersion) =>
    new Map(runs.filter(({ parserVersion }) => parserVersion === version).map((run) => [run.sequence, run]));
  const [before, after] = [of(request.before), of(request.after)];
  const isEqual =
    before.size === after.size && [...before].every(([sequence, run]) => isSameRun(run, after.get(sequence)));
  const bytes = (own: ReadonlyMap<number, ComparedRun>) => own.values().next().value?.inputHash;
  const [one, other] = [bytes(before), bytes(after)];
  return { before, after, isEqual, otherBytes: one !== undefined && other !== undefined && one !== other };
}

function isSameRun(run: ComparedRun, other: ComparedRun | undefined): boolean {
  return other !== undefined && run.outputHash === other.outputHash && run.inputHash === other.inputHash;
}

async function diffSome(state: DiffState, filings: readonly ComparedFiling[]): Promise<void> {
  const { db, request, tables } = state;
  const runs = new Map(filings.map((filing) => [filing.accessionNumber, runsOf(filing, request)]));
  const compared: ComparedFiling[] = [];
  for (const filing of filings) {
    const own = runs.get(filing.accessionNumber);
    if (own === undefined) continue;
    state.filings += 1;
    countDocuments(state, own);
    const isChecked = request.everyRow || !state.isMappedAlike || state.checked < CHECKED_EQUAL;
    if (!own.isEqual || isChecked) compared.push(filing);
    else state.trusted += 1;
    if (own.isEqual && isChecked) state.checked += 1;
  }
  if (compared.length === 0) return;
  const versions = [request.before, request.after];
  const dependencies = request.dependencies.flatMap(({ before, after }) => [before, after]);
  const outputs = await outputsOfVersions(db, compared, dependencies);
  const stored = new Map<DatasetTable, ReadonlyMap<AccessionNumber, RowsByVersion>>();
  for (const table of tables) {
    if (!isBulk(table)) stored.set(table, await rowsOfVersions(db, table, compared, versions));
  }
  for (const filing of compared) {
    const own = runs.get(filing.accessionNumber);
    if (own === undefined) continue;
    const found = outputs.get(filing.accessionNumber);
    const otherDependency = request.dependencies.some(({ before, after }) => found?.get(before) !== found?.get(after));
    const context = { ...contextOf(own), otherDependency };
    const changes = state.tally.total();
    for (const table of tables) {
      if (isBulk(table)) {
        const { parts } = await diffBulk(state, filing, table, context);
        if (parts > 1) state.alignedInParts += 1;
      } else {
        const rows = stored.get(table)?.get(filing.accessionNumber);
        diffRows(state.tally, filing, table, context, rows?.get(request.before) ?? [], rows?.get(request.after) ?? []);
      }
    }
    endFiling(state, filing, own, state.tally.total() > changes);
  }
}

function isBulk(table: DatasetTable | BulkTable): table is BulkTable {
  return table === 'parsed.xbrl_facts' || table === 'parsed.thirteenf_holdings';
}

function contextOf({ before, after, otherBytes }: Runs): Omit<FilingContext, 'otherDependency'> {
  return {
    readBefore: (sequence) => before.get(sequence)?.status ?? null,
    readAfter: (sequence) => after.get(sequence)?.status ?? null,
    otherBytes,
  };
}

function endFiling(state: DiffState, { cik }: ComparedFiling, runs: Runs, hasChanges: boolean): void {
  state.tally.endFiling();
  if (hasChanges) {
    state.filingsWithChanges += 1;
    if (runs.isEqual) state.isMappedAlike = false;
  }
  // What counts as searched depends on what was read, also without a row.
  const statuses = (own: ReadonlyMap<number, ComparedRun>) =>
    [...own].map(([at, { status }]) => `${at} ${status}`).join();
  if (!hasChanges && statuses(runs.before) === statuses(runs.after)) return;
  if (state.issuers.at(-1) !== cik) state.issuers.push(cik);
}

function countDocuments({ documents, codes }: DiffState, { before, after }: Runs): void {
  for (const [sequence, run] of before) {
    const other = after.get(sequence);
    if (other === undefined) documents.noLongerRead += 1;
    else if (isSameRun(run, other)) documents.sameOutput += 1;
    else if (run.status === other.status) documents.otherOutput += 1;
    else if (other.status === 'rejected') {
      documents.rejected += 1;
      const code = other.code ?? 'without a reason';
      codes.set(code, (codes.get(code) ?? 0) + 1);
    } else documents.accepted += 1;
  }
  for (const sequence of after.keys()) if (!before.has(sequence)) documents.newlyRead += 1;
}
