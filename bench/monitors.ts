import { sql } from 'kysely';
import { pino } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import { evaluateMonitors, type MonitorEvaluation } from '../activities/monitors/evaluate-monitors.ts';
import type { Database } from '../db/database.ts';
import { ensureOrganization } from '../db/repositories/organizations/organizations.ts';
import { parseExpression } from '../events/monitor-expression.ts';
import { validateSearch } from '../events/monitor-search.ts';
import { createDraw } from '../test/reference/random.ts';
import { elapsedSeconds, type Figures, medianOf } from './measure.ts';
import { ISSUERS, NIGHT_TABLES, prepareNight, storeNight } from './monitors-database.ts';
import { withTemporaryDatabase } from './temporary.ts';

type Draw = ReturnType<typeof createDraw>;

/** What people ask for, with values of their own. */
const QUESTIONS: readonly ((draw: Draw) => readonly [dataset: string, where: string])[] = [
  (draw) => ['filings', `form = ${['8-K', '424B5', 'S-3'][draw.int(0, 2)]}`],
  (draw) => ['filings', `form in (8-K, 10-Q) and items contains "Item ${draw.int(0, 8)}.01"`],
  () => ['filings', 'form starts with "SC 13"'],
  (draw) => ['offering-events', `type = atm and grossProceeds >= ${draw.int(1, 100)}000000`],
  (draw) => ['offering-events', `type in (resale, shelf) and not (pricePerShare > ${draw.int(1, 50)})`],
  (draw) => [
    'offering-events',
    `securities contains warrant and (grossProceeds > ${draw.int(50, 99)}000000 or isAtm = true)`,
  ],
  (draw) => ['cash-position', `runwayMonths < ${draw.int(3, 24)} and goingConcern = true`],
  (draw) => ['cash-position', `cashAndEquivalents <= ${draw.int(1, 9)}00000`],
  () => ['scores', 'band changed to high'],
  (draw) => ['scores', `score rose by >= ${draw.int(5, 40)} in ${draw.int(1, 10)} days`],
];

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  filings: ['form', 'state', 'source', 'url', 'cik'],
  'offering-events': ['form', 'type', 'fileNumber', 'cik', 'accessionNumber'],
};
const OPERATORS = ['=', '!=', 'contains', 'starts with'];

/** Conditions of a form that hardly another monitor has. */
function ownForm(draw: Draw): readonly [string, string] {
  const dataset = ['filings', 'offering-events'][draw.int(0, 1)] ?? 'filings';
  const fields = FIELDS[dataset] ?? [];
  const parts = Array.from({ length: draw.int(4, 7) }, () => {
    const field = fields[draw.int(0, fields.length - 1)] ?? 'cik';
    const value =
      field === 'type' || field === 'state' ? { type: 'atm', state: 'stored' }[field] : String(draw.int(1, 9));
    const operator = field === 'type' || field === 'state' ? OPERATORS[draw.int(0, 1)] : OPERATORS[draw.int(0, 3)];
    return `${draw.int(0, 3) === 0 ? 'not ' : ''}${field} ${operator} "${value}"${draw.int(0, 2) === 0 ? ' or' : ' and'}`;
  });
  return [dataset, `form = 8-K and (${parts.join(' ').replace(/ (?:or|and)$/, '')})`];
}

/** Monitors, nearly all with a watch list of up to 20 issuers. */
async function makeMonitors(db: Database, count: number, ask: (draw: Draw, n: number) => readonly [string, string]) {
  await sql`truncate api.monitors, events.monitor_matches, events.outbox`.execute(db);
  const draw = createDraw(20_261_123);
  const { organizationId } = await ensureOrganization(db, 'default');
  const rows = Array.from({ length: count }, (_, n) => {
    const [dataset, where] = ask(draw, n);
    const watched = Array.from({ length: draw.int(1, 20) }, () => String(1_000 + draw.int(0, ISSUERS - 1)));
    const watch = n % 200 < 199 ? { watch: watched } : {};
    const search = validateSearch({ dataset, where: parseExpression(where), ...watch });
    return { monitor_id: uuidv7(), organization_id: organizationId, name: `monitor ${n}`, search };
  });
  await sql`
    insert into api.monitors (monitor_id, organization_id, name, search, resume_from)
    select monitor_id, organization_id, name, search, now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m (monitor_id uuid, organization_id uuid, name text, search jsonb)
  `.execute(db);
  await sql`vacuum analyze api.monitors`.execute(db);
}

/** Seconds of one sequential scan of each table's new rows: to count them, or to print each with all of its columns. */
async function scanSeconds(db: Database, asText: boolean): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    rounds.push(
      await elapsedSeconds(async () => {
        await db.transaction().execute(async (trx) => {
          await sql`set local enable_indexscan = off`.execute(trx);
          await sql`set local enable_bitmapscan = off`.execute(trx);
          await sql`set local enable_indexonlyscan = off`.execute(trx);
          for (const [table, recorded] of Object.entries(NIGHT_TABLES)) {
            const what = asText ? sql`count(*), max(t::text)` : sql`count(*)`;
            await sql`select ${what} from ${sql.table(table)} t where ${recorded} > '2000-01-01'`.execute(trx);
          }
        });
      }),
    );
  }
  return medianOf(rounds);
}

/**
 * The evaluation of monitors over a night, beside one sequential scan of the same rows: with questions as people ask them,
 * and where each monitor has a form of its own, so that no two share a join.
 */
export function benchMonitors(): Promise<Figures> {
  return withTemporaryDatabase(async (db) => {
    const [monitors, filings] = [10_000, 10_000];
    const deps = { db, rawStore: { getUpTo: () => Promise.resolve(null) }, logger: pino({ level: 'silent' }) };
    await prepareNight(db);
    const figures: Figures = { filings };
    const kinds = {
      'as people ask': {
        count: monitors,
        ask: (draw: Draw, n: number) => QUESTIONS[n % QUESTIONS.length]?.(draw) ?? ownForm(draw),
      },
      'each of its own form': { count: monitors / 10, ask: ownForm },
    };
    let scan = 0;
    for (const [kind, { count, ask }] of Object.entries(kinds)) {
      await makeMonitors(db, count, ask);
      figures[`${kind}: monitors`] = count;
      if (scan === 0) {
        await storeNight(db, filings);
        scan = await scanSeconds(db, false);
        figures['one sequential scan that counts the rows (s)'] = scan;
        figures['one that prints them in full (s)'] = await scanSeconds(db, true);
      } else {
        await sql`update api.monitors set resume_from = '2000-01-01'`.execute(db);
      }
      let evaluation: MonitorEvaluation | null = null;
      const before = process.cpuUsage();
      const seconds = await elapsedSeconds(async () => {
        evaluation = await evaluateMonitors(deps);
      });
      const { user, system } = process.cpuUsage(before);
      figures[`${kind}: matches`] = (evaluation as MonitorEvaluation | null)?.matches ?? 0;
      figures[`${kind}: failed`] = (evaluation as MonitorEvaluation | null)?.failed ?? 0;
      figures[`${kind}: evaluation (s)`] = seconds;
      figures[`${kind}: of it this process (s)`] = (user + system) / 1e6;
      figures[`${kind}: evaluation, in scans`] = seconds / scan;
      figures[`${kind}: the same again, nothing new (s)`] = await elapsedSeconds(() => evaluateMonitors(deps));
      await sql`update api.monitors set resume_from = clock_timestamp()`.execute(db);
      figures[`${kind}: without new rows (s)`] = await elapsedSeconds(() => evaluateMonitors(deps));
    }
    return figures;
  });
}
