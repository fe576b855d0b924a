/**
 * `npm run soak -- limiter`: six processes with random stalls share the request limiter for five minutes at 8 requests a
 * second, then at the cap. Fails if any window of one second held more than ten requests, as the server saw them.
 *
 * `npm run soak -- reference`: scores 100,000 random inputs with the engine and with the reference written from
 * methodology.md alone. Fails at the first figure on which they differ.
 *
 * `npm run soak -- histories`: the same for 2,000 random histories of filings, from what filings state to the score.
 *
 * `npm run soak -- events`: 100,000 events to receivers that fail, hang and reset at random, while workers, PostgreSQL and
 * Temporal are killed at random. Fails unless every event was delivered under one id, or failed with eight logged attempts.
 */
import { parseArgs } from 'node:util';
import { methodology20261201r1 } from '../scoring/methodologies/2026-12-01.1.ts';
import { compareRandomInputs } from '../test/reference/2026-12-01/agreement.ts';
import { compareHistories } from '../test/reference/2026-12-01/history-agreement.ts';
import { soakEvents } from './soak/events-soak.ts';
import { soakLimiter } from './soak/limiter-soak.ts';
import { withTemporaryDatabase, withTemporaryDirectory } from './temporary.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string' },
    processes: { type: 'string' },
    rate: { type: 'string', multiple: true },
    cases: { type: 'string' },
    seed: { type: 'string' },
  },
});

async function limiter(): Promise<boolean> {
  const seconds = Number(values.seconds ?? 300);
  const processes = Number(values.processes ?? 6);
  let isWithin = true;
  for (const perSecond of (values.rate ?? ['8', '10']).map(Number)) {
    const result = await withTemporaryDatabase((_, __, databaseUrl) =>
      soakLimiter({ databaseUrl, perSecond, seconds, processes }),
    );
    isWithin &&= result.mostInOneSecond <= 10;
    console.log(
      `${perSecond}/s, ${processes} processes, ${seconds} s, ${result.stalls} stalls: ${result.requests} requests, at most ` +
        `${result.mostInOneSecond} in any second, ${result.meanPerSecond.toFixed(2)} a second on average`,
    );
  }
  return isWithin;
}

function reference(): boolean {
  const cases = Number(values.cases ?? 100_000);
  const seed = Number(values.seed ?? 20_261_201);
  const seen = compareRandomInputs(methodology20261201r1, cases, seed);
  for (const [outcome, count] of [...seen].sort()) console.log(`${outcome.padEnd(20)} ${count}`);
  console.log(`${cases} random inputs of ${methodology20261201r1.version}, seed ${seed}: all agree`);
  return true;
}

function histories(): boolean {
  const cases = Number(values.cases ?? 2_000);
  const seed = Number(values.seed ?? 20_261_201);
  const { agreed, differences } = compareHistories(methodology20261201r1, cases, seed);
  for (const [figure, found] of differences) console.log(`${figure}: ${found.length}\n  ${found.join('\n  ')}`);
  console.log(`${cases} random histories of ${methodology20261201r1.version}, seed ${seed}: ${agreed} agree`);
  return agreed === cases;
}

async function events(): Promise<boolean> {
  const count = Number(values.cases ?? 100_000);
  const tally = await withTemporaryDirectory((directory) =>
    soakEvents({ directory, events: count, withTemporal: true, secondsBetweenKills: 10, log: console.log }),
  );
  const { kills, violations, ...counts } = tally;
  for (const [what, number] of Object.entries({ ...counts, ...kills })) console.log(`${what.padEnd(12)} ${number}`);
  for (const violation of violations) console.log(violation);
  return violations.length === 0;
}

const SOAKS: Readonly<Record<string, () => boolean | Promise<boolean>>> = { limiter, reference, histories, events };
const soak = SOAKS[positionals[0] ?? ''];
if (positionals.length !== 1 || soak === undefined) {
  console.error(`soak: choose from ${Object.keys(SOAKS).join(', ')}`);
  process.exit(1);
}
process.exit((await soak()) ? 0 : 1);
