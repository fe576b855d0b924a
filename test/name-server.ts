import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** Addresses of a name by the type of the question; null: do not answer. */
export type NameAnswers = (name: string, type: 'A' | 'AAAA') => readonly string[] | null;

export interface NameServer {
  /** `127.0.0.1:port`. */
  readonly address: string;
  /** What was asked, such as `A receiver.example`. */
  readonly questions: readonly string[];
  close(): Promise<void>;
}

/** A DNS server (RFC 1035) for tests. A name without addresses does not exist (NXDOMAIN). */
export async function startNameServer(answers: NameAnswers): Promise<NameServer> {
  const questions: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => {
    const labels: string[] = [];
    let at = 12;
    for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
      labels.push(query.toString('latin1', at + 1, at + 1 + length));
      at += length + 1;
    }
    const type = query.readUInt16BE(at + 1) === 28 ? 'AAAA' : 'A';
    const name = labels.join('.').toLowerCase();
    questions.push(`${type} ${name}`);
    const addresses = answers(name, type);
    if (addresses === null) return;
    const head = Buffer.alloc(12);
    query.copy(head, 0, 0, 2);
    head.writeUInt16BE(addresses.length === 0 ? 0x81_83 : 0x81_80, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(addresses.length, 6);
    const records = addresses.map((address) => record(address, type));
    socket.send(Buffer.concat([head, query.subarray(12, at + 5), ...records]), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    questions,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

/** A resource record with time to live 0 for the name of the question. */
function record(address: string, type: 'A' | 'AAAA'): Buffer {
  const data = type === 'A' ? Buffer.from(address.split('.').map(Number)) : ipv6Bytes(address);
  const head = Buffer.from([0xc0, 0x0c, 0, type === 'A' ? 1 : 28, 0, 1, 0, 0, 0, 0, 0, data.length]);
  return Buffer.concat([head, data]);
}

function ipv6Bytes(address: string): Buffer {
  const [before = '', after] = address.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16)));
  const [first, last] = [groups(before), groups(after ?? '')];
  const all = [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
  return Buffer.from(all.flatMap((group) => [group >> 8, group & 0xff]));
}
