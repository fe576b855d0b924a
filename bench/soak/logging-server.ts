import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/*
 * A process that answers every request and notes when it came in: what EDGAR would count. Sends its port to the parent,
 * and all times (milliseconds, its own clock) when asked.
 */
const times: number[] = [];
const server = createServer((request, response) => {
  times.push(performance.now());
  response.writeHead(200, { 'content-type': 'text/plain' }).end(`${request.url}\n`);
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('message', () => process.send?.({ times }));
process.on('disconnect', () => process.exit(0));
