/**
 * Child of `bench/events.ts`: HTTP servers on ports of their own, the first of which never answer and the next of which
 * take five seconds. Prints the ports as JSON and serves until it is ended.
 *
 *     node bench/event-receivers.ts <count> <dead> <slow>
 */
import { createServer } from 'node:http';

const SLOW_MS = 5_000;
const [count = 0, dead = 0, slow = 0] = process.argv.slice(2).map(Number);

const ports = await Promise.all(Array.from({ length: count }, (_, index) => serve(index)));
console.log(JSON.stringify(ports));
process.on('disconnect', () => process.exit(0));

function serve(index: number): Promise<number> {
  const server = createServer((request, response) => {
    request.resume();
    if (index < dead) return;
    request.on('end', () => {
      const answer = () => void response.writeHead(200).end();
      if (index < dead + slow) setTimeout(answer, SLOW_MS);
      else answer();
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(address !== null && typeof address === 'object' ? address.port : 0);
    });
  });
}
