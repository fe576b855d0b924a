/**
 * Child of `bench/night.ts`: scores all issuers of a database as of one date after the other, as a worker does night
 * for night, and prints what each cost as JSON. A process of its own: the engine has seen none of the code before.
 *
 *     node bench/night-run.ts <database url> <price table> <methodology> <date>…
 *
 * Before a date with `+` before it, one issuer of twenty files.
 */
import { pino } from 'pino';
import { priceTable } from '../activities/price-tables.ts';
import { scoreUniverse } from '../activities/score.ts';
import { parseIsoDate } from '../core/dates.ts';
import { createDatabase } from '../db/database.ts';
import type { NightsRun } from './night.ts';
import { file } from './night-database.ts';
import { measured, type Spent } from './spent.ts';

const [url = '', prices = '', methodologyVersion = '', ...dates] = process.argv.slice(2);
const db = createDatabase(url, { applicationName: 'tidemark-bench' });
try {
  const read = await measured(db, () => priceTable(prices));
  const nights: Spent[] = [];
  for (const [index, date] of dates.entries()) {
    const asOf = parseIsoDate(date.replace('+', ''));
    if (date.startsWith('+')) await file(db, 20, asOf);
    const night = () =>
      scoreUniverse(
        { db, logger: pino({ level: 'silent' }), beat: () => undefined, signal: new AbortController().signal },
        { runId: `bench/${process.pid}/${index}`, source: 'bench', materializationVersion: 'bench' },
        { asOf, methodologyVersion, prices },
      );
    nights.push(await measured(db, night));
  }
  console.log(JSON.stringify({ prices: read, nights } satisfies NightsRun));
} finally {
  await db.destroy();
}
