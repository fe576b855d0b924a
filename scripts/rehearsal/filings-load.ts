import { setTimeout as sleep } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** A million filings take this form; only the columns without a default. */
export async function generateFilings(db: Database, count: number): Promise<void> {
  await sql`
    insert into raw.filings (accession_number, cik, form, filed_date, public_at, public_at_estimated, url, source)
    select
      '0009999999-20-' || lpad(n::text, 8, '0'), (n % 6000 + 1)::text, '8-K',
      date '2020-01-02' + n % 1500, timestamptz '2020-01-02 21:00Z' + make_interval(days => n % 1500), false,
      'https://www.sec.gov/Archives/edgar/data/' || n % 6000 + 1 || '/' || n || '.txt', 'edgar'
    from generate_series(1, ${count}::int) n
  `.execute(db);
  await sql`analyze raw.filings`.execute(db);
}

export interface LoadFigures {
  readonly writes: number;
  readonly reads: number;
  /** The longest that any one write took, in milliseconds, with everything it waited for. */
  readonly longestWriteMs: number;
  readonly longestReadMs: number;
}

export interface FilingsLoad {
  /** Figures since the start or the last call, with the statements under way, whose end it awaits. */
  take(): Promise<LoadFigures>;
  stop(): Promise<void>;
}

const WRITERS = 4;
const READERS = 2;

/**
 * Writers that insert and update filings, readers by key, and a report whose transaction stays open for some seconds at
 * a time: what a migration meets in a night. A statement that fails ends the load; `stop` throws its error.
 */
export function startFilingsLoad(
  db: Database,
  count: number,
  options: { readonly reportMs?: number } = {},
): FilingsLoad {
  let running = true;
  let figures = { writes: 0, reads: 0, longestWriteMs: 0, longestReadMs: 0 };

  async function repeat(work: (turn: number) => Promise<void>): Promise<void> {
    for (let turn = 0; running; turn += 1) await work(turn);
  }

  const underWay = new Set<Promise<void>>();

  /** Executes a statement and records how long it took. */
  async function timed(statement: RawBuilder<unknown>, record: (ms: number) => void): Promise<void> {
    const startedAt = performance.now();
    const done = statement.execute(db).then(() => record(performance.now() - startedAt));
    underWay.add(done);
    try {
      await done;
    } finally {
      underWay.delete(done);
    }
  }

  const key = (n: number) => `0009999999-20-${String(n).padStart(8, '0')}`;
  const anyKey = () => key(1 + Math.floor(Math.random() * count));

  const writers = Array.from({ length: WRITERS }, (_, writer) =>
    repeat(async (turn) => {
      const write =
        turn % 2 === 0
          ? sql`update raw.filings set state_changed_at = now() where accession_number = ${anyKey()}`
          : sql`
              insert into raw.filings
                (accession_number, cik, form, filed_date, public_at, public_at_estimated, url, source)
              values (${`0009999998-${writer}-${turn}`}, '1', '8-K', '2026-11-20', now(), false, 'https://www.sec.gov/', 'edgar')
            `;
      await timed(write, (ms) => {
        figures.writes += 1;
        figures.longestWriteMs = Math.max(figures.longestWriteMs, ms);
      });
    }),
  );
  const readers = Array.from({ length: READERS }, () =>
    repeat(async () => {
      await timed(sql`select state from raw.filings where accession_number = ${anyKey()}`, (ms) => {
        figures.reads += 1;
        figures.longestReadMs = Math.max(figures.longestReadMs, ms);
      });
    }),
  );
  const report = repeat(async () => {
    await db.transaction().execute(async (trx) => {
      await sql`select state from raw.filings limit 1`.execute(trx);
      await sleep(options.reportMs ?? 3000);
    });
    await sleep(500);
  });
  const all = Promise.all([...writers, ...readers, report]);
  // `stop` rethrows it; a failure meanwhile must not end the process.
  all.catch(() => {
    running = false;
  });

  return {
    async take() {
      // What a migration blocked may end after it; a failure is for `stop` to tell.
      await Promise.allSettled(underWay);
      const taken = figures;
      figures = { writes: 0, reads: 0, longestWriteMs: 0, longestReadMs: 0 };
      return taken;
    },
    async stop() {
      running = false;
      await all;
    },
  };
}
