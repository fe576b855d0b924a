/**
 * `npm run soak -- limiter`: six processes with random stalls share the request limiter for five minutes at 8 requests a
 * second, then at the cap. Fails if any window of one second held more than ten requests, as the server saw them.
 */
import { parseArgs } from 'node:util';
import { soakLimiter } from './soak/limiter-soak.ts';
import { withTemporaryDatabase } from './temporary.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string' }, processes: { type: 'string' }, rate: { type: 'string', multiple: true } },
});
if (positionals.length !== 1 || positionals[0] !== 'limiter') {
  console.error('soak: choose from limiter');
  process.exit(1);
}
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
process.exit(isWithin ? 0 : 1);
