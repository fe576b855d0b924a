import { z } from 'zod';
import type { ExportStore } from './export-store.ts';

/** Names of folders and files that an export consists of. */
const FILE_PATH = /^(?:[a-z_]+=(?:\d{1,6}|__HIVE_DEFAULT_PARTITION__)\/)?part-\d{4,9}\.parquet$/;
export const EXPORT_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
const MANIFEST = 'manifest.json';

const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const instant = z.iso.datetime();

const SCHEMA = z.object({
  format: z.literal('tidemark-export/1'),
  dataset: z.string(),
  exportId: z.string().regex(EXPORT_ID),
  /** When the snapshot was taken that the rows come from. */
  snapshotAt: instant,
  createdAt: instant,
  selection: z.object({
    asOf: date.nullable(),
    asComputed: instant.nullable(),
    parserVersion: z.string().nullable(),
    cik: z.string().nullable(),
    from: date.nullable(),
    until: date.nullable(),
  }),
  /** Those that occur in the rows, and the build that wrote the files. */
  versions: z.object({
    parserVersions: z.array(z.string()),
    materializationVersions: z.array(z.string()),
    methodologyVersions: z.array(z.string()),
    codeBuild: z.string(),
  }),
  /** Key of the folders, a year; null: there are no folders. */
  partitionedBy: z.string().nullable(),
  schema: z.array(z.object({ name: z.string(), type: z.string(), storedAs: z.string() })),
  rows: z.int().nonnegative(),
  bytes: z.int().nonnegative(),
  files: z.array(
    z.object({
      path: z.string().regex(FILE_PATH),
      rows: z.int().nonnegative(),
      bytes: z.int().nonnegative(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
});

/** What an export consists of; without it, the export is not complete. */
export type Manifest = z.infer<typeof SCHEMA>;

/** The folder of an export in its store. */
export const exportFolder = (dataset: string, exportId: string): string => `${dataset}/${exportId}`;

/** Null: there is no complete export of this id. A manifest that is not one counts as none. */
export async function readManifest(store: ExportStore, dataset: string, exportId: string): Promise<Manifest | null> {
  const text = await store.read(`${exportFolder(dataset, exportId)}/${MANIFEST}`);
  if (text === null) return null;
  const manifest = SCHEMA.safeParse(jsonOf(text)).data;
  return manifest?.dataset === dataset && manifest.exportId === exportId ? manifest : null;
}

export function writeManifest(store: ExportStore, manifest: Manifest): Promise<void> {
  const folder = exportFolder(manifest.dataset, manifest.exportId);
  return store.write(`${folder}/${MANIFEST}`, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Complete exports of a dataset, newest snapshot first. */
export async function listManifests(store: ExportStore, dataset: string): Promise<readonly Manifest[]> {
  const found: Manifest[] = [];
  for (const path of await store.list(dataset)) {
    const [, exportId = '', name, ...rest] = path.split('/');
    if (name !== MANIFEST || rest.length > 0 || !EXPORT_ID.test(exportId)) continue;
    const manifest = await readManifest(store, dataset, exportId);
    if (manifest) found.push(manifest);
  }
  return found.sort((a, b) => (a.snapshotAt === b.snapshotAt ? 0 : a.snapshotAt < b.snapshotAt ? 1 : -1));
}

/** Complete exports by dataset. */
export async function countManifests(store: ExportStore): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const path of await store.list('')) {
    const [dataset = '', exportId = '', name, ...rest] = path.split('/');
    if (name !== MANIFEST || rest.length > 0 || !EXPORT_ID.test(exportId)) continue;
    counts.set(dataset, (counts.get(dataset) ?? 0) + 1);
  }
  return counts;
}

/** Whether a file of an export's folder is one that exports write: finished, or left by one that was interrupted. */
export function isExportFile(name: string): boolean {
  const finished = name.replace(/\.tmp$/, '');
  return finished === MANIFEST || FILE_PATH.test(finished);
}

/** The manifest first: without it, the export is incomplete. */
export function manifestFirst(a: string, b: string): number {
  return Number(b.endsWith(`/${MANIFEST}`)) - Number(a.endsWith(`/${MANIFEST}`));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
