import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { priceTable } from '../activities/price-tables.ts';
import { factPages, rankScores, scorePage } from '../activities/score.ts';
import { addDays, epochDay } from '../core/dates.ts';
import type { Cik } from '../core/ids.ts';
import { SCORE_LOOKBACKS } from '../scoring/facts/fact-window.ts';
import { pricePoints } from '../test/price-points.ts';
import { allPages } from './all-pages.ts';
import { elapsedSeconds, type Figures, medianOf } from './measure.ts';
import { fillNight } from './night-database.ts';
import { END } from './score-facts.ts';
import { withTemporaryDatabase } from './temporary.ts';

const METHODOLOGY = '2026-11-15.1';
/** A Friday, Monday and Tuesday. */
const DATES = [addDays(END, -4), addDays(END, -1), END] as const;

/**
 * The scoring of a night beside one plain read of the facts that it reads: from facts in PostgreSQL (with fsync) to
 * stored scores, receipts and ranks, three nights in one process and database.
 */
export function benchNight({ issuers = 6_000 }: { readonly issuers?: number } = {}): Promise<Figures> {
  return withTemporaryDatabase(async (db, directory) => {
    const prices = join(directory, 'prices.csv');
    const csv = createWriteStream(prices);
    csv.write('ticker,date,close,volume\n');
    const firstDay = epochDay(END) - SCORE_LOOKBACKS.lookbackDays - 10;
    await fillNight(db, issuers, (ticker, points) => {
      const recent = pricePoints(points).filter(({ date }) => epochDay(date) > firstDay);
      csv.write(recent.map(({ date, close }) => `${ticker},${date},${close},\n`).join(''));
    });
    csv.end();
    await finished(csv);
    await sql`checkpoint`.execute(db);
    await priceTable(prices);

    const deps = {
      db,
      logger: pino({ level: 'silent' }),
      beat: () => undefined,
      signal: new AbortController().signal,
    };
    const run = { runId: 'bench', source: 'bench', materializationVersion: 'bench' };
    const scoreOn = async (asOf: typeof END): Promise<void> => {
      const request = { asOf, methodologyVersion: METHODOLOGY, prices };
      await allPages<Cik>((after) => scorePage(deps, run, request, after));
      await rankScores(deps, run, request);
    };
    async function read(asOf: typeof END): Promise<void> {
      for (let after: Cik | null = null, more = true; more; more = after !== null) {
        for await (const page of factPages(deps, { asOf, prices }, after)) after = page.next;
      }
    }
    const pairs: { readonly read: number; readonly night: number }[] = [];
    for (const asOf of DATES) {
      pairs.push({ read: await elapsedSeconds(() => read(asOf)), night: await elapsedSeconds(() => scoreOn(asOf)) });
    }
    const again = await elapsedSeconds(() => scoreOn(END));
    const { rows } = await sql<{ published: number; receipts: number; inputs: number; shared: number }>`
      select count(*) filter (where score is not null)::int as published,
        (select sum(length(body))::float8 from score.receipts) / 1e6 as receipts,
        (select sum(length(body))::float8 from score.receipt_inputs) / 1e6 as inputs,
        (select count(*)::int from score.receipts) - (select count(*)::int from score.receipt_inputs) as shared
      from score.scores where as_of_date = ${END}
    `.execute(db);
    const ratios = pairs.map(({ read: plain, night }) => night / plain);
    const list = (of: readonly number[]) => of.map((one) => one.toFixed(2)).join(', ');
    return {
      issuers,
      'scores published': rows[0]?.published ?? 0,
      'receipts of all nights, without inputs (MB)': rows[0]?.receipts ?? 0,
      'their inputs (MB)': rows[0]?.inputs ?? 0,
      'receipts that share their inputs with another': rows[0]?.shared ?? 0,
      'one plain read of the facts, before each night (s)': list(pairs.map(({ read: plain }) => plain)),
      'scoring of each night, facts to ranks (s)': list(pairs.map(({ night }) => night)),
      'median ratio of a night to the read before it': medianOf(ratios),
      'the last night again, unchanged (s)': again,
    };
  });
}
