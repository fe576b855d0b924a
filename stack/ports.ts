import { connect, createServer } from 'node:net';
import { AppError } from '../core/errors.ts';

/** Opens and closes a port (0: any free one); returns its number. */
function probePort(requested: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(requested, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** A currently unused port. Another process may take it first: callers then retry. */
export function findFreePort(): Promise<number> {
  return probePort(0);
}

/** Throws a one-line error where a configured port is taken. `variable` is the setting that names it. */
export async function assertPortFree(port: number, what: string, variable: string): Promise<void> {
  await probePort(port).catch((error: NodeJS.ErrnoException) => {
    const why = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be opened (${error.code})`;
    const message = `port ${port} for ${what} ${why}: stop the process using it, or set ${variable} to another port`;
    throw new AppError(message, { code: 'port-in-use', retryable: false, context: { port, variable } });
  });
}

/** Whether something accepts connections at `host:port`. */
export function isListening(address: string, timeoutMs = 1000): Promise<boolean> {
  const url = new URL(`tcp://${address}`);
  return new Promise((resolve) => {
    const socket = connect({ host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port) });
    const settle = (listening: boolean) => {
      socket.destroy();
      resolve(listening);
    };
    socket.setTimeout(timeoutMs, () => settle(false));
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}
