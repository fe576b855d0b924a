import type { Database } from '../../db/database.ts';
import { buildIdentity } from '../build-identity.ts';
import type { Config } from '../config.ts';
import { createProgressLine } from '../progress-line.ts';
import { exportFolder } from './manifest.ts';
import { openExportStore } from './open-store.ts';
import { type ExportOrder, type ExportResult, writeExports } from './write-export.ts';

export interface ExportRun {
  readonly config: Config;
  readonly to: string;
  readonly json: boolean;
  /** Datasets that the selection does not fit, with the reason. */
  readonly leftOut: readonly string[];
  readonly order: Omit<ExportOrder, 'codeBuild'>;
}

/** Writes the exports of a command, with progress on standard error, and prints what was written. */
export async function runExport(db: Database, run: ExportRun): Promise<void> {
  const { config, to, json, leftOut, order } = run;
  const progress = createProgressLine();
  const store = openExportStore(to, config.exports.s3);
  for (const reason of leftOut) progress.note(`left out: ${reason}`);
  try {
    const { codeBuild } = buildIdentity(config);
    const results = await writeExports(db, store, { ...order, codeBuild }, (dataset, rows) => {
      const place = order.datasets.findIndex(({ name }) => name === dataset);
      progress.show(`${dataset}: ${rows.toLocaleString('en-US')} rows`, place / order.datasets.length);
    });
    progress.clear();
    console.log(json ? JSON.stringify({ place: store.place, exports: results, leftOut }, null, 2) : textOf(results));
  } finally {
    progress.clear();
    await store.close();
  }

  function textOf(results: readonly ExportResult[]): string {
    return results.map(({ manifest, state }) => lineOf(store.place, manifest, state)).join('\n');
  }
}

function lineOf(place: string, manifest: ExportResult['manifest'], state: ExportResult['state']): string {
  const { dataset, exportId, rows, bytes, files, snapshotAt } = manifest;
  const count = (n: number, word: string) => `${n.toLocaleString('en-US')} ${word}${n === 1 ? '' : 's'}`;
  const size = `${(bytes / 1e6).toFixed(1)} MB`;
  const what = `${count(rows, 'row')} in ${count(files.length, 'file')}, ${size}`;
  const note = state === 'present' ? ` (complete since ${snapshotAt}; --replace writes it again)` : '';
  return `${place}/${exportFolder(dataset, exportId)}: ${what}${note}`;
}
