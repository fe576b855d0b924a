import type { WebSocket } from 'ws';

/**
 * Pings every connection, and terminates those that have not answered the ping before: a peer that lost its power or its
 * network closes nothing itself.
 */
export function watchPeers(sockets: Iterable<WebSocket>, pingMs: number): { stop(): void } {
  const asked = new WeakSet<WebSocket>();
  const answered = new WeakSet<WebSocket>();
  const timer = setInterval(() => {
    for (const socket of sockets) {
      if (!asked.has(socket)) socket.on('pong', () => answered.add(socket));
      else if (!answered.has(socket)) socket.terminate();
      asked.add(socket);
      answered.delete(socket);
      socket.ping();
    }
  }, pingMs);
  return { stop: () => clearInterval(timer) };
}
