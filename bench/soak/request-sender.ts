import { createDeploymentLimiter } from '../../activities/deployment-limiter.ts';
import { createDatabase } from '../../db/database.ts';
import { createEdgarClient } from '../../sources/edgar/edgar-client.ts';

/*
 * A process that sends requests as a worker does, as fast as the deployment's limiter allows, until it is killed.
 * Arguments: URL of the database, URL of the server, requests a second, requests at once.
 */
const [databaseUrl = '', serverUrl = '', perSecond = '', atOnce = ''] = process.argv.slice(2);
const db = createDatabase(databaseUrl, { poolSize: 4, applicationName: 'tidemark soak' });
const client = createEdgarClient({
  baseUrl: serverUrl,
  dataUrl: serverUrl,
  limiter: createDeploymentLimiter(db, Number(perSecond)),
});
process.on('disconnect', () => process.exit(0));

async function send(): Promise<never> {
  for (let n = 0; ; n += 1) await client.get(`/${process.pid}/${n}`);
}
process.send?.({ ready: true });
await Promise.all(Array.from({ length: Number(atOnce) }, send));
