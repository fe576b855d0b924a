import { open } from 'node:fs/promises';

const TAIL_BYTES = 8192;
const HEAD_CHARS = 100;
const END_CHARS = 200;

/** The last line of a server's log that is not empty. Of a long one its ends: a chain of errors has the cause last. */
export async function lastLogLine(file: string): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const tail = Buffer.alloc(Math.min(size, TAIL_BYTES));
    await handle.read(tail, 0, tail.length, size - tail.length);
    const lines = tail.toString('utf8').split('\n');
    const line = (lines.findLast((candidate) => candidate.trim() !== '') ?? '').trim();
    if (line.length <= HEAD_CHARS + END_CHARS) return line;
    return `${line.slice(0, HEAD_CHARS)} … ${line.slice(-END_CHARS)}`;
  } finally {
    await handle.close();
  }
}
