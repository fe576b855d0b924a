import type { Command } from 'commander';
import { parseIsoDate } from '../../core/dates.ts';
import { type ParserVersion, parseCik } from '../../core/ids.ts';
import { nearestName } from '../../core/nearest-name.ts';
import { recordedTime } from '../../core/recorded-time.ts';
import { EXPORT_DATASETS, type ExportDataset } from '../../db/repositories/exports/export-datasets.ts';
import { type ExportSelection, refusalOf } from '../../db/repositories/exports/export-source.ts';
import { loadCommandConfig } from '../environment.ts';
import { usageError } from '../errors.ts';
import { withDatabase } from '../with-database.ts';

interface ExportOptions {
  readonly dataset?: readonly string[];
  readonly to?: string;
  readonly id?: string;
  readonly replace?: boolean;
  readonly asOf?: string;
  readonly asComputed?: string;
  readonly parserVersion?: string;
  readonly cik?: string;
  readonly from?: string;
  readonly until?: string;
  readonly list?: boolean;
  readonly json?: boolean;
}

export const help = `Writes <to>/<dataset>/<id>/ with one folder per year and a manifest.json, which comes last: an export
without it is incomplete. The same command on the same day finds its complete exports and writes the others again.
docs/exports.md describes types, columns and the manifest.`;

export function register(command: Command): void {
  const repeat = (value: string, all: readonly string[] = []) => [...all, value];
  command
    .option('--dataset <name>', 'dataset, or "all"; may be repeated', repeat)
    .option('--to <place>', 'directory, or s3://bucket/prefix; default: TIDEMARK_EXPORT_DIR')
    .option('--as-of <date>', 'only what was public on this date, or scores up to it')
    .option('--as-computed <time>', 'as stored at an instant, or at the end of a date')
    .option('--parser-version <version>', 'rows of this version, like overhang@3; default: the promoted ones')
    .option('--cik <cik>', 'only this issuer or manager')
    .option('--from <date>', 'only rows published on this date or later; of scores, as-of dates')
    .option('--until <date>', 'only rows published on this date or earlier; of scores, as-of dates')
    .option('--id <name>', 'name of the export; default: its date and selection')
    .option('--replace', 'write exports again that are complete')
    .option('--list', 'list the datasets')
    .option('--json', 'print JSON')
    .action(exportDatasets);
}

async function exportDatasets(options: ExportOptions): Promise<void> {
  if (options.list) {
    listDatasets(options.json === true);
    return;
  }
  const selection = selectionOf(options);
  const { datasets, leftOut } = chosenDatasets(options.dataset ?? [], selection);
  const config = loadCommandConfig();
  const to = options.to ?? config.exports.place;
  if (!to) throw usageError('give --to, a directory or s3://bucket/prefix, or set TIDEMARK_EXPORT_DIR');
  const { EXPORT_ID } = await import('../export/manifest.ts');
  if (options.id !== undefined && !EXPORT_ID.test(options.id)) {
    throw usageError('--id: up to 100 letters, digits, ".", "_" and "-", beginning with a letter or digit');
  }
  const { runExport } = await import('../export/run-export.ts');
  await withDatabase(config, (db) =>
    runExport(db, {
      config,
      to,
      json: options.json === true,
      leftOut,
      order: { datasets, selection, exportId: options.id ?? null, replace: options.replace === true },
    }),
  );
}

function selectionOf(options: ExportOptions): ExportSelection {
  const { asOf, asComputed, parserVersion, cik, from, until } = options;
  if (parserVersion !== undefined && !/^[a-z0-9-]+@\d+$/.test(parserVersion)) {
    throw usageError(`--parser-version: not a parser and its version, like overhang@3: ${parserVersion}`);
  }
  const selection = {
    asOf: asOf === undefined ? null : parseIsoDate(asOf),
    asComputed: asComputed === undefined ? null : recordedTime(asComputed),
    parserVersion: parserVersion === undefined ? null : (parserVersion as ParserVersion),
    cik: cik === undefined ? null : parseCik(cik),
    from: from === undefined ? null : parseIsoDate(from),
    until: until === undefined ? null : parseIsoDate(until),
  };
  if (selection.from !== null && selection.until !== null && selection.from > selection.until) {
    throw usageError('--from is after --until');
  }
  return selection;
}

/** `all` leaves out what the selection does not fit; a dataset that is named has to fit it. */
function chosenDatasets(
  names: readonly string[],
  selection: ExportSelection,
): { readonly datasets: readonly ExportDataset[]; readonly leftOut: readonly string[] } {
  if (names.length === 0) throw usageError('give --dataset, a name of "tidemark export --list" or "all"');
  const named = names.filter((name) => name !== 'all').map(datasetNamed);
  const all = names.includes('all') ? [...EXPORT_DATASETS.values()] : [];
  const reasons = all.filter((one) => !named.includes(one)).map((one) => ({ one, why: refusalOf(one, selection) }));
  const fitting = reasons.filter(({ why }) => why === null).map(({ one }) => one);
  return {
    datasets: [...new Set([...named, ...fitting])],
    leftOut: reasons.flatMap(({ why }) => why ?? []),
  };
}

function datasetNamed(name: string): ExportDataset {
  const found = EXPORT_DATASETS.get(name);
  if (found) return found;
  const near = nearestName(name, [...EXPORT_DATASETS.keys()]);
  const hint = near === null ? '"tidemark export --list" names them' : `did you mean ${near}?`;
  throw usageError(`no dataset ${JSON.stringify(name)}: ${hint}`);
}

function listDatasets(json: boolean): void {
  const datasets = [...EXPORT_DATASETS.values()].map(({ name, description, dated }) => ({
    dataset: name,
    description,
    partitionedBy: dated?.partition ?? null,
  }));
  if (json) {
    console.log(JSON.stringify({ datasets }, null, 2));
    return;
  }
  const width = Math.max(...datasets.map(({ dataset }) => dataset.length));
  for (const { dataset, description, partitionedBy } of datasets) {
    console.log(`${dataset.padEnd(width)}  ${(partitionedBy ?? '').padEnd(11)}  ${description}`);
  }
}
