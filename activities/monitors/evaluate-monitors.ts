import pg from 'pg';
import type { Logger } from 'pino';
import { AppError } from '../../core/errors.ts';
import type { MonitorMatch, MonitorRow } from '../../core/monitors.ts';
import { insertEmails } from '../../db/repositories/monitors/emails.ts';
import { dropOldTexts } from '../../db/repositories/monitors/filing-words.ts';
import { asReader, findRows, loadRows, nextWindow, type RowWindow } from '../../db/repositories/monitors/find-rows.ts';
import {
  type DueMonitor,
  type EvaluationStart,
  listDueMonitors,
  startEvaluation,
} from '../../db/repositories/monitors/monitors.ts';
import { insertMatches, lockMonitors, markChecked, markFailed } from '../../db/repositories/monitors/record-matches.ts';
import { appendEvents } from '../../db/repositories/runs/outbox.ts';
import { matchDigest } from '../../events/monitor-email.ts';
import { matchEvents } from '../../events/monitor-match-event.ts';
import { parseTextQuery, type TextQuery } from '../../events/text-query.ts';
import { CURRENT_METHODOLOGY_VERSION } from '../../scoring/methodology-registry.ts';
import { searchTexts, type TextSearchDeps } from './search-text.ts';

export interface MonitorDeps extends TextSearchDeps {
  readonly logger: Pick<Logger, 'warn' | 'info'>;
  /** Of scores, for monitors that name none; default: the current one. */
  readonly methodologyVersion?: string;
}

/** What an evaluation did. */
export interface MonitorEvaluation {
  readonly evaluated: number;
  /** New matches, and those of them that are delivered to nobody. */
  readonly matches: number;
  readonly silent: number;
  readonly failed: number;
}

/** A row that satisfies a monitor's search. */
export interface Found {
  readonly monitor: DueMonitor;
  readonly row: MonitorRow;
}

/** New rows that one statement searches, and pairs of row and monitor that one may give. */
const ROWS_AT_ONCE = 50_000;
const PAIRS_AT_ONCE = 200_000;
/** Found rows that are held before they are recorded. */
const FOUND_AT_ONCE = 50_000;
/** Monitors with matches that one transaction records. */
const MONITORS_PER_TRANSACTION = 200;
/** A failure of so many monitors is not theirs. */
const MOST_FAILURES = 50;
/** Monitors whose new rows begin this close together are evaluated together. */
const GROUP_MS = 3_600_000;
/** A text that nothing has searched for so long is read again if it is needed. */
const TEXT_DAYS = 30;

/**
 * Evaluates active monitors over the rows that are new to them: reads the rows of each dataset once for all of its
 * monitors, then records what is found, its events and emails, and how far each monitor has come, in one transaction.
 * Rows around the last evaluation are read again, since a transaction that recorded one earlier may have been committed
 * later; a match is stored once for the key of its row. A monitor that cannot be evaluated keeps its place and the reason.
 *
 * @param monitorIds absent: all
 */
export async function evaluateMonitors(
  deps: MonitorDeps,
  monitorIds: readonly string[] | null = null,
): Promise<MonitorEvaluation> {
  const start = await startEvaluation(deps.db);
  const due = await listDueMonitors(deps.db, monitorIds);
  const failures = new Map<string, string>();
  let [matches, silent] = [0, 0];
  for (const [dataset, monitors] of Map.groupBy(due, ({ search }) => search.dataset)) {
    for (const group of groupsOf(monitors)) {
      let found: Found[] = [];
      const flush = async (checked: readonly DueMonitor[]): Promise<void> => {
        const stored = await record(deps, start, found, checked);
        matches += stored.length;
        silent += stored.filter((match) => match.silent).length;
        found = [];
      };
      for await (const some of newRows(deps, dataset, group, failures)) {
        found = found.concat(some);
        if (found.length >= FOUND_AT_ONCE) await flush([]);
      }
      await flush(group.filter(({ monitorId }) => !failures.has(monitorId)));
    }
  }
  for (const [error, ids] of Map.groupBy(failures.keys(), (id) => failures.get(id) ?? '')) {
    deps.logger.warn({ monitorIds: ids, error }, 'monitors not evaluated');
    await markFailed(deps.db, ids, error);
  }
  if (due.some(({ search }) => search.text !== null)) await dropOldTexts(deps.db, TEXT_DAYS);
  return { evaluated: due.length - failures.size, matches, silent, failed: failures.size };
}

/** Monitors of one dataset, together where their new rows begin at about the same time. */
function groupsOf(monitors: readonly DueMonitor[]): readonly (readonly DueMonitor[])[] {
  const groups: DueMonitor[][] = [];
  for (const monitor of monitors.toSorted((a, b) => Date.parse(a.resumeFrom) - Date.parse(b.resumeFrom))) {
    const first = groups.at(-1)?.[0];
    const isNear = first && Date.parse(monitor.resumeFrom) - Date.parse(first.resumeFrom) < GROUP_MS;
    if (isNear) groups.at(-1)?.push(monitor);
    else groups.push([monitor]);
  }
  return groups;
}

/** What monitors find among their new rows, window by window. A monitor that fails is in `failures` from then on. */
async function* newRows(
  deps: MonitorDeps,
  dataset: string,
  monitors: readonly DueMonitor[],
  failures: Map<string, string>,
): AsyncGenerator<readonly Found[]> {
  let after: string | null = earliest(monitors);
  while (after !== null) {
    deps.beat?.();
    const from: string = after;
    const next = await asReader(deps.db, (trx) => nextWindow(trx, { dataset, after: from, limit: ROWS_AT_ONCE }));
    if (next === null) return;
    const working = monitors.filter(({ monitorId }) => !failures.has(monitorId));
    const found = await searchWindow(deps, next, working, failures);
    yield await withText(deps, found, failures);
    after = next.window.to;
  }
}

function earliest(monitors: readonly DueMonitor[]): string | null {
  const [first] = monitors.toSorted((a, b) => Date.parse(a.resumeFrom) - Date.parse(b.resumeFrom));
  return first?.resumeFrom ?? null;
}

type Window = NonNullable<Awaited<ReturnType<typeof nextWindow>>>;

/** Splits the monitors until those that fail, or find too much for one statement, are alone. */
async function searchWindow(
  deps: MonitorDeps,
  next: Window,
  monitors: readonly DueMonitor[],
  failures: Map<string, string>,
): Promise<readonly Found[]> {
  if (monitors.length === 0) return [];
  const { methodologyVersion = CURRENT_METHODOLOGY_VERSION } = deps;
  const limit = monitors.length === 1 ? Number.MAX_SAFE_INTEGER - 1 : PAIRS_AT_ONCE;
  try {
    const found = await asReader(deps.db, (trx) =>
      findInWindow(trx, next.window, monitors, { methodologyVersion, ciks: next.ciks, limit }),
    );
    if (found !== null) return found;
  } catch (error) {
    if (!isOfSearch(error)) throw error;
    const [only] = monitors;
    if (monitors.length === 1 && only) {
      failures.set(only.monitorId, error.message);
      if (failures.size > MOST_FAILURES) throw error;
      return [];
    }
  }
  deps.beat?.();
  const half = Math.ceil(monitors.length / 2);
  return [
    ...(await searchWindow(deps, next, monitors.slice(0, half), failures)),
    ...(await searchWindow(deps, next, monitors.slice(half), failures)),
  ];
}

/** Null: the monitors find more pairs than the limit. */
async function findInWindow(
  trx: Parameters<typeof findRows>[0],
  window: RowWindow,
  monitors: readonly DueMonitor[],
  options: Parameters<typeof findRows>[3],
): Promise<readonly Found[] | null> {
  const searching = monitors.map(({ search, resumeFrom }) => ({ search, after: resumeFrom }));
  const pairs = await findRows(trx, window, searching, options);
  if (pairs.length > options.limit) return null;
  if (pairs.length === 0) return [];
  const rows = await loadRows(trx, window, [...new Set(pairs.map(({ key }) => key))]);
  return pairs.flatMap(({ index, key }) => {
    const [monitor, row] = [monitors[index], rows.get(key)];
    return monitor && row ? [{ monitor, row: { ...row, matchedWords: [] } }] : [];
  });
}

/** The search itself is at fault: it takes too long, or a value does not suit its rows. */
function isOfSearch(error: unknown): error is Error {
  if (error instanceof AppError) return error.code === 'database-statement-timeout';
  return error instanceof pg.DatabaseError && /^(?:22|42|53|54)/.test(error.code ?? '');
}

/** Keeps the rows whose filings have the words that their monitors ask for. */
async function withText(
  deps: MonitorDeps,
  found: readonly Found[],
  failures: Map<string, string>,
): Promise<readonly Found[]> {
  const kept = found.filter(({ monitor }) => monitor.search.text === null);
  const searched = found.flatMap((one) => {
    const { text } = one.monitor.search;
    const key = one.row.rawSourceKey;
    if (text === null || key === null) return [];
    const query = parseTextQuery(text);
    if (typeof query !== 'string') return [{ ...one, key, query }];
    failures.set(one.monitor.monitorId, `text: ${query}`);
    return [];
  });
  const words = await searchTexts(deps, searched satisfies readonly { readonly query: TextQuery }[]);
  for (const [index, { monitor, row }] of searched.entries()) {
    const matchedWords = words[index];
    if (matchedWords) kept.push({ monitor, row: { ...row, matchedWords } });
  }
  return kept;
}

/** Records found rows with their events and emails, and that monitors were checked, each with its matches. */
async function record(
  { db, beat }: MonitorDeps,
  start: EvaluationStart,
  found: readonly Found[],
  checked: readonly DueMonitor[],
): Promise<readonly MonitorMatch[]> {
  const byMonitor = Map.groupBy(found, ({ monitor }) => monitor.monitorId);
  const ids = [...byMonitor.keys()].sort();
  const isChecked = new Set(checked.map(({ monitorId }) => monitorId));
  const matches: MonitorMatch[] = [];
  for (let first = 0; first < ids.length; first += MONITORS_PER_TRANSACTION) {
    beat?.();
    const some = ids.slice(first, first + MONITORS_PER_TRANSACTION);
    const inserted = await db.transaction().execute(async (trx) => {
      const monitors = await lockMonitors(trx, some);
      const rows = monitors.flatMap(({ monitorId }) =>
        (byMonitor.get(monitorId) ?? []).map(({ row }) => ({ monitorId, row })),
      );
      const stored = await insertMatches(trx, rows);
      const loud = Map.groupBy(
        stored.filter(({ silent }) => !silent),
        ({ monitorId }) => monitorId,
      );
      const told = monitors.flatMap((monitor) => {
        const own = loud.get(monitor.monitorId);
        return own ? [{ monitor, own }] : [];
      });
      await appendEvents(
        trx,
        told.flatMap(({ monitor, own }) => matchEvents({ ...monitor, dataset: monitor.search.dataset }, own)),
      );
      await insertEmails(
        trx,
        told.flatMap(({ monitor, own }) => {
          const { organizationId, monitorId, destination } = monitor;
          if (destination?.kind !== 'email') return [];
          return [{ organizationId, monitorId, recipient: destination.recipient, ...matchDigest(monitor, own) }];
        }),
      );
      await markChecked(
        trx,
        some.filter((id) => isChecked.has(id)),
        start,
      );
      return stored;
    });
    matches.push(...inserted);
  }
  const others = [...isChecked].filter((id) => !byMonitor.has(id));
  await markChecked(db, others, start);
  return matches;
}
