import { sql } from 'kysely';
import { pino } from 'pino';
import { evaluateMonitors, type MonitorDeps } from '../../activities/monitors/evaluate-monitors.ts';
import type { Cik, ParserVersion } from '../../core/ids.ts';
import type { Monitor, MonitorDestination } from '../../core/monitors.ts';
import type { OfferingEventValues } from '../../core/rows.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { replaceRows } from '../../db/repositories/datasets/dataset-rows.ts';
import { insertMonitor } from '../../db/repositories/monitors/monitors.ts';
import { listMatches } from '../../db/repositories/monitors/record-matches.ts';
import { ensureOrganization } from '../../db/repositories/organizations/organizations.ts';
import { parseExpression } from '../../events/monitor-expression.ts';
import { validateSearch } from '../../events/monitor-search.ts';
import { accessionOf, date, OFFERING_VALUES, publish, rowMeta } from './fixtures.ts';

const NO_TEXTS: MonitorDeps['rawStore'] = { getUpTo: () => Promise.reject(new Error('no text is searched')) };

/** Monitors of one organization over a test database. */
export function createMonitorFixture(db: Database, deps: Partial<MonitorDeps> = {}) {
  let names = 0;

  async function monitor(
    dataset: string,
    where: string | null,
    more: {
      readonly watch?: readonly string[];
      readonly text?: string;
      readonly destination?: MonitorDestination | null;
    } = {},
  ): Promise<Monitor> {
    const { organizationId } = await ensureOrganization(db, 'default');
    const condition = where === null ? null : parseExpression(where);
    const search = validateSearch({ dataset, where: condition, watch: more.watch, text: more.text });
    names += 1;
    const name = `monitor ${names}`;
    return insertMonitor(db, {
      organizationId,
      name,
      search,
      expression: where,
      destination: more.destination ?? null,
    });
  }

  const evaluate = () => evaluateMonitors({ db, rawStore: NO_TEXTS, logger: pino({ level: 'silent' }), ...deps });

  /** Natural keys of what a monitor has matched, in order. */
  const keysOf = async ({ monitorId }: Monitor): Promise<readonly string[]> =>
    (await listMatches(db, { monitorId, limit: 1_000 })).map(({ key }) => key);

  const events = async () => {
    const { rows } = await sql<{ payload: { monitorId: string; matches: readonly { id: string; key: string }[] } }>`
      select payload, organization_id as "organizationId", endpoint_id as "endpointId", silent from events.outbox
      where event_type = 'monitor.match' order by id
    `.execute(db);
    return rows;
  };

  return { monitor, evaluate, keysOf, events };
}

/** Stores one offering of a filing as a parser version reads it. */
export async function storeOffering(
  db: Database,
  n: number,
  values: Partial<OfferingEventValues> = {},
  { cik = '100', version = 'offering-events@1', ordinal = 0 } = {},
): Promise<void> {
  await publish(db, { cik: cik as Cik, accessionNumber: accessionOf(n) });
  await db.transaction().execute((trx) => writeOffering(trx, n, values, { cik, version, ordinal }));
}

/** The same in a transaction of the caller's; the filing is published. */
export async function writeOffering(
  trx: Transaction,
  n: number,
  values: Partial<OfferingEventValues> = {},
  { cik = '100', version = 'offering-events@1', ordinal = 0 } = {},
): Promise<void> {
  const meta = rowMeta({ cik: cik as Cik, accessionNumber: accessionOf(n), parserVersion: version as ParserVersion });
  const row = { values: { ...OFFERING_VALUES, filedDate: date('2024-03-28'), ...values }, meta, sequence: 1, ordinal };
  await replaceRows(trx, 'dilution.offering_events', [meta], [row]);
}

/** The key of an offering's match. */
export const offeringKey = (n: number, ordinal = 0): string => `["${accessionOf(n)}", 1, ${ordinal}]`;
