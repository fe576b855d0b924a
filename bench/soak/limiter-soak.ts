import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { maxInAnySecond } from '../../sources/archive/request-log.ts';

export interface LimiterSoak {
  /** Of a migrated database. */
  readonly databaseUrl: string;
  readonly perSecond: number;
  readonly seconds: number;
  readonly processes: number;
}

export interface LimiterSoakResult {
  readonly requests: number;
  readonly mostInOneSecond: number;
  readonly meanPerSecond: number;
  readonly stalls: number;
}

/** Longer than a permit's rest, so that a stalled process holds permits back. */
const STALL_MS = { shortest: 20, longest: 2_500 } as const;
const BETWEEN_STALLS_MS = 800;
const REQUESTS_AT_ONCE = 6;

/**
 * Several processes share one limiter, and each is stopped (SIGSTOP) at random for up to some seconds and continued, also
 * between getting a permit and sending. A server in a process of its own notes when each request comes in.
 */
export async function soakLimiter(soak: LimiterSoak): Promise<LimiterSoakResult> {
  const server = fork(new URL('logging-server.ts', import.meta.url));
  const senders: ChildProcess[] = [];
  try {
    const [{ port }] = (await once(server, 'message')) as [{ port: number }];
    const args = [soak.databaseUrl, `http://127.0.0.1:${port}`, String(soak.perSecond), String(REQUESTS_AT_ONCE)];
    for (let n = 0; n < soak.processes; n += 1) {
      const sender = fork(new URL('request-sender.ts', import.meta.url), args);
      senders.push(sender);
      await once(sender, 'message');
    }
    const until = performance.now() + soak.seconds * 1_000;
    const stalls = await Promise.all(senders.map((sender) => stall(sender, until)));
    const answered = once(server, 'message') as Promise<[{ times: readonly number[] }]>;
    server.send({});
    const [{ times }] = await answered;
    const took = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / 1_000;
    return {
      requests: times.length,
      mostInOneSecond: maxInAnySecond(times),
      meanPerSecond: took > 0 ? (times.length - 1) / took : 0,
      stalls: stalls.reduce((all, one) => all + one, 0),
    };
  } finally {
    for (const child of [...senders, server]) child.kill('SIGKILL');
  }
}

/** Stops and continues a process at random until a time; returns how often. */
async function stall(child: ChildProcess, until: number): Promise<number> {
  for (let count = 0; ; count += 1) {
    await sleep(Math.min(Math.random() * 2 * BETWEEN_STALLS_MS, Math.max(0, until - performance.now())));
    if (performance.now() >= until) return count;
    child.kill('SIGSTOP');
    await sleep(STALL_MS.shortest + Math.random() ** 3 * (STALL_MS.longest - STALL_MS.shortest));
    child.kill('SIGCONT');
  }
}
