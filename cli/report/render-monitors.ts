import type { SearchTrial } from '../../activities/monitors/try-search.ts';
import type { MonitorDataset } from '../../core/monitor-datasets.ts';
import type { Monitor, MonitorMatch, MonitorRow, MonitorSearch } from '../../core/monitors.ts';
import { operatorsOf } from '../../events/monitor-search.ts';
import { renderTable } from './table.ts';
import { clip, counted } from './text.ts';

export function renderMonitors(monitors: readonly Monitor[]): string {
  if (monitors.length === 0) return 'no monitors; "tidemark monitors create" makes one';
  const lines = monitors.map((monitor) => [
    monitor.monitorId,
    monitor.name,
    searchText(monitor),
    destinationText(monitor),
    monitor.isActive ? monitor.lastCheckedAt : 'deactivated',
  ]);
  return renderTable(['monitor', 'name', 'search', 'delivered to', 'last checked'], [], lines);
}

export function renderMonitor(monitor: Monitor): string {
  const { lastError, deactivatedAt } = monitor;
  return [
    `monitor       ${monitor.monitorId}`,
    `name          ${monitor.name}`,
    `search        ${searchText(monitor)}`,
    `delivered to  ${destinationText(monitor)}`,
    `state         ${monitor.isActive ? 'active' : `deactivated at ${deactivatedAt ?? ''}`}`,
    `last checked  ${monitor.lastCheckedAt}`,
    ...(lastError === null ? [] : [`last error    ${clip(lastError, 200)}`]),
  ].join('\n');
}

function searchText({ search, expression }: Pick<Monitor, 'search' | 'expression'>): string {
  const { dataset, where, watch, text } = search;
  const conditions = expression ?? (where === null ? null : JSON.stringify(where));
  const watched = watch === null ? null : watch.length > 5 ? `${watch.length} issuers` : `CIK ${watch.join(', ')}`;
  return [
    dataset,
    ...(conditions === null ? [] : [`where ${clip(conditions, 200)}`]),
    ...(watched === null ? [] : [`of ${watched}`]),
    ...(text === null ? [] : [`with the text ${text}`]),
  ].join(' ');
}

function destinationText({ destination }: Monitor): string {
  if (destination === null) return 'endpoints that subscribe to monitor.match';
  return destination.kind === 'email' ? destination.recipient : `endpoint ${destination.endpointId}`;
}

export function renderMatches(
  matches: readonly MonitorMatch[],
  { all, named }: { readonly all: boolean; readonly named: string },
): string {
  if (matches.length > 0) return renderRows(matches);
  return all
    ? 'no matches yet'
    : `nothing new; "tidemark monitors matches ${JSON.stringify(named)} --all" prints earlier matches`;
}

export function renderTrial(
  trial: SearchTrial & { readonly from: string; readonly to: string; readonly search: MonitorSearch },
): string {
  const { from, to, searched, matched, rows, unread, search } = trial;
  const shown = rows.length < matched ? `, the newest ${rows.length} of them` : '';
  const head = `${counted(matched, 'match').replace(
    /matchs$/,
    'matches',
  )} among ${counted(searched, 'row')} of ${search.dataset}, ${from} to ${to}${shown}`;
  const missing =
    unread > 0 ? `${counted(unread, 'older row')} satisfy the conditions; their text was not searched` : '';
  return [head, ...(rows.length > 0 ? [renderRows(rows)] : []), missing].filter((part) => part !== '').join('\n');
}

/** Fields that the other columns show. */
const SHOWN_BESIDE = new Set([
  'cik',
  'ticker',
  'accessionNumber',
  'publicAt',
  'asOf',
  'form',
  'filedDate',
  'url',
  'state',
]);
const MOST_VALUES = 6;

function renderRows(rows: readonly Omit<MonitorRow, 'recordedAt' | 'runId'>[]): string {
  const lines = rows.map(({ cik, accessionNumber, values, matchedWords, sourceSpan }) => {
    const { ticker, form, filedDate, asOf } = values;
    const listed = Object.entries(values)
      .filter(([name, value]) => isWorthListing(name, value))
      .slice(0, MOST_VALUES)
      .map(([name, value]) => `${name} ${clip(Array.isArray(value) ? value.join(', ') : String(value), 60)}`);
    const words = matchedWords.map((one) => `“${clip(one.words, 60)}” ${shortSpan(one.sourceSpan)}`);
    const place = sourceSpan === null || words.length > 0 ? [] : [shortSpan(sourceSpan)];
    return [
      [filedDate, asOf].find((date) => typeof date === 'string') ?? '',
      typeof ticker === 'string' ? `${ticker} (${cik})` : cik,
      [form, accessionNumber].filter((part) => typeof part === 'string').join('\n'),
      [...listed, ...words, ...place].join('\n'),
    ];
  });
  return renderTable(['date', 'issuer', 'filing', 'values and words'], [], lines);
}

function isWorthListing(name: string, value: unknown): boolean {
  return !SHOWN_BESIDE.has(name) && value !== null && value !== false && !(Array.isArray(value) && value.length === 0);
}

/** A span as `tidemark span` reads it is too long for a table; JSON has it in full. */
function shortSpan(span: string): string {
  return span.replace(/^sha256:(\w{8})\w+/, '$1…');
}

export function renderDatasets(datasets: readonly MonitorDataset[]): string {
  const lines = datasets.map(({ name, hasText, fields }) => [name, Object.keys(fields).length, hasText ? 'yes' : 'no']);
  return renderTable(['dataset', 'fields', 'text search'], [1], lines);
}

export function renderFields(dataset: MonitorDataset): string {
  const fields = Object.entries(dataset.fields);
  const lines = fields.map(([name, { type, oneOf }]) => [name, type, oneOf?.join(', ') ?? '']);
  const types = new Map(fields.map(([, field]) => [field.type, operatorsOf(dataset, field).join(', ')]));
  const operators = [...types].map(([type, list]) => `${type}: ${list}`);
  return [renderTable(['field', 'type', 'values'], [], lines), ...operators].join('\n');
}
