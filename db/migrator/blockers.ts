import { type Kysely, sql } from 'kysely';

/** A session that another one waits for. */
interface Blocker {
  readonly pid: number;
  readonly application: string;
  readonly state: string;
  readonly query: string;
}

/** Watches what a session waits for, on another connection of the same pool. */
export interface BlockerWatch {
  /** The blockers last seen, as one line; null if it never waited. */
  lastSeen(): string | null;
  stop(): Promise<void>;
}

/** @param onSeen called once for each new line */
export function watchBlockers(
  db: Kysely<unknown>,
  options: { readonly pid: number; readonly everyMs: number; readonly onSeen: (line: string) => void },
): BlockerWatch {
  let last: string | null = null;
  let looking: Promise<void> = Promise.resolve();
  let isLooking = false;

  async function look(): Promise<void> {
    const blockers = await blockersOf(db, options.pid);
    if (blockers.length === 0) return;
    const line = blockers.map(describe).join('; ');
    if (line !== last) options.onSeen(line);
    last = line;
  }

  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    looking = look()
      // A watch that fails leaves the message without names; the migration itself reports the database's failure.
      .catch(() => undefined)
      .finally(() => {
        isLooking = false;
      });
  }, options.everyMs);
  return {
    lastSeen: () => last,
    stop: () => {
      clearInterval(timer);
      return looking;
    },
  };
}

async function blockersOf(db: Kysely<unknown>, pid: number): Promise<readonly Blocker[]> {
  const { rows } = await sql<Blocker>`
    select
      pid,
      coalesce(application_name, '') as application,
      coalesce(state, backend_type) as state,
      coalesce(query, '') as query
    from pg_stat_activity
    where pid = any (pg_blocking_pids(${pid}))
    order by xact_start
  `.execute(db);
  return rows;
}

function describe({ pid, application, state, query }: Blocker): string {
  const text = query.replace(/\s+/g, ' ').trim();
  const shown = text.length > 200 ? `${text.slice(0, 200)}…` : text;
  return `process ${pid}${application === '' ? '' : ` (${application})`}, ${state}: ${shown || 'no statement shown'}`;
}
