import { join } from 'node:path';
import { pino } from 'pino';
import { z } from 'zod';
import { evaluateMonitors } from '../../activities/monitors/evaluate-monitors.ts';
import { trySearch } from '../../activities/monitors/try-search.ts';
import { monitorRecord } from '../../api/monitors/monitor-record.ts';
import { addDays } from '../../core/dates.ts';
import { MONITOR_DATASETS } from '../../core/monitor-datasets.ts';
import type { Monitor, MonitorDestination } from '../../core/monitors.ts';
import type { Database } from '../../db/database.ts';
import { newestDate } from '../../db/repositories/monitors/find-rows.ts';
import {
  deactivateMonitor,
  findMonitor,
  insertMonitor,
  listMonitors,
  setDestination,
} from '../../db/repositories/monitors/monitors.ts';
import { listMatches, takeMatches } from '../../db/repositories/monitors/record-matches.ts';
import { findEndpoint } from '../../db/repositories/organizations/webhook-endpoints.ts';
import { datasetOf } from '../../events/monitor-search.ts';
import { CURRENT_METHODOLOGY_VERSION } from '../../scoring/methodology-registry.ts';
import { createDiskRawStore } from '../../sources/raw-store/disk-raw-store.ts';
import type { Config } from '../config.ts';
import { loadCommandConfig } from '../environment.ts';
import { permanentError, usageError } from '../errors.ts';
import { existingOrganization, madeOrganization, type OrganizationChoice } from '../organization.ts';
import {
  renderDatasets,
  renderFields,
  renderMatches,
  renderMonitor,
  renderMonitors,
  renderTrial,
} from '../report/render-monitors.ts';
import { idOf } from '../webhooks/own-endpoint.ts';
import { withDatabase } from '../with-database.ts';
import { hasSearch, readSearch, type SearchOptions } from './read-search.ts';

export interface MonitorOptions extends OrganizationChoice {
  readonly json?: boolean;
}

interface DestinationChoice {
  readonly webhook?: string;
  readonly email?: string;
}

export type CreateOptions = MonitorOptions & SearchOptions & DestinationChoice;
export type DestinationOptions = MonitorOptions & DestinationChoice & { readonly none?: boolean };
export type MatchesOptions = MonitorOptions & { readonly all?: boolean; readonly limit: number };
export type TryOptions = MonitorOptions & SearchOptions & { readonly days: number; readonly limit: number };

const print = (value: unknown): void => console.log(JSON.stringify(value, null, 2));
const LONGEST_NAME = 200;

export async function create(name: string, options: CreateOptions): Promise<void> {
  const named = name.trim();
  if (named === '' || named.length > LONGEST_NAME || /\p{Cc}/u.test(named)) {
    throw usageError(`the name of a monitor has 1 to ${LONGEST_NAME} characters, on one line`);
  }
  const config = loadCommandConfig();
  const monitor = await withDatabase(config, async (db) => {
    const read = await readSearch(db, options);
    const { organizationId } = await madeOrganization(db, options.organization);
    const destination = await destinationOf(db, organizationId, options);
    return insertMonitor(db, { organizationId, name: named, ...read, destination });
  });
  if (options.json) return print(monitorRecord(monitor));
  console.log(renderMonitor(monitor));
  noteMail(config, monitor);
}

export async function list(options: MonitorOptions & { readonly all?: boolean }): Promise<void> {
  const monitors = await withDatabase(loadCommandConfig(), async (db) => {
    const { organizationId } = await existingOrganization(db, options.organization);
    return listMonitors(db, { organizationId, inactive: options.all ?? false });
  });
  if (options.json) return print(monitors.map(monitorRecord));
  console.log(renderMonitors(monitors));
}

export async function show(named: string, options: MonitorOptions): Promise<void> {
  const monitor = await withMonitor(named, options, async (_, found) => found);
  if (options.json) return print(monitorRecord(monitor));
  console.log(renderMonitor(monitor));
}

export async function delivery(named: string, options: DestinationOptions): Promise<void> {
  const { webhook, email, none = false } = options;
  if ([webhook !== undefined, email !== undefined, none].filter(Boolean).length !== 1) {
    throw usageError('give one of --webhook, --email and --none');
  }
  const monitor = await withMonitor(named, options, async (db, { monitorId, organizationId }) =>
    setDestination(db, monitorId, await destinationOf(db, organizationId, options)),
  );
  if (options.json) return print(monitorRecord(monitor));
  console.log(renderMonitor(monitor));
  noteMail(loadCommandConfig(), monitor);
}

export async function matches(named: string, options: MatchesOptions): Promise<void> {
  const { limit, all = false } = options;
  const config = loadCommandConfig();
  const found = await withMonitor(named, options, async (db, { monitorId, isActive }) => {
    if (all) return listMatches(db, { monitorId, limit });
    if (isActive) {
      const { failed } = await evaluateMonitors({ db, ...searchDeps(config) }, [monitorId]);
      const failure = failed > 0 ? await findMonitor(db, { ...(await ownerOf(db, options)), named: monitorId }) : null;
      if (failure?.lastError) throw permanentError('monitor-failed', failure.lastError);
    }
    const { matches: taken } = await takeMatches(db, { monitorId, after: null, limit });
    return taken.map(({ position: _, ...match }) => match);
  });
  if (options.json) return print(found);
  console.log(renderMatches(found, { all, named }));
}

export async function deactivate(named: string, options: MonitorOptions): Promise<void> {
  const monitor = await withMonitor(named, options, (db, { monitorId }) => deactivateMonitor(db, monitorId));
  if (options.json) return print(monitorRecord(monitor));
  console.log(renderMonitor(monitor));
}

export async function tryMonitor(named: string | undefined, options: TryOptions): Promise<void> {
  if ((named === undefined) !== hasSearch(options)) {
    throw usageError('give a monitor, or the options of a search, such as --dataset and --where');
  }
  const config = loadCommandConfig();
  const { limit, days } = options;
  const search = async (db: Database) =>
    named === undefined ? (await readSearch(db, options)).search : (await ownMonitor(db, named, options)).search;
  const trial = await withDatabase(config, async (db) => {
    const checked = await search(db);
    const newest = await newestDate(db);
    if (newest === null) throw permanentError('no-filings', 'the database has no filings to search');
    const from = `${addDays(newest, -days)}T23:59:59.999999Z`;
    const methodologyVersion = CURRENT_METHODOLOGY_VERSION;
    const done = await trySearch({ db, ...searchDeps(config), methodologyVersion }, checked, { from, limit });
    return { from: addDays(newest, 1 - days), to: newest, search: checked, ...done };
  });
  if (options.json) return print(trial);
  console.log(renderTrial(trial));
}

export async function fields(dataset: string | undefined, options: { readonly json?: boolean }): Promise<void> {
  if (dataset === undefined) {
    const datasets = [...MONITOR_DATASETS.values()];
    if (options.json) return print(datasets.map(({ name, hasText }) => ({ name, hasText })));
    return console.log(renderDatasets(datasets));
  }
  const found = datasetOf(dataset);
  if (options.json) return print(found.fields);
  console.log(renderFields(found));
}

function searchDeps(config: Config) {
  return { rawStore: createDiskRawStore(join(config.home, 'raw')), logger: pino({ level: 'silent' }) };
}

async function ownerOf(db: Database, options: OrganizationChoice): Promise<{ readonly organizationId: string }> {
  const { organizationId } = await existingOrganization(db, options.organization);
  return { organizationId };
}

async function ownMonitor(db: Database, named: string, options: OrganizationChoice): Promise<Monitor> {
  const monitor = await findMonitor(db, { ...(await ownerOf(db, options)), named });
  if (monitor !== null) return monitor;
  const message = `organization "${options.organization}" has no monitor ${named}; "tidemark monitors list" prints them`;
  throw permanentError('unknown-monitor', message);
}

function withMonitor<T>(
  named: string,
  options: OrganizationChoice,
  use: (db: Database, monitor: Monitor) => Promise<T>,
): Promise<T> {
  return withDatabase(loadCommandConfig(), async (db) => use(db, await ownMonitor(db, named, options)));
}

/** Null: none is named. */
async function destinationOf(
  db: Database,
  organizationId: string,
  { webhook, email }: DestinationChoice,
): Promise<MonitorDestination | null> {
  if (webhook !== undefined && email !== undefined) throw usageError('give one of --webhook and --email');
  if (email !== undefined) {
    if (!z.email().safeParse(email).success)
      throw usageError(`--email ${email}: give an address like desk@fund.example`);
    return { kind: 'email', recipient: email };
  }
  if (webhook === undefined) return null;
  const endpointId = idOf(webhook, 'endpoint');
  const endpoint = await findEndpoint(db, { organizationId, id: endpointId });
  if (endpoint !== null && endpoint.deletedAt === null) return { kind: 'webhook', endpointId };
  throw permanentError(
    'unknown-endpoint',
    `the organization has no endpoint ${endpointId}: "tidemark webhooks list" prints them`,
  );
}

/** The worker may have settings that this command has not. */
function noteMail({ mail }: Config, { destination }: Monitor): void {
  if (destination?.kind !== 'email' || mail !== null) return;
  console.error('tidemark: TIDEMARK_SMTP_URL is not set here; emails wait until a worker that has it sends them');
}
