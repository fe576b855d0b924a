import type { ExportCatalog } from '../../api/export-catalog.ts';
import type { ExportConfig } from '../export/export-config.ts';
import { countManifests, EXPORT_ID, exportFolder, listManifests, readManifest } from '../export/manifest.ts';
import { openExportStore } from '../export/open-store.ts';

/** The exports of the configured place; without one, there are none. */
export function createExportCatalog({ place, s3 }: ExportConfig): ExportCatalog {
  if (place === null) {
    return {
      counts: () => Promise.resolve(new Map()),
      list: () => Promise.resolve([]),
      find: () => Promise.resolve(null),
      open: () => Promise.resolve(null),
    };
  }
  const store = openExportStore(place, s3);
  return {
    counts: () => countManifests(store),
    list: (dataset) => listManifests(store, dataset),
    async find(dataset, exportId) {
      return EXPORT_ID.test(exportId) ? readManifest(store, dataset, exportId) : null;
    },
    open: ({ dataset, exportId }, { path }, range) => store.open(`${exportFolder(dataset, exportId)}/${path}`, range),
  };
}
