import { existsSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Seconds: by the clock, of this process's processor time and of PostgreSQL's. */
export interface Spent {
  readonly wall: number;
  readonly here: number;
  readonly there: number;
}

/** What work that a database takes part in costs on both sides. */
export async function measured(db: Database, work: () => Promise<unknown>): Promise<Spent> {
  const before = await serverSeconds(db);
  const usage = process.cpuUsage();
  const start = performance.now();
  await work();
  const wall = (performance.now() - start) / 1_000;
  const { user, system } = process.cpuUsage(usage);
  let there = 0;
  // Of processes that have ended since, parallel workers, nothing is known.
  for (const [pid, seconds] of await serverSeconds(db)) there += seconds - (before.get(pid) ?? 0);
  return { wall, here: (user + system) / 1e6, there };
}

/** Processor time of each of the server's processes, in seconds, where the system tells it (Linux); else none. */
async function serverSeconds(db: Database): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity`.execute(db);
  const seconds = new Map<number, number>();
  for (const { pid } of rows) {
    if (!existsSync(`/proc/${pid}/stat`)) continue;
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    seconds.set(pid, (Number(fields[11]) + Number(fields[12])) / 100);
  }
  return seconds;
}
