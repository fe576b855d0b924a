import { join } from 'node:path';
import type { ApiServices } from '../../api/services.ts';
import { createDiskRawStore } from '../../sources/raw-store/disk-raw-store.ts';
import type { Config } from '../config.ts';
import { loadSealingKeys } from '../webhooks/sealing-keys.ts';
import { createMonitorEvaluator } from './evaluate-monitor.ts';
import { createExportCatalog } from './export-catalog.ts';
import { createDocumentReader } from './read-document.ts';
import { createSpanPool } from './span-pool.ts';

/** What the read layer needs of the other rooms. */
export function createApiServices(
  config: Pick<Config, 'home' | 'exports' | 'webhookAllow' | 'webhookKeys' | 'webhookKeyFile'>,
): ApiServices {
  const { home, webhookAllow } = config;
  const rawStoreDir = join(home, 'raw');
  const rawStore = createDiskRawStore(rawStoreDir);
  return {
    readDocument: createDocumentReader(rawStore),
    readSpan: createSpanPool(rawStoreDir),
    storedBytes: { has: (key) => rawStore.has(key), open: (key) => rawStore.open(key) },
    evaluateMonitor: createMonitorEvaluator(home),
    exports: createExportCatalog(config.exports),
    webhookAllow,
    sealingKeys: () => loadSealingKeys(config),
    async derive(...given) {
      const { deriveAsOf } = await import('../../activities/derive.ts');
      return deriveAsOf(...given);
    },
    async readShareFloat(...given) {
      const { shareFloatAsOf } = await import('../../activities/derive.ts');
      return shareFloatAsOf(...given);
    },
  };
}
