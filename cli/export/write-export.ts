import { easternDateOf, type IsoTimestamp } from '../../core/dates.ts';
import { AppError } from '../../core/errors.ts';
import { contentHash } from '../../core/hashes.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { refuseUnpromoted } from '../../db/repositories/datasets/listed-versions.ts';
import type { ExportDataset } from '../../db/repositories/exports/export-datasets.ts';
import { type ExportSelection, refusalOf } from '../../db/repositories/exports/export-source.ts';
import {
  type ExportRow,
  knownParserVersions,
  lockExport,
  readExport,
  withExportSnapshot,
} from '../../db/repositories/exports/read-export.ts';
import { permanentError, usageError } from '../errors.ts';
import type { ExportStore } from './export-store.ts';
import { exportFolder, isExportFile, type Manifest, manifestFirst, readManifest, writeManifest } from './manifest.ts';
import { typeName } from './parquet-schema.ts';
import { createPartitionedFiles, type WrittenFile } from './partitioned-files.ts';

export interface ExportOrder {
  readonly datasets: readonly ExportDataset[];
  readonly selection: ExportSelection;
  /** Null: by the date and the selection. */
  readonly exportId: string | null;
  /** Whether to write an export again that is complete. */
  readonly replace: boolean;
  readonly codeBuild: string;
}

export interface ExportResult {
  readonly manifest: Manifest;
  /** `present`: it was complete before, and was not written again. */
  readonly state: 'written' | 'present';
}

/** Told of the rows written so far. */
export type ReportRows = (dataset: string, rows: number) => void;

/**
 * Writes exports, all from one snapshot. An export that is complete is not written again unless asked for; what an
 * interrupted run has left is replaced.
 *
 * @throws AppError `usage`, `unknown-parser-version`, `version-not-promoted`, `export-running`, `not-an-export`
 */
export async function writeExports(
  db: Database,
  store: ExportStore,
  order: ExportOrder,
  report: ReportRows,
): Promise<readonly ExportResult[]> {
  const { datasets, selection } = order;
  for (const dataset of datasets) {
    const refusal = refusalOf(dataset, selection);
    if (refusal !== null) throw usageError(refusal);
  }
  await checkVersion(db, selection);
  return withExportSnapshot(db, async (trx, takenAt) => {
    const exportId = order.exportId ?? idOf(selection, takenAt);
    const results: ExportResult[] = [];
    for (const dataset of datasets) {
      const folder = exportFolder(dataset.name, exportId);
      if (!(await lockExport(trx, `${store.place}/${folder}`))) {
        throw new AppError(`another process is writing ${store.place}/${folder}`, {
          code: 'export-running',
          retryable: true,
        });
      }
      const present = await readManifest(store, dataset.name, exportId);
      if (present && !order.replace) {
        checkSame(present, selection, `${store.place}/${folder}`);
        results.push({ manifest: present, state: 'present' });
        continue;
      }
      await clear(store, folder);
      const written = await writeFiles(trx, store, dataset, selection, { folder, report });
      const manifest = manifestOf(written, { dataset, exportId, selection, takenAt, codeBuild: order.codeBuild });
      await writeManifest(store, manifest);
      results.push({ manifest, state: 'written' });
    }
    return results;
  });
}

/** The same selection on the same day has the same id, so that a repeated command finds what the first one wrote. */
function idOf(selection: ExportSelection, takenAt: IsoTimestamp): string {
  const { asOf, ...rest } = selection;
  const date = asOf ?? easternDateOf(Date.parse(takenAt));
  const isWhole = Object.values(rest).every((value) => value === null);
  const suffix = isWhole ? '' : `-${contentHash(rest).slice('sha256:'.length).slice(0, 8)}`;
  return `${asOf === null ? '' : 'as-of-'}${date}${suffix}`;
}

async function checkVersion(db: Database, { parserVersion, asComputed }: ExportSelection): Promise<void> {
  if (parserVersion === null) return;
  if (asComputed !== null) await refuseUnpromoted(db, parserVersion, asComputed);
  const known = await knownParserVersions(db);
  if (known.includes(parserVersion)) return;
  const list = known.length === 0 ? 'none has run' : known.join(', ');
  throw permanentError('unknown-parser-version', `no rows of ${parserVersion}: versions with rows are ${list}`);
}

function checkSame(present: Manifest, selection: ExportSelection, place: string): void {
  if (contentHash(present.selection) === contentHash({ ...selection })) return;
  throw usageError(`${place} is an export of another selection: give another --id, or --replace`);
}

/** Removes what an earlier run wrote to the folder, and nothing that it cannot have written. */
async function clear(store: ExportStore, folder: string): Promise<void> {
  const paths = await store.list(folder);
  const foreign = paths.find((path) => !isExportFile(path.slice(folder.length + 1)));
  if (foreign !== undefined) {
    throw permanentError(
      'not-an-export',
      `${store.place}/${foreign} is not a file of an export: choose another folder`,
    );
  }
  await store.remove([...paths].sort(manifestFirst));
}

interface Written {
  readonly files: readonly WrittenFile[];
  readonly schema: Manifest['schema'];
  readonly versions: ReadonlyMap<string, ReadonlySet<string>>;
}

const VERSION_COLUMNS = ['parser_version', 'materialization_version', 'methodology_version'];

async function writeFiles(
  trx: Transaction,
  store: ExportStore,
  dataset: ExportDataset,
  selection: ExportSelection,
  { folder, report }: { readonly folder: string; readonly report: ReportRows },
): Promise<Written> {
  const { columns, batches } = await readExport(trx, dataset, selection);
  const files = createPartitionedFiles(columns, dataset.dated?.partition ?? null, {
    stage: (path) => store.stage(`${folder}/${path}`),
    complete: (file) => store.publish(`${folder}/${file.path}`, file),
  });
  const versions = new Map(VERSION_COLUMNS.map((name) => [name, new Set<string>()]));
  let rows = 0;
  report(dataset.name, rows);
  try {
    for await (const batch of batches) {
      noteVersions(versions, batch);
      await files.add(batch);
      rows += batch.length;
      report(dataset.name, rows);
    }
    const schema = columns.map(({ name, type, storedAs }) => ({ name, type: typeName(type), storedAs }));
    return { files: await files.finish(), schema, versions };
  } catch (error) {
    await files.abandon();
    throw error;
  }
}

function noteVersions(versions: ReadonlyMap<string, Set<string>>, batch: readonly ExportRow[]): void {
  for (const [name, found] of versions) {
    for (const row of batch) {
      const version = row[name];
      if (typeof version === 'string') found.add(version);
    }
  }
}

function manifestOf(
  { files, schema, versions }: Written,
  about: {
    readonly dataset: ExportDataset;
    readonly exportId: string;
    readonly selection: ExportSelection;
    readonly takenAt: IsoTimestamp;
    readonly codeBuild: string;
  },
): Manifest {
  const { dataset, exportId, selection, takenAt, codeBuild } = about;
  const found = (column: string) => [...(versions.get(column) ?? [])].sort();
  return {
    format: 'tidemark-export/1',
    dataset: dataset.name,
    exportId,
    snapshotAt: takenAt,
    createdAt: new Date().toISOString(),
    selection: { ...selection },
    versions: {
      parserVersions: found('parser_version'),
      materializationVersions: found('materialization_version'),
      methodologyVersions: found('methodology_version'),
      codeBuild,
    },
    partitionedBy: dataset.dated?.partition ?? null,
    schema: [...schema],
    rows: files.reduce((sum, file) => sum + file.rows, 0),
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
    files: files.map(({ path, rows, bytes, sha256 }) => ({ path, rows, bytes, sha256 })),
  };
}
