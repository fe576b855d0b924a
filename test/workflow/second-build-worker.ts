import { loadConfig } from '../../cli/config.ts';
import { startWorker } from '../../cli/worker.ts';
import { createSecret } from '../../core/secret.ts';
import { SECOND_BUILD } from '../parse-processes/second-xbrl.ts';

/** A worker process of the build that has a second version of xbrl; its argument is the log file. */
const config = loadConfig(process.env);
const addresses = {
  databaseUrl: createSecret(process.env['DATABASE_URL'] ?? ''),
  temporalAddress: config.temporalAddress ?? '',
  temporalSecurity: null,
  namespace: config.temporalNamespace,
  uiUrl: null,
};
const parseModule = new URL('../parse-processes/second-xbrl.ts', import.meta.url);
const worker = await startWorker(config, addresses, {
  logFile: process.argv[2] ?? null,
  parsers: { catalog: SECOND_BUILD, parseModule },
});
process.on('SIGTERM', () => void worker.stop().then(() => process.exit(0)));
process.stdout.write('serving\n');
await worker.ended;
